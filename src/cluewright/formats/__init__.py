"""Files that hold puzzles: one module per format, one small interface for all.

A format is told by the content, else by the extension; `format_name` overrides both.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from cluewright.core.errors import FormatError
from cluewright.core.files import write_whole
from cluewright.core.item import Item, as_item
from cluewright.core.puzzle import Puzzle
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.registry import detect, format_named, format_of_extension, formats
from cluewright.formats.source import STANDARD_INPUT, Source, read_source

__all__ = [
    "STANDARD_INPUT",
    "Entry",
    "Format",
    "Source",
    "dumps",
    "entries",
    "formats",
    "load",
    "loads",
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
    return _all_good(entries(Source(_encoded(text), name), format_name=format_name))


def entries(source: Source, *, format_name: str | None = None) -> Iterator[Entry]:
    """Yield each puzzle of a source as its item, or as the `FormatError` that says what is wrong with it."""
    chosen = format_named(format_name) if format_name is not None else detect(source)
    try:
        yield from chosen.read(source)
    except FormatError as error:
        yield error


def save(
    items: AnyItem | Puzzle | Iterable[AnyItem | Puzzle], path: str | Path, *, format_name: str | None = None
) -> None:
    """Write one or many puzzles; nothing is written unless the format can express them all."""
    if format_name is None and (chosen := format_of_extension(Source(b"", str(path)).extension)) is not None:
        format_name = chosen.name
    if format_name is None:
        known = ", ".join(f".{extension}" for entry in formats().values() for extension in entry.extensions)
        raise FormatError(f"the extension tells no format (known are {known}); name one", file=str(path))
    write_whole(path, dumps(items, format_name=format_name))


def dumps(items: AnyItem | Puzzle | Iterable[AnyItem | Puzzle], *, format_name: str) -> bytes:
    """Give the content of a file that holds the puzzles."""
    chosen = format_named(format_name)
    given: Iterable[Any] = (items,) if isinstance(items, Item | Puzzle) else items
    taken: list[AnyItem] = [as_item(item) for item in given]
    if not taken:
        raise FormatError("there is no puzzle to write")
    for item in taken:
        if not chosen.holds(item.puzzle.kind):
            raise FormatError(f"the format {chosen.name} holds {' and '.join(chosen.kinds)}, not {item.puzzle.kind}")
    return _encoded(chosen.write(taken))


def _encoded(text: str | bytes) -> bytes:
    try:
        return text.encode() if isinstance(text, str) else text
    except UnicodeEncodeError:
        raise FormatError("the text holds half of a surrogate pair, which UTF-8 cannot express") from None


def _all_good(found: Iterator[Entry]) -> list[AnyItem]:
    items = []
    for entry in found:
        if isinstance(entry, FormatError):
            raise entry
        items.append(entry)
    return items
