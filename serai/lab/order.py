"""An order: what somebody wants played, checked, and with what it must be played to the end."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final

import msgspec

import serai
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.lab import plan, traits
from serai.lab.players import player

LEVELS_FILE: Final = "levels.toml"
MOST_MATCHES: Final = 10_000_000


class Order(msgspec.Struct, frozen=True):
    """Games, seats, levels, options and luck; how many matches of each cell is told apart."""

    study: str
    """`tournament` or `balance`."""
    games: list[str]
    seats: list[int]
    levels: list[str]
    shape: str
    variants: list[dict[str, str]]
    """Options to play with, one after the other; every option that is not named is as usual."""
    seed: int
    made_of: dict[str, str]
    """A fingerprint of each game's rules, components and levels."""

    def cells(self) -> list[plan.Cell]:
        return [
            cell
            for game in self.games
            for seats in self.seats
            for variant in self.variants
            for cell in plan.cells(
                game, seats, {**serai.game(game).bounded(), **variant}, self.shape, self.levels
            )
        ]

    def cards(self, matches: int) -> Iterator[plan.Card]:
        """Every match, all cells side by side, so that half a tournament is a fair one too."""
        cells = self.cells()
        wanted = [cell.rounded(matches) for cell in cells]
        for number in range(max(wanted)):
            for place, cell in enumerate(cells):
                if number < wanted[place]:
                    yield plan.card(cell, place, number, self.seed, self.made_of[cell.game])


def order(
    study: str,
    games: Sequence[str],
    seats: Sequence[int],
    levels: Sequence[str],
    shape: str,
    variants: Sequence[Mapping[str, str]],
    seed: int,
) -> Order:
    """An order that can be carried out; whatever cannot be meant is refused with the reason."""
    _refuse_doubles(games, "game")
    _refuse_doubles([str(count) for count in seats], "number of seats")
    _refuse_doubles(levels, "level")
    if shape not in plan.SHAPES:
        raise BadInput(f"there is no plan {shape!r}; there are: {', '.join(plan.SHAPES)}")
    fewest = 2 if shape in (plan.ONE_AMONG, plan.LADDER) else 1
    if len(levels) < fewest:
        raise BadInput(f"the plan {shape} needs at least {fewest} levels, not {len(levels)}")
    for name in games:
        _check_game(serai.game(name), seats, levels, shape, variants)
    made_of = {name: fingerprint(serai.game(name)) for name in games}
    chosen = [dict(variant) for variant in variants]
    return Order(study, list(games), list(seats), list(levels), shape, chosen, seed, made_of)


def check_matches(matches: int) -> None:
    if not 1 <= matches <= MOST_MATCHES:
        raise BadInput(f"the number of matches is 1 to {MOST_MATCHES}, not {matches}")


@cache
def fingerprint(game: Game) -> str:
    """Rules, components and levels of a game in a few digits."""
    digest = hashlib.sha256(f"{game.rules} {game.data_hash()}".encode())
    for package in (game.package, "serai.bots"):
        levels = resources.files(package).joinpath(LEVELS_FILE)
        if levels.is_file():
            digest.update(levels.read_bytes())
    return digest.hexdigest()[:16]


def _refuse_doubles(names: Sequence[str], what: str) -> None:
    if not names:
        raise BadInput(f"at least one {what} is needed")
    for name in names:
        if names.count(name) > 1:
            raise BadInput(f"the {what} {name} is named twice")


def _check_game(
    game: Game,
    seats: Sequence[int],
    levels: Sequence[str],
    shape: str,
    variants: Sequence[Mapping[str, str]],
) -> None:
    for count in seats:
        for variant in variants:
            game.empty(count, game.options.resolve(variant))
    for level in levels:
        player(game.name, level, 0)
    if shape == plan.SIDES and not traits.side_names(game.name):
        raise BadInput(f"{game.title} has no sides; the plan sides is for Treasure Island")
