"""Pages as data, drawn by several back-ends alike."""

import io
from dataclasses import replace
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

from cluewright.books import Book, BookPlan, FromItems, PageShape, make_book
from cluewright.books.layout import READABLE, cell_size, in_runs, slots
from cluewright.books.lettering import drawable, fitted, text_width, wrapped
from cluewright.books.page import Page, moved
from cluewright.books.pages import draw_level
from cluewright.books.qr import qr_link, qr_scene, qr_side
from cluewright.core.errors import InvalidRecipe
from cluewright.core.registry import kind
from cluewright.core.scene import (
    CellGrid,
    Circle,
    Marks,
    Polyline,
    Rect,
    Role,
    Scene,
    StraightLine,
    Strokes,
    Text,
    Texts,
)
from cluewright.core.technique import Level
from cluewright.nonogram.puzzle import Nonogram


@pytest.mark.parametrize("per_page", [1, 2, 4, 6])
@pytest.mark.parametrize("size", [(210.0, 297.0), (200.0, 140.0)])
def test_slots_fill_the_space_between_the_margins(size: tuple[float, float], per_page: int) -> None:
    shape = PageShape(width=size[0], height=size[1])
    found = slots(shape, shape.left(4), per_page)
    assert len(found) == per_page
    assert min(slot.x for slot in found) == shape.outer
    assert max(slot.x + slot.width for slot in found) == pytest.approx(shape.width - shape.inner)
    assert max(slot.y + slot.height for slot in found) == pytest.approx(shape.height - shape.bottom)


def test_dots_count_the_level() -> None:
    for level in Level:
        page = Page(PageShape(), 1)
        draw_level(page, 10, 20, level)
        circles = [part for _, part in page.ink.primitives() if isinstance(part, Circle)]
        assert len(circles) == 5
        assert sum(circle.fill is not None for circle in circles) == level.rank + 1
    assert draw_level(Page(PageShape(), 1), 10, 20, None) == 0.0


def test_a_page_is_the_same_picture_as_svg_and_png(book: Book) -> None:
    tree = ElementTree.fromstring(book.svg(10))
    assert tree.get("viewBox") == "-3 -3 154 216"
    assert {"1", "2", "3", "10"} <= {element.text for element in tree.iter("{http://www.w3.org/2000/svg}text")}
    image = Image.open(io.BytesIO(book.png(10, pixels_per_mm=3)))
    assert image.size == (154 * 3, 216 * 3)
    with pytest.raises(InvalidRecipe, match="from 1 to 20"):
        book.png(10, pixels_per_mm=21)


def test_the_cover_gives_nothing_away_unless_asked() -> None:
    plan = BookPlan(sections=(FromItems((kind("nonogram").sample(),)),), rules=False, qr=False)
    plain, solved = (make_book(replace(plan, cover_solutions=asked)).svg(1) for asked in (False, True))
    assert plain != solved
    assert len(plain) < len(solved), "no cell is drawn filled"


def test_the_cover_reaches_into_the_bleed(book: Book) -> None:
    image = Image.open(io.BytesIO(book.png(1, pixels_per_mm=2))).convert("RGB")
    corners = {image.getpixel(at) for at in ((0, 0), (image.width - 1, 0), (0, image.height - 1))}
    assert corners == {book.page(1).theme.paper}
    assert book.page(1).theme.paper != (255, 255, 255)


@pytest.mark.parametrize(
    "primitive",
    [
        Rect(1, 2, 3, 4, Role.FILL, radius=0.5),
        StraightLine((1, 2), (3, 2), Role.GRID),
        Strokes(((1, 2, 1, 5), (0, 0, 4, 0)), Role.GRID),
        Polyline(((1, 2), (3, 4), (3, 1)), Role.PATH),
        Circle((2, 3), 1.5, Role.FILL),
        Marks(((1, 2), (3, 4)), "cross", 0.3, Role.MARK),
        Text((2, 3), "7", 0.6),
        Texts(((2, 3, "7"), (4, 1, "12")), 0.6),
        CellGrid((1, 2), np.array([[0, 1, 1], [1, 1, 0]], np.uint8), (None, Role.FILL)),
    ],
)
def test_what_is_moved_there_and_back_is_what_it_was(primitive: object) -> None:
    (first, *_) = parts = list(moved(primitive, 2.0, 10.0, 20.0))  # type: ignore[arg-type]
    if isinstance(primitive, CellGrid):
        boxes = {(part.x, part.y, part.width, part.height) for part in parts if isinstance(part, Rect)}
        assert sum(width * height for _, _, width, height in boxes) == 4 * 4
        assert min(x for x, *_ in boxes) == 12.0
        return
    (back,) = moved(first, 0.5, -5.0, -10.0)
    if isinstance(primitive, StraightLine):
        assert back == Strokes(((1, 2, 3, 2),), Role.GRID, primitive.stroke_width)
    else:
        assert back == primitive


def test_lines_break_where_they_must() -> None:
    lines = wrapped("one two three " + "x" * 60, 4.0, 30.0)
    assert lines[0] == "one two three"
    assert all(text_width(line, 4.0) <= 30.0 for line in lines)
    assert "".join(lines).replace(" ", "") == "onetwothree" + "x" * 60
    assert wrapped("", 4.0, 30.0) == []
    assert fitted("short", 4.0, 30.0) == "short"
    assert fitted("a rather long title", 4.0, 20.0).endswith("…")
    assert text_width(fitted("a rather long title", 4.0, 20.0), 4.0) <= 20.0
    assert drawable("naïve\n猫\x07") == "naïve ??"


def test_numbers_are_told_in_runs() -> None:
    assert in_runs([4]) == "4"
    assert in_runs([1, 2, 4, 6, 7, 8]) == "1-2, 4, 6-8"


def test_a_code_too_dense_to_print_is_left_out() -> None:
    small = qr_scene(qr_link(kind("hitori").sample(), "http://127.0.0.1:8017") or "")
    side = qr_side(small, 24.0)
    assert side is not None
    assert side <= 24.0
    assert qr_side(qr_scene("http://127.0.0.1:8017/play#v1/" + "x" * 2000), 24.0) is None


def test_a_link_beyond_every_code_is_none() -> None:
    import random

    chance = random.Random(3)
    picture = [[chance.random() < 0.5 for _ in range(200)] for _ in range(150)]

    def runs(line: list[bool]) -> list[int]:
        return [len(run) for run in "".join(".#"[cell] for cell in line).replace(".", " ").split()]

    puzzle = Nonogram([runs(row) for row in picture], [runs([row[x] for row in picture]) for x in range(200)])
    from cluewright.core.item import Item

    assert qr_link(Item(puzzle), "http://127.0.0.1:8017") is None


def test_the_code_may_stand_beside_the_puzzle() -> None:
    """A puzzle is drawn at least as large as with its head above it, and never beyond what is readable for nothing."""
    shape = PageShape()
    scene = Scene((0, 0, 10, 12), "tall")
    code = qr_scene("http://127.0.0.1:8017/play#v1/hitori/5/5/1234512345")
    assert READABLE < cell_size(shape, 2, scene, code) <= cell_size(shape, 2, scene, None)
    wide = Scene((0, 0, 40, 8), "wide")
    assert cell_size(shape, 2, wide, code) == shape.inside[0] / 40
