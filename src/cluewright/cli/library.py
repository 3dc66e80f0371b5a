"""`cluewright library`: puzzles kept, found, shown, tagged, counted, and brought from and to files."""

from collections.abc import Callable
from typing import Any

import typer

from cluewright.cli import library_adding, library_changing, library_finding, library_mending, library_rating
from cluewright.cli.functions import with_common_options
from cluewright.cli.library_collection import collection

library = typer.Typer(add_completion=False, rich_markup_mode=None, no_args_is_help=True)

_COMMANDS: dict[str, Callable[..., Any]] = {
    "add": library_adding.add,
    "import": library_adding.import_files,
    "prove": library_adding.prove,
    "rate": library_rating.rate,
    "list": library_finding.list_puzzles,
    "show": library_finding.show_puzzles,
    "export": library_finding.export,
    "stats": library_finding.stats,
    "calibrate": library_rating.calibrate,
    "tag": library_changing.tag,
    "remove": library_changing.remove,
    "check": library_mending.check,
    "recover": library_mending.recover,
}


@library.callback()
def _library() -> None:
    """Keep puzzles, each once, with everything known about them; find, count, export and back them up.

    \b
    Example:
        cluewright library add puzzles.jsonl --tag easy-ones
        cluewright library list --kind hitori --level hard --sort score
    """


for _name, _function in _COMMANDS.items():
    library.command(_name)(with_common_options(_function))
library.add_typer(collection, name="collection")
