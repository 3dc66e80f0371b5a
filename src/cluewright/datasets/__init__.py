"""Data sets: puzzles with prompt, solution, proof, rating and steps as records, made by a plan and checked again."""

from cluewright.datasets.checking import CheckSettings, DatasetCheck, DatasetFault, check_dataset
from cluewright.datasets.making import DatasetWatcher, MadeDataset, MakeSettings, make_dataset
from cluewright.datasets.plan import DatasetPlan, FileFormat, RecordPart
from cluewright.datasets.plan_file import EXAMPLE, parse_dataset_plan, read_dataset_plan

__all__ = [
    "EXAMPLE",
    "CheckSettings",
    "DatasetCheck",
    "DatasetFault",
    "DatasetPlan",
    "DatasetWatcher",
    "FileFormat",
    "MadeDataset",
    "MakeSettings",
    "RecordPart",
    "check_dataset",
    "make_dataset",
    "parse_dataset_plan",
    "read_dataset_plan",
]
