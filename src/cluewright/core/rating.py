"""How hard a puzzle is for a person, on one scale for all kinds.

A kind says the level, by the techniques its puzzle needs, and the work of the path to the solution. From the work
`core.duration` predicts the minutes a person takes, and the score is made of these here: each doubling of the time is
about ten points, from 0 for no work to 100 for more than four hours. The level tells what one has to know, the score
how much there is to do; so a large easy puzzle may have a higher score than a small hard one.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import log2
from typing import Any

from cluewright.core.duration import ANY_KIND, Seconds, Work, in_words, interval_of, minutes_of
from cluewright.core.technique import Level, Technique, slug_of

REVISION = 3
"""Of the scale: in revision 1 each kind chose how many points a level had, in revision 2 every level had 20 points."""
POINTS_OF_LEVEL = 20
"""The points of a level in revision 2."""
DOUBLING = 10
"""The points that twice the time adds to a score."""
HIGHEST = 100


@dataclass(frozen=True, slots=True)
class Rating:
    """The level, the score from 0 to 100, and how often each technique was needed on the way."""

    level: Level
    score: float
    techniques: Mapping[str, int] = field(default_factory=dict)
    factors: Mapping[str, float] = field(default_factory=dict)
    revision: int = REVISION
    """The revision of the scale that the score is on; scores of different revisions cannot be compared."""
    minutes: float | None = None
    """How long a person takes, as `core.duration` predicts it; None if it has not been predicted."""

    @property
    def interval(self) -> tuple[float, float] | None:
        """Return the fewest and the most minutes to expect."""
        return None if self.minutes is None else interval_of(self.minutes)

    @property
    def summary(self) -> str:
        """Return the level, the score and the time to expect in one line; scores of an earlier scale are marked."""
        time = "" if self.minutes is None else f", {in_words(self.minutes)}"
        return f"{self.level}, score {self.score:g}{scale_note(self.revision)}{time}"

    def needed(self, techniques: Iterable[Technique]) -> str:
        """List the techniques by the names a kind has for them, with how often each was needed."""
        names = {technique.slug: technique.name for technique in techniques}
        return ", ".join(f"{names.get(slug, slug)} {count}" for slug, count in self.techniques.items())

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form."""
        data: dict[str, Any] = {
            "level": str(self.level),
            "score": self.score,
            "revision": self.revision,
            "techniques": dict(self.techniques),
        }
        if self.minutes is not None:
            data["minutes"] = self.minutes
            data["interval"] = [round(end, 3) for end in interval_of(self.minutes)]
        if self.factors:
            data["factors"] = dict(self.factors)
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, Any], first_points: float = POINTS_OF_LEVEL) -> "Rating":
        """Read the JSON form; a score of revision 1 had `first_points` per level and is converted to revision 2.

        Later revisions are kept as they are: what revision 2 counted does not say how long a person takes.

        >>> Rating.from_data({"level": "hard", "score": 4.5}, first_points=2).score
        45.0
        """
        score, revision = float(data["score"]), int(data.get("revision", 1))
        if revision == 1:
            score, revision = min(round(score * POINTS_OF_LEVEL / first_points, 1), 5.0 * POINTS_OF_LEVEL), 2
        minutes = data.get("minutes")
        return cls(
            Level(data["level"]),
            score,
            {slug_of(str(name)): int(count) for name, count in data.get("techniques", {}).items()},
            {str(name): float(value) for name, value in data.get("factors", {}).items()},
            revision,
            None if minutes is None else float(minutes),
        )


def scale_note(revision: int) -> str:
    """Return what to write behind a score that is not on the present scale; nothing for one that is.

    >>> scale_note(2), scale_note(REVISION)
    (' (scale 2)', '')
    """
    return "" if revision == REVISION else f" (scale {revision})"


def score_of(minutes: float) -> float:
    """Return the score of a puzzle that takes a person so many minutes.

    >>> [score_of(minutes) for minutes in (0, 0.25, 1, 4, 16, 64, 256)]
    [0.0, 10.0, 23.2, 40.9, 60.2, 80.1, 100.0]
    """
    return min(round(DOUBLING * log2(1 + 4 * minutes), 1), float(HIGHEST))


def rating_of(
    level: Level,
    work: Work,
    techniques: Mapping[str, int],
    factors: Mapping[str, float] | None = None,
    *,
    seconds: Seconds = ANY_KIND,
) -> Rating:
    """Rate a path of a level by its work; `seconds` is what each part of the work costs in a kind.

    >>> rating_of(Level.MEDIUM, Work(cells=45, easy=15), {"overlap": 15}).summary
    'medium, score 23.2, about 1 min (0.5 to 2)'
    """
    minutes = minutes_of(work, seconds)
    return Rating(level, score_of(minutes), dict(techniques), dict(factors or {}), minutes=minutes)
