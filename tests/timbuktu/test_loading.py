"""Free loading: which loads there are, and counting what others may have loaded."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.engine.chance import chance_of
from serai.engine.errors import BadInput, NeedsTruth
from serai.games.timbuktu.actions import SPACE
from serai.games.timbuktu.board import LOADING, PLACING
from serai.games.timbuktu.components import FREE_GOODS_EACH, GOODS
from serai.games.timbuktu.loading import LOADS, can_fill, imagine_loads, ways, without
from tests.timbuktu.table import Table

PLAYERS = [3, 4, 5]


def fillings(rest: list[int], camels: int) -> int:
    """Every way to fill that many camels, by trying all."""
    if camels == 0:
        return 1
    lefts = [without(rest, load) for load in LOADS]
    return sum(fillings(left, camels - 1) for left in lefts if left is not None)


@pytest.mark.clause("TB-2.4", "TB-2.5")
def test_a_load_is_four_goods_with_at_most_one_kind_twice() -> None:
    every = [load for load in product(range(5), repeat=5) if sum(load) == 4]
    allowed = [load for load in every if sum(1 for pieces in load if pieces) in (3, 4)]
    assert sorted(map(tuple, LOADS)) == sorted(allowed)
    assert len(LOADS) == 35


@pytest.mark.clause("TB-2.5")
@pytest.mark.parametrize("goods", ["gold gold gold coffee", "gold gold coffee coffee"])
def test_a_load_of_two_kinds_does_not_exist(goods: str) -> None:
    with pytest.raises(BadInput, match="goods must be one of"):
        SPACE.from_json({"action": "load", "goods": goods})


@pytest.mark.clause("TB-2.6")
@given(st.lists(st.integers(0, 6), min_size=5, max_size=5), st.integers(0, 3))
def test_goods_can_fill_camels_exactly_when_trying_all_loads_finds_a_way(
    rest: list[int], camels: int
) -> None:
    assert can_fill(rest, camels) == (fillings(rest, camels) > 0)


@given(st.lists(st.integers(0, 5), min_size=5, max_size=5), st.integers(0, 2), st.integers(0, 1))
def test_ways_counts_every_sequence_of_loads_that_leaves_no_dead_end(
    rest: list[int], loaded: int, to_load: int
) -> None:
    def count(rest: list[int], loaded: int) -> int:
        if loaded == 0:
            return int(can_fill(rest, to_load))
        lefts = [without(rest, load) for load in LOADS]
        return sum(count(left, loaded - 1) for left in lefts if left is not None)

    assert ways(rest, loaded, to_load) == count(rest, loaded)


@pytest.mark.clause("TB-9.2")
def test_imagined_loads_are_uniform_over_all_possible_ones() -> None:
    rest = [2, 2, 2, 1, 1]
    worlds = ways(rest, 2, 0)
    chance = chance_of(5)
    draws = 200 * worlds
    seen = Counter(tuple(imagine_loads(rest, 2, 0, chance)) for _ in range(draws))
    assert len(seen) == worlds
    chi_square = sum((count - 200) ** 2 / 200 for count in seen.values())
    assert chi_square < worlds + 5 * (2 * worlds) ** 0.5


def test_counts_too_large_for_one_draw_are_drawn_as_well() -> None:
    assert ways([7] * 5, 8, 0) > 1 << 32
    loads = imagine_loads([7] * 5, 8, 0, chance_of(2))
    carried = [sum(LOADS[load][kind] for load in loads) for kind in range(5)]
    assert sum(carried) == 32
    assert max(carried) <= 7


# At the table.


@pytest.mark.clause("TB-2.2")
def test_printed_loads_leave_nothing_to_load() -> None:
    table = Table(5)
    assert table.position.phase == PLACING
    assert table.carries(0, "A") == {"coffee": 2, "pepper": 1, "salt": 1}


@pytest.mark.clause("TB-2.3")
@pytest.mark.parametrize(("players", "each"), [(3, 7), (4, 5), (5, 4)])
def test_everybody_gets_the_same_number_of_each_good(players: int, each: int) -> None:
    assert FREE_GOODS_EACH[players] == each
    table = Table(players, loading="free")
    assert table.position.phase == LOADING
    assert table.position.to_act() == tuple(range(players))


@pytest.mark.clause("TB-2.4")
def test_a_load_must_be_in_what_its_owner_still_has() -> None:
    table = Table(5, loading="free")
    for _ in range(2):
        table.do(0, "load", goods="gold gold coffee pepper")
    assert table.refusal(0, "load", goods="gold coffee pepper salt") == "TB-2.4"
    assert table.refusal(1, "load", goods="gold coffee pepper salt") is None


@pytest.mark.clause("TB-2.6")
def test_a_load_that_leaves_goods_no_camel_can_take_is_refused() -> None:
    table = Table(5, loading="free")
    table.do(0, "load", goods="gold gold coffee pepper")
    table.do(0, "load", goods="gold gold coffee pepper")
    # One pepper, three salt and four water would be left for two camels that need three kinds.
    assert table.refusal(0, "load", goods="coffee coffee pepper salt") == "TB-2.6"
    assert table.refusal(0, "load", goods="coffee coffee salt water") is None


@pytest.mark.clause("TB-2.7")
def test_others_see_how_many_camels_are_loaded_but_not_with_what() -> None:
    table = Table(4, loading="free")
    table.do(2, "load", goods="gold gold coffee pepper")
    assert table.told("loaded", 2)[0]["goods"] == {"gold": 2, "coffee": 1, "pepper": 1}
    for other in (0, 1, 3, None):
        assert table.told("loaded", other) == [{"event": "loaded", "seat": 2, "camel": "A"}]
        assert table.view(other)["seats"][2]["camels"][0]["goods"] is None


@pytest.mark.clause("TB-2.7")
def test_nobody_can_ask_for_the_legal_loads_of_another_seat() -> None:
    table = Table(4, loading="free")
    table.do(2, "load", goods="gold gold coffee pepper")
    with pytest.raises(NeedsTruth):
        table.position.seen_by(0).known.legal(2)


@pytest.mark.clause("TB-2.7")
def test_the_last_load_of_all_shows_every_load() -> None:
    table = Table(4, loading="free")
    while table.position.phase == LOADING:
        before = table.position.copy()
        table.random_step()
    assert len(before.to_act()) == 1
    assert len(table.told("loads_shown")) == 4
    shown = table.view()["seats"]
    assert all(camel["goods"] is not None for seat in shown for camel in seat["camels"])


@pytest.mark.clause("TB-2.7")
def test_nothing_but_loading_is_possible_before_all_camels_are_loaded() -> None:
    table = Table(5, loading="free")
    assert table.refusal(0, "place", camel="A", pen="palm") == "TB-2.7"
    assert table.refusal(0, "choose", camel="A") == "TB-2.7"


@pytest.mark.clause("TB-2.8")
@pytest.mark.parametrize(("players", "left_over"), [(3, 9), (4, 4), (5, 0)])
def test_goods_that_no_camel_can_take_leave_the_game(players: int, left_over: int) -> None:
    table = Table(players, loading="free").until(PLACING)
    position = table.position
    assert sum(position.set_aside) == left_over
    assert sum(position.loads) == players * position.camels * 4
    for kind in range(len(GOODS)):
        carried = sum(position.loads[kind :: len(GOODS)])
        assert carried + position.set_aside[kind] == players * FREE_GOODS_EACH[players]


@pytest.mark.clause("TB-2.6")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(10))
def test_loading_never_ends_in_a_dead_end(players: int, seed: int) -> None:
    table = Table(players, seed, loading="free").until(PLACING)
    assert table.position.loaded == [table.position.camels] * players
