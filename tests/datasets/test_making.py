"""Data sets made: what is in them, the same bytes whatever happens, and no folder that holds something else."""

import errno
import gzip
import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.batch.test_distinct import Shuffling
from tests.datasets.conftest import PLAN
from tests.datasets.reading import files, records

import cluewright as cw
from cluewright.batch.threads import ThreadExecutor
from cluewright.core.errors import FormatError, NotOffered
from cluewright.core.form import item_from_data
from cluewright.core.technique import Step
from cluewright.datasets import make_dataset, parse_dataset_plan
from cluewright.datasets.parquet import read_rows, record_of
from cluewright.library.fingerprint import digest
from cluewright.motifs.colour_pack import CREDIT


def test_a_record_has_everything_about_a_puzzle(small: Path) -> None:
    found = records(small)
    assert {record["kind"] for record in found} == {"nonogram", "colour-nonogram", "hitori", "zip"}
    assert len({record["id"] for record in found}) == len(found) == 22
    for record in found:
        puzzle = item_from_data(record["puzzle"]).puzzle
        kind = cw.kind(record["kind"])
        assert record["id"] == f"{kind.name}-{digest(puzzle).hex()}"
        assert (record["width"], record["height"]) == (puzzle.width, puzzle.height)
        assert record["prompt"] == cw.prompt(puzzle)
        solution = kind.board_from_data(puzzle, record["solution"])
        assert kind.is_solved(puzzle, solution)
        assert record["answer"] == kind.answer_text(puzzle, solution)
        again = kind.generate(kind.read_recipe(record["recipe"]))
        assert again.puzzle == puzzle
        assert again.rating.to_data() == record["rating"]
        steps = [step.to_data() for step in cw.explain(puzzle)]
        assert record["steps"] == [
            {key: step[key] for key in ("technique", "cells", "evidence", "text")} for step in steps
        ]
        assert record["steps_end"] == "solution"
        assert record["proof"]["digest"] == cw.prove(puzzle).digest


def test_parquet_says_what_the_lines_say(small: Path) -> None:
    rows = [record_of(row) for path in sorted(small.glob("data/*.parquet")) for row in read_rows(path)]
    assert rows == records(small)


def test_the_files_are_cut_into_shards_and_sorted(small: Path) -> None:
    for split in ("train", "test"):
        names = sorted(path.name for path in small.glob(f"data/{split}-*.jsonl.gz"))
        assert names == [f"{split}-{number:05}-of-{len(names):05}.jsonl.gz" for number in range(len(names))]
        found = records(small, split)
        assert [record["split"] for record in found] == [split] * len(found)
        prints = [record["id"].rpartition("-")[2] for record in found]
        assert prints == sorted(prints)
        assert all(gzip.decompress(path.read_bytes()).count(b"\n") <= 6 for path in small.glob(f"data/{split}-*.gz"))


def test_the_card_and_the_checksums_are_those_of_the_files(small: Path) -> None:
    there = files(small)
    listed = dict(reversed(line.split("  ")) for line in there.pop("SHA256SUMS").decode().splitlines())
    assert listed == {name: hashlib.sha256(data).hexdigest() for name, data in there.items()}
    card, manifest = there["README.md"].decode(), json.loads(there["dataset.json"])
    train = len(records(small, "train"))
    assert f"| train | 0.5 | {train} |" in card
    assert "| all | 1 | 22 | 4 | 6 | 6 | 6 |" in card
    assert manifest["revision"] in card
    assert manifest["figures"]["records"] == manifest["figures"]["proven"] == 22
    assert there["plan.toml"].decode() == PLAN
    assert there["images/distributions.png"][:4] == b"\x89PNG"


def test_the_card_names_whom_pictures_are_owed_to_even_if_records_do_not(tmp_path: Path) -> None:
    plan = 'seed = 1\nparts = ["solution"]\n[[recipe]]\nkind = "colour-nonogram"\nsize = "12x10"\ncount = 2\n'
    make_dataset(parse_dataset_plan(plan), tmp_path / "set", ThreadExecutor(1))
    assert all("meta" not in record for record in records(tmp_path / "set", "train"))
    assert (tmp_path / "set" / "README.md").read_text().endswith(f"\n\nPictures in 2 records: {CREDIT}\n")


