"""Run a command that is long and wordy, and show in one line how far it is.

    python tools/progress.py "Compiling the solvers" -- ninja -C build

What the command says is kept back; the last lines of it are shown when it fails. Nothing but Python itself is needed.
"""

import re
import subprocess
import sys
import time
from collections import deque

KEPT_LINES = 40
COUNTED = re.compile(r"\[(\d+)/(\d+)\]")
NAMED = re.compile(r"(?:Collecting|Downloading|Using cached|Installing collected packages:|Building wheel for) *(\S*)")
SECONDS_BETWEEN = 10


def main(arguments: list[str]) -> int:
    """Run the command after `--` and give its exit code."""
    title, _, *command = arguments
    shown = Shown(title)
    last: deque[str] = deque(maxlen=KEPT_LINES)
    shown.say("")
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as job:
        assert job.stdout is not None
        for line in job.stdout:
            last.append(line)
            if counted := COUNTED.search(line):
                shown.say(f"{counted[1]} of {counted[2]}")
            elif named := NAMED.search(line):
                shown.say(named[1])
    shown.end(job.returncode == 0)
    if job.returncode:
        sys.stderr.write("".join(last))
    return job.returncode


class Shown:
    """One line on a terminal that changes; elsewhere a line now and then."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._begun = self._said = time.monotonic()
        self._rewrites = sys.stderr.isatty()

    def say(self, what: str) -> None:
        """Tell where the work is now."""
        text = f"{self._title} ... {what}"
        if self._rewrites:
            sys.stderr.write(f"\r\x1b[K{text[:100]}")
            sys.stderr.flush()
        elif not what or time.monotonic() - self._said >= SECONDS_BETWEEN:
            self._said = time.monotonic()
            print(text, file=sys.stderr, flush=True)

    def end(self, well: bool) -> None:
        """Tell how it ended."""
        seconds = round(time.monotonic() - self._begun)
        start = "\r\x1b[K" if self._rewrites else ""
        print(f"{start}{self._title} ... {'done' if well else 'failed'} after {seconds} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
