r"""Lists and places in a text: `[[1, 0], [0, 1]]`, `["#.", ".#"]`, `(1, 2), (1, 3)`, `R1C2`, `{"row": 0, "col": 1}`.

The text is read once from left to right, whatever is in it, so that a long text of brackets takes no longer than one of
words.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from cluewright.core.text import is_digits

_TOKEN = re.compile(
    r"""
      (?P<open>[\[({])
    | (?P<close>[\])}])
    | (?P<string>"[^"\n]{0,5000}+"|'[^'\n]{0,5000}+')
    | (?P<place>\br[0-9]{1,4}+[ ]?c[0-9]{1,4}+|\brow[ ]?[0-9]{1,4}+,?[ ]?col(?:umn)?[ ]?[0-9]{1,4}+)
    | (?P<paragraph>\n[ \t]{0,8}+\n)
    | (?P<skip>\n[ ]{0,8}+(?:(?:step[ ])?[0-9]{1,5}+[.):]|[-*•])[ ]|[\s,;:→]|-{1,3}+>|\b(?:and|then|to)\b)
    | (?P<number>-?[0-9]{1,9}+(?!\w))
    | (?P<word>\w{1,40}+)
    | (?P<other>.)
    """,
    re.ASCII | re.IGNORECASE | re.VERBOSE | re.DOTALL,
)
_NUMBER = re.compile("[0-9]{1,4}+", re.ASCII)
_CLOSING = {"[": "]", "(": ")", "{": "}"}
_DEEPEST = 6
_ROW_KEYS, _COLUMN_KEYS = ("row", "r", "y", "i"), ("col", "column", "c", "x", "j")

Pair = tuple[int, int]


@dataclass(slots=True)
class Listed:
    """A list in a text: its parts are texts, or lists of them."""

    start: int
    end: int
    parts: list[Any]


@dataclass(slots=True)
class Places:
    """Pairs of numbers that follow each other."""

    start: int
    pairs: list[Pair]
    named: bool
    """Whether rows and columns are named, as in R1C2, and therefore counted from 1."""


@dataclass(slots=True)
class _Group:
    sign: str
    start: int
    parts: list[Any] = field(default_factory=list)


def lists_in(text: str) -> Iterator[Listed | Places]:
    """Yield every list, inner ones first, and every run of places, in the order in which they end."""
    stack: list[_Group] = []
    run: Places | None = None
    for token in _TOKEN.finditer(text):
        found, what = token.group(), token.lastgroup
        if what == "skip":
            continue
        pair, named = None, False
        if what == "paragraph":  # so that a bracket nobody closed ends somewhere
            stack.clear()
            continue
        if what == "open":
            if len(stack) == _DEEPEST:
                stack.clear()
            stack.append(_Group(found, token.start()))
            continue
        if what == "close":
            if not stack or _CLOSING[stack[-1].sign] != found:
                stack.clear()
                continue
            group = stack.pop()
            pair = _pair_of(group)
            if pair is None and group.parts:
                yield Listed(group.start, token.end(), group.parts)
            if stack:
                stack[-1].parts.append(group.parts)
            start = group.start
        elif what == "place":
            row, column = _NUMBER.findall(found)
            pair, named, start = (int(row), int(column)), True, token.start()
        elif stack:
            stack[-1].parts.append(found[1:-1] if what == "string" else found)
        if pair is not None:
            if run is None or run.named != named:
                if run is not None:
                    yield run
                run = Places(start, [], named)
            run.pairs.append(pair)
        elif run is not None and what != "close" and not stack:
            yield run
            run = None
    if run is not None:
        yield run


def _pair_of(group: _Group) -> Pair | None:
    """Return a group of two numbers, or of a row and a column by name."""
    parts = group.parts
    if len(parts) == 2 and group.sign != "{" and all(map(_is_number, parts)):
        return int(parts[0]), int(parts[1])
    if len(parts) == 4 and group.sign == "{" and _is_number(parts[1]) and _is_number(parts[3]):
        named = {str(parts[0]).lower(): int(parts[1]), str(parts[2]).lower(): int(parts[3])}
        rows = [named[key] for key in _ROW_KEYS if key in named]
        columns = [named[key] for key in _COLUMN_KEYS if key in named]
        return (rows[0], columns[0]) if rows and columns else None
    return None


def _is_number(part: Any) -> bool:
    return isinstance(part, str) and is_digits(part.removeprefix("-"), 5)
