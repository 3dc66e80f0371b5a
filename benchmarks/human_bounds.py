"""How far ratings could get: whatever the seconds, whatever the features, and if people were asked again.

Nothing here is a rating. Each function gives someone an advantage that no rating has, such as knowing the answers while
choosing, and says what they reach with it.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from cluewright.core.duration import Seconds
from human_chance import interval_of
from human_fit import Aim, Sample, minutes
from rank_statistics import ranks

TABLES = 1000
"""How many tables of seconds are tried."""
HALVES = 20
"""How often the sources are divided into two halves."""
AGAIN = 500
"""How often people solve everything again."""
MOST_FEATURES = 8
RIDGE = 0.001
"""Keeps weights finite where two features say the same."""


class Halves(NamedTuple):
    """What tables reach on average if they are chosen on one half of the sources."""

    chosen: float
    """the best one, on the half it was chosen on"""
    other: float
    """... and on the other half"""
    ours: float
    """the table in use on the other half"""


def drawn_by_source(sample: Sample, predicted: np.ndarray, aim: Aim, times: int) -> tuple[float, float]:
    """Return how well predictions may agree if whole sources are drawn again, from and to.

    Where puzzles of a source are not judged one by one, this is the range that counts.
    """
    random = np.random.default_rng(0)
    members = [np.flatnonzero(sample.sources == source) for source in np.unique(sample.sources)]
    found = []
    for _ in range(times):
        drawn = np.concatenate([members[number] for number in random.integers(len(members), size=len(members))])
        found.append(aim(sample.part(drawn), predicted[drawn]))
    return interval_of(found)


def puzzles_needed(count: int, interval: tuple[float, float], gap: float) -> int:
    """Return how many puzzles it takes to tell figures apart by such a gap, if this many have this range.

    A range becomes half as wide with four times as many puzzles; it has to reach no further than the gap to both sides.

    >>> puzzles_needed(100, (0.5, 0.7), gap=0.05)
    400
    """
    low, high = interval
    return round(count * ((high - low) / 2 / gap) ** 2)


def any_tables(count: int) -> np.ndarray:
    """Return tables of seconds from all over the place in which harder steps never cost less; a cell costs 1 in all."""
    random = np.random.default_rng(0)
    steps = np.sort(10 ** random.uniform(-2, 3, (count, 4)), axis=1)
    others = 10 ** random.uniform(-2, 1, (count, 3)) * (random.random((count, 3)) < 0.8)
    tables = [
        Seconds(1, look, travel, *four, extreme=max(120.0, four[-1]), link=link)
        for (look, travel, link), four in zip(others.tolist(), steps.tolist(), strict=True)
    ]
    return np.array(tables)


def best_table(sample: Sample, aim: Aim, tables: np.ndarray) -> float:
    """Return what the best of all tables reaches if it may be chosen with the answers in hand."""
    return max(aim(sample, predicted) for predicted in (sample.work @ tables.T).T)


def chosen_on_half(sample: Sample, aim: Aim, tables: np.ndarray, ours: Seconds) -> Halves:
    """Choose the best table on a random half of the sources and look at the others, many times."""
    random = np.random.default_rng(0)
    sources = np.unique(sample.sources)
    predicted, table = sample.work @ tables.T, minutes(sample, ours)
    found = []
    for _ in range(HALVES):
        chosen = np.isin(sample.sources, random.permutation(sources)[: len(sources) // 2])
        one, other = sample.part(chosen), sample.part(~chosen)
        reached = [aim(one, column) for column in predicted[chosen].T]
        best = int(np.argmax(reached))
        found.append((reached[best], aim(other, predicted[~chosen, best]), aim(other, table[~chosen])))
    return Halves(*np.mean(found, axis=0).tolist())


def best_sums(sample: Sample, aim: Aim) -> Iterator[tuple[int, float, float]]:
    """Yield, for one feature and more, which is taken next and what their best sum reaches: in-sample, left out.

    Each time the feature is added that helps most, with the answers in hand; left out, weights come from all sources
    but the one predicted, yet the choice of features still knows everything.
    """
    placed = np.array([ranks(column) for column in sample.features.T]).T
    placed = (placed - placed.mean(0)) / (placed.std(0) + 1e-9)
    values, everything = ranks(sample.values), np.ones(len(sample.values), bool)
    taken: list[int] = []
    for _ in range(min(MOST_FEATURES, placed.shape[1])):
        rest = [number for number in range(placed.shape[1]) if number not in taken]
        reached = [aim(sample, _summed(placed[:, [*taken, each]], values, everything)) for each in rest]
        taken.append(rest[int(np.argmax(reached))])
        left_out = np.zeros(len(values))
        for source in np.unique(sample.sources):
            away = sample.sources == source
            left_out[away] = _summed(placed[:, taken], values, ~away)[away]
        yield taken[-1], max(reached), aim(sample, left_out)


def _summed(columns: np.ndarray, values: np.ndarray, known: np.ndarray) -> np.ndarray:
    """Return the weighted sum of the columns that comes closest to the values where they are known."""
    mean = values[known].mean()
    chosen = columns[known]
    matrix = chosen.T @ chosen + RIDGE * len(chosen) * np.eye(columns.shape[1])
    result: np.ndarray = columns @ np.linalg.solve(matrix, chosen.T @ (values[known] - mean)) + mean
    return result


def perfect_but_compared(sample: Sample, unknown: np.ndarray, measure: np.ndarray) -> dict[str, np.ndarray]:
    """Rank without a mistake inside every source, and compare sources by a measure, as all the other sources have it.

    What is unknown has the average of its size. Three ways to compare: by a line through all other puzzles, by a line
    through the averages of the other sources, and by the other puzzles that are about as large in the measure.
    """
    inside, compared = np.zeros(len(measure)), {name: np.zeros(len(measure)) for name in ("line", "averages", "near")}
    sources = np.unique(sample.sources).tolist()
    means = {
        one: (measure[sample.sources == one].mean(), sample.values[sample.sources == one].mean()) for one in sources
    }
    for source in sources:
        here = sample.sources == source
        inside[here] = sample.values[here] - means[source][1]
        for cells in np.unique(sample.cells[here & unknown]):
            alike = here & unknown & (sample.cells == cells)
            inside[alike] = inside[alike].mean()
        others = np.array([means[one] for one in sources if one != source])
        compared["line"][here] = _line(measure[~here], sample.values[~here], means[source][0])
        compared["averages"][here] = _line(others[:, 0], others[:, 1], means[source][0])
        compared["near"][here] = np.mean([_near(measure[~here], sample.values[~here], each) for each in measure[here]])
    return {name: found + inside for name, found in compared.items()}


def _line(known: np.ndarray, values: np.ndarray, wanted: float) -> float:
    slope, height = np.polyfit(known, values, 1)
    return float(slope * wanted + height)


def _near(known: np.ndarray, values: np.ndarray, wanted: float) -> float:
    return float(np.average(values, weights=np.exp(-4 * (known - wanted) ** 2) + 1e-12))


def needed_inside(sample: Sample, size: float, aim: Aim) -> float:
    """Return how well someone must agree inside one size to be ahead of counting cells, if sizes come in order.

    Every other size has a single label, so what is reached grows with what is reached inside in a straight line.
    """
    inside = sample.cells == size
    part = sample.part(inside)
    guess = np.random.default_rng(0).random(len(sample.values))
    points = []
    for sign in (-1, 1):
        order = np.zeros(len(guess))
        order[np.lexsort((guess, np.where(inside, sign * sample.values, 0), sample.cells))] = np.arange(len(guess))
        points.append((aim(part, order[inside]), aim(sample, order)))
    (low, least), (high, most) = points
    return low + (aim(sample, sample.cells) - least) * (high - low) / (most - least)


def solved_again(sample: Sample, predicted: np.ndarray, aim: Aim) -> tuple[float, float]:
    """Return what the same predictions may reach if everybody solves everything again, from and to.

    How likely a puzzle is to show any value above 0 is read off the data, for each size, as the closest chance that
    never falls as predictions grow: no better rating is needed than this one, and still the values differ each time.
    """
    random = np.random.default_rng(0)
    shown = sample.values > 0
    likely = np.zeros(len(shown))
    for cells in np.unique(sample.cells):
        here = sample.cells == cells
        likely[here] = never_falling(predicted[here], shown[here].astype(float))
    found = []
    for _ in range(AGAIN):
        amounts = random.choice(sample.values[shown], len(shown))
        values = np.where(random.random(len(shown)) < likely, amounts, 0.0)
        found.append(aim(replace(sample, values=values), predicted))
    return interval_of(found)


def never_falling(order: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Return the numbers closest to the values that never fall along the order.

    >>> never_falling(np.array([1, 2, 3]), np.array([0.0, 4.0, 2.0])).tolist()
    [0.0, 3.0, 3.0]
    """
    groups: list[list[int]] = []
    for place in np.argsort(order, kind="stable").tolist():
        groups.append([place])
        while len(groups) > 1 and values[groups[-2]].mean() >= values[groups[-1]].mean():
            last = groups.pop()
            groups[-1] += last
    found = np.zeros(len(values))
    for group in groups:
        found[group] = values[group].mean()
    return found
