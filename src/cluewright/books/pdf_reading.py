"""Any PDF file read back, with pypdf and with limits: a file may come from anywhere and be broken, huge or a trap."""

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from cluewright.books.pdf_content import IDENTITY, Box, Interpreter, Matrix, PlacedObject, PlaceWatcher, Resources, Seen
from cluewright.books.pdf_fonts import PdfFont
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, FormatError

if TYPE_CHECKING:
    from pypdf import PdfReader

LARGEST_FILE = 1024**3
MOST_PAGES = 5000
MOST_STREAM = 16 * 1024**2
MOST_CONTENT = 128 * 1024**2
"""The most bytes of drawing operators followed in a file."""
_MOST_FONT_FACTS = 4 * 1024**2
_SPACES = {
    "/DeviceGray": "grey",
    "/G": "grey",
    "/CalGray": "grey",
    "/DeviceRGB": "rgb",
    "/RGB": "rgb",
    "/CalRGB": "rgb",
    "/DeviceCMYK": "cmyk",
    "/CMYK": "cmyk",
    "/Lab": "lab",
}


@dataclass(frozen=True, slots=True)
class PdfPage:
    """One page: its boxes in points, what annotations it has, and what is drawn on it."""

    number: int
    media: Box
    trim: Box | None
    bleed: Box | None
    annotations: tuple[tuple[str, str], ...] = ()
    """Subtype and address of each."""
    seen: Seen | None = None
    """None if it cannot be read."""


class PdfFile:
    """An open PDF file; what is wrong with its form raises `FormatError`, one sentence."""

    def __init__(
        self,
        source: str | Path | bytes,
        name: str = "",
        budget: Budget | None = None,
        watch: "Callable[[PdfPage], PlaceWatcher] | None" = None,
    ) -> None:
        """Read the file; `watch` is asked, page by page, who hears where each thing on it lies."""
        self._watch = watch
        self.name = name or (str(source) if not isinstance(source, bytes) else "file")
        self._budget = budget or Budget()
        self.size = len(source) if isinstance(source, bytes) else Path(source).stat().st_size
        if self.size > LARGEST_FILE:
            raise FormatError(f"the file has more than {LARGEST_FILE // 1024**3} GB", file=self.name)
        self._left = MOST_CONTENT
        self._fonts: dict[Any, PdfFont | None] = {}
        with BytesIO(source) if isinstance(source, bytes) else Path(source).open("rb") as stream, self._guarded():
            if b"%PDF-" not in stream.read(1024):
                raise FormatError("this is not a PDF file", file=self.name)
            stream.seek(0)
            self._open(stream)

    def _open(self, stream: IO[bytes]) -> None:
        from pypdf import PdfReader

        reader = PdfReader(stream, strict=False)
        self.encrypted = bool(reader.is_encrypted)
        self.page_count = 0
        self.pages: list[PdfPage] = []
        self.facts: dict[str, str] = {}
        self.bookmarks = self.scripts = self.described = False
        self.conditions: list[str] = []
        self.has_id = "/ID" in reader.trailer
        if self.encrypted:
            return
        self._read_document(reader)
        for number, page in enumerate(reader.pages, 1):
            if number > MOST_PAGES:
                raise FormatError(f"the file has more than {MOST_PAGES:,} pages", file=self.name)
            self._budget.check()
            self._budget.report(number / self.page_count, f"page {number} of {self.page_count}")
            self.pages.append(self._read_page(number, page))

    def _read_document(self, reader: "PdfReader") -> None:
        self.page_count = len(reader.pages)
        if not self.page_count:
            raise FormatError("the file has no pages", file=self.name)
        root = _entries(reader.trailer["/Root"])
        info = _entries(reader.trailer.get("/Info"))
        self.facts = {key.lstrip("/"): str(_plain(value)) for key, value in info.items()}
        self.described = "/Metadata" in root
        self.bookmarks = "/First" in _entries(root.get("/Outlines"))
        names = _entries(root.get("/Names"))
        action = _entries(root.get("/OpenAction"))
        self.scripts = "/JavaScript" in names or action.get("/S", "/GoTo") != "/GoTo" or "/AA" in root
        intents = _plain(root.get("/OutputIntents"))
        for each in intents if isinstance(intents, list) else ():
            intent = _entries(each)
            if intent.get("/S") == "/GTS_PDFX":
                self.conditions.append(str(_plain(intent.get("/OutputConditionIdentifier"))))

    def _read_page(self, number: int, page: Any) -> PdfPage:
        unit = float(page.get("/UserUnit", 1))
        media = _box(page.mediabox, unit)
        trim = _box(page.trimbox, unit) if "/TrimBox" in page else None
        bleed = _box(page.bleedbox, unit) if "/BleedBox" in page else None
        found = PdfPage(number, media, trim, bleed, tuple(self._annotations(page)))
        try:
            contents = page.get_contents()
            data = b"" if contents is None else contents.get_data()
            interpreter = Interpreter(_Looking(self), self._tick, self._watch(found) if self._watch else None)
            at: Matrix = (unit, 0.0, 0.0, unit, 0.0, 0.0) if unit != 1 else IDENTITY
            interpreter.run(data, _entries(page.get("/Resources")), at)
        except (BudgetExceeded, FormatError, MemoryError):
            raise
        except Exception:  # broken files fail in pypdf and in our arithmetic in more ways than can be listed
            return found
        return PdfPage(number, media, trim, bleed, found.annotations, interpreter.seen)

    def _annotations(self, page: Any) -> Iterator[tuple[str, str]]:
        if "/AA" in page:
            self.scripts = True
        listed = _plain(page.get("/Annots"))
        for each in (listed if isinstance(listed, list) else [])[:1000]:
            annotation = _entries(each)
            action = _entries(annotation.get("/A"))
            if action.get("/S") == "/JavaScript":
                self.scripts = True
            yield str(annotation.get("/Subtype", "")).lstrip("/"), str(_plain(action.get("/URI")) or "")

    def _tick(self, count: int) -> None:
        self._budget.check()
        self._left -= count
        if self._left < 0:
            raise FormatError(f"the pages have more than {MOST_CONTENT // 1024**2} MB of drawing", file=self.name)

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """Turn whatever a broken file brings about into one sentence, and keep its decoding within limits."""
        from pypdf import apply_configuration

        log = logging.getLogger("pypdf")
        level = log.level
        log.setLevel(logging.CRITICAL)  # what it finds odd is no concern of those who ask for faults
        try:
            with apply_configuration(
                zlib_maximum_output_length=MOST_STREAM,
                zlib_maximum_recovery_input_length=0,
                lzw_maximum_output_length=MOST_STREAM,
                run_length_maximum_output_length=MOST_STREAM,
                array_based_stream_maximum_output_length=MOST_STREAM,
                jbig2dec_binary=None,
            ):
                yield
        except (BudgetExceeded, FormatError, OSError, MemoryError):
            raise
        except Exception as error:  # broken files fail in more ways than can be listed
            raise FormatError("this PDF file is damaged and cannot be read", file=self.name) from error
        finally:
            log.setLevel(level)

    def font(self, found: Any) -> PdfFont | None:
        """Return a font of the file, read once."""
        key = getattr(found, "idnum", None) or id(found)
        if key not in self._fonts:
            entries = {name: _deep(value) for name, value in _entries(found).items() if name != "/ToUnicode"}
            meaning = _plain(_entries(found).get("/ToUnicode"))
            data = meaning.get_data() if hasattr(meaning, "get_data") else b""
            self._fonts[key] = PdfFont(entries, data[:_MOST_FONT_FACTS]) if entries else None
        return self._fonts[key]


