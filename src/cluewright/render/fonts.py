"""The fonts of PNG, PDF and books.

Whatever Source Sans has is written in it; it comes with Cluewright, so that texts look the same on every machine. It
has no Chinese and Japanese characters, and a font that has them would be larger than all the rest of Cluewright: those
are written in a font of the system.
"""

import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from cluewright.core.errors import CluewrightError
from cluewright.core.locales import ENGLISH

if TYPE_CHECKING:
    from fpdf import FPDF
    from PIL import ImageFont

FAMILY = "SourceSans"
_EAST_ASIAN = {"ja": ("Japanese", "あ国漢。"), "zh": ("Chinese", "简体单词，")}
"""The languages whose characters Source Sans lacks, with some that a font for them must have."""
_PREFERRED = {
    "ja": ("Noto Sans CJK JP", "Noto Sans JP", "Source Han Sans", "Hiragino", "Yu Gothic", "IPAex", "IPA", "Takao"),
    "zh": ("Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans", "PingFang SC", "Microsoft YaHei", "WenQuanYi"),
}
_FILES = {
    "ja": (
        ("/usr/share/fonts/opentype/noto/NotoSansCJK-{weight}.ttc", 0),
        ("/usr/share/fonts/google-noto-cjk/NotoSansCJK-{weight}.ttc", 0),
        ("/usr/share/fonts/noto-cjk/NotoSansCJK-{weight}.ttc", 0),
        ("/usr/share/fonts/opentype/ipaexfont-gothic/ipaexg.ttf", 0),
        ("/usr/share/fonts/opentype/ipafont-gothic/ipag.ttf", 0),
        ("/System/Library/Fonts/ヒラギノ角ゴシック W3.ttc", 0),
        ("/Library/Fonts/Arial Unicode.ttf", 0),
        ("C:/Windows/Fonts/YuGothM.ttc", 0),
        ("C:/Windows/Fonts/msgothic.ttc", 0),
    ),
    "zh": (
        ("/usr/share/fonts/opentype/noto/NotoSansCJK-{weight}.ttc", 2),
        ("/usr/share/fonts/google-noto-cjk/NotoSansCJK-{weight}.ttc", 2),
        ("/usr/share/fonts/noto-cjk/NotoSansCJK-{weight}.ttc", 2),
        ("/usr/share/fonts/truetype/wqy/wqy-microhei.ttc", 0),
        ("/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc", 0),
        ("/System/Library/Fonts/PingFang.ttc", 2),
        ("/System/Library/Fonts/STHeiti Light.ttc", 1),
        ("C:/Windows/Fonts/msyh.ttc", 0),
        ("C:/Windows/Fonts/simhei.ttf", 0),
    ),
}
"""Where fonts usually are, for systems without fontconfig, and which font of a collection it is."""


class MissingFont(CluewrightError):
    """The system has no font for a language."""


@dataclass(frozen=True, slots=True)
class Face:
    """A font: a file, and which of a collection of fonts it is."""

    file: Path
    number: int = 0
    family: str = FAMILY

    def has(self, character: str) -> bool:
        """Tell whether the font has a character; one it lacks looks like any other it lacks."""
        return character == " " or _picture(self, character) != _picture(self, "\uffff")

    def at(self, size: float, *, plain: bool = False) -> "ImageFont.FreeTypeFont":
        """Return the font for Pillow, in a size in pixels; `plain` sets letters as PDF does, without kerning."""
        return _sized(self, size, plain)


@cache
def _picture(face: Face, character: str) -> bytes:
    return bytes(face.at(24, plain=True).getmask(character))


@lru_cache(maxsize=128)
def _sized(face: Face, size: float, plain: bool) -> "ImageFont.FreeTypeFont":
    from PIL import ImageFont

    engine = ImageFont.Layout.BASIC if plain else None
    return ImageFont.truetype(str(face.file), size, index=face.number, layout_engine=engine)


def font_file(*, bold: bool = False) -> Path:
    """Return the TrueType file of the bundled font."""
    from font_source_sans_pro import font_files_ttf

    return Path(font_files_ttf["SourceSansProSemibold" if bold else "SourceSansPro"])


