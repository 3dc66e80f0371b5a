"""Functions made into commands: the common options added, the commands of kinds given the look of ours."""

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, get_args, get_origin

import typer

from cluewright.cli.inputs import only_puzzle
from cluewright.cli.options import COMMON, Debug, Quiet, Verbose
from cluewright.cli.output import print_json
from cluewright.cli.solving import call_with_budget
from cluewright.core.budget import Budget
from cluewright.core.errors import GenerationFailed
from cluewright.core.item import Item
from cluewright.formats import read_source

_COMMON_PARAMETERS = [
    inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
    for name, default, annotation in (("verbose", 0, Verbose), ("quiet", False, Quiet), ("debug", False, Debug))
]


def command_name(function: Callable[..., Any]) -> str:
    """Give the name a function has on the command line."""
    return function.__name__.replace("_", "-")


def with_common_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Give the function `--verbose`, `--quiet` and `--debug`, which it does not see."""
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


def of_a_kind(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a command of a function that a kind offers, which knows nothing of the command line.

    Its keyword-only parameters become options and the others arguments; a parameter `Annotated` with a text has that
    text as its help. One of type `Item` is the puzzle of a file; one of type `Budget` stops the work at Ctrl-C. What it
    returns is printed: a text as it is, anything else as a line of JSON; so is the best found when nothing fits.
    """
    signature = inspect.signature(function, eval_str=True)
    types = {name: _plain_type(parameter.annotation) for name, parameter in signature.parameters.items()}
    budgets = [name for name, type_ in types.items() if type_ is Budget]

    @wraps(function)
    def command(**kwargs: Any) -> None:
        for name in kwargs.keys() & types.keys():
            if types[name] is Item:
                kwargs[name] = only_puzzle(read_source(kwargs[name]), None)
        try:
            if budgets:
                _print(call_with_budget(lambda budget: function(**kwargs, **dict.fromkeys(budgets, budget)), None))
            else:
                _print(function(**kwargs))
        except GenerationFailed as failure:
            _print(failure.best)
            raise

    parameters = [
        parameter.replace(annotation=_annotated(parameter), kind=inspect.Parameter.KEYWORD_ONLY)
        for name, parameter in signature.parameters.items()
        if name not in budgets
    ]
    sign(command, signature.replace(parameters=parameters))
    return command


def _print(result: Any) -> None:
    if isinstance(result, str):
        typer.echo(result)
    elif result is not None:
        print_json(result)


def _plain_type(annotation: Any) -> Any:
    """Give the type itself, without notes and parameters."""
    plain = get_args(annotation)[0] if get_origin(annotation) is Annotated else annotation
    return get_origin(plain) or plain


def _annotated(parameter: inspect.Parameter) -> Any:
    annotation = parameter.annotation
    given = get_args(annotation)[1:] if get_origin(annotation) is Annotated else ()
    help_text = next((note for note in given if isinstance(note, str)), None)
    plain = get_args(annotation)[0] if given else annotation
    if _plain_type(annotation) is Item:
        plain = str
    if parameter.kind is not inspect.Parameter.KEYWORD_ONLY:
        return Annotated[plain, typer.Argument(help=help_text)]
    flag = f"--{parameter.name.strip('_').replace('_', '-')}"
    return Annotated[plain, typer.Option(flag, help=help_text)]


def sign(command: Callable[..., Any], signature: inspect.Signature) -> None:
    """Let Typer see this signature instead of the wrapped function's."""
    vars(command).update(__signature__=signature)
    # Not in the dictionary with the other: the attribute would still be that of the function whose name was wrapped.
    command.__annotations__ = {name: parameter.annotation for name, parameter in signature.parameters.items()}
    vars(command).pop("__wrapped__", None)
