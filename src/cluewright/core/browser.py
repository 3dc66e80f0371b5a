"""How a kind is played in the studio's pages: on the studio's board of cells, or with modules of its own.

A kind whose boards are rows of characters says what each character means, what is next to the cells and how a move
is written (`Sheet`), and is drawn and played without a line of JavaScript. A kind with another sort of board, or with
an editor, ships ES modules in its package (`Modules`); docs/frontend.md says what they export.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from string import Formatter

from cluewright.core.cell_moves import CellChange, write_cells
from cluewright.core.message import has_message, say


class Shape(StrEnum):
    """How a mark is drawn in its cell."""

    FILL = "fill"
    CROSS = "cross"
    DOT = "dot"
    CIRCLE = "circle"
    TEXT = "text"
    """As its own character, for digits and letters."""
    COLOUR = "colour"
    """Filled with a colour of the puzzle's palette: the first such mark with its second colour, and so on."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A value a player gives to cells."""

    symbol: str
    """The character of a board's rows; where it is a digit or a letter, that key draws it."""
    verb: str
    """The label of the button that draws it: `Shade`."""
    name: str
    """What a cell with it is: `shaded`."""
    shape: Shape
    note: bool = False
    """Whether it is only an aid to the player: a finished board is shown without it."""


@dataclass(frozen=True, slots=True)
class Clues:
    """The clues of a puzzle next to its board or in its cells."""

    key: str
    """Of the puzzle's JSON form: beside the board it holds a value, a list of values or null (hidden) for each line,
    in the cells a row of values for each row."""
    name: str
    """What a screen reader calls one of them: `row clue`."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A board of cells on a page."""

    marks: tuple[Mark, ...]
    """The first is drawn by the left button, the second by the right one; every one has a button."""
    open_name: str = "open"
    """What a cell without a mark is."""
    left: Clues | None = None
    above: Clues | None = None
    right: Clues | None = None
    below: Clues | None = None
    given: Clues | None = None
    """What the cells themselves contain."""
    numbered: bool = False
    """Whether rows and columns are numbered on the left and at the top, for puzzles that count places."""
    move: str | None = None
    """How a move that sets one cell is written, with {row}, {column} and {mark}; by default as in `core.cell_moves`."""
    palette: str | None = None
    """Of a kind whose puzzles have colours of their own: the key of the puzzle's JSON form that lists them, each with
    `name`, `value` (`#rrggbb`) and `mark` (a character); the first is the background, in which `cross` marks are drawn.
    A puzzle has only as many marks of the shape `colour` as its palette, and they have the names of its colours. A clue
    beside the board is then a list of values with the number of a colour each: [3, 1]."""
    between: str | None = " "
    """The separator between the cells of a move that sets several; None if a move sets one cell."""

    def __post_init__(self) -> None:
        symbols = [mark.symbol for mark in self.marks]
        if not symbols or len(set(symbols)) < len(symbols) or not all(len(symbol) == 1 for symbol in symbols):
            raise ValueError("a sheet needs marks, each written as a different character")
        if self.move is not None:
            places = sorted(place for _, place, _, _ in Formatter().parse(self.move) if place is not None)
            if places != ["column", "mark", "row"]:
                raise ValueError(f"a move must contain {{row}}, {{column}} and {{mark}}, each once, not {self.move!r}")

    def said_in(self, room: str, locale: str) -> "Sheet":
        """Return the sheet with its words in a language: `mark-VERB` with its `name`, `clue-KEY` and `mark-open`.

        Texts missing from the room's catalogue stay as declared here.
        """

        def clues(side: Clues | None) -> Clues | None:
            return None if side is None else replace(side, name=_word(room, f"clue-{side.key}", side.name, locale))

        marks = (
            replace(
                mark,
                verb=_word(room, f"mark-{_slug(mark.verb)}", mark.verb, locale),
                name=_word(room, f"mark-{_slug(mark.verb)}.name", mark.name, locale),
            )
            for mark in self.marks
        )
        return replace(
            self,
            marks=tuple(marks),
            open_name=_word(room, "mark-open.name", self.open_name, locale),
            left=clues(self.left),
            above=clues(self.above),
            right=clues(self.right),
            below=clues(self.below),
            given=clues(self.given),
        )

    def write(self, changes: Iterable[CellChange]) -> str | None:
        """Write the move that sets these cells; None where no single move can set that many.

        >>> Sheet((Mark("#", "Shade", "shaded", Shape.FILL),), move="{row} {column} {mark}", between=", ").write(
        ...     [(0, 2, "#"), (1, 2, "?")]
        ... )
        '1 3 #, 2 3 ?'
        """
        if self.move is None:
            return write_cells(changes)
        parts = [self.move.format(row=row + 1, column=column + 1, mark=mark) for row, column, mark in changes]
        if self.between is None:
            return parts[0] if len(parts) == 1 else None
        return self.between.join(parts)


@dataclass(frozen=True, slots=True)
class Modules:
    """ES modules that a kind ships in a folder of its package."""

    package: str
    """Usually `__package__`."""
    folder: str = "browser"
    board: str | None = None
    """The file that draws and plays boards; without one, the kind is played on its `Sheet`."""
    clues: str | None = None
    """The file that tells which clues are complete on a `Sheet`, so that they dim without asking the studio."""
    editor: str | None = None
    """The file with the editor, where people make puzzles by hand."""
    about_editor: str = ""
    """What the editor is for, in a sentence for the page that offers it; `about-editor` in the catalogue."""

    def about_in(self, room: str, locale: str) -> str:
        """Return that sentence in a language."""
        return _word(room, "about-editor", self.about_editor, locale)


def _word(room: str, code: str, plain: str, locale: str) -> str:
    """Return a word from a room's catalogue, or the plain one if the catalogue lacks it."""
    return say(room, code, locale) if has_message(room, code) else plain


def _slug(word: str) -> str:
    return word.lower().replace(" ", "-")
