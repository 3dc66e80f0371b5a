"""How long a book of 200 pages takes once its puzzles are there: python benchmarks/bench_book.py [PUZZLES]."""

import sys
import time

from cluewright.books import make_book, parse_plan

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
    start = time.perf_counter()
    book = make_book(plan)
    made = time.perf_counter()
    data = book.pdf()
    done = time.perf_counter()
    print(f"{3 * (puzzles // 3)} puzzles made, graded and arranged: {made - start:.1f} s")
    print(
        f"{book.page_count} pages drawn and written: {done - made:.1f} s, "
        f"{1000 * (done - made) / book.page_count:.1f} ms a page, {len(data) / 1024:.0f} KB"
    )


if __name__ == "__main__":
    main()
