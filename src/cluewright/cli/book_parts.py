"""`cluewright book parts`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import COMMON, Force, Json, Language, LibraryPlace, find_locale, out_option
from cluewright.cli.output import say

if TYPE_CHECKING:
    from cluewright.formats.inputs import Input


def parts(
    plans: Annotated[list[str], typer.Argument(metavar="PLAN.toml", help="Book plans.")],
    out: Annotated[
        str, out_option("The folder to write; with several plans, each has a folder in it.", metavar="FOLDER")
    ],
    cell: Annotated[
        float, typer.Option("--cell", metavar="MM", min=0.5, max=50, help="Size of a cell in millimetres.")
    ] = 5.0,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", metavar="N", min=1, help="Number of puzzles to work on at once.")
    ] = None,
    time_limit: Annotated[
        float | None, typer.Option("--time-limit", metavar="SECONDS", min=0, help="Time limit per book.")
    ] = None,
    lang: Language = None,
    library: LibraryPlace = None,
    force: Force = False,
    json: Json = False,
) -> ExitCode:
    """Write every puzzle and solution of a book as SVG, EPS and PDF, with tables for data merge.

    The files are cut to the drawing and named by the numbers of the book: 001-zip-puzzle.eps, 001-zip-solution.eps.
    puzzles.csv and puzzles.json say what each puzzle is and which files it has.

    \b
    Example:
        cluewright book parts plan.toml -o parts/
        cluewright book parts plan.toml -o parts/ --cell 7 --lang de
    """
    from cluewright.books.parts import require_free_folder
    from cluewright.cli.inputs import for_each
    from cluewright.formats.inputs import Input

    folders = {plan: Path(out, Path(plan).stem) if len(plans) > 1 else Path(out) for plan in plans}
    for folder in folders.values():
        require_free_folder(folder, force=force)

    def work(given: "Input", _: bool) -> None:
        _write(given.source, folders[given.source], cell, jobs, time_limit, library, lang, force=force, json=json)

    return for_each([Input(plan, 0) for plan in plans], work)


def _write(
    plan: str,
    folder: Path,
    cell: float,
    jobs: int | None,
    time_limit: float | None,
    library: str | None,
    lang: str | None,
    *,
    force: bool,
    json: bool,
) -> None:
    from cluewright.books import Book, read_plan
    from cluewright.books.parts import write_parts
    from cluewright.cli.book_making import made_within
    from cluewright.cli.solving import call_with_budget
    from cluewright.cli.writing import tell_written
    from cluewright.core.budget import Budget
    from cluewright.core.text import counted

    read = read_plan(plan, language=None if lang is None else find_locale(lang), otherwise=find_locale(None))

    def work(budget: Budget) -> tuple[Book, list[str]]:
        made = made_within(read, library, jobs, budget)
        return made, write_parts(made, folder, cell=cell, force=force, budget=budget)

    made, names = call_with_budget(work, time_limit)
    if not COMMON.quiet and not json:
        for note in made.notes:
            say(f"note: {note}", err=True)
    count = sum(1 for _ in made.puzzles)
    facts = {"puzzles": count, "files": len(names), "notes": made.notes}
    tell_written(folder, facts, words=f"{counted(count, 'puzzle')}, {counted(len(names), 'file')}", json=json)
