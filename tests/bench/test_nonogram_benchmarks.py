"""The nonogram benchmarks run and say what they promise; how fast is not asserted."""

import json
from dataclasses import replace

import numpy as np
import pytest

import cluewright as cw
from cluewright.bench.measure import Spread, format_seconds, format_table
from cluewright.cli.app import run
from cluewright.nonogram import families


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr("cluewright.bench.nonogram.machine_ratio", lambda: 1.0)


def test_tables_of_all_sections(quick, tmp_path, capsys):
    tournament, hard = tmp_path / "taai2011.txt", tmp_path / "hard.jsonl"
    puzzles = [cw.clues_of(np.random.default_rng(seed).random((6, 6)) < 0.6) for seed in range(3)]
    cw.save(puzzles, tournament, format_name="taai")
    cw.save(cw.clues_of(families.domino_picture(3)), hard)
    cw.save(puzzles[0], tmp_path / "webpbn-00006-cat.nin")
    options = ["--set", str(tournament), "--hard", str(hard), "--survey", str(tmp_path), "--large", "12"]
    assert run(["bench", "nonogram", *options]) == 0
    printed = capsys.readouterr().out
    assert "| taai2011 | 3/3 " in printed
    assert "| 5-9  | 1/1 " in printed
    assert "| cat    | 6x6" in printed
    for family in families.LARGE:
        assert f"| {family}" in printed


def test_seeds_are_measured_one_by_one(quick, tmp_path, capsys, monkeypatch):
    asked = []

    def solve(puzzle, *, limit=2, budget=None, seed=0):
        asked.append(seed)
        return replace(cw.solve(puzzle, limit=limit, budget=budget, seed=seed), seconds=1.0 + seed)

    monkeypatch.setattr("cluewright.bench.nonogram.solve", solve)
    monkeypatch.setattr("cluewright.bench.nonogram._small", lambda: (["board"], []))
    options = ["--seeds", "3", "--large", "0"]
    for name in ("taai2011", "own"):
        cw.save([cw.clues_of(np.eye(4, dtype=bool))] * 2, tmp_path / f"{name}.txt", format_name="taai")
        options += ["--set", str(tmp_path / f"{name}.txt")]
    assert run(["bench", "nonogram", *options, "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert asked == [0, 0, 1, 1, 2, 2] * 2
    assert [row["set"] for row in rows] == ["taai2011", "own", "taai2011", "own", "all"]
    assert [row["total"] for row in rows[:2]] == ["2 s", "2 s"]
    expected = {
        "solved": "12/12",
        "mean": "8 s",
        "least": "4 s",
        "most": "12 s",
        "apart": "100%",
        "slowest puzzle": "3 s",
    }
    assert expected.items() <= rows[4].items()
    assert (rows[2]["faster than nonosolve"] != "", rows[4]["faster than nonosolve"]) == (True, "")


def test_strategies_side_by_side(capsys):
    options = ["--sizes", "4", "--densities", "60", "--count", "2", "--strategies", "lines,auto"]
    assert run(["bench", "strategies", *options]) == 0
    printed = capsys.readouterr().out
    assert "60 % filled, 2 boards each" in printed
    assert "| auto     | 4x4  | 100%" in printed
    assert run(["bench", "strategies", *options, "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["strategy"], row["size"], row["reach"]) for row in rows][1] == ("auto", "4x4", "100%")
    assert run(["bench", "strategies", "--strategies", "magic"]) == 2


def test_spread_of_durations():
    spread = Spread.of([3.0, 1.0, 2.0])
    assert (spread.count, spread.total, spread.median, spread.longest) == (3, 6.0, 2.0, 3.0)
    with pytest.raises(ValueError, match="nothing"):
        Spread.of([])
    assert format_seconds(0.5) == "500 ms"
    assert format_table(["a"], [[1]]).count("\n") == 2


@pytest.mark.parametrize("dominoes", [2, 5])
def test_dominoes_have_one_solution(dominoes):
    picture = families.domino_picture(dominoes)
    assert picture.shape == (2 * dominoes + 1,) * 2
    assert cw.solve(cw.clues_of(picture)).verdict is cw.Verdict.UNIQUE


def test_families_are_determined_by_their_size():
    for make in families.LARGE.values():
        assert make(30).shape == (30, 30)
        assert (make(30) == make(30)).all()
