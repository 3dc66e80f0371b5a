"""The native path by human techniques: its rungs, and how far they lead.

Deductions run in native code, because grading needs them by the thousand; they come back as codes, cells and numbers.
The techniques themselves are listed in `techniques`, in the order of the codes.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np

from cluewright import _native
from cluewright.colour_nonogram.board import Board, Cells, require_board
from cluewright.colour_nonogram.puzzle import Clue, ColourNonogram
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded
from cluewright.core.technique import Level

DOING = "following the techniques"
"""The progress text while native code works."""


class Rung(IntEnum):
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

    @property
    def slug(self) -> str:
        """Return the slug of the technique."""
        return "group-owners" if self is Rung.OWNERS else self.name.lower().replace("_", "-")


ONLY_PLACE = "only-place"
"""The slug of what native code finds together with overlaps: a block with one place only."""


class Finding(NamedTuple):
    """What a technique found, as native code returns it."""

    rung: Rung
    line: int
    """rows first, then columns; -1 where the changes are of the whole board, numbered row by row"""
    changes: tuple[tuple[int, int], ...]
    """places and the values of a board"""
    clues: tuple[int, ...]
    numbers: tuple[int, ...]
    evidence: tuple[int, ...]

    @classmethod
    def of(cls, told: tuple[Any, ...]) -> "Finding":
        """Take what the extension module returns."""
        return cls(Rung(told[0]), *told[1:])

    @property
    def slug(self) -> str:
        """Return the slug of the technique: an overlap of a block with one place is `only-place`."""
        if self.rung is Rung.OVERLAP:
            first_start, last_start, first_end, last_end = self.numbers
            if (first_start, first_end) == (last_start, last_end):
                return ONLY_PLACE
        return self.rung.slug


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

LONG_CHAIN = 5
"""A contradiction over more lines than this is long."""
MANY_CONTRADICTIONS = 6
"""More contradictions than this on one path are many."""


@dataclass(frozen=True, slots=True)
class Climb:
    """Tell how far techniques led from the start."""

    end: str
    """`solved`, `stalled`, or `wrong` when the clues or the board contradict themselves"""
    steps: tuple[int, ...]
    """how often each rung was taken"""
    path: tuple[tuple[int, int, int, int], ...]
    """for every step: its rung, how many such steps there were, how many cells it settled, the lines of its chain"""
    board: Board
    only_places: int
    """how many of the overlaps were of a block with one place only"""
    travel: float
    """how many cells lie between the middles of consecutive steps, along rows and columns"""

    @property
    def solved(self) -> bool:
        """Tell whether every cell was settled."""
        return self.end == "solved"


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
    if answer["end"] == "stopped":
        budget.check()
        raise BudgetExceeded("the work was cancelled")
    return Climb(
        answer["end"],
        answer["steps"],
        answer["path"],
        Board(answer["cells"]),
        answer["only_places"],
        answer["travel"],
    )


def count_techniques(found: Climb) -> dict[str, int]:
    """Count how often a climb took each technique, by their slugs."""
    counts: dict[str, int] = {}
    for rung, count in zip(Rung, found.steps, strict=True):
        if rung is Rung.OVERLAP:
            counts[ONLY_PLACE] = found.only_places
        counts[rung.slug] = count - (found.only_places if rung is Rung.OVERLAP else 0)
    return {slug: count for slug, count in counts.items() if count}


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
    hardest = max((Rung(rung) for rung, count in enumerate(found.steps) if count), default=Rung.COMPLETE_LINE)
    level = next(level for level, last in LAST_OF_LEVEL.items() if hardest <= last)
    longest = max((chain for rung, _, _, chain in found.path if rung == Rung.CONTRADICTION), default=0)
    if longest > LONG_CHAIN or found.steps[Rung.CONTRADICTION] > MANY_CONTRADICTIONS:
        return Level.EXPERT
    return level
