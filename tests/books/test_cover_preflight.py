"""Preflight of wrap covers: each fault is found in the file itself, and our own covers have none."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pypdf
import pytest
from fpdf import FPDF
from pypdf.generic import ArrayObject, FloatObject, NameObject
from tests.books.plans import PLAN
from tests.books.test_preflight import bomb, changed, noted, picture, scripted
from tests.effort import sampled

from cluewright.books import Book, make_book, parse_plan, preflight_cover
from cluewright.books.plan import PAPERS
from cluewright.books.profiles import PROFILES, find_profile
from cluewright.books.wrap import wrap_of, wrap_pdf
from cluewright.core.errors import FormatError, InvalidRecipe
from cluewright.core.locales import LANGUAGES
from cluewright.render.fonts import close_fonts
from cluewright.render.pdf import FAMILY, add_fonts

PAGES = 120
SPINE = PAGES * 0.002252 * 72
BLEED = 9.0
WIDTH, HEIGHT = 12 * 72 + SPINE, 9 * 72.0
FOLD = BLEED + 6 * 72
"""Where the spine begins, from the left of the sheet."""
FOOT = BLEED + HEIGHT
BARCODE = FOLD - 18 - 72, FOOT - 18 - 43
"""The middle of what is left free, from the top of the sheet."""


def sheet(
    draw: Callable[[FPDF], Any] | None = None,
    *,
    ground: tuple[float, float] | None = (0.0, 0.0),
    size: tuple[float, float] = (WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED),
    pages: int = 1,
) -> bytes:
    """Return a cover of another maker's: white words on a dark ground, and what `draw` adds."""
    pdf = FPDF(unit="pt", format=size)
    pdf.set_auto_page_break(False)
    add_fonts(pdf)
    for _ in range(pages):
        pdf.add_page()
        if ground is not None:
            pdf.set_fill_color(20, 40, 90)
            pdf.rect(*ground, size[0] - 2 * ground[0], size[1] - 2 * ground[1], style="F")
        pdf.set_font(FAMILY, "", 12)
        pdf.set_text_color(255)
        pdf.text(FOLD + SPINE + 100, 300, "The front")
        pdf.text(100, 300, "The back")
        if draw is not None:
            with pdf.local_context():
                draw(pdf)
    data = bytes(pdf.output())
    close_fonts(pdf)
    return data


def found(data: bytes, profile: str = "kdp", **more: Any) -> list[str]:
    asked: dict[str, Any] = {"pages": PAGES, "trim": (152.4, 228.6), **more}
    return [each.code for each in preflight_cover(data, find_profile(profile), **asked)]


def word(x: float, y: float, text: str = "x") -> Callable[[FPDF], Any]:
    return lambda pdf: pdf.text(x, y, text)


def down_the_spine(pdf: FPDF, *, size: float = 8, shift: float = 0) -> None:
    pdf.set_font(FAMILY, "", size)
    with pdf.rotation(270, FOLD + SPINE / 2 - 0.25 * size + shift, 100):
        pdf.text(FOLD + SPINE / 2 - 0.25 * size + shift, 100, "A title")


def line(pdf: FPDF, width: float = 1, colour: int = 255, y: float = 100) -> None:
    pdf.set_draw_color(colour)
    pdf.set_line_width(width)
    pdf.line(100, y, 200, y)


def lines_at_the_barcode(pdf: FPDF) -> None:
    pdf.set_draw_color(255)
    pdf.set_line_width(1)
    x, y = BARCODE
    pdf.line(x - 200, y, x + 10, y)


def frame(pdf: FPDF) -> None:
    """Draw what goes around the barcode's place and past its corner, but not into it."""
    pdf.set_draw_color(255)
    pdf.set_line_width(1)
    pdf.rect(30, 30, FOLD - 38, HEIGHT - 25, style="D")
    x, y = BARCODE
    pdf.line(x - 72 - 120, y - 20, x - 20, y - 43 - 100)


