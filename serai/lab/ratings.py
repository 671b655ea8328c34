"""Ratings by openskill's Plackett–Luce model: one number a level and game, with its interval."""

from __future__ import annotations

from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from serai.lab import traits
from serai.lab.arena import Report
from serai.lab.playing import Outcome
from serai.lab.tally import SURE

STEADY: Final = 0.0
"""What openskill adds to the doubt before each match; bots do not change between matches."""


class Rating:
    """How strong a level is in a game, on one side where there are sides."""

    def __init__(self, game: str, level: str, side: str, middle: float, doubt: float) -> None:
        self.game = game
        self.level = level
        self.side = side
        self.middle = middle
        self.low = middle - SURE * doubt
        self.high = middle + SURE * doubt


def ratings(report: Report) -> list[Rating]:
    """All ratings, each game's best first; matches count in the order of the plan."""
    model = PlackettLuce(tau=STEADY)
    found: dict[tuple[str, str, str], PlackettLuceRating] = {}
    for outcome in report.outcomes:
        game = report.cells[outcome.cell].game
        teams, ranks = _by_side(game, outcome) if outcome.sides else _by_seat(game, outcome)
        if len({player for team in teams for player in team}) > 1:
            _rate(model, found, teams, ranks)
    listed = [Rating(*name, rating.mu, rating.sigma) for name, rating in found.items()]
    games = report.order.games
    return sorted(listed, key=lambda rating: (games.index(rating.game), -rating.middle))


Player = tuple[str, str, str]
"""Game, level and side."""
Teams = tuple[list[list[Player]], list[float]]


def _by_seat(game: str, outcome: Outcome) -> Teams:
    """Every seat for itself, in the places of the match; all alike where nobody won."""
    teams = [[(game, level, "")] for level in outcome.players]
    return teams, [float(place) for place in outcome.places]


def _by_side(game: str, outcome: Outcome) -> Teams:
    """Two teams, each with every level that plays on it."""
    names = traits.side_names(game)
    winning = traits.won_by_side(outcome.sides, outcome.winners, names[0])
    teams: list[list[Player]] = []
    for name in names:
        levels = zip(outcome.players, outcome.sides, strict=True)
        team = dict.fromkeys((game, level, side) for level, side in levels if side == name)
        teams.append(list(team))
    return teams, [0.0 if name == winning else 1.0 for name in names]


def _rate(
    model: PlackettLuce,
    found: dict[Player, PlackettLuceRating],
    teams: list[list[Player]],
    ranks: list[float],
) -> None:
    """Let one match count. A level with several seats learns the mean of what they learnt."""
    before = [
        [found.get(player) or model.rating(name=player[1]) for player in team] for team in teams
    ]
    after = model.rate(before, ranks=ranks)
    learnt: dict[Player, list[PlackettLuceRating]] = {}
    for team, rated in zip(teams, after, strict=True):
        for player, rating in zip(team, rated, strict=True):
            learnt.setdefault(player, []).append(rating)
    for player, all_rated in learnt.items():
        count = len(all_rated)
        found[player] = model.rating(
            mu=sum(rating.mu for rating in all_rated) / count,
            sigma=sum(rating.sigma for rating in all_rated) / count,
            name=player[1],
        )
