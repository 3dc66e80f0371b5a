"""The board of a nonogram: two bits per cell."""

from enum import IntEnum
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from cluewright.core.cell_board import CellBoard, Cells

__all__ = ["Board", "Cell", "Cells"]


class Cell(IntEnum):
    """What is known about a cell: one bit says it cannot be filled, the other that it cannot be empty."""

    UNKNOWN = 0b00
    EMPTY = 0b01
    FILLED = 0b10
    CONTRADICTION = 0b11

    @property
    def symbol(self) -> str:
        """Return the character that stands for it: `?`, `.`, `#` or `!`."""
        return Board.symbols[self]


class Board(CellBoard):
    """An immutable board of the values of `Cell`.

    >>> Board.parse("#.?")
    Board('#.?')
    """

    __slots__ = ()

    symbols: ClassVar[str] = "?.#!"

    @classmethod
    def solved(cls, picture: Any) -> Self:
        """Return the decided board of a picture of true and false values."""
        filled = np.asarray(picture, bool)
        return cls(np.where(filled, np.uint8(Cell.FILLED), np.uint8(Cell.EMPTY)))

    @property
    def array(self) -> NDArray[np.bool_]:
        """Return the filled cells as a new (height, width) bool array."""
        return np.equal(self.cells, np.uint8(Cell.FILLED))

    def __getitem__(self, place: tuple[int, int]) -> Cell:
        return Cell(int(self.cells[place]))
