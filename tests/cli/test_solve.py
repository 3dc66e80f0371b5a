"""`cluewright solve` and `cluewright check`, with the template kind and with nonograms."""

import itertools
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cluewright.cli.inputs import Input
from cluewright.cli.solving import Request, solve_all
from cluewright.core.item import Item
from cluewright.core.registry import kind_of
from cluewright.formats import load, save
from cluewright.nonogram.puzzle import Nonogram

Runner = Callable[..., Any]
Files = dict[str, Path]
KEYS = ["source", "index", "kind", "verdict", "solutions", "seconds", "strategy", "stats"]


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_unique_puzzle_is_drawn(cluewright: Runner, puzzles: Files) -> None:
    ended = cluewright("solve", puzzles["unique"])

    assert ended.code == 0
    first, *drawing = ended.out.splitlines()
    assert first.startswith(f"{puzzles['unique']}#1 'A first one': unique (")
    assert drawing == ["  #  .  #   4", "  .  #  #   5", "  1  2  3"]


def test_json_is_one_object_a_line_with_the_documented_keys(cluewright: Runner, puzzles: Files) -> None:
    ended = cluewright("solve", *(puzzles[name] for name in ("unique", "several", "none")), "--json")

    unique, several, none = lines(ended.out)
    assert ended.code == 0
    assert ended.err == ""
    assert list(unique) == KEYS
    assert unique | {"seconds": 0, "stats": {}} == {
        "source": str(puzzles["unique"]), "index": 0, "kind": "kakurasu", "verdict": "unique",
        "solutions": [["#.#", ".##"]], "seconds": 0, "strategy": "auto", "stats": {},
    }  # fmt: skip
    assert several["verdict"] == "several"
    assert len(several["solutions"]) == 2
    assert (none["verdict"], none["solutions"]) == ("none", [])


@pytest.mark.parametrize(
    ("option", "verdict", "found"),
    [((), "several", 2), (("--first",), "solved", 1), (("--limit", 1), "solved", 1), (("--limit", 9), "several", 2)],
)
def test_how_many_solutions_are_looked_for(
    cluewright: Runner, puzzles: Files, option: tuple[object, ...], verdict: str, found: int
) -> None:
    (data,) = lines(cluewright("solve", puzzles["several"], "--json", *option).out)

    assert (data["verdict"], len(data["solutions"])) == (verdict, found)


def test_solutions_are_counted(cluewright: Runner, puzzles: Files) -> None:
    (data,) = lines(cluewright("solve", puzzles["several"], "--count", "--json").out)

    assert data["count"] == 2
    assert "several, 2 solutions (" in cluewright("solve", puzzles["several"], "--count").out


