"""A scene as pixels, with Pillow: lines of the grid lie exactly on pixels, everything else has smooth edges."""

import io
from collections.abc import Iterable
from functools import singledispatchmethod
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

from cluewright.core.scene import (
    CellGrid,
    Circle,
    Layer,
    Marks,
    Point,
    Polyline,
    Primitive,
    Rect,
    Role,
    Scene,
    StraightLine,
    Strokes,
    Text,
    Texts,
    Tone,
)
from cluewright.render.fonts import face_for
from cluewright.render.svg import BASELINE
from cluewright.render.themes import Colour, Theme
from cluewright.render.themes import theme as find_theme

MOST_PIXELS = 25_000_000
"""A larger picture is drawn with smaller cells."""
LEGIBLE = 8
"""With fewer pixels per cell, clues are illegible."""
_FINER = 4
"""Smooth edges are drawn this many times larger and then scaled down."""
_SMALLEST_TEXT = 3.5
"""In pixels; smaller text would be illegible and is left out."""
_THINNEST_LINE = 0.1
"""In pixels; thinner lines are left out, because at a pixel's width they would cover the cells."""
_FACTORS = np.random.default_rng(1).integers(0, 256, (400, 3), np.uint8)


def to_image(
    scene: Scene,
    theme: str | Theme = "light",
    *,
    cell: float = 24,
    most_pixels: int = MOST_PIXELS,
    without: Iterable[Layer] = (),
) -> Image.Image:
    """Draw a scene as a picture with `cell` pixels per cell, or fewer if it would become too large."""
    canvas = _Canvas(scene, find_theme(theme), fitting_cell(scene, cell, most_pixels))
    for _, primitive in scene.primitives(without=without):
        canvas.draw(primitive)
    return canvas.image


def to_png(scene: Scene, theme: str | Theme = "light", *, cell: float = 24, most_pixels: int = MOST_PIXELS) -> bytes:
    """Draw a scene as a PNG file."""
    image = to_image(scene, theme, cell=cell, most_pixels=most_pixels)
    out = io.BytesIO()
    with_palette(image).save(out, "PNG", compress_level=6)
    return out.getvalue()


def with_palette(image: Image.Image) -> Image.Image:
    """Return the picture with a palette, which is smaller, if it has few enough colours; otherwise unchanged.

    Pillow's own way to a palette takes seconds for a large picture. Here a sum of multiples of red, green and blue,
    different for every colour there is, finds a pixel's colour in a table.
    """
    counted = image.getcolors(256)
    if counted is None:
        return image
    colours = np.array(sorted(colour for _, colour in counted), np.uint8)
    for red, green, blue in _FACTORS:
        sums = colours[:, 0] * red + colours[:, 1] * green + colours[:, 2] * blue
        if len(np.unique(sums)) == len(colours):
            break
    else:
        return image
    table = np.zeros(256, np.uint8)
    table[sums] = np.arange(len(colours))
    pixels = np.asarray(image)
    indexed = Image.fromarray(table[pixels[..., 0] * red + pixels[..., 1] * green + pixels[..., 2] * blue], "P")
    indexed.putpalette(colours.tobytes())
    return indexed


def fitting_cell(scene: Scene, cell: float, most_pixels: int = MOST_PIXELS) -> float:
    """Return the pixels a cell may have: whole ones, or less than one for a gigantic board."""
    wanted = max(1, round(cell))
    largest = (most_pixels / (scene.width * scene.height)) ** 0.5
    if wanted <= largest:
        return wanted
    return int(largest) if largest >= 1 else largest


