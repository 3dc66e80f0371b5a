"""The distributions of a data set drawn as bars."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import ceil

from cluewright.core.scene import Scene
from cluewright.core.technique import Level
from cluewright.datasets.figures import DatasetFigures
from cluewright.library.plots import bar_sheet

_MOST_RANGES = 10


def distributions(figures: DatasetFigures, names: Sequence[str]) -> Scene:
    """Draw how many records there are of each split, kind, level, size, score and number of steps."""
    kinds = {kind: counts.total() for kind, counts in sorted(figures.splits.items())}
    levels, splits = figures.in_all("levels"), figures.in_all("splits")
    ranks = [*(level for level in map(str, Level) if levels[level]), *(["unrated"] if levels["unrated"] else [])]
    return bar_sheet(
        "What the data set holds",
        [
            ("Records by split", {split: splits[split] for split in names if splits[split]}),
            ("Records by kind", kinds),
            ("Records by level", {level: levels[level] for level in ranks}),
            ("Records by size", _commonest(figures.in_all("sizes"))),
            ("Records by score", _ranges(figures.in_all("scores"))),
            ("Records by number of steps", _ranges(figures.in_all("steps"))),
        ],
    )


def _commonest(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])))


def _ranges(counts: Mapping[str, int]) -> dict[str, int]:
    """Return counts by ranges of equal width, at most ten of them, from counts by tens.

    >>> _ranges({"0": 2, "20": 1})
    {'0-9': 2, '10-19': 0, '20-29': 1}
    >>> _ranges({"0": 2, "110": 1})
    {'0-19': 2, '20-39': 0, '40-59': 0, '60-79': 0, '80-99': 0, '100-119': 1}
    """
    tens = {int(low) // 10: number for low, number in counts.items()}
    width = ceil((max(tens, default=0) + 1) / _MOST_RANGES)
    places = sorted({ten // width for ten in tens})
    found = dict.fromkeys(range(places[0], places[-1] + 1) if places else (), 0)
    for ten, number in tens.items():
        found[ten // width] += number
    return {f"{10 * width * place}-{10 * width * (place + 1) - 1}": number for place, number in found.items()}
