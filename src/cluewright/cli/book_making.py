"""`cluewright book make`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import COMMON, Force, Json, Language, LibraryPlace, find_locale, out_option
from cluewright.cli.output import say

if TYPE_CHECKING:
    from cluewright.books import Book, BookPlan
    from cluewright.core.budget import Budget
    from cluewright.formats.inputs import Input


def make(
    plans: Annotated[list[str] | None, typer.Argument(metavar="PLAN.toml", help="Book plans.")] = None,
    out: Annotated[
        str | None,
        out_option("The PDF to write, or a folder for several plans; default: next to the plan.", "PLACE"),
    ] = None,
    example: Annotated[
        bool, typer.Option("--example", help="Print an example plan that explains every key, or write it to --out.")
    ] = False,
    page: Annotated[
        int | None, typer.Option("--page", metavar="N", min=1, help="Draw only this page, as .png or .svg.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", metavar="N", min=1, help="Number of puzzles to work on at once.")
    ] = None,
    time_limit: Annotated[
        float | None, typer.Option("--time-limit", metavar="SECONDS", min=0, help="Time limit per book.")
    ] = None,
    profile: Annotated[
        str | None, typer.Option("--profile", metavar="NAME", help="What the printer wants; overrides the plan's.")
    ] = None,
    trim: Annotated[
        str | None, typer.Option("--trim", metavar="SIZE", help="Size of the page, such as 6x9; overrides the plan's.")
    ] = None,
    colour: Annotated[
        str | None, typer.Option("--colour", metavar="INK", help="rgb, grey, black or cmyk; overrides the plan's.")
    ] = None,
    lang: Language = None,
    library: LibraryPlace = None,
    force: Force = False,
    json: Json = False,
) -> ExitCode:
    """Make puzzle books, ready for print: cover, rules, puzzles with QR codes, solutions.

    \b
    Example:
        cluewright book make --example -o plan.toml
        cluewright book make plan.toml -o book.pdf
        cluewright book make plan.toml --profile kdp --trim 6x9
        cluewright book make plan.toml --page 7 -o page.png
    """
    if example:
        from cluewright.books import EXAMPLE
        from cluewright.cli.writing import write_example

        write_example(EXAMPLE, out, force=force, json=json)
        return ExitCode.FINE
    if not plans:
        raise typer.BadParameter("name a plan; to start from an example, run cluewright book make --example")
    from cluewright.cli.inputs import for_each
    from cluewright.formats.inputs import Input

    instead = {key: value for key, value in (("profile", profile), ("page", trim), ("colour", colour)) if value}
    targets = {plan: _target(plan, out, page, several=len(plans) > 1) for plan in plans}

    def work(given: "Input", _: bool) -> None:
        _make(given.source, targets[given.source], page, jobs, time_limit, library, lang, instead, json=json)

    return for_each([Input(plan, 0) for plan in plans], work)


def _target(plan: str, out: str | None, page: int | None, *, several: bool) -> Path:
    """Return the file a book is written to; raise if that is not possible."""
    from cluewright.core.errors import InvalidRecipe, shown

    allowed = (".pdf",) if page is None else (".png", ".svg")
    beside = Path(plan).with_suffix(allowed[0])
    target = beside if out is None else Path(out)
    if out is not None and (target.is_dir() or out.endswith(("/", "\\"))):
        target.mkdir(parents=True, exist_ok=True)
        target = target / beside.name
    elif out is not None and several:
        raise InvalidRecipe(f"to write several books, name a folder, not {shown(out)}")
    if target.suffix.lower() not in allowed:
        raise InvalidRecipe(f"the output must be a {' or '.join(allowed)} file, not {shown(str(target))}")
    if not target.parent.is_dir():
        raise InvalidRecipe(f"the folder {target.parent} does not exist: create it first, or choose another")
    return target


def _make(
    plan: str,
    target: Path,
    page: int | None,
    jobs: int | None,
    time_limit: float | None,
    library: str | None,
    lang: str | None,
    instead: dict[str, str],
    *,
    json: bool,
) -> None:
    from cluewright.books import Book, read_plan
    from cluewright.cli.solving import call_with_budget
    from cluewright.cli.writing import tell_written
    from cluewright.core.budget import Budget
    from cluewright.core.files import write_whole
    from cluewright.core.text import counted

    language = None if lang is None else find_locale(lang)
    read = read_plan(plan, language=language, otherwise=find_locale(None), instead=instead)

    def work(budget: Budget) -> tuple[Book, bytes]:
        made = made_within(read, library, jobs, budget)
        if page is None:
            return made, made.pdf(budget=budget)
        return made, made.svg(page).encode() if target.suffix.lower() == ".svg" else made.png(page)

    made, data = call_with_budget(work, time_limit)
    write_whole(target, data)
    if not COMMON.quiet and not json:
        for note in made.notes:
            say(f"note: {note}", err=True)
    count = sum(1 for _ in made.puzzles)
    facts = {"pages": made.page_count, "page": page, "puzzles": count, "notes": made.notes}
    what = f"page {page}" if page is not None else f"{made.page_count} pages"
    tell_written(target, facts, words=f"{what}, {counted(count, 'puzzle')}", json=json)


def made_within(plan: "BookPlan", library: str | None, jobs: int | None, budget: "Budget") -> "Book":
    """Make a book of a plan with the library that was named, if one was."""
    from cluewright.books import make_book
    from cluewright.library import Library

    opened = Library.open(library, create=False) if library is not None else None
    try:
        return make_book(plan, library=opened, budget=budget, workers=jobs)
    finally:
        if opened is not None:
            opened.close()
