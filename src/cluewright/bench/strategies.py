"""The nonogram strategies side by side: how far each gets, how fast, with how much memory."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Annotated

import numpy as np
import typer

from cluewright.bench.measure import Json, Spread, format_seconds, print_table
from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.outcome import Verdict
from cluewright.core.verbs import solve
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import random_picture
from cluewright.nonogram.solver import STRATEGIES

SIZES = (5, 10, 15, 20, 25, 30)
DENSITIES = (35, 50, 65)


def bench_strategies(
    sizes: Annotated[str, typer.Option(help="Sides of the boards, separated by commas.")] = ",".join(map(str, SIZES)),
    densities: Annotated[str, typer.Option(help="Percentage of filled cells.")] = ",".join(map(str, DENSITIES)),
    count: Annotated[int, typer.Option(min=1, help="Number of boards of each size and density.")] = 20,
    time_limit: Annotated[float, typer.Option(min=0.001, help="Time limit per board.")] = 1.0,
    strategies: Annotated[str, typer.Option(help="Strategies, separated by commas.")] = ",".join(STRATEGIES),
    json: Json = False,
) -> None:
    """Compare all nonogram strategies on random boards, including proofs of uniqueness.

    Reach is the share of boards decided within the time limit; if that is not all, it is followed by the share of
    cells decided, if known. The memory is for the whole process, and Python takes most of it.

    \b
    Example:
        cluewright bench strategies --sizes 10,15 --count 5
    """
    chosen = _names(strategies)
    for percent in _numbers(densities):
        rows = []
        for strategy in chosen:
            for size in _numbers(sizes):
                result = _measure_apart(strategy, size, percent, count, time_limit)
                if result is None:
                    continue
                rows.append([strategy, f"{size}x{size}", result.reach, result.median, result.longest, result.memory])
        headers = ["strategy", "size", "reach", "median", "max", "peak memory"]
        title = f"{percent} % filled, {count} boards each, {time_limit:g} s per board"
        print_table(title, (headers, rows), json=json)


@dataclass(frozen=True, slots=True)
class _Result:
    reach: str
    median: str
    longest: str
    memory: str


def _measure_apart(strategy: str, size: int, percent: int, count: int, seconds: float) -> _Result | None:
    """Measure in a separate process, so that its peak memory is the strategy's."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=spawn) as pool:
        return pool.submit(_measure, strategy, size, percent, count, seconds).result()


def _measure(strategy: str, size: int, percent: int, count: int, seconds: float) -> _Result | None:
    puzzles = [clues_of(random_picture(size, size, percent, seed)) for seed in range(count)]
    times, decided, cells = [], 0, []
    for puzzle in puzzles:
        try:
            outcome = solve(puzzle, strategy=strategy, budget=Budget(seconds=seconds))
        except InvalidRecipe:  # too large for this strategy
            return None
        decided += outcome.verdict is not Verdict.UNDECIDED
        times.append(seconds if outcome.verdict is Verdict.UNDECIDED and outcome.board is None else outcome.seconds)
        if outcome.board is not None:
            cells.append(outcome.board.decided / (size * size))
    reach = f"{decided / count:.0%}" + (f" ({np.mean(cells):.0%} of cells)" if cells and decided < count else "")
    spread = Spread.of(times)
    return _Result(reach, format_seconds(spread.median), format_seconds(spread.longest), _megabytes(_peak_memory()))


def _peak_memory() -> int | None:
    """Return the most memory this process or one of its workers ever held, in bytes, if the system says."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    import sys

    peak = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return peak if sys.platform == "darwin" else peak * 1024


def _megabytes(peak: int | None) -> str:
    return "?" if peak is None else f"{peak / 2**20:.0f} MB"


def _numbers(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise InvalidRecipe(f"{shown(text)} is not a list of whole numbers separated by commas") from None


def _names(text: str) -> list[str]:
    names = text.split(",")
    if unknown := [name for name in names if name not in STRATEGIES]:
        raise InvalidRecipe(f"there is no strategy {shown(unknown[0])}; there are: {', '.join(STRATEGIES)}")
    return names
