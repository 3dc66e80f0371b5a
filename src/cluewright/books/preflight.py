"""Preflight: what a printer would refuse in a PDF file, read from the file itself, fault by fault with its page."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cluewright.books.layout import in_runs
from cluewright.books.pdf_content import Box
from cluewright.books.pdf_reading import PdfFile, PdfPage
from cluewright.books.profiles import INCH, POINT, TRIMS, Profile, is_local
from cluewright.books.words import books_message, phrase, printer_message
from cluewright.core.budget import Budget
from cluewright.core.locales import ENGLISH
from cluewright.core.message import Message, Value
from cluewright.render.themes import Ink

NEAR = 1.0
"""Points by which boxes may differ."""
TEXT_NEAR = 0.75
"""Points by which text may stick out: letters are measured by their font's widths, not by their ink."""
_THIN_NEAR = 0.02
_SILENT = (
    "Producer",
    "Creator",
    "CreationDate",
    "ModDate",
    "Trapped",
    "GTS_PDFXVersion",
    "GTS_PDFXConformance",
    "PTEX.Fullbanner",
)
"""Facts that every program writes and that name nothing of the book."""


@dataclass(frozen=True, slots=True)
class PrintFault:
    """One fault, on a page or of the whole file."""

    code: str
    message: Message
    page: int | None = None

    def text(self, language: str = ENGLISH) -> str:
        """Return the sentence in a language."""
        return self.message.text(language)

    def to_data(self, language: str = ENGLISH) -> dict[str, Any]:
        """Return the JSON form."""
        return {"code": self.code, "page": self.page, "text": self.text(language)}


def preflight(
    source: str | Path | bytes,
    profile: Profile,
    *,
    trim: tuple[float, float] | None = None,
    budget: Budget | None = None,
) -> list[PrintFault]:
    """Check a PDF file and list its faults: those of the file first, then page by page.

    `trim` is the size the trimmed page must have, in millimetres; without it, any size the printer has is fine.
    """
    file = PdfFile(source, budget=budget)
    if file.encrypted:
        return [finding("encrypted")]
    findings = list(_file_faults(file, profile))
    first = _trimmed(file.pages[0], profile)
    for page in file.pages:
        findings.extend(_page_faults(page, profile, file.page_count, first, trim))
    findings.extend(_blank_faults(file.pages, profile))
    return findings


def grouped(findings: Iterable[PrintFault], language: str) -> list[tuple[tuple[int, ...], str]]:
    """Join equal sentences about several pages, in the order in which they first appear."""
    pages: dict[str, list[int]] = {}
    for each in findings:
        pages.setdefault(each.text(language), []).extend(() if each.page is None else (each.page,))
    return [(tuple(dict.fromkeys(numbers)), text) for text, numbers in pages.items()]


def report(findings: Sequence[PrintFault], profile: str, language: str) -> list[str]:
    """Say how many faults there are, and then each with its pages."""
    lines = [phrase("check-result", language, count=len(findings), profile=profile)]
    for pages, text in grouped(findings, language):
        where = phrase("check-pages", language, count=len(pages), pages=in_runs(pages)) if pages else ""
        lines.append(where + text)
    return lines


def finding(code: str, page: int | None = None, **values: Value) -> PrintFault:
    """Make a fault; its sentence is in the catalogue of books."""
    return PrintFault(code, books_message(f"fault-{code}", **values), page)


def _file_faults(file: PdfFile, profile: Profile) -> Iterator[PrintFault]:
    if file.page_count < profile.fewest:
        yield finding("few-pages", count=file.page_count, fewest=profile.fewest)
    if profile.most is not None and file.page_count > profile.most:
        yield finding("many-pages", count=file.page_count, most=profile.most)
    if profile.even and file.page_count % 2:
        yield finding("odd-pages", count=file.page_count)
    yield from document_faults(file, profile)


