"""`cluewright explain`."""

from typing import TYPE_CHECKING, Any

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import COMMON, BoardFile, Files, FormatName, Index, Json, TimeLimit
from cluewright.cli.output import print_json, say, worth_drawing

if TYPE_CHECKING:
    from cluewright.formats.inputs import Input


def explain(
    files: Files,
    board: BoardFile = None,
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
    from cluewright.cli.inputs import for_each_puzzle
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.registry import kind_of
    from cluewright.core.verbs import explain as explain_steps

    def work(given: "Input", alone: bool) -> ExitCode:
        item = given.puzzle_item
        puzzle: Any = item.puzzle
        kind = kind_of(puzzle)
        reached: Any = kind.empty_board(puzzle) if board is None else read_board(kind, puzzle, board)
        steps = call_with_budget(lambda budget: list(explain_steps(item, reached, budget=budget)), time_limit)
        for step in steps:
            reached = kind.apply_step(puzzle, reached, step)
        finished = kind.is_solved(puzzle, reached)
        if json:
            print_json({**given.place_data, "steps": [step.to_data() for step in steps], "finished": finished})
        else:
            if not alone:
                say(f"{given.place}:")
            for number, step in enumerate(steps, start=1):
                say(f"{number}. [{step.technique.name}] {step.text()}")
            if not COMMON.quiet and worth_drawing(puzzle):
                say(kind.text(puzzle, reached))
        if not finished and not COMMON.quiet:
            say("No technique applies here; check tells whether there is exactly one solution.", err=True)
        return ExitCode.FINE if finished else ExitCode.NO

    return for_each_puzzle(files, work, format_name=format_name, index=index)
