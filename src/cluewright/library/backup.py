"""The whole library in one file, and back.

The file is JSON lines, packed by gzip when its name ends in `.gz`: a head, then a line for each puzzle, collection,
game in progress, finished game and batch, and an end that shows if a file was cut off. Thumbnails are left out; they
are drawn again when they are needed.
"""

import gzip
import io
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from cluewright.core.errors import CluewrightError, FormatError
from cluewright.core.files import whole_file
from cluewright.core.form import check_head
from cluewright.core.json_text import read_json, write_json
from cluewright.formats.source import LARGEST_TEXT
from cluewright.library.lines import Lines
from cluewright.library.restore import PARTS, Restoring
from cluewright.library.salvage import Damage

if TYPE_CHECKING:
    from cluewright.library.store import Library

FORMAT = "cluewright-library"
VERSION = 1
_END = "end"


@dataclass(frozen=True, slots=True)
class Backup:
    """Count what a backup holds, or what was restored from one."""

    puzzles: int = 0
    collections: int = 0
    games: int = 0
    results: int = 0
    batches: int = 0
    item_lines: int = 0
    """Lines of up to a thousand items of batches."""
    damages: tuple[Damage, ...] = ()
    """What was left out because it is damaged."""


def write_backup(library: "Library", path: str | Path) -> Backup:
    """Write everything the library keeps into one file, as it is at this moment; whole or not at all.

    What is damaged is left out and reported.
    """
    counts = dict.fromkeys(PARTS, 0)
    damages: list[Damage] = []
    with whole_file(path) as part, _writing(part, packed=Path(path).suffix == ".gz") as file:
        file.write(write_json({"format": FORMAT, "version": VERSION}) + "\n")
        with library.reading() as connection:
            for line in Lines(connection, damages.append):
                counts[next(iter(line))] += 1
                file.write(write_json(line) + "\n")
        file.write(write_json({_END: counts}) + "\n")
    return _counted(counts, tuple(damages))


def read_backup(library: "Library", path: str | Path) -> Backup:
    """Bring everything of a backup into the library, whole or not at all.

    An empty library becomes the one that was backed up, numbers included. In another one, puzzles that exist are
    given what they lack, and the rest is added.
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
                        raise FormatError("this line does not belong to a backup")
                    elif _END in data:
                        restoring.finish()
                        ended = True
                        if dict.fromkeys(PARTS, 0) | data[_END] != restoring.seen:
                            raise FormatError("the backup is incomplete: some of its lines are missing")
                    else:
                        restoring.take(data)
                except CluewrightError as error:
                    problem = error.problem if isinstance(error, FormatError) else str(error)
                    raise FormatError(problem, file=str(path), line=number) from error
                except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
                    problem = "this line is damaged"
                    raise FormatError(problem, file=str(path), line=number) from error
        if not ended:
            raise FormatError("the backup is incomplete: its end is missing", file=str(path))
    return _counted(restoring.seen)


def _counted(counts: Mapping[str, int], damages: tuple[Damage, ...] = ()) -> Backup:
    puzzles, collections, games, results, batches, items = (counts[part] for part in PARTS)
    return Backup(puzzles, collections, games, results, batches, items, damages)


def is_backup(path: str | Path) -> bool:
    """Tell whether a file begins like a backup."""
    try:
        with _reading(Path(path)) as lines:
            return f'"{FORMAT}"' in next(iter(lines), "")[:200]
    except (OSError, FormatError):
        return False


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
            except (EOFError, zlib.error, gzip.BadGzipFile, UnicodeDecodeError):
                raise FormatError("the backup is damaged: it cannot be unpacked", file=str(path)) from None


def _bounded_lines(file: IO[str]) -> Iterator[str]:
    """Yield lines, but none that is longer than a puzzle can be: a small packed file can hold a very long one."""
    while line := file.readline(LARGEST_TEXT + 1):
        if len(line) > LARGEST_TEXT:
            raise FormatError("a line of the backup is too long to be a puzzle")
        yield line
