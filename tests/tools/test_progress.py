"""The line that shows how far a long command is."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "progress.py"


def run(script: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), "Compiling", "--", sys.executable, "-c", script]
    return subprocess.run(command, capture_output=True, text=True)


def test_what_goes_well_is_two_lines():
    done = run("print('[1/2] a.cpp'); print('[2/2] b.cpp')")
    assert done.returncode == 0
    first, last = done.stderr.splitlines()
    assert first == "Compiling ... "
    assert last.startswith("Compiling ... done after ")
    assert done.stdout == ""


def test_what_fails_keeps_its_code_and_shows_its_last_words():
    done = run(
        "import sys; [print(f'line {i}') for i in range(100)]; print('fatal: no header', file=sys.stderr); sys.exit(3)"
    )
    assert done.returncode == 3
    assert "Compiling ... failed after " in done.stderr
    assert done.stderr.splitlines()[-1] == "fatal: no header"
    assert "line 99" in done.stderr
    assert "line 10\n" not in done.stderr


def test_starting_installs_nothing_that_only_testing_needs():
    planned = subprocess.run(
        ["make", "--dry-run", "--always-make", "start"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert "requirements/start.txt" in planned
    assert "requirements/dev.txt" not in planned
    running = {
        line.split("==")[0] for line in (ROOT / "requirements/start.txt").read_text().splitlines() if "==" in line
    }
    checking = (ROOT / "requirements/dev.in").read_text().split("\n")
    tools = {line for line in checking if line and not line.startswith("#")}
    assert len(tools) > 5
    assert not running & tools


def test_every_locked_version_has_its_hash():
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    assert len(locks) >= 3
    for lock in locks:
        lines = lock.read_text().splitlines()
        named = [number for number, line in enumerate(lines) if "==" in line and not line.lstrip().startswith("#")]
        assert len(named) > 5
        assert all("--hash=sha256:" in lines[number + 1] for number in named), lock.name
