"""The XML of webpbn.com (`.xml`, `.pbn`), with one puzzle or a set of them.

A count of 0 is a hidden number; an empty line is written without any. Where the clues are missing, the goal gives them.
Puzzles of several colours are colour nonograms.
"""

import html
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Any

from cluewright.colour_nonogram.puzzle import MARKS, Colour, ColourNonogram
from cluewright.core.errors import FormatError, shown
from cluewright.core.item import Item
from cluewright.core.size import Size, format_size
from cluewright.core.text import whole_number
from cluewright.formats.boards import (
    BACKGROUND,
    COLOURS,
    FILLED,
    SAVED,
    SOLUTIONS,
    board_of,
    clues_of_board,
    colour_board_of,
    extra_boards,
    kept_boards,
    solution_rows,
    unwritable_boards,
)
from cluewright.formats.clue_lines import entry, nonogram
from cluewright.formats.colours import Declared, colour_nonogram, palette_of
from cluewright.formats.format import AnyItem, Entry, Format, meta_text
from cluewright.formats.loss import named
from cluewright.formats.one_colour import COLOUR, colour_meta, lost_looks, one_colour
from cluewright.formats.source import Source
from cluewright.formats.webpbn_colours import Rows, XmlColours, read_colours
from cluewright.formats.xml_tree import Element, parse_xml
from cluewright.nonogram.puzzle import LONGEST_SIDE, Nonogram

_TEXTS = {
    "source": "source",
    "id": "id",
    "title": "title",
    "author": "author",
    "authorid": "author_id",
    "copyright": "copyright",
    "description": "description",
    "note": "note",
}
"""The elements with a text, and our names of them."""
_OF_THE_SET = ("source", "author", "authorid", "copyright")
_START = re.compile(rb"(?:\xef\xbb\xbf)?\s*+<(?:\?xml\s|!--|!DOCTYPE\s|puzzleset[\s>]|puzzle[\s>])")
_NOT_IN_XML = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
_NOT_IN_IMAGES = frozenset("|[]?")

Clue = tuple[Any, ...]


def _sniff(source: Source) -> bool:
    return bool(_START.match(source.data))


def _read(source: Source) -> Iterator[Entry]:
    root = parse_xml(source)
    if root.tag not in ("puzzleset", "puzzle"):
        problem = f"expected the element puzzleset or puzzle, found {shown(root.tag)}"
        raise FormatError(problem, file=source.name, line=root.line, column=root.column)
    puzzles = [root] if root.tag == "puzzle" else list(root.all("puzzle"))
    if not puzzles:
        problem = "expected an element puzzle, found none"
        raise FormatError(problem, file=source.name, line=root.line, column=root.column)
    shared = _meta(root, _OF_THE_SET)
    for puzzle in puzzles:
        yield entry(partial(_item, puzzle, shared), source.name)


def _meta(element: Element, tags: Sequence[str] = tuple(_TEXTS)) -> dict[str, str]:
    found = ((tag, element.first(tag)) for tag in tags)
    return {_TEXTS[tag]: child.text for tag, child in found if child is not None and child.text}


def _item(puzzle: Element, shared: dict[str, str]) -> AnyItem:
    if puzzle.attributes.get("type", "grid") != "grid":
        raise puzzle.error("triddlers (nonograms of triangles) cannot be read")
    clues = [_clue_element(puzzle, side) for side in ("rows", "columns")]
    lines = chain.from_iterable(element.all("line") for element in clues if element)
    images = [image for solution in puzzle.all("solution") if (image := solution.first("image")) is not None]
    colours = read_colours(puzzle, lines, images)
    rows, columns = (None if element is None else _clues(element, colours) for element in clues)
    size = None if rows is None or columns is None else (len(columns), len(rows))
    goals, solutions, saved = _boards(puzzle, colours, size)
    goal = next(iter(goals), None) or next(iter(solutions), None)
    if rows is None or columns is None:
        if goal is None:
            raise puzzle.error("expected the clues of the rows and columns, or the goal")
        found = _puzzle_of(goal, colours)
    else:
        found = _puzzle(colours, *_told_from_empty(rows, columns, goal), puzzle)
    others = [rows for rows in (*goals, *solutions) if rows != goal]
    return Item(
        found,
        solution=None if goal is None else (colour_board_of if colours.several else board_of)(goal),
        meta=shared | _meta(puzzle) | ({} if colours.several else colour_meta(colours.used[0])),
        extra=extra_boards({SOLUTIONS: others, SAVED: saved}),
    )


