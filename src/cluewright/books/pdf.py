"""Pages written as a PDF file, with boxes, embedded fonts and what its profile wants: bookmarks, metadata, PDF/X."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from fpdf import FPDF
from fpdf.output import OutputProducer, PDFPage

from cluewright.books.page import Page
from cluewright.books.pdf_facts import NoFacts, PressFacts, declare_press
from cluewright.books.plan import BookPlan, PageShape
from cluewright.render.fonts import close_fonts
from cluewright.render.pdf import WHEN, add_fonts, place

if TYPE_CHECKING:
    from cluewright.books.book import Chapter


class _TrimmedPage(PDFPage):
    """A page that says where it is trimmed and what bleeds; fpdf2 writes every attribute it finds on a page."""

    trim_box: str
    bleed_box: str

    @classmethod
    def of(cls, page: PDFPage, shape: PageShape, number: int, k: float) -> "_TrimmedPage":
        made = cls(None, None, page.contents, page.index())
        made.set_dimensions(*page.dimensions())
        left, top, right, bottom = shape.bleeds(number)
        made.trim_box = _box(left * k, bottom * k, (left + shape.width) * k, (bottom + shape.height) * k)
        made.bleed_box = _box(0.0, 0.0, (left + shape.width + right) * k, (top + shape.height + bottom) * k)
        return made


def _box(*sides: float) -> str:
    return "[" + " ".join(f"{side:.2f}" for side in sides) + "]"


def to_pdf(plan: BookPlan, pages: Iterable[Page], chapters: "Iterable[Chapter]") -> bytes:
    """Write pages; the same pages give the same bytes."""
    shape, profile = plan.page, plan.profile
    left, top, right, bottom = shape.bleeds(1)
    pdf = FPDF(unit="mm", format=(left + shape.width + right, top + shape.height + bottom))
    producer = _describe(pdf, plan)
    pdf.set_auto_page_break(False)
    pdf.set_margin(0)
    add_fonts(pdf)
    starts: dict[int, list[Any]] = {}
    for chapter in chapters if profile.links else ():
        starts.setdefault(chapter.page, []).append(chapter)
    leaps: list[tuple[int, Any]] = []
    for page in pages:
        pdf.add_page()
        left, top, _, _ = shape.bleeds(page.number)
        if shape.bleed > 0 or profile.standard != "PDF":
            pdf.pages[pdf.page] = _TrimmedPage.of(pdf.pages[pdf.page], shape, page.number, pdf.k)
        for chapter in starts.get(page.number, ()):
            pdf.start_section(chapter.title, level=int(chapter.deep))
        for each in page.placed:
            x, y = each.x + left, each.y + top
            place(pdf, each.scene, x, y, each.width, each.height, theme=page.theme, ink=profile.ink)
        leaps.extend((pdf.page, leap) for leap in page.leaps if profile.links)
    for number, leap in leaps:
        pdf.page = number
        left, top, _, _ = shape.bleeds(number)
        pdf.link(leap.x + left, leap.y + top, leap.width, leap.height, pdf.add_link(page=leap.page))
    pdf.page = len(pdf.pages)
    data = bytes(pdf.output(output_producer_class=producer))
    close_fonts(pdf)
    return data


def _describe(pdf: FPDF, plan: BookPlan) -> type[OutputProducer]:
    """Say what the file is, as far as its profile wants that, and return what writes it so."""
    pdf.set_creation_date(WHEN)
    if not plan.profile.metadata:
        return NoFacts
    pdf.set_title(plan.title)
    pdf.set_author(plan.author)
    pdf.set_subject(plan.subtitle)
    pdf.set_creator("Cluewright")
    pdf.set_lang(plan.language)
    if plan.profile.standard == "PDF":
        return OutputProducer
    declare_press(pdf)
    return PressFacts
