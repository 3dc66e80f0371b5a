"""Files that hold puzzles: one module per format, one small interface for all.

The format is detected from the content, or else from the extension; `format_name` overrides both.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

from cluewright.core.errors import FormatError
from cluewright.core.files import write_whole
from cluewright.core.item import Item, as_item
from cluewright.core.puzzle import Puzzle
from cluewright.formats.format import AnyItem, Entry, Format, located
from cluewright.formats.loss import lost_parts
from cluewright.formats.registry import detect, format_named, format_of_extension, formats
from cluewright.formats.source import STANDARD_INPUT, Source, bounded_source, packed, read_source

__all__ = [
    "STANDARD_INPUT",
    "Entry",
    "Format",
    "Source",
    "dumps",
    "entries",
    "format_for",
    "formats",
    "load",
    "loads",
    "losses",
    "read_source",
    "save",
]


def load(path: str | Path, *, format_name: str | None = None) -> list[AnyItem]:
    """Read all puzzles of a file (`-` is standard input); raise `FormatError` at the first that is bad."""
    return _all_good(entries(read_source(path), format_name=format_name))


def loads(text: str | bytes, *, format_name: str | None = None, name: str = "text") -> list[AnyItem]:
    """Read all puzzles of a text; errors call it `name`.

    >>> loads("3 2\\n1 1\\n3\\n2\\n1\\n2\\n")[0].puzzle
    Nonogram(3x2, rows='1 1 / 3', columns='2 / 1 / 2')
    """
    return _all_good(entries(bounded_source(_encoded(text), name), format_name=format_name))


def entries(source: Source, *, format_name: str | None = None) -> Iterator[Entry]:
    """Yield each puzzle of a source as its item, or as the `FormatError` that says what is wrong with it."""
    chosen = format_named(format_name) if format_name is not None else detect(source)
    try:
        yield from chosen.read(source)
    except FormatError as error:
        yield located(error, source.name)


Writable: TypeAlias = AnyItem | Puzzle | Iterable[AnyItem | Puzzle]


def save(items: Writable, path: str | Path, *, format_name: str | None = None) -> None:
    """Write one or many puzzles; nothing is written unless the format can hold them all.

    Data about the puzzles that the format cannot hold is left out: `losses` lists it. A file
    whose name ends in `.gz` is packed.
    """
    chosen = format_named(format_name) if format_name is not None else format_for(path)
    data = dumps(items, format_name=chosen.name)
    write_whole(path, packed(data) if str(path).lower().endswith(".gz") else data)


def format_for(path: str | Path) -> Format:
    """Return the format that the extension of a file to be written names; raise `FormatError` if there is none."""
    if (chosen := format_of_extension(Source(b"", str(path)).extension)) is None:
        known = ", ".join(f".{extension}" for entry in formats().values() for extension in entry.extensions)
        raise FormatError(
            f"the file extension is not one we know ({known}): use one of these, or name a format", file=str(path)
        )
    return chosen


def dumps(items: Writable, *, format_name: str) -> bytes:
    """Return the content of a file that holds the puzzles."""
    chosen = format_named(format_name)
    taken = _taken(items)
    if not taken:
        raise FormatError("there is no puzzle to write")
    for item in taken:
        if not chosen.holds(item.puzzle.kind):
            raise FormatError(f"the format {chosen.name} holds {' and '.join(chosen.kinds)}, not {item.puzzle.kind}")
    if len(taken) > 1 and not chosen.many:
        raise FormatError(f"the format {chosen.name} holds one puzzle per file, not {len(taken)}")
    return _encoded(chosen.write(taken))


def losses(items: Writable, format_name: str) -> list[str]:
    """List the data about the puzzles that is lost when they are written, a sentence for each kind of loss.

    >>> losses(loads("title Cat\\nwidth 1\\nheight 1\\nrows\\n1\\ncolumns\\n1\\n"), "nin")
    ['nin cannot hold the title (1 puzzle)']
    """
    chosen = format_named(format_name)
    counts = Counter(part for item in _taken(items) for part in lost_parts(item, chosen))
    return [
        f"{chosen.name} cannot hold {part} ({count} puzzle{'s' if count > 1 else ''})" for part, count in counts.items()
    ]


def _taken(items: Writable) -> list[AnyItem]:
    given: Iterable[Any] = (items,) if isinstance(items, Item | Puzzle) else items
    return [as_item(item) for item in given]


def _encoded(text: str | bytes) -> bytes:
    try:
        return text.encode() if isinstance(text, str) else text
    except UnicodeEncodeError:
        raise FormatError("the text has half of a surrogate pair, which UTF-8 cannot hold: remove it") from None


def _all_good(found: Iterator[Entry]) -> list[AnyItem]:
    items = []
    for entry in found:
        if isinstance(entry, FormatError):
            raise entry
        items.append(entry)
    return items
