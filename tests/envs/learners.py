"""Stand-ins for policies, and options under which even their matches come to an end."""

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

import serai

Chooser = Callable[[NDArray[np.int8]], NDArray[np.int64]]

PLAYS: Final[dict[str, dict[str, object]]] = {
    name: dict(serai.game(name).bounded()) for name in serai.games()
}


def at_random(seed: int) -> Chooser:
    """Choose any legal choice in every row of a mask."""
    chance = np.random.default_rng(seed)

    def choose(mask: NDArray[np.int8]) -> NDArray[np.int64]:
        lots = chance.random(mask.shape) * mask
        return np.asarray(lots.argmax(axis=1), np.int64)

    return choose
