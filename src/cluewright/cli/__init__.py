"""The command line: one module per command, loaded when it is used."""

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

_INTERRUPTED = 130


def main() -> None:
    """Run the `cluewright` command; Ctrl-C at any moment, also while modules load, is one line and exit code 130."""
    _open_closed_streams()
    try:
        from cluewright.cli.app import run

        code = run()
    except KeyboardInterrupt:
        with suppress(OSError):
            os.write(2, b"cluewright: interrupted\n")
        code = _INTERRUPTED
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # all is said; only the interpreter's own end could be interrupted
    sys.exit(code)


def _open_closed_streams() -> None:
    """Give a command whose standard streams were closed (`>&-`) others that lead nowhere.

    Otherwise the next file that is opened, a library perhaps, would take the place of standard output or error, and
    what is printed would be written into it.
    """
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest free number, which is this one
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # for as long as we run
