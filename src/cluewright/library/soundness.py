"""Whether a library is sound: its file, its tables, and every row of them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from cluewright.core.errors import why
from cluewright.core.item import Item
from cluewright.library.errors import LibraryError
from cluewright.library.fingerprint import digest
from cluewright.library.lines import Lines
from cluewright.library.record import prepare_data
from cluewright.library.salvage import DAMAGE, Damage, Row, require_damage
from cluewright.library.schema import METADATA, PUZZLE

if TYPE_CHECKING:
    from cluewright.library.store import Library

_MOST_MESSAGES = 100
_DERIVED = tuple(column.name for column in PUZZLE.c if column.name not in ("id", "fingerprint", "added", "data"))


def require_sound_file(connection: Connection) -> None:
    """Raise `LibraryError` if the file of a SQLite library is damaged; this checks its pages, not its rows."""
    if connection.dialect.name != "sqlite":
        return  # a server looks after its files
    if problem := next(_file_damages(connection, "quick_check", 1), None):
        raise LibraryError(
            f"the library is damaged ({problem.problem}) and was not changed: "
            "run cluewright library recover to keep what can be read"
        )


def damages(library: "Library") -> Iterator[Damage]:
    """Yield everything that is wrong with a library."""
    with library.reading() as connection:
        if connection.dialect.name == "sqlite":
            yield from _file_damages(connection, "integrity_check", _MOST_MESSAGES)
        yield from _missing_parts(connection)
        found: list[Damage] = []

        def look(row: Row, item: Item[Any, Any] | None) -> None:
            found.extend(_wrong_columns(row, item))

        for _ in Lines(connection, found.append, columns=_DERIVED, look=look):
            yield from found
            found.clear()
        yield from found


def _file_damages(connection: Connection, pragma: str, most: int) -> Iterator[Damage]:
    try:
        for (message,) in connection.execute(text(f"PRAGMA {pragma}({most})")).all():
            if message != "ok":
                yield Damage("the file", " ".join(str(message).split()))
    except DBAPIError as error:
        require_damage(error)
        yield Damage("the file", why(error.orig or error))


def _missing_parts(connection: Connection) -> Iterator[Damage]:
    """Yield the tables and columns that the library lacks."""
    found = inspect(connection)
    there = set(found.get_table_names())
    for table in METADATA.sorted_tables:
        if table.name not in there:
            yield Damage(f"the table {table.name}", "it is missing")
            continue
        columns = {column["name"] for column in found.get_columns(table.name)}
        for column in table.c:
            if column.name not in columns:
                yield Damage(f"the column {column.name} of the table {table.name}", "it is missing")


def _wrong_columns(row: Row, item: Item[Any, Any] | None) -> Iterator[Damage]:
    """Yield where the columns of a puzzle differ from its data: searches would miss it."""
    if item is not None and row["fingerprint"] != digest(item.puzzle):
        yield Damage(f"puzzle {row['id']}", "its fingerprint belongs to another puzzle")
    try:
        expected = prepare_data(row["data"], b"").columns
    except DAMAGE as error:
        yield Damage(f"puzzle {row['id']}", str(error))
        return
    wrong = [name for name in _DERIVED if name in row and not _same(row[name], expected[name])]
    if item is not None and wrong:
        yield Damage(f"puzzle {row['id']}", f"its search data is wrong: {', '.join(wrong)}")


def _same(found: Any, expected: Any) -> bool:
    return isinstance(found, str) == isinstance(expected, str) and bool(found == expected)
