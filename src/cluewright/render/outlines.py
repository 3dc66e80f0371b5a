"""The outlines of letters, for files that carry no fonts."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeAlias

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

from cluewright.core.scene import Point
from cluewright.render.fonts import Face

Stroke: TypeAlias = tuple[Literal["move", "line", "curve", "close"], tuple[Point, ...]]


@dataclass(frozen=True, slots=True)
class Outline:
    """The outline of a character in font sizes, upwards from its baseline, and its width."""

    strokes: tuple[Stroke, ...]
    advance: float


def outline(face: Face, character: str) -> Outline:
    """Return the outline of a character; of one the font lacks, that of its empty box.

    >>> from cluewright.render.fonts import own_face
    >>> one = outline(own_face(), "1")
    >>> one.strokes[0][0], one.strokes[-1][0], round(one.advance, 2)
    ('move', 'close', 0.5)
    """
    return _opened(face).outline(character)


@cache
def _opened(face: Face) -> "_Font":
    return _Font(face)


class _Font:
    """A font file that is read as outlines are asked for; they are kept."""

    def __init__(self, face: Face) -> None:
        font = TTFont(face.file, fontNumber=face.number, lazy=True)
        self._glyphs = font.getGlyphSet()
        self._names: dict[int, str] = font.getBestCmap()
        self._unit = 1 / float(font["head"].unitsPerEm)
        self._known: dict[str, Outline] = {}

    def outline(self, character: str) -> Outline:
        if character not in self._known:
            glyph = self._glyphs[self._names.get(ord(character), ".notdef")]
            pen = _Strokes(self._glyphs, self._unit)
            glyph.draw(pen)
            self._known[character] = Outline(tuple(pen.strokes), glyph.width * self._unit)
        return self._known[character]


class _Strokes(BasePen):  # type: ignore[misc]
    """Collect an outline; BasePen makes all curves cubic and puts accents together with their letters."""

    def __init__(self, glyphs: Any, unit: float) -> None:
        super().__init__(glyphs)
        self._unit = unit
        self.strokes: list[Stroke] = []

    def _scaled(self, *points: Point) -> tuple[Point, ...]:
        return tuple((x * self._unit, y * self._unit) for x, y in points)

    def _moveTo(self, pt: Point) -> None:  # noqa: N802
        self.strokes.append(("move", self._scaled(pt)))

    def _lineTo(self, pt: Point) -> None:  # noqa: N802
        self.strokes.append(("line", self._scaled(pt)))

    def _curveToOne(self, pt1: Point, pt2: Point, pt3: Point) -> None:  # noqa: N802
        self.strokes.append(("curve", self._scaled(pt1, pt2, pt3)))

    def _closePath(self) -> None:  # noqa: N802
        self.strokes.append(("close", ()))
