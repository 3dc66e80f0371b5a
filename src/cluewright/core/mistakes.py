"""What is wrong on a board, for the player who made it so: the same questions for every kind."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cluewright.core.budget import Budget
from cluewright.core.errors import Fault
from cluewright.core.message import Cells, Message, Value, core_message
from cluewright.core.outcome import Verdict
from cluewright.core.search import Search

if TYPE_CHECKING:
    from cluewright.core.kind import Kind

EFFORT = 200_000
"""The search nodes that finding out whether a board can be solved may take; some proofs take longer than anybody
waits, and what is not known is no mistake."""


def wrong_cell(cell: tuple[int, int], value: Message | str | None = None) -> Fault:
    """Return the fault of a cell that differs from the solution."""
    cells = Cells((cell,))
    what = core_message("wrong-cell", cells=cells)
    if value is not None:
        what = core_message("wrong-value", cells=cells, value=value)
    return Fault("wrong-cell", what, (cell,), core_message("clear-cell", cells=cells))


def name_cell(cell: tuple[int, int]) -> str:
    """Name a cell by its row and column, counted from 1.

    >>> name_cell((0, 3))
    'row 1, column 4'
    """
    return f"row {cell[0] + 1}, column {cell[1] + 1}"


def name_cells(cells: Sequence[tuple[int, int]], most: int = 3) -> str:
    """Name the first few cells.

    >>> name_cells([(0, 3), (1, 3)])
    'row 1, column 4 and row 2, column 4'
    """
    shown = [name_cell(cell) for cell in cells[:most]]
    if len(cells) > most:
        shown.append(f"{len(cells) - most} more")
    return f"{'; '.join(shown[:-1])} and {shown[-1]}" if len(shown) > 1 else shown[0]


def lost_board(kind: "Kind[Any, Any]", puzzle: Any, board: Any, history: Sequence[str], budget: Budget) -> Fault | None:
    """Say what is wrong with a board that no solution agrees with; None where one does, or where that stays open."""
    if can_be_solved(kind, puzzle, board, budget):
        return None
    if not can_be_solved(kind, puzzle, None, budget):
        return _no_solution("puzzle-without-solution")
    if not history:
        return _no_solution("board-without-solution")

    def after(count: int) -> Any:
        played = kind.empty_board(puzzle)
        for move in history[:count]:
            played = kind.apply(puzzle, played, move)
        return played

    last = first_lost(len(history), lambda count: can_be_solved(kind, puzzle, after(count), budget))
    return _no_solution("lost-with-move", number=last, move=history[last - 1].strip())


def _no_solution(code: str, **values: Value) -> Fault:
    return Fault("no-solution", core_message(code, **values), (), core_message(f"{code}-remedy", **values))


def first_lost(length: int, solvable: Callable[[int], bool]) -> int:
    """Find the first of so many steps after which a board cannot be solved; after all of them it cannot."""
    good, bad = 0, length
    while bad - good > 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if solvable(middle) else (good, middle)
    return bad


def can_be_solved(kind: "Kind[Any, Any]", puzzle: Any, board: Any, budget: Budget) -> bool:
    """Tell whether a solution agrees with the board; where that stays open, that one does."""
    part = budget.part(nodes=EFFORT)
    found = kind.solve(puzzle, Search(limit=1, board=board, budget=part))
    budget.spend(part.nodes_spent)
    return found.verdict is not Verdict.NONE
