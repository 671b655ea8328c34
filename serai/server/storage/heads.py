"""How processes take turns at a table: each change says after which version, and one succeeds.

The lines' own key would decide between two moves. People also sit down, leave and talk, so that it
is the table's version that decides: of two changes of any kind that were built on the same one, one
is kept. Whoever holds the heads of his tables can write all else without waiting, and as heads are
always taken in the same order, nobody waits for somebody who waits for him.
"""

from typing import Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from serai.server.storage.change import Change, Step
from serai.server.storage.database import Overtaken

CHANNEL: Final = "serai"
"""Where processes tell each other what has happened: a table and its version, never what it was."""
TAKEN: Final = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bool[], $5::text[])
        AS given(id, after, version, is_beside, keeper)
), held AS (
    SELECT heads.table_id FROM heads JOIN given ON given.id = heads.table_id
    WHERE heads.version = given.after ORDER BY heads.table_id FOR UPDATE OF heads
)
UPDATE heads SET
    version = given.version,
    beside = CASE WHEN given.is_beside THEN given.version ELSE heads.beside END,
    keeper = given.keeper
FROM given JOIN held ON held.table_id = given.id
WHERE heads.table_id = given.id
RETURNING heads.table_id
"""
MADE: Final = """
INSERT INTO heads (table_id, version, beside, keeper, made_by)
SELECT id, version, version, keeper, made_by
FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) AS made(id, version, keeper, made_by)
ORDER BY made_by
ON CONFLICT DO NOTHING RETURNING table_id
"""
STRUCK: Final = "DELETE FROM heads WHERE table_id = ANY($1::text[])"
TOLD: Final = f"SELECT pg_notify('{CHANNEL}', told) FROM unnest($1::text[]) AS told"


class Turn(NamedTuple):
    """What one commit does to one table."""

    after: int
    version: int
    """Before and afterwards; a new table comes after 0."""
    is_new: bool
    is_struck: bool
    is_beside: bool
    """Whether anything but lines was changed."""
    keeper: str | None
    made_by: str | None

    def followed_by(self, change: Change) -> "Turn":
        """The same with one more change."""
        kinds = {step for step, _values in change.steps}
        return Turn(
            self.after,
            self.version + 1,
            self.is_new or Step.ADD_TABLE in kinds,
            self.is_struck or Step.STRIKE_TABLE in kinds,
            self.is_beside or kinds != {Step.ADD_LINE},
            change.keeper,
            self.made_by or change.made_by,
        )


def before(change: Change) -> Turn:
    """A turn in which nothing has happened yet."""
    assert change.after is not None
    return Turn(change.after, change.after, False, False, False, None, None)


async def take(connection: AsyncConnection, turns: dict[str, Turn]) -> None:
    """Make sure that nobody else was first, and that nobody comes in between."""
    old = {table: turn for table, turn in turns.items() if not turn.is_new}
    new = {table: turn for table, turn in turns.items() if turn.is_new}
    got: set[str] = set()
    if old:
        given = (
            list(old),
            [turn.after for turn in old.values()],
            [turn.version for turn in old.values()],
            [turn.is_beside for turn in old.values()],
            [turn.keeper for turn in old.values()],
        )
        got |= set((await connection.exec_driver_sql(TAKEN, given)).scalars())
    if new:
        made = (
            list(new),
            [turn.version for turn in new.values()],
            [turn.keeper for turn in new.values()],
            [turn.made_by for turn in new.values()],
        )
        got |= set((await connection.exec_driver_sql(MADE, made)).scalars())
    if len(got) < len(turns):
        raise Overtaken(set(turns) - got)


async def tell(connection: AsyncConnection, turns: dict[str, Turn]) -> None:
    """Let the other processes know, once it is committed, which tables have changed."""
    struck = [table for table, turn in turns.items() if turn.is_struck]
    if struck:
        await connection.exec_driver_sql(STRUCK, (struck,))
    if turns:
        told = [said(table, turn.version, turn.is_beside) for table, turn in turns.items()]
        await connection.exec_driver_sql(TOLD, (told,))


def said(table: str, version: int, is_beside: bool) -> str:
    """What passes the channel: nothing of what happened, only that something did."""
    return f"{table}:{version}{'+' if is_beside else ''}"
