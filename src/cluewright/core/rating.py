"""How hard a puzzle is for a person, on one scale for all kinds.

A kind says the level, by the techniques its puzzle needs, and the effort of the path in whatever it counts. The score
is made here: each level has 20 points, and within a level the score grows with the effort, half of them at the kind's
half-way effort and never all. So scores of different levels never cross, and 50 is the middle of hard in every kind.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cluewright.core.duration import in_words, interval_of
from cluewright.core.technique import Level, Technique, slug_of

REVISION = 2
"""Of the scale: in revision 1 each kind chose how many points a level had."""
POINTS = 20
"""The points of a level."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The level, the score from 0 to 100, and how often each technique was needed on the way."""

    level: Level
    score: float
    techniques: Mapping[str, int] = field(default_factory=dict)
    factors: Mapping[str, float] = field(default_factory=dict)
    revision: int = REVISION
    """The revision of the scale that the score is on."""
    minutes: float | None = None
    """How long a person takes, as `core.duration` predicts it; None if it has not been predicted."""

    @property
    def interval(self) -> tuple[float, float] | None:
        """Return the fewest and the most minutes to expect."""
        return None if self.minutes is None else interval_of(self.minutes)

    @property
    def summary(self) -> str:
        """Return the level, the score and the time to expect in one line."""
        time = "" if self.minutes is None else f", {in_words(self.minutes)}"
        return f"{self.level}, score {self.score:g}{time}"

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
    def from_data(cls, data: Mapping[str, Any], first_points: float = POINTS) -> "Rating":
        """Read the JSON form; a score of revision 1 had `first_points` per level and is converted to the present scale.

        >>> Rating.from_data({"level": "hard", "score": 4.5}, first_points=2).score
        45.0
        """
        score, revision = float(data["score"]), int(data.get("revision", 1))
        if revision == 1:
            score, revision = min(round(score * POINTS / first_points, 1), 5.0 * POINTS), REVISION
        minutes = data.get("minutes")
        return cls(
            Level(data["level"]),
            score,
            {slug_of(str(name)): int(count) for name, count in data.get("techniques", {}).items()},
            {str(name): float(value) for name, value in data.get("factors", {}).items()},
            revision,
            None if minutes is None else float(minutes),
        )


def rating_of(
    level: Level,
    effort: float,
    half: float,
    techniques: Mapping[str, int],
    factors: Mapping[str, float] | None = None,
    minutes: float | None = None,
) -> Rating:
    """Rate a path of a level and an effort; `half` is the effort that lies half-way through a level.

    `minutes` is how long a person takes; without it, `Kind.timed` predicts it from the techniques.

    >>> rating_of(Level.MEDIUM, 30, 10, {"overlap": 3}).score
    35.0
    """
    score = round(POINTS * (level.rank + effort / (effort + half)), 1)
    return Rating(level, score, dict(techniques), dict(factors or {}), minutes=minutes)
