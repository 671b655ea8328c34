"""What a judgement learns from: matches of bots among themselves, what every seat knew at some of
their moments, and how they ended.

A school is a folder: `school.json` says which matches are played, and each `positions-NNNNNN.npz`
holds some of them. It goes on with the files that are missing, whenever it was interrupted.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

import serai
from serai.bots.levels import bot
from serai.engine.chance import QuickChance
from serai.engine.encoding import Encoding
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.envs.fleet import window
from serai.lab import parts
from serai.lab.order import fingerprint
from serai.lab.plan import seed_of

FORM: Final = 1
ABOUT: Final = "school.json"
MATCHES_A_FILE: Final = 50
HELD_BACK: Final = 10
"""One match of so many is not learnt from but shows what was learnt."""
SLIPS: Final = 4
"""Of a hundred decisions, how many are played at random, so that a judgement sees odd positions."""
ONE_IN: Final = 3
"""Of so many decisions one is looked at: neighbours hardly differ."""


class Schooling(msgspec.Struct, frozen=True):
    """Which matches are played; all that is learnt from follows from this."""

    game: str
    seats: int
    levels: list[str]
    """Those who play, in each match one of them on all seats."""
    options: dict[str, str]
    seed: int
    matches: int
    made_of: str
    form: int = FORM


class Lessons(msgspec.Struct):
    """What seats knew, and how it ended for them: the win and the promise in thousandths."""

    rows: NDArray[np.int16]
    ends: NDArray[np.int16]
    matches: NDArray[np.int32]


def wanted(
    game: Game, seats: int, levels: list[str], options: dict[str, str], seed: int, matches: int
) -> Schooling:
    """An order for matches to learn from."""
    game.options.resolve(options)
    if matches < HELD_BACK or not levels:
        raise BadInput(
            "a judgement needs {least} matches and one level, or more",
            "bad-train_few",
            least=HELD_BACK,
        )
    for level in levels:
        bot(game.name, level, 0)
    outlook(game, seats)
    return Schooling(game.name, seats, levels, options, seed, matches, fingerprint(game))


def outlook(game: Game, seats: int) -> Encoding:
    """What a judgement of a game looks at."""
    found = game.outlook(game.start(seats, None, QuickChance(0)))
    if found is None:
        raise BadInput("{title} has no learned judgement", "bad-train_game", title=game.title)
    return found


def gather(
    folder: Path,
    order: Schooling,
    workers: int,
    stop: Callable[[], bool] = lambda: False,
    progress: Callable[[int, int], None] = lambda done, wanted: None,
) -> bool:
    """Play all matches that are missing, on so many cores; False if it was stopped before."""
    _begin(folder, order)
    left = missing(folder, order)
    count = -(-order.matches // MATCHES_A_FILE)
    progress(count - len(left), count)
    for _ in parts.written(partial(write_part, folder, order), left, workers, stop):
        progress(count - len(missing(folder, order)), count)
    return not missing(folder, order)


def _begin(folder: Path, order: Schooling) -> None:
    """Say in the folder what it holds; a folder that holds something else is refused."""
    about = folder / ABOUT
    told = msgspec.to_builtins(order)
    if about.exists():
        if json.loads(about.read_text()) != told:
            raise BadInput(
                "{folder} holds another training; name another folder",
                "bad-train_folder",
                folder=folder,
            )
        return
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = about.with_suffix(".unfinished")
    unfinished.write_text(json.dumps(told, indent=1))
    unfinished.replace(about)


def part_file(folder: Path, part: int) -> Path:
    return folder / f"positions-{part:06d}.npz"


def missing(folder: Path, order: Schooling) -> list[int]:
    """The parts that are not written yet."""
    count = -(-order.matches // MATCHES_A_FILE)
    return [part for part in range(count) if not part_file(folder, part).exists()]


def write_part(folder: Path, order: Schooling, part: int) -> Path:
    """Play some of the matches and write one file."""
    numbers = range(part * MATCHES_A_FILE, min((part + 1) * MATCHES_A_FILE, order.matches))
    found = [play(order, number) for number in numbers]
    return parts.keep(
        part_file(folder, part),
        rows=np.concatenate([each.rows for each in found]),
        ends=np.concatenate([each.ends for each in found]),
        matches=np.concatenate([each.matches for each in found]),
    )


def play(order: Schooling, number: int) -> Lessons:
    """Play one match and look at it through every seat's eyes now and then."""
    game = serai.game(order.game)
    seed = seed_of(order.seed, "school", str(number))
    chance, own = QuickChance(seed), QuickChance(seed_of(seed, "slips"))
    position = game.start(order.seats, order.options, chance)
    level = order.levels[number % len(order.levels)]
    bots = [bot(game.name, level, seed_of(seed, f"bot {seat}")) for seat in range(order.seats)]
    encoding = outlook(game, order.seats)
    row = vec[i16]([0 for _ in range(encoding.size)])
    rows: list[NDArray[np.int16]] = []
    while asked := position.to_act():
        if own.below(ONE_IN) == 0:
            for seat in range(order.seats):
                encoding.write(position, seat, row, 0)
                rows.append(window(row, np.int16).copy())
        seat = asked[0]
        if own.below(100) < SLIPS:
            action = position.sample(seat, own)
        else:
            action = bots[seat].choose(position.seen_by(seat))
        position.apply(seat, action, chance)
    moments = len(rows) // order.seats
    end = np.array([game.wins(position), game.promise(position)], np.int16).T
    return Lessons(
        np.array(rows, np.int16).reshape(-1, encoding.size),
        np.tile(end, (moments, 1)),
        np.full(len(rows), number, np.int32),
    )


def load(folder: Path, order: Schooling) -> Lessons:
    """Everything that was gathered."""
    count = -(-order.matches // MATCHES_A_FILE)
    found = [np.load(part_file(folder, part)) for part in range(count)]
    return Lessons(
        np.concatenate([part["rows"] for part in found]),
        np.concatenate([part["ends"] for part in found]),
        np.concatenate([part["matches"] for part in found]),
    )
