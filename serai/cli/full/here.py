"""A match at this terminal: bots in their own process, people before the screen, kept on disk.

Everything a person sees comes from that seat's own view, offers and events.
"""

import asyncio
from pathlib import Path
from typing import Any

from rich.console import RenderableType

from serai.bots.advising import reason
from serai.cli import chairs, hints
from serai.cli.chairs import Chair
from serai.cli.choices import choices_from, offers_of
from serai.cli.full.seen import Seen, Stage
from serai.cli.full.thinking import Players, advice
from serai.cli.keeping import Kept
from serai.engine import given
from serai.engine.clauses import Clause, lookup
from serai.engine.errors import BadInput
from serai.engine.match import Match
from serai.words import Words


class HereTable:
    """One match with its people and bots; without people it is watched as the public sees it."""

    def __init__(
        self, match: Match, sitting: list[Chair], file: Path | None, seed: int | None = None
    ) -> None:
        match.notes[chairs.NOTE] = chairs.written(sitting)
        self.match = match
        self.game = match.game
        self.words = Words(match.game, [chair.name for chair in sitting])
        self.kept = Kept(match, file, self.words)
        self.has_hints = match.notes.get(hints.NOTE) != hints.OFF
        self.people = [seat for seat, chair in enumerate(sitting) if chair.is_person]
        self._bots = Players(match.game, sitting, seed)
        self._reader: int | None = self.people[0] if len(self.people) == 1 else None
        """Who is in front of the screen; nobody in particular between two people."""
        self._shown: dict[int | None, int] = {}
        """How many of its events each reader has been shown."""
        self._failed: dict[int, str] = {}
        """Bots that failed, and with what."""
        self._acted = asyncio.Event()

    async def run(self, stage: Stage) -> None:
        self.kept.begin()
        await self._show(stage)
        while not self.match.over:
            seat = self._next_seat()
            if seat in self.people:
                await self._ask(seat, stage)
            else:
                stage.wait_for(seat)
                action, kind = await self._bots.choose(seat, self.match.observation(seat))
                stage.wait_for(None)
                self._change(seat, action)
                if kind:
                    self._failed[seat] = kind
            if not self._is_asked_next():
                await self._show(stage)
        if not self.kept.trouble and self.kept.named() is None:
            self.kept.forget_own()

    def _is_asked_next(self) -> bool:
        """Whether whoever sits before the screen decides next, and is shown everything then."""
        return (
            not self.match.over and self._reader is not None and (self._next_seat() == self._reader)
        )

    def _next_seat(self) -> int:
        """Bots first where several choose at once, so that people never wait for them."""
        asked = self.match.to_act
        return next((seat for seat in asked if seat not in self.people), asked[0])

    async def _ask(self, seat: int, stage: Stage) -> None:
        if self._reader != seat:
            await stage.draw_curtain(seat)
            self._reader = seat
        self._acted.clear()
        await self._show(stage, asked=seat)
        await self._acted.wait()
        if len(self.people) > 1 and self._next_person() != seat:
            self._reader = None

    def _next_person(self) -> int | None:
        """The person who decides next, as far as nobody else has to."""
        return None if self.match.over else self._next_seat()

    async def _show(self, stage: Stage, asked: int | None = None) -> None:
        reader = self._reader
        events: list[dict[str, Any]] = self.match.events(reader)
        news = events[self._shown.get(reader, 0) :]
        self._shown[reader] = len(events)
        seen = Seen(reader, {**self.match.view(reader)}, is_over=self.match.over)
        if asked is not None:
            seen.is_asked = True
            seen.offers = offers_of(self.match, asked)
            seen.can_undo = self.match.can_undo(asked)
        await stage.show(seen, news)
        for place, kind in self._failed.items():
            stage.note(self.words.say("bot-failed", seat=place, trouble=kind))
        if self.kept.trouble:
            stage.note(self.kept.told_trouble())

    def _change(self, seat: int, action: given.Action) -> None:
        self.match.play(seat, action)
        self.kept.keep()

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        return self.match.events(seat)

    async def play(self, seat: int, action: dict[str, Any]) -> None:
        self._change(seat, action)
        self._acted.set()

    async def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.kept.keep()
        self._acted.set()

    async def why_not(self, seat: int, action: dict[str, Any]) -> Clause | None:
        against = self.match.why_not(seat, action)
        return None if against is None else lookup(against.ident, self.words.language)

    async def hint(self, seat: int) -> list[RenderableType]:
        if not self.has_hints:
            raise BadInput(self.words.say("hint-off"))
        observation = self.match.observation(seat)
        opinions = await advice(self.game, observation)
        actions = [self.game.space.to_json(opinion.action) for opinion in opinions]
        choices = choices_from(offers_of(self.match, seat), self.words)
        return hints.shown(actions, opinions, reason(observation, opinions), choices, self.words)

    def keep_in(self, wish: str) -> str:
        self.kept.keep_in(wish)
        return self.words.say("save-done", file=str(self.kept.file))

    def farewell(self, interrupted: bool) -> str:
        if not self.people:
            return ""
        if self.match.over:
            file = self.kept.named()
            return "" if file is None else self.words.say("end-saved", file=str(file))
        return self.kept.how_to_go_on("left-interrupted" if interrupted else "left")

    def close(self) -> None:
        self._bots.stop()
