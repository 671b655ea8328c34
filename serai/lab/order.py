"""An order: what somebody wants played, checked, and with what it must be played to the end."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final

import msgspec

import serai
from serai.bots import judgement, outside
from serai.bots.levels import bot
from serai.engine.errors import BadInput, Phrase
from serai.engine.game import Game
from serai.engine.studied import Setting, Table
from serai.lab import plan, studying, traits

LEVELS_FILE: Final = "levels.toml"
MOST_MATCHES: Final = 10_000_000


class Order(msgspec.Struct, frozen=True):
    """Games, seats, levels, options and luck; how many matches of each cell is told apart."""

    study: str
    """`tournament`, `balance`, or `study` for one that the game brings with it."""
    games: list[str]
    seats: list[int]
    levels: list[str]
    shape: str
    variants: list[dict[str, str]]
    """Options to play with, one after the other; every option that is not named is as usual."""
    seed: int
    made_of: dict[str, str]
    """A fingerprint of each game's rules, components and levels, and of each bot from elsewhere."""

    def cells(self) -> list[plan.Cell]:
        if self.shape == plan.OWN:
            return [studying.cell(self.games[0], setting) for setting in self._settings()]
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
        if self.shape == plan.OWN:
            yield from self._own_cards(matches)
            return
        cells = self.cells()
        wanted = [cell.rounded(matches) for cell in cells]
        for number in range(max(wanted)):
            for place, cell in enumerate(cells):
                if number < wanted[place]:
                    yield plan.card(cell, place, number, self.seed, self.made_of[cell.game])

    def tables(self) -> list[Table]:
        """What the game's own study shall tell."""
        return studying.tables(self.games[0], self.seats, self.levels, self.variants[0])

    def _settings(self) -> list[Setting]:
        return studying.settings(self.tables())

    def _own_cards(self, matches: int) -> Iterator[plan.Card]:
        game, settings = self.games[0], self._settings()
        for number in range(matches):
            for place, setting in enumerate(settings):
                yield studying.card(game, setting, place, number, self.made_of[game])


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
    _refuse_doubles(games, Phrase("game", "bad-what_game"))
    _refuse_doubles([str(count) for count in seats], Phrase("number of seats", "bad-what_seats"))
    _refuse_doubles(levels, Phrase("level", "bad-what_level"))
    if shape not in plan.SHAPES:
        raise BadInput(
            "there is no plan {shape}; there are: {shapes}",
            "bad-plan",
            shape=repr(shape),
            shapes=", ".join(plan.SHAPES),
        )
    fewest = 2 if shape in (plan.ONE_AMONG, plan.LADDER) else 1
    if len(levels) < fewest:
        raise BadInput(
            "the plan {shape} needs at least {fewest} levels, not {count}",
            "bad-plan_levels",
            shape=shape,
            fewest=fewest,
            count=len(levels),
        )
    for name in games:
        _check_game(serai.game(name), seats, levels, shape, variants)
    made_of = {name: fingerprint(serai.game(name)) for name in games}
    made_of.update({name: outside.fingerprint(name) for name in levels if outside.is_known(name)})
    chosen = [dict(variant) for variant in variants]
    return Order(study, list(games), list(seats), list(levels), shape, chosen, seed, made_of)


def own_order(
    game: Game, seats: Sequence[int], levels: Sequence[str], options: Mapping[str, str]
) -> Order:
    """An order for the study that a game brings with it; its seeds run from 0."""
    _refuse_doubles([str(count) for count in seats], Phrase("number of seats", "bad-what_seats"))
    made_of = {game.name: fingerprint(game)}
    made = Order(
        "study", [game.name], list(seats), list(levels), plan.OWN, [dict(options)], 0, made_of
    )
    for cell in made.cells():
        game.empty(cell.seats, game.options.resolve(cell.options))
    return made


def check_matches(matches: int) -> None:
    if not 1 <= matches <= MOST_MATCHES:
        raise BadInput(
            "the number of matches is 1 to {most}, not {matches}",
            "bad-matches",
            most=MOST_MATCHES,
            matches=matches,
        )


@cache
def fingerprint(game: Game) -> str:
    """Rules, components, levels and learned judgements of a game in a few digits."""
    digest = hashlib.sha256(f"{game.rules} {game.data_hash()}".encode())
    for package in (game.package, "serai.bots"):
        levels = resources.files(package).joinpath(LEVELS_FILE)
        if levels.is_file():
            digest.update(levels.read_bytes())
    for seats in range(game.fewest, game.most + 1):
        weights = judgement.file_of(game, seats)
        if weights.is_file():
            digest.update(weights.read_bytes())
    return digest.hexdigest()[:16]


def _refuse_doubles(names: Sequence[str], what: Phrase) -> None:
    if not names:
        raise BadInput("at least one {what} is needed", "bad-none", what=what)
    for name in names:
        if names.count(name) > 1:
            raise BadInput("the {what} {name} is named twice", "bad-twice", what=what, name=name)


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
        bot(game.name, level, 0)
    if shape == plan.SIDES and not traits.side_names(game.name):
        sided = [name for name in serai.games() if traits.side_names(name)]
        raise BadInput(
            "{title} has no sides; the plan sides is for {sided}",
            "bad-plan_sides",
            title=game.title,
            sided=", ".join(sided),
        )
