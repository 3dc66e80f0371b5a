"""The library: puzzles kept in a database, each once."""

import logging
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any, Self
from weakref import WeakSet

from sqlalchemy import URL, Connection, Engine, delete, func, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from cluewright.core.budget import Budget
from cluewright.core.errors import UnknownKind, shown, why
from cluewright.core.item import Item, as_item
from cluewright.core.puzzle import Puzzle
from cluewright.library import labels, putting
from cluewright.library.backup import Backup, read_backup, write_backup
from cluewright.library.collection import Collections
from cluewright.library.errors import DamagedPuzzle, LibraryError, NotInLibrary
from cluewright.library.fingerprint import digest
from cluewright.library.migrate import bring_up_to_date, revision_of
from cluewright.library.place import WRITES, engine_of, url_of
from cluewright.library.play import Play
from cluewright.library.proving import SECONDS, facts_of, prove, unproven, with_facts
from cluewright.library.query import (
    MANY,
    FoundPage,
    Query,
    count_statement,
    many_statement,
    page_statements,
    write_cursor,
)
from cluewright.library.record import Added, Prepared, Record, clean_tags, prepare, record_of
from cluewright.library.salvage import DAMAGE, require_damage
from cluewright.library.schema import PUZZLE, REVISION, TAG
from cluewright.library.soundness import require_sound_file
from cluewright.library.thumbnails import thumbnail
from cluewright.library.transfer import Import, export_file, import_files

AT_ONCE = 1000
"""Puzzles added, removed or read in one transaction."""

_log = logging.getLogger(__name__)

LARGEST_PAGE = 10_000
LARGEST_ID = 2**63 - 1


_engines: WeakSet[Engine] = WeakSet()


def _let_go_of_the_parent_s_connections() -> None:
    for engine in _engines:
        engine.dispose(close=False)


if hasattr(os, "register_at_fork"):  # a connection must not be used by two processes, as it would be after a fork
    os.register_at_fork(after_in_child=_let_go_of_the_parent_s_connections)


