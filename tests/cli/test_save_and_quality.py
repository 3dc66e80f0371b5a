"""`check --save`, `rate --save` and `quality`: what is found out is written into files, or told."""

import gzip
import json

import pytest

import cluewright as cw
from cluewright.core.form import item_to_data
from cluewright.core.item import Item
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.puzzle import Nonogram

CAT = Nonogram(rows=[[1, 1], [3]], columns=[[2], [1], [2]])
SEVERAL = Nonogram(rows=[[1], [1]], columns=[[1], [1]])


@pytest.fixture
def lines(tmp_path):
    path = tmp_path / "some.jsonl"
    cw.save([Item(CAT, meta={"title": "cat"}, extra={"mine": 1}), SEVERAL], path)
    return path


def test_the_verdict_is_saved_with_all_else_as_it_was(cluewright, lines):
    ended = cluewright("check", lines, "--save")

    assert ended.code == 1
    assert ended.err == f"{lines}: saved the proof and solution of 2 puzzles\n"
    unique, several = cw.load(lines)
    assert (unique.proof, several.proof) == ({"verdict": "unique"}, {"verdict": "several"})
    assert cw.kind("nonogram").is_solved(CAT, unique.solution)
    assert (unique.title, unique.extra, several.solution) == ("cat", {"mine": 1}, None)


def test_ratings_are_saved_where_there_are_any(cluewright, lines):
    ended = cluewright("rate", lines, "--save", "--json")

    assert ended.code == 1
    assert [json.loads(line) for line in ended.out.splitlines()][-1] == {"file": str(lines), "saved": 1}
    assert [item.rating is not None for item in cw.load(lines)] == [True, False]


def test_one_puzzle_of_many_is_saved_among_the_others(cluewright, lines):
    assert cluewright("check", lines, "--save", "--index", 1).code == 0
    assert [item.proof for item in cw.load(lines)] == [{"verdict": "unique"}, None]


@pytest.mark.parametrize("layout", ["array", "pretty", "packed"])
def test_json_stays_as_it_was_written(cluewright, tmp_path, layout):
    path = tmp_path / "x.json"
    data = item_to_data(Item(CAT))
    text = json.dumps([data] * 2) if layout == "array" else json.dumps(data, indent=4)
    path.write_bytes(gzip.compress(text.encode()) if layout == "packed" else text.encode())

    assert cluewright("rate", path, "--save").code == 0

    if layout == "packed":
        assert "rating" in json.loads(gzip.decompress(path.read_bytes()))
    elif layout == "array":
        assert ["rating" in each for each in json.loads(path.read_text())] == [True, True]
    else:
        assert len(path.read_text().splitlines()) > 5
        assert "rating" in json.loads(path.read_text())


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("x.nin", "the format nin cannot hold the rating: convert the file to .json first"),
        ("bad.jsonl", "one of the puzzles cannot be read, so nothing was saved: fix or remove it"),
    ],
)
def test_a_file_that_cannot_hold_it_is_left_as_it_is(cluewright, tmp_path, name, said):
    path = tmp_path / name
    if name == "bad.jsonl":
        cw.save(CAT, path)
        path.write_text(path.read_text() + '{"format": "cluewright"}\n')
    else:
        cw.save(CAT, path)
    before = path.read_bytes()

    ended = cluewright("rate", path, "--save")

    assert ended.code == 2
    assert ended.err.splitlines()[-1] == f"cluewright: {path}: {said}"
    assert path.read_bytes() == before


def test_standard_input_is_no_place_to_save(cluewright, lines):
    ended = cluewright("check", "-", "--save", "--index", 1, stdin=lines.read_text())

    assert (ended.code, ended.err) == (2, "cluewright: -: results cannot be saved to standard input: name a file\n")


def test_quality_is_told_in_lines_and_in_json(cluewright, tmp_path):
    path = tmp_path / "cat.nin"
    cw.save(CAT, path)

    told, data = cluewright("quality", path, "--thorough"), cluewright("quality", path, "--json")

    assert told.code == data.code == 0
    assert "  correct: yes\n  complete: yes\n  proof: verdict unique" in told.out
    assert "  minimality: 0.167\n" in told.out
    report = json.loads(data.out)
    assert (report["source"], report["clarity"], report["minimality"]) == (str(path), 1.0, None)


def test_quality_of_an_ambiguous_and_of_a_large_puzzle(cluewright, tmp_path):
    large = tmp_path / "large.json"
    steps = Board.parse(["#" * (1 + row) + "." * (63 - row) for row in range(64)])
    cw.save([SEVERAL, clues_of(steps)], large)

    first, second = map(json.loads, cluewright("quality", large, "--json").out.splitlines())

    assert (first["complete"], first["proof"]["verdict"]) == (False, "several")
    assert second["complete"]


def test_where_the_time_is_not_enough_the_rest_is_reported(cluewright, tmp_path):
    path = tmp_path / "large.json"
    cw.save(cw.generate("nonogram", size=60, seed=1, pattern="random", density=0.6), path)

    ended = cluewright("quality", path, "--thorough", "--time-limit", 1, "--json")

    report = json.loads(ended.out)
    assert (ended.code, report["complete"], report["minimality"]) == (0, True, None)


def test_a_kind_without_a_report_is_refused_in_a_sentence(cluewright, tmp_path):
    path = tmp_path / "z.json"
    cw.save(cw.kind("zip").sample(), path)

    ended = cluewright("quality", path)

    assert (ended.code, ended.err) == (2, f"cluewright: {path}#1: Zip puzzles have no quality report\n")
