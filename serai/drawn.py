"""What a game draws for a screen of a given size: a picture, and what lies where on it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType


@dataclass(frozen=True)
class Frame:
    """The room for a picture, in letters and lines, and what is being looked at."""

    width: int
    height: int
    chosen: Mapping[str, Any] = field(default_factory=dict)
    """The offer somebody thinks about, to be shown on the board; empty for none."""
    cursor: tuple[int, int] | None = None
    """The place on a map that somebody points at."""
    zoom: int = 1
    """How much larger than the whole a map is drawn, around the cursor."""

    def looks_at(self, **named: object) -> bool:
        """Whether the offer somebody thinks about is about all that is named."""
        told = {**self.chosen.get("facts", {}), **self.chosen.get("action", {})}
        return bool(self.chosen) and all(told.get(name) == part for name, part in named.items())


@dataclass(frozen=True)
class Spot:
    """A rectangle of a picture, and what an offer says that is about it."""

    line: int
    column: int
    lines: int
    columns: int
    about: dict[str, object]

    def holds(self, line: int, column: int) -> bool:
        return (
            self.line <= line < self.line + self.lines
            and self.column <= column < self.column + self.columns
        )


@dataclass(frozen=True)
class Sheet:
    """A map within a picture: which place of it each letter stands for."""

    line: int
    column: int
    lines: int
    columns: int
    west: float
    north: float
    across: float
    """How far it is from one letter to the next."""
    down: float
    most: int
    """Places run from 0 to this, both ways."""

    def place(self, line: int, column: int) -> tuple[int, int] | None:
        """The place under a letter, or None beside the map."""
        if not (0 <= line - self.line < self.lines and 0 <= column - self.column < self.columns):
            return None
        x = self.west + (column - self.column + 0.5) * self.across
        y = self.north - (line - self.line + 0.5) * self.down
        return self.within(x, y)

    def within(self, x: float, y: float) -> tuple[int, int]:
        """The nearest place on the map."""
        return max(0, min(self.most, int(x))), max(0, min(self.most, int(y)))


@dataclass
class Drawn:
    """A picture."""

    body: RenderableType
    spots: list[Spot] = field(default_factory=list)
    sheet: Sheet | None = None
