"""The board of a nonogram: two bits a cell."""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.core.errors import Fault, InvalidPuzzle

Cells = NDArray[np.uint8]

_SYMBOLS = "?.#!"


class Cell(IntEnum):
    """What is known of a cell: one bit says it cannot be filled, the other that it cannot be empty."""

    UNKNOWN = 0b00
    EMPTY = 0b01
    FILLED = 0b10
    CONTRADICTION = 0b11

    @property
    def symbol(self) -> str:
        """Give the character that stands for it: `?`, `.`, `#` or `!`."""
        return _SYMBOLS[self]


class Board:
    """An immutable board. `cells` is its (height, width) NumPy array itself, not a copy, and read-only.

    >>> Board.parse("#.?")
    Board('#.?')
    """

    __slots__ = ("_cells", "_hash")

    def __init__(self, cells: Cells) -> None:
        array = np.asarray(cells)
        if array.ndim != 2 or 0 in array.shape or array.dtype != np.uint8:
            raise InvalidPuzzle(
                [Fault("board", f"A board is a (height, width) uint8 array, not {array.dtype} {array.shape}.")]
            )
        if array.max() > Cell.CONTRADICTION:
            raise InvalidPuzzle([Fault("board", f"A cell is 0 to 3, not {int(array.max())}.")])
        if array.flags.writeable:
            array = array.copy()
            array.flags.writeable = False
        self._cells = array
        self._hash: int | None = None

    @classmethod
    def blank(cls, width: int, height: int) -> "Board":
        """Give a board with every cell unknown."""
        return cls(np.zeros((height, width), np.uint8))

    @classmethod
    def parse(cls, text: str | Sequence[str]) -> "Board":
        """Read rows of `#` filled, `.` empty, `?` unknown (and `!` contradiction)."""
        rows = text.split() if isinstance(text, str) else list(text)
        if not rows or not all(isinstance(row, str) and row for row in rows):
            raise InvalidPuzzle([Fault("board", "A board is a list of rows of #, . and ?.")])
        if len({len(row) for row in rows}) != 1:
            raise InvalidPuzzle([Fault("ragged", "The rows of the board differ in length.")])
        if strange := sorted(set("".join(rows)) - set(_SYMBOLS)):
            raise InvalidPuzzle([Fault("board", f"A cell is #, . or ?, not {strange[0]!r}.")])
        return cls(np.array([[_SYMBOLS.index(symbol) for symbol in row] for row in rows], np.uint8))

    @classmethod
    def solved(cls, picture: Any) -> "Board":
        """Give the decided board of a picture of true and false values."""
        filled = np.asarray(picture, bool)
        return cls(np.where(filled, np.uint8(Cell.FILLED), np.uint8(Cell.EMPTY)))

    @property
    def cells(self) -> Cells:
        """Give the cells themselves as a read-only (height, width) array of the values of `Cell`."""
        return self._cells

    @property
    def width(self) -> int:
        """Give the number of columns."""
        return int(self.cells.shape[1])

    @property
    def height(self) -> int:
        """Give the number of rows."""
        return int(self.cells.shape[0])

    @property
    def array(self) -> NDArray[np.bool_]:
        """Give the filled cells as a new (height, width) bool array."""
        return np.equal(self.cells, np.uint8(Cell.FILLED))

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

    def packed(self) -> bytes:
        """Pack the board into two bits a cell, row by row without padding between the rows."""
        flat = self.cells.reshape(-1)
        bits = np.stack([flat >> 1, flat & 1], axis=1)
        return np.packbits(bits.reshape(-1)).tobytes()

    @classmethod
    def unpack(cls, data: bytes, width: int, height: int) -> "Board":
        """Read what `packed` wrote."""
        if len(data) != (2 * width * height + 7) // 8:
            raise InvalidPuzzle([Fault("board", f"{len(data)} bytes are not a packed {width}x{height} board.")])
        bits = np.unpackbits(np.frombuffer(data, np.uint8), count=2 * width * height).reshape(-1, 2)
        return cls((bits[:, 0] * np.uint8(2) + bits[:, 1]).reshape(height, width))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and np.array_equal(self.cells, other.cells)

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash((self.cells.shape, self.cells.tobytes()))
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return Board.unpack, (self.packed(), self.width, self.height)

    def __repr__(self) -> str:
        if self.width * self.height > 100:
            return f"<Board {self.width}x{self.height}, {self.decided} cells decided>"
        return f"Board({' '.join(self.rows())!r})"
