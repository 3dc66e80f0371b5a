"""Collections: puzzles in an order, with dates for series."""

import sqlalchemy as sa
from alembic import op

from cluewright.library.schema import Id, UtcTime, Words

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables of collections."""
    op.create_table(
        "collection",
        sa.Column("id", Id, primary_key=True, autoincrement=True),
        sa.Column("name", Words, nullable=False, unique=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("made", UtcTime, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "entry",
        sa.Column("collection_id", Id, sa.ForeignKey("collection.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("puzzle_id", Id, sa.ForeignKey("puzzle.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("day", sa.Date),
    )
    op.create_index("entry_by_position", "entry", ["collection_id", "position"], unique=True)
    op.create_index("entry_by_day", "entry", ["collection_id", "day"])
    op.create_index("entry_by_puzzle", "entry", ["puzzle_id"])
