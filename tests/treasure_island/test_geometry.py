"""Exact geometry: shapes as regions agree with their definitions, spot by spot."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai.games.treasure_island import shapes
from serai.games.treasure_island.barrier import Barrier, side_of_ring
from serai.games.treasure_island.chart import read_chart
from serai.games.treasure_island.lattice import (
    BOARD,
    SIDE,
    STRIDE,
    column_of,
    holds,
    nth_spot,
    region_of,
    row_of,
    spot_at,
    spots_in,
    squared_distance,
    x_of,
    y_of,
)
from serai.games.treasure_island.ring import connected, searched
from serai.games.treasure_island.runs import region_from_runs, runs_of

spots = st.builds(spot_at, st.integers(0, SIDE - 1), st.integers(0, SIDE - 1))


def five_hundredths(n: int) -> int:
    return n * 5


def has_an_inside(ring: tuple[int, ...]) -> bool:
    return shapes.doubled_area(list(ring)) != 0


corners = st.integers(0, 420).map(five_hundredths)
triangles = st.tuples(*[corners] * 6).filter(has_an_inside)


@given(spots, st.integers(1, 700), spots)
def test_a_disc_holds_what_is_near_enough(centre: int, radius: int, spot: int) -> None:
    near = squared_distance(centre, spot) <= radius * radius
    assert holds(shapes.disc(centre, radius), spot) == near
    strictly = squared_distance(centre, spot) < radius * radius
    assert holds(shapes.open_disc(centre, radius), spot) == strictly
    assert holds(shapes.outside_disc(centre, radius), spot) == (not strictly)


@given(spots, st.integers(1, 60), st.integers(0, 60), spots)
def test_a_disc_at_the_edge_of_the_board_does_not_wrap(
    centre: int, radius: int, column: int, spot: int
) -> None:
    west = spot_at(column % 3, row_of(centre))
    region = shapes.disc(west, radius * 10)
    assert region & ~BOARD == 0
    assert holds(region, spot) == (squared_distance(west, spot) <= radius * radius * 100)


@given(spots, spots, spots)
def test_nearer_is_what_distances_say(a: int, b: int, spot: int) -> None:
    assert holds(shapes.nearer(a, b), spot) == (
        squared_distance(spot, a) <= squared_distance(spot, b)
    )


@given(spots, spots)
def test_every_other_spot_is_in_exactly_one_compass_sector(here: int, there: int) -> None:
    inside = [sector for sector in range(8) if holds(shapes.compass_sector(here, sector), there)]
    assert inside == ([] if here == there else [shapes.sector_of(here, there)])


@pytest.mark.parametrize(
    ("dx", "dy", "sector"), [(0, 5, 0), (5, 5, 1), (5, 0, 2), (-3, -8, 4), (-4, -8, 5)]
)
def test_sectors_are_centred_on_the_points_of_the_compass(dx: int, dy: int, sector: int) -> None:
    here = spot_at(100, 100)
    assert shapes.sector_of(here, spot_at(100 + dx, 100 + dy)) == sector


@given(spots, spots, st.integers(0, 3))
def test_halves_quarters_and_quadrants_hold_their_borders(
    here: int, there: int, direction: int
) -> None:
    dx, dy = x_of(there) - x_of(here), y_of(there) - y_of(here)
    half = [dy >= 0, dx >= 0, dy <= 0, dx <= 0][direction]
    assert holds(shapes.half_plane(here, direction), there) == half
    quarter = [dy >= abs(dx), dx >= abs(dy), -dy >= abs(dx), -dx >= abs(dy)][direction]
    assert holds(shapes.quarter_sector(here, direction), there) == quarter
    in_quadrant = [dx > 0 < dy, dx > 0 > dy, dx < 0 > dy, dx < 0 < dy][direction]
    assert holds(shapes.without_quadrant(here, direction), there) == (not in_quadrant)


@given(triangles, spots)
def test_a_polygon_holds_its_inside_and_its_line(ring: tuple[int, ...], spot: int) -> None:
    side = side_of_ring(list(ring), 1, x_of(spot), y_of(spot))
    assert holds(shapes.polygon(list(ring)), spot) == (side >= 0)
    assert holds(shapes.open_polygon(list(ring)), spot) == (side > 0)


@pytest.mark.parametrize("number", [0, 1])
def test_coast_and_red_areas_are_filled_exactly(number: int) -> None:
    chart = read_chart(number)
    for ring in [chart.coast, *chart.restricted]:
        filled = shapes.polygon(ring)
        for spot in range(0, SIDE * STRIDE, 53):
            if column_of(spot) < SIDE:
                assert holds(filled, spot) == (side_of_ring(ring, 1, x_of(spot), y_of(spot)) >= 0)


@given(triangles, st.integers(10, 400), spots)
def test_near_a_ring_is_what_its_edges_say(ring: tuple[int, ...], distance: int, spot: int) -> None:
    x, y = x_of(spot), y_of(spot)
    near = False
    for at in range(0, 6, 2):
        ax, ay, bx, by = ring[at - 2], ring[at - 1], ring[at], ring[at + 1]
        length = (bx - ax) ** 2 + (by - ay) ** 2
        along = Fraction((x - ax) * (bx - ax) + (y - ay) * (by - ay), length) if length else 0
        along = min(Fraction(1), max(Fraction(0), Fraction(along)))
        px, py = ax + along * (bx - ax), ay + along * (by - ay)
        near = near or (x - px) ** 2 + (y - py) ** 2 <= distance * distance
    assert holds(shapes.near_ring(list(ring), distance), spot) == near


@given(st.lists(spots, min_size=1, max_size=12), st.integers(0, 185), spots)
def test_thickened_ground_is_what_lies_near_it(ground: list[int], radius: int, spot: int) -> None:
    near = any(squared_distance(spot, one) <= radius * radius for one in ground)
    assert holds(shapes.thicken(region_of(ground), radius), spot) == near


@given(st.lists(spots, min_size=1, max_size=60, unique=True))
def test_spots_can_be_listed_drawn_and_sent(ground: list[int]) -> None:
    region = region_of(ground)
    assert spots_in(region) == sorted(ground)
    assert [nth_spot(region, n) for n in range(len(ground))] == sorted(ground)
    assert region_from_runs(runs_of(region)) == region


# Straight moves.


def crosses_by_sampling(barrier: Barrier, a: int, b: int) -> bool:
    """Whether some point of a fine division of the line lies strictly inside."""
    pieces = 64
    for step in range(1, pieces):
        px = x_of(a) * (pieces - step) + x_of(b) * step
        py = y_of(a) * (pieces - step) + y_of(b) * step
        if barrier.coast and side_of_ring(barrier.coast, pieces, px, py) < 0:
            return True
        if any(side_of_ring(ring, pieces, px, py) > 0 for ring in barrier.rings):
            return True
    return False


@pytest.mark.parametrize("number", [0, 1])
@settings(max_examples=40)
@given(data=st.data())
def test_a_line_that_dips_into_a_red_area_is_blocked(number: int, data: st.DataObject) -> None:
    chart = read_chart(number)
    ground = chart.playable
    a = nth_spot(ground, data.draw(st.integers(0, ground.bit_count() - 1)))
    b = nth_spot(ground, data.draw(st.integers(0, ground.bit_count() - 1)))
    if crosses_by_sampling(chart.land, a, b):
        assert chart.land.blocks(a, b)
    assert chart.land.blocks(a, b) == chart.land.blocks(b, a)


@pytest.mark.parametrize("number", [0, 1])
@settings(max_examples=20)
@given(data=st.data())
def test_what_can_be_seen_is_what_a_line_reaches(number: int, data: st.DataObject) -> None:
    chart = read_chart(number)
    ground = data.draw(st.sampled_from([chart.playable, chart.land.line]))
    here = nth_spot(ground, data.draw(st.integers(0, ground.bit_count() - 1)))
    reach = data.draw(st.sampled_from([300, 400, 600, 700]))
    seen = chart.land.sight(here, reach)
    around = shapes.disc(here, reach)
    border = shapes.disc(here, reach) & chart.land.line
    for _ in range(25):
        pool = data.draw(st.sampled_from([r for r in (around, border, seen) if r]))
        spot = nth_spot(pool, data.draw(st.integers(0, pool.bit_count() - 1)))
        assert holds(seen, spot) == (not chart.land.blocks(here, spot))


def test_a_square_barrier_may_be_touched_and_followed_but_not_entered() -> None:
    square = Barrier([[500, 500, 1000, 500, 1000, 1000, 500, 1000]], [])
    assert not square.blocks(spot_at(40, 50), spot_at(110, 50))
    assert not square.blocks(spot_at(40, 60), spot_at(60, 40))
    assert square.blocks(spot_at(40, 40), spot_at(110, 110))
    assert square.blocks(spot_at(50, 50), spot_at(100, 100))
    assert square.blocks(spot_at(40, 75), spot_at(75, 75))
    assert not square.blocks(spot_at(40, 75), spot_at(50, 75))


# Rings.


def test_an_uncut_ring_is_a_whole_disc() -> None:
    chart = read_chart(0)
    here = spot_at(100, 110)
    assert searched(chart, 2, here, 100, here, -1) == shapes.disc(here, 100)


@given(data=st.data())
def test_by_rules_1_a_cut_ring_is_connected_by_steps_with_its_searcher(data: st.DataObject) -> None:
    chart = read_chart(data.draw(st.sampled_from([0, 1])))
    line = chart.land.line
    here = nth_spot(line, data.draw(st.integers(0, line.bit_count() - 1)))
    region = searched(chart, 1, here, 150, here, -1)
    assert region & ~(shapes.disc(here, 150) & chart.playable) == 0
    assert connected(region, here) == region
    left = shapes.disc(here, 150) & chart.playable & ~region
    assert left == 0 or connected(region | left, here) == region
