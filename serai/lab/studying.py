"""Studies that games bring with them: their matches as cells and cards, and playing one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import serai
from serai.engine.chance import chance_of
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.engine.studied import Samples, Setting, Study, Table, Wish
from serai.lab.plan import OWN, Card, Cell


@cache
def study_of(game: Game) -> Study:
    """The study in a game's folder; a game that has none is refused."""
    name = f"{game.package}.study"
    if find_spec(name) is None:
        raise BadInput(
            "{title} brings no study of its own; serai lab balance {game} tells how it goes",
            "bad-study_none",
            title=game.title,
            game=game.name,
        )
    study: Study = import_module(name).STUDY
    return study


def tables(
    game: str, seats: Sequence[int], levels: Sequence[str], options: Mapping[str, str]
) -> list[Table]:
    """What a study shall tell."""
    return study_of(serai.game(game)).tables(Wish(seats, levels, dict(options)))


def settings(found: Sequence[Table]) -> list[Setting]:
    """What must be played for some tables, each kind of match once."""
    different = {key(row.setting): row.setting for table in found for row in table.rows}
    return list(different.values())


def key(setting: Setting) -> tuple[object, ...]:
    """What sets a kind of match apart from others."""
    return (setting.seats, tuple(setting.players), tuple(sorted(setting.options.items())))


def cell(game: str, setting: Setting) -> Cell:
    return Cell(game, setting.seats, setting.options, OWN, setting.players)


def card(game: str, setting: Setting, place: int, number: int, made_of: str) -> Card:
    """Match `number` of a setting, which is the order's cell number `place`."""
    return Card(
        place,
        number,
        game,
        setting.seats,
        setting.options,
        setting.seated(number),
        False,
        setting.seed(number),
        made_of,
        own=True,
    )


class Played:
    """A match of a study, played to its end."""

    def __init__(self, card: Card) -> None:
        game = serai.game(card.game)
        study = study_of(game)
        chance = chance_of(card.seed)
        players = study.players(card.players, card.number)
        watch = study.watch(card.players)
        position = game.start(card.seats, card.options, chance)
        self.first = position.to_act()[0]
        self.decisions = 0
        while asked := position.to_act():
            seat = asked[0]
            action = players[seat](position, seat, chance)
            watch.acts(position, seat, action)
            position.apply(seat, action, chance)
            watch.acted(position)
            self.decisions += 1
        self.position = position
        self.samples: Samples = watch.samples(position)
