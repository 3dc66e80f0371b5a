"""Fonts of a PDF file: whether they are embedded, how wide their letters are and what they say."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

MOST_CODES = 70_000
_PAIR = re.compile(rb"<([0-9A-Fa-f\s]+)>\s*<([0-9A-Fa-f\s]+)>")
_RANGE = re.compile(rb"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>")
_BLOCK = re.compile(rb"begin(bfchar|bfrange)(.*?)end\1", re.DOTALL)
_FILES = ("/FontFile", "/FontFile2", "/FontFile3")


class PdfFont:
    """Hold what is known of a font; `entries` is its dictionary, with everything in it looked up."""

    def __init__(self, entries: Mapping[str, Any], unicode_map: bytes = b"") -> None:
        self.name = str(entries.get("/BaseFont", "")).lstrip("/") or "?"
        self._bytes = 2 if entries.get("/Subtype") == "/Type0" else 1
        self._usual = 0.5
        self._widths: dict[int, float] = {}
        self._words = _read_unicode(unicode_map)
        if self._bytes == 2:
            self._read_composite(entries)
        else:
            self._read_simple(entries)

    def _read_composite(self, entries: Mapping[str, Any]) -> None:
        inner = entries["/DescendantFonts"][0]
        self.embedded = _embedded(inner)
        self._usual = float(inner.get("/DW", 1000)) / 1000
        array = list(inner.get("/W", ()))
        place = 0
        while place + 1 < len(array) and len(self._widths) < MOST_CODES:
            first, then = int(array[place]), array[place + 1]
            if isinstance(then, Sequence) and not isinstance(then, str):
                self._widths.update((first + step, float(width) / 1000) for step, width in enumerate(then))
                place += 2
            else:
                last = min(int(then), first + MOST_CODES)
                self._widths.update(dict.fromkeys(range(first, last + 1), float(array[place + 2]) / 1000))
                place += 3

    def _read_simple(self, entries: Mapping[str, Any]) -> None:
        own = entries.get("/Subtype") == "/Type3"
        self.embedded = own or _embedded(entries)
        scale = abs(float(entries["/FontMatrix"][0])) if own else 0.001
        first = int(entries.get("/FirstChar", 0))
        widths = list(entries.get("/Widths", ()))[:256]
        self._widths = {first + step: float(width) * scale for step, width in enumerate(widths)}

    def measure(self, string: bytes) -> tuple[float, int, int, str]:
        """Return the width of a string in font sizes, its letters, the spaces among them, and what it says."""
        step = self._bytes
        codes = [int.from_bytes(string[place : place + step], "big") for place in range(0, len(string), step)]
        width = sum(self._widths.get(code, self._usual) for code in codes)
        words = "".join(self._words.get(code) or (chr(code) if step == 1 else "\ufffd") for code in codes)
        return width, len(codes), string.count(b" ") if step == 1 else 0, words


def _embedded(entries: Mapping[str, Any]) -> bool:
    descriptor = entries.get("/FontDescriptor")
    return isinstance(descriptor, Mapping) and any(name in descriptor for name in _FILES)


def _read_unicode(text: bytes) -> dict[int, str]:
    """Read what the codes of a font mean, as far as the file says so."""
    found: dict[int, str] = {}
    for block in _BLOCK.finditer(text):
        if block[1] == b"bfchar":
            for code, meaning in _PAIR.findall(block[2]):
                found[int(b"".join(code.split()), 16)] = _letters(meaning)
        else:
            for low, high, meaning in _RANGE.findall(block[2]):
                first = int(low, 16)
                start = int(meaning[-8:], 16)
                for step in range(min(int(high, 16) - first + 1, MOST_CODES - len(found))):
                    found[first + step] = chr(start + step) if start + step < 0x110000 else "\ufffd"
    return found


def _letters(digits: bytes) -> str:
    plain = b"".join(digits.split())
    return bytes.fromhex((plain + b"0" * (len(plain) % 2)).decode("ascii")).decode("utf-16-be", "replace")
