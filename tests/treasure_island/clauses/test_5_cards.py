"""TI-5: what each hint card states, and where that is true."""

from typing import Any

import pytest

from serai.games.treasure_island.actions import SPACE
from serai.games.treasure_island.chart import read_chart
from serai.games.treasure_island.components import CARD_NAMES, DECKS, HAS_ICON
from serai.games.treasure_island.lattice import holds
from serai.games.treasure_island.statements import ground_of, well_formed
from tests.names import number_of
from tests.treasure_island.table import A, B, C, Table, place


def ground(table: Table, card: str, tower: tuple[float, float] | None = None, **said: Any) -> int:
    """Where a statement of a card is true with the pirates where they stand."""
    number = number_of(CARD_NAMES, card)
    action = SPACE.from_json({"action": f"say_{card}", **said})
    statement = action - SPACE.base(f"say_{card}") + 1
    assert well_formed(table.position.chart, number, statement, table.position.at)
    seen_from = place(*tower) if tower is not None else -1
    return ground_of(table.position.chart, number, statement, table.position.at, seen_from)


def is_in(region: int, *places: tuple[float, float]) -> list[bool]:
    return [holds(region, place(*where)) for where in places]


def formed(table: Table, card: str, **said: Any) -> bool:
    action = SPACE.from_json({"action": f"say_{card}", **said})
    statement = action - SPACE.base(f"say_{card}") + 1
    number = number_of(CARD_NAMES, card)
    return well_formed(table.position.chart, number, statement, table.position.at)


def revenge() -> Table:
    return Table(treasure=(12.0, 8.0), map="revenge_island")


@pytest.mark.clause("TI-5.1")
def test_altitude_names_a_zone() -> None:
    region = ground(Table(), "altitude", zone="temple")
    assert region == read_chart(0).zones[1]


@pytest.mark.clause("TI-5.1")
def test_altitude_belongs_to_treasure_island() -> None:
    altitude = number_of(CARD_NAMES, "altitude")
    assert altitude in DECKS[0][0]
    assert altitude not in DECKS[1][0]


@pytest.mark.clause("TI-5.2")
def test_level_line_tells_inside_or_outside_and_belongs_to_revenge_island() -> None:
    table = revenge()
    inside = ground(table, "level_line", level=2, side="inside")
    outside = ground(table, "level_line", level=2, side="outside")
    assert is_in(inside, (12.5, 11.0), (2.0, 2.5)) == [True, False]
    assert is_in(outside, (12.5, 11.0), (2.0, 2.5)) == [False, True]
    assert number_of(CARD_NAMES, "level_line") not in DECKS[0][0]


@pytest.mark.clause("TI-5.3")
def test_out_of_reach_leaves_what_is_more_than_six_miles_away() -> None:
    table = Table().stands("anne", 4.0, 10.0)
    region = ground(table, "out_of_reach", pirate="anne")
    assert is_in(region, (9.9, 10.0), (10.0, 10.0), (10.1, 10.0)) == [False, True, True]


@pytest.mark.clause("TI-5.4")
def test_within_reach_leaves_what_is_at_most_six_miles_away() -> None:
    table = Table().stands("anne", 4.0, 10.0)
    region = ground(table, "within_reach", pirate="anne")
    assert is_in(region, (9.9, 10.0), (10.0, 10.0), (10.1, 10.0)) == [True, True, False]


@pytest.mark.clause("TI-5.5")
@pytest.mark.parametrize(
    ("direction", "inside", "outside"),
    [
        ("north", (3.0, 10.1), (3.0, 9.9)),
        ("east", (4.1, 3.0), (3.9, 3.0)),
        ("south", (3.0, 9.9), (3.0, 10.1)),
        ("west", (3.9, 3.0), (4.1, 3.0)),
    ],
)
def test_bearing_leaves_one_side_of_a_pirate(
    direction: str, inside: tuple[float, float], outside: tuple[float, float]
) -> None:
    table = Table().stands("anne", 4.0, 10.0)
    region = ground(table, "bearing", pirate="anne", direction=direction)
    assert is_in(region, inside, outside) == [True, False]
    assert HAS_ICON[number_of(CARD_NAMES, "bearing")]


