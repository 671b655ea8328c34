"""Who is there: every process says so three times a second, and what a dead one did is taken over.

A process that is late, because its machine was, is taken for dead and goes on as a new one would.
Nothing depends on there being one keeper of a table only: of two who move the same bot, one is
overtaken. That there is one saves the thinking.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from serai.server.fleet.alive import ALIVE
from serai.server.fleet.line import LOST, Line
from serai.server.fleet.studies import LEFT_UNFINISHED
from serai.server.fleet.thoughts import LEFT_UNTHOUGHT, THOUGHT_IN_VAIN
from serai.server.storage.database import Database
from serai.server.storage.heads import CHANNEL

LOG: Final = logging.getLogger("serai.fleet")
SECONDS_BETWEEN_BEATS: Final = 0.3
SECONDS_ALIVE: Final = 1.0
"""How long one beat lasts, by the database's clock."""
SECONDS_REMEMBERED: Final = 60
"""How long a dead process is looked after: what it had on its way may come in behind its death."""
SERVING: Final = "serve"
THINKING: Final = "think"
TABLES_AT_ONCE: Final = 20
"""Few enough that others who take over as well get their share."""
BEAT: Final = f"""
INSERT INTO processes (id, kind, kin, places, backend, since, until)
VALUES ($1, $2, $3, $4, pg_backend_pid(),
    clock_timestamp(), clock_timestamp() + interval '{SECONDS_ALIVE} s')
ON CONFLICT (id) DO UPDATE SET until = excluded.until, backend = excluded.backend,
    since = CASE WHEN processes.until > clock_timestamp() AND processes.backend = excluded.backend
        THEN processes.since ELSE excluded.since END
RETURNING since
"""
"""Whoever is late, or has lost his connection, begins anew: the others may take him for dead."""
SEEN: Final = f"""
SELECT id, kind, kin, places, {ALIVE} AS is_alive FROM processes ORDER BY since, id
"""
HEADLESS: Final = """
INSERT INTO heads (table_id, version, beside, keeper)
SELECT id, 0, 0, CASE WHEN state = 'playing' THEN 'nobody' END FROM tables
WHERE NOT EXISTS (SELECT 1 FROM heads WHERE table_id = id)
ON CONFLICT DO NOTHING
"""
"""Tables from when one process served alone, or from a copy."""
UNKEPT: Final = """
UPDATE heads SET keeper = 'nobody' FROM tables
WHERE tables.id = heads.table_id AND keeper IS NULL AND tables.state = 'playing'
"""
"""Those that began when one process served alone."""
ORPHANS: Final = """
SELECT DISTINCT keeper FROM heads
WHERE keeper IS NOT NULL AND NOT EXISTS (SELECT 1 FROM processes WHERE id = keeper)
"""
TAKEN_OVER: Final = f"""
UPDATE heads SET keeper = $1 WHERE table_id IN (
    SELECT table_id FROM heads
    WHERE keeper = ANY($2::text[]) AND NOT EXISTS (
        SELECT 1 FROM processes WHERE id = heads.keeper AND {ALIVE}
    )
    LIMIT {TABLES_AT_ONCE} FOR UPDATE SKIP LOCKED
) RETURNING table_id
"""
KEPT: Final = """
SELECT heads.table_id, coalesce(turn_seconds, 0) AS seconds,
    CASE WHEN bool_or(kind = 'bot' OR stand_in) THEN NULL ELSE min(deadline) END AS until
FROM heads JOIN seats ON seats.table_id = heads.table_id JOIN tables ON id = heads.table_id
WHERE keeper = $1 AND ($2::text[] IS NULL OR heads.table_id = ANY($2))
AND (kind = 'bot' OR stand_in OR deadline IS NOT NULL)
GROUP BY heads.table_id, turn_seconds
"""
"""Of some or all tables of a keeper those at which something happens by itself: at once, where a
bot may have to move, or when somebody's time is up."""
LEFT_BEHIND: Final = f"""
WITH gone AS (
    DELETE FROM presences WHERE NOT EXISTS (
        SELECT 1 FROM processes WHERE id = process AND {ALIVE}
    ) RETURNING table_id
)
SELECT pg_notify('{CHANNEL}', table_id || ':p') FROM (SELECT DISTINCT table_id FROM gone) AS those
"""
"""Those who looked on by way of a process that is not there any more."""
CLEARED_UP: Final = (LEFT_BEHIND, THOUGHT_IN_VAIN, LEFT_UNTHOUGHT, LEFT_UNFINISHED)
"""What is done about all that a process had to do with that is not there any more."""
BURIED: Final = f"""
DELETE FROM processes WHERE until < clock_timestamp() - interval '{SECONDS_REMEMBERED} s'
AND NOT EXISTS (SELECT 1 FROM heads WHERE keeper = processes.id)
"""
LEFT: Final = "UPDATE processes SET until = clock_timestamp() WHERE id = $1"
LEAVING: Final = "*"
"""What passes the channel before the name of a process that leaves, for which nobody waits then."""
TOLD: Final = f"SELECT pg_notify('{CHANNEL}', '{LEAVING}' || $1)"


TakenOver = Callable[[str, int | None, int], None]


class Seen(NamedTuple):
    """Somebody who is there."""

    name: str
    kind: str
    kin: str | None
    places: int


