"""Machines that think for all who serve, and analyses that all of these know of."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("processes", sa.Column("backend", sa.Integer))
    op.add_column("processes", sa.Column("kin", sa.String(64)))
    op.add_column("processes", sa.Column("places", sa.Integer))
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("asker", sa.String(32), nullable=False),
        sa.Column("kin", sa.String(64), nullable=False),
        sa.Column("urgency", sa.Integer, nullable=False),
        sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
        sa.Column("task", sa.LargeBinary, nullable=False),
        sa.Column("thinker", sa.String(32)),
        sa.Column("answer", sa.LargeBinary),
    )
    op.create_table(
        "studies",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("studies", "thoughts"):
        op.drop_table(name)
    for name in ("places", "kin", "backend"):
        op.drop_column("processes", name)
