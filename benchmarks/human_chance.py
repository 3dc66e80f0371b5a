"""How much of an agreement with people chance alone explains.

Other puzzles of the same sort would give other figures: `interval` draws the sample again from itself. Among many
features one always agrees with labels a little: `best_feature` compares the best with the best for shuffled labels.
"""

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

import numpy as np

from human_fit import FEWEST, Aim, Sample
from rank_statistics import ranks

DRAWN = 1000
"""How often a sample is drawn again from itself."""
SHUFFLED = 500
DIRECTIONS = 24
"""In how many proportions two features are added."""


class Best(NamedTuple):
    """The feature that agrees best with labels, for better or worse."""

    reached: float
    shuffled: float
    """what the best feature reaches in the middle of all cases if labels are shuffled"""
    as_good: float
    """in how many of these cases it does as well as with the true labels"""


def interval(sample: Sample, measure: Callable[[np.ndarray], float]) -> tuple[float, float]:
    """Return the range that holds 95 % of what is measured on samples drawn from this one, with repetition."""
    random = np.random.default_rng(0)
    size = len(sample.values)
    return interval_of([measure(random.integers(size, size=size)) for _ in range(DRAWN)])


def reached(sample: Sample, predicted: np.ndarray, aim: Aim) -> tuple[float, float]:
    """Return how well predictions may agree on other puzzles of the same sort, from and to."""
    return interval(sample, lambda drawn: aim(sample.part(drawn), predicted[drawn]))


def ahead(sample: Sample, predicted: np.ndarray, other: np.ndarray, aim: Aim) -> tuple[float, float]:
    """Return by how much predictions may be ahead of others, from and to."""

    def difference(drawn: np.ndarray) -> float:
        part = sample.part(drawn)
        return aim(part, predicted[drawn]) - aim(part, other[drawn])

    return interval(sample, difference)


def guessing(sample: Sample, known: np.ndarray, aim: Aim) -> tuple[float, float]:
    """Return how well someone agrees who knows one thing of every puzzle and guesses where it is equal, from and to."""
    random = np.random.default_rng(0)
    return interval_of([aim(sample, ranks(known) + random.random(len(known)) / 2) for _ in range(DRAWN)])


def of_one_size(sample: Sample) -> list[Sample]:
    """Return the parts of one source and one size that have enough puzzles and more than one label."""
    parts = [part.part(part.cells == cells) for part in sample.large(FEWEST) for cells in np.unique(part.cells)]
    return [part for part in parts if len(part.values) >= FEWEST and len(set(part.values.tolist())) > 1]


def best_feature(sample: Sample) -> Best:
    """Find the feature that agrees best, and how well the best does by chance."""
    features, labels = _placed(sample.features), _placed(sample.values[:, None])[:, 0]
    random = np.random.default_rng(0)
    true = float(np.abs(features.T @ labels).max())
    found = np.array([np.abs(features.T @ random.permutation(labels)).max() for _ in range(SHUFFLED)])
    return Best(true, float(np.median(found)), float((found >= true - 1e-9).mean()))


def best_pair(sample: Sample, aim: Aim) -> float:
    """Return what the best sum of two features reaches if it may be chosen with the labels in hand."""
    features = _placed(np.log1p(np.abs(sample.features)))
    angles = np.arange(DIRECTIONS) * 2 * np.pi / DIRECTIONS
    return max(
        aim(sample, np.cos(angle) * one + np.sin(angle) * other)
        for one, other in combinations(features.T, 2)
        for angle in angles
    )


def _placed(columns: np.ndarray) -> np.ndarray:
    """Return the ranks of the columns that differ at all, around 0 and of length 1: their products are correlations."""
    placed = np.array([ranks(column) for column in columns.T if len(np.unique(column)) > 1]).T
    placed = placed - placed.mean(0)
    result: np.ndarray = placed / np.linalg.norm(placed, axis=0)
    return result


def interval_of(found: list[float]) -> tuple[float, float]:
    """Return the range that holds 95 % of what was found."""
    low, high = np.percentile(found, [2.5, 97.5])
    return float(low), float(high)
