"""What of a cut ring hangs together, against a slow oracle that knows nothing of corners.

The oracle cuts ring and legal ground into level lines two thousandths of a mile apart, and joins
the pieces of neighbouring lines that overlap. It is right wherever no way is narrower than that.
"""

from math import sqrt

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from serai.games.treasure_island.barrier import Barrier
from serai.games.treasure_island.chart import Chart, read_chart
from serai.games.treasure_island.lattice import NOWHERE, holds, nth_spot, spot_at, spots_in
from serai.games.treasure_island.ring import searched
from serai.games.treasure_island.shapes import disc, open_disc
from serai.games.treasure_island.ways import Ring, cuts_convex, patrol_corners

Piece = tuple[float, float]
FINE = 0.2
"""Hundredths of a mile between the oracle's lines."""


class Oracle:
    """The pieces of a ring line by line, and which of them hang together."""

    def __init__(self, chart: Chart, centre: int, radius: int) -> None:
        self.x, self.y, self.radius = centre % 288 * 10, centre // 288 * 10, radius
        self.count = int(2 * radius / FINE)
        rings = [(chart.coast, True), *((ring, False) for ring in chart.restricted)]
        near = [(ring, self._reaching(ring), coast) for ring, coast in rings]
        self.lines = [self._pieces(number, near) for number in range(self.count + 1)]
        self.group = self._join()

    def _reaching(self, ring: list[int]) -> list[tuple[int, int, int, int]]:
        return [
            (ring[at - 2], ring[at - 1], ring[at], ring[at + 1])
            for at in range(0, len(ring), 2)
            if min(ring[at - 1], ring[at + 1]) <= self.y + self.radius
            and max(ring[at - 1], ring[at + 1]) >= self.y - self.radius
        ]

    def _height(self, number: int) -> float:
        return self.y - self.radius + number * FINE + 0.0371

    def _pieces(
        self, number: int, rings: list[tuple[list[int], list[tuple[int, int, int, int]], bool]]
    ) -> list[Piece]:
        height = self._height(number)
        half = sqrt(max(0.0, self.radius**2 - (height - self.y) ** 2))
        pieces = [(self.x - half, self.x + half)]
        for _, edges, coast in rings:
            cuts = sorted(
                x1 + (x2 - x1) * (height - y1) / (y2 - y1)
                for x1, y1, x2, y2 in edges
                if (y1 <= height) != (y2 <= height)
            )
            if coast:
                cuts = [float("-inf"), *cuts, float("inf")]
            for at in range(0, len(cuts), 2):
                pieces = _without(pieces, cuts[at], cuts[at + 1])
        return pieces

    def _join(self) -> dict[tuple[int, int], tuple[int, int]]:
        parent = {(n, at): (n, at) for n, line in enumerate(self.lines) for at in range(len(line))}
        for number in range(1, len(self.lines)):
            for at, (low, high) in enumerate(self.lines[number]):
                for below, (left, right) in enumerate(self.lines[number - 1]):
                    if low <= right and left <= high:
                        parent[_top(parent, (number, at))] = _top(parent, (number - 1, below))
        return {piece: _top(parent, piece) for piece in parent}

    def part_of(self, spot: int) -> set[tuple[int, int]]:
        """The groups that come closest to a spot: one, or several where the spot is a corner."""
        x, y = spot % 288 * 10, spot // 288 * 10
        number = round((y - self._height(0)) / FINE)
        parts = set()
        for line in range(max(0, number - 2), min(self.count, number + 2) + 1):
            for at, (low, high) in enumerate(self.lines[line]):
                if low - 1 <= x <= high + 1:
                    parts.add(self.group[line, at])
        return parts


def _without(pieces: list[Piece], low: float, high: float) -> list[Piece]:
    left = []
    for first, last in pieces:
        if first < low:
            left.append((first, min(last, low)))
        if last > high:
            left.append((max(first, high), last))
    return [piece for piece in left if piece[0] <= piece[1]] if low < high else pieces


def _top(parent: dict[tuple[int, int], tuple[int, int]], piece: tuple[int, int]) -> tuple[int, int]:
    while parent[piece] != piece:
        parent[piece] = parent[parent[piece]]
        piece = parent[piece]
    return piece


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_a_cut_ring_is_what_a_much_finer_look_finds(data: st.DataObject) -> None:
    """Searchers beside a red area or the sea, rings laid anywhere round them."""
    chart = read_chart(data.draw(st.sampled_from([0, 1])))
    near = chart.land.line_spots
    centre = near[data.draw(st.integers(0, len(near) - 1))]
    radius = data.draw(st.sampled_from([45, 85, 105, 150, 185]))
    legal = disc(centre, radius) & chart.playable
    searcher = nth_spot(legal, data.draw(st.integers(0, legal.bit_count() - 1)))
    found = searched(chart, 2, centre, radius, searcher, NOWHERE)
    oracle = Oracle(chart, centre, radius)
    mine = oracle.part_of(searcher)
    for spot in spots_in(legal):
        parts = oracle.part_of(spot)
        if len(mine) == 1 and len(parts) == 1:
            assert holds(found, spot) == (parts == mine), (centre, radius, searcher, spot)


