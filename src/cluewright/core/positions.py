"""Sets of cells of a line, or of positions between them, as whole numbers: bit 0 for the first.

What the checkers of proofs about lines share; it is short, and nothing of a solver is in it.
"""


def run_up(positions: int, cells: int) -> int:
    """Return what can be reached from positions by passing any number of the cells, onward.

    A carry runs through all cells that follow each other, so one addition does it.
    """
    return positions | ((cells + (positions & cells)) ^ cells)


def run_down(positions: int, cells: int) -> int:
    """Return what can be reached from positions by passing any number of the cells, backward."""
    step = 1
    while cells:
        positions |= cells & positions >> step
        cells &= cells >> step
        step *= 2
    return positions


def all_of(cells: int, length: int) -> int:
    """Return the cells that begin a row of so many of the cells."""
    done = 1
    while 2 * done <= length:
        cells &= cells >> done
        done *= 2
    return cells & cells >> length - done


def any_of(starts: int, length: int) -> int:
    """Return the cells of all blocks of a length that begin there."""
    done = 1
    while 2 * done <= length:
        starts |= starts << done
        done *= 2
    return starts | starts << length - done
