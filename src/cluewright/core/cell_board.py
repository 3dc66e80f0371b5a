"""A board whose cells are each unknown or have one of a few values: what the boards of several kinds share.

Only kinds import this module: it brings NumPy, which the rest of the vocabulary does without.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from cluewright.core.errors import Fault, InvalidPuzzle, shown
from cluewright.core.message import Value, core_message
from cluewright.core.puzzle import Puzzle
from cluewright.core.text import words

Cells = NDArray[np.uint8]


class CellBoard:
    """An immutable board. `cells` is its (height, width) NumPy array itself, not a copy, and read-only."""

    __slots__ = ("_cells", "_hash")

    symbols: ClassVar[str]
    """The character of each value in ASCII, starting with 0 for an unknown cell."""

    def __init__(self, cells: Cells) -> None:
        array = np.asarray(cells)
        if array.ndim != 2 or 0 in array.shape or array.dtype != np.uint8:
            raise _malformed("array", found=f"{array.dtype} {array.shape}")
        if array.max() >= len(self.symbols):
            raise _malformed("value", highest=len(self.symbols) - 1, found=int(array.max()))
        if array.flags.writeable:
            array = array.copy()
            array.flags.writeable = False
        self._cells = array
        self._hash: int | None = None

    @classmethod
    def trusted(cls, cells: Cells) -> Self:
        """Wrap what our own native code made without checking every cell again; the array becomes read-only."""
        board = cls.__new__(cls)
        cells.flags.writeable = False
        board._cells = cells
        board._hash = None
        return board

    @classmethod
    def blank(cls, width: int, height: int) -> Self:
        """Return a board with every cell unknown."""
        return cls(np.zeros((height, width), np.uint8))

    @classmethod
    def parse(cls, text: str | Sequence[str]) -> Self:
        """Read rows of the board's symbols."""
        rows = words(text) if isinstance(text, str) else list(text)
        if not rows or not all(isinstance(row, str) and row for row in rows):
            raise _malformed("rows")
        if len({len(row) for row in rows}) != 1:
            raise InvalidPuzzle([Fault("ragged", core_message("fault-board-ragged"))])
        joined = "".join(rows)
        if strange := sorted(set(joined) - set(cls.symbols)):
            raise _malformed("symbol", symbols=cls.symbols, found=shown(strange[0]))
        values = joined.translate({ord(symbol): value for value, symbol in enumerate(cls.symbols)})
        return cls(np.frombuffer(values.encode("latin-1"), np.uint8).reshape(len(rows), -1))

    @property
    def cells(self) -> Cells:
        """Return the cells themselves as a read-only (height, width) array."""
        return self._cells

    @property
    def width(self) -> int:
        """Return the number of columns."""
        return int(self.cells.shape[1])

    @property
    def height(self) -> int:
        """Return the number of rows."""
        return int(self.cells.shape[0])

    @property
    def decided(self) -> int:
        """Count the cells that are not unknown."""
        return int(np.count_nonzero(self.cells))

    def with_cells(self, changes: Iterable[tuple[int, int, int]]) -> Self:
        """Return a board with the (row, column, value) changes made."""
        cells = self.cells.copy()
        for row, column, value in changes:
            cells[row, column] = value
        cells.flags.writeable = False
        return type(self)(cells)

    def rows(self) -> list[str]:
        """Write the board as rows of its symbols."""
        text = self.cells.tobytes().translate(self.symbols.encode().ljust(256)).decode()
        width = self.width
        return [text[start : start + width] for start in range(0, len(text), width)]

    @classmethod
    def bits(cls) -> int:
        """Return the bits that one cell of a packed board takes: two, or more if the symbols need them."""
        return max(2, (len(cls.symbols) - 1).bit_length())

    def packed(self) -> bytes:
        """Pack the board into a few bits per cell, row by row without padding between the rows."""
        places = np.arange(self.bits() - 1, -1, -1, dtype=np.uint8)
        bits = self.cells.reshape(-1, 1) >> places & np.uint8(1)
        return np.packbits(bits.reshape(-1)).tobytes()

    @classmethod
    def unpack(cls, data: bytes, width: int, height: int) -> Self:
        """Read what `packed` wrote."""
        count = cls.bits() * width * height
        if len(data) != (count + 7) // 8:
            raise _malformed("packed", bytes=len(data), board=f"{width}x{height}")
        bits = np.unpackbits(np.frombuffer(data, np.uint8), count=count).reshape(-1, cls.bits())
        weights = np.uint8(1) << np.arange(cls.bits() - 1, -1, -1, dtype=np.uint8)
        return cls((bits * weights).sum(axis=1, dtype=np.uint8).reshape(height, width))

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and np.array_equal(self.cells, other.cells)

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash((self.cells.shape, self.cells.tobytes()))
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).unpack, (self.packed(), self.width, self.height)

    def __repr__(self) -> str:
        if self.width * self.height > 144:
            return f"<Board {self.width}x{self.height}, {self.decided} cells decided>"
        return f"Board({' '.join(self.rows())!r})"


def require_size(puzzle: Puzzle, board: CellBoard) -> None:
    """Raise `InvalidPuzzle` unless board and puzzle have the same size."""
    if (board.width, board.height) != (puzzle.width, puzzle.height):
        sizes = {"board": f"{board.width}x{board.height}", "puzzle": f"{puzzle.width}x{puzzle.height}"}
        raise InvalidPuzzle([Fault("board-size", core_message("fault-board-size", **sizes))])


def _malformed(variant: str, **values: Value) -> InvalidPuzzle:
    return InvalidPuzzle([Fault("board", core_message(f"fault-board-{variant}", **values))])
