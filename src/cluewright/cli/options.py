"""The options that several or all commands have, declared once."""

import logging
import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from cluewright.core.errors import shown
from cluewright.core.locales import ENGLISH, LANGUAGES, find_language
from cluewright.core.text import printable

# Every command

Verbose = Annotated[
    int, typer.Option("--verbose", "-v", count=True, show_default=False, help="Print more; twice for details.")
]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="Print only results and errors.")]
Debug = Annotated[bool, typer.Option("--debug", help="Show where an error happened.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, one object per line.")]

# Puzzles read

Files = Annotated[list[str], typer.Argument(metavar="FILE", help="Puzzle files or folders; - is standard input.")]
FormatName = Annotated[
    str | None, typer.Option("--format", metavar="NAME", help="Read files in this format instead of detecting it.")
]
Index = Annotated[
    int | None, typer.Option("--index", metavar="N", min=1, help="Only puzzle N of each file, counting from 1.")
]
BoardFile = Annotated[
    str | None,
    typer.Option("--board", metavar="FILE", help="Start from this board: JSON, rows of text, or a saved game."),
]

# Work

TimeLimit = Annotated[
    float | None, typer.Option("--time-limit", metavar="SECONDS", min=0, help="Time limit per puzzle.")
]
Strategy = Annotated[str, typer.Option("--strategy", metavar="NAME", help="The solver to use; `kinds` lists them.")]
SolverSeed = Annotated[int, typer.Option("--seed", metavar="N", help="Seed for the solver's random choices.")]
Jobs = Annotated[
    int,
    typer.Option("--jobs", "-j", metavar="N", min=0, help="Number of puzzles to work on at once; 0 uses every core."),
]
Cluster = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help="Run on this Dask cluster: tcp://HOST:8786.")
]

Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="CODE",
        help=f"The language of the texts ({', '.join(LANGUAGES)}); default: that of $LANG.",
        show_default=False,
    ),
]


def find_locale(chosen: str | None) -> str:
    """Return the language that `--lang` chose, else that of the environment, else English."""
    if chosen is not None:
        if (found := find_language(chosen)) is None:
            raise typer.BadParameter(f"--lang must be one of {', '.join(LANGUAGES)}, not {shown(chosen)}")
        return found
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return find_language(next(filter(None, names), "")) or ENGLISH


# Things made


def out_option(help_text: str, metavar: str = "FILE") -> Any:
    """Return the option that says where the result is written."""
    return typer.Option("--out", "-o", metavar=metavar, help=help_text)


OutPuzzles = Annotated[
    str | None,
    out_option("Output: a file of any format, a folder (one file per puzzle), or - for JSON lines.", metavar="PLACE"),
]
Save = Annotated[bool, typer.Option("--save", help="Save the results into the files.")]
Force = Annotated[bool, typer.Option("--force", help="Overwrite existing files.")]
Theme = Annotated[
    str | None, typer.Option("--theme", metavar="NAME", help="light, dark, high-contrast, print or colour-blind.")
]
Ids = Annotated[list[int], typer.Argument(metavar="ID", help="Puzzle numbers, as shown by list.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")]

LibraryPlace = Annotated[
    str | None,
    typer.Option(
        "--library",
        metavar="URL",
        help="Library file, or postgresql+psycopg://USER@HOST/NAME; default: $CLUEWRIGHT_LIBRARY, or your own library.",
        show_default=False,
    ),
]


def require_free(*paths: Path, force: bool) -> None:
    """Raise `FormatError` if a file already exists and may not be overwritten."""
    if not force and (there := next((path for path in paths if path.is_file()), None)) is not None:
        from cluewright.core.errors import FormatError

        raise FormatError("this file already exists: use --force to overwrite it", file=str(there))


@dataclass(slots=True)
class Common:
    """What was chosen for the whole run; options may come before or after the command's name, so they add up."""

    verbose: int = 0
    quiet: bool = False
    debug: bool = False

    def reset(self) -> None:
        """Forget what an earlier run in this process chose."""
        self.verbose, self.quiet, self.debug = 0, False, False
        self.choose()

    def choose(self, *, verbose: int = 0, quiet: bool = False, debug: bool = False) -> None:
        """Take further options and set the verbosity of the log."""
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
        with suppress(OSError):  # the reader may be gone
            print(f"{record.levelname.lower()}: {printable(self.format(record))}", file=sys.stderr)  # noqa: T201
