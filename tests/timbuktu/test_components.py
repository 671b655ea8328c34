"""The data are what the sources say, and fit together."""

from collections import Counter

import pytest

from serai.engine import figures
from serai.games.timbuktu import components
from serai.games.timbuktu.components import (
    ARROW_MASKS,
    CAMELS,
    CARAVANS,
    DATA,
    FREE_GOODS_EACH,
    GOODS,
    GOODS_MASKS,
    KINDS,
    LETTERS,
    PENS,
    PITCH_MASKS,
    PITCHES,
    PLACES,
    RINGS,
    ROUTES,
    SINGLE_GOODS_MASKS,
    SINGLE_PITCH_MASKS,
    STAGES,
    SWAP_MASKS,
    TOKENS_EACH,
)
from serai.games.timbuktu.game import GAME
from tests.timbuktu.table import Table, placed

PLAYERS = [3, 4, 5]
EDITIONS = pytest.mark.parametrize("edition", CARAVANS, ids=components.PRINTED_LOADS)


def named(masks: list[int]) -> list[int]:
    """How many of five cards name each bit."""
    return [sum(mask >> bit & 1 for mask in masks) for bit in range(5)]


@pytest.mark.clause("TB-1.2")
def test_there_are_five_goods_and_twenty_one_pieces_of_each() -> None:
    assert GOODS == ["gold", "coffee", "pepper", "salt", "water"]
    assert TOKENS_EACH == 21


@pytest.mark.clause("TB-1.2")
@pytest.mark.parametrize("players", PLAYERS)
@EDITIONS
def test_neither_printed_nor_free_loads_need_more_pieces_than_there_are(
    edition: list[list[int]], players: int
) -> None:
    printed = Counter[int]()
    for seat in range(players):
        for at in range(CAMELS[players] * KINDS):
            printed[at % KINDS] += edition[seat][at]
    assert max(printed.values()) <= TOKENS_EACH
    assert players * FREE_GOODS_EACH[players] <= TOKENS_EACH


@pytest.mark.clause("TB-1.3")
def test_every_place_has_five_pens_of_five_pitches() -> None:
    assert PENS == ["palm", "lamp", "scimitar", "star", "moon"]
    assert PITCHES == 5


@pytest.mark.clause("TB-1.4", "TB-1.5")
@pytest.mark.parametrize(
    ("players", "route"),
    [
        (3, ["start", "oasis1", "oasis4", "timbuktu"]),
        (4, ["start", "oasis1", "oasis2", "oasis4", "timbuktu"]),
        (5, ["start", "oasis1", "oasis2", "oasis3", "oasis4", "timbuktu"]),
    ],
)
def test_there_are_as_many_stages_as_players(players: int, route: list[str]) -> None:
    assert [PLACES[place] for place in ROUTES[players][0]] == route
    assert STAGES[players] == players == len(route) - 1


@pytest.mark.clause("TB-1.4")
def test_four_players_can_choose_the_other_small_board() -> None:
    other = [PLACES[place] for place in ROUTES[4][1]]
    assert other == ["start", "oasis1", "oasis3", "oasis4", "timbuktu"]
    assert ROUTES[3][0] == ROUTES[3][1]
    assert ROUTES[5][0] == ROUTES[5][1]


@pytest.mark.clause("TB-1.6")
def test_two_arrows_leave_every_pen_straight_on_and_to_the_left_round_the_ring() -> None:
    ring = ARROW_MASKS[components.ARROWS.index("ring")]
    assert len(ring) == (len(PLACES) - 1) * len(PENS)
    for at, mask in enumerate(ring):
        pen = at % len(PENS)
        assert mask == 1 << pen | 1 << (pen - 1) % len(PENS)


@pytest.mark.clause("TB-1.6")
def test_by_option_the_leftmost_pen_leads_to_its_right_neighbour() -> None:
    edge = ARROW_MASKS[components.ARROWS.index("edge")]
    ring = ARROW_MASKS[components.ARROWS.index("ring")]
    for at, mask in enumerate(edge):
        assert mask == (0b00011 if at % len(PENS) == 0 else ring[at])


