"""Pictures changed, cell by cell, until their puzzle has the difficulty or needs the technique that is wanted.

A target tells how far a picture is from it; steering flips random cells and keeps what is no further away.
"""

from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.outcome import Verdict
from cluewright.core.technique import Level
from cluewright.nonogram.board import Board, Cells
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.ladder import LAST_OF_LEVEL, Climb, Rung, climb, level_of
from cluewright.nonogram.near import find_others
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.solver import LONGEST_WORD_SIDE
from cluewright.nonogram.symmetry import Symmetry, orbits

_NODES = 5_000
_FAR = 1_000_000
"""Keeps the ranks of distances apart."""


class Target(Protocol):
    """Something a puzzle can hit or miss."""

    def distance(self, puzzle: Nonogram, picture: Cells, budget: Budget) -> int:
        """Return 0 if the puzzle of the picture is as wanted, more the further it is away."""


@dataclass(frozen=True, slots=True)
class LevelTarget:
    """Ask for a puzzle of one level, with one solution."""

    level: Level

    def distance(self, puzzle: Nonogram, picture: Cells, budget: Budget) -> int:
        """Count levels first; then, from above, the cells that are too hard, and from below, how little is hard."""
        if max(puzzle.width, puzzle.height) > LONGEST_WORD_SIDE:
            return self._by_lines(puzzle, budget)
        found = climb(puzzle, last=Rung.COMMON_CONSEQUENCE, budget=budget)
        if not found.solved:
            others = find_others(puzzle, Board.solved(picture), nodes=_NODES, budget=budget)
            if others.verdict is not Verdict.UNIQUE:
                return 9 * _FAR + _open(found)
        level = level_of(found) if found.solved else Level.EXTREME
        if level == self.level:
            return 0
        if level < self.level:
            return (self.level.rank - level.rank) * _FAR - min(_effort(found), _FAR - 1)
        easier = climb(puzzle, last=LAST_OF_LEVEL[self.level], budget=budget)
        return (level.rank - self.level.rank) * _FAR + _open(easier)

    def _by_lines(self, puzzle: Nonogram, budget: Budget) -> int:
        """Judge a large puzzle by the techniques of single lines alone, which are all it may need there."""
        found = climb(puzzle, last=min(LAST_OF_LEVEL[self.level], Rung.LINE_ANALYSIS), budget=budget)
        if not found.solved:
            return 9 * _FAR + _open(found)
        level = level_of(found)
        return 0 if level == self.level else (self.level.rank - level.rank) * _FAR - min(_effort(found), _FAR - 1)


@dataclass(frozen=True, slots=True)
class TechniqueTarget:
    """Ask for a puzzle in which a person comes to need one technique, and nothing harder.

    The path always takes the simplest technique that finds anything, so one that is on it was needed there. Harder are
    the techniques after it; some techniques only ever help together with later ones (what a finished block closes is
    never the last thing to settle), so with `whole_level` those of the same level do not count as harder.
    """

    rung: Rung
    whole_level: bool = False

    @property
    def last(self) -> Rung:
        """Return the hardest technique the puzzle may need."""
        if not self.whole_level:
            return self.rung
        return next(last for last in LAST_OF_LEVEL.values() if self.rung <= last)

    def distance(self, puzzle: Nonogram, picture: Cells, budget: Budget) -> int:
        """Count the cells that stay open, less when the technique is on the path; without any, it has to be there."""
        found = climb(puzzle, last=min(self.last, Rung.COMMON_CONSEQUENCE), budget=budget)
        if self.rung is Rung.TWO_CELLS and not found.solved:
            # Going two cells deep takes long where it leads nowhere, as on a board with several solutions.
            others = find_others(puzzle, Board.solved(picture), nodes=_NODES, budget=budget)
            if others.verdict is Verdict.UNIQUE:
                found = climb(puzzle, found.board, budget=budget)
        if found.steps[self.rung]:
            return 0 if found.solved else _FAR + _open(found)
        return 3 * _FAR + _open(found) if not found.solved else 3 * _FAR - min(_effort(found), _FAR - 1)


@dataclass(frozen=True, slots=True, eq=False)
class Steered:
    """Hold the result of steering."""

    picture: NDArray[np.bool_]
    distance: int
    steps: int


def steer(
    picture: NDArray[np.bool_],
    target: Target,
    chance: Chance,
    *,
    steps: int,
    most: int | None = None,
    symmetry: Symmetry | None = None,
    budget: Budget,
) -> Steered:
    """Flip random cells until the target is hit, or for a number of steps.

    Args:
        picture: Where to start.
        target: What is wanted.
        chance: Decides which cells are flipped.
        steps: How often it is tried.
        most: How many cells may differ from the start, all of them on edges of the picture; None for any.
        symmetry: A symmetry to keep.
        budget: Cancellation and limits.
    """
    original = picture.astype(np.uint8)
    height, width = original.shape
    now, groups = original.copy(), _groups(width, height, symmetry)
    distance = target.distance(clues_of(now), now, budget)
    step = 0
    while distance and step < steps:
        budget.check()
        step += 1
        tried = now.copy()
        flat = tried.reshape(-1)
        for _ in range(1 + chance.below(3)):
            flat[_pick(tried, groups, chance, edges=most is not None or chance.below(2) == 0)] ^= 1
        if most is not None and int((tried != original).sum()) > most:
            continue
        new = target.distance(clues_of(tried), tried, budget)
        if new <= distance:
            now, distance = tried, new
    return Steered(now.astype(bool), distance, step)


def _groups(width: int, height: int, symmetry: Symmetry | None) -> list[NDArray[np.int64]]:
    """Return for each cell the cells that must be like it."""
    tied = orbits(width, height, symmetry).reshape(-1)
    return [np.flatnonzero(tied == orbit) for orbit in tied.tolist()] if symmetry else [np.array([c]) for c in tied]


def _pick(cells: Cells, groups: list[NDArray[np.int64]], chance: Chance, *, edges: bool) -> NDArray[np.int64]:
    """Draw a cell, with `edges` one that has a neighbour of the other colour, and return those that go with it."""
    height, width = cells.shape
    for _ in range(30 if edges else 1):
        row, column = chance.below(height), chance.below(width)
        around = cells[max(0, row - 1) : row + 2, max(0, column - 1) : column + 2]
        if around.min() != around.max():
            break
    chosen: NDArray[np.int64] = groups[row * width + column]
    return chosen


def _open(found: Climb) -> int:
    return found.board.width * found.board.height - found.board.decided


def _effort(found: Climb) -> int:
    """Weigh the steps by their techniques, the hard ones far more than the easy ones."""
    return sum(count * (1 if rung < Rung.UNREACHABLE else 10 << rung - Rung.UNREACHABLE)
               for rung, count in enumerate(found.steps))  # fmt: skip
