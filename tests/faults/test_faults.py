"""Failing writes, a full disk, failing fsync, a killed process and a clock that jumps: nothing acknowledged is lost.

Each operation is done again and again with the disk failing at another point; see `operations` for what has to hold.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.effort import sampled, tries
from tests.faults.operations import OPERATIONS

POINTS = tries(2)
"""Of each kind of failure; `CLUEWRIGHT_FAULT_POINTS=1000` asks for all of them, which takes a quarter of an hour."""


@pytest.mark.parametrize("name", sampled(OPERATIONS, 3))
def test_nothing_acknowledged_is_lost_wherever_the_disk_fails(failing_disk: Path, tmp_path: Path, name: str) -> None:
    most = int(os.environ.get("CLUEWRIGHT_FAULT_POINTS", POINTS))
    environment = os.environ | {"LD_PRELOAD": str(failing_disk), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", "tests.faults.driver", name, str(tmp_path), str(most)]

    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=Path(__file__).parents[2])

    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["problems"] == []
    assert found["points"] >= 3
    assert found["struck"] >= min(most, found["points"])
