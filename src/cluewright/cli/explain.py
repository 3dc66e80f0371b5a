"""`cluewright explain`."""

from typing import Annotated, Any

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import COMMON, FormatName, Index, Json, TimeLimit
from cluewright.cli.output import print_json, worth_drawing


def explain(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A puzzle file; - is standard input.")],
    board: Annotated[
        str | None,
        typer.Option("--board", metavar="FILE", help="Go on from this board: a list of rows as JSON, or text."),
    ] = None,
    index: Index = None,
    time_limit: TimeLimit = None,
    format_name: FormatName = None,
    json: Json = False,
) -> ExitCode:
    """Explain how a person solves a puzzle, step by step, always by the simplest technique there is.

    Exit code 0 when the steps lead to the solution, 1 when they end before it.

    \b
    Example:
        cluewright explain cat.non
        cluewright explain cat.non --json
    """
    from cluewright.cli.boards import read_board
    from cluewright.cli.inputs import chosen_puzzle
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.registry import kind_of
    from cluewright.formats import read_source

    item = chosen_puzzle(read_source(file), format_name, index)
    kind, puzzle = kind_of(item.puzzle), item.puzzle
    start: Any = kind.empty_board(puzzle) if board is None else read_board(kind, puzzle, board)
    steps = call_with_budget(lambda budget: list(kind.explain(puzzle, start, budget=budget)), time_limit)
    reached = start
    for step in steps:
        reached = kind.apply_step(puzzle, reached, step)
    finished = kind.is_solved(puzzle, reached)
    if json:
        print_json({"steps": [step.to_data() for step in steps], "finished": finished})
    else:
        for number, step in enumerate(steps, start=1):
            typer.echo(f"{number}. [{step.technique.name}] {step.text}")
        if not COMMON.quiet and worth_drawing(puzzle):
            typer.echo(kind.text(puzzle, reached))
    if not finished and not COMMON.quiet:
        typer.echo("No technique goes on from here; check tells whether there is exactly one solution.", err=True)
    return ExitCode.FINE if finished else ExitCode.NO
