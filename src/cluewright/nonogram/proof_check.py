"""What a proof about a nonogram means, checked without any other part of the solver.

Variable `row * width + column + 1` is true if that cell is filled. A nogood follows if its literals lead to a
contradiction by solving single lines completely: of each row and column, cells that are the same in every arrangement
of its blocks are settled, and a line without an arrangement is the contradiction.

The set of cells of a line, or of positions between them, is an int: bit 0 for the first.
"""

from collections.abc import Sequence

from cluewright.core.budget import Budget
from cluewright.core.errors import ProofRejected
from cluewright.core.outcome import Verdict
from cluewright.core.positions import all_of, any_of, run_down, run_up
from cluewright.core.proof import Proof
from cluewright.core.reverse_propagation import Rules, check_nogoods
from cluewright.nonogram.puzzle import Clue, Nonogram

Masks = tuple[int, int]
"""The cells known to be filled and those known to be empty."""


def check(puzzle: Nonogram, proof: Proof, budget: Budget) -> None:
    """Raise `ProofRejected` unless the proof shows that its verdict is right."""
    filled = set(proof.solution)
    if proof.verdict is Verdict.UNIQUE and not is_solution(puzzle, filled):
        raise ProofRejected("the solution that the proof names does not agree with the clues")
    cells = range(1, puzzle.width * puzzle.height + 1)
    check_nogoods(LineRules(puzzle), proof, [cell if cell in filled else -cell for cell in cells], budget)


def is_solution(puzzle: Nonogram, filled: set[int]) -> bool:
    """Tell whether exactly these cells, filled, agree with every clue."""
    rows, columns = [0] * puzzle.height, [0] * puzzle.width
    for cell in filled:
        row, column = divmod(cell - 1, puzzle.width)
        if not 0 <= row < puzzle.height:
            return False
        rows[row] |= 1 << column
        columns[column] |= 1 << row
    lines = zip((*puzzle.rows, *puzzle.columns), (*rows, *columns), strict=True)
    return all(agrees(clue, cells) for clue, cells in lines)


def agrees(clue: Clue, cells: int) -> bool:
    """Tell whether the blocks of a line are those of its clue; None stands for any length, or for any line.

    >>> agrees((2, None), 0b1011), agrees((2, 1), 0b1101)
    (True, False)
    """
    blocks = [len(block) for block in reversed(f"{cells:b}".split("0")) if block]
    return clue is None or (
        len(blocks) == len(clue) and all(number in (None, block) for number, block in zip(clue, blocks, strict=True))
    )


class LineRules(Rules):
    """The rows and columns, each solved completely whenever one of its cells becomes known."""

    def __init__(self, puzzle: Nonogram) -> None:
        self.width, self.height = puzzle.width, puzzle.height
        self.variables = self.width * self.height
        self.clues = (*puzzle.rows, *puzzle.columns)
        self.filled = [0] * len(self.clues)
        self.empty = [0] * len(self.clues)
        self.told = [clue is not None for clue in self.clues]
        self.waiting = dict.fromkeys(line for line, told in enumerate(self.told) if told)
        self.settled: list[dict[Masks, Masks | None]] = [{} for _ in self.clues]
        """What solving each line gave before: the same cells come up again and again."""

    def note(self, literal: int) -> None:
        """Take a literal as true."""
        row, column = divmod(abs(literal) - 1, self.width)
        line = self.height + column
        masks = self.filled if literal > 0 else self.empty
        masks[row] |= 1 << column
        masks[line] |= 1 << row
        if self.told[row]:
            self.waiting[row] = None
        if self.told[line]:
            self.waiting[line] = None

    def undo(self, literal: int) -> None:
        """Take back the literal noted last."""
        row, column = divmod(abs(literal) - 1, self.width)
        masks = self.filled if literal > 0 else self.empty
        masks[row] ^= 1 << column
        masks[self.height + column] ^= 1 << row
        self.waiting.clear()

    def consequences(self) -> Sequence[int] | None:
        """Return more literals that are true; None for a contradiction."""
        while self.waiting:
            line = next(iter(self.waiting))
            del self.waiting[line]
            before = self.filled[line], self.empty[line]
            settled = self.settled[line]
            if before not in settled:
                length = self.width if line < self.height else self.height
                after = settle_line(self.clues[line] or (), length, *before)
                settled[before] = after
                if after is not None:
                    settled[after] = after
            after = settled[before]
            if after is None:
                return None
            if after != before:
                empty = self._cells(line, after[1] & ~before[1])
                return [*self._cells(line, after[0] & ~before[0]), *(-cell for cell in empty)]
        return ()

    def _cells(self, line: int, places: int) -> list[int]:
        """Return the variables of some places of a line."""
        first, step = (line * self.width + 1, 1) if line < self.height else (line - self.height + 1, self.width)
        return [first + step * place for place, bit in enumerate(reversed(f"{places:b}")) if bit == "1"]


def settle_line(clue: Sequence[int | None], length: int, filled: int, empty: int) -> Masks | None:
    """Return the cells that every arrangement of the blocks has filled, and empty; None if there is no arrangement.

    A position is between two cells; `gap[n]` has those that can be reached from the start with n blocks placed, each
    with an empty cell behind it, for which the line has one cell more at its end.

    >>> settle_line((3,), 5, 0, 0), settle_line((1, 1), 3, 0b010, 0)
    ((4, 0), None)
    """
    can_fill, can_clear = ~empty & ((1 << length) - 1), ~filled & ((1 << length + 1) - 1)
    end = 1 << length + 1
    gap = [run_up(1, can_clear)]
    ends = []  # of each block: the positions behind it where it may end
    for number in clue:
        if number is None:
            inside = run_up((gap[-1] & can_fill) << 1, can_fill)
        else:
            inside = (gap[-1] & all_of(can_fill, number)) << number
        ends.append(inside & can_clear)
        gap.append(run_up(ends[-1] << 1, can_clear))
    if not gap[-1] & end:
        return None
    # From the end back to the start, only what leads to the end remains.
    onward = run_down(end, can_clear)
    may_fill, may_clear = 0, gap[-1] & can_clear & onward >> 1
    for number, before, stop in zip(reversed(clue), reversed(gap[:-1]), reversed(ends), strict=True):
        stop &= onward >> 1
        may_clear |= stop
        if number is None:
            inside = run_down(stop, can_fill)
            start = before & can_fill & inside >> 1
            may_fill |= can_fill & inside >> 1 & (before | run_up((before & can_fill) << 1, can_fill))
        else:
            start = stop >> number
            may_fill |= any_of(start, number)
        onward = run_down(start, can_clear)
        may_clear |= before & can_clear & onward >> 1
    return ~may_clear & ((1 << length) - 1), ~may_fill & ((1 << length) - 1)
