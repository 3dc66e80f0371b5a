"""Pages written as a PDF file, with bleed boxes, bookmarks, metadata and embedded fonts."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from fpdf import FPDF
from fpdf.output import PDFPage

from cluewright.books.page import Page
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
    def of(cls, page: PDFPage, shape: PageShape, k: float) -> "_TrimmedPage":
        made = cls(None, None, page.contents, page.index())
        made.set_dimensions(*page.dimensions())
        bleed = shape.bleed
        made.trim_box = _box(bleed * k, bleed * k, (bleed + shape.width) * k, (bleed + shape.height) * k)
        made.bleed_box = _box(0.0, 0.0, (2 * bleed + shape.width) * k, (2 * bleed + shape.height) * k)
        return made


def _box(*sides: float) -> str:
    return "[" + " ".join(f"{side:.2f}" for side in sides) + "]"


def to_pdf(plan: BookPlan, pages: Iterable[Page], chapters: "Iterable[Chapter]") -> bytes:
    """Write pages; the same pages give the same bytes."""
    shape = plan.page
    bleed = shape.bleed
    pdf = FPDF(unit="mm", format=(shape.width + 2 * bleed, shape.height + 2 * bleed))
    pdf.set_creation_date(WHEN)
    pdf.set_title(plan.title)
    pdf.set_author(plan.author)
    pdf.set_subject(plan.subtitle)
    pdf.set_creator("Cluewright")
    pdf.set_lang(plan.language)
    pdf.set_auto_page_break(False)
    pdf.set_margin(0)
    add_fonts(pdf)
    starts: dict[int, list[Any]] = {}
    for chapter in chapters:
        starts.setdefault(chapter.page, []).append(chapter)
    leaps: list[tuple[int, Any]] = []
    for page in pages:
        pdf.add_page()
        if bleed > 0:
            pdf.pages[pdf.page] = _TrimmedPage.of(pdf.pages[pdf.page], shape, pdf.k)
        for chapter in starts.get(page.number, ()):
            pdf.start_section(chapter.title, level=int(chapter.deep))
        for each in page.placed:
            place(pdf, each.scene, each.x + bleed, each.y + bleed, each.width, each.height, theme=page.theme)
        leaps.extend((pdf.page, leap) for leap in page.leaps)
    for number, leap in leaps:
        pdf.page = number
        pdf.link(leap.x + bleed, leap.y + bleed, leap.width, leap.height, pdf.add_link(page=leap.page))
    pdf.page = len(pdf.pages)
    data = bytes(pdf.output())
    close_fonts(pdf)
    return data
