"""A scene in PDF, with fpdf2: put into a rectangle of a page, or as a sheet of its own.

Shapes are written as the page's own drawing operators, in cells, below one change of coordinates: fpdf2's methods
would take a call for each of a hundred thousand cells. Text goes through fpdf2's fonts, which are embedded.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import singledispatchmethod

from fpdf import FPDF

from cluewright.core.errors import InvalidRecipe, shown
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
from cluewright.render.fonts import FAMILY, Face, close_fonts, face_for, own_face
from cluewright.render.outlines import outline
from cluewright.render.runs import boxes_by_role
from cluewright.render.svg import BASELINE, number
from cluewright.render.themes import Colour, Ink, Theme, cmyk_of, grey_of
from cluewright.render.themes import theme as find_theme

PAGES = {"a3": (297.0, 420.0), "a4": (210.0, 297.0), "a5": (148.0, 210.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""
WHEN = datetime(2000, 1, 1, tzinfo=UTC)
"""The creation date of every file, so that the same drawing gives the same bytes."""

_MARGIN = 15.0
_LARGEST_CELL = 10.0
"""In millimetres: a small puzzle does not fill its page."""
_THINNEST_LINE = 0.06
"""In points. Viewers draw every line at least a pixel wide, so that many thinner ones would hide the board."""
_FEW_LINES = 8
_ROUND = 0.5523
"""How far the handles of a Bezier curve reach for a quarter of a circle, in radii."""


def to_pdf(scene: Scene, theme: str | Theme = "print", *, page: str | tuple[float, float] = "a4") -> bytes:
    """Draw a scene on its own page, portrait or landscape, whichever fits better; equal scenes make equal bytes."""
    colours = find_theme(theme)
    width, height = page_size(page)
    if (scene.width > scene.height) != (width > height):
        width, height = height, width
    pdf = _sheet(scene, width, height)
    if colours.paper != (255, 255, 255):
        pdf.set_fill_color(*colours.paper)
        pdf.rect(0, 0, width, height, style="F")
    room = (
        min(width - 2 * _MARGIN, _LARGEST_CELL * scene.width),
        min(height - 2 * _MARGIN, _LARGEST_CELL * scene.height),
    )
    place(pdf, scene, (width - room[0]) / 2, _MARGIN, *room, theme=colours)
    return _written(pdf)


def to_cropped_pdf(scene: Scene, theme: str | Theme = "print", *, cell: float, ink: Ink = Ink.RGB) -> bytes:
    """Draw a scene on a page cut to it; `cell` is the size of a cell in millimetres.

    Letters are outlines: embedding a font in each of a thousand small files would take most of the time.
    """
    pdf = _sheet(scene, cell * scene.width, cell * scene.height)
    pen = _OutlinePen(pdf, scene, find_theme(theme), ink, 0.0, 0.0, cell)
    pen.paper()
    for _, primitive in scene.primitives():
        pen.draw(primitive)
    return _written(pdf)


def _sheet(scene: Scene, width: float, height: float) -> FPDF:
    """Begin a document of one page for a scene."""
    pdf = FPDF(unit="mm", format=(width, height))
    pdf.set_creation_date(WHEN)
    pdf.set_title(scene.title)
    pdf.set_subject(scene.description)
    pdf.set_lang(scene.language)
    pdf.set_auto_page_break(False)
    pdf.add_page()
    return pdf


def _written(pdf: FPDF) -> bytes:
    data = bytes(pdf.output())
    close_fonts(pdf)
    return data


def page_size(page: str | tuple[float, float]) -> tuple[float, float]:
    """Return width and height of a page in millimetres, upright for a page that has a name.

    >>> page_size("A5")
    (148.0, 210.0)
    """
    if not isinstance(page, str):
        return float(page[0]), float(page[1])
    if page.lower() not in PAGES:
        raise InvalidRecipe(f"there is no page size {shown(page)}; choose one of {', '.join(PAGES)}")
    return PAGES[page.lower()]


def place(
    pdf: FPDF,
    scene: Scene,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    theme: str | Theme = "print",
    ink: Ink = Ink.RGB,
    without: Iterable[Layer] = (),
) -> tuple[float, float, float, float]:
    """Draw a scene into a rectangle of the current page, in the page's units; return the place it takes there.

    It is as large as fits, and centred at the top of the rectangle. The place is left, top, width and
    height.
    """
    scale = min(width / scene.width, height / scene.height)
    left, top = x + (width - scale * scene.width) / 2, y
    add_fonts(pdf)
    with pdf.local_context():
        pen = _Pen(pdf, scene, find_theme(theme), ink, left, top, scale)
        pen.paper()
        for _, primitive in scene.primitives(without=without):
            pen.draw(primitive)
    return left, top, scale * scene.width, scale * scene.height


def add_fonts(pdf: FPDF) -> None:
    """Make the font known to a document, regular and bold, under the name `FAMILY`."""
    if FAMILY.lower() not in pdf.fonts:
        for style in ("", "B"):
            add_face(pdf, own_face(bold=bool(style)), style)


def add_face(pdf: FPDF, face: Face, style: str) -> None:
    """Make a font known to a document, once."""
    if face.family.lower() + style not in pdf.fonts:
        pdf.add_font(face.family, style, str(face.file), collection_font_number=face.number)


class _Pen:
    """Write a scene's primitives to a page."""

    def __init__(self, pdf: FPDF, scene: Scene, theme: Theme, ink: Ink, left: float, top: float, scale: float) -> None:
        self.pdf, self.scene, self.theme, self.ink = pdf, scene, theme, ink
        self.points = scale * pdf.k
        """The size of a cell in points."""
        self.left = left * pdf.k - scene.bounds[0] * self.points
        self.top = (pdf.h - top) * pdf.k + scene.bounds[1] * self.points

    def paper(self) -> None:
        if self.theme.paper != (255, 255, 255):
            left, top, _, _ = self.scene.bounds
            self.draw(Rect(left, top, self.scene.width, self.scene.height, Role.PAPER))

    def _shape(self, *operators: str) -> None:
        """Write operators that count in cells, downwards."""
        move = f"{self.points:.5f} 0 0 {-self.points:.5f} {self.left:.4f} {self.top:.4f} cm"
        self.pdf._out("\n".join(("q", move, *operators, "Q")))

    def _fill(self, role: Tone, path: Iterable[str], strength: float = 1.0) -> None:
        self._shape(colour_operator(self.theme.colour(role, strength), self.ink), *path, "f")

    def _stroke(self, role: Tone, width: float, path: Iterable[str], ends: int) -> None:
        """Draw lines; their ends and joints are 1 round or 2 square."""
        joints = 1 if ends == 1 else 0
        pen = f"{number(width)} w {ends} J {joints} j {colour_operator(self.theme.colour(role), self.ink, line=True)}"
        self._shape(pen, *path, "S")

    @singledispatchmethod
    def draw(self, primitive: Primitive) -> None:
        raise TypeError(f"{type(primitive).__name__} is not a primitive")

    @draw.register
    def _(self, primitive: Rect) -> None:
        path = list(_rectangle(primitive))
        if primitive.fill is not None:
            self._fill(primitive.fill, path, primitive.strength)
        if primitive.stroke is not None:
            self._stroke(primitive.stroke, primitive.stroke_width, path, 1)

    @draw.register
    def _(self, primitive: StraightLine) -> None:
        path = [_moves([primitive.start, primitive.end])]
        self._stroke(primitive.stroke, primitive.stroke_width, path, 2)

    @draw.register
    def _(self, primitive: Strokes) -> None:
        path = [_moves([(x1, y1), (x2, y2)]) for x1, y1, x2, y2 in primitive.segments]
        thin = primitive.stroke_width * self.points < _THINNEST_LINE
        if path and not (thin and len(path) > _FEW_LINES):
            self._stroke(primitive.stroke, primitive.stroke_width, path, 2)

    @draw.register
    def _(self, primitive: Polyline) -> None:
        path = [_moves(primitive.points)]
        if primitive.fill is not None:
            self._fill(primitive.fill, path)
        if primitive.stroke is not None:
            self._stroke(primitive.stroke, primitive.stroke_width, path, 1)

    @draw.register
    def _(self, primitive: Circle) -> None:
        path = list(_circle(*primitive.centre, primitive.radius))
        if primitive.fill is not None:
            self._fill(primitive.fill, path)
        if primitive.stroke is not None:
            self._stroke(primitive.stroke, primitive.stroke_width, path, 1)

    @draw.register
    def _(self, primitive: Marks) -> None:
        if not primitive.centres:
            return
        r = primitive.radius
        path: list[str] = []
        for x, y in primitive.centres:
            if primitive.shape == "cross":
                path.append(_moves([(x - r, y - r), (x + r, y + r)]))
                path.append(_moves([(x + r, y - r), (x - r, y + r)]))
            else:
                path.extend(_circle(x, y, r))
        if primitive.shape == "disc":
            self._fill(primitive.role, path)
        else:
            self._stroke(primitive.role, primitive.stroke_width, path, 1)

    @draw.register
    def _(self, primitive: Text) -> None:
        texts = ((*primitive.at, primitive.text),)
        many = Texts(texts, primitive.size, primitive.fill, primitive.anchor, primitive.bold)
        if primitive.turned:
            self._write(many, face_for(primitive.text, self.scene.language, bold=primitive.bold), texts, turned=True)
        else:
            self.draw(many)

    @draw.register
    def _(self, primitive: Texts) -> None:
        if not primitive.texts:
            return
        by_face: dict[Face, list[tuple[float, float, str]]] = {}
        for each in primitive.texts:
            by_face.setdefault(face_for(each[2], self.scene.language, bold=primitive.bold), []).append(each)
        for face, texts in by_face.items():
            self._write(primitive, face, texts)

    def _write(
        self, primitive: Texts, face: Face, texts: Sequence[tuple[float, float, str]], *, turned: bool = False
    ) -> None:
        """Write texts in one font, to the right or downwards."""
        pdf, size = self.pdf, primitive.size * self.points
        style = "B" if primitive.bold else ""
        add_face(pdf, face, style)
        pdf.set_font(face.family, style, size)
        pdf.text(0, 0, "")  # writes the font to the page
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[primitive.anchor]
        known: dict[str, tuple[float, str]] = {}
        out = ["BT", colour_operator(self.theme.colour(primitive.fill), self.ink)]
        down = self.top - BASELINE * size
        for x, y, text in texts:
            if text not in known:
                clean = pdf.normalize_text(text)
                width = pdf.get_string_width(text) * pdf.k
                known[text] = share * width, pdf.current_font.encode_text(clean)  # type: ignore[union-attr]
            back, encoded = known[text]
            if turned:
                across, up = self.left + x * self.points - BASELINE * size, self.top - y * self.points + back
                out.append(f"0 -1 1 0 {across:.2f} {up:.2f} Tm {encoded}")
                continue
            out.append(f"1 0 0 1 {self.left + x * self.points - back:.2f} {down - y * self.points:.2f} Tm {encoded}")
        pdf._out("\n".join(("q", *out, "ET", "Q")))

    @draw.register
    def _(self, primitive: CellGrid) -> None:
        left, top = primitive.origin
        for role, found in boxes_by_role(primitive):
            if left or top:
                path = (f"{number(left + x)} {number(top + y)} {w} {h} re" for x, y, w, h in found.tolist())
            else:
                path = (f"{x} {y} {w} {h} re" for x, y, w, h in found.tolist())
            self._fill(role, path, primitive.strength)


