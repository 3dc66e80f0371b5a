"""The techniques of nonograms, and the path a person can follow by them.

The catalogue, the simplest first. These look at the ends and the gaps of one line:

complete line        the clue needs the whole line, or the line is empty
finished line        every block stands, the rest is empty
satisfied clue       a block stands finished, the cells beside it are empty
only gap             a gap exactly fits a block that fits nowhere else
edge fill            the first open cell from an end is filled, so a block starts there
overlap              a block covers some cells wherever it lies
glue                 counted from an end, a block must reach beyond a filled cell
mercury              counted from an end, a block must leave the first cells to cover a filled one
small gap            every block that comes near a gap is too large for it

These ask which block a group of filled cells can belong to, and the last looks at everything:

unreachable          no block reaches these cells
forced gap           a group is as long as any block it can belong to
joining              two groups can only belong to the same block
splitting            a cell would join two groups to something no block is
group owners         whichever block a group belongs to, some cells are the same
line analysis        some cells are the same in all arrangements of the line

These go beyond one line:

contradiction        a cell is supposed, the lines are followed, and they clash
common consequence   both values of a cell lead to the same
two cells deep       a supposition clashes when a second cell is supposed on top of it
search               only trying all cases goes on from here

The deductions are native; their sentences stand in `deductions` and `suppositions`. Each technique has a
small example in technique_examples.json.
"""

from collections.abc import Iterator
from itertools import islice

import numpy as np

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.cell_board import require_size
from cluewright.core.errors import BudgetExceeded
from cluewright.core.outcome import Verdict
from cluewright.core.technique import Level, Step, Technique, different_steps
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.cases import certain_cells, try_cases
from cluewright.nonogram.ladder import DOING, Finding, Rung
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.solver import require_solvable
from cluewright.nonogram.suppositions import Chain, Narrator

ROOM = "cluewright.nonogram"
"""Whose catalogue names the techniques."""

BY_RUNG = {
    Rung.COMPLETE_LINE: Technique("complete-line", Level.EASY, 10, ROOM),
    Rung.FINISHED_LINE: Technique("finished-line", Level.EASY, 20, ROOM),
    Rung.SATISFIED_CLUE: Technique("satisfied-clue", Level.EASY, 30, ROOM),
    Rung.ONLY_GAP: Technique("only-gap", Level.EASY, 40, ROOM),
    Rung.EDGE_FILL: Technique("edge-fill", Level.EASY, 50, ROOM),
    Rung.OVERLAP: Technique("overlap", Level.EASY, 60, ROOM),
    Rung.GLUE: Technique("glue", Level.EASY, 70, ROOM),
    Rung.MERCURY: Technique("mercury", Level.EASY, 80, ROOM),
    Rung.SMALL_GAP: Technique("small-gap", Level.EASY, 90, ROOM),
    Rung.UNREACHABLE: Technique("unreachable", Level.MEDIUM, 110, ROOM),
    Rung.FORCED_GAP: Technique("forced-gap", Level.MEDIUM, 120, ROOM),
    Rung.JOINING: Technique("joining", Level.MEDIUM, 130, ROOM),
    Rung.SPLITTING: Technique("splitting", Level.MEDIUM, 140, ROOM),
    Rung.OWNERS: Technique("group-owners", Level.MEDIUM, 150, ROOM),
    Rung.LINE_ANALYSIS: Technique("line-analysis", Level.MEDIUM, 300, ROOM),
    Rung.CONTRADICTION: Technique("contradiction", Level.HARD, 400, ROOM),
    Rung.COMMON_CONSEQUENCE: Technique("common-consequence", Level.EXPERT, 500, ROOM),
    Rung.TWO_CELLS: Technique("two-cells-deep", Level.EXTREME, 600, ROOM),
}

SEARCH = Technique("search", Level.EXTREME, 900, ROOM)

TECHNIQUES = (*BY_RUNG.values(), SEARCH)
"""All techniques, in the order in which a person tries them."""


def explain(
    puzzle: Nonogram,
    board: Board | None = None,
    *,
    last: Technique = SEARCH,
    budget: Budget | None = None,
) -> Iterator[Step]:
    """Yield the steps a person can follow from `board`, always one of the simplest technique that finds anything.

    Techniques harder than `last` are left out. The path ends when the board is solved, when it cannot be settled any
    further, or on a board with a mistake in it. Where no technique goes on it ends with a step of `SEARCH`, the effort
    of which is bounded: its text says when a solution may not be the only one, and it settles nothing when none was
    found.

    >>> for step in explain(Nonogram(rows=[[3], [1], [1]], columns=[[1], [3], [1]])):
    ...     print(step)
    Row 1: 3 needs all 3 cells, so columns 1-3 must be filled.
    Column 2: 3 needs all 3 cells, so rows 1-3 must be filled.
    Row 2: the 1 stands already, so columns 1 and 3 must be empty.
    Row 3: the 1 stands already, so columns 1 and 3 must be empty.
    """
    require_solvable(puzzle)
    if board is not None:
        require_size(puzzle, board)
    return _path(puzzle, board, last, (budget or Budget()).start())