def document_faults(file: PdfFile, profile: Profile) -> Iterator[PrintFault]:
    """Find what is wrong with a file as a whole, whatever is on its pages and however many it has."""
    megabytes = file.size / 1_000_000
    if profile.megabytes is not None and megabytes > profile.megabytes:
        yield finding("file-size", size=round(megabytes), most=profile.megabytes)
    if file.bookmarks and not profile.links:
        yield finding("bookmarks")
    if file.scripts:
        yield finding("script")
    names = [name for name, value in file.facts.items() if name not in _SILENT and value]
    if not profile.metadata and (names or file.described):
        yield finding("metadata", names=", ".join(sorted(names)) or "XMP")
    if profile.standard != "PDF":
        yield from _standard_faults(file, profile)


def _standard_faults(file: PdfFile, profile: Profile) -> Iterator[PrintFault]:
    missing = [name for name in ("GTS_PDFXVersion", "Title", "CreationDate", "ModDate") if not file.facts.get(name)]
    if not file.facts.get("GTS_PDFXVersion", profile.standard).startswith(("PDF/X-1", "PDF/X-1a")):
        missing.append(profile.standard)
    if file.facts.get("Trapped", "").lstrip("/") not in ("True", "False"):
        missing.append("Trapped")
    if len(file.conditions) != 1:
        missing.append("OutputIntent")
    if not file.has_id:
        missing.append("ID")
    for name in missing:
        yield finding("standard", standard=profile.standard, name=name)


def _page_faults(
    page: PdfPage, profile: Profile, count: int, first: Box, wanted: tuple[float, float] | None
) -> Iterator[PrintFault]:
    yield from _size_faults(page, profile, first, wanted)
    yield from _box_faults(page, profile)
    yield from drawing_faults(page, profile)
    if page.seen is None:
        return
    if profile.ink in (Ink.BLACK, Ink.GREY) and page.seen.hues:
        yield finding("colour", page.number)
    yield from _margin_faults(page, profile, count)


def drawing_faults(page: PdfPage, profile: Profile) -> Iterator[PrintFault]:
    """Find what is wrong on a page, wherever it lies; colours are another matter, since covers have them."""
    yield from _annotation_faults(page, profile)
    if page.seen is None:
        yield finding("unreadable", page.number)
        return
    seen = page.seen
    for font in sorted(seen.loose_fonts):
        yield finding("font", page.number, font=font)
    if seen.thinnest is not None and seen.thinnest < profile.line - _THIN_NEAR:
        yield finding("thin-line", page.number, found=round(seen.thinnest, 2), least=profile.line)
    if seen.resolution is not None and seen.resolution < profile.resolution - 1:
        yield finding("resolution", page.number, found=round(seen.resolution), least=round(profile.resolution))
    if profile.standard != "PDF" and seen.rgb:
        yield finding("rgb", page.number)
    if seen.transparent and (profile.standard != "PDF" or not profile.links):
        yield finding("transparency", page.number)
    words = "".join(seen.words)
    if is_local(words):
        yield finding("local-link", page.number)


def _size_faults(
    page: PdfPage, profile: Profile, first: Box, wanted: tuple[float, float] | None
) -> Iterator[PrintFault]:
    width, height = sides_of(_trimmed(page, profile))
    size = {"width": round(width * POINT, 1), "height": round(height * POINT, 1)}
    (least_wide, most_wide), (least_high, most_high) = profile.widths, profile.heights
    near = NEAR * POINT
    if wanted is not None and not alike((width * POINT, height * POINT), wanted, near):
        expected = {"wide": round(wanted[0], 1), "high": round(wanted[1], 1)}
        yield finding("trim-size", page.number, **size, **expected)
    elif not (
        least_wide - near <= width * POINT <= most_wide + near
        and least_high - near <= height * POINT <= most_high + near
    ):
        yield finding("page-size", page.number, **size, printer=printer_message(profile))
    elif not alike((width, height), sides_of(first), NEAR):
        yield finding("other-size", page.number, **size)


