"""Every action of Timbuktu: load a camel, place it, choose it in secret, move it."""

from typing import Final

from serai.engine.actions import ActionSpace, Family, Param
from serai.games.timbuktu.components import GOODS, KINDS, LETTERS, PEN_COUNT, PENS
from serai.games.timbuktu.loading import LOAD_NAMES

NO_TOLL: Final = 0
"""As the toll of a move; 1 … 5 name a kind of goods."""

SPACE: Final = ActionSpace(
    Family("load", Param("goods", names=LOAD_NAMES)),
    Family("place", Param("camel", names=LETTERS), Param("pen", names=PENS)),
    Family("choose", Param("camel", names=LETTERS)),
    Family("move", Param("pen", names=PENS), Param("toll", names=["none", *GOODS])),
)

LOAD: Final[int] = SPACE.base("load")
PLACE: Final[int] = SPACE.base("place")
CHOOSE: Final[int] = SPACE.base("choose")
MOVE: Final[int] = SPACE.base("move")
END: Final[int] = SPACE.size

TOLLS: Final[int] = KINDS + 1


def place(camel: int, pen: int) -> int:
    return PLACE + camel * PEN_COUNT + pen


def choose(camel: int) -> int:
    return CHOOSE + camel


def move(pen: int, toll: int = NO_TOLL) -> int:
    return MOVE + pen * TOLLS + toll
