"""The techniques of colour nonograms, and the path a person can follow by them.

The catalogue, the simplest first. These look at the ends and the gaps of one line:

complete-line          the clue takes up the whole line, or the line is empty
finished-line          every block is complete, so the rest is empty
satisfied-clue         a block is complete, so cells beside it are empty
only-gap               a block fits into one gap only, and fills it
edge-fill              the first open cell from an end has a colour, so a block starts there
neighbouring-colours   two colours meet without a gap, so one block ends and the next one starts
only-place             a block has one place only
overlap                a block covers some cells wherever it goes
glue                   a cell near an end belongs to the first block, which must reach further
mercury                a cell near an end belongs to the first block, which cannot reach back to the end
small-gap              a gap is too small for every block that could reach it
missing-colour         the lines across have no such colour, so a block cannot lie there

These ask which block a group of cells can belong to, and what the lines leave:

unreachable            no block reaches these cells
forced-gap             a group is as long as any block it can belong to, and no other can touch it
joining                two groups can only belong to the same block
splitting              a cell would join two groups into a block longer than any that fits there
group-owners           whichever block a group belongs to, some cells come out the same
out-of-reach           no colour reaches a cell both in its row and in its column
line-analysis          some cells are the same in every arrangement that fits the line
crossing-colours       what the row and the column leave of a cell has one colour in common

These go beyond two lines:

colour-chain           lines rule out colours one after the other, until a cell has one left
contradiction          assume another colour, follow the lines, and one of them cannot be completed
search                 from here only trial and error helps

A board has decided cells and nothing else, so the colours an open cell may still have are worked out afresh for each
step. The deductions run in native code; `deductions` and `suppositions` choose their sentences. Each technique has a
small example in technique_examples.json.
"""

from collections.abc import Iterator
from functools import partial
from itertools import islice

import numpy as np

from cluewright import _native
from cluewright.clued_lines.catalogue import Catalogue
from cluewright.clued_lines.explaining import Guide
from cluewright.colour_nonogram.board import Board, Cells, require_board
from cluewright.colour_nonogram.cases import certain_cells, try_cases
from cluewright.colour_nonogram.ladder import Finding, Rung
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.suppositions import Narrator
from cluewright.colour_nonogram.wording import ROOM
from cluewright.core.budget import Budget
from cluewright.core.technique import Level, Step, Technique

CATALOGUE = Catalogue(
    {
        Rung.COMPLETE_LINE: (Level.EASY, 10),
        Rung.FINISHED_LINE: (Level.EASY, 20),
        Rung.SATISFIED_CLUE: (Level.EASY, 30),
        Rung.ONLY_GAP: (Level.EASY, 40),
        Rung.EDGE_FILL: (Level.EASY, 50),
        Rung.NEIGHBOURING_COLOURS: (Level.EASY, 55),
        Rung.OVERLAP: (Level.EASY, 60),
        Rung.GLUE: (Level.EASY, 70),
        Rung.MERCURY: (Level.EASY, 80),
        Rung.SMALL_GAP: (Level.EASY, 90),
        Rung.MISSING_COLOUR: (Level.EASY, 100),
        Rung.UNREACHABLE: (Level.MEDIUM, 110),
        Rung.FORCED_GAP: (Level.MEDIUM, 120),
        Rung.JOINING: (Level.MEDIUM, 130),
        Rung.SPLITTING: (Level.MEDIUM, 140),
        Rung.OWNERS: (Level.MEDIUM, 150),
        Rung.OUT_OF_REACH: (Level.MEDIUM, 160),
        Rung.LINE_ANALYSIS: (Level.MEDIUM, 300),
        Rung.CROSSING_COLOURS: (Level.MEDIUM, 310),
        Rung.COLOUR_CHAIN: (Level.HARD, 350),
        Rung.CONTRADICTION: (Level.HARD, 400),
    },
    ROOM,
)
BY_RUNG, SEARCH, ROUTINE = CATALOGUE.by_rung, CATALOGUE.search, CATALOGUE.routine
TECHNIQUES = CATALOGUE.techniques
"""All techniques, in the order in which a person tries them."""
_CHAINED = (Rung.COLOUR_CHAIN, Rung.CONTRADICTION)
"""These go beyond two lines."""


def explain(
    puzzle: ColourNonogram,
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

    >>> palette = [("white", "#ffffff"), ("red", "#d03a2b"), ("blue", "#2b5dd0")]
    >>> for step in explain(ColourNonogram(palette, [[(2, 1), (1, 2)], [(1, 2)]], [[(1, 1)], [(1, 1)], [(2, 2)]])):
    ...     print(step)
    Row 1: red 2 and blue 1 take up all 3 cells, so columns 1 and 2 are red and column 3 is blue.
    Column 3: the blue 2 takes up all 2 cells, so row 2 is blue.
    Row 2: the blue 1 is complete, so columns 1 and 2 are empty.
    """
    if board is not None:
        require_board(puzzle, board)
    return _path(puzzle, board, last, (budget or Budget()).start())


def steps(puzzle: ColourNonogram, board: Board, *, first: bool = False, budget: Budget | None = None) -> list[Step]:
    """List every step the board offers, the simplest first; with `first` only those of the simplest technique.

    Chains and contradictions are listed for cells that no simpler step settles. Where no technique applies, a search
    has a step for each cell it settles. When the budget runs out, the list is what was found until then.
    """
    require_board(puzzle, board)
    budget = (budget or Budget()).start()
    guide = _guide(puzzle, board.cells)
    found = guide.offered(guide.ladder.chained, _CHAINED, first=first, budget=budget)
    if found:
        return found
    following = islice(explain(puzzle, board, budget=budget), 1)
    return [one for step in following for one in guide.narrator.one_by_one(step)]


def _guide(puzzle: ColourNonogram, cells: Cells) -> Guide[Finding]:
    ladder = _native.ColourNonogramLadder(puzzle.colours, puzzle.rows, puzzle.columns, cells)
    return Guide(ladder, Narrator(puzzle, cells, CATALOGUE.by_slug), Finding.of)


def _path(puzzle: ColourNonogram, board: Board | None, last: Technique, budget: Budget) -> Iterator[Step]:
    budget.check()
    guide = _guide(puzzle, np.zeros((puzzle.height, puzzle.width), np.uint8) if board is None else board.cells.copy())
    search = partial(guide.narrator.search_step, try_cases, certain_cells) if last is SEARCH else None
    yield from guide.follow(CATALOGUE.last_rung(last), search, budget)
