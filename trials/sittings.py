"""People who play on whatever happens to the server, and check afterwards what they were told."""

import itertools
import secrets
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx

from serai.engine.chance import Chance
from tests.server.fleet import Wanderer
from tests.server.people import Person, allowed
from trials.ears import Ear
from trials.ledger import Ledger
from trials.searching import Search

Json = dict[str, Any]
PATIENCE: Final = 10.0
MOST_PATIENCE: Final = 600.0
"""Seconds after which a server that does not answer counts as lost."""
PAUSE: Final = 0.1
SECONDS_FOR_BOTS: Final = 0.5
SECONDS_FOR_AN_ANSWER: Final = 5.0
CUT_ONE_IN: Final = 12
"""How many moves over a live connection are sent for one that is cut right after it."""
HTTP_ONE_IN: Final = 3
TAKEN_BACK_ONE_IN: Final = 15
SPIED_ONE_IN: Final = 4
UNAVAILABLE: Final = 503


class Plan(NamedTuple):
    """What is played at a table, and who sits there."""

    game: str
    seats: tuple[str, ...]
    """Each the name of a person, who may have several seats, or a bot's level after a colon."""
    most: int
    """Moves of people after which they agree to end."""

    def people(self) -> dict[str, list[int]]:
        """The seats of each person."""
        found: dict[str, list[int]] = {}
        for seat, who in enumerate(self.seats):
            if not who.startswith(":"):
                found.setdefault(who, []).append(seat)
        return found


