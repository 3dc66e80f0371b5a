"""The colours of the pages: every theme has them all, and they can be told apart."""

import re
from pathlib import Path

import pytest

import cluewright.web

SHEET = Path(cluewright.web.__file__).parent / "static" / "css" / "themes.css"
THEMES = {
    name: dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", body))
    for name, body in re.findall(r':root\[data-theme="([\w-]+)"\] \{(.*?)\}', SHEET.read_text(), re.DOTALL)
}
TEXT, SHAPE = 4.5, 3.0
"""What WCAG 2 asks for at level AA, of letters and of all else that has to be seen."""
GROUNDS = ("paper", "sheet")
WASHES = ("accent-wash", "target", "evidence", "mistake-wash")
PAIRS = [
    *(
        (front, back, TEXT)
        for front in ("ink", "soft", "mark", "accent", "mistake", "good", "changed")
        for back in GROUNDS
    ),
    *(("ink", back, TEXT) for back in WASHES),
    *(("on-accent", "accent", TEXT), ("on-fill", "fill", TEXT), ("paper", "ink", TEXT)),
    *((front, back, SHAPE) for front in ("bold", "path", "wall", "fill", "cursor") for back in GROUNDS),
    *((front, back, SHAPE) for front, back in (("accent", "accent-wash"), ("mistake", "mistake-wash"))),
    *((("cursor", "evidence", SHAPE), ("accent", "target", SHAPE), ("on-fill", "fill", SHAPE))),
]


def contrast(one, other):
    """Give the contrast of two colours as WCAG 2 defines it."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour):
    parts = [int(part, 16) / 255 for part in re.findall("..", colour.removeprefix("#"))]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_contrast_is_as_defined():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_every_theme_has_every_colour():
    assert set(THEMES) == {"light", "dark", "contrast", "colour-blind"}
    assert {frozenset(colours) for colours in THEMES.values()} == {frozenset(THEMES["light"])}


@pytest.mark.parametrize("theme", THEMES)
def test_colours_are_told_apart(theme):
    colours = THEMES[theme]
    found = [(front, back, least, contrast(colours[front], colours[back])) for front, back, least in PAIRS]
    assert [(front, back, round(seen, 2)) for front, back, least, seen in found if seen < least] == []