def _box_faults(page: PdfPage, profile: Profile) -> Iterator[PrintFault]:
    bleed = page.bleed or page.media
    if page.trim is not None and not (is_within(page.trim, bleed) and is_within(bleed, page.media)):
        yield finding("boxes", page.number)
        return
    if profile.standard != "PDF" and page.trim is None:
        yield finding("no-trim", page.number)
        return
    if not profile.bleed:
        return
    trim = _trimmed(page, profile)
    given = [abs(one - other) for one, other in zip(trim, bleed, strict=True)]
    if max(given) <= NEAR and not profile.always_bleeds:
        if page.seen is not None and page.seen.areas is not None and not _inside(page.seen.areas, trim):
            yield finding("edge", page.number, bleed=round(profile.bleed, 1))
        return
    spine = 0 if page.number % 2 else 2
    cut = [side for side in range(4) if profile.spine_bleed or side != spine]
    short = any(given[side] < profile.bleed / POINT - NEAR for side in cut)
    beyond = not profile.spine_bleed and (given[spine] > NEAR or not alike(sides_of(page.media), sides_of(bleed), NEAR))
    if short or beyond:
        yield finding("bleed", page.number, bleed=round(profile.bleed, 1))


def _annotation_faults(page: PdfPage, profile: Profile) -> Iterator[PrintFault]:
    if any(is_local(address) for _, address in page.annotations):
        yield finding("local-link", page.number)
    if any(kind == "Link" for kind, _ in page.annotations) and not profile.links:
        yield finding("link", page.number)
    if any(kind != "Link" for kind, _ in page.annotations):
        yield finding("annotation", page.number)


def _margin_faults(page: PdfPage, profile: Profile, count: int) -> Iterator[PrintFault]:
    """Check that no text lies in the margins; those at the binding depend on the number of pages."""
    assert page.seen is not None
    if page.seen.text is None or not profile.edge:
        return
    left, bottom, right, top = page.seen.text
    trim = _trimmed(page, profile)
    spaces = {"left": left - trim[0], "bottom": bottom - trim[1], "right": trim[2] - right, "top": trim[3] - top}
    inner, outer = ("left", "right") if page.number % 2 else ("right", "left")
    gutter = max(profile.edge, profile.gutter(count))
    for code, side, least in (
        ("inner", inner, gutter),
        ("outer", outer, profile.edge),
        ("top", "top", profile.edge),
        ("bottom", "bottom", profile.edge),
    ):
        if spaces[side] < least / POINT - TEXT_NEAR:
            yield finding(
                f"margin-{code}", page.number, found=max(0.0, round(spaces[side] * POINT, 1)), least=round(least, 2)
            )


def _blank_faults(pages: Iterable[PdfPage], profile: Profile) -> Iterator[PrintFault]:
    if profile.blanks is None:
        return
    run: list[int] = []
    for page in [*pages, None]:
        if page is not None and page.seen is not None and not page.seen.painted:
            run.append(page.number)
            continue
        if len(run) > profile.blanks:
            for number in run:
                yield finding("blank", number, most=profile.blanks)
        run = []


def _trimmed(page: PdfPage, profile: Profile) -> Box:
    """Return where a page is trimmed: as it says, or as its size tells if it is a usual one with bleed."""
    if page.trim is not None:
        return page.trim
    left, bottom, right, top = page.media
    bleed = profile.bleed / POINT
    if not bleed or profile.spine_bleed:
        return page.media
    width, height = right - left - bleed, top - bottom - 2 * bleed
    for name in TRIMS:
        wide, high = (float(side) * INCH / POINT for side in name.split("x"))
        if alike((width, height), (wide, high), NEAR):
            start = left if page.number % 2 else left + bleed
            return start, bottom + bleed, start + width, top - bleed
    return page.media


def sides_of(box: Box) -> tuple[float, float]:
    """Return width and height."""
    return box[2] - box[0], box[3] - box[1]


def alike(one: tuple[float, float], other: tuple[float, float], near: float) -> bool:
    """Tell whether two sizes are the same but for a little."""
    return all(abs(a - b) <= near for a, b in zip(one, other, strict=True))


def is_within(inner: Box, outer: Box) -> bool:
    """Tell whether a box does not stick out of another."""
    low = all(inner[side] >= outer[side] - NEAR for side in (0, 1))
    return low and all(inner[side] <= outer[side] + NEAR for side in (2, 3))


def _inside(inner: Box, outer: Box) -> bool:
    """Tell whether a box stays away from the edges of another."""
    low = all(inner[side] > outer[side] + NEAR for side in (0, 1))
    return low and all(inner[side] < outer[side] - NEAR for side in (2, 3))
