"""A person at a browser: opens pages, reads them, and plays by what they show."""

import json
import re
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket

PATIENCE: Final = 300_000
"""Milliseconds until something that must appear is missed; a busy machine takes its time."""
LOOK_EVERY: Final = 20
"""Milliseconds between looks; at every frame they would keep a core busy drawing."""
MOST_ACTIONS: Final = 1000
OPEN: Final = ".choices li:not(.refused) > .choice, .chip:not(.refused)"
MATCH_OVER: Final = "The match is over"


class Visitor:
    """One browser with cookies of its own. Everything it hears over the network is kept.

    It asks for a second tap before whatever it plays, unless it is to `confirm` otherwise.
    """

    def __init__(self, context: BrowserContext, url: str, confirm: str = "always") -> None:
        self.context = context
        self.url = url
        self.heard: list[str] = []
        self._updates: list[dict[str, Any]] = []
        self._looked_at = 0
        self._answered = 0
        """How many events there were when a move by request was answered."""
        self.complaints: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage['serai-confirm'] ??= '{confirm}'")
        self.page: Page
        self._open_page()

    def _open_page(self) -> None:
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def updates(self) -> list[dict[str, Any]]:
        """All updates that came over the live connection."""
        for text in self.heard[self._looked_at :]:
            frame = json.loads(text) if text.startswith("{") else {}
            if frame.get("type") == "update":
                self._updates.append(frame)
        self._looked_at = len(self.heard)
        return self._updates

    def events(self) -> list[dict[str, Any]]:
        """All events this person was told."""
        return [event for update in self.updates() for event in update["events"]]

    def everything(self, archive: Path) -> list[str]:
        """Leave, and give all that passed the wires: frames, bodies and headers of answers."""
        self.context.close()
        heard = list(self.heard)
        for entry in json.loads(archive.read_text(encoding="utf-8"))["log"]["entries"]:
            answer = entry["response"]
            heard += [f"{header['name']}: {header['value']}" for header in answer["headers"]]
            heard.append(answer["content"].get("text", ""))
        return heard

    # Going places.

    def go(self, path: str = "/") -> "Visitor":
        self._answered = 0
        self.page.goto(self.url + path)
        return self

    def arrive(self) -> "Visitor":
        """Come to the house by a page with nothing on it, for whom the lobby is no matter."""
        return self.go("/api/me")

    def lobby(self, name: str = "Ada") -> "Visitor":
        self.go()
        field = self.page.get_by_role("textbox", name="Your name")
        field.wait_for()
        field.fill(name)
        return self

    def come_again(self, path: str) -> "Visitor":
        """Open a page anew after the last one was closed."""
        self._open_page()
        return self.go(path)

    def choose_game(self, game: str) -> "Visitor":
        self.page.locator(".games button", has_text=game).click()
        self.page.get_by_role("button", name=f"Play {game} against bots").wait_for()
        for level in self.page.get_by_label("level").all():
            level.select_option(index=0)
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

    # By the interface itself, as this browser: for moves whose board is another test's matter.

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request of this browser, with its cookie."""
        return self.page.evaluate(
            """async ([method, path, body]) => {
              const headers = body === null ? {} : {"Content-Type": "application/json"};
              const sent = body === null ? undefined : JSON.stringify(body);
              const answer = await fetch(path, {method, headers, body: sent});
              return answer.json();
            }""",
            [method, path, body],
        )

    def move(self, table: str, seat: int, turn: int = 0) -> bool:
        """Play something legal if this seat is asked."""
        update = self.ask("GET", f"/api/tables/{table}/view/{seat}")
        assert update["state"] == "playing", "the match ended early"
        choices = [offer["action"] for offer in update["offers"] if "refused" not in offer]
        if not choices:
            return False
        body = {"seat": seat, "action": choices[turn % len(choices)], "id": f"by-hand-{turn:04}"}
        done = self.ask("POST", f"/api/tables/{table}/play", body)
        assert done.get("type") == "done", done
        self._answered = done["number"]
        return True

    def found(self, game: str, bots: int = 2, level: str = "random", **more: object) -> str:
        """A table of one's own that is playing; nothing of it is looked at yet."""
        self.arrive()
        others = [{"kind": "bot", "level": level}] * bots
        seats = [{"kind": "me", "name": "Ada"}, *others]
        wish = {"game": game, "id": str(uuid.uuid4()), "seats": seats, "options": {}, **more}
        table: str = self.ask("POST", "/api/tables", wish)["id"]
        self.ask("POST", f"/api/tables/{table}/nonce", {"nonce": "0" * 32})
        return table

    def sit_at(self, table: str, when: str = "") -> "Visitor":
        """Look at a table of one's own, at once or `when` its view tells something."""
        if when:
            self.play_out(table, when)
        self.go(f"/table/{table}").wait_for_the_match()
        self.wait_until_asked()
        return self

    def play_out(self, table: str, until: str = "false") -> None:
        """Play a match against bots to its end, or to a turn of which the `view` tells something.

        Where no page shows it, that is done in a second.
        """
        self.page.evaluate(
            """async (table) => {
              const at = `/api/tables/${table}`;
              const headers = {"Content-Type": "application/json"};
              const reached = (view) => UNTIL;
              for (let turn = 0; ; turn++) {
                const { state, view, offers } = await (await fetch(`${at}/view/0`)).json();
                const open = offers.filter((offer) => !offer.refused);
                if (state === "ended" || (open.length && reached(view))) return;
                if (!open.length) { await new Promise((later) => setTimeout(later, 10)); continue; }
                const { action } = open[turn % open.length];
                const body = JSON.stringify({seat: 0, action, id: crypto.randomUUID()});
                await fetch(`${at}/play`, {method: "POST", headers, body});
              }
            }""".replace("UNTIL", until),
            table,
        )

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
            arg=max(self.number(), self._answered),
            polling=LOOK_EVERY,
        )

    def open_choices(self) -> list[Locator]:
        """Everything in the list that is not refused."""
        return self.page.locator(OPEN).all()

    def choices_when_asked(self) -> list[Locator]:
        """What is open at this person's turn; nothing when the match is over.

        A secret choice can be changed until the last one has chosen: a list may go between looks.
        """
        while True:
            self.wait_until_asked()
            choices = self.open_choices()
            if choices or self.is_over():
                return choices

    def choose(self, choice: Locator) -> None:
        """Tap a choice, and if it asks for a second tap, the button that acts."""
        self.clicks_to_play(choice)

    def clicks_to_play(self, choice: Locator) -> int:
        """Play a choice, and say how many clicks that took."""
        told, clicks = len(self.updates()), 1
        if choice.get_attribute("aria-pressed") == "true":
            self.page.locator("button.act").click()
        else:
            once = choice.get_attribute("data-once")
            choice.click()
            if not once:
                clicks += 1
                self.page.locator("button.act").click()
        self.wait_for_updates(told)
        return clicks

    def wait_for_updates(self, told: int) -> None:
        """Until more than so many updates have come; not every action has an event."""
        waited = 0
        while len(self.updates()) <= told:
            assert waited < PATIENCE, "nothing came after an action"
            self.page.wait_for_timeout(LOOK_EVERY)
            waited += LOOK_EVERY

    def number(self) -> int:
        updates = self.updates()
        return int(updates[-1]["number"]) if updates else 0

    def wait_for_news(self, number: int) -> None:
        """Until the server has told more than `number` events."""
        waited = 0
        while self.number() <= number:
            assert waited < PATIENCE, "nothing happened after an action"
            self.page.wait_for_timeout(LOOK_EVERY)
            waited += LOOK_EVERY

    def play_on(self, pick: Callable[[list[Locator]], Locator], turns: int = MOST_ACTIONS) -> int:
        """Play by `pick` until the match is over or `turns` actions are done; counts them."""
        for done in range(turns):
            choices = self.choices_when_asked()
            if not choices:
                return done
            self.choose(pick(choices))
        assert turns < MOST_ACTIONS, "the match does not end"
        return turns


def shown_for_a_moment(link: Locator, found: str) -> int:
    """How many of a kind the page shows right after a click; they may be gone soon."""
    count: int = link.evaluate(
        """async (link, found) => {
          link.click();
          await new Promise((later) => setTimeout(later));
          return document.querySelectorAll(found).length;
        }""",
        found,
    )
    return count


def first_of(*wishes: str) -> Callable[[list[Locator]], Locator]:
    """Picks the first choice whose words begin with one of the wishes, in their order."""

    def pick(choices: list[Locator]) -> Locator:
        shown = choices[0].page.locator(OPEN)
        named = shown.evaluate_all("all => all.map((one) => one.ariaLabel || one.innerText)")
        for wish in wishes:
            for choice, name in zip(choices, named, strict=False):
                if name.strip().startswith(wish):
                    return choice
        return choices[0]

    return pick
