"""Analyses under way: each is known to all processes as far as it is, and done by one of them."""

import asyncio
import logging
from typing import Final

import msgspec

from serai.server.fleet.alive import ALIVE
from serai.server.fleet.line import LOST, Line
from serai.server.payloads.answers import Analysis
from serai.server.problems import unavailable
from serai.server.storage.database import Database
from serai.server.tables.house import House

LOG: Final = logging.getLogger("serai.fleet")
SECONDS_BETWEEN: Final = 1.0
TOLD: Final = f"""
INSERT INTO studies (table_id, process, body)
SELECT told.id, $1, told.body FROM unnest($2::text[], $3::text[]) AS told(id, body)
ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, body = excluded.body
WHERE studies.process = excluded.process OR NOT EXISTS (
    SELECT 1 FROM processes WHERE id = studies.process AND {ALIVE}
)
RETURNING table_id
"""
"""Whose somebody else has, who is there, remains his."""
ENDED: Final = "DELETE FROM studies WHERE process = $1 AND NOT table_id = ANY($2::text[])"
KNOWN: Final = f"""
SELECT body FROM studies JOIN processes ON id = process AND {ALIVE}
WHERE table_id = $1
"""
LEFT_UNFINISHED: Final = f"""
DELETE FROM studies WHERE NOT EXISTS (
    SELECT 1 FROM processes WHERE id = process AND {ALIVE}
)
"""


class Studies:
    """Tells the others of the analyses that this house has under way, and asks for theirs."""

    def __init__(self, house: House, database: Database, me: str) -> None:
        self._house = house
        self._me = me
        self._line = Line(database)
        self._told = False
        """Whether others may believe that something is under way here."""

    async def close(self) -> None:
        await self._line.drop()

    async def begins(self, table_id: str, study: Analysis) -> bool:
        """Whether nobody else has a match's analysis under way, so that this house begins it."""
        try:
            return bool(await self._tell({table_id: study}))
        except LOST:
            raise unavailable() from None

    async def elsewhere(self, table_id: str) -> Analysis | None:
        """What another process has found out so far."""
        try:
            found = await self._line.ask(KNOWN, table_id)
        except LOST:
            raise unavailable() from None
        return msgspec.json.decode(found[0]["body"], type=Analysis) if found else None

    async def tell_on(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN)
            studies = dict(self._house.studies)
            if not (studies or self._told):
                continue
            try:
                await self._tell(studies)
                await self._line.ask(ENDED, self._me, list(self._house.studies))
                self._told = bool(self._house.studies)
            except LOST as trouble:
                LOG.warning("studies were not told", extra={"trouble": type(trouble).__name__})

    async def _tell(self, studies: dict[str, Analysis]) -> list[str]:
        """The tables whose analyses are this house's."""
        self._told = True
        bodies = [msgspec.json.encode(study).decode() for study in studies.values()]
        told = await self._line.ask(TOLD, self._me, list(studies), bodies)
        return [row["table_id"] for row in told]
