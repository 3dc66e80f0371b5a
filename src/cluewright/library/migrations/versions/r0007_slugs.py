"""Techniques by their slugs: "line-analysis" where it was "line analysis"; and the hardest of each puzzle updated.

Some kinds have more techniques than before, so those after them have moved. The puzzles themselves, which are
kept whole, are unchanged; they are converted when they are read.
"""

from typing import Any

from alembic import op
from sqlalchemy import text

from cluewright.core.kind import Kind
from cluewright.core.registry import kinds
from cluewright.library.derive import UNRATED

revision = "0007"
down_revision = "0006"

# A puzzle may already have the slug, if a newer and an older version of the program have both added it.
_REMOVE_TWINS = """
DELETE FROM puzzle_technique WHERE technique LIKE '% %' AND EXISTS (
    SELECT 1 FROM puzzle_technique AS twin
    WHERE twin.puzzle_id = puzzle_technique.puzzle_id AND twin.technique = replace(puzzle_technique.technique, ' ', '-')
)
"""
_RENAME = "UPDATE puzzle_technique SET technique = replace(technique, ' ', '-') WHERE technique LIKE '% %'"


def upgrade() -> None:
    """Store the techniques that puzzles are searched by as slugs, and the place of the hardest one needed."""
    op.execute(_REMOVE_TWINS)
    op.execute(_RENAME)
    for kind in kinds().values():
        if kind.techniques:
            op.execute(text(_rank(kind)))


def _rank(kind: Kind[Any, Any]) -> str:
    """Return the statement that finds the hardest technique of every rated puzzle of a kind, all at once."""
    orders = " ".join(f"WHEN {_quoted(each.slug)} THEN {each.order}" for each in kind.techniques)
    hardest = f"SELECT MAX(CASE technique {orders} END) FROM puzzle_technique WHERE puzzle_id = puzzle.id"
    rated = f"kind = {_quoted(kind.name)} AND hardest <> {UNRATED}"
    return f"UPDATE puzzle SET hardest = COALESCE(({hardest}), {UNRATED}) WHERE {rated}"


def _quoted(name: str) -> str:
    return "'" + name.replace("'", "''").replace(":", r"\:") + "'"
