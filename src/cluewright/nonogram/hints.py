"""Hints for a nonogram's player: what is wrong first, else every step there is, the best first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.cell_board import require_size
from cluewright.core.errors import BudgetExceeded
from cluewright.core.hint import Hint
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.search import Search
from cluewright.core.technique import Step
from cluewright.nonogram import mistakes
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.cases import certain_cells, is_quick, try_cases
from cluewright.nonogram.ladder import DOING, Finding, Rung
from cluewright.nonogram.moves import read_move
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.solver import is_solution, solve
from cluewright.nonogram.suppositions import Scene
from cluewright.nonogram.techniques import BY_RUNG, SEARCH, told_step

REMARK = 9
"""The priority of what is no step: the board is complete, or several solutions are left."""

_QUEUES_KEPT = 32
_SOLUTIONS_KEPT = 16

T = TypeVar("T")


def hints(
    puzzle: Nonogram,
    board: Board,
    *,
    solution: Board | None = None,
    history: Sequence[str] = (),
    near: tuple[int, int] | None = None,
    budget: Budget | None = None,
) -> Iterator[Hint]:
    """Yield every hint for a board in the order of their priority.

    On a board with mistakes all hints are about them; with a `history` of moves the first names the earliest wrong
    one. Otherwise steps come by the level of their technique, then by how many cells they settle, then by how close
    they are to `near` (or else to the last move). `solution` is trusted to be the only one. The queue of a board
    is kept until other boards have pushed it out, so asking again costs nothing.
    """
    require_size(puzzle, board)
    budget = (budget or Budget()).start()
    if near is None and history:
        touched = [(row, column) for row, column, _ in read_move(puzzle, history[-1])]
        near = touched[len(touched) // 2]
    asked = puzzle, board, solution, tuple(history), near
    return _queues.get(asked, lambda: _Queue(_Search(*asked))).each(budget)


def hint(
    puzzle: Nonogram,
    board: Board,
    *,
    solution: Board | None = None,
    history: Sequence[str] = (),
    near: tuple[int, int] | None = None,
    budget: Budget | None = None,
) -> Hint:
    """Give the first of all hints; there always is one."""
    return next(hints(puzzle, board, solution=solution, history=history, near=near, budget=budget))


class _Search:
    """The search for hints on one board."""

    def __init__(
        self,
        puzzle: Nonogram,
        board: Board,
        solution: Board | None,
        history: tuple[str, ...],
        near: tuple[int, int] | None,
    ) -> None:
        self._puzzle, self._board, self._solution = puzzle, board, solution
        self._history, self._near = history, near
        self._scene = Scene(puzzle, board.cells, BY_RUNG)

    def run(self, budget: Budget) -> Iterator[Hint]:
        """Yield the hints one by one; what has been yielded does not depend on the budget."""
        if is_solution(self._puzzle, self._board):
            yield _remark("complete", "The board is complete.")
            return
        ladder = _native.NonogramLadder(self._puzzle.rows, self._puzzle.columns, self._board.cells)
        impossible = [self._scene.name(line) for line in ladder.impossible_lines()]
        known = _known(self._puzzle, self._solution, budget)
        only = known.only
        wrong = mistakes.Mistakes(self._puzzle, self._board, impossible, self._differences(only), self._history)
        if wrong:
            yield from wrong.hints()
            return
        if only is None and is_quick(self._puzzle) and not self._may_be_solved(known, budget):
            yield self._leads_nowhere(budget)
            return
        found = [Finding.of(told) for told in ladder.findings()]
        if found:
            yield from (self._step_hint(self._scene.line_step(finding)) for finding in self._ordered(found))
            return
        end, nodes, told = ladder.next(int(Rung.TWO_CELLS), **budget.native_limits(DOING))
        budget.spend(nodes)
        if end == "stopped":
            budget.check()
            raise BudgetExceeded("the work was stopped")
        if end == "step":
            yield self._step_hint(told_step(self._scene, Finding.of(told[0]), told[1]))
        else:
            yield self._by_search(known, budget)

    def _differences(self, only: Board | None) -> list[tuple[int, int]]:
        if only is None:
            return []
        wrong = (self._board.cells != Cell.UNKNOWN) & (self._board.cells != only.cells)
        return [(int(row), int(column)) for row, column in zip(*wrong.nonzero(), strict=True)]

    def _ordered(self, found: list[Finding]) -> list[Finding]:
        """Put the findings into the order of their priority; of two that settle the same the simpler one stays."""

        def distance(finding: Finding) -> int:
            if self._near is None:
                return 0
            axis, index = self._scene.name(finding.line)
            along, across = (1, 0) if axis == "row" else (0, 1)
            nearest = min(abs(place - self._near[along]) for place, _ in finding.changes)
            return abs(index - self._near[across]) + nearest

        seen: set[Hashable] = set()
        kept = []
        for finding in found:
            if (same := (finding.line, finding.changes)) not in seen:
                seen.add(same)
                kept.append(finding)
        return sorted(
            kept,
            key=lambda finding: (
                BY_RUNG[finding.rung].level.rank,
                -len(finding.changes),
                distance(finding),
                finding.rung,
                finding.line,
            ),
        )

    def _step_hint(self, step: Step) -> Hint:
        line = None
        if step.evidence.chain or not step.evidence.lines:
            row, column = step.evidence.cells[0] if step.evidence.cells else step.cells[0][:2]
            where = f"row {row + 1}, column {column + 1}"
        else:
            line = step.evidence.lines[0]
            where = f"{line[0]} {line[1] + 1}"
        technique = step.technique
        why = f"{technique.name.capitalize()}: {technique.summary[0].lower()}{technique.summary[1:]}"
        # Level 0, easy, comes right after the mistakes.
        priority = mistakes.PRIORITY + 1 + technique.level.rank
        return Hint((f"Look at {where}.", why, f"{step.text}."), step=step, priority=priority, line=line)

    def _by_search(self, known: "_Known", budget: Budget) -> Hint:
        """Say what only trying all cases can tell: a cell, that several solutions are left, or that none is."""
        if known.only is not None:
            return self._reveal(known.only)
        if known.verdict is Verdict.SOLVED and self._agrees(known):
            outcome = known.outcome
        else:
            outcome = try_cases(self._puzzle, self._board, budget=budget)
        if outcome.verdict is Verdict.NONE:
            return self._leads_nowhere(budget)
        if not outcome.solutions:
            return _remark("search", "No technique goes on from here, and a search was stopped before it went on.")
        certain = certain_cells(self._puzzle, self._board, outcome, budget)
        if certain is not None:
            return self._reveal(certain, proven=outcome.verdict is not Verdict.SOLVED)
        first, second, *_ = outcome.solutions
        row, column = self._closest(first.cells != second.cells)
        text = f"Several solutions are left; row {row + 1}, column {column + 1} can be filled or empty."
        return _remark("several", text)

    def _reveal(self, solution: Board, *, proven: bool = True) -> Hint:
        """Settle one cell from a solution."""
        place = self._closest((self._board.cells == Cell.UNKNOWN) & (solution.cells != Cell.UNKNOWN))
        value = solution[place]
        word = "filled" if value == Cell.FILLED else "empty"
        where = f"row {place[0] + 1}, column {place[1] + 1}"
        if proven:
            text = f"Trying all cases shows that {where} must be {word}"
        else:
            text = f"If there is one solution only, {where} must be {word}: a search found it, but excluded no other"
        return self._step_hint(Step(SEARCH, ((*place, value.symbol),), text))

    def _closest(self, wanted: NDArray[np.bool_]) -> tuple[int, int]:
        rows, columns = np.nonzero(wanted)
        row, column = self._near or (0, 0)
        best = int(np.argmin(abs(rows - row) + abs(columns - column)))
        return int(rows[best]), int(columns[best])

    def _leads_nowhere(self, budget: Budget) -> Hint:
        """Find out, of a board without solution, which move left none, or else that the puzzle never had one."""
        if not self._has_solution(None, budget):
            return mistakes.no_solution("The puzzle has no solution.", "Check its clues.")
        good, bad = 0, len(self._history)
        if not bad:
            text = "No solution agrees with all cells of the board."
            return mistakes.no_solution(text, "Take back what you are least sure of.")
        while bad - good > 1:
            middle = (good + bad) // 2
            good, bad = (middle, bad) if self._has_solution(self._played(middle), budget) else (good, middle)
        move = self._history[bad - 1].strip()
        text = f"With move {bad} ({move}) the board lost its last solution."
        return mistakes.no_solution(text, f"Take back move {bad} and those after it.")

    def _agrees(self, known: "_Known") -> bool:
        """Tell whether a known solution agrees with the board."""
        solution = known.outcome.solution
        return solution is not None and not self._differences(solution)

    def _may_be_solved(self, known: "_Known", budget: Budget) -> bool:
        return self._agrees(known) or self._has_solution(self._board, budget)

    def _has_solution(self, board: Board | None, budget: Budget) -> bool:
        """Tell whether the board has a solution; where that remains undecided, that it has."""
        return try_cases(self._puzzle, board, limit=1, budget=budget).verdict is not Verdict.NONE

    def _played(self, count: int) -> Board:
        cells = np.zeros((self._puzzle.height, self._puzzle.width), np.uint8)
        for text in self._history[:count]:
            for row, column, value in read_move(self._puzzle, text):
                cells[row, column] = value
        return Board(cells)


def _remark(code: str, text: str) -> Hint:
    return Hint((text, text, text), topic=code, priority=REMARK)


class _Kept(Generic[T]):
    """The last few results by what they were asked for; one lock lets several threads share them."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._results: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        with self._lock:
            if key in self._results:
                self._results.move_to_end(key)
                return self._results[key]
        result = make()
        with self._lock:
            self._results[key] = result
            if len(self._results) > self._most:
                self._results.popitem(last=False)
        return result


