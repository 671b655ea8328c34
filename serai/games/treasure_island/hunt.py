"""Everything that is true at one moment of a treasure hunt, as ints and flat lists of ints.

Pirates are numbered as in the components; what belongs to a pirate lies at his number. Records of
what happened are flat lists of equal lines, the secret part of a line in a list of its own.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from serai.engine.knowledge import UNKNOWN, only
from serai.engine.options import Options
from serai.games.treasure_island.chart import Chart, read_chart
from serai.games.treasure_island.components import (
    CHEST_TOKENS,
    COMPASS_CARDS,
    HAS_ICON,
    MINIATURES,
    PHANTOM,
    PIRATES,
    RING_RADII,
    SPECIAL_COUNT,
    TRICKS,
)
from serai.games.treasure_island.lattice import NOWHERE
from serai.games.treasure_island.options import (
    ELEVEN,
    MAP,
    NO_PERIMETERS,
    NO_TRICKS,
    OPTIONS,
    PERIMETERS,
    REVENGE_DISTRICTS,
    RING_SET,
    SCROLLS,
    SCROLLS_SHOWN,
    STANDARD_TRICKS,
    TRICK_DECK,
)
from serai.games.treasure_island.pieces import Pieces
from serai.games.treasure_island.schema import Phase, Purpose

# What is asked now.
TAKING: Final = 0
PLACING: Final = 1
WINDOW: Final = 2
HINTING: Final = 3
TOKENING: Final = 4
SAYING: Final = 5
IMPRISONING: Final = 6
ACTING: Final = 7
SECOND_HALF: Final = 8
POINTING: Final = 9
ANSWERING: Final = 10
COMPASSING: Final = 11
ESCAPING: Final = 12
RUNNING: Final = 13
SENDING: Final = 14
OVER: Final = 15
PHASES: Final[list[Phase]] = [
    "taking_pirates",
    "placing_tokens",
    "trick_window",
    "choosing_hint",
    "laying_token",
    "stating",
    "imprisoning",
    "acting",
    "second_half",
    "pointing",
    "answering_search",
    "answering_compass",
    "escaping",
    "running",
    "sending",
    "over",
]

# What a point is for.
FOR_TREASURE: Final = 0
FOR_HORSE: Final = 1
FOR_FOOT: Final = 2
FOR_ITEM_MOVE: Final = 3
FOR_GALLOP: Final = 4
FOR_SMALL: Final = 5
FOR_LARGE: Final = 6
FOR_GEORGE: Final = 7
FOR_SPYGLASS: Final = 8
FOR_RUN: Final = 9
FOR_PATROL: Final = 10
PURPOSES: Final[list[Purpose]] = [
    "treasure",
    "horse",
    "foot",
    "move_7",
    "full_gallop",
    "small_search",
    "large_search",
    "king_george",
    "spyglass",
    "silver_move",
    "patrol",
]

# What may still follow the half of an action that is done.
NO_HALF: Final = 0
MAY_WALK: Final = 1
MAY_SEARCH: Final = 2
MAY_RIDE_ON: Final = 3

# Where the match goes on after a trick window.
TO_CALENDAR: Final = 0
TO_ACT: Final = 1

# How a match ends.
NOT_ENDED: Final = 0
FOUND: Final = 1
REACHED: Final = 2
NOBODY_WON: Final = 3
ENDINGS: Final[list[str]] = ["", "treasure_found", "silver_reached_it", "nobody"]

NOBODY: Final = -1
"""No pirate, no seat, no tower."""

# Lines of the records.
HINT_LINE: Final = 7
"""Card, statement, where the four pirates stood, where Silver was."""
SEARCH_LINE: Final = 5
"""Pirate, middle of the ring, its radius, where it is connected to, middle of the patrol."""
GIFT_LINE: Final = 4
"""Pirate, where he stood, whether the token is used, the day."""
COMPASS_LINE: Final = 2
"""Pirate, where he stood."""
DEAL_LINE: Final = 2
"""Pirate, how he got the district card."""
MARCH_LINE: Final = 2
"""Silver's figure, where a move of it ended."""
AT_SET_UP: Final = 0
BY_WHISPERS: Final = 1
BY_SCROLLS: Final = 2

