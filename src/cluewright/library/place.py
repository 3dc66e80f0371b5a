"""Where a library is: a file in the user's data directory by default, any other file, or a PostgreSQL database."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cluewright.library.errors import LibraryError

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection, Engine

ENVIRONMENT = "CLUEWRIGHT_LIBRARY"
FILE_NAME = "library.sqlite"
BUSY_SECONDS = 60
WRITES = "cluewright_writes"
"""The option of a connection whose transactions write; if only one writer is allowed, it waits at the start."""

_POSTGRES = ("postgresql+psycopg", "postgresql", "postgres")


def default_place() -> str:
    """Return what `CLUEWRIGHT_LIBRARY` says, else a file in the user's data directory."""
    if named := os.environ.get(ENVIRONMENT, "").strip():
        return named
    import platformdirs

    return str(platformdirs.user_data_path("cluewright", appauthor=False) / FILE_NAME)


def url_of(place: str | os.PathLike[str] | None = None) -> "URL":
    """Read a path or URL; None is the default place.

    >>> str(url_of("puzzles.sqlite"))
    'sqlite:///puzzles.sqlite'
    """
    from sqlalchemy import URL, make_url
    from sqlalchemy.exc import ArgumentError

    text = os.fspath(place) if place is not None else default_place()
    if "://" not in text:
        if not text or text == ":memory:":
            raise LibraryError("name a library: the path of a file, or the URL of a PostgreSQL database")
        return URL.create("sqlite", database=str(Path(text).expanduser()))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise LibraryError(
            "write the URL of a library as sqlite:///PATH or postgresql+psycopg://USER:PASSWORD@HOST/NAME"
        ) from None
    if url.drivername == "sqlite":
        return url_of(url.database or "")
    if url.drivername in _POSTGRES:
        return url.set(drivername=_POSTGRES[0])
    raise LibraryError(f"a library must be a SQLite file or a PostgreSQL database, not {url.drivername}")


def engine_of(url: "URL") -> "Engine":
    """Return the connections to a library; raise `LibraryError` when the driver is missing."""
    from sqlalchemy import create_engine, event

    if url.drivername == "sqlite":
        engine = create_engine(url, max_overflow=-1, connect_args={"timeout": BUSY_SECONDS})
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    try:
        # Nearly all our statements take different numbers of values, so caching them on the server gains nothing.
        return create_engine(url, pool_pre_ping=True, max_overflow=32, connect_args={"prepare_threshold": None})
    except ImportError:
        raise LibraryError("PostgreSQL needs a driver: pip install 'cluewright[postgres]'") from None


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """Let us begin transactions ourselves, and set the options that make a file safe and quick.

    In WAL mode readers and the writer do not wait for each other; FULL lets what was committed survive a loss of power,
    for one disk write per transaction.
    """
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_SECONDS * 1000}",
        "cache_size=-65536",
        "temp_store=MEMORY",
        "mmap_size=268435456",
    ):
        connection.execute(f"PRAGMA {pragma}").fetchall()


def _begin_sqlite(connection: "Connection") -> None:
    """Begin a transaction; one that will write takes the lock at once, so that it never has to give up halfway."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
