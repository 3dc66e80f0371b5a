"""Names for the colours of a palette: each gets the nearest of a list, and no two get the same.

A palette keeps the English names, which `name_in` says in another language.
"""

from collections.abc import Sequence

import numpy as np

from cluewright.colour_nonogram.oklab import Colours, oklab
from cluewright.colour_nonogram.palette import MARKS, Colour
from cluewright.colour_nonogram.wording import ROOM
from cluewright.core.locales import ENGLISH
from cluewright.core.message import say

NAMED = {
    "white": "#ffffff",
    "silver": "#d5d9dd",
    "light grey": "#bcbfc2",
    "grey": "#8a8a8a",
    "dark grey": "#515457",
    "charcoal": "#363a3e",
    "black": "#151515",
    "blue-grey": "#66757f",
    "pale blue": "#dcebf7",
    "light blue": "#a5d2f3",
    "sky blue": "#55acee",
    "blue": "#2b6cc4",
    "dark blue": "#1d2f63",
    "turquoise": "#40cfc5",
    "teal": "#1b8a86",
    "mint": "#a9e4c9",
    "light green": "#9ad58a",
    "lime": "#b4dc3a",
    "green": "#3f9b42",
    "dark green": "#1f5a30",
    "olive": "#7d7a2b",
    "cream": "#fdf3c8",
    "yellow": "#ffe14d",
    "gold": "#f7b82f",
    "orange": "#f58a1f",
    "rust": "#b7561f",
    "peach": "#f9c9a5",
    "beige": "#e3cfa5",
    "tan": "#c9a06d",
    "brown": "#8a5a34",
    "dark brown": "#4f3222",
    "salmon": "#f08a77",
    "red": "#d7263d",
    "dark red": "#8b1a1a",
    "pink": "#f4a7b9",
    "deep pink": "#e8468f",
    "magenta": "#c83fb0",
    "lavender": "#c3b1e8",
    "violet": "#7e57c2",
    "purple": "#8e2f8f",
    "dark purple": "#44235a",
}
"""The values that the names stand for, as we see them."""
_SPOKEN = frozenset(name.replace("-", " ") for name in NAMED)

_PLAIN = 80
"""Greys are this close to having no hue, in parts of `oklab.UNIT`."""
_HUE = 25
"""How much more hue weighs than lightness where a grey gets its name: nobody calls a grey brown."""
_BLACK = 1350
"""The darkest grey of a palette is its black up to this lightness, whatever lies closer to the value of the name."""


def rgb_of(value: str) -> tuple[int, int, int]:
    """Return the amounts of red, green and blue of a value such as `#d03a2b`."""
    red, green, blue = bytes.fromhex(value.removeprefix("#"))
    return red, green, blue


def named_palette(colours: Colours) -> tuple[Colour, ...]:
    """Return a palette of the colours, the background first, each with a name, a value and the mark of its place.

    >>> [colour.name for colour in named_palette([(255, 255, 255), (210, 40, 50), (200, 30, 40)])]
    ['white', 'red', 'rust']
    """
    values = [tuple(int(amount) for amount in colour) for colour in colours]
    return tuple(
        Colour(name, "#" + bytes(value).hex(), mark)
        for name, value, mark in zip(_names(values), values, MARKS, strict=False)
    )


def _names(values: Sequence[tuple[int, ...]]) -> list[str]:
    """Return a name for each value: black for the darkest grey, then the closest pairs of a value and a name first."""
    known, places = list(NAMED), oklab(values)
    plain = (places[:, 1:] ** 2).sum(axis=1) < _PLAIN**2
    between = (places[:, None] - oklab([rgb_of(value) for value in NAMED.values()])[None]) ** 2
    away = between[..., 0] + between[..., 1:].sum(axis=-1) * np.where(plain, _HUE, 1)[:, None]
    darkest = int(np.argmin(places[:, 0]))
    found = {darkest: "black"} if plain[darkest] and places[darkest, 0] <= _BLACK else {}
    for _, place, name in sorted((int(away[i, j]), i, j) for i in range(len(values)) for j in range(len(known))):
        if place not in found and known[name] not in found.values():
            found[place] = known[name]
    return [found[place] for place in range(len(values))]


def code_of(name: str) -> str | None:
    """Return the code of the message with a colour's name, None if it is not of our list.

    >>> code_of("Dark Gray"), code_of("blue-grey"), code_of("mauvish")
    ('colour-dark-grey', 'colour-blue-grey', None)
    """
    words = name.lower().replace("gray", "grey").replace("-", " ").split()
    return "colour-" + "-".join(words) if " ".join(words) in _SPOKEN else None


def name_in(name: str, locale: str = ENGLISH) -> str:
    """Return the name of a colour in a language; one that is not of our list stays as it is.

    >>> name_in("dark red", "de"), name_in("Dark Red", "de"), name_in("Dad's jumper", "de")
    ('Dunkelrot', 'Dunkelrot', "Dad's jumper")
    """
    code = code_of(name)
    return name if code is None else say(ROOM, code, locale)
