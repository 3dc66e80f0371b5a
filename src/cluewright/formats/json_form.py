"""Our own JSON: one object, an array of objects, or JSON lines with one object per line."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from cluewright.core.errors import CluewrightError, FormatError
from cluewright.core.form import dumps, item_from_data
from cluewright.core.json_text import read_json
from cluewright.core.text import stripped
from cluewright.formats.clue_lines import FileLine, written_lines
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.source import Source

_START = re.compile(rb"(?:\xef\xbb\xbf)?\s*+(?:\{|\[(?!\s*+[A-Za-z]))")
"""A word after a bracket is the name of a section in other formats."""
_EXTRA = "this is not JSON: extra data"


def _sniff(source: Source) -> bool:
    return bool(_START.match(source.data))


def _read(source: Source) -> Iterator[Entry]:
    first, *more = [*islice(written_lines(source), 2)] or [FileLine(1, "")]
    if more and _is_whole(first):
        yield from _lines(source)
        return
    try:
        whole = read_json(source.text)
    except FormatError as error:
        # A first line that looks like a whole object is a damaged one of JSON lines, and the others may be good.
        if more and stripped(first.text).startswith("{") and stripped(first.text).endswith("}"):
            yield from _lines(source)
            return
        raise _located(error, source.name) from None
    if isinstance(whole, list):
        for position, data in enumerate(whole, start=1):
            yield _entry(data, source.name, None, f"puzzle {position}: ")
    else:
        yield _entry(whole, source.name, None)


def _is_whole(line: FileLine) -> bool:
    """Tell whether a line is JSON by itself, so that what follows it makes JSON lines."""
    try:
        read_json(line.text)
    except FormatError:
        return False
    return True


def _lines(source: Source) -> Iterator[Entry]:
    for line in written_lines(source):
        try:
            data = read_json(line.text)
        except FormatError as error:
            yield _located(error, source.name, line.number)
        else:
            yield _entry(data, source.name, line.number)


def _located(error: FormatError, name: str, first_line: int | None = None) -> FormatError:
    problem = error.problem
    if problem.startswith(_EXTRA):
        problem = "this is not JSON: expected one object, or one object on each line"
    line = error.line if first_line is None else first_line + (error.line or 1) - 1
    return FormatError(problem, file=name, line=line, column=error.column)


def _entry(data: Any, name: str, line: int | None, place: str = "") -> Entry:
    try:
        return item_from_data(data)
    except CluewrightError as error:
        problem = error.problem if isinstance(error, FormatError) else str(error)
        found = FormatError(place + problem, file=name, line=line)
        found.__cause__ = error
        return found
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError) as error:
        # The values come from strangers: whatever a kind, ours or a plug-in, does not foresee is bad input, too.
        found = FormatError(f"{place}the puzzle is malformed", file=name, line=line)
        found.__cause__ = error
        return found


def _write(items: Sequence[AnyItem]) -> str:
    return "".join(f"{dumps(item)}\n" for item in items)


FORMAT = Format(
    "json",
    "Cluewright's JSON and JSON lines",
    ("json", "jsonl", "ndjson"),
    (),
    _sniff,
    _read,
    _write,
    keeps=frozenset({"*"}),
)
