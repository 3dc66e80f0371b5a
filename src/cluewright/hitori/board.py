"""The board of a Hitori: every cell unknown, white or black."""

from enum import IntEnum
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from cluewright.core.cell_board import CellBoard, Cells

__all__ = ["Board", "Cell", "Cells"]


class Cell(IntEnum):
    """What is known about a cell."""

    UNKNOWN = 0
    WHITE = 1
    BLACK = 2

    @property
    def symbol(self) -> str:
        """Return the character that stands for it: `?`, `.` or `#`."""
        return Board.symbols[self]


class Board(CellBoard):
    """An immutable board of the values of `Cell`.

    >>> Board.parse("#.?")
    Board('#.?')
    """

    __slots__ = ()

    symbols: ClassVar[str] = "?.#"

    @classmethod
    def solved(cls, blacks: Any) -> Self:
        """Return the decided board of an array that is true where a cell is black."""
        return cls(np.where(np.asarray(blacks, bool), np.uint8(Cell.BLACK), np.uint8(Cell.WHITE)))

    @property
    def blacks(self) -> NDArray[np.bool_]:
        """Return the black cells as a new (height, width) bool array."""
        return np.equal(self.cells, np.uint8(Cell.BLACK))

    def __getitem__(self, place: tuple[int, int]) -> Cell:
        return Cell(int(self.cells[place]))
