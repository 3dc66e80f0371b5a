"""`judge` and `audit` on the command line: what they print, write and end with."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cluewright as cw
from cluewright.cli import audit as audit_command
from cluewright.formats import save

Runner = Callable[..., Any]


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    save(cw.kind("nonogram").sample(), tmp_path / "apple.json")
    return tmp_path / "apple.json"


def test_a_right_and_a_wrong_answer(cluewright: Runner, puzzle: Path, tmp_path: Path) -> None:
    rows = cw.kind("nonogram").sample().solution.rows()
    right, wrong = tmp_path / "right.txt", tmp_path / "wrong.txt"
    right.write_text("So:\n" + "\n".join(rows))
    wrong.write_bytes("\n".join(rows).replace("#", ".", 1).encode() + b"\n\xff\xfe")
    assert cluewright("judge", puzzle, right).out == "This is a solution.\n"
    assert cluewright("judge", puzzle, "-", stdin="\n".join(rows)).code == 0
    ended = cluewright("judge", puzzle, right, wrong, "--json", "--lang", "de")
    assert ended.code == 1
    first, second = map(json.loads, ended.out.splitlines())
    assert (first["correct"], first["read"], second["correct"]) == (True, rows, False)
    assert second["faults"][0]["text"].startswith("Zeile 1 zeigt 1, ")


def test_several_puzzles_need_as_many_answers(cluewright: Runner, tmp_path: Path) -> None:
    items = [cw.kind("nonogram").sample(), cw.kind("hitori").sample()]
    save(items, tmp_path / "two.jsonl")
    answers = [tmp_path / "1.txt", tmp_path / "2.txt"]
    for item, place in zip(items, answers, strict=True):
        place.write_text("\n".join(item.solution.rows()))
    assert cluewright("judge", tmp_path / "two.jsonl", *answers).code == 0
    assert cluewright("judge", tmp_path / "two.jsonl", *reversed(answers)).code == 1
    ended = cluewright("judge", tmp_path / "two.jsonl", answers[0])
    assert (ended.code, ended.out) == (2, "")
    assert "2 puzzles need as many answers" in ended.err


@pytest.fixture
def table(tmp_path: Path) -> tuple[Path, Path]:
    """Give a table of three puzzles, one of them ambiguous, and its mapping."""
    (tmp_path / "set.csv").write_text("rows,columns\n2;1,1;2\n1;1,1;1\n2;1,2;1\n")
    (tmp_path / "map.toml").write_text('kind = "nonogram"\n[puzzle]\nrows = "rows"\ncolumns = "columns"\n')
    return tmp_path / "set.csv", tmp_path / "map.toml"


def test_an_audit_prints_a_table_and_writes_a_report(
    cluewright: Runner, table: tuple[Path, Path], tmp_path: Path
) -> None:
    file, mapping = table
    ended = cluewright("audit", file, "--map", mapping, "--report", tmp_path / "report.md")
    assert (ended.code, ended.err) == (1, "")
    assert "set.csv#2: This puzzle has several solutions." in ended.out
    assert ended.out.endswith("3 puzzles in 1 file: 2 with faults (66.7 %).\n")
    assert "1 (33.3 %) | 1 (33.3 %) |" in (tmp_path / "report.md").read_text()
    assert cluewright("audit", file, "--map", mapping, "--report", tmp_path / "report.md").code == 2
    assert cluewright("audit", file, "--map", mapping, "--first", 1).code == 0


def test_an_audit_in_json_has_both_solutions_and_a_summary(cluewright: Runner, table: tuple[Path, Path]) -> None:
    file, mapping = table
    ended = cluewright("audit", file, "--map", mapping, "--json")
    ambiguous, symmetric, summary = map(json.loads, ended.out.splitlines())
    assert (ambiguous["index"], ambiguous["verdict"], ambiguous["size"]) == (1, "several", "2x2")
    assert sorted(ambiguous["findings"][0]["solutions"]) == [["#.", ".#"], [".#", "#."]]
    assert symmetric["findings"][0]["first"] == f"{file}#1"
    assert (summary["summary"]["puzzles"], summary["summary"]["ambiguous"]) == (3, 1)


def test_several_processes_find_the_same(cluewright: Runner, table: tuple[Path, Path]) -> None:
    file, mapping = table
    found = [cluewright("audit", file, file, "--map", mapping, "--json", "--jobs", jobs) for jobs in (1, 2)]
    assert [each.code for each in found] == [1, 1]
    assert found[0].out == found[1].out
    assert found[0].out.count('"duplicate"') > 3


def test_an_audit_that_is_stopped_shows_what_was_found(
    cluewright: Runner, table: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, mapping = table
    shown = []

    def interrupt(case: Any, audited: Any) -> dict[str, Any]:
        shown.append(case)
        raise KeyboardInterrupt

    monkeypatch.setattr(audit_command, "_data", interrupt)
    ended = cluewright("audit", file, "--map", mapping, "--json")
    assert (ended.code, len(shown)) == (130, 1)
    assert json.loads(ended.out)["summary"]["ambiguous"] == 1
    assert "stopped" in ended.err
