"""`cluewright quality`."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import Files, FormatName, Index, Json, TimeLimit
from cluewright.cli.output import print_json, say

if TYPE_CHECKING:
    from cluewright.formats.inputs import Input


def quality(
    files: Files,
    thorough: Annotated[bool, typer.Option("--thorough", help="Also count the clues that could be hidden.")] = False,
    index: Index = None,
    time_limit: TimeLimit = None,
    format_name: FormatName = None,
    json: Json = False,
) -> ExitCode:
    """Report on the quality of puzzles: what is proven, how clear they are, how they look and play.

    Shares are from 0 to 1. Only kinds that are made from pictures have such a report.

    \b
    Example:
        cluewright quality cat.non
        cluewright quality cat.non --thorough --time-limit 60 --json
    """
    from cluewright.cli.inputs import for_each_puzzle
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.errors import NotOffered
    from cluewright.core.registry import kind_of

    def work(given: "Input", _: bool) -> None:
        item = given.puzzle_item
        kind = kind_of(item.puzzle)
        pictures = kind.pictures
        if pictures is None:
            raise NotOffered(f"{kind.title} puzzles have no quality report")
        found = call_with_budget(lambda budget: pictures.quality(item, thorough=thorough, budget=budget), time_limit)
        if json:
            print_json({**given.place_data, **found})
            return
        say(f"{given.place}:")
        for line in _lines(found):
            say(f"  {line}")

    return for_each_puzzle(files, work, format_name=format_name, index=index)


def _lines(report: Mapping[str, Any]) -> Iterator[str]:
    """Write a report for people, a line for each measure there is."""
    for name, value in report.items():
        if value not in (None, {}, []):
            yield f"{name.replace('_', ' ')}: {_words(value)}"


def _words(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.3g}"
    if isinstance(value, Mapping):
        plain = {name: part for name, part in value.items() if not isinstance(part, Mapping | list)}
        return ", ".join(f"{name} {_words(part)}" for name, part in plain.items())
    if isinstance(value, list):
        if not any(isinstance(part, Mapping) for part in value):
            return ", ".join(map(str, value))
        names = [str(part.get("name", part)) if isinstance(part, Mapping) else str(part) for part in value]
        return ", ".join(f"{names.count(name)} {name}" for name in dict.fromkeys(names))
    return str(value)
