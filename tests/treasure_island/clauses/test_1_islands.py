"""TI-1: board, maps, ground, districts, zones, terrain, perimeters."""

import itertools
from typing import Any

import pytest

from serai.games.treasure_island.chart import BUILT, FOREST, OPEN_LAND, WATER, read_chart
from serai.games.treasure_island.lattice import holds, square_miles
from tests.treasure_island.table import A, Table, place


@pytest.mark.clause("TI-1.1")
def test_a_place_off_the_board_is_no_place() -> None:
    table = Table(hidden=False)
    assert table.clause_against("point", x=211, y=50) == "TI-1.1"


@pytest.mark.clause("TI-1.1")
def test_distances_are_exact_to_the_tenth_of_a_mile() -> None:
    table = Table().turn_of("jim").play("horse")
    assert table.clause_against_point(6.0 + 3.6, 4.4 + 4.9) == "TI-6.2"
    assert table.clause_against_point(6.0, 4.4 + 1.0) is None


@pytest.mark.clause("TI-1.2")
def test_either_island_can_be_played() -> None:
    assert Table().view(None)["map"] == "treasure-island"
    revenge = Table(treasure=(12.0, 8.0), map="revenge_island")
    assert revenge.view(None)["map"] == "revenge-island"


@pytest.mark.clause("TI-1.3")
def test_red_areas_and_the_sea_are_closed_and_their_lines_are_not() -> None:
    chart = read_chart(0)
    assert not chart.can_stand(place(14.0, 11.0))
    assert not chart.can_stand(place(0.2, 0.2))
    assert chart.can_stand(place(13.0, 10.5))
    assert chart.can_stand(place(10.0, 11.0))


@pytest.mark.clause("TI-1.4")
@pytest.mark.parametrize(
    ("number", "merged", "count"), [(0, False, 11), (1, False, 12), (1, True, 11)]
)
def test_the_islands_have_their_districts(number: int, merged: bool, count: int) -> None:
    assert len(read_chart(number, merged).districts) == count


@pytest.mark.clause("TI-1.4")
def test_a_merged_district_is_both_its_parts() -> None:
    apart, merged = read_chart(1), read_chart(1, True)
    assert merged.districts[5] == apart.districts[5] | apart.districts[11]


@pytest.mark.clause("TI-1.4")
def test_a_spot_on_a_dotted_line_lies_in_every_district_that_touches_there() -> None:
    chart = read_chart(0)
    assert chart.districts_touching(place(14.2, 7.8)) == [2, 3]
    assert chart.districts_touching(place(10.0, 11.0)) == [6]


@pytest.mark.clause("TI-1.5")
@pytest.mark.parametrize(("number", "towers"), [(0, 8), (1, 9)])
def test_towers_stand_on_legal_ground(number: int, towers: int) -> None:
    chart = read_chart(number)
    assert len(chart.towers) == towers
    assert all(chart.can_stand(tower.spot) for tower in chart.towers)


@pytest.mark.clause("TI-1.6")
def test_zones_reach_exactly_as_far_as_they_say() -> None:
    volcano, temple, _coast = read_chart(0).zones
    assert holds(temple, place(10.6, 12.0))
    assert not holds(temple, place(10.6, 11.9))
    # the Cauldron's western corner lies at (12.6, 11.1)
    assert holds(volcano, place(8.6, 11.1))
    assert not holds(volcano, place(8.5, 11.1))


@pytest.mark.clause("TI-1.6")
def test_level_lines_lie_inside_each_other() -> None:
    levels = read_chart(1).levels
    assert len(levels) == 4
    assert all(not high & ~low for low, high in itertools.pairwise(levels))


@pytest.mark.clause("TI-1.7")
def test_what_is_drawn_on_top_decides_the_terrain() -> None:
    chart = read_chart(0)
    ruin_in_the_woods = place(7.6, 10.6)
    assert holds(chart.terrain[BUILT], ruin_in_the_woods)
    assert not holds(chart.terrain[FOREST], ruin_in_the_woods)
    assert holds(chart.terrain[FOREST], place(10.0, 11.0))


@pytest.mark.clause("TI-1.7")
def test_terrain_covers_the_first_island_in_fair_shares() -> None:
    chart = read_chart(0)
    land = square_miles(chart.playable)
    shares = [
        square_miles(chart.terrain[kind]) / land for kind in (FOREST, WATER, BUILT, OPEN_LAND)
    ]
    for share, wanted in zip(shares, (0.20, 0.20, 0.15, 0.45), strict=True):
        assert abs(share - wanted) < 0.03


def revenge(**options: Any) -> Table:
    return Table(treasure=(12.0, 8.0), map="revenge_island", **options)


@pytest.mark.clause("TI-1.8")
def test_a_long_ride_may_not_cross_a_town_but_a_short_one_may() -> None:
    table = revenge().stands("jim", 9.6, 2.8).turn_of("jim").play("horse")
    assert table.clause_against_point(13.6, 2.8) == "TI-1.8"
    assert table.clause_against_point(12.4, 2.8) is None


@pytest.mark.clause("TI-1.8")
def test_a_large_ring_may_not_touch_the_forest() -> None:
    table = revenge().stands("jim", 8.2, 11.6).turn_of("jim").play("large_search")
    assert table.clause_against_point(8.0, 11.6) == "TI-1.8"
    assert table.clause_against_point(7.3, 11.6) is None


@pytest.mark.clause("TI-1.8")
def test_deep_in_the_forest_there_is_no_large_search_at_all() -> None:
    table = revenge().stands("jim", 10.0, 11.9).turn_of("jim")
    assert table.clause_against("large_search") == "TI-1.8"
    assert table.clause_against("small_search") is None


@pytest.mark.clause("TI-1.8")
def test_without_perimeters_towns_and_forests_bind_nobody() -> None:
    table = revenge(perimeters="never").stands("jim", 9.6, 2.8).turn_of("jim").play("horse")
    assert table.clause_against_point(13.6, 2.8) is None


@pytest.mark.clause("TI-1.8")
def test_perimeters_never_bind_silver() -> None:
    table = revenge().jailed(3).escapes()
    table.position.figures[0] = place(9.6, 2.8)
    table.play("run", figure=1)
    assert table.turn != A
    assert table.clause_against_point(13.6, 2.8) is None
