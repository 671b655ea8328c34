"""The 49 tiles as flat tables by tile number: roads for each turn, adventure, cost, trade.

Tile 0 is the start tile, then come the coast, the plain and the adventure tiles; NO_TILE stands for
a cell where nothing lies open, and has no roads.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final

from serai.games.goldland.board import LETTERS, turned
from serai.games.goldland.components import ADVENTURES, DATA, KINDS
from serai.games.goldland.schema import TileKind

ROWS: Final[list[dict[str, Any]]] = list(DATA["tile"])
COUNT: Final[int] = len(ROWS)
NO_TILE: Final[int] = COUNT
START_TILE: Final = 0

NAMES: Final[list[str]] = [row["id"] for row in ROWS]
TILE_KINDS: Final[list[TileKind]] = [row["kind"] for row in ROWS]
COAST: Final[list[int]] = [tile for tile in range(COUNT) if TILE_KINDS[tile] == "coast"]
INLAND_TILES: Final[list[int]] = [
    tile for tile in range(COUNT) if TILE_KINDS[tile] in ("plain", "adventure")
]
VILLAGE: Final[list[int]] = [int(row["village"]) for row in ROWS]
HAS_TREASURE: Final[list[int]] = [int(row["treasure"]) for row in ROWS] + [0]

NO_ADVENTURE: Final[int] = len(ADVENTURES)
ADVENTURE: Final[list[int]] = [
    ADVENTURES.index(row["adventure"]) if "adventure" in row else NO_ADVENTURE for row in ROWS
] + [NO_ADVENTURE]


def sides(letters: str) -> int:
    """A set of sides, bit d for direction d, from letters such as NEW."""
    return sum(1 << LETTERS.index(letter) for letter in letters)


ROADS: Final[list[int]] = [
    turned(sides(row["exits"]), turn) for row in ROWS for turn in range(4)
] + [0] * 4
"""The sides with a road of tile t after q quarter turns, at t · 4 + q."""


def amounts(counts: Mapping[str, int]) -> list[int]:
    """Counts by kind of equipment, in the order of the kinds."""
    return [counts.get(kind, 0) for kind in KINDS]


KIND_COUNT: Final[int] = len(KINDS)
COST: Final[list[int]] = [count for row in ROWS for count in amounts(row.get("cost", {}))] + [
    0
] * KIND_COUNT
"""The red equipment of tile t, kind k, at t · 7 + k."""
COST_TOTAL: Final[list[int]] = [
    sum(COST[tile * KIND_COUNT : (tile + 1) * KIND_COUNT]) for tile in range(COUNT + 1)
]
ALL_KINDS: Final[int] = (1 << KIND_COUNT) - 1
RED: Final[list[int]] = [
    sum(1 << kind for kind in range(KIND_COUNT) if COST[tile * KIND_COUNT + kind])
    for tile in range(COUNT + 1)
]
"""The kinds of red equipment of a tile, bit k for kind k."""

NO_NEED: Final[int] = KIND_COUNT
NO_TRADE: Final[int] = KIND_COUNT + 1


def _need(row: dict[str, Any]) -> int:
    if "need" not in row:
        return NO_TRADE
    return NO_NEED if row["need"] == "none" else KINDS.index(row["need"])


NEED: Final[list[int]] = [_need(row) for row in ROWS] + [NO_TRADE]
"""The white-bordered kind a tile's trade asks for, NO_NEED, or NO_TRADE."""

OFFERS: Final[list[list[list[int]]]] = [
    [amounts(offer) for offer in row.get("offers", [])] for row in ROWS
]


def _parts(offer: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to take something of a set of overlapping items."""
    return (part for part in product(*(range(count + 1) for count in offer)) if any(part))


BUNDLES: Final[list[tuple[int, ...]]] = sorted(
    {part for offers in OFFERS for offer in offers for part in _parts(offer)}, reverse=True
)
"""Every set of items that some tile gives in one acquisition, as counts by kind."""

SINGULAR: Final[list[str]] = list(DATA["equipment"]["singular"])


def spelled(counts: tuple[int, ...] | list[int]) -> str:
    """Items in words: `3 provisions + 1 pearl`."""
    words = [
        f"{count} {(SINGULAR[kind] if count == 1 else KINDS[kind]).replace('_', ' ')}"
        for kind, count in enumerate(counts)
        if count
    ]
    return " + ".join(words) or "nothing"


BUNDLE_NAMES: Final[list[str]] = [spelled(bundle) for bundle in BUNDLES]
BUNDLE_COUNTS: Final[list[int]] = [count for bundle in BUNDLES for count in bundle]
"""Items of kind k in bundle b, at b · 7 + k."""
BUNDLE_SIZE: Final[list[int]] = [sum(bundle) for bundle in BUNDLES]

TILE_BUNDLES: Final[list[list[int]]] = [
    sorted({BUNDLES.index(part) for offer in offers for part in _parts(offer)}) for offers in OFFERS
] + [[]]
"""The bundles one may take on a tile."""


def _tiles_named(names: list[str]) -> list[int]:
    return [NAMES.index(name) for name in names]


FIRST_SOUTH: Final[list[int]] = _tiles_named(DATA["first_coast"]["south"])
FIRST_EAST: Final[list[int]] = _tiles_named(DATA["first_coast"]["east"])
"""The coast of a first game, from the start outwards; its last tiles are the two coast ends."""
SOUTH_END: Final[int] = FIRST_SOUTH[-1]
EAST_END: Final[int] = FIRST_EAST[-1]
BRANCHED_COAST: Final[list[int]] = [tile for tile in COAST if tile not in (SOUTH_END, EAST_END)]
