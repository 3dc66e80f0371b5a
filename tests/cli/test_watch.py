"""`cluewright watch`: files, a few frames without a terminal, and live with keys in a terminal of our own."""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from tests.cli.conftest import Runner

import cluewright as cw
from cluewright.cli.keys import Nobody
from cluewright.cli.watching import Player, half_block_lines
from cluewright.core.form import dumps
from cluewright.core.item import Item
from cluewright.core.recording import Recording
from cluewright.core.registry import kind
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import domino_picture

KINDS = list(cw.kinds())
ROWS, COLUMNS = 30, 100
_RUN = "import sys; from cluewright.cli.app import run; sys.exit(run())"
ON, OFF = b"\x1b[?1049h", b"\x1b[?1049l"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "apple.json"
    path.write_text(dumps(kind("nonogram").sample()))
    return path


@pytest.mark.parametrize("name", KINDS)
def test_without_a_terminal_a_few_frames_and_a_summary_are_printed(
    cluewright: Runner, tmp_path: Path, name: str
) -> None:
    found = kind(name)
    path = tmp_path / "puzzle.json"
    path.write_text(dumps(found.sample()))
    ended = cluewright("watch", path)
    assert ended.code == 0
    board = found.sample().solution
    if name != "zip":
        assert found.text(found.sample().puzzle, board) in ended.out
    assert ended.out.splitlines()[-1].startswith("Settled ")
    assert "\x1b" not in ended.out
    quiet = cluewright("watch", path, "--quiet")
    assert len(quiet.out.splitlines()) == 1


def test_the_path_of_a_person_is_told_in_sentences(cluewright: Runner, file: Path) -> None:
    ended = cluewright("watch", file, "--path")
    assert ended.code == 0
    assert ", so " in ended.out
    assert "only gap" in ended.out.splitlines()[-1]


@pytest.mark.parametrize("ending", ["gif", "png", "svg", "mp4", "json"])
def test_what_is_watched_becomes_a_file(cluewright: Runner, file: Path, tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"solving.{ending}"
    ended = cluewright("watch", file, "-o", out, "--frames", 8, "--speed", 2)
    assert ended.code == 0, ended.err
    assert "Settled 90 cells" in ended.err
    starts = {"gif": b"GIF89a", "png": b"\x89PNG", "svg": b"<svg", "mp4": b"\0\0\0", "json": b'{"format"'}
    assert out.read_bytes().startswith(starts[ending])
    if ending == "gif":
        with Image.open(out) as gif:
            assert gif.n_frames == 8
            assert gif.info["duration"] == 40


def test_a_recording_in_a_file_can_be_watched_again(cluewright: Runner, file: Path, tmp_path: Path) -> None:
    out = tmp_path / "solving.json"
    cluewright("watch", file, "--strategy", "dfs-logic", "-o", out)
    data = json.loads(out.read_text())
    assert len(Recording.from_data(data)) == data["length"]
    again, first = cluewright("watch", out), cluewright("watch", file, "--strategy", "dfs-logic")
    assert again.code == 0
    assert again.out == first.out


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"puzzle": None}, "puzzle"),
        ({"width": 10}, "does not fit the size of the board"),
        ({"events": "x"}, "unpacked"),
    ],
)
def test_a_broken_recording_is_refused(
    cluewright: Runner, file: Path, tmp_path: Path, change: dict[str, object], complaint: str
) -> None:
    out = tmp_path / "solving.json"
    cluewright("watch", file, "-o", out)
    out.write_text(json.dumps(json.loads(out.read_text()) | change))
    ended = cluewright("watch", out)
    assert ended.code == 2
    assert complaint in ended.err
    assert len(ended.err.splitlines()) == 1


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_a_heat_map_is_written(cluewright: Runner, file: Path, tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"heat.{ending}"
    assert cluewright("watch", file, "--path", "--heat", "-o", out).code == 0
    assert out.stat().st_size > 1000


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--heat"], "--heat"),
        (["--heat", "-o", "x.gif"], "--heat"),
        (["-o", "x.bmp"], "'x.bmp'"),
        (["--speed", "0"], "speed"),
        (["--frames", "301"], "300"),
        (["--strategy", "magic"], "magic"),
        (["--theme", "pink"], "pink"),
    ],
)
def test_what_makes_no_sense_is_refused_before_any_work(
    cluewright: Runner, file: Path, options: list[str], complaint: str
) -> None:
    ended = cluewright("watch", file, *options)
    assert ended.code == 2
    assert complaint in ended.err
    assert len(ended.err.splitlines()) == 1


