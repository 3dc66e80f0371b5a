"""The motifs that come with Cluewright: titled, tagged silhouettes, read from the packs on demand."""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

import numpy as np

from cluewright.core.locales import ENGLISH
from cluewright.core.message import say
from cluewright.motifs.index import COLUMNS, LANGUAGES
from cluewright.motifs.shapes import FORM, Bits, Forms, normal

_MORE = 15
"""How much more a picture must have in common with its motif than with any other, in per mille."""
_DATA = files("cluewright.motifs") / "data"


@dataclass(frozen=True, slots=True, eq=False)
class Motif:
    """A picture of something, with its name in every language of the product."""

    id: str
    number: int
    """Its place among all motifs."""
    subject: str
    style: str
    """`solid` or `line`: a silhouette, or drawn in strokes."""
    titles: Mapping[str, str]
    """By language: en, de, fr, es, ja, zh."""
    package: str
    icon: str
    """Which drawing of the package it is; the package's licence lies beside the packs."""
    tags: tuple[str, ...]
    size: tuple[int, int]
    """Width and height of the picture in pixels."""
    place: tuple[int, int]
    """Where the picture lies in the pack: its first byte and how many there are."""

    @property
    def bits(self) -> Bits:
        """Read the picture, cut to its edges."""
        first, length = self.place
        packed = np.frombuffer(zlib.decompress(_pictures()[first : first + length]), np.uint8)
        width, height = self.size
        return np.unpackbits(packed, count=width * height).astype(bool).reshape(height, width)


@cache
def motifs() -> tuple[Motif, ...]:
    """List all motifs, subject by subject."""
    head, *lines = (_DATA / "index.tsv").read_text(encoding="utf-8").splitlines()
    if tuple(head.split("\t")) != COLUMNS:
        raise ValueError("the index of the motifs does not have the columns this version reads")
    return tuple(_read(number, line) for number, line in enumerate(lines))


def _read(number: int, line: str) -> Motif:
    id_, subject, style, *rest = line.split("\t")
    titles, (package, icon, width, height, place, length, tags) = rest[: len(LANGUAGES)], rest[len(LANGUAGES) :]
    return Motif(
        id_,
        number,
        subject,
        style,
        MappingProxyType(dict(zip(LANGUAGES, titles, strict=True))),
        package,
        icon,
        tuple(tags.split(", ")) if tags else (),
        (int(width), int(height)),
        (int(place), int(length)),
    )


@cache
def by_id() -> Mapping[str, Motif]:
    """Return the motifs by their names: `by_id()["owl"]`."""
    return MappingProxyType({motif.id: motif for motif in motifs()})


@cache
def by_subject() -> Mapping[str, tuple[Motif, ...]]:
    """Return the motifs of each subject: `by_subject()["animals"]`."""
    found: dict[str, list[Motif]] = {}
    for motif in motifs():
        found.setdefault(motif.subject, []).append(motif)
    return MappingProxyType({subject: tuple(of_it) for subject, of_it in found.items()})


def subject_title(subject: str, locale: str = ENGLISH) -> str:
    """Return the name of a subject in a language.

    >>> subject_title("animals", "de")
    'Tiere'
    """
    return say("cluewright.motifs", f"subject-{subject}", locale)


@cache
def _pictures() -> bytes:
    return (_DATA / "pictures.bin").read_bytes()


@cache
def _forms() -> tuple[Forms, Forms]:
    """Read the forms of all motifs as they are drawn, and of their silhouettes."""
    words = np.frombuffer(zlib.decompress((_DATA / "forms.bin").read_bytes()), "<u8").astype(np.uint64)
    drawn, silhouettes = words.reshape(2, -1, FORM * FORM // 64)
    return Forms.of(drawn), Forms.of(silhouettes)


def resembles(bits: Bits, motif: Motif, *, least: int = 1, solid: bool = False) -> bool:
    """Tell whether a picture has clearly more in common with the motif than with any other, and at least a given share.

    With `solid` the picture is compared with the motif's silhouette, everything filled that it encloses.
    """
    drawn, silhouettes = _forms()
    form = normal(bits)
    shares = drawn.near(form)
    own = int((silhouettes.near(form) if solid else shares)[motif.number])
    shares[motif.number] = 0
    return own >= max(least, int(shares.max()) + _MORE)
