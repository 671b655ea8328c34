"""What search asks of LivingStone: legal choices, a quick end, and the winners of the rules."""

import pytest

from serai.engine.chance import QuickChance, chance_of
from serai.games.livingstone.game import GAME


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("preset", ["manual", "publisher"])
def test_the_quick_policy_ends_a_match_with_the_winners_of_the_rules(
    seats: int, preset: str
) -> None:
    for seed in range(20):
        position = GAME.start(seats, {"preset": preset}, chance_of(seed))
        GAME.play_on(position, QuickChance(seed), 1 << 30)
        standing = position.standing()
        assert standing is not None
        shares = GAME.wins(position)
        assert [seat for seat, share in enumerate(shares) if share] == standing.winners
        assert all(0 <= promise <= 1000 for promise in GAME.promise(position))


@pytest.mark.parametrize("seats", [2, 4])
def test_candidates_are_legal_and_there_is_always_one(seats: int) -> None:
    chance = chance_of(seats)
    position = GAME.start(seats, None, chance)
    while asked := position.to_act():
        found = GAME.candidates(position, asked[0])
        assert found
        assert set(found) <= set(position.legal(asked[0]))
        position.apply(asked[0], found[chance.below(len(found))], chance)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_the_quick_policy_would_do_is_legal_and_known_to_its_seat(seats: int) -> None:
    chance = chance_of(seats)
    position = GAME.start(seats, None, chance)
    while asked := position.to_act():
        seat = asked[0]
        action = GAME.habit(position, seat, chance)
        position.check(seat, action)
        assert GAME.habit(position.seen_by(seat).known, seat, chance) == action
        position.apply(seat, action, chance)


def test_others_see_that_a_seat_donates_but_not_how_much() -> None:
    base = GAME.space.base("donate")
    assert GAME.shown_as(base + 3) == GAME.shown_as(base + 7)
    assert GAME.shown_as(base + 3) != GAME.shown_as(GAME.space.base("dig"))
