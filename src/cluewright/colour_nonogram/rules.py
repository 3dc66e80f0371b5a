"""What the rules say about a colour nonogram's board."""

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cluewright import _native
from cluewright.clued_lines.answers import block_faults
from cluewright.clued_lines.wording import along
from cluewright.colour_nonogram.board import BACKGROUND, UNKNOWN, Board, clue_of, require_board
from cluewright.colour_nonogram.puzzle import Block, Clue, Colour, ColourNonogram, quoted
from cluewright.colour_nonogram.wording import fault, message
from cluewright.core.errors import Fault
from cluewright.core.message import Line

Cells = tuple[tuple[int, int], ...]


def faults(puzzle: ColourNonogram, board: Board) -> list[Fault]:
    """List every line with a colour that its clue does not have, and every line that no arrangement fits."""
    require_board(puzzle, board)
    sets = board.sets(puzzle.colours)
    found: list[Fault] = []
    for name, index, clue, length in puzzle.lines():
        row = name == "row"
        if can_be_completed(puzzle.colours, clue, sets[index] if row else sets[:, index]):
            continue
        assert clue is not None, "every line agrees with a hidden clue"
        cells = tuple((index, place) if row else (place, index) for place in range(length))
        values = board.cells[index] if row else board.cells[:, index]
        foreign = list(_foreign(Line(name, index), clue, values, cells, puzzle.palette))
        found.extend(foreign or [_impossible(Line(name, index), clue, cells, puzzle.palette)])
    return found


def is_solution(puzzle: ColourNonogram, board: Board) -> bool:
    """Tell whether the board agrees with every clue, with unknown cells taken as background."""
    require_board(puzzle, board)
    return _native.colour_nonogram_is_solution(puzzle.colours, puzzle.rows, puzzle.columns, board.array)


def answer_faults(puzzle: ColourNonogram, board: Board) -> list[Fault]:
    """List the lines of a board meant as a solution that do not show their clue, like a nonogram's."""
    if board.decided < board.cells.size:
        return faults(puzzle, board)
    return block_faults(
        puzzle,
        board,
        lambda cells: clue_of(cells - np.uint8(BACKGROUND)),
        _agree,
        lambda blocks: quoted(blocks, puzzle.palette),
        fault,
    )


def _agree(block: Block, given: Block) -> bool:
    return block[1] == given[1] and given[0] in (None, block[0])


def can_be_completed(colours: int, clue: Clue, sets: NDArray[np.uint16]) -> bool:
    """Tell whether an arrangement of a clue's blocks agrees with what each cell of a line may be."""
    return clue is None or _can_be_completed(colours, clue, sets.tobytes())


@lru_cache(maxsize=8192)
def _can_be_completed(colours: int, clue: Clue, sets: bytes) -> bool:
    """Cache lines: a move changes few of a board's, but all are needed after each."""
    return _native.colour_nonogram_settle_line(colours, clue, np.frombuffer(sets, np.uint16)) is not None


def _foreign(
    line: Line, clue: Clue, values: NDArray[np.uint8], cells: Cells, palette: tuple[Colour, ...]
) -> Iterator[Fault]:
    """Yield a fault for each colour of a line that is not in its clue."""
    own = {colour for _, colour in clue or ()}
    for value in np.unique(values).tolist():
        colour = value - BACKGROUND
        if value in (UNKNOWN, BACKGROUND) or colour in own:
            continue
        places = np.flatnonzero(values == value).tolist()
        yield fault(
            "foreign-colour",
            cells=tuple(cells[place] for place in places),
            remedy=message("fault-foreign-colour-remedy", line=line, places=along(line.axis, places)),
            line=line,
            colour=palette[colour].name,
            places=along(line.axis, places),
        )


def _impossible(line: Line, clue: Clue, cells: Cells, palette: tuple[Colour, ...]) -> Fault:
    remedy = message("fault-impossible-line-remedy", line=line, axis=line.axis)
    return fault("impossible-line", cells=cells, remedy=remedy, line=line, clue=quoted(clue, palette))
