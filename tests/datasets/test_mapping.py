"""Other people's tables in every form, and mappings that are wrong."""

import csv
import gzip
import json
import re
from pathlib import Path

import numpy as np
import pyarrow
import pyarrow.parquet
import pytest

import cluewright as cw
from cluewright.batch.threads import ThreadExecutor
from cluewright.core.errors import CluewrightError
from cluewright.datasets.audit import audit, read_cases
from cluewright.datasets.mapping import read_mapping

PUZZLE = cw.clues_of("##..# #.#.# .#### ##.#.")
CLUES = {"rows": [list(clue) for clue in PUZZLE.rows], "cols": [list(clue) for clue in PUZZLE.columns]}
FLAT = "11001101010111111010"
PLAIN = 'kind = "nonogram"\nsolution = "solution"\n[puzzle]\nrows = "rows"\ncolumns = "cols"\n'


def lines(clue_lists, between="\n", label=""):
    return between.join(f"{label}{' '.join(map(str, clue))}" for clue in clue_lists)


def padded(clue_lists):
    return [number for clue in clue_lists for number in [0] * (3 - len(clue)) + clue]


def write(folder: Path, form: str) -> tuple[Path, str]:
    """Write the puzzle as a table of a form; return the file and its mapping."""
    record = {**CLUES, "solution": FLAT}
    path = folder / f"set.{form}"
    match form:
        case "json":
            path.write_text(json.dumps({"data": {"puzzles": [record]}}))
            return path, 'records = "data.puzzles"\n' + PLAIN
        case "jsonl.gz":
            path.write_bytes(gzip.compress(json.dumps({"p": CLUES, "solution": [1]}).encode()))
            return path, PLAIN.replace('"rows"', '"p.rows"').replace('"cols"', '"p.cols"').replace(
                'n = "solution"', 'n = "p.no"'
            )
        case "csv" | "tsv":
            with path.open("w", newline="") as file:
                writer = csv.writer(file, delimiter="," if form == "csv" else "\t")
                writer.writerow(["rows", "cols", "solution"])
                writer.writerow([lines(CLUES["rows"], ";"), json.dumps(CLUES["cols"]), FLAT])
            return path, PLAIN
        case "npz":
            np.savez(path, x=np.array([padded(CLUES["rows"]) + padded(CLUES["cols"])], np.uint8))
            np.save(folder / "y.npy", np.array([[int(cell) for cell in FLAT]]))
            mapping = 'kind = "nonogram"\nsolution = { key = "", file = "y.npy" }\n[puzzle]\n'
            mapping += 'rows = { key = "x", part = [0, 12], shape = [4, 3], blank = 0 }\n'
            return path, mapping + 'columns = { key = "x", part = [12, 27], shape = [5, 3], blank = 0 }\n'
        case "parquet":
            pyarrow.parquet.write_table(pyarrow.Table.from_pylist([record]), path)
            return path, PLAIN
        case "md":
            path.write_text(
                f"# A\nRows\n{lines(CLUES['rows'], label='Row 1: ')}\nColumns\n{lines(CLUES['cols'])}\n= {FLAT}\n"
            )
            mapping = PLAIN.replace('"rows"', '{ key = "rows", after = ":" }')
            return (
                path,
                "pattern = 'Rows\\n(?P<rows>.*?)\\nColumns\\n(?P<cols>.*?)\\n= (?P<solution>[01]+)'\n" + mapping,
            )
    raise AssertionError(form)


@pytest.mark.parametrize("form", ["json", "csv", "tsv", "npz", "parquet", "md"])
def test_every_form_gives_the_same_puzzle(tmp_path, form):
    path, mapping = write(tmp_path, form)
    (tmp_path / "map.toml").write_text(mapping)
    [case] = read_cases([str(path)], read_mapping(tmp_path / "map.toml"))
    assert case.error is None
    assert cw.kind("nonogram").from_data(case.data) == PUZZLE
    [(_, found)] = audit([case], ThreadExecutor())
    assert (found.verdict, found.findings) == ("unique", ())


def test_a_row_that_lacks_something_is_named_and_the_rest_comes(tmp_path):
    path, mapping = write(tmp_path, "jsonl.gz")
    (tmp_path / "map.toml").write_text(mapping)
    [case] = read_cases([str(path)], read_mapping(tmp_path / "map.toml"))
    assert case.error == "there is no 'p.no'"
    path.write_bytes(gzip.compress(b"{}\n\nnonsense\n[1]\n" + json.dumps({"p": {**CLUES, "no": FLAT}}).encode()))
    errors = [case.error for case in read_cases([str(path)], read_mapping(tmp_path / "map.toml"))]
    assert [error is None for error in errors] == [False, False, False, True]
    assert errors[1].startswith("line 3: this is not JSON")


