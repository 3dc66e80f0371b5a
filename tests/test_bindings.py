"""Nothing that Python can hand to native code breaks the process: values out of range raise."""

import os
import subprocess
import sys
from pathlib import Path

MEGABYTES = 400


def test_no_call_of_native_code_crashes_lingers_or_takes_much_memory(tmp_path: Path) -> None:
    label = tmp_path / "label"
    label.touch()
    program = Path(__file__).with_name("hostile_calls.py")
    # New memory is not zero and freed memory is overwritten, so that what is read too far or too late is noticed.
    environment = os.environ | {"MALLOC_PERTURB_": "165", "PYTHONFAULTHANDLER": "1"}
    command = [sys.executable, "-W", "ignore::RuntimeWarning", str(program), str(label), str(MEGABYTES)]

    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    going_on = label.read_text("utf-8").strip("\0 ")
    assert done.returncode == 0, f"{done.stdout}{done.stderr[-2000:]}\nwhile it called {going_on}"
    calls, *_, faults = (int(word) for word in done.stdout.split() if word.isdigit())
    assert (calls > 50_000, faults) == (True, 0)
