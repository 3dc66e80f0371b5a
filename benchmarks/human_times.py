"""Compare predicted times with those people took: six nonograms of 10x10, each solved by about thirty people."""

from pathlib import Path

import numpy as np

from cluewright.core.duration import interval_of
from cluewright.core.verbs import rate
from human_plots import draw
from human_sources import Solve, timed_nonograms
from rank_statistics import spearman


def report_times(place: str, plots: Path | None) -> None:
    """Print how times compare with predictions, for all who solved a puzzle and for those who needed less help."""
    puzzles, solves = timed_nonograms(place)
    predicted = {number: rate(puzzle).minutes or 0.0 for number, puzzle in puzzles.items()}
    print("| who solved | solves | took, times the prediction | within the interval | medians by rank |")
    print("|---|---|---|---|---|")
    groups = {
        "everyone": solves,
        "experience above average": [solve for solve in solves if solve.experience > 0],
        "without hints": [solve for solve in solves if not solve.hints],
    }
    for name, group in groups.items():
        print(f"| {name} | {len(group)} | " + " | ".join(f"{each:.2f}" for each in compared(group, predicted)) + " |")
    if plots is not None:
        minutes = np.array([predicted[solve.puzzle] for solve in solves])
        taken = np.array([solve.minutes for solve in solves])
        sources = ["with hints" if solve.hints else "without hints" for solve in solves]
        draw(plots / "times-nonogram.svg", "Minutes people took, nonograms 10x10", minutes, taken, sources)


def compared(solves: list[Solve], predicted: dict[int, float]) -> tuple[float, float, float]:
    """Return the time taken over the prediction, the share within the interval, and how medians agree by rank.

    The first is the median over all solves, so that nobody who fell asleep counts.
    """
    ratio = float(np.median([solve.minutes / predicted[solve.puzzle] for solve in solves]))
    ranges = [interval_of(predicted[solve.puzzle]) for solve in solves]
    share = np.mean([low <= solve.minutes <= high for (low, high), solve in zip(ranges, solves, strict=True)])
    numbers = sorted({solve.puzzle for solve in solves})
    medians = [float(np.median([solve.minutes for solve in solves if solve.puzzle == number])) for number in numbers]
    return ratio, float(share), spearman([predicted[number] for number in numbers], medians)
