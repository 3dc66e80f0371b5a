"""Zip: how long proofs and generation take, compared with their goals."""

import time
from collections.abc import Sequence
from statistics import median
from typing import Annotated

import typer

from cluewright.bench.measure import Json, Spread, format_seconds, print_table
from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.text import is_blank, stripped, whole_number
from cluewright.core.verbs import solve
from cluewright.zip.kind import KIND
from cluewright.zip.puzzle import Zip
from cluewright.zip.recipes import FEW_SIDE
from cluewright.zip.solver import count as count_solutions

PROOF_AIMS = {6: 0.0001, 8: 0.001, 10: 0.01, 15: 0.1, 20: 0.25}
FEW_AIMS = {6: 0.001, 8: 0.005, 10: 0.05, 15: 1.0, 20: 5.0}
NO_GUESS_AIMS = {6: 0.0005, 8: 0.001, 10: 0.003, 15: 0.025, 20: 0.1, 30: 1.0}
PROVEN = 20
"""Puzzles of sides up to here are proven by several strategies."""
COUNTED = 12
"""Sides up to here are also counted by the dynamic programme."""


def bench_zip(
    sizes: Annotated[
        str, typer.Option(help="Sides of the square boards, separated by commas.")
    ] = "5,6,7,8,10,15,20,30",
    count: Annotated[
        int, typer.Option(min=1, help="Number of puzzles for sides up to 8; fewer for larger sides.")
    ] = 100,
    json: Json = False,
) -> None:
    """Measure how long proofs and puzzles take: median CPU times, next to their goals.

    The puzzles with few numbers are greedily minimal, the hardest to prove. Making a puzzle includes its last proof
    and its rating. `dp` counts all solutions, `search` proves with techniques and assumptions, without learning.

    \b
    Example:
        cluewright bench zip --sizes 6,8 --count 50
    """
    sides = _sides(sizes)
    few = {side: _make(side, {"numbers": "few"}, _share(side, count)) for side in sides if side <= FEW_SIDE}
    rows = [_proof_row(side, [puzzle for puzzle, _ in made]) for side, made in few.items() if side <= PROVEN]
    proofs = ["size", "learn", "p90", "max", "aim", "ratio", "search", "dp", "sat"]
    print_table("Proofs of minimal puzzles", (proofs, rows), json=json)
    headers = ["size", "numbers", "median", "p99", "max", "aim", "ratio"]
    rows = [_made_row(side, made, FEW_AIMS) for side, made in few.items()]
    print_table("Made with few numbers", (headers, rows), json=json)
    fair = {side: _make(side, {}, _share(side, count)) for side in sides}
    rows = [_made_row(side, made, NO_GUESS_AIMS) for side, made in fair.items()]
    print_table("Made to be solved without guessing", (headers, rows), json=json)


def _sides(text: str) -> list[int]:
    parts = [whole_number(stripped(part)) for part in text.split(",") if not is_blank(part)]
    sides = [part for part in parts if part is not None and 2 <= part <= 100]
    if not sides or len(sides) < len(parts):
        raise InvalidRecipe(f"sizes must be whole numbers from 2 to 100, separated by commas, not {shown(text)}")
    return sides


def _share(side: int, count: int) -> int:
    """Return the number of puzzles of a side: fewer of the large ones."""
    return max(1, count if side <= 8 else count * 64 // (side * side))


def _make(side: int, options: dict[str, str], count: int) -> list[tuple[Zip, float]]:
    made = []
    for seed in range(count):
        begin = time.process_time()
        puzzle = KIND.generate(Recipe("zip", (side, side), seed=seed, options=options)).puzzle
        made.append((puzzle, time.process_time() - begin))
    return made


def _proof_row(side: int, puzzles: Sequence[Zip]) -> list[str]:
    seconds = []
    for puzzle in puzzles:
        outcome = solve(puzzle)
        assert outcome.verdict is Verdict.UNIQUE
        seconds.append(outcome.seconds)
    spread = Spread.of(seconds)
    few = puzzles[: max(1, len(puzzles) // 4)]
    search = median(solve(puzzle, strategy="search").seconds for puzzle in few) if side <= 10 else None
    sat = median(solve(puzzle, strategy="sat").seconds for puzzle in few)
    counting = median(map(_seconds_of_count, few)) if side <= COUNTED else None
    return [
        f"{side}x{side}",
        *map(format_seconds, (spread.median, spread.p90, spread.longest)),
        *_aim(spread.median, PROOF_AIMS.get(side)),
        *("-" if value is None else format_seconds(value) for value in (search, counting, sat)),
    ]


def _seconds_of_count(puzzle: Zip) -> float:
    begin = time.process_time()
    assert count_solutions(puzzle, Budget()).number == 1
    return time.process_time() - begin


def _made_row(side: int, made: Sequence[tuple[Zip, float]], aims: dict[int, float]) -> list[str]:
    numbers = [puzzle.last for puzzle, _ in made]
    spread = Spread.of(seconds for _, seconds in made)
    return [
        f"{side}x{side}",
        f"{min(numbers)}-{median(numbers):g}-{max(numbers)}",
        *map(format_seconds, (spread.median, spread.p99, spread.longest)),
        *_aim(spread.median, aims.get(side)),
    ]


def _aim(seconds: float, aim: float | None) -> list[str]:
    return ["-", "-"] if aim is None else [format_seconds(aim), f"{seconds / aim:.2f}"]
