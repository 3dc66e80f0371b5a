"""Hints for Zip: the steps a player can see, the mistakes on the board, and the move that helps."""

from collections.abc import Sequence
from dataclasses import replace

from cluewright.core.budget import Budget
from cluewright.core.coach import TRIAL, Coach, places_of
from cluewright.core.errors import Fault
from cluewright.core.message import core_message
from cluewright.core.mistakes import EFFORT, first_lost
from cluewright.core.outcome import Verdict
from cluewright.core.search import Search
from cluewright.core.technique import Change, Evidence, Step
from cluewright.zip.board import Board
from cluewright.zip.ladder import CORRIDOR, FORCED_CORNER, FULL_CELL, ONE_WAY_ON, TWO_WAYS_LEFT
from cluewright.zip.moves import write_cell, write_notes, write_path
from cluewright.zip.puzzle import Border, Cell, Zip, border_between, sides_of
from cluewright.zip.rules import faults
from cluewright.zip.solver import solve
from cluewright.zip.techniques import breach
from cluewright.zip.words import at, between, says, ways


class PathCoach(Coach[Zip, Board]):
    """What players of a Zip see: where the path goes from its head.

    Everything else is shown as the reason. A hint says where the path cannot go only if nothing extends it and the
    solution is not known.
    """

    def draws_notes(self, puzzle: Zip, board: Board) -> bool:
        """Tell whether the player notes borders in addition to the path."""
        return bool(board.used or board.closed)

    def passing(self, puzzle: Zip, board: Board, steps: Sequence[Step]) -> list[Step]:
        """List all steps except those that extend the path from its head."""
        head = board.trace(puzzle)[-1]

        def leads_on(step: Step) -> bool:
            return any(change[-1] is True and head in places_of(change) for change in step.cells)

        return [step for step in steps if not leads_on(step)]

    def drawn(self, step: Step) -> tuple[Change, ...]:
        """Return where a step says the path goes; if it says nothing about that, where the path does not go."""
        return tuple(change for change in step.cells if change[-1] is True) or step.cells

    def rests_on(self, step: Step, earlier: Step) -> bool:
        """Tell whether an earlier step settled a border that a step is about: used ways fill a cell."""
        wanted = _WANTED.get(step.technique.order, (True, False))
        for change in earlier.cells:
            if change[-1] in wanted and any(place in step.evidence.cells for place in places_of(change)):
                return True
        return any(self.rests_on(link, earlier) for link in step.chain)

    def seen(self, puzzle: Zip, board: Board, here: Board, step: Step) -> Step:
        """Return a step with both ways that a cell takes, even if one of them was known but is not drawn yet."""
        if step.technique not in _TAKES_ALL:
            return step
        cell, known = step.evidence.cells[0], here.all_used() - board.all_used()
        more = tuple((*border, True) for border in sorted(known) if cell in sides_of(border))
        if not more or step.technique is not ONE_WAY_ON:
            return replace(step, cells=(*step.cells, *more))
        cells = (*step.cells, *more)
        neighbours = [place for change in cells for place in places_of(change) if place != cell]
        told = says("step-two-ways-left", cell=at(cell), ways=ways(cell, neighbours))
        return replace(step, technique=TWO_WAYS_LEFT, cells=cells, message=told)

    def move(self, puzzle: Zip, board: Board, step: Step) -> str | None:
        """Write the move that draws the path as far as a step leads it, or notes where it cannot go."""
        path = self.kind.apply_step(puzzle, board, step).trace(puzzle)
        return write_path(board.path, path) or super().move(puzzle, board, step)

    def trial(self, puzzle: Zip, board: Board, solution: Board, near: Cell | None) -> Step | None:
        """Make the step that extends the path."""
        truth, head = solution.trace(puzzle), board.trace(puzzle)
        if len(head) == len(truth):
            return None
        ahead = truth[len(head)]
        border = border_between(head[-1], ahead)
        if border is None:
            return None
        told = says("trial-path", cell=at(head[-1]), ways=ways(head[-1], [ahead]))
        return Step(TRIAL, ((*border, True),), told, Evidence(cells=(head[-1],)))

    def repair(self, puzzle: Zip, board: Board, fault: Fault, solution: Board | None, budget: Budget) -> Fault:
        """Return a mistake with the way back along the path, else with a note to clear."""
        if (back := _last_right(puzzle, board, fault, solution)) is not None:
            return replace(fault, move=write_cell(back), remedy=says("remedy-go-back", cell=at(back)))
        if (note := _wrong_note(puzzle, board, fault, solution, budget)) is not None:
            remedy = says("remedy-clear-note", **between(*sides_of(note)))
            return replace(fault, move=write_notes([(note, None)]), remedy=remedy)
        return fault


