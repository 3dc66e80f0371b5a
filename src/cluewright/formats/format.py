"""What a format is: a name, how to recognize it, how to read and how to write it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.formats.source import Source

AnyItem: TypeAlias = Item[Any, Any]
Entry: TypeAlias = AnyItem | FormatError
"""One place in a file: the item there, or why there is none. A bad puzzle does not hide the good ones after it."""


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
    """Tell by the content whether a file is of this format; it is never called for binary data."""
    read: Callable[[Source], Iterator[Entry]]
    write: Callable[[Sequence[AnyItem]], str | bytes]
    keeps: frozenset[str] = frozenset()
    """What beside the puzzle itself a file of this format holds: `solution`, `rating`, `proof`, `recipe`, `extra`, keys
    of `meta` such as `title`, and `*` for all of them."""

    def holds(self, kind: str) -> bool:
        """Tell whether puzzles of that kind can be written in this format."""
        return not self.kinds or kind in self.kinds
