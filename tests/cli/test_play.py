"""`cluewright play`: any kind, from a pipe."""

import json
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cluewright.cli.playing import TextGame, begin
from cluewright.formats import save

Runner = Callable[..., Any]
Files = dict[str, Path]


@pytest.fixture
def game(kakurasu: ModuleType) -> TextGame:
    return TextGame(iter([lambda: begin(kakurasu.KIND.sample())]))


def say(game: TextGame, *lines: str) -> list[str]:
    return [game.reply(line).text for line in lines]


def board(game: TextGame) -> Any:
    return game.state()["board"]


def test_a_game_is_played_from_a_pipe(cluewright: Runner, puzzles: Files) -> None:
    ended = cluewright("play", puzzles["unique"], stdin="1 1 #\nmove 1 3 #\n\n2 2 #\n2 3 #\nquit\n1 1 .\n")

    assert ended.code == 0
    assert ended.out.startswith("Kakurasu, 3x2, A first one\nShade cells")
    assert ended.out.splitlines()[-4:] == [
        "  #  ?  #   4",
        "  ?  #  #   5",
        "  1  2  3",
        "Solved in 0 seconds with 4 moves.",
    ]


def test_puzzles_are_played_one_after_the_other_or_one_is_chosen(
    cluewright: Runner, tmp_path: Path, kakurasu: ModuleType
) -> None:
    first, second = kakurasu.KIND.sample(), kakurasu.Kakurasu((1, 2), (1, 2))
    save([first, second], tmp_path / "two.jsonl")
    every = cluewright("play", tmp_path / "two.jsonl", "--json", stdin="next\nnext\n")
    opening, second_board, refused = map(json.loads, every.out.splitlines())
    assert (opening["board"], second_board["board"]) == (["???", "???"], ["??", "??"])
    assert (refused["ok"], refused["text"]) == (False, "this is the last puzzle")
    assert cluewright("play", tmp_path / "two.jsonl", "--index", 2, stdin="").out.startswith("Kakurasu, 2x2")
    assert "the file has 2" in cluewright("play", tmp_path / "two.jsonl", "--index", 3).err


def test_json_answers_every_line_with_the_board(cluewright: Runner, puzzles: Files) -> None:
    ended = cluewright("play", puzzles["unique"], "--json", stdin="1 1 #\nnonsense\nundo\n")

    opening, moved, refused, undone = map(json.loads, ended.out.splitlines())
    assert opening["board"] == undone["board"] == ["???", "???"]
    assert moved["board"] == refused["board"] == ["#??", "???"]
    assert (moved["ok"], refused["ok"], moved["moves"], moved["finished"]) == (True, False, 1, False)


@pytest.mark.parametrize("kind", ["kakurasu", "nonogram"])
def test_a_kind_is_played_without_a_file(cluewright: Runner, kakurasu: ModuleType, kind: str) -> None:
    ended = cluewright("play", "--kind", kind, stdin="hint\n")

    assert ended.code == 0
    assert "Look at" in ended.out
    assert cluewright("play", "--kind", "chess").code == 2


def test_undo_and_redo_take_a_number(game: TextGame) -> None:
    say(game, "1 1 #", "1 2 .", "1 3 #")

    say(game, "undo 2")
    assert board(game) == ["#??", "???"]
    say(game, "redo")
    assert board(game) == ["#.?", "???"]
    say(game, "redo 99")
    assert board(game) == ["#.#", "???"]
    assert say(game, "redo", "undo x", "undo 0", "undo ²") == [
        "there is no move to redo",
        *(f"{number!r} is not a number of moves" for number in "x0²"),
    ]
    assert board(game) == ["#.#", "???"]


def test_hints_come_in_three_stages_and_start_anew_after_a_move(game: TextGame) -> None:
    where, why, what, still = say(game, "hint", "hint", "hint", "hint")

    assert where.startswith("Look at ")
    assert why.startswith("Line sum. ")
    assert what == still
    assert "every way to make" in what
    say(game, "1 1 #")
    assert say(game, "hint")[0].startswith("Look at ")


def test_mistakes_are_told_on_request_and_come_first_among_hints(game: TextGame) -> None:
    assert say(game, "check") == ["No mistakes so far."]

    say(game, "1 2 #")

    assert "Row 1 can no longer make 4." in say(game, "check")[0]
    assert say(game, "hint")[0].startswith("There is a mistake")


def test_a_move_that_cannot_be_made_changes_nothing(game: TextGame) -> None:
    reply = game.reply("9 9 #")

    assert not reply.ok
    assert "outside the board" in reply.text
    assert say(game, "move")[0].startswith("type a move: ROW COLUMN")
    assert board(game) == ["???", "???"]


def test_checkpoints(game: TextGame) -> None:
    assert say(game, "checkpoint") == ["There are no checkpoints yet."]
    say(game, "1 1 #", "checkpoint before the guess", "1 2 #")

    say(game, "return before the guess")

    assert board(game) == ["#??", "???"]
    assert say(game, "checkpoint") == ["before the guess: one move"]
    assert say(game, "return nowhere") == ["there is no checkpoint 'nowhere'; there are: before the guess"]


def test_a_saved_game_goes_on(game: TextGame, cluewright: Runner, tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    assert say(game, "save", "load") == ["name a file to save to: save FILE", "name a file to load: load FILE"]
    say(game, "1 1 #", "1 3 #", "undo", f"save {file}", "2 2 #", "load")

    assert board(game) == ["#??", "???"]
    say(game, "redo")
    assert board(game) == ["#?#", "???"]
    assert "  #  ?  ?   4" in cluewright("play", file, stdin="").out


def test_load_begins_another_puzzle(game: TextGame, kakurasu: ModuleType, tmp_path: Path) -> None:
    save(kakurasu.Kakurasu((1, 0), (1, 0)), tmp_path / "b.json")
    say(game, "1 1 #")

    assert say(game, f"load {tmp_path / 'b.json'}")[0].startswith("Kakurasu, 2x2\n")
    assert board(game) == ["??", "??"]
    assert say(game, f"load {tmp_path / 'none'}") == [f"{tmp_path / 'none'}: no such file or directory"]
    assert board(game) == ["??", "??"]


def test_a_damaged_save_is_bad_input(cluewright: Runner, game: TextGame, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    say(game, "1 1 #", f"save {file}")
    file.write_text(file.read_text().replace('"position":1', '"position":7'))

    ended = cluewright("play", file)

    assert ended.code == 2
    assert ended.err.startswith(f"cluewright: {file}: ")


def test_help_names_every_word(game: TextGame) -> None:
    (text,) = say(game, "help")

    for word in ("show", "move", "undo", "redo", "hint", "check", "checkpoint", "save", "load", "help", "quit"):
        assert f"\n{word} " in f"\n{text}"
    assert say(game, "time") == ["0:00"]
    assert say(game, "SHOW") == ["  ?  ?  ?   4\n  ?  ?  ?   5\n  1  2  3"]


def test_a_bad_puzzle_among_good_ones_is_named_and_passed_over(cluewright: Runner, puzzles: Files) -> None:
    files = puzzles["unique"], puzzles["bad"], puzzles["several"]

    _, refused, last = map(json.loads, cluewright("play", *files, "--json", stdin="next\nnext\n").out.splitlines())

    assert not refused["ok"]
    assert str(puzzles["bad"]) in refused["text"]
    assert (last["ok"], last["board"]) == (True, ["????", "????", "????"])
