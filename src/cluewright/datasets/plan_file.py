"""Plan files of data sets: TOML with the `[[recipe]]` tables of a batch, and how the records are made and written."""

import re
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from cluewright.batch.plan_file import plan_from_data, plan_text
from cluewright.core.errors import FormatError, shown
from cluewright.core.locales import ENGLISH, LANGUAGES
from cluewright.core.toml_text import read_toml
from cluewright.datasets.plan import DatasetPlan, FileFormat, RecordPart
from cluewright.datasets.splits import Splits

_BATCH = ("name", "seed", "recipe")
_OWN = (
    "title",
    "description",
    "language",
    "licence",
    "splits",
    "parts",
    "formats",
    "compress",
    "shard",
)
_SPLITS = {"train": 0.8, "validation": 0.1, "test": 0.1}
_SPLIT_NAME = re.compile(r"[a-z][a-z0-9_]{0,31}", re.ASCII)
_LARGEST_SHARD = 1_000_000
_SHARD = 10_000
_LONGEST_LINE, _LONGEST_TEXT = 200, 10_000
E_ = TypeVar("E_", RecordPart, FileFormat)

EXAMPLE = """\
# A data set of puzzles: cluewright dataset make plan.toml -o folder/

name = "first-steps"                   # 1 to 100 characters; default: the name of this file
title = "First steps in grid logic"    # optional, like everything but seed and recipes
description = ""                       # a paragraph for the data card
seed = 1                               # the same plan and seed give the same files, byte for byte
language = "en"                        # of prompts and steps: en, de, fr, es, ja or zh
licence = "CC-BY-4.0"                  # as it should stand on the card

# Shares that add up to 1. No two splits share a puzzle, not even turned or mirrored.
splits = { train = 0.8, validation = 0.1, test = 0.1 }

# What a record has besides the puzzle. Without "texts", steps have no sentences; without "steps", there are none.
parts = ["prompt", "solution", "proof", "rating", "recipe", "steps", "texts", "meta"]

formats = ["jsonl"]                    # "jsonl", "parquet" (needs cluewright[data]) or both
compress = true                        # JSON lines as .jsonl.gz
shard = 10000                          # the most records in a file

# What to make: kind, size, count, difficulty and the options `cluewright generate KIND --help` lists. A list of sizes
# or levels is taken in turn, and "8..12" is a range of sizes.
[[recipe]]
kind = "nonogram"
size = ["5x5", "10x8"]
count = 20

[[recipe]]
kind = "colour-nonogram"
size = "8x6"
count = 10

[[recipe]]
kind = "hitori"
size = "5..7"
difficulty = ["easy", "medium"]
count = 20

[[recipe]]
kind = "zip"
size = "6x5"
count = 20
"""


def read_dataset_plan(path: Path) -> DatasetPlan:
    """Read a plan file and check all of it; raise `FormatError` with the file, the key and what was expected."""
    return parse_dataset_plan(plan_text(path), file=str(path), folder=path.parent)


def parse_dataset_plan(text: str, *, file: str = "plan.toml", folder: Path | None = None) -> DatasetPlan:
    """Read the text of a plan.

    >>> plan = parse_dataset_plan(EXAMPLE)
    >>> plan.batch.total, plan.splits.names, plan.compress
    (70, ('train', 'validation', 'test'), True)
    """
    data = read_toml(text, file=file)
    reader = _Reader(file, data)
    for key in data.keys() - {*_BATCH, *_OWN}:
        reader.fail(key, f"unknown key; a plan has {', '.join((*_BATCH, *_OWN))}")
    batch = plan_from_data({k: v for k, v in data.items() if k in _BATCH}, text=text, file=file, folder=folder)
    parts = frozenset(reader.several("parts", RecordPart, tuple(RecordPart)))
    if RecordPart.TEXTS in parts and RecordPart.STEPS not in parts:
        reader.fail("parts", '"texts" are the sentences of steps: add "steps", or leave out "texts"')
    return DatasetPlan(
        batch,
        title=reader.text("title", batch.name, _LONGEST_LINE),
        description=reader.text("description", "", _LONGEST_TEXT, lines=True),
        language=reader.language(),
        licence=reader.text("licence", "CC-BY-4.0", _LONGEST_LINE),
        splits=reader.splits(),
        parts=parts,
        formats=reader.several("formats", FileFormat, (FileFormat.JSONL,)),
        compress=reader.truth("compress", default=True),
        shard=reader.shard(),
    )


class _Reader:
    """Read the keys of a data set's own."""

    def __init__(self, file: str, data: Mapping[str, Any]) -> None:
        self._file, self._data = file, data

    def fail(self, key: str, problem: str) -> NoReturn:
        raise FormatError(f"{key}: {problem}", file=self._file)

    def text(self, key: str, usual: str, longest: int, *, lines: bool = False) -> str:
        value = self._data.get(key, usual)
        printed = isinstance(value, str) and (value.replace("\n", " ") if lines else value).isprintable()
        if not isinstance(value, str) or not printed or len(value) > longest:
            self.fail(key, f"expected text of at most {longest} characters, found {shown(value)}")
        return value.strip()

    def truth(self, key: str, *, default: bool) -> bool:
        value = self._data.get(key, default)
        if not isinstance(value, bool):
            self.fail(key, f"expected true or false, found {shown(value)}")
        return value

    def language(self) -> str:
        value = self._data.get("language", ENGLISH)
        if value not in LANGUAGES:
            self.fail("language", f"expected one of {', '.join(LANGUAGES)}, found {shown(value)}")
        return str(value)

    def several(self, key: str, among: type[E_], usual: tuple[E_, ...]) -> tuple[E_, ...]:
        value = self._data.get(key, list(usual))
        known = [str(each) for each in among]
        if not isinstance(value, list) or not all(isinstance(each, str) and each in known for each in value):
            self.fail(key, f"expected a list of some of {', '.join(known)}, found {shown(value)}")
        if among is FileFormat and not value:
            self.fail(key, f"expected at least one of {', '.join(known)}")
        return tuple(each for each in among if each in value)

    def splits(self) -> Splits:
        value = self._data.get("splits", _SPLITS)
        if not isinstance(value, Mapping) or not value:
            self.fail(
                "splits", f"expected names with their shares, such as {{ train = 0.9, test = 0.1 }}, not {shown(value)}"
            )
        shares = {}
        for name, share in value.items():
            if not _SPLIT_NAME.fullmatch(name):
                self.fail("splits", f"a name has lower-case letters, digits and _, not {shown(name)}")
            if isinstance(share, bool) or not isinstance(share, int | float) or not 0 < share <= 1:
                self.fail("splits", f"the share of {name} must be more than 0 and at most 1, not {shown(share)}")
            shares[name] = Fraction(str(share))
        if sum(shares.values()) != 1:
            self.fail("splits", f"the shares must add up to 1, not {float(sum(shares.values())):g}")
        return Splits(shares)

    def shard(self) -> int:
        value = self._data.get("shard", _SHARD)
        if type(value) is not int or not 1 <= value <= _LARGEST_SHARD:
            self.fail("shard", f"expected a whole number from 1 to {_LARGEST_SHARD}, found {shown(value)}")
        return value
