"""The stored tables as SQLAlchemy sees them; migrations bring a database to this shape."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
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
    Index("tables_by_state", "state"),
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
