"""`cluewright library` check and recover: whether a library is sound, and what can be saved of one that is not."""

from typing import TYPE_CHECKING

from cluewright.cli.exits import Complaints, ExitCode, report
from cluewright.cli.options import COMMON, Json, LibraryPlace
from cluewright.cli.output import print_json, say
from cluewright.cli.searching import open_library
from cluewright.core.text import counted

if TYPE_CHECKING:
    from cluewright.library.salvage import Damage


def check(place: LibraryPlace = None, json: Json = False) -> ExitCode:
    """Check a library for damage: its file, its tables and every row.

    Exit code 0 if it is undamaged, 1 if something is damaged, 2 if it cannot be opened.

    \b
    Example:
        cluewright library check
        cluewright library check --library puzzles.sqlite --json
    """
    from cluewright.library.soundness import damages

    found = 0
    with open_library(place) as kept, Complaints(each=100) as complaints:
        for damage in damages(kept):
            found += 1
            if json:
                print_json(_data(damage))
            else:
                complaints.add("", str(damage))
        if json:
            print_json({"damages": found})
        elif not found:
            say(f"the library is undamaged: {counted(len(kept), 'puzzle')}")
    if found and not json and not COMMON.quiet:
        report("to save the undamaged part: library export --all; to rebuild the library: library recover")
    return ExitCode.NO if found else ExitCode.FINE


def recover(place: LibraryPlace = None, json: Json = False) -> ExitCode:
    """Rebuild a damaged library from everything that can still be read; losses are reported.

    Numbers, tags, collections, games and batches stay as they are. The old file is kept next to the new one, unchanged.
    Nothing else may use the library meanwhile: stop the studio first. Exit code 0 if nothing was lost, 1 if
    something was, 2 if nothing can be read.

    \b
    Example:
        cluewright library recover --library puzzles.sqlite
    """
    from cluewright.library.recovery import recover as make_anew

    if _is_sound(place):
        if json:
            print_json({"sound": True})
        else:
            say("the library is undamaged; nothing was changed")
        return ExitCode.FINE
    done = make_anew(place)
    with Complaints(each=100) as complaints:
        for damage in done.damages:
            if json:
                print_json(_data(damage))
            else:
                complaints.add("", str(damage))
    if json:
        print_json({"puzzles": done.puzzles, "damages": len(done.damages), "old": str(done.old)})
    else:
        say(f"recovered {counted(done.puzzles, 'puzzle')}; the old file is {done.old}")
    return ExitCode.NO if done.damages else ExitCode.FINE


def _is_sound(place: str | None) -> bool:
    from cluewright.library.errors import LibraryError, NotInLibrary
    from cluewright.library.soundness import damages

    try:
        with open_library(place) as kept:
            return next(damages(kept), None) is None
    except NotInLibrary:
        raise
    except LibraryError:  # it cannot even be opened
        return False


def _data(damage: "Damage") -> dict[str, str]:
    return {"what": damage.what, "problem": damage.problem}