class Tale:
    """What has happened so far at all tables together."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.counts: Counter[str] = Counter()
        self.planted: Counter[str] = Counter()
        """Secrets planted and found, by game and kind."""
        self.failures: list[str] = []
        self.acknowledged: list[float] = []
        """When each move was acknowledged."""
        self.ledgers: dict[str, Ledger] = {}
        self.cuts = 0
        """How often all connections were to be cut."""
        self.over = False

    def count(self, what: str, times: int = 1) -> None:
        with self._lock:
            self.counts[what] += times

    def fail(self, what: str) -> None:
        with self._lock:
            self.failures.append(what)

    def plant(self, game: str, kind: str) -> None:
        with self._lock:
            self.planted[f"{game}: {kind}"] += 1

    def acknowledge(self) -> None:
        with self._lock:
            self.acknowledged.append(time.monotonic())


class Lost(Exception):
    """The server did not come back, or answered what it never should."""


class Sitting(threading.Thread):
    """One table at which match after match is played."""

    def __init__(self, plan: Plan, urls: list[str], chance: Chance, tale: Tale) -> None:
        super().__init__(daemon=True)
        self._plan = plan
        self._urls = urls
        """Of all processes that serve the tables, now; each request goes to any of them."""
        self._chance = chance
        self._tale = tale

    def run(self) -> None:
        try:
            while not self._tale.over:
                self._one_match()
        except Exception as broken:  # whatever it is, it must come to light
            self._tale.fail(f"{self._plan.game}: {type(broken).__name__}: {broken}")

    def _one_match(self) -> None:
        people: dict[str, Person] = {
            name: Wanderer(self._urls, name, PATIENCE) for name in self._plan.people()
        }
        spy = Wanderer(self._urls, "Spy", PATIENCE)
        evening = Played(self._plan, people, spy, self._chance, self._tale)
        try:
            evening.begin()
            evening.play()
            evening.check()
            self._tale.count("matches")
            self._tale.count(f"matches of {self._plan.game}")
        finally:
            evening.go_home()


class Played:
    """One match from its table's opening to the check of all that was told."""

    def __init__(
        self, plan: Plan, people: dict[str, Person], spy: Person, chance: Chance, tale: Tale
    ) -> None:
        self._plan = plan
        self._people = people
        self._spy = spy
        self._chance = chance
        self._tale = tale
        self._numbers = itertools.count()
        self._ledger = Ledger()
        self._ears: dict[int, Ear] = {}
        self._cuts = tale.cuts
        self._moves = 0
        self.table = ""

    def _one_in(self, many: int) -> bool:
        return self._chance.below(many) == 0

    # Asking, however often it takes.

    def _ask(self, person: Person, method: str, path: str, body: object = None) -> httpx.Response:
        """The first answer that is no trouble of the server's own."""
        return self._until_answered(lambda: person.ask(method, path, body))

    def _until_answered(self, ask: Callable[[], httpx.Response]) -> httpx.Response:
        end = time.monotonic() + MOST_PATIENCE
        while time.monotonic() < end:
            try:
                answer = ask()
            except httpx.HTTPError:
                self._tale.count("requests without an answer")
            else:
                if answer.status_code != UNAVAILABLE:
                    if answer.status_code >= 500:
                        raise Lost(f"{answer.status_code}: {answer.text}")
                    return answer
                self._tale.count("requests put off")
            time.sleep(PAUSE)
        raise Lost("the server did not come back")

    def _need(self, person: Person, method: str, path: str, body: object = None) -> Json:
        answer = self._ask(person, method, path, body)
        if answer.status_code not in {200, 201}:
            raise Lost(f"{method} {path}: {answer.status_code} {answer.text}")
        return dict(answer.json())

    # The match.

    def begin(self) -> None:
        host = next(iter(self._people.values()))
        seats: list[Json] = []
        for seat, who in enumerate(self._plan.seats):
            if who == host.name:
                seats.append({"kind": "me", "name": f"{who} {seat}"})
            elif who.startswith(":"):
                seats.append({"kind": "bot", "level": who[1:]})
            else:
                seats.append({"kind": "open"})
        wanted = {"game": self._plan.game, "seats": seats, "spectators": True}
        made = self._need(host, "POST", "/api/tables", {**wanted, "id": secrets.token_hex(16)})
        self.table = str(made["id"])
        self._tale.ledgers[self.table] = self._ledger
        for name, person in self._people.items():
            for seat in self._plan.people()[name]:
                if person is not host:
                    claim = {"name": name, "nonce": secrets.token_hex(16)}
                    self._need(
                        person, "POST", f"/api/invites/{made['seats'][seat]['invite']}", claim
                    )
        self._need(host, "POST", f"{self._path}/nonce", {"nonce": secrets.token_hex(16)})
        for name, person in self._people.items():
            for seat in self._plan.people()[name]:
                self._ears[seat] = Ear(person, self.table, seat)
        self._watching = Ear(self._spy, self.table, None)

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.table}"

    def play(self) -> None:
        """Play until the match is over; whoever is tired of it agrees to end it."""
        end = time.monotonic() + MOST_PATIENCE
        first = next(iter(self._ears.values()))
        while not self._has_ended():
            if self._tale.over or self._moves >= self._plan.most:
                self._agree_to_end()
            elif self._turn():
                end = time.monotonic() + MOST_PATIENCE
            else:
                first.hear(SECONDS_FOR_BOTS)
            if time.monotonic() > end:
                raise Lost("the match does not go on")

    def _has_ended(self) -> bool:
        if self._cuts != self._tale.cuts:
            self._cuts = self._tale.cuts
            for ear in self._every_ear():
                ear.cut()
        for ear in self._every_ear():
            ear.hear(0.0 if ear.update else SECONDS_FOR_BOTS)
        return all(ear.update.get("state") == "ended" for ear in self._every_ear())

    def _every_ear(self) -> list[Ear]:
        return [*self._ears.values(), self._watching]

    def _agree_to_end(self) -> None:
        for seat, ear in self._ears.items():
            self._ask(ear.person, "POST", f"{self._path}/end", {"seat": seat, "agree": True})
        for ear in self._every_ear():
            ear.hear(SECONDS_FOR_BOTS)

    def _turn(self) -> bool:
        """Somebody who is asked does something; False where none of the people is asked."""
        asked = [ear for seat, ear in self._ears.items() if seat in ear.update.get("to_act", [])]
        if not asked:
            return False
        ear = asked[self._chance.below(len(asked))]
        if ear.update["can_undo"] and self._one_in(TAKEN_BACK_ONE_IN):
            self._do(ear, None)
        else:
            choices = allowed(ear.update)
            self._do(ear, choices[self._chance.below(len(choices))])
        if self._one_in(SPIED_ONE_IN):
            self._spy_on(ear.seat)
        return True

    def _do(self, ear: Ear, action: Json | None) -> None:
        """Do something and insist on an answer, under the same id until there is one."""
        action_id = f"deed-{next(self._numbers):06}"
        answer = None if self._one_in(HTTP_ONE_IN) else self._say(ear, action_id, action)
        if answer is None:
            kind, body = ("undo", {}) if action is None else ("play", {"action": action})
            sent = {"seat": ear.seat, "id": action_id, **body}
            told = self._ask(ear.person, "POST", f"{self._path}/{kind}", sent)
            self._tale.count("moves by HTTP")
            if told.status_code == 200:
                answer = told.json()
            else:
                self._tale.count(f"moves refused: {told.json()['error']}")
        if answer is None:
            ear.hear(SECONDS_FOR_BOTS)
            return
        self._moves += 1
        self._ledger.keep(ear.seat, action_id, action)
        self._tale.acknowledge()
        end = time.monotonic() + MOST_PATIENCE
        while not ear.knows(answer["number"]):
            ear.hear(SECONDS_FOR_BOTS)
            if time.monotonic() > end:
                raise Lost("a move was acknowledged, but is not shown")

    def _say(self, ear: Ear, action_id: str, action: Json | None) -> Json | None:
        """What a live connection answers to a move; None where it does not, or not for good."""
        body = {"type": "undo"} if action is None else {"type": "play", "action": action}
        sent = ear.say({**body, "id": action_id})
        self._tale.count("moves over live connections")
        if self._one_in(CUT_ONE_IN):
            ear.cut()
            self._tale.count("connections cut after a move")
        end = time.monotonic() + SECONDS_FOR_AN_ANSWER
        while sent and time.monotonic() < end and action_id not in ear.answers:
            connection = ear.connections
            ear.hear(SECONDS_FOR_BOTS)
            if ear.connections != connection:
                break
        answer = ear.answers.get(action_id)
        return answer if answer is not None and answer["type"] == "done" else None

    def _spy_on(self, seat: int) -> None:
        """Somebody without a seat tries to look into a hand; all answers are searched later."""
        kinds = [f"view/{seat}", f"replay/{seat}", "record", "chat", "view/public"]
        kind = kinds[self._chance.below(len(kinds))]
        answer = self._ask(self._spy, "GET", f"{self._path}/{kind}")
        self._tale.count("spied in vain" if answer.status_code >= 400 else "watched")
        if answer.status_code < 400 and kind != "view/public":
            table = self._need(self._spy, "GET", self._path)
            if table["state"] != "ended":
                raise Lost(f"a stranger was let in: {kind}")
            self._spy.heard.remove(answer.text)  # a bot has ended the match, and all is open

    # Afterwards.

    def check(self) -> None:
        """Whether all that was told is true, and nothing was told that is secret."""
        heard = {person.name: list(person.heard) for person in self._everybody()}
        host = next(iter(self._people.values()))
        record = self._ask(host, "GET", f"{self._path}/record").text
        with tempfile.TemporaryDirectory(prefix="serai-chaos-") as folder:
            file = Path(folder) / "match.serai"
            file.write_text(record, encoding="utf-8")
            search = Search(file)
        self._tale.count("moves in records", len(search.told.match.lines) - 1)
        for wrong in self._ledger.against(search.told.match, list(self._ears)):
            self._tale.fail(f"{self._plan.game} {self.table}: {wrong}")
        for ear in self._every_ear():
            if ear.events != search.told.match.events(ear.viewpoint):
                self._tale.fail(f"{self._plan.game} {self.table}: {ear.viewpoint} was told else")
            self._tale.count("connections", ear.connections)
        for person in self._everybody():
            self._search(search, person, heard[person.name])

    def _everybody(self) -> Sequence[Person]:
        return [*self._people.values(), self._spy]

    def _search(self, search: Search, person: Person, answers: list[str]) -> None:
        ears = [ear for ear in self._every_ear() if ear.person is person]
        seats = [ear.viewpoint for ear in ears]
        texts = answers + [text for ear in ears for text in ear.texts]
        cookies = [one.cookie for one in self._everybody() if one is not person and one.cookie]
        self._tale.count("texts searched", len(texts))
        for secret in search.secrets_in(texts, seats, cookies):
            self._tale.fail(
                f"{self._plan.game} {self.table}: {person.name} was told {secret[:300]}"
            )
        for kind, text in search.planted(seats, cookies[0]).items():
            if search.secrets_in([text], seats, cookies):
                self._tale.plant(self._plan.game, kind)
            else:
                self._tale.fail(f"{self._plan.game}: planted and not found: {kind}")

    def go_home(self) -> None:
        for ear in self._ears.values():
            ear.hang_up()
        if self._ears:
            self._watching.hang_up()
        for person in self._everybody():
            person.go_home()