def patch(pdf: FPDF, wide: float, high: float, *, shade: int) -> None:
    x, y = BARCODE
    pdf.set_fill_color(shade)
    pdf.rect(x - wide / 2, y - high / 2, wide, high, style="F")


def loose_font(pdf: FPDF) -> None:
    pdf.set_font("helvetica", "", 12)
    pdf.text(100, 100, "Helvetica")


def boxed(trim: tuple[float, ...], bleed: tuple[float, ...] | None = None, media: Any = None) -> bytes:
    def change(writer: pypdf.PdfWriter) -> None:
        page = writer.pages[0]
        for name, box in (("/TrimBox", trim), ("/BleedBox", bleed), ("/MediaBox", media)):
            if box is not None:
                page[NameObject(name)] = ArrayObject(map(FloatObject, box))

    return changed(change, sheet())


TRIM = (BLEED, BLEED, BLEED + WIDTH, BLEED + HEIGHT)
ALL = (0.0, 0.0, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
FAULTS: dict[str, tuple[Callable[[], bytes], list[str]]] = {
    "sound": (sheet, []),
    "sound, with boxes": (lambda: boxed(TRIM, ALL), []),
    "sound, on white": (lambda: sheet(ground=None), []),
    "two pages": (lambda: sheet(pages=2), ["cover-pages"]),
    "no bleed": (lambda: sheet(size=(WIDTH, HEIGHT)), ["cover-bleed", "cover-edge"]),
    "a spine for another paper": (lambda: sheet(size=(WIDTH + 20, HEIGHT + 18)), ["cover-sheet"]),
    "too low": (lambda: sheet(size=(WIDTH + 18, HEIGHT)), ["cover-sheet"]),
    "trimmed to another size": (lambda: boxed((9, 9, BLEED + WIDTH - 4, TRIM[3]), ALL), ["cover-size", "cover-bleed"]),
    "trim beyond bleed": (lambda: boxed(TRIM, (20, 20, 400, 400)), ["boxes"]),
    "crop marks": (lambda: boxed(TRIM, ALL, (-20, -20, ALL[2] + 20, ALL[3] + 20)), ["cover-bleed"]),
    "bleed box too small": (lambda: boxed(TRIM, (5, 5, ALL[2], ALL[3])), ["cover-bleed"]),
    "ground that ends at the cut": (lambda: sheet(ground=(9, 9)), ["cover-edge"]),
    "ground on the page only": (lambda: sheet(ground=(20, 20)), []),
    "font": (lambda: sheet(loose_font), ["font"]),
    "thin line": (lambda: sheet(lambda pdf: line(pdf, 0.3, 128)), ["thin-line"]),
    "thin white line on the ground": (lambda: sheet(lambda pdf: line(pdf, 0.3)), ["thin-line"]),
    "thin white line on white": (lambda: sheet(lambda pdf: line(pdf, 0.3), ground=None), []),
    "coarse picture": (lambda: sheet(lambda pdf: pdf.image(picture("RGB"), 100, 400, w=100)), ["resolution"]),
    "colour": (lambda: sheet(lambda pdf: pdf.image(picture("RGB"), 100, 400, w=20)), []),
    "link": (lambda: sheet(lambda pdf: pdf.link(9, 9, 9, 9, "https://a.example")), ["link"]),
    "annotation": (lambda: changed(lambda writer: on_the_only_page(noted, writer), sheet()), ["annotation"]),
    "script": (lambda: changed(scripted, sheet()), ["script"]),
    "metadata": (
        lambda: changed(lambda writer: writer.add_metadata({"/Author": "Somebody"}), sheet()),
        ["metadata"],
    ),
    "bookmarks": (lambda: sheet(lambda pdf: pdf.start_section("One")), ["bookmarks"]),
    "encryption": (lambda: changed(lambda writer: writer.encrypt("x", algorithm="RC4-128"), sheet()), ["encrypted"]),
    "localhost": (lambda: sheet(word(100, 100, "http://localhost/play")), ["local-link"]),
    "text at the edge of the back": (lambda: sheet(word(BLEED + 10, 200)), ["cover-edge-back"]),
    "text at the head of the front": (lambda: sheet(word(FOLD + 200, BLEED + 14)), ["cover-edge-front"]),
    "text at the edge of the front": (lambda: sheet(word(BLEED + WIDTH - 20, 200, "xx")), ["cover-edge-front"]),
    "text over the cut": (lambda: sheet(word(0, 200)), ["cover-edge-back"]),
    "text in the safe area": (lambda: sheet(word(BLEED + 19, BLEED + 30)), []),
    "text over the fold": (lambda: sheet(word(FOLD - 60, 200, "beyond the fold")), ["cover-fold-back"]),
    "text beside the spine": (lambda: sheet(word(FOLD + SPINE + 1, 200)), ["cover-fold-front"]),
    "text on the spine": (lambda: sheet(down_the_spine), []),
    "text too large for the spine": (lambda: sheet(lambda pdf: down_the_spine(pdf, size=18)), ["cover-spine"]),
    "text beside the middle of the spine": (lambda: sheet(lambda pdf: down_the_spine(pdf, shift=4)), ["cover-spine"]),
    "text at the foot of the spine": (
        lambda: sheet(word(FOLD + SPINE / 2 - 3, FOOT - 6)),
        ["cover-edge-spine"],
    ),
    "text in the barcode": (lambda: sheet(word(*BARCODE)), ["cover-barcode"]),
    "line in the barcode": (lambda: sheet(lines_at_the_barcode), ["cover-barcode"]),
    "lines around the barcode": (lambda: sheet(frame), []),
    "picture in the barcode": (
        lambda: sheet(lambda pdf: pdf.image(picture("RGB"), *BARCODE, w=20)),
        ["cover-barcode"],
    ),
    "shape in the barcode": (lambda: sheet(lambda pdf: patch(pdf, 30, 30, shade=90)), ["cover-barcode"]),
    "white shape in the barcode": (lambda: sheet(lambda pdf: patch(pdf, 30, 30, shade=255)), ["cover-barcode"]),
    "white ground for the barcode": (lambda: sheet(lambda pdf: patch(pdf, 130, 80, shade=255)), []),
    "panel around the barcode": (lambda: sheet(lambda pdf: patch(pdf, 170, 110, shade=90)), []),
}


def on_the_only_page(change: Callable[[pypdf.PdfWriter], Any], writer: pypdf.PdfWriter) -> None:
    """Change a cover as if it were the third page of a book."""

    class Only:
        pages = [writer.pages[0]] * 3

    change(Only)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_is_found_and_nothing_else(name: str) -> None:
    make, faults = FAULTS[name]
    assert found(make()) == faults


def test_a_long_path_is_looked_at_piece_by_piece() -> None:
    x, y = BARCODE

    def stars(pdf: FPDF, into: float) -> None:
        """Draw one path of many squares on both sides of the barcode's place, the last `into` it."""
        places = [(50 + 3 * step % 60, 500 + step % 90) for step in range(200)] + [(x + into, HEIGHT + 18 - y)]
        pdf._out("q 1 0 0 rg " + " ".join(f"{a:.1f} {b:.1f} 2 2 re" for a, b in places) + " f Q")

    assert found(sheet(lambda pdf: stars(pdf, 0))) == ["cover-barcode"]
    assert found(sheet(lambda pdf: stars(pdf, 75))) == []


def test_a_cover_may_have_its_own_barcode() -> None:
    data = sheet(lambda pdf: patch(pdf, 30, 30, shade=0))

    assert found(data) == ["cover-barcode"]
    assert found(data, own_barcode=True) == []


def test_text_on_the_spine_needs_79_pages() -> None:
    def thin(pages: int) -> bytes:
        wide = 12 * 72 + pages * 0.002252 * 72 + 18

        def draw(pdf: FPDF) -> None:
            pdf.set_font(FAMILY, "", 4)
            middle = FOLD + pages * 0.002252 * 36 - 1
            with pdf.rotation(270, middle, 100):
                pdf.text(middle, 100, "A title")

        return sheet(draw, size=(wide, HEIGHT + 18))

    assert found(thin(78), pages=78) == ["cover-spine-text"]
    assert found(thin(80), pages=80) == []
    assert found(thin(80), pages=79) == []  # an odd page has a back, too


def test_a_size_that_is_not_named_is_the_closest_the_printer_has() -> None:
    wrong = sheet(size=(WIDTH + 30, HEIGHT + 18))
    (fault,) = preflight_cover(wrong, PROFILES["kdp"], pages=PAGES)

    assert found(sheet(), trim=None) == []
    assert found(sheet(), trim=None, pages=40) == ["cover-sheet"]
    assert found(sheet(), trim=(127.0, 203.2)) == ["cover-sheet"]
    assert found(sheet(), trim=(20.0, 30.0)) == ["page-size", "cover-sheet"]
    assert fault.message.values["leaf"] == 152.4
    assert fault.text() == (
        "The cover is 322.2 × 234.9 mm, not 318 × 234.9 mm: twice 152.4 mm, a spine of 6.9 mm for 120 pages, "
        "and 3.2 mm of bleed on every side."
    )


def test_a_cover_in_pdfx_needs_facts_boxes_and_no_rgb() -> None:
    faults = found(sheet(), "pdfx")

    assert {"standard", "rgb", "no-trim"} <= set(faults)


def test_faults_have_no_page_and_a_sentence_in_every_language() -> None:
    data = sheet(lambda pdf: (word(*BARCODE)(pdf), word(0, 200)(pdf)), pages=2)
    faults = preflight_cover(data, PROFILES["kdp"], pages=PAGES)

    assert [each.code for each in faults] == ["cover-pages", "cover-barcode", "cover-edge-back"]
    assert {each.page for each in faults} == {None}
    for fault in faults:
        assert len({fault.text(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert faults[2].text() == "Text on the back is 0 mm from the edge, and 6.35 mm are needed."


def test_what_is_no_cover_is_said_in_a_sentence() -> None:
    with pytest.raises(FormatError, match="this is not a PDF file"):
        found(b"PK")
    with pytest.raises(InvalidRecipe, match="there is no paper 'gold'; choose one of white"):
        found(sheet(), paper="gold")
    assert "unreadable" in found(bomb())


# Our own covers


@pytest.fixture(scope="module")
def printed() -> Book:
    return make_book(parse_plan('profile = "kdp"\nauthor = "Ada"\nseries = "Series"\n' + PLAN.split("bleed = 3")[1]))


OWN = [
    (profile, page, paper, pages)
    for profile, sizes in (
        ("kdp", ("5x8", "6x9", "8.5x8.5", "8.5x11", "8.25x6")),
        ("pdfx", ("A4", "170x240mm")),
        ("home", ("A5", "Letter")),
        ("magazine", ("A4",)),
    )
    for page in sizes
    for paper, pages in zip(PAPERS, (24, 78, 79, 320), strict=True)
]


@pytest.mark.parametrize(("profile", "page", "paper", "pages"), sampled(OWN, 8))
def test_our_covers_have_no_fault(
    printed: Book, monkeypatch: pytest.MonkeyPatch, profile: str, page: str, paper: str, pages: int
) -> None:
    plan = parse_plan(f'profile = "{profile}"\npage = "{page}"\npaper = "{paper}"\nauthor = "Ada"\n' + _SECTION)
    book = replace(printed, plan=replace(plan, title="Puzzles for the road"), chapters=[], _pages=[])
    monkeypatch.setattr(Book, "page_count", property(lambda self: pages + int(self.plan.cover)))
    wrap, data = wrap_of(book), wrap_pdf(book)
    size = wrap.width, wrap.height

    assert wrap.pages == pages + pages % 2
    faults = preflight_cover(data, PROFILES[profile], pages=pages, paper=paper, trim=size)
    assert [each.text() for each in faults] == []
    other = preflight_cover(data, PROFILES[profile], pages=pages + 40, paper=paper, trim=size)
    assert [each.code for each in other] == ["cover-size"]


_SECTION = '[[section]]\nrecipe = {kind = "zip", size = "4x4"}'
