"""Running a SAT solver in a separate process, so that a limit or a cancellation can end it at once.

The process is a module of a kind run with `python -m`, whose last lines call `work`: it reads one request as JSON from
standard input and writes one solution per line, then a line that says whether those are all.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from cluewright.core.budget import Budget
from cluewright.core.errors import CluewrightError
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.search import Search

_POLL_SECONDS = 0.02


class Rows(Protocol):
    """A board that can be written as rows of its symbols."""

    def rows(self) -> list[str]:
        """Write the board as rows of its symbols."""


B = TypeVar("B", bound=Rows)


@dataclass(slots=True)
class SatStatistics:
    """Count what the SAT solver did."""

    variables: int = 0
    clauses: int = 0
    slices: int = 0


Solutions = Callable[[dict[str, Any], B | None, B | None, SatStatistics], Iterator[B | None]]
"""Yields solutions of the puzzle of a request that agree with a board and are not known, and None between them."""


def solve_sat(module: str, puzzle: Mapping[str, Any], search: Search[B], parse: Callable[[list[str]], B]) -> Outcome[B]:
    """Look for the requested solutions of a puzzle, given as its JSON keys, in the worker process of a module."""
    board, known, limit = search.board, search.known, search.limit
    request = {
        **puzzle,
        "board": None if board is None else board.rows(),
        "known": None if known is None else known.rows(),
        "limit": limit - (known is not None),
    }
    found = [] if known is None else [known]
    if len(found) >= limit:
        return Outcome(Verdict.SOLVED, tuple(found), strategy="sat")
    end: dict[str, Any] = {}
    for line in _answers(module, request, search.start()):
        if "solution" in line:
            found.append(parse(line["solution"]))
        else:
            end = line
    all_found = bool(end.get("all"))
    verdict = Verdict.of(len(found), limit, exhausted=all_found)
    return Outcome(
        verdict,
        tuple(found),
        exhausted=all_found,
        strategy="sat",
        seconds=end.get("seconds", 0.0),
        statistics=end.get("statistics", {}),
    )


def solve_here(solutions: Iterator[B | None], search: Search[B]) -> Outcome[B]:
    """Look for the requested solutions in this process, for those who have no need to end it at once.

    `solutions` yields those that are not known, and None whenever a slice of the work ended without one.
    """
    begin, budget = time.process_time(), search.start()
    found = [] if search.known is None else [search.known]
    exhausted = False
    while len(found) < search.limit and not budget.spent:
        try:
            solution = next(solutions)
        except StopIteration:
            exhausted = True
            break
        if solution is not None:
            found.append(solution)
    verdict = Verdict.of(len(found), search.limit, exhausted=exhausted)
    seconds = time.process_time() - begin
    return Outcome(verdict, tuple(found), exhausted=exhausted, strategy="sat", seconds=seconds)


class _Worker(subprocess.Popen[bytes]):
    """The worker process; whatever happens, Ctrl-C while it is being started included, it is not left behind."""

    def __init__(self, command: list[str]) -> None:
        try:
            super().__init__(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        except BaseException:
            if getattr(self, "pid", None) is not None:
                self.kill()
                self.wait()
            raise

    def __exit__(self, *error: object) -> None:
        self.kill()
        self.wait()
        super().__exit__(None, None, None)


def _answers(module: str, request: dict[str, Any], budget: Budget) -> list[dict[str, Any]]:
    """Run the worker to its end, or until the budget is spent, and return the lines it wrote."""
    with _Worker([sys.executable, "-m", module]) as worker:
        message: bytes | None = json.dumps(request).encode()
        while True:
            try:
                output, errors = worker.communicate(message, timeout=_POLL_SECONDS)
                break
            except subprocess.TimeoutExpired:
                message = None  # communicate() continues where it was
                budget.report(None, "solving")
                if budget.spent:
                    worker.kill()
                    output, _ = worker.communicate()
                    return _lines(output)
        if worker.returncode != 0:
            last = errors.decode(errors="replace").strip().splitlines()
            raise CluewrightError(f"the SAT worker failed: {last[-1] if last else worker.returncode}")
        return _lines(output)


def _lines(output: bytes) -> list[dict[str, Any]]:
    """Read the whole lines; a killed worker may have left half of one."""
    return [json.loads(line) for line in output.decode().split("\n")[:-1]]


def work(parse: Callable[[list[str]], B], solutions: Solutions[B]) -> None:
    """Answer the request on standard input."""
    request = json.load(sys.stdin)
    board, known = (None if request[key] is None else parse(request[key]) for key in ("board", "known"))
    statistics, begin, left = SatStatistics(), time.process_time(), request["limit"]
    for solution in solutions(request, board, known, statistics):
        if solution is not None:
            _write({"solution": solution.rows()})
            left -= 1
            if left == 0:
                break
    counts = {name: getattr(statistics, name) for name in ("variables", "clauses", "slices")}
    _write({"all": left > 0, "seconds": time.process_time() - begin, "statistics": counts})


def _write(line: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()
