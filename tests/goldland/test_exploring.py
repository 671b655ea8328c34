"""Exploring new tiles, and digging for what lies on them."""

import pytest

from serai.games.goldland.board import INLAND
from serai.games.goldland.tiles import INLAND_TILES, NAMES
from tests.goldland.table import CELL, Table


@pytest.mark.clause("GL-10.1")
def test_one_explores_only_beside_an_empty_cell() -> None:
    table = Table()
    assert table.why_not("explore") == "GL-10.1"
    assert table.go("west").stop().why_not("explore") is None


@pytest.mark.clause("GL-10.1", "GL-3.2")
def test_one_explores_once_a_turn_and_not_on_the_way() -> None:
    table = Table().go("west")
    assert table.why_not("explore") == "GL-3.2"
    table.stop().explore("P07", "north")
    table.put(0, "E7")
    assert table.why_not("explore") == "GL-3.2"


@pytest.mark.clause("GL-10.1")
def test_an_empty_pile_ends_exploring() -> None:
    table = Table().put(0, "D7")
    for cell, tile in zip(INLAND, INLAND_TILES, strict=True):
        if cell != CELL["D6"]:
            table.position.tiles[cell] = tile
    table.position.pile = 0
    assert table.why_not("explore") == "GL-10.1"


@pytest.mark.clause("GL-10.2")
def test_the_tile_is_seen_before_it_is_laid_on_any_empty_side_in_any_turn() -> None:
    table = Table().lay("D6", "P07", 1).put(0, "D6").play("explore")
    assert table.phase == "laying"
    places = {(action["to"], action["turned"]) for action in table.legal()}
    assert places == {(to, turn) for to in ("north", "east", "west") for turn in range(4)}
    assert table.why_not("lay", to="south", turned=0) == "GL-10.2"


@pytest.mark.clause("GL-10.2")
def test_roads_of_a_laid_tile_need_not_meet() -> None:
    table = Table().put(0, "D7").explore("P07", "north", 0)
    assert table.position.roads[CELL["D6"]] == 0b1011
    assert table.event("laid")["cell"] == "D6"


@pytest.mark.clause("GL-10.2", "GL-1.7")
def test_every_tile_still_to_come_can_be_drawn() -> None:
    drawn = set()
    for tile in INLAND_TILES:
        table = Table().put(0, "D7").explore(NAMES[tile], "north")
        drawn.add(table.position.tiles[CELL["D6"]])
        assert not table.position.pile >> tile & 1
    assert drawn == set(INLAND_TILES)


@pytest.mark.clause("GL-10.2")
def test_nothing_is_laid_that_was_not_drawn() -> None:
    assert Table().put(0, "D7").why_not("lay", to="north", turned=0) == "GL-10.2"


@pytest.mark.clause("GL-10.3")
def test_an_explorer_takes_a_token_and_a_treasure_field_its_treasure() -> None:
    table = Table().put(0, "D7").explore("A01", "north")
    assert (table.position.tokens[0], table.position.tokens_left) == (1, 35)
    assert table.position.treasure_cells == 1 << CELL["D6"]
    plain = Table().put(0, "D7").explore("P01", "north")
    assert plain.position.treasure_cells == 0


@pytest.mark.clause("GL-10.3", "GL-3.3")
def test_when_all_tokens_are_out_none_is_taken() -> None:
    table = Table().tokens(36, seat=1).put(0, "D7").explore("P01", "north")
    assert table.position.tokens[0] == 0
    table.end()
    table.end().play("pass")
    assert table.position.tokens[2] == 0


@pytest.mark.clause("GL-11.1")
def test_two_provisions_dig_up_a_treasure_and_end_the_turn() -> None:
    table = Table().lay("D6", "A01", 1).camp("D6").put(0, "D7").go("north").stop()
    table.play("dig")
    assert table.position.treasures[0] == 1
    assert table.position.treasure_cells == 0
    assert table.held(0) == {"provisions": 1, "pearls": 2}
    assert table.seat == 1


@pytest.mark.clause("GL-11.1")
def test_without_a_treasure_or_two_provisions_there_is_no_digging() -> None:
    table = Table().lay("D6", "A01", 1).put(0, "D6").pack(provisions=1, ropes=3)
    assert table.why_not("dig") == "GL-11.1"
    assert Table().why_not("dig") == "GL-11.1"


@pytest.mark.clause("GL-11.1")
def test_one_digs_at_the_end_of_a_turn_and_not_on_the_way() -> None:
    table = Table().lay("D6", "A01", 1).camp("D6").put(0, "D7").go("north")
    assert table.why_not("dig") == "GL-3.2"


@pytest.mark.clause("GL-11.1", "GL-3.3")
def test_whoever_only_digs_has_passed_and_takes_a_token() -> None:
    table = Table().lay("D6", "A01", 1).put(0, "D6").play("dig")
    assert table.position.tokens[0] == 1
    busy = Table().lay("D6", "A01", 1).camp("D6").put(0, "D7").go("north").stop().play("dig")
    assert busy.position.tokens[0] == 0


@pytest.mark.clause("GL-11.1", "GL-8.3")
def test_provisions_for_digging_may_be_had_for_tokens() -> None:
    table = Table(4).lay("D6", "A01", 1).put(0, "D6").pack(provisions=1).tokens(2).play("dig")
    assert (table.position.treasures[0], table.position.tokens[0]) == (1, 1)


@pytest.mark.clause("GL-11.2", "GL-4.1")
def test_a_treasure_needs_a_space_in_the_backpack() -> None:
    table = Table(4).lay("D6", "A01", 1).put(0, "D6").pack(ropes=12).tokens(4)
    assert table.why_not("dig") == "GL-4.1"
    table.pack(ropes=11, provisions=1).play("dig")
    assert table.position.treasures[0] == 1


@pytest.mark.clause("GL-11.2", "GL-4.1")
def test_a_full_backpack_must_pay_at_least_one_provision_of_its_own() -> None:
    table = Table(4).lay("D6", "A01", 1).put(0, "D6").pack(ropes=10, provisions=2).tokens(4)
    table.play("dig")
    assert table.why_not("pay", kind="provisions", pack=0, tokens=2) == "GL-4.1"
    assert {part["pack"] for part in table.legal()} == {1, 2}


@pytest.mark.clause("GL-11.2")
def test_treasures_are_not_thrown_out_or_given_away() -> None:
    table = Table()
    table.position.treasures[0] = 1
    table.pack()
    assert not any(action["action"] == "discard" for action in table.legal())
