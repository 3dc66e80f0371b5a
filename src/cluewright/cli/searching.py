"""The options by which puzzles of the library are found, declared once for all commands that have them."""

import inspect
import re
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.functions import sign

if TYPE_CHECKING:
    from cluewright.core.size import Size
    from cluewright.library import Library, Query

_Text = str | None
_OPTIONS: dict[str, tuple[Any, Any]] = {
    "kind": (None, Annotated[_Text, typer.Option("--kind", metavar="NAME", help="Only puzzles of this kind.")]),
    "size": (
        None,
        Annotated[_Text, typer.Option("--size", metavar="SIZE", help="WxH, N or a range: 8..12, 8x6..12.")],
    ),
    "level": (
        None,
        Annotated[
            list[str] | None,
            typer.Option("--level", metavar="LEVEL", help="Only puzzles of this level; repeat for more."),
        ],
    ),
    "score": (None, Annotated[_Text, typer.Option("--score", metavar="RANGE", help="LOW..HIGH, LOW.. or ..HIGH.")]),
    "technique": (
        None,
        Annotated[
            list[str] | None,
            typer.Option("--technique", metavar="NAME", help="Only puzzles that need this technique; repeat for more."),
        ],
    ),
    "tag": (
        None,
        Annotated[
            list[str] | None, typer.Option("--tag", metavar="TAG", help="Only puzzles with this tag; repeat for more.")
        ],
    ),
    "text": ("", Annotated[str, typer.Option("--text", metavar="WORDS", help="Words in the title, author or notes.")]),
    "collection": (
        None,
        Annotated[_Text, typer.Option("--collection", metavar="NAME", help="Only puzzles in this collection.")],
    ),
    "verdict": (
        None,
        Annotated[
            _Text, typer.Option("--verdict", metavar="NAME", help="unique, ambiguous (several or none) or unknown.")
        ],
    ),
    "sort": (
        "added",
        Annotated[str, typer.Option("--sort", help="added, kind, size, level, score, technique, tag or title.")],
    ),
    "descending": (False, Annotated[bool, typer.Option("--descending", help="Reverse the order.")]),
}
_END = r"([^.\s]*+(?:\.[0-9]++)?+)"
_RANGE = re.compile(rf"\s*+{_END}\s*+\.\.\s*+{_END}\s*+", re.ASCII)


def open_library(place: str | None, *, create: bool = False) -> "Library":
    """Open the library that a command names, or the default one."""
    from cluewright.library import Library

    return Library.open(place, create=create)


def mention_old_scores(kept: "Library", query: "Query") -> None:
    """Say that puzzles with scores of an earlier scale are left out, or not in order, where that matters."""
    from cluewright.cli.library_stats import old_scores_note
    from cluewright.cli.options import COMMON
    from cluewright.cli.output import say
    from cluewright.library.figures import old_scores

    of_scores = query.sort == "score" or query.lowest_score is not None or query.highest_score is not None
    if of_scores and not COMMON.quiet and (number := old_scores(kept, query)):
        say(old_scores_note(number), err=True)


def with_search_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options of a search to a command; the function takes them as one `query`."""
    signature = inspect.signature(function, eval_str=True)

    @wraps(function)
    def command(**given: Any) -> Any:
        chosen = {name: given.pop(name) for name in _OPTIONS}
        return function(query=query_of(**chosen), **given)

    own = [parameter for parameter in signature.parameters.values() if parameter.name != "query"]
    searching = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
        for name, (default, annotation) in _OPTIONS.items()
    ]
    keyword = [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in own]
    sign(command, signature.replace(parameters=[*keyword, *searching]))
    return command


def query_of(
    *,
    kind: str | None = None,
    size: str | None = None,
    level: list[str] | None = None,
    score: str | None = None,
    technique: list[str] | None = None,
    tag: list[str] | None = None,
    **more: Any,
) -> "Query":
    """Build the query that the options of a command mean."""
    from cluewright.library import Query

    smallest, largest = _size_range(size)
    lowest, highest = _score_range(score)
    return Query(
        kind=kind,
        levels=tuple(level or ()),
        smallest=smallest,
        largest=largest,
        lowest_score=lowest,
        highest_score=highest,
        techniques=tuple(technique or ()),
        tags=tuple(tag or ()),
        **more,
    )


def _size_range(text: str | None) -> "tuple[Size | None, Size | None]":
    from cluewright.core.size import parse_size

    if text is None:
        return None, None
    if (match := _RANGE.fullmatch(text)) is None:
        size = parse_size(text)
        return size, size
    low, high = match.groups()
    return parse_size(low) if low else None, parse_size(high) if high else None


def _score_range(text: str | None) -> tuple[float | None, float | None]:
    if text is None:
        return None, None
    from cluewright.core.errors import shown
    from cluewright.core.text import decimal

    match = _RANGE.fullmatch(text)
    ends = match.groups() if match else (text, text)
    low, high = (decimal(end) for end in ends)
    if any(end and number is None for end, number in zip(ends, (low, high), strict=True)):
        raise typer.BadParameter(f"{shown(text)} is not a range of scores: write LOW..HIGH, LOW.. or ..HIGH")
    return low, high
