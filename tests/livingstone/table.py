"""A table of LivingStone for tests that read as play: pieces are laid out and moved by their names.

Seats are called A to E. Unless a test says otherwise it is A's turn in the first column, the middle
holds one die of each number, and everyone has the coins, tents and empty hands of the start.
"""

from typing import Any

from serai.engine.chance import Chance, study_key
from serai.engine.errors import IllegalAction
from serai.engine.events import Event, Tell
from serai.engine.standing import Standing
from serai.games.livingstone.actions import SPACE
from serai.games.livingstone.components import (
    CARDS,
    COLUMNS,
    GEM_KINDS,
    GEMS,
    KINDS,
    PIPS,
    ROWS,
    STONES,
)
from serai.games.livingstone.expedition import (
    CARD_LINE,
    PICK,
    PLAY,
    SHUFFLED,
    SOURCE_NAMES,
    SOURCES,
)
from serai.games.livingstone.game import GAME
from serai.games.livingstone.position import LivingStone
from tests.names import number_of

A, B, C, D, E = range(5)
LAST = COLUMNS
DEFAULTS: dict[str, dict[str, object]] = {
    "place_tent": {"native_guide": False, "elephants": False},
}


class RiggedChance(Chance):
    """Gives what a test has prepared, and after that plain chance."""

    def __init__(self) -> None:
        super().__init__(study_key(1))
        self.prepared: list[int] = []

    def below(self, n: int) -> int:
        if not self.prepared:
            return super().below(n)
        drawn = self.prepared.pop(0)
        assert drawn < n, f"the prepared draw {drawn} is not below {n}"
        return drawn


