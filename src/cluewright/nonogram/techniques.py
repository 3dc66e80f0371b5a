"""The techniques of nonograms, and the path a person can follow by them.

The catalogue, the simplest first. These look at the ends and the gaps of one line:

complete-line        the clue takes up the whole line, or the line is empty
finished-line        every block is complete, so the rest is empty
satisfied-clue       a block is complete, so the cells beside it are empty
only-gap             a block fits into one gap only, and fills it
edge-fill            the first open cell from an end is filled, so a block starts there
only-place           a block has one place only
overlap              a block covers some cells wherever it goes
glue                 a filled cell near an end belongs to the first block, which must reach further
mercury              a filled cell near an end belongs to the first block, which cannot reach back to the end
small-gap            a gap is too small for every block that could reach it

These ask which block a group of filled cells can belong to, and the last looks at everything:

unreachable          no block reaches these cells
forced-gap           a group is as long as any block it can belong to
joining              two groups can only belong to the same block
splitting            a cell would join two groups into a block longer than any that fits there
group-owners         whichever block a group belongs to, some cells come out the same
line-analysis        some cells are the same in every arrangement that fits the line

These go beyond one line:

contradiction        assume the opposite, follow the lines, and one of them cannot be completed
common-consequence   both values of a cell lead to the same result
two-cells-deep       a contradiction that needs further contradictions inside it
search               from here only trial and error helps

The deductions run in native code; `deductions` and `suppositions` choose their sentences. Each technique has a small
example in technique_examples.json.
"""

from collections.abc import Iterator
from functools import partial
from itertools import islice

import numpy as np

from cluewright import _native
from cluewright.clued_lines.catalogue import Catalogue
from cluewright.clued_lines.explaining import Guide
from cluewright.core.budget import Budget
from cluewright.core.cell_board import require_size
from cluewright.core.technique import Level, Step, Technique
from cluewright.nonogram.board import Board, Cells
from cluewright.nonogram.cases import certain_cells, try_cases
from cluewright.nonogram.ladder import Finding, Rung
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.solver import require_solvable
from cluewright.nonogram.suppositions import Narrator
from cluewright.nonogram.wording import ROOM

CATALOGUE = Catalogue(
    {
        Rung.COMPLETE_LINE: (Level.EASY, 10),
        Rung.FINISHED_LINE: (Level.EASY, 20),
        Rung.SATISFIED_CLUE: (Level.EASY, 30),
        Rung.ONLY_GAP: (Level.EASY, 40),
        Rung.EDGE_FILL: (Level.EASY, 50),
        Rung.OVERLAP: (Level.EASY, 60),
        Rung.GLUE: (Level.EASY, 70),
        Rung.MERCURY: (Level.EASY, 80),
        Rung.SMALL_GAP: (Level.EASY, 90),
        Rung.UNREACHABLE: (Level.MEDIUM, 110),
        Rung.FORCED_GAP: (Level.MEDIUM, 120),
        Rung.JOINING: (Level.MEDIUM, 130),
        Rung.SPLITTING: (Level.MEDIUM, 140),
        Rung.OWNERS: (Level.MEDIUM, 150),
        Rung.LINE_ANALYSIS: (Level.MEDIUM, 300),
        Rung.CONTRADICTION: (Level.HARD, 400),
        Rung.COMMON_CONSEQUENCE: (Level.EXPERT, 500),
        Rung.TWO_CELLS: (Level.EXTREME, 600),
    },
    ROOM,
)
BY_RUNG, SEARCH, ROUTINE = CATALOGUE.by_rung, CATALOGUE.search, CATALOGUE.routine
TECHNIQUES = CATALOGUE.techniques
"""All techniques, in the order in which a person tries them."""
_CHAINED = (Rung.CONTRADICTION, Rung.COMMON_CONSEQUENCE, Rung.TWO_CELLS)
"""These go beyond one line."""


def explain(
    puzzle: Nonogram,
    board: Board | None = None,
    *,
    last: Technique = SEARCH,
    budget: Budget | None = None,
) -> Iterator[Step]:
    """Yield the steps a person can follow from `board`, always one of the simplest technique that finds anything.

    Techniques harder than `last` are left out. The path ends when the board is solved, when it cannot be settled any
    further, or on a board with a mistake in it. Where no technique applies it ends with a step of `SEARCH`, the effort
    of which is bounded: its message says when a solution may not be the only one, and it settles nothing when none was
    found.

    >>> for step in explain(Nonogram(rows=[[3], [1], [1]], columns=[[1], [3], [1]])):
    ...     print(step)
    Row 1: the 3 takes up all 3 cells, so columns 1 to 3 are filled.
    Column 2: the 3 takes up all 3 cells, so rows 1 to 3 are filled.
    Row 2: the 1 is complete, so columns 1 and 3 are empty.
    Row 3: the 1 is complete, so columns 1 and 3 are empty.
    """
    require_solvable(puzzle)
    if board is not None:
        require_size(puzzle, board)
    return _path(puzzle, board, last, (budget or Budget()).start())


def steps(puzzle: Nonogram, board: Board, *, first: bool = False, budget: Budget | None = None) -> list[Step]:
    """List every step the board offers, the simplest first; with `first` only those of the simplest technique.

    Contradictions and cases are listed for cells that no simpler step settles. Where no technique applies, a search has
    a step for each cell it settles. When the budget runs out, the list is what was found until then.
    """
    require_solvable(puzzle)
    require_size(puzzle, board)
    budget = (budget or Budget()).start()
    guide = _guide(puzzle, board.cells)
    found = guide.offered(guide.ladder.suppositions, _CHAINED, first=first, budget=budget)
    if found:
        return found
    following = islice(explain(puzzle, board, budget=budget), 1)
    return [one for step in following for one in guide.narrator.one_by_one(step)]


def _guide(puzzle: Nonogram, cells: Cells) -> Guide[Finding]:
    ladder = _native.NonogramLadder(puzzle.rows, puzzle.columns, cells)
    return Guide(ladder, Narrator(puzzle, cells, CATALOGUE.by_slug), Finding.of)


def _path(puzzle: Nonogram, board: Board | None, last: Technique, budget: Budget) -> Iterator[Step]:
    budget.check()
    guide = _guide(puzzle, np.zeros((puzzle.height, puzzle.width), np.uint8) if board is None else board.cells.copy())
    search = partial(guide.narrator.search_step, try_cases, certain_cells) if last is SEARCH else None
    yield from guide.follow(CATALOGUE.last_rung(last), search, budget)
