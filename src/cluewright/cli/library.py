"""`cluewright library`: puzzles kept, found, shown, tagged, counted, and brought from and to files."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import ExitCode, exit_code_of, report, sentence_of
from cluewright.cli.functions import with_common_options
from cluewright.cli.library_collection import collection
from cluewright.cli.options import COMMON, Force, FormatName, Json, require_free
from cluewright.cli.output import console, print_json, show, show_drawing, worth_drawing
from cluewright.cli.searching import LibraryPlace, open_library, with_search_options
from cluewright.cli.words import agrees, counted, listed

if TYPE_CHECKING:
    from cluewright.library import Import, Library, Record
    from cluewright.library.backup import Backup

library = typer.Typer(add_completion=False, rich_markup_mode=None, no_args_is_help=True)
library.add_typer(collection, name="collection")

Tags = Annotated[list[str] | None, typer.Option("--tag", metavar="TAG", help="Give them this tag.")]
Ids = Annotated[list[int], typer.Argument(metavar="ID...", help="Numbers of puzzles, as list shows them.")]
Merge = Annotated[bool, typer.Option("--merge", help="Give puzzles that are there already what they lack.")]
Source = Annotated[str | None, typer.Option("--source", metavar="TEXT", help="Note where they come from.")]
Into = Annotated[str | None, typer.Option("--collection", metavar="NAME", help="Append them to this collection.")]


@library.callback()
def _library() -> None:
    """Keep puzzles, each once, with all that is known about them; find, count, back up and export them.

    \b
    Example:
        cluewright library add puzzles.jsonl --tag easy-ones
        cluewright library list --kind hitori --level hard --sort score
    """


def _command(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return lambda function: library.command(name)(with_common_options(function))


@_command("add")
def _add(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Puzzle files; - is standard input.")],
    tag: Tags = None,
    source: Source = None,
    collection: Into = None,
    merge: Merge = False,
    format_name: FormatName = None,
    place: LibraryPlace = None,
    json: Json = False,
) -> ExitCode:
    """Add the puzzles of files; one that is there already, even turned or mirrored, is not added again.

    \b
    Example:
        cluewright generate zip --count 100 --json | cluewright library add - --tag daily
        cluewright library add cat.non --source "my own" --library puzzles.sqlite
    """
    with open_library(place, create=True) as kept:
        done = _import(kept, files, tag, source, collection, merge, format_name)
        if json:
            for number, new in zip(done.ids, done.new, strict=True):
                print_json({"id": number, "added": new})
        else:
            typer.echo(_sentence(done))
    return _tell_problems(done)


@_command("import")
def _import_files(
    paths: Annotated[list[str], typer.Argument(metavar="PATH...", help="Files, folders, or backups of a library.")],
    tag: Tags = None,
    source: Source = None,
    collection: Into = None,
    merge: Merge = False,
    format_name: FormatName = None,
    place: LibraryPlace = None,
    json: Json = False,
) -> ExitCode:
    """Bring in files, whole folders with all below them, and backups; bad files are reported, good ones kept.

    A backup written by export --all brings back everything: puzzles, tags, collections, games, results and batches.

    \b
    Example:
        cluewright library import ~/nonograms --tag old
        cluewright library import backup.jsonl.gz --library new.sqlite
    """
    from dataclasses import asdict

    from cluewright.library.backup import is_backup

    worst = ExitCode.FINE
    with open_library(place, create=True) as kept:
        backups = [path for path in paths if path != "-" and Path(path).is_file() and is_backup(path)]
        for path in backups:
            found = kept.restore(path)
            if json:
                print_json({"backup": path, **asdict(found)})
            else:
                typer.echo(f"{path}: {_contents(found)}")
        if rest := [path for path in paths if path not in backups]:
            done = _import(kept, rest, tag, source, collection, merge, format_name)
            if json:
                counts = {"files": done.files, "added": done.added, "doubles": done.doubles}
                print_json({**counts, "problems": [sentence_of(problem) for problem in done.problems]})
            else:
                typer.echo(f"{counted(done.files, 'file')}: {_sentence(done)}")
            worst = _tell_problems(done)
    return worst


@_command("list")
@with_search_options
def _list(
    query: Any,
    limit: Annotated[int, typer.Option("--limit", metavar="N", min=1, help="At most so many.")] = 50,
    after: Annotated[
        str | None, typer.Option("--after", metavar="CURSOR", help="Go on where the last page ended.")
    ] = None,
    count: Annotated[bool, typer.Option("--count", help="Only say how many there are.")] = False,
    place: LibraryPlace = None,
    json: Json = False,
) -> None:
    """List puzzles; with --json whole, one object a line, with their numbers and tags.

    \b
    Example:
        cluewright library list --kind nonogram --size 10..20 --level hard --level expert
        cluewright library list --tag daily --sort score --descending --limit 5 --json
        cluewright library list --text "cat" --count
    """
    with open_library(place) as kept:
        if count:
            typer.echo(kept.count(query))
            return
        table: Any = None if json else _table()
        left, cursor = limit, after
        while left:
            page = kept.find(query, limit=min(left, 1000), after=cursor)
            for record in page:
                if json:
                    print_json(record.to_data())
                else:
                    table.add_row(*_cells(record))
            left, cursor = left - len(page), page.cursor
            if cursor is None:
                break
        if not json:
            show(console(), table)
        if cursor is not None and not COMMON.quiet:
            typer.echo(f"there are more: --after {cursor}", err=True)


@_command("show")
def _show(
    ids: Ids,
    solution: Annotated[bool, typer.Option("--solution", help="Draw the solution, too.")] = False,
    place: LibraryPlace = None,
    json: Json = False,
) -> ExitCode:
    """Draw puzzles and tell what is known about them.

    \b
    Example:
        cluewright library show 12 --solution
    """
    from cluewright.core.errors import CluewrightError

    worst = ExitCode.FINE
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
                worst = max(worst, exit_code_of(error))
    return worst


@_command("export")
@with_search_options
def _export(
    query: Any,
    path: Annotated[str, typer.Argument(metavar="FILE", help="Where to; the extension tells the format.")],
    ids: Annotated[
        list[int] | None, typer.Argument(metavar="[ID...]", help="These puzzles, instead of a search.")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Back the whole library up, games and all.")] = False,
    format_name: Annotated[
        str | None, typer.Option("--format", metavar="NAME", help="Write this format, whatever the extension.")
    ] = None,
    force: Force = False,
    place: LibraryPlace = None,
) -> None:
    """Write puzzles into a file of any format, or with --all the whole library, to be imported anywhere.

    \b
    Example:
        cluewright library export hard.jsonl --level hard --kind zip
        cluewright library export cat.non 17
        cluewright library export backup.jsonl.gz --all
    """
    require_free(Path(path), force=force)
    with open_library(place) as kept:
        if everything:
            found = kept.backup(path)
            words = _contents(found)
        else:
            numbers = list(ids or ())
            if numbers:
                for number in numbers:
                    kept.get(number)
            words = counted(kept.export_file(numbers or query, path, format_name=format_name), "puzzle")
        if not COMMON.quiet:
            typer.echo(f"{path}: {words}", err=True)
            if not everything:
                _tell_losses(kept, numbers or query, path, format_name)


def _tell_losses(kept: "Library", chosen: Any, path: str, format_name: str | None) -> None:
    """Say what the format has no place for, as `convert` does."""
    from cluewright.formats import format_for, losses
    from cluewright.formats.registry import format_named
    from cluewright.library.transfer import export_items

    target = format_named(format_name) if format_name is not None else format_for(path)
    if not target.keeps_all():
        records = kept.get_many(chosen) if isinstance(chosen, list) else kept.each(chosen)
        for sentence in losses(export_items(records), target.name):
            report(sentence)


@_command("stats")
@with_search_options
def _stats(
    query: Any,
    plot: Annotated[str | None, typer.Option("--plot", metavar="FILE", help="Draw them as .svg or .png.")] = None,
    player: Annotated[str | None, typer.Option("--player", metavar="NAME", help="Of this player's games.")] = None,
    place: LibraryPlace = None,
    json: Json = False,
) -> None:
    """Count puzzles by kind, level, size and score, and compare ratings with the times and hints of games.

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
        counted = figures(kept, query)
    if plot is not None:
        draw_figures(counted, plot)
    if json:
        print_json(counted.to_data())
    else:
        show_figures(counted)