@pytest.mark.clause("TB-1.7")
@pytest.mark.parametrize("layout", SWAP_MASKS, ids=components.SWAP_PENS)
def test_each_oasis_has_two_swap_fields_in_different_pens_and_the_start_has_none(
    layout: list[list[int]],
) -> None:
    for name, masks in zip(components.SWAP_PITCHES, layout, strict=True):
        assert masks[0] == 0
        for mask in masks[1:]:
            spots = [spot for spot in range(25) if mask >> spot & 1]
            assert len({spot // PITCHES for spot in spots}) == 2
            pitches = sorted(spot % PITCHES + 1 for spot in spots)
            assert pitches == [int(pitch) for pitch in name.split("-")]


@pytest.mark.clause("TB-1.7")
def test_no_swap_field_lies_on_the_pitch_that_can_stay_empty() -> None:
    last_pitches = sum(1 << pen * PITCHES + PITCHES - 1 for pen in range(len(PENS)))
    layouts = [masks for layout in SWAP_MASKS for masks in layout]
    assert all(mask & last_pitches == 0 for masks in layouts for mask in masks)


@pytest.mark.clause("TB-1.7")
def test_by_option_swap_fields_lie_side_by_side_or_everywhere_in_the_same_pens() -> None:
    for place in PLACES[1:]:
        first, second = DATA["more_swap_pens"]["neighbours"][place]
        assert first == DATA["swap_pens"][place][0]
        assert PENS.index(second) == (PENS.index(first) + 1) % len(PENS)
        assert DATA["more_swap_pens"]["fixed"][place] == ["lamp", "star"]


@pytest.mark.clause("TB-1.7")
@pytest.mark.parametrize(
    ("swap_pens", "fields"),
    [
        ("spread", [("palm", 2), ("scimitar", 4)]),
        ("neighbours", [("palm", 2), ("lamp", 4)]),
        ("fixed", [("lamp", 2), ("star", 4)]),
    ],
)
def test_the_option_says_where_piles_are_swapped_in_oasis_1(
    swap_pens: str, fields: list[tuple[str, int]]
) -> None:
    shown = placed(3, swap_pens=swap_pens).view()["swap_fields"]
    assert [(field["pen"], field["pitch"]) for field in shown] == fields


@pytest.mark.clause("TB-1.9", "TB-1.10")
@pytest.mark.parametrize("cards", [*PITCH_MASKS, *GOODS_MASKS])
def test_the_five_cards_of_a_list_differ_and_name_two_things_each_and_each_thing_twice(
    cards: list[int],
) -> None:
    assert len(set(cards)) == 5
    assert all(card.bit_count() == 2 for card in cards)
    assert named(cards) == [2, 2, 2, 2, 2]


@pytest.mark.clause("TB-1.9")
def test_the_standard_pitch_cards_name_neighbours() -> None:
    assert DATA["pitch_cards"]["neighbours"] == [[1, 2], [2, 3], [3, 4], [4, 5], [1, 5]]


@pytest.mark.clause("TB-1.10")
def test_the_standard_goods_cards_name_neighbours() -> None:
    pairs = [set(pair) for pair in DATA["goods_cards"]["neighbours"]]
    assert pairs == [{GOODS[kind], GOODS[(kind + 1) % KINDS]} for kind in range(KINDS)]


@pytest.mark.clause("TB-1.9")
@pytest.mark.parametrize("cards", [SINGLE_PITCH_MASKS, SINGLE_GOODS_MASKS])
def test_single_cards_name_every_thing_once(cards: list[int]) -> None:
    assert named(cards) == [1, 1, 1, 1, 1]
    assert all(card.bit_count() == 1 for card in cards)


@pytest.mark.clause("TB-2.1")
def test_fewer_players_have_more_camels() -> None:
    assert [LETTERS[: CAMELS[players]][-1] for players in PLAYERS] == ["H", "F", "E"]


@pytest.mark.clause("TB-2.2")
@pytest.mark.parametrize("board", range(5))
@EDITIONS
def test_printed_camels_carry_four_goods_of_three_or_four_kinds(
    edition: list[list[int]], board: int
) -> None:
    for letter in range(len(LETTERS)):
        load = edition[board][letter * KINDS : letter * KINDS + KINDS]
        assert sum(load) == 4
        assert sum(1 for pieces in load if pieces) in (3, 4)


@pytest.mark.clause("TB-2.2")
def test_every_board_is_the_template_moved_on_by_one_good() -> None:
    """So no board is stronger than another: goods cards are a ring in the same order."""
    kinds_on = {"blue": 0, "red": 1, "yellow": 2, "green": 3, "violet": 4}
    template = CARAVANS[0][components.CARAVAN_BOARDS.index("blue")]
    for name, shift in kinds_on.items():
        board = CARAVANS[0][components.CARAVAN_BOARDS.index(name)]
        for letter in range(len(LETTERS)):
            for kind in range(KINDS):
                moved_on = letter * KINDS + (kind + shift) % KINDS
                assert board[moved_on] == template[letter * KINDS + kind]


@pytest.mark.clause("TB-2.2")
def test_by_option_every_camel_lacks_one_kind_and_each_board_the_next() -> None:
    edition = CARAVANS[components.PRINTED_LOADS.index("four_kinds")]
    for board, loads in enumerate(edition):
        for letter in range(len(LETTERS)):
            lacking = (letter + board) % KINDS
            carried = [0 if kind == lacking else 1 for kind in range(KINDS)]
            assert loads[letter * KINDS : letter * KINDS + KINDS] == carried


@pytest.mark.clause("TB-2.2")
def test_the_option_says_what_the_camels_carry() -> None:
    assert Table(3).carries(0, "A") == {"coffee": 2, "pepper": 1, "salt": 1}
    other = Table(3, caravans="four_kinds")
    assert other.carries(0, "A") == {"coffee": 1, "pepper": 1, "salt": 1, "water": 1}
    assert other.carries(1, "A") == {"gold": 1, "pepper": 1, "salt": 1, "water": 1}


@pytest.mark.clause("TB-4.2", "TB-4.3", "TB-4.4")
def test_the_rings_hold_every_player_once_and_five_places() -> None:
    for players in PLAYERS:
        assert len(RINGS[players]) == 5
        assert sorted(RINGS[players])[5 - players :] == list(range(players))


def test_every_table_of_the_data_says_where_it_comes_from() -> None:
    assert statuses(figures.parsed("serai.games.timbuktu")) == {"found", "reconstructed"}


def statuses(table: dict[str, object]) -> set[str]:
    """All statuses; a table with figures of its own must have one."""
    found: set[str] = set()
    inner = [value for value in table.values() if isinstance(value, dict)]
    if len(inner) < len(table):
        assert "status" in table, table
        found.add(str(table["status"]))
    for each in inner:
        found |= statuses(each)
    return found


def clause(ident: str) -> str:
    return GAME.rulebook().clause(ident).text


@pytest.mark.clause("TB-2.2")
def test_the_rulebook_lists_the_loads_that_are_printed() -> None:
    for board, loads in DATA["caravans"].items():
        written = "; ".join(f"{letter} {' '.join(loads[letter])}" for letter in LETTERS)
        assert f"The {board} board: {written}." in clause("TB-2.2")


@pytest.mark.clause("TB-1.7")
def test_the_rulebook_lists_the_swap_fields() -> None:
    for place in PLACES[1:]:
        first, second = DATA["swap_pens"][place]
        name = place.replace("oasis", "Oasis ").replace("timbuktu", "Timbuktu")
        assert f"{name}: {first} 2 and {second} 4." in clause("TB-1.7")
