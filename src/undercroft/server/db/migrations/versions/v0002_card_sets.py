"""Owners' cards, kept with the tables that play with them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "card_sets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("files", sa.Text, nullable=False),
    )
