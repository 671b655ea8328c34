"""Analyses of another shape: the old ones are forgotten, and are thought through anew if asked."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("DELETE FROM analyses")


def downgrade() -> None:
    op.execute("DELETE FROM analyses")
