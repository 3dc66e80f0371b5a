"""JSON text, read within bounds and written compactly.

A text of a few kilobytes may nest thousands of objects, and a megabyte of `[],[],` becomes thirty in memory. What a
text would take is estimated from its characters before it is read.
"""

import json
import math
import re
from typing import Any

from cluewright.core.errors import FormatError, shown

DEEPEST = 100
"""How deeply objects and lists may be nested."""
LONGEST_NUMBER = 100
"""The most digits of a whole number, and characters of any other."""
MOST_MEMORY = 128 * 1024 * 1024
"""Bytes that the values of one text may take: the clues of a random nonogram of 4,000 x 4,000."""

_COMPACT = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False)  # made once
_BRACKET_OR_STRING = re.compile(r'"(?:[^"\\]++|\\.)*+(?:"|\\?+\Z)|[\[\]{}]', re.DOTALL)
_LARGE_NUMBER = re.compile(r"[0-9](?:[.eE]|[0-9][0-9])[0-9.eE+-]*+")
_LONG_NUMBER = re.compile(f"(?<![0-9])[0-9]{{{LONGEST_NUMBER + 1}}}")  # from its first digit on, not from each


def read_json(text: str) -> Any:
    """Read JSON text; raise `FormatError` with line and column, also if it exceeds the bounds."""
    _check_memory(text)
    _check_depth(text)
    try:
        whole = _whole if _LONG_NUMBER.search(text) else None
        return json.loads(text, parse_constant=_finite, parse_float=_finite, parse_int=whole)
    except json.JSONDecodeError as error:
        problem = f"{error.msg[:1].lower()}{error.msg[1:]}"
        raise FormatError(f"this is not JSON: {problem}", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise _unread("it is nested too deeply") from None


def first_object(text: str) -> str:
    """Return the text up to the end of the first object or list in it, or all of it if that does not end.

    >>> first_object('{"a": "}"} and more')
    '{"a": "}"}'
    """
    depth = 0
    for found in _BRACKET_OR_STRING.finditer(text):
        sign = found[0][0]
        depth += 1 if sign in "[{" else -1 if sign in "]}" else 0
        if depth <= 0 and sign in "]}":
            return text[: found.end()]
    return text


def write_json(data: Any) -> str:
    """Write data as one compact line of JSON that can be stored as UTF-8."""
    text = _COMPACT.encode(data)
    try:
        text.encode()
    except UnicodeEncodeError:  # half a surrogate pair, which JSON can hold and UTF-8 cannot
        return json.dumps(data, separators=(",", ":"), allow_nan=False)
    return text


def _check_depth(text: str) -> None:
    if text.count("[") + text.count("{") <= DEEPEST:
        return
    depth = 0
    for found in _BRACKET_OR_STRING.finditer(text):
        sign = found[0][0]
        if sign in "[{":
            depth += 1
            if depth > DEEPEST:
                raise _unread(f"it is nested more than {DEEPEST} levels deep")
        elif sign != '"':
            depth -= 1


def _check_memory(text: str) -> None:
    """Refuse what would take too much memory: a list is about 90 bytes, an object 240, a text 64, a number 8 or 40."""
    values = text.count(",") + text.count(":")
    holders = 90 * text.count("[") + 240 * text.count("{") + 32 * text.count('"')
    if 40 * values + holders <= MOST_MEMORY:
        return
    large = sum(1 for _ in _LARGE_NUMBER.finditer(text))
    if 8 * values + 32 * large + holders > MOST_MEMORY:
        raise _unread(f"it would take more than {MOST_MEMORY // 1024 // 1024} MB of memory")


def _whole(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise _unread(f"a number may have at most {LONGEST_NUMBER} digits")
    return int(text)


def _finite(text: str) -> float:
    number = float(text) if len(text) <= LONGEST_NUMBER else math.nan
    if not math.isfinite(number):
        raise _unread(f"{shown(text)[1:-1]} is not a finite number")
    return number


def _unread(why: str) -> FormatError:
    return FormatError(f"this JSON cannot be read: {why}")
