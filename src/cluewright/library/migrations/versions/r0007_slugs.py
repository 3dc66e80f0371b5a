"""Techniques by their slugs: "line-analysis" where it was "line analysis".

The puzzles themselves, which are kept whole, stay as they are; what they say is converted when they are read.
"""

from alembic import op

revision = "0007"
down_revision = "0006"

# A puzzle may have the slug already, where a newer and an older version of the program have added it.
_REMOVE_TWINS = """
DELETE FROM puzzle_technique WHERE technique LIKE '% %' AND EXISTS (
    SELECT 1 FROM puzzle_technique AS twin
    WHERE twin.puzzle_id = puzzle_technique.puzzle_id AND twin.technique = replace(puzzle_technique.technique, ' ', '-')
)
"""
_RENAME = "UPDATE puzzle_technique SET technique = replace(technique, ' ', '-') WHERE technique LIKE '% %'"


def upgrade() -> None:
    """Write the techniques that puzzles are found by as slugs."""
    op.execute(_REMOVE_TWINS)
    op.execute(_RENAME)
