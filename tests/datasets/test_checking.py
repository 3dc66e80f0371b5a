"""A data set that is right passes; whatever is changed in one is found, and named with its record."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.datasets.reading import Record, files, records, resum, rewrite

import cluewright as cw
from cluewright.batch.threads import ThreadExecutor
from cluewright.core.errors import FormatError
from cluewright.core.form import item_from_data, item_to_data
from cluewright.datasets import (
    CheckSettings,
    DatasetCheck,
    DatasetFault,
    check_dataset,
    make_dataset,
    parse_dataset_plan,
)
from cluewright.library.fingerprint import digest

Change = Callable[[list[Record]], None]


@pytest.fixture
def copied(small: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(small, tmp_path / "copy"))


def faults(folder: Path, **settings: Any) -> list[DatasetFault]:
    return list(check_dataset(folder, ThreadExecutor(1), CheckSettings(**settings), check=DatasetCheck(folder)))


def test_what_is_right_passes_and_everything_is_solved_by_sat(small: Path) -> None:
    check = DatasetCheck(small)
    assert list(check_dataset(small, ThreadExecutor(2), check=check)) == []
    assert (check.records, check.checked, check.judged, check.faults) == (22, 22, 22, 0)


def test_a_sample_is_spread_over_the_records_and_the_rest_is_read(small: Path, copied: Path) -> None:
    check = DatasetCheck(small)
    assert list(check_dataset(small, ThreadExecutor(1), CheckSettings(sample=5), check=check)) == []
    assert (check.records, check.checked) == (22, 5)
    rewrite(copied, lambda found: found[0].update(id="zip-1"))
    assert [fault.code for fault in faults(copied, sample=1)] == ["id"]


def of_kind(kind: str, change: Callable[[Record], Any]) -> Change:
    """Change the first record of a kind."""
    return lambda found: change(next(record for record in found if record["kind"] == kind))


def flip(record: Record) -> None:
    """Turn the value of the second step's first cell into another."""
    cell = record["steps"][1]["cells"][0]
    if len(cell) == 4:
        cell[3] = not cell[3]
    else:
        cell[2] = {"#": ".", ".": "#" if record["kind"] != "colour-nonogram" else "a"}.get(cell[2], ".")


def another_solution(record: Record) -> None:
    row = record["solution"][0]
    record["solution"][0] = row.translate(str.maketrans(".#", "#."))


def ambiguous(record: Record) -> None:
    """Make the puzzle one with two solutions, and everything that names it right."""
    puzzle = cw.Nonogram([[1], [1], [], []], [[1], [1], [], [], []])
    record["puzzle"] = item_to_data(cw.Item(puzzle))
    record["id"] = f"nonogram-{digest(puzzle).hex()}"


