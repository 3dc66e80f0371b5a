"""`cluewright library` list, show, export and stats: puzzles found, shown, written to files and counted."""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import Complaints, ExitCode, exit_code_of, report, sentence_of, worst
from cluewright.cli.options import COMMON, Force, Ids, Json, LibraryPlace, out_option, require_free
from cluewright.cli.output import console, print_json, say, show, show_drawing, worth_drawing
from cluewright.cli.searching import mention_old_scores, open_library, with_search_options
from cluewright.cli.words import listed
from cluewright.cli.writing import tell_written
from cluewright.core.errors import shown
from cluewright.core.text import counted, is_digits

if TYPE_CHECKING:
    from cluewright.library import Library, Record
    from cluewright.library.backup import Backup


@with_search_options
def list_puzzles(
    query: Any,
    limit: Annotated[int, typer.Option("--limit", metavar="N", min=1, help="Most puzzles to take.")] = 50,
    after: Annotated[
        str | None, typer.Option("--after", metavar="CURSOR", help="Continue from the previous page.")
    ] = None,
    count: Annotated[bool, typer.Option("--count", help="Print the number of puzzles only.")] = False,
    place: LibraryPlace = None,
    json: Json = False,
) -> ExitCode:
    """List puzzles; with --json, whole puzzles with their numbers and tags.

    \b
    Example:
        cluewright library list --kind nonogram --size 10..20 --level hard --level expert
        cluewright library list --tag daily --sort score --descending --limit 5 --json
        cluewright library list --text "cat" --count
    """
    from cluewright.library.errors import DamagedPuzzle

    with open_library(place) as kept:
        mention_old_scores(kept, query)
        if count:
            number = kept.count(query)
            if json:
                print_json({"puzzles": number})
            else:
                say(number)
            return ExitCode.FINE
        table: Any = None if json else _table()
        left, cursor, code = limit, after, ExitCode.FINE
        while left:
            page = kept.find(query, limit=min(left, 1000), after=cursor)
            for record in page:
                if not json:
                    table.add_row(*_cells(record))
                    continue
                try:
                    print_json(record.to_data())
                except DamagedPuzzle as error:
                    report(sentence_of(error))
                    code = exit_code_of(error)
            left, cursor = left - len(page), page.cursor
            if cursor is None:
                break
        if not json:
            show(console(), table)
        if cursor is not None and not COMMON.quiet:
            say(f"for more: --after {cursor}", err=True)
    return code


def show_puzzles(
    ids: Ids,
    solution: Annotated[bool, typer.Option("--solution", help="Draw the solution, too.")] = False,
    place: LibraryPlace = None,
    json: Json = False,
) -> ExitCode:
    """Draw puzzles and show what is known about them.

    \b
    Example:
        cluewright library show 12 --solution
    """
    from cluewright.core.errors import CluewrightError

    codes = []
    with open_library(place) as kept:
        for number in ids:
            try:
                record = kept.get(number)
                if json:
                    print_json(record.to_data())
                else:
                    _show_record(record, solution)
            except CluewrightError as error:
                report(sentence_of(error))
                codes.append(exit_code_of(error))
    return worst(codes)


@with_search_options
def export(
    query: Any,
    places: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE, ID", help="The file to write, then puzzle numbers, instead of a search."),
    ] = None,
    out: Annotated[str | None, out_option("The file to write.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Back up the whole library, games included.")] = False,
    format_name: Annotated[
        str | None, typer.Option("--format", metavar="NAME", help="Write this format, whatever the extension.")
    ] = None,
    force: Force = False,
    place: LibraryPlace = None,
    json: Json = False,
) -> ExitCode:
    """Export puzzles to a file of any format, or back up the whole library with --all.

    Damaged puzzles are reported and left out; the exit code is then 2.

    \b
    Example:
        cluewright library export -o hard.jsonl --level hard --kind zip
        cluewright library export cat.non 17
        cluewright library export backup.jsonl.gz --all
    """
    path, numbers = _file_and_ids(places or [], out)
    require_free(Path(path), force=force)
    damaged: list[Any] = []
    with open_library(place) as kept, Complaints() as complaints:
        if everything:
            found = kept.backup(path)
            damaged = list(found.damages)
            facts = {name: number for name, number in asdict(found).items() if name != "damages"}
            tell_written(path, facts, words=contents(found), json=json)
        else:
            for number in numbers:
                kept.get(number)
            if not numbers:
                mention_old_scores(kept, query)
            written = kept.export_file(
                numbers or query,
                path,
                format_name=format_name,
                damaged=lambda error: damaged.append(f"{error} (left out)"),
            )
            tell_written(path, {"puzzles": written}, words=counted(written, "puzzle"), json=json)
            if not COMMON.quiet:
                _tell_losses(kept, numbers or query, path, format_name)
        for damage in damaged:
            complaints.add("", f"{damage} (left out)")
    return ExitCode.BAD_INPUT if damaged else ExitCode.FINE


