"""Sessions: when each began, was last seen and ended, on what device; and passwords for one use."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("visitors", sa.Column("begun", sa.Float, nullable=False, server_default="0"))
    op.add_column("visitors", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("visitors", sa.Column("browser", sa.String(40), nullable=False, server_default=""))
    op.add_column("visitors", sa.Column("ended", sa.Float, nullable=True))
    op.add_column("accounts", sa.Column("once", sa.Float, nullable=True))
