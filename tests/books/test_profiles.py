"""Profiles: what each printer wants, in the plan, on the page and in the file."""

import io
from dataclasses import replace
from types import ModuleType
from typing import Any

import pypdf
import pytest

from cluewright.books import make_book, plan_from_data
from cluewright.books.firmness import firm_scene
from cluewright.books.plan import BookPlan, PageShape
from cluewright.books.plan_file import parse_page
from cluewright.books.profiles import INCH, PROFILES, TRIMS, find_profile
from cluewright.core.errors import FormatError, InvalidRecipe
from cluewright.core.registry import kind
from cluewright.core.scene import Layer, Role, Scene, Strokes
from cluewright.render.themes import Ink, theme

SECTION = {"section": [{"recipe": {"kind": "hitori", "size": "5x4", "count": 2}}]}
MM = 72 / 25.4


def plan(**keys: Any) -> BookPlan:
    return plan_from_data({**SECTION, **keys})


def written(plan: BookPlan) -> pypdf.PdfReader:
    return pypdf.PdfReader(io.BytesIO(make_book(plan).pdf()))


def test_without_a_profile_a_plan_is_as_before() -> None:
    assert plan() == plan(profile="plain")
    assert plan().page == PageShape()
    assert plan().profile == PROFILES["plain"]


@pytest.mark.parametrize("trim", TRIMS)
def test_every_trim_size_has_its_name(trim: str) -> None:
    width, height = (float(side) * INCH for side in trim.split("x"))
    assert parse_page(trim) == (pytest.approx(width, abs=0.001), pytest.approx(height, abs=0.001))
    assert plan(profile="kdp", page=trim).page.width == pytest.approx(width, abs=0.001)


def test_the_gutter_grows_with_the_page_count() -> None:
    made = plan(profile="kdp")
    widths = [made.bound(pages).page.inner for pages in (24, 150, 151, 300, 301, 501, 701)]
    assert widths == pytest.approx([12.7, 12.7, 15.875, 15.875, 19.05, 22.225, 25.4])
    assert plan().bound(700) == plan()


def test_a_book_and_its_gutter_agree() -> None:
    steps = ((9, 10.0), (10, 12.0), (10**9, 30.0))
    entries = tuple(kind("hitori").sample() for _ in range(1))
    made = plan_from_data({"profile": "kdp", "per_page": 1}, items=entries)
    for gutters in (steps, ((5, 10.0), (6, 12.0), (10**9, 30.0))):
        book = make_book(replace(made, profile=replace(made.profile, gutters=gutters)))
        assert book.plan.page.inner == made.page.inner + book.plan.profile.gutter(book.page_count) - 10.0
        assert book.page(3).left == book.plan.page.inner


def test_bleed_is_on_three_sides_and_not_at_the_spine() -> None:
    made = plan(profile="kdp", cover=True)
    assert made.page.bleeds(1) == pytest.approx((0, 3.175, 3.175, 3.175))
    assert made.page.bleeds(2) == pytest.approx((3.175, 3.175, 0, 3.175))
    odd, even = written(made).pages[:2]
    for page, left in ((odd, 0.0), (even, 9.0)):
        assert [float(side) for side in page.mediabox] == pytest.approx([0, 0, 441, 666], abs=0.02)
        assert [float(side) for side in page.trimbox] == pytest.approx([left, 9, left + 432, 657], abs=0.02)


def test_a_file_for_the_printer_has_no_links_bookmarks_or_metadata() -> None:
    read = written(plan(profile="kdp"))
    assert read.outline == []
    assert read.metadata is None
    assert not any("/Annots" in page for page in read.pages)
    assert len(read.pages) % 2 == 0
    assert "/OpenAction" not in read.root_object


def test_pdfx_says_what_it_is() -> None:
    read = written(plan(profile="pdfx", title="Seven"))
    info = read.trailer["/Info"]
    assert (info["/GTS_PDFXVersion"], info["/Trapped"], info["/Title"]) == ("PDF/X-1a:2003", "/False", "Seven")
    (intent,) = read.root_object["/OutputIntents"]
    assert (intent["/S"], intent["/OutputConditionIdentifier"]) == ("/GTS_PDFX", "FOGRA39")
    assert read.trailer["/ID"]
    assert "/OpenAction" not in read.root_object
    assert all({"/TrimBox", "/BleedBox"} <= set(page) and "/Group" not in page for page in read.pages)


