"""A small data set of every kind, made once."""

from pathlib import Path

import pytest

from cluewright.batch.threads import ThreadExecutor
from cluewright.datasets import make_dataset, parse_dataset_plan

PLAN = """
name = "small"
seed = 5
shard = 6
splits = { train = 0.5, test = 0.5 }
formats = ["jsonl", "parquet"]
[[recipe]]
kind = "nonogram"
pattern = "random"
size = "5x4"
count = 6
[[recipe]]
kind = "colour-nonogram"
pattern = "random"
size = "5x4"
count = 4
[[recipe]]
kind = "hitori"
size = "5x4"
count = 6
[[recipe]]
kind = "zip"
size = "4x5"
count = 6
"""


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the folder of a data set; it must not be changed."""
    folder = tmp_path_factory.mktemp("small") / "set"
    made = make_dataset(parse_dataset_plan(PLAN), folder, ThreadExecutor(1))
    assert made.missing == 0
    return folder
