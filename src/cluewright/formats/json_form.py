"""Our own JSON: one object, an array of objects, or JSON lines with one object a line."""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from cluewright.core.errors import CluewrightError, FormatError
from cluewright.core.form import dumps, item_from_data
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.source import Source

_START = re.compile(r"\s*(?:\{|\[(?!\s*[A-Za-z]))")
"""A word after a bracket is the name of a section in other formats."""


def _sniff(source: Source) -> bool:
    return bool(_START.match(source.text))


def _read(source: Source) -> Iterator[Entry]:
    text = source.text
    try:
        whole = _parse(text)
    except json.JSONDecodeError as error:
        if not _is_lines(text, error):
            raise _not_json(error, source.name, 1) from None
    except _Unreadable as error:
        raise FormatError(str(error), file=source.name) from None
    else:
        if isinstance(whole, list):
            for position, data in enumerate(whole, start=1):
                yield _entry(data, source.name, None, f"puzzle {position}: ")
        else:
            yield _entry(whole, source.name, None)
        return
    for number, line in enumerate(source.lines, start=1):
        if line.strip():
            yield _line_entry(line, source.name, number)


class _Unreadable(Exception):
    """The text is beyond what a JSON reader takes, whatever its grammar."""


def _parse(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        raise
    except RecursionError:
        raise _Unreadable("expected a puzzle, found JSON that is nested too deeply") from None
    except ValueError:  # Python bounds the digits of an integer
        raise _Unreadable("expected a puzzle, found a number with thousands of digits") from None


def _is_lines(text: str, error: json.JSONDecodeError) -> bool:
    """Tell JSON lines from a single broken object, which would give an error for each of its lines.

    Either a first object ends on its own line and more follows, or the first line looks like a whole object.
    """
    first_line = text.lstrip().partition("\n")[0]
    if error.msg.startswith("Extra data"):
        return "\n" not in text[: error.pos].strip()
    return "\n" in text.strip() and first_line.rstrip().endswith("}")


def _not_json(error: json.JSONDecodeError, name: str, first_line: int) -> FormatError:
    problem = error.msg[:1].lower() + error.msg[1:]
    if problem.startswith("extra data"):
        problem = "expected one object, or JSON lines with one object on each line"
    return FormatError(f"not JSON: {problem}", file=name, line=error.lineno + first_line - 1, column=error.colno)


def _line_entry(line: str, name: str, number: int) -> Entry:
    try:
        data = _parse(line)
    except json.JSONDecodeError as error:
        return _not_json(error, name, number)
    except _Unreadable as error:
        return FormatError(str(error), file=name, line=number)
    return _entry(data, name, number)


def _entry(data: Any, name: str, line: int | None, place: str = "") -> Entry:
    try:
        return item_from_data(data)
    except CluewrightError as error:
        problem = error.problem if isinstance(error, FormatError) else str(error)
        found = FormatError(place + problem, file=name, line=line)
        found.__cause__ = error
        return found
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError) as error:
        # The values are a stranger's: whatever a kind, its own or a plug-in, does not foresee is bad input too.
        return FormatError(f"{place}malformed puzzle ({type(error).__name__}: {error})", file=name, line=line)


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
