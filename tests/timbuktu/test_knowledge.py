"""Who knows what: observations, imagined worlds, and both counts of worlds by enumeration."""

from collections import Counter
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.engine.chance import chance_of
from serai.engine.errors import NeedsTruth
from serai.engine.knowledge import UNKNOWN
from serai.games.timbuktu.board import CHOOSING, LOADING
from serai.games.timbuktu.components import LETTERS
from serai.games.timbuktu.position import Timbuktu
from serai.games.timbuktu.thieves import imagine_piles
from tests.timbuktu.table import Table, placed

PLAYERS = [3, 4, 5]

ROBBERIES = [14_400, 576, 36, 4]
"""Ways to spread pitch and goods cards over the pens, by the number of piles seen."""
WORLDS = [1_728_000, 13_824, 216, 8]
"""The same, counting also which unseen pile lies where."""


def known(table: Table, seat: int | None) -> Timbuktu:
    position = table.position.seen_by(seat).known
    assert isinstance(position, Timbuktu)
    return position


@pytest.mark.clause("TB-9.1")
def test_the_public_sees_everything_but_piles_and_laid_cards() -> None:
    table = placed(4).do(1, "choose", camel="B")
    whole, public = table.position, known(table, None)
    for field in whole.fields():
        if field.name not in ("laid", "pile_pens", "pile_pitches", "pile_goods"):
            assert getattr(public, field.name) == getattr(whole, field.name)
    assert public.pile_pens == [UNKNOWN] * 5
    assert public.laid == [99, UNKNOWN, 99, 99]


