"""The command line among other programs: interruptions, closed streams, hostile titles."""

import ast
import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Runner
from tests.effort import sampled

import cluewright as cw
from cluewright.cli.output import console, show
from cluewright.core.form import dumps

EVIL = "A\x1b]0;owned\x07\x9b31m\u202eB\nC"


def interrupted_at_import(number: int) -> subprocess.CompletedProcess[str]:
    """Run `cluewright kinds` and interrupt it while it looks for its nth module."""
    code = (
        "import os, signal, sys\n"
        "class Finder:\n"
        "    left = int(sys.argv.pop(1))\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        Finder.left -= 1\n"
        "        if Finder.left == 0: os.kill(os.getpid(), signal.SIGINT)\n"
        "from cluewright.cli import main\n"
        "sys.meta_path.insert(0, Finder())\n"
        "main()"
    )
    command = [sys.executable, "-c", code, str(number), "kinds"]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.mark.parametrize("number", [1, 10, 60, 150, 170, 190])
def test_ctrl_c_while_modules_load_is_one_line_and_130(number: int) -> None:
    ended = interrupted_at_import(number)
    assert (ended.returncode, ended.stderr) == (130, "cluewright: interrupted\n")


TOO_SOON = (
    -signal.SIGINT,
    'Traceback (most recent call last):\n  File "<string>", line 1, in <module>\nKeyboardInterrupt\n',
)
"""On a busy machine the interruption may come before the program has come as far as `main`."""


def interrupted_after(milliseconds: int) -> tuple[int, str]:
    """Run `cluewright kinds` and interrupt it so long after it began, if it still runs."""
    code = "import cluewright.cli, os, _signal; os.write(1, b'.'); cluewright.cli.main()"
    process = subprocess.Popen([sys.executable, "-c", code, "kinds"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.read(1) == b"."
    try:
        process.wait(milliseconds / 1000)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
    _, said = process.communicate()
    return process.returncode, said.decode()


def test_ctrl_c_at_any_moment_of_the_start_is_one_line_and_130() -> None:
    ends = [interrupted_after(moment) for moment in sampled((*range(1, 100, 9), *range(100, 600, 60)))]
    ends = [end for end in ends if end != TOO_SOON]

    assert set(ends) <= {(130, "cluewright: interrupted\n"), (0, "")}
    assert (130, "cluewright: interrupted\n") in ends


def test_an_interruption_where_none_can_be_raised_is_not_lost() -> None:
    code = (
        "import os, signal, sys\n"
        "from cluewright.cli import app, main\n"
        "class Dying:\n"
        "    def __del__(self): os.kill(os.getpid(), signal.SIGINT); [None for _ in range(10)]\n"
        "def run():\n"
        "    Dying()\n"
        "    for _ in range(10**9): pass\n"
        "    return 0\n"
        "app.run = run\n"
        "main()"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (130, "cluewright: interrupted\n")


def test_an_ignored_interruption_stays_ignored() -> None:
    code = (
        "import os, signal, sys\n"
        "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
        "from cluewright.cli import app, main\n"
        "def run():\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "    return 7\n"
        "app.run = run\n"
        "main()"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 7


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    path = tmp_path / "puzzle.json"
    cw.save(cw.generate("nonogram", size=(20, 18), seed=1), path)
    return path


def shell(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    path = f"{Path(sys.executable).parent}"
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", f"export PATH={path}:$PATH; {command}"],
        cwd=folder,
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("verb", ["explain", "draw"])
def test_a_reader_that_has_had_enough_is_no_error(puzzle: Path, verb: str) -> None:
    ended = shell(f"cluewright {verb} puzzle.json puzzle.json puzzle.json | head -1", puzzle.parent)
    assert ended.stderr == ""
    assert len(ended.stdout.splitlines()) == 1


def test_closed_streams_are_no_trap(puzzle: Path) -> None:
    for closed in sampled((">&-", "2>&-", ">&- 2>&- <&-", "<&-")):
        ended = shell(f"cluewright check puzzle.json {closed}", puzzle.parent)
        assert (ended.returncode, ended.stderr) == (0, ""), closed
    # A library opened while standard error is closed must not get the messages.
    shell("cluewright library add puzzle.json missing.json --library kept.db 2>&-", puzzle.parent)
    assert shell("cluewright library list --library kept.db --json", puzzle.parent).stdout.count("\n") == 1


def test_json_has_nothing_but_json_when_standard_error_is_closed(puzzle: Path) -> None:
    ended = shell("cluewright solve puzzle.json missing.json --json 2>&-", puzzle.parent)
    assert all(isinstance(json.loads(line), dict) for line in ended.stdout.splitlines())
    assert ended.stdout


def test_titles_never_steer_the_terminal(cluewright: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    item = cw.Item(cw.generate("nonogram", size=5, seed=1).puzzle, meta={"title": EVIL, "author": EVIL})
    monkeypatch.chdir(tmp_path)
    named = "a\x1b[31m\nb.json"
    for name in ("evil.json", named):
        Path(name).write_text(dumps(item))
    commands = (
        ("library", "add", "evil.json", "--library", "kept.db"),
        ("library", "list", "--library", "kept.db"),
        ("library", "list", "--library", "kept.db", "--json"),
        ("library", "show", "1", "--library", "kept.db"),
        ("solve", "evil.json"),
        ("solve", "evil.json", "--json"),
        ("draw", "evil.json", "-o", "evil.svg"),
        ("play", "evil.json"),
        ("convert", "evil.json", "evil.non"),
        ("check", "\x1b[31m.json"),
        *((verb, named) for verb in ("check", "rate", "hint", "explain", "quality", "draw", "solve")),
        ("library", "collection", "make", "\x1b[31mevil", "--library", "kept.db"),
    )
    spoken = 0
    for command in commands:
        ended = cluewright(*command, stdin="quit\n")
        for said in (ended.out, ended.err):
            assert not {character for character in said if character in "\x1b\x07\x9b\u202e"}, command
            spoken += bool(said)
    assert spoken >= len(commands) - 2
    assert item.meta["title"] == EVIL


def test_everything_for_people_is_printed_by_one_function() -> None:
    known = {
        "output.py": 4,  # the function itself, JSON, and what a console has looked through
        "app.py": 1,  # our own version
        "draw.py": 1,  # a drawing in colours of ours
    }
    found: dict[str, int] = {}
    for path in (Path(cw.__file__).parent / "cli").glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text())):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in ("typer.echo", "click.echo"):
                found[path.name] = found.get(path.name, 0) + 1
    assert found == known, "use cluewright.cli.output.say"


def test_a_console_shows_its_own_colours_and_nobody_elses(monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.text import Text

    monkeypatch.setenv("FORCE_COLOR", "1")
    out = console()
    with out.capture() as captured:
        show(out, Text(EVIL, style="bold"))
    said = captured.get()
    assert "\x1b[1m" in said
    assert "\x07" not in said
    assert "\x1b]" not in said


def test_the_interruption_used_here_is_the_real_one() -> None:
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
