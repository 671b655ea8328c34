"""Is a game fair, and how does it go: by order of play, level, side and option; length; points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.lab import traits
from serai.lab.arena import Report
from serai.lab.playing import Outcome
from serai.lab.tally import Share, shares

ALL = "all"


def variants(game: Game, base: Mapping[str, str], vary: Sequence[str]) -> list[dict[str, str]]:
    """The options as asked for, then every other value of each option to vary, one at a time."""
    made = [dict(base)]
    usual = game.options.named(game.options.resolve({**game.bounded(), **base}))
    names = list(usual) if ALL in vary else list(vary)
    for name in dict.fromkeys(names):
        if name not in game.options.index:
            known = ", ".join([*game.options.index, ALL])
            raise BadInput(
                "there is no option {name} to vary; there are: {known}",
                "bad-vary",
                name=repr(name),
                known=known,
            )
        if name in game.bounded():
            continue
        option = game.options.options[game.options.index[name]]
        made += [{**base, name: value} for value in option.values if value != usual[name]]
    return made


def outcomes_of(report: Report) -> dict[int, list[Outcome]]:
    """The outcomes of each cell that has any."""
    found: dict[int, list[Outcome]] = {}
    for outcome in report.outcomes:
        found.setdefault(outcome.cell, []).append(outcome)
    return {place: found[place] for place in sorted(found)}


def by_order(report: Report) -> dict[tuple[int, str], Share]:
    """Win shares by who was asked first, second and so on; by side where there are sides."""

    def name(outcome: Outcome, seat: int, level: str, side: str) -> tuple[int, str]:
        place = (seat - outcome.first) % len(outcome.players)
        return outcome.cell, side or str(place + 1)

    found = shares(report, name)
    sides = traits.side_names(report.cells[0].game)
    order = [*sides, *(str(place + 1) for place in range(max(report.order.seats)))]
    keys = sorted(found, key=lambda key: (key[0], order.index(str(key[1]))))
    return {(int(cell), str(what)): found[cell, what] for cell, what in keys}


class Spread:
    """How many numbers lie: their middle, and what one in ten is below and above."""

    def __init__(self, values: Iterable[float]) -> None:
        self.values = sorted(values)

    def at(self, share: float) -> float:
        return self.values[min(len(self.values) - 1, int(len(self.values) * share))]

    @property
    def low(self) -> float:
        return self.at(0.1)

    @property
    def middle(self) -> float:
        return self.at(0.5)

    @property
    def high(self) -> float:
        return self.at(0.9)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


class Length:
    """How long the matches of a cell were, and how they ended."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self.matches = len(outcomes)
        self.decisions = Spread(outcome.decisions for outcome in outcomes)
        rounds = [outcome.rounds for outcome in outcomes if outcome.rounds is not None]
        self.rounds = Spread(rounds) if rounds else None
        self.endings = Counter(outcome.reason for outcome in outcomes)


def lengths(report: Report) -> dict[int, Length]:
    return {place: Length(here) for place, here in outcomes_of(report).items()}


WINNERS = ""
"""Stands for the winners’ points, whatever their level."""


def points(report: Report) -> dict[tuple[int, str], Spread]:
    """Points of each level and of the winners, cell by cell; none where sides play without any."""
    found: dict[tuple[int, str], list[int]] = {}
    for place, here in outcomes_of(report).items():
        if traits.side_names(report.cells[place].game):
            continue
        for outcome in here:
            for seat, scored in enumerate(outcome.points):
                found.setdefault((place, outcome.players[seat]), []).append(scored)
            for seat in outcome.winners:
                found.setdefault((place, WINNERS), []).append(outcome.points[seat])
    levels = [*report.order.levels, WINNERS]
    keys = sorted(found, key=lambda key: (key[0], levels.index(key[1])))
    return {key: Spread(found[key]) for key in keys}
