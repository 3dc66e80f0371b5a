"""The colours of one puzzle in webpbn's XML: their names, values and characters, and which of them blocks have.

Black and white need no declaration, nor does a colour that HTML names. The first character of `char` stands for a
colour in images, and is its mark.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from cluewright.core.errors import shown
from cluewright.core.text import whole_number, without_blanks
from cluewright.formats.boards import BACKGROUND, COLOURS, FILLED, UNKNOWN
from cluewright.formats.colours import Declared, read_value, require_few
from cluewright.formats.xml_tree import Element
from cluewright.nonogram.puzzle import LONGEST_SIDE

_KNOWN = {"white": Declared("white", "#ffffff", "."), "black": Declared("black", "#000000", "X")}
_CELL = re.compile(r"\[[^\[\]]*+\]|.", re.DOTALL)

Rows = list[str]


@dataclass(frozen=True, slots=True)
class XmlColours:
    """The background and the colours that blocks have, in the order of their declaration."""

    background: Declared
    used: tuple[Declared, ...]
    index: Mapping[str, int]
    """The number of each colour by its name, from 1 on."""
    default: str
    symbols: Mapping[str, str]
    """Our symbol for each character of images."""

    @property
    def several(self) -> bool:
        """Tell whether it is a colour nonogram."""
        return len(self.used) > 1

    def of(self, count: Element) -> int:
        """Return the number of the colour of a block, 0 for a colour that no block has."""
        return self.index.get(count.attributes.get("color", self.default), 0)

    def rows_of(self, image: Element) -> Rows:
        """Return the rows of an image in our symbols; a cell with several characters in brackets is unknown."""
        return [_translated(line, self.symbols, image) for line in _lines(image, " " in self.symbols)]


def read_colours(puzzle: Element, lines: Iterable[Element], images: Sequence[Element]) -> XmlColours:
    """Read the colours of a puzzle; those used are the ones of its blocks, or without clues those of its images."""
    background = puzzle.attributes.get("backgroundcolor", "white")
    default = puzzle.attributes.get("defaultcolor", "black")
    elements = {name: element for element in puzzle.all("color") if (name := element.attributes.get("name"))}
    declared = _KNOWN | {name: _declared(name, element) for name, element in elements.items()}
    places, zeros = _places(lines, default)
    if pictures := [image for image in images if zeros and not {"?", "["} & set(image.text)]:
        seen = _in_images(declared, elements, background, pictures)
        zeros = {name: count for name, count in zeros.items() if name in seen}
    places = zeros | places
    used = set(places) or _in_images(declared, elements, background, images)
    if not used:
        others = [name for name in elements if name != background]
        used = {default} if default in elements or len(others) != 1 else set(others)
    require_few(len(used), puzzle)
    names = list(dict.fromkeys(name for name in (*elements, *_KNOWN, *places, default) if name in used))
    if len(names) > 1:
        _require_values(names, declared, elements, background, places, puzzle)
    found = [declared.get(name) or Declared(name, read_value(name)) for name in names]
    symbols = {UNKNOWN: UNKNOWN}
    for colour, symbol in zip(found, COLOURS if len(found) > 1 else FILLED, strict=False):
        symbols.setdefault(colour.mark or "", symbol)
    paper = declared.get(background) or Declared(background, read_value(background))
    symbols[paper.mark or ""] = BACKGROUND
    symbols.pop("", None)
    return XmlColours(paper, tuple(found), {name: place for place, name in enumerate(names, start=1)}, default, symbols)


def _places(lines: Iterable[Element], default: str) -> tuple[dict[str, Element], dict[str, Element]]:
    """Return the first block of each colour, and apart from them the first of each that is a 0 alone in its line.

    Such a 0 is a hidden length, or that of an empty line if a whole picture does not have the colour.
    """
    blocks: dict[str, Element] = {}
    zeros: dict[str, Element] = {}
    for line in lines:
        counts = list(line.all("count"))
        found = zeros if len(counts) == 1 and whole_number(counts[0].text) == 0 else blocks
        for count in counts:
            found.setdefault(count.attributes.get("color", default), count)
    return blocks, zeros


def _declared(name: str, element: Element) -> Declared:
    known = _KNOWN.get(name, Declared())
    sign = element.attributes.get("char", "")[:1]
    return Declared(name, read_value(element.text) or known.value, sign or known.mark)


def _in_images(
    declared: Mapping[str, Declared], elements: Mapping[str, Element], background: str, images: Sequence[Element]
) -> set[str]:
    """Return the colours whose characters an image has, for puzzles without clues."""
    paper = declared[background].mark if background in declared else None
    names = {declared[name].mark: name for name in (*_KNOWN, *elements) if declared[name].mark != paper}
    signs = set(chain.from_iterable(line for image in images for line in _lines(image, " " in names)))
    return {names[sign] for sign in signs if sign in names}


def _require_values(
    names: Sequence[str],
    declared: Mapping[str, Declared],
    elements: Mapping[str, Element],
    background: str,
    places: Mapping[str, Element],
    puzzle: Element,
) -> None:
    """Raise `FormatError` unless each of several colours is none but the background and has a value."""
    for name in names:
        place = places.get(name, puzzle)
        if name == background:
            raise place.error(f"expected a colour other than the background, found {shown(name)}")
        if name in elements and declared[name].value is None:
            text = shown(elements[name].text)
            raise elements[name].error(f"expected a colour of 3 or 6 hexadecimal digits, found {text}")
        if name not in declared and read_value(name) is None:
            raise place.error(f"expected a colour that an element color declares, found {shown(name)}")


def _lines(image: Element, with_blanks: bool) -> list[str]:
    """Return the rows of an image as they are written; a blank means nothing unless it is a colour's character."""
    text = image.text if with_blanks else without_blanks(image.text)
    pieces = text.split("|", 4 * LONGEST_SIDE)
    return [line for line in (pieces[1::2] if with_blanks else pieces) if line]


def _translated(line: str, symbols: Mapping[str, str], image: Element) -> str:
    cells = _CELL.findall(line) if "[" in line else list(line)
    return "".join([symbols.get(cell) or _symbol(cell, symbols, image) for cell in cells])


def _symbol(cell: str, symbols: Mapping[str, str], image: Element) -> str:
    found = {symbols.get(sign, "") for sign in cell[1:-1]} if cell.startswith("[") else {""}
    if not found or "" in found:
        problem = f"expected the characters of the puzzle's colours in the image, found {shown(cell)}"
        raise image.error(problem)
    return found.pop() if len(found) == 1 else UNKNOWN