@pytest.mark.clause("TI-6.7")
@pytest.mark.parametrize(
    ("number", "searcher", "centre", "treasure", "radius"),
    [
        (0, (149, 102), (143, 108), (145, 100), 85),
        (1, (137, 7), (143, 1), (142, 8), 85),
    ],
)
def test_a_strip_narrower_than_a_tenth_of_a_mile_hides_nothing(
    number: int,
    searcher: tuple[int, int],
    centre: tuple[int, int],
    treasure: tuple[int, int],
    radius: int,
) -> None:
    chart = read_chart(number)
    here, middle, spot = spot_at(*searcher), spot_at(*centre), spot_at(*treasure)
    assert holds(searched(chart, 2, middle, radius, here, NOWHERE), spot)
    assert not holds(searched(chart, 1, middle, radius, here, NOWHERE), spot)


# Red areas made for the case.

MIDDLE = spot_at(100, 100)


def part(red: list[list[int]], searcher: int, radius: int = 100) -> int:
    land = Barrier(red, [])
    ring = Ring(land, MIDDLE, radius, NOWHERE)
    return ring.ground(disc(MIDDLE, radius) & ~land.inside, searcher)


@pytest.mark.clause("TI-6.7")
def test_a_wedge_that_ends_on_the_edge_of_the_ring_leaves_a_way_one_beyond_it_none() -> None:
    def wedge(tip: int) -> list[list[int]]:
        return [[700, 995, tip, 1000, 700, 1005]]

    north, south = spot_at(100, 102), spot_at(100, 98)
    assert holds(part(wedge(1099), south), north)
    assert holds(part(wedge(1100), south), north)
    assert not holds(part(wedge(1101), south), north)


@pytest.mark.clause("TI-6.7")
def test_two_red_areas_with_a_common_corner_leave_a_way_through_it() -> None:
    west = [700, 995, 1003, 1000, 700, 1005]
    east = [1300, 995, 1300, 1005, 1003, 1000]
    over_it = [1300, 995, 1300, 1005, 1002, 1000]
    north, south = spot_at(100, 102), spot_at(100, 98)
    assert holds(part([west, east], south), north)
    assert not holds(part([west, over_it], south), north)


@pytest.mark.clause("TI-6.7")
def test_a_straight_passage_of_a_hundredth_of_a_mile_is_a_way() -> None:
    west = [700, 990, 1004, 990, 1004, 1010, 700, 1010]
    east = [1005, 990, 1300, 990, 1300, 1010, 1005, 1010]
    north, south = spot_at(96, 104), spot_at(105, 96)
    assert holds(part([west, east], south), north)
    assert not holds(part([west, [1004, 990, 1300, 990, 1300, 1010, 1003, 1010]], south), north)


@pytest.mark.clause("TI-6.7")
def test_a_thin_red_area_between_two_neighbouring_spots_cuts_the_ring() -> None:
    hair = [[800, 1004, 1200, 1004, 1200, 1005, 800, 1005]]
    found = part(hair, spot_at(100, 99))
    assert holds(found, spot_at(104, 100))
    assert not holds(found, spot_at(100, 101))


# The patrol, a figure of twenty corners for rings (TI-9.7).


@pytest.mark.clause("TI-9.7")
def test_a_patrol_is_convex_and_its_corners_lie_on_its_edge() -> None:
    x, y = 1000, 1000
    corners = patrol_corners(MIDDLE)
    assert len(set(corners)) == 20
    assert all((cx - x) ** 2 + (cy - y) ** 2 == 200**2 for cx, cy in corners)
    for at in range(20):
        (ax, ay), (bx, by), (cx, cy) = corners[at - 2], corners[at - 1], corners[at]
        assert (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0


@given(st.lists(st.integers(70, 130), min_size=4, max_size=4))
def test_a_line_cuts_a_patrol_as_it_would_a_red_area_of_that_shape(ends: list[int]) -> None:
    a, b = (ends[0] * 10, ends[1] * 10), (ends[2] * 10, ends[3] * 10)
    corners = patrol_corners(MIDDLE)
    figure = Barrier([[value for corner in corners for value in corner]], [])
    assume(not figure.shuts(spot_at(ends[0], ends[1])))
    assume(not figure.shuts(spot_at(ends[2], ends[3])))
    assert cuts_convex(corners, a, b) == figure.cuts(*a, *b)


@pytest.mark.clause("TI-9.7")
def test_a_patrol_cuts_a_ring() -> None:
    chart = read_chart(0)
    centre = spot_at(100, 110)
    patrol = centre + 30
    found = searched(chart, 2, centre, 150, centre, patrol)
    assert found == disc(centre, 150) & ~open_disc(patrol, 200)
