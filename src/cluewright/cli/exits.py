"""How a command ends: exit codes, and the one place that maps errors to them."""

import errno
import logging
import os
import sys
import traceback
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from enum import IntEnum
from typing import Self

import typer

from cluewright.core.errors import (
    BudgetExceeded,
    CluewrightError,
    GenerationFailed,
    NoProof,
    NotUnique,
    ProofRejected,
    brief,
    clipped,
    file_name,
    why,
)
from cluewright.core.text import one_line

_log = logging.getLogger(__name__)


class ExitCode(IntEnum):
    """The exit codes; `MEANINGS` explains them."""

    FINE = 0
    NO = 1
    BAD_INPUT = 2
    UNDECIDED = 3
    BUG = 70  # what sysexits.h calls EX_SOFTWARE
    INTERRUPTED = 130


MEANINGS = {
    ExitCode.FINE: "Success.",
    ExitCode.NO: "The answer is no: not exactly one solution, no puzzle for the recipe, a proof that does not hold, "
    "or part of a batch failed.",
    ExitCode.BAD_INPUT: "An option, a file or a library cannot be used; the rest was done.",
    ExitCode.UNDECIDED: "Out of time or memory.",
    ExitCode.BUG: "A bug in Cluewright; use `--debug` for details.",
    ExitCode.INTERRUPTED: "Stopped by Ctrl-C.",
}
_WORST_FIRST = (ExitCode.BUG, ExitCode.INTERRUPTED, ExitCode.BAD_INPUT, ExitCode.NO, ExitCode.UNDECIDED)


def worst(codes: Iterable[ExitCode]) -> ExitCode:
    """Return the exit code of a command that did several pieces of work.

    >>> worst([ExitCode.FINE, ExitCode.UNDECIDED, ExitCode.NO]).name
    'NO'
    """
    there = set(codes)
    return next((code for code in _WORST_FIRST if code in there), ExitCode.FINE)


def exit_code_of(error: BaseException) -> ExitCode:
    """Return the exit code that an error means."""
    if isinstance(error, KeyboardInterrupt):
        return ExitCode.INTERRUPTED
    if isinstance(error, NoProof):
        return ExitCode.NO if error.verdict == "several" else ExitCode.UNDECIDED
    if isinstance(error, GenerationFailed | NotUnique | ProofRejected):
        return ExitCode.NO
    if isinstance(error, BudgetExceeded | MemoryError):
        return ExitCode.UNDECIDED
    if isinstance(error, CluewrightError | OSError) or _is_usage_error(error):
        return ExitCode.BAD_INPUT
    return ExitCode.BUG


def sentence_of(error: BaseException, given: Sequence[str] = ()) -> str:
    """Say in one line what went wrong; the option parser quotes the arguments given without bounds, we do not."""
    if isinstance(error, KeyboardInterrupt):
        return "interrupted"
    if _is_usage_error(error):
        text = str(error.format_message())  # type: ignore[attr-defined]
        for word in given:
            text = text.replace(word, clipped(word))
        text = brief(text)
        return text[:1].lower() + text[1:]
    if isinstance(error, OSError) and error.strerror:
        where = "the file cannot be read or written" if error.filename is None else file_name(str(error.filename))
        return f"{where}: {error.strerror[:1].lower()}{error.strerror[1:]}"
    if isinstance(error, MemoryError):
        return "not enough memory"
    if exit_code_of(error) is ExitCode.BUG:
        return f"this is a bug in Cluewright: {why(error)} (use --debug for details)"
    return " ".join(str(error).split())


def run_guarded(work: Callable[[], object], *, debug: Callable[[], bool], given: Sequence[str] = ()) -> int:
    """Do the work and return the exit code; whatever goes wrong becomes one sentence on standard error."""
    try:
        result = work()
        sys.stdout.flush()
        return int(result) if isinstance(result, int) else ExitCode.FINE
    except typer.Exit as stop:
        return stop.exit_code
    except BaseException as error:
        if _is_closed_pipe(error):
            _silence_output()
            return ExitCode.FINE
        if debug():
            traceback.print_exc()
        else:
            report(sentence_of(error, given))
        return exit_code_of(error)


def report(sentence: str) -> None:
    """Print an error for people, on standard error; if the reader is gone, the exit code is enough."""
    with suppress(OSError):
        print(f"cluewright: {one_line(sentence)}", file=sys.stderr, flush=True)  # noqa: T201


class Complaints:
    """Report what is wrong with the puzzles of files: the first few of each file one by one, the others as a number.

    A file of ten thousand puzzles that is read as the wrong format would otherwise bury everything else.
    """

    def __init__(self, each: int = 10) -> None:
        self._each = each
        self._counts: dict[str, int] = {}

    def add(self, source: str, sentence: str) -> None:
        """Report a puzzle of a file, or only count it if enough has been reported about the file."""
        self._counts[source] = self._counts.get(source, 0) + 1
        if self._counts[source] <= self._each:
            report(sentence)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for source, count in self._counts.items():
            if count > self._each:
                report(f"{source}: {count - self._each} more like these")


def _is_usage_error(error: BaseException) -> bool:
    """Return the errors of the option parser, which some versions of Typer import from Click and others bring."""
    return isinstance(error, Exception) and hasattr(error, "format_message") and hasattr(error, "exit_code")


def _is_closed_pipe(error: BaseException) -> bool:
    """Tell whether the reader of our output, such as `head`, has had enough."""
    return isinstance(error, OSError) and error.errno in (errno.EPIPE, errno.EINVAL if os.name == "nt" else errno.EPIPE)


def _silence_output() -> None:
    """Let the interpreter flush into nothing when it ends, for it would complain about the closed pipe once more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
