"""What a format is: a name, how to recognize it, how to read and how to write it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats.source import Source

AnyItem: TypeAlias = Item[Any, Any]
Entry: TypeAlias = AnyItem | FormatError
"""One place in a file: the item there, or why there is none. A bad puzzle does not hide the good ones after it."""


def _nothing(_: AnyItem) -> Iterable[str]:
    return ()


@dataclass(frozen=True, slots=True)
class Format:
    """Describe one file format; each module of this package makes one and the registry lists it.

    `read` yields an entry for each puzzle of the file and may raise `FormatError` when nothing further can be read.
    `write` raises `FormatError` for items the format cannot express.
    """

    name: str
    title: str
    extensions: tuple[str, ...]
    kinds: tuple[str, ...]
    """The kinds it can hold; empty for every kind."""
    sniff: Callable[[Source], bool]
    """Tell from the content whether a file is of this format; called for text only, unless the format is `binary`."""
    read: Callable[[Source], Iterator[Entry]]
    write: Callable[[Sequence[AnyItem]], str | bytes]
    keeps: frozenset[str] = frozenset()
    """What a file of this format holds besides the puzzle: `solution`, `rating`, `proof`, `recipe`, `extra`, keys
    of `meta` such as `title` and of `extra` such as `saved`, and `*` for all of them."""
    many: bool = True
    """Whether one file holds several puzzles."""
    binary: bool = False
    """Whether `sniff` is also called for data that is not text; it then looks at `source.data`."""
    lacks: Callable[[AnyItem], Iterable[str]] = _nothing
    """Name, beyond `keeps`, what of one item is lost when it is written, such as `the line breaks of the title`."""

    def holds(self, kind: str) -> bool:
        """Tell whether puzzles of that kind can be written in this format."""
        return not self.kinds or kind in self.kinds

    def keeps_all(self) -> bool:
        """Tell whether all data about the puzzle is kept."""
        return "*" in self.keeps


def located(error: FormatError, name: str, line: int | None = None) -> FormatError:
    """Return the error with the file's name, and with a line if it has none of its own."""
    found = FormatError(
        error.problem, file=error.file or name, line=error.line if error.line is not None else line, column=error.column
    )
    found.__cause__ = error.__cause__
    return found


def meta_text(item: AnyItem, key: str) -> str | None:
    """Return a value of `meta` as the text formats write it; None if there is none, or if it is not a text."""
    value = item.meta.get(key)
    return str(value) if isinstance(value, str | int | float) else None