_TAKES_ALL = (FORCED_CORNER, CORRIDOR, ONE_WAY_ON, TWO_WAYS_LEFT)
_WANTED = {FULL_CELL.order: (True,), **{technique.order: (False,) for technique in _TAKES_ALL}}
"""Which borders of a cell make it take all ways that are left, or no more."""
_BY_CLOSING = ("dead-end", "contradiction")
"""The faults that notes of closed borders cause; the others come from notes of used ones."""


def mistakes(puzzle: Zip, board: Board, solution: Board | None, *, budget: Budget | None = None) -> list[Fault]:
    """List the rules a board breaks, else the first thing on it that no solution has, with the reason if found."""
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
        borders = [sides_of(border) for border in sorted(_untrue_notes(board, solution))]
        return [Fault("wrong-note", says("fault-wrong-note", **between(*sides)), sides) for sides in borders]
    if (board.used or board.closed) and not _can_be_solved(puzzle, board, budget):
        return [Fault("wrong-note", says("fault-wrong-notes"), (), says("remedy-clear-notes"))]
    return []


def _last_right(puzzle: Zip, board: Board, fault: Fault, solution: Board | None) -> Cell | None:
    """Return the cell of the path to go back to, if the mistake is on the path."""
    path = board.path
    if fault.code == "wrong-turn":
        return fault.cells[1]
    if solution is None:
        right = next((i for i in range(1, len(path)) if faults(puzzle, Board(path[: i + 1]))), len(path))
    else:
        truth = solution.trace(puzzle)
        right = next((i for i, cell in enumerate(path) if i >= len(truth) or cell != truth[i]), len(path))
    return path[right - 1] if 0 < right < len(path) else None


def _wrong_note(puzzle: Zip, board: Board, fault: Fault, solution: Board | None, budget: Budget) -> Border | None:
    """Return the note to clear: a wrong one, if possible one that the mistake is about."""
    notes = sorted(board.used | board.closed) if solution is None else sorted(_untrue_notes(board, solution))
    about = [note for note in notes if set(sides_of(note)) & set(fault.cells)]
    if about or solution is not None:
        guilty = board.closed if fault.code in _BY_CLOSING else board.used
        return next(iter([*(note for note in about if note in guilty), *about, *notes]), None)
    if not notes:
        return None

    def solvable(count: int) -> bool:
        kept = frozenset(notes[:count])
        return bool(_can_be_solved(puzzle, Board(board.path, board.used & kept, board.closed & kept), budget))

    return notes[first_lost(len(notes), solvable) - 1]


def _untrue_notes(board: Board, solution: Board) -> frozenset[Border]:
    truth = solution.all_used()
    return (board.used - truth) | (board.closed & truth)


def _can_be_solved(puzzle: Zip, board: Board, budget: Budget) -> bool | None:
    """Tell whether a solution agrees with the board; None if the effort is not enough to tell."""
    part = budget.part(nodes=EFFORT)
    verdict = solve(puzzle, Search(limit=1, board=board, budget=part)).verdict
    budget.spend(part.nodes_spent)
    return None if verdict is Verdict.UNDECIDED else verdict is not Verdict.NONE


def _right_steps(puzzle: Zip, board: Board, solution: Board | None, budget: Budget) -> int | None:
    """Count the cells at the start of the path that lead to a solution; None if the effort is not enough to tell."""
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
