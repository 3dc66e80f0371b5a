"""The puzzles a command is given: files in any format, `-` for standard input."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cluewright.core.errors import CluewrightError, FormatError
from cluewright.formats import Source, entries, read_source
from cluewright.formats.format import AnyItem


@dataclass(frozen=True, slots=True)
class Input:
    """One puzzle of a file: the file's name as given, the place in it from 0, and the item or what is wrong."""

    source: str
    index: int
    item: AnyItem | None = None
    error: Exception | None = None


def read_inputs(paths: Sequence[str], format_name: str | None) -> Iterator[Input]:
    """Yield every puzzle of every file; what cannot be read is yielded as an error and the rest still comes."""
    for path in paths:
        try:
            source = read_source(path)
            for index, entry in enumerate(entries(source, format_name=format_name)):
                if isinstance(entry, FormatError):
                    yield Input(path, index, error=entry)
                else:
                    yield Input(path, index, item=entry)
        except (CluewrightError, OSError) as error:
            yield Input(path, 0, error=error)


def only_puzzle(source: Source, format_name: str | None) -> AnyItem:
    """Give the one puzzle of a file; raise `FormatError` when there are several."""
    items = []
    for entry in entries(source, format_name=format_name):
        if isinstance(entry, FormatError):
            raise entry
        items.append(entry)
    if len(items) != 1:
        raise FormatError(f"expected one puzzle, found {len(items)}", file=source.name)
    return items[0]
