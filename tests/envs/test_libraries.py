"""The libraries' own checks of environments, for every game and number of players."""

import warnings
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import serai
from serai import envs
from serai.engine.errors import BadInput
from tests.envs.learners import PLAYS, at_random

LONGEST = 120
SHORT = 25
"""OpenSpiel writes down and reads back every moment of a match from its beginning."""
TABLES = [
    (name, seats)
    for name in serai.games()
    for seats in range(serai.game(name).fewest, serai.game(name).most + 1)
]


@pytest.fixture(autouse=True)
def quiet() -> None:
    """The libraries warn of what is merely unusual, such as observations that are not scaled."""
    warnings.simplefilter("ignore")


def drawn_alike(env: Any) -> None:
    """The library draws from the spaces, and would draw something else in every run."""
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
        env.observation_space(agent).seed(1)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong_with_taking_turns(name: str, seats: int) -> None:
    env = envs.aec(name, seats, most=LONGEST)
    drawn_alike(env)
    api_test(env, num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong_with_stepping_together(name: str, seats: int) -> None:
    env = envs.parallel(name, seats, most=LONGEST)
    drawn_alike(env)
    parallel_api_test(env, num_cycles=60)


@pytest.mark.parametrize("name", serai.games())
def test_pettingzoo_gets_the_same_match_for_the_same_seed(name: str) -> None:
    seed_test(lambda: envs.aec(name, most=LONGEST), num_cycles=40)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_gymnasium_finds_nothing_wrong(name: str, seats: int) -> None:
    env = envs.gym(name, seats - 1, "random", seats, most=LONGEST, illegal="lose")
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("name", serai.games())
def test_a_gymnasium_match_can_be_played_to_its_end(name: str) -> None:
    env = envs.gym(name, others="random", options=PLAYS[name])
    env.reset(seed=2)
    choose = at_random(4)
    ended, share = False, 0.0
    while not ended:
        _, share, ended, _, _ = env.step(choose(env.action_masks()[None].astype(np.int8))[0])
    assert 0.0 <= share <= 1.0
    with pytest.raises(BadInput, match="reset begins another"):
        env.step(0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiel_finds_nothing_wrong(name: str, seats: int) -> None:
    envs.register_openspiel()
    settings = {"players": seats, "most": SHORT}
    game = pyspiel.load_game("serai_" + name.replace("-", "_"), settings)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_plays_a_match_to_its_end_by_its_options() -> None:
    envs.register_openspiel()
    game = pyspiel.load_game("serai_livingstone(players=3,options=coins:open;deck:two_reverses)")
    state = game.new_initial_state()
    chance = np.random.default_rng(3)
    while not state.is_terminal():
        if state.is_chance_node():
            possible = [outcome for outcome, _ in state.chance_outcomes()]
        else:
            possible = state.legal_actions()
        state.apply_action(int(chance.choice(possible)))
    assert sum(state.returns()) in (0.0, pytest.approx(1.0, abs=0.01))
