"""Lines without a second index: the table in memory knows its action ids, the writer is alone."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("lines_by_action_id", "lines")


def downgrade() -> None:
    op.create_index("lines_by_action_id", "lines", ["table_id", "seat", "action_id"], unique=True)
