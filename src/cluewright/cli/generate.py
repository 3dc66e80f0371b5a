"""`cluewright generate KIND`: the options of a kind are those its recipes have."""

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from cluewright.cli.exits import ExitCode
from cluewright.cli.functions import command_of, sign
from cluewright.cli.options import Force, Json, OutPuzzles, TimeLimit

if TYPE_CHECKING:
    from cluewright.core.kind import Kind
    from cluewright.core.recipe import Option


class _Kinds(TyperGroup):
    def list_commands(self, ctx: Any) -> list[str]:
        from cluewright.core.registry import kinds

        return list(kinds())

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        from cluewright.core.registry import kinds

        kind = kinds().get(cmd_name)
        return None if kind is None else command_of(cmd_name, _generator(kind))


generate = typer.Typer(cls=_Kinds, add_completion=False, rich_markup_mode=None, no_args_is_help=False)


@generate.callback()
def _generate() -> None:
    """Make puzzles, each proven to have exactly one solution.

    \b
    Example:
        cluewright generate nonogram --size 15x10 --seed 7
        cluewright generate nonogram --help
    """


def _generator(kind: "Kind[Any, Any]") -> Callable[..., ExitCode]:
    """Build the command that makes puzzles of a kind."""

    def command(
        size: Annotated[str, typer.Option("--size", metavar="WxH", help="Width and height, or N for NxN.")] = "",
        difficulty: Annotated[
            str | None, typer.Option("--difficulty", metavar="LEVEL", help="easy, medium, hard, expert or extreme.")
        ] = None,
        count: Annotated[int, typer.Option("--count", metavar="N", min=1, help="Number of puzzles.")] = 1,
        seed: Annotated[int, typer.Option("--seed", metavar="N", help="The same seed gives the same puzzles.")] = 0,
        out: OutPuzzles = None,
        force: Force = False,
        time_limit: TimeLimit = None,
        json: Json = False,
        **options: Any,
    ) -> ExitCode:
        from cluewright.cli.generating import Order, fulfil
        from cluewright.cli.writing import Destination

        chosen = {name: value for name, value in options.items() if value is not None}
        order = Order(kind.name, size, difficulty, count, seed, chosen, time_limit)
        destination = Destination.of(out, json=json, force=force, several=count > 1, kind=kind.name)
        return fulfil(order, destination)

    command.__doc__ = f"""Make {kind.title} puzzles, each proven to have exactly one solution.

    \b
    Example:
        cluewright generate {kind.name} --size 8x6 --count 3 --seed 1 -o puzzles.jsonl
    """
    signature = inspect.signature(command, eval_str=True)
    fixed = [p for p in signature.parameters.values() if p.kind is not inspect.Parameter.VAR_KEYWORD]
    sign(command, signature.replace(parameters=[*fixed, *map(_parameter, kind.options)]))
    return command


def _parameter(option: "Option") -> inspect.Parameter:
    """Make a flag of a recipe option."""
    words = f"{option.help} ({', '.join(option.choices)})" if option.choices else option.help
    default = "" if option.default is None else f" [default: {option.default}]"
    flag = f"--{option.name.replace('_', '-')}"
    flags = f"{flag}/--no-{flag[2:]}" if option.type is bool else flag
    accepted: Any = option.type | None
    annotation = Annotated[accepted, typer.Option(flags, help=words + default, show_default=False)]
    return inspect.Parameter(option.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)
