"""Correlation by rank, alone and with a third value taken out, with NumPy alone."""

from collections.abc import Sequence

import numpy as np

Values = Sequence[float] | np.ndarray


def ranks(values: Values) -> np.ndarray:
    """Return the rank of each value; equal values share theirs."""
    _, places, counts = np.unique(np.asarray(values, float), return_inverse=True, return_counts=True)
    ends = np.cumsum(counts)
    return ((2 * ends - counts - 1) / 2)[places]


def spearman(one: Values, other: Values) -> float:
    """Return the correlation by rank, 0 where one of them is all alike.

    >>> spearman([1, 2, 3], [10, 100, 1000])
    1.0
    """
    return _correlation(ranks(one), ranks(other))


def partial_spearman(one: Values, other: Values, given: Values) -> float:
    """Return the correlation by rank of what a third value does not explain."""
    base = np.column_stack([np.ones(len(given)), ranks(given)])
    left = [each - base @ np.linalg.lstsq(base, each, rcond=None)[0] for each in (ranks(one), ranks(other))]
    return _correlation(*left)


def share_in_order(one: Values, other: Values) -> float:
    """Return in how many of the pairs that differ in the other values these come in the same order, halves for equals.

    >>> share_in_order([1, 1, 3], [1, 2, 2])
    0.75
    """
    a, b = np.asarray(one, float), np.asarray(other, float)
    ahead = b[:, None] > b[None, :]
    return float(((np.sign(a[:, None] - a[None, :])[ahead] + 1) / 2).mean())


def highest_spearman(values: Values) -> float:
    """Return the correlation of the best order there is with values of which many are alike."""
    counts = np.unique(np.asarray(values, float), return_counts=True)[1]
    size = counts.sum()
    return float(np.sqrt(max(0.0, 1 - ((counts**3 - counts).sum() / (size**3 - size)))))


def highest_partial(values: Values, given: Values) -> float:
    """Return what some order without equals reaches given a third value; there may be better ones.

    Orders that follow the third value and depart from it where the values do; equal ones come in no order of theirs.

    >>> highest_partial([0, 0, 0, 1], [1, 1, 1, 1]) < 1
    True
    """
    guess = np.random.default_rng(0).random(len(given)) / 2
    orders = [share * ranks(given) + ranks(values) + guess for share in (0, 0.5, 1, 2, 5)]
    return max(partial_spearman(order, values, given) for order in orders)


def _correlation(one: np.ndarray, other: np.ndarray) -> float:
    a, b = one - one.mean(), other - other.mean()
    spread = float(np.sqrt((a @ a) * (b @ b)))
    return round(float(a @ b) / spread, 12) if spread > 1e-9 else 0.0
