"""More to search and sort by: size, techniques, words, verdict, licence, source; and thumbnails.

For existing puzzles these are read from their data.
"""

import sqlalchemy as sa
from alembic import op

from cluewright.core.json_text import read_json
from cluewright.library.derive import derived_columns, techniques_of, words_of
from cluewright.library.schema import Id, Words

revision = "0004"
down_revision = "0003"

_AT_ONCE = 1000
_ADDED = ("cells", "hardest", "verdict", "licence", "source")


def upgrade() -> None:
    """Add columns and tables, and fill them."""
    op.add_column("puzzle", sa.Column("cells", sa.Integer, nullable=False, server_default="0"))
    op.add_column("puzzle", sa.Column("hardest", sa.Integer, nullable=False, server_default="-1"))
    for name in ("verdict", "licence", "source"):
        op.add_column("puzzle", sa.Column(name, Words, nullable=False, server_default=""))
    for table, label in (("puzzle_technique", "technique"), ("puzzle_word", "word")):
        op.create_table(
            table,
            sa.Column(label, Words, primary_key=True),
            sa.Column("puzzle_id", Id, sa.ForeignKey("puzzle.id", ondelete="CASCADE"), primary_key=True),
            sqlite_with_rowid=False,
        )
        op.create_index(f"{table}_by_puzzle", table, ["puzzle_id"])
    op.create_table(
        "thumbnail",
        sa.Column("puzzle_id", Id, sa.ForeignKey("puzzle.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("png", sa.LargeBinary, nullable=False),
    )
    _fill()
    for name, columns in (
        ("puzzle_by_kind_score", ["kind", "score", "id"]),
        ("puzzle_by_level", ["level", "id"]),
        ("puzzle_by_cells", ["cells", "id"]),
        ("puzzle_by_hardest", ["hardest", "id"]),
    ):
        op.create_index(name, "puzzle", columns)


def _fill() -> None:
    """Read what is new from the data of each puzzle, a thousand at a time."""
    connection = op.get_bind()
    puzzle = sa.table("puzzle", sa.column("id"), sa.column("data"), *map(sa.column, _ADDED))
    technique = sa.table("puzzle_technique", sa.column("technique"), sa.column("puzzle_id"))
    word = sa.table("puzzle_word", sa.column("word"), sa.column("puzzle_id"))
    last = 0
    while True:
        query = sa.select(puzzle.c.id, puzzle.c.data).where(puzzle.c.id > last).order_by(puzzle.c.id).limit(_AT_ONCE)
        rows = connection.execute(query).all()
        if not rows:
            return
        last = rows[-1].id
        data = []
        columns = []
        for row in rows:
            try:
                one = read_json(row.data)
                columns.append({"at": row.id, **derived_columns(one)})
                data.append((row.id, one))
            except (ValueError, LookupError, TypeError, AttributeError):
                continue  # a damaged puzzle is left alone: it must not keep the library from opening
        if not columns:
            continue
        change = sa.update(puzzle).where(puzzle.c.id == sa.bindparam("at"))
        connection.execute(
            change.values({name: sa.bindparam(f"new_{name}") for name in _ADDED}),
            [{"at": each["at"], **{f"new_{name}": each[name] for name in _ADDED}} for each in columns],
        )
        if found := [{"technique": name, "puzzle_id": number} for number, one in data for name in techniques_of(one)]:
            connection.execute(sa.insert(technique), found)
        if said := [{"word": each, "puzzle_id": number} for number, one in data for each in words_of(one)]:
            connection.execute(sa.insert(word), said)
