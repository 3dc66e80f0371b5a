"""What a player of Zip is told: the mistake to repair first, otherwise the next forced step and why."""

from cluewright.core.budget import Budget
from cluewright.core.errors import Fault
from cluewright.core.hint import Hint, hint_of_mistake, hint_of_step
from cluewright.core.outcome import Verdict
from cluewright.core.search import Search
from cluewright.zip.board import Board, board_faults, is_solution
from cluewright.zip.puzzle import Zip, name_cell, sides_of
from cluewright.zip.solver import solve
from cluewright.zip.techniques import breach, explain


def hint(puzzle: Zip, board: Board, *, solution: Board | None = None, budget: Budget | None = None) -> Hint:
    """Give the mistake to repair first, else the next step; never nothing while there is something to say."""
    budget = (budget or Budget()).start()
    if faults := board_faults(puzzle, board):
        return hint_of_mistake(faults[0])
    if is_solution(puzzle, board):
        return Hint(("The path is complete.",) * 3)
    mistake = find_mistake(puzzle, board, solution=solution, budget=budget)
    if mistake is not None:
        return hint_of_mistake(mistake)
    for step in explain(puzzle, board, budget=budget):
        return hint_of_step(step)
    return Hint(("No technique goes on from here: suppose a way and see where it leads.",) * 3)


def find_mistake(
    puzzle: Zip, board: Board, *, solution: Board | None = None, budget: Budget | None = None
) -> Fault | None:
    """Find the first thing on a board without plain faults that no solution has, and say why where it can be seen."""
    budget = (budget or Budget()).start()
    if solution is None:
        outcome = solve(puzzle, Search(budget=budget))
        if outcome.verdict is Verdict.NONE:
            return Fault("no-solution", "This puzzle has no solution.")
        solution = outcome.solution if outcome.verdict is Verdict.UNIQUE else None
    right = _right_steps(puzzle, board, solution, budget)
    if right is None:
        return None
    if right < len(board.path):
        return _wrong_step(puzzle, board, right, budget)
    if solution is not None:
        truth = solution.all_used()
        for border in sorted((board.used - truth) | (board.closed & truth)):
            a, b = sides_of(border)
            text = f"The note on the border between {name_cell(a)} and {name_cell(b)} is wrong."
            return Fault("wrong-note", text, (a, b))
    elif solve(puzzle, Search(limit=1, board=board, budget=budget)).verdict is Verdict.NONE:
        return Fault("wrong-note", "The notes cannot all be right.")
    return None


def _right_steps(puzzle: Zip, board: Board, solution: Board | None, budget: Budget) -> int | None:
    """Count the cells at the start of the path that lead to a solution; None when the budget does not tell."""
    path = board.path
    if solution is not None:
        truth = solution.trace(puzzle)
        return next((i for i, cell in enumerate(path) if cell != truth[i]), len(path))
    low, high = 1, len(path)
    while low < high:
        middle = (low + high + 1) // 2
        verdict = solve(puzzle, Search(limit=1, board=Board(path[:middle]), budget=budget)).verdict
        if verdict is Verdict.UNDECIDED:
            return None
        low, high = (low, middle - 1) if verdict is Verdict.NONE else (middle, high)
    return low


def _wrong_step(puzzle: Zip, board: Board, right: int, budget: Budget) -> Fault:
    path = board.path
    number_at = puzzle.number_at()
    passed = next(number_at[cell] for cell in reversed(path[:right]) if cell in number_at)
    reason = breach(puzzle, Board(path[: right + 1]), budget=budget)
    why = "this does not lead to the solution" if reason is None else reason.text
    wrong, back = name_cell(path[right]), name_cell(path[right - 1])
    text = f"After the {passed} the path goes wrong in {wrong}: {why}. Go back to {back}."
    return Fault("wrong-turn", text, (path[right], path[right - 1]))
