"""Where Silver's bot hides, what pirates make of it, and what somebody gains who has counted it."""

import pytest

from serai.engine.chance import chance_of
from serai.games.treasure_island import belief, hiding, setup, study
from serai.games.treasure_island.actions import POINT
from serai.games.treasure_island.care import GREEDY, Care
from serai.games.treasure_island.crew import map_of
from serai.games.treasure_island.game import GAME
from serai.games.treasure_island.hiding import PARTS
from serai.games.treasure_island.hunt import FOR_TREASURE, POINTING, Hunt
from serai.games.treasure_island.lattice import holds, nth_spot, spots_in
from tests.treasure_island.table import A, Table

MASTER = study._LEVELS["master"]["care"]


def about_to_hide(seats: int, island: str) -> Hunt:
    chance = chance_of(seats)
    position = GAME.start(seats, {"map": island}, chance)
    assert isinstance(position, Hunt)
    while (position.phase, position.purpose) != (POINTING, FOR_TREASURE):
        seat = position.to_act()[0]
        position.apply(seat, position.sample(seat, chance), chance)
    return position


@pytest.mark.parametrize("island", ["treasure_island", "revenge_island"])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_place_he_may_hide_in_belongs_to_one_part_and_parts_are_alike_in_size(
    seats: int, island: str
) -> None:
    p = about_to_hide(seats, island)
    parts = hiding.parts(p)
    sizes = [part.bit_count() for part in parts]
    assert sum(parts) == setup.hiding_ground(p)
    assert sum(sizes) == setup.hiding_ground(p).bit_count()
    assert max(sizes) - min(sizes) < 100


def test_a_master_hides_in_every_part_as_often_as_the_habit_says() -> None:
    p = about_to_hide(4, "treasure_island")
    silver, chance = p.silver, chance_of(2)
    seen = p.seen_by(silver).known
    spots = [GAME.plan(seen, silver, MASTER, chance) - POINT for _ in range(1600)]
    usual = hiding.habit(p, MASTER["hiding"])
    assert usual.odds == [1, 3, 5, 7]
    for part, odds in zip(usual.grounds, usual.odds, strict=True):
        fell = sum(1 for spot in spots if holds(part, spot))
        assert abs(fell - 100 * odds) < 90


def test_masters_who_search_think_of_the_habit_that_masters_have_who_hide() -> None:
    assert MASTER["prior"] == MASTER["hiding"]
    table = Table()
    p = table.position
    found = map_of(p, A, Care(MASTER))
    usual = hiding.habit(p, MASTER["prior"])
    for part, odds in zip(usual.grounds, usual.odds, strict=True):
        ground = part & found.ground
        spot = nth_spot(ground, ground.bit_count() // 2)
        assert abs(found.weights[spot] - belief.FULL * odds / usual.odds[-1]) <= 1


def test_pirates_without_a_thought_of_his_habit_take_all_ground_alike() -> None:
    found = map_of(Table().position, A, GREEDY)
    assert {found.weights[spot] for spot in spots_in(found.ground)[::53]} == {belief.FULL}


def test_whoever_has_counted_his_hidings_has_found_out_where_they_are_thick() -> None:
    p = about_to_hide(3, "revenge_island")
    chance = chance_of(5)
    whole = setup.hiding_ground(p)
    counted = hiding.counted(whole, [hiding.hide(p, 4, chance) for _ in range(3000)])
    assert sum(counted.grounds) == whole
    worst, best = hiding.parts(p)[0], hiding.parts(p)[PARTS - 1]
    assert (counted.grounds[-1] & best).bit_count() > (counted.grounds[-1] & worst).bit_count() * 9
    assert counted.odds[0] * 20 < counted.odds[-1]


def test_whoever_has_counted_even_hidings_has_found_out_next_to_nothing() -> None:
    p = about_to_hide(3, "revenge_island")
    chance = chance_of(5)
    spots = [hiding.hide(p, 1, chance) for _ in range(3000)]
    odds = hiding.counted(setup.hiding_ground(p), spots).odds
    assert max(odds) < 2 * min(odds)


def test_whoever_has_counted_a_masters_hidings_knows_no_more_than_masters_who_search() -> None:
    """Half of the best quarter, which masters know of, holds 7 of 32 hidings, an even eighth 4."""
    p = about_to_hide(4, "treasure_island")
    chance = chance_of(6)
    spots = [hiding.hide(p, MASTER["hiding"], chance) for _ in range(7000)]
    counted = hiding.counted(setup.hiding_ground(p), spots[:5000])
    fallen = sum(1 for spot in spots[5000:] if holds(counted.grounds[-1], spot))
    assert fallen / 2000 < 7 / 32 + 0.02


def test_a_study_lets_pirates_play_who_have_counted_where_this_silver_hides() -> None:
    p = about_to_hide(2, "treasure_island")
    chance = chance_of(3)
    sides = study._Sides("novice", study.INFORMED)
    spot = sides.choose(p, p.silver, chance)
    assert sides.habit is not None
    assert len(sides.habit.grounds) == hiding.PARTS_COUNTED
    p.apply(p.silver, spot, chance)
    for _ in range(6):
        seat = p.to_act()[0]
        action = sides.choose(p, seat, chance)
        p.check(seat, action)
        p.apply(seat, action, chance)
