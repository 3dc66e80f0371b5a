"""The library: puzzles added per second, and how long finding takes once there are many.

Puzzles are generated ones of all kinds, with solution, proof, rating and recipe. Adding is timed as a whole:
fingerprint, JSON, rows, indices, commit. "times an empty insert" compares with inserting the same JSON into a table
with nothing but a key, in the same run. For finding, the library is filled up with many more: pictures and numbers at
random with the facts of the generated puzzles. A library that is named stays, so that a second run finds in it at once.
"""

import argparse
import json
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

import cluewright as cw
from cluewright.core.form import dumps
from cluewright.hitori.board import Board as HitoriBoard
from cluewright.hitori.puzzle import Hitori
from cluewright.library import Library, Query, prepare
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of_many

SIZES = {"nonogram": ("10x10", "15x10", "12x14"), "hitori": ("8x8", "9x7", "10x10"), "zip": ("6x6", "7x6", "8x7")}


def generated(count: int) -> list[Any]:
    """Make as many puzzles of each kind, in a mixed order."""
    each = -(-count // len(SIZES))
    made = [
        cw.generate(kind, size=sizes[seed % len(sizes)], seed=seed)
        for kind, sizes in SIZES.items()
        for seed in range(each)
    ]
    random.Random(1).shuffle(made)
    return made[:count]


def invented(count: int, like: list[Any]) -> Iterator[Any]:
    """Give different puzzles at random, two nonograms and a Hitori in turn, with titles and the facts of others."""
    rng = np.random.default_rng(2)
    names = ["Cat", "Dog", "Owl", "Fox", "Elk", "Bee"]
    facts = {kind: [item for item in like if item.puzzle.kind == kind] for kind in ("nonogram", "hitori")}
    for start in range(0, count, 1500):
        pictures = rng.integers(0, 2, (1000, 12, 10), np.uint8)
        boards = rng.integers(1, 9, (500, 7, 8), np.int32)
        nonograms = iter(zip(clues_of_many(pictures), pictures, strict=True))
        for number in range(start, start + 1500):
            meta = {"title": f"{names[number % 6]} {number}"} if number % 4 == 0 else {}
            if number % 3 == 2:
                puzzle: Any = Hitori.trusted(boards[number % 1500 // 3])
                solution: Any = HitoriBoard(rng.integers(1, 3, (7, 8), np.uint8))
            else:
                puzzle, picture = next(nonograms)
                solution = Board.solved(picture.astype(bool))
            other = facts[puzzle.kind][number % len(facts[puzzle.kind])]
            yield replace(other, puzzle=puzzle, solution=solution, meta=meta)


def timed(work: Callable[[], Any]) -> tuple[float, float]:
    """Give seconds on the clock and of the processor."""
    clock, cpu = time.perf_counter(), time.process_time()
    work()
    return time.perf_counter() - clock, time.process_time() - cpu


def empty_insert(texts: list[str], folder: Path) -> float:
    connection = sqlite3.connect(folder / "plain.sqlite", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("CREATE TABLE plain (id INTEGER PRIMARY KEY, data TEXT)")

    def insert() -> None:
        for start in range(0, len(texts), 1000):
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("INSERT INTO plain (data) VALUES (?)", [(t,) for t in texts[start : start + 1000]])
            connection.execute("COMMIT")

    seconds = timed(insert)[1]
    connection.close()
    return seconds


def adding(items: list[Any], folder: Path, place: str | None) -> dict[str, float]:
    name = place or str(folder / "adding.sqlite")
    with Library.open(name) as library:
        library.add_many(items[:100])
        rest = items[100:]
        clock, cpu = timed(lambda: library.add_many(rest))
        again, _ = timed(lambda: library.add_many(rest))
        ready = [prepare(item) for item in rest]
    preparing, _ = timed(lambda: [prepare(item) for item in rest])
    plain = empty_insert([dumps(item) for item in rest], folder)
    count = len(rest)
    del ready
    return {
        "puzzles": count,
        "added a second": count / clock,
        "added a second of the processor": count / cpu,
        "of that, preparing takes": preparing / clock,
        "times an empty insert": cpu / plain,
        "doubles told a second": count / again,
    }


SEARCHES: dict[str, Query] = {
    "the first": Query(),
    "one kind, by score": Query(kind="nonogram", sort="score", descending=True),
    "level and size": Query(levels=("hard",), smallest=(10, 10), largest=(10, 12)),
    "by title": Query(sort="title", descending=True),
    "by tag": Query(sort="tag"),
    "by tag, backwards, one kind": Query(sort="tag", descending=True, kind="hitori"),
    "by size": Query(sort="size", descending=True),
    "one kind and level, by title": Query(kind="hitori", levels=("medium",), sort="title"),
    "a frequent tag": Query(tags=("even",)),
    "a rare tag, by score": Query(tags=("rare",), sort="score"),
    "a technique and a level": Query(techniques=("overlap",), levels=("medium",)),
    "a word": Query(text="owl"),
    "a rare word": Query(text="owl 1234"),
    "a word and a kind, by score": Query(text="owl", kind="hitori", sort="score"),
    "a technique, by score": Query(techniques=("overlap",), sort="score", descending=True),
    "a range of scores": Query(lowest_score=3.0, highest_score=3.1),
    "nothing at all": Query(kind="zip", levels=("extreme",)),
    "nothing, by size": Query(kind="zip", smallest=(30, 30)),
}


def finding(items: list[Any], count: int, folder: Path, place: str | None) -> list[dict[str, Any]]:
    with Library.open(place or str(folder / "finding.sqlite")) as library:
        many = invented(count - len(library), items)
        tags = (
            ["even", "rare"] if number % 2000 == 0 else ["even"] if number % 2 == 0 else [] for number in range(count)
        )
        clock, _ = timed(
            lambda: library.add_many(prepare(item, tags=tag) for item, tag in zip(many, tags, strict=False))
        )
        rows: list[dict[str, Any]] = [{"search": f"filled with {len(library):,} in {clock:.0f} s"}]
        for name, query in SEARCHES.items():
            pages, counts, deep = [], [], []
            for _ in range(7):
                pages.append(timed(lambda: library.find(query, limit=50))[0])  # noqa: B023
                counts.append(timed(lambda: library.count(query))[0])  # noqa: B023
                page = library.find(query, limit=2000)
                if page.cursor is not None:
                    deep.append(timed(lambda: library.find(query, limit=50, after=page.cursor))[0])  # noqa: B023
            rows.append(
                {
                    "search": name,
                    "found": library.count(query),
                    "page ms": statistics.median(pages) * 1000,
                    "later page ms": statistics.median(deep) * 1000 if deep else None,
                    "count ms": statistics.median(counts) * 1000,
                }
            )
        number = library.where(items[50]) or 1
        rows.append({"search": "by number", "found": 1, "page ms": timed(lambda: library.get(number))[0] * 1000})
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generated", type=int, default=3000, metavar="N")
    parser.add_argument("--kept", type=int, default=100_000, metavar="N", help="puzzles in the library searched")
    parser.add_argument("--library", metavar="URL", help="this one, instead of files that go")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    items = generated(options.generated)
    with tempfile.TemporaryDirectory() as name:
        added = adding(items, Path(name), options.library)
        found = finding(items, options.kept, Path(name), options.library)
    if options.json:
        print(json.dumps({"adding": added, "finding": found}))
        return
    for what, value in added.items():
        print(f"{what:34} {value:12,.2f}" if value < 100 else f"{what:34} {value:12,.0f}")
    print(f"\n{'a page of 50':28} {'found':>9} {'ms':>8} {'later ms':>9} {'count ms':>9}")
    for row in found:
        cells = [row.get(key) for key in ("page ms", "later page ms", "count ms")]
        shown = " ".join(f"{'' if cell is None else f'{cell:.1f}':>8}" for cell in cells)
        print(f"{row['search']:28} {row.get('found', ''):>9} {shown}")


if __name__ == "__main__":
    main()
