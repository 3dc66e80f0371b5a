"""`cluewright hint`."""

from typing import Annotated, Any

import typer

from cluewright.cli.options import FormatName, Index, Json, TimeLimit
from cluewright.cli.output import print_json


def hint(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A puzzle file; - is standard input.")],
    board: Annotated[
        str | None,
        typer.Option("--board", metavar="FILE", help="The board so far: JSON, rows of text, or a saved game."),
    ] = None,
    index: Index = None,
    time_limit: TimeLimit = None,
    format_name: FormatName = None,
    json: Json = False,
) -> None:
    """Give a hint for a board: the mistake to repair first, else the next step.

    \b
    Example:
        cluewright hint cat.non
        cluewright hint cat.non --board so-far.txt --json
    """
    from cluewright.cli.boards import read_board
    from cluewright.cli.inputs import chosen_puzzle
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.registry import kind_of
    from cluewright.core.verbs import hint as find_hint
    from cluewright.formats import read_source

    item = chosen_puzzle(read_source(file), format_name, index)
    kind = kind_of(item.puzzle)
    so_far: Any = kind.empty_board(item.puzzle) if board is None else read_board(kind, item.puzzle, board)
    found = call_with_budget(lambda budget: find_hint(item, so_far, budget=budget), time_limit)
    if json:
        print_json(found.to_data())
    else:
        for stage in dict.fromkeys(found.stages):
            typer.echo(stage)
