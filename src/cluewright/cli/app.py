"""The `cluewright` command: its commands are found by name and loaded when they are used.

There are three places a command may come from: the table here, the entry-point group `cluewright.commands`, through
which a kind announces its own commands so that `--help` can list them without loading the kind, and the kinds
themselves, which are asked when a name is known in neither.
"""

import logging
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from cluewright import __version__
from cluewright.cli.exits import run_guarded
from cluewright.cli.functions import command_name, command_of
from cluewright.cli.options import COMMON, Debug, Quiet, Verbose
from cluewright.cli.output import never_fail_to_print
from cluewright.core.errors import shown, why

GROUP = "cluewright.commands"
_log = logging.getLogger(__name__)

_COMMANDS = {
    "tour": "cluewright.cli.tour",
    "solve": "cluewright.cli.solve",
    "check": "cluewright.cli.check",
    "verify": "cluewright.cli.verify",
    "judge": "cluewright.cli.judge",
    "play": "cluewright.cli.play",
    "hint": "cluewright.cli.hint",
    "explain": "cluewright.cli.explain",
    "watch": "cluewright.cli.watch",
    "rate": "cluewright.cli.rate",
    "quality": "cluewright.cli.quality",
    "generate": "cluewright.cli.generate",
    "daily": "cluewright.cli.daily",
    "week": "cluewright.cli.week",
    "serve": "cluewright.cli.serve",
    "mcp": "cluewright.cli.mcp",
    "draw": "cluewright.cli.draw",
    "book": "cluewright.cli.book",
    "convert": "cluewright.cli.convert",
    "export-page": "cluewright.cli.export_page",
    "library": "cluewright.cli.library",
    "pack": "cluewright.cli.pack",
    "batch": "cluewright.cli.batch",
    "dataset": "cluewright.cli.dataset",
    "audit": "cluewright.cli.audit",
    "kinds": "cluewright.cli.kinds",
    "bench": "cluewright.cli.bench",
    "version": "cluewright.cli.version",
}
"""The module of each command; in it, the command is the function, or the group of commands, of that name."""


class LazyGroup(TyperGroup):
    """Commands that are looked up when they are needed."""

    def list_commands(self, ctx: Any) -> list[str]:
        """List the commands that can be named without loading a kind."""
        return [*_COMMANDS, *sorted(_announced().keys() - _COMMANDS.keys())]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Build the command of that name, or return None."""
        found = find_command(cmd_name)
        if found is None:
            # So that a typo is answered with the name that was meant.
            self.commands = dict.fromkeys([*self.list_commands(ctx), *_kind_functions()])  # type: ignore[assignment]
            return None
        return typer.main.get_command(found) if isinstance(found, typer.Typer) else command_of(cmd_name, found)


def find_command(name: str) -> Callable[..., Any] | typer.Typer | None:
    """Return the function behind a command, or the group of commands, or None."""
    if name in _COMMANDS:
        found: Callable[..., Any] | typer.Typer = getattr(import_module(_COMMANDS[name]), name.replace("-", "_"))
        return found
    announced = _load(_announced()[name]) if name in _announced() else None
    plain = announced or _kind_functions().get(name)
    if plain is None:
        return None
    from cluewright.cli.kind_commands import of_a_kind

    return of_a_kind(plain)


def _announced() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _load(point: EntryPoint) -> Callable[..., Any] | None:
    try:
        return point.load()  # type: ignore[no-any-return]
    except Exception as error:  # a plug-in may fail in any way at all, and must not take --help with it
        _log.warning("the command %s failed to load: %s", shown(point.name), why(error))
        return None


def _kind_functions() -> dict[str, Callable[..., Any]]:
    """Ask every kind for its commands; of two with the same name the first kind's is taken."""
    from cluewright.core.registry import kinds

    found: dict[str, Callable[..., Any]] = {}
    for kind in kinds().values():
        for function in kind.commands():
            found.setdefault(command_name(function), function)
    return found


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"cluewright {__version__}")
        raise typer.Exit


app = typer.Typer(cls=LazyGroup, add_completion=False, rich_markup_mode=None)


@app.callback()
def _cluewright(
    verbose: Verbose = 0,
    quiet: Quiet = False,
    debug: Debug = False,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Make, prove, grade, explain, play and print grid logic puzzles.

    \b
    Example:
        cluewright tour
        cluewright solve cat.non
    """
    COMMON.choose(verbose=verbose, quiet=quiet, debug=debug)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    COMMON.reset()
    never_fail_to_print()
    if "--debug" in given:  # errors while the options are read have to be shown as well
        COMMON.debug = True
    return run_guarded(lambda: _invoke(given), debug=lambda: COMMON.debug, given=given)


def _invoke(arguments: list[str]) -> Any:
    """Do what Typer's `main` does, but leave every error to us."""
    command = typer.main.get_command(app)
    with command.make_context("cluewright", arguments) as context:
        return command.invoke(context)
