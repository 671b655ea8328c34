"""Pictures of the pages, taken from real matches, at every size: `make pictures` runs it.

`python -m tests.browser.pictures goldland lobby` takes those alone.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Locator, sync_playwright

from scripts.steps import ROOT
from tests.browser import client, test_goldland, test_treasure_island
from tests.browser.conftest import DESKTOP, launched
from tests.browser.visitor import Visitor, first_of
from tests.server.serving import ServerProcess

FOLDER: Final = ROOT / "docs" / "img"
HELD: Final = {"device_scale_factor": 1.5, "is_mobile": True, "has_touch": True}
SHOTS: Final[dict[str, dict[str, Any]]] = {
    "360x640": {"viewport": {"width": 360, "height": 640}, **HELD},
    "844x390": {"viewport": {"width": 844, "height": 390}, **HELD},
    "1024x768": {"viewport": {"width": 1024, "height": 768}},
    "1440x900": {"viewport": DESKTOP},
    "1440x900-dark": {"viewport": DESKTOP, "color_scheme": "dark"},
}
"""A phone upright and held sideways, a tablet, and a desk by day and by night."""

CALM: Final[dict[str, Any]] = {
    "reduced_motion": "reduce",
    "locale": "en-GB",
    "service_workers": "block",
}

View = dict[str, Any]
Pick = Callable[[list[Locator]], Locator]


class Match(NamedTuple):
    """How one gets to a moment worth a picture."""

    title: str
    seats: int
    pick: Pick
    actions: int
    reached: Callable[[View], bool]
    opened: tuple[str, ...]
    """What the choice that is open in the picture may begin with."""


def cheapest(choices: list[Locator]) -> Locator:
    """Along an arrow where the thieves take nothing; else the first."""
    told = [choice.inner_text() for choice in choices]
    safe = [choice for choice, text in zip(choices, told, strict=True) if "safe" in text]
    return (safe or choices)[0]


MATCHES: Final = {
    "livingstone": Match(
        "LivingStone",
        4,
        first_of("Tent in row", "3", "4", "5", "6", "2", "End your turn", "Take coins"),
        34,
        lambda view: view["phase"] == "act",
        ("Tent in row",),
    ),
    "goldland": Match(
        "Goldland",
        4,
        test_goldland.SENSIBLE,
        14,
        lambda view: bool(view["trips"]),
        ("Go west", "Go north", "Go"),
    ),
    "timbuktu": Match(
        "Timbuktu",
        5,
        cheapest,
        18,
        lambda view: view["stage"] >= 2 and view["phase"] == "moving" and view["round"] >= 3,
        ("Go to",),
    ),
}
HINTS_DRAWN: Final = 6


def seen(visitor: Visitor) -> View:
    view: View = visitor.updates()[-1]["view"]
    return view


def photograph(visitor: Visitor, name: str) -> None:
    visitor.page.wait_for_timeout(600)
    file = FOLDER / f"{name}.png"
    visitor.page.screenshot(path=file)
    lighten(file)
    sys.stdout.write(f"{file.relative_to(ROOT)}\n")
    sys.stdout.flush()


def lighten(file: Path) -> None:
    """A third of the bytes: these drawings need no more colours than a palette holds."""
    drawn = Image.open(file).convert("RGB")
    method, dither = Image.Quantize.MAXCOVERAGE, Image.Dither.NONE
    drawn.quantize(colors=256, method=method, kmeans=3, dither=dither).save(file, optimize=True)


def open_table(visitor: Visitor, match: Match) -> None:
    visitor.lobby()
    visitor.page.locator(".games button", has_text=match.title).click()
    while visitor.page.locator(".remove").count() < match.seats - 1:
        visitor.page.get_by_role("button", name="Add a seat").click()
    visitor.page.get_by_role("button", name="Open the table").click()
    visitor.wait_for_the_match()
    visitor.page.get_by_role("button", name="Not now").click()


def play(visitor: Visitor, match: Match) -> None:
    """To a moment that fits, with a choice to show."""
    open_table(visitor, match)
    visitor.play_on(match.pick, match.actions)
    visitor.wait_until_asked()
    while not (match.reached(seen(visitor)) and shown(visitor, match.opened)):
        visitor.choose(match.pick(visitor.open_choices()))
        visitor.wait_until_asked()


def shown(visitor: Visitor, opened: tuple[str, ...]) -> Locator | None:
    for wish in opened:
        for choice in visitor.open_choices():
            if choice.inner_text().strip().startswith(wish):
                return choice
    return None


def play_treasure_island(visitor: Visitor) -> None:
    test_treasure_island.sit(visitor, test_treasure_island.AS_PIRATE)
    visitor.page.get_by_role("button", name="Not now").click()
    test_treasure_island.play_until(
        visitor,
        lambda view: len(view["hints"]) >= HINTS_DRAWN and test_treasure_island.is_acting(view),
        "Take",
        "Pass",
    )


def take(browser: Browser, url: str, name: str) -> None:
    """One match, seen at every size."""
    context = browser.new_context(**CALM, viewport=DESKTOP)
    player = Visitor(context, url)
    match = MATCHES.get(name)
    if match:
        play(player, match)
    else:
        play_treasure_island(player)
    device = context.storage_state()
    path = f"/table/{player.table}"
    context.close()
    for shot, wishes in SHOTS.items():
        context = browser.new_context(**CALM, storage_state=device, **wishes)
        visitor = Visitor(context, url).go(path)
        visitor.wait_for_the_match()
        visitor.wait_until_asked()
        choice = shown(visitor, match.opened) if match else None
        if choice:
            choice.click()
        photograph(visitor, f"{name}-{shot}")
        context.close()


def lobby(browser: Browser, url: str) -> None:
    for shot, wishes in SHOTS.items():
        context = browser.new_context(**CALM, **wishes)
        photograph(Visitor(context, url).lobby(), f"lobby-{shot}")
        context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or ["lobby", *MATCHES, "treasure-island"]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data), web=client.built()).start()
        try:
            browser = launched(playwright.chromium)
            for name in wanted:
                if name == "lobby":
                    lobby(browser, server.url)
                else:
                    take(browser, server.url, name)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
