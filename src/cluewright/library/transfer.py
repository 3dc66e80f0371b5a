"""Files into the library and puzzles of the library into files, in any format."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cluewright.core.errors import CluewrightError
from cluewright.core.item import Item
from cluewright.formats import save
from cluewright.formats.inputs import Input, read_inputs
from cluewright.library.errors import DamagedPuzzle
from cluewright.library.query import VERDICTS, Query
from cluewright.library.record import Prepared, Record, prepare

if TYPE_CHECKING:
    from cluewright.library.store import Library

_AT_ONCE = 1000
_LONGEST_WAIT = 1.0
"""Seconds that a puzzle may wait to be kept while others are proven."""


Prepare = Callable[[Iterable[Input]], Iterator[tuple[Input, Prepared | Exception]]]
"""What makes puzzles ready to be added, in their order: each ready, or what is wrong with it."""


@dataclass(slots=True)
class Import:
    """Report the result of importing: the numbers of the puzzles, what was refused, and what could not be read."""

    files: int = 0
    added: int = 0
    doubles: int = 0
    ids: list[int] = field(default_factory=list)
    """The number of each puzzle kept, in the order of the files."""
    new: list[bool] = field(default_factory=list)
    """Whether each of them is new."""
    verdicts: list[str] = field(default_factory=list)
    """What is known about the solutions of each of them."""
    refused: list[tuple[str, str]] = field(default_factory=list)
    """The places and verdicts of puzzles refused because they do not have exactly one solution."""
    problems: list[Exception] = field(default_factory=list)


def import_files(
    library: "Library",
    paths: Iterable[str | Path],
    *,
    format_name: str | None = None,
    index: int | None = None,
    tags: Iterable[str] = (),
    source: str | None = None,
    merge: bool = False,
    ambiguous: bool = True,
    prepared: Prepare | None = None,
    progress: Callable[[str, Import], None] | None = None,
) -> Import:
    """Add the puzzles of files and of folders, with all below them; `-` is standard input.

    What is bad is reported and the rest is kept. `source` is noted with each puzzle that names none. `prepared` may
    prove puzzles on their way; else they are kept as they are in the files. Without `ambiguous`, a puzzle that is known
    to have no or several solutions is refused. `progress` receives the origin of each puzzle.
    """
    done = Import()
    labels = tuple(tags)
    waiting: list[Prepared] = []
    since = time.monotonic()
    inputs = _good(read_inputs([str(path) for path in paths], format_name, index), source, done)
    for given, found in (prepared or _prepared)(inputs):
        if progress is not None:
            progress(given.place, done)
        if isinstance(found, Exception):
            done.problems.append(found)
        elif not ambiguous and found.columns["verdict"] in VERDICTS["ambiguous"]:
            done.refused.append((given.place, found.columns["verdict"]))
        else:
            since = since if waiting else time.monotonic()
            waiting.append(prepare(found, tags=labels))
            if len(waiting) == _AT_ONCE or time.monotonic() - since > _LONGEST_WAIT:
                _add(library, waiting, done, merge=merge)
    _add(library, waiting, done, merge=merge)
    return done


def _good(inputs: Iterable[Input], source: str | None, done: Import) -> Iterator[Input]:
    """Yield the inputs that hold a puzzle, and note what is wrong with the others."""
    last = None
    for given in inputs:
        done.files += given.source != last
        last = given.source
        if given.item is None:
            done.problems.append(given.error or AssertionError("an input is an item or an error"))
        else:
            yield replace(given, item=_with_source(given.item, source))


def _prepared(inputs: Iterable[Input]) -> Iterator[tuple[Input, Prepared | Exception]]:
    for given in inputs:
        try:
            yield given, prepare(given.puzzle_item)
        except CluewrightError as error:
            yield given, error


def _add(library: "Library", waiting: list[Prepared], done: Import, *, merge: bool) -> None:
    for puzzle, one in zip(waiting, library.add_many(waiting, merge=merge), strict=True):
        done.ids.append(one.id)
        done.new.append(one.added)
        done.verdicts.append(puzzle.columns["verdict"])
        done.added += one.added
        done.doubles += not one.added
    waiting.clear()


def export_items(
    records: Iterable[Record], damaged: Callable[[DamagedPuzzle], None] | None = None
) -> Iterator[Item[Any, Any]]:
    """Return the items of records, with any tags; damaged ones are left out and reported."""
    for record in records:
        try:
            item = record.item
        except DamagedPuzzle as error:
            if damaged is None:
                raise
            damaged(error)
            continue
        yield replace(item, extra={**item.extra, "tags": list(record.tags)}) if record.tags else item


def export_file(
    library: "Library",
    query: Query | Sequence[int],
    path: str | Path,
    *,
    format_name: str | None = None,
    damaged: Callable[[DamagedPuzzle], None] | None = None,
) -> int:
    """Write puzzles, found or by number, into one file and count them.

    The extension decides the format unless one is named; raise `FormatError` if it cannot express a puzzle. What is
    damaged is passed to `damaged` and left out; without it, the error is raised.
    """
    records = library.each(query) if isinstance(query, Query) else library.get_many(query)
    items = list(export_items(records, damaged))
    save(items, path, format_name=format_name)
    return len(items)


def _with_source(item: Item[Any, Any], source: str | None) -> Item[Any, Any]:
    if source is None or item.meta.get("source") is not None:
        return item
    return replace(item, meta={**item.meta, "source": source})
