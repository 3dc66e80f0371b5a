"""How wide a text becomes, where its lines break, and which characters the book's fonts have."""

from collections.abc import Iterator
from functools import cache

from cluewright.core.locales import ENGLISH
from cluewright.core.text import is_digits
from cluewright.core.wrapping import parts_of
from cluewright.render.fonts import Face, MissingFont, face_for

_FINE = 1000
"""Pixels: a large font, so that widths are exact."""
_SHORT = 3
"""Letters of a word that is not left at the end of a title's line."""
_STEPS = 40
"""In which a title is made narrower."""
ELLIPSIS = "…"
_WIDOW = 0.15
"""A last line that takes less than this of the width looks lost."""
_LONE = 0.35
"""So does a word alone in the last line that takes less than this."""
_NARROWER = (0.97, 0.94, 0.9, 0.86, 0.82, 0.78)
"""What lines are made narrower by, so that the last gets another word."""


@cache
def _advance(character: str, face: Face) -> float:
    return float(face.at(_FINE, plain=True).getlength(character)) / _FINE


@cache
def _is_drawn(character: str, language: str) -> bool:
    try:
        return face_for(character, language).has(character)
    except MissingFont:
        return False


def drawable(text: str, language: str = ENGLISH) -> str:
    """Return a text in one line with a `?` for each character the fonts do not have."""
    plain = " ".join(text.split())
    return "".join(c if c == " " or (c.isprintable() and _is_drawn(c, language)) else "?" for c in plain)


def text_width(text: str, size: float, *, bold: bool = False, language: str = ENGLISH) -> float:
    """Return the width of a text, in the unit of its size."""
    face = face_for(text, language, bold=bold)
    return size * sum(_advance(character, face) for character in text)


def fitted(text: str, size: float, room: float, *, bold: bool = False, language: str = ENGLISH) -> str:
    """Return as much of a text as fits."""
    if text_width(text, size, bold=bold, language=language) <= room:
        return text
    while text and text_width(text + ELLIPSIS, size, bold=bold, language=language) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def wrapped(
    text: str, size: float, room: float, *, bold: bool = False, language: str = ENGLISH, indent: float = 0.0
) -> list[str]:
    """Break a text into lines, the first of them shorter by `indent`; a word wider than the room is broken, too."""

    def fits(words: str) -> bool:
        return text_width(words, size, bold=bold, language=language) <= room - (0.0 if lines else indent)

    lines: list[str] = []
    line = ""
    for part, blank in _kept_together(text, size, room - indent, bold=bold, language=language):
        longer = f"{line} {part}" if line and blank else line + part
        if fits(longer):
            line = longer
            continue
        if line:
            lines.append(line)
        line = part
        while len(line) > 1 and not fits(line):
            cut = next(n for n in range(len(line) - 1, 0, -1) if n == 1 or fits(line[:n]))
            lines.append(line[:cut])
            line = line[cut:]
    return [*lines, line] if line else lines


def _kept_together(text: str, size: float, room: float, *, bold: bool, language: str) -> Iterator[tuple[str, bool]]:
    """Yield the parts of a text as `parts_of` does, but a number with the word before it: "row 7" is one thing.

    >>> list(_kept_together("in row 7, or 8", 4.0, 50.0, bold=False, language="en"))
    [('in', True), ('row 7,', True), ('or 8', True)]
    """
    before: tuple[str, bool] | None = None
    for part, blank in parts_of(text):
        if before is not None and blank and is_digits(part[0]) and before[0][-1].isalpha():
            both = f"{before[0]} {part}"
            if text_width(both, size, bold=bold, language=language) <= 0.5 * room:
                yield both, before[1]
                before = None
                continue
        if before is not None:
            yield before
        before = part, blank
    if before is not None:
        yield before


def balanced(text: str, size: float, room: float, *, bold: bool = False, language: str = ENGLISH) -> list[str]:
    """Break a title into as few lines as `wrapped` does, but as alike in length as they can be.

    >>> wrapped("Pictures by Number", 10.0, 60.0), balanced("Pictures by Number", 10.0, 60.0)
    (['Pictures by', 'Number'], ['Pictures', 'by Number'])
    """
    lines = _alike(text, size, room, bold=bold, language=language)
    for place in range(len(lines) - 1):  # a short word belongs to what follows it
        *before, last = lines[place].split(" ")
        longer = f"{last} {lines[place + 1]}"
        if before and len(last) <= _SHORT and text_width(longer, size, bold=bold, language=language) <= room:
            lines[place], lines[place + 1] = " ".join(before), longer
    return lines


def _alike(text: str, size: float, room: float, *, bold: bool, language: str) -> list[str]:
    """Return as few lines as possible, the longest of them as short as possible."""
    lines = wrapped(text, size, room, bold=bold, language=language)
    if len(lines) < 2 or " " not in text:
        return lines
    best = lines
    for step in range(1, _STEPS):
        other = wrapped(text, size, room * (1 - step / _STEPS), bold=bold, language=language)
        if len(other) > len(lines) or any(" " not in each and each not in text.split() for each in other):
            break
        best = other
    return best


def paragraph(text: str, size: float, room: float, *, language: str = ENGLISH, indent: float = 0.0) -> list[str]:
    """Break a text into lines as `wrapped` does, but let no short word end up alone in the last if that can be helped.

    >>> wrapped("So the cell in row 2, column 4, is free.", 4.0, 57.0)
    ['So the cell in row 2, column 4, is', 'free.']
    >>> paragraph("So the cell in row 2, column 4, is free.", 4.0, 57.0)
    ['So the cell in row 2, column 4,', 'is free.']
    """

    def lost(line: str) -> bool:
        least = _LONE if " " in text and " " not in line else _WIDOW
        return text_width(line, size, language=language) < least * room

    lines = wrapped(text, size, room, language=language, indent=indent)
    for less in _NARROWER:
        if len(lines) < 2 or not lost(lines[-1]):
            break
        other = wrapped(text, size, room * less, language=language, indent=indent)
        if len(other) == len(lines) and not lost(other[-1]):
            return other
    return lines
