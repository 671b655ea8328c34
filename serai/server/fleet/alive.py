"""Who counts as alive, in the words of all statements that ask for it."""

from typing import Final

ALIVE: Final = """(
    processes.until > clock_timestamp()
    AND EXISTS (SELECT 1 FROM pg_stat_get_activity(coalesce(processes.backend, 0)))
)"""
"""A process that is killed loses its connection at once; a machine that vanishes says nothing.

(Asked for nobody's activity, PostgreSQL tells of all; there is no process 0.)
"""
