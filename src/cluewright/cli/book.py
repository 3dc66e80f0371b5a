"""`cluewright book`: puzzle books from plans, and what else their makers need."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

from cluewright.cli.functions import command_of

_COMMANDS = {
    "make": "cluewright.cli.book_making",
    "check": "cluewright.cli.book_checking",
    "cover": "cluewright.cli.book_cover",
    "parts": "cluewright.cli.book_parts",
}
"""The module of each command; in it, the command is the function of that name."""
_USUAL = "make"


class _Commands(TyperGroup):
    def list_commands(self, ctx: Any) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return command_of(cmd_name, _function(cmd_name)) if cmd_name in _COMMANDS else None

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Take what is no command for the arguments of the usual one: `book plan.toml` is `book make plan.toml`."""
        if not ctx.resilient_parsing and (not args or args[0] not in (*_COMMANDS, "--help")):
            args = [_USUAL, *args]
        return super().parse_args(ctx, args)


def _function(name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = getattr(import_module(_COMMANDS[name]), name)
    return found


book = typer.Typer(cls=_Commands, add_completion=False, rich_markup_mode=None, no_args_is_help=False)


@book.callback()
def _book() -> None:
    """Make puzzle books; `cluewright book plan.toml` is short for `cluewright book make plan.toml`.

    \b
    Example:
        cluewright book --example -o plan.toml
        cluewright book plan.toml -o book.pdf
        cluewright book check book.pdf --profile kdp
        cluewright book check cover.pdf --cover --pages 120
        cluewright book parts plan.toml -o parts/
    """
