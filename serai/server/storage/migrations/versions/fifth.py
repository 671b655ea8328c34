"""Tables are loaded when they are needed: lists and idle tables are found by indexes instead."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

OPEN_SEAT = "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open')"


def upgrade() -> None:
    op.add_column("tables", sa.Column("active", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("listed", sa.String(8)))
    op.execute("UPDATE tables SET active = coalesce(ended, started, created)")
    listed = "UPDATE tables SET listed = '{}' WHERE public AND state = '{}' AND {}"
    op.execute(listed.format("open", "open", OPEN_SEAT))
    op.execute(listed.format("running", "playing", "spectators"))
    op.drop_index("tables_by_state", "tables")
    op.create_index("tables_by_state", "tables", ["state", "active"])
    op.create_index("tables_by_list", "tables", ["listed", "created"])


def downgrade() -> None:
    op.drop_index("tables_by_list", "tables")
    op.drop_index("tables_by_state", "tables")
    op.create_index("tables_by_state", "tables", ["state"])
    op.drop_column("tables", "listed")
    op.drop_column("tables", "active")
