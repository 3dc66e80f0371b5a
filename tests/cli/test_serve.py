"""`cluewright serve` as a process."""

import signal
import subprocess
import sys
from pathlib import Path


def test_ctrl_c_is_the_way_to_end_it_and_no_error(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cluewright", "serve", "--port", "0", "--library", str(tmp_path / "studio.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as studio:
        assert studio.stdout is not None
        assert studio.stdout.readline().startswith("Cluewright is running at http://127.0.0.1:")
        studio.send_signal(signal.SIGINT)
        out, err = studio.communicate(timeout=60)
    assert (studio.returncode, out, err) == (0, "Stopped.\n", "")
