"""How thoughts pass between processes: asked for, taken, answered and fetched in the database.

Whoever takes one holds it as long as he is there. A thought is known by its id, so that of two
answers only one is fetched, and one that nobody waits for any more reaches nobody.
"""

import hashlib
import json
from typing import Final

import serai
from serai.bots import outside
from serai.engine import registry
from serai.engine.errors import BadInput
from serai.server.fleet.alive import ALIVE

THOUGHTS: Final = "serai_thoughts"
"""The channel that tells that something is to be thought about, or whose answer is there."""
WANTED: Final = "?"
IN_PASSING: Final = "SET synchronous_commit = off"
"""Whoever loses his connection asks again, so that nothing of this need outlive the database."""
ASKED: Final = f"""
WITH sent AS (
    INSERT INTO thoughts (id, asker, kin, urgency, asked, task)
    SELECT these.id, $1, $2, these.urgency, clock_timestamp(), these.task
    FROM unnest($3::text[], $4::int[], $5::bytea[]) AS these(id, urgency, task)
    ON CONFLICT DO NOTHING RETURNING id
)
SELECT pg_notify('{THOUGHTS}', '{WANTED}') WHERE EXISTS (SELECT 1 FROM sent)
"""
FETCHED: Final = "DELETE FROM thoughts WHERE asker = $1 AND answer IS NOT NULL RETURNING id, answer"
WITHDRAWN: Final = "DELETE FROM thoughts WHERE id = ANY($1::text[])"
TAKEN: Final = f"""
UPDATE thoughts SET thinker = $1 WHERE id IN (
    SELECT id FROM thoughts
    WHERE thinker IS NULL AND answer IS NULL AND kin = $2 AND urgency = ANY($3::int[])
    ORDER BY urgency, asked LIMIT $4 FOR UPDATE SKIP LOCKED
) AND EXISTS (SELECT 1 FROM processes WHERE id = $1 AND {ALIVE})
RETURNING id, urgency, task
"""
ANSWERED: Final = f"""
WITH answered AS (
    UPDATE thoughts SET answer = $3 WHERE id = $2 AND thinker = $1 AND answer IS NULL
    RETURNING asker
)
SELECT pg_notify('{THOUGHTS}', asker) FROM answered
"""
GIVEN_BACK: Final = f"""
WITH freed AS (
    UPDATE thoughts SET thinker = NULL
    WHERE thinker = $1 AND answer IS NULL AND NOT id = ANY($2::text[]) RETURNING id
)
SELECT pg_notify('{THOUGHTS}', '{WANTED}') WHERE EXISTS (SELECT 1 FROM freed)
"""
LEFT_UNTHOUGHT: Final = f"""
WITH freed AS (
    UPDATE thoughts SET thinker = NULL
    WHERE answer IS NULL AND thinker IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM processes WHERE id = thinker AND {ALIVE}
    ) RETURNING id
)
SELECT pg_notify('{THOUGHTS}', '{WANTED}') WHERE EXISTS (SELECT 1 FROM freed)
"""
THOUGHT_IN_VAIN: Final = f"""
DELETE FROM thoughts WHERE NOT EXISTS (
    SELECT 1 FROM processes WHERE id = asker AND {ALIVE}
)
"""


def kin() -> str:
    """Which Serai this is, and which games and bots it knows; whoever thinks for it has the same.

    Another version might not read what a seat knows, or choose what its rules do not allow.
    """
    games = [(name, _rules(name)) for name in registry.games()]
    told = json.dumps([serai.__version__, sorted(games), sorted(outside.places())])
    return hashlib.sha256(told.encode()).hexdigest()


def _rules(game: str) -> int:
    """The number of its rules; 0 for a game from elsewhere that cannot be loaded."""
    try:
        return registry.game(game).rules
    except BadInput:
        return 0