def test_the_bytes_are_the_same_whatever_was_interrupted(small: Path, tmp_path: Path) -> None:
    """Each run is stopped after a few results, by different numbers of threads; the last one comes to the end."""
    plan, runs = parse_dataset_plan(PLAN), 0
    while True:
        runs += 1
        allowed = [3 + 2 * runs]

        def stopping(allowed: list[int] = allowed) -> bool:
            allowed[0] -= 1
            return allowed[0] < 0

        made = make_dataset(plan, tmp_path / "set", ThreadExecutor(1 + runs % 3), stopping=stopping)
        if made.manifest is not None:
            break
        (tmp_path / "set" / "data").mkdir(exist_ok=True)
        (tmp_path / "set" / "data" / ".0123456789abcdef.part").write_bytes(b"half a fi")
    assert runs > 2
    assert files(tmp_path / "set") == files(small)


def test_a_full_disk_costs_nothing_that_was_done(small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan, room = parse_dataset_plan(PLAN), [8]
    whole = gzip.GzipFile.write

    def write(self: gzip.GzipFile, data: Any) -> int:
        room[0] -= 1
        if room[0] < 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        return whole(self, data)

    with monkeypatch.context() as patch:
        patch.setattr(gzip.GzipFile, "write", write)
        with pytest.raises(OSError, match="No space left"):
            make_dataset(plan, tmp_path / "set", ThreadExecutor(1))
    assert not list(tmp_path.glob("set/data/.*"))
    assert len(list(tmp_path.glob("set/data/*.gz"))) == 1
    make_dataset(plan, tmp_path / "set", ThreadExecutor(1))
    assert files(tmp_path / "set") == files(small)


def test_what_is_complete_is_left_alone(small: Path) -> None:
    before = files(small)
    made = make_dataset(parse_dataset_plan(PLAN), small, ThreadExecutor(1))
    assert made.tally is None
    assert sum(made.splits.values()) == 22
    assert files(small) == before


def test_a_second_process_is_refused_and_nothing_is_lost(small: Path, tmp_path: Path) -> None:
    plan, folder = parse_dataset_plan(PLAN), tmp_path / "set"
    said = []

    class Second:
        """Begin the same again in another process, in the middle of the first."""

        def recorded(self, done: int, total: int) -> None:
            if done == 3:
                (tmp_path / "plan.toml").write_text(PLAN)
                make = [sys.executable, "-m", "cluewright", "dataset", "make", tmp_path / "plan.toml", "-o", folder]
                said.append(subprocess.run(make, capture_output=True, text=True))

    make_dataset(plan, folder, ThreadExecutor(1), watcher=Second())
    [second] = said
    assert second.returncode == 2
    assert second.stderr == f"cluewright: {folder}: another process is making this data set\n"
    assert files(folder) == files(small)


def test_what_is_left_of_the_work_on_a_complete_set_is_removed(small: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(small, tmp_path / "set")
    (folder / ".making").mkdir()
    (folder / ".making" / "puzzles.sqlite").write_bytes(b"rest")
    assert make_dataset(parse_dataset_plan(PLAN), folder, ThreadExecutor(1)).tally is None
    assert files(folder) == files(small)


def test_a_folder_of_another_plan_is_refused(small: Path, tmp_path: Path) -> None:
    other = parse_dataset_plan(PLAN.replace("seed = 5", "seed = 6"))
    with pytest.raises(FormatError, match="the data set of another plan"):
        make_dataset(other, small, ThreadExecutor(1))
    make_dataset(parse_dataset_plan(PLAN), tmp_path / "begun", ThreadExecutor(1), stopping=lambda: True)
    with pytest.raises(FormatError, match="in progress of another plan"):
        make_dataset(other, tmp_path / "begun", ThreadExecutor(1))
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thesis.txt").write_text("mine")
    with pytest.raises(FormatError, match="not empty"):
        make_dataset(other, tmp_path / "full", ThreadExecutor(1))
    with pytest.raises(FormatError, match="this is a file"):
        make_dataset(other, tmp_path / "full" / "thesis.txt", ThreadExecutor(1))
    assert files(tmp_path / "full") == {"thesis.txt": b"mine"}


def test_parts_language_and_form_are_those_of_the_plan(tmp_path: Path) -> None:
    text = (
        'seed = 1\nlanguage = "de"\ncompress = false\nparts = ["prompt", "steps", "texts"]\n'
        '[[recipe]]\nkind = "hitori"\nsize = "4x5"\ncount = 2\n'
    )
    make_dataset(parse_dataset_plan(text), tmp_path / "set", ThreadExecutor(1))
    found = [json.loads(line) for path in tmp_path.glob("set/data/*.jsonl") for line in path.read_text().splitlines()]
    assert [list(record) for record in found] == [
        ["id", "kind", "split", "width", "height", "puzzle", "prompt", "steps", "steps_end"]
    ] * 2
    for record in found:
        puzzle = item_from_data(record["puzzle"]).puzzle
        assert record["prompt"] == cw.prompt(puzzle, "de")
        assert [step["text"] for step in record["steps"]] == [step.text("de") for step in cw.explain(puzzle)]


def test_kinds_that_plug_in_have_records_too_and_what_is_missing_is_said(kakurasu: Any, tmp_path: Path) -> None:
    text = 'seed = 1\n[[recipe]]\nkind = "kakurasu"\nsize = "2x1"\ncount = 6\n'
    made = make_dataset(parse_dataset_plan(text), tmp_path / "set", ThreadExecutor(1))
    found = records(tmp_path / "set")
    assert 0 < len(found) < 6
    assert made.missing == 6 - len(found)
    assert f"{made.missing} of the 6 puzzles asked for are missing" in (tmp_path / "set" / "README.md").read_text()
    assert {record["proof"] for record in found} == {None}


def test_an_unfinished_explanation_is_called_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hitori = cw.kind("hitori")
    whole = type(hitori).explain

    def first(self: Any, puzzle: Any, *rest: Any, **more: Any) -> list[Step]:
        return list(whole(self, puzzle, *rest, **more))[:1]

    monkeypatch.setattr(type(hitori), "explain", first)
    text = 'seed = 1\n[[recipe]]\nkind = "hitori"\nsize = "4x5"\ncount = 1\n'
    made = make_dataset(parse_dataset_plan(text), tmp_path / "set", ThreadExecutor(1))
    assert made.manifest is not None
    assert made.manifest["figures"]["finished"] == 0
    assert [record["steps_end"] for record in records(tmp_path / "set")] == ["unfinished"]


def test_without_pyarrow_parquet_is_refused_before_any_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(NotOffered, match=r"pip install 'cluewright\[data\]'"):
        make_dataset(parse_dataset_plan(PLAN), tmp_path / "set", ThreadExecutor(1))
    assert not (tmp_path / "set").exists()


def test_symmetric_puzzles_come_out_the_same_whoever_is_first(tmp_path: Path) -> None:
    """Of small Zip puzzles many are the same turned or mirrored: each record is the one its own recipe makes."""
    plan = parse_dataset_plan('seed = 3\n[[recipe]]\nkind = "zip"\nsize = ["3x4", "4x3"]\ncount = 40\n')
    for seed in (1, 2):
        assert make_dataset(plan, tmp_path / str(seed), Shuffling(seed)).missing == 0
    assert files(tmp_path / "1") == files(tmp_path / "2")
    for record in records(tmp_path / "1"):
        made = cw.kind("zip").generate(cw.kind("zip").read_recipe(record["recipe"]))
        assert made.puzzle == item_from_data(record["puzzle"]).puzzle
