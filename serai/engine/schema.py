"""What every game shows outside, as types: the core that all views share, and marks for more.

A game declares in its own `schema.py` what it shows beyond that. JSON schemas and the client's
types are generated from these declarations (`make types`); tests hold what is shown to them.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple, TypedDict, TypeVar

if TYPE_CHECKING:
    from typing_extensions import ReadOnly
else:

    class ReadOnly:
        """A key that a game may declare more closely; nothing is left of it at run time."""

        def __class_getitem__(cls, shown: object) -> object:
            return shown


class Mark(NamedTuple):
    """Something about a type that the type itself cannot say."""

    says: str


class Row(NamedTuple):
    """Of a list: that it holds exactly these, one after the other."""

    parts: tuple[object, ...]
    rest: object = None
    """What may follow them, any number of times."""


class Maybe(NamedTuple):
    """Of a field of an event: that some are not told it, or that it is not always there."""

    kind: object


SOME: Final = Mark("some")
SEAT: Final = Mark("seat")
BY_SEAT: Final = Mark("by-seat")

Seat = Annotated[int, SEAT]
"""A seat's number; words make its player's name of it."""
BySeat = Annotated[list[int], BY_SEAT]
"""One number for each seat."""

Fields = dict[str, object]
"""Fields by their names, with their kinds."""

Name = TypeVar("Name", bound=str)
Part = TypeVar("Part")
Some = Annotated[dict[Name, Part], SOME]
"""Some of the names, each with its part; a plain dict of such names holds all of them."""


class SeatView(TypedDict):
    """What every game shows of a seat."""

    seat: int
    points: ReadOnly[int | None]
    """None where a game counts none, or they are hidden."""


class Result(TypedDict):
    """How a match ended."""

    winners: list[int]
    places: list[int]
    """Each seat's place: 1 is best, equal places are shared."""
    points: list[int]
    breakdown: list[dict[str, int]]
    """Each seat's points by source, and what else is counted at the end."""
    reason: str


class View(TypedDict):
    """What every game shows to a seat, or to the public."""

    game: ReadOnly[str]
    phase: ReadOnly[str]
    """What is asked now, a word of the game."""
    seat: int | None
    """The seat that looks; None for the public."""
    to_act: list[int]
    """The seats that must decide now."""
    seats: ReadOnly[Sequence[SeatView]]
    result: Result | None
    """None while the match goes on."""


VIEW: Final = View
EVENTS: Final[dict[str, Fields]] = {
    "undone": {"seat": Seat, "struck": list[int]},
    "abandoned": {"unfinished": bool},
}
"""What a match of any game may tell: `struck` are the numbers of the events taken back."""
SINCE: Final[dict[str, int]] = {}
FACTS: Final[Fields] = {}
ABOUT: Final[Fields] = {"owner": Seat, "holder": Seat}
"""What messages about a view call seats, beside the fields of events and facts."""
