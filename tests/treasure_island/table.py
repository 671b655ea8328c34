"""A table of Treasure Island for tests that read as play: places in miles, pirates by their names.

Seat 0 is Silver. Unless a test says otherwise three pirates are in play: Anne (seat 1), Charlotte
(seat 2) and Jim (seat 3), the treasure lies at (10, 11) in Parrot Woods, and day 1 has come.
"""

from typing import Any

from serai.engine.chance import Chance, chance_of
from serai.engine.errors import IllegalAction
from serai.engine.events import Event, Tell
from serai.engine.standing import Standing
from serai.games.treasure_island import turns
from serai.games.treasure_island.actions import POINT, SPACE
from serai.games.treasure_island.components import (
    CARD_NAMES,
    CHEST_NAMES,
    PIRATE_NAMES,
    TOKEN_NAMES,
    TRICK_NAMES,
)
from serai.games.treasure_island.game import GAME
from serai.games.treasure_island.hunt import ACTING, HINTING, NO_HALF, TREASURE
from serai.games.treasure_island.lattice import column_of, row_of, spot_at
from serai.games.treasure_island.position import TreasureIsland
from tests.names import number_of

SILVER, A, B, C, D = range(5)
NAMED = [
    {},
    {},
    {"pirates": ["anne", "charlotte", "jim"]},
    {"pirates": ["anne", "charlotte", "jim", "olivier"]},
    {"pirates": ["anne", "charlotte", "jim"]},
    {"pirates": ["anne", "charlotte", "jim", "olivier"]},
]


def place(x: float, y: float) -> int:
    """The spot so many miles from the western and the southern edge."""
    return spot_at(round(x * 10), round(y * 10))


