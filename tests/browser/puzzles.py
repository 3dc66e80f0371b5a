"""Small puzzles of fixed recipes, and how their solutions are drawn."""

from functools import cache
from itertools import groupby
from typing import Any

import cluewright as cw

KINDS = ["nonogram", "hitori", "zip"]
"""Those whose boards are drawn on by hand in the tests."""
ALL = list(cw.kinds())
Cell = tuple[int, int]


@cache
def small(kind: str, seed: int = 3) -> Any:
    chance = {"pattern": "random"} if kind == "nonogram" else {}  # in a motif one mark may be wrong twice
    return cw.generate(kind, size=(6, 5), seed=seed, **chance)


def runs(item: Any, value: str = "#") -> list[list[Cell]]:
    """Give the solution's horizontal runs of a value."""
    found = []
    for row, cells in enumerate(item.solution.rows()):
        for same, group in groupby(enumerate(cells), lambda pair: pair[1]):
            columns = [column for column, _ in group]
            if same == value:
                found.append([(row, column) for column in columns])
    return found


def mistake(item: Any) -> Cell:
    """Give a cell that stays empty in the solution."""
    rows = item.solution.rows()
    return next((y, x) for y, row in enumerate(rows) for x, value in enumerate(row) if value == ".")


def path(item: Any) -> list[Cell]:
    return list(item.solution.trace(item.puzzle))


def corners(cells: list[Cell]) -> list[Cell]:
    """Keep the cells of a path where it turns, and its ends: what a quick hand passes over."""
    kept = [cells[0]]
    for before, here, after in zip(cells, cells[1:], cells[2:], strict=False):
        if (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1]):
            kept.append(here)
    return [*kept, cells[-1]]
