"""Steps that assume a value of a cell and follow the lines: contradictions, and two cases with the same result.

Native code finds the assumption and, of all that follows, only the cells its end needs
(native/nonogram/ladder/chain.hpp). Here each of those links becomes a step of a line technique, so that a person can
follow the chain link by link. The chain of a contradiction begins with the assumption and ends with the clash; a
contradiction inside it has a chain of its own. The chain of two cases has one after the other.
"""

from typing import Any

import numpy as np

from cluewright.clued_lines.narrator import LineNarrator, on_board
from cluewright.core.message import Cells as Places
from cluewright.core.message import Line, Message, Value
from cluewright.core.technique import Change, Evidence, Level, Step, Technique
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.deductions import LineDeduction, tell
from cluewright.nonogram.ladder import Finding, Rung, line_findings
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.wording import ROOM, WORDING, message, quoted, so, then

SUPPOSITION = Technique("supposition", Level.HARD, 390, ROOM)
CLASH = Technique("clash", Level.HARD, 391, ROOM)
"""These two occur only in the chain of another step."""

_VALUES = {"#": "filled", ".": "empty"}

Link = tuple[int, tuple[tuple[int, int], ...], Any]
Chain = tuple[int, tuple[Link, ...]]
"""From native code: the line that fails or -1, and links of a line, cells with values, an inner chain."""


class Narrator(LineNarrator[Nonogram, Board, Finding]):
    """Make steps from what was found on a board: the puzzle, and its present cells."""

    board_type = Board
    wording = WORDING

    def tells(self, found: Finding) -> bool:
        """Tell whether the technique's name fits."""
        return found.is_named

    def value_in_sentence(self, symbol: str) -> dict[str, Value]:
        """Return whether a cell is filled or empty."""
        return {"value": _VALUES[symbol]}

    def step(self, found: Finding, chains: tuple[Chain, ...]) -> Step:
        """Return the step of a finding of any kind."""
        return self.line_step(found) if found.line >= 0 else self.supposed_step(found, chains)

    def line_step(self, found: Finding) -> Step:
        """Return the step of a line technique."""
        name = self.name(found.line)
        return self._line_step(name, tell(found, *self.line(found.line), name))

    def _line_step(self, line: Line, deduction: LineDeduction) -> Step:
        return Step(
            self._techniques[deduction.slug],
            tuple((*on_board(line, cell), value.symbol) for cell, value in deduction.cells),
            deduction.message,
            Evidence(
                lines=((line.axis, line.index),),
                clues=tuple((line.axis, line.index, clue) for clue in deduction.clues),
                cells=tuple(on_board(line, cell) for cell in deduction.evidence),
            ),
        )

    def supposed_step(self, found: Finding, chains: tuple[Chain, ...]) -> Step:
        """Return the step of a technique that assumes a value of a cell."""
        told = [self._chain(chain, inside=False) for chain in chains]
        changes = self.changes(found.changes)
        supposed = self.place(found.numbers[0])
        if found.rung is Rung.COMMON_CONSEQUENCE:
            said = _cases(supposed, changes, *told)
        else:
            said = _contradiction(changes, told[0], "step-contradiction")
        return self._with_chain(found.rung, changes, said, supposed, [step for chain in told for step in chain])

    def _with_chain(
        self, rung: Rung, changes: tuple[Change, ...], said: Message, supposed: tuple[int, int], chain: list[Step]
    ) -> Step:
        lines = tuple(dict.fromkeys(line for step in chain for line in step.evidence.lines))
        return Step(self._techniques[rung.slug], changes, said, Evidence(lines=lines, cells=(supposed,)), tuple(chain))

    def _chain(self, chain: Chain, *, inside: bool) -> list[Step]:
        """Follow a chain on a copy of the board, from the assumption to its end; `inside` of another, if it is."""
        clash, links = chain
        here = Narrator(self.puzzle, self.cells.copy(), self._techniques)
        steps: list[Step] = []
        for line, cells, inner in links:
            open_cells = tuple(change for change in cells if here.cells[here.place(change[0])] == Cell.UNKNOWN)
            if not open_cells:
                continue
            if line >= 0:
                step = here._link(line, open_cells)
            elif inner is None or not steps:
                step = here._assumption(open_cells, inside=inside)
            else:
                step = here._excluded(open_cells, inner)
            steps.append(step)
            here.settle(step.cells)
            if not step.cells:
                return steps
        if clash >= 0:
            steps.append(here._clash(clash))
        return steps

    def _assumption(self, cells: tuple[tuple[int, int], ...], *, inside: bool) -> Step:
        changes = self.changes(cells)
        place = changes[0][:2]
        code = "step-supposition-inside" if inside else "step-supposition"
        said = message(code, cell=Places((place,)), value=_value(changes[0]))
        return Step(SUPPOSITION, changes, said, Evidence(cells=(place,)))

    def _excluded(self, cells: tuple[tuple[int, int], ...], inner: Chain) -> Step:
        """Return the contradiction inside another that settles a cell."""
        changes, chain = self.changes(cells), self._chain(inner, inside=True)
        said = _contradiction(changes, chain, "step-contradiction-inside")
        return self._with_chain(Rung.CONTRADICTION, changes, said, changes[0][:2], chain)

    def _link(self, line: int, cells: tuple[tuple[int, int], ...]) -> Step:
        """Find the simplest technique that settles the cells on the present line."""
        clue, known = self.line(line)
        found = line_findings(clue, known)
        if found is None:  # a link may settle more cells than the chain needs, so the contradiction may come sooner
            return self._clash(line)
        wanted = {self.on_line(line, cell) for cell, _ in cells}
        simplest = next(each for each in found if wanted <= {place for place, _ in each.changes})
        return self._line_step(self.name(line), tell(simplest, clue, known, self.name(line)))

    def _clash(self, line: int) -> Step:
        name = self.name(line)
        clue, known = self.line(line)
        places = tuple(on_board(name, cell) for cell in np.flatnonzero(known).tolist())
        said = message("step-clash", line=name, clue=quoted(clue))
        return Step(CLASH, (), said, Evidence(lines=((name.axis, name.index),), cells=places))


