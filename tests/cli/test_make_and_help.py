"""generate, rate, explain and hint, with the template kind: these commands know no puzzle."""

import json
from pathlib import Path

import pytest

import cluewright as cw
from cluewright.core.errors import GenerationFailed


def test_generate_prints_puzzles_with_all_that_is_known(cluewright, kakurasu):
    ended = cluewright("generate", "kakurasu", "--size", "4x3", "--count", 3, "--seed", 5, "--json")
    assert (ended.code, ended.err) == (0, "")
    made = [json.loads(line) for line in ended.out.splitlines()]
    assert [item["recipe"]["seed"] for item in made] == [5, 6, 7]
    assert all((item["width"], item["height"]) == (4, 3) for item in made)
    assert all({"solution", "rating", "proof", "recipe"} <= item.keys() for item in made)
    assert cluewright("generate", "kakurasu", "--size", "4x3", "--count", 3, "--seed", 5, "--json").out == ended.out


def test_generate_offers_the_options_of_the_kind(cluewright, kakurasu):
    assert "--shaded" in cluewright("generate", "kakurasu", "--help").out
    item = json.loads(cluewright("generate", "kakurasu", "--size", 3, "--shaded", 30, "--json").out)
    assert item["recipe"]["shaded"] == 30
    ended = cluewright("generate", "kakurasu", "--size", 3, "--shaded", "many")
    assert ended.code == 2
    assert "--shaded" in ended.err


def test_generate_writes_a_folder_or_a_file(cluewright, kakurasu, tmp_path: Path):
    folder, file = tmp_path / "made", tmp_path / "made.jsonl"
    assert cluewright("generate", "kakurasu", "--size", "3x2", "--count", 2, "--out", folder).code == 0
    assert sorted(path.name for path in folder.iterdir()) == ["kakurasu-3x2-0.json", "kakurasu-3x2-1.json"]
    assert cluewright("generate", "kakurasu", "--size", "3x2", "--count", 2, "--out", file).code == 0
    assert cluewright("check", file).code == 0
    assert len(file.read_text().splitlines()) == 2


def test_generate_draws_for_people(cluewright, kakurasu):
    ended = cluewright("generate", "kakurasu", "--size", "4x3")
    assert ended.out.startswith("Kakurasu 4x3, easy")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["kakurasu", "--size", "0x3"], "not a size"),
        (["kakurasu", "--size", "4", "--difficulty", "silly"], "difficulty must be one of"),
        (["chess", "--size", "4"], "chess"),
    ],
)
def test_generate_refuses_what_it_does_not_understand(cluewright, kakurasu, arguments, said):
    ended = cluewright("generate", *arguments)
    assert ended.code == 2
    assert said in ended.err


def test_a_recipe_that_cannot_be_met_ends_with_the_closest(cluewright, kakurasu, monkeypatch):
    def fail(self, recipe, *, budget=None):
        raise GenerationFailed("no such puzzle in 100 tries", best=self.sample())

    monkeypatch.setattr(kakurasu.KakurasuKind, "generate", fail)
    ended = cluewright("generate", "kakurasu", "--size", 3, "--json")
    assert ended.code == 1
    assert "no such puzzle in 100 tries; here is the closest" in ended.err
    assert json.loads(ended.out)["kind"] == "kakurasu"


def test_rate(cluewright, puzzles):
    ended = cluewright("rate", puzzles["unique"], "--json")
    assert ended.code == 0
    assert json.loads(ended.out)["level"] == "easy"
    ended = cluewright("rate", puzzles["bad"], puzzles["unique"])
    assert ended.code == 2
    assert "easy" in ended.out
    assert ended.err.count("\n") == 1


def test_explain_leads_to_the_solution(cluewright, puzzles):
    ended = cluewright("explain", puzzles["unique"], "--json")
    assert ended.code == 0
    answer = json.loads(ended.out)
    assert answer["finished"] is True
    assert all({"technique", "level", "cells", "evidence", "text"} <= step.keys() for step in answer["steps"])
    assert cluewright("explain", puzzles["unique"]).out.startswith("1. [line sum] ")


def test_explain_says_when_it_ends_before_the_solution(cluewright, tmp_path: Path):
    hard = tmp_path / "hard.json"
    assert cluewright("generate", "kakurasu", "--size", 5, "--difficulty", "hard", "--out", hard).code == 0
    ended = cluewright("explain", hard, "--json")
    assert ended.code == 1
    assert json.loads(ended.out)["finished"] is False
    assert ended.err.startswith("No technique applies from here")
    assert cluewright("explain", hard, "--quiet").err == ""


@pytest.mark.parametrize("command", ["rate", "explain", "hint"])
def test_a_puzzle_that_is_not_unique_is_refused_in_one_sentence(cluewright, puzzles, command):
    for name, how_many in (("several", "several solutions"), ("none", "no solution")):
        ended = cluewright(command, puzzles[name])
        assert (ended.code, ended.out) == (1, "")
        assert ended.err.endswith(f"this puzzle has {how_many}; rating, explaining and hints need exactly one\n")


def test_hint_for_a_board_in_every_form(cluewright, puzzles, tmp_path: Path):
    board = tmp_path / "board.txt"
    board.write_text("#?#\n???\n")
    plain = json.loads(cluewright("hint", puzzles["unique"], "--board", board, "--json").out)
    assert len(plain["stages"]) == 3
    board.write_text('["#?#", "???"]')
    assert json.loads(cluewright("hint", puzzles["unique"], "--board", board, "--json").out) == plain
    saved = tmp_path / "game.json"
    played = cluewright("play", puzzles["unique"], stdin=f"1 1 #\n1 3 #\nsave {saved}\nquit\n")
    assert played.code == 0
    assert json.loads(cluewright("hint", puzzles["unique"], "--board", saved, "--json").out) == plain
    ended = cluewright("hint", puzzles["several"], "--board", saved)
    assert ended.code == 2
    assert "different puzzle" in ended.err


def test_all_hints_are_listed_the_best_first(cluewright, tmp_path: Path):
    file = tmp_path / "plus.json"
    puzzle = cw.Nonogram(rows=[[1], [3], [1]], columns=[[1], [3], [1]])
    cw.save(puzzle, file)
    listed = cluewright("hint", file, "--all").out.splitlines()
    assert [line.split(":")[0] for line in listed[:2]] == ["complete line", "complete line"]
    data = json.loads(cluewright("hint", file, "--all", "--json").out)
    assert [hint["code"].replace("-", " ") for hint in data["hints"]] == [line.split(":")[0] for line in listed]
    first = json.loads(cluewright("hint", file, "--json").out)
    assert {**data["hints"][0], "source": str(file), "index": 0} == first
    assert len(data["hints"]) > 1


def test_hint_speaks_of_mistakes_first(cluewright, puzzles, tmp_path: Path):
    board = tmp_path / "board.txt"
    board.write_text("##? ???")
    answer = json.loads(cluewright("hint", puzzles["unique"], "--board", board, "--json").out)
    assert answer["mistake"]["code"] == "no-way"
