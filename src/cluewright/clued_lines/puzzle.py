"""Clues of rows and columns, and how they are read.

What a block is, is up to the kind: a length, or a length and a colour. The clue of a line is a tuple of blocks, the
empty tuple for an empty line, or None when the clue is hidden.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, Generic, TypeVar

from cluewright.core.errors import Fault, InvalidPuzzle, shown
from cluewright.core.puzzle import Puzzle

Block = TypeVar("Block")


class CluedPuzzle(Puzzle, Generic[Block]):
    """A puzzle with a clue for each row and each column."""

    __slots__ = ()

    rows: tuple[tuple[Block, ...] | None, ...]
    columns: tuple[tuple[Block, ...] | None, ...]

    @property
    def width(self) -> int:
        """Return the number of columns."""
        return len(self.columns)

    @property
    def height(self) -> int:
        """Return the number of rows."""
        return len(self.rows)

    def lines(self) -> Iterator[tuple[str, int, tuple[Block, ...] | None, int]]:
        """Yield every line as ("row" or "column", index, clue, length)."""
        for index, clue in enumerate(self.rows):
            yield "row", index, clue, self.width
        for index, clue in enumerate(self.columns):
            yield "column", index, clue, self.height


def read_lines(
    axis: str, lines: Iterable[Any], most: int, fault: Callable[..., Fault], faults: list[Fault]
) -> list[Any]:
    """Read the clues of one side without trusting them, and add what is wrong with their number to `faults`."""
    if isinstance(lines, str | bytes) or not isinstance(lines, Iterable):
        faults.append(fault("type", "lines", axis=axis, value=shown(lines)))
        return []
    taken = list(islice(lines, most + 1))
    if not taken:
        faults.append(fault("size", "none", axis=axis))
    elif len(taken) > most:
        faults.append(fault("size", "most", axis=axis, most=most))
    return taken


def read_number(value: Any) -> int | None:
    """Return an integer of any integer type (NumPy's included) as int; a bool is neither length nor colour."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    return int(value.__index__())


def require_given_size(puzzle: Puzzle, data: Mapping[str, Any], fault: Callable[..., Fault]) -> None:
    """Raise `InvalidPuzzle` if the data give a width or a height, and it is not that of the clues."""
    for side in ("width", "height"):
        actual: int = getattr(puzzle, side)
        if data.get(side, actual) != actual:
            raise InvalidPuzzle([fault("size", "given", side=side, given=shown(data[side]), actual=actual)])
