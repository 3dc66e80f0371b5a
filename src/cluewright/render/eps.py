"""A scene as EPS, for layout programs: cut to the drawing, with letters as outlines, so that no font is needed.

PostScript level 2 in plain ASCII. Coordinates are cells, downwards, below one change of coordinates. Every character is
a procedure that adds its outline to the path and moves on by its width, so a text is a row of names. Greys are written
as greys: they print in black ink alone.
"""

from collections.abc import Iterable, Iterator
from functools import singledispatchmethod
from math import ceil

from cluewright.core.scene import (
    CellGrid,
    Circle,
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
from cluewright.render.fonts import Face, face_for
from cluewright.render.outlines import Outline, outline
from cluewright.render.runs import boxes_by_role
from cluewright.render.svg import BASELINE, number
from cluewright.render.themes import Ink, Theme, cmyk_of
from cluewright.render.themes import theme as find_theme

CELL = 5.0
"""The default size of a cell in millimetres."""
_POINTS = 72 / 25.4
"""In a millimetre."""
_EM = 1000
"""Units of a font size in which outlines are written."""
_LONGEST_LINE = 200
"""Characters; the conventions of EPS allow 255."""
_LONGEST_TITLE = 120
_PROLOG = """\
/m {moveto} bind def
/l {lineto} bind def
/c {curveto} bind def
/h {closepath} bind def
/f {fill} bind def
/s {stroke} bind def
/g {setgray} bind def
/rgb {setrgbcolor} bind def
/k {setcmykcolor} bind def
/w {setlinejoin setlinecap setlinewidth} bind def
/r {4 2 roll moveto 1 index 0 rlineto 0 exch rlineto neg 0 rlineto closepath} bind def
/o {0 360 arc closepath} bind def
/a {0 translate} bind def
/t {gsave 3 1 roll translate dup neg scale newpath} bind def
/e {fill grestore} bind def"""
_NAMES = 32
"""Room in the dictionary for the names of the prolog."""


def to_eps(scene: Scene, theme: str | Theme = "print", *, cell: float = CELL, ink: Ink = Ink.RGB) -> bytes:
    """Write a scene as EPS; `cell` is the size of a cell in millimetres. Equal scenes make equal bytes."""
    pen = _Pen(scene, find_theme(theme), ink)
    for _, primitive in scene.primitives():
        pen.draw(primitive)
    points = cell * _POINTS
    left, top, _, _ = scene.bounds
    width, height = points * scene.width, points * scene.height
    lines = [
        "%!PS-Adobe-3.0 EPSF-3.0",
        f"%%BoundingBox: 0 0 {ceil(round(width, 4))} {ceil(round(height, 4))}",
        f"%%HiResBoundingBox: 0 0 {width:.4f} {height:.4f}",
        f"%%Title: {_ascii(scene.title)}",
        "%%Creator: Cluewright",
        "%%LanguageLevel: 2",
        "%%DocumentData: Clean7Bit",
        "%%EndComments",
        "%%BeginProlog",
        f"{_NAMES + len(pen.glyphs)} dict begin",
        *_PROLOG.split("\n"),
        *pen.glyphs.values(),
        "%%EndProlog",
        "gsave",
        f"{-left * points:.4f} {height + top * points:.4f} translate {points:.5f} {-points:.5f} scale",
        *pen.out,
        "grestore",
        "end",
        "%%EOF",
    ]
    return ("\n".join(part for line in lines for part in _folded(line)) + "\n").encode("ascii")


def _ascii(text: str) -> str:
    return "".join(c if " " <= c <= "~" else "?" for c in text[:_LONGEST_TITLE])


def _folded(line: str) -> Iterator[str]:
    """Break a long line between words; PostScript takes all white space for the same."""
    while len(line) > _LONGEST_LINE:
        cut = line.rindex(" ", 0, _LONGEST_LINE)
        yield line[:cut]
        line = line[cut + 1 :]
    yield line


class _Pen:
    """Write a scene's primitives as PostScript."""

    def __init__(self, scene: Scene, theme: Theme, ink: Ink) -> None:
        self.scene, self.theme, self.ink = scene, theme, ink
        self.out: list[str] = []
        self.glyphs: dict[tuple[Face, str], str] = {}
        """The procedures of all characters, in the order of their names."""
        if theme.paper != (255, 255, 255):
            left, top, _, _ = scene.bounds
            self.draw(Rect(left, top, scene.width, scene.height, Role.PAPER))

    def _colour(self, role: Tone, strength: float = 1.0) -> str:
        red, green, blue = self.theme.colour(role, strength)
        if red == green == blue:
            return f"{number(red / 255)} g"
        if self.ink is Ink.CMYK:
            return " ".join([*map(number, cmyk_of((red, green, blue))), "k"])
        return f"{number(red / 255)} {number(green / 255)} {number(blue / 255)} rgb"

    def _fill(self, role: Tone, path: Iterable[str], strength: float = 1.0) -> None:
        self.out.extend((self._colour(role, strength), *path, "f"))

    def _stroke(self, role: Tone, width: float, path: Iterable[str], ends: int) -> None:
        """Draw lines; their ends and joints are 1 round or 2 square."""
        pen = f"{number(width)} {ends} {1 if ends == 1 else 0} w {self._colour(role)}"
        self.out.extend((pen, *path, "s"))

    @singledispatchmethod
    def draw(self, primitive: Primitive) -> None:
        raise TypeError(f"{type(primitive).__name__} is not a primitive")

    @draw.register
    def _(self, primitive: Rect) -> None:
        path = [_rectangle(primitive)]
        if primitive.fill is not None:
            self._fill(primitive.fill, path, primitive.strength)
        if primitive.stroke is not None:
            self._stroke(primitive.stroke, primitive.stroke_width, path, 1)

    @draw.register
    def _(self, primitive: StraightLine) -> None:
        self._stroke(primitive.stroke, primitive.stroke_width, [_moves([primitive.start, primitive.end])], 2)

    @draw.register
    def _(self, primitive: Strokes) -> None:
        path = [_moves([(x1, y1), (x2, y2)]) for x1, y1, x2, y2 in primitive.segments]
        if path:
            self._stroke(primitive.stroke, primitive.stroke_width, path, 2)

    @draw.register
    def _(self, primitive: Polyline) -> None:
        path = _moves(primitive.points)
        if primitive.fill is not None:
            path += " h"
            self._fill(primitive.fill, [path])
        if primitive.stroke is not None:
            self._stroke(primitive.stroke, primitive.stroke_width, [path], 1)

    @draw.register
    def _(self, primitive: Circle) -> None:
        path = [_circle(*primitive.centre, primitive.radius)]
        if primitive.fill is not None:
            self._fill(primitive.fill, path)
        if primitive.stroke is not None:
            self._stroke(primitive.stroke, primitive.stroke_width, path, 1)

    @draw.register
    def _(self, primitive: Marks) -> None:
        if not primitive.centres:
            return
        r = primitive.radius
        if primitive.shape == "cross":
            path = [
                _moves([(x - r, y - r), (x + r, y + r)]) + " " + _moves([(x + r, y - r), (x - r, y + r)])
                for x, y in primitive.centres
            ]
        else:
            path = [_circle(x, y, r) for x, y in primitive.centres]
        if primitive.shape == "disc":
            self._fill(primitive.role, path)
        else:
            self._stroke(primitive.role, primitive.stroke_width, path, 1)

    @draw.register
    def _(self, primitive: Text) -> None:
        x, y = primitive.at
        if primitive.turned:
            self.out.append(f"gsave {number(x)} {number(y)} translate 90 rotate")
            x = y = 0.0
        self.draw(Texts(((x, y, primitive.text),), primitive.size, primitive.fill, primitive.anchor, primitive.bold))
        if primitive.turned:
            self.out.append("grestore")

    @draw.register
    def _(self, primitive: Texts) -> None:
        if not primitive.texts:
            return
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[primitive.anchor]
        self.out.append(self._colour(primitive.fill))
        for x, y, text in primitive.texts:
            face = face_for(text, self.scene.language, bold=primitive.bold)
            back = share * primitive.size * sum(outline(face, character).advance for character in text)
            names = " ".join(self._glyph(face, character) for character in text)
            at = f"{number(x - back)} {number(y + BASELINE * primitive.size)}"
            self.out.append(f"{at} {primitive.size / _EM:.6f} t {names} e")

    def _glyph(self, face: Face, character: str) -> str:
        """Return the name of a character's procedure, which is written when it is first needed."""
        made = self.glyphs.get((face, character))
        if made is None:
            made = f"/G{len(self.glyphs)} {{{_procedure(outline(face, character))}}} bind def"
            self.glyphs[face, character] = made
        return made[1 : made.index(" ")]

    @draw.register
    def _(self, primitive: CellGrid) -> None:
        left, top = primitive.origin
        for role, found in boxes_by_role(primitive):
            path = (f"{number(left + x)} {number(top + y)} {w} {h} r" for x, y, w, h in found.tolist())
            self._fill(role, path, primitive.strength)


def _procedure(glyph: Outline) -> str:
    words: list[str] = []
    for stroke, points in glyph.strokes:
        words.extend(f"{number(_EM * part)}" for point in points for part in point)
        words.append({"move": "m", "line": "l", "curve": "c", "close": "h"}[stroke])
    return " ".join([*words, number(_EM * glyph.advance), "a"])


def _moves(points: Iterable[Point]) -> str:
    return " ".join(f"{number(x)} {number(y)} {'l' if index else 'm'}" for index, (x, y) in enumerate(points))


def _circle(x: float, y: float, r: float) -> str:
    return f"{number(x + r)} {number(y)} m {number(x)} {number(y)} {number(r)} o"


def _rectangle(rect: Rect) -> str:
    x, y, w, h = rect.x, rect.y, rect.width, rect.height
    r = min(rect.radius, w / 2, h / 2)
    if r <= 0:
        return f"{number(x)} {number(y)} {number(w)} {number(h)} r"
    corners = ((x + w - r, y + r, 270, 360), (x + w - r, y + h - r, 0, 90), (x + r, y + h - r, 90, 180))
    words = [_moves([(x + r, y)])]
    for across, down, start, end in (*corners, (x + r, y + r, 180, 270)):
        words.append(f"{number(across)} {number(down)} {number(r)} {start} {end} arc")
    return " ".join([*words, "h"])
