"""Whole matches of every game in every language, read in a terminal and in a real browser.

Nothing may be in English, have a hole, be cut off or lie over another thing, at any width.
`python -m trials.readers docs/img` writes pictures of one board in each language into that folder.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, ViewportSize, sync_playwright

import serai
from serai import languages
from serai.engine.chance import chance_of
from serai.words import Words
from tests.browser import client
from tests.browser.conftest import launched
from tests.browser.test_languages import FLAWS, LAID_OUT, WINDOWS
from tests.browser.visitor import Visitor
from tests.cli.process import serai as command
from tests.languages.files import TELLTALE
from tests.server.serving import ServerProcess
from trials.telling import HOLE

LINES_TYPED: Final = 6000
MOST_CHOICES: Final = 6
PICTURED: Final = "treasure-island"
TEXT: Final = "() => document.body.innerText"


def unread(text: str, language: str) -> list[str]:
    """Lines that a reader of this language could not read."""
    foreign = language != languages.ENGLISH
    return [
        line.strip()
        for line in text.splitlines()
        if HOLE.search(line) or (foreign and TELLTALE.search(line.lower()))
    ]


def endings(game: str, language: str) -> list[str]:
    """How a match of a game can be said to have ended."""
    words = Words(serai.game(game), language=language)
    sources = [Path(*serai.game(game).package.split("."), "words", "en.ftl")]
    named = [line.split(" =")[0] for file in sources for line in file.read_text().splitlines()]
    return [words.say(ident) for ident in named if ident.startswith("reason-")]


def at_terminal(game: str, language: str, lines: int = LINES_TYPED) -> list[str]:
    """A whole match, typed by chance; what is wrong with it."""
    chance = chance_of(1)
    typed = "\n".join(f"{1 + chance.below(MOST_CHOICES)} 1" for _ in range(lines))
    options = [f"--option={name}={value}" for name, value in serai.game(game).bounded().items()]
    seats = ["--seats", ",".join(["you", *["bot:random"] * (serai.game(game).fewest - 1)])]
    wish = [*seats, "--seed", "1", "--plain", "--language", language, *options]
    done = command("play", game, *wish, typed=typed, COLUMNS="100")
    shown = done.stdout + done.stderr
    ended = any(text in " ".join(shown.split()) for text in endings(game, language))
    return unread(shown, language) + ([] if ended else [f"{game} did not end: {shown[-200:]}"])


def looked_at(visitor: Visitor, language: str, picture: Path | None = None) -> list[str]:
    """What is wrong with a page at any width."""
    wrong: list[str] = []
    for width, height in WINDOWS:
        visitor.page.set_viewport_size(ViewportSize(width=width, height=height))
        visitor.page.wait_for_function(LAID_OUT)
        wrong += [f"{width}: {flaw}" for flaw in visitor.page.evaluate(FLAWS)]
        wrong += unread(visitor.page.evaluate(TEXT), language)
        if picture is not None and width != 1024:
            visitor.page.screenshot(path=picture.with_stem(f"{picture.stem}-{width}"))
    return wrong


def in_browser(
    browser: Browser, url: str, game: str, language: str, folder: Path | None
) -> list[str]:
    """A whole match, looked at when it begins, in its middle and at its end."""
    context = browser.new_context(locale=language, reduced_motion="reduce")
    visitor = Visitor(context, url).arrive()
    table: Any = visitor.ask("POST", "/api/quick", {"game": game, "level": "random"})
    visitor.page.add_init_script(f"localStorage['serai-introduced-{game}'] = 'yes'")
    visitor.go(f"/table/{table['id']}")
    visitor.page.locator(".table[aria-busy=false] .banner h1").wait_for()
    wrong = looked_at(visitor, language)
    for turn in range(MOST_CHOICES):
        visitor.move(table["id"], 0, turn)
    visitor.page.locator(".table[aria-busy=false] .banner h1").wait_for()
    picture = None if folder is None or game != PICTURED else folder / f"language-{language}.png"
    wrong += looked_at(visitor, language, picture)
    visitor.play_out(table["id"])
    visitor.go(f"/table/{table['id']}")
    visitor.page.locator(".table[aria-busy=false] .banner h1").wait_for()
    wrong += looked_at(visitor, language)
    context.close()
    return wrong + visitor.complaints


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("folder", type=Path, nargs="?", help="where pictures go")
    reader.add_argument("--language", action="append", default=[], help="one instead of all")
    reader.add_argument("--game", action="append", default=[], help="one instead of all")
    wish = reader.parse_args()
    wrong = 0
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        house = ServerProcess(Path(kept), web=client.built()).start()
        browser = launched(playwright.chromium)
        for language in wish.language or languages.known():
            for game in wish.game or serai.games():
                found = at_terminal(game, language)
                found += in_browser(browser, house.url, game, language, wish.folder)
                print(f"{game} in {language}: {len(found)} flaws", flush=True)
                for flaw in found:
                    print(f"  {flaw}", flush=True)
                wrong += len(found)
        browser.close()
        house.stop()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
