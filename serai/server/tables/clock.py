"""The turn clock: when a person's time is up, a bot stands in."""

import asyncio

from serai.server.moment import now
from serai.server.tables import seating
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House


class Clock:
    """Keeps one timer for each table on which somebody's time runs."""

    def __init__(self, house: House) -> None:
        self._house = house
        house.on_settled.append(self.set)

    def set(self, table: HostedTable) -> None:
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        deadline = table.deadline()
        if deadline is None or table.dropped or not self._house.keeps(table):
            return
        wait = max(0, deadline - now()) / 1000
        table.timer = asyncio.get_running_loop().call_later(wait, self._ring, table)

    def _ring(self, table: HostedTable) -> None:
        table.timer = None
        if table.play is None or table.dropped or self._house.stopping:
            return
        if table.refreshing is not None:  # the clock is set again when it is up to date
            return
        moment = now()
        late = [seat for seat in table.seats if seat.deadline is not None]
        late = [seat for seat in late if (seat.deadline or 0) <= moment]
        if late:
            seating.stand_in(self._house, table, *late)
        else:
            self.set(table)
