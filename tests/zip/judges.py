"""What the Zip solvers are measured by: boards of every verdict, and a judge that knows nothing of the solvers."""

from cluewright.core.errors import InvalidPuzzle
from cluewright.zip.puzzle import Zip, border_between
from cluewright.zip.strategies import make_path


def brute_force(puzzle):
    """List all solutions by trying every step: written for nothing but to be obviously right."""
    number_at, walls, shut = puzzle.number_at(), set(puzzle.walls), set(puzzle.blocked)
    found = []

    def go_on(path, reached):
        if len(path) == puzzle.cells:
            if path[-1] == puzzle.numbers[-1] and reached == puzzle.last:
                found.append(tuple(path))
            return
        y, x = path[-1]
        for cell in ((y, x + 1), (y + 1, x), (y, x - 1), (y - 1, x)):
            inside = 0 <= cell[0] < puzzle.height and 0 <= cell[1] < puzzle.width
            if not inside or cell in path or cell in shut or border_between(path[-1], cell) in walls:
                continue
            number = number_at.get(cell)
            if number is None or number == reached + 1:
                go_on([*path, cell], reached if number is None else number)

    go_on([puzzle.numbers[0]], 1)
    return found


def random_puzzle(chance, longest=5):
    """Make a board that may have no, one or many solutions, with walls and blocked cells at times."""
    while True:
        width, height = 1 + chance.below(longest), 1 + chance.below(longest)
        every = [(y, x) for y in range(height) for x in range(width)]
        shut = chance.sample(every, min(len(every) - 1, chance.below(3) if chance.below(3) == 0 else 0))
        cells = [cell for cell in every if cell not in shut]
        path = make_path((width, height), "backbite", chance.word())
        if not shut and chance.below(3):
            shown = {0, len(path) - 1, *chance.sample(range(len(path)), min(len(path), chance.below(4)))}
            numbers = [path[index] for index in sorted(shown)]
        else:
            numbers = chance.sample(cells, min(len(cells), 2 + chance.below(4)))
        borders = [border_between(a, b) for a in every for b in every if a < b and border_between(a, b)]
        walls = chance.sample(borders, min(len(borders), chance.below(4) if chance.below(2) else 0))
        try:
            return Zip(width, height, numbers, walls, shut)
        except InvalidPuzzle:
            continue
