"""Everything a seat can choose in Goldland, numbered once."""

from typing import Final

from serai.engine.actions import ActionSpace, Family, Param
from serai.games.goldland.board import DIRECTIONS
from serai.games.goldland.components import KINDS, ORDEAL_ITEMS
from serai.games.goldland.tiles import BUNDLE_NAMES

WAYS: Final[list[str]] = ["road", "survive", "ordeal", "ordeal_survive"]
WAY_COUNT: Final = 4
BY_ROAD: Final = 0
SURVIVE: Final = 1
ORDEAL: Final = 2
ORDEAL_SURVIVE: Final = 3

PARTS: Final[int] = ORDEAL_ITEMS + 1

SPACE: Final = ActionSpace(
    Family("step", Param("to", names=DIRECTIONS), Param("way", names=WAYS)),
    Family("stop"),
    Family(
        "pay",
        Param("kind", names=KINDS),
        Param("pack", high=ORDEAL_ITEMS),
        Param("tokens", high=ORDEAL_ITEMS),
    ),
    Family("camp", Param("set", flag=True)),
    Family("acquire", Param("take", names=BUNDLE_NAMES)),
    Family("explore"),
    Family("turn_over", Param("to", names=DIRECTIONS)),
    Family("lay", Param("to", names=DIRECTIONS), Param("turned", high=3)),
    Family("exchange", Param("kind", names=KINDS)),
    Family("discard", Param("kind", names=KINDS)),
    Family("dig"),
    Family("end_turn"),
    Family("pass"),
)

STEP: Final[int] = SPACE.base("step")
STOP: Final[int] = SPACE.base("stop")
PAY: Final[int] = SPACE.base("pay")
CAMP: Final[int] = SPACE.base("camp")
ACQUIRE: Final[int] = SPACE.base("acquire")
EXPLORE: Final[int] = SPACE.base("explore")
TURN_OVER: Final[int] = SPACE.base("turn_over")
LAY: Final[int] = SPACE.base("lay")
EXCHANGE: Final[int] = SPACE.base("exchange")
DISCARD: Final[int] = SPACE.base("discard")
DIG: Final[int] = SPACE.base("dig")
END_TURN: Final[int] = SPACE.base("end_turn")
PASS: Final[int] = SPACE.base("pass")
SIZE: Final[int] = SPACE.size
