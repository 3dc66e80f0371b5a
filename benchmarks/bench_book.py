"""How long a book of 300 pages takes, and how much memory: python benchmarks/bench_book.py [PUZZLES]."""

import resource
import sys
import time
from collections.abc import Callable
from typing import TypeVar

from cluewright.books import make_book, parse_plan

T = TypeVar("T")
PLAN = """
title = "Three hundred pages"
link = "https://puzzles.example"
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
    puzzles = int(sys.argv[1]) if len(sys.argv) > 1 else 564
    plan = parse_plan(PLAN.format(third=puzzles // 3))
    made, book = timed(lambda: make_book(plan))
    written, data = timed(book.pdf)
    count = sum(1 for _ in book.puzzles)
    again = book.pdf() == data
    print(f"{count} puzzles made, graded and arranged with their QR codes: {made}, {len(book.notes)} notes")
    print(f"{book.page_count} pages drawn and written: {written}, {len(data) / 1024:.0f} KB")
    print(f"at most {memory()} MB of memory; written again, the bytes are {'the same' if again else 'others'}")


def memory() -> int:
    """Return the most memory the process has had, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def timed(work: Callable[[], T]) -> tuple[str, T]:
    """Do the work and say how long it took: a busy machine shows in the clock, not in the CPU time."""
    clock, cpu = time.perf_counter(), time.process_time()
    result = work()
    return f"{time.perf_counter() - clock:.1f} s ({time.process_time() - cpu:.1f} s CPU)", result


if __name__ == "__main__":
    main()
