"""How hard a puzzle is for a person."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cluewright.core.technique import Level


@dataclass(frozen=True, slots=True)
class Rating:
    """Give the level, a continuous score, and how often each technique was needed on the way."""

    level: Level
    score: float
    techniques: Mapping[str, int] = field(default_factory=dict)
    factors: Mapping[str, float] = field(default_factory=dict)

    def to_data(self) -> dict[str, Any]:
        """Give the JSON form."""
        data: dict[str, Any] = {
            "level": str(self.level),
            "score": self.score,
            "techniques": dict(self.techniques),
        }
        if self.factors:
            data["factors"] = dict(self.factors)
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Rating":
        """Read the JSON form."""
        return cls(
            Level(data["level"]),
            float(data["score"]),
            {str(name): int(count) for name, count in data.get("techniques", {}).items()},
            {str(name): float(value) for name, value in data.get("factors", {}).items()},
        )
