"""The figures of Treasure Island, read once from `components.toml`."""

from typing import Any, Final

from serai.engine import figures
from serai.games.treasure_island.schema import (
    ChestToken,
    DayEvent,
    HintCard,
    Pirate,
    Sector,
    Special,
    Token,
    Trick,
)

PACKAGE: Final = "serai.games.treasure_island"
_DATA: Final[dict[str, Any]] = figures.read(PACKAGE)
_MEASURES: Final[dict[str, Any]] = _DATA["measures"]

START_CIRCLE: Final[int] = _MEASURES["start_circle"]["value"]
HORSE: Final[int] = _MEASURES["horse"]["value"]
FOOT: Final[int] = _MEASURES["foot"]["value"]
ITEM_MOVE: Final[int] = _MEASURES["item_move"]["value"]
SILVER_MOVE: Final[int] = _MEASURES["silver_move"]["value"]
SILVER_MOVES: Final[int] = _MEASURES["silver_moves"]["value"]
PATROL_RADIUS: Final[int] = _MEASURES["patrol_radius"]["value"]
PATROL_DISTANCE: Final[int] = _MEASURES["patrol_distance"]["value"]
TUNNEL_REACH: Final[int] = _MEASURES["tunnel_reach"]["value"]
LONG_MOVE: Final[int] = _MEASURES["long_move"]["value"]

RING_SETS: Final[list[str]] = list(_DATA["rings"])
RING_RADII: Final[list[list[list[int]]]] = [
    [[], [], *rings["values"]] for rings in _DATA["rings"].values()
]
"""By set, number of players and ring."""
SMALL: Final = 0
LARGE: Final = 1
OUTER: Final = 2

MINIATURES: Final[list[int]] = [0, 0, *_DATA["players"]["miniatures"]["values"]]
"""Indexed by the number of players."""

# What happens on a day.
STARTING_HINT: Final = 1
TAKE_BLUFF: Final = 2
PRISON: Final = 3
BLACK_SPOT: Final = 4
BLACK_SPOT_HINT: Final = 5
ESCAPE: Final = 6
EVENT_NAMES: Final[list[DayEvent]] = [
    "nothing",
    "starting_hint",
    "take_bluff",
    "prison",
    "black_spot",
    "black_spot_hint",
    "escape",
]
_EVENT_LETTERS: Final = "-SBPXHE"
CALENDARS: Final[list[list[int]]] = [
    [_EVENT_LETTERS.index(letter) for letter in _DATA["calendar"][side]["events"]]
    for side in ("three_tokens", "four_tokens")
]
STAR_READINGS: Final[list[str]] = list(_DATA["calendar"]["two_stars"])
TWO_STARS_FROM: Final[list[list[int]]] = [
    [0, 0, *(days if len(days) == 4 else days * 2)]
    for days in _DATA["calendar"]["two_stars"].values()
]
"""By reading and number of players, the first day with two actions."""

TRUTH: Final = 0
BLUFF: Final = 1
LIE: Final = 2
TOKEN_NAMES: Final[list[Token]] = ["truth", "bluff", "lie"]
TRUTHS: Final[int] = _DATA["tokens"]["truth"]["value"]
HINT_HAND: Final[int] = _DATA["hand"]["hints"]["value"]
COMPASS_EXTRA: Final[int] = _DATA["hand"]["compass_beyond_miniatures"]["value"]

PIRATE_NAMES: Final[list[Pirate]] = list(_DATA["pirates"])
PIRATE_TITLES: Final[list[str]] = [pirate["name"] for pirate in _DATA["pirates"].values()]
PIRATES: Final = 4
VERIFICATION: Final = 0
FULL_GALLOP: Final = 1
COMPASS: Final = 2
KING_GEORGE: Final = 3
SPYGLASS: Final = 4
ANCIENT_SCROLLS: Final = 5
SPECIALS: Final[list[Special]] = [
    "verification",
    "full_gallop",
    "compass",
    "king_george",
    "spyglass",
    "ancient_scrolls",
]
SPECIAL_COUNT: Final = 6
USES: Final[list[int]] = [use for pirate in _DATA["pirates"].values() for use in pirate["uses"]]
FORTUNE: Final[list[bool]] = [
    pirate.get("passive") == "fortune" for pirate in _DATA["pirates"].values()
]
THOROUGHBRED: Final[list[bool]] = [
    pirate.get("passive") == "thoroughbred" for pirate in _DATA["pirates"].values()
]
SCROLL_CARDS: Final[int] = _DATA["scrolls"]["cards"]["value"]

