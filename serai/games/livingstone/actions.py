"""What a seat can choose in LivingStone, declared once as families of named actions."""

from typing import Final

from serai.engine.actions import ActionSpace, Family, Param
from serai.games.livingstone.components import COLUMNS, GEMS, MOST_GEMS, PIPS, ROWS, SCIENCE

MOST_DONATED: Final = 200
"""The greatest single donation; whoever wants to give more donates twice."""

SPACE: Final = ActionSpace(
    Family("take_die", Param("pips", 1, PIPS)),
    Family("decline"),
    Family("end_turn"),
    Family("draw_card"),
    Family("take_coins"),
    Family("dig"),
    Family(
        "place_tent",
        Param("row", 1, ROWS),
        Param("native_guide", flag=True),
        Param("elephants", flag=True),
    ),
    Family("lift_tent", Param("column", 1, COLUMNS), Param("row", 1, ROWS)),
    Family("sell", Param("gem", names=GEMS), Param("count", 1, MOST_GEMS)),
    Family("donate", Param("pounds", 1, MOST_DONATED)),
    Family("camp_expansion", Param("column", 1, COLUMNS), Param("row", 1, ROWS)),
    Family("reverse"),
    Family("treasure"),
    Family("royal_favor"),
    Family("science", Param("animal", names=SCIENCE)),
    Family("market"),
    Family("cave_discovery"),
    Family("market_sell", Param("gem", names=GEMS), Param("count", 0, MOST_GEMS)),
)

TAKE_DIE: Final[int] = SPACE.base("take_die")
DECLINE: Final[int] = SPACE.base("decline")
END_TURN: Final[int] = SPACE.base("end_turn")
DRAW_CARD: Final[int] = SPACE.base("draw_card")
TAKE_COINS: Final[int] = SPACE.base("take_coins")
DIG: Final[int] = SPACE.base("dig")
PLACE_TENT: Final[int] = SPACE.base("place_tent")
LIFT_TENT: Final[int] = SPACE.base("lift_tent")
SELL: Final[int] = SPACE.base("sell")
DONATE: Final[int] = SPACE.base("donate")
EXPAND_CAMP: Final[int] = SPACE.base("camp_expansion")
PLAY_REVERSE: Final[int] = SPACE.base("reverse")
PLAY_TREASURE: Final[int] = SPACE.base("treasure")
PLAY_ROYAL_FAVOR: Final[int] = SPACE.base("royal_favor")
PLAY_SCIENCE: Final[int] = SPACE.base("science")
PLAY_MARKET: Final[int] = SPACE.base("market")
PLAY_CAVE: Final[int] = SPACE.base("cave_discovery")
MARKET_SELL: Final[int] = SPACE.base("market_sell")
ACTION_COUNT: Final[int] = SPACE.size


def take_die(pips: int) -> int:
    return TAKE_DIE + pips - 1


def place_tent(row: int, guide: int, elephants: int) -> int:
    """Rows count from 0 here, as they do inside a position."""
    return PLACE_TENT + row * 4 + guide * 2 + elephants


def sell(gem: int, count: int) -> int:
    return SELL + gem * MOST_GEMS + count - 1


def market_sell(gem: int, count: int) -> int:
    return MARKET_SELL + gem * (MOST_GEMS + 1) + count
