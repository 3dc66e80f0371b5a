"""Failing writes, a full disk, failing fsync, a killed process and a clock that jumps: nothing acknowledged is lost.

Each operation is done again and again with the disk failing at another point; see `operations` for what has to hold.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.effort import sampled, tries
from tests.faults.operations import OPERATIONS

POINTS = tries(2)
"""Of each kind of failure; `CLUEWRIGHT_FAULT_POINTS=1000` asks for all of them, which takes a quarter of an hour."""


@pytest.fixture(scope="session")
def failing_disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the disk that fails."""
    if sys.platform != "linux":
        pytest.skip("the failing disk is put before the system's by LD_PRELOAD, which is Linux's")
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    assert compiler is not None, "a C compiler is needed, as for Cluewright itself"
    target = tmp_path_factory.mktemp("disk") / "failing_disk.so"
    source = Path(__file__).with_name("failing_disk.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", target, source, "-ldl"], check=True)
    return target


@pytest.mark.parametrize("name", sampled(OPERATIONS))
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
