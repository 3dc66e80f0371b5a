"""Clues that a puzzle can do without: hidden, as long as the solution stays the only one.

A hidden number leaves a blot that shows the colour of its block; a hidden clue shows nothing at all. Hiding more never
brings certainty back, so what could not be hidden once need not be tried again: one pass over all clues ends in a set
in which every clue is needed.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.ladder import grade
from cluewright.colour_nonogram.puzzle import Clue, ColourNonogram
from cluewright.colour_nonogram.recipes import SIZES
from cluewright.colour_nonogram.solver import solve
from cluewright.colour_nonogram.wording import fault
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.errors import BudgetExceeded, GenerationFailed, InvalidPuzzle
from cluewright.core.outcome import Verdict
from cluewright.core.search import Search
from cluewright.core.technique import Level

_NODES = 5_000
_SHARE = 0.7
"""The share of the time for hiding: the rest is for the proof and the rating of the result."""
_ORDERS = 4
"""How many orders are tried for a target: one may skip a level that another reaches."""

_Place = tuple[str, int, int | None]
"""A side, a line and the place of a number in its clue; None stands for the whole clue."""


class Hide(StrEnum):
    """Say what may be hidden."""

    NUMBERS = "numbers"
    """Single numbers; how many blocks a line has, and their colours, stay visible."""
    CLUES = "clues"
    """The clues of whole lines."""
    BOTH = "both"
    """Whole clues first, then numbers of the others."""


@dataclass(frozen=True, slots=True)
class OptimizedClues:
    """Hold a puzzle with hidden clues and what was hidden."""

    puzzle: ColourNonogram
    solution: Board
    hidden_clues: tuple[tuple[str, int], ...]
    """("row" or "column", index from 0)"""
    hidden_numbers: tuple[tuple[str, int, int], ...]
    """("row" or "column", index, place of the number in the clue), all from 0"""
    minimal: bool
    """Whether it is proven that nothing more can be hidden."""
    level: Level
    in_time: bool = True
    """Whether every clue was tried before the time limit."""

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form of what was hidden."""
        return {
            "hidden_clues": [list(place) for place in self.hidden_clues],
            "hidden_numbers": [list(place) for place in self.hidden_numbers],
            "minimal": self.minimal,
            "level": str(self.level),
            "in_time": self.in_time,
        }


def optimize_clues(
    puzzle: ColourNonogram,
    target: Level | None = None,
    *,
    solution: Board | None = None,
    hide: Hide = Hide.NUMBERS,
    seed: int = 0,
    budget: Budget | None = None,
) -> OptimizedClues:
    """Hide clues the unique solution does not need, all of them or until the puzzle is as hard as `target`.

    Without a target, a time limit ends the hiding in good time, and what was hidden until then is the answer.

    Raises:
        InvalidRecipe: The puzzle is too large.
        InvalidPuzzle: The puzzle does not have exactly one solution.
        GenerationFailed: The target is out of reach; `best` is the hardest puzzle found that is no harder.
    """
    SIZES.require((puzzle.width, puzzle.height), "colour nonograms with hidden clues")
    budget = (budget or Budget()).start()
    known = _solution(puzzle, solution, budget)
    start = _level(puzzle, budget)
    if target is not None and start > target:
        raise GenerationFailed(f"the puzzle is already {start}, and hiding clues never makes a puzzle easier")
    best: OptimizedClues | None = None
    for order in range(1 if target is None else _ORDERS):
        work = _Hiding(puzzle, known, target, start, budget if target is not None else budget.part(share=_SHARE))
        places = _places(puzzle, hide, Chance(seed).fork(order))
        for number, place in enumerate(places):
            if work.level == target:
                break
            budget.report(number / len(places), f"{len(work.hidden)} hidden")
            if not work.try_to_hide(place):
                break
        found = work.result(budget)
        if target is None or found.level == target:
            return found
        best = found if best is None or found.level > best.level else best
    assert best is not None
    raise GenerationFailed(f"hiding clues makes this puzzle {best.level}, but not {target}", best)


class _Hiding:
    def __init__(
        self, puzzle: ColourNonogram, known: Board, target: Level | None, level: Level, budget: Budget
    ) -> None:
        self._palette = puzzle.palette
        self._lines = {"row": list(puzzle.rows), "column": list(puzzle.columns)}
        self._known, self._target, self._budget = known, target, budget
        self.level = level
        self.hidden: list[_Place] = []
        self._certain = self._in_time = True

    def try_to_hide(self, place: _Place) -> bool:
        """Hide something if possible; tell whether there is time for more."""
        side, index, number = place
        before = self._lines[side][index]
        after: Clue = None
        if before is not None and number is not None:
            after = (*before[:number], (None, before[number][1]), *before[number + 1 :])
        if before is None or after == before:
            return True
        self._lines[side][index] = after
        allowed = False
        try:
            allowed = self._allowed()
        except BudgetExceeded:
            if self._target is not None or self._budget.cancel.cancelled:
                raise
            self._in_time = False
            return False
        finally:
            if allowed:
                self.hidden.append(place)
            else:
                self._lines[side][index] = before
        return True

    def _allowed(self) -> bool:
        self._budget.check()
        puzzle = self._puzzle()
        part = Budget(seconds=self._budget.seconds_left, nodes=_NODES, cancel=self._budget.cancel)
        verdict = solve(puzzle, Search(known=self._known, budget=part)).verdict
        self._budget.check()
        self._certain = self._certain and verdict is not Verdict.UNDECIDED
        if verdict is not Verdict.UNIQUE:
            return False
        if self._target is None:
            return True
        level = _level(puzzle, self._budget)
        if level > self._target:
            return False
        self.level = level
        return True

    def _puzzle(self) -> ColourNonogram:
        return ColourNonogram(self._palette, self._lines["row"], self._lines["column"])

    def result(self, budget: Budget) -> OptimizedClues:
        puzzle = self._puzzle()
        return OptimizedClues(
            puzzle,
            self._known,
            tuple((side, index) for side, index, number in self.hidden if number is None),
            tuple((side, index, number) for side, index, number in self.hidden if number is not None),
            minimal=self._certain and self._in_time and self._target is None,
            level=_level(puzzle, budget),
            in_time=self._in_time,
        )


def _solution(puzzle: ColourNonogram, solution: Board | None, budget: Budget) -> Board:
    outcome = solve(puzzle, Search(known=solution, budget=budget))
    if outcome.verdict is Verdict.UNDECIDED:
        budget.check()
    if outcome.verdict is not Verdict.UNIQUE or outcome.solution is None:
        raise InvalidPuzzle([fault("not-unique")])
    return outcome.solution


def _level(puzzle: ColourNonogram, budget: Budget) -> Level:
    return grade(puzzle, budget=budget) or Level.EXTREME


def _places(puzzle: ColourNonogram, hide: Hide, chance: Chance) -> list[_Place]:
    """List what may be hidden, in random order, whole clues before numbers."""
    clues: list[_Place] = [(side, index, None) for side, index, _, _ in puzzle.lines()]
    numbers: list[_Place] = [
        (side, index, number) for side, index, clue, _ in puzzle.lines() for number in range(len(clue or ()))
    ]
    chance.shuffle(clues)
    chance.shuffle(numbers)
    return (clues if hide is not Hide.NUMBERS else []) + (numbers if hide is not Hide.CLUES else [])
