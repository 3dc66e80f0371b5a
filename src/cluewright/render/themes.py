"""The colours of a drawing: a theme gives one to every role."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial

from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.scene import HEATS, PLAIN, Dye, Look, Role, Tone
from cluewright.render.fonts import writes

Colour = tuple[int, int, int]
"""Red, green and blue, 0 to 255 each."""


class Ink(StrEnum):
    """What colours are printed with."""

    RGB = "rgb"
    """Light, as on screens."""
    GREY = "grey"
    """Black ink in tints."""
    BLACK = "black"
    """Black ink, solid wherever a tint would break fine lines and letters into dots."""
    CMYK = "cmyk"
    """Cyan, magenta, yellow and black; greys are black alone."""


_MARKED = ("high-contrast", "colour-blind")
"""The themes for people who may not tell the colours of a puzzle apart."""


@dataclass(frozen=True)
class Theme:
    """Hold the colour of every role."""

    name: str
    title: str
    colours: Mapping[Role, Colour]
    ink: Ink = Ink.RGB
    """What it is printed in."""

    @property
    def black_only(self) -> bool:
        """Tell whether it has no colours but greys, so that a puzzle's own are left out, too."""
        return all(red == green == blue for red, green, blue in self.colours.values())

    @property
    def marks(self) -> bool:
        """Tell whether colours of a puzzle's own are told apart by marks: without colours, or for those who need it."""
        return self.black_only or self.name in _MARKED

    def look(self, look: Look = PLAIN) -> Look:
        """Return a look with a puzzle's own colours and their marks as they belong on this paper."""
        can = partial(writes, language=look.language)
        return replace(look, colours=not self.black_only, press=self.ink is Ink.CMYK, marks=self.marks, writes=can)

    def colour(self, tone: Tone, strength: float = 1.0) -> Colour:
        """Return the colour of a tone, for a `strength` below 1 mixed with the paper's."""
        own = (tone.red, tone.green, tone.blue) if isinstance(tone, Dye) else self.colours[tone]
        if strength >= 1:
            return own
        red, green, blue = (
            round(paper + strength * (part - paper)) for paper, part in zip(self.paper, own, strict=True)
        )
        return red, green, blue

    def printed(self, ink: Ink) -> "Theme":
        """Return the theme as an ink prints it: lines and letters in black ink alone, and with that ink only greys.

        >>> theme("light").printed(Ink.GREY).black_only, theme("print").printed(Ink.BLACK).colours[Role.GRID]
        (True, (0, 0, 0))
        """
        if ink is Ink.RGB:
            return self
        if ink is Ink.CMYK:  # fine lines and letters of several inks have coloured rims
            return replace(self, colours={**self.colours, **self._black_ink()}, ink=ink)
        greys = {role: grey_of(colour) for role, colour in self.colours.items()}
        if ink is Ink.BLACK and self.paper == (255, 255, 255):
            greys |= dict.fromkeys(_FINE, (0, 0, 0))
            greys |= {role: min(colour, _LIGHTEST) for role, colour in greys.items() if colour != (255, 255, 255)}
        return replace(self, colours=greys)

    def _black_ink(self) -> dict[Role, Colour]:
        """Return fine lines and letters in black ink; on white paper solid, or dark enough not to break into dots."""
        greys = {role: grey_of(self.colours[role]) for role in _FINE}
        if self.paper != (255, 255, 255):
            return greys
        return {role: (0, 0, 0) if role in _SOLID else min(grey, _DARKEST_TINT) for role, grey in greys.items()}

    @property
    def paper(self) -> Colour:
        """Return the colour everything is drawn on."""
        return self.colours[Role.PAPER]


_FINE = (Role.INK, Role.FAINT, Role.GRID, Role.BOLD, Role.MARK, Role.WALL)
"""What is drawn with lines and letters."""
_SOLID = (Role.INK, Role.BOLD, Role.WALL)
"""What is solid black among them."""
_DARKEST_TINT: Colour = (115, 115, 115)
"""A tint of 55 %: in lighter ones the dots of the press are seen in a fine line."""
_LIGHTEST: Colour = (229, 229, 229)
"""A tint of 10 %: lighter ones are hardly seen on paper."""


def grey_of(colour: Colour) -> Colour:
    """Return a grey as light to the eye.

    >>> grey_of((0, 96, 176)), grey_of((7, 7, 7))
    ((95, 95, 95), (7, 7, 7))
    """
    red, green, blue = colour
    if red == green == blue:
        return colour
    grey = Dye(*colour).grey
    return grey.red, grey.green, grey.blue


