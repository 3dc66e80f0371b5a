"""Functions made into commands, with the options that every command has."""

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Any

import typer

from cluewright.cli.options import COMMON, Debug, Quiet, Verbose

_COMMON_PARAMETERS = [
    inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
    for name, default, annotation in (("verbose", 0, Verbose), ("quiet", False, Quiet), ("debug", False, Debug))
]


def command_name(function: Callable[..., Any]) -> str:
    """Return the name a function has on the command line."""
    return function.__name__.replace("_", "-")


def with_common_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add `--verbose`, `--quiet` and `--debug` to a function, which does not see them."""
    signature = inspect.signature(function, eval_str=True)

    @wraps(function)
    def command(*args: Any, verbose: int, quiet: bool, debug: bool, **kwargs: Any) -> Any:
        COMMON.choose(verbose=verbose, quiet=quiet, debug=debug)
        return function(*args, **kwargs)

    sign(command, signature.replace(parameters=[*signature.parameters.values(), *_COMMON_PARAMETERS]))
    return command


def command_of(name: str, function: Callable[..., Any]) -> Any:
    """Build the command of a function, with the common options."""
    single = typer.Typer(add_completion=False, rich_markup_mode=None)
    single.command(name)(with_common_options(function))
    return typer.main.get_command(single)


def sign(command: Callable[..., Any], signature: inspect.Signature) -> None:
    """Let Typer see this signature instead of the wrapped function's."""
    vars(command).update(__signature__=signature)
    # Not in the dictionary with the other: the attribute would still be that of the wrapped function.
    command.__annotations__ = {name: parameter.annotation for name, parameter in signature.parameters.items()}
    vars(command).pop("__wrapped__", None)