def _puzzle_of(goal: Rows, colours: XmlColours) -> Nonogram | ColourNonogram:
    if colours.several:
        return colour_board_of(goal).puzzle(palette_of(colours.background, colours.used))
    return clues_of_board(board_of(goal))


def _puzzle(colours: XmlColours, rows: list[Clue], columns: list[Clue], place: Element) -> Nonogram | ColourNonogram:
    if colours.several:
        return colour_nonogram(colours.background, colours.used, rows, columns, place)
    return nonogram(rows, columns, place)


def _clue_element(puzzle: Element, side: str) -> Element | None:
    return next((element for element in puzzle.all("clues") if element.attributes.get("type") == side), None)


def _clues(element: Element, colours: XmlColours) -> list[Clue]:
    """Return the clues as numbers, or in a colour nonogram as numbers and colours."""
    if colours.several:
        return [
            tuple((_number(count), colours.of(count)) for count in line.all("count")) for line in element.all("line")
        ]
    return [tuple(_number(count) for count in line.all("count")) for line in element.all("line")]


def _number(count: Element) -> int | None:
    if (number := whole_number(count.text, 5)) is None:
        raise count.error(f"expected a number in the element count, found {shown(count.text)}")
    return number or None


def _told_from_empty(rows: list[Clue], columns: list[Clue], goal: Rows | None) -> tuple[list[Clue], list[Clue]]:
    """Take a single 0 as an empty line if the goal shows that this is meant, as some programs write it."""
    if goal is None:
        return rows, columns
    pairs = ((rows, goal), (columns, ["".join(cells) for cells in zip(*goal, strict=True)]))
    told = [
        [() if _is_zero(clue) and not line.strip(BACKGROUND) else clue for clue, line in zip(clues, lines, strict=True)]
        for clues, lines in pairs
    ]
    return told[0], told[1]


def _is_zero(clue: Clue) -> bool:
    return len(clue) == 1 and (clue[0] is None or (isinstance(clue[0], tuple) and clue[0][0] is None))


def _boards(puzzle: Element, colours: XmlColours, size: Size | None) -> tuple[list[Rows], list[Rows], list[Rows]]:
    """Return the boards of goals, of other solutions, and of saved states; one with unknown cells counts as saved."""
    found: dict[str, list[Rows]] = {"goal": [], "solution": [], "saved": []}
    for solution in puzzle.all("solution"):
        kind = solution.attributes.get("type", "goal")
        image = solution.first("image")
        if image is None or kind not in found:
            raise solution.error("expected a goal, solution or saved state with an image")
        rows = _rows(image, colours, size)
        found["saved" if any("?" in row for row in rows) else kind].append(rows)
    return found["goal"], found["solution"], found["saved"]


def _rows(image: Element, colours: XmlColours, size: Size | None) -> Rows:
    rows = colours.rows_of(image)
    if not rows or len({len(row) for row in rows}) > 1:
        raise image.error("expected rows of equal length, each between | and |")
    found = len(rows[0]), len(rows)
    if max(found) > LONGEST_SIDE:
        raise image.error(f"expected sides from 1 to {LONGEST_SIDE}, found {format_size(found)}")
    if size is not None and found != size:
        raise image.error(f"expected an image of {format_size(size)} cells, found {format_size(found)}")
    return rows


def _write(items: Sequence[AnyItem]) -> str:
    head = ['<?xml version="1.0" encoding="UTF-8"?>', '<!DOCTYPE pbn SYSTEM "https://webpbn.com/pbn-0.3.dtd">']
    return "\n".join([*head, "<puzzleset>", *chain.from_iterable(map(_puzzle_lines, items)), "</puzzleset>", ""])


