"""PettingZoo's parallel interface: all agents step together, who is not asked waits."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from serai.engine.errors import BadInput
from serai.envs.table import MASK, OBSERVATION, Table

WAIT = 0
"""The choice of whoever is not asked; all others are one higher than elsewhere."""


class Together(ParallelEnv[str, dict[str, Any], Any]):
    """A match in which all who are asked at the same time answer in one step.

    Choice 0 is to wait, and the only legal one for agents that are not asked. Where a choice is
    made part by part, the next step goes on with it; answers of others are kept meanwhile.
    """

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, object] | None,
        most: int,
        reward: str,
    ) -> None:
        self._table = Table(game, seats, options, most, reward)
        self.metadata = {"name": f"serai_{game}_together", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self._table.seats)]
        self._chance = np.random.default_rng()
        self.agents: list[str] = []
        told = self._table.space()
        count = len(self._table.fleet.choices) + 1
        space = spaces.Dict(
            {OBSERVATION: told[OBSERVATION], MASK: spaces.Box(0, 1, (count,), np.int8)}
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(count))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begin a match; the same seed begins the same one."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._table.begin(int(self._chance.integers(1 << 40)))
        self.agents = self.possible_agents[:]
        self._answers: dict[int, int] = {}
        return self._all_told(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, dict[str, Any]],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        for seat in self._free_to_choose():
            self._answers[seat] = self._answer(actions, self.possible_agents[seat])
        while not self._table.over() and self._table.actor() in self._answers:
            self._table.choose(self._answers.pop(self._table.actor()))
            for agent, share in zip(agents, self._table.rewards(), strict=True):
                rewards[agent] += share
        ended = bool(self._table.fleet.ended[0])
        cut = bool(self._table.fleet.cut[0])
        told = self._all_told()
        if ended or cut:
            self.agents = []
        return (
            told,
            rewards,
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _free_to_choose(self) -> list[int]:
        """The seats that are asked and whose answer is not kept already."""
        return [seat for seat in self._table.asked() if seat not in self._answers]

    def _answer(self, actions: dict[str, Any], agent: str) -> int:
        choice = int(actions[agent])
        if choice == WAIT:
            raise BadInput(f"{agent} is asked and cannot wait")
        return choice - 1

    def _all_told(self) -> dict[str, dict[str, Any]]:
        """What every agent knows; of several whose answers are awaited none waits for another."""
        free = self._free_to_choose()
        told: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            known = self._table.told(seat)
            waits = np.array([seat not in free], np.int8)
            legal = known[MASK] if seat in free else np.zeros_like(known[MASK])
            told[agent] = {OBSERVATION: known[OBSERVATION], MASK: np.concatenate([waits, legal])}
        return told

    def render(self) -> None:
        """There is nothing to see here: `serai watch` shows matches."""

    def close(self) -> None:
        """Nothing is held open."""
