"""What search asks of Goldland: legal, honest about the end, and bounded."""

from itertools import pairwise

import pytest

from serai.engine.chance import Chance, QuickChance, chance_of
from serai.engine.events import Tell
from serai.engine.position import Position
from serai.games.goldland.game import GAME
from serai.games.goldland.position import GoldlandPosition


def begun(seats: int, seed: int, decisions: int) -> tuple[Position, Chance]:
    """A match some decisions after its beginning, played by the policy."""
    chance = chance_of(seed)
    position = GAME.start(seats, GAME.bounded(), chance)
    for _ in range(decisions):
        seat = position.to_act()[0]
        position.apply(seat, GAME.policy(position, seat, chance), chance)
    return position, chance


class Strict(GoldlandPosition):
    """A position that refuses what its rules forbid, where others trust the player."""

    @staticmethod
    def of(position: Position) -> "Strict":
        strict = Strict(position.seats, position.options, position.rules)
        for field in position.fields():
            value = getattr(position, field.name)
            setattr(strict, field.name, value[:] if isinstance(value, list) else value)
        return strict

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        self.check(seat, action)
        super().apply(seat, action, chance, tell)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_candidates_are_legal_and_the_policys_choice_is_the_first(seats: int) -> None:
    position, chance = begun(seats, seats, 0)
    for _ in range(150):
        seat = position.to_act()[0]
        found = GAME.candidates(position, seat)
        assert found[0] == GAME.policy(position, seat, chance)
        assert len(set(found)) == len(found)
        assert all(position.refusal(seat, action) is None for action in found)
        position.apply(seat, found[-1], chance)


@pytest.mark.interpreted  # a class of the tests cannot stand in for a compiled position
@pytest.mark.parametrize("seed", range(6))
def test_the_quick_policy_plays_legally_to_the_end(seed: int) -> None:
    position, _ = begun(2 + seed % 4, seed, 20 * seed)
    GAME.play_on(Strict.of(position), QuickChance(seed), 5000)
    GAME.play_on(position, QuickChance(seed), 5000)
    standing = position.standing()
    assert standing is not None
    winners = [seat for seat, share in enumerate(GAME.wins(position)) if share]
    assert winners == standing.winners


@pytest.mark.parametrize("decisions", [1, 10, 40])
def test_playing_on_respects_its_bound(decisions: int) -> None:
    position, _ = begun(3, 1, 0)
    other = position.copy()
    GAME.play_on(position, QuickChance(4), decisions)
    assert position.to_act()
    assert not position.same(other)


def test_promise_rises_with_gold() -> None:
    position, _ = begun(3, 2, 60)
    before = GAME.promise(position)[1]
    position.gold[1] += 8  # type: ignore[attr-defined]
    assert GAME.promise(position)[1] > before


def test_promise_goes_on_rising_far_ahead_and_far_behind() -> None:
    position, _ = begun(2, 2, 60)
    promised = []
    for gold in (0, 15, 30, 45):
        position.gold[1] = gold  # type: ignore[attr-defined]
        promised.append(GAME.promise(position))
    assert all(one[1] < other[1] for one, other in pairwise(promised))
    assert all(one[0] > other[0] for one, other in pairwise(promised))
