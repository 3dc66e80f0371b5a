"""How surely and how quickly nonograms of every level and size are made.

    python benchmarks/bench_generate.py [--count 5] [--sizes 5 10 15 20 30 40 50] [--patterns]

Prints, for each level and size, how many of the seeds hit the level and the CPU seconds of one puzzle (median and
slowest), or a dash where no puzzle of the level is that small. With --patterns also every pattern at 20x15, and with
--lessons every technique.
"""

import argparse
import statistics
import time
from collections.abc import Iterable
from typing import Any

import cluewright as cw
from cluewright.nonogram.recipes import RUNGS

PATTERNS: dict[str, dict[str, Any]] = {
    "random": {},
    "symmetric left-right": {"pattern": "symmetric", "symmetry": "left-right"},
    "symmetric both": {"pattern": "symmetric", "symmetry": "both"},
    "geometric": {"pattern": "geometric"},
    "organic": {"pattern": "organic"},
    "text": {"pattern": "text", "text": "yes"},
}

LESSON_SIZES = [(10, 10), (12, 10), (15, 13)]


def measure(seeds: range, **recipe: Any) -> tuple[int, list[float]]:
    """Give how many seeds gave a puzzle as asked, and the CPU seconds of each; none where there are no such puzzles."""
    hits, seconds = 0, []
    for seed in seeds:
        began = time.process_time()
        try:
            item = cw.generate("nonogram", seed=seed, **recipe)
            assert item.proof is not None
            assert item.rating is not None
            hits += item.proof["verdict"] == "unique" and recipe.get("difficulty") in (None, item.rating.level)
        except cw.GenerationFailed:
            pass
        except cw.InvalidRecipe:
            return 0, []
        seconds.append(time.process_time() - began)
    return hits, seconds


def cell(hits: int, seconds: list[float]) -> str:
    return "-" if not seconds else f"{hits}/{len(seconds)} {statistics.median(seconds):.2f} {max(seconds):.2f}"


def print_table(head: list[str], rows: Iterable[list[str]]) -> None:
    print("| " + " | ".join(head) + " |")
    print("|" + "---|" * len(head))
    for row in rows:
        print("| " + " | ".join(row) + " |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=5, help="seeds for each entry")
    parser.add_argument("--sizes", type=int, nargs="*", default=[5, 10, 15, 20, 30, 40, 50])
    parser.add_argument("--patterns", action="store_true", help="every pattern and level at 20x15, too")
    parser.add_argument("--lessons", action="store_true", help="a lesson of every technique, too")
    options = parser.parse_args()
    seeds = range(options.count)
    levels = [str(level) for level in cw.Level]
    print("Hits, and CPU seconds: median, slowest")
    if options.sizes:
        rows = (
            [f"{size}x{size}", *(cell(*measure(seeds, size=size, difficulty=level)) for level in levels)]
            for size in options.sizes
        )
        print_table(["size", *levels], rows)
    if options.patterns:
        rows = (
            [name, *(cell(*measure(seeds, size=(20, 15), difficulty=level, **recipe)) for level in levels)]
            for name, recipe in PATTERNS.items()
        )
        print_table(["pattern, 20x15", *levels], rows)
    if options.lessons:
        rows = ([name, *(cell(*measure(seeds, size=size, lesson=name)) for size in LESSON_SIZES)] for name in RUNGS)
        print_table(["lesson", *(f"{width}x{height}" for width, height in LESSON_SIZES)], rows)


if __name__ == "__main__":
    main()
