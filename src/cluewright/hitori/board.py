"""The board of a Hitori: every cell unknown, white or black."""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.core.errors import Fault, InvalidPuzzle

Cells = NDArray[np.uint8]

_SYMBOLS = "?.#"


class Cell(IntEnum):
    """What is known of a cell."""

    UNKNOWN = 0
    WHITE = 1
    BLACK = 2

    @property
    def symbol(self) -> str:
        """Give the character that stands for it: `?`, `.` or `#`."""
        return _SYMBOLS[self]


class Board:
    """An immutable board. `cells` is its (height, width) NumPy array itself, not a copy, and read-only.

    >>> Board.parse("#.?")
    Board('#.?')
    """

    __slots__ = ("_hash", "cells")

    cells: Cells

    def __init__(self, cells: Cells) -> None:
        array = np.asarray(cells)
        if array.ndim != 2 or 0 in array.shape or array.dtype != np.uint8:
            text = f"A board is a (height, width) uint8 array, not {array.dtype} {array.shape}."
            raise InvalidPuzzle([Fault("board", text)])
        if array.max() > Cell.BLACK:
            raise InvalidPuzzle([Fault("board", f"A cell is 0 to 2, not {int(array.max())}.")])
        if array.flags.writeable:
            array = array.copy()
            array.flags.writeable = False
        self.cells = array
        self._hash: int | None = None

    @classmethod
    def blank(cls, width: int, height: int) -> "Board":
        """Give a board with every cell unknown."""
        return cls(np.zeros((height, width), np.uint8))

    @classmethod
    def parse(cls, text: str | Sequence[str]) -> "Board":
        """Read rows of `#` black, `.` white, `?` unknown."""
        rows = text.split() if isinstance(text, str) else list(text)
        if not rows or not all(isinstance(row, str) and row for row in rows):
            raise InvalidPuzzle([Fault("board", "A board is a list of rows of #, . and ?.")])
        if len({len(row) for row in rows}) != 1:
            raise InvalidPuzzle([Fault("ragged", "The rows of the board differ in length.")])
        if strange := sorted(set("".join(rows)) - set(_SYMBOLS)):
            raise InvalidPuzzle([Fault("board", f"A cell is #, . or ?, not {strange[0]!r}.")])
        return cls(np.array([[_SYMBOLS.index(symbol) for symbol in row] for row in rows], np.uint8))

    @classmethod
    def solved(cls, blacks: Any) -> "Board":
        """Give the decided board of an array that is true where a cell is black."""
        return cls(np.where(np.asarray(blacks, bool), np.uint8(Cell.BLACK), np.uint8(Cell.WHITE)))

    @property
    def width(self) -> int:
        """Give the number of columns."""
        return int(self.cells.shape[1])

    @property
    def height(self) -> int:
        """Give the number of rows."""
        return int(self.cells.shape[0])

    @property
    def blacks(self) -> NDArray[np.bool_]:
        """Give the black cells as a new (height, width) bool array."""
        return np.equal(self.cells, np.uint8(Cell.BLACK))

    @property
    def decided(self) -> int:
        """Count the cells that are not unknown."""
        return int(np.count_nonzero(self.cells))

    def __getitem__(self, place: tuple[int, int]) -> Cell:
        return Cell(int(self.cells[place]))

    def with_cells(self, changes: Iterable[tuple[int, int, int]]) -> "Board":
        """Give a board with the (row, column, value) changes made."""
        cells = self.cells.copy()
        for row, column, value in changes:
            cells[row, column] = value
        cells.flags.writeable = False
        return Board(cells)

    def rows(self) -> list[str]:
        """Write the board as rows of `#`, `.` and `?`."""
        symbols = np.frombuffer(_SYMBOLS.encode(), np.uint8)
        return [bytes(row).decode() for row in symbols[self.cells]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and np.array_equal(self.cells, other.cells)

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash((self.cells.shape, self.cells.tobytes()))
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return Board.parse, (self.rows(),)

    def __repr__(self) -> str:
        if self.width * self.height > 144:
            return f"<Board {self.width}x{self.height}, {self.decided} cells decided>"
        return f"Board({' '.join(self.rows())!r})"
