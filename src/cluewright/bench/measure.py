"""How measurements are taken and shown."""

import json as json_format
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Annotated

import typer

Json = Annotated[bool, typer.Option("--json", help="Print JSON, one object per row.")]
Table = tuple[Sequence[str], Sequence[Sequence[object]]]
"""Headers and rows."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Summarize many durations in seconds."""

    count: int
    total: float
    median: float
    p90: float
    p99: float
    longest: float

    @classmethod
    def of(cls, seconds: Iterable[float]) -> "Spread":
        """Summarize the durations; there must be at least one."""
        ordered = sorted(seconds)
        if not ordered:
            raise ValueError("nothing was measured")

        def share(part: float) -> float:
            return ordered[min(len(ordered) - 1, int(part * len(ordered)))]

        return cls(len(ordered), sum(ordered), median(ordered), share(0.90), share(0.99), ordered[-1])


def format_seconds(seconds: float) -> str:
    """Write a duration with three significant digits and a fitting unit.

    >>> [format_seconds(value) for value in (12.3456, 0.0123, 0.0000123)]
    ['12.3 s', '12.3 ms', '12.3 us']
    """
    for unit, scale in (("s", 1.0), ("ms", 1e3), ("us", 1e6)):
        if seconds * scale >= 1 or unit == "us":
            value = seconds * scale
            return f"{value:.0f} {unit}" if value >= 100 else f"{value:.3g} {unit}"
    raise AssertionError("unreachable")


def format_table(headers: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Write a table in Markdown, columns aligned.

    >>> print(format_table(["size", "time"], [["10x10", "3 us"]]))
    | size  | time |
    |-------|------|
    | 10x10 | 3 us |
    """
    cells = [[str(cell) for cell in row] for row in [headers, *rows]]
    widths = [max(len(row[i]) for row in cells) for i in range(len(headers))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in cells
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def print_table(title: str, table: Table, *, json: bool) -> None:
    """Print a table under its title, or each row as a line of JSON that names its table."""
    headers, rows = table
    if not json:
        typer.echo(f"{title}\n\n{format_table(headers, rows)}\n")
        return
    for row in rows:
        cells = dict(zip(headers, map(str, row), strict=True))
        typer.echo(json_format.dumps({"table": title} | cells, ensure_ascii=False, separators=(",", ":")))


def best_seconds(work: Callable[[], object], clock: Callable[[], float], runs: int) -> float:
    """Return the shortest of several runs of `work`: the one the machine disturbed least."""
    shortest = float("inf")
    for _ in range(runs):
        begin = clock()
        work()
        shortest = min(shortest, clock() - begin)
    return shortest