CHEST_NAMES: Final[list[ChestToken]] = _DATA["chest"]["tokens"]["names"]
MOVE_7: Final = 0
ANY_ACTION: Final = 1
EXTRA_SEARCH: Final = 2
WEST_TOKEN: Final = 3
EAST_TOKEN: Final = 4
CHEST_TOKENS: Final = 6
ITEM_TOKENS: Final = 3

DIRECTIONS: Final[list[str]] = ["north", "east", "south", "west"]
CORNERS: Final[list[str]] = ["north_east", "south_east", "south_west", "north_west"]
SECTORS: Final[list[Sector]] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
COMPASS_CARDS: Final = 8
SKULLS: Final[list[list[int]]] = _DATA["compass"]["skulls"]["values"]

_HINTS: Final[dict[str, Any]] = _DATA["hints"]
CARD_NAMES: Final[list[HintCard]] = list(_DATA["hints"])
CARDS: Final = 20
ALTITUDE: Final = 0
LEVEL_LINE: Final = 1
OUT_OF_REACH: Final = 2
WITHIN_REACH: Final = 3
BEARING: Final = 4
LOST_QUARTER: Final = 5
WHISPERS: Final = 6
RIVALS: Final = 7
NEAREST_ROGUE: Final = 8
RINGS: Final = 9
THREE_TOWERS: Final = 10
ONE_OF_THREE: Final = 11
CORRIDOR: Final = 12
FROM_MY_WINDOW: Final = 13
CELL_OR_ROGUE: Final = 14
LAY_OF_THE_LAND: Final = 15
CLOSE_SHAVE: Final = 16
COLD_GROUND: Final = 17
CROSS_THEM_OFF: Final = 18
ELEVATION: Final = 19
HAS_ICON: Final[list[bool]] = [card["icon"] for card in _HINTS.values()]
CAN_BE_IMPOSSIBLE: Final[list[bool]] = [card["impossible"] for card in _HINTS.values()]
STARTING: Final = 0
BLACK: Final = 1
DECKS: Final[list[list[list[int]]]] = [
    [
        [
            number
            for number, card in enumerate(_HINTS.values())
            if card["deck"] == deck and chart in card["maps"]
        ]
        for deck in (STARTING, BLACK)
    ]
    for chart in (0, 1)
]
"""Cards by map and deck."""
MEASURES: Final[list[list[int]]] = [
    card.get("edges") or [card[far] for far in ("radius", "half_width") if far in card]
    for card in _HINTS.values()
]
"""How far each card measures, the nearest first; mostly nothing."""
REACH_RADIUS: Final[int] = _HINTS["out_of_reach"]["radius"]
SHAVE_RADIUS: Final[int] = _HINTS["close_shave"]["radius"]
RING_EDGES: Final[list[int]] = _HINTS["rings"]["edges"]
CORRIDOR_HALF: Final[int] = _HINTS["corridor"]["half_width"]
LEAST_TRIANGLE: Final[int] = _HINTS["three_towers"]["least_ground"]
"""In spots, a hundred to the square mile."""

TRICK_NAMES: Final[list[Trick]] = list(_DATA["tricks"])
TRICKS: Final = 6
LIE_TRICK: Final = 0
FOG: Final = 1
PATROL: Final = 2
TRAITOR: Final = 3
PHANTOM: Final = 4
TUNNEL: Final = 5
TRICK_VALUES: Final[list[int]] = [trick["value"] for trick in _DATA["tricks"].values()]
LAST_DAYS: Final[list[list[int]]] = [trick["last_day"] for trick in _DATA["tricks"].values()]
TWOS_DEALT: Final = 2
"""Tricks of value 2 dealt to Silver; those of value 1 are all dealt."""

MOST_DISTRICTS: Final = 12
MOST_TOWERS: Final = 9
