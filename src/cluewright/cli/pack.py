"""`cluewright pack`: collections made by a plan, listed, made and added to a library."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from cluewright.cli.exits import ExitCode, report
from cluewright.cli.functions import command_of
from cluewright.cli.options import COMMON, Force, Json, Language, LibraryPlace, OutPuzzles, TimeLimit, find_locale
from cluewright.cli.output import console, print_json, say, show
from cluewright.cli.searching import open_library
from cluewright.core.text import counted

if TYPE_CHECKING:
    from cluewright.batch.plan import Series
    from cluewright.core.item import Item
    from cluewright.packs import Pack

Names = Annotated[
    list[str], typer.Argument(metavar="NAME", help="Names of packs, as shown by list; all for every one.")
]
_ALL = "all"


class _Commands(TyperGroup):
    def list_commands(self, ctx: Any) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return command_of(cmd_name, _COMMANDS[cmd_name]) if cmd_name in _COMMANDS else None


pack = typer.Typer(cls=_Commands, add_completion=False, rich_markup_mode=None, no_args_is_help=False)


@pack.callback()
def _pack() -> None:
    """Make packs: collections of puzzles from easy to hard, the same for everyone.

    \b
    Example:
        cluewright pack list
        cluewright pack make animals -o animals.jsonl
    """


def list_packs(language: Language = None, json: Json = False) -> None:
    """List the packs.

    \b
    Example:
        cluewright pack list
        cluewright pack list --lang de --json
    """
    from rich.table import Table
    from rich.text import Text

    from cluewright.packs import packs

    locale = find_locale(language)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("name", "puzzles", "kind", "title"):
        table.add_column(column, justify="right" if column == "puzzles" else "left", no_wrap=column != "title")
    for each in packs().values():
        facts = {"name": each.name, "puzzles": len(each), "kind": each.kind, "title": each.title(locale)}
        if json:
            print_json(facts)
        else:
            table.add_row(*(Text(str(fact)) for fact in facts.values()))
    if not json:
        show(console(), table)


def make(
    names: Names,
    out: OutPuzzles = None,
    force: Force = False,
    time_limit: TimeLimit = None,
    json: Json = False,
) -> ExitCode:
    """Make the puzzles of packs, each proven to have exactly one solution.

    \b
    Example:
        cluewright pack make animals -o animals.jsonl
        cluewright pack make animals food --json
    """
    from cluewright.cli.generating import shown_to_people
    from cluewright.cli.writing import Destination
    from cluewright.library.fingerprint import digest

    chosen = _chosen(names)
    kinds = {each.kind for each in chosen}
    destination = Destination.of(
        out, json=json, force=force, several=True, kind=kinds.pop() if len(kinds) == 1 else None
    )
    for each in chosen:
        taken: set[bytes] = set()
        for place, (series, number) in enumerate(each.places(), 1):
            item = _made(series, number, taken, time_limit)
            taken.add(digest(item.puzzle))
            destination.put(item, name=f"{each.name}-{place:02}", text=shown_to_people(item))
    destination.finish()
    return ExitCode.FINE


def add(names: Names, place: LibraryPlace = None, time_limit: TimeLimit = None, json: Json = False) -> ExitCode:
    """Make packs and add them to a library, each as a collection; run the same command again to resume.

    Puzzles made before are not made again, even if they have been removed since.

    \b
    Example:
        cluewright pack add animals --library puzzles.sqlite
        cluewright pack add all
    """
    from cluewright.core.errors import GenerationFailed
    from cluewright.library import prepare
    from cluewright.packs import keeping

    code = ExitCode.FINE
    with open_library(place, create=True) as kept:
        for each in _chosen(names):
            batch = f"pack {each.name}"
            keeping.begin(kept, batch, [each])
            added, taken = 0, keeping.taken(kept, batch, each)
            for wanted in keeping.wanted(kept, batch, [each]):
                try:
                    made = prepare(_made(wanted.series, wanted.number, taken, time_limit))
                except GenerationFailed as error:
                    report(f"puzzle {wanted.place + 1} of {each.name}: {error}")
                    code = ExitCode.NO
                    keeping.keep(kept, [(wanted, str(error))])
                else:
                    taken.add(made.fingerprint)
                    added += len(keeping.keep(kept, [(wanted, made)]))
            if json:
                print_json({"collection": each.name, "added": added})
            elif not COMMON.quiet:
                say(f"{each.name}: added {counted(added, 'puzzle')}")
    return code


def _made(series: "Series", number: int, taken: set[bytes], time_limit: float | None) -> "Item[Any, Any]":
    """Make a puzzle of a pack that is none of those with the fingerprints `taken`; Ctrl-C stops it."""
    from cluewright.cli.solving import call_with_budget
    from cluewright.packs import make as make_one

    return call_with_budget(lambda budget: make_one(series, number, taken, budget=budget), time_limit)


def _chosen(names: list[str]) -> "list[Pack]":
    from cluewright.packs import pack as find_pack
    from cluewright.packs import packs

    return list(packs().values()) if names == [_ALL] else [find_pack(name) for name in dict.fromkeys(names)]


_COMMANDS: dict[str, Callable[..., Any]] = {"list": list_packs, "make": make, "add": add}
