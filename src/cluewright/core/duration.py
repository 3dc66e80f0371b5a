"""How long a puzzle takes a person, in minutes: the work there is, and what each part of it costs.

A kind says how much work the path to the solution is, in the same nine amounts for every kind, and has a table of the
seconds each of them costs. Where a kind says nothing, `work_of` counts what every rating knows. How well that agrees
with people `benchmarks/fit_ratings.py` measures; docs/rating.md shows it, and says what the data cannot tell.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from cluewright.core.technique import Level, Technique

SPREAD = 2.0
"""The interval reaches from the prediction divided by this to the prediction times this."""


class Work(NamedTuple):
    """The work on the way to the solution."""

    cells: float = 0
    """cells to decide"""
    looks: float = 0
    """places to look at before the next step is found: fewer where many steps are open at once"""
    travel: float = 0
    """how far the eye moves from each step to the next, in cells"""
    easy: float = 0
    """steps by techniques of each level, without those that go without saying"""
    medium: float = 0
    hard: float = 0
    expert: float = 0
    extreme: float = 0
    links: float = 0
    """links of the chains that follow from assumptions"""


class Seconds(NamedTuple):
    """What each kind of work costs a person, in the order of `Work`."""

    cell: float
    look: float
    travel: float
    easy: float
    medium: float
    hard: float
    expert: float
    extreme: float
    link: float


ANY_KIND = Seconds(cell=1, look=0.5, travel=0.25, easy=1, medium=5, hard=20, expert=40, extreme=120, link=1)
"""For kinds without a table of their own, and where fitting the others begins."""


def minutes_of(work: Work, seconds: Seconds) -> float:
    """Return the predicted minutes, to a tenth of a second.

    >>> minutes_of(Work(cells=25, easy=10), ANY_KIND)
    0.583
    """
    return round(sum(amount * each for amount, each in zip(work, seconds, strict=True)) / 60, 3)


def interval_of(minutes: float) -> tuple[float, float]:
    """Return the fewest and the most minutes to expect."""
    return minutes / SPREAD, minutes * SPREAD


def in_words(minutes: float) -> str:
    """Write a predicted time with its interval, in the largest unit that fits into it at least once.

    >>> in_words(0.4), in_words(12.34), in_words(200)
    ('about 24 s (12 to 48)', 'about 12 min (6.2 to 25)', 'about 3.3 h (1.7 to 6.7)')
    """
    size, unit = (1 / 60, "s") if minutes < 1 else (1, "min") if minutes < 90 else (60, "h")
    low, high = interval_of(minutes)
    return f"about {_short(minutes / size)} {unit} ({_short(low / size)} to {_short(high / size)})"


def _short(number: float) -> str:
    """Write a number with two significant digits."""
    return f"{number:.0f}" if number >= 10 else f"{number:.2g}"


_NO_STEPS = dict.fromkeys(map(str, Level), 0)


def work_of(
    cells: int, counts: Mapping[str, int], techniques: Iterable[Technique], routine: Iterable[str] = ()
) -> Work:
    """Count the steps of each level from how often each technique is needed; routine ones are left out."""
    steps = _NO_STEPS.copy()
    for technique in techniques:
        if technique.slug not in routine:
            steps[technique.level] += counts.get(technique.slug, 0)
    return Work(cells=cells, **steps)
