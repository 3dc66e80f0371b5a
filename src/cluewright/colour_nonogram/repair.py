"""Ambiguous pictures in colour made unique by changing as few cells as possible, at their edges first.

The repair is guided by counter-examples. Another solution of the picture's puzzle shows where the clues say too little:
in the cells in which the two differ. Changing one of those cells, or one next to them, takes the other solution away.
Every such change that `edges` allows is tried, and judged by how many cells logic then leaves open and by how much it
shows. The best one is kept, the search for another solution begins again, and in the end every change that turned out
to be unnecessary is undone. Work is counted in nodes, so the same picture is repaired alike on every machine.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from cluewright.clued_lines.pictures import Goal
from cluewright.colour_nonogram.board import Board, Cells, clue_of, clues_of_lines
from cluewright.colour_nonogram.edges import Change, EdgeRules, grown, is_dot
from cluewright.colour_nonogram.painting import Painting
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.solver import solve
from cluewright.colour_nonogram.wording import message
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded
from cluewright.core.message import Message
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.parts import Mask
from cluewright.core.search import Search

_NODES = 20_000
_JUDGED = 500
"""The nodes for an answer, and for judging one change."""
_TRIED_CELLS = 100_000
_FEWEST_TRIED, _MOST_TRIED = 24, 160
"""How many changes a round tries: so many cells in all, since a large board takes longer."""
_PATIENCE = 12
"""This many rounds in a row without progress end the work."""
_SHOWN = 2
"""An open cell weighs as much as a change that shows this much."""
_WIDTHS = (0, 1, 2)
"""How far from the cells in doubt changes are looked for."""


@dataclass(frozen=True, slots=True, eq=False)
class Repair:
    """Hold a repaired picture and what was done to it."""

    painting: Painting
    changed: tuple[tuple[int, int], ...]
    """The cells that differ from the original, as (row, column) from 0."""
    verdict: Verdict
    """`UNIQUE` when it is proven; otherwise the tries ran out."""
    reached: bool
    """Whether the goal is met."""
    rounds: int
    said: tuple[Message, ...] = ()
    """What was done, in a sentence for each kind of change."""

    @property
    def share(self) -> float:
        """Return the share of the cells that were changed."""
        return len(self.changed) / self.painting.cells.size


def repair(
    painting: Painting,
    *,
    goal: Goal = Goal.UNIQUE,
    locked: Any = None,
    keep_parts: bool = True,
    most: int | None = None,
    rounds: int | None = None,
    budget: Budget | None = None,
) -> Repair:
    """Change as few cells of the picture as possible until its puzzle is unique, or solvable without guessing.

    Args:
        painting: What the puzzle shows.
        goal: What it has to become.
        locked: An array of the picture's shape that marks the cells which must stay as they are.
        keep_parts: Whether parts stay whole; random patterns show nothing to lose.
        most: The most cells that may change; an eighth of the picture by default.
        rounds: How many times changes are chosen at most.
        budget: Cancellation, progress and limits. `BudgetExceeded` carries the best so far, a `Repair`.
    """
    mask = None if locked is None else np.asarray(locked, bool)
    if mask is not None and mask.shape != painting.cells.shape:
        raise ValueError(f"the locked cells have the shape {mask.shape}, but the picture has {painting.cells.shape}")
    allowed = max(4, painting.cells.size // 8) if most is None else most
    edges = EdgeRules(painting.array, painting.palette, mask, keep_parts=keep_parts)
    work = _Repair(painting, edges, goal, allowed, (budget or Budget()).start())
    try:
        work.run(rounds)
        return work.result()
    except BudgetExceeded as exceeded:
        raise BudgetExceeded(str(exceeded), work.best()) from None


class _Repair:
    def __init__(self, painting: Painting, edges: EdgeRules, goal: Goal, most: int, budget: Budget) -> None:
        self._palette = painting.palette
        self._original = painting.array
        self._now, self._best = self._original.copy(), self._original.copy()
        self._edges = edges
        self._goal, self._most, self._budget = goal, most, budget
        self._tried = max(_FEWEST_TRIED, min(_MOST_TRIED, _TRIED_CELLS // self._original.size))
        self._done: set[Change] = set()
        self._rounds = 0

    def run(self, rounds: int | None) -> None:
        """Bring the picture as far as it goes."""
        outcome = self._look(self._puzzle(), _NODES)
        left = first = nearest = self._left(outcome)
        patience = _PATIENCE
        while left and patience and self._rounds != rounds:
            self._budget.report(max(0.0, 1 - left / first), f"repairing: {left} cells open, {self._changes()} changed")
            self._rounds += 1
            change = self._choose(outcome, left)
            if change is None:
                break
            row, column, colour = change
            self._done.add((row, column, int(self._now[row, column])))
            self._now[row, column] = colour
            outcome = self._look(self._puzzle(), _NODES)
            left = self._left(outcome)
            if left < nearest:
                nearest, patience, self._best = left, _PATIENCE, self._now.copy()
            else:
                patience -= 1
        if left:
            self._now = self._best.copy()
        else:
            self._take_back()

    def result(self) -> Repair:
        reached = not self._left(self._look(self._puzzle(), _NODES))
        known = Search(known=Board.solved(self._now), budget=self._part(_NODES))
        return self._made(self._now, solve(self._puzzle(), known).verdict, reached=reached)

    def best(self) -> Repair:
        """Return the best so far, whatever it is worth."""
        return self._made(self._best, Verdict.UNDECIDED, reached=False)

    def _made(self, cells: Cells, verdict: Verdict, *, reached: bool) -> Repair:
        changed = tuple((row, column) for row, column in np.argwhere(cells != self._original).tolist())
        dots = sum(is_dot(cells, row, column) for row, column in changed)
        counts = {"moved": len(changed) - dots, "dotted": dots}
        said = tuple(message(f"repair-{how}", count=count) for how, count in counts.items() if count)
        return Repair(Painting.of(cells, self._palette), changed, verdict, reached, self._rounds, said)

    def _changes(self) -> int:
        return int((self._now != self._original).sum())

    # How far the goal is

    def _puzzle(self) -> ColourNonogram:
        return ColourNonogram._unchecked(
            self._palette, tuple(clues_of_lines(self._now)), tuple(clues_of_lines(self._now.T))
        )

    def _look(self, puzzle: ColourNonogram, nodes: int) -> Outcome[Board]:
        """Solve a puzzle as far as the goal allows and some nodes lead."""
        self._budget.check()
        strategy = "lines" if self._goal is Goal.NO_GUESS else "auto"
        return solve(puzzle, Search(strategy=strategy, budget=self._part(nodes)))

    def _part(self, nodes: int) -> Budget:
        budget = self._budget
        return Budget(seconds=budget.seconds_left, nodes=nodes, cancel=budget.cancel)

    def _left(self, outcome: Outcome[Board]) -> int:
        """Count the cells that were left open; 0 if the goal is met."""
        if outcome.verdict is Verdict.UNIQUE:
            return 0
        return max(1, self._now.size - (outcome.board.decided if outcome.board is not None else 0))

    # Which change is next

    def _choose(self, outcome: Outcome[Board], left: int) -> Change | None:
        """Return the change that leaves least open for how much it shows; the best that helps, near the doubt first."""
        area = self._doubtful(outcome)
        best: tuple[int, int, Change] | None = None
        rules = _Clues(self._palette, self._now)
        for dots in (False, True):
            wider = area
            for width in _WIDTHS:
                wider = grown(wider) if width else wider
                fresh = [
                    (shows, change)
                    for shows, change in self._edges.changes(self._now, wider, dots=dots)
                    if change not in self._done and self._within(change)
                ]
                for shows, change in fresh[: self._tried]:
                    then = self._left(self._look(rules.after(change), _JUDGED))
                    worth = (_SHOWN * then + shows, then, change)
                    best = worth if best is None or worth < best else best
                if best is not None and best[1] < left:
                    return best[2]
        return None if best is None else best[2]

    def _doubtful(self, outcome: Outcome[Board]) -> Mask:
        """Mark the cells in which another solution differs; without one, those that are open."""
        board = Board.solved(self._now)
        other = next((found for found in outcome.solutions if found != board), None)
        if other is not None:
            return np.asarray(other.cells != board.cells)
        return np.ones(self._now.shape, bool) if outcome.board is None else np.asarray(outcome.board.cells == 0)

    def _within(self, change: Change) -> bool:
        """Tell whether so many cells may change."""
        row, column, colour = change
        original = int(self._original[row, column])
        more = int(colour != original) - int(int(self._now[row, column]) != original)
        return self._changes() + more <= self._most

    # The end

    def _take_back(self) -> None:
        """Undo every change without which the goal is still met, the first first."""
        self._best = self._now.copy()
        for row, column in np.argwhere(self._now != self._original).tolist():
            self._now[row, column] = self._original[row, column]
            if self._edges.keeps(self._now) and not self._left(self._look(self._puzzle(), _NODES)):
                self._best = self._now.copy()
            else:
                self._now[row, column] = self._best[row, column]


class _Clues:
    """The clues of a picture, and those after a change, of which only two lines differ."""

    def __init__(self, palette: tuple[Any, ...], now: Cells) -> None:
        self._palette, self._now = palette, now
        self._rows, self._columns = clues_of_lines(now), clues_of_lines(now.T)

    def after(self, change: Change) -> ColourNonogram:
        row, column, colour = change
        old = self._now[row, column]
        rows, columns = list(self._rows), list(self._columns)
        self._now[row, column] = colour
        rows[row], columns[column] = clue_of(self._now[row]), clue_of(self._now[:, column])
        self._now[row, column] = old
        return ColourNonogram._unchecked(self._palette, tuple(rows), tuple(columns))
