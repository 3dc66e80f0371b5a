"""Puzzles made from images for the command line, whatever kind of clues they have."""

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

from cluewright.clued_lines.kind import CluedKind
from cluewright.clued_lines.locks import read_locks
from cluewright.clued_lines.pictures import OneColour
from cluewright.clued_lines.sheets import label_of, sheet_of, variant_sheet
from cluewright.core.budget import Budget
from cluewright.core.cell_board import CellBoard
from cluewright.core.errors import BudgetExceeded, GenerationFailed, InvalidRecipe, shown
from cluewright.core.files import write_whole
from cluewright.core.images import read_grey
from cluewright.core.item import Item
from cluewright.core.made import MadeFile, MadePuzzle
from cluewright.core.message import Message
from cluewright.core.outcome import Verdict
from cluewright.core.pictures import PictureVariant, Repaired
from cluewright.core.registry import kind_of, kinds
from cluewright.core.size import Size, format_size, parse_size
from cluewright.core.text import counted

AnyKind = CluedKind[Any, Any]
COLOUR = "colour"
"""The key of `meta` that keeps the colour of an ordinary nonogram if it is not black."""
_MOST_COLOURS = 15


def clued_kind(*, in_colour: bool) -> AnyKind:
    """Return the kind with clued lines whose puzzles have a palette, or have none."""
    for kind in kinds().values():
        if isinstance(kind, CluedKind) and kind.in_colour is in_colour:
            return kind
    raise InvalidRecipe(f"no kind of puzzle here has clues {'in colour' if in_colour else 'in black and white'}")


def require_colours(colours: int | None) -> None:
    """Raise `InvalidRecipe` for a number of colours that no nonogram has."""
    if colours is not None and not 1 <= colours <= _MOST_COLOURS:
        raise InvalidRecipe(f"colours must be from 1 to {_MOST_COLOURS}, not {shown(colours)}")


