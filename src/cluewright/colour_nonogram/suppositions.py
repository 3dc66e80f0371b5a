"""Steps over several lines: colours that lines rule out one after the other, and assumptions that fail.

Native code finds the end and, of all that leads to it, only the colours it needs (native/colour_nonogram/ladder/
chain.hpp). Here each link of that chain becomes a step: of a line technique, where one settles the cells, or one that
says which colours a line leaves. The chain of a contradiction begins with the assumption and ends with the clash.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from cluewright.clued_lines.narrator import LineNarrator, on_board
from cluewright.clued_lines.wording import along
from cluewright.colour_nonogram.board import UNKNOWN, Board, Cells
from cluewright.colour_nonogram.deductions import tell
from cluewright.colour_nonogram.ladder import Finding, Rung, line_findings
from cluewright.colour_nonogram.naming import Naming, by_value, clauses
from cluewright.colour_nonogram.puzzle import ColourNonogram, quoted
from cluewright.colour_nonogram.wording import ROOM, WORDING, message
from cluewright.core.message import Cells as Places
from cluewright.core.message import Message, Value
from cluewright.core.technique import Evidence, Level, Step, Technique

EXCLUSION = Technique("exclusion", Level.HARD, 349, ROOM)
SUPPOSITION = Technique("supposition", Level.HARD, 390, ROOM)
CLASH = Technique("clash", Level.HARD, 391, ROOM)
"""These three occur only in the chain of another step."""

Link = tuple[int, tuple[tuple[int, int], ...]]
Chain = tuple[int, tuple[Link, ...]]
"""From native code: the line that fails or -1, and links of a line, or -1, and cells with the colours they lose."""


class Narrator(LineNarrator[ColourNonogram, Board, Finding]):
    """Make steps from what was found on a board: the puzzle, and its present cells."""

    board_type = Board
    wording = WORDING

    def __init__(self, puzzle: ColourNonogram, cells: Cells, techniques: Mapping[str, Technique]) -> None:
        super().__init__(puzzle, cells, techniques)
        self.naming = Naming(puzzle.palette)

    def value_in_sentence(self, symbol: str) -> dict[str, Value]:
        """Return the name of a colour, or that a cell is empty."""
        return {"state": self.naming.state(Board.symbols.index(symbol))}

    def step(self, found: Finding, chains: tuple[Chain, ...]) -> Step:
        """Return the step of a finding of any kind."""
        if found.line >= 0:
            return self.line_step(found)
        return (
            self._colour_chain(found, *chains)
            if found.rung is Rung.COLOUR_CHAIN
            else self._contradiction(found, chains)
        )

    def line_step(self, found: Finding) -> Step:
        """Return the step of a technique that looks at one line, or at a row and the columns that cross it."""
        clue, cells = self.line(found.line)
        line = self.name(found.line)
        lines = [(line.axis, line.index)]
        if found.rung in (Rung.OUT_OF_REACH, Rung.CROSSING_COLOURS):
            lines += [("column", place) for place, _ in found.changes]
        elif found.rung is Rung.MISSING_COLOUR:
            lacking = found.numbers[4:] if found.numbers[0] >= 0 else [place for place, _ in found.changes]
            lines += [("column" if line.axis == "row" else "row", place) for place in lacking]
        return Step(
            self._techniques[found.slug],
            tuple((*on_board(line, place), Board.symbols[value]) for place, value in found.changes),
            tell(found, clue, cells, line, self.naming),
            Evidence(
                lines=tuple(lines),
                clues=tuple((line.axis, line.index, clue) for clue in found.clues),
                cells=tuple(on_board(line, place) for place in found.evidence),
            ),
        )

    def _colour_chain(self, found: Finding, chain: Chain) -> Step:
        steps = self._links(chain, found.numbers[0], (2 << self.puzzle.colours) - 1)
        cell = Places((self.place(found.numbers[0]),))
        said = message("step-colour-chain", cell=cell, steps=len(steps), so=self._so(found))
        return self._with_chain(found, said, steps)

    def _contradiction(self, found: Finding, chains: tuple[Chain, ...]) -> Step:
        """Say that all colours but one fail, after what the lines rule out by themselves."""
        cell = Places((self.place(found.numbers[0]),))
        steps: list[Step] = []
        cases: list[dict[str, Value]] = []
        left = (2 << self.puzzle.colours) - 1
        for chain in chains:
            links = self._links(chain, found.numbers[0], left)
            steps += links
            if chain[0] < 0:
                for place, bits in (each for _, lost in chain[1] for each in lost):
                    left &= ~bits if place == found.numbers[0] else left
                continue
            supposed = Board.symbols.index(str(links[0].cells[0][2]))
            values: dict[str, Value] = {"state": self.naming.state(supposed), "line": self.name(chain[0])}
            cases.append(values | {"steps": len(links) - 2})
        so = self._so(found)
        told = clauses([message("contradiction-case", cell=cell, **case) for case in cases])
        if chains[0][0] < 0:
            colours = self.naming.colours(left)
            said = message("step-contradiction-of", cell=cell, colours=colours, cases=told, so=so)
        elif len(cases) == 1:
            said = message("step-contradiction", cell=cell, so=so, **cases[0])
        else:
            said = message("step-contradiction-several", cases=told, so=so)
        return self._with_chain(found, said, steps)

    def _so(self, found: Finding) -> Message:
        ((place, value),) = found.changes
        return self.naming.so({value: Places((self.place(place),))})

    def _with_chain(self, found: Finding, said: Message, chain: list[Step]) -> Step:
        lines = tuple(dict.fromkeys(line for step in chain for line in step.evidence.lines))
        evidence = Evidence(lines=lines, cells=(self.place(found.numbers[0]),))
        return Step(self._techniques[found.rung.slug], self.changes(found.changes), said, evidence, tuple(chain))

    def _links(self, chain: Chain, cell: int, left: int) -> list[Step]:
        """Follow a chain on a copy of the board, and on the colours that cells may still have: `left` for this cell."""
        clash, links = chain
        here = Narrator(self.puzzle, self.cells.copy(), self._techniques)
        sets = Board(self.cells).sets(self.puzzle.colours).reshape(-1)
        sets[cell] &= np.uint16(left)
        steps: list[Step] = []
        for line, lost in links:
            before = sets.copy()
            for place, bits in lost:
                sets[place] &= ~np.uint16(bits)
            step = here._assumption(lost, sets) if line < 0 else here._link(line, lost, before, sets)
            steps.append(step)
            here.settle(step.cells)
        if clash >= 0:
            steps.append(here._clash(clash))
        return steps

    def _assumption(self, lost: tuple[tuple[int, int], ...], sets: Any) -> Step:
        ((cell, _),) = lost
        place, value = self.place(cell), int(sets[cell]).bit_length()
        said = message("step-supposition", cell=Places((place,)), state=self.naming.state(value))
        return Step(SUPPOSITION, ((*place, Board.symbols[value]),), said, Evidence(cells=(place,)))

    def _link(self, line: int, lost: tuple[tuple[int, int], ...], before: Any, sets: Any) -> Step:
        """Say what a line settles or rules out: by a technique, where one settles just these cells."""
        clue, known = self.line(line)
        name = self.name(line)
        settled = {self.on_line(line, cell): int(sets[cell]).bit_length() for cell, _ in lost if _decided(sets[cell])}
        if len(settled) == len(lost):
            for found in line_findings(clue, known, self.puzzle.colours) or ():
                if dict(found.changes) == settled:
                    return self.line_step(found._replace(line=line))
        excluded = [(self.on_line(line, cell), bits) for cell, bits in lost if not _decided(sets[cell])]
        then = self.naming.then(
            {value: along(name.axis, places) for value, places in by_value(settled.items()).items()},
            {bits: along(name.axis, places) for bits, places in by_value(excluded).items()},
        )
        changes = tuple((*on_board(name, place), Board.symbols[value]) for place, value in settled.items())
        narrowed = [place for place in range(len(known)) if known[place] or not self._is_wide(line, place, before)]
        cells = tuple(on_board(name, place) for place in narrowed)
        evidence = Evidence(lines=((name.axis, name.index),), cells=cells)
        return Step(EXCLUSION, changes, message("step-exclusion", line=name, then=then), evidence)

    def _is_wide(self, line: int, place: int, sets: Any) -> bool:
        """Tell whether a cell may still have any colour."""
        row, column = on_board(self.name(line), place)
        return bool(sets[row * self.puzzle.width + column] == (2 << self.puzzle.colours) - 1)

    def _clash(self, line: int) -> Step:
        name = self.name(line)
        clue, known = self.line(line)
        places = tuple(on_board(name, place) for place in np.flatnonzero(known != UNKNOWN).tolist())
        said = message("step-clash", line=name, clue=quoted(clue, self.puzzle.palette))
        return Step(CLASH, (), said, Evidence(lines=((name.axis, name.index),), cells=places))


def _decided(bits: Any) -> bool:
    return int(bits).bit_count() == 1
