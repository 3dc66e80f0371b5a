"""`cluewright library` tag and remove: what is changed by number."""

from typing import Annotated

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import COMMON, Ids, Json, LibraryPlace, Yes
from cluewright.cli.output import print_json, say
from cluewright.cli.searching import open_library
from cluewright.cli.words import agrees
from cluewright.core.text import counted


def tag(
    ids: Annotated[list[int] | None, typer.Argument(metavar="ID", help="Puzzle numbers.")] = None,
    add: Annotated[list[str] | None, typer.Option("--add", metavar="TAG", help="Add this tag.")] = None,
    remove: Annotated[list[str] | None, typer.Option("--remove", metavar="TAG", help="Remove this tag.")] = None,
    place: LibraryPlace = None,
    json: Json = False,
) -> None:
    """Add or remove tags; without puzzle numbers, list all tags.

    \b
    Example:
        cluewright library tag 3 4 5 --add animals --remove new
        cluewright library tag
    """
    if bool(ids) != bool(add or remove):
        raise typer.BadParameter("name puzzles, and --add or --remove a tag; to list all tags, name nothing")
    with open_library(place) as kept:
        if ids:
            kept.tag(ids, add=add or (), remove=remove or ())
            if json:
                for record in kept.get_many(ids):
                    print_json({"id": record.id, "tags": list(record.tags)})
            return
        for name, count in kept.tags().items():
            if json:
                print_json({"tag": name, "puzzles": count})
            else:
                say(f"{name}: {count}")


def remove(
    ids: Ids,
    yes: Yes = False,
    place: LibraryPlace = None,
    json: Json = False,
) -> ExitCode:
    """Remove puzzles with their tags, unfinished games and places in collections; asks first.

    \b
    Example:
        cluewright library remove 12 13 --yes
    """
    with open_library(place) as kept:
        for number in ids:
            kept.get(number)
        if not yes and not agrees(f"Remove {counted(len(ids), 'puzzle')} from the library?"):
            say("nothing was removed", err=True)
            return ExitCode.NO
        removed = kept.remove(ids)
    if json:
        print_json({"removed": removed})
    elif not COMMON.quiet:
        say(f"removed {removed}")
    return ExitCode.FINE