@pytest.mark.clause("TI-5.6")
def test_lost_quarter_empties_one_quarter_but_not_its_edges() -> None:
    table = Table().stands("anne", 4.0, 10.0)
    region = ground(table, "lost_quarter", pirate="anne", corner="south_east")
    spots = [(4.1, 9.9), (4.0, 9.0), (5.0, 10.0), (3.9, 9.9), (4.1, 10.1)]
    assert is_in(region, *spots) == [False, True, True, True, True]


@pytest.mark.clause("TI-5.7")
def test_whispers_deals_every_miniature_one_more_false_district() -> None:
    table = Table().given("anne", "move_7").holds("whispers", "rivals", "altitude")
    table.say("whispers", "truth", crooked=False)
    own = table.position.chart.district_at(table.treasure())
    assert len(table.position.deal_cards) == 6
    assert own not in table.position.deal_cards
    assert [len(table.dealt(seat)) for seat in (A, B, C)] == [2, 2, 2]


@pytest.mark.clause("TI-5.7")
def test_a_crooked_whisper_needs_a_bluff_and_fools_one_pirate() -> None:
    table = Table().laid("truth").bluffs(1).given("anne", "move_7")
    table.holds("whispers", "rivals", "altitude").play("play_hint", card="whispers")
    table.play("lay_token", token="bluff").play("whisper", crooked=True)
    own = table.position.chart.district_at(table.treasure())
    assert table.position.deal_cards[3:].count(own) == 1


@pytest.mark.clause("TI-5.7")
def test_a_true_whisper_cannot_be_crooked() -> None:
    table = Table().given("anne", "move_7").holds("whispers", "rivals", "altitude")
    table.play("play_hint", card="whispers").play("lay_token", token="truth")
    assert table.refused("whisper", crooked=True) == "TI-4.2"


@pytest.mark.clause("TI-5.8")
def test_rivals_leaves_what_is_nearer_to_the_first() -> None:
    table = Table().stands("anne", 4.0, 10.0).stands("jim", 8.0, 10.0)
    region = ground(table, "rivals", nearer="anne", farther="jim")
    assert is_in(region, (5.9, 3.0), (6.0, 3.0), (6.1, 3.0)) == [True, True, False]
    assert not formed(table, "rivals", nearer="anne", farther="anne")


@pytest.mark.clause("TI-5.9")
def test_nearest_rogue_leaves_what_no_other_pirate_is_nearer_to() -> None:
    table = Table().stands("anne", 4.0, 10.0).stands("jim", 8.0, 10.0)
    table.stands("charlotte", 4.0, 14.0)
    region = ground(table, "nearest_rogue", pirate="anne")
    assert is_in(region, (6.0, 12.0), (5.0, 11.0), (6.1, 10.0), (4.0, 12.1)) == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.clause("TI-5.10")
@pytest.mark.parametrize(
    ("band", "inside"),
    [
        ("inner", [True, True, False, False]),
        ("middle", [False, True, True, False]),
        ("outer", [False, False, True, True]),
    ],
)
def test_rings_leaves_a_band_round_a_pirate(band: str, inside: list[bool]) -> None:
    table = Table().stands("anne", 4.0, 10.0)
    region = ground(table, "rings", pirate="anne", band=band)
    assert is_in(region, (6.0, 10.0), (7.0, 10.0), (10.0, 10.0), (11.0, 10.0)) == inside


@pytest.mark.clause("TI-5.11")
def test_three_towers_leaves_a_triangle_or_all_the_rest() -> None:
    table = Table()
    inside = ground(table, "three_towers", a=1, b=3, c=7, side="inside")
    outside = ground(table, "three_towers", a=1, b=3, c=7, side="outside")
    assert is_in(inside, (5.0, 8.0), (16.0, 15.0)) == [True, False]
    assert is_in(outside, (5.0, 8.0), (16.0, 15.0)) == [False, True]


@pytest.mark.clause("TI-5.11")
def test_a_triangle_needs_forty_square_miles_and_three_towers() -> None:
    table = Table()
    assert not formed(table, "three_towers", a=2, b=3, c=5, side="inside")
    assert not formed(table, "three_towers", a=1, b=1, c=7, side="inside")
    assert not formed(table, "three_towers", a=1, b=3, c=9, side="inside")


@pytest.mark.clause("TI-5.12")
def test_one_of_three_leaves_three_districts() -> None:
    region = ground(Table(), "one_of_three", a=1, b=7, c=9)
    chart = read_chart(0)
    assert region == chart.districts[0] | chart.districts[6] | chart.districts[8]