class Members:
    """This process among the others."""

    def __init__(self, database: Database, kind: str, kin: str, places: int = 0) -> None:
        self.me = secrets.token_hex(8)
        self._kind = kind
        self._kin = kin
        self._places = places
        """How much it thinks about at a time for the others."""
        self._database = database
        self._line = Line(database)
        self._since: object = None
        self.seen: list[Seen] = []
        self._dead: set[str] = set()
        """Those from whom this process has taken over."""
        self._is_taking_over = False
        """Whether an answer was lost, so that the database alone knows which tables were taken."""
        self._is_leaving = False
        self._wake = asyncio.Event()
        self.on_taken_over: TakenOver = lambda _table, _until, _seconds: None
        """Told of each table that this process keeps from now on; until when nothing happens there
        by itself, and how much time everybody has."""
        self.on_death: Callable[[], None] = lambda: None
        """Told before that."""
        self.on_forgotten: Callable[[], None] = lambda: None
        """Told when the others had taken this process for dead."""
        self.on_seen: Callable[[], None] = lambda: None
        """Told after each look at who is there."""

    async def open(self) -> None:
        """Come in."""
        if self._kind == SERVING:
            await self._line.ask(HEADLESS)
            await self._line.ask(UNKEPT)
        await self._sign_in()
        await self._look()

    def is_first(self) -> bool:
        """Whether this process has been there for longest, of those that serve."""
        serving = [one.name for one in self.seen if one.kind == SERVING]
        return serving[:1] == [self.me]

    def is_alone(self) -> bool:
        """Whether nobody else serves, as far as is known."""
        return all(one.name == self.me or one.kind != SERVING for one in self.seen)

    def places(self) -> tuple[int, int]:
        """How much machines that know the same can think about at a time; and those that do not."""
        thinking = [one for one in self.seen if one.kind == THINKING]
        mine = [one.places for one in thinking if one.kin == self._kin]
        return sum(mine), sum(one.places for one in thinking) - sum(mine)

    def part(self) -> None:
        """Somebody leaves, for whom nobody waits."""
        self._wake.set()

    async def beat_on(self) -> None:
        while not self._is_leaving:
            try:
                await self._beat()
            except LOST as trouble:
                LOG.warning("no sign of life", extra={"trouble": type(trouble).__name__})
            except Exception:
                LOG.exception("no sign of life")
            try:
                async with asyncio.timeout(SECONDS_BETWEEN_BEATS):
                    await self._wake.wait()
            except TimeoutError:
                pass
            self._wake.clear()

    async def _beat(self) -> None:
        """A sign of life; whoever was late with it gives the others time for theirs."""
        if await self._sign_in():
            await self._look()
        else:
            LOG.warning("the others had taken this process for dead")
            self.on_forgotten()

    async def _sign_in(self) -> bool:
        """Whether this process was there all the time."""
        (mine,) = await self._say()
        before, self._since = self._since, mine["since"]
        return before is None or before == self._since

    async def _say(self) -> list[Any]:
        return await self._line.ask(BEAT, self.me, self._kind, self._kin, self._places)

    async def _look(self) -> None:
        seen = await self._line.ask(SEEN)
        self.seen = [
            Seen(row["id"], row["kind"], row["kin"], row["places"] or 0)
            for row in seen
            if row["is_alive"]
        ]
        self.on_seen()
        if self._kind == SERVING:
            await self._look_after({row["id"] for row in seen if not row["is_alive"]} - {self.me})

    async def _look_after(self, dead: set[str]) -> None:
        count = await self._take_over(list(dead)) if dead or self._is_taking_over else 0
        if dead:
            for statement in (*CLEARED_UP, BURIED):
                await self._line.ask(statement)
        new = dead - self._dead
        self._dead = dead
        if count or new:
            LOG.info("taken over", extra={"tables": count, "processes": len(new)})

    async def adopt_orphans(self) -> None:
        """Take over from keepers that nobody knows, be it from before there were several."""
        unknown = [row["keeper"] for row in await self._line.ask(ORPHANS)]
        await self._take_over(unknown)
        for statement in CLEARED_UP:
            await self._line.ask(statement)

    async def _take_over(self, dead: list[str]) -> int:
        """How many tables this process keeps from now on."""
        count = 0
        if self._is_taking_over:
            await self._begin(None)
        self._is_taking_over = True
        while rows := await self._line.ask(TAKEN_OVER, self.me, dead):
            await self._begin([row["table_id"] for row in rows])
            count += len(rows)
            await self._say()
        self._is_taking_over = False
        return count

    async def _begin(self, tables: list[str] | None) -> None:
        """Look after these tables, or where it is not known which they are, after all one's own."""
        self.on_death()
        for row in await self._line.ask(KEPT, self.me, tables):
            self.on_taken_over(row["table_id"], row["until"], row["seconds"])

    async def leave(self) -> None:
        """Hand over: nobody waits until this process counts as dead. Once more does no harm."""
        self._is_leaving = True
        self._wake.set()
        async with Line(self._database) as line:
            try:
                await line.ask(LEFT, self.me)
                await line.ask(TOLD, self.me)
            except LOST as trouble:
                LOG.warning("left without a word", extra={"trouble": type(trouble).__name__})

    async def close(self) -> None:
        await self.leave()
        await self._line.drop()
