"""Twenty-two situations with figures, played out; where the presets differ, once for each."""

import pytest

from tests.livingstone.table import LAST, A, B, C, D, Table, final

PRESETS = pytest.mark.parametrize("preset", ["manual", "publisher"])


@PRESETS
def test_example_01_dice_are_taken_in_rising_order_until_nobody_has_one_that_fits(
    preset: str,
) -> None:
    table = Table(3, preset=preset).middle(1, 1, 2, 4, 5, 6)
    taken = []
    for pips in (1, 6, 1, 5, 2, 4):
        assert table.position.round == 1
        taken.append((table.position.turn, pips))
        table.use(pips, "take_coins")
    assert taken == [(A, 1), (B, 6), (C, 1), (A, 5), (C, 2), (C, 4)]
    assert table.position.round == 2


@PRESETS
def test_example_02_holding_a_4_only_the_6_fits_and_not_the_other_4(preset: str) -> None:
    table = Table(3, preset=preset).took(A, 4).middle(4, 6)
    assert table.fitting_dice() == [6]


@PRESETS
def test_example_03_a_tent_in_row_6_with_a_1_leaves_room_for_a_2(preset: str) -> None:
    table = Table(2, preset=preset).middle(1, 2, 2).hand(A, "elephants").do("take_die", pips=1)
    table.do("place_tent", row=6, elephants=True).do("end_turn").use(2, "take_coins")
    assert table.position.turn == A
    assert table.fitting_dice() == [2]


@PRESETS
def test_example_04_reverse_in_the_middle_of_a_round(preset: str) -> None:
    table = Table(3, preset=preset).boat(5).middle(3, 5, 6).tent(B, 4, 5).hand(B, "reverse")
    table.position.round = 5
    for seat in (A, B, C):
        table.coins(seat, 3)
    table.use(6, "place_tent", row=6)
    table.do("reverse").use(5, "take_coins")
    table.use(3, "place_tent", row=3)
    assert [table.cash(A), table.cash(C)] == [0, 1]
    assert table.scores() == [0, 5, 3]
    assert table.column == 5
    table.end_round()
    assert table.scores() == [6, 5, 3]
    while not table.over:
        table.end_round()
    assert table.position.round == 11


@PRESETS
def test_example_05_reverse_in_the_last_column_brings_the_boat_back_to_it(preset: str) -> None:
    table = Table(3, preset=preset).boat(10).tent(B, 9, 4).hand(A, "reverse").do("reverse")
    table.end_round()
    assert (table.column, table.score(B)) == (10, 4)
    table.end_round()
    assert table.over


@pytest.mark.parametrize(("preset", "points"), [("manual", 6), ("publisher", 12)])
def test_example_06_a_camp_grown_before_reverse(preset: str, points: int) -> None:
    table = Table(3, preset=preset).boat(5).tent(A, 4, 6)
    table.hand(A, "camp_expansion", "reverse").do("camp_expansion", column=4, row=6)
    assert table.do("reverse").end_round().score(A) == points


@PRESETS
def test_example_06_after_reverse_the_camp_in_the_boats_column_cannot_grow(preset: str) -> None:
    table = Table(3, preset=preset).boat(5).tent(A, 4, 6).tent(A, 5, 2)
    table.hand(A, "camp_expansion", "reverse").do("reverse")
    assert table.why_not("camp_expansion", column=4, row=6) == "LS-6.9"
    assert table.why_not("camp_expansion", column=5, row=2) == "LS-6.9"


@pytest.mark.parametrize(("preset", "pounds"), [("manual", 0), ("publisher", 4)])
def test_example_07_the_white_stone_after_nineteen_stones_were_set_aside(
    preset: str, pounds: int
) -> None:
    table = Table(3, preset=preset).gems(A, red=1).aside(black=15, clear=3, blue=1)
    assert sum(table.bag().values()) == 40
    table.will_draw_stones("black", "black", "clear", "blue", "white")
    table.do("take_die", pips=5).do("dig")
    assert table.cash(A) == 3 + pounds
    assert sum(table.bag().values()) == 59
    assert table.gems_of(A) == {"red": 1}


@PRESETS
def test_example_08_a_bag_of_three_stones_gives_three_to_a_5(preset: str) -> None:
    table = Table(3, preset=preset).bag_holds_only(white=1, black=2)
    table.do("take_die", pips=5).do("dig")
    assert table.told("stones_drawn") == [{"seat": A, "stones": {"black": 2, "white": 1}}]
    assert sum(table.bag().values()) == 60
    assert table.gems_of(A) == {}


def collapse_beside_ten_discards(preset: str) -> Table:
    """One card in the pile, ten discards, sixteen cards in B's hand."""
    table = Table(3, preset=preset)
    table.hand(B, *["native_guide"] * 3, *["elephants"] * 3, *["camp_expansion"] * 3)
    return table.hand(B, *["market"] * 3, "lion", "rhino", *["antelope"] * 2).pile(mine_collapse=1)


