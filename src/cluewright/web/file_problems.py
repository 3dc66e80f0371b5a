"""What is wrong with a file, in words for people: where, what was expected, and what is there.

The formats say it to developers, in English, in sentences of few shapes. Each shape is a message here, which takes what
matters from the sentence.
"""

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from cluewright.core.errors import FormatError, InvalidPuzzle, brief
from cluewright.core.message import say
from cluewright.core.text import is_digits
from cluewright.formats.registry import detect
from cluewright.formats.source import Source

ROOM = "cluewright.web"
_LONGEST_LINE = 40
"""Characters of a line that are shown."""
_COUNT = r"(?P<wanted>\d+)"
_FOUND = r"found (?P<found>\d+)\b"
_SHAPES: tuple[tuple[str, str], ...] = (
    ("problem-file-empty", r"found an empty file"),
    ("problem-file-text", r"expected UTF-8 text|encoding of this XML file|surrogate pair"),
    ("problem-file-packed", r"this gzip file is|cannot be unpacked"),
    ("problem-file-not-xml", r"this is not XML"),
    ("problem-file-not-json", r"this is not JSON|this JSON cannot be read|expected (?:a )?JSON"),
    ("problem-file-unknown", r"the format cannot be recognized|there is no format"),
    ("problem-file-colours", rf"expected at most {_COUNT} colours besides the background, {_FOUND}"),
    (
        "problem-file-colours",
        r"expected a number of colours from 1 to (?P<wanted>\d+), found (?P<found>['\"].*?['\"])$",
    ),
    ("problem-file-colour-value", r"expected a colour (?:of 3 or 6 hexadecimal digits|such as)"),
    ("problem-file-no-colour", r"expected a colour .*, found a number without one"),
    ("problem-file-colour", r"expected a colour (?:that|from|other) .*, found (?P<found>['\"].*?['\"])$"),
    ("problem-file-triangles", r"triddlers|puzzles with triangles"),
    ("problem-file-given", r"without its given squares"),
    ("problem-file-too-much", r"may have at most|larger than|more than \d+|unpacks to more|expected at most \d+ cells"),
    ("problem-file-sides", r"expected (?:a side|sides|an image) .*, found (?P<found>[^,:]+)$"),
    ("problem-file-clue", r"this clue needs at least (?P<wanted>\d+) cells, but the line has (?P<found>\d+)"),
    ("problem-file-zero", r"a 0 must be the only number|expected a number from 1, found 0"),
    ("problem-file-twice", r"the (?:number|keyword|key) (?P<found>\S+) appears twice"),
    ("problem-file-equal", r"rows of equal length|cells like the rows above"),
    ("problem-file-clues", r"clues after this line"),
    ("problem-file-more", rf"expected (?:\D*){_COUNT} (?:.*found more|numbers and blanks, but)"),
    ("problem-file-cells", rf"expected (?:\D*){_COUNT} (?:cells|bytes for the cells|slots)\b.*{_FOUND}"),
    ("problem-file-rows", rf"expected {_COUNT} (?:[a-z ]+)?(?:rows|columns|lines|clues)\b.*{_FOUND}"),
    ("problem-file-numbers", rf"expected (?:at most )?{_COUNT} [a-z ]*\b.*{_FOUND}"),
    ("problem-file-word", r"expected a keyword"),
    ("problem-file-missing", r"(?:the (?:keyword|field)|expected an element) (?P<found>\w+)\b(?! and a puzzle)"),
    (
        "problem-file-missing",
        r"expected (?:a (?:section such as )?)?(?P<found>\[[\w ]+\]|pzprv3|P1 or P4|number_of_\w+|\$1)",
    ),
    ("problem-file-missing", r"but (?P<found>\w+) is missing"),
    (
        "problem-file-address",
        r"columns/rows/|rows/columns/|a game ID|#v1/|z/, the kind|this link|found a seed|question mark in the address",
    ),
    (
        "problem-file-number",
        r"expected (?:two |a )?(?:number|block length|digit|0|1).*found (?P<found>['\"].*?['\"])(?:: .*)?$",
    ),
    ("problem-file-number-here", r"expected (?:two numbers|the number|0 or 1|a number)"),
    ("problem-file-unexpected", r"expected .*, found (?P<found>['\"].+['\"]).*$"),
    ("problem-file-no-puzzle", r"found (?:none|neither)|no puzzle"),
)
"""The messages by the shapes of sentences, the first that fits; groups are the values of the message."""
_READ = tuple((code, re.compile(pattern, re.ASCII)) for code, pattern in _SHAPES)


def reason_of(error: FormatError, locale: str) -> str | None:
    """Return what is wrong, without the place; None if there is no message for it."""
    if isinstance(error.__cause__, InvalidPuzzle):
        return brief(" ".join(fault.text(locale) for fault in error.__cause__.faults[:3]))
    for code, pattern in _READ:
        if (fits := pattern.search(error.problem)) is not None:
            return say(ROOM, code, locale, **_values(fits.groupdict()))
    return None


def said(error: FormatError, locale: str, source: Source | None = None) -> str:
    """Say which line cannot be read and why, with what is written there if the source is known."""
    why = reason_of(error, locale) or _misfit(source, locale)
    if error.line is None:
        return why
    written = "" if source is None else _line(source, error.line)
    code = "problem-file-at-line" if written else "problem-file-at"
    return say(ROOM, code, locale, line=error.line, why=why, **({"text": written} if written else {}))


def _misfit(source: Source | None, locale: str) -> str:
    """Say only that something does not fit, but which format it was read as."""
    with suppress(FormatError):
        if source is not None:
            return say(ROOM, "problem-file-other-format", locale, format=detect(source).name)
    return say(ROOM, "problem-file-other", locale)


def _values(groups: Mapping[str, str | None]) -> dict[str, Any]:
    """Return the values of a message: numbers as such, texts without the quotes around them."""
    found = {key: value.strip("'\"") for key, value in groups.items() if value is not None}
    return {key: int(value) if is_digits(value) else value for key, value in found.items()}


def _line(source: Source, number: int) -> str:
    """Return the beginning of a line of a file, if it can be shown."""
    lines = source.data.splitlines()
    if not 0 < number <= len(lines):
        return ""
    text = lines[number - 1][: 8 * _LONGEST_LINE].decode("utf-8", "replace").strip()
    if not text.isprintable():
        return ""
    return text if len(text) <= _LONGEST_LINE else f"{text[: _LONGEST_LINE - 1]}…"
