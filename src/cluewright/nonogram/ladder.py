"""The native path by human techniques: its rungs, and how far they lead.

Deductions run in native code, because grading needs them by the thousand; they come back as codes, cells and numbers.
The techniques themselves are listed in `techniques`, in the order of the codes.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from cluewright import _native
from cluewright.clued_lines.climbing import (
    DOING,
    LadderClimb,
    LadderRung,
    LineFinding,
    is_one_place,
    require_unstopped,
)
from cluewright.core.budget import Budget
from cluewright.core.technique import Level
from cluewright.nonogram.board import Board, Cell, Cells
from cluewright.nonogram.puzzle import Clue, Nonogram, shortest_length
from cluewright.nonogram.solver import require_solvable


class Rung(LadderRung):
    """The techniques by their native codes, the simplest first."""

    COMPLETE_LINE = 0
    FINISHED_LINE = 1
    SATISFIED_CLUE = 2
    ONLY_GAP = 3
    EDGE_FILL = 4
    OVERLAP = 5
    GLUE = 6
    MERCURY = 7
    SMALL_GAP = 8
    UNREACHABLE = 9
    FORCED_GAP = 10
    JOINING = 11
    SPLITTING = 12
    OWNERS = 13
    LINE_ANALYSIS = 14
    CONTRADICTION = 15
    COMMON_CONSEQUENCE = 16
    TWO_CELLS = 17


class Finding(LineFinding[Rung]):
    """What a technique found, with the rungs of this ladder."""

    __slots__ = ()

    @classmethod
    def of(cls, told: tuple[Any, ...]) -> "Finding":
        """Take what the extension module returns."""
        return cls(Rung(told[0]), *told[1:])

    @property
    def is_named(self) -> bool:
        """Tell whether the technique's name fits: glue that only rules cells out has another name."""
        return self.rung is not Rung.GLUE or any(value == Cell.FILLED for _, value in self.changes)


def line_findings(clue: Clue, cells: Cells) -> list[Finding] | None:
    """List everything the techniques find on one line, the simplest first; None when no arrangement fits."""
    if clue is not None and shortest_length(clue) > cells.size:
        return None  # native code trusts a clue to fit
    if not cells.size:
        return []
    told: Any = _native.nonogram_line_findings(clue, np.ascontiguousarray(cells)[None])
    return None if told is None else [found for found in map(Finding.of, told) if found.is_named]


LAST_OF_LEVEL = {
    Level.EASY: Rung.SMALL_GAP,
    Level.MEDIUM: Rung.LINE_ANALYSIS,
    Level.HARD: Rung.CONTRADICTION,
    Level.EXPERT: Rung.COMMON_CONSEQUENCE,
    Level.EXTREME: Rung.TWO_CELLS,
}
"""The last technique a puzzle of each level may need."""


class Climb(LadderClimb[Board]):
    """Tell how far the techniques of this ladder led."""

    __slots__ = ()


def climb(
    puzzle: Nonogram,
    board: Board | None = None,
    *,
    last: Rung = Rung.TWO_CELLS,
    path: bool = False,
    budget: Budget | None = None,
) -> Climb:
    """Go as far as the techniques up to `last` lead, always by the simplest next."""
    require_solvable(puzzle)
    budget = (budget or Budget()).start()
    budget.check()
    if path:
        return _climb_by_steps(puzzle, board, last, budget)
    answer: dict[str, Any] = _native.nonogram_climb(
        puzzle.rows,
        puzzle.columns,
        start=None if board is None else board.cells,
        last=int(last),
        path=False,
        **budget.native_limits(DOING),
    )
    budget.spend(answer["nodes"])
    require_unstopped(answer["end"], budget)
    return Climb(answer["end"], answer["steps"], answer["longest_chain"], (), Board(answer["cells"]))


def _climb_by_steps(puzzle: Nonogram, board: Board | None, last: Rung, budget: Budget) -> Climb:
    """Climb step by step, so that each step can be examined."""
    ladder: Any = _native.NonogramLadder(puzzle.rows, puzzle.columns, None if board is None else board.cells)
    steps, path, only_places, travel = [0] * len(Rung), [], 0, 0.0
    here: tuple[float, float] | None = None
    while True:
        end, nodes, told = ladder.next(int(last), **budget.native_limits(DOING))
        budget.spend(nodes)
        if end != "step":
            break
        (rung, line, changes, _, numbers, _), chains, choices = told
        steps[rung] += 1
        path.append((rung, choices, len(changes), sum(map(_length, chains))))
        only_places += rung == Rung.OVERLAP and is_one_place(numbers)
        before, here = here, _middle([place for place, _ in changes], line, puzzle)
        if before is not None:
            travel += abs(here[0] - before[0]) + abs(here[1] - before[1])
    require_unstopped(end, budget)
    longest = max((chain for *_, chain in path), default=0)
    return Climb(end, tuple(steps), longest, tuple(path), Board(ladder.cells()), only_places, travel)


def _middle(places: Sequence[int], line: int, puzzle: Nonogram) -> tuple[float, float]:
    """Return the row and the column in the middle of a step's cells; places count along its line, or all cells."""
    if line < 0:
        rows, columns = [place // puzzle.width for place in places], [place % puzzle.width for place in places]
        return sum(rows) / len(rows), sum(columns) / len(columns)
    middle = sum(places) / len(places)
    return (line, middle) if line < puzzle.height else (middle, line - puzzle.height)


def _length(chain: tuple[int, Any]) -> int:
    """Count the lines of a chain, including those of its inner chains."""
    clash, links = chain
    inner = sum(_length(link[2]) for link in links if link[2] is not None)
    return int(clash >= 0) + sum(int(line >= 0) for line, *_ in links) + inner


def count_techniques(found: Climb) -> dict[str, int]:
    """Count how often a climb with its path took each technique, by their slugs."""
    return found.techniques(Rung)


def grade(puzzle: Nonogram, *, ceiling: Level = Level.EXTREME, budget: Budget | None = None) -> Level | None:
    """Return the level of a puzzle quickly, by the classes of techniques alone; None if it is harder than `ceiling`.

    Deeper techniques than common consequences are not tried: what they would be needed for is extreme. That is meant
    for puzzles known to have one solution; other puzzles are at least as hard.

    >>> grade(Nonogram(rows=[[3], [1], [1]], columns=[[1], [3], [1]]))
    <Level.EASY: 'easy'>
    """
    last = min(LAST_OF_LEVEL[ceiling], Rung.COMMON_CONSEQUENCE)
    found = climb(puzzle, last=last, budget=budget)
    level = level_of(found) if found.solved else Level.EXTREME
    return level if level <= ceiling else None


def level_of(found: Climb) -> Level:
    """Return the level of a climb that solved its puzzle: it depends on the techniques needed and on nothing else."""
    return found.level(LAST_OF_LEVEL, Rung.CONTRADICTION)
