"""A scene for a terminal: characters with colours if they fit the window, else half blocks.

A half block is a character whose upper and lower half are two pixels, so that boards of any size fit, made smaller if
need be. Without colours, half blocks still show what is filled.
"""

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from cluewright.core.scene import Layer, Role, Scene
from cluewright.core.scene import Text as SceneText
from cluewright.core.wrapping import wrap_text
from cluewright.render.characters import CharacterSheet, Glyph, compact, framed, read
from cluewright.render.themes import Colour, Theme
from cluewright.render.themes import theme as find_theme

if TYPE_CHECKING:
    from rich.style import Style
    from rich.text import Text

THEME = "dark"
"""The default theme of drawings in a terminal."""
MOST_LINES = 100
"""Up to this many lines, characters that have to be scrolled are better than half blocks that fit the window."""


def to_terminal(
    scene: Scene, theme: str | Theme = THEME, *, width: int = 100, height: int = 50, colour: bool = True
) -> "Text":
    """Set a scene in characters for a window of this many columns and lines, as a text that Rich prints.

    Numbers and clues are written out if they fit; a larger board becomes pixels, two per character.
    """
    from rich.text import Text

    colours = find_theme(theme)
    words = caption_lines(scene, width)
    page = _lettered(scene, colours, width, height - len(words)) if colour else None
    if page is None:
        words = wrap_text(scene.title, max(20, width)) + words  # for there are no clues to tell what it is
        page = half_blocks(scene, colours, width, max(1, height - len(words)), colour=colour)
    text = Text(no_wrap=True)
    for row in page:
        for glyphs in _runs(row):
            text.append("".join(glyph.character for glyph in glyphs), _style(glyphs[0]) if colour else None)
        text.append("\n")
    text.append("\n".join(words))
    text.rstrip()
    return text


def caption_lines(scene: Scene, width: int) -> list[str]:
    """Return the words below a drawing, wrapped again."""
    words = " ".join(part.text for part in scene.layers[Layer.CAPTION] if isinstance(part, SceneText))
    return wrap_text(words, max(20, min(width, 100)))


def _lettered(scene: Scene, theme: Theme, width: int, height: int) -> list[list[Glyph]] | None:
    """Set a scene in characters as spaciously as the window allows; None if it does not fit."""
    if not scene.columns or 2 * min(scene.columns, width + 1) > width or scene.rows > MOST_LINES:
        return None
    sheet = read(scene, theme)
    for lines in (height, MOST_LINES):
        for setting, wide, high in _settings(sheet):
            if wide <= width and high <= lines:
                return setting(sheet)
    return None


def _settings(sheet: CharacterSheet) -> Iterator[tuple[Callable[[CharacterSheet], list[list[Glyph]]], int, int]]:
    """Yield the ways to set a sheet, the most spacious first, with the width and height each takes."""
    margin, top, longest = sheet.left_width, sheet.above_height, sheet.longest
    lines_matter = sheet.walled or bool(sheet.ways)
    for inner in dict.fromkeys((max(3, longest), longest) if lines_matter else (max(3, longest),)):
        wide, high = margin + (inner + 1) * sheet.columns + 1, top + 2 * sheet.rows + 1
        yield (lambda sheet, inner=inner: framed(sheet, inner)), wide, high  # type: ignore[misc]
    if not lines_matter:
        pitch = max(2, longest + 1)
        yield (lambda sheet: compact(sheet, pitch)), margin + pitch * sheet.columns, top + sheet.rows


def half_blocks(scene: Scene, theme: Theme, width: int, height: int, *, colour: bool = True) -> list[list[Glyph]]:
    """Set the board alone in half blocks, as large as fits, but a cell is at most a square of two pixels."""
    import numpy as np
    from PIL import Image

    from cluewright.render.png import to_image

    columns, rows = scene.columns or scene.width, scene.rows or scene.height
    largest = min(width / columns, 2 * height / rows)
    scale = min(2, int(largest)) if largest >= 1 else largest
    board = Scene((0, 0, columns, rows), scene.title, columns=scene.columns, rows=scene.rows, layers=scene.layers)
    hidden = (Layer.CAPTION, Layer.CLUES, Layer.GRID, Layer.OUTLINES) if scene.columns else ()
    drawn = to_image(board, theme, cell=max(1, scale), without=hidden)
    size = max(1, min(width, round(columns * scale))), max(1, min(2 * height, round(rows * scale)))
    pixels = np.asarray(drawn.resize(size, Image.Resampling.BOX) if drawn.size != size else drawn)
    if len(pixels) % 2:
        pixels = np.concatenate([pixels, np.full_like(pixels[:1], theme.paper)])
    if not colour:
        paper, fill = np.array(theme.paper, int), np.array(theme.colour(Role.FILL), int)
        density = abs(pixels.astype(int) - paper).sum(axis=2) * 255 // abs(fill - paper).sum()
        grey = Image.fromarray(density.clip(0, 255).astype(np.uint8))
        # Where a pixel averages several cells, the share of dark pixels is that of filled cells.
        blended = Image.Dither.FLOYDSTEINBERG if scale < 1 else Image.Dither.NONE
        dark = np.asarray(grey.convert("1", dither=blended))
        return [
            [_plain(" ▄▀█"[2 * upper + lower], theme) for upper, lower in zip(*pair, strict=True)]
            for pair in zip(dark[::2].astype(int).tolist(), dark[1::2].astype(int).tolist(), strict=True)
        ]
    return [
        [Glyph("▀", _rgb(upper), _rgb(lower)) for upper, lower in zip(*pair, strict=True)]
        for pair in zip(pixels[::2].tolist(), pixels[1::2].tolist(), strict=True)
    ]


def _plain(character: str, theme: Theme) -> Glyph:
    return Glyph(character, theme.colour(Role.INK), theme.paper)


def _rgb(parts: list[int]) -> Colour:
    red, green, blue = parts
    return red, green, blue


def _runs(row: list[Glyph]) -> Iterator[list[Glyph]]:
    for _, group in groupby(row, key=lambda glyph: (glyph.ink, glyph.ground, glyph.bold)):
        yield list(group)


def _style(glyph: Glyph) -> "Style":
    from rich.color import Color
    from rich.style import Style

    return Style(color=Color.from_rgb(*glyph.ink), bgcolor=Color.from_rgb(*glyph.ground), bold=glyph.bold or None)
