"""PettingZoo's AEC: one agent after the other is asked."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from serai.envs.table import Table


class TakingTurns(AECEnv[str, dict[str, Any], Any]):
    """A match. Where several seats choose at the same time they are asked in the order of seats,
    and none is told what another has chosen."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, object] | None,
        most: int,
        reward: str,
    ) -> None:
        super().__init__()
        self._table = Table(game, seats, options, most, reward)
        self.metadata = {"name": f"serai_{game}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self._table.seats)]
        self._chance = np.random.default_rng()
        space, choices = self._table.space(), spaces.Discrete(len(self._table.fleet.choices))
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, choices)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; the same seed begins the same one."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._table.begin(int(self._chance.integers(1 << 40)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.actor()]

    def observe(self, agent: str) -> dict[str, Any]:
        return self._table.told(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._table.choose(action)
        self._cumulative_rewards[agent] = 0.0
        shares = self._table.rewards()
        self.rewards = dict(zip(self.possible_agents, shares, strict=True))
        if self._table.over():
            self.terminations = dict.fromkeys(self.agents, bool(self._table.fleet.ended[0]))
            self.truncations = dict.fromkeys(self.agents, bool(self._table.fleet.cut[0]))
        else:
            self.agent_selection = self.possible_agents[self._table.actor()]
        self._accumulate_rewards()

    def render(self) -> None:
        """There is nothing to see here: `serai watch` shows matches."""

    def close(self) -> None:
        """Nothing is held open."""
