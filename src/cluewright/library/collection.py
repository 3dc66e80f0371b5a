"""Collections: puzzles in an order, such as the contents of a book, or with dates, such as a daily series."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, func, insert, select

from cluewright.core.errors import shown
from cluewright.library.errors import LibraryError, NameTaken, NotInLibrary
from cluewright.library.record import clean_name
from cluewright.library.schema import COLLECTION, ENTRY, PUZZLE

if TYPE_CHECKING:
    from cluewright.library.store import Library

_AT_ONCE = 1000


@dataclass(frozen=True, slots=True)
class Collection:
    """A collection without its contents."""

    name: str
    title: str
    note: str
    made: datetime
    count: int
    first_day: date | None
    last_day: date | None


@dataclass(frozen=True, slots=True)
class Entry:
    """A place in a collection, counted from 0."""

    position: int
    puzzle_id: int
    day: date | None = None


class Collections:
    """Make, fill and read collections; this is `Library.collections`."""

    def __init__(self, library: "Library") -> None:
        self._library = library

    def make(
        self,
        name: str,
        *,
        title: str = "",
        note: str = "",
        puzzles: Iterable[int] = (),
        connection: Connection | None = None,
    ) -> None:
        """Make a collection of these puzzles, or an empty one; raise `LibraryError` if that name is taken."""
        clean = clean_name("collection", name)
        with self._library.writing(connection) as transaction:
            if _find(transaction, clean) is not None:
                raise NameTaken(f"there is already a collection called {shown(clean)}: choose another name")
            _append(transaction, make_collection(transaction, clean, title, note), puzzles, None)

    def put(
        self,
        name: str,
        puzzles: Iterable[int],
        *,
        first_day: date | None = None,
        connection: Connection | None = None,
    ) -> int:
        """Append puzzles and count them; make the collection if it does not exist.

        With `first_day` they are dated a day apart from then on. A puzzle that is already in it is skipped.
        """
        clean = clean_name("collection", name)
        with self._library.writing(connection) as connection:
            number = _find(connection, clean)
            if number is None:
                number = make_collection(connection, clean, "", "")
            return _append(connection, number, puzzles, first_day)

    def set_day(self, name: str, puzzle_id: int, day: date | None) -> None:
        """Set or remove the date of an entry."""
        with self._library.writing() as connection:
            here = (ENTRY.c.collection_id == _require(connection, name)) & (ENTRY.c.puzzle_id == puzzle_id)
            if connection.execute(ENTRY.update().where(here).values(day=day)).rowcount == 0:
                raise NotInLibrary(f"the collection {shown(name)} has no puzzle {puzzle_id}")

    def take_out(self, name: str, puzzles: Iterable[int]) -> int:
        """Take puzzles out, close the gaps and count them; they stay in the library."""
        gone = set(puzzles)
        with self._library.writing() as connection:
            number = _require(connection, name)
            before = _entries(connection, number)
            stay = [entry for entry in before if entry.puzzle_id not in gone]
            _replace(connection, number, stay)
        return len(before) - len(stay)

    def reorder(self, name: str, puzzles: Sequence[int]) -> None:
        """Put all puzzles of a collection into this order; their dates go with them."""
        with self._library.writing() as connection:
            number = _require(connection, name)
            entries = {entry.puzzle_id: entry for entry in _entries(connection, number)}
            if sorted(puzzles) != sorted(entries):
                raise LibraryError("an order must name each puzzle of the collection once")
            _replace(connection, number, [entries[puzzle] for puzzle in puzzles])

    def entries(self, name: str, *, connection: Connection | None = None) -> list[Entry]:
        """List the contents in order."""
        with self._library.reading(connection) as transaction:
            return _entries(transaction, _require(transaction, name))

    def on(self, name: str, day: date, *, connection: Connection | None = None) -> list[int]:
        """Return the puzzles of a day, in order."""
        with self._library.reading(connection) as transaction:
            here = (ENTRY.c.collection_id == _require(transaction, name)) & (ENTRY.c.day == day)
            query = select(ENTRY.c.puzzle_id).where(here).order_by(ENTRY.c.position)
            return list(transaction.execute(query).scalars())

    def all(self) -> list[Collection]:
        """List the collections by name."""
        counts = func.count(ENTRY.c.puzzle_id), func.min(ENTRY.c.day), func.max(ENTRY.c.day)
        columns = COLLECTION.c.name, COLLECTION.c.title, COLLECTION.c.note, COLLECTION.c.made
        query = select(*columns, *counts).outerjoin(ENTRY).group_by(COLLECTION.c.id, *columns)
        with self._library.reading() as connection:
            return [Collection(*row) for row in connection.execute(query.order_by(COLLECTION.c.name))]

    def describe(self, name: str, *, title: str | None = None, note: str | None = None) -> None:
        """Change the title or the note."""
        values = {key: value for key, value in (("title", title), ("note", note)) if value is not None}
        with self._library.writing() as connection:
            number = _require(connection, name)
            if values:
                connection.execute(COLLECTION.update().where(COLLECTION.c.id == number).values(**values))

    def drop(self, name: str) -> None:
        """Delete a collection; its puzzles stay in the library."""
        with self._library.writing() as connection:
            connection.execute(delete(COLLECTION).where(COLLECTION.c.id == _require(connection, name)))


def make_collection(connection: Connection, name: str, title: str, note: str, made: datetime | None = None) -> int:
    """Make an empty collection and return its number."""
    values = {"name": name, "title": title, "note": note, "made": made or datetime.now(UTC)}
    number: int = connection.execute(insert(COLLECTION).values(**values).returning(COLLECTION.c.id)).scalar_one()
    return number


def add_entries(connection: Connection, number: int, entries: Sequence[Entry]) -> None:
    """Write entries of a collection."""
    if entries:
        connection.execute(
            insert(ENTRY),
            [
                {
                    "collection_id": number,
                    "puzzle_id": entry.puzzle_id,
                    "position": entry.position,
                    "day": entry.day,
                }
                for entry in entries
            ],
        )


def _append(connection: Connection, number: int, puzzles: Iterable[int], first_day: date | None) -> int:
    """Append those puzzles that are not in the collection yet, and count them."""
    new = _new_entries(connection, number, list(dict.fromkeys(puzzles)))
    days = [None if first_day is None else first_day + timedelta(days=after) for after in range(len(new))]
    start = connection.execute(
        select(func.coalesce(func.max(ENTRY.c.position) + 1, 0)).where(ENTRY.c.collection_id == number)
    ).scalar_one()
    entries = [Entry(start + after, puzzle, day) for after, (puzzle, day) in enumerate(zip(new, days, strict=True))]
    add_entries(connection, number, entries)
    return len(new)


def _new_entries(connection: Connection, number: int, puzzles: list[int]) -> list[int]:
    """Return the puzzles that are not in the collection yet; raise `NotInLibrary` for one that does not exist."""
    known: set[int] = set()
    for start in range(0, len(puzzles), _AT_ONCE):
        chunk = puzzles[start : start + _AT_ONCE]
        known.update(connection.execute(select(PUZZLE.c.id).where(PUZZLE.c.id.in_(chunk))).scalars())
    if missing := [puzzle for puzzle in puzzles if puzzle not in known]:
        raise NotInLibrary(f"the library has no puzzle {missing[0]}")
    there = {entry.puzzle_id for entry in _entries(connection, number)}
    return [puzzle for puzzle in puzzles if puzzle not in there]


def _replace(connection: Connection, number: int, entries: Sequence[Entry]) -> None:
    connection.execute(delete(ENTRY).where(ENTRY.c.collection_id == number))
    add_entries(connection, number, [Entry(place, entry.puzzle_id, entry.day) for place, entry in enumerate(entries)])


def _entries(connection: Connection, number: int) -> list[Entry]:
    query = select(ENTRY.c.position, ENTRY.c.puzzle_id, ENTRY.c.day).where(ENTRY.c.collection_id == number)
    return [Entry(*row) for row in connection.execute(query.order_by(ENTRY.c.position))]


def _find(connection: Connection, name: str) -> int | None:
    return connection.execute(select(COLLECTION.c.id).where(COLLECTION.c.name == name)).scalar()


def _require(connection: Connection, name: str) -> int:
    if (number := _find(connection, name)) is None:
        raise NotInLibrary(f"the library has no collection called {shown(name)}")
    return number