@cache
def own_face(*, bold: bool = False) -> Face:
    """Return the bundled font."""
    return Face(font_file(bold=bold))


def face_for(text: str, language: str = ENGLISH, *, bold: bool = False) -> Face:
    """Return the font for a text: the bundled one, unless the language has characters that it lacks.

    Raise `MissingFont` if the text needs a system font and there is none.
    """
    own = own_face(bold=bold)
    if language not in _EAST_ASIAN or all(own.has(character) for character in text):
        return own
    return east_asian_face(language, bold=bold)


def writes(character: str, language: str = ENGLISH) -> bool:
    """Tell whether texts in a language have a font with a character."""
    try:
        return face_for(character, language).has(character)
    except MissingFont:
        return False


@cache
def east_asian_face(language: str, *, bold: bool = False) -> Face:
    """Return the system's font for Japanese or Chinese; raise `MissingFont` with what to install."""
    for face in _candidates(language, bold):
        if _is_usable(face, _EAST_ASIAN[language][1]):
            return face
    name = _EAST_ASIAN[language][0]
    raise MissingFont(
        f"this system has no font for {name}: install the package fonts-noto-cjk (Debian, Ubuntu), "
        "google-noto-sans-cjk-fonts (Fedora) or noto-fonts-cjk (Arch)"
    )


def require_fonts(language: str) -> None:
    """Raise `MissingFont` before any work if a language could not be written."""
    if language in _EAST_ASIAN:
        east_asian_face(language)


def _candidates(language: str, bold: bool) -> Iterator[Face]:
    family = f"{FAMILY}-{language}"
    for file, number in _installed(language, bold):
        yield Face(Path(file), number, family)
    for weight in ("Bold", "Regular") if bold else ("Regular",):
        for pattern, number in _FILES[language]:
            yield Face(Path(pattern.format(weight=weight)), number, family)


def _installed(language: str, bold: bool) -> list[tuple[str, int]]:
    """List the fonts that fontconfig knows for a language, the best first."""
    program = shutil.which("fc-list")
    if program is None:
        return []
    form = "%{file}\t%{index}\t%{family}\t%{style}\n"
    asked = [program, f":lang={'zh-cn' if language == 'zh' else language}:scalable=true", "-f", form]
    try:
        listed = subprocess.run(asked, capture_output=True, timeout=20, check=False).stdout.decode(errors="replace")
    except (OSError, subprocess.SubprocessError):
        return []
    ranked = []
    for line in listed.splitlines():
        match line.split("\t"):
            case [file, number, family, style] if re.fullmatch(r"[0-9]{1,4}", number):
                ranked.append((_rank(language, family, style, bold), file, int(number)))
    return [(file, number) for _, file, number in sorted(ranked)]


def _rank(language: str, family: str, style: str, bold: bool) -> tuple[int, int, int]:
    """Order fonts: those we know first, then upright ones without serifs, and the requested weight."""
    wanted = ("Bold",) if bold else ("Regular", "Medium", "Book", "W3")
    known = next((place for place, name in enumerate(_PREFERRED[language]) if name in family), 99)
    return known, int("Mono" in family or "Serif" in family or "Mincho" in family), int(not style.startswith(wanted))


def close_fonts(pdf: "FPDF") -> None:
    """Close the font files that a document has read from, once it is written."""
    for font in pdf.fonts.values():
        if (opened := getattr(font, "ttfont", None)) is not None:
            opened.close()


def _is_usable(face: Face, characters: str) -> bool:
    """Tell whether Pillow and fpdf2 can both write in a font; one of them refuses some kinds of outlines."""
    from fpdf import FPDF

    if not face.file.is_file():
        return False
    try:
        if not all(face.has(character) for character in characters):
            return False
        pdf = FPDF()
        pdf.add_font(face.family, "", str(face.file), collection_font_number=face.number)
        close_fonts(pdf)
    except Exception:
        return False
    return True
