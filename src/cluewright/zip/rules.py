"""What the rules say of a Zip puzzle's board."""

from collections.abc import Mapping, Sequence

from cluewright import _native
from cluewright.core.errors import Fault
from cluewright.zip.board import Board
from cluewright.zip.native import arguments, cell_numbers
from cluewright.zip.puzzle import Border, Cell, Zip, border_between, name_cell, sides_of


def faults(puzzle: Zip, board: Board) -> list[Fault]:
    """List every rule the board breaks, as codes with cells; what is merely unfinished is no fault."""
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
        found.append(Fault("start", f"The path starts in {name_cell(path[0])}, not on the 1.", (path[0],)))
    walls, shut, number_at = set(puzzle.walls), set(puzzle.blocked), puzzle.number_at()
    seen: set[Cell] = set()
    reached = 0
    for index, cell in enumerate(path):
        where = name_cell(cell)
        border = border_between(path[index - 1], cell) if index else None
        if index and border is None:
            found.append(Fault("jump", f"The path jumps to {where}.", (path[index - 1], cell)))
        if border in walls:
            found.append(Fault("wall", f"The path crosses the wall before {where}.", (path[index - 1], cell)))
        if cell in shut:
            found.append(Fault("blocked", f"The path enters the blocked {where}.", (cell,)))
        if cell in seen:
            found.append(Fault("revisit", f"The path visits {where} twice.", (cell,)))
        number = number_at.get(cell)
        if number is not None and cell not in seen:
            if number != reached + 1:
                text = f"The path meets the {number} in {where}, but the next number is {reached + 1}."
                found.append(Fault("order", text, (cell,)))
            reached = number
        seen.add(cell)
    end = puzzle.numbers[-1]
    if end in path and (len(path) < puzzle.cells or path[-1] != end):
        text = f"The path reaches the last number, {puzzle.last}, before every cell is visited."
        found.append(Fault("early-end", text, (end,)))
    return found


def _border_faults(puzzle: Zip, board: Board) -> list[Fault]:
    """Find what notes and path together break: branches, loops, contradictions, cells left without ways."""
    passable = set(puzzle.passable())
    used = board.all_used()
    found = [
        Fault("contradiction", "A border is noted as closed, but the path uses it.", sides_of(border))
        for border in sorted(used & board.closed)
    ]
    found.extend(
        Fault("wall", "A note leads through a wall or into a blocked cell.", sides_of(border))
        for border in sorted(board.used - passable)
    )
    ways: dict[Cell, list[Cell]] = {}
    for border in used:
        a, b = sides_of(border)
        ways.setdefault(a, []).append(b)
        ways.setdefault(b, []).append(a)
    ends = {puzzle.numbers[0], puzzle.numbers[-1]}
    found.extend(
        Fault("branch", f"The path branches in {name_cell(cell)}.", (cell,))
        for cell in sorted(ways)
        if len(ways[cell]) > (1 if cell in ends else 2)
    )
    if puzzle.cells > 1:
        for cell, left in sorted(_ways_left(puzzle, board, passable).items()):
            if left < (1 if cell in ends else 2):
                text = f"The cell in {name_cell(cell)} has too few ways left to be visited."
                found.append(Fault("dead-end", text, (cell,)))
    if not found:
        found.extend(_loop_faults(ways))
    return found


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
            found.append(Fault("loop", f"The path closes a loop at {name_cell(first)}.", tuple(sorted(group))))
    return found
