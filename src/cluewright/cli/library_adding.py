"""`cluewright library` add and import: puzzles of files, folders and backups brought in."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cluewright.cli.exits import ExitCode, exit_code_of, report, sentence_of, worst
from cluewright.cli.library_finding import contents
from cluewright.cli.options import COMMON, Files, FormatName, Json, LibraryPlace
from cluewright.cli.output import console, print_json
from cluewright.cli.searching import open_library
from cluewright.cli.words import counted

if TYPE_CHECKING:
    from cluewright.library import Import, Library

Tags = Annotated[list[str] | None, typer.Option("--tag", metavar="TAG", help="Give them this tag.")]
Merge = Annotated[bool, typer.Option("--merge", help="Give puzzles that are there already what they lack.")]
Source = Annotated[str | None, typer.Option("--source", metavar="TEXT", help="Note where they come from.")]
Into = Annotated[str | None, typer.Option("--collection", metavar="NAME", help="Append them to this collection.")]


def add(
    files: Files,
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
        cluewright library add cat.non --source "my own" --library puzzles.sqlite
        cluewright generate zip --count 100 --json | cluewright library add - --tag daily
    """
    with open_library(place, create=True) as kept:
        done = _import(kept, files, tag, source, collection, merge, format_name)
        if json:
            for number, new in zip(done.ids, done.new, strict=True):
                print_json({"id": number, "added": new})
        else:
            typer.echo(_sentence(done))
    return _tell_problems(done)


def import_files(
    paths: Annotated[list[str], typer.Argument(metavar="PATH", help="Files, folders, or backups of a library.")],
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
    from cluewright.library.backup import is_backup

    code = ExitCode.FINE
    with open_library(place, create=True) as kept:
        backups = [path for path in paths if path != "-" and Path(path).is_file() and is_backup(path)]
        for path in backups:
            found = kept.restore(path)
            if json:
                print_json({"backup": path, **asdict(found)})
            else:
                typer.echo(f"{path}: {contents(found)}")
        if rest := [path for path in paths if path not in backups]:
            done = _import(kept, rest, tag, source, collection, merge, format_name)
            if json:
                counts = {"files": done.files, "added": done.added, "doubles": done.doubles}
                print_json({**counts, "problems": [sentence_of(problem) for problem in done.problems]})
            else:
                typer.echo(f"{counted(done.files, 'file')}: {_sentence(done)}")
            code = _tell_problems(done)
    return code


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
    for problem in done.problems:
        report(sentence_of(problem))
    return worst(map(exit_code_of, done.problems))
