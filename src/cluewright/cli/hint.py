"""`cluewright hint`."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import BoardFile, Files, FormatName, Index, Json, Language, TimeLimit, find_locale
from cluewright.cli.output import print_json, say

if TYPE_CHECKING:
    from cluewright.core.hint import Hint
    from cluewright.formats.inputs import Input


def hint(
    files: Files,
    board: BoardFile = None,
    index: Index = None,
    every: Annotated[bool, typer.Option("--all", help="List every hint, best first.")] = False,
    time_limit: TimeLimit = None,
    format_name: FormatName = None,
    lang: Language = None,
    json: Json = False,
) -> ExitCode:
    """Show a hint for a board: the mistake to fix first, or else the next step.

    With --all, list every mistake on the board, or else every step worth telling, best first. What goes without
    saying, such as the crosses of a complete row, is left out.

    \b
    Example:
        cluewright hint cat.non
        cluewright hint cat.non --all
        cluewright hint cat.non --board so-far.txt --json
    """
    from cluewright.cli.boards import read_board
    from cluewright.cli.inputs import for_each_puzzle
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.registry import kind_of
    from cluewright.core.verbs import hint as find_hint
    from cluewright.core.verbs import hints as find_hints

    locale = find_locale(lang)

    def work(given: "Input", alone: bool) -> None:
        item = given.puzzle_item
        kind = kind_of(item.puzzle)
        so_far: Any = kind.empty_board(item.puzzle) if board is None else read_board(kind, item.puzzle, board)
        if every:
            found = call_with_budget(lambda budget: find_hints(item, so_far, budget=budget), time_limit)
        else:
            found = [call_with_budget(lambda budget: find_hint(item, so_far, budget=budget), time_limit)]
        if json:
            data = {"hints": [each.to_data(locale) for each in found]} if every else found[0].to_data(locale)
            print_json({**given.place_data, **data})
            return
        if not alone:
            say(f"{given.place}:")
        for each in found:
            stages = each.stages_in(locale)
            for line in (f"{_heading(each, locale)}: {stages[-1]}",) if every else dict.fromkeys(stages):
                say(line)

    return for_each_puzzle(files, work, format_name=format_name, index=index)


def _heading(hint: "Hint", locale: str) -> str:
    """Name the technique of a hint, or what it is about."""
    return hint.code if hint.step is None else hint.step.technique.name_in(locale)
