"""Bots at the tables: whoever is asked and has no person deciding is thought for."""

import asyncio
import contextlib
from typing import Final

from serai.bots.levels import USUAL
from serai.server.moment import now
from serai.server.problems import Refusal
from serai.server.tables import chatting
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House
from serai.server.tables.playing import play
from serai.server.thinking.pool import Thinkers
from serai.server.thinking.turns import Asker

BEAT: Final = 250
LONGEST_WAIT: Final = 1500
FORGOTTEN: Final = 20
"""Milliseconds by which bots keep time, for which one waits at most, and what part of the usual
time is forgotten with every thought."""
FAILED: Final = (
    "I failed: something went wrong while I thought, so a legal action was drawn for me. "
    "Should I fail again, the same is done without another word."
)
"""What a bot says in the talk of its table, once; why it failed might tell what it knew."""


class Composure:
    """How long bots let others wait: as long as such an action has lately taken them at most.

    A bot that is quick whenever its hand leaves no choice would show its hand.
    """

    def __init__(self) -> None:
        self._usual: dict[tuple[str, str, str], int] = {}

    def wait(self, game: str, level: str, family: str, thought: int) -> int:
        """Milliseconds from question to action, where thinking took so many."""
        before = self._usual.get((game, level, family), 0)
        usual = max(min(thought, LONGEST_WAIT), before - before // FORGOTTEN)
        self._usual[game, level, family] = usual
        return max(1, -(-usual // BEAT)) * BEAT


class Bots:
    """Asks the thinkers for every seat that waits for a bot, and plays what they choose."""

    def __init__(self, house: House, thinkers: Thinkers, pace: int) -> None:
        self._house = house
        self._thinkers = thinkers
        self._pace = pace
        """Milliseconds between two actions at a table that people can follow; 0 is no pace."""
        self._composure = Composure()
        house.on_settled.append(self.wake)

    def wake(self, table: HostedTable) -> None:
        """Ask for every bot that is due and has not been asked yet."""
        if not self._house.keeps(table):
            return
        for seat in self._due(table):
            if table.play is not None and seat not in table.play.thinking:
                table.play.thinking.add(seat)
                self._house.spawn(self._move(table, seat))

    def _due(self, table: HostedTable) -> list[int]:
        if table.row.state != "playing" or table.dropped or self._house.stopping:
            return []
        return table.bots_due()

    async def _move(self, table: HostedTable, seat: int) -> None:
        assert table.play is not None
        thinking = table.play.thinking
        match = table.play.match
        before = len(match.lines)
        level = table.seats[seat].level or USUAL
        try:
            if seat not in self._due(table):
                return  # something has happened since it was woken, and wakes whoever is due
            asked, follows = now(), table.active + self._pace
            asker = Asker(table.asker, table.row.id)
            seen = match.observation(seat)
            choice = await self._thinkers.choose(table.row.game, level, seen, asker)
            action = choice.action
            if self._pace:
                family = match.game.space.family_of(action).name
                wait = self._composure.wait(table.row.game, level, family, choice.milliseconds)
                await asyncio.sleep(max(0, follows - now(), asked + wait - now()) / 1000)
        finally:
            thinking.discard(seat)
        if table.refreshing is not None:
            return  # bots are woken when it is up to date
        is_due = table.play.match is match and seat in self._due(table)
        was_first = all(line.seat != seat for line in match.lines[before:])
        if is_due and was_first and match.why_not(seat, action) is None:
            if choice.failed:
                self._tell_failure(table, seat)
            action_id = f"bot/{len(match.lines)}"
            play(self._house, table, seat, action, action_id, by_person=False)
        else:
            self.wake(table)

    def _tell_failure(self, table: HostedTable, seat: int) -> None:
        """The log says why; the table hears that what is played now is no choice of the bot's."""
        with contextlib.suppress(Refusal):  # a table that has talked too much
            chatting.say(self._house, table, seat, FAILED, f"failed/{seat}")
