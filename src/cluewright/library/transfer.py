"""Files into the library and puzzles of the library into files, in any format."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cluewright.core.errors import CluewrightError, FormatError
from cluewright.core.item import Item
from cluewright.formats import STANDARD_INPUT, entries, formats, read_source, save
from cluewright.library.query import Query
from cluewright.library.record import Prepared, Record, prepare

if TYPE_CHECKING:
    from cluewright.library.store import Library

_AT_ONCE = 1000


@dataclass(slots=True)
class Import:
    """Say what came of importing: the numbers of the puzzles, and what could not be read."""

    files: int = 0
    added: int = 0
    doubles: int = 0
    ids: list[int] = field(default_factory=list)
    """Where each puzzle that could be read is kept, in the order of the files."""
    new: list[bool] = field(default_factory=list)
    """Whether each of them was not there before."""
    problems: list[Exception] = field(default_factory=list)


def import_files(
    library: "Library",
    paths: Iterable[str | Path],
    *,
    format_name: str | None = None,
    tags: Iterable[str] = (),
    source: str | None = None,
    merge: bool = False,
    progress: Callable[[str, Import], None] | None = None,
) -> Import:
    """Add the puzzles of files and of folders, with all below them; `-` is standard input.

    What is bad is reported and the rest is kept. In a folder only files whose extension belongs to a format are
    looked at. `source` is noted with each puzzle that names none. `progress` is told each file's name before it is
    read.
    """
    done = Import()
    labels = tuple(tags)
    waiting: list[Prepared] = []
    for path in _files(paths, done.problems):
        if progress is not None:
            progress(str(path), done)
        done.files += 1
        for found in _puzzles(path, format_name, labels, source):
            if isinstance(found, Exception):
                done.problems.append(found)
                continue
            waiting.append(found)
            if len(waiting) == _AT_ONCE:
                _add(library, waiting, done, merge=merge)
    _add(library, waiting, done, merge=merge)
    return done


def _puzzles(
    path: str | Path, format_name: str | None, tags: Sequence[str], source: str | None
) -> Iterator[Prepared | Exception]:
    """Yield each puzzle of a file, or what is wrong with it."""
    try:
        for entry in entries(read_source(path), format_name=format_name):
            yield entry if isinstance(entry, FormatError) else _prepared(_with_source(entry, source), tags)
    except (CluewrightError, OSError) as error:
        yield error


def _prepared(item: Item[Any, Any], tags: Sequence[str]) -> Prepared | Exception:
    try:
        return prepare(item, tags=tags)
    except CluewrightError as error:
        return error


def _add(library: "Library", waiting: list[Prepared], done: Import, *, merge: bool) -> None:
    for one in library.add_many(waiting, merge=merge):
        done.ids.append(one.id)
        done.new.append(one.added)
        done.added += one.added
        done.doubles += not one.added
    waiting.clear()


def export_items(records: Iterable[Record]) -> Iterator[Item[Any, Any]]:
    """Give the items of records, with their tags where they have any."""
    for record in records:
        item = record.item
        yield replace(item, extra={**item.extra, "tags": list(record.tags)}) if record.tags else item


def export_file(
    library: "Library", query: Query | Sequence[int], path: str | Path, *, format_name: str | None = None
) -> int:
    """Write puzzles, found or by number, into one file and count them.

    The format goes by the extension unless it is named; raise `FormatError` when it cannot express a puzzle.
    """
    records = library.each(query) if isinstance(query, Query) else library.get_many(query)
    items = list(export_items(records))
    save(items, path, format_name=format_name)
    return len(items)


def _files(paths: Iterable[str | Path], problems: list[Exception]) -> Iterator[str | Path]:
    """Yield files in order; of a folder those in it and below it that some format may read."""
    extensions = {f".{extension}" for entry in formats().values() for extension in entry.extensions}
    for given in paths:
        path = Path(given)
        if str(given) == STANDARD_INPUT or not path.is_dir():
            yield given if str(given) == STANDARD_INPUT else path
            continue
        found = [
            file
            for file in sorted(path.rglob("*"))
            if Path(file.name.lower().removesuffix(".gz")).suffix in extensions and file.is_file()
        ]
        if not found:
            problems.append(FormatError("there is no puzzle file in this folder", file=str(path)))
        yield from found


def _with_source(item: Item[Any, Any], source: str | None) -> Item[Any, Any]:
    if source is None or item.meta.get("source") is not None:
        return item
    return replace(item, meta={**item.meta, "source": source})
