"""The board of a colour nonogram: a cell is unknown, background, or has one of up to fifteen colours."""

from collections.abc import Iterable
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from cluewright.colour_nonogram.puzzle import Block, ColourNonogram
from cluewright.colour_nonogram.wording import fault
from cluewright.core.cell_board import CellBoard, Cells, require_size
from cluewright.core.errors import InvalidPuzzle

__all__ = ["BACKGROUND", "UNKNOWN", "Board", "Cells", "require_board"]

UNKNOWN = 0
BACKGROUND = 1
"""The value of a cell of background; colour number i of the palette has the value 1 + i."""


class Board(CellBoard):
    """An immutable board: `?` is an unknown cell, `.` background, `a` the first colour of the palette, `b` the second.

    >>> Board.parse("ab.?")
    Board('ab.?')
    """

    __slots__ = ()

    symbols: ClassVar[str] = "?.abcdefghijklmno"

    @classmethod
    def solved(cls, picture: Any) -> Self:
        """Return the decided board of a picture of colour numbers, 0 for the background."""
        return cls(np.asarray(picture, np.uint8) + np.uint8(BACKGROUND))

    @property
    def array(self) -> NDArray[np.uint8]:
        """Return the colour numbers as a new (height, width) array, with unknown cells taken as background."""
        return np.maximum(self.cells, np.uint8(BACKGROUND)) - np.uint8(BACKGROUND)

    def sets(self, colours: int) -> NDArray[np.uint16]:
        """Return what each cell may still be, as bits: the lowest for the background, then one per colour."""
        everything = np.uint16((2 << colours) - 1)
        known = np.uint16(1) << np.maximum(self.cells, np.uint8(BACKGROUND)).astype(np.uint16) - np.uint16(BACKGROUND)
        return np.where(self.cells == UNKNOWN, everything, known)

    @classmethod
    def of_sets(cls, sets: NDArray[np.uint16]) -> Self:
        """Return the board of the cells that have one possible colour left; the others are unknown."""
        decided = (sets != 0) & (sets & (sets - np.uint16(1)) == 0)
        colours = np.log2(np.where(decided, sets, 1)).astype(np.uint8)
        return cls(np.where(decided, colours + np.uint8(BACKGROUND), np.uint8(UNKNOWN)))

    def puzzle(self, palette: Iterable[Any]) -> ColourNonogram:
        """Return the puzzle whose solution this board is, with a palette.

        >>> palette = [("white", "#ffffff"), ("red", "#d03a2b"), ("blue", "#2b5dd0")]
        >>> Board.parse("aab. .bb.").puzzle(palette)
        ColourNonogram(4x2, 2 colours, rows='2A 1B / 2B', columns='1A / 1A 1B / 2B / 0')
        """
        picture = self.array
        return ColourNonogram(palette, clues_of_lines(picture), clues_of_lines(picture.T))


def clues_of_lines(lines: NDArray[np.uint8]) -> list[tuple[Block, ...]]:
    """Return the clue of each line of colour numbers."""
    return [clue_of(line) for line in lines]


def clue_of(line: NDArray[np.uint8]) -> tuple[Block, ...]:
    """Return the blocks of a line of colour numbers, 0 for the background.

    >>> clue_of(np.array([1, 1, 2, 0, 2], np.uint8))
    ((2, 1), (1, 2), (1, 2))
    """
    starts = np.flatnonzero(np.diff(line, prepend=np.uint8(255)))
    lengths = np.diff(np.append(starts, len(line)))
    pairs = zip(lengths.tolist(), line[starts].tolist(), strict=True)
    return tuple((length, colour) for length, colour in pairs if colour)


def require_board(puzzle: ColourNonogram, board: Board) -> None:
    """Raise `InvalidPuzzle` unless a board has the size of the puzzle and no colour that is not in its palette."""
    require_size(puzzle, board)
    most = int(board.cells.max())
    if most > puzzle.colours + BACKGROUND:
        symbols = Board.symbols[: puzzle.colours + BACKGROUND + 1]
        raise InvalidPuzzle([fault("board-colour", found=Board.symbols[most], symbols=symbols)])
