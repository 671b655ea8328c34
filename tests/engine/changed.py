"""LivingStone under its own name and rules number, but with positions of another class."""

from collections.abc import Iterator
from contextlib import contextmanager

import serai
from serai.engine import registry
from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.game import Game
from serai.engine.position import Position
from serai.games.livingstone.position import LivingStone


class ChangedGame(Game):
    def __init__(self, original: Game, kind: type[LivingStone]) -> None:
        super().__init__(
            original.name,
            original.title,
            original.package,
            original.prefix,
            (original.fewest, original.most),
            original.options,
            original.space,
            original.rules,
        )
        self.original = original
        self.kind = kind

    def blank(self, seats: int, options: list[int], rules: int) -> Position:
        return self.kind(seats, options, rules)

    def census(self, position: Position) -> list[int]:
        return self.original.census(position)

    def recorded_as(self) -> dict[str, str]:
        return self.original.recorded_as()

    def set_up(self, position: Position, chance: Chance, tell: Tell | None) -> None:
        self.original.set_up(position, chance, tell)


@contextmanager
def livingstone_with(kind: type[LivingStone]) -> Iterator[None]:
    original = serai.game("livingstone")
    registry.register(ChangedGame(original, kind))
    try:
        yield
    finally:
        registry.register(original)