CHANGES: dict[str, tuple[str, Change]] = {
    "solution": ("solution", of_kind("hitori", another_solution)),
    "solution that is none": ("solution", of_kind("zip", lambda r: r.update(solution=[[0, 0], 7]))),
    "answer": ("answer", of_kind("zip", lambda r: r.update(answer=r["answer"].replace("1", "2")))),
    "prompt": ("prompt", of_kind("nonogram", lambda r: r.update(prompt=r["prompt"].replace("Rows", "Lines")))),
    "digest of the proof": ("proof", of_kind("zip", lambda r: r["proof"].update(digest=f"sha256:{64 * '0'}"))),
    "proof that is none": ("proof", of_kind("hitori", lambda r: r["proof"].update(data="AAAA"))),
    "wrong step of borders": ("step", of_kind("zip", flip)),
    "wrong step of cells": ("step", of_kind("hitori", flip)),
    "wrong step of clues": ("step", of_kind("nonogram", flip)),
    "step of no technique": ("step", of_kind("nonogram", lambda r: r["steps"][0].update(technique="magic"))),
    "step off the board": ("step", of_kind("nonogram", lambda r: r["steps"][0]["cells"].append([-1, 0, "#"]))),
    "step that sets nothing": ("step", of_kind("hitori", lambda r: r["steps"][0].update(cells=[]))),
    "step without a text": ("step", of_kind("hitori", lambda r: r["steps"][0].update(text=" "))),
    "step that is none": ("step", of_kind("hitori", lambda r: r["steps"][0].update(evidence=3))),
    "steps that stop early": ("steps", of_kind("nonogram", lambda r: r["steps"].clear())),
    "kind, size": ("size", of_kind("zip", lambda r: r.update(width=r["width"] + 1))),
    "id": ("id", of_kind("zip", lambda r: r.update(id="zip-00"))),
    "recipe": ("recipe", of_kind("hitori", lambda r: r["recipe"].update(size=[9, 9]))),
    "split": ("split", of_kind("hitori", lambda r: r.update(split="test"))),
    "several solutions": ("unique", of_kind("nonogram", ambiguous)),
    "record less": ("counts", lambda found: found.pop()),
    "record twice": ("repeated", lambda found: found.append(found[0])),
    "level": ("counts", of_kind("hitori", lambda r: r["rating"].update(level="extreme"))),
    "puzzle that is none": ("puzzle", of_kind("zip", lambda r: r["puzzle"].update(numbers=[]))),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_is_found_and_named(copied: Path, name: str) -> None:
    code, change = CHANGES[name]
    rewrite(copied, change)
    assert files(copied)["data/train-00000-of-00002.jsonl.gz"]
    found = faults(copied)
    named = [fault for fault in found if fault.code == code]
    assert named, found
    if code != "counts":
        assert all(fault.place.startswith("data/train-00000-of-00002.jsonl.gz, record ") for fault in named)


def test_the_proof_of_another_puzzle_is_no_proof(copied: Path) -> None:
    def swap(found: list[Record]) -> None:
        first, second = [record for record in found if record["kind"] == "hitori"][:2]
        first["proof"], second["proof"] = second["proof"], first["proof"]

    rewrite(copied, swap)
    assert [fault.code for fault in faults(copied)] == ["proof", "proof"]


def test_a_puzzle_turned_into_another_split_is_found(copied: Path) -> None:
    record = next(record for record in records(copied, "test") if record["kind"] == "nonogram")
    puzzle = item_from_data(record["puzzle"]).puzzle
    turned = cw.Nonogram(puzzle.rows[::-1], [tuple(clue)[::-1] for clue in puzzle.columns])
    record = {**record, "split": "train", "puzzle": item_to_data(cw.Item(turned))}
    rewrite(copied, lambda found: found.append(record))
    found = faults(copied, sample=1)
    assert {fault.code for fault in found} == {"split", "repeated", "counts"}
    [repeated] = [fault for fault in found if fault.code == "repeated"]
    assert {repeated.place.split("-")[0], repeated.problem.split("that of ")[1].split("-")[0]} == {
        "data/train",
        "data/test",
    }


def test_files_are_compared_with_their_checksums(copied: Path) -> None:
    card = copied / "README.md"
    card.write_text(card.read_text().replace("0.5 |", "0.6 |"))
    assert {(fault.place, fault.code) for fault in faults(copied, sample=1)} == {
        ("README.md", "checksum"),
        ("README.md", "counts"),
    }
    resum(copied)
    assert [fault.code for fault in faults(copied, sample=1)] == ["counts"]


def test_files_too_few_too_many_and_damaged_are_named(copied: Path) -> None:
    name = "data/test-00000-of-00002.jsonl.gz"
    (copied / "data" / "more.jsonl").write_text("{}\n")
    whole = (copied / name).read_bytes()
    (copied / name).write_bytes(whole[: len(whole) // 2])
    found = {(fault.place, fault.code) for fault in faults(copied, sample=1)}
    assert {("data/more.jsonl", "file"), (name, "checksum"), (name, "unreadable"), ("dataset.json", "counts")} <= found
    (copied / name).unlink()
    assert (name, "file") in {(fault.place, fault.code) for fault in faults(copied, sample=1)}


def test_what_is_listed_outside_the_folder_is_not_read(copied: Path) -> None:
    with (copied / "SHA256SUMS").open("a") as file:
        file.write(f"{64 * '0'}  ../../secret\n{64 * '0'}  /etc/passwd\n")
    assert [fault.place for fault in faults(copied, sample=1)] == ["../../secret", "/etc/passwd"]


def test_parquet_that_says_something_else_is_found(copied: Path) -> None:
    rewrite(copied, of_kind("zip", lambda record: record["rating"].update(score=1.5)), tables=False)
    [fault] = faults(copied, sample=1)
    assert (fault.code, fault.place.split(",")[0]) == ("formats", "data/train-00000-of-00002.parquet")


def test_a_data_set_of_parquet_alone_is_checked(tmp_path: Path) -> None:
    text = 'seed = 3\nformats = ["parquet"]\n[[recipe]]\nkind = "zip"\nsize = "4x5"\ncount = 4\n'
    make_dataset(parse_dataset_plan(text), tmp_path / "set", ThreadExecutor(1))
    assert faults(tmp_path / "set") == []


def test_a_kind_without_sat_is_solved_by_its_own_solver(kakurasu: Any, tmp_path: Path) -> None:
    text = 'seed = 1\n[[recipe]]\nkind = "kakurasu"\nsize = "4x3"\ncount = 3\n'
    make_dataset(parse_dataset_plan(text), tmp_path / "set", ThreadExecutor(1))
    check = DatasetCheck(tmp_path / "set")
    assert list(check_dataset(tmp_path / "set", ThreadExecutor(1), check=check)) == []
    assert (check.checked, check.judged) == (3, 0)


def test_the_prompts_of_another_version_are_not_compared(copied: Path) -> None:
    rewrite(copied, lambda found: found[0].update(prompt="Solve this."))
    assert [fault.code for fault in faults(copied)] == ["prompt"]
    manifest = copied / "dataset.json"
    manifest.write_text(manifest.read_text().replace('"cluewright": "', '"cluewright": "9.'))
    resum(copied)
    check = DatasetCheck(copied)
    assert list(check_dataset(copied, ThreadExecutor(1), check=check)) == []
    assert ["prompts were not compared" in note for note in check.notes] == [True]


def test_a_time_limit_leaves_a_record_undecided(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        cw.Kind,
        "second_opinion",
        lambda self, puzzle, search: replace(self.solve(puzzle), verdict=cw.Verdict.UNDECIDED),
    )
    check = DatasetCheck(small)
    found = list(check_dataset(small, ThreadExecutor(1), check=check))
    assert {fault.code for fault in found} == {"undecided"}
    assert check.undecided == len(found) == 12  # Hitori and Zip: the others have a judge of their own
    assert check.faults == 0


def test_a_folder_that_is_no_data_set_is_refused(copied: Path, tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"there is no dataset\.json"):
        faults(tmp_path)
    for text in ("[]", '{"format": "cluewright-dataset", "version": 1}', '{"format":', '"x"'):
        (copied / "dataset.json").write_text(text)
        with pytest.raises(FormatError):
            faults(copied)
