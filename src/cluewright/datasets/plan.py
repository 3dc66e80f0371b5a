"""Plans of data sets: the puzzles of a batch, what a record has of each, and how the records are split and written."""

import hashlib
import json
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from cluewright import __version__
from cluewright.batch.plan import Plan
from cluewright.core.registry import kind as find_kind
from cluewright.datasets.splits import Splits

REVISION = 1
"""Of the form of records and folders: raised whenever the same plan would give other bytes."""


class RecordPart(StrEnum):
    """What a record may have besides the puzzle."""

    PROMPT = "prompt"
    SOLUTION = "solution"
    PROOF = "proof"
    RATING = "rating"
    RECIPE = "recipe"
    STEPS = "steps"
    TEXTS = "texts"
    META = "meta"


class FileFormat(StrEnum):
    """How records are written."""

    JSONL = "jsonl"
    PARQUET = "parquet"


@dataclass(frozen=True)
class DatasetPlan:
    """Hold the plan of a data set as read and checked."""

    batch: Plan
    title: str
    description: str
    language: str
    licence: str
    splits: Splits
    parts: frozenset[RecordPart]
    formats: tuple[FileFormat, ...]
    compress: bool
    """Whether JSON lines are compressed."""
    shard: int
    """The most records in a file."""

    @property
    def name(self) -> str:
        """Return its name."""
        return self.batch.name

    @property
    def text(self) -> str:
        """Return the plan as it was written."""
        return self.batch.text

    @cached_property
    def digest(self) -> str:
        """Return a hash of everything the bytes of the data set follow from."""
        kinds = sorted({series.kind for series in self.batch.series})
        content: list[Any] = [
            REVISION,
            __version__,
            [[name, find_kind(name).revision] for name in kinds],
            [self.name, self.text],
            [[series.key, series.count] for series in self.batch.series],
            [self.title, self.description, self.language, self.licence],
            list(self.splits.to_data().items()),
            sorted(self.parts),
            [list(self.formats), self.compress, self.shard],
        ]
        return hashlib.sha256(json.dumps(content, separators=(",", ":")).encode()).hexdigest()
