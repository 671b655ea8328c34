"""What is studied of Timbuktu: scores, tolls, thefts and swaps of sensible players.

One sensible player also sits among others that know less; and, if players are named, one of each
among sensible ones: how far thinking in more worlds leads, and as a bound what a player would reach
that looks at every pile.
"""

from typing import Final

from serai.engine.chance import Chance, chance_of
from serai.engine.position import Position
from serai.engine.studied import (
    ERROR,
    INTERVAL,
    SHARE,
    TIMES,
    Column,
    OneAmong,
    Player,
    Row,
    Samples,
    Setting,
    Study,
    Table,
    Watch,
    Wish,
    check_players,
)
from serai.games.timbuktu import actions
from serai.games.timbuktu.actions import MOVE, NO_TOLL, TOLLS
from serai.games.timbuktu.board import CHOOSING, MOVING
from serai.games.timbuktu.components import KINDS, PEN_COUNT, PILES, PITCHES
from serai.games.timbuktu.game import GAME, own
from serai.games.timbuktu.notebook import ONE_EACH, notebook_of
from serai.games.timbuktu.strategy import best_way, choose, stakes_of, way_into

FIGURES: Final = ["mean", "winner", "last", "removed", "tolls", "stolen", "swap 1", "swap 2"]

# Players.


def sensible(p: Position, seat: int, chance: Chance) -> int:
    return choose(own(p), seat, chance)


def plain(p: Position, seat: int, chance: Chance) -> int:
    """The camel and pen with the least expected loss, all pieces counted alike, ties by lot."""
    position = own(p)
    if position.phase not in (CHOOSING, MOVING):
        return position.sample(seat, chance)
    notebook = notebook_of(position, seat)
    first = seat * position.camels
    costs: list[tuple[int, int]] = []
    if position.phase == MOVING:
        camel = first + position.laid[seat]
        stakes = stakes_of(position, camel, notebook, ONE_EACH)
        for pen in range(PEN_COUNT):
            if position.filled[pen] < PITCHES:
                costs.append(way_into(position, camel, pen, stakes[pen], notebook, ONE_EACH))
    else:
        for letter in range(position.camels):
            if position.waiting[seat] >> letter & 1:
                cost = best_way(position, first + letter, notebook, ONE_EACH)[0]
                costs.append((cost, actions.choose(letter)))
    least = min(cost for cost, _ in costs)
    best = [action for cost, action in costs if cost == least]
    return best[chance.below(len(best))]


def anything(p: Position, seat: int, chance: Chance) -> int:
    """Any legal action; most of them pay a toll, as each good that can pay is one."""
    return p.sample(seat, chance)


