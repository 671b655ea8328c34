"""Pictures of the pages, taken from real matches: python -m tests.browser.pictures."""

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from tests.browser import client
from tests.browser.conftest import CHROMIUM, DESKTOP, QUIET
from tests.browser.visitor import Visitor, first_of
from tests.server.serving import ServerProcess

PHONE: Final = {"width": 390, "height": 844}
FOLDER: Final = client.ROOT / "docs" / "img"
SHOTS: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": DESKTOP},
    "desktop-dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
}
ACTIONS_BEFORE_A_PICTURE: Final = 36
PLAYING: Final = {
    "LivingStone": first_of(
        "Tent in row", "3: Take", "4: Take", "5: Take", "6: Take", "2: Take", "End your turn"
    )
}


def photograph(visitor: Visitor, name: str) -> None:
    visitor.page.wait_for_timeout(600)
    file = FOLDER / f"{name}.png"
    visitor.page.screenshot(path=file)
    sys.stdout.write(f"{file.relative_to(client.ROOT)}\n")


def take(visitor: Visitor, shot: str) -> None:
    """The lobby, and each game's board in the middle of a match with a choice open."""
    for game, pick in PLAYING.items():
        visitor.lobby()
        visitor.page.get_by_role("button", name="Add a seat").click()
        visitor.page.get_by_role("button", name="Open the table").click()
        visitor.wait_for_the_match()
        visitor.play_on(pick, ACTIONS_BEFORE_A_PICTURE)
        visitor.wait_until_asked()
        while not visitor.page.locator(".choices .choice", has_text="Tent in row").count():
            visitor.choose(pick(visitor.open_choices()))
            visitor.wait_until_asked()
        visitor.page.locator(".choices .choice", has_text="Tent in row").first.click()
        photograph(visitor, f"{game.lower()}-{shot}")
    visitor.lobby()
    photograph(visitor, f"lobby-{shot}")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data), web=client.built()).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for shot, wishes in SHOTS.items():
            context = browser.new_context(reduced_motion="reduce", locale="en-GB", **wishes)
            take(Visitor(context, server.url), shot)
            context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
