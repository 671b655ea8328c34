"""A fleet of matches in NumPy arrays that look straight into the engine's buffers."""

from collections.abc import Mapping, Sequence
from typing import TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from serai.engine import fleet, registry
from serai.engine.errors import BadInput

Item = TypeVar("Item", bound=np.generic)


def window(buffer: object, kind: type[Item]) -> NDArray[Item]:
    """An array that looks into a buffer of the engine's; it cannot be written to."""
    return np.frombuffer(cast(memoryview, buffer), kind)


WIN = "win"
LEAD = "lead"
"""What the end of a match brings: the share of the win, or the points by which one is ahead."""


def _wants_lead(reward: str) -> bool:
    if reward not in (WIN, LEAD):
        raise BadInput(f"a match's end can bring {WIN} or {LEAD}")
    return reward == LEAD


class Fleet:
    """Many matches of one game.

    Row m of every array belongs to match m: `obs`, what the seat that is asked knows, a number for
    each of `names`; `mask`, 1 for each of the `choices` that it may choose; `actor`, that seat; and
    of the last step `reward` for every seat, `ended` and `cut`. The arrays are windows onto the
    engine's own buffers: they change with every step and cannot be written to.
    """

    def __init__(
        self,
        game: str,
        matches: int,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        most: int = 0,
        anew: bool = True,
        reward: str = WIN,
        first: int = 0,
    ) -> None:
        rules = registry.game(game)
        lead = _wants_lead(reward)
        self.game = rules.name
        self.matches = matches
        self.seats = rules.fewest if seats is None else seats
        self.engine = fleet.Fleet(
            rules, matches, self.seats, dict(options or {}), seed, most, anew, lead, first
        )
        core = self.engine
        digits = [f"digit {part + 1}" for part in range(core.choosable.most_parts)]
        self.names: list[str] = [*core.encoding.names, "choosing", *digits]
        self.choices: list[str] = core.choosable.names
        self.obs = window(core.numbers, np.int16).reshape(matches, -1)
        self.mask = window(core.mask, np.int8).reshape(matches, -1)
        self.actor = window(core.actor, np.int64)
        self.reward = window(core.reward, np.float64).reshape(matches, -1)
        self.ended = window(core.ended, np.bool_)
        self.cut = window(core.cut, np.bool_)

    def step(self, choices: NDArray[np.integer] | Sequence[int]) -> None:
        """Let every match go on by one choice; what is not legal is refused and changes nothing."""
        try:
            chosen = np.asarray(choices, dtype=np.int64).tolist()
        except (TypeError, ValueError, OverflowError) as wrong:
            raise BadInput(f"a fleet takes one whole number a match: {wrong}") from None
        self.engine.step(chosen)
