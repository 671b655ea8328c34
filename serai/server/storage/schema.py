"""The stored tables as SQLAlchemy sees them; migrations bring a database to this shape."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("preset", String(80)),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("turn_seconds", Integer),
    Column("hints", Boolean, nullable=False),
    Column("start", String(16), nullable=False),
    Column("state", String(16), nullable=False),
    Column("ending", String(16)),
    Column("secret", LargeBinary, nullable=False),
    Column("host", String(64), nullable=False),
    Column("request", String(80)),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("result", Text),
    Column("rematch", String(32)),
    Column("active", BigInteger, nullable=False),
    Column("listed", String(8)),
    Index("tables_by_state", "state", "active"),
    Index("tables_by_list", "listed", "created"),
    Index("tables_by_request", "host", "request"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("level", String(40)),
    Column("device", String(64)),
    Column("nonce", LargeBinary),
    Column("invite", String(64), unique=True),
    Column("claimed", String(64)),
    Column("stand_in", Boolean, nullable=False),
    Column("agrees", Boolean, nullable=False),
    Column("muted", Integer, nullable=False),
    Column("deadline", BigInteger),
    Index("seats_by_device", "device"),
)

LINES: Final = Table(
    "lines",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text),
    Column("action_id", String(80), nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

MESSAGES: Final = Table(
    "messages",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("message_id", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("messages_by_id", "table_id", "seat", "message_id", unique=True),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),
)

# Several processes at one database; SQLite's only process writes none of these.

HEADS: Final = Table(
    "heads",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("beside", BigInteger, nullable=False),
    Column("keeper", String(32)),
    Column("made_by", String(160), unique=True),
    Index("heads_by_keeper", "keeper"),
)
"""How often each table has changed: whoever changes it says after which version, and one succeeds.

`beside` is the last version that changed more than lines, `keeper` the process that looks after the
bots and the clock, `made_by` the request or the ended table that a table came from.
"""

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("since", DateTime(timezone=True), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    Column("backend", Integer),
    Column("kin", String(64)),
    Column("places", Integer),
)
"""Who is there, until the database's own clock has passed `until`, or its `backend` has gone.

That is PostgreSQL's process at the other end of the connection, which ends with it. `kin` says
which games and bots somebody knows, and `places` how many moves of bots a machine can think about
at a time that does nothing else.
"""

PRESENCES: Final = Table(
    "presences",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", String(32), primary_key=True),
    Index("presences_by_process", "process"),
)
"""Which seats look at their table by way of which process."""

THOUGHTS: Final = Table(
    "thoughts",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("asker", String(32), nullable=False),
    Column("kin", String(64), nullable=False),
    Column("urgency", Integer, nullable=False),
    Column("asked", DateTime(timezone=True), nullable=False),
    Column("task", LargeBinary, nullable=False),
    Column("thinker", String(32)),
    Column("answer", LargeBinary),
)
"""What a process has another machine think about, until it has fetched the answer.

A task holds what one seat knows, or a moment of a match that is over; nothing that leads to more.
"""

STUDIES: Final = Table(
    "studies",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(32), nullable=False),
    Column("body", Text, nullable=False),
)
"""Analyses under way, as far as they are, and which process has them."""
