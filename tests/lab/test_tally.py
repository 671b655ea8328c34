"""What outcomes add up to: shares and their intervals, sides, times, ratings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.lab import plan, tally
from serai.lab.arena import Report
from serai.lab.clock import Clock
from serai.lab.order import order
from serai.lab.playing import Outcome
from serai.lab.ratings import ratings
from serai.lab.tally import standings, wilson


def ended(players: list[str], winners: list[int], number: int = 0, **more: object) -> Outcome:
    places = [1 if seat in winners else 2 for seat in range(len(players))]
    fields: dict[str, object] = {
        "cell": 0,
        "number": number,
        "seed": number,
        "players": players,
        "winners": winners,
        "places": places,
        "points": [0] * len(players),
        "reason": "",
        "decisions": 1,
        "clocks": {},
    }
    return Outcome(**(fields | more))  # type: ignore[arg-type]


def report(outcomes: list[Outcome], game: str = "livingstone", shape: str = plan.MIXED) -> Report:
    seats = len(outcomes[0].players)
    asked = order("tournament", [game], [seats], ["greedy", "random"], shape, [{}], 1)
    return Report(asked, {(each.cell, each.number): each for each in outcomes}, len(outcomes))


def test_wilson_gives_the_interval_that_textbooks_give() -> None:
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(20, 20) == pytest.approx((0.8389, 1.0), abs=5e-5)


@given(played=st.integers(1, 10_000), part=st.floats(0, 1))
def test_an_interval_holds_its_share_and_stays_between_none_and_all(
    played: int, part: float
) -> None:
    low, high = wilson(played * part, played)
    assert 0 <= low <= part + 1e-12
    assert part - 1e-12 <= high <= 1


def test_a_shared_win_counts_in_parts() -> None:
    rows = standings(report([ended(["greedy", "random", "greedy", "random"], [0, 1, 2])]))
    assert {row.level: row.share.wins for row in rows} == pytest.approx(
        {"greedy": 2 / 3, "random": 1 / 3}
    )


def test_a_match_that_nobody_won_gives_nobody_anything() -> None:
    rows = standings(report([ended(["greedy", "random"], [])]))
    assert [row.share.wins for row in rows] == [0.0, 0.0]


def test_the_fair_share_is_that_of_one_seat() -> None:
    players = ["greedy", "random", "random", "random"]
    rows = standings(report([ended(players, [0]), ended(players, [1], 1)], shape=plan.ONE_AMONG))
    one, others = [row.share for row in rows]
    assert (one.played, one.share, one.fair, one.times_fair) == (2, 0.5, 0.25, 2.0)
    assert (others.played, others.wins, others.fair) == (6, 1.0, 0.25)


SIDES = ["Silver", "pirates", "pirates"]


def hunt(winners: list[int], number: int = 0) -> Outcome:
    return ended(["greedy", "random", "random"], winners, number, sides=SIDES)


def test_the_pirates_win_as_a_side_whoever_of_them_digs() -> None:
    found = report([hunt([1]), hunt([2], 1), hunt([0], 2), hunt([], 3)], "treasure-island")
    won = {(row.level, row.side): (row.share.wins, row.share.played) for row in standings(found)}
    assert won == {("greedy", "Silver"): (1, 4), ("random", "pirates"): (2, 4)}


def test_silver_does_not_share_his_win_with_the_other_side() -> None:
    traitor = standings(report([hunt([0, 2])], "treasure-island"))
    assert {row.side: row.share.wins for row in traitor} == {"Silver": 1.0, "pirates": 0.0}


def test_sides_have_no_fair_share() -> None:
    assert standings(report([hunt([0])], "treasure-island"))[0].share.times_fair is None


@given(st.lists(st.floats(1e-6, 10), min_size=1, max_size=200))
def test_the_time_of_most_moves_is_told_at_most_a_little_too_long(times: list[float]) -> None:
    clock = Clock()
    for seconds in times:
        clock.add(seconds)
    exact = sorted(times)[-(-len(times) * 99 // 100) - 1]
    assert exact * 0.999 - 1e-6 <= clock.within(0.99) <= exact * 1.023 + 1e-6
    assert clock.longest == pytest.approx(max(times) * 1e6, abs=0.51)
    assert clock.mean == pytest.approx(sum(times) / len(times), abs=1e-6)


def test_clocks_of_matches_add_up() -> None:
    together, one, other = Clock(), Clock(), Clock()
    for number, seconds in enumerate([0.1, 0.2, 0.3, 0.4]):
        together.add(seconds)
        (one if number % 2 else other).add(seconds)
    one.include(other)
    assert one == together


def test_whoever_wins_is_rated_above_whoever_loses() -> None:
    players = ["greedy", "random", "greedy", "random"]
    better, worse = ratings(
        report([ended(players, [number % 4 & 2], number) for number in range(100)])
    )
    assert (better.level, worse.level) == ("greedy", "random")
    assert better.low > worse.high


def test_equals_are_rated_alike() -> None:
    outcomes = [ended(["greedy", "random"], [number % 2], number) for number in range(200)]
    one, other = ratings(report(outcomes))
    assert one.low < other.middle < one.middle < other.high


def test_more_matches_make_ratings_surer() -> None:
    outcomes = [ended(["greedy", "random"], [number % 3 // 2], number) for number in range(90)]
    few, many = ratings(report(outcomes[:9]))[0], ratings(report(outcomes))[0]
    assert many.high - many.low < few.high - few.low


def test_each_side_is_rated_for_itself() -> None:
    rated = ratings(report([hunt([1], number) for number in range(20)], "treasure-island"))
    assert [(one.level, one.side) for one in rated] == [("random", "pirates"), ("greedy", "Silver")]


def test_no_seat_is_counted_twice_for_a_side() -> None:
    counted = list(tally.chances(report([hunt([1])], "treasure-island").cells[0], hunt([1])))
    assert [(level, side) for _, level, side, _ in counted] == [
        ("greedy", "Silver"),
        ("random", "pirates"),
    ]
