"""How wide a text becomes, where its lines break, and which characters the book's fonts have."""

from functools import cache

from cluewright.core.locales import ENGLISH
from cluewright.core.wrapping import parts_of
from cluewright.render.fonts import Face, MissingFont, face_for

_FINE = 1000
"""Pixels: a large font, so that widths are exact."""
ELLIPSIS = "…"


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


def wrapped(text: str, size: float, room: float, *, bold: bool = False, language: str = ENGLISH) -> list[str]:
    """Break a text into lines; a word wider than the room is broken, too."""

    def fits(words: str) -> bool:
        return text_width(words, size, bold=bold, language=language) <= room

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
