"""Hitori: solving against SAT, generating by size and level, the classic recipe beside ours. CPU time, medians.

python benchmarks/bench_hitori.py                  a quick look at everything
python benchmarks/bench_hitori.py --boards 200     with more boards for every figure
python benchmarks/bench_hitori.py --only lessons   only that part, or generating
python benchmarks/bench_hitori.py --data FOLDER    also every instance of the data set below FOLDER
python benchmarks/bench_hitori.py --unique 10000   so many boards of each size 4..20, each proven unique afresh
"""

import argparse
import contextlib
import statistics
import time
from collections import Counter
from pathlib import Path

from cluewright.core.errors import GenerationFailed, InvalidRecipe
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.core.verbs import solve
from cluewright.hitori.kind import KIND
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.recipes import LESSONS


def timed(call, *arguments, **keywords):
    """Give the result and the CPU milliseconds of a call."""
    begin = time.thread_time()
    result = call(*arguments, **keywords)
    return result, (time.thread_time() - begin) * 1000


def make(size, seed, level=None, **options):
    return KIND.generate(Recipe("hitori", (size, size), seed, level, options))


def bench_solving(boards):
    print("\nSolve and prove unique, ms (generated boards)")
    print("  size    native  from Python       sat   sat/native")
    for size in (8, 12, 15, 20, 30, 50):
        puzzles = [make(size, seed).puzzle for seed in range(max(5, boards * 8 // size))]
        native, python = [], []
        for puzzle in puzzles:
            solve(puzzle)  # the first call of each is not counted: it fetches the board into the caches
            outcome, spent = timed(solve, puzzle)
            assert outcome.verdict is Verdict.UNIQUE
            native.append(outcome.seconds * 1000)
            python.append(spent)
        sat = [timed(solve, puzzle, strategy="sat")[1] for puzzle in puzzles[:10]]
        middle = statistics.median(native)
        judge = statistics.median(sat)
        print(f"  {size:4} {middle:9.4f} {statistics.median(python):12.4f} {judge:9.2f} {judge / middle:11.0f}x")


def bench_data(folder):
    times = {}
    for path in sorted(Path(folder).rglob("*_instances.txt")):
        for line in path.read_text().splitlines():
            if not line.startswith("#"):
                rows = line.split("\t")[3].split("/")
                puzzle = Hitori([[int(number) for number in row.split()] for row in rows])
                outcome = solve(puzzle)
                assert outcome.verdict is Verdict.UNIQUE, line
                times.setdefault(puzzle.width, []).append(outcome.seconds * 1000)
    print(f"\nThe data set: {sum(map(len, times.values()))} instances, all unique, ms")
    print("  size  boards    median       max")
    for size, spent in sorted(times.items()):
        print(f"  {size:4} {len(spent):7} {statistics.median(spent):9.4f} {max(spent):9.4f}")


def bench_generating(boards):
    print("\nGenerate, any level, ms per finished puzzle with proof and rating")
    print("  size    median       p90")
    for size in (8, 12, 15, 20, 30, 50, 100):
        spent = sorted(timed(make, size, seed)[1] for seed in range(max(5, boards * 8 // size)))
        print(f"  {size:4} {statistics.median(spent):9.3f} {spent[len(spent) * 9 // 10]:9.3f}")
    print("\nGenerate, by level, ms")
    print("  size  level      made    median   slowest")
    for size in (6, 8, 10, 12, 20, 30, 50):
        for level in Level:
            count = max(5, boards // (2 if level is Level.EASY or size <= 12 else 8))
            spent, made = [], 0
            for seed in range(count):
                begin = time.thread_time()
                with contextlib.suppress(GenerationFailed):
                    made += make(size, seed, level).rating.level is level
                spent.append((time.thread_time() - begin) * 1000)
            middle = statistics.median(spent)
            print(f"  {size:4}  {level:8} {made:3}/{count:3} {middle:9.2f} {max(spent):9.2f}", flush=True)


def bench_lessons():
    sizes = (6, 8, 10, 12)
    print("\nLessons, made of 5 and the median ms by size")
    print(" " * 28 + "".join(f"{size:>17}" for size in sizes))
    for name in LESSONS:
        row = []
        for size in sizes:
            spent, made = [], 0
            try:
                for seed in range(5):
                    begin = time.thread_time()
                    with contextlib.suppress(GenerationFailed):
                        made += make(size, seed, lesson=name).rating.techniques[name] > 0
                    spent.append((time.thread_time() - begin) * 1000)
                row.append(f"  {made}/5 {statistics.median(spent):9.2f}")
            except InvalidRecipe:  # refused: no such puzzle is known
                row.append(f"{'-':>15}")
        print(f"  {name:26}" + "".join(row), flush=True)


def bench_classic(boards):
    print("\nThe classic recipe (one attempt a board): unique boards in 100, and ms per unique board; ours beside it")
    ratios = (0.15, 0.2, 0.25, 0.3, 0.35)
    print("  size " + "".join(f"   ratio {ratio:.2f}    " for ratio in ratios) + "  default")
    for size in (5, 6, 8, 10, 12, 15, 20):
        row = []
        for ratio in ratios:
            good, total = 0, 0.0
            for seed in range(boards):
                begin = time.thread_time()
                with contextlib.suppress(GenerationFailed):
                    make(size, seed, strategy="classic", black_ratio=ratio, attempts=1)
                    good += 1
                total += (time.thread_time() - begin) * 1000
            row.append(f"{100 * good / boards:5.1f} {total / good if good else float('nan'):8.2f}ms")
        ours = statistics.median(timed(make, size, seed)[1] for seed in range(boards))
        print(f"  {size:4}  " + "  ".join(row) + f"  100.0 {ours:8.2f}ms")


def bench_levels(boards):
    print(f"\nLevels of {boards} boards a size, no level asked for, %")
    print("  size " + "".join(f"{level:>9}" for level in Level) + "   score: median")
    for size in (5, 6, 8, 10, 12, 15, 20, 30):
        ratings = [make(size, seed).rating for seed in range(boards)]
        levels = Counter(rating.level for rating in ratings)
        middle = statistics.median(rating.score for rating in ratings)
        print(f"  {size:4} " + "".join(f"{100 * levels[level] / boards:9.1f}" for level in Level) + f"{middle:12.2f}")


def bench_uniqueness(boards):
    for size in range(4, 21):
        begin = time.thread_time()
        for seed in range(boards):
            item = make(size, seed)
            outcome = solve(item.puzzle)
            assert outcome.verdict is Verdict.UNIQUE, (size, seed)
            assert outcome.solution == item.solution, (size, seed)
        print(f"  {size}x{size}: {boards} boards unique, {time.thread_time() - begin:.1f} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=40, help="boards for each figure")
    parser.add_argument("--levels", type=int, default=200, help="boards a size for the distribution of levels")
    parser.add_argument("--data", help="a folder with the instances of the data set")
    parser.add_argument("--only", choices=("generating", "lessons"), help="only this part")
    parser.add_argument("--unique", type=int, help="only prove so many boards of each size 4..20 unique")
    arguments = parser.parse_args()
    if arguments.unique:
        bench_uniqueness(arguments.unique)
        return
    if arguments.only:
        bench_generating(arguments.boards) if arguments.only == "generating" else bench_lessons()
        return
    bench_solving(arguments.boards)
    if arguments.data:
        bench_data(arguments.data)
    bench_generating(arguments.boards)
    bench_lessons()
    bench_classic(arguments.boards)
    bench_levels(arguments.levels)


if __name__ == "__main__":
    main()
