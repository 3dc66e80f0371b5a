"""What happened while a nonogram was solved, cell by cell, for those who watch.

A recording holds one 32-bit word an event: a cell settled by a stage, or the last so many cells taken back when a
branch proved wrong. Without a recording the solver does nothing extra.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cluewright.core.outcome import Outcome
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.solver import solve_recorded

STAGES = ("given", "lines", "probe", "guess", "learned", "decimate", "accepted", "witness", "search")
"""In the order of the native `Stage`."""

_UNDO = np.uint32(1 << 31)


class Settled(NamedTuple):
    """A cell was decided."""

    row: int
    column: int
    value: Cell
    stage: str


class Undone(NamedTuple):
    """The most recently settled cells that still stood were taken back, so many."""

    cells: int


@dataclass(frozen=True, slots=True, eq=False)
class Recording:
    """The events of one solving, in order."""

    width: int
    height: int
    words: NDArray[np.uint32]

    def __len__(self) -> int:
        return len(self.words)

    def __iter__(self) -> Iterator[Settled | Undone]:
        for word in self.words.tolist():
            if word & _UNDO:
                yield Undone(word & 0x7FFFFFFF)
            else:
                row, column = divmod(word & 0xFFFFFF, self.width)
                yield Settled(row, column, Cell(word >> 24 & 3), STAGES[word >> 26])

    def stages(self) -> dict[str, int]:
        """Count the cells each stage settled, those later taken back included."""
        settled = self.words[self.words < _UNDO] >> 26
        return {STAGES[stage]: count for stage, count in sorted(Counter(settled.tolist()).items())}

    def replay(self, start: Board | None = None) -> Board:
        """Give the board that stands after all events."""
        cells = (Board.blank(self.width, self.height) if start is None else start).cells.copy()
        standing: list[tuple[int, int, int]] = []
        for event in self:
            if isinstance(event, Undone):
                for row, column, before in reversed(standing[len(standing) - event.cells :]):
                    cells[row, column] = before
                del standing[len(standing) - event.cells :]
            else:
                standing.append((event.row, event.column, int(cells[event.row, event.column])))
                cells[event.row, event.column] = event.value
        return Board(cells)


def record(puzzle: Nonogram, **options: Any) -> tuple[Outcome[Board], Recording]:
    """Solve as `solve` does, with the same options, and give what happened beside the outcome."""
    outcome, words = solve_recorded(puzzle, **options)
    return outcome, Recording(puzzle.width, puzzle.height, words)
