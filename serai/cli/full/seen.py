"""What the person before the screen sees at one moment, and what the screen asks of a table."""

from dataclasses import dataclass, field
from typing import Any, Protocol

from rich.console import RenderableType

from serai.engine.clauses import Clause
from serai.engine.game import Game
from serai.words import Words


@dataclass
class Seen:
    """A moment, by what one seat knows; by what everybody knows if the seat is None."""

    seat: int | None
    view: dict[str, Any]
    offers: list[dict[str, Any]] = field(default_factory=list)
    is_asked: bool = False
    can_undo: bool = False
    is_over: bool = False


class Stage(Protocol):
    """Where a table is shown."""

    async def show(self, seen: Seen, news: list[dict[str, Any]]) -> None:
        """Tell what happened at a pace people can follow, and show what has become of it."""

    async def draw_curtain(self, seat: int) -> None:
        """Hide everything until the next person sits in front of the screen."""

    def wait_for(self, seat: int | None) -> None:
        """Say who is being waited for, if anybody."""

    def note(self, text: str) -> None:
        """Say something that is no part of the match."""


class Table(Protocol):
    """A match with people at it, in this process or on a server."""

    game: Game
    words: Words
    has_hints: bool

    async def run(self, stage: Stage) -> None:
        """Play to the end, showing everything on the stage."""

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        """All that a seat has been shown so far."""

    async def play(self, seat: int, action: dict[str, Any]) -> None:
        """Do what a seat has chosen."""

    async def undo(self, seat: int) -> None:
        """Take the seat's last action back."""

    async def why_not(self, seat: int, action: dict[str, Any]) -> Clause | None:
        """The clause against an action, or None."""

    async def hint(self, seat: int) -> list[RenderableType]:
        """What a strong bot would do."""

    def keep_in(self, wish: str) -> str:
        """Keep the match in a file from now on; returns what to say of it."""

    def farewell(self, interrupted: bool) -> str:
        """What to say when somebody leaves."""

    def close(self) -> None:
        """Let go of processes and connections."""
