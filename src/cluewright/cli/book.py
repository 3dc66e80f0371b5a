"""`cluewright book`."""

from typing import Annotated

import typer

from cluewright.cli.options import COMMON
from cluewright.cli.searching import LibraryPlace


def book(
    plan: Annotated[str | None, typer.Argument(metavar="PLAN.toml", help="The plan of the book.")] = None,
    out: Annotated[
        str | None, typer.Option("--out", "-o", metavar="FILE", help="Where the PDF is written; else beside the plan.")
    ] = None,
    example: Annotated[
        bool, typer.Option("--example", help="Print a plan with every key explained, and stop.")
    ] = False,
    page: Annotated[
        int | None, typer.Option("--page", metavar="N", min=1, help="Draw only this page, as .png or .svg.")
    ] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N", min=1, help="Puzzles worked on at a time.")] = None,
    library: LibraryPlace = None,
) -> None:
    """Make a book of puzzles, ready for print: cover, rules, puzzles with QR codes, solutions.

    \b
    Example:
        cluewright book --example > plan.toml
        cluewright book plan.toml -o book.pdf
        cluewright book plan.toml --page 7 -o page.png
    """
    from pathlib import Path

    from cluewright.books import EXAMPLE, Book, make_book, read_plan
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.budget import Budget
    from cluewright.core.errors import InvalidRecipe, shown
    from cluewright.core.files import write_whole
    from cluewright.library import Library

    if example:
        typer.echo(EXAMPLE, nl=False)
        return
    if plan is None:
        raise typer.BadParameter("name a plan; cluewright book --example prints one to start from")
    ending = ".pdf" if page is None else ".png"
    target = Path(out) if out is not None else Path(plan).with_suffix(ending)
    allowed = (".pdf",) if page is None else (".png", ".svg")
    if target.suffix.lower() not in allowed:
        raise InvalidRecipe(f"this is written to a file that ends in {' or '.join(allowed)}, not {shown(str(target))}")
    if not target.parent.is_dir():
        raise InvalidRecipe(f"there is no folder {target.parent} to write {target.name} to")
    read = read_plan(plan)

    def work(budget: Budget) -> tuple[Book, bytes]:
        opened = Library.open(library, create=False) if library is not None else None
        try:
            made = make_book(read, library=opened, budget=budget, workers=jobs)
        finally:
            if opened is not None:
                opened.close()
        if page is None:
            return made, made.pdf(budget=budget)
        return made, made.svg(page).encode() if target.suffix.lower() == ".svg" else made.png(page)

    made, data = call_with_budget(work, None)
    write_whole(target, data)
    if COMMON.quiet:
        return
    for note in made.notes:
        typer.echo(f"note: {note}", err=True)
    what = f"page {page}" if page is not None else f"{made.page_count} pages"
    count = sum(1 for _ in made.puzzles)
    typer.echo(f"{target}: {what}, {count} puzzle{'s' if count != 1 else ''}", err=True)
