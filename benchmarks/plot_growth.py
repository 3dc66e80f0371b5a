"""Plot the solver's time per cell against the size, for each family of boards, into docs/images/growth.svg.

python benchmarks/plot_growth.py [seconds a board]
"""

import math
import sys
from pathlib import Path

import cluewright as cw
from cluewright.bench.measure import format_table
from cluewright.nonogram.families import LARGE

FILE = Path(__file__).parents[1] / "docs" / "images" / "growth.svg"
SIZES = (10, 20, 50, 100, 200, 500, 1000, 2000)
COLOURS = ("#1b7837", "#5aae61", "#a6611a", "#2166ac", "#762a83", "#c51b7d", "#d6604d")
WIDE, HIGH, LEFT, TOP, BOTTOM, RIGHT = 720, 420, 80, 20, 50, 110
LEAST, MOST = -9, -4  # powers of ten, seconds a cell


def place(size: int, seconds: float) -> tuple[float, float]:
    x = LEFT + (WIDE - LEFT - RIGHT) * math.log(size / SIZES[0]) / math.log(SIZES[-1] / SIZES[0])
    y = TOP + (HIGH - TOP - BOTTOM) * (MOST - math.log10(seconds)) / (MOST - LEAST)
    return round(x, 1), round(min(max(y, TOP), HIGH - BOTTOM), 1)


def measure(limit: float) -> dict[str, dict[int, float | None]]:
    """Give the seconds per cell, None where the limit ran out."""
    found: dict[str, dict[int, float | None]] = {}
    for name, make in LARGE.items():
        found[name] = {}
        for size in SIZES:
            outcome = cw.solve(cw.clues_of(make(size)), budget=cw.Budget(seconds=limit))
            decided = outcome.verdict is not cw.Verdict.UNDECIDED
            found[name][size] = outcome.seconds / size**2 if decided else None
            print(name, size, outcome.verdict, f"{outcome.seconds:.4g} s", file=sys.stderr, flush=True)
    return found


def draw(found: dict[str, dict[int, float | None]]) -> str:
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">',
        f'<title>Time per cell by size</title><rect width="{WIDE}" height="{HIGH}" fill="white"/>',
    ]
    for power in range(LEAST, MOST + 1):
        y = place(SIZES[0], 10.0**power)[1]
        label = f"{10 ** (power + 9):g} ns"
        parts.append(f'<line x1="{LEFT}" y1="{y}" x2="{WIDE - RIGHT}" y2="{y}" stroke="#eceff1"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{label}</text>')
    for size in SIZES:
        x = place(size, 1e-9)[0]
        parts.append(f'<text x="{x}" y="{HIGH - BOTTOM + 18}" text-anchor="middle">{size}</text>')
    labels: list[float] = []
    for (name, times), colour in zip(found.items(), COLOURS, strict=True):
        points = [place(size, seconds) for size, seconds in times.items() if seconds]
        line = " ".join(f"{x},{y}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in points]
        y = points[-1][1]
        while any(abs(y - other) < 13 for other in labels):
            y += 1
        labels.append(y)
        parts.append(f'<text x="{WIDE - RIGHT + 10}" y="{y + 4}" fill="{colour}">{name}</text>')
    parts.append(
        f'<text x="{LEFT}" y="{HIGH - 8}">side of the board; CPU time per cell, two solutions or a proof</text>'
    )
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    found = measure(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0)
    cells = (
        [name, *("-" if t is None else f"{t * 1e9:.0f} ns" for t in times.values())] for name, times in found.items()
    )
    print(format_table(["family", *map(str, SIZES)], cells))
    FILE.write_text(draw(found), encoding="utf-8")


if __name__ == "__main__":
    main()
