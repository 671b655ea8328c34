"""The figures of `components.toml` as plain lists and ints, read once."""

from typing import Any, Final

from serai.engine import figures
from serai.games.goldland.schema import Adventure, Kind

DATA: Final[dict[str, Any]] = figures.read("serai.games.goldland")

KINDS: Final[list[Kind]] = list(DATA["equipment"]["kinds"])
STOCK: Final[list[int]] = list(DATA["equipment"]["stock"])
PROVISIONS: Final[int] = KINDS.index("provisions")

SPACES: Final[int] = DATA["backpack"]["spaces"]
CAMPS: Final[int] = DATA["backpack"]["camps"]
START_ITEMS: Final[list[int]] = [DATA["backpack"]["start"].get(kind, 0) for kind in KINDS]

FEWEST_SEATS: Final[int] = DATA["game"]["players"][0]
MOST_SEATS: Final[int] = DATA["game"]["players"][1]


def _by_seats(table: dict[str, int]) -> list[int]:
    return [table.get(str(seats), 0) for seats in range(MOST_SEATS + 1)]


RESERVE: Final[list[int]] = _by_seats(DATA["temple"]["reserve"])
BONUS_PER_SEAT: Final[int] = DATA["temple"]["bonus_per_player"]
ARRIVAL_BONUS: Final[int] = DATA["temple"]["arrival_bonus"]
INCOME: Final[int] = DATA["temple"]["income"]

TOKENS: Final[int] = DATA["discovery"]["tokens"]
TOKENS_PER_TILE: Final[int] = DATA["discovery"]["per_tile"]
TOKENS_PER_PASS: Final[int] = DATA["discovery"]["per_pass"]
RATE: Final[list[int]] = _by_seats(DATA["discovery"]["rate"])

TREASURES: Final[int] = DATA["treasure"]["tokens"]
DIG_PROVISIONS: Final[int] = DATA["treasure"]["provisions"]
ORDEAL_ITEMS: Final[int] = DATA["ordeal"]["items"]

GOLD_POINTS: Final[int] = DATA["scoring"]["gold"]
TREASURE_POINTS: Final[int] = DATA["scoring"]["treasure"]
AMULET_POINTS: Final[int] = DATA["scoring"]["amulet"]

ADVENTURES: Final[list[Adventure]] = list(DATA["adventures"]["kinds"])
MARKER_SETS: Final[list[str]] = list(DATA["adventures"]["values"])
MARKER_VALUES: Final[list[list[int]]] = [
    list(DATA["adventures"]["values"][name]) for name in MARKER_SETS
]