class Table:
    """A position, the chance that moves it, and words instead of numbers."""

    def __init__(
        self,
        seats: int = 4,
        /,
        treasure: tuple[float, float] = (10.0, 11.0),
        pirates: list[str] | None = None,
        hidden: bool = True,
        **options: Any,
    ) -> None:
        self.chance: Chance = chance_of(11)
        self.happened: list[Event] = []
        position = GAME.start(seats, options, self.chance)
        assert isinstance(position, TreasureIsland)
        self.position = position
        for pirate in pirates or NAMED[seats]["pirates"]:
            if self.asked("take_pirate"):
                self.play("take_pirate", pirate=pirate)
        while self.asked("place_token"):
            self.do(position.legal(position.turn)[0])
        if hidden:
            self.point(*treasure)

    # Laying out.

    def stands(self, pirate: str, x: float, y: float) -> "Table":
        self.position.at[number_of(PIRATE_NAMES, pirate)] = place(x, y)
        return self

    def turn_of(self, pirate: str, actions: int = 1, day: int | None = None) -> "Table":
        """A pirate is to act."""
        p = self.position
        p.active = number_of(PIRATE_NAMES, pirate)
        p.actions_left = actions
        p.day = p.day if day is None else day
        p.phase, p.turn, p.half = ACTING, p.owner[p.active], NO_HALF
        return self

    def comes(self, day: int) -> "Table":
        """The calendar moves to a day, and its event happens."""
        self.position.day = day - 1
        tell = Tell()
        turns.next_day(self.position, self.chance, tell)
        self.happened = tell.events
        return self

    def holds(self, *cards: str, day: int | None = None) -> "Table":
        """Silver holds these hint cards, and one is due."""
        p = self.position
        p.hand = sorted(number_of(CARD_NAMES, card) for card in cards)
        starting = p.hand[0] < number_of(CARD_NAMES, "nearest_rogue")
        p.day = day if day is not None else (3 if starting else 8)
        p.active = p.order[(p.day - 1) % len(p.order)]
        p.phase, p.turn = HINTING, p.silver
        return self

    def laid(self, *tokens: str) -> "Table":
        """Hints of no meaning laid before, with these tokens under them."""
        p = self.position
        for token in tokens:
            p.tokens.append(number_of(TOKEN_NAMES, token))
            p.looked.append(0)
            p.hints += [number_of(CARD_NAMES, "rivals"), 2, *p.at, p.tower_spot()]
        return self

    def bluffs(self, count: int) -> "Table":
        self.position.bluffs = count
        return self

    def jailed(self, tower: int) -> "Table":
        p = self.position
        p.tower = tower - 1
        p.figures[0] = p.chart.towers[tower - 1].spot
        return self

    def given(self, pirate: str, token: str, traitor: bool = False, day: int = 1) -> "Table":
        """A chest token that a pirate got where he stands."""
        p = self.position
        number = number_of(PIRATE_NAMES, pirate)
        p.gifts += [number, p.at[number], 0, day]
        p.gift_kinds.append(number_of(CHEST_NAMES, token))
        p.gift_traitor.append(int(traitor))
        return self

    def escapes(self) -> "Table":
        """The last day has come."""
        if self.position.tower < 0:
            self.jailed(1)
        return self.comes(turns.last_day(self.position))

    # Playing.

    def asked(self, family: str) -> bool:
        p = self.position
        if not p.to_act():
            return False
        if family == "point":
            return p.region(p.turn) != 0
        return any(SPACE.family_of(action).name == family for action in p.legal(p.turn))

    def do(self, action: int) -> "Table":
        p = self.position
        p.check(p.turn, action)
        tell = Tell()
        p.apply(p.turn, action, self.chance, tell)
        self.happened = tell.events
        return self

    def play(self, name: str, **values: Any) -> "Table":
        return self.do(SPACE.from_json({"action": name, **values}))

    def point(self, x: float, y: float) -> "Table":
        return self.do(POINT + place(x, y))

    def move(self, name: str, x: float, y: float) -> "Table":
        """An action and the place it leads to."""
        return self.play(name).point(x, y)

    def miss(self) -> "Table":
        """Silver has nothing to give after a search."""
        return self.play("nothing")

    def say(self, card: str, token: str, **values: Any) -> "Table":
        """A whole hint: card, token, statement."""
        self.play("play_hint", card=card).play("lay_token", token=token)
        name = "whisper" if card == "whispers" else f"say_{card}"
        return self.play("say_impossible" if values.pop("impossible", False) else name, **values)

    def say_true(self) -> "Table":
        """The card and token are laid; say the first thing that is allowed."""
        return self.do(self.position.legal(self.position.turn)[0])

    # Looking.

    def clause_against(self, name: str, seat: int | None = None, **values: Any) -> str | None:
        action = SPACE.from_json({"action": name, **values})
        return self.position.refusal(self.position.turn if seat is None else seat, action)

    def clause_against_point(self, x: float, y: float) -> str | None:
        return self.position.refusal(self.position.turn, POINT + place(x, y))

    def refused(self, name: str, **values: Any) -> str:
        try:
            self.play(name, **values)
        except IllegalAction as refusal:
            return refusal.clause
        raise AssertionError(f"{name} was allowed")

    def choices(self, family: str) -> list[dict[str, Any]]:
        p = self.position
        named = [SPACE.to_json(action) for action in p.legal(p.turn)]
        return [choice for choice in named if choice["action"] == family]

    def at(self, pirate: str) -> tuple[float, float]:
        spot = self.position.at[number_of(PIRATE_NAMES, pirate)]
        return column_of(spot) / 10, row_of(spot) / 10

    def treasure(self) -> int:
        return self.position.secrets[TREASURE]

    @property
    def turn(self) -> int:
        return self.position.turn

    @property
    def over(self) -> bool:
        return self.position.to_act() == ()

    @property
    def result(self) -> Standing:
        standing = self.position.standing()
        assert standing is not None
        return standing

    def told(self, name: str, seat: int | None = None) -> list[dict[str, Any]]:
        seen = [event.seen_by(seat) for event in self.happened if event.name == name]
        return [event for event in seen if event is not None]

    def view(self, seat: int | None) -> Any:
        return self.position.seen_by(seat).view()

    def dealt(self, seat: int) -> list[str]:
        """District names on the cards a seat can see."""
        cards = self.view(seat)["districts"]
        return [card["district"] for card in cards if card["district"] is not None]

    def tricks_held(self) -> list[str]:
        held = self.position.trick_hand
        return [TRICK_NAMES[trick] for trick in range(len(held)) if held[trick]]
