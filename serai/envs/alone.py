"""Gymnasium: one learning seat among bots."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from serai.bots.levels import bot
from serai.engine.errors import BadInput
from serai.envs.table import Table

FURTHER = 7919
"""Keeps the chances of the bots apart from each other and from the match's."""

ILLEGAL = ["refuse", "lose"]
FORFEIT = -1.0
"""The reward of a choice that is not legal, where that loses the match."""


class Alone(gymnasium.Env[dict[str, Any], Any]):
    """A match seen from one seat: a step is a choice of that seat, and all that bots do then."""

    def __init__(
        self,
        game: str,
        seat: int,
        others: str | list[str],
        seats: int | None,
        options: Mapping[str, object] | None,
        most: int,
        illegal: str,
        reward: str,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadInput(f"what is not legal can be met with {' or '.join(ILLEGAL)}")
        self.metadata = {"render_modes": []}
        self._forfeits = illegal == "lose"
        self._table = Table(game, seats, options, most, reward)
        places = self._table.seats
        if not 0 <= seat < places:
            raise BadInput(f"there is no seat {seat}: they run from 0 to {places - 1}")
        self._levels = [others] * (places - 1) if isinstance(others, str) else list(others)
        if len(self._levels) != places - 1:
            raise BadInput(f"{places - 1} bots sit beside you, not {len(self._levels)}")
        self._game = game
        self._seat = seat
        self.observation_space = self._table.space()
        self.action_space = spaces.Discrete(len(self._table.fleet.choices))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a match; the same seed begins the same one."""
        super().reset(seed=seed)
        begun = int(self.np_random.integers(1 << 40))
        self._table.begin(begun)
        levels = iter(self._levels)
        self._bots = {
            place: bot(self._game, next(levels), begun + FURTHER * (place + 1))
            for place in range(self._table.seats)
            if place != self._seat
        }
        self._let_bots_play()
        return self._table.told(self._seat), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self._table.over():
            raise BadInput("the match is over: reset begins another")
        if self._forfeits and not self._table.allows(action):
            self._table.abandon()
            return self._table.told(self._seat), FORFEIT, True, False, self._info()
        self._table.choose(action)
        self._let_bots_play()
        fleet = self._table.fleet
        share = self._table.rewards()[self._seat]
        told = self._table.told(self._seat)
        return told, share, bool(fleet.ended[0]), bool(fleet.cut[0]), self._info()

    def _let_bots_play(self) -> None:
        engine = self._table.fleet.engine
        while not self._table.over() and self._table.actor() != self._seat:
            seat = self._table.actor()
            engine.play(0, self._bots[seat].choose(engine.positions[0].seen_by(seat)))

    def _info(self) -> dict[str, Any]:
        return {"seat": self._seat, "decisions": self._table.fleet.engine.length[0]}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which choices are legal, as libraries with masked policies ask for it."""
        legal: np.ndarray[Any, np.dtype[np.bool_]] = self._table.fleet.mask[0].astype(np.bool_)
        return legal
