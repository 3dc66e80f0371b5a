"""Zip puzzles drawn: as plain text, and into a scene."""

from itertools import pairwise

from cluewright.core import sketch
from cluewright.core.scene import PLAIN, Layer, Look, Marks, Polyline, Rect, Role, Scene, Strokes, Texts
from cluewright.core.sketch import Segment
from cluewright.zip.board import Board
from cluewright.zip.puzzle import Border, Cell, Zip, border_between, sides_of

# What meets in a cell, by the ways the path takes: up, right, down, left.
_LINES = {
    (): "·",
    ("up",): "╵",
    ("right",): "╶",
    ("down",): "╷",
    ("left",): "╴",
    ("up", "down"): "│",
    ("right", "left"): "─",
    ("up", "right"): "└",
    ("right", "down"): "┌",
    ("down", "left"): "┐",
    ("up", "left"): "┘",
}

_PATH, _NOTE, _WALL = 0.44, 0.16, 0.16
_SHORT = 0.05
_DISC, _SIZE = 0.345, 0.42


def draw_text(puzzle: Zip, board: Board | None = None) -> str:
    """Draw numbers, walls and path as plain text, four characters per cell and two lines per row.

    >>> print(draw_text(Zip(3, 2, [(0, 0), (1, 0)], [(0, 1, "down")])))
    ┌───────────┐
    │ 1   ·   · │
    │    ━━━    │
    │ 2   ·   · │
    └───────────┘
    """
    used = board.all_used() if board is not None else set()
    walls, shut, number_at = set(puzzle.walls), set(puzzle.blocked), puzzle.number_at()
    inner = 4 * puzzle.width - 1
    lines = ["┌" + "─" * inner + "┐"]
    for y in range(puzzle.height):
        row, below = "", ""
        for x in range(puzzle.width):
            cell = (y, x)
            ways = [
                way
                for way, border in (
                    ("up", (y - 1, x, "down")),
                    ("right", (y, x, "right")),
                    ("down", (y, x, "down")),
                    ("left", (y, x - 1, "right")),
                )
                if border in used
            ]
            left = "─" if "left" in ways else " "
            right = "─" if "right" in ways else " "
            if cell in shut:
                shown = "███"
            elif cell in number_at:
                number = str(number_at[cell])
                shown = number.rjust(3) if len(number) > 2 else (left + number).ljust(3, right)
            else:
                shown = left + _LINES.get(tuple(ways), "┼") + right
            row += shown
            if x + 1 < puzzle.width:
                row += "┃" if (y, x, "right") in walls else right
            below += "━━━" if (y, x, "down") in walls else " │ " if (y, x, "down") in used else "   "
            below += " " if x + 1 < puzzle.width else ""
        lines.append(f"│{row}│")
        if y + 1 < puzzle.height:
            lines.append(f"│{below}│")
    lines.append("└" + "─" * inner + "┘")
    return "\n".join(lines)


def draw_scene(puzzle: Zip, board: Board | None = None, look: Look = PLAIN) -> Scene:
    """Draw numbers, walls and path into a scene; the path lies above the grid and below the numbers."""
    width, height = puzzle.width, puzzle.height
    margin = sketch.MARGIN
    bounds = (-margin, -margin, width + margin, height + margin)
    title = sketch.size_in_words("Zip", width, height)
    scene = Scene(bounds, title, _describe(puzzle, board), width, height)
    sketch.draw_heat(scene, look)
    _draw_hint(scene, look)
    if look.grid:
        sketch.draw_grid(scene, bold=max(width, height) > 2 * sketch.GROUP, frame=False)
    if board is not None:
        _draw_path(scene, board, heated=look.heat is not None)
    _draw_targets(scene, look)
    scene.add(Layer.CLUES, *(Rect(x, y, 1, 1, Role.WALL) for y, x in puzzle.blocked))
    scene.add(Layer.CLUES, Strokes(tuple(map(_wall, puzzle.walls)), Role.WALL, _WALL))
    scene.add(Layer.CLUES, Strokes(sketch.frame_of(width, height), Role.WALL, sketch.THICK))
    if look.clues:
        _draw_numbers(scene, puzzle)
    sketch.draw_caption(scene, look)
    return scene


def _describe(puzzle: Zip, board: Board | None) -> str:
    parts = [f"{puzzle.height} rows and {puzzle.width} columns of cells, numbers from 1 to {puzzle.last} in them."]
    if len(puzzle.numbers) <= 30:
        places = "; ".join(f"{n} in row {y + 1}, column {x + 1}" for n, (y, x) in enumerate(puzzle.numbers, 1))
        parts.append(f"Numbers: {places}.")
    if puzzle.walls:
        parts.append(f"{len(puzzle.walls)} walls.")
    if puzzle.blocked:
        parts.append(f"{len(puzzle.blocked)} blocked cells.")
    if board is not None:
        parts.append(f"The path visits {len(board.path)} of {puzzle.cells} cells.")
    return " ".join(parts)


