"""`cluewright rate`."""

from dataclasses import replace
from typing import TYPE_CHECKING

from cluewright.cli.exits import ExitCode, worst
from cluewright.cli.options import Files, FormatName, Index, Json, Save, TimeLimit
from cluewright.cli.output import print_json, say

if TYPE_CHECKING:
    from cluewright.formats.inputs import Input


def rate(
    files: Files,
    save: Save = False,
    index: Index = None,
    time_limit: TimeLimit = None,
    format_name: FormatName = None,
    json: Json = False,
) -> ExitCode:
    """Rate puzzles by the techniques they need.

    With --save, the ratings are saved into the files, if their format can hold them.

    \b
    Example:
        cluewright rate cat.non
        cluewright rate puzzles.jsonl --save --json
    """
    from cluewright.cli.inputs import for_each_puzzle
    from cluewright.cli.saving import Savings
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.registry import kind_of
    from cluewright.core.verbs import rate as grade

    savings = Savings("rating", format_name=format_name, json=json)

    def work(given: "Input", _: bool) -> None:
        item = given.puzzle_item
        rating = call_with_budget(lambda budget: grade(item, budget=budget), time_limit)
        if save:
            savings.note(given, replace(item, rating=rating))
        if json:
            print_json({**given.place_data, **rating.to_data()})
        else:
            needed = rating.needed(kind_of(item.puzzle).techniques)
            say(f"{given.place}: {rating.summary}: {needed}")

    return worst([for_each_puzzle(files, work, format_name=format_name, index=index), savings.write()])
