"""The native path by human techniques: its rungs, and how far they lead.

Deductions run in native code, because grading needs them by the thousand; they come back as codes, cells and numbers.
The techniques themselves are listed in `techniques`, in the order of the codes.
"""

from typing import Any

import numpy as np

from cluewright import _native
from cluewright.clued_lines.climbing import (
    DOING,
    LadderClimb,
    LadderRung,
    LineFinding,
    require_unstopped,
)
from cluewright.colour_nonogram.board import Board, Cells, require_board
from cluewright.colour_nonogram.puzzle import Clue, ColourNonogram
from cluewright.core.budget import Budget
from cluewright.core.technique import Level


class Rung(LadderRung):
    """The techniques by their native codes, the simplest first."""

    COMPLETE_LINE = 0
    FINISHED_LINE = 1
    SATISFIED_CLUE = 2
    ONLY_GAP = 3
    EDGE_FILL = 4
    NEIGHBOURING_COLOURS = 5
    OVERLAP = 6
    GLUE = 7
    MERCURY = 8
    SMALL_GAP = 9
    MISSING_COLOUR = 10
    UNREACHABLE = 11
    FORCED_GAP = 12
    JOINING = 13
    SPLITTING = 14
    OWNERS = 15
    OUT_OF_REACH = 16
    LINE_ANALYSIS = 17
    CROSSING_COLOURS = 18
    COLOUR_CHAIN = 19
    CONTRADICTION = 20


class Finding(LineFinding[Rung]):
    """What a technique found, with the rungs of this ladder."""

    __slots__ = ()

    @classmethod
    def of(cls, told: tuple[Any, ...]) -> "Finding":
        """Take what the extension module returns."""
        return cls(Rung(told[0]), *told[1:])


def line_findings(clue: Clue, cells: Cells, colours: int) -> list[Finding] | None:
    """List everything the techniques find on one line, the simplest first; None when no arrangement fits."""
    told: Any = _native.colour_nonogram_line_findings(colours, clue, np.ascontiguousarray(cells)[None])
    return None if told is None else [Finding.of(each) for each in told]


LAST_OF_LEVEL = {
    Level.EASY: Rung.MISSING_COLOUR,
    Level.MEDIUM: Rung.CROSSING_COLOURS,
    Level.HARD: Rung.CONTRADICTION,
}
"""The last technique a puzzle of each level may need; what is above needs more of the same, or search."""


class Climb(LadderClimb[Board]):
    """Tell how far the techniques of this ladder led."""

    __slots__ = ()


def climb(
    puzzle: ColourNonogram,
    board: Board | None = None,
    *,
    last: Rung = Rung.CONTRADICTION,
    budget: Budget | None = None,
) -> Climb:
    """Go as far as the techniques up to `last` lead, always by the simplest next."""
    if board is not None:
        require_board(puzzle, board)
    budget = (budget or Budget()).start()
    budget.check()
    answer: dict[str, Any] = _native.colour_nonogram_climb(
        puzzle.colours,
        puzzle.rows,
        puzzle.columns,
        start=None if board is None else board.cells,
        last=int(last),
        **budget.native_limits(DOING),
    )
    budget.spend(answer["nodes"])
    require_unstopped(answer["end"], budget)
    path = answer["path"]
    longest = max((chain for rung, _, _, chain in path if rung == Rung.CONTRADICTION), default=0)
    board = Board(answer["cells"])
    return Climb(answer["end"], answer["steps"], longest, path, board, answer["only_places"], answer["travel"])


def count_techniques(found: Climb) -> dict[str, int]:
    """Count how often a climb with its path took each technique, by their slugs."""
    return found.techniques(Rung)


def grade(puzzle: ColourNonogram, *, ceiling: Level = Level.EXTREME, budget: Budget | None = None) -> Level | None:
    """Return the level of a puzzle quickly, without a search; None if it is harder than `ceiling`.

    That is meant for puzzles known to have one solution; other puzzles are at least as hard.

    >>> palette = [("white", "#ffffff"), ("red", "#d03a2b"), ("blue", "#2b5dd0")]
    >>> grade(ColourNonogram(palette, rows=[[(1, 1), (1, 2)]], columns=[[(1, 1)], [(1, 2)]]))
    <Level.EASY: 'easy'>
    """
    found = climb(puzzle, last=LAST_OF_LEVEL.get(ceiling, Rung.CONTRADICTION), budget=budget)
    level = level_of(found) if found.solved else Level.EXTREME
    return level if level <= ceiling else None


def level_of(found: Climb) -> Level:
    """Return the level of a climb that solved its puzzle: it depends on the techniques needed and on nothing else."""
    return found.level(LAST_OF_LEVEL, Rung.CONTRADICTION)