# The secrets of Silver.
TREASURE: Final = 0
REAL_FIGURE: Final = 1
CROOKED: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Hunt(Pieces):
    """The pieces of a position, and what can be read off them at once."""

    def unbox(self) -> None:
        """Before anybody has taken a pirate."""
        self.phase = TAKING
        self.turn = 0
        self.silver = 0
        self.day = 0
        self.active = NOBODY
        self.actions_left = 0
        self.purpose = FOR_TREASURE
        self.half = NO_HALF
        self.resume = TO_CALENDAR
        self.figure = 0
        self.card = NOBODY
        self.tower = NOBODY
        self.bluffs = 0
        self.fog_left = 0
        self.patrol = NOWHERE
        self.patrol_left = 0
        self.tunnels_open = 0
        self.round = 0
        self.acted = 0
        self.ending = NOT_ENDED
        self.winners = 0
        self.owner = [NOBODY] * PIRATES
        self.order = []
        self.at = [NOWHERE] * PIRATES
        self.figures = [NOWHERE, NOWHERE]
        self.steps = [0, 0]
        self.uses = [0] * (PIRATES * SPECIAL_COUNT)
        self.hints = []
        self.looked = []
        self.discards = []
        self.searches = []
        self.gifts = []
        self.compasses = []
        self.deals = []
        self.marches = []
        self.fog = []
        self.open_tricks = [0] * TRICKS
        self.secrets = [NOWHERE, 0, 0]
        self.tokens = []
        self.hand = []
        self.compass_hand = [0] * COMPASS_CARDS
        self.compass_cards = []
        self.gift_kinds = []
        self.gift_traitor = []
        self.deal_cards = []
        self.trick_hand = [0] * TRICKS

    def option_table(self) -> Options:
        return OPTIONS

    # What can be read off the pieces.

    @property
    def chart(self) -> Chart:
        return read_chart(self.options[MAP], self.options[REVENGE_DISTRICTS] == ELEVEN)

    def miniatures(self) -> int:
        return MINIATURES[self.seats]

    def four_tokens(self) -> int:
        """Which side of the calendar and of every two-sided figure is in use."""
        return self.miniatures() - 3

    def treasure(self) -> int:
        return self.secrets[TREASURE]

    def ring(self, size: int) -> int:
        return RING_RADII[self.options[RING_SET]][self.seats][size]

    def has_perimeters(self) -> bool:
        return self.chart.has_perimeters and self.options[PERIMETERS] != NO_PERIMETERS

    def escaped(self) -> bool:
        return self.round > 0

    def tower_spot(self) -> int:
        return self.chart.towers[self.tower].spot if self.tower >= 0 else NOWHERE

    def hint_count(self) -> int:
        return len(self.hints) // HINT_LINE

    def tokens_left(self, kind: int) -> int:
        """How many chest tokens of a kind (one of each) Silver still has."""
        return 0 if kind in self.gift_kinds else 1

    def chest_left(self) -> int:
        return CHEST_TOKENS - len(self.gifts) // GIFT_LINE

    def icon_hints(self) -> int:
        """Hints with a chest icon that lie on the calendar."""
        return sum(1 for at in range(0, len(self.hints), HINT_LINE) if HAS_ICON[self.hints[at]])

    def unused_gifts(self, pirate: int) -> list[int]:
        """Numbers of the chest tokens a pirate has not used."""
        lines = range(0, len(self.gifts), GIFT_LINE)
        return [
            at // GIFT_LINE for at in lines if self.gifts[at] == pirate and self.gifts[at + 2] == 0
        ]

    # Who sees what.

    def glimpse(self, field: str, seat: int | None) -> list[int]:
        value: list[int] = getattr(self, field)
        if self.phase == OVER:
            return value[:]
        if seat == self.silver:
            return value[:] if field != "deal_cards" else self._glimpse_scrolls()
        if field == "secrets":
            return self._glimpse_secrets()
        if field == "tokens":
            return self._glimpse_tokens(seat)
        if field == "trick_hand" and self.options[TRICK_DECK] <= STANDARD_TRICKS:
            return value[:]
        if field == "compass_cards":
            return self._glimpse_own(value, self.compasses, COMPASS_LINE, seat)
        if field == "deal_cards":
            return self._glimpse_own(value, self.deals, DEAL_LINE, seat)
        if field in ("gift_kinds", "gift_traitor"):
            return self._glimpse_gifts(value, field == "gift_kinds", seat)
        if field in ("hand", "compass_hand", "trick_hand"):
            return [UNKNOWN] * len(value)
        raise AssertionError("a secret field without a rule who sees it")

    def shown_deal(self, pirate: int, source: int) -> int:
        """TI-2.8, TI-6.15: who sees a district card, its owner and maybe Silver."""
        owner = only(self.owner[pirate])
        shown = source == BY_SCROLLS and self.options[SCROLLS] == SCROLLS_SHOWN
        return owner | only(self.silver) if shown else owner

    def _glimpse_scrolls(self) -> list[int]:
        """The district cards that Silver has checked."""
        shown = [UNKNOWN] * len(self.deal_cards)
        for number, card in enumerate(self.deal_cards):
            pirate, source = self.deals[number * DEAL_LINE], self.deals[number * DEAL_LINE + 1]
            if self.shown_deal(pirate, source) & only(self.silver):
                shown[number] = card
        return shown

    def _glimpse_secrets(self) -> list[int]:
        shown = self.secrets[:]
        if shown[TREASURE] != NOWHERE:
            shown[TREASURE] = UNKNOWN
        if self.open_tricks[PHANTOM]:
            shown[REAL_FIGURE] = UNKNOWN
        if BY_WHISPERS in self.deals[1::DEAL_LINE]:
            shown[CROOKED] = UNKNOWN
        return shown

    def _glimpse_tokens(self, seat: int | None) -> list[int]:
        """The first token is Truth for all to know (TI-4.4); others show to whoever looked."""
        shown = [UNKNOWN] * len(self.tokens)
        for number, token in enumerate(self.tokens):
            seen = seat is not None and self.looked[number] >> seat & 1
            if number == 0 or seen:
                shown[number] = token
        return shown

    def _glimpse_own(
        self, values: list[int], lines: list[int], width: int, seat: int | None
    ) -> list[int]:
        shown = [UNKNOWN] * len(values)
        for number, value in enumerate(values):
            if self.owner[lines[number * width]] == seat:
                shown[number] = value
        return shown

    def _glimpse_gifts(self, values: list[int], kinds: bool, seat: int | None) -> list[int]:
        shown = self._glimpse_own(values, self.gifts, GIFT_LINE, seat)
        if kinds:
            for number, value in enumerate(values):
                if self.gifts[number * GIFT_LINE + 2]:
                    shown[number] = value
        return shown

    def plays_tricks(self) -> bool:
        return self.options[TRICK_DECK] != NO_TRICKS
