"""`cluewright rate`."""

from typing import Annotated

import typer

from cluewright.cli.exits import ExitCode, exit_code_of, report, sentence_of
from cluewright.cli.options import FormatName, Json, TimeLimit
from cluewright.cli.output import print_json


def rate(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Puzzle files, or folders of them; - is standard input.")
    ],
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
    from cluewright.cli.inputs import read_inputs
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.errors import CluewrightError
    from cluewright.core.verbs import rate as grade

    worst = ExitCode.FINE
    for given in read_inputs(files, format_name):
        item = given.item
        try:
            if item is None:
                raise given.error or AssertionError("an input is an item or an error")
            rating = call_with_budget(lambda budget, item=item: grade(item, budget=budget), time_limit)  # type: ignore[misc]
        except (CluewrightError, OSError) as error:
            report(sentence_of(error))
            worst = max(worst, exit_code_of(error))
            continue
        if json:
            print_json(rating.to_data())
        else:
            needed = ", ".join(f"{name} {count}" for name, count in rating.techniques.items())
            typer.echo(f"{given.source}#{given.index + 1}: {rating.level}, score {rating.score:g} ({needed})")
    return worst
