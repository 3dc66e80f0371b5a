"""What a proof about a colour nonogram means, checked without any other part of the solver.

Variable `16 * (row * width + column) + colour + 1` is true if that cell has that colour, 0 for the background. A nogood
follows if its literals lead to a contradiction by two rules: a cell has exactly one colour of the palette, and single
lines are solved completely. Of each row and column, colours that a cell has in no arrangement of the blocks are ruled
out, and a line without an arrangement is the contradiction.

The set of cells of a line, or of positions between them, is an int: bit 0 for the first.
"""

from collections.abc import Sequence

from cluewright.colour_nonogram.puzzle import Clue, ColourNonogram
from cluewright.core.budget import Budget
from cluewright.core.errors import ProofRejected
from cluewright.core.outcome import Verdict
from cluewright.core.positions import all_of, any_of, run_down, run_up
from cluewright.core.proof import Proof
from cluewright.core.reverse_propagation import Rules, check_nogoods

COLOURS = 16
"""The variables of a cell."""

Masks = tuple[int, ...]
"""For each colour, the cells of a line that may have it."""


def check(puzzle: ColourNonogram, proof: Proof, budget: Budget) -> None:
    """Raise `ProofRejected` unless the proof shows that its verdict is right."""
    if proof.verdict is Verdict.UNIQUE and not is_solution(puzzle, proof.solution):
        raise ProofRejected("the solution that the proof names does not agree with the clues")
    check_nogoods(ColourRules(puzzle), proof, proof.solution, budget)


