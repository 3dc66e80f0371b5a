"""Tags, techniques and words of puzzles: the pairs of a label and a puzzle."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, Table, delete, select

from cluewright.library.errors import NotInLibrary
from cluewright.library.schema import PUZZLE, TAG, TECHNIQUE, WORD


def tags_of(connection: Connection, ids: Sequence[int]) -> dict[int, list[str]]:
    """Return the tags of puzzles, in order; puzzles without any are left out."""
    if not ids:
        return {}
    query = select(TAG.c.puzzle_id, TAG.c.tag).where(TAG.c.puzzle_id.in_(ids)).order_by(TAG.c.puzzle_id, TAG.c.tag)
    found: dict[int, list[str]] = {}
    for number, tag in connection.execute(query):
        found.setdefault(number, []).append(tag)
    return found


def change_tags(connection: Connection, ids: Sequence[int], *, add: Sequence[str], remove: Sequence[str]) -> None:
    """Add and remove tags of puzzles; raise `NotInLibrary` when one is missing."""
    there = set(connection.execute(select(PUZZLE.c.id).where(PUZZLE.c.id.in_(ids))).scalars())
    for number in ids:
        if number not in there:
            raise NotInLibrary(f"the library has no puzzle {number}")
    if remove:
        connection.execute(delete(TAG).where(TAG.c.puzzle_id.in_(ids), TAG.c.tag.in_(remove)))
    add_labels(connection, TAG, [(number, tag) for number in there for tag in add])


def add_labels(connection: Connection, table: Table, pairs: Sequence[tuple[int, str]]) -> None:
    """Add pairs of a puzzle and its label, except those that exist."""
    if pairs:
        insert_rows(connection, table, ["puzzle_id", table.c[0].name], pairs, "ON CONFLICT DO NOTHING")


def insert_rows(
    connection: Connection, table: Table, names: Sequence[str], rows: Sequence[tuple[Any, ...]], clause: str = ""
) -> None:
    """Insert many rows of values as the driver takes them, in a third of the time of checking each one."""
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    statement = f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({', '.join([mark] * len(names))}) {clause}"
    connection.exec_driver_sql(statement, rows)


def rows_among(
    connection: Connection, table: Table, names: Sequence[str], values: Sequence[Any]
) -> Iterator[tuple[Any, ...]]:
    """Yield the rows whose first named column has one of the values, as quickly as the driver can."""
    if not values:
        return
    postgresql = connection.dialect.name == "postgresql"
    condition = "= ANY(%s)" if postgresql else f"IN ({','.join('?' * len(values))})"
    statement = f"SELECT {', '.join(names)} FROM {table.name} WHERE {names[0]} {condition}"
    given = (list(values),) if postgresql else tuple(values)
    yield from map(tuple, connection.exec_driver_sql(statement, given))


def replace_derived(connection: Connection, puzzle: int, techniques: Sequence[str], words: Sequence[str]) -> None:
    """Replace the techniques and words of a puzzle."""
    for table, labels in ((TECHNIQUE, techniques), (WORD, words)):
        connection.execute(delete(table).where(table.c.puzzle_id == puzzle))
        add_labels(connection, table, [(puzzle, label) for label in labels])
