"""The client as files: light before a board, fresh types, nothing said outside the word files."""

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from scripts.client import WEB
from tests.browser import client
from tests.browser.visitor import Visitor

MOST_BEFORE_A_BOARD: Final = 150_000
BOARDS: Final = "src/games/"


def gathered(manifest: dict[str, dict[str, object]], entry: str, into: set[str]) -> None:
    """An entry's files and those of everything it imports at once."""
    chunk = manifest[entry]
    into.add(str(chunk["file"]))
    css = chunk.get("css", [])
    assert isinstance(css, list)
    into.update(css)
    imports = chunk.get("imports", [])
    assert isinstance(imports, list)
    for other in imports:
        gathered(manifest, other, into)


@pytest.mark.parametrize("page", ["LobbyPage", "JoinPage", "TablePage"])
def test_a_page_loads_little_before_the_board_of_its_game(built_client: Path, page: str) -> None:
    manifest = json.loads((built_client / ".vite" / "manifest.json").read_text())
    files: set[str] = set()
    gathered(manifest, "index.html", files)
    gathered(manifest, f"src/pages/{page}.svelte", files)
    weight = sum(len(gzip.compress((built_client / file).read_bytes())) for file in files)
    assert weight <= MOST_BEFORE_A_BOARD


def test_boards_are_loaded_only_when_their_game_is_chosen(built_client: Path) -> None:
    manifest = json.loads((built_client / ".vite" / "manifest.json").read_text())
    boards = [name for name in manifest if name.startswith(BOARDS) and name.endswith("index.ts")]
    assert boards
    assert all(manifest[board].get("isDynamicEntry") for board in boards)


def test_the_clients_types_are_made_from_todays_interface(tmp_path: Path) -> None:
    made = tmp_path / "openapi.json"
    subprocess.run([sys.executable, "-m", "serai.server.schema", str(made)], check=True)
    kept = WEB / "openapi.json"
    assert made.read_bytes() == kept.read_bytes(), "run: make types"
    fresh = tmp_path / "schema.ts"
    client.run_npm("exec", "--", "openapi-typescript", str(kept), "-o", str(fresh))
    assert fresh.read_text() == (WEB / "src" / "server" / "schema.ts").read_text()


NOT_OURS: Final = re.compile(r"^(Ada|Bot [A-E]|[A-E]|LS-\d+\.\d+|[\d\W]*)$")


def untranslated(visitor: Visitor) -> list[str]:
    """Visible texts in which vowels carry no accent although the pseudo-language accents all."""
    texts: list[str] = visitor.page.evaluate(
        """() => {
            const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            const found = [];
            while (walk.nextNode()) {
                const { parentElement, textContent } = walk.currentNode;
                if (parentElement.checkVisibility() && parentElement.tagName !== 'SCRIPT') {
                    found.push(textContent.trim());
                }
            }
            return found;
        }"""
    )
    names = re.compile(r"Ada|Bot [A-E]|You")
    return [
        text
        for text in texts
        if re.search("[aeiouAEIOU]", names.sub("", text)) and not NOT_OURS.match(text)
    ]


def test_nothing_is_said_outside_the_word_files(ada: Visitor) -> None:
    ada.go("/?language=pseudo")
    ada.page.locator("#host-name").fill("Ada")
    assert untranslated(ada) == []
    ada.page.locator(".quick").click()
    ada.page.locator(".choices").wait_for()
    assert untranslated(ada) == []
