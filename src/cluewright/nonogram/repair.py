"""Ambiguous pictures made unique by changing as few cells as possible.

The repair is guided by counter-examples. Other solutions of the picture's puzzle, found close to it, show where the
clues say too little: in the cells in which they differ. Changing one of those cells, or one beside them, takes the
other solution away. Every such change is tried, and judged by how many cells logic then leaves open and by how
visible it is: moving an edge of the picture by a cell hardly shows, a speck in an area does. The best changes are
kept, the search for other solutions begins again, and in the end every change that turned out needless is taken back.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from cluewright.core.budget import Budget
from cluewright.core.outcome import Verdict
from cluewright.nonogram.board import Board, Cells
from cluewright.nonogram.cells import Picture, as_picture
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.near import Others, Reach, find_others, settle_pictures
from cluewright.nonogram.solver import LONGEST_WORD_SIDE
from cluewright.nonogram.symmetry import Symmetry, orbits

_OTHERS_AT_ONCE = 40
_TRIED_PER_OTHER = 16
_FEWEST_TRIED, _MOST_TRIED = 40, 1500
_TRIED_TIMES_OPEN = {"lines": 1_500_000, "contradictions": 40_000}
"""Bounds the work of a round: trying a change takes longer the more cells are open."""
_PATIENCE = {False: 16, True: 6}
"""So many rounds in a row that bring nothing end the work; fewer on large boards, where a round takes seconds."""
_NODES = 20_000
_AROUND = 12
"""On a large board a change is judged by what contradictions do so many cells around it, and once chosen as a whole."""
_VISIBLE = 2
"""An open cell weighs as much as this much visibility."""

"""Counts for each picture of a stack the cells its puzzle leaves open."""


class Goal(StrEnum):
    """Say what a repaired picture has to be."""

    UNIQUE = "unique"
    NO_GUESS = "no-guess"
    """Lines alone settle every cell, so that nobody has to suppose anything."""


@dataclass(frozen=True, slots=True, eq=False)
class Repair:
    """Hold a repaired picture and what was done to it."""

    picture: NDArray[np.bool_]
    changed: tuple[tuple[int, int], ...]
    """The cells that differ from the original, as (row, column) from 0."""
    verdict: Verdict
    """`UNIQUE` when it is proven; otherwise the tries ran out."""
    reached: bool
    """Whether the goal is met."""
    rounds: int

    @property
    def share(self) -> float:
        """Return the share of the cells that were changed."""
        return len(self.changed) / self.picture.size


def repair(
    picture: Picture,
    *,
    goal: Goal = Goal.UNIQUE,
    symmetry: Symmetry | None = None,
    most: int | None = None,
    rounds: int | None = None,
    budget: Budget | None = None,
) -> Repair:
    """Change as few cells of the picture as possible until its puzzle is unique, or solvable without guessing.

    Args:
        picture: What the puzzle shows.
        goal: What it has to become.
        symmetry: A symmetry to keep: cells that must be alike change together.
        most: The most cells that may change; a twelfth of the picture when not given.
        rounds: How many times changes are chosen at most, for each stage of the work.
        budget: Cancellation, progress and limits.

    >>> fixed = repair("#. .#")
    >>> fixed.verdict, len(fixed.changed)
    (<Verdict.UNIQUE: 'unique'>, 1)
    """
    cells = as_picture(picture).copy()
    reach = Reach.LINES if goal is Goal.NO_GUESS else Reach.CONTRADICTIONS
    allowed = max(4, cells.size // 12) if most is None else most
    work = _Repair(cells, symmetry, allowed, (budget or Budget()).start())
    for stage in (Reach.CONTRADICTIONS, reach) if goal is Goal.NO_GUESS else (reach,):
        work.run(stage, rounds)
    return work.result()


class _Repair:
    def __init__(self, original: Cells, symmetry: Symmetry | None, most: int, budget: Budget) -> None:
        self._original, self._now = original, original.copy()
        self._reach, self._most, self._budget = Reach.CONTRADICTIONS, most, budget
        self._rounds = 0
        height, width = original.shape
        self._large = max(width, height) > LONGEST_WORD_SIDE
        self._tied = orbits(width, height, symmetry).reshape(-1)
        order = np.argsort(self._tied, kind="stable")
        starts = np.flatnonzero(np.diff(self._tied[order], prepend=-1))
        self._alike = {int(self._tied[group[0]]): group for group in np.split(order, starts[1:])}
        self._forbidden: set[int] = set()
        self._doubtful = np.zeros(original.shape, bool)

    def run(self, reach: Reach, rounds: int | None) -> None:
        """Bring the picture as far as it goes within that reach."""
        self._reach = reach
        self._forbidden.clear()
        others = self._look()
        open_cells = self._open_cells(others)
        best = (self._away(others, open_cells), self._now.copy())
        patience = _PATIENCE[self._large]
        last = None if rounds is None else self._rounds + rounds
        while not self._reached(others, open_cells) and patience:
            if self._rounds == last or self._beyond(others):
                break
            self._budget.check()
            self._budget.report(None, f"repairing: {open_cells} cells open, {self._changes()} changed")
            self._rounds += 1
            flips = self._within_most(self._choose(others, open_cells))
            if not flips:
                break
            for orbit in flips:
                self._flip(self._now, orbit)
            self._forbidden.update(flips)
            others = self._look()
            open_cells = self._open_cells(others)
            away = self._away(others, open_cells)
            if away < best[0] or (self._large and len(others.solutions) == _OTHERS_AT_ONCE):
                best, patience = (away, self._now.copy()), _PATIENCE[self._large]
            else:
                patience -= 1
        if self._reached(others, open_cells):
            self._take_back_needless()
        else:
            self._now = best[1]

    def _away(self, others: Others, open_cells: int) -> tuple[int, int]:
        """Return how far the goal is: on a large board by the others left, for logic may settle nothing there."""
        return (len(others.solutions) if self._large and self._reach is Reach.CONTRADICTIONS else 0), open_cells

    def _beyond(self, others: Others) -> bool:
        """Tell whether a large board has no other solution that can be found, nor a proof: nothing shows the way."""
        return self._large and self._reach is Reach.CONTRADICTIONS and not others.solutions

    def result(self) -> Repair:
        others = self._look()
        changed = np.argwhere(self._now != self._original).tolist()
        filled = self._now.astype(bool)
        filled.flags.writeable = False
        return Repair(
            filled,
            tuple((row, column) for row, column in changed),
            others.verdict,
            self._reached(others, self._open_cells(others)),
            self._rounds,
        )

    def _look(self) -> Others:
        known = Board.solved(self._now)
        others = find_others(clues_of(self._now), known, limit=_OTHERS_AT_ONCE, nodes=_NODES, budget=self._budget)
        self._doubtful = np.zeros(self._now.shape, bool)
        for other in others.solutions:
            self._doubtful |= other.array != known.array
        return others

    def _reached(self, others: Others, open_cells: int) -> bool:
        if self._reach is Reach.LINES:
            return open_cells == 0
        return others.verdict is Verdict.UNIQUE

    def _open_cells(self, others: Others) -> int:
        return others.open if self._reach is Reach.CONTRADICTIONS else self._measure(self._now[np.newaxis])[0]

    def _measure(self, stack: Cells, part: Cells | None = None) -> list[int]:
        boards = settle_pictures(stack, self._reach, part=part, budget=self._budget)
        return [int(count) for count in (boards == 0).sum(axis=(1, 2))]

    def _parts(self, tried: list[int]) -> Cells | None:
        """Mark for each orbit the cells around it, and those in which the last others differ.

        None where a board is small enough to be looked at whole.
        """
        if not self._large or self._reach is Reach.LINES:
            return None
        height, width = self._now.shape
        parts = np.repeat(self._doubtful[np.newaxis].astype(np.uint8), len(tried), axis=0)
        for part, orbit in zip(parts, tried, strict=True):
            for row, column in zip(*np.unravel_index(self._alike[orbit], (height, width)), strict=True):
                part[max(0, row - _AROUND) : row + _AROUND + 1, max(0, column - _AROUND) : column + _AROUND + 1] = 1
        return parts

    def _changes(self) -> int:
        return int((self._now != self._original).sum())

    def _flip(self, cells: Cells, orbit: int) -> None:
        flat = cells.reshape(-1)
        flat[self._alike[orbit]] ^= 1

    def _within_most(self, flips: list[int]) -> list[int]:
        """Leave out flips that would change more cells than may change."""
        tried = self._now.copy()
        kept = []
        for orbit in flips:
            self._flip(tried, orbit)
            if int((tried != self._original).sum()) <= self._most:
                kept.append(orbit)
            else:
                self._flip(tried, orbit)
        return kept

    def _choose(self, others: Others, open_cells: int) -> list[int]:
        """Return the orbits to flip next: one for each other solution if that helps most, else the single best."""
        for width in (0, 1, 2):
            groups = self._candidates(others, open_cells, width)
            tried = list(dict.fromkeys(orbit for group in groups for orbit in group))
            if not tried:
                continue
            value = self._judge(tried, open_cells)
            best = min(tried, key=value.__getitem__)
            if value[best][1] >= open_cells and width < 2:
                continue
            several = self._one_each(groups, value, open_cells)
            if len(several) > 1 and self._parts([]) is not None:
                return several  # each was judged by itself, with all else as it is
            if len(several) > 1:
                together = self._now.copy()
                for orbit in several:
                    self._flip(together, orbit)
                if self._measure(together[np.newaxis])[0] < value[best][1]:
                    return several
            return [best]
        return []

    def _judge(self, tried: list[int], open_cells: int) -> dict[int, tuple[int, int, int]]:
        """Return for each orbit (what its flip is worth, the cells then open, itself), the smallest being the best."""
        stack = np.repeat(self._now[np.newaxis], len(tried), axis=0)
        for picture, orbit in zip(stack, tried, strict=True):
            self._flip(picture, orbit)
        visible = self._visibility()
        parts = self._parts(tried)
        left = self._measure(stack, parts)
        if parts is not None:
            before = self._measure(np.repeat(self._now[np.newaxis], len(tried), axis=0), parts)
            left = [open_cells + after - now for after, now in zip(left, before, strict=True)]
        return {
            orbit: (_VISIBLE * count + int(visible[self._alike[orbit]].sum()), count, orbit)
            for orbit, count in zip(tried, left, strict=True)
        }

    @staticmethod
    def _one_each(groups: list[list[int]], value: dict[int, tuple[int, int, int]], open_cells: int) -> list[int]:
        chosen = []
        for group in groups:
            helping = [orbit for orbit in group if value[orbit][1] < open_cells]
            if helping:
                chosen.append(min(helping, key=value.__getitem__))
        return list(dict.fromkeys(chosen))

    def _candidates(self, others: Others, open_cells: int, width: int) -> list[list[int]]:
        """List for each other solution, else for all open cells, the orbits in or near it, least visible first."""
        fewest, most_tried = (160, 200) if self._large else (_FEWEST_TRIED, _MOST_TRIED)
        allowed = min(max(_TRIED_TIMES_OPEN[self._reach] // max(1, open_cells), fewest), most_tried)
        if others.solutions:
            areas = [other.array != self._now.astype(bool) for other in others.solutions]
            most = min(_TRIED_PER_OTHER * (1 + width), max(4, allowed // len(areas)))
        else:
            boards = settle_pictures(self._now[np.newaxis], self._reach, budget=self._budget)
            areas, most = [boards[0] == 0], allowed
        visible = self._visibility()
        groups = []
        for area in areas[: allowed // most]:
            for _ in range(width):
                area = _grown(area)
            cells = np.flatnonzero(area.reshape(-1))
            ranked = cells[np.argsort(visible[cells], kind="stable")].tolist()
            groups.append(self._fresh(ranked)[:most])
        return groups

    def _fresh(self, cells: Iterable[int]) -> list[int]:
        orbits_there = dict.fromkeys(int(self._tied[cell]) for cell in cells)
        return [orbit for orbit in orbits_there if orbit not in self._forbidden]

    def _visibility(self) -> NDArray[np.int64]:
        """Count for each cell the cells around it that are like it; what lies beyond the edge is empty."""
        padded = np.pad(self._now, 1)
        height, width = self._now.shape
        alike = np.zeros((height, width), np.int64)
        for down in (0, 1, 2):
            for right in (0, 1, 2):
                alike += padded[down : down + height, right : right + width] == self._now
        return (alike - 1).reshape(-1)

    def _take_back_needless(self) -> None:
        """Undo every change without which the goal is still met, the most visible first."""
        visible = self._visibility()
        changed = np.flatnonzero((self._now != self._original).reshape(-1))
        for cell in changed[np.argsort(-visible[changed], kind="stable")].tolist():
            orbit = int(self._tied[cell])
            if self._now.reshape(-1)[cell] == self._original.reshape(-1)[cell]:
                continue  # its orbit is back already
            self._flip(self._now, orbit)
            if not self._still_reached(orbit):
                self._flip(self._now, orbit)

    def _still_reached(self, orbit: int) -> bool:
        """Tell whether the goal is met although an orbit was taken back."""
        parts = self._parts([orbit])
        if self._measure(self._now[np.newaxis], parts)[0]:
            if parts is not None or self._reach is Reach.LINES:
                return False  # on a large board what is open around it is reason enough
        elif parts is None:
            return True
        return self._look().verdict is Verdict.UNIQUE


def _grown(area: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Add the four neighbours of every cell."""
    grown = area.copy()
    grown[1:] |= area[:-1]
    grown[:-1] |= area[1:]
    grown[:, 1:] |= area[:, :-1]
    grown[:, :-1] |= area[:, 1:]
    return grown
