"""What native code found, as steps with messages."""

from collections.abc import Callable, Sequence

from cluewright.core.errors import Fault
from cluewright.core.message import Message, Value
from cluewright.core.technique import Change, Evidence, Step
from cluewright.zip import ladder
from cluewright.zip.board import Borders
from cluewright.zip.chains import Found, branch, needed
from cluewright.zip.ladder import TECHNIQUES
from cluewright.zip.native import border_of, cells_of
from cluewright.zip.puzzle import DIRECTIONS, Border, Cell, Zip, sides_of
from cluewright.zip.words import at, says, sides, ways

MOST_FOLLOWS = 3
"""How many moves that follow in both cases a sentence names before it counts the others."""


class PathTeller:
    """Turn what native code found on one puzzle into steps; `borders` is the current board."""

    def __init__(self, puzzle: Zip, borders: Borders) -> None:
        self._puzzle, self._borders = puzzle, borders
        self._first, self._last = puzzle.numbers[0], puzzle.numbers[-1]
        self._tellers: dict[str, Callable[[Found], Message]] = {
            "forced-corner": self._forced,
            "corridor": self._forced,
            "full-cell": self._full_cell,
            "dead-end": self._dead_end,
            "two-ways-left": lambda found: says("step-two-ways-left", **self._moves(found, use=True)),
            "one-way-on": lambda found: says("step-one-way-on", **self._moves(found, use=True)),
            "number-order": lambda found: says(
                "step-number-order", **self._moves(found, use=False), **{"from": found[3], "to": found[4]}
            ),
            "no-early-loop": lambda found: says("step-no-early-loop", **self._moves(found, use=False)),
            "no-early-end": lambda found: says(
                "step-no-early-end", **self._moves(found, use=False), number=self._puzzle.last
            ),
            "cut": self._cut,
            "only-way": self._section,
            "out-of-reach": self._section,
            "bridge-order": self._section,
            "parity": self._parity,
        }

    def settle(self, found: Found) -> None:
        """Put what was found on the board."""
        for number, use in found[1]:
            row, column, way = border_of(self._puzzle.width, number)
            self._borders[row, column, DIRECTIONS.index(way)] = 1 if use else 2

    def step(self, found: Found) -> Step:
        """Return the step of a finding."""
        technique = TECHNIQUES[found[0]]
        supposed = found[5]
        cells = dict.fromkeys(self._cells(found))
        for number, _ in supposed:
            cells.update(dict.fromkeys(sides_of(self._border(number))))
        changes = self._changes(found[1])
        if not supposed:
            return Step(technique, changes, self._tellers[technique.slug](found), Evidence(cells=tuple(cells)))
        if technique is ladder.BOTH_WAYS:
            message, chain = self._both_ways(found)
        else:
            message, chain = self._contradiction(found)
        return Step(technique, changes, message, Evidence(cells=tuple(cells)), chain)

    def broken(self, found: Found) -> Fault:
        """Return the rule a position must break sooner or later."""
        return Fault(f"breaks-{TECHNIQUES[found[0]].slug}", self._broken(found), self._cells(found))

    # Parts of sentences

    def _cells(self, found: Found) -> tuple[Cell, ...]:
        return cells_of(self._puzzle.width, found[2])

    def _border(self, number: int) -> Border:
        return border_of(self._puzzle.width, number)

    def _changes(self, changes: Sequence[tuple[int, bool]]) -> tuple[Change, ...]:
        return tuple((*self._border(number), use) for number, use in changes)

    def _move(self, number: int) -> dict[str, Value]:
        """Return a border as a move from its first cell."""
        a, b = sides_of(self._border(number))
        return {"cell": at(a), "ways": ways(a, [b])}

    def _moves(self, found: Found, *, use: bool) -> dict[str, Value]:
        """Return the changes of a finding as moves from its first cell: those the path makes, or those it does not."""
        cell = self._cells(found)[0]
        return {"cell": at(cell), "ways": ways(cell, self._neighbours(found, use=use))}

    def _neighbours(self, found: Found, *, use: bool) -> list[Cell]:
        cell = self._cells(found)[0]
        return [_other(self._border(number), cell) for number, used in found[1] if used is use]

    def _open_ways(self, cell: Cell) -> list[Cell]:
        """List the neighbours of a cell that no wall separates from it."""
        return open_ways(self._puzzle, cell)

    # Sentences

    def _end(self, code: str, found: Found, *, use: bool) -> Message | None:
        """Return the message about the first or the last number, or None for a cell between them."""
        cell = self._cells(found)[0]
        if cell == self._first:
            return says(f"{code}-first", **self._moves(found, use=use))
        if cell == self._last:
            entered = sides(cell, self._neighbours(found, use=use))
            return says(f"{code}-last", number=self._puzzle.last, sides=entered)
        return None

    def _forced(self, found: Found) -> Message:
        cell = self._cells(found)[0]
        technique = TECHNIQUES[found[0]]
        if (end := self._end("step-corridor", found, use=True)) is not None:
            return end
        return says(f"step-{technique.slug}", cell=at(cell), ways=ways(cell, self._open_ways(cell)))

    def _dead_end(self, found: Found) -> Message:
        end = self._end("step-dead-end", found, use=True)
        assert end is not None
        return end

    def _full_cell(self, found: Found) -> Message:
        end = self._end("step-full-cell", found, use=False)
        return says("step-full-cell", **self._moves(found, use=False)) if end is None else end

    def _cut(self, found: Found) -> Message:
        if not found[1][0][1]:
            return says("step-cut-closed", **self._moves(found, use=False))
        beyond = len(found[2]) - 1
        moves = self._moves(found, use=True)
        return says("step-cut", **moves, count=beyond) if beyond else says("step-cut-rest", **moves)

    def _section(self, found: Found) -> Message:
        """Tell where a section between two numbers can go."""
        code = f"step-{TECHNIQUES[found[0]].slug}"
        start, goal = found[3:5]
        if start == 0:
            return says(f"{code}-between", **self._moves(found, use=False))
        near = [goal] if goal else [number for number in (start - 1, start + 1) if 1 <= number <= self._puzzle.last]
        about: dict[str, Value] = {"from": start, "goals": tuple(says("the-number", number=each) for each in near)}
        use = any(use for _, use in found[1])
        if not use and code == "step-bridge-order":
            code += "-closed"
        moves = self._moves(found, use=use)
        if self._cells(found)[0] == self._puzzle.numbers[start - 1]:
            return says(f"{code}-number", ways=moves["ways"], **about)
        return says(code, **moves, **about)

    def _parity(self, found: Found) -> Message:
        use = found[1][0][1]
        return says("step-parity" if use else "step-parity-closed", **self._moves(found, use=use))

    # Assumptions

    def _both_ways(self, found: Found) -> tuple[Message, tuple[Step, ...]]:
        number = found[5][0][0]
        decided = {change[0] for change in found[1]}
        told = [
            (self._supposition(number, use), *self._links(branch(self._puzzle, self._borders, number, use, decided)))
            for use in (True, False)
        ]
        follows = [says("goes" if use else "goes-not", **self._move(change)) for change, use in found[1]]
        if len(follows) > MOST_FOLLOWS + 1:
            follows = [*follows[:MOST_FOLLOWS], says("more-moves", count=len(follows) - MOST_FOLLOWS)]
        lengths = {name: len(chain) - 1 for name, chain in zip(("with", "without"), told, strict=True)}
        code = "step-both-ways"
        if lengths["with"] == lengths["without"]:
            code, lengths = f"{code}-even", {"with": lengths["with"]}
        message = says(code, **self._move(number), **lengths, follows=tuple(follows))
        return message, told[0] + told[1]

    def _contradiction(self, found: Found) -> tuple[Message, tuple[Step, ...]]:
        (number, use), chain = found[5][0], found[6]
        links = self._links(needed(self._puzzle, self._borders, chain[:-1], (number, use), end=chain[-1]))
        broken = self._broken(chain[-1])
        code = "step-contradiction" if use else "step-contradiction-opposite"
        clash = Step(ladder.CLASH, (), says("step-clash", broken=broken), Evidence(cells=self._cells(chain[-1])))
        message = says(code, **self._move(number), broken=broken, steps=len(links))
        return message, (self._supposition(number, use), *links, clash)

    def _supposition(self, number: int, use: bool) -> Step:
        code = "step-supposition" if use else "step-supposition-opposite"
        border = self._border(number)
        message = says(code, **self._move(number))
        return Step(ladder.SUPPOSITION, ((*border, use),), message, Evidence(cells=sides_of(border)))

    def _links(self, chain: Sequence[Found]) -> tuple[Step, ...]:
        return tuple(self.step(link) for link in chain)

    def _broken(self, found: Found) -> Message:
        """Say what a position breaks, as part of a sentence."""
        code, _, cells, start, goal, *_ = found
        technique = TECHNIQUES[code]
        about: dict[str, Value] = {"from": start, "to": goal}
        slug = technique.slug
        if technique is ladder.NUMBER_ORDER or (technique is ladder.ONLY_WAY and start):
            return says(f"broken-{slug}", **about)
        if technique in (ladder.NO_EARLY_LOOP, ladder.NO_EARLY_END):
            return says(f"broken-{slug}")
        cell = self._cells(found)[0] if cells else self._first
        if technique is ladder.DEAD_END and cell == self._first:
            return says("broken-dead-end-first")
        if technique is ladder.DEAD_END and cell == self._last:
            return says("broken-dead-end-last", number=self._puzzle.last)
        if technique is ladder.ONLY_WAY:
            slug = ladder.OUT_OF_REACH.slug
        elif technique is ladder.BRIDGE_ORDER and not start:
            slug = "bridge-order-visit"
        return says(f"broken-{slug}", cell=at(cell))


def open_ways(puzzle: Zip, cell: Cell) -> list[Cell]:
    """List the neighbours of a cell that are neither behind a wall nor blocked."""
    row, column = cell
    borders: tuple[Border, ...] = (
        (row - 1, column, "down"),
        (row, column - 1, "right"),
        (row, column, "right"),
        (row, column, "down"),
    )
    found = []
    for border in borders:
        other = _other(border, cell)
        on_board = 0 <= other[0] < puzzle.height and 0 <= other[1] < puzzle.width
        if on_board and border not in puzzle.walls and other not in puzzle.blocked:
            found.append(other)
    return found


def _other(border: Border, cell: Cell) -> Cell:
    a, b = sides_of(border)
    return b if a == cell else a