@pytest.mark.clause("TB-9.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_seat_knows_the_cards_of_the_piles_it_has_held(players: int) -> None:
    table = placed(players)
    for swaps in range(3):
        for seat in range(players):
            own = known(table, seat)
            seen = [pile for pile in range(5) if own.pile_pens[pile] != UNKNOWN]
            assert len(seen) == swaps + 1
            for cards in ("pile_pens", "pile_pitches", "pile_goods"):
                for pile in range(5):
                    truth = getattr(table.position, cards)[pile]
                    assert getattr(own, cards)[pile] == (truth if pile in seen else UNKNOWN)
        table.position.swaps += 1


@pytest.mark.clause("TB-9.3")
def test_a_pile_passed_on_stays_known_and_its_new_holder_is_open() -> None:
    table = placed(5)
    first = table.view(1)["piles"][1]
    assert (first["holder"], first["seen_by"]) == (1, [1])
    table.position.swaps = 1
    later = table.view(1)["piles"][1]
    assert later["cards"] == first["cards"]
    assert (later["holder"], later["seen_by"]) == (2, [1, 2])
    assert table.view(3)["piles"][1]["cards"] is None


@pytest.mark.clause("TB-9.2")
def test_an_observation_cannot_be_played() -> None:
    table = placed(3)
    with pytest.raises(NeedsTruth):
        known(table, 0).apply(0, table.position.legal(0)[0], chance_of(1))


@pytest.mark.clause("TB-9.4")
def test_everybody_sees_the_lists_of_cards() -> None:
    table = placed(3, goods_cards="crossed")
    for seat in (0, None):
        cards = table.view(seat)["cards"]
        assert cards["pitches"] == [[1, 2], [2, 3], [3, 4], [4, 5], [1, 5]]
        assert cards["goods"][1] == ["gold", "salt"]


# Counting worlds.


@pytest.mark.clause("TB-9.5")
@pytest.mark.parametrize("seen", range(4))
def test_the_number_of_robberies_and_worlds_is_what_enumeration_finds(seen: int) -> None:
    """Every deal of the cards not seen, and which card each pen then gets."""
    orders = list(permutations(range(5 - seen)))
    by_pen = [
        [tuple(cards[pens.index(pen)] for pen in range(5 - seen)) for cards in orders]
        for pens in orders
    ]
    worlds = 0
    robberies = set()
    for spread in by_pen:
        for robbery in product(spread, spread):
            worlds += 1
            robberies.add(robbery)
    assert worlds == WORLDS[seen]
    assert len(robberies) == ROBBERIES[seen]


@pytest.mark.clause("TB-9.5")
@pytest.mark.parametrize("swaps", range(3))
def test_the_notebook_counts_the_same(swaps: int) -> None:
    table = placed(4)
    table.position.swaps = swaps
    for seat, seen in ((2, swaps + 1), (None, 0)):
        notebook = table.view(seat)["notebook"]
        assert notebook["robberies"] == ROBBERIES[seen]
        assert notebook["worlds"] == WORLDS[seen]


# Imagining.


@pytest.mark.clause("TB-9.2")
def test_after_three_piles_all_eight_worlds_are_imagined_equally_often() -> None:
    table = placed(5)
    table.position.swaps = 2
    observation = table.position.seen_by(3)
    chance = chance_of(9)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(8_000):
        world = observation.imagine(chance)
        assert isinstance(world, Timbuktu)
        seen[(*world.pile_pens, *world.pile_pitches, *world.pile_goods)] += 1
    assert len(seen) == WORLDS[3]
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 30


@pytest.mark.clause("TB-9.2")
def test_after_two_piles_all_216_worlds_are_imagined_equally_often() -> None:
    table = placed(3)
    table.position.swaps = 1
    observation = table.position.seen_by(0)
    chance = chance_of(4)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(216 * 60):
        world = observation.imagine(chance)
        assert isinstance(world, Timbuktu)
        seen[(*world.pile_pens, *world.pile_pitches, *world.pile_goods)] += 1
    assert len(seen) == WORLDS[2]
    assert sum((count - 60) ** 2 / 60 for count in seen.values()) < 216 + 5 * 432**0.5


def test_unseen_cards_are_dealt_to_unseen_piles_only() -> None:
    whole = imagine_piles([UNKNOWN, 3, UNKNOWN, 0, 4], chance_of(1))
    assert whole[1:2] + whole[3:] == [3, 0, 4]
    assert sorted(whole) == [0, 1, 2, 3, 4]


@pytest.mark.clause("TB-5.1", "TB-9.2")
def test_a_hidden_card_may_be_any_camel_that_waits() -> None:
    table = placed(3).all_lay("AAA")
    while table.position.phase != CHOOSING:
        table.random_step()
    table.do(1, "choose", camel="C")
    observation = table.position.seen_by(0)
    imagined: Counter[int] = Counter()
    chance = chance_of(3)
    for _ in range(1400):
        world = observation.imagine(chance)
        assert isinstance(world, Timbuktu)
        imagined[world.laid[1]] += 1
        assert world.laid[0] == 99
    assert set(imagined) == set(range(1, len(LETTERS)))
    assert min(imagined.values()) > 150


@pytest.mark.clause("TB-2.7", "TB-9.2")
def test_imagined_loads_agree_with_what_is_open_while_loading() -> None:
    table = Table(4, loading="free")
    for _ in range(11):
        table.random_step()
    observation = table.position.seen_by(1)
    for seed in range(20):
        world = observation.imagine(chance_of(seed))
        assert isinstance(world, Timbuktu)
        assert world.loaded == table.position.loaded
        assert world.seen_by(1).same(observation)
        assert all(world.legal(seat) for seat in world.to_act())


@given(
    players=st.sampled_from(PLAYERS),
    seed=st.integers(0, 10**6),
    steps=st.integers(0, 250),
    loading=st.sampled_from(["printed", "free"]),
)
def test_an_imagined_world_looks_the_same_to_its_seat(
    players: int, seed: int, steps: int, loading: str
) -> None:
    table = Table(players, seed, loading=loading)
    for _ in range(steps):
        if table.position.to_act():
            table.random_step()
    for seat in (*range(players), None):
        observation = table.position.seen_by(seat)
        world = observation.imagine(chance_of(seed))
        assert world.seen_by(seat).same(observation)


@pytest.mark.clause("TB-9.2")
def test_only_who_must_decide_depends_on_open_facts() -> None:
    table = Table(4, loading="free")
    while table.position.to_act():
        asked = table.position.to_act()
        assert all(table.position.seen_by(seat).to_act() == asked for seat in (0, 1, 2, 3, None))
        table.random_step()
    assert table.position.phase != LOADING


@pytest.mark.clause("TB-9.2")
@pytest.mark.parametrize(
    ("cards", "orders"), [([UNKNOWN] * 5, 120), ([UNKNOWN, 2, UNKNOWN, UNKNOWN, UNKNOWN], 24)]
)
def test_every_order_of_the_cards_not_seen_is_imagined_equally_often(
    cards: list[int], orders: int
) -> None:
    chance = chance_of(6)
    seen = Counter(tuple(imagine_piles(cards, chance)) for _ in range(100 * orders))
    assert len(seen) == orders
    assert (
        sum((count - 100) ** 2 / 100 for count in seen.values()) < orders + 5 * (2 * orders) ** 0.5
    )
