"""What a kind knows about its players, so that hints help them from where they are.

A kind gets all of this from its `Sheet`: marks that only help (`Mark.note`) are for players who set them.
Whatever else goes without saying is in `Kind.routine`. Only a kind whose boards are not rows of characters needs a
coach of its own (`Kind.coach`).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Generic, TypeVar

from cluewright.core.budget import Budget
from cluewright.core.errors import Fault, NotOffered
from cluewright.core.message import Cells, Message, core_message
from cluewright.core.mistakes import can_be_solved, first_lost
from cluewright.core.puzzle import Puzzle
from cluewright.core.technique import Change, Level, Step, Technique

if TYPE_CHECKING:
    from cluewright.core.kind import Kind

P = TypeVar("P", bound=Puzzle)
B = TypeVar("B")
Cell = tuple[int, int]

TRIAL = Technique("trial", Level.EXTREME, 10_000)
"""The hint when no technique applies, so that every request gets one."""


class Coach(Generic[P, B]):
    """Tell what a player sees, draws and takes for granted."""

    def __init__(self, kind: "Kind[P, B]") -> None:
        self.kind = kind
        marks = kind.sheet.marks if kind.sheet else ()
        self._symbols = frozenset(mark.symbol for mark in marks)
        self._open = kind.values[0]
        self._notes = frozenset(mark.symbol for mark in marks if mark.note)

    def draws_notes(self, puzzle: P, board: B) -> bool:
        """Tell whether the player sets marks that only help: whether any is on the board."""
        return not self._notes or any(not self._notes.isdisjoint(row) for row in self._rows(puzzle, board))

    def passing(self, puzzle: P, board: B, steps: Sequence[Step]) -> list[Step]:
        """List the steps that the player of this board makes in passing, or would not draw: hints never mention them.

        They are those that set notes alone, if their technique is routine; or any, where the player sets no notes.
        """
        alone = [step for step in steps if all(change[2] in self._notes for change in step.cells)]
        if not alone or not self.draws_notes(puzzle, board):
            return alone
        return [step for step in alone if step.technique.slug in self.kind.routine]

    def drawn(self, step: Step) -> tuple[Change, ...]:
        """Return what a player must draw to show that a step is understood: not its notes, unless it has only notes."""
        return tuple(change for change in step.cells if change[2] not in self._notes) or step.cells

    def rests_on(self, step: Step, earlier: Step) -> bool:
        """Tell whether an earlier step settled something that is evidence for a step, or for a link of its chain."""
        lines, cells = set(step.evidence.lines), set(step.evidence.cells)
        there = [place for change in earlier.cells for place in places_of(change)]
        if any(place in cells or ("row", place[0]) in lines or ("column", place[1]) in lines for place in there):
            return True
        return any(self.rests_on(link, earlier) for link in step.chain)

    def seen(self, puzzle: P, board: B, here: B, step: Step) -> Step:
        """Return a step found on `here`, where all steps made in passing are done, as the player of `board` sees it."""
        return step

    def move(self, puzzle: P, board: B, step: Step) -> str | None:
        """Write the move the player of this board would make for a step: without notes for a player who sets none."""
        told = step if self.draws_notes(puzzle, board) else replace(step, cells=self.drawn(step))
        try:
            return self.kind.move_of_step(puzzle, board, told)
        except NotOffered:
            return None

    def trial(self, puzzle: P, board: B, solution: B, near: Cell | None) -> Step | None:
        """Make the step that trial and error would lead to: the nearest cell that the player has not drawn."""
        if self.kind.sheet is None:
            return None
        wanted, now = self._rows(puzzle, solution), self._rows(puzzle, board)
        open_cells = [
            (row, column, value)
            for row, line in enumerate(wanted)
            for column, value in enumerate(line)
            if value != now[row][column] and value in self._symbols and value not in self._notes
        ]
        if not open_cells:
            return None
        row, column, value = min(open_cells, key=lambda change: distance([change], near))
        told = core_message("trial-cell", cells=Cells(((row, column),)), value=self.kind.value_word(puzzle, value))
        return Step(TRIAL, ((row, column, value),), told)

    def repair(self, puzzle: P, board: B, fault: Fault, solution: B | None, budget: Budget) -> Fault:
        """Return a mistake with the one move that repairs it, or the first part of it, and with that in words."""
        if self.kind.sheet is None or fault.move:
            return fault
        if solution is None:
            cells = self._breaking(puzzle, board, lambda part: not self.kind.faults(puzzle, part))
            cells = cells or self._breaking(puzzle, board, lambda part: can_be_solved(self.kind, puzzle, part, budget))
        else:
            wrong = self.kind.differences(puzzle, board, solution)
            cells = [cell for cell in wrong if cell in fault.cells] or wrong
        clear = self._clearing(cells) or self._clearing(cells[:1])  # in some kinds, a move sets one cell
        return replace(fault, move=clear[0], remedy=clear[1]) if clear else fault

    def restore(self, puzzle: P, board: B, target: B) -> str:
        """Write the move from one board to another; empty if no single move leads there."""
        if self.kind.sheet is None:
            return ""
        now, wanted = self._rows(puzzle, board), self._rows(puzzle, target)
        changes = [
            (row, column, value)
            for row, line in enumerate(wanted)
            for column, value in enumerate(line)
            if value != now[row][column]
        ]
        return self.kind.sheet.write(changes) or "" if changes else ""

    def _clearing(self, cells: Sequence[Cell]) -> tuple[str, Message] | None:
        """Return the move that clears cells and its text, or None if no single move does."""
        if not cells or self.kind.sheet is None:
            return None
        move = self.kind.sheet.write((*cell, self._open) for cell in cells)
        return None if move is None else (move, core_message("clear-cell", cells=Cells(tuple(cells))))

    def _breaking(self, puzzle: P, board: B, is_good: Callable[[B], bool]) -> list[Cell]:
        """Find the first cell, row by row, that makes a board bad; none if it is good, or bad even when empty."""
        rows = self._rows(puzzle, board)
        decided = [
            (row, column) for row, line in enumerate(rows) for column, value in enumerate(line) if value != self._open
        ]

        def good(count: int) -> bool:
            kept = set(decided[:count])
            part = [
                "".join(value if (row, column) in kept else self._open for column, value in enumerate(line))
                for row, line in enumerate(rows)
            ]
            return is_good(self.kind.board_from_data(puzzle, part))

        if good(len(decided)) or not good(0):
            return []
        return [decided[first_lost(len(decided), good) - 1]]

    def _rows(self, puzzle: P, board: B) -> list[str]:
        """Return the rows of a board's characters, as every board of a sheet has them in its JSON form."""
        return list(self.kind.board_to_data(puzzle, board))


def distance(changes: Iterable[Change], near: Cell | None) -> int:
    """Return how far changes are from where the player is."""
    if near is None:
        return 0
    return min(abs(row - near[0]) + abs(column - near[1]) for change in changes for row, column in places_of(change))


def places_of(change: Change) -> tuple[Cell, ...]:
    """Return the cell of a change, or the two cells on either side of a border."""
    row, column, what = change[:3]
    if len(change) == 3:
        return ((row, column),)
    return (row, column), ((row, column + 1) if what == "right" else (row + 1, column))