class Library:
    """Keep puzzles, each once, with everything known about them; open one with `Library.open`.

    It can be used from several threads and by several processes at the same time. Changes are on disk
    when a method returns. A `connection` from `writing` joins several calls into one transaction.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        _engines.add(engine)

    @classmethod
    def open(cls, place: str | os.PathLike[str] | None = None, *, create: bool = True) -> Self:
        """Open a library by path or URL, creating or updating it first if needed.

        Without a place it is what `CLUEWRIGHT_LIBRARY` names, else a file in the user's data directory. Without
        `create`, raise `NotInLibrary` if there is none yet.
        """
        url = url_of(place)
        file = Path(url.database) if url.drivername == "sqlite" and url.database is not None else None
        if file is not None and (not file.exists() or (not create and not file.stat().st_size)):
            _require(create, url)
            file.parent.mkdir(parents=True, exist_ok=True)
        library = cls(engine_of(url))
        try:
            with library.reading() as connection:
                found = revision_of(connection)
            if found is None:
                _require(create, url)
            if found != REVISION:  # check first, so that opening does not wait for a writer
                with library.writing() as connection:
                    if found is not None:
                        require_sound_file(connection)
                    bring_up_to_date(connection)
        except BaseException:
            library.close()
            raise
        return library

    @property
    def url(self) -> str:
        """Return the URL that opens this library, its password included."""
        return self._engine.url.render_as_string(hide_password=False)

    def close(self) -> None:
        """Close the database."""
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Library({self._engine.url.render_as_string(hide_password=True)!r})"

    @cached_property
    def play(self) -> Play:
        """Return the games of players."""
        return Play(self)

    @cached_property
    def collections(self) -> Collections:
        """Return the collections."""
        return Collections(self)

    # Transactions

    @contextmanager
    def writing(self, connection: Connection | None = None) -> Iterator[Connection]:
        """Open a connection in a transaction that is committed at the end, or undone when anything is raised.

        With a `connection` given, its transaction is joined and nothing is committed here.
        """
        if connection is not None:
            yield connection
            return
        with self._telling(), self._engine.connect() as fresh:
            fresh = fresh.execution_options(**{WRITES: True})
            with fresh.begin():
                yield fresh

    @contextmanager
    def reading(self, connection: Connection | None = None) -> Iterator[Connection]:
        """Open a connection in a read-only transaction, which sees the library as it was at its beginning."""
        if connection is not None:
            yield connection
            return
        with self._telling(), self._engine.connect() as fresh:
            if self._engine.dialect.name == "postgresql":
                fresh = fresh.execution_options(isolation_level="REPEATABLE READ")
            with fresh.begin():
                yield fresh

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Say in a sentence what the database complains about."""
        try:
            yield
        except SQLAlchemyError as error:
            reason = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
            sentence = why(reason)
            place = self._engine.url.database if self._engine.dialect.name == "sqlite" else repr(self._engine.url)
            raise LibraryError(f"the library {place} cannot be used: {sentence}") from error
        except OverflowError:
            raise LibraryError("this number is too large for a library") from None

    # Adding and removing

    def add(
        self,
        puzzle: Item[Any, Any] | Puzzle | Prepared,
        *,
        tags: Iterable[str] = (),
        merge: bool = False,
        connection: Connection | None = None,
    ) -> Added:
        """Keep a puzzle and say where; see `add_many`."""
        return self.add_many([puzzle], tags=tags, merge=merge, connection=connection)[0]

    def add_many(
        self,
        puzzles: Iterable[Item[Any, Any] | Puzzle | Prepared],
        *,
        tags: Iterable[str] = (),
        merge: bool = False,
        connection: Connection | None = None,
    ) -> list[Added]:
        """Keep puzzles, a thousand per transaction, and say for each where it is and whether it is new.

        One that is already there, perhaps turned, mirrored or renumbered, is not added again: the answer points to
        the one that is kept. With `merge`, that one is given the tags and the facts it lacks.
        """
        common = clean_tags(tags)
        done: list[Added] = []
        rest = iter(puzzles)
        while chunk := [prepare(puzzle, tags=common) for puzzle in islice(rest, AT_ONCE)]:
            with self.writing(connection) as transaction:
                done += putting.put(transaction, chunk, merge=merge)
        return done

    def remove(self, ids: int | Iterable[int], *, connection: Connection | None = None) -> int:
        """Remove puzzles with their tags, unfinished games and places in collections; return their number.

        Results of finished games stay, because they belong to the players.
        """
        removed = 0
        rest = iter([ids] if isinstance(ids, int) else ids)
        while chunk := list(islice(rest, AT_ONCE)):
            chunk = [number for number in chunk if 0 < number <= LARGEST_ID]
            with self.writing(connection) as transaction:
                removed += transaction.execute(delete(PUZZLE).where(PUZZLE.c.id.in_(chunk))).rowcount
        return removed

    def describe(self, id: int, *, connection: Connection | None = None, **meta: Any) -> Record:  # noqa: A002
        """Set keys of a puzzle's metadata, such as `title`, and return the record; None removes a key."""
        with self.writing(connection) as transaction:
            record = self.get(id, connection=transaction)
            kept = {**record.data.get("meta", {}), **meta}
            data = {**record.data, "meta": {key: value for key, value in kept.items() if value is not None}}
            putting.rewrite(transaction, id, data)
            return self.get(id, connection=transaction)

    def learn(self, id: int, facts: Mapping[str, Any], *, connection: Connection | None = None) -> None:  # noqa: A002
        """Write what was established about a puzzle, as returned by `cluewright.library.proving.facts_of`."""
        with self.writing(connection) as transaction:
            record = self.get(id, connection=transaction)
            putting.rewrite(transaction, id, with_facts(record.data, facts))

    def prove(self, *, seconds: float | None = SECONDS, every: bool = False) -> int:
        """Find out verdict, solution and rating where they are unknown, and count the puzzles examined.

        Each may take `seconds`. With `every`, puzzles are proven and rated again.
        """
        done = 0
        for number in unproven(self, seconds, every=every):
            with suppress(NotInLibrary, UnknownKind):  # removed meanwhile, or from a plug-in that is not installed
                self.learn(number, facts_of(prove(self.get(number).item, budget=Budget(seconds=seconds))))
                done += 1
        return done

    # Finding

    def get(self, id: int, *, connection: Connection | None = None) -> Record:  # noqa: A002
        """Return a puzzle by its number; raise `NotInLibrary`, or `DamagedPuzzle` when it cannot be read."""
        with self.reading(connection) as transaction:
            found = _read(transaction, [id], skip=False) if 0 < id <= LARGEST_ID else []
        if not found:
            raise NotInLibrary(f"the library has no puzzle {shown(id)}")
        return found[0]

    def get_many(self, ids: Sequence[int], *, connection: Connection | None = None) -> list[Record]:
        """Return puzzles by their numbers, in that order; missing and damaged ones are left out."""
        found: dict[int, Record] = {}
        with self.reading(connection) as transaction:
            for start in range(0, len(ids), AT_ONCE):
                chunk = [number for number in ids[start : start + AT_ONCE] if 0 < number <= LARGEST_ID]
                found.update((record.id, record) for record in _read(transaction, chunk, skip=True))
        return [found[number] for number in ids if number in found]

    def where(self, puzzle: Item[Any, Any] | Puzzle, *, connection: Connection | None = None) -> int | None:
        """Return the number of the puzzle that is this one or a symmetric form of it, or None."""
        wanted = digest(as_item(puzzle).puzzle)
        with self.reading(connection) as transaction:
            return transaction.execute(select(PUZZLE.c.id).where(PUZZLE.c.fingerprint == wanted)).scalar()

    def find(
        self,
        query: Query | None = None,
        *,
        limit: int = 50,
        after: str | None = None,
        connection: Connection | None = None,
    ) -> FoundPage:
        """Return one page of results; `after` is the cursor of the previous page.

        Pages stay consistent while puzzles are added and removed: none is listed twice or skipped.
        """
        query = query or Query()
        limit = max(1, min(limit, LARGEST_PAGE))
        with self.reading(connection) as transaction:
            rows: list[Any] = []
            walk = self._walks(transaction, query)
            for statement in page_statements(query, limit=limit, after=after, walk=walk):
                if len(rows) <= limit:
                    rows += transaction.execute(statement).all()
            records = self.get_many([row.id for row in rows[:limit]], connection=transaction)
        more = len(rows) > limit
        return FoundPage(tuple(records), write_cursor(query, rows[limit - 1]) if more else None)

    def _walks(self, connection: Connection, query: Query) -> bool:
        """Tell whether a page is found sooner along the order; PostgreSQL decides this itself."""
        if connection.dialect.name != "sqlite" or (statement := many_statement(query)) is None:
            return False
        return connection.execute(statement).scalar_one() >= MANY

    def each(self, query: Query | None = None, *, connection: Connection | None = None) -> Iterator[Record]:
        """Yield all results, page by page."""
        page = self.find(query, limit=AT_ONCE, connection=connection)
        yield from page
        while page.cursor is not None:
            page = self.find(query, limit=AT_ONCE, after=page.cursor, connection=connection)
            yield from page

    def count(self, query: Query | None = None, *, connection: Connection | None = None) -> int:
        """Count the results."""
        with self.reading(connection) as transaction:
            return transaction.execute(count_statement(query or Query())).scalar_one()

    def __len__(self) -> int:
        return self.count()

    def thumbnail(self, id: int) -> bytes:  # noqa: A002
        """Return a small picture of a puzzle as PNG, without its solution; it is drawn once and kept."""
        return thumbnail(self, id)

    # Files

    def import_files(self, paths: Iterable[str | os.PathLike[str]], **options: Any) -> Import:
        """Add the puzzles of files and folders; see `cluewright.library.transfer.import_files`."""
        return import_files(self, [os.fspath(path) for path in paths], **options)

    def export_file(self, query: Query | Sequence[int], path: str | os.PathLike[str], **options: Any) -> int:
        """Write puzzles into one file of any format; see `cluewright.library.transfer.export_file`."""
        return export_file(self, query, os.fspath(path), **options)

    def backup(self, path: str | os.PathLike[str]) -> Backup:
        """Write everything the library keeps into one file, packed if the name ends in `.gz`."""
        return write_backup(self, os.fspath(path))

    def restore(self, path: str | os.PathLike[str]) -> Backup:
        """Restore a backup into this library; an empty one becomes exactly what it was."""
        return read_backup(self, os.fspath(path))

    # Tags

    def tag(
        self,
        ids: int | Iterable[int],
        *,
        add: Iterable[str] = (),
        remove: Iterable[str] = (),
        connection: Connection | None = None,
    ) -> None:
        """Add and remove tags of puzzles; raise `NotInLibrary` and change nothing if one is missing."""
        numbers = [ids] if isinstance(ids, int) else list(ids)
        with self.writing(connection) as transaction:
            labels.change_tags(transaction, numbers, add=clean_tags(add), remove=clean_tags(remove))

    def tags(self, *, connection: Connection | None = None) -> dict[str, int]:
        """Return all tags with the number of puzzles that have them."""
        with self.reading(connection) as transaction:
            rows = transaction.execute(select(TAG.c.tag, func.count()).group_by(TAG.c.tag).order_by(TAG.c.tag))
            return {tag: count for tag, count in rows}  # noqa: C416


def _require(create: bool, url: URL) -> None:
    if not create:
        name = url.database if url.drivername == "sqlite" else url.render_as_string(hide_password=True)
        raise NotInLibrary(f"there is no library at {name} yet: add puzzles to create it")


def _read(connection: Connection, ids: Sequence[int], *, skip: bool) -> list[Record]:
    """Read puzzles; one that cannot be read does not affect the others, but is logged, or raised."""
    try:
        rows = connection.execute(select(PUZZLE).where(PUZZLE.c.id.in_(ids))).all()
        tags = labels.tags_of(connection, [row.id for row in rows])
        return [record_of(row, tags.get(row.id, ())) for row in rows]
    except (DBAPIError, *DAMAGE) as error:
        if isinstance(error, DBAPIError):
            if connection.dialect.name != "sqlite":
                raise  # the transaction is over
            require_damage(error)
        if len(ids) > 1:
            return [record for number in ids for record in _read(connection, [number], skip=skip)]
        damaged = DamagedPuzzle(ids[0], error)
        if not skip:
            raise damaged from error
        _log.warning("%s; it was left out", damaged)
        return []
