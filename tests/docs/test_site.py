"""The site: every page is reached, every link leads somewhere, and every code block is true."""

import doctest
import importlib
import importlib.util
import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from scripts import site
from serai.cli.commands import app
from tests.docs.wells import DOCS
from tests.project.tree import ROOT

FENCED = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SOURCES = sorted(
    [*(ROOT / "docs").glob("*.md"), *(ROOT / name for name in site.MOVED if name.endswith(".md"))]
)
OF_THE_SYSTEM = {"cd", "curl", "docker", "git", "pip", "pre-commit", "sudo"}
"""Programs of others: what they do is not ours to test."""
WRITTEN_OUT = {DOCS / "adding-a-game.md", DOCS / "changing-a-rule.md"}
"""Pages whose blocks are files and changes of files; tests of their own put them together."""
READERS = {"json": json.loads, "toml": tomllib.loads, "yaml": yaml.safe_load}


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "pages"
    site.gather(folder)
    return folder


def reached(nav: Any) -> set[str]:
    """The pages that a navigation names, at any depth."""
    if isinstance(nav, str):
        return {nav}
    parts = nav.values() if isinstance(nav, dict) else nav
    return set().union(*map(reached, parts))


def test_every_page_is_in_the_navigation_and_every_entry_is_a_page(pages: Path) -> None:
    written = {str(page.relative_to(pages)) for page in pages.rglob("*.md")}
    assert written == reached(site.navigation(pages)) | {site.MOVED["LICENSE"]}


def test_every_link_between_pages_leads_to_a_file(pages: Path) -> None:
    astray = [
        f"{page.name}: {found[1]}"
        for page in pages.rglob("*.md")
        for found in site.LINK.finditer(page.read_text(encoding="utf-8"))
        if not (page.parent / found[1]).exists()
    ]
    assert astray == []


@pytest.mark.parametrize("name", [name for names in site.REFERENCE.values() for name in names])
def test_what_the_reference_names_is_there_and_says_what_it_is(name: str) -> None:
    module, _, member = name.rpartition(".")
    if member.islower():
        assert importlib.import_module(name).__doc__
    else:
        assert getattr(importlib.import_module(module), member).__doc__


@pytest.mark.parametrize("page", SOURCES, ids=lambda page: page.stem)
def test_the_python_of_a_page_is_true(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("page", SOURCES, ids=lambda page: page.stem)
def test_every_block_of_a_page_is_of_a_kind_that_is_tested(page: Path) -> None:
    for kind, block in FENCED.findall(page.read_text(encoding="utf-8")):
        if kind in READERS:
            READERS[kind](block)
        elif kind in ("", "sh"):
            for line in block.splitlines():
                can_be_run(line)
        elif kind == "python":
            assert block.startswith(">>> ") or page in WRITTEN_OUT, block
        else:
            assert kind == "text" or page in WRITTEN_OUT, block


def can_be_run(line: str) -> None:
    """Assert that a command of a page is one of ours as we have it."""
    words = shlex.split(line, comments=True)
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
        words.pop(0)
    program = Path(words[0]).name if words else ""
    if program == "make":
        assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(), re.MULTILINE), line
    elif program == "serai":
        app.parse_args(words[1:], print_error=False, exit_on_error=False)
    elif program.startswith("python"):
        is_file = words[1] != "-m"
        assert (ROOT / words[1]).is_file() if is_file else importlib.util.find_spec(words[2]), line
    else:
        assert program in OF_THE_SYSTEM | {""}, line
