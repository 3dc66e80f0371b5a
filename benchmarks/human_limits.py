"""How much of what people made of puzzles any prediction could tell.

A flexible model knows everything a rating knows of a puzzle and may bend as it likes. In tenths of a random split it
sees puzzles of every course, and so learns how each course uses its labels, which no puzzle shows by itself; what it
reaches there, nothing simple will reach on a course it has not seen.
"""

from collections.abc import Iterator

import numpy as np

from human_fit import Aim, Sample
from rank_statistics import ranks

STIFFNESS = ((1.0, 0.01), (1.0, 0.3), (0.3, 0.1), (0.3, 1.0), (0.1, 1.0), (0.05, 5.0))
"""Pairs of how near puzzles must be to matter to each other, and how much noise is expected; from loose to stiff."""
TENTHS = 10


def flexible(sample: Sample, aim: Aim) -> Iterator[tuple[float, float, float]]:
    """Yield how well models of growing stiffness agree: in-sample, in random tenths, on sources left out."""
    placed = np.array([ranks(column) for column in sample.features.T]).T
    placed = (placed - placed.mean(0)) / (placed.std(0) + 1e-9)
    apart = ((placed[:, None, :] - placed[None, :, :]) ** 2).mean(2)
    everything = np.ones(len(sample.values), bool)
    tenths = np.random.default_rng(0).integers(TENTHS, size=len(sample.values))
    for nearness, noise in STIFFNESS:
        alike = np.exp(-nearness * apart)
        loose = _predicted(alike, sample.values, everything, everything, noise)
        yield (
            aim(sample, loose),
            aim(sample, _left_out(alike, sample.values, tenths, noise)),
            aim(sample, _left_out(alike, sample.values, sample.sources, noise)),
        )


def _left_out(alike: np.ndarray, values: np.ndarray, groups: np.ndarray, noise: float) -> np.ndarray:
    """Predict each group by a model of all others."""
    predicted = np.zeros(len(values))
    for group in np.unique(groups):
        chosen = groups == group
        predicted[chosen] = _predicted(alike, values, ~chosen, chosen, noise)
    return predicted


def _predicted(
    alike: np.ndarray, values: np.ndarray, known: np.ndarray, wanted: np.ndarray, noise: float
) -> np.ndarray:
    """Predict by kernel ridge regression on the ranks."""
    placed = ranks(values)[known]
    matrix = alike[np.ix_(known, known)] + noise * np.eye(int(known.sum()))
    weights = np.linalg.solve(matrix, placed - placed.mean())
    result: np.ndarray = alike[np.ix_(wanted, known)] @ weights + placed.mean()
    return result


def perfect_inside(sample: Sample) -> np.ndarray:
    """Rank the puzzles of each source without a mistake, knowing nothing of how sources compare."""
    found = np.zeros(len(sample.values))
    for source in np.unique(sample.sources):
        chosen = sample.sources == source
        found[chosen] = (ranks(sample.values[chosen]) - (chosen.sum() - 1) / 2) / chosen.sum()
    return found


def perfect_except(sample: Sample, unknown: np.ndarray, aim: Aim, times: int = 100) -> float:
    """Return how well someone agrees who knows every label, but of some puzzles only the average of their source."""
    random = np.random.default_rng(0)
    averages = np.array([sample.values[sample.sources == source].mean() for source in sample.sources])
    told = np.where(unknown, averages, sample.values)
    return float(np.mean([aim(sample, told + random.random(len(told)) / 1000) for _ in range(times)]))


def told_averages(sample: Sample, predicted: np.ndarray) -> np.ndarray:
    """Rank sources by their average label, which is given away, and the puzzles of each as predicted."""
    found = np.zeros(len(sample.values))
    for source in np.unique(sample.sources):
        chosen = sample.sources == source
        found[chosen] = sample.values[chosen].mean() * 1000 + ranks(predicted[chosen]) / chosen.sum()
    return found
