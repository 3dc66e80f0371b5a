"""The document's five strategies of placing numbers, each as printed or corrected.

As printed they keep the document's caps and its rule for an alternative path: number the first cell where it leaves
the intended one. That rule often excludes nothing, because numbers fix an order, not a time. Corrected, both that cell
and one the alternative visits before it get a number, which excludes it for certain; this ends, because a board with
all its cells numbered has one solution.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from cluewright import _native
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.errors import InvalidPuzzle, InvalidRecipe, shown
from cluewright.core.outcome import Verdict
from cluewright.core.search import Search
from cluewright.core.size import Size
from cluewright.zip.board import Board
from cluewright.zip.native import cells_of
from cluewright.zip.puzzle import Cell, Zip
from cluewright.zip.solver import solve

STRATEGIES = ("random-placement", "path-first", "minimum-numbers", "adaptive-reveal", "distance-based")
WITH_PATH = STRATEGIES[1:]
"""Those that begin with a path; the first looks for one through numbers at random places."""
MAKERS = ("tree-cycle", "backbite", "warnsdorff")

PATH_NODES = 100_000
"""Steps after which Warnsdorff's rule with backtracking has failed."""

PRINTED_TRIES = 100
"""Boards a strategy that only generates and tests may try as printed."""

_INITIAL = {"random-placement": 4, "path-first": 4, "minimum-numbers": 8, "adaptive-reveal": 4}


@dataclass(frozen=True, slots=True)
class StrategyResult:
    """Hold a puzzle a strategy made, and how it went."""

    puzzle: Zip
    solution: Board
    counts: Mapping[str, int]


@dataclass(slots=True)
class _Job:
    size: Size
    chance: Chance
    initial: int
    fixes: int
    weight: Fraction
    maker: str
    as_printed: bool
    budget: Budget
    counts: dict[str, int] = field(default_factory=lambda: {"tries": 0, "fixes": 0})


class StrategyFailed(Exception):
    """One try of a strategy failed; the text says why."""


def make_path(size: Size, maker: str, seed: int, budget: Budget | None = None) -> tuple[Cell, ...] | None:
    """Make a random path through every cell by a named maker; None if the maker fails.

    >>> len(make_path((7, 4), "backbite", seed=3))
    28
    """
    if maker not in MAKERS:
        raise InvalidRecipe(f"there is no path maker {shown(maker)}; there are: {', '.join(MAKERS)}")
    budget = (budget or Budget()).start()
    width, height = size
    path = _native.zip_path(
        width, height, maker=maker, seed=seed, path_nodes=PATH_NODES, **budget.native_limits("making a path")
    )
    budget.check()
    return cells_of(width, path) or None


def tries(options: Mapping[str, Any], usual: int) -> int:
    """Return how often a strategy is tried: as printed, those that repair a path never draw a new one."""
    if not options["as_printed"]:
        return int(options.get("tries", usual))
    return 1 if options["strategy"] in ("adaptive-reveal", "distance-based") else PRINTED_TRIES


def attempt_once(size: Size, chance: Chance, options: Mapping[str, Any], budget: Budget) -> StrategyResult:
    """Make one attempt of the strategy the options of a checked recipe name; raise `StrategyFailed`."""
    width, height = size
    name, printed = options["strategy"], options["as_printed"]
    usual = max(2, min(_INITIAL.get(name, width + height - 4), width * height))
    job = _Job(
        size,
        chance,
        initial=options.get("initial", usual),
        fixes=options.get("fixes", 0),
        weight=Fraction(str(options.get("weight", 0))),
        maker=options.get("path", "warnsdorff"),
        as_printed=printed,
        budget=budget,
    )
    return _STRATEGIES[name](job)


def _random_placement(job: _Job) -> StrategyResult:
    width, height = job.size
    cells = [(y, x) for y in range(height) for x in range(width)]
    numbers = job.chance.sample(cells, job.initial)
    if not job.as_printed:
        numbers = _colours_right(job, cells, numbers)
    try:
        puzzle = Zip(width, height, numbers)
    except InvalidPuzzle:
        raise StrategyFailed("no path leads from this 1 to the last number") from None
    outcome = solve(puzzle, Search(budget=job.budget))
    job.budget.check()
    if outcome.solution is None:
        raise StrategyFailed("no path fits the numbers")
    if outcome.verdict is Verdict.UNIQUE:
        return StrategyResult(puzzle, outcome.solution, job.counts)
    if job.as_printed:
        raise StrategyFailed("several paths fit the numbers")
    path = outcome.solution.path
    return _repair(job, path, {path.index(cell) for cell in numbers})


def _colours_right(job: _Job, cells: Sequence[Cell], numbers: list[Cell]) -> list[Cell]:
    """Move the last number to a cell that the checkerboard colours allow; on an odd board the first one too."""
    odd = len(cells) % 2
    ends = [cell for cell in cells if sum(cell) % 2 == 0] if odd else list(cells)
    first = ends[job.chance.below(len(ends))]
    fitting = [cell for cell in ends if cell != first and (odd or sum(cell) % 2 != sum(first) % 2)]
    last = fitting[job.chance.below(len(fitting))]
    inner = [cell for cell in numbers if cell not in (first, last)][: job.initial - 2]
    return [first, *inner, last]


def _path_first(job: _Job) -> StrategyResult:
    path = _path(job)
    inner = job.chance.sample(range(1, len(path) - 1), job.initial - 2)
    return _check_or_repair(job, path, {0, len(path) - 1, *inner})


