"""The first shape: tables, seats, lines, messages and records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("preset", sa.String(80)),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("turn_seconds", sa.Integer),
        sa.Column("start", sa.String(16), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("ending", sa.String(16)),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("request", sa.String(80)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.String(32)),
    )
    op.create_index("tables_by_state", "tables", ["state"])
    op.create_index("tables_by_request", "tables", ["host", "request"])
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("device", sa.String(64)),
        sa.Column("nonce", sa.LargeBinary),
        sa.Column("invite", sa.String(64), unique=True),
        sa.Column("claimed", sa.String(64)),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.Column("agrees", sa.Boolean, nullable=False),
        sa.Column("muted", sa.Integer, nullable=False),
    )
    op.create_index("seats_by_device", "seats", ["device"])
    op.create_table(
        "lines",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text),
        sa.Column("action_id", sa.String(80), nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("lines_by_action_id", "lines", ["table_id", "seat", "action_id"], unique=True)
    op.create_table(
        "messages",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("message_id", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("messages_by_id", "messages", ["table_id", "seat", "message_id"], unique=True)
    op.create_table("records", _table_id(), sa.Column("body", sa.Text, nullable=False))


def _table_id() -> "sa.Column[str]":
    return sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


def downgrade() -> None:
    for name in ("records", "messages", "lines", "seats", "tables"):
        op.drop_table(name)
