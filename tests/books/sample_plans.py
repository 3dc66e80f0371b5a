"""Two dozen plans of books, of every profile, kind, language and many sizes, that a printer should accept."""

from typing import Any


def _plan(profile: str, *recipes: tuple[str, str, int], **keys: Any) -> dict[str, Any]:
    sections = [{"recipe": {"kind": kind, "size": size, "count": count}} for kind, size, count in recipes]
    return {"title": "A Sample", "author": "Nobody", "profile": profile, "section": sections, **keys}


_ZIP, _HITORI, _NONOGRAM = ("zip", "5x4", 22), ("hitori", "5x4", 22), ("nonogram", "6x5", 22)
_EVERYTHING: dict[str, Any] = {
    "openers": True,
    "hints": True,
    "solution_size": "large",
    "series": "Samples",
    "volume": 3,
    "imprint": ["Published by Nobody", "All rights reserved."],
    "isbn": "978-3-16-148410-0",
}

SAMPLES: dict[str, dict[str, Any]] = {
    "kdp 6x9": _plan("kdp", _NONOGRAM, per_page=1),
    "kdp 5x8": _plan("kdp", _ZIP, page="5x8", per_page=1),
    "kdp 5.5x8.5": _plan("kdp", _HITORI, page="5.5x8.5", per_page=1),
    "kdp 8.5x8.5": _plan("kdp", _ZIP, page="8.5x8.5", per_page=1),
    "kdp 8.5x11": _plan("kdp", _NONOGRAM, _HITORI, _ZIP, page="8.5x11"),
    "kdp 7x10 four a page": _plan("kdp", ("zip", "5x5", 60), ("hitori", "5x5", 30), page="7x10", per_page=4),
    "kdp with a cover": _plan("kdp", _ZIP, per_page=1, cover=True),
    "kdp in grey": _plan("kdp", _HITORI, per_page=1, colour="grey", page="8x10"),
    "kdp with codes": _plan("kdp", _ZIP, link="https://puzzles.example", per_page=1),
    "kdp in German": _plan("kdp", _HITORI, language="de", per_page=1),
    "kdp in French": _plan("kdp", _NONOGRAM, language="fr", page="A5", per_page=1),
    "kdp of large boards": _plan("kdp", ("nonogram", "30x25", 3), _ZIP, page="8.25x6", per_page=1),
    "kdp of coloured pictures": _plan("kdp", ("colour-nonogram", "8x7", 22), page="8x10", per_page=1),
    "pdfx of coloured pictures": _plan("pdfx", ("colour-nonogram", "8x7", 4), theme="light"),
    "kdp with everything": _plan("kdp", _ZIP, _HITORI, **_EVERYTHING, page="8x10"),
    "pdfx with everything": _plan("pdfx", _ZIP, **_EVERYTHING, large_print=True),
    "pdfx A5": _plan("pdfx", _ZIP, page="A5"),
    "pdfx A4": _plan("pdfx", ("nonogram", "20x20", 2), _HITORI),
    "pdfx in colours": _plan("pdfx", _ZIP, theme="light", cover=True),
    "pdfx in Spanish": _plan("pdfx", _HITORI, language="es", page="148x210mm", colour="black"),
    "home": _plan("home", _NONOGRAM, _ZIP),
    "home letter": _plan("home", _HITORI, page="Letter", per_page=6),
    "magazine": _plan("magazine", ("nonogram", "15x15", 2), ("zip", "6x6", 2)),
    "magazine square": _plan("magazine", _HITORI, page="210x210mm", theme="colour-blind"),
}
