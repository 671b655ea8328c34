"""The planner: legal, the same for the same figures, and wiser than the strategy it stands on."""

import pytest

from serai.bots.bot import PlannerBot
from serai.engine.chance import ScriptedChance, chance_of
from serai.engine.errors import BadInput
from serai.games.goldland.board import GOAL
from serai.games.goldland.foresight import Mind, act, play_rounds
from serai.games.goldland.game import GAME
from serai.games.goldland.planner import draws_of
from serai.games.goldland.position import GoldlandPosition
from serai.games.goldland.strategy import BALANCED
from tests.goldland.table import Table

QUICK = {"worlds": 2, "targets": 3, "rounds": 2, "milliseconds": 600_000}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_planner_plays_legally_and_answers_alike_for_the_same_seed(seats: int) -> None:
    chance = chance_of(seats)
    position = GAME.start(seats, GAME.bounded(), chance)
    bots = [PlannerBot(GAME, QUICK, 3) for _ in range(2)]
    for _ in range(25):
        seat = position.to_act()[0]
        seen = position.seen_by(seat)
        answers = [bot.choose(seen) for bot in bots]
        assert answers[0] == answers[1]
        position.check(seat, answers[0])
        position.apply(seat, answers[0], chance)


def test_figures_that_the_planner_does_not_know_are_refused() -> None:
    position = GAME.start(2, None, chance_of(1))
    with pytest.raises(BadInput, match="no figure named luck"):
        GAME.plan(position, position.to_act()[0], {"luck": 1}, chance_of(1))


def test_a_numbered_world_deals_the_tiles_that_are_left_in_one_order() -> None:
    """What has been drawn in truth is left out; the others come as they would have come."""
    position = GAME.start(2, None, chance_of(6))
    assert isinstance(position, GoldlandPosition)
    whole = tiles_in_turn(position.pile, draws_of(position.pile, 3))
    without = position.pile & ~(1 << whole[4])
    assert tiles_in_turn(without, draws_of(without, 3)) == whole[:4] + whole[5:]
    assert tiles_in_turn(position.pile, draws_of(position.pile, 4)) != whole


def tiles_in_turn(pile: int, draws: list[int]) -> list[int]:
    left = [tile for tile in range(pile.bit_length()) if pile >> tile & 1]
    return [left.pop(draw) for draw in draws]


def test_tiles_come_in_one_order_whatever_the_seats_have_in_mind() -> None:
    """Two companies that are after different things draw the same tiles one after the other."""
    drawn = []
    for target in (GOAL, 3):
        position = GAME.start(2, GAME.bounded(), chance_of(6))
        assert isinstance(position, GoldlandPosition)
        play_rounds(
            position, ScriptedChance(draws_of(position.pile, 3)), 8, [Mind(0, target), Mind()]
        )
        drawn.append(position.pile)
    few, many = sorted(drawn, key=int.bit_count, reverse=True)
    assert few & many == many


def test_a_seat_keeps_its_target_in_mind_until_it_is_won() -> None:
    table = Table(2).lay("A1", "P07", 0).lay("B1", "P08", 0).put(0, "B1").put(1, "G1")
    mind = Mind(BALANCED, GOAL)
    while not table.position.amulets[0]:
        act(table.position, 0, mind, True, table.chance)
        assert mind.target == GOAL
    act(table.position, 0, mind, True, table.chance)
    assert mind.target != GOAL


def test_thinking_ahead_ends_a_match_that_is_won() -> None:
    """The last amulet ends the match, and whoever is far ahead takes it at once."""
    table = Table(2).lay("A1", "P07", 0).lay("B1", "P08", 0).put(0, "B1").put(1, "A1")
    position = table.position
    position.amulets[1], position.gold[0] = 1, 20
    position.first_arrival = 1
    position.reserve = 30
    bot = PlannerBot(GAME, QUICK, 1)
    while position.active == 0 and not position.amulets[0]:
        position.apply(0, bot.choose(position.seen_by(0)), table.chance)
    assert position.amulets[0] == 1


def test_a_match_of_planners_comes_to_its_own_end() -> None:
    chance = chance_of(2)
    position = GAME.start(2, GAME.bounded(), chance)
    bots = [
        PlannerBot(GAME, {**QUICK, "worlds": 1, "targets": 1, "rounds": 0}, 5) for _ in range(2)
    ]
    while position.to_act():
        seat = position.to_act()[0]
        position.apply(seat, bots[seat].choose(position.seen_by(seat)), chance)
    standing = position.standing()
    assert standing is not None
    assert standing.reason in ("all_amulets", "reserve_empty")
