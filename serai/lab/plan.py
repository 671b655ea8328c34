"""The plan of a tournament: which levels sit where in match number n of each cell, and its seed.

Everything follows from the order alone. A match depends on its cell and number and on nothing
else, so it is the same whoever plays it, whenever, and however many more are asked for later.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, pairwise, permutations, product
from typing import Final

import msgspec

from serai.engine.chance import Chance, chance_of

MIXED: Final = "mixed"
ONE_AMONG: Final = "one-among"
LADDER: Final = "ladder"
SIDES: Final = "sides"
OWN: Final = "own"
"""The plan of a study that a game brings with it."""
SHAPES: Final = [MIXED, ONE_AMONG, LADDER, SIDES]


class Cell(msgspec.Struct, frozen=True):
    """Matches of one kind: a game for so many seats with the same options and company."""

    game: str
    seats: int
    options: dict[str, str]
    shape: str
    levels: list[str]
    """MIXED: whoever takes part. Otherwise two: the one and the others, or the two sides."""

    @property
    def key(self) -> str:
        """A name that no other cell has."""
        chosen = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.game}/{self.seats}/{chosen}/{self.shape}/{','.join(self.levels)}"

    @property
    def circuit(self) -> int:
        """How many matches it takes until every level has had every seat equally often."""
        if self.shape == MIXED:
            companies = len(_companies(tuple(self.levels), self.seats))
            return companies * self.seats if len(self.levels) > 1 else 1
        return self.seats if self.shape == ONE_AMONG else 1

    def rounded(self, matches: int) -> int:
        """At least so many matches, in whole circuits."""
        return -(-matches // self.circuit) * self.circuit


class Card(msgspec.Struct, frozen=True):
    """One match to play."""

    cell: int
    number: int
    game: str
    seats: int
    options: dict[str, str]
    players: list[str]
    """The level in each seat; for SIDES the level of each side."""
    by_side: bool
    seed: int
    made_of: str
    """The fingerprint of the game it must be played with."""
    own: bool = False
    """Whether it belongs to the game's own study, whose players have names and no levels."""


def cells(
    game: str, seats: int, options: Mapping[str, str], shape: str, levels: Sequence[str]
) -> list[Cell]:
    """The cells of one game and seat count: one round robin, or a cell for each pairing."""
    if shape == MIXED:
        return [Cell(game, seats, dict(options), MIXED, list(levels))]
    pairings: dict[str, Iterator[tuple[str, ...]]] = {
        ONE_AMONG: permutations(levels, 2),
        LADDER: ((stronger, weaker) for weaker, stronger in pairwise(levels)),
        SIDES: product(levels, repeat=2),
    }
    kind = SIDES if shape == SIDES else ONE_AMONG
    return [Cell(game, seats, dict(options), kind, list(pair)) for pair in pairings[shape]]


def card(cell: Cell, place: int, number: int, seed: int, made_of: str) -> Card:
    """Match `number` of a cell, which is the order's cell number `place`."""
    return Card(
        place,
        number,
        cell.game,
        cell.seats,
        cell.options,
        seating(cell, number, seed),
        cell.shape == SIDES,
        seed_of(seed, cell.key, f"match {number}"),
        made_of,
    )


def seating(cell: Cell, number: int, seed: int) -> list[str]:
    """The level in each seat of a match."""
    if cell.shape == SIDES:
        return cell.levels
    if cell.shape == ONE_AMONG:
        one, others = cell.levels
        return [one if seat == number % cell.seats else others for seat in range(cell.seats)]
    companies = _companies(tuple(cell.levels), cell.seats)
    circuit, within = divmod(number, cell.circuit)
    which = within % len(companies)
    chance = chance_of(seed_of(seed, cell.key, f"circuit {circuit} company {which}"))
    company = _shuffled(companies[which], chance)
    moved = within // len(companies)
    return company[moved:] + company[:moved]


def seed_of(seed: int, *names: str) -> int:
    """A number for one purpose; different purposes get different ones."""
    label = "\0".join(["serai lab", str(seed), *names])
    return int.from_bytes(hashlib.sha256(label.encode()).digest()[:8], "big") >> 1


@cache
def _companies(levels: tuple[str, ...], seats: int) -> list[list[str]]:
    """Every choice of levels for a table, as different as there are levels to fill the seats."""
    often, rest = divmod(seats, len(levels))
    return [[*levels * often, *more] for more in combinations(levels, rest)]


def _shuffled(company: Sequence[str], chance: Chance) -> list[str]:
    left, shuffled = list(company), []
    while left:
        shuffled.append(left.pop(chance.below(len(left))))
    return shuffled