def in_black_and_white(one: OneColour) -> tuple[AnyKind, CellBoard, dict[str, Any]]:
    """Return the ordinary nonogram that a picture in one colour is: its kind, its board and what to keep of it."""
    plain = clued_kind(in_colour=False)
    board = plain.pictures.read_drawing(one.rows, sum(map(len, one.rows)))
    return plain, board, {COLOUR: one.colour}


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """What is asked for: a puzzle of an image, or a comparison of what it can become."""

    image: Path
    size: str
    """As given: WIDTHxHEIGHT, a number or `auto`."""
    options: dict[str, Any]
    """As the pictures of the kind read them."""
    repair: bool
    no_guess: bool
    lock: str | None

    @property
    def kind(self) -> AnyKind:
        """Return the kind of the puzzle."""
        return clued_kind(in_colour="colours" in self.options)

    def puzzle(self, budget: Budget) -> MadePuzzle:
        """Make the puzzle, repaired if that is asked for; raise `GenerationFailed` if it is not as it should be."""
        kind, meta = self.kind, {"title": self.image.stem}
        said: tuple[Message, ...] = ()
        given = self._given_size()
        content = self._content()
        size = given or kind.pictures.proposed_size(content, self.options)
        try:
            board: Any = kind.pictures.from_picture(content, size, self.options)
        except OneColour as one:
            kind, board, more = in_black_and_white(one)
            meta, said = meta | more, (one.said,)
        reached = True
        original = board
        try:
            if self.repair:
                done = self._repaired(kind, board, size, budget)
                board, reached, said = done.board, done.reached or not self.no_guess, said + done.said
            item = kind.pictures.item(board, original=original, meta=meta, budget=budget)
        except BudgetExceeded as exceeded:
            best = exceeded.best if isinstance(exceeded.best, Repaired) else None
            board, said = (board, said) if best is None else (best.board, said + best.said)
            unproven = kind.pictures.item(board, original=original, meta=meta, proven=False)
            raise BudgetExceeded(str(exceeded), shown_puzzle(unproven, said)) from None
        unique = (item.proof or {}).get("verdict") == Verdict.UNIQUE
        if unique and reached:
            return shown_puzzle(item, said)
        what = "solvable without guessing" if unique else "unique"
        advice = "" if self.repair else "; try --repair, which changes a few cells"
        raise GenerationFailed(f"this {format_size(size)} picture is not {what}{advice}", shown_puzzle(item, said))

    def preview(self, path: Path) -> str:
        """Draw what the image becomes by every method, or with palettes of several sizes, side by side."""
        pictures, size = self.kind.pictures, self._given_size()
        content = self._content()
        found = pictures.previews(content, size or pictures.proposed_size(content, self.options), self.options)
        drawn = BytesIO()
        sheet_of([pictures.pixels(board) for board in found.values()]).save(drawn, "PNG")
        write_whole(path, drawn.getvalue())
        *names, last = found
        return f"{path}: {', '.join(names)} and {last}, from left to right"

    def variants(self, budget: Budget) -> MadeFile:
        """Draw repaired variants side by side; with what is done when the budget ends the work."""
        pictures = self.kind.pictures

        def sheet(found: tuple[PictureVariant[Any], ...]) -> MadeFile:
            drawn = BytesIO()
            variant_sheet([(each, pictures.pixels(each.board)) for each in found]).save(drawn, "PNG")
            data = [
                {
                    "method": each.method,
                    "size": list(each.size),
                    "level": None if each.rating is None else str(each.rating.level),
                    "changed": len(each.changed),
                    "verdict": str(each.verdict),
                }
                for each in found
            ]
            return MadeFile(
                drawn.getvalue(), "\n".join(": ".join(label_of(each)) for each in found), {"variants": data}
            )

        size = self._given_size()
        try:
            return sheet(pictures.variants(self._content(), size, self.options, budget=budget))
        except BudgetExceeded as exceeded:
            raise BudgetExceeded(str(exceeded), sheet(exceeded.best) if exceeded.best else None) from None

    def _given_size(self) -> Size | None:
        """Return the size asked for, before anything is read."""
        size = None if self.size == "auto" else parse_size(self.size)
        if size is not None:
            self.kind.pictures.sizes.require(size, f"{self.kind.title.lower()}s from pictures")
        return size

    def _content(self) -> bytes:
        try:
            return self.image.read_bytes()
        except OSError:
            read_grey(self.image)  # reports errors like every other command
            raise

    def _repaired(self, kind: AnyKind, board: CellBoard, size: Size, budget: Budget) -> Repaired[Any]:
        locked = [] if self.lock is None else read_locks(self.lock, size).nonzero()
        cells = [(int(row), int(column)) for row, column in zip(*locked, strict=True)]
        return kind.pictures.repair(board, no_guess=self.no_guess, locked=cells, budget=budget)


def shown_puzzle(item: Item[Any, Any], said: tuple[Message, ...] = ()) -> MadePuzzle:
    """Return a puzzle that was made with the text that shows it."""
    level = "" if item.rating is None else item.rating.summary
    changed = item.meta.get("changed")
    notes = [f"{item.puzzle.width}x{item.puzzle.height}", level or "not rated"]
    if changed:
        notes.append("changed (row,column): " + " ".join(f"{row + 1},{column + 1}" for row, column in changed))
    if hidden := item.meta.get("hidden"):
        clues, numbers = len(hidden["hidden_clues"]), len(hidden["hidden_numbers"])
        notes.append(
            f"hidden: {counted(clues, 'clue')} and {counted(numbers, 'number')}"
            + (
                ", a minimal set"
                if hidden["minimal"]
                else ""
                if hidden.get("in_time", True)
                else ", then the time ran out"
            )
        )
    return MadePuzzle(
        item, kind_of(item.puzzle).text(item.puzzle, item.solution) + "\n\n" + "\n".join(notes), said=said
    )