def is_solution(puzzle: ColourNonogram, variables: Sequence[int]) -> bool:
    """Tell whether these variables are a colour of the palette for every cell, in order, and agree with every clue."""
    width, colours = puzzle.width, [(variable - 1) % COLOURS for variable in variables]
    if [(variable - 1) // COLOURS for variable in variables] != list(range(width * puzzle.height)):
        return False
    rows = [colours[row * width : (row + 1) * width] for row in range(puzzle.height)]
    columns = [colours[column::width] for column in range(width)]
    lines = zip((*puzzle.rows, *puzzle.columns), (*rows, *columns), strict=True)
    return max(colours) <= puzzle.colours and all(agrees(clue, cells) for clue, cells in lines)


def agrees(clue: Clue, cells: Sequence[int]) -> bool:
    """Tell whether the blocks of a line of colours are those of its clue; None stands for any length, or any line.

    >>> agrees(((2, 1), (None, 2)), [1, 1, 2, 0]), agrees(((1, 1), (1, 1)), [1, 1])
    (True, False)
    """
    blocks: list[list[int]] = []
    before = 0
    for colour in cells:
        if colour and colour == before:
            blocks[-1][0] += 1
        elif colour:
            blocks.append([1, colour])
        before = colour
    return clue is None or (
        len(blocks) == len(clue)
        and all(
            colour == wanted and number in (None, length)
            for (length, colour), (number, wanted) in zip(blocks, clue, strict=True)
        )
    )


class ColourRules(Rules):
    """The cells, each of one colour, and the rows and columns, solved completely whenever a cell loses a colour."""

    def __init__(self, puzzle: ColourNonogram) -> None:
        self.width, self.height, self.colours = puzzle.width, puzzle.height, puzzle.colours
        self.variables = COLOURS * self.width * self.height
        self.clues = (*puzzle.rows, *puzzle.columns)
        self.told = [clue is not None for clue in self.clues]
        self.masks = [
            [(1 << (self.width if line < self.height else self.height)) - 1] * (self.colours + 1)
            for line in range(len(self.clues))
        ]
        self.left = [(2 << self.colours) - 1] * (self.width * self.height)
        """The colours that each cell may have."""
        self.pending: list[int] = []
        """What the one colour of a cell brings about."""
        self.waiting = dict.fromkeys(line for line, told in enumerate(self.told) if told)
        self.settled: list[dict[Masks, Masks | None]] = [{} for _ in self.clues]
        """What solving each line gave before: the same cells come up again and again."""

    def note(self, literal: int) -> None:
        """Take a literal as true."""
        cell, colour = divmod(abs(literal) - 1, COLOURS)
        if literal > 0:
            others = range(self.colours + 1)
            first = COLOURS * cell + 1
            self.pending += [-(first + other) for other in others if other != colour and self.left[cell] >> other & 1]
            if colour > self.colours:  # no cell has it
                self.pending.append(-literal)
        elif colour <= self.colours:
            self._change(cell, colour)
            left = self.left[cell]
            if left & (left - 1) == 0 and left:
                self.pending.append(COLOURS * cell + left.bit_length())

    def undo(self, literal: int) -> None:
        """Take back the literal noted last."""
        cell, colour = divmod(abs(literal) - 1, COLOURS)
        if literal < 0 and colour <= self.colours:
            self._change(cell, colour)
        self.waiting.clear()
        self.pending.clear()

    def _change(self, cell: int, colour: int) -> None:
        """Rule a colour of a cell out, or in again."""
        row, column = divmod(cell, self.width)
        self.left[cell] ^= 1 << colour
        for line, place in ((row, column), (self.height + column, row)):
            self.masks[line][colour] ^= 1 << place
            if self.told[line]:
                self.waiting[line] = None

    def consequences(self) -> Sequence[int] | None:
        """Return more literals that are true; None for a contradiction."""
        if self.pending:
            found, self.pending = self.pending, []
            return found
        while self.waiting:
            line = next(iter(self.waiting))
            del self.waiting[line]
            before, settled = tuple(self.masks[line]), self.settled[line]
            if before not in settled:
                length = self.width if line < self.height else self.height
                settled[before] = settle_line(self.clues[line] or (), length, before)
            after = settled[before]
            if after is None:
                return None
            if after != before:
                settled[after] = after
                return self._ruled_out(line, before, after)
        return ()

    def _ruled_out(self, line: int, before: Masks, after: Masks) -> list[int]:
        """Return the literals of the colours that places of a line have lost."""
        first, step = (line * self.width, 1) if line < self.height else (line - self.height, self.width)
        return [
            -(COLOURS * (first + step * place) + colour + 1)
            for colour, (had, has) in enumerate(zip(before, after, strict=True))
            for place, bit in enumerate(reversed(f"{had & ~has:b}"))
            if bit == "1"
        ]


def settle_line(clue: Sequence[tuple[int | None, int]], length: int, may: Masks) -> Masks | None:
    """Return for each colour the cells that have it in some arrangement of the blocks; None if there is none.

    A position is between two cells. `ends` has, for each block, those behind it that can be reached from the start;
    `starts` those before it, behind the background that follows the block before.

    >>> settle_line(((2, 1), (1, 2)), 4, (15, 15, 15)), settle_line(((2, 1), (1, 1)), 3, (7, 7))
    ((13, 7, 12), None)
    """
    back = may[0]
    starts: list[int] = []
    ends = [1]
    same = [bool(n) and clue[n - 1][1] == colour for n, (_, colour) in enumerate(clue)]
    for (number, colour), parted in zip(clue, same, strict=True):
        starts.append(run_up((ends[-1] & back) << 1 if parted else ends[-1], back))
        if number is None:
            ends.append(run_up((starts[-1] & may[colour]) << 1, may[colour]))
        else:
            ends.append((starts[-1] & all_of(may[colour], number)) << number)
    onward = run_down(1 << length, back)
    if not ends[-1] & onward:
        return None
    # From the end back to the start, only what leads to the end remains.
    found = [0] * len(may)
    found[0] = run_up(ends[-1], back) & back & onward >> 1
    for n in range(len(clue) - 1, -1, -1):
        number, colour = clue[n]
        stop, cells = ends[n + 1] & onward, may[colour]
        if number is None:
            inside = run_down(stop, cells)
            begin = starts[n] & cells & inside >> 1
            found[colour] |= cells & inside >> 1 & (starts[n] | run_up((starts[n] & cells) << 1, cells))
        else:
            begin = stop >> number
            found[colour] |= any_of(begin, number)
        onward = run_down(begin, back)
        found[0] |= run_up(ends[n], back) & back & onward >> 1
        if same[n]:
            onward = back & onward >> 1
    return tuple(found)