def colour_operator(colour: Colour, ink: Ink = Ink.RGB, *, line: bool = False) -> str:
    """Write the operator that chooses a colour for areas and letters, or for lines.

    >>> colour_operator((51, 51, 51), Ink.CMYK), colour_operator((255, 0, 0), Ink.CMYK, line=True)
    ('0 0 0 .8 k', '0 1 1 0 K')
    """
    if ink is Ink.RGB:
        parts, operator = [part / 255 for part in colour], "rg"
    elif ink is Ink.CMYK:
        parts, operator = list(cmyk_of(colour)), "k"
    else:
        parts, operator = [grey_of(colour)[0] / 255], "g"
    return " ".join([*map(number, parts), operator.upper() if line else operator])


class _OutlinePen(_Pen):
    """Write letters as outlines."""

    def _write(
        self, primitive: Texts, face: Face, texts: Sequence[tuple[float, float, str]], *, turned: bool = False
    ) -> None:
        size = primitive.size * self.points
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[primitive.anchor]
        out = [colour_operator(self.theme.colour(primitive.fill), self.ink)]
        for x, y, text in texts:
            back = share * size * sum(outline(face, character).advance for character in text)
            across, up = self.left + x * self.points, self.top - y * self.points
            if turned:
                start = f"0 {-size:.4f} {size:.4f} 0 {across - BASELINE * size:.3f} {up + back:.3f} cm"
            else:
                start = f"{size:.4f} 0 0 {size:.4f} {across - back:.3f} {up - BASELINE * size:.3f} cm"
            out.append("\n".join(("q", start, *_outlines(face, text), "f", "Q")))
        self.pdf._out("\n".join(("q", *out, "Q")))


