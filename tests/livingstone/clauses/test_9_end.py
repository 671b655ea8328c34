"""LS-9: the final scoring, the donation check and the winner."""

import pytest

from tests.livingstone.table import A, B, C, D, Table, final


def ended(table: Table) -> Table:
    return table.use(6, "take_coins")


def judged(*givers: tuple[int, int], **options: str) -> Table:
    """The end of a match, with points and donation of each seat and one more that gave nothing."""
    table = final(len(givers) + 1, **options)
    for seat, (points, pounds) in enumerate(givers):
        table.points(seat, points).donated(seat, pounds)
    return ended(table)


# Points.


@pytest.mark.clause("LS-9.1")
def test_nobody_takes_another_turn_after_the_last_column() -> None:
    table = ended(final().hand(B, "treasure").coins(B, 9))
    assert table.position.to_act() == ()
    assert table.why_not_seat(B, "donate", pounds=1) == "SE-1.1"


@pytest.mark.clause("LS-9.1")
def test_coins_in_hand_are_worth_nothing_at_the_end() -> None:
    table = ended(final().coins(A, 60))
    assert table.scores() == [0, 0, 0]


@pytest.mark.clause("LS-9.1")
def test_the_final_scoring_is_told_in_its_order() -> None:
    table = ended(final(2))
    names = [event.name for event in table.happened]
    assert list(dict.fromkeys(names)) == [
        "turn_ended",
        "column_scored",
        "majority_scored",
        "hand_shown",
        "final_points",
        "check_rolled",
        "chest_opened",
        "match_ended",
    ]


@pytest.mark.clause("LS-9.2")
@pytest.mark.parametrize(("row", "bonus"), [(1, 12), (2, 10), (3, 8), (4, 6), (5, 4), (6, 2)])
def test_most_tents_in_a_row_get_its_bonus(row: int, bonus: int) -> None:
    table = ended(final().tents_in_row(row, 2, 3, 1))
    assert [table.earned(seat, "majorities") for seat in (A, B, C)] == [0, bonus, 0]


@pytest.mark.clause("LS-9.2")
def test_tents_of_all_columns_count_for_a_row() -> None:
    table = final().tent(A, 1, 3).tent(A, 5, 3).tent(A, 9, 3).tent(B, 4, 3, count=2)
    assert ended(table).earned(A, "majorities") == 8


@pytest.mark.clause("LS-9.2")
def test_tents_added_by_camp_expansion_count_for_a_row() -> None:
    table = final().tents_in_row(1, 2, 2).hand(A, "camp_expansion")
    table.do("camp_expansion", column=2, row=1)
    assert ended(table).earned(A, "majorities") == 12


@pytest.mark.clause("LS-9.3")
@pytest.mark.parametrize(
    ("row", "tied", "share"), [(1, 2, 6), (1, 5, 2), (2, 3, 3), (5, 3, 1), (6, 2, 1), (6, 3, 0)]
)
def test_seats_tied_for_most_share_the_bonus_rounded_down(row: int, tied: int, share: int) -> None:
    table = ended(final(5).tents_in_row(row, *[2] * tied))
    shares = [table.earned(seat, "majorities") for seat in range(5)]
    assert shares == [share] * tied + [0] * (5 - tied)


@pytest.mark.clause("LS-9.3")
def test_a_row_without_tents_pays_nobody() -> None:
    assert ended(final()).scores() == [0, 0, 0]


@pytest.mark.clause("LS-9.4")
def test_every_unsold_gem_pays_one_point_whatever_its_colour() -> None:
    table = ended(final().gems(A, clear=2, blue=1, red=1).gems(B, red=3))
    assert [table.earned(seat, "gems") for seat in (A, B, C)] == [4, 3, 0]


@pytest.mark.clause("LS-9.5")
@pytest.mark.parametrize("preset", ["manual", "publisher"])
def test_a_market_in_hand_is_played_for_all_gems_at_the_end(preset: str) -> None:
    table = ended(final(preset=preset).gems(A, clear=2, blue=1, red=1).hand(A, "market"))
    assert (table.earned(A, "market"), table.earned(A, "gems")) == (7, 0)


@pytest.mark.clause("LS-9.5")
@pytest.mark.parametrize(("market_at_end", "points"), [("before_gems", 7), ("after_gems", 11)])
def test_the_option_says_whether_gems_sold_at_the_end_pay_twice(
    market_at_end: str, points: int
) -> None:
    table = final(market_at_end=market_at_end).gems(A, clear=2, blue=1, red=1)
    assert ended(table.hand(A, "market")).score(A) == points


