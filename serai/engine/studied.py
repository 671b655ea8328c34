"""What a game wants studied: matches of players of its own, what is counted in them, and tables.

A game that has such a study keeps it beside its rules, in `study.py`. It says what is played and
what is counted; playing, intervals, tables and pictures are the laboratory's.
"""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from serai.engine.actions import shown
from serai.engine.chance import Chance
from serai.engine.errors import BadInput
from serai.engine.position import Position

Player = Callable[[Position, int, Chance], int]
"""Chooses for a seat; the chance is the table's."""

Samples = dict[str, list[float]]
"""What a match adds to each figure: nothing, a number, or several, as one for each seat."""

MEAN: Final = "mean"
ERROR: Final = "error"
"""The mean and its standard error."""
SHARE: Final = "share"
"""How many in a hundred."""
INTERVAL: Final = "interval"
"""How many in a hundred, and the interval that holds the truth 95 times in 100."""
TIMES: Final = "times"
"""A mean that is 1 where all are alike."""
SPREAD: Final = "spread"
"""The middle, and what one in ten is below and above."""
RANGE: Final = "range"
"""The middle, the least and the most."""


class Column:
    """A figure, what is told of it, and to how many places behind the point."""

    def __init__(self, figure: str, told: str = MEAN, places: int = 1) -> None:
        self.figure = figure
        self.told = told
        self.places = places


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """Matches of one kind: seats, options, and the players' names."""

    def __init__(self, seats: int, players: Sequence[str], options: dict[str, str]) -> None:
        self.seats = seats
        self.players = list(players)
        self.options = options

    def seated(self, number: int) -> list[str]:
        """Who sits where in a match; several players take turns in each seat."""
        count = len(self.players)
        return [self.players[(number + seat) % count] for seat in range(self.seats)]

    def seed(self, number: int) -> int:
        """What decides the luck of a match."""
        return number


@mypyc_attr(allow_interpreted_subclasses=True)
class OneAmong(Setting):
    """One player among others of another kind, in each seat equally often."""

    def __init__(self, seats: int, one: str, others: str, options: dict[str, str]) -> None:
        super().__init__(seats, [one, others], options)

    def seated(self, number: int) -> list[str]:
        one, others = self.players
        return [one if seat == number % self.seats else others for seat in range(self.seats)]


class Row:
    """A line of a table: its labels, and where its figures come from."""

    def __init__(self, labels: Sequence[str], setting: Setting, about: str = "") -> None:
        self.labels = list(labels)
        self.setting = setting
        self.about = about
        """Whom the figures are about, if not everybody; stands before their names."""

    def figure(self, column: Column) -> str:
        return f"{self.about} {column.figure}" if self.about else column.figure


class Table:
    """Rows of the same figures."""

    def __init__(
        self, name: str, heads: Sequence[str], columns: Sequence[Column], rows: Sequence[Row]
    ) -> None:
        self.name = name
        self.heads = list(heads)
        """What the labels of a row are."""
        self.columns = list(columns)
        self.rows = list(rows)


class Wish:
    """What somebody wants to know: for which seats, of which levels, with which options."""

    def __init__(
        self, seats: Sequence[int], levels: Sequence[str], options: dict[str, str]
    ) -> None:
        self.seats = list(seats)
        self.levels = list(levels)
        """Empty for the players that the study is about."""
        self.options = options


def check_players(wished: Sequence[str], known: Sequence[str]) -> None:
    """Refuse players that a study does not have."""
    for name in wished:
        if name not in known:
            raise BadInput(
                "this study has no {name}; it has: {known}",
                "bad-study_player",
                name=shown(name),
                known=", ".join(known),
            )


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Looks on at one match and tells what it came to."""

    def acts(self, position: Position, seat: int, action: int) -> None:
        """A seat is about to do something."""

    def acted(self, position: Position) -> None:
        """It has done it."""

    def samples(self, position: Position) -> Samples:
        """What the match adds to the figures, now that it has ended."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Study:
    """The study of a game."""

    def tables(self, wish: Wish) -> list[Table]:
        """All tables that belong to a wish."""
        raise NotImplementedError

    def players(self, seated: list[str], number: int) -> list[Player]:
        """Whoever plays a match, from seat to seat; refuses a name it does not know."""
        raise NotImplementedError

    def watch(self, seated: list[str]) -> Watch:
        """Whoever looks on at a match between these."""
        raise NotImplementedError
