"""Memory that runs out in native code is a MemoryError wherever it happens: nothing is lost, and nothing crashes."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cluewright import _native


def test_every_native_function_bears_refused_memory(tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("the failing memory takes the place of the system's as Linux finds names")
    compiler = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
    assert compiler is not None, "a C++ compiler is needed, as for Cluewright itself"
    failing = tmp_path / "failing_memory.so"
    source = Path(__file__).with_name("failing_memory.cpp")
    subprocess.run([compiler, "-std=c++17", "-shared", "-fPIC", "-o", failing, source], check=True)

    command = [sys.executable, "-m", "tests.faults.memory_driver", str(failing)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2])

    assert done.returncode == 0, f"it died in the last of these:\n{done.stderr[-1000:]}"
    told = json.loads(done.stdout)
    assert told["problems"] == []
    called = {name.split()[0] for name in told["counts"]} | set(told["apart"])
    there = {name for name in dir(_native) if callable(getattr(_native, name)) and not name.startswith("__")}
    assert called == there, "every native function is called"
    for name, (requests, errors) in told["counts"].items():
        assert requests > 0, f"{name} asked for no memory"
        assert errors > 0, f"{name} was refused memory and raised nothing"