def _outlines(face: Face, text: str) -> Iterator[str]:
    """Yield the path of a text in font sizes, upwards from the start of its baseline."""
    right = 0.0
    for character in text:
        glyph = outline(face, character)
        for stroke, points in glyph.strokes:
            places = [f"{number(right + x)} {number(y)}" for x, y in points]
            yield " ".join([*places, {"move": "m", "line": "l", "curve": "c", "close": "h"}[stroke]])
        right += glyph.advance


def _moves(points: Iterable[Point]) -> str:
    return " ".join(f"{number(x)} {number(y)} {'l' if index else 'm'}" for index, (x, y) in enumerate(points))


def _circle(x: float, y: float, r: float) -> Iterator[str]:
    yield _moves([(x + r, y)])
    c = _ROUND * r
    yield _curve((x + r, y + c), (x + c, y + r), (x, y + r))
    yield _curve((x - c, y + r), (x - r, y + c), (x - r, y))
    yield _curve((x - r, y - c), (x - c, y - r), (x, y - r))
    yield _curve((x + c, y - r), (x + r, y - c), (x + r, y)) + " h"


def _curve(*points: Point) -> str:
    return " ".join(f"{number(x)} {number(y)}" for x, y in points) + " c"


def _rectangle(rect: Rect) -> Iterator[str]:
    x, y, w, h = rect.x, rect.y, rect.width, rect.height
    r = min(rect.radius, w / 2, h / 2)
    if r <= 0:
        yield f"{number(x)} {number(y)} {number(w)} {number(h)} re"
        return
    c = (1 - _ROUND) * r
    yield _moves([(x + r, y), (x + w - r, y)])
    yield _curve((x + w - c, y), (x + w, y + c), (x + w, y + r)) + f" {number(x + w)} {number(y + h - r)} l"
    yield _curve((x + w, y + h - c), (x + w - c, y + h), (x + w - r, y + h)) + f" {number(x + r)} {number(y + h)} l"
    yield _curve((x + c, y + h), (x, y + h - c), (x, y + h - r)) + f" {number(x)} {number(y + r)} l"
    yield _curve((x, y + c), (x + c, y), (x + r, y)) + " h"
