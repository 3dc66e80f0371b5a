"""Batches: their series of like items, and what became of each item."""

import sqlalchemy as sa
from alembic import op

from cluewright.library.schema import Id, UtcTime, Words

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables of batches."""
    op.create_table(
        "batch",
        sa.Column("id", Id, primary_key=True, autoincrement=True),
        sa.Column("name", Words, nullable=False, unique=True),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("started", UtcTime, nullable=False),
        sa.Column("updated", UtcTime, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "batch_series",
        sa.Column("id", Id, primary_key=True, autoincrement=True),
        sa.Column("batch_id", Id, sa.ForeignKey("batch.id", ondelete="CASCADE"), nullable=False),
        sa.Column("key", Words, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("recipe", sa.Integer, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("batch_series_by_key", "batch_series", ["batch_id", "key"], unique=True)
    op.create_table(
        "batch_item",
        sa.Column("series_id", Id, sa.ForeignKey("batch_series.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("state", Words, nullable=False),
        sa.Column("puzzle_id", Id, sa.ForeignKey("puzzle.id", ondelete="SET NULL")),
        sa.Column("level", sa.SmallInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("batch_item_by_puzzle", "batch_item", ["puzzle_id"])
