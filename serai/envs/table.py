"""One match as all environments of a single match need it: rows, masks, agents and their names."""

from collections.abc import Mapping

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i16, u8
from numpy.typing import NDArray

from serai.engine.errors import BadInput
from serai.engine.fleet import NOBODY
from serai.envs.fleet import WIN, Fleet, window

OBSERVATION = "observation"
MASK = "action_mask"
LOWEST = -1
HIGHEST = 32767


class Table:
    """One match, begun anew by `begin`."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, object] | None,
        most: int,
        reward: str = WIN,
    ) -> None:
        self.fleet = Fleet(game, 1, seats, 0, options, most, anew=False, reward=reward)
        self.seats = self.fleet.seats
        self._row = vec[i16]([0 for _ in self.fleet.names])
        self._marks = vec[u8]([0 for _ in self.fleet.choices])
        self._seen_row = window(self._row, np.int16)
        self._seen_marks = window(self._marks, np.int8)

    def begin(self, seed: int) -> None:
        """Lay a new match out."""
        self.fleet.engine.reseed(seed)

    def space(self) -> spaces.Dict:
        """What a seat is told: the row of numbers, and which choices are legal."""
        size, choices = len(self.fleet.names), len(self.fleet.choices)
        return spaces.Dict(
            {
                OBSERVATION: spaces.Box(LOWEST, HIGHEST, (size,), np.int16),
                MASK: spaces.Box(0, 1, (choices,), np.int8),
            }
        )

    def actor(self) -> int:
        """The seat that is asked, or NOBODY once the match is over."""
        return int(self.fleet.actor[0])

    def asked(self) -> tuple[int, ...]:
        """All seats that may choose now: several where choices are simultaneous."""
        return () if self.over() else self.fleet.engine.positions[0].to_act()

    def over(self) -> bool:
        return self.actor() == NOBODY

    def told(self, seat: int) -> dict[str, NDArray[np.int16] | NDArray[np.int8]]:
        """What a seat knows now, in arrays of its own."""
        if seat == self.actor():
            return {OBSERVATION: self.fleet.obs[0].copy(), MASK: self.fleet.mask[0].copy()}
        self.fleet.engine.look(0, seat, self._row, self._marks)
        return {OBSERVATION: self._seen_row.copy(), MASK: self._seen_marks.copy()}

    def allows(self, choice: object) -> bool:
        """Whether a choice is one, and legal for the seat that is asked."""
        if isinstance(choice, (bool, np.bool_)) or not isinstance(choice, (int, np.integer)):
            return False
        return bool(0 <= choice < len(self.fleet.choices) and self.fleet.mask[0][choice])

    def abandon(self) -> None:
        """End the match where it stands."""
        self.fleet.engine.close(0)

    def choose(self, choice: object) -> None:
        """Make a choice for the seat that is asked."""
        if isinstance(choice, (bool, np.bool_)) or not isinstance(choice, (int, np.integer)):
            raise BadInput(f"a choice is a whole number, not {type(choice).__name__}")
        self.fleet.engine.step([int(choice)])

    def rewards(self) -> list[float]:
        """What the last step brought each seat."""
        shares: list[float] = self.fleet.reward[0].tolist()
        return shares
