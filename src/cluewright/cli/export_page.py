"""`cluewright export-page`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import Files, Force, FormatName, Index, Json, TimeLimit, out_option, require_free
from cluewright.cli.output import print_json

if TYPE_CHECKING:
    from cluewright.formats.inputs import Input


def export_page(
    files: Files,
    out: Annotated[str, out_option("The folder to write.", metavar="FOLDER")],
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url",
            metavar="URL",
            help="Where the folder will be published; share links and QR codes with this address lead to the page.",
        ),
    ] = None,
    title: Annotated[str | None, typer.Option("--title", help="The title of the page.")] = None,
    force: Force = False,
    index: Index = None,
    time_limit: TimeLimit = None,
    format_name: FormatName = None,
    json: Json = False,
) -> ExitCode:
    """Write puzzles as a page that is played without a server, from the disk or from any web host.

    The page holds everything: the player, the rules, the texts in six languages, and the way to the solution as hints.
    cluewright-puzzle.js, next to it, shows one of its puzzles in another page: <cluewright-puzzle number="1">.

    \b
    Example:
        cluewright export-page cat.json -o cat/
        cluewright export-page puzzles.jsonl -o site/ --public-url https://example.org/puzzles
    """
    from cluewright.cli.inputs import for_each_puzzle
    from cluewright.cli.solving import call_with_budget
    from cluewright.cli.writing import tell_written
    from cluewright.core.text import counted
    from cluewright.web.export_page import NAMES
    from cluewright.web.export_page import export_page as write_page
    from cluewright.web.stored import StoredPuzzle

    require_free(*(Path(out, name) for name in NAMES), force=force)
    stored: list[StoredPuzzle] = []

    def work(given: "Input", alone: bool) -> None:
        item = given.puzzle_item
        puzzle = call_with_budget(lambda budget: StoredPuzzle(item, budget=budget), time_limit)
        stored.append(puzzle)
        if json:
            print_json({**given.place_data, "hints": len(puzzle.hints), "steps": len(puzzle.steps)})

    code = for_each_puzzle(files, work, format_name=format_name, index=index)
    if stored:
        page, *_ = write_page(stored, out, public_url=public_url, title=title, force=force)
        tell_written(str(page), {"puzzles": len(stored)}, words=counted(len(stored), "puzzle"), json=json)
    return code