def any_pen(p: Position, seat: int, chance: Chance) -> int:
    """Any camel and any pen with a free pitch, then any good that pays for it."""
    position = own(p)
    if position.phase != MOVING:
        return position.sample(seat, chance)
    ways: list[list[int]] = [[] for _ in range(PEN_COUNT)]
    for action in position.legal(seat):
        ways[(action - MOVE) // TOLLS].append(action)
    entered = [pen for pen in ways if pen]
    pen = entered[chance.below(len(entered))]
    return pen[chance.below(len(pen))]


def along_arrows(p: Position, seat: int, chance: Chance) -> int:
    """Any camel, and any pen that is free to enter, as long as there is one."""
    position = own(p)
    if position.phase != MOVING:
        return position.sample(seat, chance)
    legal = position.legal(seat)
    free = [action for action in legal if (action - MOVE) % TOLLS == NO_TOLL]
    choices = free or legal
    return choices[chance.below(len(choices))]


def thinking(worlds: int) -> Player:
    """A planner that tries its choices in so many worlds, however long that takes."""

    def player(p: Position, seat: int, chance: Chance) -> int:
        known = p.seen_by(seat).known
        return GAME.plan(known, seat, {"worlds": worlds, "milliseconds": 60_000}, chance)

    return player


def seeing_all(p: Position, seat: int, chance: Chance) -> int:
    """A sensible player that looks at every pile: nobody can know more, so it is a bound."""
    position = own(p)
    opened = position.copy()
    opened.swaps = PILES - 1
    return choose(opened, seat, chance)


PLAYERS: Final[dict[str, Player]] = {
    "sensible": sensible,
    "plain": plain,
    "anything": anything,
    "any_pen": any_pen,
    "along_arrows": along_arrows,
    "8_worlds": thinking(8),
    "32_worlds": thinking(32),
    "128_worlds": thinking(128),
    "seeing_all": seeing_all,
}


class TimbuktuWatch(Watch):
    """Counts points, lost goods, after how many camels loads were swapped; and one's own match."""

    def __init__(self, seated: list[str]) -> None:
        self.seated = seated
        self.swapped_after: list[list[int]] = [[], []]
        """For the first and the second swap of a stage: after how many camels."""

    def acts(self, position: Position, seat: int, action: int) -> None:
        p = own(position)
        if p.phase != MOVING:
            return
        pen = (action - MOVE) // TOLLS
        fields = p.swap_fields[p.place_entered()]
        if fields >> (pen * PITCHES + p.filled[pen]) & 1:
            self.swapped_after[p.swaps].append(p.round * p.seats + p.turn + 1)

    def samples(self, position: Position) -> Samples:
        p = own(position)
        standing = p.standing()
        assert standing is not None
        ranked = sorted(standing.points)
        tolls, stolen = sum(p.tolls), sum(p.stolen)
        found: Samples = {
            "mean": [sum(ranked) / len(ranked)],
            "winner": [ranked[-1]],
            "last": [ranked[0]],
            "removed": [(tolls + stolen) / KINDS],
            "tolls": [tolls],
            "stolen": [stolen],
        }
        for number, moves in enumerate(self.swapped_after):
            found[f"swap {number + 1}"] = [sum(moves) / len(moves)]
        return found | self._alone(standing.points)

    def _alone(self, points: list[int]) -> Samples:
        """How the one fared that sits among others."""
        alone = [seat for seat, name in enumerate(self.seated) if self.seated.count(name) == 1]
        if len(alone) != 1:
            return {}
        scored = points[alone[0]]
        won = 1 / points.count(scored) if scored == max(points) else 0.0
        return {
            "points": [scored],
            "others": [(sum(points) - scored) / (len(points) - 1)],
            "wins": [won],
            "of its fair share": [won * len(points)],
        }


# Tables.


def _self_play(wish: Wish) -> Table:
    kinds = [
        ("sensible", "sensible", {"loading": "printed"}),
        ("sensible, free loading", "sensible", {"loading": "free"}),
        ("plain", "plain", {"loading": "printed"}),
    ]
    rows = [
        Row([str(seats), label], Setting(seats, [player], {**options, **wish.options}))
        for seats in wish.seats
        for label, player, options in kinds
    ]
    return Table("alike", ["players", "who"], [Column(name, ERROR) for name in FIGURES], rows)


def _among_others(wish: Wish) -> Table:
    others = ["anything", "any_pen", "along_arrows", "plain"]
    rows = [
        Row([str(seats), name], OneAmong(seats, "sensible", name, wish.options))
        for seats in wish.seats
        for name in others
    ]
    columns = [Column("points", places=0), Column("others", places=0), Column("wins", SHARE)]
    return Table("among", ["players", "the others play"], columns, rows)


def _strength(wish: Wish) -> Table:
    rows = [
        Row([str(seats), name], OneAmong(seats, name, "sensible", wish.options))
        for seats in wish.seats
        for name in wish.levels
    ]
    told = [Column("wins", INTERVAL), Column("of its fair share", TIMES, 2)]
    columns = [Column("points", places=0), Column("others", places=0), *told]
    return Table("strength", ["players", "one"], columns, rows)


class TimbuktuStudy(Study):
    """Players alike, one sensible among others, and whoever is named among sensible ones."""

    def tables(self, wish: Wish) -> list[Table]:
        check_players(wish.levels, [name for name in PLAYERS if name != "sensible"])
        return [_strength(wish)] if wish.levels else [_self_play(wish), _among_others(wish)]

    def players(self, seated: list[str], number: int) -> list[Player]:
        """Their own luck is one stream, apart from the table's."""
        luck = chance_of(-1 - number)
        return [_with_luck(PLAYERS[name], luck) for name in seated]

    def watch(self, seated: list[str]) -> Watch:
        return TimbuktuWatch(seated)


def _with_luck(player: Player, luck: Chance) -> Player:
    def lucky(position: Position, seat: int, chance: Chance) -> int:
        return player(position, seat, luck)

    return lucky


STUDY: Final = TimbuktuStudy()