@PRESETS
def test_example_09_a_pile_of_one_card_is_the_collapse_and_the_discards_replace_it(
    preset: str,
) -> None:
    table = collapse_beside_ten_discards(preset).will_draw_card("mine_collapse")
    table.will_draw_card("reverse", reshuffled=True).do("take_die", pips=1).do("draw_card")
    assert table.cards_of(A) == {"reverse": 1}
    assert table.told("pile_shuffled") == [{"cards": 11}]
    assert table.position.pile_size() == 10


@PRESETS
def test_example_09_a_second_collapse_is_followed_by_one_of_the_ten_other_cards(
    preset: str,
) -> None:
    table = collapse_beside_ten_discards(preset).will_draw_card("mine_collapse")
    table.will_draw_card("mine_collapse", reshuffled=True)
    table.will_draw_card("reverse", reshuffled=True).do("take_die", pips=1).do("draw_card")
    assert len(table.told("mine_collapsed")) == 2
    assert table.cards_of(A) == {"reverse": 1}
    assert table.position.pile_size() == 10


@PRESETS
def test_example_09_with_all_other_cards_in_hands_the_drawer_gets_none(preset: str) -> None:
    table = collapse_beside_ten_discards(preset).reshuffled()
    table.hand(C, *["treasure"] * 3, *["royal_favor"] * 3, *["cave_discovery"] * 3, "reverse")
    table.do("take_die", pips=1).do("draw_card")
    assert table.told("no_card_left") == [{"seat": A}]
    assert table.position.pile_size() == 1


@PRESETS
def test_example_10_a_collapse_takes_six_gems_that_selling_would_have_saved(preset: str) -> None:
    table = Table(3, preset=preset).gems(A, clear=2, red=1).gems(B, blue=3)
    table.will_draw_card("mine_collapse").do("take_die", pips=1).do("draw_card")
    assert table.told("mine_collapsed") == [{"seat": A, "returned": 6}]
    assert (table.gems_of(A), table.gems_of(B)) == ({}, {})


@PRESETS
def test_example_10_selling_before_the_draw_brings_seven_pounds(preset: str) -> None:
    table = Table(3, preset=preset).gems(A, clear=2, red=1).do("sell", gem="clear", count=2)
    table.do("sell", gem="red", count=1).will_draw_card("mine_collapse")
    assert table.do("take_die", pips=1).do("draw_card").cash(A) == 3 + 7


def shared_site(preset: str) -> Table:
    """Red is B with two tents, Blue is C with one, in a column of £4."""
    table = Table(4, preset=preset).boat(7).tent(B, 7, 6, count=2).tent(C, 7, 6)
    for seat in (A, B, C, D):
        table.coins(seat, 10)
    return table


@PRESETS
def test_example_11_a_newcomer_pays_each_owner_once(preset: str) -> None:
    table = shared_site(preset).do("take_die", pips=6).do("place_tent", row=6)
    assert [table.cash(seat) for seat in (A, B, C, D)] == [4, 11, 11, 10]


@PRESETS
def test_example_11_an_owner_pays_only_the_other_one(preset: str) -> None:
    table = shared_site(preset).turn(B).do("take_die", pips=6).do("place_tent", row=6)
    assert [table.cash(B), table.cash(C)] == [5, 11]


@pytest.mark.parametrize(("preset", "price"), [("manual", 2), ("publisher", 0)])
def test_example_11_with_native_guide(preset: str, price: int) -> None:
    table = shared_site(preset).hand(A, "native_guide").do("take_die", pips=6)
    assert table.do("place_tent", row=6, native_guide=True).cash(A) == 10 - price


@PRESETS
def test_example_12_two_own_tents_in_row_6_pay_twelve(preset: str) -> None:
    table = Table(3, preset=preset).tent(A, 1, 6).hand(A, "elephants").do("take_die", pips=2)
    table.do("place_tent", row=6, elephants=True).middle().do("end_turn")
    assert table.score(A) == 12


@PRESETS
@pytest.mark.parametrize(
    ("row", "tied", "share"), [(1, 2, 6), (1, 5, 2), (2, 3, 3), (6, 3, 0), (3, 0, 0)]
)
def test_example_13_shares_of_a_tied_majority(preset: str, row: int, tied: int, share: int) -> None:
    table = final(5, preset=preset).tents_in_row(row, *[1] * tied).use(6, "take_coins")
    assert [table.earned(seat, "majorities") for seat in range(5)] == (
        [share] * tied + [0] * (5 - tied)
    )


