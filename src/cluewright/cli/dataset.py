"""`cluewright dataset`: puzzles as records, with prompt, solution, proof, rating and steps."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

from cluewright.cli.functions import command_of

_COMMANDS = {"make": "cluewright.cli.dataset_making", "check": "cluewright.cli.dataset_checking"}
"""The module of each command; in it, the command is the function of that name."""


class _Commands(TyperGroup):
    def list_commands(self, ctx: Any) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return command_of(cmd_name, _function(cmd_name)) if cmd_name in _COMMANDS else None


def _function(name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = getattr(import_module(_COMMANDS[name]), name)
    return found


dataset = typer.Typer(cls=_Commands, add_completion=False, rich_markup_mode=None, no_args_is_help=False)


@dataset.callback()
def _dataset() -> None:
    """Make data sets of puzzles for training and testing, and check them independently.

    \b
    Example:
        cluewright dataset make --example -o plan.toml
        cluewright dataset make plan.toml -o folder/
        cluewright dataset check folder/ --sample 500
    """
