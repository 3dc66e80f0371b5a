"""Reading rows one by one as far as possible: what is damaged is named, and the rest still comes.

Values are taken raw from the driver and read here, because a single bad one would otherwise cost a whole page. A part
of a file that cannot be read at all is gone through number by number.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from sqlalchemy import Connection, inspect
from sqlalchemy.exc import DBAPIError

from cluewright.core.errors import CluewrightError, shown, why

DAMAGE = (CluewrightError, LookupError, TypeError, ValueError, AttributeError, ArithmeticError)
"""The errors raised when a damaged row is read."""
_AT_ONCE = 500
_PASSING = frozenset(
    {
        sqlite3.SQLITE_ABORT,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
    }
)
"""SQLite's errors when a file cannot be used now; the file itself may be sound."""


@dataclass(frozen=True, slots=True)
class Damage:
    """Name one damaged thing in a library, and what is wrong with it."""

    what: str
    """Such as `puzzle 17`."""
    problem: str

    def __str__(self) -> str:
        return f"{self.what}: {self.problem}"


Note = Callable[[Damage], None]
Row = dict[str, Any]


class Salvage:
    """Read the tables of a library of any revision; `note` is called for everything that cannot be read."""

    def __init__(self, connection: Connection, note: Note) -> None:
        self._connection, self._note = connection, note
        found = inspect(connection)
        self._columns = {
            name: {column["name"] for column in found.get_columns(name)} for name in found.get_table_names()
        }
        self._mark = "?" if connection.dialect.name == "sqlite" else "%s"

    def numbered(self, table: str, names: Sequence[str]) -> Iterator[Row]:
        """Yield the rows of a table that has numbers, in order; columns it lacks are None."""
        last = 0
        while True:
            try:
                rows = self._select(table, ["id", *names], f"id > {self._mark} ORDER BY id LIMIT {_AT_ONCE}", last)
            except DBAPIError as error:
                require_damage(error)
                highest = self._highest(table)
                yield from self._one_by_one(table, names, range(last + 1, min(last + _AT_ONCE, highest) + 1))
                if last + _AT_ONCE >= highest:
                    if not highest:
                        self._note(Damage(table.replace("_", " "), _reason(error)))
                    return
                last += _AT_ONCE
                continue
            yield from rows
            if len(rows) < _AT_ONCE:
                return
            last = rows[-1]["id"]

    def _one_by_one(self, table: str, names: Sequence[str], numbers: range) -> Iterator[Row]:
        for number in numbers:
            try:
                yield from self._select(table, ["id", *names], f"id = {self._mark}", number)
            except DBAPIError as error:
                require_damage(error)
                self._note(Damage(f"{table.replace('_', ' ')} {number}", _reason(error)))

    def _highest(self, table: str) -> int:
        """Return the highest number there may be, or 0 if it is unknown."""
        queries = [f"SELECT max(id) FROM {table}"]
        if self._connection.dialect.name == "sqlite":
            queries.insert(0, f"SELECT seq FROM sqlite_sequence WHERE name = '{table}'")
        for query in queries:
            try:
                if found := self._execute(query).scalar():
                    return int(found)
            except (DBAPIError, ValueError):
                continue
        return 0

    def of(self, table: str, names: Sequence[str], key: str, value: int, order: str, what: str) -> Iterator[Row]:
        """Yield the rows that belong to a number; if one cannot be read, those after it are lost and named."""
        if not self.has(table):
            self._note(Damage(f"the table {table}", "it is missing"))
            return
        try:
            rows = self._result(table, names, f"{key} = {self._mark} ORDER BY {order}", value)
            while (row := rows.fetchone()) is not None:
                yield dict(zip(names, row, strict=True))
        except DBAPIError as error:
            require_damage(error)
            self._note(Damage(what, _reason(error)))

    def labels(self, table: str, label: str, numbers: Sequence[int]) -> dict[int, list[Any]]:
        """Return the labels of puzzles in order; if they cannot be read together, of the puzzles where they can."""
        found: dict[int, list[Any]] = {}
        if not numbers:
            return found
        if not self.has(table):
            self._note(Damage(f"the table {table}", "it is missing"))
            return found
        names = ("puzzle_id", label)
        marks = ", ".join([self._mark] * len(numbers))
        try:
            for row in self._select(table, names, f"puzzle_id IN ({marks}) ORDER BY puzzle_id, {label}", *numbers):
                found.setdefault(row["puzzle_id"], []).append(row[label])
        except DBAPIError as error:
            require_damage(error)
            for number in numbers:
                what = f"the {label}s of puzzle {number}"
                rows = self.of(table, names, "puzzle_id", number, label, what)
                found[number] = [row[label] for row in rows]
        return found

    def every(self, table: str, names: Sequence[str], order: str) -> Iterator[Row]:
        """Yield the rows of a table without numbers; if one cannot be read, those after it are lost and named."""
        try:
            rows = self._result(table, names, f"1 = 1 ORDER BY {order}")
            while (row := rows.fetchone()) is not None:
                yield dict(zip(names, row, strict=True))
        except DBAPIError as error:
            require_damage(error)
            self._note(Damage(f"the rest of the table {table}", _reason(error)))

    def has(self, table: str) -> bool:
        """Tell whether there is such a table; an older library has fewer."""
        return table in self._columns

    def _select(self, table: str, names: Sequence[str], condition: str, *values: Any) -> list[Row]:
        return [dict(zip(names, row, strict=True)) for row in self._result(table, names, condition, *values)]

    def _result(self, table: str, names: Sequence[str], condition: str, *values: Any) -> Any:
        there = self._columns[table]
        columns = ", ".join(name if name in there else f"NULL AS {name}" for name in names)
        return self._execute(f"SELECT {columns} FROM {table} WHERE {condition}", *values)

    def _execute(self, statement: str, *values: Any) -> Any:
        # A failed statement ends a PostgreSQL transaction, unless it is nested.
        within = self._connection.begin_nested() if self._mark == "%s" else nullcontext()
        with within:
            return self._connection.exec_driver_sql(statement, values)


def require_damage(error: DBAPIError) -> None:
    """Re-raise a database error unless it is about stored data: a lost connection damages nothing."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    if error.connection_invalidated or isinstance(error.orig, sqlite3.ProgrammingError):
        raise error
    if code is not None and code & 0xFF in _PASSING:
        raise error


def _reason(error: DBAPIError) -> str:
    return why(error.orig or error)


def moment_of(value: Any) -> datetime:
    """Read a moment as a driver returns it; raise `ValueError`."""
    found = datetime.fromisoformat(value) if isinstance(value, str) else value
    if not isinstance(found, datetime):
        raise ValueError(f"{shown(value)} is not a time")
    return found.replace(tzinfo=UTC) if found.tzinfo is None else found.astimezone(UTC)


def day_of(value: Any) -> date | None:
    """Read a day as a driver returns it; raise `ValueError`."""
    found = date.fromisoformat(value) if isinstance(value, str) else value
    if found is not None and not isinstance(found, date):
        raise ValueError(f"{shown(value)} is not a day")
    return found


def whole_of(value: Any) -> int:
    """Read a whole number; raise `ValueError` for anything else."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{shown(value)} is not a whole number")
    return value


def number_of(value: Any) -> float:
    """Read a number; raise `ValueError` for anything else."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError(f"{shown(value)} is not a number")
    return float(value)


def text_of(value: Any) -> str:
    """Read a text; raise `ValueError` for anything else."""
    if not isinstance(value, str):
        raise ValueError(f"{shown(value)} is not text")
    return value
