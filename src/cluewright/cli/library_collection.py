"""`cluewright library collection`: books and series made, filled, ordered and dated."""

from collections.abc import Callable
from datetime import date
from itertools import islice
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.functions import with_common_options
from cluewright.cli.options import COMMON, Ids, Json, LibraryPlace, Yes
from cluewright.cli.output import console, print_json, say, show
from cluewright.cli.searching import mention_old_scores, open_library, with_search_options
from cluewright.cli.words import agrees
from cluewright.core.errors import shown
from cluewright.core.text import counted

if TYPE_CHECKING:
    from cluewright.library import Library
    from cluewright.library.collection import Entry

collection = typer.Typer(add_completion=False, rich_markup_mode=None, no_args_is_help=True)

Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of the collection.")]
Title = Annotated[str | None, typer.Option("--title", metavar="TEXT", help="The title to print.")]
Note = Annotated[str | None, typer.Option("--note", metavar="TEXT", help="A note about the collection.")]


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise typer.BadParameter(f"{shown(text)} is not a date: write it as 2026-12-24") from None


def _command(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return lambda function: collection.command(name)(with_common_options(function))


@collection.callback()
def _collection() -> None:
    """Put puzzles in order, as in a book, or give them dates, as in a daily series.

    \b
    Example:
        cluewright library collection add "Book one" 17 4 23
        cluewright library collection add daily --kind zip --level easy --limit 365 --from 2027-01-01
    """


@_command("list")
def _list(place: LibraryPlace = None, json: Json = False) -> None:
    """List the collections.

    \b
    Example:
        cluewright library collection list
    """
    with open_library(place) as kept:
        found = kept.collections.all()
    table = _table(("name", "left"), ("puzzles", "right"), ("from", "left"), ("to", "left"), ("title", "left"))
    for each in found:
        days = [_written(day) for day in (each.first_day, each.last_day)]
        if json:
            facts = {"name": each.name, "title": each.title, "note": each.note, "puzzles": each.count}
            print_json({**facts, "first_day": days[0], "last_day": days[1]})
        else:
            table.add_row(*_plain(each.name, str(each.count), *days, each.title))
    if not json:
        show(console(), table)


@_command("show")
def _show(
    name: Name,
    day: Annotated[
        date | None, typer.Option("--day", metavar="DATE", parser=_day, help="Only the puzzle for this day.")
    ] = None,
    place: LibraryPlace = None,
    json: Json = False,
) -> None:
    """List the puzzles of a collection in order.

    \b
    Example:
        cluewright library collection show "Book one"
        cluewright library collection show daily --day 2027-01-06 --json
    """
    with open_library(place) as kept:
        entries = [entry for entry in kept.collections.entries(name) if day is None or entry.day == day]
        records = {record.id: record for record in kept.get_many([entry.puzzle_id for entry in entries])}
    columns = (("place", "right"), ("day", "left"), ("id", "right"), ("kind", "left"), ("size", "left"))
    table = _table(*columns, ("level", "left"), ("title", "left"))
    for entry in entries:
        record = records[entry.puzzle_id]
        where = {"place": entry.position + 1, "day": _written(entry.day), "id": entry.puzzle_id}
        if json:
            print_json({**where, "kind": record.kind, "level": record.level, "title": record.title})
        else:
            facts = (record.kind, f"{record.width}x{record.height}", record.level, record.title)
            table.add_row(*_plain(*where.values(), *facts))
    if not json:
        show(console(), table)


@_command("make")
def _make(name: Name, title: Title = None, note: Note = None, place: LibraryPlace = None, json: Json = False) -> None:
    """Make an empty collection.

    \b
    Example:
        cluewright library collection make "Book one" --title "Fifty quiet evenings"
    """
    with open_library(place, create=True) as kept:
        kept.collections.make(name, title=title or "", note=note or "")
    if json:
        print_json({"collection": name})


@_command("describe")
def _describe(
    name: Name, title: Title = None, note: Note = None, place: LibraryPlace = None, json: Json = False
) -> None:
    """Change the title or the note of a collection.

    \b
    Example:
        cluewright library collection describe "Book one" --note "to the printer in May"
    """
    if title is None and note is None:
        raise typer.BadParameter("name a --title or a --note to change")
    with open_library(place) as kept:
        kept.collections.describe(name, title=title, note=note)
    if json:
        print_json({"collection": name})


@_command("add")
@with_search_options
def _add(
    query: Any,
    name: Name,
    ids: Annotated[list[int] | None, typer.Argument(metavar="ID", help="Puzzle numbers, instead of a search.")] = None,
    limit: Annotated[int | None, typer.Option("--limit", metavar="N", min=1, help="Maximum number of puzzles.")] = None,
    start: Annotated[
        date | None,
        typer.Option("--from", metavar="DATE", parser=_day, help="Schedule one a day, starting on this day."),
    ] = None,
    place: LibraryPlace = None,
    json: Json = False,
) -> None:
    """Add puzzles, by number or by search; a collection that does not exist is made.

    Puzzles that are already in it are skipped, so you can repeat a search to add more.

    \b
    Example:
        cluewright library collection add "Book one" 17 4 23
        cluewright library collection add "Book one" --tag animals --sort score
        cluewright library collection add daily --kind zip --level easy --limit 365 --from 2027-01-01
    """
    from cluewright.library import Query

    if bool(ids) == (query != Query(sort=query.sort, descending=query.descending)):
        raise typer.BadParameter("name puzzles by their numbers or by the options of a search")
    with open_library(place) as kept:
        there = _there(kept, name)
        if not ids:
            mention_old_scores(kept, query)
        found = ids or (record.id for record in kept.each(query))
        chosen = list(islice((number for number in found if number not in there), limit))
        added = kept.collections.put(name, chosen, first_day=start)
    _tell(name, "added", added, json=json)


@_command("remove")
def _remove(name: Name, ids: Ids, place: LibraryPlace = None, json: Json = False) -> None:
    """Remove puzzles from a collection; they stay in the library.

    \b
    Example:
        cluewright library collection remove "Book one" 17
    """
    with open_library(place) as kept:
        removed = kept.collections.take_out(name, ids)
    _tell(name, "removed", removed, json=json)


@_command("order")
def _order(
    name: Name,
    ids: Annotated[list[int] | None, typer.Argument(metavar="ID", help="Puzzles to put first, in this order.")] = None,
    sort: Annotated[str | None, typer.Option("--sort", metavar="KEY", help="Sort by a key of list --sort.")] = None,
    descending: Annotated[bool, typer.Option("--descending", help="Reverse the order.")] = False,
    place: LibraryPlace = None,
    json: Json = False,
) -> None:
    """Reorder the puzzles of a collection; their dates move with them.

    The puzzles you name come first; the others follow in their present order.

    \b
    Example:
        cluewright library collection order "Book one" 23 17
        cluewright library collection order "Book one" --sort score
    """
    from cluewright.library import Query
    from cluewright.library.errors import NotInLibrary

    if bool(ids) == (sort is not None):
        raise typer.BadParameter("name the puzzles to put first, or a --sort key")
    with open_library(place) as kept:
        entries = kept.collections.entries(name)
        there = [entry.puzzle_id for entry in entries]
        if ids:
            for number in ids:
                if number not in there:
                    raise NotInLibrary(f"the collection {shown(name)} has no puzzle {number}")
            order = list(dict.fromkeys([*ids, *there]))
        else:
            query = Query(collection=name, sort=sort or "added", descending=descending)
            mention_old_scores(kept, query)
            order = [record.id for record in kept.each(query)]
        kept.collections.reorder(name, order)
    if json:
        print_json({"collection": name, "order": order})


@_command("date")
def _date(
    name: Name,
    puzzle: Annotated[int, typer.Argument(metavar="ID", help="The number of the puzzle.")],
    day: Annotated[str, typer.Argument(metavar="DATE", help="The day, or none.")],
    place: LibraryPlace = None,
    json: Json = False,
) -> None:
    """Move a puzzle of a collection to another day, or to none.

    \b
    Example:
        cluewright library collection date daily 17 2026-12-24
        cluewright library collection date daily 18 none
    """
    chosen = None if day == "none" else _day(day)
    with open_library(place) as kept:
        kept.collections.set_day(name, puzzle, chosen)
    if json:
        print_json({"collection": name, "id": puzzle, "day": _written(chosen)})


@_command("drop")
def _drop(name: Name, yes: Yes = False, place: LibraryPlace = None, json: Json = False) -> ExitCode:
    """Delete a collection; its puzzles stay in the library. Asks first.

    \b
    Example:
        cluewright library collection drop "Book one" --yes
    """
    with open_library(place) as kept:
        count = len(kept.collections.entries(name))
        if not yes and not agrees(f"Delete the collection {shown(name)} with {counted(count, 'puzzle')}?"):
            say("nothing was changed", err=True)
            return ExitCode.NO
        kept.collections.drop(name)
    if json:
        print_json({"dropped": name})
    return ExitCode.FINE


def _there(kept: "Library", name: str) -> set[int]:
    from cluewright.library.errors import NotInLibrary

    try:
        entries: list[Entry] = kept.collections.entries(name)
    except NotInLibrary:  # it will be made
        return set()
    return {entry.puzzle_id for entry in entries}


def _tell(name: str, done: str, number: int, *, json: bool) -> None:
    if json:
        print_json({"collection": name, done: number})
    elif not COMMON.quiet:
        say(f"{done} {number}")


def _written(day: date | None) -> str | None:
    return None if day is None else day.isoformat()


def _table(*columns: tuple[str, Any]) -> Any:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for name, side in columns:
        table.add_column(name, justify=side, no_wrap=name != "title")
    return table


def _plain(*cells: Any) -> list[Any]:
    """Return cells in which no bracket is taken for markup."""
    from rich.text import Text

    return [Text("" if cell is None else str(cell)) for cell in cells]
