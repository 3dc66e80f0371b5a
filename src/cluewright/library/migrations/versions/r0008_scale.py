"""Scores say how long a puzzle takes: those from before are kept with the puzzles, but no longer compared.

Searches and orders by score leave puzzles out until they are rated again.
"""

import sqlalchemy as sa
from alembic import op

from cluewright.library.derive import UNRATED

revision = "0008"
down_revision = "0007"

_NEW_SCALE = '%"revision":3,"techniques":%'
"""How the JSON form of a rating on the new scale reads; a file from a newer version may have been imported."""


def upgrade() -> None:
    """Take the scores of earlier scales out of the column to search by."""
    puzzle = sa.table("puzzle", sa.column("score", sa.Double), sa.column("data", sa.Text))
    old = (puzzle.c.score != UNRATED) & puzzle.c.data.not_like(_NEW_SCALE)
    op.execute(sa.update(puzzle).where(old).values(score=float(UNRATED)))
