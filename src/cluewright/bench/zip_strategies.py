"""The document's claims compared with what its strategies really do, and the path makers side by side."""

import time
from collections.abc import Sequence
from itertools import pairwise
from statistics import median
from typing import Annotated

import typer

from cluewright.bench.measure import Json, print_table
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.recipe import Recipe
from cluewright.core.text import is_blank, stripped, whole_number
from cluewright.zip import strategies
from cluewright.zip.kind import KIND
from cluewright.zip.puzzle import Cell

CLAIMS = {
    "random-placement": "over 99 % fail",
    "path-first": "100 % solvable, few unique",
    "minimum-numbers": "unique more often",
    "adaptive-reveal": "100 % unique, 5-7 numbers",
    "distance-based": "over 95 % unique at once, 100 % after fixes, 8-12 numbers at 6x6, below 100 ms",
}


def bench_zip_strategies(
    sizes: Annotated[str, typer.Option(help="Sides of the square boards, separated by commas.")] = "5,6,7,8",
    path_sizes: Annotated[str, typer.Option(help="Sides of the boards for the path makers.")] = "8,20",
    count: Annotated[int, typer.Option(min=1, help="Attempts per strategy and size.")] = 40,
    seed: Annotated[int, typer.Option(help="Seed for the random choices.")] = 0,
    json: Json = False,
) -> None:
    """Compare the ways to place numbers and to make paths with the claims of the document.

    A strategy as published makes one attempt at a time: success is the share of attempts that end in a unique puzzle,
    "at once" the share that needs no fix. The time is CPU time for each success.

    \b
    Example:
        cluewright bench zip-strategies --sizes 5,6 --count 20
    """
    sides, path_sides = _numbers(sizes, least=4), _numbers(path_sizes, least=2)
    rows = [
        [name, _version(printed), f"{side}x{side}", *_measure(name, printed, side, count, seed)]
        for name in strategies.STRATEGIES
        for printed in (True, False)
        for side in sides
    ]
    rows += [
        ["default", label, f"{side}x{side}", *_default(options, side, count, seed)]
        for label, options in (("few", {"numbers": "few"}), ("no guess", {}))
        for side in sides
    ]
    headers = ["strategy", "version", "size", "success", "at once", "numbers", "time per success"]
    print_table("Placing numbers", (headers, rows), json=json)
    print_table("What the document claims", (["strategy", "claim"], list(CLAIMS.items())), json=json)
    paths = [
        [maker, f"{side}x{side}", *_measure_maker(maker, side, count, seed)]
        for maker in strategies.MAKERS
        for side in path_sides
    ]
    print_table("Making paths", (["path maker", "size", "fails", "turns", "time"], paths), json=json)


def turn_share(path: Sequence[Cell]) -> float:
    """Return the share of inner cells where a path turns.

    >>> turn_share([(0, 0), (0, 1), (0, 2), (1, 2)])
    0.5
    """
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path)]
    return sum(a != b for a, b in pairwise(steps)) / max(1, len(steps) - 1)


def _version(printed: bool) -> str:
    return "as printed" if printed else "corrected"


def _measure(name: str, printed: bool, side: int, count: int, seed: int) -> list[str]:
    data = {"kind": "zip", "size": (side, side), "strategy": name, "as_printed": printed}
    options = KIND.read_recipe(data).options
    numbers: list[int] = []
    at_once = 0
    begin = time.process_time()
    for attempt in range(count):
        try:
            made = strategies.attempt_once((side, side), Chance(seed).fork(attempt), options, Budget())
        except strategies.StrategyFailed:
            continue
        numbers.append(made.puzzle.last)
        at_once += made.counts["fixes"] == 0
    return _summary(numbers, at_once, count, time.process_time() - begin)


def _default(options: dict[str, str], side: int, count: int, seed: int) -> list[str]:
    begin = time.process_time()
    numbers = []
    for attempt in range(count):
        recipe = Recipe("zip", (side, side), seed=seed + attempt, options=options)
        numbers.append(KIND.generate(recipe).puzzle.last)
    return _summary(numbers, 0, count, time.process_time() - begin)


def _summary(numbers: Sequence[int], at_once: int, count: int, seconds: float) -> list[str]:
    if not numbers:
        return ["0 %", "0 %", "-", "-"]
    middle = f"{min(numbers)}-{median(numbers):g}-{max(numbers)}"
    shares = [f"{100 * part / count:.0f} %" for part in (len(numbers), at_once)]
    return [*shares, middle, f"{1000 * seconds / len(numbers):.2f} ms"]


def _measure_maker(maker: str, side: int, count: int, seed: int) -> list[str]:
    begin = time.process_time()
    paths = [strategies.make_path((side, side), maker, seed + attempt) for attempt in range(count)]
    seconds = time.process_time() - begin
    found = [path for path in paths if path is not None]
    turns = f"{sum(map(turn_share, found)) / len(found):.2f}" if found else "-"
    return [f"{100 * (count - len(found)) / count:.0f} %", turns, f"{1000 * seconds / count:.2f} ms"]


def _numbers(text: str, least: int) -> list[int]:
    parts = [whole_number(stripped(part)) for part in text.split(",") if not is_blank(part)]
    sides = [part for part in parts if part is not None and least <= part <= 100]
    if not sides or len(sides) < len(parts):
        raise InvalidRecipe(f"sizes must be whole numbers from {least} to 100, separated by commas, not {shown(text)}")
    return sides