@pytest.mark.clause("TI-5.13")
def test_corridor_leaves_two_miles_on_each_side_of_a_line() -> None:
    table = Table().stands("anne", 4.0, 10.0)
    upright = ground(table, "corridor", pirate="anne", axis="north_south")
    level = ground(table, "corridor", pirate="anne", axis="east_west")
    assert is_in(upright, (6.0, 3.0), (6.1, 3.0), (2.0, 18.0)) == [True, False, True]
    assert is_in(level, (15.0, 12.0), (15.0, 12.1), (3.0, 8.0)) == [True, False, True]


@pytest.mark.clause("TI-5.14")
@pytest.mark.parametrize(
    ("direction", "inside"),
    [
        ("north", [True, False, False, False, True]),
        ("east", [False, True, False, False, True]),
        ("south", [False, False, True, False, False]),
        ("west", [False, False, False, True, False]),
    ],
)
def test_from_my_window_leaves_a_quarter_of_the_horizon(direction: str, inside: list[bool]) -> None:
    region = ground(Table(), "from_my_window", tower=(10.0, 10.0), direction=direction)
    around = [(10.0, 12.0), (12.0, 10.0), (10.0, 8.0), (8.0, 10.0), (12.0, 12.0)]
    assert is_in(region, *around) == inside


@pytest.mark.clause("TI-5.15")
def test_cell_or_rogue_compares_a_pirate_with_the_tower() -> None:
    table = Table().stands("anne", 4.0, 10.0)
    tower = (8.0, 10.0)
    rogue = ground(table, "cell_or_rogue", tower=tower, pirate="anne", nearer="pirate")
    cell = ground(table, "cell_or_rogue", tower=tower, pirate="anne", nearer="tower")
    assert is_in(rogue, (5.9, 4.0), (6.0, 4.0), (6.1, 4.0)) == [True, True, False]
    assert is_in(cell, (5.9, 4.0), (6.0, 4.0), (6.1, 4.0)) == [False, True, True]


@pytest.mark.clause("TI-5.16")
def test_lay_of_the_land_rules_a_terrain_out() -> None:
    region = ground(Table(), "lay_of_the_land", terrain="forest")
    assert is_in(region, (10.0, 11.0), (7.6, 10.6), (5.0, 14.0)) == [False, True, True]


@pytest.mark.clause("TI-5.17")
def test_close_shave_leaves_four_miles_round_a_pirate() -> None:
    table = Table().stands("anne", 4.0, 10.0)
    region = ground(table, "close_shave", pirate="anne")
    assert is_in(region, (8.0, 10.0), (8.1, 10.0)) == [True, False]


@pytest.mark.clause("TI-5.18")
def test_cold_ground_is_four_miles_from_every_pirate() -> None:
    table = Table().stands("anne", 4.0, 10.0).stands("jim", 16.0, 4.0)
    region = ground(table, "cold_ground")
    assert is_in(region, (7.9, 10.0), (8.0, 10.0), (14.0, 4.0), (10.0, 8.0)) == [
        False,
        True,
        False,
        True,
    ]


@pytest.mark.clause("TI-5.19")
def test_cross_them_off_rules_two_districts_out() -> None:
    region = ground(Table(), "cross_them_off", a=7, b=9)
    assert is_in(region, (10.0, 11.0), (10.0, 16.0), (3.0, 3.0)) == [False, False, True]
    assert not formed(Table(), "cross_them_off", a=7, b=7)


@pytest.mark.clause("TI-5.20")
@pytest.mark.parametrize(
    ("treasure", "inside"),
    [("higher", [False, True]), ("equal", [False, False]), ("lower", [True, False])],
)
def test_elevation_compares_levels(treasure: str, inside: list[bool]) -> None:
    table = revenge().stands("anne", 12.0, 7.0)
    assert table.position.chart.highest_level(place(12.0, 7.0)) == 1
    region = ground(table, "elevation", pirate="anne", treasure=treasure)
    assert is_in(region, (2.0, 2.5), (11.5, 13.0)) == inside


@pytest.mark.clause("TI-5.20")
def test_elevation_belongs_to_revenge_island() -> None:
    assert number_of(CARD_NAMES, "elevation") in DECKS[1][1]
    assert number_of(CARD_NAMES, "elevation") not in DECKS[0][1]
