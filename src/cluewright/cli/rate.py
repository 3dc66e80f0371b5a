"""`cluewright rate`."""

from typing import TYPE_CHECKING

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import Files, FormatName, Index, Json, TimeLimit
from cluewright.cli.output import print_json

if TYPE_CHECKING:
    from cluewright.formats.inputs import Input


def rate(
    files: Files,
    index: Index = None,
    time_limit: TimeLimit = None,
    format_name: FormatName = None,
    json: Json = False,
) -> ExitCode:
    """Grade puzzles by the techniques a person needs.

    \b
    Example:
        cluewright rate cat.non
        cluewright rate puzzles.jsonl --json
    """
    from cluewright.cli.inputs import for_each_puzzle
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.verbs import rate as grade

    def work(given: "Input", _: bool) -> None:
        rating = call_with_budget(lambda budget: grade(given.puzzle_item, budget=budget), time_limit)
        if json:
            print_json({**given.place_data, **rating.to_data()})
        else:
            needed = ", ".join(f"{name} {count}" for name, count in rating.techniques.items())
            typer.echo(f"{given.place}: {rating.level}, score {rating.score:g} ({needed})")

    return for_each_puzzle(files, work, format_name=format_name, index=index)
