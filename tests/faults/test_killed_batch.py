"""A batch with workers, killed at any point at which it writes: nothing told is lost; running it again completes it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.effort import tries
from tests.faults.driver import KILLED, spread

from cluewright.library import Library
from cluewright.library.batches import batches, item_rows
from cluewright.library.soundness import damages

COUNT = 6
PLAN = f'seed = 1\n[[recipe]]\nkind = "zip"\nsize = "5x4"\ncount = {COUNT}\n'
PROGRAM = """
import cluewright.batch.run
from cluewright.cli import main

cluewright.batch.run._COMMIT_SECONDS = 0  # every item in a transaction of its own
main()
"""
WRITES = 110
"""So many points there are at least, up to the last transactions."""
POINTS = int(os.environ.get("CLUEWRIGHT_FAULT_POINTS", tries(2)))


def run(folder: Path, **environment: str) -> tuple[int, set[tuple[int, int | None]]]:
    """Run the batch of a folder; return its exit code, and the items it told of."""
    words = ["batch", "run", folder / "plan.toml", "--library", folder / "library.sqlite", "--jobs", "1", "--json"]
    command = [sys.executable, "-c", PROGRAM, *map(str, words)]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True)
    lines = done.stdout.splitlines(keepends=True)
    events: list[dict[str, Any]] = [json.loads(line) for line in lines if line.endswith("\n")]
    return done.returncode, {(event["number"], event["puzzle"]) for event in events if event["event"] == "item"}


def kept(folder: Path) -> set[tuple[int, int | None]]:
    """Return the items that the library holds, which is sound."""
    with Library.open(folder / "library.sqlite") as library:
        assert list(damages(library)) == []
        found = {(row.number, row.puzzle_id) for batch in batches(library) for _, row in item_rows(library, batch.id)}
        assert len(library) == len(found)
        return found


@pytest.mark.parametrize("at", spread(WRITES, POINTS))
def test_a_batch_killed_where_it_writes_is_completed_by_running_it_again(
    failing_disk: Path, tmp_path: Path, at: int
) -> None:
    (tmp_path / "plan.toml").write_text(PLAN)
    Library.open(tmp_path / "library.sqlite").close()

    code, told = run(tmp_path, LD_PRELOAD=str(failing_disk), FAULTS=f"{KILLED} {at} {tmp_path}")
    assert code == -signal.SIGKILL
    before = kept(tmp_path)
    assert told <= before

    code, more = run(tmp_path)
    assert code == 0
    assert not more & before, "what was kept is not made again"
    assert before | more == kept(tmp_path)
    assert {number for number, _ in before | more} == set(range(COUNT))