def _minimum_numbers(job: _Job) -> StrategyResult:
    path = _path(job)
    last = len(path) - 1
    parts = job.initial - 1
    return _check_or_repair(job, path, {round_half_up(last * part, parts) for part in range(job.initial)})


def _adaptive_reveal(job: _Job) -> StrategyResult:
    path = _path(job)
    inner = job.chance.sample(range(1, len(path) - 1), job.initial - 2)
    shown = {0, len(path) - 1, *inner}
    if not job.as_printed:
        return _repair(job, path, shown)
    while (other := _alternative(job, path, shown)) is not None:
        if not _reveal_divergence(job, path, shown, other):
            raise StrategyFailed(
                "the number that should rule out another path is already there, so the published strategy never ends"
            )
    return _made(job, path, shown)


def _distance_based(job: _Job) -> StrategyResult:
    path = _path(job)
    shown = spread_out(path, job.initial, job.weight, job.budget)
    if not job.as_printed:
        return _repair(job, path, shown)
    for _ in range(job.fixes):
        other = _alternative(job, path, shown)
        if other is None:
            return _made(job, path, shown)
        _reveal_divergence(job, path, shown, other)
    if _alternative(job, path, shown) is not None:
        shown |= {len(path) // 3, 2 * len(path) // 3}
        if _alternative(job, path, shown) is not None:
            raise StrategyFailed(f"several paths are left after {job.fixes} fixes and two more numbers")
    return _made(job, path, shown)


_STRATEGIES: Mapping[str, Callable[[_Job], StrategyResult]] = {
    "random-placement": _random_placement,
    "path-first": _path_first,
    "minimum-numbers": _minimum_numbers,
    "adaptive-reveal": _adaptive_reveal,
    "distance-based": _distance_based,
}


def spread_out(path: Sequence[Cell], count: int, weight: Fraction, budget: Budget | None = None) -> set[int]:
    """Choose the ends of a path and then, again and again, the index with the highest score.

    The score is the document's: the smallest Manhattan distance to a chosen cell, plus `weight` times the smallest
    distance along the path as a share of its length. It is compared in whole numbers; of equals the first is taken.
    """
    length = len(path)
    chosen = {0, length - 1}
    straight, along = [length] * length, [length] * length

    def choose(index: int) -> None:
        chosen.add(index)
        row, column = path[index]
        for other, (y, x) in enumerate(path):
            straight[other] = min(straight[other], abs(y - row) + abs(x - column))
            along[other] = min(along[other], abs(other - index))

    for end in sorted(chosen):
        choose(end)
    while len(chosen) < min(count, length):
        if budget is not None:
            budget.check()
        open_places = (index for index in range(length) if index not in chosen)
        scale, share = weight.denominator * length, weight.numerator
        choose(max(open_places, key=lambda index: (straight[index] * scale + along[index] * share, -index)))
    return chosen


def round_half_up(numerator: int, denominator: int) -> int:
    """Round a fraction of whole numbers without floating point."""
    return (2 * numerator + denominator) // (2 * denominator)


def _path(job: _Job) -> tuple[Cell, ...]:
    path = make_path(job.size, job.maker, job.chance.word(), job.budget)
    if path is None:
        raise StrategyFailed(f"the path maker {job.maker} found no path")
    return path


def _puzzle(job: _Job, path: Sequence[Cell], shown: set[int]) -> Zip:
    return Zip(*job.size, [path[index] for index in sorted(shown)])


def _made(job: _Job, path: Sequence[Cell], shown: set[int]) -> StrategyResult:
    return StrategyResult(_puzzle(job, path, shown), Board(tuple(path)), job.counts)


def _alternative(job: _Job, path: Sequence[Cell], shown: set[int]) -> tuple[Cell, ...] | None:
    """Return another path the numbers allow, or None if there is none."""
    outcome = solve(_puzzle(job, path, shown), Search(known=Board(tuple(path)), budget=job.budget))
    job.budget.check()
    return outcome.solutions[1].path if outcome.verdict is Verdict.SEVERAL else None


def _check_or_repair(job: _Job, path: Sequence[Cell], shown: set[int]) -> StrategyResult:
    if not job.as_printed:
        return _repair(job, path, shown)
    if _alternative(job, path, shown) is not None:
        raise StrategyFailed("several paths fit the numbers")
    return _made(job, path, shown)


def _reveal_divergence(job: _Job, path: Sequence[Cell], shown: set[int], other: Sequence[Cell]) -> bool:
    """Number the first cell where the alternative leaves the path; tell whether it had none."""
    at = next(index for index, cell in enumerate(path) if cell != other[index])
    job.counts["fixes"] += 1
    new = at not in shown
    shown.add(at)
    return new


def _repair(job: _Job, path: Sequence[Cell], shown: set[int]) -> StrategyResult:
    """Exclude every alternative for certain: by the cell where it leaves the path and one it visits before that."""
    index_of = {cell: index for index, cell in enumerate(path)}
    while (other := _alternative(job, path, shown)) is not None:
        job.counts["fixes"] += 1
        at = next(index for index, cell in enumerate(path) if cell != other[index])
        shown.add(at)
        early = [index_of[cell] for cell in other[at : other.index(path[at])]]
        if not shown.intersection(early):
            shown.add(early[0])
    return _made(job, path, shown)
