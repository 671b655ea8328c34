"""Placing the camels: every player in every pen, and no dead end on the way there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.games.timbuktu.board import CHOOSING, PLACING
from serai.games.timbuktu.components import PENS, PITCHES
from tests.timbuktu.table import Table

PLAYERS = [3, 4, 5]


def in_pen(table: Table, seat: int, pen: int) -> int:
    position = table.position
    first = seat * position.camels
    own = position.spots[first : first + position.camels]
    return sum(1 for spot in own if spot // PITCHES == pen)


@pytest.mark.clause("TB-2.9")
def test_the_first_starter_is_drawn_and_takes_both_counters() -> None:
    starters = {Table(4, seed).position.starter for seed in range(40)}
    assert starters == {0, 1, 2, 3}
    table = Table(4)
    assert table.position.leader == table.position.starter
    assert table.told("starter_drawn")[0]["seat"] == table.position.starter


@pytest.mark.clause("TB-3.1")
def test_camels_are_placed_one_at_a_time_clockwise_from_the_starter() -> None:
    table = Table(4).start_with(2)
    order: list[int] = []
    while table.position.phase == PLACING:
        order += table.position.to_act()
        table.random_step()
    assert order == [2, 3, 0, 1] * 6


def test_whoever_places_a_camel_is_told_what_it_carries() -> None:
    table = Table(4).start_with(2)
    offered = [o for o in table.position.offers(2) if o.action["camel"] == "B"]
    goods = table.view(2)["seats"][2]["camels"][1]["goods"]
    load = {good: pieces for good, pieces in goods.items() if pieces}
    assert [offer.facts["carries"] for offer in offered] == [load] * len(PENS)


@pytest.mark.clause("TB-3.1")
def test_a_player_chooses_any_of_his_camels_and_pens() -> None:
    table = Table(3).start_with(0)
    assert len(table.position.legal(0)) == 8 * 5
    table.do(0, "place", camel="F", pen="star")
    assert table.where(0, "F") == ("star", 1)


@pytest.mark.clause("TB-3.1")
def test_nothing_but_placing_is_possible_before_all_camels_stand() -> None:
    table = Table(3).start_with(0)
    assert table.refusal(0, "choose", camel="A") == "TB-3.1"
    assert table.refusal(0, "move", pen="palm", toll="none") == "TB-3.1"
    assert table.refusal(1, "place", camel="A", pen="palm") == "SE-1.2"


@pytest.mark.clause("TB-2.1")
def test_a_camel_that_stays_in_the_box_cannot_be_placed() -> None:
    table = Table(5).start_with(0)
    assert table.refusal(0, "place", camel="F", pen="palm") == "TB-2.1"


@pytest.mark.clause("TB-3.2")
def test_camels_fill_a_pen_from_its_first_pitch_and_a_full_pen_takes_no_more() -> None:
    table = Table(5).start_with(0)
    for seat in range(5):
        table.do(seat, "place", camel="A", pen="lamp")
        assert table.where(seat, "A") == ("lamp", seat + 1)
    assert table.refusal(0, "place", camel="B", pen="lamp") == "TB-3.2"


@pytest.mark.clause("TB-3.3")
def test_a_camel_is_placed_once() -> None:
    table = Table(3).start_with(0)
    for seat in range(3):
        table.do(seat, "place", camel="A", pen="palm")
    assert table.refusal(0, "place", camel="A", pen="lamp") == "TB-3.3"


@pytest.mark.clause("TB-3.5")
def test_a_second_camel_may_not_take_the_pitch_another_player_needs() -> None:
    table = Table(4).start_with(0)
    table.do(0, "place", camel="A", pen="palm")
    table.do(1, "place", camel="A", pen="lamp")
    table.do(2, "place", camel="A", pen="lamp")
    table.do(3, "place", camel="A", pen="lamp")
    table.do(0, "place", camel="B", pen="palm")
    for seat in (1, 2, 3):
        assert table.refusal(seat, "place", camel="B", pen="palm") is None
        table.do(seat, "place", camel="B", pen="star")
    assert table.refusal(0, "place", camel="C", pen="palm") == "TB-3.5"


@pytest.mark.clause("TB-3.6")
def test_a_player_must_keep_a_camel_for_each_pen_he_lacks() -> None:
    table = Table(3).start_with(0)
    mine = ["palm", "palm", "palm", "lamp", "lamp"]
    theirs = ["lamp", "palm", "scimitar", "star", "moon"]
    for letter, pen, other in zip("ABCDE", mine, theirs, strict=True):
        table.do(0, "place", camel=letter, pen=pen)
        table.do(1, "place", camel=letter, pen=other)
        table.do(2, "place", camel=letter, pen=other)
    # Three camels are left for three missing pens, so a pitch in lamp stays closed to this player.
    assert table.refusal(0, "place", camel="F", pen="lamp") == "TB-3.6"
    assert table.refusal(0, "place", camel="F", pen="star") is None
    table.do(0, "place", camel="F", pen="star")
    assert table.refusal(1, "place", camel="F", pen="lamp") is None


@pytest.mark.clause("TB-3.6")
def test_by_option_a_player_doubles_no_pen_while_he_lacks_one() -> None:
    free = Table(3).start_with(0).do(0, "place", camel="A", pen="palm")
    free.do(1, "place", camel="A", pen="lamp").do(2, "place", camel="A", pen="lamp")
    assert free.refusal(0, "place", camel="B", pen="palm") is None
    spread = Table(3, placement="spread").start_with(0).do(0, "place", camel="A", pen="palm")
    spread.do(1, "place", camel="A", pen="lamp").do(2, "place", camel="A", pen="lamp")
    assert spread.refusal(0, "place", camel="B", pen="palm") == "TB-3.6"
    assert spread.refusal(0, "place", camel="B", pen="lamp") is None


@pytest.mark.clause("TB-3.4")
@given(
    players=st.sampled_from(PLAYERS),
    seed=st.integers(0, 10**6),
    placement=st.sampled_from(["every_pen", "spread"]),
)
def test_random_placing_always_ends_with_everybody_in_every_pen(
    players: int, seed: int, placement: str
) -> None:
    table = Table(players, seed, placement=placement)
    while table.position.phase == PLACING:
        seat = table.position.to_act()[0]
        assert table.position.legal(seat)
        table.random_step()
    for seat in range(players):
        assert all(in_pen(table, seat, pen) for pen in range(len(PENS)))


@pytest.mark.clause("TB-3.4")
@pytest.mark.parametrize(("players", "most"), [(3, 3), (4, 2), (5, 1)])
def test_extra_camels_spread_as_the_pitches_demand(players: int, most: int) -> None:
    seen = set()
    for seed in range(60):
        table = Table(players, seed).until(CHOOSING)
        seen |= {in_pen(table, seat, pen) for seat in range(players) for pen in range(5)}
    assert seen == set(range(1, most + 1))


@pytest.mark.clause("TB-3.7")
def test_the_thieves_are_dealt_after_placing() -> None:
    table = Table(4)
    assert table.position.pile_pens == []
    assert not any(event.name == "dealt" for event in table.events)
    table.until(CHOOSING)
    assert len(table.told("dealt")) == 1


@pytest.mark.clause("TB-3.7")
def test_by_option_the_thieves_are_dealt_before_placing_and_only_once() -> None:
    table = Table(4, deal="before_placing")
    assert table.position.phase == PLACING
    dealt = table.position.pile_pens
    assert sorted(dealt) == [0, 1, 2, 3, 4]
    known = table.view(0)["piles"]
    assert isinstance(known, list)
    assert sum(1 for pile in known if pile["cards"] is not None) == 1
    table.until(CHOOSING)
    assert table.position.pile_pens == dealt
    assert sum(1 for event in table.events if event.name == "dealt") == 1
    table.until(CHOOSING, stage=1)
    assert sum(1 for event in table.events if event.name == "dealt") == 2