@_command("tag")
def _tag(
    ids: Annotated[list[int] | None, typer.Argument(metavar="[ID...]", help="Numbers of puzzles.")] = None,
    add: Annotated[list[str] | None, typer.Option("--add", metavar="TAG", help="Give them this tag.")] = None,
    remove: Annotated[list[str] | None, typer.Option("--remove", metavar="TAG", help="Take this tag away.")] = None,
    place: LibraryPlace = None,
    json: Json = False,
) -> None:
    """Give puzzles tags or take them away; without numbers, list all tags.

    \b
    Example:
        cluewright library tag 3 4 5 --add animals --remove new
        cluewright library tag
    """
    if bool(ids) != bool(add or remove):
        raise typer.BadParameter("name puzzles and --add or --remove, or nothing to list all tags")
    with open_library(place) as kept:
        if ids:
            kept.tag(ids, add=add or (), remove=remove or ())
            return
        for name, count in kept.tags().items():
            if json:
                print_json({"tag": name, "puzzles": count})
            else:
                typer.echo(f"{name}: {count}")


@_command("remove")
def _remove(
    ids: Ids,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    place: LibraryPlace = None,
) -> ExitCode:
    """Remove puzzles with their tags, games under way and places in collections; asks first.

    \b
    Example:
        cluewright library remove 12 13 --yes
    """
    with open_library(place) as kept:
        for number in ids:
            kept.get(number)
        if not yes and not agrees(f"Remove {counted(len(ids), 'puzzle')} from the library?"):
            typer.echo("nothing was removed", err=True)
            return ExitCode.NO
        typer.echo(f"removed {kept.remove(ids)}")
    return ExitCode.FINE


