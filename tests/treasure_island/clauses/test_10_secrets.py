"""TI-10: what is hidden, and what the game draws for each pirate."""

import pytest

from serai.games.treasure_island import belief, clues
from serai.games.treasure_island.lattice import holds
from serai.games.treasure_island.runs import region_from_runs
from tests.treasure_island.table import SILVER, A, B, Table, place


@pytest.mark.clause("TI-10.1")
def test_only_silver_sees_his_treasure_and_his_hands() -> None:
    table = Table()
    assert table.view(SILVER)["treasure"] == [100, 110]
    for seat in (A, B, None):
        view = table.view(seat)
        assert view["treasure"] is None
        assert view["silver"]["hand"] is None
        assert view["silver"]["compass"] is None


@pytest.mark.clause("TI-10.1")
def test_at_the_end_all_is_shown() -> None:
    table = Table().stands("jim", 10.0, 10.5).turn_of("jim").move("large_search", 10.0, 10.5)
    assert table.view(None)["treasure"] == [100, 110]
    assert len(table.dealt(A)) == 3


@pytest.mark.clause("TI-10.2")
def test_two_treasures_a_pirate_cannot_tell_apart_look_the_same_to_him() -> None:
    here, there = Table(treasure=(10.0, 11.0)), Table(treasure=(10.0, 11.1))
    assert here.view(A) == there.view(A)
    assert here.view(SILVER) != there.view(SILVER)


@pytest.mark.clause("TI-10.3")
def test_possible_places_follow_from_a_pirates_own_clues() -> None:
    table = Table().turn_of("anne", day=6).move("large_search", 4.0, 12.4).miss()
    possible = region_from_runs(table.view(A)["knowledge"]["possible"])
    assert holds(possible, table.treasure())
    assert not holds(possible, place(4.0, 13.0))
    (card,) = table.dealt(A)
    district = table.position.chart.district_names.index(card)
    assert not possible & table.position.chart.open_districts[district]
    other = region_from_runs(table.view(B)["knowledge"]["possible"])
    assert other != possible


@pytest.mark.clause("TI-10.3")
def test_an_uncertain_hint_can_be_believed_doubted_or_ignored() -> None:
    table = Table().laid("truth").bluffs(1).holds("rivals", "altitude", "bearing")
    table.say("altitude", "bluff", zone="coast")
    p = table.position
    coast = p.chart.zones[2]
    believed = belief.believe(p, A, [belief.WEIGH, belief.BELIEVE])
    doubted = belief.believe(p, A, [belief.WEIGH, belief.DOUBT])
    ignored = belief.believe(p, A, [belief.WEIGH, belief.IGNORE])
    inside, outside = place(2.0, 16.0), place(7.0, 10.0)
    assert holds(coast, inside)
    assert [one.weights[inside] > 0 for one in (believed, doubted, ignored)] == [True, False, True]
    assert [one.weights[outside] > 0 for one in (believed, doubted, ignored)] == [False, True, True]
    assert ignored.weights[inside] == ignored.weights[outside]


@pytest.mark.clause("TI-10.3")
def test_a_verified_token_makes_its_hint_certain() -> None:
    table = Table().laid("truth").holds("rivals", "altitude", "bearing")
    table.say("altitude", "truth", zone="volcano")
    before = clues.certain(table.position, A)
    table.turn_of("anne", day=6).play("verify", hint=2)
    after = clues.certain(table.position, A)
    assert after == before & table.position.chart.zones[0]
    assert clues.certain(table.position, B) & ~table.position.chart.zones[0]


@pytest.mark.clause("TI-10.3")
def test_the_view_carries_what_a_screen_needs_to_follow_a_players_stance() -> None:
    table = Table().laid("truth").bluffs(1).holds("rivals", "altitude", "bearing")
    table.say("altitude", "bluff", zone="coast")
    knowledge = table.view(A)["knowledge"]
    false, true = knowledge["weights"]
    assert true == 1.0
    assert false == pytest.approx((1 - belief.BLUFF_TRUE) / (1 + belief.BLUFF_TRUE), abs=1e-4)
    assert [one["hint"] for one in knowledge["uncertain"]] == [2]
    assert len(knowledge["likelihood"]) == 43
    assert region_from_runs(table.view(A)["hints"][1]["runs"]) == (
        table.position.chart.zones[2] & table.position.chart.playable
    )
