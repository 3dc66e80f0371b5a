"""Solving many puzzles at once, in order, so that every one can be interrupted."""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from cluewright.cli.inputs import Input
from cluewright.cli.waiting import show_waiting
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, CluewrightError, InvalidRecipe
from cluewright.core.kind import Kind
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.registry import kind_of

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Answer:
    """What solving an input gave, or why it gave nothing."""

    input: Input
    outcome: Outcome[Any] | None = None
    error: Exception | None = None
    count: int | None = None
    """How many solutions there are, where that was asked and found out."""


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked of the solver."""

    limit: int = 2
    strategy: str = "auto"
    seconds: float | None = None
    seed: int = 0
    counting: bool = False

    def answer(self, given: Input, budget: Budget) -> Answer:
        """Solve one puzzle; a budget that runs out is an answer, bad input is an error."""
        if given.item is None:
            return Answer(given, error=given.error)
        puzzle = given.item.puzzle
        budget.start()
        try:
            kind = kind_of(puzzle)
            if self.strategy not in kind.strategies:
                there = ", ".join(kind.strategies)
                raise InvalidRecipe(f"{kind.name} has no strategy {self.strategy!r}; it has {there}")
            outcome = kind.solve(puzzle, limit=self.limit, budget=budget, strategy=self.strategy, seed=self.seed)
            return Answer(given, outcome, count=self._count(kind, puzzle, outcome, budget))
        except BudgetExceeded:
            return Answer(given, Outcome(Verdict.UNDECIDED, strategy=self.strategy))
        except CluewrightError as error:
            return Answer(given, error=error)

    def _count(self, kind: Kind[Any, Any], puzzle: Any, outcome: Outcome[Any], budget: Budget) -> int | None:
        """Count the solutions where that is asked and solving has not told it already."""
        if not self.counting or outcome.verdict is Verdict.UNDECIDED:
            return None
        if outcome.verdict is not Verdict.SEVERAL:
            return len(outcome.solutions)
        try:
            return kind.count(puzzle, budget=budget)
        except BudgetExceeded:
            return None


def solve_all(inputs: Sequence[Input], request: Request, *, jobs: int) -> Iterator[Answer]:
    """Yield the answers in the order of the inputs.

    Solvers release the interpreter's lock, so threads are enough. Even one job has its thread: this one stays free
    to hear Ctrl-C, and then throws the switch every running solver watches.
    """
    if len(inputs) == 1:
        yield call_with_budget(lambda budget: request.answer(inputs[0], budget), request.seconds)
        return
    budgets = [Budget(seconds=request.seconds) for _ in inputs]
    waiting: deque[Future[Answer]] = deque()
    with ThreadPoolExecutor(jobs, thread_name_prefix="solve") as pool:
        try:
            for given, budget in zip(inputs, budgets, strict=True):
                waiting.append(pool.submit(request.answer, given, budget))
                if len(waiting) > 2 * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            for budget in budgets:
                budget.cancel.cancel()
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def call_with_budget(work: Callable[[Budget], T], seconds: float | None) -> T:
    """Do one long piece of work so that Ctrl-C stops it, with a sign of life where it takes its time."""
    budget = Budget(seconds=seconds)
    with show_waiting(budget), ThreadPoolExecutor(1) as pool:
        try:
            return pool.submit(work, budget).result()
        except BaseException:
            budget.cancel.cancel()
            raise


def available_cores() -> int:
    """Count the processor cores this process may use."""
    affinity: Callable[[int], set[int]] | None = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1
