"""The path a person can follow by the techniques of Zip.

Finding them is native (`native/zip/ladder`); `PathTeller` makes steps with messages of what was found.
"""

from collections.abc import Iterator
from typing import Any

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, Fault
from cluewright.core.technique import Step, different_steps
from cluewright.zip.board import Board, Borders
from cluewright.zip.ladder import LOOK_AHEAD, NO_GUESS, TECHNIQUES, hardest_of
from cluewright.zip.native import arguments
from cluewright.zip.puzzle import Zip
from cluewright.zip.rules import faults
from cluewright.zip.steps import PathTeller


def explain(
    puzzle: Zip, board: Board | None = None, *, budget: Budget | None = None, hardest: int = LOOK_AHEAD
) -> Iterator[Step]:
    """Yield the steps a person can follow from `board`, always one of the simplest technique that finds anything.

    The path ends when the board is solved, when no technique finds anything, or on a board with a mistake in it.

    >>> for step in explain(Zip.from_grid([[1, 0, 0], [2, 0, 0]])):
    ...     print(step)
    The corner at row 1, column 3 has only two ways out, down and left, so the path takes both.
    The corner at row 2, column 3 has only two ways out, up and left, so the path takes both.
    The path cannot go down from row 1, column 2: that would close a loop.
    The path can only continue left from row 1, column 2.
    The path has already left the 1, so it does not also go down from there.
    The path can enter the 2 only from the right.
    """
    budget = (budget or Budget()).start()
    board = board if board is not None else Board.start(puzzle)
    if faults(puzzle, board):
        return
    borders = board.borders(puzzle)
    writer = PathTeller(puzzle, borders)
    limit, probe_from = 1, 0
    while True:
        answer = _find(puzzle, borders, budget, hardest, limit, probe_from)
        probe_from = answer["probe_from"]
        for found in answer["steps"]:
            step = writer.step(found)
            writer.settle(found)
            yield step
        if len(answer["steps"]) < limit:
            budget.check()
            return
        limit *= 4


def steps(puzzle: Zip, board: Board, *, first: bool = False, budget: Budget | None = None) -> list[Step]:
    """List every step the board offers, the simplest first; with `first` those of the easiest level that has any.

    Assumptions are listed for borders that no simpler step settles. When the budget runs out, the list is what was
    found until then; raise `BudgetExceeded` if that is nothing.
    """
    budget = (budget or Budget()).start()
    if faults(puzzle, board):
        return []
    borders = board.borders(puzzle)
    writer = PathTeller(puzzle, borders)
    levels = dict.fromkeys(technique.level for technique in TECHNIQUES)
    for hardest in map(hardest_of, levels) if first else (LOOK_AHEAD,):
        told, stopped = _native.zip_list_steps(
            *arguments(puzzle), start=borders, hardest=hardest, **budget.native_limits("reasoning")
        )
        if found := different_steps(map(writer.step, told), budget):
            return found
        if stopped:
            budget.check()
    return []


def technique_counts(puzzle: Zip, *, budget: Budget | None = None) -> tuple[dict[str, int], bool]:
    """Count the steps of `explain` from the start by technique, and tell whether they solve the puzzle."""
    budget = (budget or Budget()).start()
    numbers, solved, stopped = _native.zip_count_steps(*arguments(puzzle), **budget.native_limits("rating"))
    budget.spend(sum(numbers))
    if stopped:
        budget.check()
        raise BudgetExceeded("the rating was cancelled")
    counted = zip(TECHNIQUES, numbers, strict=True)
    return {technique.slug: number for technique, number in counted if number}, solved


def breach(puzzle: Zip, board: Board, *, budget: Budget | None = None, hardest: int = NO_GUESS) -> Fault | None:
    """Say which rule a board without plain faults must break sooner or later, or None if none is found."""
    budget = (budget or Budget()).start()
    borders = board.borders(puzzle)
    answer = _find(puzzle, borders, budget, hardest, 4 * puzzle.width * puzzle.height)
    if answer["breach"] is None:
        return None
    return PathTeller(puzzle, borders).broken(answer["breach"])


def _find(
    puzzle: Zip, borders: Borders, budget: Budget, hardest: int, limit: int, probe_from: int = 0
) -> dict[str, Any]:
    answer: dict[str, Any] = _native.zip_steps(
        *arguments(puzzle),
        start=borders,
        hardest=hardest,
        limit=limit,
        probe_from=probe_from,
        **budget.native_limits("reasoning"),
    )
    budget.spend(len(answer["steps"]))
    return answer
