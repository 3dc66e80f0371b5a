"""What is wrong on the board of a Zip, for the player who made it so."""

from cluewright.core.budget import Budget
from cluewright.core.errors import Fault
from cluewright.core.message import core_message
from cluewright.core.mistakes import EFFORT
from cluewright.core.outcome import Verdict
from cluewright.core.search import Search
from cluewright.zip.board import Board
from cluewright.zip.puzzle import Zip, sides_of
from cluewright.zip.rules import faults
from cluewright.zip.solver import solve
from cluewright.zip.techniques import breach
from cluewright.zip.words import at, between, says


def mistakes(puzzle: Zip, board: Board, solution: Board | None, *, budget: Budget | None = None) -> list[Fault]:
    """List the rules a board breaks, else the first thing on it that no solution has, with the reason if one shows."""
    budget = (budget or Budget()).start()
    if broken := faults(puzzle, board):
        return broken
    right = _right_steps(puzzle, board, solution, budget)
    if right is None:
        return []
    if right == 0:
        code = "puzzle-without-solution"
        return [Fault("no-solution", core_message(code), (), core_message(f"{code}-remedy"))]
    if right < len(board.path):
        return [_wrong_step(puzzle, board, right, budget)]
    if solution is not None:
        return _wrong_notes(board, solution)
    if (board.used or board.closed) and not _can_be_solved(puzzle, board, budget):
        return [Fault("wrong-note", says("fault-wrong-notes"), (), says("remedy-clear-notes"))]
    return []


def _wrong_notes(board: Board, solution: Board) -> list[Fault]:
    truth, found = solution.all_used(), []
    for border in sorted((board.used - truth) | (board.closed & truth)):
        sides = between(*sides_of(border))
        said, remedy = says("fault-wrong-note", **sides), says("remedy-clear-note", **sides)
        found.append(Fault("wrong-note", said, sides_of(border), remedy))
    return found


def _can_be_solved(puzzle: Zip, board: Board, budget: Budget) -> bool | None:
    """Tell whether a solution agrees with the board; None when the effort does not tell."""
    part = budget.part(nodes=EFFORT)
    verdict = solve(puzzle, Search(limit=1, board=board, budget=part)).verdict
    budget.spend(part.nodes_spent)
    return None if verdict is Verdict.UNDECIDED else verdict is not Verdict.NONE


def _right_steps(puzzle: Zip, board: Board, solution: Board | None, budget: Budget) -> int | None:
    """Count the cells at the start of the path that lead to a solution; None when the effort does not tell."""
    path = board.path
    if solution is not None:
        truth = solution.trace(puzzle)
        return next((i for i, cell in enumerate(path) if cell != truth[i]), len(path))
    low, high = 0, len(path)
    while low < high:
        middle = (low + high + 1) // 2
        solvable = _can_be_solved(puzzle, Board(path[:middle]), budget)
        if solvable is None:
            return None
        low, high = (middle, high) if solvable else (low, middle - 1)
    return low


def _wrong_step(puzzle: Zip, board: Board, right: int, budget: Budget) -> Fault:
    path = board.path
    number_at = puzzle.number_at()
    passed = next(number_at[cell] for cell in reversed(path[:right]) if cell in number_at)
    reason = breach(puzzle, Board(path[: right + 1]), budget=budget)
    wrong, back = path[right], path[right - 1]
    if reason is None:
        said = says("fault-wrong-turn-unseen", number=passed, cell=at(wrong))
    else:
        said = says("fault-wrong-turn", number=passed, cell=at(wrong), broken=reason.message)
    return Fault("wrong-turn", said, (wrong, back), says("remedy-go-back", cell=at(back)))