@pytest.mark.clause("LS-9.5")
@pytest.mark.parametrize("market_at_end", ["before_gems", "after_gems"])
def test_a_second_market_gains_nothing(market_at_end: str) -> None:
    one = final(market_at_end=market_at_end).gems(A, blue=2, red=1).hand(A, "market")
    two = final(market_at_end=market_at_end).gems(A, blue=2, red=1).hand(A, "market", "market")
    assert ended(one).score(A) == ended(two).score(A)


@pytest.mark.clause("LS-9.5")
def test_market_is_not_played_where_it_gains_nothing() -> None:
    table = ended(final().gems(A, clear=3).hand(A, "market"))
    assert (table.earned(A, "market"), table.earned(A, "gems")) == (0, 3)


@pytest.mark.clause("LS-9.5")
def test_pounds_of_a_final_market_no_longer_matter() -> None:
    table = ended(final().gems(A, red=2).hand(A, "market"))
    assert table.position.wealth[A] == 3 + 6


@pytest.mark.clause("LS-9.6")
def test_kept_science_pays_its_points() -> None:
    table = ended(final().hand(A, "lion", "antelope", "antelope").hand(B, "rhino"))
    assert [table.earned(seat, "science") for seat in (A, B, C)] == [8, 3, 0]


@pytest.mark.clause("LS-9.6")
def test_all_other_cards_are_worth_nothing() -> None:
    others = ["treasure", "reverse", "royal_favor", "native_guide", "elephants", "market"]
    table = ended(final().hand(A, *others, "camp_expansion", "cave_discovery"))
    assert table.score(A) == 0


@pytest.mark.clause("LS-9.6")
def test_hands_are_shown_at_the_end() -> None:
    table = ended(final().hand(A, "lion", "treasure"))
    assert table.told("hand_shown", C)[A] == {"seat": A, "cards": {"treasure": 1, "lion": 1}}


# The donation check.


@pytest.mark.clause("LS-9.7")
def test_all_donations_become_known_at_the_end() -> None:
    table = ended(final().donated(A, 7).donated(B, 4))
    assert [told["pounds"] for told in table.told("chest_opened", None)] == [7, 4, 0]
    assert [seat["chest"] for seat in table.view(None)["seats"]] == [7, 4, 0]


@pytest.mark.clause("LS-9.8")
def test_whoever_gave_least_is_out_and_cannot_win() -> None:
    table = ended(final().points(A, 50).donated(A, 4).donated(B, 6).donated(C, 5))
    assert table.position.out == [1, 0, 0]
    assert A not in table.result.winners


@pytest.mark.clause("LS-9.8")
def test_all_who_are_tied_for_least_are_out() -> None:
    table = ended(final(4).donated(A, 9).donated(B, 9).donated(C, 14).donated(D, 20))
    assert table.position.out == [1, 1, 0, 0]


@pytest.mark.clause("LS-9.8")
def test_a_donation_in_the_last_turn_still_counts() -> None:
    table = final().donated(B, 2).donated(C, 1)
    table.do("take_die", pips=6).do("take_coins").do("donate", pounds=9).do("end_turn")
    assert table.position.out == [0, 0, 1]


@pytest.mark.clause("LS-9.9")
@pytest.mark.parametrize(("all_tied", "out"), [("nobody_wins", [1, 1, 1]), ("all_safe", [0, 0, 0])])
def test_the_option_says_what_happens_when_all_gave_the_same(all_tied: str, out: list[int]) -> None:
    table = ended(final(all_tied=all_tied).donated(A, 12).donated(B, 12).donated(C, 12))
    assert table.position.out == out


@pytest.mark.clause("LS-9.9")
def test_all_safe_does_not_save_a_seat_that_gave_less_than_another() -> None:
    table = ended(final(all_tied="all_safe").donated(A, 12).donated(B, 12).donated(C, 13))
    assert table.position.out == [1, 1, 0]


@pytest.mark.clause("LS-9.9")
@pytest.mark.parametrize("preset", ["manual", "publisher"])
def test_in_both_presets_all_are_out_when_all_gave_the_same(preset: str) -> None:
    assert ended(final(preset=preset)).position.out == [1, 1, 1]


@pytest.mark.clause("LS-9.10")
def test_tents_of_a_seat_that_is_out_still_hold_the_majority() -> None:
    table = ended(final().tents_in_row(1, 4, 3).donated(B, 5).donated(C, 5))
    assert table.position.out == [1, 0, 0]
    assert table.earned(B, "majorities") == 0


# The winner.


