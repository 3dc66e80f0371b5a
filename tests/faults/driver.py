"""Run an operation with the disk failing at one point after the other; started with the failing disk preloaded.

Arguments are the name of an operation, a folder and how many points of each kind of failure to try. The points are
counted in a first run; each further run is a child of this process, so that nothing is left of its failure but the
files. What it prints is one object: the points there are, the runs made, and what did not hold.
"""

import ctypes
import json
import os
import shutil
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

from tests.brief import require_brief
from tests.faults.operations import OPERATIONS, Operation, copied

from cluewright.cli.exits import sentence_of

NOTHING, ERROR_ONCE, FULL, KILLED = range(4)
KINDS = {"error": ERROR_ONCE, "full": FULL, "killed": KILLED}
JUMPS = {"clock back": -40 * 365 * 86_400, "clock forth": 40 * 365 * 86_400}

disk = ctypes.CDLL(None)


def know_the_disk() -> None:
    """Tell what its functions take and give."""
    for name in ("faults_count", "faults_clock_count"):
        getattr(disk, name).restype = ctypes.c_long
    disk.faults_begin.argtypes = [ctypes.c_char_p, ctypes.c_int, ctypes.c_long]
    disk.faults_jump.argtypes = [ctypes.c_long, ctypes.c_long]


def in_child(folder: Path, operation: Operation, begin: Callable[[], None]) -> tuple[set[str], list[int], int]:
    """Act in a child process; give what it acknowledged, its counts of calls, and its exit code."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.dup2(1, 2)
        code = 0
        begin()
        try:
            operation.act(folder, lambda word: os.write(writing, f"{word}\n".encode()))
        except BaseException as error:
            code = 1
            os.write(writing, f"?{sentence_of(error)}\n".encode())
        counts = f"!{disk.faults_count()} {disk.faults_clock_count()}\n"
        disk.faults_begin(b"", NOTHING, 0)
        os.write(writing, counts.encode())
        os._exit(code)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        words = pipe.read().splitlines()
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    counts = [int(number) for word in words if word.startswith("!") for number in word[1:].split()]
    sentences = [word[1:] for word in words if word.startswith("?")]
    assert len(sentences) == (code == 1), f"one sentence says what failed: {sentences}"
    for sentence in sentences:
        require_brief(sentence.replace(str(folder), ""), "")
        assert "bug in Cluewright" not in sentence, sentence
    return {word for word in words if word[:1] not in ("!", "?")}, counts, code


def spread(count: int, most: int) -> list[int]:
    """Give so many numbers from 1 to a count, the first and the last among them."""
    if count <= most:
        return list(range(1, count + 1))
    return sorted({1 + round(place * (count - 1) / max(1, most - 1)) for place in range(most)})


def main(name: str, folder: Path, most: int) -> dict[str, object]:
    know_the_disk()
    operation = OPERATIONS[name]
    ready = folder / "ready"
    ready.mkdir()
    operation.prepare(ready)
    problems, runs, failed = [], 0, 0

    def attempt(what: str, begin: Callable[[Path], None]) -> list[int]:
        nonlocal runs, failed
        runs += 1
        here = copied(ready, folder / f"run {runs}")
        try:
            acked, counts, code = in_child(here, operation, lambda: begin(here))
            failed += code != 0
            operation.verify(here, acked)
            again, _, code = in_child(here, operation, lambda: None)
            assert code == 0, "doing it again does not complete it"
            operation.verify(here, acked | again)
            return counts
        except Exception:
            problems.append(f"{name}, {what}: {traceback.format_exc(limit=-2)}")
            return []
        finally:
            shutil.rmtree(here)

    def strike(kind: int, at: int) -> Callable[[Path], None]:
        return lambda here: disk.faults_begin(str(here).encode(), kind, at)

    def jump(at: int, seconds: int) -> Callable[[Path], None]:
        return lambda _: disk.faults_jump(at, seconds)

    points, clocks = attempt("nothing", strike(NOTHING, 0))
    for what, kind in KINDS.items():
        for at in spread(points, most):
            attempt(f"{what} at {at} of {points}", strike(kind, at))
    strikes = failed
    for what, seconds in JUMPS.items():
        for at in spread(clocks, max(2, most // 4)):
            attempt(f"{what} at {at} of {clocks}", jump(at, seconds))
    return {"points": points, "clocks": clocks, "runs": runs, "struck": strikes, "problems": problems}


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))))
