"""Repairing a damaged library: what can be read goes into a new file, and the old one is kept next to it."""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, create_engine, inspect
from sqlalchemy.exc import SQLAlchemyError

from cluewright.core.errors import why
from cluewright.core.files import sync, sync_folder
from cluewright.library.errors import LibraryError, NotInLibrary
from cluewright.library.lines import Lines
from cluewright.library.place import url_of
from cluewright.library.restore import Restoring
from cluewright.library.salvage import Damage
from cluewright.library.store import Library

_BESIDE = ("-wal", "-shm")
"""The files SQLite writes next to a database that is in use, or was when the power failed."""


@dataclass(frozen=True, slots=True)
class Recovery:
    """Say what was kept, what was lost, and where the old file is now."""

    puzzles: int
    damages: tuple[Damage, ...]
    old: Path


def recover(place: str | os.PathLike[str] | None = None) -> Recovery:
    """Rebuild a SQLite library from what can be read of it; nothing else may use it meanwhile.

    Numbers stay the same. The old file is left unchanged under another name next to the new one.
    """
    url = url_of(place)
    if url.drivername != "sqlite" or url.database is None:
        raise LibraryError(
            "repair a PostgreSQL database with its own tools; to save the undamaged puzzles, run library export --all"
        )
    file = Path(url.database)
    if not file.is_file():
        raise NotInLibrary(f"there is no library at {file}")
    fresh = file.with_name(f".{file.name}.{os.getpid()}.recovered")
    found: list[Damage] = []
    try:
        with Library.open(fresh) as library:
            count = _copy(file, library, found)
            _put_into_one_file(library)
        old = _swap(file, fresh)
    finally:
        for suffix in ("", *_BESIDE):
            fresh.with_name(fresh.name + suffix).unlink(missing_ok=True)
    return Recovery(count, tuple(found), old)


def _copy(file: Path, library: Library, found: list[Damage]) -> int:
    """Bring everything that can be read into an empty library, whole or not at all; count the puzzles."""
    engine = create_engine(f"sqlite:///file:{quote(str(file.absolute()))}?mode=ro&uri=true")
    try:
        with engine.connect() as damaged, library.writing() as connection:
            restoring = Restoring(library, connection)
            for line in _lines_of(damaged, file, found):
                restoring.take(line)
            restoring.finish()
            return restoring.seen["puzzle"]
    finally:
        engine.dispose()


def _lines_of(damaged: Connection, file: Path, found: list[Damage]) -> Lines:
    try:
        # Without this, SQLite would not read a truncated file.
        damaged.exec_driver_sql("PRAGMA writable_schema = ON")
        if "puzzle" not in inspect(damaged).get_table_names():
            raise LibraryError(f"{file} is not a library of puzzles; it was not changed")
        return Lines(damaged, found.append)
    except SQLAlchemyError as error:
        reason = why(getattr(error, "orig", None) or error)
        raise LibraryError(f"{file} cannot be read at all ({reason}); it was not changed") from error


def _put_into_one_file(library: Library) -> None:
    """Move the log into the file itself; closing would do so as well, but not report a failure."""
    engine = create_engine(library.url, isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            busy, left, done = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
    except SQLAlchemyError as error:
        raise LibraryError(f"the recovered library cannot be written ({why(error.__cause__ or error)})") from error
    finally:
        engine.dispose()
    if busy or left != done:
        raise LibraryError(
            "the recovered library cannot be written, because another program is using its file: close it and try again"
        )


def _swap(file: Path, fresh: Path) -> Path:
    """Replace the old file with the new one and return where the old one is kept.

    At every moment there is a library in its place. The log of a killed writer goes with the old file, because
    SQLite would apply it to the new one.
    """
    number, old = 1, file.with_name(f"{file.stem}.damaged{file.suffix}")
    while old.exists():
        number += 1
        old = file.with_name(f"{file.stem}.damaged-{number}{file.suffix}")
    try:
        os.link(file, old)
    except OSError:  # a file system without links
        shutil.copy2(file, old)
        sync(old)
    sync_folder(file.parent)  # the old file has its second name on the disk before it loses its first
    log, index = (file.with_name(file.name + suffix) for suffix in _BESIDE)
    if log.exists() and log.stat().st_size:
        log.replace(old.with_name(old.name + "-wal"))
    log.unlink(missing_ok=True)
    index.unlink(missing_ok=True)
    fresh.replace(file)
    sync_folder(file.parent)
    return old