def steps(puzzle: Nonogram, board: Board, *, first: bool = False, budget: Budget | None = None) -> list[Step]:
    """List every step the board offers, the simplest first; with `first` only the best of the easiest level.

    Suppositions are listed for cells that no simpler step settles. Where no technique helps, a search has a step for
    each cell it settles. When the budget runs out, the list is what was found until then.
    """
    require_solvable(puzzle)
    require_size(puzzle, board)
    budget = (budget or Budget()).start()
    ladder = _native.NonogramLadder(puzzle.rows, puzzle.columns, board.cells)
    narrator = Narrator(puzzle, board.cells, BY_RUNG)
    told, _ = ladder.findings(**budget.native_limits(DOING))
    findings = sorted(map(Finding.of, told), key=lambda finding: finding.rung)
    if first and findings:
        easiest = BY_RUNG[findings[0].rung].level
        findings = [finding for finding in findings if BY_RUNG[finding.rung].level is easiest]
        gain = max(len(finding.changes) for finding in findings)  # who wants one hint is told of no other
        findings = [finding for finding in findings if len(finding.changes) == gain]
    found = different_steps(map(narrator.line_step, findings), budget)
    covered = np.zeros(board.cells.shape, np.uint8)
    for rung in (Rung.CONTRADICTION, Rung.COMMON_CONSEQUENCE, Rung.TWO_CELLS):
        if budget.spent or (first and found):
            break
        for step in found:
            rows, columns, *_ = zip(*step.cells, strict=True)
            covered[rows, columns] = 1
        told, nodes, _ = ladder.suppositions(int(rung), covered.tobytes(), bool(found), **budget.native_limits(DOING))
        budget.spend(nodes)
        supposed = (narrator.supposed_step(Finding.of(finding), chains) for finding, chains, _ in told)
        found += different_steps(supposed, budget)
    if found:
        return found
    following = list(islice(explain(puzzle, board, budget=budget), 1))
    return [one for step in following for one in (_each_cell(step) if step.technique is SEARCH else [step])]


def _each_cell(step: Step) -> Iterator[Step]:
    """Yield a step for each cell that a search settles: a hint does not give the rest of the solution away."""
    condition = "If there is one solution only" if _MAYBE in step.text() else "Trying all cases shows"
    for row, column, symbol, *_ in step.cells:
        where, word = f"row {row + 1}, column {column + 1}", "filled" if symbol == "#" else "empty"
        text = f"{condition}, {where} is {word}." if _MAYBE in step.text() else f"{condition} that {where} is {word}."
        yield Step(SEARCH, ((row, column, str(symbol)),), text)


def _path(puzzle: Nonogram, board: Board | None, last: Technique, budget: Budget) -> Iterator[Step]:
    budget.check()
    cells = np.zeros((puzzle.height, puzzle.width), np.uint8) if board is None else board.cells.copy()
    ladder = _native.NonogramLadder(puzzle.rows, puzzle.columns, cells)
    narrator = Narrator(puzzle, cells, BY_RUNG)
    highest = max((rung for rung, technique in BY_RUNG.items() if technique.order <= last.order), default=None)
    while highest is not None:
        end, nodes, told = ladder.next(int(highest), **budget.native_limits(DOING))
        budget.spend(nodes)
        if end == "stopped":
            budget.check()
            raise BudgetExceeded("the work was stopped")
        if end == "stalled" and last is SEARCH and (found := _search(narrator, budget)) is not None:
            yield found
        if end != "step":
            return
        finding, chains, _ = told
        step = told_step(narrator, Finding.of(finding), chains)
        narrator.settle(step.cells)
        yield step
        budget.check()


def told_step(narrator: Narrator, found: Finding, chains: tuple[Chain, ...]) -> Step:
    """Tell of a finding, of whichever sort it is."""
    return narrator.line_step(found) if found.line >= 0 else narrator.supposed_step(found, chains)


def _search(narrator: Narrator, budget: Budget) -> Step | None:
    """Say what trying the cases settles: what holds in all solutions; None when that is nothing, or there is none.

    The effort is bounded. A solution that could not be proven to be the only one is told under that condition; when
    not even one was found, the step settles nothing.
    """
    before = Board(narrator.cells)
    outcome = try_cases(narrator.puzzle, before, budget=budget)
    if outcome.verdict is Verdict.UNDECIDED:
        return Step(SEARCH, (), "No technique goes on from here, and a search was stopped before it found a solution.")
    certain = certain_cells(narrator.puzzle, before, outcome, budget)
    if certain is None:
        return None
    rows, columns = np.nonzero((narrator.cells == Cell.UNKNOWN) & (certain.cells != Cell.UNKNOWN))
    changes = tuple(
        (row, column, certain[row, column].symbol) for row, column in zip(rows.tolist(), columns.tolist(), strict=True)
    )
    count = f"{len(changes)} cell{'s' * (len(changes) > 1)}"
    return Step(SEARCH, changes, f"No technique goes on from here; {_TOLD[outcome.verdict].format(count)}.")


_MAYBE = "if there is one solution only"
_TOLD = {
    Verdict.UNIQUE: "trying all cases settles the last {}",
    Verdict.SEVERAL: "trying all cases settles {} that all solutions share",
    Verdict.SOLVED: f"a search finds the last {{}}, {_MAYBE}: it was stopped before excluding others",
}
