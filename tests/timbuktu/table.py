"""A table of Timbuktu for tests that read as play: words in, events out."""

from collections.abc import Mapping, Sequence
from typing import Any

from serai.engine.chance import Chance, chance_of
from serai.engine.errors import IllegalAction
from serai.engine.events import Event, Tell
from serai.games.timbuktu.actions import SPACE
from serai.games.timbuktu.board import CHOOSING, LOADING, OVER, PLACING
from serai.games.timbuktu.components import GOODS, KINDS, LETTERS, PENS, PITCHES
from serai.games.timbuktu.game import GAME
from serai.games.timbuktu.position import Timbuktu
from serai.games.timbuktu.thieves import rob
from tests.names import number_of

Pile = tuple[str, int, int]
"""A pen, and the numbers of a pitch card and a goods card in their lists, from 0."""

STRAIGHT: Sequence[Pile] = [(pen, number, number) for number, pen in enumerate(PENS)]
"""Pile 0 robs palm with the first cards, pile 1 lamp with the second, and so on."""


class Table:
    """A position, the chance that moves it, and words instead of numbers."""

    def __init__(self, seats: int, seed: int = 1, /, **options: str) -> None:
        self.chance: Chance = chance_of(seed)
        tell = Tell()
        position = GAME.start(seats, options, self.chance, tell)
        assert isinstance(position, Timbuktu)
        self.position = position
        self.events: list[Event] = tell.events
        """All that happened."""
        self.happened: list[Event] = tell.events
        """What the last action caused."""

    def do(self, seat: int, name: str, **params: str) -> "Table":
        """Check and play an action given in words."""
        action = SPACE.from_json({"action": name, **params})
        self.position.check(seat, action)
        tell = Tell()
        self.position.apply(seat, action, self.chance, tell)
        self.happened = tell.events
        self.events += tell.events
        return self

    def refusal(self, seat: int, name: str, **params: str) -> str | None:
        """The clause against an action, or None; `check` must say the same."""
        action = SPACE.from_json({"action": name, **params})
        try:
            self.position.check(seat, action)
        except IllegalAction as refused:
            assert action not in self.position.legal(seat)
            return refused.clause
        assert action in self.position.legal(seat)
        return None

    def told(self, name: str, seat: int | None = None) -> list[Mapping[str, Any]]:
        """What a seat was shown of the last action under an event's name."""
        seen = [event.seen_by(seat) for event in self.happened if event.name == name]
        return [event for event in seen if event is not None]

    # Getting on quickly.

    def random_step(self) -> None:
        """Somebody who is asked does something legal."""
        asked = self.position.to_act()
        seat = asked[self.chance.below(len(asked))]
        action = self.position.sample(seat, self.chance)
        self.position.check(seat, action)
        tell = Tell()
        self.position.apply(seat, action, self.chance, tell)
        self.happened = tell.events
        self.events += tell.events

    def until(self, phase: int, stage: int = 0) -> "Table":
        """Random play up to a phase of a stage."""
        while self.position.phase != phase or self.position.stage != stage:
            self.random_step()
        return self

    def to_the_end(self) -> "Table":
        while self.position.phase != OVER:
            self.random_step()
        return self

    def all_lay(self, letters: str) -> "Table":
        """Every seat lays the camel card of its letter."""
        for seat, letter in enumerate(letters):
            self.do(seat, "choose", camel=letter)
        return self

    # Arranging the table.

    def deal(self, piles: Sequence[Pile]) -> "Table":
        """Put these cards on the piles, in the order of the ring."""
        self.position.pile_pens = [number_of(PENS, pen) for pen, _, _ in piles]
        self.position.pile_pitches = [pitches for _, pitches, _ in piles]
        self.position.pile_goods = [goods for _, _, goods in piles]
        return self

    def start_with(self, seat: int) -> "Table":
        """Give both counters to a seat."""
        self.position.starter = seat
        self.position.leader = seat
        return self

    def load(self, seat: int, letter: str, **goods: int) -> "Table":
        """Replace what a camel carries."""
        first = self.camel(seat, letter) * KINDS
        self.position.loads[first : first + KINDS] = [goods.get(good, 0) for good in GOODS]
        return self

    def stand(self, seat: int, letter: str, pen: str) -> "Table":
        """Stand a camel that has not moved in another pen of the place it leaves."""
        self.position.spots[self.camel(seat, letter)] = number_of(PENS, pen) * PITCHES
        return self

    def fill(self, pen: str, camels: int) -> "Table":
        """Let a pen of the place that is entered hold that many camels."""
        self.position.filled[number_of(PENS, pen)] = camels
        return self

    def arrive_in_order(self) -> "Table":
        """Stand all camels in the next place: seat 0's A on palm 1, its B on palm 2, and so on."""
        self.position.spots = list(range(len(self.position.spots)))
        return self

    def come_thieves(self) -> "Table":
        """Turn up the piles as they lie."""
        tell = Tell()
        rob(self.position, tell)
        self.happened = tell.events
        return self

    # Looking.

    def camel(self, seat: int, letter: str) -> int:
        return seat * self.position.camels + LETTERS.index(letter)

    def carries(self, seat: int, letter: str) -> dict[str, int]:
        first = self.camel(seat, letter) * KINDS
        load = self.position.loads[first : first + KINDS]
        return {good: pieces for good, pieces in zip(GOODS, load, strict=True) if pieces}

    def where(self, seat: int, letter: str) -> tuple[str, int]:
        """The pen and pitch of a camel."""
        spot = self.position.spots[self.camel(seat, letter)]
        return PENS[spot // PITCHES], spot % PITCHES + 1

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or the public, is shown."""
        return self.position.seen_by(seat).view()

    def pile_told(self, event: Mapping[str, Any]) -> dict[str, Any]:
        """The cards of a pile that an event has shown."""
        return {card: event[card] for card in ("pen", "pitches", "goods")}

    def pile_before(self, seat: int) -> int:
        """Which pile lies in front of a seat."""
        return (self.position.slot_of(seat) - self.position.swaps) % len(PENS)


def placed(seats: int, starter: int = 0, seed: int = 1, /, **options: str) -> Table:
    """A table where all camels are placed and the first stage begins with `starter`."""
    table = Table(seats, seed, **options)
    if table.position.phase == LOADING:
        table.until(PLACING)
    table.start_with(starter)
    return table.until(CHOOSING).deal(STRAIGHT)