def _contents(found: "Backup") -> str:
    games = f"{counted(found.games, 'game')} under way"
    facts = counted(found.puzzles, "puzzle"), counted(found.collections, "collection"), games
    return listed(*facts, counted(found.results, "result"), counted(found.batches, "batch"))


def _import(
    kept: "Library",
    paths: list[str],
    tags: list[str] | None,
    source: str | None,
    collection: str | None,
    merge: bool,
    format_name: str | None,
) -> "Import":
    with _showing_files() as progress:
        done = kept.import_files(
            paths, format_name=format_name, tags=tags or (), source=source, merge=merge, progress=progress
        )
    if collection is not None and done.ids:
        kept.collections.put(collection, done.ids)
    return done


@contextmanager
def _showing_files() -> "Iterator[Callable[[str, Import], None] | None]":
    """Show on a terminal which file is read and how many puzzles have come."""
    if COMMON.quiet or not sys.stderr.isatty():
        yield None
        return
    from rich.status import Status

    with Status("reading", console=console(stderr=True)) as status:
        yield lambda name, done: status.update(f"{done.added} added, {done.doubles} there already: {name}")


def _sentence(done: "Import") -> str:
    return f"{done.added} added, {done.doubles} there already, {len(done.problems)} could not be read"


def _tell_problems(done: "Import") -> ExitCode:
    worst = ExitCode.FINE
    for problem in done.problems:
        report(sentence_of(problem))
        worst = max(worst, exit_code_of(problem))
    return worst


def _table() -> Any:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for name, side in (("id", "right"), ("kind", "left"), ("size", "left"), ("level", "left"), ("score", "right")):
        table.add_column(name, justify=side, no_wrap=True)  # type: ignore[arg-type]
    table.add_column("title")
    table.add_column("tags")
    return table


def _cells(record: "Record") -> list[Any]:
    from rich.text import Text

    score = "" if record.score is None else f"{record.score:g}"
    level = "" if record.level is None else str(record.level)
    facts = [str(record.id), record.kind, f"{record.width}x{record.height}", level, score]
    return [*facts, Text(record.title or ""), Text(", ".join(record.tags))]


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
    needed = ", ".join(f"{name} {count}" for name, count in item.rating.techniques.items()) if item.rating else ""
    facts = {
        "kind": f"{record.kind}, {record.width}x{record.height}",
        "rating": "" if record.level is None else f"{record.level}, score {record.score:g}",
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
