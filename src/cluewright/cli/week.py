"""`cluewright week`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import Force, Json, Language, LibraryPlace, find_locale, out_option

if TYPE_CHECKING:
    from datetime import date

    from cluewright.formats.inputs import Input


def week(
    plans: Annotated[list[str] | None, typer.Argument(metavar="PLAN.toml", help="Plans of weeks.")] = None,
    out: Annotated[
        str | None, out_option("The folder to write; default: one next to the plan, with its name.", metavar="FOLDER")
    ] = None,
    example: Annotated[
        bool, typer.Option("--example", help="Print an example plan that explains every key, or write it to --out.")
    ] = False,
    first: Annotated[
        str | None, typer.Option("--first", metavar="DATE", help="The first day, such as 2027-01-04.")
    ] = None,
    time_limit: Annotated[
        float | None, typer.Option("--time-limit", metavar="SECONDS", min=0, help="Time limit per week.")
    ] = None,
    lang: Language = None,
    library: LibraryPlace = None,
    force: Force = False,
    json: Json = False,
) -> ExitCode:
    """Make a newspaper's week: seven days of puzzles that rise in level, as files named by date.

    No puzzle comes twice, not even turned or mirrored: a collection in the library remembers what was printed. Run the
    same command again to resume a week that was stopped.

    \b
    Example:
        cluewright week --example -o plan.toml
        cluewright week plan.toml -o week/
        cluewright week plan.toml -o week/ --first 2027-01-11
    """
    if example:
        from cluewright.books.week_plan import EXAMPLE
        from cluewright.cli.writing import write_example

        write_example(EXAMPLE, out, force=force, json=json)
        return ExitCode.FINE
    if not plans:
        raise typer.BadParameter("name a plan; to start from an example, run cluewright week --example")
    from cluewright.cli.inputs import for_each
    from cluewright.core.daily import read_day
    from cluewright.formats.inputs import Input

    day = None if first is None else read_day(first)

    def work(given: "Input", _: bool) -> None:
        folder = Path(given.source).with_suffix("") if out is None else Path(out)
        _make(given.source, folder, day, time_limit, library, lang, force=force, json=json)

    return for_each([Input(plan, 0) for plan in plans], work)


def _make(
    plan: str,
    folder: Path,
    first: "date | None",
    time_limit: float | None,
    library: str | None,
    lang: str | None,
    *,
    force: bool,
    json: bool,
) -> None:
    from cluewright.books.week import Printed, make_week, write_week
    from cluewright.books.week_plan import read_week
    from cluewright.cli.searching import open_library
    from cluewright.cli.solving import call_with_budget
    from cluewright.cli.writing import tell_written
    from cluewright.core.budget import Budget
    from cluewright.core.text import counted

    language = None if lang is None else find_locale(lang)
    read = read_week(plan, first=first, language=language, otherwise=find_locale(None))

    def work(budget: Budget) -> tuple[list[Printed], list[str]]:
        with open_library(library, create=True) as kept:
            printed = make_week(read, kept, budget=budget)
        return printed, write_week(read, printed, folder, force=force, budget=budget)

    printed, names = call_with_budget(work, time_limit)
    made = sum(each.made for each in printed)
    facts = {"first": read.first.isoformat(), "puzzles": len(printed), "made": made, "files": len(names)}
    words = f"{counted(len(printed), 'puzzle')} from {read.days[0]} to {read.days[-1]}, {made} of them new"
    tell_written(folder, facts, words=words, json=json)
