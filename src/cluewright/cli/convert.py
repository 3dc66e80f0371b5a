"""`cluewright convert`: puzzles of any format into a file, a bundle or a folder of another."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cluewright.cli.exits import Complaints, ExitCode, exit_code_of, report, sentence_of, worst
from cluewright.cli.options import COMMON, Force, FormatName, Index, Json, out_option, require_free
from cluewright.cli.output import print_json

if TYPE_CHECKING:
    from cluewright.formats import Format
    from cluewright.formats.format import AnyItem
    from cluewright.formats.inputs import Input

_STANDARD = "-"


def convert(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE",
            help="Puzzle files or folders to read, then the file or folder to write; - is standard input or output.",
        ),
    ],
    out: Annotated[str | None, out_option("The file or folder to write, instead of OUT.", "PLACE")] = None,
    index: Index = None,
    format_name: FormatName = None,
    to: Annotated[
        str | None,
        typer.Option("--to", metavar="NAME", help="Write this format, whatever the extension of OUT."),
    ] = None,
    force: Force = False,
    json: Json = False,
) -> ExitCode:
    """Convert puzzles from any format to any other.

    The format of IN is detected by its content, or else by its extension; OUT is written in the format of its
    extension. Several puzzles go into one file if its format holds many, or into a folder, one file each. If the format
    of OUT cannot hold something, such as a title, a note on standard error says so; the exit code is still 0. A puzzle
    that cannot be converted is reported, the others are written, and the exit code is 2.

    \b
    Example:
        cluewright convert cat.xml cat.non
        cluewright convert one.nin two.mk three.g all.nonpack
        cluewright convert all.nonpack --to webpbn single/
        cluewright convert puzzles/ -o all.jsonl
        cluewright convert - - --format taai --to json < batch.txt
    """
    from cluewright.formats.inputs import read_inputs

    if len(files) < 2 and out is None:
        raise typer.BadParameter("name at least one file to read, and then the file or folder to write")
    *sources, place = files if out is None else [*files, out]
    target = _Target.of(place, to)
    codes, given = [], []
    with Complaints() as complaints:
        for found in read_inputs(sources, format_name, index):
            if found.error is not None:
                complaints.add(found.source, sentence_of(found.error))
                codes.append(exit_code_of(found.error))
            else:
                given.append(found)
    good = _expressible(given, target, codes) if given else []
    if good:
        _write(good, target, force=force)
        if json and place != _STANDARD:
            print_json({"file": place, "format": target.format.name, "puzzles": len(good)})
        if not COMMON.quiet:
            _tell_losses(good, target.format)
    return worst(codes)


@dataclass(frozen=True, slots=True)
class _Target:
    """Where the puzzles go and how they are written."""

    place: str
    format: "Format"
    folder: bool

    @classmethod
    def of(cls, place: str, to: str | None) -> "_Target":
        from cluewright.formats import format_for
        from cluewright.formats.registry import format_named

        folder = place != _STANDARD and (place.endswith(("/", "\\")) or Path(place).is_dir())
        if to is None and folder:
            raise typer.BadParameter(f"{place} is a folder: choose the format of its files with --to")
        if to is None:
            return cls(place, format_named("json") if place == _STANDARD else format_for(place), folder)
        return cls(place, format_named(to), folder)


def _expressible(given: "list[Input]", target: _Target, codes: list[ExitCode]) -> "list[Input]":
    """Return the puzzles that the format can express, and name the others."""
    from cluewright.core.errors import CluewrightError, FormatError
    from cluewright.formats import dumps

    if len(given) > 1 and not target.folder and not target.format.many:
        name = target.format.name
        problem = f"the format {name} holds one puzzle per file, not {len(given)}: name a folder to write one file each"
        raise FormatError(problem, file=target.place)
    good = []
    with Complaints() as complaints:
        for found in given:
            try:
                dumps(_item(found), format_name=target.format.name)
                good.append(found)
            except CluewrightError as error:
                complaints.add(found.source, f"{found.place}: {sentence_of(error)}")
                codes.append(exit_code_of(error))
    return good


def _write(good: "list[Input]", target: _Target, *, force: bool) -> None:
    """Write one file, or one for each puzzle; existing files are overwritten only with --force."""
    import sys

    from cluewright.formats import dumps, save

    name = target.format.name
    if target.place == _STANDARD:
        sys.stdout.flush()
        sys.stdout.buffer.write(dumps(map(_item, good), format_name=name))
        return
    folder = Path(target.place)
    named = _file_names(good, target.format) if target.folder else {}
    paths = [folder / file for file in named] if target.folder else [folder]
    require_free(*paths, force=force)
    if not target.folder:
        save(map(_item, good), folder, format_name=name)
        return
    folder.mkdir(parents=True, exist_ok=True)
    for file, found in named.items():
        save(_item(found), folder / file, format_name=name)


def _file_names(good: "list[Input]", chosen: "Format") -> "dict[str, Input]":
    """Name a file for each puzzle after the file it comes from, with its number if that file holds several."""
    from cluewright.cli.writing import unused

    several = {found.source for found in good if found.index > 0}
    taken: set[str] = set()
    names: dict[str, Input] = {}
    for found in good:
        stem = "puzzle" if found.source == _STANDARD else Path(found.source.removesuffix(".gz")).stem
        stem += f"-{found.index + 1}" if found.source in several else ""
        names[unused(stem, chosen, taken)] = found
    return names


def _tell_losses(good: "list[Input]", chosen: "Format") -> None:
    from cluewright.formats import losses

    for sentence in losses(map(_item, good), chosen.name):
        report(sentence)


def _item(found: "Input") -> "AnyItem":
    return found.puzzle_item
