"""The figures of LivingStone, read once from `components.toml`."""

from typing import Any, Final

from serai.engine import figures
from serai.games.livingstone.schema import Card, GemKind, Stone

_DATA: Final[dict[str, Any]] = figures.read("serai.games.livingstone")

FEWEST: Final[int] = _DATA["seats"]["least"]
MOST: Final[int] = _DATA["seats"]["most"]

COLUMNS: Final[int] = _DATA["board"]["columns"]["value"]
ROWS: Final[int] = _DATA["board"]["rows"]["value"]
SITES: Final[int] = COLUMNS * ROWS
ROW_POINTS: Final[list[int]] = _DATA["board"]["row_points"]["values"]
ROW_MAJORITY: Final[list[int]] = _DATA["board"]["row_majority"]["values"]
COST_PROFILES: Final[list[str]] = list(_DATA["board"]["column_costs"])
COLUMN_COSTS: Final[list[list[int]]] = [
    profile["values"] for profile in _DATA["board"]["column_costs"].values()
]

TENTS: Final[int] = _DATA["player"]["tents"]["value"]
START_POUNDS: Final[int] = _DATA["player"]["start_pounds"]["value"]
GEM_POINTS: Final[int] = _DATA["player"]["gem_points"]["value"]
DICE_PER_SEAT: Final[int] = _DATA["dice"]["per_seat"]["value"]
CHECK_DICE: Final[int] = _DATA["dice"]["two_player_check"]["value"]
PIPS: Final = 6

CARDS: Final[list[Card]] = [
    "native_guide",
    "elephants",
    "camp_expansion",
    "reverse",
    "treasure",
    "royal_favor",
    "lion",
    "rhino",
    "antelope",
    "market",
    "cave_discovery",
    "mine_collapse",
]
NATIVE_GUIDE: Final = 0
ELEPHANTS: Final = 1
CAMP_EXPANSION: Final = 2
REVERSE: Final = 3
TREASURE: Final = 4
ROYAL_FAVOR: Final = 5
LION: Final = 6
RHINO: Final = 7
ANTELOPE: Final = 8
MARKET: Final = 9
CAVE_DISCOVERY: Final = 10
MINE_COLLAPSE: Final = 11
KINDS: Final = 12

DECK: Final[list[int]] = [_DATA["cards"][kind]["count"] for kind in CARDS]
DECK_SIZE: Final[int] = sum(DECK)
DECK_NAMES: Final[list[str]] = ["usual", *_DATA["decks"]]
DECKS: Final[list[list[int]]] = [
    DECK,
    *[
        [deck["changes"].get(kind, count) for kind, count in zip(CARDS, DECK, strict=True)]
        for deck in _DATA["decks"].values()
    ],
]
"""How many cards of each kind every deck has; all decks are of the same size."""
TREASURE_POUNDS: Final[int] = _DATA["cards"]["treasure"]["pounds"]
CAVE_STONES: Final[int] = _DATA["cards"]["cave_discovery"]["stones"]
SCIENCE: Final[list[str]] = ["lion", "rhino", "antelope"]
SCIENCE_POINTS: Final[list[int]] = [_DATA["cards"][animal]["points"] for animal in SCIENCE]

GEMS: Final[list[GemKind]] = ["clear", "blue", "red"]
GEM_KINDS: Final = 3
STONES: Final[list[Stone]] = [*GEMS, "black", "white"]
"""Gems come first, so that a gem has the same number among the gems and among the stones."""
STONE_KINDS: Final = 5
BLACK: Final = 3
WHITE: Final = 4
BAG: Final[list[int]] = [_DATA["stones"][stone]["count"] for stone in STONES]
PRICE: Final[list[int]] = [_DATA["stones"][gem]["price"] for gem in GEMS]
MARKET_VALUE: Final[list[int]] = [_DATA["stones"][gem]["market"] for gem in GEMS]
MOST_GEMS: Final[int] = max(BAG[:GEM_KINDS])
