"""A person at a browser: opens pages, reads them, and plays by what they show."""

import json
import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket

PATIENCE: Final = 30_000
"""Milliseconds until something that must appear is missed."""
MOST_ACTIONS: Final = 3000
MATCH_OVER: Final = "The match is over"


class Visitor:
    """One browser with cookies of its own. Everything it hears over the network is kept."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.heard: list[str] = []
        self.complaints: list[str] = []
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)
        self.page.on("response", self._note)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _note(self, response: Any) -> None:
        if "/api/" in response.url and "json" in (response.headers.get("content-type") or ""):
            self.heard.append(f"{response.url} {response.status}")

    def updates(self) -> list[dict[str, Any]]:
        """All updates that came over the live connection."""
        frames = [json.loads(frame) for frame in self.heard if frame.startswith("{")]
        return [frame for frame in frames if frame.get("type") == "update"]

    # Going places.

    def go(self, path: str = "/") -> "Visitor":
        self.page.goto(self.url + path)
        return self

    def lobby(self, name: str = "Ada") -> "Visitor":
        self.go()
        field = self.page.get_by_role("textbox", name="Your name")
        field.wait_for()
        field.fill(name)
        return self

    def sit_against_bots(self, game: str = "LivingStone") -> "Visitor":
        """From the lobby to a running match in one tap."""
        self.page.locator(".games button", has_text=game).click()
        self.page.locator(".quick").click()
        self.wait_for_the_match()
        return self

    def wait_for_the_match(self) -> None:
        self.page.get_by_role("list", name="Seats").wait_for()

    @property
    def table(self) -> str:
        """The table's id, from the address."""
        found = re.search(r"/table/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found.group(1)

    # Playing.

    @property
    def banner(self) -> str:
        return self.page.locator(".banner h1").inner_text()

    def is_asked(self) -> bool:
        return self.banner == "Your turn"

    def is_over(self) -> bool:
        return self.banner == MATCH_OVER

    def wait_until_asked(self) -> None:
        """Until the page shows all that was heard, and it is this person's turn or the end."""
        self.page.wait_for_function(
            "(heard) => {"
            " const table = document.querySelector('.table');"
            " const title = table?.querySelector('.banner h1')?.textContent;"
            " return Number(table?.dataset.shown) >= heard && table.ariaBusy === 'false'"
            " && ['Your turn', 'The match is over'].includes(title); }",
            arg=self.number(),
        )

    def open_choices(self) -> list[Locator]:
        """Everything in the list that is not refused."""
        choices = self.page.locator(".choices li:not(.refused) > .choice, .chip:not(.refused)")
        return choices.all()

    def choose(self, choice: Locator) -> None:
        """Tap a choice, and if it asks for a second tap, the button that acts."""
        number = self.number()
        if choice.get_attribute("aria-pressed") != "true":
            choice.click()
        self.page.locator("button.act").click()
        self.wait_for_news(number)

    def number(self) -> int:
        updates = self.updates()
        return int(updates[-1]["number"]) if updates else 0

    def wait_for_news(self, number: int) -> None:
        """Until the server has told more than `number` events."""
        waited = 0
        while self.number() <= number:
            assert waited < PATIENCE, "nothing happened after an action"
            self.page.wait_for_timeout(20)
            waited += 20

    def play_on(self, pick: Callable[[list[Locator]], Locator], turns: int = MOST_ACTIONS) -> int:
        """Play by `pick` until the match is over or `turns` actions are done; counts them."""
        for done in range(turns):
            self.wait_until_asked()
            if self.is_over():
                return done
            self.choose(pick(self.open_choices()))
        return turns


def first_of(*wishes: str) -> Callable[[list[Locator]], Locator]:
    """Picks the first choice whose words begin with one of the wishes, in their order."""

    def pick(choices: list[Locator]) -> Locator:
        named = [(choice.get_attribute("aria-label") or choice.inner_text()) for choice in choices]
        for wish in wishes:
            for choice, name in zip(choices, named, strict=True):
                if name.strip().startswith(wish):
                    return choice
        return choices[0]

    return pick
