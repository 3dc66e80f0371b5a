"""What all commands share: help, exit codes, errors, logging, and where commands come from."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import cluewright as cw
from cluewright.cli import app, exits
from cluewright.cli.exits import ExitCode, exit_code_of, sentence_of
from cluewright.core.message import plain

Runner = Callable[..., Any]
OURS = ("tour", "solve", "check", "play", "kinds", "version")


def program(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "cluewright", *arguments], capture_output=True, text=True, **options)


def test_help_lists_every_command_those_of_kinds_among_them(cluewright: Runner) -> None:
    ended = cluewright("--help")

    assert ended.code == 0
    listed = ended.out.partition("Commands:")[2].split("\n")
    names = [line.split()[0] for line in listed if line.strip()]
    assert set(OURS) < set(names)
    assert {"hint", "explain", "rate", "generate", "bench", "clues"} < set(names)
    assert len(set(names)) == len(names)


def test_without_a_command_the_help_is_shown(cluewright: Runner) -> None:
    ended = cluewright()

    assert ended.code == 0
    assert ended.out == cluewright("--help").out


@pytest.mark.parametrize("command", [*OURS, "clues"])
def test_every_command_has_help_with_an_example_and_the_common_options(cluewright: Runner, command: str) -> None:
    ended = cluewright(command, "--help")

    assert ended.code == 0
    assert f"Example:\n      cluewright {command}" in ended.out
    for option in ("--verbose", "--quiet", "--debug", "--json"):
        assert option in ended.out


def test_help_loads_no_heavy_library() -> None:
    code = (
        "import sys\nfrom cluewright.cli.app import run\nrun(['--help'])\n"
        "print(sorted({'numpy', 'PIL', 'rich', 'cluewright._native', 'sqlite3', 'asyncio'} & sys.modules.keys()))"
    )

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.splitlines()[-1] == "[]"


def test_version(cluewright: Runner) -> None:
    assert cluewright("--version").out == f"cluewright {cw.__version__}\n"
    assert cluewright("version").out.startswith(f"cluewright {cw.__version__}\npython 3.")
    assert f'{{"cluewright":"{cw.__version__}","python":"3.' in cluewright("version", "--json").out


def test_a_slip_of_the_keys_is_answered_with_what_was_meant(cluewright: Runner) -> None:
    ended = cluewright("slove", "a.json")

    assert ended.code == 2
    assert "cluewright: no such command 'slove'. Did you mean 'solve'" in ended.err


@pytest.mark.parametrize(
    "arguments",
    [("solve",), ("solve", "--nonsense"), ("solve", "x", "--limit", "0"), ("play",), ("solve", "-j", "x", "a")],
)
def test_wrong_usage_is_one_sentence_and_exit_code_2(cluewright: Runner, arguments: tuple[str, ...]) -> None:
    ended = cluewright(*arguments)

    assert ended.code == 2
    assert ended.out == ""
    assert ended.err.startswith("cluewright: ")
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (cw.FormatError("x", file="a", line=2), ExitCode.BAD_INPUT),
        (cw.InvalidPuzzle([cw.Fault("a", plain("b"))]), ExitCode.BAD_INPUT),
        (cw.UnknownKind("x"), ExitCode.BAD_INPUT),
        (cw.NotOffered("x"), ExitCode.BAD_INPUT),
        (FileNotFoundError(2, "No such file or directory", "a"), ExitCode.BAD_INPUT),
        (cw.BudgetExceeded("x"), ExitCode.UNDECIDED),
        (cw.GenerationFailed("x"), ExitCode.NO),
        (MemoryError(), ExitCode.UNDECIDED),
        (KeyboardInterrupt(), ExitCode.INTERRUPTED),
        (ZeroDivisionError("x"), ExitCode.BUG),
    ],
)
def test_every_error_has_its_exit_code_and_one_line(error: BaseException, code: ExitCode) -> None:
    assert exit_code_of(error) == code
    assert sentence_of(error)
    assert "\n" not in sentence_of(error)


def test_a_missing_file_is_named(cluewright: Runner, tmp_path: Path) -> None:
    missing = tmp_path / "no.json"

    assert cluewright("solve", missing).err == f"cluewright: {missing}: no such file or directory\n"
    assert f"cluewright: {tmp_path}: this folder has no puzzle files" in cluewright("check", tmp_path).err
    assert f"cluewright: {tmp_path}: this folder has no puzzle files" in cluewright("hint", tmp_path).err


def test_a_mistake_of_ours_shows_its_traceback_with_debug_only(
    cluewright: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platform.python_version", lambda: 1 / 0)

    plain, debug = cluewright("version"), cluewright("version", "--debug")

    assert plain.code == debug.code == 70
    assert plain.err == ("cluewright: this is a bug in Cluewright: division by zero (use --debug for details)\n")
    assert debug.err.startswith("Traceback")
    assert cluewright("--debug", "version").err.startswith("Traceback")


def test_interruption_is_exit_code_130(cluewright: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("platform.python_version", interrupted)

    ended = cluewright("version")

    assert (ended.code, ended.out, ended.err) == (130, "", "cluewright: interrupted\n")


def test_a_reader_that_stops_reading_is_no_error() -> None:
    code = "from cluewright.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", code, "version", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 0


def test_the_program_ends_with_the_exit_code() -> None:
    done = program("solve", "no-such-file.json")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "cluewright: no-such-file.json: no such file or directory\n"


COMMANDS = '''
from typing import Annotated
import cluewright_kakurasu as model

def shout_out(word: Annotated[str, "What to shout."], *, times: Annotated[int, "How often."] = 1, json: bool = False):
    """Shout a word."""
    return {"word": word, "times": times} if json else " ".join([word.upper()] * times)

class Shout(model.Kakurasu):
    kind = "loud"

class Loud(type(model.KIND)):
    name = "loud"
    puzzle_type = Shout
    title, rules, move_help = "Loud", "Be loud.", "shout"
    def commands(self):
        return (shout_out,)

KIND = Loud()
'''


def test_a_kind_adds_commands_without_an_edit_elsewhere(
    cluewright: Runner, kakurasu: ModuleType, plug_in: Callable[..., Path]
) -> None:
    plug_in("loud-kind", {"loud": "loud_kind:KIND"}, COMMANDS)

    assert cluewright("shout-out", "ho", "--times", "3").out == "HO HO HO\n"
    assert cluewright("shout-out", "ho", "--json").out == '{"word":"ho","times":1}\n'
    assert "What to shout." in cluewright("shout-out", "--help").out
    assert "Did you mean 'shout-out'?" in cluewright("shout-oat").err


def test_broken_plug_ins_are_named_and_break_nothing(
    cluewright: Runner, kakurasu: ModuleType, plug_in: Callable[..., Path]
) -> None:
    folder = plug_in("broken-kind", {"broken": "broken_kind:KIND"}, "raise RuntimeError('no luck today')")
    info = next(folder.glob("*.dist-info")) / "entry_points.txt"
    info.write_text(info.read_text() + f"[{app.GROUP}]\nwreck = broken_kind:wreck\n")

    listing = cluewright("kinds")
    help_page = cluewright("--help")

    assert listing.code == help_page.code == 0
    assert "left out: the kind 'broken' failed to load: no luck today" in listing.out
    assert "kakurasu" in listing.out
    assert "solve" in help_page.out
    assert "the command 'wreck' failed to load" in help_page.err
    assert cluewright("--quiet", "kinds").err == ""


def test_kinds_lists_what_each_offers_as_json(cluewright: Runner, kakurasu: ModuleType) -> None:
    found = {data["name"]: data for data in map(json.loads, cluewright("kinds", "--json").out.splitlines())}

    assert found["kakurasu"]["techniques"] == ["line-sum"]
    assert found["kakurasu"]["pictures"] is False


@pytest.mark.parametrize(
    ("options", "shown"),
    [((), ["warning"]), (("-v",), ["warning", "info"]), (("-vv",), ["warning", "info", "debug"]), (("-q",), [])],
)
def test_verbosity_goes_through_the_log(
    cluewright: Runner, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], shown: list[str]
) -> None:
    def speak() -> str:
        for level in ("warning", "info", "debug"):
            getattr(exits._log, level)("said")
        return "3"

    monkeypatch.setattr("platform.python_version", speak)

    assert cluewright("version", *options).err == "".join(f"{level}: said\n" for level in shown)
    assert cluewright(*options, "version").err == "".join(f"{level}: said\n" for level in shown)


def test_a_terminal_without_a_character_shows_a_question_mark() -> None:
    narrow = {"env": {**os.environ, "PYTHONIOENCODING": "latin-1"}, "encoding": "latin-1"}

    done = program("play", "--kind", "nonogram", "--quiet", input="#1,1\n", **narrow)

    assert (done.returncode, done.stderr) == (0, "")
    assert " ? · · · " in done.stdout


def test_bytes_that_are_no_text_are_no_move() -> None:
    code = "from cluewright.cli import main; main()"
    command = [sys.executable, "-c", code, "play", "--kind", "nonogram", "-q"]

    done = subprocess.run(command, input=b"\xff\xfe\n", capture_output=True)

    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is not a move" in done.stdout


def test_benchmarks_are_found_by_name(cluewright: Runner) -> None:
    listing, one = cluewright("bench", "--help"), cluewright("bench", "nonogram", "--help")

    assert (listing.code, one.code) == (0, 0)
    assert "nonogram" in listing.out
    assert "strategies" in listing.out
    assert "Example:\n      cluewright bench nonogram" in one.out
    assert cluewright("bench", "chess").err == "cluewright: no such command 'chess'.\n"