class _Queue:
    """The hints of one board: found as they are asked for, and kept."""

    def __init__(self, search: _Search) -> None:
        self._search = search
        self._found: list[Hint] = []
        self._rest: Iterator[Hint] | None = None
        self._lock = Lock()

    def each(self, budget: Budget) -> Iterator[Hint]:
        """Yield the hints, known ones first."""
        index = 0
        while (found := self._get(index, budget)) is not None:
            yield found
            index += 1

    def _get(self, index: int, budget: Budget) -> Hint | None:
        with self._lock:
            if index == len(self._found):
                if self._rest is None:
                    self._rest = self._search.run(budget)
                try:
                    if (found := next(self._rest, None)) is None:
                        return None
                except BaseException:
                    self._rest = None  # cut short: whoever asks next begins anew, with a budget of their own
                    self._found.clear()
                    raise
                self._found.append(found)
            return self._found[index] if index < len(self._found) else None


@dataclass(frozen=True, slots=True)
class _Known:
    """What is known of the solutions of a puzzle, whatever is on the board."""

    outcome: Outcome[Board]

    @property
    def verdict(self) -> Verdict:
        return self.outcome.verdict

    @property
    def only(self) -> Board | None:
        """Give the solution of a puzzle that has exactly one."""
        return self.outcome.solution if self.verdict is Verdict.UNIQUE else None


def _known(puzzle: Nonogram, solution: Board | None, budget: Budget) -> _Known:
    """Find out about the solutions of a puzzle, unless the only one is given."""
    if solution is not None:
        return _Known(Outcome(Verdict.UNIQUE, (solution,)))

    def find() -> _Known:
        budget.check()
        by_lines = solve(puzzle, Search(strategy="lines", budget=budget))
        decided = by_lines.verdict is not Verdict.UNDECIDED
        return _Known(by_lines if decided else try_cases(puzzle, by_lines.board, budget=budget))

    return _solutions.get(puzzle, find)


_queues: _Kept[_Queue] = _Kept(_QUEUES_KEPT)
_solutions: _Kept[_Known] = _Kept(_SOLUTIONS_KEPT)