def _middle(cell: Cell) -> tuple[float, float]:
    return cell[1] + 0.5, cell[0] + 0.5


def _wall(border: Border) -> Segment:
    """Return the line of a wall, a little shorter than the border, so that its thick end stays within the frame."""
    row, column, way = border
    if way == "right":
        return column + 1, row + _SHORT, column + 1, row + 1 - _SHORT
    return column + _SHORT, row + 1, column + 1 - _SHORT, row + 1


def _draw_path(scene: Scene, board: Board, *, heated: bool) -> None:
    role, width = (Role.INK, _NOTE) if heated else (Role.PATH, _PATH)  # so that the cells' colours are seen
    for border in sorted(board.used):
        scene.add(Layer.MARKS, Polyline(tuple(map(_middle, sides_of(border))), role, _NOTE))
    if len(board.path) > 1:
        scene.add(Layer.MARKS, *(Polyline(points, role, width) for points in _strands(board.path)))
    elif board.path:
        scene.add(Layer.MARKS, Marks((_middle(board.path[0]),), "disc", 0.46, Role.PATH))
    closed = tuple(_border_middle(border) for border in sorted(board.closed))
    if closed:
        scene.add(Layer.MARKS, Marks(closed, "cross", 0.1, Role.MARK, 0.05))


def _strands(path: tuple[Cell, ...]) -> list[tuple[tuple[float, float], ...]]:
    """Return the corners of the path; if a board wrongly jumps, another strand begins."""
    strands = [[path[0]]]
    for before, cell in pairwise(path):
        if border_between(before, cell) is None:
            strands.append([cell])
        else:
            strands[-1].append(cell)
    return [tuple(map(_middle, _corners(strand))) for strand in strands]


def _corners(cells: list[Cell]) -> list[Cell]:
    kept = cells[:1]
    for before, cell, after in zip(cells, cells[1:], cells[2:], strict=False):
        if (after[0] - cell[0], after[1] - cell[1]) != (cell[0] - before[0], cell[1] - before[1]):
            kept.append(cell)
    return [*kept, cells[-1]]


def _border_middle(border: Border) -> tuple[float, float]:
    (x1, y1), (x2, y2) = map(_middle, sides_of(border))
    return (x1 + x2) / 2, (y1 + y2) / 2


def _draw_numbers(scene: Scene, puzzle: Zip) -> None:
    scene.add(Layer.CLUES, Marks(tuple(map(_middle, puzzle.numbers)), "disc", _DISC, Role.FILL))
    groups: dict[int, list[tuple[float, float, str]]] = {}
    for number, cell in enumerate(puzzle.numbers, 1):
        groups.setdefault(len(str(number)), []).append((*_middle(cell), str(number)))
    for digits, texts in groups.items():
        size = sketch.fitting_size(digits, _SIZE, 0.56)
        scene.add(Layer.CLUES, Texts(tuple(texts), size, Role.ON_FILL, bold=True))


def _draw_hint(scene: Scene, look: Look) -> None:
    """Highlight what a hint is about."""
    for line, index in sketch.hint_lines(look):
        band = (0, index, scene.columns, 1) if line == "row" else (index, 0, 1, scene.rows)
        scene.add(Layer.HIGHLIGHTS, Rect(*band, fill=Role.EVIDENCE, strength=0.16))
    evidence, mistakes = sketch.hint_evidence(look), sketch.hint_mistakes(look)
    sketch.draw_highlights(scene, look, evidence=evidence, mistakes=mistakes)


def _draw_targets(scene: Scene, look: Look) -> None:
    """Draw the borders a hint settles: a piece of path, or a bar across the way."""
    step = look.hint.step if look.hint is not None else None
    if step is None or look.stage < 2:
        return
    for change in step.cells:
        row, column, way, used = change  # type: ignore[misc]  # borders only
        border = (row, column, way)
        if used:
            scene.add(Layer.MARKS, Polyline(tuple(map(_middle, sides_of(border))), Role.TARGET, 0.2))
        else:
            scene.add(Layer.OUTLINES, Strokes((_wall(border),), Role.TARGET, 0.1))
            scene.add(Layer.OUTLINES, Marks((_border_middle(border),), "cross", 0.13, Role.TARGET, 0.07))
