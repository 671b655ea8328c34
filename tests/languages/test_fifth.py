"""A fifth language needs files and nothing else: one is made from English, with other letters."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tests.project.tree import ROOT

FIFTH: Final = "eo"
ACCENTS: Final = str.maketrans("aeiou", "áéíóú")
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "*.svelte", "*.ts", "*.svg", "client")

pytestmark = pytest.mark.interpreted


class _Accented(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = node.value.translate(ACCENTS)
        return node


def translated(english: Path) -> None:
    """The same file in the fifth language, beside the English one."""
    text = english.read_text(encoding="utf-8")
    if english.suffix == ".ftl":
        written = _Accented().visit(FluentParser().parse(text))
        made = FluentSerializer().serialize(written)
    else:
        lines = text.splitlines(keepends=True)
        made = "".join(li if li.startswith("<!--") else li.translate(ACCENTS) for li in lines)
    english.with_stem(FIFTH).write_text(made, encoding="utf-8")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of Serai with a fifth language, as docs/translating.md tells how to add one."""
    copy = tmp_path_factory.mktemp("fifth")
    shutil.copytree(ROOT / "serai", copy / "serai", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "web" / "src", copy / "web" / "src", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "web" / "scripts", copy / "web" / "scripts")
    for english in [*copy.rglob("en.ftl"), *copy.rglob("rulebook/en.md")]:
        translated(english)
    return copy


def said(tree: Path, *arguments: str, **variables: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(tree), **variables}
    done = subprocess.run(
        [sys.executable, "-m", "serai", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=tree,
        env=environment,
    )
    return done.stdout + done.stderr


def plain_letters(text: str, allowed: str) -> list[str]:
    """Words of English that are left."""
    return [
        word
        for word in re.findall(r"[A-Za-záéíóú’]+", re.sub(allowed, " ", text))
        if re.search("[aeiou]", word)
    ]


def test_the_terminal_speaks_it(tree: Path) -> None:
    rules = said(tree, "rules", "SE-1.1", "--language", FIFTH)
    assert "mátch" in rules
    assert plain_letters(rules, r"SE-1\.1") == []
    refused = said(tree, "rules", "nothing", SERAI_LANGUAGE=FIFTH)
    assert "Théré ís nó gámé" in refused
    told = said(tree, "watch", "livingstone", "--seed", "1", "--pace", "0", "--plain", LANG=FIFTH)
    assert "Thé vóyágé ís óvér." in told


def test_the_client_finds_it(tree: Path) -> None:
    node = shutil.which("node") or str(Path(sys.executable).with_name("node"))
    asked = (
        "import('./scripts/words.mjs').then(({ languages, words }) => console.log(JSON.stringify("
        f"[languages(), words.load('\\0virtual:words/{FIFTH}'),"
        f" words.load('\\0virtual:words/{FIFTH}/timbuktu')])))"
    )
    done = subprocess.run(
        [node, "-e", asked], capture_output=True, text=True, check=True, cwd=tree / "web"
    )
    known, pages, game = json.loads(done.stdout)
    assert FIFTH in known
    assert "menu-language = Lángúágé" in pages
    assert "problem-" not in pages
    assert "cámél" in game
