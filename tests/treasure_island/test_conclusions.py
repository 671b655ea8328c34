"""What clues lead to is kept until something new is learnt; nobody can tell that it was kept."""

import pytest

from serai.engine.chance import QuickChance, chance_of
from serai.engine.position import Observation
from serai.games.treasure_island import runs, view, worlds
from serai.games.treasure_island.game import GAME
from serai.games.treasure_island.hunt import Hunt


def forget() -> None:
    view._concluded.clear()
    view._suspected.clear()
    worlds._combined.clear()
    runs._kept.clear()


def looks(seed: int, every: int) -> list[Observation]:
    """What seats know at some moments of a match of bots, one seat after the other."""
    chance = QuickChance(seed)
    position = GAME.start(4, {"tricks": "standard"} if seed % 2 else {}, chance_of(seed))
    found: list[Observation] = []
    number = 0
    while position.to_act() and number < 160:
        seat = position.to_act()[0]
        if number % every == 0:
            found.append(position.seen_by(number // every % 4))
        choice = GAME.policy(position.seen_by(seat).known, seat, chance)
        position.apply(seat, choice, chance)
        number += 1
    return found


@pytest.mark.parametrize("seed", [3, 4])
def test_a_view_says_what_it_would_say_if_nothing_were_kept(seed: int) -> None:
    seen = looks(seed, 5)
    forget()
    kept = [one.view() for one in seen]
    for one, before in zip(seen, kept, strict=True):
        forget()
        assert one.view() == before


@pytest.mark.parametrize("seed", [3, 4])
def test_worlds_are_imagined_as_if_nothing_were_kept(seed: int) -> None:
    seen = looks(seed, 6)
    forget()
    kept = [one.imagine(QuickChance(9)).to_bytes() for one in seen]
    for one, before in zip(seen, kept, strict=True):
        forget()
        assert one.imagine(QuickChance(9)).to_bytes() == before


def test_whoever_changes_a_view_changes_no_other() -> None:
    seen = looks(3, 20)[-1]
    assert isinstance(seen.known, Hunt)
    first, second = seen.view(), seen.view()
    knowledge = view.describe(seen.known, seen.seat)["knowledge"]
    assert knowledge is not None
    knowledge["possible"][0][1] = -1
    knowledge["clues"].clear()
    knowledge["weights"].clear()
    assert first == second == seen.view()
