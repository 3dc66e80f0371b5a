"""Players who agree that their times are compared with predictions."""

import sqlalchemy as sa
from alembic import op

from cluewright.library.schema import UtcTime, Words

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the table; nobody has agreed yet."""
    op.create_table(
        "consent",
        sa.Column("player", Words, primary_key=True),
        sa.Column("given", UtcTime, nullable=False),
    )
