"""Fit the seconds of `core/duration.py` to what people made of puzzles, and say how well they agree.

The fit begins with the table for any kind. What steps cost compared with cells differs from kind to kind, so one factor
for all steps is free; to change a number alone costs some of the agreement, so that it changes only where the data
insist. Harder techniques never have less than easier ones. Nothing in these data is a time: the seconds of a cell set
the scale and stay, as do those of extreme steps, of which the data have hardly any.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from math import log2

import numpy as np

from cluewright.core.duration import ANY_KIND, Seconds
from rank_statistics import partial_spearman, spearman

FACTORS = (0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
STEPS = ("easy", "medium", "hard", "expert")
ALONE = ("look", "travel", *STEPS, "link")
COST = 0.02
"""What it costs in agreement to double or halve a number alone; four times as much for a factor of four."""
FEWEST = 15
"""A source with fewer puzzles says nothing by itself."""


@dataclass(frozen=True)
class Sample:
    """Puzzles of one kind with their work, and what people made of them; one row for each."""

    sources: np.ndarray
    work: np.ndarray
    values: np.ndarray
    levels: np.ndarray
    """the ranks of their levels"""
    features: np.ndarray
    """everything a rating knows: the work, how often each technique is needed, and the factors"""

    @property
    def cells(self) -> np.ndarray:
        """Return how large the puzzles are."""
        return self.work[:, 0]

    def part(self, chosen: np.ndarray) -> "Sample":
        """Return some of the puzzles."""
        return Sample(*(getattr(self, each.name)[chosen] for each in fields(self)))

    def large(self, fewest: int) -> list["Sample"]:
        """Return the parts of the sources that have so many puzzles."""
        counts = Counter(self.sources.tolist())
        return [self.part(self.sources == source) for source in sorted(counts) if counts[source] >= fewest]


Aim = Callable[[Sample, np.ndarray], float]
"""How well predictions agree with people."""
Parts = Sequence[tuple[Sample, Aim]]


def minutes(sample: Sample, seconds: Sequence[float]) -> np.ndarray:
    """Predict the minutes of every puzzle."""
    return sample.work @ np.array(seconds, float) / 60


def agreement(sample: Sample, predicted: np.ndarray) -> float:
    """Correlate with what people said, by rank."""
    return spearman(predicted, sample.values)


def agreement_given_size(sample: Sample, predicted: np.ndarray) -> float:
    """Correlate with what people did, controlling for the number of cells."""
    return partial_spearman(predicted, sample.values, sample.cells)


def agreement_with_labels(sample: Sample, predicted: np.ndarray) -> float:
    """Count the labels of all courses and those within each course alike."""
    within = [spearman(predicted[sample.sources == part.sources[0]], part.values) for part in varied(sample)]
    return spearman(predicted, sample.values) + (float(np.mean(within)) if within else 0.0)


def varied(sample: Sample) -> list[Sample]:
    """Return the large sources whose labels are not all alike."""
    return [part for part in sample.large(FEWEST) if len(set(part.values.tolist())) > 1]


def fit(parts: Parts) -> Seconds:
    """Change one factor after the other as long as that helps more than it costs."""

    def total(factors: Mapping[str, float]) -> float:
        seconds = table(factors)
        if list(seconds[3:8]) != sorted(seconds[3:8]):
            return -np.inf
        worth = sum(aim(sample, minutes(sample, seconds)) for sample, aim in parts)
        return worth - COST * sum(log2(factors[name]) ** 2 for name in ALONE)

    best: dict[str, float] = dict.fromkeys(["steps", *ALONE], 1.0)
    reached, improved = total(best), True
    while improved:
        improved = False
        for name in best:
            for factor in FACTORS:
                if (found := total(other := {**best, name: factor})) > reached + 1e-9:
                    best, reached, improved = other, found, True
    return table(best)


def table(factors: Mapping[str, float]) -> Seconds:
    """Return the seconds for any kind times these factors."""
    together = dict.fromkeys(STEPS, factors["steps"])
    changed = {name: getattr(ANY_KIND, name) * factors[name] * together.get(name, 1) for name in ALONE}
    return ANY_KIND._replace(**changed)


def held_out(sample: Sample, aim: Aim, others: Parts = ()) -> np.ndarray:
    """Predict every source with the seconds fitted to all others.

    The pace is taken over all puzzles, which needs none of their labels: with that of the others alone, one and the
    same table would rank puzzles of different sources differently from how it does by itself.
    """
    predicted = np.zeros(len(sample.values))
    for source in sorted(set(sample.sources.tolist())):
        chosen = sample.sources == source
        rest = sample.part(~chosen)
        seconds = fit([(rest, aim), *others])
        predicted[chosen] = minutes(sample.part(chosen), seconds) / pace(sample, seconds)
    return predicted


def pace(sample: Sample, seconds: Seconds) -> float:
    """Return how many times as long puzzles take as with the table for any kind, on (geometric) average.

    No source says how long anything takes, so tables that were fitted to different sources are compared at one pace.
    """
    return float(np.exp(np.mean(np.log(minutes(sample, seconds) / minutes(sample, ANY_KIND)))))
