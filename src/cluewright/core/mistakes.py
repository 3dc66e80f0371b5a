"""What is wrong on a player's board: the same questions for every kind."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cluewright.core.budget import Budget
from cluewright.core.errors import Fault
from cluewright.core.message import Cells, Value, core_message
from cluewright.core.outcome import Verdict
from cluewright.core.search import Search

if TYPE_CHECKING:
    from cluewright.core.kind import Kind

EFFORT = 200_000
"""The search nodes that finding out whether a board can be solved may take; some proofs take longer than anybody
waits, and what is not known is not a mistake."""


def wrong_cell(cell: tuple[int, int], value: Value | None = None) -> Fault:
    """Return the fault of a cell that differs from the solution."""
    cells = Cells((cell,))
    what = core_message("wrong-cell", cells=cells)
    if value is not None:
        what = core_message("wrong-value", cells=cells, value=value)
    return Fault("wrong-cell", what, (cell,), core_message("clear-cell", cells=cells))


def lost_board(kind: "Kind[Any, Any]", puzzle: Any, board: Any, history: Sequence[str], budget: Budget) -> Fault | None:
    """Say what is wrong with a board that no solution agrees with; None if one does, or if that stays undecided."""
    if can_be_solved(kind, puzzle, board, budget):
        return None
    if not can_be_solved(kind, puzzle, None, budget):
        return _no_solution("puzzle-without-solution", "puzzle-without-solution-remedy")
    if not history:
        return _no_solution("board-without-solution", "board-without-solution-remedy")

    def after(count: int) -> Any:
        played = kind.empty_board(puzzle)
        for move in history[:count]:
            played = kind.apply(puzzle, played, move)
        return played

    last = first_lost(len(history), lambda count: can_be_solved(kind, puzzle, after(count), budget))
    back = kind.coach().restore(puzzle, board, after(last - 1))
    return replace(_no_solution("lost-with-move", "lost-with-move-remedy", number=last), move=back)


def _no_solution(code: str, remedy: str, **values: Value) -> Fault:
    return Fault("no-solution", core_message(code, **values), (), core_message(remedy, **values))


def first_lost(length: int, solvable: Callable[[int], bool]) -> int:
    """Find the first step after which a board cannot be solved; after all `length` steps it certainly cannot."""
    good, bad = 0, length
    while bad - good > 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if solvable(middle) else (good, middle)
    return bad


def can_be_solved(kind: "Kind[Any, Any]", puzzle: Any, board: Any, budget: Budget) -> bool:
    """Tell whether a solution agrees with the board; True if that stays undecided."""
    part = budget.part(nodes=EFFORT)
    found = kind.solve(puzzle, Search(limit=1, board=board, budget=part))
    budget.spend(part.nodes_spent)
    return found.verdict is not Verdict.NONE
