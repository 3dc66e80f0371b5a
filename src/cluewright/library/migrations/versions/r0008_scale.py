"""Scores say how long a puzzle takes: those from before are kept with the puzzles, but no longer compared.

Searches and orders by score leave puzzles out until they are rated again.
"""

import sqlalchemy as sa
from alembic import op

from cluewright.library.derive import UNRATED

revision = "0008"
down_revision = "0007"

_NEW_SCALE = r"""'%"revision"\:3,"techniques"\:%'"""
"""How the JSON form of a rating on the new scale reads; a file from a newer version may have been imported."""


def upgrade() -> None:
    """Take the scores of earlier scales out of the column to search by."""
    op.execute(sa.text(f"UPDATE puzzle SET score = {UNRATED} WHERE score != {UNRATED} AND data NOT LIKE {_NEW_SCALE}"))
