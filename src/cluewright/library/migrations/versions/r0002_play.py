"""Games in progress and finished games, by the player's name."""

import sqlalchemy as sa
from alembic import op

from cluewright.library.schema import Id, UtcTime, Words

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of play."""
    op.create_table(
        "progress",
        sa.Column("player", Words, primary_key=True),
        sa.Column("puzzle_id", Id, sa.ForeignKey("puzzle.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("saved", UtcTime, nullable=False),
    )
    op.create_index("progress_by_puzzle", "progress", ["puzzle_id"])
    op.create_table(
        "result",
        sa.Column("id", Id, primary_key=True, autoincrement=True),
        sa.Column("player", Words, nullable=False),
        sa.Column("puzzle_id", Id, sa.ForeignKey("puzzle.id", ondelete="SET NULL")),
        sa.Column("kind", Words, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("mistakes", sa.Integer, nullable=False),
        sa.Column("finished", UtcTime, nullable=False),
        sa.Column("day", sa.Date, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("result_by_player", "result", ["player", "day"])
    op.create_index("result_by_puzzle", "result", ["puzzle_id"])
