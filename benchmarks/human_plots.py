"""Draw predictions against what people made of the same puzzles, as SVG."""

from collections.abc import Sequence
from math import floor, log2
from pathlib import Path

import numpy as np

WIDE, TALL, LEFT, TOP = 480, 260, 60, 40
COLOURS = ("#1565c0", "#d9644a", "#2e7d32", "#8c2f39", "#6a4fa3", "#c98a1b", "#00838f", "#7b7b7b")
GOLDEN = 0.618034
"""Multiples of it, without their whole part, lie evenly however many there are."""
MOST_NAMES = 8


def draw(
    file: Path,
    title: str,
    minutes: np.ndarray,
    values: np.ndarray,
    sources: Sequence[str] = (),
    *,
    by_factors: bool = False,
) -> None:
    """Write a plot: predicted minutes across, by factors, and what people said upwards; equal values lie apart.

    With `by_factors`, what people did is counted by factors, too: 0, 1, 3, 7 and so on lie evenly.
    """
    values = np.log2(1 + values) if by_factors else values
    names = [name for name, _ in sorted(_counts(sources).items(), key=lambda each: (-each[1], each[0]))][:MOST_NAMES]
    low, high = float(minutes.min()), float(minutes.max())
    first, last = floor(log2(low)), floor(log2(high)) + 1
    top = float(values.max()) + 0.5
    high_enough = TOP + TALL + 44 + 14 * ((len(names) + 1) // 2)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 20} {high_enough}" '
        'font-family="sans-serif" font-size="11">',
        f'<rect width="{LEFT + WIDE + 20}" height="{high_enough}" fill="white"/>',
        f'<text x="{LEFT}" y="22" font-size="14" font-weight="bold">{title}</text>',
    ]

    def across(minute: float) -> float:
        return LEFT + WIDE * (log2(minute) - first) / (last - first)

    def up(value: float) -> float:
        return TOP + TALL * (1 - (value + 0.5) / (top + 0.5))

    for power in range(first, last + 1):
        x = across(2.0**power)
        parts.append(f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{TOP + TALL}" stroke="#eceff1"/>')
        parts.append(f'<text x="{x:.1f}" y="{TOP + TALL + 14}" text-anchor="middle">{2.0**power:g}</text>')
    step = max(1, round(top / 6))
    parts += [
        f'<text x="{LEFT - 8}" y="{up(value) + 4:.1f}" text-anchor="end">{2**value - 1 if by_factors else value}</text>'
        for value in range(0, int(top) + 1, step)
    ]
    for number, (minute, value) in enumerate(zip(minutes.tolist(), values.tolist(), strict=True)):
        apart = 0.7 * (number * GOLDEN % 1 - 0.5)
        name = sources[number] if sources else ""
        colour = COLOURS[names.index(name)] if name in names else COLOURS[0] if not sources else "#b0bec5"
        place = f'cx="{across(minute):.1f}" cy="{up(value + apart):.1f}"'
        parts.append(f'<circle {place} r="2.2" fill="{colour}" fill-opacity="0.6"/>')
    parts.append(f'<text x="{LEFT + WIDE}" y="{TOP + TALL + 28}" text-anchor="end">predicted minutes</text>')
    for number, name in enumerate(names):
        x, y = LEFT + 240 * (number % 2), TOP + TALL + 44 + 14 * (number // 2)
        parts.append(f'<circle cx="{x}" cy="{y - 4}" r="4" fill="{COLOURS[number]}"/>')
        parts.append(f'<text x="{x + 9}" y="{y}">{name}</text>')
    file.write_text("\n".join([*parts, "</svg>"]) + "\n")


def _counts(sources: Sequence[str]) -> dict[str, int]:
    return {name: sources.count(name) for name in set(sources)} if sources else {}