def _file_and_ids(places: list[str], out: str | None) -> tuple[str, list[int]]:
    """Tell the file from the numbers; with --out there are only numbers."""
    if out is None and not places:
        raise typer.BadParameter("name the file to write")
    path, ids = (places[0], places[1:]) if out is None else (out, places)
    for text in ids:
        if not is_digits(text, 18):
            raise typer.BadParameter(f"{shown(text)} is not a puzzle number")
    return path, [int(text) for text in ids]


def _tell_losses(kept: "Library", chosen: Any, path: str, format_name: str | None) -> None:
    """Say what the format has no place for, as `convert` does."""
    from cluewright.formats import format_for, losses
    from cluewright.formats.registry import format_named
    from cluewright.library.transfer import export_items

    target = format_named(format_name) if format_name is not None else format_for(path)
    if not target.keeps_all():
        records = kept.get_many(chosen) if isinstance(chosen, list) else kept.each(chosen)
        for sentence in losses(export_items(records, lambda _: None), target.name):
            report(sentence)


def contents(found: "Backup") -> str:
    """Say what a backup holds."""
    games = f"{counted(found.games, 'game')} in progress"
    facts = counted(found.puzzles, "puzzle"), counted(found.collections, "collection"), games
    return listed(*facts, counted(found.results, "result"), counted(found.batches, "batch"))


@with_search_options
def stats(
    query: Any,
    plot: Annotated[
        str | None, typer.Option("--plot", metavar="FILE", help="Draw a chart: an .svg or .png file.")
    ] = None,
    player: Annotated[
        str | None, typer.Option("--player", metavar="NAME", help="Only the games of this player.")
    ] = None,
    place: LibraryPlace = None,
    json: Json = False,
) -> None:
    """Count puzzles by kind, level, size and score; compare ratings with solving times and hints.

    \b
    Example:
        cluewright library stats --plot library.svg
        cluewright library stats --player Ada
    """
    from cluewright.cli.library_stats import draw_figures, player_data, show_figures, show_player
    from cluewright.library.figures import figures

    with open_library(place) as kept:
        if player is not None:
            found = kept.play.figures(player)
            if json:
                print_json(player_data(found))
            else:
                show_player(found)
            return
        numbers = figures(kept, query)
    if plot is not None:
        draw_figures(numbers, plot)
    if json:
        print_json(numbers.to_data())
    else:
        show_figures(numbers)


def _table() -> Any:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for name, side in (("id", "right"), ("kind", "left"), ("size", "left"), ("level", "left"), ("score", "right")):
        table.add_column(name, justify=side, no_wrap=True)  # type: ignore[arg-type]
    table.add_column("verdict", no_wrap=True)
    table.add_column("title")
    table.add_column("tags")
    return table


def _cells(record: "Record") -> list[Any]:
    from rich.text import Text

    level = "" if record.level is None else str(record.level)
    facts = [str(record.id), record.kind, f"{record.width}x{record.height}", level, record.shown_score]
    return [*facts, Text(record.verdict or "unknown"), Text(record.title or ""), Text(", ".join(record.tags))]


def _in_words(recipe: dict[str, Any]) -> str:
    """Write a recipe for people: `size 7x6, seed 3, difficulty hard`."""
    said = {**recipe, "size": "x".join(map(str, recipe["size"])), "kind": None}
    return ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in said.items() if value is not None)


def _show_record(record: "Record", solution: bool) -> None:
    from rich.table import Table
    from rich.text import Text

    from cluewright.core.registry import kind_of

    out = console()
    item = record.item
    show(out, Text(f"{record.id}: {record.title or record.kind}", style="bold"))
    if worth_drawing(item.puzzle):
        show_drawing(out, kind_of(item.puzzle).text(item.puzzle, item.solution if solution else None))
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    needed = item.rating.needed(kind_of(item.puzzle).techniques) if item.rating else ""
    facts = {
        "kind": f"{record.kind}, {record.width}x{record.height}",
        "rating": "" if item.rating is None else item.rating.summary,
        "techniques": needed,
        "verdict": record.verdict,
        "recipe": "" if item.recipe is None else _in_words(item.recipe.to_data()),
        "author": record.author,
        "licence": record.licence,
        "source": record.source,
        "tags": ", ".join(record.tags),
        "added": f"{record.added.astimezone():%Y-%m-%d %H:%M}",
        "fingerprint": record.fingerprint,
    }
    for name, value in facts.items():
        if value:
            table.add_row(name, Text(value))
    show(out, table, indent=2)