@PRESETS
def test_example_14_a_seat_that_is_out_still_blocks_the_majority(preset: str) -> None:
    table = final(3, preset=preset).tents_in_row(1, 4, 3).donated(B, 1).donated(C, 1)
    table.use(6, "take_coins")
    assert table.position.out == [1, 0, 0]
    assert [table.earned(seat, "majorities") for seat in (A, B)] == [12, 0]


@PRESETS
@pytest.mark.parametrize(
    ("gifts", "out"), [((9, 9, 14, 20), [1, 1, 0, 0]), ((12, 12, 12), [1, 1, 1])]
)
def test_example_15_all_who_are_tied_for_least_are_out(
    preset: str, gifts: tuple[int, ...], out: list[int]
) -> None:
    table = final(len(gifts), preset=preset)
    for seat, pounds in enumerate(gifts):
        table.donated(seat, pounds)
    assert table.use(6, "take_coins").position.out == out


@PRESETS
def test_example_16_a_check_of_16_lets_16_pass_and_not_15(preset: str) -> None:
    table = final(2, preset=preset).donated(A, 16).donated(B, 15).will_roll(5, 3, 6, 2)
    assert table.use(6, "take_coins").position.out == [0, 1]


def tied_at_47(preset: str, gift: int) -> Table:
    """B gave £15 and has placed one tent more than A; C gave nothing."""
    table = final(3, preset=preset).points(A, 47).points(B, 47).donated(A, gift).donated(B, 15)
    return table.tent(C, 1, 1, count=2).tent(B, 2, 1).use(6, "take_coins")


@PRESETS
def test_example_17_with_equal_points_15_beats_12(preset: str) -> None:
    assert tied_at_47(preset, 12).result.winners == [B]


@pytest.mark.parametrize(("preset", "winners"), [("manual", [B]), ("publisher", [A, B])])
def test_example_17_with_equal_gifts_tents_decide_or_the_win_is_shared(
    preset: str, winners: list[int]
) -> None:
    assert tied_at_47(preset, 15).result.winners == winners


@PRESETS
@pytest.mark.parametrize(("cards", "points"), [(["market"], 7), ([], 4)])
def test_example_18_gems_at_the_end_with_and_without_market(
    preset: str, cards: list[str], points: int
) -> None:
    table = final(3, preset=preset).gems(A, clear=2, blue=1, red=1).hand(A, *cards)
    table.use(6, "take_coins")
    assert table.score(A) == points
    assert table.position.wealth[A] == 9


@pytest.mark.parametrize(
    ("preset", "pairs"),
    [("manual", [(3, 3), (3, 5), (5, 3)]), ("publisher", [(3, 5)])],
)
def test_example_19_the_two_dice_of_royal_favor(preset: str, pairs: list[tuple[int, int]]) -> None:
    possible = []
    for first in (3, 5):
        table = Table(3, preset=preset).took(A, 2).middle(3, 3, 5).hand(A, "royal_favor")
        table.do("royal_favor").do("take_die", pips=first).do("take_coins")
        possible += [(first, second) for second in table.fitting_dice()]
    assert possible == pairs


@PRESETS
def test_example_19_royal_favor_is_not_offered_without_a_second_die(preset: str) -> None:
    table = Table(3, preset=preset).took(A, 4).middle(3, 3, 5).hand(A, "royal_favor")
    assert table.why_not("royal_favor") == "LS-6.18"


@PRESETS
def test_example_20_after_taking_the_6_first_in_the_last_round_no_turn_follows(
    preset: str,
) -> None:
    table = Table(3, preset=preset).boat(LAST).coins(A, 8).middle(1, 2, 6)
    table.do("take_die", pips=6).do("take_coins").do("donate", pounds=14).do("end_turn")
    table.use(1, "take_coins").use(2, "take_coins")
    assert table.over
    assert table.position.chest[A] == 14


@PRESETS
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_example_21_ten_placed_tents_and_a_camp_expansion_use_up_the_supply(
    preset: str, seats: int
) -> None:
    table = Table(seats, preset=preset).boat(6).tent(A, 4, 2, count=10).coins(A, 20)
    table.hand(A, "camp_expansion", "camp_expansion").do("camp_expansion", column=4, row=2)
    assert table.position.supply[A] == 0
    assert table.why_not("camp_expansion", column=4, row=2) == "LS-6.8"
    assert table.do("take_die", pips=3).why_not("place_tent", row=3) == "LS-4.9"


@PRESETS
def test_example_22_with_two_players_a_tent_moves_from_row_1_to_row_5(preset: str) -> None:
    table = Table(2, preset=preset).boat(9).tent(A, 2, 1).tent(A, 3, 4, count=10)
    table.points(A, 1).coins(A, 8).do("take_die", pips=5).do("place_tent", row=5)
    table.do("lift_tent", column=2, row=1)
    assert table.cash(A) == 3
    assert table.score(A) == 1
    assert table.tents_on_board(A) == {(3, 4): 10, (9, 5): 1}
