"""`cluewright daily`: the puzzles of a day, the same for everybody."""

from typing import Annotated

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import Force, Json, OutPuzzles, TimeLimit


def daily(
    kind: Annotated[str | None, typer.Argument(metavar="KIND", help="The kind; default: all kinds.")] = None,
    date: Annotated[
        str | None, typer.Option("--date", metavar="DATE", help="The day, such as 2026-11-15; default: today.")
    ] = None,
    out: OutPuzzles = None,
    force: Force = False,
    time_limit: TimeLimit = None,
    json: Json = False,
) -> ExitCode:
    """Make the daily puzzle, the same for everyone.

    \b
    Example:
        cluewright daily zip
        cluewright daily --date 2026-12-24 -o christmas.jsonl
    """
    import datetime

    from cluewright.cli.generating import shown_to_people
    from cluewright.cli.solving import call_with_budget
    from cluewright.cli.writing import Destination
    from cluewright.core.daily import make_daily, read_day
    from cluewright.core.registry import kind as find_kind
    from cluewright.core.registry import kinds

    day = datetime.datetime.now().astimezone().date() if date is None else read_day(date)
    chosen = [find_kind(kind)] if kind is not None else list(kinds().values())
    destination = Destination.of(out, json=json, force=force, several=len(chosen) > 1, kind=kind)
    for each in chosen:
        item = call_with_budget(lambda budget, k=each: make_daily(k, day, budget=budget), time_limit)  # type: ignore[misc]
        destination.put(item, name=f"{each.name}-{day.isoformat()}", text=f"{item.title}\n{shown_to_people(item)}")
    destination.finish()
    return ExitCode.FINE
