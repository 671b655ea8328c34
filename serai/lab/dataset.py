"""Matches written down for programs that learn: what seats knew, might choose and chose, and how
it ended.

A dataset is a folder: `dataset.json` says what it holds, and each `matches-NNNNNN.npz` some whole
matches. A file is there as a whole or not at all, so that whatever interrupts the writing costs
the files under way, and the same order goes on with those that are missing.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, u8
from numpy.typing import NDArray

import serai
from serai.bots.levels import bot
from serai.engine.chance import chance_of
from serai.engine.choices import WHOLE, Choices, Choosing
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.engine.match import Match
from serai.engine.position import Position
from serai.envs.fleet import window
from serai.lab import parts
from serai.lab.order import fingerprint
from serai.lab.plan import seed_of

FORM: Final = 1
ABOUT: Final = "dataset.json"
MATCHES_A_FILE: Final = 20
ONE_WIN: Final = 1000
FROM_FILE: Final = "recorded"
"""Stands for the level of seats whose matches were read from files."""


class Wanted(msgspec.Struct, frozen=True):
    """What a dataset holds; everything in it follows from this, and from the files named here."""

    game: str
    seats: int
    levels: list[str]
    options: dict[str, str]
    seed: int
    matches: int
    most: int
    records: list[str]
    made_of: str
    form: int = FORM


def wanted(
    game: Game,
    seats: int,
    levels: list[str],
    options: dict[str, str],
    seed: int,
    matches: int,
    most: int = 0,
) -> Wanted:
    """An order for matches of bots; the levels take turns on the seats."""
    game.options.resolve(options)
    if matches < 1 or not levels:
        raise BadInput("a dataset needs one match and one level, or more", "bad-dataset_none")
    for level in levels:
        bot(game.name, level, 0)
    made_of = fingerprint(game)
    return Wanted(game.name, seats, levels, options, seed, matches, most, [], made_of)


def recorded(paths: list[Path]) -> Wanted:
    """An order for matches that were played before, all of one game with equal seats."""
    if not paths:
        raise BadInput("name one file of a match, or more", "bad-dataset_files")
    first = Match.load(paths[0])
    for path in paths:
        match = Match.load(path)
        if (match.game.name, match.seats) != (first.game.name, first.seats):
            raise BadInput(
                "{path} is another game, or has other seats, than {first}",
                "bad-dataset_file",
                path=path,
                first=paths[0],
            )
    places = [str(path.resolve()) for path in paths]
    made_of = fingerprint(first.game)
    count = len(paths)
    return Wanted(first.game.name, first.seats, [FROM_FILE], {}, 0, count, 0, places, made_of)


class Scribe:
    """Writes down the choices of matches, and what lay before whoever made them."""

    def __init__(self, game: Game, seats: int) -> None:
        self.encoding = game.encoded(seats)
        self.choices = Choices(game.space)
        width = self.encoding.size + 1 + self.choices.most_parts
        self._row = vec[i16]([0 for _ in range(width)])
        self._marks = vec[u8]([0 for _ in range(self.choices.size)])
        self.rows: list[NDArray[np.int16]] = []
        self.masks: list[NDArray[np.uint8]] = []
        self.chosen: list[int] = []
        self.seats: list[int] = []

    def note(self, position: Position, seat: int, action: int) -> None:
        """Every choice by which a seat comes to an action."""
        choosing = Choosing()
        known = position.seen_by(seat).known
        done = WHOLE
        while done == WHOLE:
            self.encoding.write(known, seat, self._row, 0)
            self.choices.tell(choosing, self._row, self.encoding.size)
            self.choices.mark(known, seat, choosing, self._marks, 0)
            choice = self.choices.toward(action, choosing)
            self.rows.append(window(self._row, np.int16).copy())
            self.masks.append(window(self._marks, np.uint8).copy())
            self.chosen.append(choice)
            self.seats.append(seat)
            done = self.choices.choose(known, seat, choosing, choice)


def played(order: Wanted, number: int, scribe: Scribe) -> tuple[Position, list[str]]:
    """Play a match of an order and write it down; its end, and who sat where."""
    game = serai.game(order.game)
    seed = seed_of(order.seed, "dataset", str(number))
    chance = chance_of(seed)
    position = game.start(order.seats, order.options, chance)
    names = [order.levels[(number + seat) % len(order.levels)] for seat in range(order.seats)]
    bots = [bot(order.game, name, seed_of(seed, f"bot {at}")) for at, name in enumerate(names)]
    decisions = 0
    while (asked := position.to_act()) and not 0 < order.most <= decisions:
        seat = asked[0]
        action = bots[seat].choose(position.seen_by(seat))
        position.check(seat, action)
        scribe.note(position, seat, action)
        position.apply(seat, action, chance)
        decisions += 1
    return position, names


def read(order: Wanted, number: int, scribe: Scribe) -> tuple[Position, list[str]]:
    """Write a match down that a file holds; the file is checked as it is read."""
    match = Match.load(order.records[number])
    again = match.begun_again()
    for line, _ in match.retold():
        if line.number > 0:
            scribe.note(again.position, line.seat, line.action)
            again.play(line.seat, line.action)
    return again.position, [FROM_FILE] * order.seats


def write_part(folder: Path, order: Wanted, part: int) -> Path:
    """Write one file of a dataset."""
    game = serai.game(order.game)
    if fingerprint(game) != order.made_of:
        raise BadInput(
            "{game} has other rules, components or levels than the dataset",
            "bad-dataset_game",
            game=order.game,
        )
    scribe = Scribe(game, order.seats)
    numbers = range(part * MATCHES_A_FILE, min((part + 1) * MATCHES_A_FILE, order.matches))
    ends: list[dict[str, Any]] = []
    match_of: list[int] = []
    for number in numbers:
        position, names = (read if order.records else played)(order, number, scribe)
        match_of += [number] * (len(scribe.chosen) - len(match_of))
        standing = position.standing()
        over = standing is not None
        shares = game.wins(position) if over else [0] * order.seats
        points = standing.points if standing is not None else [0] * order.seats
        ends.append({"ended": over, "shares": shares, "points": points, "players": names})
    return parts.keep(
        part_file(folder, part),
        observations=np.stack(scribe.rows),
        masks=np.stack(scribe.masks),
        choices=np.array(scribe.chosen, np.int16),
        seats=np.array(scribe.seats, np.int8),
        matches=np.array(match_of, np.int32),
        first_match=np.array(numbers[0], np.int32),
        ended=np.array([end["ended"] for end in ends], np.bool_),
        outcomes=np.array([end["shares"] for end in ends], np.float32) / ONE_WIN,
        points=np.array([end["points"] for end in ends], np.int32),
        players=np.array([end["players"] for end in ends], np.str_),
    )


def part_file(folder: Path, part: int) -> Path:
    return folder / f"matches-{part:06d}.npz"


def begin(folder: Path, order: Wanted) -> None:
    """Say in the folder what it holds; a folder that holds something else is refused."""
    about = folder / ABOUT
    game = serai.game(order.game)
    scribe = Scribe(game, order.seats)
    told = {
        "order": msgspec.to_builtins(order),
        "observation": [*scribe.encoding.names, "choosing"]
        + [f"digit {part + 1}" for part in range(scribe.choices.most_parts)],
        "choices": scribe.choices.names,
    }
    if about.exists():
        if json.loads(about.read_text())["order"] != told["order"]:
            raise BadInput(
                "{folder} holds another dataset; name another folder",
                "bad-dataset_folder",
                folder=folder,
            )
        return
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = about.with_suffix(".unfinished")
    unfinished.write_text(json.dumps(told, indent=1))
    unfinished.replace(about)


def missing(folder: Path, order: Wanted) -> list[int]:
    """The parts that are not written yet."""
    count = -(-order.matches // MATCHES_A_FILE)
    return [part for part in range(count) if not part_file(folder, part).exists()]


def write(
    folder: Path,
    order: Wanted,
    workers: int,
    stop: Callable[[], bool] = lambda: False,
    progress: Callable[[int, int], None] = lambda done, wanted: None,
) -> bool:
    """Write all parts that are missing, on so many cores; False if it was stopped before."""
    begin(folder, order)
    left = missing(folder, order)
    count = -(-order.matches // MATCHES_A_FILE)
    progress(count - len(left), count)
    for _ in parts.written(partial(write_part, folder, order), left, workers, stop):
        progress(count - len(missing(folder, order)), count)
    return not missing(folder, order)
