"""Files of many puzzles, one of them chosen, and boards that do not fit."""

import json

import pytest

from cluewright.core.form import dumps
from cluewright.core.item import Item
from cluewright.nonogram.puzzle import Nonogram


@pytest.fixture
def many(tmp_path):
    puzzles = [Nonogram(rows=[[width]], columns=[[1]] * width) for width in (2, 3)]
    path = tmp_path / "many.jsonl"
    path.write_text("".join(f"{dumps(Item(puzzle))}\n" for puzzle in puzzles) + '{"kind": "zip"}\n')
    return path


@pytest.mark.parametrize("command", ["hint", "explain", "watch", "draw"])
def test_every_command_takes_all_puzzles_or_the_one_of_a_number(cluewright, many, command):
    chosen, every, absent, bad = (
        cluewright(command, many, *options) for options in ([["--index", 2], [], ["--index", 9], ["--index", 3]])
    )

    assert (chosen.code, chosen.err) == (0, "")
    assert f"{many}#1:\n" in every.out
    assert f"{many}#2:\n" in every.out
    assert every.code == 2
    assert every.err.startswith(f"cluewright: {many}:3")
    assert (absent.code, absent.err) == (2, f"cluewright: {many}: there is no puzzle 9: the file has 3\n")
    assert bad.code == 2
    assert bad.err.startswith(f"cluewright: {many}:3")


def test_the_number_chooses_that_puzzle(cluewright, many):
    (step, *_) = json.loads(cluewright("explain", many, "--index", 2, "--json").out)["steps"]

    assert step["cells"] == [[0, 0, "#"], [0, 1, "#"], [0, 2, "#"]]


@pytest.mark.parametrize("board", ["..\n...", "[1]", "??x", "????"])
def test_a_board_that_does_not_fit_names_its_file(cluewright, many, tmp_path, board):
    path = tmp_path / "board.txt"
    path.write_text(board)

    ended = cluewright("hint", many, "--index", 2, "--board", path)

    assert ended.code == 2
    assert ended.err.startswith(f"cluewright: {path}: ")