@pytest.mark.parametrize(
    ("profile", "good", "bad"),
    [("kdp", {"g", "G"}, {"rg", "RG", "k", "K"}), ("pdfx", {"k", "K"}, {"rg", "RG"}), ("plain", {"rg"}, {"k"})],
)
def test_colours_are_those_of_the_press(profile: str, good: set[str], bad: set[str]) -> None:
    used = {
        word
        for page in written(plan(profile=profile, cover=True)).pages
        for word in page.get_contents().get_data().decode("latin1").split()  # type: ignore[union-attr]
    }
    assert good <= used
    assert not bad & used


def test_black_ink_draws_lines_and_letters_solid() -> None:
    printed = theme("print").printed(Ink.BLACK)
    assert {printed.colours[role] for role in (Role.INK, Role.FAINT, Role.GRID, Role.MARK)} == {(0, 0, 0)}
    assert printed.paper == printed.colours[Role.ON_FILL] == (255, 255, 255)
    assert max(colour for role, colour in printed.colours.items() if colour != printed.paper) <= (229, 229, 229)
    assert theme("light").printed(Ink.RGB) == theme("light")


def test_letters_are_of_one_ink_in_cmyk() -> None:
    printed = theme("light").printed(Ink.CMYK)
    assert len(set(printed.colours[Role.INK])) == 1
    assert printed.colours[Role.TARGET] == theme("light").colours[Role.TARGET]


def test_lines_grow_alike_and_a_crowd_of_them_is_left_out() -> None:
    scene = Scene((0, 0, 9, 9), "lines")
    scene.add(Layer.GRID, Strokes(((0, 1, 9, 1),), Role.GRID, 0.03), Strokes(((0, 5, 9, 5),), Role.BOLD, 0.06))

    def widths(thinnest: float, *, shift: bool = True) -> list[float]:
        parts = firm_scene(scene, thinnest, shift=shift).primitives()
        return [part.stroke_width for _, part in parts if isinstance(part, Strokes)]

    assert firm_scene(scene, 0.03, shift=True) is scene
    assert widths(0.1) == pytest.approx([0.1, 0.13])
    assert widths(0.1, shift=False) == pytest.approx([0.1, 0.1])
    assert widths(0.3) == pytest.approx([0.33])


def test_a_book_too_thin_or_too_thick_is_said() -> None:
    thin = make_book(plan(profile="kdp"))
    assert f"This book has {thin.page_count} pages, and print on demand needs at least 24: add puzzles." in thin.notes
    made = plan(profile="kdp", language="de")
    thick = make_book(replace(made, profile=replace(made.profile, fewest=1, most=4)))
    assert thick.notes[-1].endswith("Druck auf Bestellung nimmt höchstens 4: Mach zwei Bücher daraus.")


def test_a_kind_from_elsewhere_is_printed_the_same_way(kakurasu: ModuleType) -> None:
    made = plan_from_data({"profile": "kdp"}, items=[kakurasu.KIND.sample()])
    words = [page.extract_text() for page in written(made).pages]
    assert any(kakurasu.KIND.title in text for text in words)


def test_there_is_no_other_profile() -> None:
    with pytest.raises(InvalidRecipe, match="there is no profile 'lulu'; choose one of plain, kdp"):
        find_profile("lulu")


@pytest.mark.parametrize(
    ("keys", "problem"),
    [
        ({"profile": "lulu"}, "profile: there is no profile 'lulu'"),
        ({"profile": 7}, "profile: expected one line"),
        ({"profile": "kdp", "page": "A3"}, "page: kdp prints pages 101.6 to 215.9 mm wide, found 297"),
        ({"profile": "kdp", "bleed": 5}, "bleed: expected 0 or 3.175 mm for kdp, found 5"),
        ({"profile": "kdp", "cover": True, "bleed": 0}, "bleed: expected 3.175 mm, since the cover reaches the edge"),
        ({"profile": "kdp", "margins": {"inner": 9}}, "margins: inner: expected a number from 9.525 to 50.8, found 9"),
        ({"profile": "kdp", "theme": "light"}, "theme: expected print, since the book is printed in black"),
        ({"profile": "kdp", "line": 0.5}, "line: expected a number from 0.75 to 3, found 0.5"),
        ({"profile": "kdp", "link": "http://localhost:8000"}, "link: expected an address that readers"),
        ({"profile": "pdfx", "colour": "rgb"}, "colour: expected black, grey or cmyk, since pdfx makes PDF/X-1a"),
        ({"profile": "pdfx", "links": True}, "links: expected false, since pdfx makes PDF/X-1a"),
        ({"profile": "magazine", "metadata": False}, "metadata: expected true, since magazine makes"),
        ({"colour": "pink"}, "colour: expected one of rgb, grey, black, cmyk, found 'pink'"),
    ],
)
def test_what_the_printer_would_refuse_is_said_in_the_plan(keys: dict[str, Any], problem: str) -> None:
    with pytest.raises(FormatError, match=problem):
        plan(**keys)
