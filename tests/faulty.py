"""Seeded faults: games with one thing wrong, and the law that is there to notice it."""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from serai.engine import laws
from serai.engine.game import Game


class Fault(NamedTuple):
    """Something wrong, the law meant for it, and the game that has it."""

    name: str
    law: str
    game: Callable[[], Game]
    options: dict[str, str] | None = None
    first_seed: int = 0
    """Where trials begin; those before it would notice nothing, and take long."""


def catch(fault: Fault, trials: int = 60) -> str:
    """The complaint of the fault's law, or nothing if the fault goes unnoticed."""
    game = fault.game()
    seats = game.most - game.fewest + 1
    for seed in range(fault.first_seed, fault.first_seed + trials):
        trial = laws.Trial(game, game.fewest + (seed + 1) % seats, fault.options, seed)
        try:
            laws.run(fault.law, trial)
        except laws.LawBroken as broken:
            return str(broken)
    return ""


def all_faults() -> list[Fault]:
    """The faults of every game that has some, from `tests/<game>/faults.py`."""
    found: list[Fault] = []
    for file in sorted(Path(__file__).parent.glob("*/faults.py")):
        found.extend(importlib.import_module(f"tests.{file.parent.name}.faults").FAULTS)
    return found
