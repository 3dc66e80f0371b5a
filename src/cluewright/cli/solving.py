"""Solving many puzzles at once, in order, so that every one can be interrupted."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from cluewright.batch.executor import Executor, ExecutorError, Lost, task_budget
from cluewright.batch.streaming import stream
from cluewright.cli.waiting import show_waiting
from cluewright.core.budget import Budget
from cluewright.core.count import SolutionCount, count_after
from cluewright.core.errors import BudgetExceeded, CluewrightError, InvalidRecipe, shown
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.proof import Proof, check_proof, prove_within
from cluewright.core.registry import kind_of
from cluewright.core.search import Search
from cluewright.formats.inputs import Input

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of solving an input, or why there is none."""

    input: Input
    outcome: Outcome[Any] | None = None
    error: Exception | None = None
    count: SolutionCount | None = None
    """How many solutions there are, if asked for."""
    proof: Proof | None = None
    """The proof of the verdict, if asked for and found; it has been checked."""

    @property
    def lost(self) -> bool:
        """Tell whether there is no answer because its worker crashed."""
        return isinstance(self.error, ExecutorError)


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked of the solver."""

    limit: int = 2
    strategy: str = "auto"
    seconds: float | None = None
    seed: int = 0
    counting: bool = False
    proving: bool = False

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
                raise InvalidRecipe(f"{kind.name} has no strategy {shown(self.strategy)}; it has {there}")
            if self.proving:
                outcome, proof = prove_within(kind, puzzle, budget)
                if proof is not None:
                    check_proof(kind, puzzle, proof, budget)
                return Answer(given, outcome, proof=proof)
            search: Search[Any] = Search(self.limit, self.strategy, seed=self.seed, budget=budget)
            outcome = kind.solve(puzzle, search)
            if not self.counting:
                return Answer(given, outcome)
            return Answer(given, outcome, count=count_after(outcome, partial(kind.count_within, puzzle), budget))
        except BudgetExceeded:
            return Answer(given, Outcome(Verdict.UNDECIDED, strategy=self.strategy))
        except CluewrightError as error:
            return Answer(given, error=error)

    def __call__(
        self, given: Input
    ) -> tuple[Outcome[Any] | None, Exception | None, SolutionCount | None, Proof | None]:
        """Solve one puzzle wherever this runs; the input itself stays where it came from."""
        answer = self.answer(given, task_budget(self.seconds))
        return answer.outcome, answer.error, answer.count, answer.proof


def solve_all(
    inputs: Iterable[Input], request: Request, *, jobs: int = 1, cluster: str | None = None
) -> Iterator[Answer]:
    """Yield the answers in the order of the inputs, which are read as they are needed.

    Even one job has its thread: this one stays free to receive Ctrl-C, and then sets the flag the solver watches. More
    have processes of their own, so that reading and checking go on in parallel, too.
    """
    executor = executor_for(jobs, cluster)
    for given, result in stream(executor, request, inputs, ordered=True, seconds_each=request.seconds):
        yield Answer(given, error=ExecutorError(result.reason)) if isinstance(result, Lost) else Answer(given, *result)


def executor_for(jobs: int, cluster: str | None) -> Executor:
    """Return what does the work: a cluster, a thread for one job, or processes; 0 jobs are every core."""
    if cluster is not None:
        from cluewright.batch.cluster import ClusterExecutor

        return ClusterExecutor(cluster)
    if jobs == 1:
        from cluewright.batch.threads import ThreadExecutor

        return ThreadExecutor()
    from cluewright.batch.processes import ProcessExecutor

    return ProcessExecutor(jobs or None)


class Interrupted(KeyboardInterrupt):
    """Ctrl-C ended a piece of work; `best` is the best so far, where there is one."""

    def __init__(self, best: Any = None) -> None:
        self.best = best
        super().__init__()


def call_with_budget(work: Callable[[Budget], T], seconds: float | None) -> T:
    """Do one long piece of work so that Ctrl-C stops it, with a progress display if it takes long."""
    budget = Budget(seconds=seconds)
    with show_waiting(budget), ThreadPoolExecutor(1) as pool:
        running = pool.submit(work, budget)
        try:
            return running.result()
        except KeyboardInterrupt:
            budget.cancel.cancel()
            raise Interrupted(_best_of(running)) from None
        except BaseException:
            budget.cancel.cancel()
            raise


def _best_of(running: Future[Any]) -> Any:
    """Wait for work that was cancelled and return the best it found."""
    error = running.exception()
    return error.best if isinstance(error, BudgetExceeded) else None