def _puzzle_lines(item: AnyItem) -> Iterator[str]:
    puzzle = item.puzzle
    paper, *colours = _written_colours(item)
    default = _quoted(colours[0].name)
    yield f'<puzzle type="grid" defaultcolor={default} backgroundcolor={_quoted(paper.name)}>'
    for tag, key in _TEXTS.items():
        if tag != "note" and (text := meta_text(item, key)) is not None:
            yield f"<{tag}>{_escaped(text)}</{tag}>"
    for colour in (paper, *colours):
        yield f"<color name={_quoted(colour.name)} char={_quoted(colour.mark)}>{colour.value[1:]}</color>"
    for side, clues in (("columns", puzzle.columns), ("rows", puzzle.rows)):
        yield f'<clues type="{side}">'
        for index, clue in enumerate(clues):
            yield f"<line>{_written_clue(side, index, clue, colours)}</line>"
        yield "</clues>"
    solution = solution_rows(item)
    boards = [("goal", board) for board in ([] if solution is None else [solution])]
    boards += [("solution", board) for board in kept_boards(item, SOLUTIONS)]
    boards += [("saved", board) for board in kept_boards(item, SAVED)]
    symbols = COLOURS if len(colours) > 1 else FILLED
    signs = str.maketrans(
        {BACKGROUND: paper.mark} | dict(zip(symbols, (colour.mark for colour in colours), strict=False))
    )
    for kind, board in boards:
        rows = "\n".join(f"|{_escaped(row.translate(signs))}|" for row in board)
        yield f'<solution type="{kind}">\n<image>\n{rows}\n</image>\n</solution>'
    if (note := meta_text(item, "note")) is not None:
        yield f"<note>{_escaped(note)}</note>"
    yield "</puzzle>"


def _written_colours(item: AnyItem) -> list[Colour]:
    """Return the background and the colours as they are written, each with its character as the mark."""
    if not isinstance(item.puzzle, ColourNonogram):
        colour = one_colour(item)
        name = colour.value if colour.name in (None, "white") else colour.name
        return [Colour("white", "#ffffff", "."), Colour(name or "", colour.value or "", "X")]
    palette = item.puzzle.palette
    free = (sign for sign in MARKS if all(sign != colour.mark for colour in palette))
    return [replace(colour, mark=next(free)) if colour.mark in _NOT_IN_IMAGES else colour for colour in palette]


def _written_clue(side: str, index: int, clue: Any, colours: Sequence[Colour]) -> str:
    if clue is None:
        raise FormatError(
            f"{side.removesuffix('s')} {index + 1} has no clue at all, which the format webpbn cannot hold: "
            "save it as json"
        )
    if len(colours) == 1:
        return "".join(f"<count>{number or 0}</count>" for number in clue)
    return "".join(f"<count color={_quoted(colours[colour - 1].name)}>{number or 0}</count>" for number, colour in clue)


def _quoted(text: str) -> str:
    from xml.sax.saxutils import quoteattr  # it loads what speaks to servers, and whoever only reads waits for it

    return quoteattr(text)


def _escaped(text: str) -> str:
    return html.escape(_NOT_IN_XML.sub("", text), quote=False).replace("\r", "&#13;")


def _lacks(item: AnyItem) -> Iterator[str]:
    yield from lost_looks(item, [Declared.of(colour) for colour in _written_colours(item)])
    yield from unwritable_boards(item, SOLUTIONS, SAVED)
    for key in _TEXTS.values():
        if _NOT_IN_XML.search(meta_text(item, key) or ""):
            yield f"the control characters of {named(key)}"


FORMAT = Format(
    "webpbn",
    "webpbn's XML",
    ("xml", "pbn"),
    ("nonogram", "colour-nonogram"),
    _sniff,
    _read,
    _write,
    keeps=frozenset({*_TEXTS.values(), COLOUR, "solution", SOLUTIONS, SAVED}),
    binary=True,
    lacks=_lacks,
)
