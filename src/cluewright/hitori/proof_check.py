"""What a proof about a Hitori means, checked without any other part of the solver.

Variable `row * width + column + 1` is true if that cell is black. A nogood follows if its literals lead to a
contradiction by three rules:

- the neighbours of a black cell are white;
- the other cells of a line with the number of a white cell are black; so the cell between two equal ones is white, and
  where two neighbours are equal, all others of the line with that number are black, because one of the two is white;
- a cell is white if, black, it would close a chain: black cells that touch at their corners, from one place of the
  border to another, or round to itself. A closed chain cuts cells off, and there are white ones on both of its sides,
  because no two black cells are neighbours.
"""

from collections import deque
from collections.abc import Iterator, Sequence

from cluewright.core.budget import Budget
from cluewright.core.errors import ProofRejected
from cluewright.core.outcome import Verdict
from cluewright.core.proof import Proof
from cluewright.core.reverse_propagation import Rules, check_nogoods
from cluewright.hitori.puzzle import Hitori

_BESIDE = ((-1, 0), (0, -1), (0, 1), (1, 0))
_AT_CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))
_WALL = 0
"""The border of the board, to which every cell at the edge belongs; cells count from 1."""


def check(puzzle: Hitori, proof: Proof, budget: Budget) -> None:
    """Raise `ProofRejected` unless the proof shows that its verdict is right."""
    black = set(proof.solution)
    if proof.verdict is Verdict.UNIQUE and not is_solution(puzzle, black):
        raise ProofRejected("the solution that the proof names breaks the rules")
    cells = range(1, puzzle.width * puzzle.height + 1)
    check_nogoods(CellRules(puzzle), proof, [cell if cell in black else -cell for cell in cells], budget)


def is_solution(puzzle: Hitori, black: set[int]) -> bool:
    """Tell whether exactly these cells, black, obey the rules."""
    cells = set(range(1, puzzle.width * puzzle.height + 1))
    white = cells - black
    if not black <= cells or not white:
        return False
    if any(other in black for cell in black for other in around(puzzle, cell, _BESIDE)):
        return False
    if any(other in white for cell in white for other in equals(puzzle, cell)):
        return False
    reached, waiting = set[int](), [min(white)]
    while waiting:
        cell = waiting.pop()
        if cell in white and cell not in reached:
            reached.add(cell)
            waiting.extend(around(puzzle, cell, _BESIDE))
    return reached == white


def close_pairs(puzzle: Hitori) -> Iterator[int]:
    """Yield what equal numbers close together say at once: a black cell between them would leave both white."""
    width, cells = puzzle.width, range(1, puzzle.width * puzzle.height + 1)
    rows = [cells[start : start + width] for start in range(0, len(cells), width)]
    for line in (*rows, *(cells[start::width] for start in range(width))):
        numbers = [puzzle.numbers[(cell - 1) // width][(cell - 1) % width] for cell in line]
        for place in range(len(line) - 1):
            if numbers[place] == numbers[place + 1]:
                pair, number = (place, place + 1), numbers[place]
                yield from (line[other] for other, same in enumerate(numbers) if same == number and other not in pair)
            if numbers[place] in numbers[place + 2 : place + 3]:
                yield -line[place + 1]


def around(puzzle: Hitori, cell: int, steps: Sequence[tuple[int, int]]) -> Iterator[int]:
    """Yield the cells that lie a step away on the board."""
    row, column = divmod(cell - 1, puzzle.width)
    for down, right in steps:
        if 0 <= row + down < puzzle.height and 0 <= column + right < puzzle.width:
            yield cell + down * puzzle.width + right


def equals(puzzle: Hitori, cell: int) -> Iterator[int]:
    """Yield the other cells of the row and the column of a cell that have its number."""
    width, (row, column) = puzzle.width, divmod(cell - 1, puzzle.width)
    number = puzzle.numbers[row][column]
    for x, other in enumerate(puzzle.numbers[row]):
        if other == number and x != column:
            yield row * width + x + 1
    for y, line in enumerate(puzzle.numbers):
        if line[column] == number and y != row:
            yield y * width + column + 1


class CellRules(Rules):
    """Neighbours and equal numbers, which say at once what follows, and chains of black cells."""

    def __init__(self, puzzle: Hitori) -> None:
        width, height = puzzle.width, puzzle.height
        self.variables = width * height
        cells = range(1, self.variables + 1)
        self.whites: list[list[int]] = [[]]
        """What follows from a black cell."""
        self.blacks: list[list[int]] = [[]]
        """What follows from a white one."""
        self.touching: list[list[int]] = [[]]
        """The cells at its corners, and the wall where it is at the edge."""
        for cell in cells:
            row, column = divmod(cell - 1, width)
            edge = row in (0, height - 1) or column in (0, width - 1)
            self.whites.append([-other for other in around(puzzle, cell, _BESIDE)])
            self.blacks.append(list(equals(puzzle, cell)))
            self.touching.append([*around(puzzle, cell, _AT_CORNERS), *([_WALL] if edge else [])])
        self.found = list(close_pairs(puzzle))
        self.planted: list[tuple[int, list[tuple[int, int]]]] = []
        """The black cells in chains, each with the chains it joined: their names, the smaller one first."""
        self.waiting: deque[int] = deque()
        """Black cells that are not yet in chains."""
        self.chain = [0] * (self.variables + 1)
        """The name of the chain of each black cell: one of its cells, or -1 for that of the wall."""
        self.members: dict[int, list[int]] = {}
        self.chain[_WALL] = -1
        self.members[-1] = []
        self.strip = min(width, height) == 1
        if self.strip:  # what is black in the middle cuts it, and something has to be white
            self.found += [-cell for cell in cells if self.variables == 1 or cell not in (1, self.variables)]

    def note(self, literal: int) -> None:
        """Take a literal as true."""
        if literal > 0:
            self.found.extend(self.whites[literal])
            self.waiting.append(literal)
        else:
            self.found.extend(self.blacks[-literal])

    def undo(self, literal: int) -> None:
        """Take back the literal noted last."""
        self.found.clear()
        self.waiting.clear()
        if self.planted and self.planted[-1][0] == literal:
            for smaller, larger in reversed(self.planted.pop()[1]):
                cells = self.members[smaller]
                del self.members[larger][-len(cells) :]
                for cell in cells:
                    self.chain[cell] = smaller
            self.chain[literal] = 0

    def consequences(self) -> Sequence[int] | None:
        """Return more literals that are true; None for a contradiction."""
        while not self.found and self.waiting:
            cell = self.waiting.popleft()
            if not self.strip and not self._plant(cell):
                return None
        found, self.found = self.found, []
        return found

    def _plant(self, cell: int) -> bool:
        """Join a black cell to the chains it touches; False if it closes one."""
        chain, members = self.chain, self.members
        joins: list[tuple[int, int]] = []
        self.planted.append((cell, joins))
        chain[cell] = cell
        members[cell] = [cell]
        for other in self.touching[cell]:
            if chain[other] == 0:
                continue
            one, two = chain[cell], chain[other]
            if one == two:
                return False
            keep = one == -1 or (two != -1 and len(members[one]) > len(members[two]))  # the wall is never walked along
            smaller, larger = (two, one) if keep else (one, two)
            for member in members[smaller]:
                for free in self.touching[member]:
                    if free != _WALL and chain[free] == 0 and any(chain[end] == larger for end in self.touching[free]):
                        self.found.append(-free)
            for member in members[smaller]:
                chain[member] = larger
            members[larger].extend(members[smaller])
            joins.append((smaller, larger))
        return True
