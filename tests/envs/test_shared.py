"""Fleets over several processes play the matches of a fleet in one."""

import os
import signal

import numpy as np
import pytest

import serai
from serai import envs
from serai.engine.errors import BadInput
from serai.envs.shared import ProcessGone
from tests.envs.learners import PLAYS, at_random


@pytest.mark.parametrize("name", serai.games())
def test_processes_play_what_one_process_plays(name: str) -> None:
    alone = envs.fleet(name, 5, seed=31, options=PLAYS[name], most=60)
    choose = at_random(2)
    with envs.shared_fleet(name, 5, 2, seed=31, options=PLAYS[name], most=60) as shared:
        assert shared.names == alone.names
        for _ in range(120):
            chosen = choose(alone.mask)
            alone.step(chosen)
            shared.step(chosen)
            for what in ("obs", "mask", "actor", "reward", "ended", "cut"):
                assert (getattr(alone, what) == getattr(shared, what)).all(), what


def test_what_is_not_legal_changes_nothing_in_any_process() -> None:
    with envs.shared_fleet("livingstone", 4, 2, seed=1) as fleet:
        chosen = at_random(1)(fleet.mask)
        wrong = chosen.copy()
        wrong[3] = int(np.flatnonzero(fleet.mask[3] == 0)[0])
        before = fleet.obs.copy()
        for bad in (wrong, [0], [0, 0, 0, 9999], ["a"] * 4):
            with pytest.raises(BadInput):
                fleet.step(bad)  # type: ignore[arg-type]
        assert (fleet.obs == before).all()
        with pytest.raises(ValueError, match="read-only"):
            fleet.obs[0] = 0
        fleet.step(chosen)
        assert (fleet.obs != before).any()
    with pytest.raises(BadInput, match="closed"):
        fleet.step(chosen)


def test_a_process_that_dies_is_told() -> None:
    with envs.shared_fleet("timbuktu", 2, 2, seed=1) as fleet:
        chosen = at_random(1)(fleet.mask)
        hand = fleet._hands[1]
        os.kill(hand.pid, signal.SIGKILL)
        hand.wait()
        with pytest.raises(ProcessGone, match=str(hand.pid)):
            fleet.step(chosen)


def test_more_processes_than_matches_are_refused() -> None:
    with pytest.raises(BadInput, match="1 to 2 processes"):
        envs.shared_fleet("timbuktu", 2, 3)
