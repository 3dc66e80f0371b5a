"""How long a book of 200 pages takes once its puzzles are there: python benchmarks/bench_book.py [PUZZLES]."""

import sys
import time
from collections.abc import Callable
from typing import TypeVar

from cluewright.books import make_book, parse_plan

T = TypeVar("T")
PLAN = """
title = "Two hundred pages"
page = "A4"
per_page = 2
[[section]]
recipe = {{kind = "nonogram", size = "15x12", count = {third}}}
[[section]]
recipe = {{kind = "hitori", size = "8x7", count = {third}}}
[[section]]
recipe = {{kind = "zip", size = "7x6", count = {third}}}
"""


def main() -> None:
    puzzles = int(sys.argv[1]) if len(sys.argv) > 1 else 360
    plan = parse_plan(PLAN.format(third=puzzles // 3))
    made, book = timed(lambda: make_book(plan))
    written, data = timed(book.pdf)
    count = sum(1 for _ in book.puzzles)
    print(f"{count} puzzles made, graded and arranged with their QR codes: {made}, {len(book.notes)} notes")
    print(f"{book.page_count} pages drawn and written: {written}, {len(data) / 1024:.0f} KB")


def timed(work: Callable[[], T]) -> tuple[str, T]:
    """Do the work and say how long it took: a busy machine shows in the clock, not in the CPU time."""
    clock, cpu = time.perf_counter(), time.process_time()
    result = work()
    return f"{time.perf_counter() - clock:.1f} s ({time.process_time() - cpu:.1f} s CPU)", result


if __name__ == "__main__":
    main()
