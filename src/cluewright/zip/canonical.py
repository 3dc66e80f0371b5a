"""The one Zip that stands for all its turned, mirrored and reversed forms."""

from functools import lru_cache
from typing import NamedTuple

from cluewright.zip.puzzle import Border, Cell, Zip


class _Turn(NamedTuple):
    """Say where each cell goes when the board is turned or mirrored."""

    width: int
    height: int
    to: dict[Cell, Cell]


def canonical(puzzle: Zip) -> Zip:
    """Return the least of the forms a Zip takes when turned, mirrored and reversed, in landscape if it is not square.

    Reversed, the last number is 1 and the path runs the other way: the line on the board is the same, so a player
    who has solved one form has solved the other.

    >>> canonical(Zip(3, 2, [(0, 0), (1, 0)])) == canonical(Zip(2, 3, [(2, 1), (2, 0)]))
    True
    """
    first, last = puzzle.numbers[0], puzzle.numbers[-1]
    turns = _turns(puzzle.width, puzzle.height)
    # The start of the path nearly always decides, so a form is made only if it starts at the least place.
    begins = min([min(turn.to[first], turn.to[last]) for turn in turns])
    forms = []
    for turn in turns:
        for numbers in (puzzle.numbers, puzzle.numbers[::-1]):
            if turn.to[numbers[0]] == begins:
                moved = tuple([turn.to[cell] for cell in numbers])
                forms.append((moved, _borders(turn, puzzle.walls), _cells(turn, puzzle.blocked)))
    return Zip._unchecked(turns[0].width, turns[0].height, *min(forms))


@lru_cache(maxsize=256)
def _turns(width: int, height: int) -> tuple[_Turn, ...]:
    """Return the ways to turn and mirror a board of this size into landscape: four, or eight for a square."""
    cells = [(row, column) for row in range(height) for column in range(width)]
    found = []
    for swapped in (False, True):
        new_width, new_height = (height, width) if swapped else (width, height)
        if new_width < new_height:
            continue
        for down in (False, True):
            for across in (False, True):
                to = {}
                for cell in cells:
                    row, column = cell[::-1] if swapped else cell
                    to[cell] = (new_height - 1 - row if down else row, new_width - 1 - column if across else column)
                found.append(_Turn(new_width, new_height, to))
    return tuple(found)


def _cells(turn: _Turn, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return tuple(sorted([turn.to[cell] for cell in cells]))


def _borders(turn: _Turn, borders: tuple[Border, ...]) -> tuple[Border, ...]:
    moved: list[Border] = []
    for row, column, way in borders:
        other = (row, column + 1) if way == "right" else (row + 1, column)
        a, b = turn.to[row, column], turn.to[other]
        first = min(a, b)
        moved.append((*first, "right" if a[0] == b[0] else "down"))
    return tuple(sorted(moved))