@pytest.mark.clause("LS-9.11")
def test_most_points_win_among_those_who_gave_enough() -> None:
    assert judged((30, 5), (31, 4), (12, 9)).result.winners == [B]


@pytest.mark.clause("LS-9.11")
def test_points_are_added_over_all_sources() -> None:
    table = final().points(A, 3).tents_in_row(6, 1).gems(A, red=1).hand(A, "lion").donated(A, 1)
    table = ended(table)
    assert table.result.points[A] == 3 + 2 + 1 + 4
    assert table.result.breakdown[A] == {
        "columns": 3,
        "market": 0,
        "science": 4,
        "majorities": 2,
        "gems": 1,
        "donated": 1,
        "tents_placed": 1,
    }


@pytest.mark.clause("LS-9.12")
def test_with_equal_points_the_larger_donation_wins() -> None:
    assert judged((47, 12), (47, 15)).result.winners == [B]


@pytest.mark.clause("LS-9.12")
def test_the_larger_donation_wins_against_more_tents() -> None:
    table = final().points(A, 20).points(B, 20).donated(A, 10).donated(B, 9)
    assert ended(table.tents_in_row(6, 0, 1, 2)).result.winners == [A]


def tied_but_for_tents(**options: str) -> Table:
    """A and B have the same points and gifts; B has placed one tent more."""
    table = final(3, **options).points(A, 20).points(B, 18).donated(A, 9).donated(B, 9)
    return ended(table.tents_in_row(6, 0, 1).tents_in_row(5, 1, 1, 2))


@pytest.mark.clause("LS-9.13")
@pytest.mark.parametrize(("last_tie_break", "winners"), [("tents", [B]), ("shared", [A, B])])
def test_the_option_says_whether_tents_break_the_last_tie(
    last_tie_break: str, winners: list[int]
) -> None:
    assert tied_but_for_tents(last_tie_break=last_tie_break).result.winners == winners


@pytest.mark.clause("LS-9.13")
@pytest.mark.parametrize(("preset", "winners"), [("manual", [B]), ("publisher", [A, B])])
def test_each_preset_has_its_last_tie_break(preset: str, winners: list[int]) -> None:
    assert tied_but_for_tents(preset=preset).result.winners == winners


@pytest.mark.clause("LS-9.13")
def test_a_win_is_shared_when_tents_are_equal_too() -> None:
    assert judged((47, 15), (47, 15), last_tie_break="tents").result.winners == [A, B]


@pytest.mark.clause("LS-9.13")
def test_a_camp_expansion_counts_as_a_tent_placed() -> None:
    table = final().tents_in_row(2, 2, 2).hand(A, "camp_expansion")
    ended(table.do("camp_expansion", column=1, row=2))
    assert [table.result.breakdown[seat]["tents_placed"] for seat in (A, B)] == [3, 2]


@pytest.mark.clause("LS-9.13")
def test_a_moved_tent_is_not_counted_again() -> None:
    table = Table(2).boat(9).tent(A, 2, 1, count=11).coins(A, 20).do("take_die", pips=5)
    table.do("place_tent", row=5).do("lift_tent", column=2, row=1).do("end_turn")
    while not table.over:
        table.end_round()
    assert table.result.breakdown[A]["tents_placed"] == 11


@pytest.mark.clause("LS-9.14")
def test_nobody_wins_when_every_seat_is_out() -> None:
    table = ended(final().points(A, 40))
    assert table.result.winners == []
    assert table.told("match_ended", None) == [{"winners": []}]


@pytest.mark.clause("LS-9.15")
def test_places_follow_points_and_ties_share_a_place() -> None:
    table = judged((20, 5), (30, 5), (20, 5), (10, 2), last_tie_break="shared")
    assert table.result.places == [2, 1, 2, 4, 5]


@pytest.mark.clause("LS-9.15")
def test_where_nobody_wins_all_share_the_last_place() -> None:
    table = ended(final(4).points(A, 60))
    assert (table.result.winners, table.result.places) == ([], [4, 4, 4, 4])


@pytest.mark.clause("LS-9.15")
def test_in_older_matches_that_nobody_won_the_places_stay_as_they_were() -> None:
    table = final(2).points(A, 60)
    table.position.rules = 1
    assert (ended(table).result.winners, table.result.places) == ([], [1, 1])


@pytest.mark.clause("LS-9.15")
def test_seats_that_are_out_share_the_last_place_whatever_their_points() -> None:
    table = final(4).points(A, 60).points(B, 1).donated(C, 3).donated(D, 4)
    assert ended(table).result.places == [3, 3, 2, 1]
