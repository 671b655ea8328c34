"""A learned judgement: how a seat stands, by a small network over what that seat knows.

The network has one hidden layer and whole numbers for weights, so that compiled and interpreted
code judge alike to the last digit. Its weights are data beside the game, one file for each number
of seats, made by `serai lab train`; the card beside each file says how it came about. A judgement
speaks only of the options it has learnt with: in other matches search plays on to the end.
"""

import json
from importlib import resources
from importlib.resources.abc import Traversable
from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from serai.engine.encoding import Encoding
from serai.engine.errors import BadFile
from serai.engine.game import Game
from serai.engine.position import Position

FOLDER: Final = "judgement"
FORM: Final = 1
FINE: Final = 16
"""Bits behind the point of the weights and of what a hidden unit says."""
COARSE: Final = 12
"""The same of the weights by which the hidden units are heard."""
STEP_BITS: Final = 5
"""A whole of the logistic curve is told in so many bits."""
STEP: Final = 1 << STEP_BITS
REACH: Final = 8 * STEP
"""Where the curve is as good as flat."""
CURVE: Final[list[int]] = [
    round(1000 / (1 + exp(-place / STEP))) for place in range(-REACH, REACH + 1)
]
"""The logistic curve in thousandths."""
LARGEST: Final = (1 << 31) - 1


class Judge:
    """The judgement of one game for one number of seats."""

    def __init__(self, outlook: Encoding, options: list[int], units: list["Unit"]) -> None:
        self.options = options
        """What it has learnt with."""
        self._outlook = outlook
        self._row = vec[i16]([0 for _ in range(outlook.size)])
        self._hidden = vec[i64]([0 for _ in units])
        self._start = vec[i32]([unit.start for unit in units])
        self._weights = vec[i32](
            [unit.weights[place] for place in range(outlook.size) for unit in units]
        )
        """One input after the other, of each what it adds to every unit."""
        self._for_wins = vec[i32]([unit.for_wins for unit in units])
        self._for_promise = vec[i32]([unit.for_promise for unit in units])
        self.wins_start = 0
        self.promise_start = 0
        self.wins = 0
        """Thousandths of the win, of the last seat that was looked at."""
        self.promise = 0

    def look(self, position: Position, seat: int) -> None:
        """Judge how a seat stands, by what it knows; `wins` and `promise` have the answer."""
        self._outlook.write(position, seat, self._row, 0)
        self._gather()
        heard_wins: i64 = self.wins_start
        heard_promise: i64 = self.promise_start
        hidden = self._hidden
        for_wins = self._for_wins
        for_promise = self._for_promise
        width: i64 = len(hidden)
        unit: i64 = 0
        while unit < width:
            said = hidden[unit]
            if said > 0:
                heard_wins += said * i64(for_wins[unit])
                heard_promise += said * i64(for_promise[unit])
            unit += 1
        self.wins = _on_curve(heard_wins)
        self.promise = _on_curve(heard_promise)

    def _gather(self) -> None:
        """Let every hidden unit add up what the inputs tell it."""
        row = self._row
        hidden = self._hidden
        start = self._start
        weights = self._weights
        width: i64 = len(hidden)
        size: i64 = len(row)
        unit: i64 = 0
        while unit < width:
            hidden[unit] = i64(start[unit])
            unit += 1
        place: i64 = 0
        at: i64 = 0
        while place < size:
            value = i64(row[place])
            if value:
                unit = 0
                while unit < width:
                    hidden[unit] += value * i64(weights[at + unit])
                    unit += 1
            place += 1
            at += width


class Unit:
    """A hidden unit as a file tells it."""

    def __init__(self, told: list[int]) -> None:
        self.start = told[0]
        self.for_wins = told[1]
        self.for_promise = told[2]
        self.weights = told[3:]


def _on_curve(heard: i64) -> int:
    place = (heard >> (FINE + COARSE - STEP_BITS)) + REACH
    if place < 0:
        return CURVE[0]
    if place > 2 * REACH:
        return CURVE[2 * REACH]
    return CURVE[place]


_known: dict[str, Judge | None] = {}


def judge_of(game: Game, position: Position) -> Judge | None:
    """The judgement for a match like this; None where nobody has learnt one."""
    name = f"{game.name} {position.seats}"
    if name not in _known:
        _known[name] = _find(game, position)
    judge = _known[name]
    return judge if judge is not None and judge.options == position.options else None


def file_name(seats: int) -> str:
    """What the weights for so many seats are called, in the folder `judgement` of a game."""
    return f"seats-{seats}.json"


def file_of(game: Game, seats: int) -> Traversable:
    """Where the weights for so many seats lie, if anybody has learnt any."""
    return resources.files(game.package).joinpath(FOLDER).joinpath(file_name(seats))


def _find(game: Game, example: Position) -> Judge | None:
    outlook = game.outlook(example)
    file = file_of(game, example.seats)
    if outlook is None or not file.is_file():
        return None
    return read(game, outlook, file.read_text(encoding="utf-8"))


def read(game: Game, outlook: Encoding, text: str) -> Judge:
    """A judgement from the text of its file, unless that is damaged or looks at something else."""
    try:
        told: dict[str, Any] = json.loads(text)
        form, numbers = told["form"], told["numbers"]
        options = game.options.resolve(told["options"])
        wins_start, promise_start = told["starts"]
        rows = [list(row) for row in told["units"]]
    except (ValueError, KeyError, TypeError) as trouble:
        raise BadFile(f"this is no judgement of {game.title}: {trouble!r}") from trouble
    if form != FORM:
        raise BadFile(f"this judgement has form {form}; form {FORM} is read")
    if numbers != outlook.names:
        raise BadFile("this judgement has learnt from other numbers; train it anew")
    for row in [*rows, [wins_start, promise_start]]:
        if not all(type(weight) is int and abs(weight) <= LARGEST for weight in row):
            raise BadFile(f"the weights of a judgement are whole numbers up to {LARGEST}")
    if not rows or any(len(row) != 3 + outlook.size for row in rows):
        raise BadFile(f"every unit of this judgement needs {3 + outlook.size} numbers")
    judge = Judge(outlook, options, [Unit(row) for row in rows])
    judge.wins_start = wins_start
    judge.promise_start = promise_start
    return judge
