"""Clocks that go on after a restart, tables that allow hints, and analyses of ended matches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", hints)
    op.add_column("seats", sa.Column("deadline", sa.BigInteger))
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), owner, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analyses")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("deadline")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("hints")
