"""`cluewright bench`: the measurements users can run, found through the group `cluewright.benchmarks`."""

from importlib.metadata import entry_points
from typing import Any

import typer
from typer.core import TyperGroup

from cluewright.cli.functions import command_of

GROUP = "cluewright.benchmarks"


class _Benchmarks(TyperGroup):
    def list_commands(self, ctx: Any) -> list[str]:
        return sorted(point.name for point in entry_points(group=GROUP))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        point = next(iter(entry_points(group=GROUP, name=cmd_name)), None)
        return None if point is None else command_of(cmd_name, point.load())


bench = typer.Typer(cls=_Benchmarks, add_completion=False, rich_markup_mode=None, no_args_is_help=False)


@bench.callback()
def _bench() -> None:
    """Measure how fast Cluewright is on this machine, next to other solvers.

    \b
    Example:
        cluewright bench nonogram --large 300
    """
