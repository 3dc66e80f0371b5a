"""One scale of scores for all kinds: what Hitori and Zip puzzles were rated before comes onto it."""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

from cluewright.core.form import in_current_form
from cluewright.core.json_text import read_json, write_json
from cluewright.library.derive import UNRATED, derived_columns

revision = "0006"
down_revision = "0005"

_AT_ONCE = 1000


def upgrade() -> None:
    """Update the score of every rated puzzle, in its data and its column, a thousand at a time."""
    connection = op.get_bind()
    puzzle = sa.table("puzzle", sa.column("id"), sa.column("score"), sa.column("data"))
    new: dict[str, Any] = {name: sa.bindparam(f"new_{name}") for name in ("score", "data")}
    change = sa.update(puzzle).where(puzzle.c.id == sa.bindparam("at")).values(new)
    rated = sa.select(puzzle.c.id, puzzle.c.data).where(puzzle.c.score != UNRATED).order_by(puzzle.c.id)
    last = 0
    while rows := connection.execute(rated.where(puzzle.c.id > last).limit(_AT_ONCE)).all():
        last = rows[-1].id
        if changes := list(_changes(rows)):
            connection.execute(change, changes)


def _changes(rows: Any) -> Iterator[dict[str, Any]]:
    for row in rows:
        try:
            data = in_current_form(read_json(row.data))
            score = derived_columns(data)["score"]
        except (ValueError, LookupError, TypeError, AttributeError):
            continue  # a damaged puzzle is left alone: it must not keep the library from opening
        yield {"at": row.id, "new_score": score, "new_data": write_json(data)}
