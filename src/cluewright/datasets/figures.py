"""What a data set holds, in numbers: for its card, and for whoever checks it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cluewright.core.text import whole_number
from cluewright.datasets.record import RecordFacts

_WIDTH = 10
"""Of a bar in the distributions of scores and steps."""
_TABLES = ("splits", "levels", "sizes", "scores", "steps", "techniques", "credits")


def _table() -> dict[str, Counter[str]]:
    return {}


@dataclass
class DatasetFigures:
    """Count records; each table has a row for each kind."""

    records: int = 0
    splits: dict[str, Counter[str]] = field(default_factory=_table)
    levels: dict[str, Counter[str]] = field(default_factory=_table)
    sizes: dict[str, Counter[str]] = field(default_factory=_table)
    scores: dict[str, Counter[str]] = field(default_factory=_table)
    """By the lowest score of each ten."""
    steps: dict[str, Counter[str]] = field(default_factory=_table)
    """By the smallest number of each ten."""
    techniques: dict[str, Counter[str]] = field(default_factory=_table)
    """How often each was applied."""
    credits: dict[str, Counter[str]] = field(default_factory=_table)
    """Whom the licences of what they show ask to name."""
    proven: int = 0
    finished: int = 0
    left_out: list[str] = field(default_factory=list)
    """A sentence for each puzzle without a record."""

    def add(self, facts: RecordFacts) -> None:
        """Count a record."""
        self.records += 1
        self.proven += facts.proven
        self.finished += facts.finished
        for table, entry in (
            (self.splits, facts.split),
            (self.levels, facts.level),
            (self.sizes, facts.size),
            (self.scores, None if facts.score is None else _ten(facts.score)),
            (self.steps, _ten(facts.steps)),
            (self.credits, facts.credit),
        ):
            if entry is not None:
                table.setdefault(facts.kind, Counter())[entry] += 1
        self.techniques.setdefault(facts.kind, Counter()).update(facts.techniques)

    def add_all(self, other: "DatasetFigures") -> None:
        """Add what was counted elsewhere."""
        self.records += other.records
        self.proven += other.proven
        self.finished += other.finished
        self.left_out += other.left_out
        for name in _TABLES:
            for kind, counts in getattr(other, name).items():
                getattr(self, name).setdefault(kind, Counter()).update(counts)

    def in_all(self, table: str) -> Counter[str]:
        """Return a table summed over the kinds."""
        total: Counter[str] = Counter()
        for counts in getattr(self, table).values():
            total.update(counts)
        return total

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form, in one order whatever was counted first."""
        tables = {
            name: {
                kind: dict(sorted(counts.items(), key=_order)) for kind, counts in sorted(getattr(self, name).items())
            }
            for name in _TABLES
        }
        counts = {"records": self.records, "proven": self.proven, "finished": self.finished}
        return {**counts, **tables, "left_out": self.left_out}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "DatasetFigures":
        """Read the JSON form."""
        tables = {name: {kind: Counter(counts) for kind, counts in data[name].items()} for name in _TABLES}
        return cls(
            data["records"], **tables, proven=data["proven"], finished=data["finished"], left_out=data["left_out"]
        )


def _ten(value: float) -> str:
    return str(int(value // _WIDTH) * _WIDTH)


def _order(entry: tuple[str, int]) -> tuple[bool, int, str]:
    """Sort numbers as numbers, before words."""
    name = entry[0]
    number = whole_number(name)
    return (number is None, number or 0, name)
