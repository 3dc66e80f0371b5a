"""How wide a text becomes, where its lines break, and which characters the book's fonts have."""

from functools import cache

from cluewright.core.locales import ENGLISH
from cluewright.core.wrapping import parts_of
from cluewright.render.fonts import Face, MissingFont, face_for

_FINE = 1000
"""Pixels: a large font, so that widths are exact."""
ELLIPSIS = "…"
_WIDOW = 0.15
"""A last line that takes less than this of the width looks lost."""
_NARROWER = (0.97, 0.94, 0.9, 0.86)
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
    for part, blank in parts_of(text):
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


def paragraph(text: str, size: float, room: float, *, language: str = ENGLISH, indent: float = 0.0) -> list[str]:
    """Break a text into lines as `wrapped` does, but let no short word end up alone in the last if that can be helped.

    >>> wrapped("So the cell in row 2, column 4, is free.", 4.0, 57.0)
    ['So the cell in row 2, column 4, is', 'free.']
    >>> paragraph("So the cell in row 2, column 4, is free.", 4.0, 57.0)
    ['So the cell in row 2, column 4,', 'is free.']
    """
    lines = wrapped(text, size, room, language=language, indent=indent)
    for less in _NARROWER:
        if len(lines) < 2 or text_width(lines[-1], size, language=language) >= _WIDOW * room:
            break
        other = wrapped(text, size, room * less, language=language, indent=indent)
        if len(other) == len(lines) and text_width(other[-1], size, language=language) >= _WIDOW * room:
            return other
    return lines
