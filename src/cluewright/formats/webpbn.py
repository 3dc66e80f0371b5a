"""The XML of webpbn.com (`.xml`, `.pbn`), with one puzzle or a set of them.

A count of 0 is a hidden number; an empty line is written without any. Where the clues are missing, the goal gives them.
"""

import html
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any

from cluewright.core.errors import FormatError, shown
from cluewright.core.item import Item
from cluewright.core.size import Size, format_size
from cluewright.core.text import whole_number, without_blanks
from cluewright.formats.boards import (
    SAVED,
    SOLUTIONS,
    board_of,
    clues_of_board,
    extra_boards,
    kept_boards,
    solution_rows,
    unwritable_boards,
)
from cluewright.formats.clue_lines import entry, nonogram
from cluewright.formats.format import AnyItem, Entry, Format, meta_text
from cluewright.formats.loss import named
from cluewright.formats.source import Source
from cluewright.formats.xml_tree import Element, parse_xml
from cluewright.nonogram.puzzle import LONGEST_SIDE

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
_CELL = re.compile(r"\[[^\[\]]*+\]|.", re.DOTALL)
_NOT_IN_XML = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
_KNOWN_COLOURS = {"black": "X", "white": "."}

Clue = tuple[int | None, ...]
Rows = list[str]


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
    clues = {side: _clue_element(puzzle, side) for side in ("columns", "rows")}
    colours = _Colours.of(puzzle, chain.from_iterable(_counts(element) for element in clues.values() if element))
    rows, columns = (None if element is None else _clues(element) for element in (clues["rows"], clues["columns"]))
    size = None if rows is None or columns is None else (len(columns), len(rows))
    goals, solutions, saved = _boards(puzzle, colours, size)
    goal = next(iter(goals), None) or next(iter(solutions), None)
    if rows is None or columns is None:
        if goal is None:
            raise puzzle.error("expected the clues of the rows and columns, or the goal")
        found = clues_of_board(board_of(goal))
    else:
        found = nonogram(*_told_from_empty(rows, columns, goal), puzzle)
    others = [rows for rows in (*goals, *solutions) if rows != goal]
    return Item(
        found,
        solution=None if goal is None else board_of(goal),
        meta=shared | _meta(puzzle),
        extra=extra_boards({SOLUTIONS: others, SAVED: saved}),
    )


def _clue_element(puzzle: Element, side: str) -> Element | None:
    return next((element for element in puzzle.all("clues") if element.attributes.get("type") == side), None)


def _counts(clues: Element) -> Iterator[Element]:
    return (count for line in clues.all("line") for count in line.all("count"))


def _clues(element: Element) -> list[Clue]:
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
        [() if clue == (None,) and "#" not in line else clue for clue, line in zip(clues, lines, strict=True)]
        for clues, lines in pairs
    ]
    return told[0], told[1]


@dataclass(frozen=True, slots=True)
class _Colours:
    """The characters of the background and of the one other colour."""

    empty: frozenset[str]
    filled: frozenset[str]

    @classmethod
    def of(cls, puzzle: Element, counts: Iterator[Element]) -> "_Colours":
        background = puzzle.attributes.get("backgroundcolor", "white")
        default = puzzle.attributes.get("defaultcolor", "black")
        used: str | None = None
        for count in counts:
            colour = count.attributes.get("color", default)
            used = used or colour
            if colour != used:
                found = f"this puzzle has the colours {shown(used)} and {shown(colour)}"
                raise count.error(f"{found}: only black and white puzzles can be read")
        signs = _KNOWN_COLOURS | {
            colour.attributes.get("name", ""): sign
            for colour in puzzle.all("color")
            if (sign := colour.attributes.get("char"))
        }
        foreground = used or default
        if used is None:  # only pictures: the colour is the one declared besides the background
            declared = [name for colour in puzzle.all("color") if (name := colour.attributes.get("name")) != background]
            if len(declared) > 1:
                problem = "this puzzle has several colours: only black and white puzzles can be read"
                raise puzzle.error(problem)
            foreground = declared[0] if declared and declared[0] else default
        return cls(frozenset(signs.get(background, "")), frozenset(signs.get(foreground, "")))

    def symbol(self, cell: str, place: Element) -> str:
        """Return our symbol for a cell: a character, or in brackets the several that it may still be."""
        if cell == "?":
            return "?"
        signs = cell[1:-1] if cell.startswith("[") else cell
        found = {"." if sign in self.empty else "#" if sign in self.filled else "" for sign in signs}
        if not found or "" in found:
            problem = f"expected the characters of two colours in the image, found {shown(cell)}"
            raise place.error(f"{problem}: only black and white puzzles can be read")
        return found.pop() if len(found) == 1 else "?"


def _boards(puzzle: Element, colours: _Colours, size: Size | None) -> tuple[list[Rows], list[Rows], list[Rows]]:
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


def _rows(image: Element, colours: _Colours, size: Size | None) -> Rows:
    pieces = without_blanks(image.text).split("|", 4 * LONGEST_SIDE)
    lines = [line for line in pieces if line]
    rows = ["".join(colours.symbol(cell[0], image) for cell in _CELL.finditer(line)) for line in lines]
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
    yield '<puzzle type="grid" defaultcolor="black" backgroundcolor="white">'
    for tag, key in _TEXTS.items():
        if tag != "note" and (text := meta_text(item, key)) is not None:
            yield f"<{tag}>{_escaped(text)}</{tag}>"
    yield '<color name="white" char=".">fff</color>'
    yield '<color name="black" char="X">000</color>'
    for side, clues in (("columns", puzzle.columns), ("rows", puzzle.rows)):
        yield f'<clues type="{side}">'
        for index, clue in enumerate(clues):
            yield f"<line>{_written_clue(side, index, clue)}</line>"
        yield "</clues>"
    solution = solution_rows(item)
    boards = [("goal", board) for board in ([] if solution is None else [solution])]
    boards += [("solution", board) for board in kept_boards(item, SOLUTIONS)]
    boards += [("saved", board) for board in kept_boards(item, SAVED)]
    for kind, board in boards:
        rows = "\n".join(f"|{row.replace('#', 'X')}|" for row in board)
        yield f'<solution type="{kind}">\n<image>\n{rows}\n</image>\n</solution>'
    if (note := meta_text(item, "note")) is not None:
        yield f"<note>{_escaped(note)}</note>"
    yield "</puzzle>"


def _written_clue(side: str, index: int, clue: Any) -> str:
    if clue is None:
        raise FormatError(
            f"{side.removesuffix('s')} {index + 1} has no clue at all, which the format webpbn cannot hold: "
            "save it as json"
        )
    return "".join(f"<count>{number or 0}</count>" for number in clue)


def _escaped(text: str) -> str:
    return html.escape(_NOT_IN_XML.sub("", text), quote=False).replace("\r", "&#13;")


def _lacks(item: AnyItem) -> Iterator[str]:
    yield from unwritable_boards(item, SOLUTIONS, SAVED)
    for key in _TEXTS.values():
        if _NOT_IN_XML.search(meta_text(item, key) or ""):
            yield f"the control characters of {named(key)}"


FORMAT = Format(
    "webpbn",
    "webpbn's XML",
    ("xml", "pbn"),
    ("nonogram",),
    _sniff,
    _read,
    _write,
    keeps=frozenset({*_TEXTS.values(), "solution", SOLUTIONS, SAVED}),
    binary=True,
    lacks=_lacks,
)
