"""`cluewright draw`."""

from itertools import count
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import (
    BoardFile,
    Files,
    FormatName,
    Index,
    Json,
    Language,
    Theme,
    TimeLimit,
    find_locale,
    out_option,
)
from cluewright.cli.output import print_json, say

if TYPE_CHECKING:
    from cluewright.formats.format import AnyItem
    from cluewright.formats.inputs import Input


def draw(
    files: Files,
    out: Annotated[
        str | None,
        out_option(
            "An .svg, .png, .pdf, .eps or .txt file to write; several are numbered, x-1.svg. Default: the terminal."
        ),
    ] = None,
    solution: Annotated[
        bool, typer.Option("--solution", help="Draw the solution; solve the puzzle if needed.")
    ] = False,
    board: BoardFile = None,
    hint: Annotated[bool, typer.Option("--hint", help="Draw the next hint, with its text below.")] = False,
    theme: Theme = None,
    index: Index = None,
    cell: Annotated[
        int | None, typer.Option("--cell", metavar="PIXELS", min=1, max=400, help="Cell size in SVG and PNG files.")
    ] = None,
    page: Annotated[
        str | None, typer.Option("--page", metavar="SIZE", help="Page size of a PDF: a3, a4, a5 or letter.")
    ] = None,
    clues: Annotated[
        bool | None,
        typer.Option(
            "--clues/--no-clues", show_default=False, help="Draw the clues, however many there are, or leave them out."
        ),
    ] = None,
    time_limit: TimeLimit = None,
    format_name: FormatName = None,
    lang: Language = None,
    json: Json = False,
) -> ExitCode:
    """Draw a puzzle, a board or the solution, to a file or in the terminal.

    \b
    Example:
        cluewright draw cat.non
        cluewright draw cat.non -o cat.svg --theme dark
        cluewright draw cat.non --solution -o cat.png --cell 40
        cluewright draw cat.non --board so-far.txt --hint -o hint.pdf
        cluewright draw puzzles.jsonl --index 3 -o third.svg
    """
    from cluewright.cli.boards import read_board
    from cluewright.cli.inputs import for_each_puzzle
    from cluewright.cli.solving import call_with_budget
    from cluewright.cli.writing import numbered, tell_written
    from cluewright.core.registry import kind_of
    from cluewright.core.verbs import hint as find_hint
    from cluewright.render.drawing import draw as make_drawing
    from cluewright.render.themes import theme as find_theme

    chosen = None if theme is None else find_theme(theme)
    options, locale = _options(out, cell, page), find_locale(lang)
    if solution and (board is not None or hint):
        raise typer.BadParameter("use --solution without --board and --hint")
    numbers = count(1)

    def work(given: "Input", alone: bool) -> None:
        item = given.puzzle_item
        kind = kind_of(item.puzzle)
        target = None if out is None else numbered(out, next(numbers), alone=alone)
        drawn: Any = None if board is None else read_board(kind, item.puzzle, board)
        found = None
        if solution:
            drawn = _solution(item, time_limit)
        elif hint:
            drawn = kind.empty_board(item.puzzle) if drawn is None else drawn
            found = call_with_budget(lambda budget: find_hint(item, drawn, budget=budget), time_limit)
        drawing = make_drawing(item, board=drawn, hint=found, theme=chosen, clues=clues, language=locale)
        if target is not None:
            drawing.save(target, **options)
            facts = {**given.place_data, "title": drawing.scene.title}
            tell_written(target, facts, words=drawing.scene.title, json=json)
        elif json:
            print_json({**given.place_data, "title": drawing.scene.title, "text": kind.text(item.puzzle, drawn)})
        else:
            if not alone:
                say(f"{given.place}:")
            typer.echo(drawing.terminal(), color=True)

    return for_each_puzzle(files, work, format_name=format_name, index=index)


def _options(out: str | None, cell: int | None, page: str | None) -> dict[str, Any]:
    """Return the options of a drawing; raise before any work is done if they do not fit its form."""
    from pathlib import Path

    from cluewright.core.errors import InvalidRecipe, shown
    from cluewright.render.drawing import ENDINGS

    ending = "" if out is None else Path(out).suffix.lower()
    if out is not None and ending not in ENDINGS:
        raise InvalidRecipe(f"a drawing must be a {', '.join(ENDINGS)} file, not {shown(out)}")
    if cell is not None and ending not in (".svg", ".png"):
        raise typer.BadParameter("--cell works with .svg and .png files only")
    if page is not None and ending != ".pdf":
        raise typer.BadParameter("--page works with .pdf files only")
    given = {"cell": cell, "page": page}
    return {name: value for name, value in given.items() if value is not None}


def _solution(item: "AnyItem", time_limit: float | None) -> Any:
    """Return the solution the file holds, or find one."""
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.errors import BudgetExceeded, CluewrightError
    from cluewright.core.outcome import Verdict
    from cluewright.core.verbs import solve

    if item.solution is not None:
        return item.solution
    outcome = call_with_budget(lambda budget: solve(item, limit=1, budget=budget), time_limit)
    if outcome.solution is not None:
        return outcome.solution
    if outcome.verdict is Verdict.UNDECIDED:
        raise BudgetExceeded("the time limit ran out before a solution was found: try a longer --time-limit")
    raise CluewrightError("the puzzle has no solution to draw")
