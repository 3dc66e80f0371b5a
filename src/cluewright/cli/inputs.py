"""Doing the work for every puzzle a command is given: failures are reported, and the rest is done."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, islice

from cluewright.cli.exits import Complaints, ExitCode, exit_code_of, sentence_of, worst
from cluewright.core.errors import CluewrightError, FormatError
from cluewright.formats.inputs import Input, read_inputs


def for_each_puzzle(
    files: Sequence[str],
    work: Callable[[Input, bool], ExitCode | None],
    *,
    format_name: str | None = None,
    index: int | None = None,
) -> ExitCode:
    """Do the work for every puzzle of the files and return the exit code; failures are reported, the rest is done.

    The work is told whether the puzzle is the only one.
    """
    return for_each(read_inputs(files, format_name, index), work)


def for_each(inputs: Iterable[Input], work: Callable[[Input, bool], ExitCode | None]) -> ExitCode:
    """Do the work for every input, as `for_each_puzzle` does."""
    rest = iter(inputs)
    begun = list(islice(rest, 2))
    codes = []
    with Complaints() as complaints:
        for given in chain(begun, rest):
            try:
                if given.error is not None:
                    raise given.error
                codes.append(work(given, len(begun) == 1) or ExitCode.FINE)
            except BrokenPipeError:  # not the input's fault: the reader is gone
                raise
            except (CluewrightError, OSError) as error:
                complaints.add(given.source, complaint(given, error))
                codes.append(exit_code_of(error))
    return worst(codes)


def complaint(given: Input, error: BaseException) -> str:
    """Say what is wrong with an input; the errors of files name their place already."""
    said = sentence_of(error)
    named = isinstance(error, FormatError | OSError) or given.item is None
    return said if named else f"{given.place}: {said}"