def test_other_kinds_are_mapped_by_the_keys_of_their_own_form(tmp_path):
    hitori, path = cw.kind("hitori").sample(), cw.kind("zip").sample()
    grid = [[0] * path.puzzle.width for _ in range(path.puzzle.height)]
    for number, (y, x) in enumerate(path.puzzle.numbers, 1):
        grid[y][x] = number
    rows = [
        {
            "game": "hitori",
            "board": ["".join(map(str, row)) for row in hitori.puzzle.numbers],
            "answer": hitori.solution.rows(),
        },
        {"game": "zip", "w": 6, "h": 5, "grid": grid, "answer": [list(cell) for cell in path.solution.path]},
    ]
    (tmp_path / "one.jsonl").write_text(json.dumps({**rows[0], "board": "\n".join(rows[0]["board"])}))
    (tmp_path / "two.json").write_text(json.dumps([rows[1]]))
    texts = {
        "one.jsonl": 'kind = { key = "game" }\nsolution = "answer"\n'
        '[puzzle]\nnumbers = { key = "board", digits = true }\n',
        "two.json": 'kind = "zip"\nsolution = "answer"\n[puzzle]\nnumbers = { key = "grid", as = "cells" }\n'
        'width = { key = "w", as = "value" }\nheight = { key = "h", as = "value" }\n',
    }
    for name, text in texts.items():
        (tmp_path / "map.toml").write_text(text)
        [(_, found)] = audit(read_cases([str(tmp_path / name)], read_mapping(tmp_path / "map.toml")), ThreadExecutor())
        assert (found.verdict, found.findings) == ("unique", ())


def test_the_mappings_of_the_documentation_can_be_read(tmp_path):
    page = (Path(__file__).parents[2] / "docs" / "auditing.md").read_text()
    found = re.findall("```toml\n(.*?)```", page, re.DOTALL)
    assert len(found) == 3
    for text in found:
        (tmp_path / "map.toml").write_text(text)
        assert read_mapping(tmp_path / "map.toml").puzzle.keys() == {"rows", "columns"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "kind is missing"),
        ("kind = 7", "kind must be a text, not 7"),
        ('kind = "sudoku"', "sudoku"),
        ('kind = "nonogram"', "a mapping needs a table [puzzle] with some of columns, height, rows, width"),
        ('kind = "nonogram"\n[puzzle]\nwalls = "w"', "[puzzle] has no 'walls'"),
        (PLAIN + "rows = 1", "not TOML"),
        (PLAIN.replace('"rows"', "7"), "puzzle.rows must be a key"),
        (PLAIN.replace('"rows"', '{ key = "rows", shape = [] }'), "puzzle.rows.shape must be a list"),
        (PLAIN.replace('"rows"', '{ key = "rows", part = [1] }'), "puzzle.rows.part must be a list of 2"),
        (PLAIN.replace('"rows"', '{ key = "rows", as = "x" }'), "puzzle.rows.as must be one of"),
        (PLAIN.replace('"rows"', "{ }"), "key is missing"),
        ('format = "xls"\n' + PLAIN, "format must be one of json"),
        ('pattern = "("\n' + PLAIN, "not a regular expression"),
        ('colour = "x"\n' + PLAIN, "a mapping has no 'colour'"),
        (PLAIN + '[levels]\nA = "trivial"', "[levels] says which"),
    ],
)
def test_a_wrong_mapping_is_one_sentence(tmp_path, text, said):
    (tmp_path / "map.toml").write_text(text)
    with pytest.raises(CluewrightError) as error:
        read_mapping(tmp_path / "map.toml")
    assert said in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("name", ["x.npz", "x.npy", "x.parquet", "x.json", "x.md", "x.unknown", "missing.csv"])
def test_a_damaged_file_is_one_sentence(tmp_path, name):
    (tmp_path / "map.toml").write_text(("pattern = 'never'\n" if name == "x.md" else "") + PLAIN)
    if name != "missing.csv":
        (tmp_path / name).write_bytes(b"PK\x03\x04 this is no data set \x00\xff")
    [case] = read_cases([str(tmp_path / name)], read_mapping(tmp_path / "map.toml"))
    assert case.error
    assert "\n" not in case.error
