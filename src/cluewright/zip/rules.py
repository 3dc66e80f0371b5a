"""What the rules say about a Zip puzzle's board."""

from collections.abc import Mapping, Sequence

from cluewright import _native
from cluewright.core.errors import Fault
from cluewright.zip.board import Board
from cluewright.zip.native import arguments, cell_numbers
from cluewright.zip.puzzle import Border, Cell, Zip, border_between, sides_of
from cluewright.zip.words import at, between, says


def faults(puzzle: Zip, board: Board) -> list[Fault]:
    """List every rule the board breaks, as codes with cells; what is merely unfinished is not a fault."""
    return [*_path_faults(puzzle, board.path), *_border_faults(puzzle, board)]


def is_solution(puzzle: Zip, board: Board) -> bool:
    """Tell whether the used borders make the one path the puzzle asks for, drawn or noted."""
    drawn = board.path
    if board.used:
        path = board.trace(puzzle)
        if len(board.all_used()) != puzzle.cells - 1 or path[: len(drawn)] != drawn:
            return False
        drawn = path
    return len(drawn) == puzzle.cells and _native.zip_is_solution(*arguments(puzzle), cell_numbers(puzzle.width, drawn))


def _path_faults(puzzle: Zip, path: Sequence[Cell]) -> list[Fault]:
    found: list[Fault] = []
    if path and path[0] != puzzle.numbers[0]:
        found.append(Fault("start", says("fault-start", cell=at(path[0])), (path[0],), says("fault-start-remedy")))
    walls, shut, number_at = set(puzzle.walls), set(puzzle.blocked), puzzle.number_at()
    seen: set[Cell] = set()
    reached = 0
    for index, cell in enumerate(path):
        before = path[index - 1]
        back = says("remedy-go-back", cell=at(before)) if index else None
        border = border_between(before, cell) if index else None
        if index and border is None:
            found.append(Fault("jump", says("fault-jump", **between(before, cell)), (before, cell), back))
        if border in walls:
            found.append(Fault("wall", says("fault-wall", **between(before, cell)), (before, cell), back))
        if cell in shut:
            found.append(Fault("blocked", says("fault-blocked", cell=at(cell)), (cell,), back))
        if cell in seen:
            found.append(Fault("revisit", says("fault-revisit", cell=at(cell)), (cell,), back))
        number = number_at.get(cell)
        if number is not None and cell not in seen:
            if number != reached + 1:
                said = says("fault-order", number=number, cell=at(cell), next=reached + 1)
                found.append(Fault("order", said, (cell,), back))
            reached = number
        seen.add(cell)
    end = puzzle.numbers[-1]
    if end in path and (len(path) < puzzle.cells or path[-1] != end):
        before = path[max(path.index(end) - 1, 0)]
        said = says("fault-early-end", number=puzzle.last)
        found.append(Fault("early-end", said, (end,), says("remedy-go-back", cell=at(before))))
    return found


def _border_faults(puzzle: Zip, board: Board) -> list[Fault]:
    """Find what notes and path together break: branches, loops, contradictions, cells left without ways."""
    passable = set(puzzle.passable())
    used = board.all_used()
    found = [_note_fault("contradiction", "fault-contradiction", border) for border in sorted(used & board.closed)]
    found.extend(_note_fault("wall", "fault-wall-note", border) for border in sorted(board.used - passable))
    ways: dict[Cell, list[Cell]] = {}
    for border in used:
        a, b = sides_of(border)
        ways.setdefault(a, []).append(b)
        ways.setdefault(b, []).append(a)
    ends = {puzzle.numbers[0], puzzle.numbers[-1]}
    found.extend(
        Fault("branch", says("fault-branch", cell=at(cell)), (cell,), says("remedy-clear-notes-around", cell=at(cell)))
        for cell in sorted(ways)
        if len(ways[cell]) > (1 if cell in ends else 2)
    )
    if puzzle.cells > 1:
        for cell, left in sorted(_ways_left(puzzle, board, passable).items()):
            if left < (1 if cell in ends else 2):
                remedy = says("remedy-clear-notes-around", cell=at(cell))
                found.append(Fault("dead-end", says("fault-dead-end", cell=at(cell)), (cell,), remedy))
    if not found:
        found.extend(_loop_faults(ways))
    return found


def _note_fault(code: str, message: str, border: Border) -> Fault:
    """Make the fault of a note, which the player clears."""
    sides = between(*sides_of(border))
    return Fault(code, says(message, **sides), sides_of(border), says("remedy-clear-note", **sides))


def _ways_left(puzzle: Zip, board: Board, passable: set[Border]) -> dict[Cell, int]:
    shut = set(puzzle.blocked)
    left = {(y, x): 0 for y in range(puzzle.height) for x in range(puzzle.width) if (y, x) not in shut}
    for border in passable - board.closed:
        for cell in sides_of(border):
            left[cell] += 1
    return left


def _loop_faults(ways: Mapping[Cell, list[Cell]]) -> list[Fault]:
    """Find closed loops among used borders where no cell has more than two."""
    found: list[Fault] = []
    seen: set[Cell] = set()
    for first in sorted(ways):
        if first in seen:
            continue
        group, pending = set(), [first]
        while pending:
            cell = pending.pop()
            if cell not in group:
                group.add(cell)
                pending.extend(ways[cell])
        seen |= group
        if all(len(ways[cell]) == 2 for cell in group):
            remedy = says("remedy-clear-notes-around", cell=at(first))
            found.append(Fault("loop", says("fault-loop", cell=at(first)), tuple(sorted(group)), remedy))
    return found
