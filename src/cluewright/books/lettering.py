"""How wide a text becomes, where its lines break, and which characters the book's font has."""

from functools import cache
from typing import Any

from cluewright.render.fonts import font_file

_FINE = 1000
"""Pixels: a large font, so that widths are exact."""
_COARSE = 24
ELLIPSIS = "…"


@cache
def _font(bold: bool, pixels: int = _FINE) -> Any:
    from PIL import ImageFont

    return ImageFont.truetype(str(font_file(bold=bold)), pixels, layout_engine=ImageFont.Layout.BASIC)


@cache
def _advance(character: str, bold: bool) -> float:
    return float(_font(bold).getlength(character)) / _FINE


@cache
def _is_drawn(character: str) -> bool:
    """Tell whether the font has a character; one it lacks looks like any other it lacks."""
    return _picture(character) != _picture("\uffff")


@cache
def _picture(character: str) -> bytes:
    return bytes(_font(False, _COARSE).getmask(character))


def drawable(text: str) -> str:
    """Return a text in one line with a `?` for each character the font does not have."""
    return "".join(c if c == " " or (c.isprintable() and _is_drawn(c)) else "?" for c in " ".join(text.split()))


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """Return the width of a text, in the unit of its size."""
    return size * sum(_advance(character, bold) for character in text)


def fitted(text: str, size: float, room: float, *, bold: bool = False) -> str:
    """Return as much of a text as there is room for."""
    if text_width(text, size, bold=bold) <= room:
        return text
    while text and text_width(text + ELLIPSIS, size, bold=bold) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def wrapped(text: str, size: float, room: float, *, bold: bool = False) -> list[str]:
    """Break a text into lines; a word wider than the room is broken, too."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if text_width(longer, size, bold=bold) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        while len(word) > 1 and text_width(word, size, bold=bold) > room:
            cut = next(n for n in range(len(word), 0, -1) if n == 1 or text_width(word[:n], size, bold=bold) <= room)
            lines.append(word[:cut])
            word = word[cut:]
        line = word
    return [*lines, line] if line else lines