def test_a_board_given_is_where_it_begins(cluewright: Runner, file: Path, tmp_path: Path) -> None:
    board = tmp_path / "board.txt"
    rows = kind("nonogram").sample().solution.rows()
    board.write_text("\n".join([*rows[:9], "?" * 9]))
    ended = cluewright("watch", file, "--board", board)
    assert "given 81" in ended.out


def test_when_the_time_runs_out_the_rest_is_missing_and_that_is_said(cluewright: Runner, tmp_path: Path) -> None:
    path = tmp_path / "hard.json"
    path.write_text(dumps(Item(clues_of(domino_picture(30)))))
    ended = cluewright("watch", path, "--time-limit", "0.05", "--quiet")
    assert ended.code == 0
    ended = cluewright("watch", path, "--time-limit", "0.05", "-o", tmp_path / "part.gif", "--frames", 3)
    assert "the end is missing" in ended.err


def test_a_plug_in_is_watched(cluewright: Runner, puzzles: dict[str, Path], tmp_path: Path) -> None:
    ended = cluewright("watch", puzzles["unique"])
    assert ended.code == 0
    assert "search 6" in ended.out
    assert cluewright("watch", puzzles["unique"], "-o", tmp_path / "x.gif").code == 0


# Live


class Terminal:
    """A process in a terminal of its own."""

    def __init__(self, *arguments: object) -> None:
        self.pid, self.master = pty.fork()
        if self.pid == 0:  # the child
            os.environ |= {"TERM": "xterm-256color", "COLUMNS": str(COLUMNS), "LINES": str(ROWS)}
            command = [sys.executable, "-c", _RUN, "watch", *map(str, arguments)]
            os.execv(sys.executable, command)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.output = b""

    def until(self, wanted: bytes, after: int = 0, seconds: float = 30) -> int:
        """Read until something appears, and give where it ends."""
        end = time.monotonic() + seconds
        while (at := self.output.find(wanted, after)) < 0:
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{wanted!r} did not appear after {self.output[-300:]!r}"
            try:
                read = os.read(self.master, 65536)
            except OSError:
                read = b""
            assert read, f"the end came before {wanted!r}: {self.output[-300:]!r}"
            self.output += read
        return at + len(wanted)

    def press(self, keys: bytes) -> None:
        os.write(self.master, keys)

    def echoes(self) -> bool:
        return bool(termios.tcgetattr(self.master)[3] & termios.ECHO)

    def end(self) -> int:
        """Read what is left and give the exit code."""
        while True:
            try:
                if not (read := os.read(self.master, 65536)):
                    break
            except OSError:
                break
            self.output += read
        code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        os.close(self.master)
        return code


def test_keys_pause_step_change_the_speed_and_quit(file: Path) -> None:
    terminal = Terminal(file, "--path", "--speed", "0.05")
    at = terminal.until(b"q quit")
    assert not terminal.echoes()
    terminal.press(b" ")
    at = terminal.until(b"1/", terminal.until(b"\x1b[H", at))
    at = terminal.until(b"paused", at)
    terminal.press(b".")
    at = terminal.until(b"2/", at)
    terminal.press(b"\x1b[C")
    at = terminal.until(b"3/", at)
    terminal.press(b",")
    at = terminal.until(b"2/", at)
    terminal.press(b" ")
    at = terminal.until(b"speed 0.05", at)
    terminal.press(b"+")
    at = terminal.until(b"speed 0.075", at)
    terminal.press(b"-")
    at = terminal.until(b"speed 0.05", at)
    terminal.press(b"q")
    at = terminal.until(OFF, at)
    assert terminal.end() == 0
    assert b"Settled " in terminal.output[at:]
    assert terminal.output.count(ON) == terminal.output.count(OFF) == 1


