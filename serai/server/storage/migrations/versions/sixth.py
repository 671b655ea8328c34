"""Several processes at one database: how often a table has changed, who is there, who looks on."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "heads",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("beside", sa.BigInteger, nullable=False),
        sa.Column("keeper", sa.String(32)),
        sa.Column("made_by", sa.String(160), unique=True),
    )
    op.create_index("heads_by_keeper", "heads", ["keeper"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "presences",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
    )
    op.create_index("presences_by_process", "presences", ["process"])
    if op.get_bind().dialect.name == "postgresql":
        # Tables that are played have a keeper that is not there any more, so that one is found.
        op.execute(
            "INSERT INTO heads (table_id, version, beside, keeper) "
            "SELECT id, 0, 0, CASE WHEN state = 'playing' THEN 'nobody' END FROM tables"
        )


def downgrade() -> None:
    for name in ("presences", "processes", "heads"):
        op.drop_table(name)
