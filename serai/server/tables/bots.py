"""Bots at the tables: whoever is asked and has no person deciding is thought for."""

import asyncio

from serai.server.moment import now
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House
from serai.server.tables.making import known_level
from serai.server.tables.playing import play
from serai.server.thinking.pool import Thinkers


class Bots:
    """Asks the thinkers for every seat that waits for a bot, and plays what they choose."""

    def __init__(self, house: House, thinkers: Thinkers, pace: int) -> None:
        self._house = house
        self._thinkers = thinkers
        self._pace = pace
        """Milliseconds between two actions at a table that people can follow."""
        house.on_settled.append(self.wake)

    def wake(self, table: HostedTable) -> None:
        """Ask for every bot that is due and has not been asked yet."""
        for seat in self._due(table):
            if table.play is not None and seat not in table.play.thinking:
                table.play.thinking.add(seat)
                self._house.spawn(self._move(table, seat))

    def _due(self, table: HostedTable) -> list[int]:
        """The bots that must decide; none while all people are away, for then the table waits."""
        if table.row.state != "playing" or table.dropped or self._house.stopping:
            return []
        due = [seat for seat in table.to_act() if table.by_bot(seat)]
        if due and all(person.stand_in for person in table.people()):
            return []
        return due

    async def _move(self, table: HostedTable, seat: int) -> None:
        assert table.play is not None
        match = table.play.match
        level = known_level(table.seats[seat].level)
        try:
            follows = table.active + self._pace
            action = await self._thinkers.choose(table.row.game, level, match.observation(seat))
            await asyncio.sleep(max(0, follows - now()) / 1000)
        finally:
            table.play.thinking.discard(seat)
        if seat in self._due(table) and match.why_not(seat, action) is None:
            action_id = f"bot/{len(match.lines)}"
            play(self._house, table, seat, action, action_id, by_person=False)
        else:
            self.wake(table)