def test_at_the_end_it_waits_and_begins_again_when_asked(file: Path) -> None:
    terminal = Terminal(file, "--frames", "3", "--speed", "20")
    at = terminal.until(b"3/3")
    terminal.press(b"r")
    at = terminal.until(b"3/3", terminal.until(b"1/3", at))
    terminal.press(b"q")
    terminal.until(OFF, at)
    assert terminal.end() == 0


@pytest.mark.parametrize("how", ["key", "signal"])
def test_an_interrupt_leaves_the_terminal_as_it_was(file: Path, how: str) -> None:
    terminal = Terminal(file, "--speed", "0.05")
    at = terminal.until(b"q quit")
    if how == "key":
        terminal.press(b"\x03")
    else:
        os.kill(terminal.pid, signal.SIGINT)
    at = terminal.until(OFF, at)
    terminal.until(b"interrupted", at)
    assert terminal.echoes()
    assert terminal.end() == 130
    assert b"\x1b[?25h" in terminal.output


def test_a_crash_leaves_the_terminal_as_it_was(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = file.parent / "sitecustomize.py"
    broken.write_text(
        "import cluewright.cli.watching as watching\n"
        "def fail(self, frame, width, height):\n"
        "    if self.at > 1: raise RuntimeError('as planned')\n"
        "    return []\n"
        "watching.Player.board_lines = fail\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(file.parent))
    terminal = Terminal(file, "--speed", "5")
    terminal.until(b"as planned", terminal.until(OFF))
    assert terminal.echoes()
    assert terminal.end() == 70


def test_without_keys_it_plays_to_the_end(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    item = kind("nonogram").sample()
    recording = cw.record(item.puzzle)[1]
    player = Player(item, recording, recording.timeline.moments(4), speed=100)
    turns = 0
    while player._turn(Nobody()):
        turns += 1
    assert turns == len(player.moments) - 1
    assert "q quit" not in capsys.readouterr().out


@pytest.mark.parametrize("name", KINDS)
def test_a_board_is_drawn_as_large_as_the_window_allows(name: str) -> None:
    item = kind(name).sample()
    recording = cw.record(item.puzzle)[1]
    player = Player(item, recording, recording.timeline.moments(4))
    frame = list(recording.timeline.frames([len(recording)]))[-1]
    for width, height in ((120, 40), (50, 9), (20, 3)):
        lines = player.board_lines(frame, width, height)
        assert 1 <= len(lines) <= height
    assert "▀" in "".join(player.board_lines(frame, 20, 3))


def test_a_large_board_is_half_blocks() -> None:
    item = Item(clues_of(np.ones((200, 300), bool)))
    recording = cw.record(item.puzzle)[1]
    player = Player(item, recording, recording.timeline.moments(4), theme="light", colour=False)
    frame = list(recording.timeline.frames([len(recording)]))[-1].at_rest()
    lines = player.board_lines(frame, 60, 30)
    assert len(lines) <= 30
    assert max(map(len, lines)) <= 60


def test_half_blocks_hold_two_pixels() -> None:
    pixels = np.zeros((3, 2, 3), np.uint8)
    pixels[0] = 255
    assert half_block_lines(pixels, 10, 10, colour=False) == ["▀▀", ""]
    (first, _) = half_block_lines(pixels, 10, 10)
    assert first == "\x1b[38;2;255;255;255;48;2;0;0;0m▀▀\x1b[0m"
