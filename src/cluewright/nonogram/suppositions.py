"""Steps that suppose a cell and follow the lines, in words.

Native code finds the supposition and of all that follows only the cells its end needs
(native/nonogram/ladder/chain.hpp). Here each of those links becomes a step of a line technique, so that a person can
follow the chain line by line.
"""

from typing import Any

import numpy as np

from cluewright.core.technique import Change, Evidence, Level, Step, Technique
from cluewright.nonogram.board import Cell, Cells
from cluewright.nonogram.deductions import LineDeduction, tell
from cluewright.nonogram.ladder import Finding, Rung, line_findings
from cluewright.nonogram.puzzle import Clue, Nonogram

ROOM = "cluewright.nonogram"
SUPPOSITION = Technique("supposition", Level.HARD, 390, ROOM)
CLASH = Technique("clash", Level.HARD, 391, ROOM)
"""These two stand only inside the chain of another step."""

Link = tuple[int, tuple[tuple[int, int], ...], Any]
Chain = tuple[int, tuple[Link, ...]]
"""As native code tells it: the line that clashes or -1, and links of a line, cells with values, an inner chain."""


class Narrator:
    """A board that steps are told of: the puzzle, and its cells as they stand."""

    def __init__(self, puzzle: Nonogram, cells: Cells, techniques: dict[Rung, Technique]) -> None:
        self.puzzle, self.cells, self._techniques = puzzle, cells, techniques
        self._clues = puzzle.rows + puzzle.columns

    def line(self, number: int) -> tuple[Clue, Cells]:
        """Return a line's clue and a copy of its cells; lines count rows first, then columns."""
        height = self.puzzle.height
        cells = self.cells[number] if number < height else self.cells[:, number - height]
        return self._clues[number], cells.copy()

    def name(self, number: int) -> tuple[str, int]:
        """Return a line as ("row" or "column", index)."""
        height = self.puzzle.height
        return ("row", number) if number < height else ("column", number - height)

    def place(self, cell: int) -> tuple[int, int]:
        """Return row and column of a cell numbered row by row."""
        return divmod(cell, self.puzzle.width)

    def settle(self, changes: tuple[Change, ...]) -> None:
        """Put changes on the board."""
        for row, column, symbol, *_ in changes:
            self.cells[row, column] = "?.#".index(symbol)

    def line_step(self, found: Finding) -> Step:
        """Tell of a line technique."""
        return self._line_step(found.line, tell(found, *self.line(found.line)))

    def _line_step(self, number: int, deduction: LineDeduction) -> Step:
        axis, index = self.name(number)

        def place(cell: int) -> tuple[int, int]:
            return (index, cell) if axis == "row" else (cell, index)

        return Step(
            self._techniques[deduction.rung],
            tuple((*place(cell), value.symbol) for cell, value in deduction.cells),
            f"{axis.capitalize()} {index + 1}: {deduction.text(axis)}.",
            Evidence(
                lines=((axis, index),),
                clues=tuple((axis, index, clue) for clue in deduction.clues),
                cells=tuple(place(cell) for cell in deduction.evidence),
            ),
        )

    def supposed_step(self, found: Finding, chains: tuple[Chain, ...]) -> Step:
        """Tell of a technique that supposes a cell."""
        told = [self._chain(chain) for chain in chains]
        changes = self._changes(found.changes)
        supposed = self.place(found.numbers[0])
        lines = tuple(dict.fromkeys(line for chain in told for step in chain for line in step.evidence.lines))
        return Step(
            self._techniques[found.rung],
            changes,
            self._sentence(found.rung, supposed, changes, told),
            Evidence(lines=lines, cells=(supposed,)),
            tuple(step for chain in told for step in chain),
        )

    def _sentence(
        self,
        rung: Rung,
        supposed: tuple[int, int],
        changes: tuple[Change, ...],
        told: list[list[Step]],
    ) -> str:
        if rung is Rung.COMMON_CONSEQUENCE:
            return f"Whether {_where(supposed)} is filled or empty, {_become(changes)}."
        row, column, symbol = changes[0][:3]
        opposite, own = ("empty", "filled") if symbol == "#" else ("filled", "empty")
        axis, index = told[0][-1].evidence.lines[0]
        lines = len({line for step in told[0] for line in step.evidence.lines})
        after = f"after following {lines} lines" if lines > 1 else "at once"
        inner = sum(1 for step in told[0] if step.chain)
        deeper = f" and excluding {inner} more cell{'s' * (inner > 1)} in the same way" if inner else ""
        start = f"If {_where((row, column))} were {opposite}, {axis} {index + 1} could not be completed"
        return f"{start} {after}{deeper}, so it must be {own}."

    def _changes(self, cells: tuple[tuple[int, int], ...]) -> tuple[Change, ...]:
        return tuple((*self.place(cell), Cell(value).symbol) for cell, value in cells)

    def _chain(self, chain: Chain) -> list[Step]:
        """Follow a chain on a copy of the board, from the supposition to its end."""
        clash, links = chain
        here = Narrator(self.puzzle, self.cells.copy(), self._techniques)
        steps: list[Step] = []
        for line, cells, inner in links:
            open_cells = tuple(change for change in cells if here.cells[here.place(change[0])] == Cell.UNKNOWN)
            if not open_cells:
                continue
            steps.append(
                here._supposition(open_cells, inner, first=not steps) if line < 0 else here._link(line, open_cells)
            )
            step = steps[-1]
            here.settle(step.cells)
            if not step.cells:
                return steps
        if clash >= 0:
            steps.append(here._clash(clash))
        return steps

    def _supposition(self, cells: tuple[tuple[int, int], ...], inner: Chain | None, *, first: bool) -> Step:
        changes = self._changes(cells)
        row, column, symbol = changes[0][:3]
        value = "filled" if symbol == "#" else "empty"
        if inner is None or first:
            return Step(
                SUPPOSITION, changes, f"Suppose {_where((row, column))} is {value}.", Evidence(cells=((row, column),))
            )
        chain = self._chain(inner)
        text = f"Then {_where((row, column))} must be {value}, because otherwise the lines clash."
        return Step(self._techniques[Rung.CONTRADICTION], changes, text, Evidence(), tuple(chain))

    def _link(self, line: int, cells: tuple[tuple[int, int], ...]) -> Step:
        """Find the simplest technique that settles the cells on the line as it stands by now."""
        clue, known = self.line(line)
        found = line_findings(clue, known)
        if found is None:  # more cells than needed are told of on the way, so the clash may come sooner
            return self._clash(line)
        wanted = {self._on_line(line, cell) for cell, _ in cells}
        simplest = next(each for each in found if wanted <= {place for place, _ in each.changes})
        return self._line_step(line, tell(simplest, clue, known))

    def _clash(self, line: int) -> Step:
        axis, index = self.name(line)
        text = f"{axis.capitalize()} {index + 1}: no arrangement agrees any more."
        cells = np.flatnonzero(self.line(line)[1]).tolist()
        places = tuple((index, cell) if axis == "row" else (cell, index) for cell in cells)
        return Step(CLASH, (), text, Evidence(lines=((axis, index),), cells=places))

    def _on_line(self, line: int, cell: int) -> int:
        row, column = self.place(cell)
        return column if line < self.puzzle.height else row


def _where(cell: tuple[int, int]) -> str:
    return f"row {cell[0] + 1}, column {cell[1] + 1}"


def _become(changes: tuple[Change, ...]) -> str:
    """Say what several cells of the board become, by their rows."""
    parts = []
    for symbol, word in (("#", "filled"), (".", "empty")):
        cells = [_where((row, column)) for row, column, value, *_ in changes if value == symbol]
        if cells:
            shown = cells[:3] + ([f"{len(cells) - 3} more cells"] if len(cells) > 3 else [])
            listed = f"{'; '.join(shown[:-1])} and {shown[-1]}" if len(shown) > 1 else shown[0]
            parts.append(f"{listed} must be {word}")
    return " and ".join(parts)
