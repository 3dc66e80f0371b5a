"""Preflight of wrap covers: the size that pages and paper make, text at edges and folds, and the place of the barcode.

As with books, everything is read from the file itself, whoever made it.
"""

from collections.abc import Iterator
from pathlib import Path

from cluewright.books.pdf_content import Box, PlaceWatcher, Point, overlap
from cluewright.books.pdf_reading import PdfFile, PdfPage
from cluewright.books.plan_file import parse_page
from cluewright.books.preflight import (
    NEAR,
    TEXT_NEAR,
    PrintFault,
    alike,
    document_faults,
    drawing_faults,
    finding,
    is_within,
    sides_of,
)
from cluewright.books.profiles import POINT, Profile
from cluewright.books.words import printer_message
from cluewright.books.wrap import FEWEST_FOR_SPINE, SPINE_MARGIN, Wrap, cover_bleed
from cluewright.core.budget import Budget

_BAR_SHARE = 0.5
"""A white shape that covers less of the barcode's place than this is a drawing, not the ground for the barcode."""


def preflight_cover(
    source: str | Path | bytes,
    profile: Profile,
    *,
    pages: int,
    paper: str = "white",
    trim: tuple[float, float] | None = None,
    own_barcode: bool = False,
    budget: Budget | None = None,
) -> list[PrintFault]:
    """Check the wrap cover of a book with that many pages and list its faults.

    `trim` is the size of a trimmed page in millimetres; without it, the closest of the sizes the printer has. With
    `own_barcode` something may be where printers put theirs.
    """
    measured: list[_Sheet] = []

    def watch(page: PdfPage) -> PlaceWatcher:
        if not measured:
            measured.append(_Sheet(page, profile, pages, paper, trim))
        return _Reader(measured[0] if page.number == 1 else None)

    file = PdfFile(source, budget=budget, watch=watch)
    if file.encrypted:
        return [finding("encrypted")]
    page = file.pages[0]
    sheet = measured[0] if measured else _Sheet(page, profile, pages, paper, trim)
    found = [] if file.page_count == 1 else [finding("cover-pages", count=file.page_count)]
    found += document_faults(file, profile)
    found += sheet.faults()
    found += drawing_faults(page, profile)
    found += sheet.edge_faults(page)
    found += sheet.content_faults(own_barcode=own_barcode)
    return [PrintFault(each.code, each.message) for each in found]


