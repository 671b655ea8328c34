"""Points by source, for the final result and at any moment before it (GL-14.3)."""

from serai.engine.standing import Standing, rank
from serai.games.goldland.components import (
    ADVENTURES,
    AMULET_POINTS,
    GOLD_POINTS,
    MARKER_VALUES,
    TREASURE_POINTS,
)
from serai.games.goldland.options import MARKER_VALUES_OPTION
from serai.games.goldland.schema import Source
from serai.games.goldland.state import ENDINGS, OVER, State


def marker_value(state: State, adventure: int) -> int:
    return MARKER_VALUES[state.options[MARKER_VALUES_OPTION]][adventure]


def marker_points(state: State, seat: int) -> int:
    points = 0
    for adventure in range(len(ADVENTURES)):
        if state.markers[adventure] == seat:
            points += marker_value(state, adventure)
    return points


def breakdown(state: State, seat: int) -> dict[Source, int]:
    """A seat's points by source."""
    return {
        "gold": GOLD_POINTS * state.gold[seat],
        "treasures": TREASURE_POINTS * state.treasures[seat],
        "amulet": AMULET_POINTS * state.amulets[seat],
        "markers": marker_points(state, seat),
    }


def final_standing(state: State) -> Standing | None:
    if state.phase != OVER:
        return None
    standing = Standing(state.seats)
    for seat in range(state.seats):
        standing.breakdown[seat] = dict(breakdown(state, seat).items())
        standing.points[seat] = sum(standing.breakdown[seat].values())
    standing.reason = ENDINGS[state.ending]
    rank(standing, [[points] for points in standing.points], [True] * state.seats)
    return standing
