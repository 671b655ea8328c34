"""Laws of the plan: seats are shared fairly, no luck is used twice, more matches change none."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.engine.errors import BadInput
from serai.lab import plan
from serai.lab.order import Order, order

NAMES = ["novice", "traveller", "guide", "caravaneer", "master", "greedy", "random"]
companies = st.integers(1, 7).map(lambda count: NAMES[:count])


def mixed(levels: list[str], seats: int) -> plan.Cell:
    return plan.Cell("livingstone", seats, {}, plan.MIXED, levels)


def seatings(cell: plan.Cell, matches: int, seed: int = 1) -> list[list[str]]:
    return [plan.seating(cell, number, seed) for number in range(matches)]


@given(levels=companies, seats=st.integers(2, 5), circuits=st.integers(1, 2), seed=st.integers())
def test_in_whole_circuits_every_level_has_every_seat_equally_often(
    levels: list[str], seats: int, circuits: int, seed: int
) -> None:
    cell = mixed(levels, seats)
    held = Counter(
        (seat, level)
        for players in seatings(cell, cell.circuit * circuits, seed)
        for seat, level in enumerate(players)
    )
    assert len(held) == len(levels) * seats
    assert len(set(held.values())) == 1


@given(levels=companies, seats=st.integers(2, 5))
def test_in_a_circuit_every_two_levels_meet_equally_often(levels: list[str], seats: int) -> None:
    met: Counter[tuple[str, str]] = Counter()
    for players in seatings(mixed(levels, seats), mixed(levels, seats).circuit):
        for one in set(players):
            for other in set(players) - {one}:
                met[one, other] += players.count(one) * players.count(other)
    assert len(set(met.values())) <= 1


@given(levels=companies, seats=st.integers(2, 5))
def test_a_table_is_as_mixed_as_its_seats_allow(levels: list[str], seats: int) -> None:
    for players in seatings(mixed(levels, seats), mixed(levels, seats).circuit):
        counts = Counter(players)
        assert len(counts) == min(len(levels), seats)
        assert max(counts.values()) - min(counts.values()) <= 1


@given(seats=st.integers(2, 5), circuits=st.integers(1, 3))
def test_one_among_others_goes_round_all_seats(seats: int, circuits: int) -> None:
    cell = plan.Cell("livingstone", seats, {}, plan.ONE_AMONG, ["master", "guide"])
    players = seatings(cell, seats * circuits)
    assert all(sitting.count("master") == 1 for sitting in players)
    assert Counter(sitting.index("master") for sitting in players) == dict.fromkeys(
        range(seats), circuits
    )


def tournament(seed: int, shape: str = plan.MIXED, games: list[str] | None = None) -> Order:
    return order(
        "tournament", games or serai.games(), [3, 4], ["random", "greedy"], shape, [{}], seed
    )


@given(seed=st.integers(), shape=st.sampled_from([plan.MIXED, plan.ONE_AMONG, plan.LADDER]))
def test_no_seed_is_used_twice_in_a_tournament(seed: int, shape: str) -> None:
    seeds = [card.seed for card in tournament(seed, shape).cards(12)]
    assert len(seeds) == len(set(seeds)) >= 12 * 2 * len(serai.games())


@given(fewer=st.integers(1, 30), more=st.integers(1, 30))
def test_asking_for_more_matches_leaves_the_earlier_ones_as_they_were(
    fewer: int, more: int
) -> None:
    asked = tournament(7)
    earlier = list(asked.cards(fewer))
    later = {(card.cell, card.number): card for card in asked.cards(fewer + more)}
    assert [later[card.cell, card.number] for card in earlier] == earlier


@given(matches=st.integers(1, 100), seats=st.integers(2, 5), levels=companies)
def test_matches_are_made_up_to_whole_circuits_and_no_further(
    matches: int, seats: int, levels: list[str]
) -> None:
    cell = mixed(levels, seats)
    assert matches <= cell.rounded(matches) < matches + cell.circuit
    assert cell.rounded(matches) % cell.circuit == 0


def test_half_a_tournament_holds_half_of_every_cell() -> None:
    cards = list(tournament(1).cards(12))
    half = Counter(card.cell for card in cards[: len(cards) // 2])
    assert set(half.values()) == {6}


def test_a_ladder_sets_each_level_among_the_one_before() -> None:
    cells = plan.cells("livingstone", 4, {}, plan.LADDER, ["random", "greedy", "master"])
    assert [cell.levels for cell in cells] == [["greedy", "random"], ["master", "greedy"]]


def test_sides_are_played_by_every_pair_of_levels_both_ways() -> None:
    cells = plan.cells("treasure-island", 4, {}, plan.SIDES, ["random", "greedy"])
    assert len(cells) == 4
    assert [cell.levels for cell in cells][1] == ["random", "greedy"]


def test_matches_of_bots_are_played_with_options_that_end_them() -> None:
    cards = list(tournament(1, games=["goldland"]).cards(1))
    assert {card.options["round_cap"] for card in cards} == {"60"}


@pytest.mark.parametrize(
    ("games", "seats", "levels", "shape", "options", "answer"),
    [
        (["chess"], [4], ["greedy"], "mixed", {}, "there is no game 'chess'"),
        (["livingstone"], [6], ["greedy"], "mixed", {}, "is for 2 to 5 seats, not 6"),
        (["livingstone"], [4], ["genius"], "mixed", {}, "there is no level 'genius'"),
        (["livingstone"], [4], [], "mixed", {}, "at least one level is needed"),
        ([], [4], ["greedy"], "mixed", {}, "at least one game is needed"),
        (["livingstone"], [4], ["greedy", "greedy"], "mixed", {}, "greedy is named twice"),
        (["livingstone"], [4, 4], ["greedy"], "mixed", {}, "4 is named twice"),
        (["livingstone"], [4], ["greedy"], "ladder", {}, "needs at least 2 levels, not 1"),
        (["livingstone"], [4], ["greedy"], "knock-out", {}, "there is no plan 'knock-out'"),
        (["livingstone"], [4], ["greedy"], "sides", {}, "LivingStone has no sides"),
        (["livingstone"], [4], ["greedy"], "mixed", {"rivers": "2"}, "no option 'rivers'"),
    ],
)
def test_an_order_that_cannot_be_meant_is_refused(
    games: list[str],
    seats: list[int],
    levels: list[str],
    shape: str,
    options: dict[str, str],
    answer: str,
) -> None:
    with pytest.raises(BadInput, match=answer):
        order("tournament", games, seats, levels, shape, [options], 1)
