"""Ambiguous pictures made unique by changing as few cells as possible, without harm to what they show.

The repair is guided by counter-examples. Other solutions of the picture's puzzle, found close to it, show where the
clues say too little: in the cells in which they differ. Changing one of those cells, or one next to them, takes the
other solution away. Every such change that `strokes` allows is tried, and judged by how many cells logic then leaves
open and by how much it shows. The best changes are kept, the search for other solutions begins again, and in the end
every change that turned out to be unnecessary is undone.

Where nothing gets logic started, as in stripes from edge to edge, no single cell helps. There a whole line is thickened
until its clue alone says where its blocks lie, and what it did not need is undone at once. Where that does not help
either, as in drawings of thin lines, `bolden` draws all of them bolder and thins them again.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.clued_lines.pictures import Goal
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded
from cluewright.core.message import Message
from cluewright.core.outcome import Verdict
from cluewright.core.parts import Mask
from cluewright.nonogram.board import Board, Cells
from cluewright.nonogram.bolden import bolden
from cluewright.nonogram.cells import Picture, as_picture
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.near import Others, Reach, find_others, settle_pictures
from cluewright.nonogram.solver import LONGEST_WORD_SIDE
from cluewright.nonogram.strokes import StrokeRules, said_of
from cluewright.nonogram.symmetry import Symmetry, orbits

_OTHERS_AT_ONCE = 40
_TRIED_PER_OTHER = 16
_FEWEST_TRIED, _MOST_TRIED = 40, 1500
_TRIED_TIMES_OPEN = {"lines": 1_500_000, "contradictions": 40_000}
"""Bounds the work of a round: trying a change takes longer the more cells are open."""
_PATIENCE = {False: 16, True: 6}
"""This many rounds in a row without progress end the work; fewer on large boards, where a round takes seconds. A round
that leaves a quarter of the board open counts four times."""
_NODES = 20_000
_NODES_TIMES_OPEN, _PROBED = 4_000_000, 400
"""How much is open decides how many nodes a search for others has, and whether probing follows it."""
_AROUND = 12
"""On a large board a change is judged by what contradictions do this many cells around it; once chosen, as a whole."""
_SHOWN = 2
"""An open cell weighs as much as a change that shows this much."""
_WIDEST_GAPS = (7, 15)
"""Wider gaps of a line are not closed to one cell: that would draw a bar across the picture. The second is the last
resort, where closing narrow gaps gets logic nowhere."""
_MOSTLY_OPEN = 4
"""If thickened lines leave more than one in this many cells open, all lines are drawn bolder."""
_SOON_SEARCHED = 1024
"""Smaller boards are searched for other solutions so soon that changing single cells gets further with less."""
_WORTH = 8
"""A thickened line has to settle this many cells for each that it changes."""


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
    said: tuple[Message, ...] = ()
    """What was done, in a sentence for each kind of change."""

    @property
    def share(self) -> float:
        """Return the share of the cells that were changed."""
        return len(self.changed) / self.picture.size


def repair(
    picture: Picture,
    *,
    goal: Goal = Goal.UNIQUE,
    symmetry: Symmetry | None = None,
    locked: Any = None,
    keep_parts: bool = True,
    most: int | None = None,
    rounds: int | None = None,
    budget: Budget | None = None,
) -> Repair:
    """Change as few cells of the picture as possible until its puzzle is unique, or solvable without guessing.

    Args:
        picture: What the puzzle shows.
        goal: What it has to become.
        symmetry: A symmetry to keep: cells that must be alike change together.
        locked: An array of the picture's shape that marks the cells which must stay as they are.
        keep_parts: Whether lines stay connected and no part or opening is lost; chance patterns show nothing to lose.
        most: The most cells that may change; an eighth of the picture by default.
        rounds: How many times changes are chosen at most, for each stage of the work.
        budget: Cancellation, progress and limits. `BudgetExceeded` carries the best so far, a `Repair`.

    >>> fixed = repair("#. .#")
    >>> fixed.verdict, len(fixed.changed), [str(each) for each in fixed.said]
    (<Verdict.UNIQUE: 'unique'>, 1, ['One cell rounds a corner'])
    """
    cells = as_picture(picture).copy()
    strokes = StrokeRules(cells, _mask(locked, cells), keep_parts=keep_parts)
    reach = Reach.LINES if goal is Goal.NO_GUESS else Reach.CONTRADICTIONS
    allowed = max(4, cells.size // 8) if most is None else most
    work = _Repair(cells, strokes, symmetry, allowed, (budget or Budget()).start())
    try:
        for stage in (Reach.CONTRADICTIONS, reach) if goal is Goal.NO_GUESS else (reach,):
            work.run(stage, rounds)
        return work.result()
    except BudgetExceeded as exceeded:
        raise BudgetExceeded(str(exceeded), work.best()) from None


def _mask(locked: Any, cells: Cells) -> Mask | None:
    if locked is None:
        return None
    mask = np.asarray(locked, bool)
    if mask.shape != cells.shape:
        raise ValueError(f"the locked cells have the shape {mask.shape}, but the picture has {cells.shape}")
    return mask


class _Repair:
    def __init__(
        self, original: Cells, strokes: StrokeRules, symmetry: Symmetry | None, most: int, budget: Budget
    ) -> None:
        self._original, self._now, self._best = original, original.copy(), original.copy()
        self._strokes = strokes
        self._reach, self._most, self._budget = Reach.CONTRADICTIONS, most, budget
        self._rounds = 0
        height, width = original.shape
        self._large = max(width, height) > LONGEST_WORD_SIDE
        self._tied = orbits(width, height, symmetry).reshape(-1)
        self._free = symmetry is None
        order = np.argsort(self._tied, kind="stable")
        starts = np.flatnonzero(np.diff(self._tied[order], prepend=-1))
        self._alike = {int(self._tied[group[0]]): group for group in np.split(order, starts[1:])}
        self._forbidden: set[int] = set()
        self._thinned: Cells | None = None
        self._doubtful = np.zeros(original.shape, bool)

    def run(self, reach: Reach, rounds: int | None) -> None:
        """Bring the picture as far as it goes within that reach."""
        self._reach = reach
        self._forbidden.clear()
        if rounds is None and self._free and not self._large:
            for widest in _WIDEST_GAPS:
                self._thicken_lines(widest)
            if reach is Reach.CONTRADICTIONS and self._now.size > _SOON_SEARCHED:
                self._bolden()
        others = self._look()
        open_cells = first = self._open_cells(others)
        nearest, self._best = self._away(others, open_cells), self._now.copy()
        patience = _PATIENCE[self._large]
        last = None if rounds is None else self._rounds + rounds
        while not self._reached(others, open_cells) and patience > 0:
            if self._rounds == last or self._beyond(others):
                break
            self._budget.check()
            done = max(0.0, 1 - open_cells / first) if first else None
            self._budget.report(done, f"repairing: {open_cells} cells open, {self._changes()} changed")
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
            if away < nearest or (self._large and len(others.solutions) == _OTHERS_AT_ONCE):
                nearest, self._best = away, self._now.copy()
                patience = _PATIENCE[self._large]
            else:
                patience -= 4 if open_cells > self._now.size // 4 else 1
        if self._reached(others, open_cells):
            self._best = self._now.copy()
            if not self._is_thinned():
                self._take_back_needless()
        else:
            self._now = self._best.copy()

    def _away(self, others: Others, open_cells: int) -> tuple[int, int]:
        """Return how far away the goal is: on a large board by the others left, as logic may settle nothing there."""
        return (len(others.solutions) if self._large and self._reach is Reach.CONTRADICTIONS else 0), open_cells

    def _beyond(self, others: Others) -> bool:
        """Tell whether neither another solution nor a proof can be found for a large board: nothing shows the way."""
        return self._large and self._reach is Reach.CONTRADICTIONS and not others.solutions

    def result(self) -> Repair:
        others = self._look()
        return self._made(self._now, others.verdict, reached=self._reached(others, self._open_cells(others)))

    def best(self) -> Repair:
        """Return the best so far, whatever it is worth."""
        return self._made(self._best, Verdict.UNDECIDED, reached=False)

    def _made(self, cells: Cells, verdict: Verdict, *, reached: bool) -> Repair:
        changed = np.argwhere(cells != self._original).tolist()
        filled = cells.astype(bool)
        filled.flags.writeable = False
        said = said_of(self._original, cells)
        return Repair(filled, tuple((row, column) for row, column in changed), verdict, reached, self._rounds, said)

    def _look(self, limit: int = _OTHERS_AT_ONCE) -> Others:
        """Look for other solutions; not for long if nearly everything is open, because a change is due anyway."""
        known = Board.solved(self._now)
        nodes, probe = _NODES, True
        if not self._large:
            boards = settle_pictures(self._now[np.newaxis], Reach.CONTRADICTIONS, budget=self._budget)
            open_cells = int((boards == 0).sum())
            nodes, probe = min(_NODES, _NODES_TIMES_OPEN // max(1, open_cells)), open_cells <= _PROBED
        others = find_others(clues_of(self._now), known, limit=limit, nodes=nodes, probe=probe, budget=self._budget)
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

        None if a board is small enough to be examined as a whole.
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

    # Lines that get logic started

    def _thicken_lines(self, widest: int) -> None:
        """Thicken the line that settles most for what it changes, while that is worth it."""
        while (open_cells := self._measure(self._now[np.newaxis])[0]) > self._now.size // 8:
            self._budget.check()
            self._budget.report(None, f"repairing: {open_cells} cells open, {self._changes()} changed")
            stack = self._thickened(widest)
            if not len(stack):
                return
            left = self._measure(stack)
            cost = (stack != self._now).sum(axis=(1, 2)).tolist()
            best = min(range(len(stack)), key=lambda each: (_WORTH * cost[each] + left[each], each))
            if _WORTH * cost[best] + left[best] >= open_cells:
                return
            before, self._now = self._now, stack[best]
            self._take_back(np.flatnonzero((self._now != before).reshape(-1)).tolist(), left[best])
            self._best = self._now.copy()

    def _thickened(self, widest: int) -> Cells:
        """Return the picture once for every line that can be thickened."""
        found = []
        for turned in (False, True):
            now = self._now.T if turned else self._now
            for index in range(len(now)):
                cells = now.copy()
                cells[index] = _thickened(now[index], widest)
                upright = np.ascontiguousarray(cells.T if turned else cells)
                if self._fits(upright):
                    found.append(upright)
        return np.array(found, np.uint8) if found else np.empty((0, *self._now.shape), np.uint8)

    def _fits(self, cells: Cells) -> bool:
        """Tell whether a picture with cells added to the present one is allowed."""
        added = np.flatnonzero((cells != self._now).reshape(-1))
        if not len(added) or int((cells != self._original).sum()) > min(self._most, cells.size // 50):
            return False
        now = self._now.copy()
        for cell in added.tolist():
            if not self._strokes.may_change(now).reshape(-1)[cell]:
                return False
            now.reshape(-1)[cell] ^= 1
        return True

    def _bolden(self) -> None:
        """Draw the lines bolder where most of the board is still open."""
        if not self._strokes.keeps_parts or self._measure(self._now[np.newaxis])[0] <= self._now.size // _MOSTLY_OPEN:
            return
        bold = bolden(self._original, self._strokes, self._measure_one)
        if bold is not None and int((bold != self._original).sum()) <= self._most:
            self._now, self._best, self._thinned = bold, bold.copy(), bold.copy()

    def _is_thinned(self) -> bool:
        """Tell whether the picture is just as it was drawn bolder, when nothing in it is unnecessary."""
        return self._thinned is not None and np.array_equal(self._now, self._thinned)

    def _measure_one(self, cells: Cells) -> int:
        self._budget.check()
        return self._measure(cells[np.newaxis])[0]

    # Cells in which others differ

    def _flip(self, cells: Cells, orbit: int) -> None:
        flat = cells.reshape(-1)
        flat[self._alike[orbit]] ^= 1

    def _may_flip(self, cells: Cells, orbit: int) -> bool:
        """Tell whether the cells of an orbit may change one after the other."""
        now = cells.copy()
        for cell in self._alike[orbit].tolist():
            if not self._strokes.may_change(now).reshape(-1)[cell]:
                return False
            now.reshape(-1)[cell] ^= 1
        return True

    def _within_most(self, flips: list[int]) -> list[int]:
        """Leave out flips that would change too many cells, or do harm after the earlier ones."""
        tried = self._now.copy()
        kept = []
        for orbit in flips:
            if not self._may_flip(tried, orbit):
                continue
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
                return several  # each was judged by itself, with all else unchanged
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
        shows = self._strokes.shows(self._now).reshape(-1)
        parts = self._parts(tried)
        left = self._measure(stack, parts)
        if parts is not None:
            before = self._measure(np.repeat(self._now[np.newaxis], len(tried), axis=0), parts)
            left = [open_cells + after - now for after, now in zip(left, before, strict=True)]
        return {
            orbit: (_SHOWN * count + int(shows[self._alike[orbit]].sum()), count, orbit)
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
        may, shows = self._strokes.may_change(self._now), self._strokes.shows(self._now).reshape(-1)
        groups = []
        for area in areas[: allowed // most]:
            for _ in range(width):
                area = _grown(area)
            cells = np.flatnonzero((area & may).reshape(-1))
            ranked = cells[np.argsort(shows[cells], kind="stable")].tolist()
            groups.append(self._fresh(ranked, most))
        return groups

    def _fresh(self, cells: Iterable[int], most: int) -> list[int]:
        """List the first orbits of cells that were not flipped yet and may be."""
        found: list[int] = []
        for orbit in dict.fromkeys(int(self._tied[cell]) for cell in cells):
            if len(found) == most:
                break
            if orbit not in self._forbidden and (self._free or self._may_flip(self._now, orbit)):
                found.append(orbit)
        return found

    # The end

    def _take_back_needless(self) -> None:
        """Undo every change without which the goal is still met, the most visible first."""
        shows = self._strokes.shows(self._now).reshape(-1)
        changed = np.flatnonzero((self._now != self._original).reshape(-1))
        for cell in changed[np.argsort(-shows[changed], kind="stable")].tolist():
            orbit = int(self._tied[cell])
            if self._now.reshape(-1)[cell] == self._original.reshape(-1)[cell]:
                continue  # its orbit is already restored
            self._flip(self._now, orbit)
            if self._strokes.may_be(self._now) and self._still_reached(orbit):
                self._best = self._now.copy()
            else:
                self._flip(self._now, orbit)

    def _take_back(self, cells: list[int], open_cells: int) -> None:
        """Undo those changes of these cells that leave no more than a number of cells open."""
        flat = self._now.reshape(-1)
        for cell in cells:
            flat[cell] ^= 1
            if not self._strokes.may_be(self._now) or self._measure(self._now[np.newaxis])[0] > open_cells:
                flat[cell] ^= 1

    def _still_reached(self, orbit: int) -> bool:
        """Tell whether the goal is still met after an orbit was undone."""
        parts = self._parts([orbit])
        if open_cells := self._measure(self._now[np.newaxis], parts)[0]:
            if parts is not None or self._reach is Reach.LINES or open_cells > _PROBED:
                return False  # on a large board what is open around it is reason enough
        elif parts is None:
            return True
        return self._look(limit=1).verdict is Verdict.UNIQUE


def _thickened(line: Cells, widest: int) -> Cells:
    """Return a line with gaps up to `widest` closed to one cell, the blocks on both sides growing alike.

    >>> _thickened(np.array([0, 1, 0, 0, 0, 1, 0, 0], np.uint8), 7).tolist()
    [1, 1, 1, 0, 1, 1, 1, 1]
    """
    thick = line.copy()
    length = len(line)
    borders = np.flatnonzero(np.diff(line, prepend=1, append=1))
    for start, end in zip(borders[::2].tolist(), borders[1::2].tolist(), strict=True):
        if end - start > widest or end - start == length:
            continue
        thick[start:end] = 1
        if start > 0 and end < length:
            thick[(start + end - 1) // 2] = 0
    return thick


def _grown(area: Mask) -> Mask:
    """Add the four neighbours of every cell."""
    grown = area.copy()
    grown[1:] |= area[:-1]
    grown[:-1] |= area[1:]
    grown[:, 1:] |= area[:, :-1]
    grown[:, :-1] |= area[:, 1:]
    return grown
