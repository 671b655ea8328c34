"""This process among others at one database, as its house knows it."""

import logging
from typing import Final

from serai.server.fleet.errands import Errands
from serai.server.fleet.following import Follower
from serai.server.fleet.members import SERVING, Members
from serai.server.fleet.presences import Presences
from serai.server.fleet.studies import Studies
from serai.server.fleet.thoughts import kin
from serai.server.moment import now
from serai.server.payloads.answers import Analysis
from serai.server.storage.database import Database
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House

LOG: Final = logging.getLogger("serai.fleet")


class Fleet:
    """Follows the others, is followed by them, and takes over from those that are gone."""

    def __init__(self, house: House, database: Database) -> None:
        self._house = house
        like_me = kin()
        self._members = Members(database, SERVING, like_me)
        self.me = self._members.me
        self._errands = Errands(database, self.me, like_me)
        self._studies = Studies(house, database, self.me)
        self._presences = Presences(house, database, self.me)
        self._follower = Follower(house, database, self._presences)
        self._members.on_taken_over = house.look_after
        self._members.on_death = self._be_patient
        self._members.on_forgotten = self._begin_again
        self._members.on_seen = self._see_who_thinks
        self._follower.on_leaving = self._members.part
        self._thinking = (0, 0)
        """How much other machines have places for, and those of another Serai, which are no use."""
        house.others = self

    async def open(self) -> None:
        """Listen before anything is read, and come in before anything is taken over."""
        await self._follower.open()
        await self._presences.open()
        await self._members.open()
        self._house.well_since = now() if self._members.is_alone() else 0
        await self._members.adopt_orphans()
        for work in (self._members.beat_on, self._errands.go_on, self._studies.tell_on):
            self._house.spawn(work())

    async def close(self) -> None:
        """What was accepted is written by now; somebody else goes on with it."""
        await self._members.close()
        await self._errands.close()
        await self._studies.close()
        await self._presences.close()
        await self._follower.close()

    def _be_patient(self) -> None:
        """Whoever was connected to a process that has gone must find another one first."""
        self._house.well_since = now()

    def _begin_again(self) -> None:
        self._presences.tell_again()
        self._errands.ask_again()
        self._follower.check_all()

    def _see_who_thinks(self) -> None:
        """Bots think on machines that serve nobody, where there are any."""
        places, others = self._members.places()
        if (places, others) == self._thinking:
            return
        self._thinking = (places, others)
        LOG.info("thought about elsewhere", extra={"places": places, "of_another_serai": others})
        self._house.thinkers.send_out(places, self._errands)
        self._errands.somebody_thinks(places > 0)

    async def fresh(self, table: HostedTable) -> None:
        await self._follower.fresh(table)

    def check(self, table: HostedTable) -> None:
        self._follower.check(table)
        self._presences.look_at(table.row.id)

    def overtaken(self, table: HostedTable) -> None:
        self._follower.overtaken(table)

    def presence(self, table: HostedTable, seat: int) -> None:
        self._presences.note(table, seat)

    async def begins_study(self, table_id: str, study: Analysis) -> bool:
        return await self._studies.begins(table_id, study)

    async def study_elsewhere(self, table_id: str) -> Analysis | None:
        return await self._studies.elsewhere(table_id)

    async def hand_over(self) -> None:
        await self._members.leave()

    async def tidy(self) -> None:
        await self._members.adopt_orphans()

    def leads(self) -> bool:
        return self._members.is_first()