def cmyk_of(colour: Colour) -> tuple[float, float, float, float]:
    """Return the shares of cyan, magenta, yellow and black that print a colour; greys are black alone.

    >>> cmyk_of((255, 0, 0)), cmyk_of((51, 51, 51))
    ((0.0, 1.0, 1.0, 0.0), (0.0, 0.0, 0.0, 0.8))
    """
    most = max(colour)
    cyan, magenta, yellow = ((most - part) / (most or 1) for part in colour)
    return cyan, magenta, yellow, 1 - most / 255


def hex_of(colour: Colour) -> str:
    """Write a colour as SVG and HTML do.

    >>> hex_of((255, 0, 16))
    '#ff0010'
    """
    return "#" + "".join(f"{part:02x}" for part in colour)


def theme(name: "str | Theme") -> Theme:
    """Return the theme of that name; a theme is returned unchanged.

    >>> theme("high contrast").title
    'High contrast'
    """
    if isinstance(name, Theme):
        return name
    wanted = name.strip().lower().replace("color", "colour").replace(" ", "-").replace("_", "-") if name else ""
    if wanted not in THEMES:
        raise InvalidRecipe(f"there is no theme {shown(name)}; choose one of {', '.join(THEMES)}")
    return THEMES[wanted]


def _theme(name: str, title: str, heat: str, **colours: str) -> Theme:
    named = {Role(role): _parse(text) for role, text in colours.items()}
    return Theme(name, title, named | dict(zip(HEATS, map(_parse, heat.split()), strict=True)))


def _parse(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


# From settled first to settled last; the steps also differ in lightness, so that they can be told
# apart without seeing hues.
_WARM = "#fde725 #a5db36 #4ac16d #1fa187 #277f8e #365c8d #46327e #440154"
_GREYS = "#e8e8e8 #d4d4d4 #c0c0c0 #aaaaaa #949494 #7d7d7d #666666 #4d4d4d"

THEMES: dict[str, Theme] = {
    made.name: made
    for made in (
        _theme(
            "light",
            "Light",
            _WARM,
            paper="#ffffff",
            ink="#1d2433",
            faint="#6a7282",
            grid="#c8cdd6",
            bold="#5a6476",
            fill="#2a3142",
            empty="#eceef2",
            on_fill="#ffffff",
            mark="#8b94a5",
            path="#5aa9e6",
            wall="#1d2433",
            target="#0b8457",
            evidence="#e8a200",
            mistake="#d62839",
            changed="#8047c9",
        ),
        _theme(
            "dark",
            "Dark",
            "#d8c04a #9dbf58 #5bae72 #3b978c #3a7f9c #4a66a6 #6550a0 #75408e",
            paper="#161a22",
            ink="#e8ebf1",
            faint="#8a93a5",
            grid="#343b49",
            bold="#78839a",
            fill="#d5dae4",
            empty="#222834",
            on_fill="#161a22",
            mark="#78839a",
            path="#3d86c6",
            wall="#e8ebf1",
            target="#3ecf8e",
            evidence="#f2b632",
            mistake="#ff6b6b",
            changed="#b794f6",
        ),
        _theme(
            "high-contrast",
            "High contrast",
            _WARM,
            paper="#ffffff",
            ink="#000000",
            faint="#4a4a4a",
            grid="#767676",
            bold="#000000",
            fill="#000000",
            empty="#dcdcdc",
            on_fill="#ffffff",
            mark="#4a4a4a",
            path="#1a8cff",
            wall="#000000",
            target="#006400",
            evidence="#ff9d00",
            mistake="#c00000",
            changed="#6a00c0",
        ),
        _theme(
            "print",
            "Print",
            _GREYS,
            paper="#ffffff",
            ink="#000000",
            faint="#707070",
            grid="#9a9a9a",
            bold="#000000",
            fill="#333333",
            empty="#ececec",
            on_fill="#ffffff",
            mark="#707070",
            path="#b4b4b4",
            wall="#000000",
            target="#2e2e2e",
            evidence="#a0a0a0",
            mistake="#000000",
            changed="#5c5c5c",
        ),
        _theme(
            "colour-blind",
            "Colour-blind safe",
            _WARM,
            paper="#ffffff",
            ink="#111827",
            faint="#6b7280",
            grid="#c8cdd6",
            bold="#525c6d",
            fill="#222a38",
            empty="#eceef2",
            on_fill="#ffffff",
            mark="#7b8494",
            path="#66c2a5",
            wall="#111827",
            target="#0060b0",
            evidence="#f5b800",
            mistake="#c1440e",
            changed="#b9a0e0",
        ),
    )
}
"""Every theme by its name."""