class _Canvas:
    """A picture being drawn; coordinates come in cells and are turned into pixels here."""

    def __init__(self, scene: Scene, theme: Theme, scale: float) -> None:
        self.theme, self.scale, self.language = theme, scale, scene.language
        # Whole pixels for the corner of the board, so that grid lines and cells meet the pixels.
        self.left, self.top = (round(-scene.bounds[0] * scale), round(-scene.bounds[1] * scale))
        width, height = self.left + scene.bounds[2] * scale, self.top + scene.bounds[3] * scale
        self.image = Image.new("RGB", (max(1, round(width)), max(1, round(height))), theme.paper)
        self.pen = ImageDraw.Draw(self.image)

    def at(self, x: float, y: float) -> Point:
        return self.left + x * self.scale, self.top + y * self.scale

    @singledispatchmethod
    def draw(self, primitive: Primitive) -> None:
        raise TypeError(f"{type(primitive).__name__} is not a primitive")

    @draw.register
    def _(self, primitive: Rect) -> None:
        x0, y0 = self.at(primitive.x, primitive.y)
        x1, y1 = self.at(primitive.x + primitive.width, primitive.y + primitive.height)
        if primitive.fill is not None:
            colour = self.theme.colour(primitive.fill, primitive.strength)
            if primitive.radius:
                radius = primitive.radius * self.scale
                self._smooth((x0, y0, x1, y1), colour, lambda pen, box, f: pen.rounded_rectangle(box, radius * f, 255))
            else:
                self._fill(x0, y0, x1, y1, colour)
        if primitive.stroke is not None:
            half = primitive.stroke_width * self.scale / 2
            outer = (x0 - half, y0 - half, x1 + half, y1 + half)
            width, radius = 2 * half, primitive.radius * self.scale + half
            self._smooth(
                outer,
                self.theme.colour(primitive.stroke),
                lambda pen, box, f: pen.rounded_rectangle(box, radius * f, outline=255, width=max(1, round(width * f))),
            )

    @draw.register
    def _(self, primitive: StraightLine) -> None:
        (x1, y1), (x2, y2) = primitive.start, primitive.end
        self.draw(Strokes(((x1, y1, x2, y2),), primitive.stroke, primitive.stroke_width))

    @draw.register
    def _(self, primitive: Strokes) -> None:
        width = primitive.stroke_width * self.scale
        if width < _THINNEST_LINE:
            return
        colour = self.theme.colour(primitive.stroke)
        # A line thinner than a pixel is a pixel wide and paler.
        cover = None if width >= 0.7 else round(255 * width / 0.7)
        pixels = max(1, round(width))
        for x1, y1, x2, y2 in primitive.segments:
            if x1 != x2 and y1 != y2:
                self.draw(Polyline(((x1, y1), (x2, y2)), primitive.stroke, primitive.stroke_width))
                continue
            (a, b), (c, d) = self.at(min(x1, x2), min(y1, y2)), self.at(max(x1, x2), max(y1, y2))
            left, top = round(a) - pixels // 2, round(b) - pixels // 2
            right, bottom = round(c) - pixels // 2 + pixels, round(d) - pixels // 2 + pixels
            self._box(left, top, right, bottom, colour, cover)

    @draw.register
    def _(self, primitive: Polyline) -> None:
        points = [self.at(x, y) for x, y in primitive.points]
        half = (primitive.stroke_width if primitive.stroke is not None else 0) * self.scale / 2
        xs, ys = [x for x, _ in points], [y for _, y in points]
        area = min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half

        def paint(pen: ImageDraw.ImageDraw, box: Any, f: float, *, closed: bool) -> None:
            moved = [((x - area[0]) * f + box[0], (y - area[1]) * f + box[1]) for x, y in points]
            if closed:
                pen.polygon(moved, 255)
                return
            pen.line(moved, 255, max(1, round(2 * half * f)), "curve")
            for x, y in (moved[0], moved[-1]):
                pen.ellipse((x - half * f, y - half * f, x + half * f, y + half * f), 255)

        if primitive.fill is not None:
            colour = self.theme.colour(primitive.fill)
            self._smooth(area, colour, lambda pen, box, f: paint(pen, box, f, closed=True))
        if primitive.stroke is not None:
            colour = self.theme.colour(primitive.stroke)
            self._smooth(area, colour, lambda pen, box, f: paint(pen, box, f, closed=False))

    @draw.register
    def _(self, primitive: Circle) -> None:
        if primitive.fill is not None:
            self._stamp([primitive.centre], "disc", primitive.radius, primitive.fill, 0)
        if primitive.stroke is not None:
            self._stamp([primitive.centre], "circle", primitive.radius, primitive.stroke, primitive.stroke_width)

    @draw.register
    def _(self, primitive: Marks) -> None:
        self._stamp(primitive.centres, primitive.shape, primitive.radius, primitive.role, primitive.stroke_width)

    @draw.register
    def _(self, primitive: Text) -> None:
        if primitive.turned:
            self._turned(primitive)
            return
        texts = ((*primitive.at, primitive.text),)
        self.draw(Texts(texts, primitive.size, primitive.fill, primitive.anchor, primitive.bold))

    def _turned(self, primitive: Text) -> None:
        """Write a text downwards: written to the right on a mask of its own, which is turned."""
        size = primitive.size * self.scale
        font = face_for(primitive.text, self.language, bold=primitive.bold).at(max(1.0, size))
        width, height = round(font.getlength(primitive.text)) + 2, round(2 * size) + 2
        mask = Image.new("L", (width, height))
        ImageDraw.Draw(mask).text((1, height / 2 + BASELINE * size), primitive.text, 255, font, "ls")
        mask = mask.transpose(Image.Transpose.ROTATE_270)
        across, down = self.at(*primitive.at)
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[primitive.anchor]
        place = round(across - height / 2), round(down - share * width)
        self.image.paste(self.theme.colour(primitive.fill), place, mask)

    @draw.register
    def _(self, primitive: Texts) -> None:
        size = primitive.size * self.scale
        if size < _SMALLEST_TEXT:
            return
        colour = self.theme.colour(primitive.fill)
        anchor = {"start": "ls", "middle": "ms", "end": "rs"}[primitive.anchor]
        for x, y, text in primitive.texts:
            across, down = self.at(x, y)
            font = face_for(text, self.language, bold=primitive.bold).at(size)
            # On a whole pixel, digits have a sharp foot.
            self.pen.text((across, round(down + BASELINE * size)), text, colour, font, anchor)

    @draw.register
    def _(self, primitive: CellGrid) -> None:
        shown = np.isin(primitive.values, [v for v, role in enumerate(primitive.roles) if role is not None])
        if not shown.any():
            return
        colours = [self.theme.colour(role or Role.PAPER, primitive.strength) for role in primitive.roles]
        rows, columns = primitive.values.shape
        size = (max(1, round(columns * self.scale)), max(1, round(rows * self.scale)))
        # Enlarged by whole pixels a cell stays sharp; scaled down, several cells are averaged.
        way = Image.Resampling.NEAREST if self.scale >= 1 else Image.Resampling.BOX
        picture = Image.fromarray(np.array(colours, np.uint8)[primitive.values]).resize(size, way)
        mask = Image.fromarray(shown.astype(np.uint8) * 255).resize(size, way)
        x, y = self.at(*primitive.origin)
        self.image.paste(picture, (round(x), round(y)), mask)

    def _fill(self, x0: float, y0: float, x1: float, y1: float, colour: Colour) -> None:
        self._box(round(x0), round(y0), max(round(x1), round(x0) + 1), max(round(y1), round(y0) + 1), colour, None)

    def _box(self, left: int, top: int, right: int, bottom: int, colour: Colour, cover: int | None) -> None:
        if cover is None:
            self.image.paste(colour, (left, top, right, bottom))
        else:
            self.image.paste(colour, (left, top), Image.new("L", (right - left, bottom - top), cover))

    def _smooth(self, area: tuple[float, float, float, float], colour: Colour, paint: Any) -> None:
        """Paint a shape into a finer mask of its area and put it on the picture with smooth edges."""
        left, top = int(np.floor(area[0])), int(np.floor(area[1]))
        width, height = int(np.ceil(area[2])) - left + 1, int(np.ceil(area[3])) - top + 1
        finer = _FINER if width * height < 4_000_000 else 1
        mask = Image.new("L", (width * finer, height * finer))
        box = tuple((side - corner) * finer for side, corner in zip(area, (left, top, left, top), strict=True))
        paint(ImageDraw.Draw(mask), (box[0], box[1], box[2] - 1, box[3] - 1), finer)
        self.image.paste(colour, (left, top), mask.reduce(finer) if finer > 1 else mask)

    def _stamp(self, centres: Iterable[Point], shape: str, radius: float, role: Tone, stroke_width: float) -> None:
        """Draw a sign once and put it on the picture at every place."""
        colour, r, width = self.theme.colour(role), radius * self.scale, stroke_width * self.scale
        if r < 0.7:
            return
        reach = int(np.ceil(r + width)) + 1
        masks: dict[Point, Image.Image] = {}
        for x, y in centres:
            across, down = self.at(x, y)
            left, top = int(np.floor(across)), int(np.floor(down))
            part = round(across - left, 2), round(down - top, 2)
            if part not in masks:
                masks[part] = _sign(shape, part, reach, r, width)
            self.image.paste(colour, (left - reach, top - reach), masks[part])


def _sign(shape: str, part: Point, reach: int, radius: float, width: float) -> Image.Image:
    finer = 2 * _FINER
    side = (2 * reach + 1) * finer
    mask = Image.new("L", (side, side))
    pen = ImageDraw.Draw(mask)
    x, y, r = (reach + part[0]) * finer, (reach + part[1]) * finer, radius * finer
    thick = max(finer * 0.8, width * finer)
    if shape == "cross":
        for side_of in (-1, 1):
            ends = [(x - r, y - side_of * r), (x + r, y + side_of * r)]
            pen.line(ends, 255, round(thick))
            for across, down in ends:
                pen.ellipse((across - thick / 2, down - thick / 2, across + thick / 2, down + thick / 2), 255)
    elif shape == "disc":
        pen.ellipse((x - r, y - r, x + r, y + r), 255)
    else:
        outer = r + thick / 2
        pen.ellipse((x - outer, y - outer, x + outer, y + outer), outline=255, width=round(thick))
    return mask.reduce(finer)