def test_a_count_that_is_cut_short_is_undecided(
    cluewright: Runner, puzzles: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cluewright.core.count._MOST_LISTED", 2)

    ended = cluewright("solve", puzzles["several"], "--count")

    assert ended.code == 3
    assert "several, at least 2 solutions" in ended.out
    (data,) = lines(cluewright("solve", puzzles["several"], "--count", "--json").out)
    assert (data["count"], data["at_least"]) == (None, 2)


class TestOut:
    def test_puzzles_are_written_with_their_solutions(self, cluewright: Runner, puzzles: Files, tmp_path: Path) -> None:
        out = tmp_path / "solved.jsonl"
        ended = cluewright("solve", *(puzzles[name] for name in ("unique", "several", "none")), "--out", out)

        assert ended.code == 0
        assert ended.out.splitlines()[-1].startswith("1 unique, 1 several, 1 none;")
        assert ended.err == f"{out}: 2 puzzles\n"
        unique, several = load(out)
        assert (unique.title, unique.proof) == ("A first one", {"verdict": "unique"})
        assert several.proof == {"verdict": "several"}
        for item in (unique, several):
            assert kind_of(item.puzzle).is_solved(item.puzzle, item.solution)

    def test_a_folder_takes_a_file_for_each(self, cluewright: Runner, puzzles: Files, tmp_path: Path) -> None:
        folder = tmp_path / "solved"
        ended = cluewright("solve", puzzles["unique"], puzzles["several"], "-o", folder, "--json")

        assert ended.code == 0
        assert lines(ended.out)[-1] == {"file": str(folder), "puzzles": 2}
        names = sorted(f"{puzzles[name].stem}.json" for name in ("unique", "several"))
        assert sorted(path.name for path in folder.iterdir()) == names

    def test_standard_output_has_json_lines_alone(self, cluewright: Runner, puzzles: Files) -> None:
        ended = cluewright("solve", puzzles["unique"], puzzles["several"], "-o", "-")

        first, _ = lines(ended.out)
        assert ended.err == ""
        assert first["solution"] == ["#.#", ".##"]

    def test_a_first_solution_proves_nothing(self, cluewright: Runner, puzzles: Files, tmp_path: Path) -> None:
        cluewright("solve", puzzles["several"], "--first", "-o", tmp_path / "solved.json")

        (item,) = load(tmp_path / "solved.json")
        assert item.solution is not None
        assert item.proof is None

    def test_a_file_that_is_there_stays_unless_forced(self, cluewright: Runner, puzzles: Files, tmp_path: Path) -> None:
        out = tmp_path / "solved.json"
        out.write_text("mine")
        ended = cluewright("solve", puzzles["unique"], "-o", out)

        assert (ended.code, ended.out, out.read_text()) == (2, "", "mine")
        assert "--force" in ended.err
        assert cluewright("solve", puzzles["unique"], "-o", out, "--force").code == 0
        assert load(out)[0].solution is not None

    def test_a_format_without_solutions_is_refused_before_any_work(self, cluewright: Runner, tmp_path: Path) -> None:
        save(Item(Nonogram([[1]], [[1]])), tmp_path / "one.json")
        ended = cluewright("solve", tmp_path / "one.json", "-o", tmp_path / "one.mk")

        assert (ended.code, ended.out) == (2, "")
        assert "the format mk cannot hold solutions" in ended.err
        assert not (tmp_path / "one.mk").exists()


def test_bad_input_does_not_keep_the_others_from_being_solved(cluewright: Runner, puzzles: Files) -> None:
    good = puzzles["unique"].read_text()
    puzzles["several"].write_text(f"{good}{{}}\n{good}")

    ended = cluewright("solve", puzzles["bad"], puzzles["several"], "missing.json", puzzles["none"], "--json")

    assert ended.code == 2
    assert [(data["source"], data["index"]) for data in lines(ended.out)] == [
        (str(puzzles["several"]), 0), (str(puzzles["several"]), 2), (str(puzzles["none"]), 0),
    ]  # fmt: skip
    first, second, third = ended.err.splitlines()
    assert first == (
        f"cluewright: {puzzles['bad']}: The sum of row 1 must be from 0 to 3, not 99. "
        "The sum of column 2 must be from 0 to 1, not -1."
    )
    assert second.startswith(f"cluewright: {puzzles['several']}:2: ")
    assert third == "cluewright: missing.json: no such file or directory"


def test_standard_input_and_a_named_format(cluewright: Runner, puzzles: Files) -> None:
    text = puzzles["unique"].read_text()

    (data,) = lines(cluewright("solve", "-", "--json", stdin=text).out)

    assert (data["source"], data["verdict"]) == ("-", "unique")
    refused = cluewright("solve", "-", "--format", "nin", stdin=text)
    assert refused.code == 2
    assert refused.err == "cluewright: standard input:1:1: expected two numbers, the width and height\n"
    assert "there are: webpbn, json, taai, " in cluewright("solve", "-", "--format", "x", stdin=text).err


def test_a_spent_time_limit_is_exit_code_3(cluewright: Runner, puzzles: Files) -> None:
    ended = cluewright("solve", puzzles["unique"], puzzles["none"], "--time-limit", "0", "--json")

    assert ended.code == 3
    assert [data["verdict"] for data in lines(ended.out)] == ["undecided", "undecided"]


def test_an_unknown_strategy_is_bad_input(cluewright: Runner, puzzles: Files) -> None:
    ended = cluewright("solve", puzzles["unique"], "--strategy", "magic")

    assert ended.code == 2
    assert "kakurasu has no strategy 'magic'; it has auto" in ended.err


def test_the_choices_of_how_many_exclude_each_other(cluewright: Runner) -> None:
    assert cluewright("solve", "a", "--first", "--count").err == (
        "cluewright: invalid value: use only one of --first, --limit and --count\n"
    )


def test_many_puzzles_are_summed_up(cluewright: Runner, puzzles: Files) -> None:
    ended = cluewright("solve", puzzles["unique"], puzzles["none"], puzzles["unique"], puzzles["bad"])

    assert ended.code == 2
    *each, total = ended.out.splitlines()
    assert [line.split(": ")[1].split(" ")[0] for line in each] == ["unique", "none", "unique"]
    assert total.startswith("2 unique, 1 none, 1 bad; ")


@pytest.mark.parametrize("jobs", [1, 4, 0])
def test_answers_come_in_the_order_of_the_input_whatever_the_jobs(
    cluewright: Runner, kakurasu: ModuleType, tmp_path: Path, jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    solve = type(kakurasu.KIND).solve

    def uneven(self: Any, puzzle: Any, search: Any) -> Any:
        sum(range(300_000 if puzzle.rows[0] == 0 else 0))  # the first of each three is the slowest
        return solve(self, puzzle, search)

    monkeypatch.setattr(type(kakurasu.KIND), "solve", uneven)
    many = [kakurasu.Kakurasu((total % 3, 3), (1, 2, 3)) for total in range(24)]
    save(many, tmp_path / "many.jsonl")

    ended = cluewright("solve", tmp_path / "many.jsonl", "--jobs", jobs, "--json")

    assert [data["index"] for data in lines(ended.out)] == list(range(24))


def test_stopping_early_cancels_what_still_runs(kakurasu: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []

    def endless(self: Any, puzzle: Any, search: Any) -> Any:
        budget = search.budget
        budgets.append(budget)
        while not budget.spent:
            pass
        budget.check()

    puzzle = kakurasu.KIND.sample().puzzle
    first = iter(solve_all([Input("a", index, Item(puzzle)) for index in range(3)], Request(seconds=0.05), jobs=1))
    monkeypatch.setattr(type(kakurasu.KIND), "solve", endless)

    answer = next(first)
    first.close()  # type: ignore[attr-defined]

    assert str(answer.outcome.verdict if answer.outcome else None) == "undecided"
    assert all(budget.spent for budget in budgets)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_with_130_and_one_line(tmp_path: Path, jobs: str) -> None:
    hard = tmp_path / "hard.jsonl"
    # Rows and columns of alternating ones: no line tells anything, and solutions abound.
    save([Nonogram([[1] * 10] * 30, [[1] * 10] * 30)] * 50, hard)
    code = "from cluewright.cli import main; main()"
    options = ["--count", "--strategy", "dfs", "--verbose", "--jobs", jobs]
    command = [sys.executable, "-c", code, "solve", str(hard), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stderr is not None
        said = running.stderr.readline()
        running.send_signal(signal.SIGINT)
        try:
            out, err = running.communicate(timeout=60)
        finally:
            running.kill()

    assert said == f"info: solving the puzzles of {hard}\n"
    assert running.returncode == 130, (out, err)
    assert err == "cluewright: interrupted\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_the_progress_bar_keeps_to_a_terminal_on_standard_error(tmp_path: Path) -> None:
    import pty

    many = tmp_path / "many.jsonl"
    save([Nonogram([[1, 1], [3]], [[2], [1], [2]])] * 5, many)
    code = "from cluewright.cli import main; main()"
    terminal, end = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}

    done = subprocess.run(
        [sys.executable, "-c", code, "solve", str(many), "--json"], stdout=subprocess.PIPE, stderr=end, env=environment
    )

    os.close(end)
    assert [data["index"] for data in lines(done.stdout.decode())] == [0, 1, 2, 3, 4]
    assert b"solving" in os.read(terminal, 100_000)
    os.close(terminal)


class TestFolders:
    """A folder stands for the puzzle files in and below it."""

    def test_files_are_taken_by_name_with_what_is_below(self, cluewright: Runner, tmp_path: Path) -> None:
        first, second = Nonogram([[1, 1], [3]], [[2], [1], [2]]), Nonogram([[2]], [[1], [1], []])
        (tmp_path / "more").mkdir()
        save([first, second], tmp_path / "more" / "c.jsonl")
        save(second, tmp_path / "b.non")
        save(first, tmp_path / "a.nin")
        (tmp_path / "d.txt").write_text((tmp_path / "b.non").read_text())
        (tmp_path / "notes.md").write_text("not a puzzle")
        (tmp_path / "notes.txt").write_text("not a puzzle")
        (tmp_path / ".hidden.json").write_text("not a puzzle")

        ended = cluewright("solve", tmp_path, "--json")

        assert ended.code == 0
        assert [(data["source"], data["index"]) for data in lines(ended.out)] == [
            (str(tmp_path / "a.nin"), 0), (str(tmp_path / "b.non"), 0), (str(tmp_path / "d.txt"), 0),
            (str(tmp_path / "more" / "c.jsonl"), 0), (str(tmp_path / "more" / "c.jsonl"), 1),
        ]  # fmt: skip

    def test_one_without_puzzles_is_named_and_the_rest_solved(
        self, cluewright: Runner, puzzles: Files, tmp_path: Path
    ) -> None:
        (tmp_path / "empty").mkdir()

        ended = cluewright("solve", tmp_path / "empty", puzzles["unique"], "--json")

        assert ended.code == 2
        assert ended.err.startswith(f"cluewright: {tmp_path / 'empty'}: this folder has no puzzle files (.")
        assert [data["verdict"] for data in lines(ended.out)] == ["unique"]


def test_inputs_are_read_as_they_are_needed(kakurasu: ModuleType) -> None:
    read = []

    def endless() -> Iterator[Input]:
        for index in itertools.count():
            read.append(index)
            yield Input("a", index, Item(kakurasu.KIND.sample().puzzle))

    answers = solve_all(endless(), Request(), jobs=1)
    first = [next(answers) for _ in range(50)]
    answers.close()  # type: ignore[attr-defined]

    assert [answer.input.index for answer in first] == list(range(50))
    assert len(read) < 25_000


def test_jobs_and_cluster_exclude_each_other(cluewright: Runner) -> None:
    ended = cluewright("solve", "a", "--jobs", 2, "--cluster", "tcp://localhost:1")

    assert ended.err == "cluewright: invalid value: use either --jobs or --cluster, not both\n"


def test_a_lost_puzzle_is_named_and_leaves_the_answer_open(
    cluewright: Runner, kakurasu: ModuleType, puzzles: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Any, puzzle: Any, search: Any) -> Any:
        raise RuntimeError("out of order")

    monkeypatch.setattr(type(kakurasu.KIND), "solve", broken)

    ended = cluewright("solve", puzzles["unique"], puzzles["several"])

    assert ended.code == 3
    assert "#1 'A first one': out of order" in ended.err
    assert ended.out.startswith("2 lost; ")


class TestCheck:
    """`check` says whether a puzzle is as it should be."""

    @pytest.mark.parametrize(("name", "code"), [("unique", 0), ("several", 1), ("none", 1), ("bad", 2)])
    def test_exit_codes(self, cluewright: Runner, puzzles: Files, name: str, code: int) -> None:
        assert cluewright("check", puzzles[name]).code == code
        assert cluewright("check", puzzles[name], "--json").code == code

    def test_two_solutions_stand_side_by_side(self, cluewright: Runner, puzzles: Files) -> None:
        ended = cluewright("check", puzzles["several"])

        assert ended.out.splitlines() == [
            f"{puzzles['several']}#1: 4x3 kakurasu, several solutions, two of which differ like this",
            "  #  #  .  .   3      .  .  #  .   3",
            "  #  #  .  .   3      .  .  #  .   3",
            "  .  .  #  .   3      #  #  .  .   3",
            "  3  3  3  0          3  3  3  0",
        ]

    def test_undecided_is_exit_code_3(self, cluewright: Runner, puzzles: Files) -> None:
        ended = cluewright("check", puzzles["unique"], "--time-limit", 0)

        assert ended.code == 3
        assert "undecided" in ended.out

    def test_a_wrong_solution_in_the_file_is_a_fault(self, cluewright: Runner, puzzles: Files) -> None:
        text = puzzles["unique"].read_text()
        puzzles["unique"].write_text(text.replace("#.#", "..#"))

        ended = cluewright("check", puzzles["unique"])

        assert ended.code == 1
        assert "The solution given does not solve the puzzle." in ended.out

    def test_json_lists_every_fault(self, cluewright: Runner, puzzles: Files) -> None:
        bad, good = lines(cluewright("check", puzzles["bad"], puzzles["unique"], "--json").out)

        assert [fault["code"] for fault in bad["faults"]] == ["sum", "sum"]
        assert bad["ok"] is False
        assert (good["ok"], good["verdict"], good["faults"]) == (True, "unique", [])

    def test_a_nonogram_file_is_checked(self, cluewright: Runner, tmp_path: Path) -> None:
        save(Nonogram([[1], [1], []], [[1], [1]]), tmp_path / "a.non")

        ended = cluewright("check", tmp_path / "a.non")

        assert ended.code == 1
        assert ended.out.startswith(f"{tmp_path / 'a.non'}#1: 2x3 nonogram, several solutions")


def test_a_board_too_large_to_take_in_is_not_drawn(cluewright: Runner, tmp_path: Path) -> None:
    wide = tmp_path / "wide.nin"
    wide.write_text("101 2\n101\n101\n" + "2\n" * 101)

    ended = cluewright("solve", wide)

    assert ended.code == 0
    assert ended.out.count("\n") == 1
