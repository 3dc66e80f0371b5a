"""Puzzles and their tags."""

import sqlalchemy as sa
from alembic import op

from cluewright.library.schema import Id, UtcTime, Words

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "puzzle",
        sa.Column("id", Id, primary_key=True, autoincrement=True),
        sa.Column("fingerprint", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("kind", Words, nullable=False),
        sa.Column("width", sa.Integer, nullable=False),
        sa.Column("height", sa.Integer, nullable=False),
        sa.Column("level", sa.SmallInteger, nullable=False),
        sa.Column("score", sa.Double, nullable=False),
        sa.Column("title", Words, nullable=False),
        sa.Column("author", Words, nullable=False),
        sa.Column("added", UtcTime, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    for name, columns in (
        ("puzzle_by_kind", ["kind", "id"]),
        ("puzzle_by_kind_level", ["kind", "level", "id"]),
        ("puzzle_by_score", ["score", "id"]),
        ("puzzle_by_title", ["title", "id"]),
    ):
        op.create_index(name, "puzzle", columns)
    op.create_table(
        "puzzle_tag",
        sa.Column("tag", Words, primary_key=True),
        sa.Column("puzzle_id", Id, sa.ForeignKey("puzzle.id", ondelete="CASCADE"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("puzzle_tag_by_puzzle", "puzzle_tag", ["puzzle_id"])
