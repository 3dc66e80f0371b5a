"""Plot how hard random puzzles are, by size and density, into docs/images/ratings.svg; print the table as well.

python benchmarks/plot_ratings.py [puzzles a bar]
"""

import sys
from collections import Counter
from pathlib import Path

from cluewright.core.outcome import Verdict
from cluewright.core.technique import Level
from cluewright.core.verbs import solve
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import random_picture
from cluewright.nonogram.rating import rate

FILE = Path(__file__).parents[1] / "docs" / "images" / "ratings.svg"
SIZES = (5, 4), (10, 9), (15, 14), (20, 19), (25, 24)
DENSITIES = (40, 50, 60, 70, 80)
SEVERAL = "several solutions"
COLOURS = {
    Level.EASY: "#8fc9a3",
    Level.MEDIUM: "#f2d479",
    Level.HARD: "#eda65b",
    Level.EXPERT: "#d9644a",
    Level.EXTREME: "#8c2f39",
    SEVERAL: "#d5d9de",
}

BAR, GAP, TALL = 22, 6, 160
LEFT, TOP = 46, 54


def distribution(width: int, height: int, density: int, count: int) -> tuple[Counter[str], list[float]]:
    """Rate random puzzles; give how many there are of each level, and the scores."""
    levels: Counter[str] = Counter()
    scores = []
    for seed in range(count):
        puzzle = clues_of(Board.solved(random_picture(width, height, density, 7919 * density + seed)))
        if solve(puzzle).verdict is not Verdict.UNIQUE:
            levels[SEVERAL] += 1
            continue
        rating = rate(puzzle)
        levels[rating.level] += 1
        scores.append(rating.score)
    return levels, scores


def bar(x: float, levels: Counter[str], count: int, density: int) -> list[str]:
    """Draw one bar, the easiest level at the bottom."""
    parts, y = [], float(TOP + TALL)
    for name, colour in COLOURS.items():
        tall = TALL * levels[name] / count
        if tall:
            y -= tall
            title = f"<title>{density} % filled: {name} {levels[name] / count:.0%}</title>"
            parts.append(
                f'<rect x="{x:g}" y="{y:.1f}" width="{BAR}" height="{tall:.1f}" fill="{colour}">{title}</rect>'
            )
    parts.append(f'<text x="{x + BAR / 2:g}" y="{TOP + TALL + 14}" text-anchor="middle">{density}</text>')
    return parts


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    group = len(DENSITIES) * (BAR + GAP) + 18
    wide, high = LEFT + len(SIZES) * group + 10, TOP + TALL + 52
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="11">',
        f'<rect width="{wide}" height="{high}" fill="white"/>',
    ]
    for number, (name, colour) in enumerate(COLOURS.items()):
        x = LEFT + number * 130
        parts.append(f'<rect x="{x}" y="12" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{x + 17}" y="22">{name}</text>')
    for share in (0, 25, 50, 75, 100):
        y = TOP + TALL * (1 - share / 100)
        parts.append(f'<line x1="{LEFT - 4}" y1="{y:g}" x2="{wide - 10}" y2="{y:g}" stroke="#eceff1"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:g}" text-anchor="end">{share} %</text>')
    print("| size | filled | " + " | ".join(COLOURS) + " | median score |")
    print("|---" * (len(COLOURS) + 3) + "|")
    for index, (width, height) in enumerate(SIZES):
        left = LEFT + index * group
        for place, density in enumerate(DENSITIES):
            levels, scores = distribution(width, height, density, count)
            parts += bar(left + place * (BAR + GAP), levels, count, density)
            shares = " | ".join(f"{levels[name] / count:.1%}" for name in COLOURS)
            score = f"{sorted(scores)[len(scores) // 2]:.1f}" if scores else ""
            print(f"| {width}x{height} | {density} % | {shares} | {score} |", flush=True)
        middle = left + (group - 18) / 2
        parts.append(f'<text x="{middle:g}" y="{TOP + TALL + 32}" text-anchor="middle">{width}x{height}</text>')
    parts.append(f'<text x="{LEFT}" y="{high - 4}" fill="#607d8b">share of filled cells in %, by size</text>')
    FILE.write_text("\n".join([*parts, "</svg>"]) + "\n")


if __name__ == "__main__":
    main()
