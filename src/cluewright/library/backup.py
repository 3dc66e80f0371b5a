"""The whole library in one file, and back.

The file is JSON lines, packed by gzip when its name ends in `.gz`: a head, then a line for each puzzle, collection,
game under way, finished game and batch, and an end by which a cut-off file is known. Thumbnails are left out, for they
are drawn again when they are asked for.
"""

import gzip
import io
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from sqlalchemy import Connection, select

from cluewright.core.errors import CluewrightError, FormatError
from cluewright.core.form import check_head
from cluewright.core.json_text import read_json, write_json
from cluewright.formats.source import LARGEST_TEXT
from cluewright.library.batch_backup import batch_lines
from cluewright.library.restore import PARTS, Restoring
from cluewright.library.schema import COLLECTION, ENTRY, PROGRESS, RESULT

if TYPE_CHECKING:
    from cluewright.library.store import Library

FORMAT = "cluewright-library"
VERSION = 1
_END = "end"


@dataclass(frozen=True, slots=True)
class Backup:
    """Count what a backup holds, or what was taken from one."""

    puzzles: int = 0
    collections: int = 0
    games: int = 0
    results: int = 0
    batches: int = 0
    item_lines: int = 0
    """Lines of up to a thousand items of batches."""


def write_backup(library: "Library", path: str | Path) -> Backup:
    """Write everything the library keeps into one file, as it is at this moment; whole or not at all."""
    target = Path(path)
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    counts = dict.fromkeys(PARTS, 0)
    try:
        with _writing(part, packed=target.suffix == ".gz") as file:
            file.write(write_json({"format": FORMAT, "version": VERSION}) + "\n")
            with library.reading() as connection:
                for line in _lines(library, connection):
                    counts[next(iter(line))] += 1
                    file.write(write_json(line) + "\n")
            file.write(write_json({_END: counts}) + "\n")
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return Backup(*counts.values())


def read_backup(library: "Library", path: str | Path) -> Backup:
    """Bring everything of a backup into the library, whole or not at all.

    An empty library becomes the one that was backed up, numbers included. In another one, puzzles that are there are
    given what they lack, and the rest is added beside what is there.
    """
    with library.writing() as connection:
        restoring = Restoring(library, connection)
        ended = False
        with _reading(Path(path)) as lines:
            for number, line in enumerate(lines, 1):
                try:
                    data = read_json(line)
                    if number == 1:
                        check_head(data, "a backup of a library", FORMAT, VERSION)
                    elif ended or not isinstance(data, dict) or not data:
                        raise FormatError("this is no line of a backup")
                    elif _END in data:
                        restoring.finish()
                        ended = True
                        if dict.fromkeys(PARTS, 0) | data[_END] != restoring.seen:
                            raise FormatError("the end tells of other lines than there are")
                    else:
                        restoring.take(data)
                except CluewrightError as error:
                    problem = error.problem if isinstance(error, FormatError) else str(error)
                    raise FormatError(problem, file=str(path), line=number) from error
                except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
                    problem = f"this line is damaged ({type(error).__name__}: {error})"
                    raise FormatError(problem, file=str(path), line=number) from error
        if not ended:
            raise FormatError("the backup ends too early", file=str(path))
    return Backup(*restoring.seen.values())


def is_backup(path: str | Path) -> bool:
    """Tell whether a file begins as a backup does."""
    try:
        with _reading(Path(path)) as lines:
            return f'"{FORMAT}"' in next(iter(lines), "")[:200]
    except (OSError, FormatError):
        return False


def _lines(library: "Library", connection: Connection) -> Iterator[dict[str, Any]]:
    for record in library.each(connection=connection):
        known = {"id": record.id, "fingerprint": record.fingerprint, "added": _moment(record.added)}
        yield {"puzzle": record.data, **known, "tags": list(record.tags)}
    for number, *columns, made in connection.execute(select(COLLECTION).order_by(COLLECTION.c.name)).all():
        query = select(ENTRY.c.puzzle_id, ENTRY.c.day).where(ENTRY.c.collection_id == number)
        rows = connection.execute(query.order_by(ENTRY.c.position))
        entries = [[puzzle, None if day is None else day.isoformat()] for puzzle, day in rows]
        known = dict(zip(("collection", "title", "note"), columns, strict=True))
        yield {**known, "made": _moment(made), "entries": entries}
    order = PROGRESS.c.player, PROGRESS.c.puzzle_id
    for row in connection.execute(select(PROGRESS).order_by(*order).execution_options(yield_per=500)):
        known = {"player": row.player, "puzzle_id": row.puzzle_id, "saved": _moment(row.saved)}
        yield {"progress": read_json(row.session), **known}
    for row in connection.execute(select(RESULT).order_by(RESULT.c.id).execution_options(yield_per=500)):
        known = {**row._mapping, "finished": _moment(row.finished), "day": row.day.isoformat()}
        del known["id"]
        yield {"result": known}
    yield from batch_lines(connection)


def _moment(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat()


@contextmanager
def _writing(path: Path, *, packed: bool) -> Iterator[IO[str]]:
    with path.open("wb") as raw:
        # Without name and time in it, the same library gives the same bytes.
        chosen: Any = gzip.GzipFile("", "wb", fileobj=raw, mtime=0) if packed else raw
        with chosen, io.TextIOWrapper(chosen, encoding="utf-8", newline="\n") as text:
            yield text


@contextmanager
def _reading(path: Path) -> Iterator[Iterator[str]]:
    with path.open("rb") as raw:
        packed = raw.read(2) == b"\x1f\x8b"
        raw.seek(0)
        chosen: Any = gzip.GzipFile(fileobj=raw) if packed else raw
        with chosen, io.TextIOWrapper(chosen, encoding="utf-8") as file:
            try:
                yield _bounded_lines(file)
            except (EOFError, zlib.error, gzip.BadGzipFile, UnicodeDecodeError) as error:
                raise FormatError(f"the backup is damaged ({error})", file=str(path)) from None


def _bounded_lines(file: IO[str]) -> Iterator[str]:
    """Yield lines, but none that is longer than a puzzle can be: a small packed file can hold a very long one."""
    while line := file.readline(LARGEST_TEXT + 1):
        if len(line) > LARGEST_TEXT:
            raise FormatError("a line of the backup is longer than any puzzle")
        yield line
