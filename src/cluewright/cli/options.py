"""The options that several or all commands have, declared once."""

import logging
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

Verbose = Annotated[
    int, typer.Option("--verbose", "-v", count=True, show_default=False, help="Say more; twice for details.")
]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="Say only what was asked for, and errors.")]
Debug = Annotated[bool, typer.Option("--debug", help="Show where an error arose.")]

Json = Annotated[bool, typer.Option("--json", help="Print one JSON object a line, for programs.")]
FormatName = Annotated[
    str | None, typer.Option("--format", metavar="NAME", help="Read files as this format instead of telling it.")
]
Index = Annotated[
    int | None, typer.Option("--index", metavar="N", min=1, help="Which puzzle of a file of many, from 1.")
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite files that are there.")]
TimeLimit = Annotated[
    float | None, typer.Option("--time-limit", metavar="SECONDS", min=0, help="Stop after this long on a puzzle.")
]


def require_free(*paths: Path, force: bool) -> None:
    """Raise `FormatError` when a file is there already that nobody said to overwrite."""
    if not force and (there := next((path for path in paths if path.is_file()), None)) is not None:
        from cluewright.core.errors import FormatError

        raise FormatError("the file is there already; --force overwrites it", file=str(there))


@dataclass(slots=True)
class Common:
    """What was chosen for the whole run; options may stand before or after the command's name, so they add up."""

    verbose: int = 0
    quiet: bool = False
    debug: bool = False

    def reset(self) -> None:
        """Forget what an earlier run in this process chose."""
        self.verbose, self.quiet, self.debug = 0, False, False
        self.choose()

    def choose(self, *, verbose: int = 0, quiet: bool = False, debug: bool = False) -> None:
        """Take further options and set the loudness of the log."""
        self.verbose += verbose
        self.quiet |= quiet
        self.debug |= debug
        level = logging.WARNING - 10 * min(self.verbose, 2)
        _configure_log(logging.ERROR if self.quiet else level)


COMMON = Common()


def _configure_log(level: int) -> None:
    """Send the package's log to standard error as plain sentences; the root logger stays the application's."""
    log = logging.getLogger("cluewright")
    log.handlers = [handler for handler in log.handlers if not isinstance(handler, _ToStandardError)]
    log.addHandler(_ToStandardError())
    log.setLevel(level)


class _ToStandardError(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        print(f"{record.levelname.lower()}: {record.getMessage()}", file=sys.stderr)  # noqa: T201
