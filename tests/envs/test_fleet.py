"""A fleet plays the very matches that the engine plays one by one."""

import numpy as np
import pytest

import serai
from serai import envs
from serai.engine.choices import WHOLE
from serai.engine.errors import BadInput
from tests.envs.learners import PLAYS, at_random
from trials.differential import compare

STEPS = 400
MATCHES = 5


@pytest.mark.parametrize("name", serai.games())
def test_a_fleet_plays_as_the_engine_does(name: str) -> None:
    """The short form of `python -m trials.differential`."""
    compare(name, serai.game(name).fewest, MATCHES, 60, seed=11)


def test_fleets_whose_matches_end_still_play_as_the_engine_does() -> None:
    assert compare("timbuktu", 3, 2, 300, seed=12) > 1


def test_the_same_seed_plays_the_same_matches() -> None:
    first, second = (envs.fleet("timbuktu", 4, seats=4, seed=9) for _ in range(2))
    other = envs.fleet("timbuktu", 4, seats=4, seed=10)
    choose, again = at_random(1), at_random(1)
    for _ in range(300):
        first.step(choose(first.mask))
        second.step(again(second.mask))
        assert (first.obs == second.obs).all()
    assert (first.obs != other.obs).any()


def test_the_arrays_look_into_the_engine_and_cannot_be_written_to() -> None:
    fleet = envs.fleet("livingstone", 3, seed=1)
    before = fleet.obs.copy()
    fleet.step(at_random(1)(fleet.mask))
    assert (fleet.obs != before).any()
    with pytest.raises(ValueError, match="read-only"):
        fleet.obs[0] = 0


def test_a_choice_that_is_not_legal_changes_nothing() -> None:
    fleet = envs.fleet("livingstone", 3, seed=1)
    chosen = at_random(1)(fleet.mask)
    chosen[2] = int(np.flatnonzero(fleet.mask[2] == 0)[0])
    before = fleet.obs.copy()
    with pytest.raises(BadInput, match=r"match 2: .* is not legal now"):
        fleet.step(chosen)
    assert (fleet.obs == before).all()


@pytest.mark.parametrize("wrong", [[0], [0, 0, 999], ["a", "b", "c"], None, [0.5, None, 1]])
def test_whatever_is_no_row_of_choices_is_refused(wrong: object) -> None:
    fleet = envs.fleet("livingstone", 3, seed=1)
    with pytest.raises(BadInput):
        fleet.step(wrong)  # type: ignore[arg-type]


def test_matches_that_grow_too_long_are_cut_off() -> None:
    fleet = envs.fleet("goldland", 2, seed=4, most=5)
    choose = at_random(2)
    cut = 0
    for _ in range(40):
        fleet.step(choose(fleet.mask))
        cut += int(fleet.cut.sum())
    assert cut >= 2
    assert max(fleet.engine.length) < 5


@pytest.mark.parametrize("name", serai.games())
def test_a_mask_marks_exactly_what_the_rules_list(name: str) -> None:
    """By `find`, without a list: every legal action's choice, and no other."""
    fleet = envs.fleet(name, 1, seed=23, options=PLAYS[name])
    choose = at_random(5)
    choices = fleet.engine.choosable
    by_region = [large.opening for large in choices.larges if large.family.by_region]
    for _ in range(STEPS):
        position, choosing = fleet.engine.positions[0], fleet.engine.choosing[0]
        seat = int(fleet.actor[0])
        actions, pointing = position.legal(seat), position.region(seat) != 0
        if choosing.large != WHOLE:
            family = choices.larges[choosing.large].family
            meant = range(family.base + choosing.start, family.base + choosing.end)
            actions = [action for action in actions if action in meant]
        marked = {choices.toward(action, choosing) for action in actions}
        if not pointing:
            assert set(np.flatnonzero(fleet.mask[0]).tolist()) == marked
        elif choosing.large == WHOLE:
            assert set(np.flatnonzero(fleet.mask[0]).tolist()) == {*by_region, *marked}
        fleet.step(choose(fleet.mask))


def test_the_lead_can_be_the_reward() -> None:
    """The same matches as for the share of the win; whoever wins alone is ahead."""
    shares = envs.fleet("timbuktu", 4, seed=9)
    leads = envs.fleet("timbuktu", 4, seed=9, reward="lead")
    choose, ends = at_random(1), 0
    for _ in range(400):
        chosen = choose(shares.mask)
        shares.step(chosen)
        leads.step(chosen)
        for match in np.flatnonzero(shares.ended):
            ends += 1
            won, ahead = shares.reward[match], leads.reward[match]
            assert ahead.max() >= 0 >= ahead.min()
            assert ahead.argmax() == won.argmax() or ahead.max() == 0
        assert not leads.reward[~leads.ended].any()
    assert ends > 3
    assert envs.gym("goldland", reward="lead").reset(seed=1)
    with pytest.raises(BadInput, match="win or lead"):
        envs.fleet("timbuktu", 4, reward="money")