def _contradiction(changes: tuple[Change, ...], chain: list[Step], code: str) -> Message:
    """Say that the opposite of a change leads to a contradiction, and in how many steps; `code` is the plain case."""
    cell, value = Places((changes[0][:2],)), _value(changes[0])
    opposite = "empty" if value == "filled" else "filled"
    clashing = Line(*chain[-1].evidence.lines[0])
    steps, inner = _length(chain), sum(1 for step in chain if step.chain)
    conclusion = so(cell, None) if value == "filled" else so(None, cell)
    if inner:
        values: dict[str, Value] = {"line": clashing, "steps": steps, "inner": inner}
        return message("step-two-cells-deep", cell=cell, value=opposite, so=conclusion, **values)
    return message(code, cell=cell, value=opposite, line=clashing, steps=steps, so=conclusion)


def _cases(cell: tuple[int, int], changes: tuple[Change, ...], filled: list[Step], empty: list[Step]) -> Message:
    """Say what follows from both values of a cell, and after how many steps."""
    conclusion = then(_places(changes, "#"), _places(changes, "."))
    where, lengths = Places((cell,)), (_length(filled), _length(empty))
    if len(set(lengths)) == 1:
        return message("step-common-consequence-even", cell=where, then=conclusion, filled=lengths[0])
    return message("step-common-consequence", cell=where, then=conclusion, filled=lengths[0], empty=lengths[1])


def _length(chain: list[Step]) -> int:
    """Count the steps between the assumption and the contradiction, or after the assumption if there is none."""
    return sum(1 for step in chain if step.technique not in (SUPPOSITION, CLASH))


def _places(changes: tuple[Change, ...], symbol: str) -> Places | None:
    found = [change[:2] for change in changes if change[2] == symbol]
    return Places.of(found) if found else None


def _value(change: Change) -> str:
    return _VALUES[change[2]]