class Table:
    """A position, the chance that moves it, and words instead of numbers."""

    def __init__(self, seats: int = 3, /, **options: str) -> None:
        self.chance = RiggedChance()
        self.happened: list[Event] = []
        """What the last action caused."""
        self.undo_closed = False
        """Whether the last action may not be taken back, apart from what was drawn."""
        position = GAME.start(seats, options, self.chance)
        assert isinstance(position, LivingStone)
        self.position = position
        self.middle(1, 2, 3, 4, 5, 6).turn(A)
        position.starter = A

    # Laying out.

    def turn(self, seat: int) -> "Table":
        """A seat's turn begins."""
        p = self.position
        p.turn, p.moment = seat, PICK
        p.die = p.turn_top = p.turn_dice = p.favors = 0
        return self

    def middle(self, *dice: int) -> "Table":
        self.position.dice = [dice.count(pips) for pips in range(1, PIPS + 1)]
        return self

    def took(self, seat: int, *dice: int) -> "Table":
        """Dice that a seat has taken in earlier turns of this round."""
        for pips in dice:
            self.position.taken[seat * PIPS + pips - 1] += 1
            self.position.top[seat] = max(self.position.top[seat], pips)
        return self

    def boat(self, column: int) -> "Table":
        self.position.boat = column - 1
        return self

    def coins(self, seat: int, pounds: int) -> "Table":
        """Coins in hand, beside whatever lies in the chest."""
        self.position.wealth[seat] = self.position.chest[seat] + pounds
        return self

    def donated(self, seat: int, pounds: int) -> "Table":
        """A chest that was filled by one donation, in addition to the coins in hand."""
        p = self.position
        p.wealth[seat] += pounds - p.chest[seat]
        p.chest[seat] = pounds
        p.donations[seat] = 1 if pounds else 0
        p.ceiling[seat] = p.wealth[seat] if pounds else 0
        return self

    def hand(self, seat: int, *cards: str) -> "Table":
        """Cards that a seat has drawn from the pile."""
        for name in cards:
            card = number_of(CARDS, name)
            self.position.pile[card] -= 1
            self.position.hands[seat * KINDS + card] += 1
            self.position.held[seat] += 1
            self.position.card_log.append(seat * CARD_LINE + card)
        return self

    def pile(self, **counts: int) -> "Table":
        """Leave exactly these cards in the pile; seat A has drawn and played all others."""
        p = self.position
        for card, name in enumerate(CARDS):
            gone = p.pile[card] - counts.get(name, 0)
            p.pile[card] -= gone
            p.discards[card] += gone
            p.card_log += [A * CARD_LINE + card, PLAY + A * CARD_LINE + card] * gone
        return self

    def reshuffled(self) -> "Table":
        """The discards have gone back into the pile."""
        p = self.position
        p.pile = [left + gone for left, gone in zip(p.pile, p.discards, strict=True)]
        p.discards = [0] * KINDS
        p.card_log.append(SHUFFLED)
        return self

    def gems(self, seat: int, **counts: int) -> "Table":
        """Gems from the bag, now in front of a seat."""
        for gem, count in counts.items():
            self.position.bag[number_of(GEMS, gem)] -= count
            self.position.gems[seat * GEM_KINDS + number_of(GEMS, gem)] += count
        return self

    def aside(self, **counts: int) -> "Table":
        """Stones from the bag that were set aside."""
        for stone, count in counts.items():
            self.position.bag[number_of(STONES, stone)] -= count
            self.position.aside[number_of(STONES, stone)] += count
        return self

    def bag_holds_only(self, **counts: int) -> "Table":
        """Set everything else aside."""
        left = self.bag()
        return self.aside(**{stone: left[stone] - counts.get(stone, 0) for stone in STONES})

    def tent(self, seat: int, column: int, row: int, count: int = 1) -> "Table":
        """Tents from the supply on a site; in columns before the boat they have been scored."""
        p = self.position
        spot = p.spot(column - 1, row - 1, seat)
        p.supply[seat] -= count
        p.tents[spot] += count
        if column - 1 >= p.column():
            p.unscored += [spot] * count
        return self

    def tents_in_row(self, row: int, *counts: int) -> "Table":
        """For each seat in turn so many tents in a row, spread over the first columns."""
        for seat, count in enumerate(counts):
            for column in range(1, count + 1):
                self.tent(seat, column, row)
        return self

    def points(self, seat: int, points: int) -> "Table":
        """Points from columns scored earlier."""
        self.position.earned[seat * SOURCES] = points
        return self

    # What chance will bring.

    def will_roll(self, *dice: int) -> "Table":
        self.chance.prepared += [pips - 1 for pips in dice]
        return self

    def will_draw_stones(self, *stones: str) -> "Table":
        bag = self.position.bag[:]
        for stone in stones:
            kind = number_of(STONES, stone)
            self.chance.prepared.append(sum(bag[:kind]))
            bag[kind] -= 1
        return self

    def will_draw_card(self, card: str, reshuffled: bool = False) -> "Table":
        """The next card from the pile, or from pile and discards together."""
        p = self.position
        pile = p.pile
        if reshuffled:
            pile = [left + gone for left, gone in zip(p.pile, p.discards, strict=True)]
        self.chance.prepared.append(sum(pile[: number_of(CARDS, card)]))
        return self

    # Playing.

    def _action(self, name: str, params: dict[str, object]) -> int:
        return SPACE.from_json({"action": name, **DEFAULTS.get(name, {}), **params})

    def do(self, name: str, **params: object) -> "Table":
        """The seat whose turn it is plays an action."""
        return self.seat_does(self.position.turn, name, **params)

    def seat_does(self, seat: int, name: str, **params: object) -> "Table":
        action = self._action(name, params)
        self.position.check(seat, action)
        tell = Tell()
        self.position.apply(seat, action, self.chance, tell)
        self.happened = tell.events
        self.undo_closed = tell.revealed or tell.is_final
        return self

    def use(self, pips: int, name: str, **params: object) -> "Table":
        """A plain turn: take a die, use it, end the turn."""
        return self.do("take_die", pips=pips).do(name, **params).do("end_turn")

    def end_round(self) -> "Table":
        """The seat whose turn it is takes the last die, a 6, for coins."""
        return self.middle(6).use(6, "take_coins")

    def why_not(self, name: str, **params: object) -> str | None:
        """The clause against an action of the seat whose turn it is; `legal` must agree."""
        return self.why_not_seat(self.position.turn, name, **params)

    def why_not_seat(self, seat: int, name: str, **params: object) -> str | None:
        action = self._action(name, params)
        listed = seat in self.position.to_act() and action in self.position.legal(seat)
        try:
            self.position.check(seat, action)
        except IllegalAction as refused:
            assert not listed
            return refused.clause
        assert listed
        return None

    def may(self, name: str, **params: object) -> bool:
        return self.why_not(name, **params) is None

    def choices(self, name: str) -> list[dict[str, object]]:
        """The legal actions of one name, without the name."""
        legal = [SPACE.to_json(action) for action in self.position.legal(self.position.turn)]
        return [
            {key: value for key, value in action.items() if key != "action"}
            for action in legal
            if action["action"] == name
        ]

    def fitting_dice(self) -> list[object]:
        return [choice["pips"] for choice in self.choices("take_die")]

    # Looking.

    def cash(self, seat: int) -> int:
        return self.position.cash(seat)

    def bag(self) -> dict[str, int]:
        return dict(zip(STONES, self.position.bag, strict=True))

    def set_aside(self) -> dict[str, int]:
        return dict(zip(STONES, self.position.aside, strict=True))

    def gems_of(self, seat: int) -> dict[str, int]:
        held = self.position.gems[seat * GEM_KINDS : (seat + 1) * GEM_KINDS]
        return {gem: count for gem, count in zip(GEMS, held, strict=True) if count}

    def cards_of(self, seat: int) -> dict[str, int]:
        held = self.position.hands[seat * KINDS : (seat + 1) * KINDS]
        return {card: count for card, count in zip(CARDS, held, strict=True) if count}

    def tents_at(self, column: int, row: int) -> list[int]:
        """How many tents each seat has on a site."""
        first = self.position.spot(column - 1, row - 1, 0)
        return self.position.tents[first : first + self.position.seats]

    def tents_on_board(self, seat: int) -> dict[tuple[int, int], int]:
        return {
            (column, row): self.tents_at(column, row)[seat]
            for column in range(1, COLUMNS + 1)
            for row in range(1, ROWS + 1)
            if self.tents_at(column, row)[seat]
        }

    def score(self, seat: int) -> int:
        return self.position.points(seat)

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.position.seats)]

    def earned(self, seat: int, source: str) -> int:
        return self.position.earned[seat * SOURCES + number_of(SOURCE_NAMES, source)]

    @property
    def column(self) -> int:
        return self.position.column() + 1

    @property
    def over(self) -> bool:
        return self.position.to_act() == ()

    @property
    def result(self) -> Standing:
        standing = self.position.standing()
        assert standing is not None
        return standing

    def told(self, name: str, seat: int | None = None) -> list[dict[str, Any]]:
        """What a seat, or the public, was shown of the last action under an event's name."""
        seen = [event.seen_by(seat) for event in self.happened if event.name == name]
        return [
            {key: value for key, value in event.items() if key != "event"}
            for event in seen
            if event is not None
        ]

    def view(self, seat: int | None) -> Any:
        return self.position.seen_by(seat).view()

    def deck_is_whole(self) -> bool:
        p = self.position
        return all(
            p.pile[card] + p.discards[card] + sum(p.hands[card::KINDS]) == p.deck()[card]
            for card in range(KINDS)
        )


def final(seats: int = 3, /, **options: str) -> Table:
    """The last turn of the match: when A has used the 6, the final scoring follows."""
    return Table(seats, **options).boat(LAST).middle(6)
