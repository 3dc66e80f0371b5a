"""`cluewright explain`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import COMMON, BoardFile, Files, FormatName, Index, Json, Language, TimeLimit, find_locale
from cluewright.cli.output import print_json, say, worth_drawing

if TYPE_CHECKING:
    from cluewright.core.technique import Step
    from cluewright.formats.inputs import Input


def explain(
    files: Files,
    board: BoardFile = None,
    index: Index = None,
    time_limit: TimeLimit = None,
    format_name: FormatName = None,
    lang: Language = None,
    json: Json = False,
) -> ExitCode:
    """Explain how a person solves a puzzle, step by step, always by the simplest technique.

    With -v, contradictions are followed link by link. Consecutive easy steps on one row or column are merged into
    one. Exit code 0 if the steps lead to the solution, 1 if they end before it.

    \b
    Example:
        cluewright explain cat.non
        cluewright explain cat.non -v
        cluewright explain cat.non --lang de
        cluewright explain cat.non --json
    """
    from cluewright.cli.boards import read_board
    from cluewright.cli.inputs import for_each_puzzle
    from cluewright.cli.solving import call_with_budget
    from cluewright.cli.words import phrase
    from cluewright.core.registry import kind_of
    from cluewright.core.telling import merged
    from cluewright.core.verbs import explain as explain_steps

    locale = find_locale(lang)

    def work(given: "Input", alone: bool) -> ExitCode:
        item = given.puzzle_item
        puzzle: Any = item.puzzle
        kind = kind_of(puzzle)
        reached: Any = kind.empty_board(puzzle) if board is None else read_board(kind, puzzle, board)
        steps = call_with_budget(lambda budget: list(explain_steps(item, reached, budget=budget)), time_limit)
        for step in steps:
            reached = kind.apply_step(puzzle, reached, step)
        finished = kind.is_solved(puzzle, reached)
        told = list(merged(steps))
        if json:
            print_json({**given.place_data, "steps": [step.to_data(locale) for step in told], "finished": finished})
        else:
            if not alone:
                say(f"{given.place}:")
            for line in step_lines(told, locale, chains=COMMON.verbose > 0):
                say(line)
            if not COMMON.quiet and worth_drawing(puzzle):
                say(kind.text(puzzle, reached))
        if not finished and not COMMON.quiet:
            say(phrase("explain-stuck", locale), err=True)
        return ExitCode.FINE if finished else ExitCode.NO

    return for_each_puzzle(files, work, format_name=format_name, index=index)


def step_lines(steps: list["Step"], locale: str, *, chains: bool) -> Iterator[str]:
    """Yield the numbered sentences of steps; with `suppositions`, the links of contradictions indented below them."""
    for number, step in enumerate(steps, start=1):
        names = ", ".join(technique.name_in(locale) for technique in step.techniques)
        yield f"{number}. [{names}] {step.text(locale)}"
        if chains:
            yield from _links(step, locale, "   ")


def _links(step: "Step", locale: str, indent: str) -> Iterator[str]:
    for link in step.chain:
        yield f"{indent}- {link.text(locale)}"
        yield from _links(link, locale, f"{indent}  ")
