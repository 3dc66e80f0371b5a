"""The techniques of nonograms, and the path a person can follow by them.

The catalogue, the simplest first:

complete line    the clue needs the whole line, or the line is empty
finished line    every block stands, the rest is empty
satisfied clue   a block stands finished, the cells beside it are empty
only gap         a gap exactly fits a block that fits nowhere else
edge             counted from an end, a block must lie over the first filled cell
overlap          a block covers some cells wherever it lies
line analysis    some cells are the same in all arrangements of the line

The deductions themselves, one function each, stand in `deductions`; here they become steps on a board.
"""

from collections.abc import Iterator
from heapq import heappop, heappush

import numpy as np

from cluewright.core.budget import Budget
from cluewright.core.errors import Fault, InvalidPuzzle
from cluewright.core.technique import Change, Evidence, Level, Step, Technique
from cluewright.nonogram.board import Board
from cluewright.nonogram.deductions import DEDUCTIONS, LineDeduction
from cluewright.nonogram.lines import Line
from cluewright.nonogram.puzzle import Nonogram

# The orders leave room between them for techniques yet to come.
COMPLETE_LINE = Technique(
    "complete line", Level.EASY, 10, "The clue needs the whole line, or is empty, so every cell of the line is known."
)
FINISHED_LINE = Technique("finished line", Level.EASY, 20, "Every block stands already, so the other cells are empty.")
SATISFIED_CLUE = Technique("satisfied clue", Level.EASY, 30, "A block stands finished, so its gaps are empty.")
ONLY_GAP = Technique("only gap", Level.EASY, 40, "A gap exactly fits a block that fits nowhere else.")
EDGE = Technique("edge", Level.EASY, 50, "Counted from an end of the line, a block must lie over a filled cell.")
OVERLAP = Technique("overlap", Level.EASY, 60, "A block covers the middle of the cells it can reach wherever it lies.")
LINE_ANALYSIS = Technique(
    "line analysis", Level.MEDIUM, 300, "Some cells are the same in all arrangements that agree with the line."
)

TECHNIQUES = (COMPLETE_LINE, FINISHED_LINE, SATISFIED_CLUE, ONLY_GAP, EDGE, OVERLAP, LINE_ANALYSIS)
"""All techniques, in the order in which a person tries them."""


def explain(puzzle: Nonogram, board: Board | None = None, *, budget: Budget | None = None) -> Iterator[Step]:
    """Yield the steps a person can follow from `board`, always one of the simplest technique that finds anything.

    The path ends when the board is solved, when lines settle nothing more, or on a board with a mistake in it.

    >>> for step in explain(Nonogram(rows=[[3], [1], [1]], columns=[[1], [3], [1]])):
    ...     print(step)
    Row 1: 3 needs all 3 cells, so columns 1-3 must be filled
    Column 2: 3 needs all 3 cells, so rows 1-3 must be filled
    Row 2: the 1 stands already, so columns 1 and 3 must be empty
    Row 3: the 1 stands already, so columns 1 and 3 must be empty
    """
    if board is not None and (board.width, board.height) != (puzzle.width, puzzle.height):
        sizes = f"{board.width}x{board.height} board does not fit a {puzzle.width}x{puzzle.height}"
        raise InvalidPuzzle([Fault("board-size", f"A {sizes} puzzle.")])
    return _steps(_Path(puzzle, board), (budget or Budget()).start())


def _steps(path: "_Path", budget: Budget) -> Iterator[Step]:
    budget.check()
    while (step := path.next_step(budget)) is not None:
        yield step


class _Path:
    """A board on the way to its solution, and for every technique the lines where it may find something.

    Lines are numbered rows first. A line comes back for all techniques when one of its cells is settled, so
    nothing is looked at twice in the same state.
    """

    def __init__(self, puzzle: Nonogram, board: Board | None) -> None:
        self._height = puzzle.height
        self._clues = puzzle.rows + puzzle.columns
        self._cells = np.zeros((puzzle.height, puzzle.width), np.uint8) if board is None else board.cells.copy()
        self._lines: dict[int, Line] = {}
        every_line = range(len(self._clues))
        self._waiting = [list(every_line) for _ in TECHNIQUES]
        self._is_waiting = [set(every_line) for _ in TECHNIQUES]

    def next_step(self, budget: Budget) -> Step | None:
        """Take the next step, or None when there is none."""
        for rank, technique in enumerate(TECHNIQUES):
            deduction = DEDUCTIONS[technique.name]
            waiting = self._waiting[rank]
            while waiting:
                budget.check()
                line = self._line(waiting[0])
                if line.places is None:
                    return None
                for found in deduction(line):
                    step = self._step(technique, waiting[0], found)
                    self._settle(step.cells)
                    return step
                self._is_waiting[rank].discard(heappop(waiting))
        return None

    def _line(self, number: int) -> Line:
        line = self._lines.get(number)
        if line is None:
            cells = self._cells[number] if number < self._height else self._cells[:, number - self._height]
            # A copy: deductions keep what they have seen of the line.
            line = self._lines[number] = Line(self._clues[number], cells.copy())
        return line

    def _step(self, technique: Technique, number: int, found: LineDeduction) -> Step:
        axis, index = ("row", number) if number < self._height else ("column", number - self._height)

        def place(cell: int) -> tuple[int, int]:
            return (index, cell) if axis == "row" else (cell, index)

        return Step(
            technique,
            tuple((*place(cell), value.symbol) for cell, value in found.cells),
            f"{axis.capitalize()} {index + 1}: {found.text(axis)}",
            Evidence(
                lines=((axis, index),),
                clues=tuple((axis, index, clue) for clue in found.clues),
                cells=tuple(place(cell) for cell in found.evidence),
            ),
        )

    def _settle(self, changes: tuple[Change, ...]) -> None:
        touched = set()
        for row, column, symbol, *_ in changes:
            self._cells[row, column] = "?.#".index(symbol)
            touched |= {row, self._height + column}
        for number in touched:
            self._lines.pop(number, None)
            for waiting, is_waiting in zip(self._waiting, self._is_waiting, strict=True):
                if number not in is_waiting:
                    is_waiting.add(number)
                    heappush(waiting, number)