class _Sheet:
    """The sheet a cover is printed on: where back, spine and front should be, and what is found there."""

    def __init__(
        self, page: PdfPage, profile: Profile, pages: int, paper: str, trim: tuple[float, float] | None
    ) -> None:
        self._page, self._profile = page, profile
        self._bleed = cover_bleed(profile) / POINT
        choices = [trim] if trim is not None else [parse_page(name) for name in profile.trims]
        wraps = [Wrap.around(width, height, pages, paper, cover_bleed(profile)) for width, height in choices]
        self.wrap = min(wraps, key=self._distance)
        self.trimmed = self._find_trim()
        self.in_barcode = False
        self._near: dict[str, tuple[float, float]] = {}
        """The distance of the text that is most too close to something, and the least distance, by the fault."""

    def _wanted(self, wrap: Wrap) -> tuple[float, float]:
        return (2 * wrap.width + wrap.spine) / POINT, wrap.height / POINT

    def _distance(self, wrap: Wrap) -> float:
        """Return how far the sheet is from what a book of that size needs."""
        (width, height), (wide, high) = sides_of(self._page.trim or self._page.media), self._wanted(wrap)
        more = (0.0,) if self._page.trim is not None else (0.0, 2 * self._bleed)
        return min(abs(width - wide - each) + abs(height - high - each) for each in more)

    def _find_trim(self) -> Box | None:
        """Return where the sheet is trimmed if it has the right size: as it says, or as its size tells."""
        page, wanted = self._page, self._wanted(self.wrap)
        if page.trim is not None:
            return page.trim if alike(sides_of(page.trim), wanted, NEAR) else None
        if alike(sides_of(page.media), wanted, NEAR):
            return page.media
        width, height = sides_of(page.media)
        rim = self._bleed
        if not alike((width - 2 * rim, height - 2 * rim), wanted, NEAR):
            return None
        left, bottom, right, top = page.media
        return left + rim, bottom + rim, right - rim, top - rim

    def faults(self) -> Iterator[PrintFault]:
        """Find what is wrong with sizes and boxes."""
        page, profile, wrap = self._page, self._profile, self.wrap
        (least_wide, most_wide), (least_high, most_high) = profile.widths, profile.heights
        near = NEAR * POINT
        fits = least_wide - near <= wrap.width <= most_wide + near
        if not (fits and least_high - near <= wrap.height <= most_high + near):
            width, height = round(wrap.width, 1), round(wrap.height, 1)
            yield finding("page-size", width=width, height=height, printer=printer_message(profile))
        if self.trimmed is None:
            yield self._size_fault()
        bleed = page.bleed or page.media
        if page.trim is not None and not (is_within(page.trim, bleed) and is_within(bleed, page.media)):
            yield finding("boxes")
            return
        if profile.standard != "PDF" and page.trim is None:
            yield finding("no-trim")
            return
        trim = page.trim or self.trimmed
        if trim is None:
            return
        given = [abs(one - other) for one, other in zip(trim, bleed, strict=True)]
        short = any(each < self._bleed - NEAR for each in given)
        beyond = not profile.spine_bleed and any(
            abs(one - other) > self._bleed + NEAR for one, other in zip(trim, page.media, strict=True)
        )
        if short or beyond:
            yield finding("cover-bleed", bleed=round(self._bleed * POINT, 1))

    def _size_fault(self) -> PrintFault:
        wrap, rim = self.wrap, 0.0 if self._page.trim is not None else self._bleed
        width, height = sides_of(self._page.trim or self._page.media)
        wide, high = self._wanted(wrap)
        return finding(
            "cover-size" if self._page.trim is not None else "cover-sheet",
            width=round(width * POINT, 1),
            height=round(height * POINT, 1),
            wide=round((wide + 2 * rim) * POINT, 1),
            high=round((high + 2 * rim) * POINT, 1),
            leaf=round(wrap.width, 1),
            spine=round(wrap.spine, 1),
            bleed=round(rim * POINT, 1),
            count=wrap.pages,
        )

    def edge_faults(self, page: PdfPage) -> Iterator[PrintFault]:
        """Check that what reaches the edge is printed beyond it."""
        if self.trimmed is None or page.seen is None or page.seen.areas is None:
            return
        for side, (area, cut) in enumerate(zip(page.seen.areas, self.trimmed, strict=True)):
            beyond = cut - area if side < 2 else area - cut
            if -NEAR <= beyond < self._bleed - NEAR:
                yield finding("cover-edge", bleed=round(self._bleed * POINT, 1))
                return

    # What is heard while the page is read

    def hear_text(self, box: Box) -> None:
        """Judge where text lies."""
        if self.trimmed is None:
            return
        self._hear_barcode(box)
        left, bottom, right, top = box
        start, low, end, high = self.trimmed
        folds = start + self.wrap.width / POINT, end - self.wrap.width / POINT
        middle = (left + right) / 2
        place = "back" if middle < folds[0] else "front" if middle > folds[1] else "spine"
        edges = [bottom - low, high - top]
        if place == "spine":
            if self.wrap.pages < FEWEST_FOR_SPINE:
                self._near["cover-spine-text"] = (self.wrap.pages, FEWEST_FOR_SPINE)
            else:
                self._hear_distance("cover-spine", min(left - folds[0], folds[1] - right), SPINE_MARGIN)
        else:
            edges += [left - start, end - right]
            distance = folds[0] - right if place == "back" else left - folds[1]
            self._hear_distance(f"cover-fold-{place}", distance, SPINE_MARGIN)
        self._hear_distance(f"cover-edge-{place}", min(edges), self._profile.edge)

    def _hear_distance(self, code: str, found: float, least: float) -> None:
        if (
            least
            and found < least / POINT - TEXT_NEAR
            and found * POINT < self._near.get(code, (found * POINT + 1,))[0]
        ):
            self._near[code] = found * POINT, least

    def hear_area(self, box: Box, *, white: bool) -> None:
        """Judge a picture or a shape: what covers the barcode's place altogether is the ground of the cover."""
        place = self._barcode
        if place is None or is_within(place, box) or (white and _share(box, place) >= _BAR_SHARE):
            return
        self._hear_barcode(box)

    def hear_line(self, start: Point, end: Point) -> None:
        """Judge a line."""
        if self._barcode is not None and _crosses(start, end, self._barcode):
            self.in_barcode = True

    def _hear_barcode(self, box: Box) -> None:
        if self._barcode is not None and overlap(box, self._barcode):
            self.in_barcode = True

    @property
    def _barcode(self) -> Box | None:
        """Return where the barcode goes, but for the width of a hair: what touches it is no matter."""
        if self.trimmed is None:
            return None
        start, low, _, _ = self.trimmed
        box, height = self.wrap.barcode, self.wrap.height
        left, bottom = start + box.x / POINT + NEAR, low + (height - box.y - box.height) / POINT + NEAR
        return left, bottom, left + box.width / POINT - 2 * NEAR, bottom + box.height / POINT - 2 * NEAR

    def content_faults(self, *, own_barcode: bool) -> Iterator[PrintFault]:
        """Tell what was heard and is wrong."""
        if self.in_barcode and not own_barcode:
            yield finding("cover-barcode")
        for code, (found, least) in self._near.items():
            if code == "cover-spine-text":
                yield finding(code, count=round(found), fewest=round(least))
            else:
                yield finding(code, found=max(0.0, round(found, 1)), least=round(least, 2))


class _Reader(PlaceWatcher):
    """Hear what is on the sheet; only the first page of a file is one."""

    def __init__(self, sheet: _Sheet | None) -> None:
        self._sheet = sheet

    def text(self, box: Box) -> None:
        if self._sheet is not None:
            self._sheet.hear_text(box)

    def area(self, box: Box, *, white: bool = False) -> None:
        if self._sheet is not None:
            self._sheet.hear_area(box, white=white)

    def line(self, start: Point, end: Point) -> None:
        if self._sheet is not None:
            self._sheet.hear_line(start, end)


def _share(box: Box, place: Box) -> float:
    """Return how much of a place a box covers."""
    wide = min(box[2], place[2]) - max(box[0], place[0])
    high = min(box[3], place[3]) - max(box[1], place[1])
    width, height = sides_of(place)
    return max(0.0, wide) * max(0.0, high) / (width * height)


def _crosses(start: Point, end: Point, box: Box) -> bool:
    """Tell whether a straight line has a part inside a box.

    >>> _crosses((0, 0), (4, 4), (1, 2, 3, 5)), _crosses((0, 1), (4, 5), (2, 0, 5, 2))
    (True, False)
    """
    first, last = 0.0, 1.0
    for axis in (0, 1):
        way = end[axis] - start[axis]
        low, high = box[axis] - start[axis], box[axis + 2] - start[axis]
        if way == 0:
            if low > 0 or high < 0:
                return False
            continue
        one, other = sorted((low / way, high / way))
        first, last = max(first, one), min(last, other)
    return first <= last
