"""Regions are kept to be asked for again, and however many there were they take the same room."""

import tracemalloc
from collections.abc import Callable

import pytest

from serai.games.treasure_island.belief import spread_ground
from serai.games.treasure_island.chart import read_chart
from serai.games.treasure_island.clues import compass_ground
from serai.games.treasure_island.drawing import OUTSIDE, ground
from serai.games.treasure_island.lattice import NOWHERE, REGIONS_KEPT, spot_at
from serai.games.treasure_island.ring import searched

CHART = read_chart(0)
MEGABYTE = 1024 * 1024


def draw(number: int) -> int:
    return ground(CHART, (OUTSIDE, _spot(number), 100))


def search(number: int) -> int:
    return searched(CHART, 2, _spot(number), 20, _spot(number), NOWHERE)


def take_bearings(number: int) -> int:
    return compass_ground(_spot(number), 0)


def spread(number: int) -> int:
    return spread_ground(1 << number)


def _spot(number: int) -> int:
    """In the middle of the board, each number's own."""
    return spot_at(80 + number % 50, 80 + number // 50)


@pytest.mark.parametrize(
    ("work_out", "kept"),
    [
        (draw, REGIONS_KEPT),
        (search, REGIONS_KEPT),
        (take_bearings, REGIONS_KEPT),
        (spread, REGIONS_KEPT // 10),
    ],
)
def test_new_regions_take_the_room_of_old_ones(work_out: Callable[[int], int], kept: int) -> None:
    tracemalloc.start()
    try:
        for number in range(kept):
            work_out(number)
        full = tracemalloc.get_traced_memory()[0]
        for number in range(kept, 2 * kept):
            work_out(number)
        assert tracemalloc.get_traced_memory()[0] - full < MEGABYTE
    finally:
        tracemalloc.stop()
