"""Clues that a puzzle can do without: hidden, as long as the solution stays the only one.

Hiding more never brings certainty back, so what could not be hidden once need not be tried again: one pass over all
clues ends in a set in which every clue is needed.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar

from cluewright.clued_lines.puzzle import CluedPuzzle
from cluewright.core.budget import Budget
from cluewright.core.cell_board import CellBoard
from cluewright.core.chance import Chance
from cluewright.core.errors import BudgetExceeded, GenerationFailed, InvalidPuzzle
from cluewright.core.item import Item
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.search import Search
from cluewright.core.technique import Level

P = TypeVar("P", bound=CluedPuzzle[Any])
B = TypeVar("B", bound=CellBoard)

_SHARE = 0.7
"""The share of the time for hiding: the rest is for the proof and the rating of the result."""

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
class OptimizedClues(Generic[P, B]):
    """Hold a puzzle with hidden clues and what was hidden."""

    puzzle: P
    solution: B
    hidden_clues: tuple[tuple[str, int], ...]
    """("row" or "column", index from 0)"""
    hidden_numbers: tuple[tuple[str, int, int], ...]
    """("row" or "column", index, place of the number in the clue), all from 0"""
    minimal: bool
    """Whether it is proven that nothing more can be hidden."""
    level: Level
    in_time: bool = True
    """Whether all that may be hidden was tried; otherwise the time ran out before."""

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form of what was hidden."""
        return {
            "hidden_clues": [list(place) for place in self.hidden_clues],
            "hidden_numbers": [list(place) for place in self.hidden_numbers],
            "minimal": self.minimal,
            "level": str(self.level),
            "in_time": self.in_time,
        }


class ClueHiding(ABC, Generic[P, B]):
    """How a kind hides clues: what is left of them, whether the solution stays the only one, how hard it gets."""

    orders: ClassVar[int]
    """How many orders are tried for a target: one may skip a level that another reaches."""

    @abstractmethod
    def require_size(self, puzzle: P) -> None:
        """Raise `InvalidRecipe` if the puzzle is too large."""

    @abstractmethod
    def blot(self, block: Any) -> Any:
        """Return a block of a clue without its number."""

    @abstractmethod
    def with_clues(self, puzzle: P, rows: list[Any], columns: list[Any]) -> P:
        """Return the puzzle with other clues."""

    @abstractmethod
    def solve(self, puzzle: P, search: Search[B]) -> Outcome[B]:
        """Solve the puzzle, as the kind's solver does."""

    @abstractmethod
    def others(self, puzzle: P, known: B, budget: Budget) -> Verdict:
        """Tell whether there is a solution besides the known one, within a bounded effort."""

    @abstractmethod
    def level(self, puzzle: P, budget: Budget) -> Level | None:
        """Return the level that techniques reach, None where they do not suffice."""

    @abstractmethod
    def not_unique(self) -> InvalidPuzzle:
        """Return the error for a puzzle without exactly one solution."""

    def hide(
        self,
        puzzle: P,
        target: Level | None,
        *,
        solution: B | None,
        hide: Hide,
        seed: int,
        budget: Budget | None,
    ) -> OptimizedClues[P, B]:
        """Hide clues the unique solution does not need, all of them or until the puzzle is as hard as `target`.

        Without a target, a time limit ends the hiding in good time, and what was hidden until then is the answer.
        """
        self.require_size(puzzle)
        budget = (budget or Budget()).start()
        known = self._only_solution(puzzle, solution, budget)
        start = self.level(puzzle, budget) or Level.EXTREME
        if target is not None and start > target:
            raise GenerationFailed(f"the puzzle is already {start}, and hiding clues never makes a puzzle easier")
        best: OptimizedClues[P, B] | None = None
        for order in range(1 if target is None else self.orders):
            part = budget if target is not None else budget.part(share=_SHARE)
            work = _Attempt(self, puzzle, known, target, start, part)
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

    def _only_solution(self, puzzle: P, solution: B | None, budget: Budget) -> B:
        outcome = self.solve(puzzle, Search(known=solution, budget=budget))
        if outcome.verdict is Verdict.UNDECIDED:
            budget.check()
        if outcome.verdict is not Verdict.UNIQUE or outcome.solution is None:
            raise self.not_unique()
        return outcome.solution


class _Attempt(Generic[P, B]):
    """Hide one thing after the other, in one order."""

    def __init__(
        self, way: ClueHiding[P, B], puzzle: P, known: B, target: Level | None, level: Level, budget: Budget
    ) -> None:
        self._way, self._start = way, puzzle
        self._lines: dict[str, list[Any]] = {"row": list(puzzle.rows), "column": list(puzzle.columns)}
        self._known, self._target, self._budget = known, target, budget
        self.level = level
        self.hidden: list[_Place] = []
        self._certain = self._in_time = True

    def try_to_hide(self, place: _Place) -> bool:
        """Hide something if possible; tell whether there is time for more."""
        side, index, number = place
        before = self._lines[side][index]
        after = None
        if before is not None and number is not None:
            after = (*before[:number], self._way.blot(before[number]), *before[number + 1 :])
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
        verdict = self._way.others(puzzle, self._known, self._budget)
        self._certain = self._certain and verdict is not Verdict.UNDECIDED
        if verdict is not Verdict.UNIQUE:
            return False
        if self._target is None:
            return True
        level = self._way.level(puzzle, self._budget) or Level.EXTREME
        if level > self._target:
            return False
        self.level = level
        return True

    def _puzzle(self) -> P:
        return self._way.with_clues(self._start, self._lines["row"], self._lines["column"])

    def result(self, budget: Budget) -> OptimizedClues[P, B]:
        puzzle = self._puzzle()
        return OptimizedClues(
            puzzle,
            self._known,
            tuple((side, index) for side, index, number in self.hidden if number is None),
            tuple((side, index, number) for side, index, number in self.hidden if number is not None),
            minimal=self._certain and self._in_time and self._target is None,
            level=self._way.level(puzzle, budget) or Level.EXTREME,
            in_time=self._in_time,
        )


def _places(puzzle: CluedPuzzle[Any], hide: Hide, chance: Chance) -> list[_Place]:
    """List what may be hidden, in random order, whole clues before numbers."""
    clues: list[_Place] = [(side, index, None) for side, index, _, _ in puzzle.lines()]
    numbers: list[_Place] = [
        (side, index, number) for side, index, clue, _ in puzzle.lines() for number in range(len(clue or ()))
    ]
    chance.shuffle(clues)
    chance.shuffle(numbers)
    return (clues if hide is not Hide.NUMBERS else []) + (numbers if hide is not Hide.CLUES else [])


def item_of_hidden(
    find: Callable[[], OptimizedClues[P, B]], item: Callable[[OptimizedClues[P, B]], Item[P, B]]
) -> Item[P, B]:
    """Return the item of what was hidden; where the level is out of reach, the error holds the item of the best."""
    try:
        return item(find())
    except GenerationFailed as failure:
        if isinstance(failure.best, OptimizedClues):
            raise GenerationFailed(str(failure), item(failure.best)) from None
        raise
