"""What is wrong with a finished board whose lines have clues: the lines that do not show the blocks of their clue."""

from collections.abc import Callable
from typing import Any

from cluewright.clued_lines.puzzle import CluedPuzzle
from cluewright.core.cell_board import CellBoard, Cells
from cluewright.core.errors import Fault, Faults
from cluewright.core.message import Line, Value

Blocks = tuple[Any, ...]


def block_faults(
    puzzle: CluedPuzzle[Any],
    board: CellBoard,
    blocks_of: Callable[[Cells], Blocks],
    agree: Callable[[Any, Any], bool],
    quoted: Callable[[Blocks], Value],
    fault: Callable[..., Fault],
) -> list[Fault]:
    """List the lines whose blocks are not those of their clue.

    `blocks_of` returns the blocks in the cells of a line, `agree` tells whether a block is the one that a clue lists,
    which may be hidden, and `quoted` writes blocks for a sentence.
    """
    found = Faults()
    for name, index, clue, length in puzzle.lines():
        if clue is None:
            continue
        row = name == "row"
        blocks = blocks_of(board.cells[index] if row else board.cells[:, index])
        if len(blocks) == len(clue) and all(map(agree, blocks, clue)):
            continue
        cells = tuple((index, place) if row else (place, index) for place in range(length))
        said = {"line": Line(name, index), "blocks": quoted(blocks), "clue": quoted(clue)}
        found.append(fault("answer-blocks", cells=cells, **said))
    return found