class _Looking(Resources):
    def __init__(self, file: PdfFile) -> None:
        self._file = file

    def font(self, resources: Any, name: str) -> PdfFont | None:
        found = _raw(resources, "/Font").get(name)
        return None if found is None else self._file.font(found)

    def state(self, resources: Any, name: str) -> Mapping[str, Any]:
        return {key: _plain(value) for key, value in _entries(_raw(resources, "/ExtGState").get(name)).items()}

    def colour_space(self, resources: Any, name: str) -> str:
        return _SPACES.get(name) or _space(_raw(resources, "/ColorSpace").get(name))

    def drawing(self, resources: Any, name: str) -> PlacedObject | None:
        found = _plain(_raw(resources, "/XObject").get(name))
        if not hasattr(found, "get_data"):
            return None
        entries = _entries(found)
        if entries.get("/Subtype") == "/Image":
            pixels = float(_plain(entries.get("/Width", 0))), float(_plain(entries.get("/Height", 0)))
            mask = bool(_plain(entries.get("/ImageMask", False)))
            return PlacedObject(pixels, "grey" if mask else _space(entries.get("/ColorSpace")), "/SMask" in entries)
        if entries.get("/Subtype") != "/Form":
            return None
        sides = [float(_plain(side)) for side in _plain(entries.get("/Matrix")) or IDENTITY]
        a, b, c, d, e, f = sides
        own = _entries(entries["/Resources"]) if "/Resources" in entries else None
        return PlacedObject(content=found.get_data(), resources=own, matrix=(a, b, c, d, e, f))


def _plain(value: Any) -> Any:
    """Return what a reference refers to."""
    return value.get_object() if hasattr(value, "get_object") else value


def _entries(value: Any) -> dict[str, Any]:
    """Return a dictionary of the file, or an empty one for anything else."""
    found = _plain(value)
    return dict(found.items()) if isinstance(found, Mapping) else {}


def _raw(resources: Any, name: str) -> dict[str, Any]:
    return _raw_entries(_plain(resources.get(name))) if isinstance(resources, Mapping) else {}


def _raw_entries(value: Any) -> dict[str, Any]:
    """Return a dictionary without looking its references up, so that what they refer to can be told apart."""
    if not isinstance(value, Mapping):
        return {}
    raw = getattr(value, "raw_get", None)
    return {key: raw(key) if raw is not None else value[key] for key in value}


def _deep(value: Any, depth: int = 0) -> Any:
    """Look up references within references; streams and what is nested too deeply stay as they are."""
    found = _plain(value)
    if depth > 4 or hasattr(found, "get_data"):
        return found
    if isinstance(found, Mapping):
        return {key: _deep(each, depth + 1) for key, each in found.items() if key != "/Parent"}
    if isinstance(found, list):
        return [_deep(each, depth + 1) for each in found]
    return found


def _space(value: Any, depth: int = 0) -> str:
    """Return the family of a colour space; one with an index or of a spot colour counts as what it is based on."""
    found = _plain(value)
    if not isinstance(found, list) or not found or depth > 4:
        return _SPACES.get(str(found), "other")
    family = str(_plain(found[0]))
    if family == "/ICCBased":
        return {1: "grey", 3: "rgb", 4: "cmyk"}.get(int(_plain(_entries(found[1]).get("/N", 0))), "other")
    if family == "/Indexed":
        return _space(found[1], depth + 1)
    return _SPACES.get(family, "other")


def _box(sides: Any, unit: float) -> Box:
    left, bottom, right, top = (float(side) * unit for side in sides)
    return min(left, right), min(bottom, top), max(left, right), max(bottom, top)
