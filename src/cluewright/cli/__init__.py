"""The command line: one module per command, loaded when it is used."""

import os
import sys

_INTERRUPTED = 130


def main() -> None:
    """Run the `cluewright` command; Ctrl-C at any moment, also while modules load, is one line and exit code 130."""
    # The module signal takes a while to load, in which Ctrl-C would be answered with a traceback.
    from _signal import (  # type: ignore[import-not-found]
        SIG_IGN,
        SIGINT,
        default_int_handler,
        getsignal,
        signal,
    )

    expected = getsignal(SIGINT) is default_int_handler  # it may be ignored, for example after nohup
    if expected:
        signal(SIGINT, _leave)
    _open_closed_streams()
    try:
        from cluewright.cli.app import run

        sys.unraisablehook = _raise_again
        if expected:
            signal(SIGINT, default_int_handler)
        code = run()
    except KeyboardInterrupt:
        _leave()
    signal(SIGINT, SIG_IGN)  # everything is printed; only the interpreter's own end could be interrupted
    sys.exit(code)


def _leave(*_: object) -> None:
    """End at once, for nothing has begun yet."""
    try:  # noqa: SIM105  # what suppresses it would have to be loaded
        os.write(2, b"cluewright: interrupted\n")
    except OSError:  # the reader is gone
        pass
    os._exit(_INTERRUPTED)


def _raise_again(unraisable: "sys.UnraisableHookArgs") -> None:
    """Raise an interruption that came where none can be raised, such as in a destructor, a moment later."""
    if issubclass(unraisable.exc_type, KeyboardInterrupt):
        import _thread

        _thread.start_new_thread(_interrupt_soon, ())
    else:
        sys.__unraisablehook__(unraisable)


def _interrupt_soon() -> None:
    import _thread
    import time

    time.sleep(0.01)
    _thread.interrupt_main()


def _open_closed_streams() -> None:
    """Open streams that lead nowhere for a command whose standard streams were closed (`>&-`).

    Otherwise the next file that is opened, a library perhaps, would take the place of standard output or error, and
    what is printed would be written into it.
    """
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest free number, which is this one
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115  # for as long as we run
