"""Hitori drawn: as plain text, and into a scene."""

from collections.abc import Iterable, Sequence

import numpy as np

from cluewright.core import sketch
from cluewright.core.scene import PLAIN, CellGrid, Layer, Look, Marks, Rect, Role, Scene, Texts
from cluewright.hitori.board import Board, Cell
from cluewright.hitori.puzzle import Hitori

_COVERS = {"?": " {} ", ".": "({})", "#": "[{}]"}

MOST_CIRCLES = 20_000
"""With more white cells than this, they have a tint instead of a circle."""
_SIZE = 0.6


def draw_text(puzzle: Hitori, board: Board | None = None) -> str:
    """Draw numbers and board as plain text: `[3]` is shaded, `(3)` marked white, `3` unknown."""
    cells = board.rows() if board is not None else ["?" * puzzle.width] * puzzle.height
    pitch = len(str(int(puzzle.array.max())))
    lines = []
    for numbers, row in zip(puzzle.numbers, cells, strict=True):
        texts = (_COVERS[cell].format(str(number).rjust(pitch)) for number, cell in zip(numbers, row, strict=True))
        lines.append("".join(texts).rstrip())
    return "\n".join(lines)


def draw_scene(puzzle: Hitori, board: Board | None = None, look: Look = PLAIN) -> Scene:
    """Draw numbers and board into a scene; a board without unknown cells has no circles."""
    width, height = puzzle.width, puzzle.height
    margin = sketch.MARGIN
    bounds = (-margin, -margin, width + margin, height + margin)
    title = sketch.size_in_words("Hitori", width, height)
    numbers = look.clues and width * height <= look.most_texts
    scene = Scene(bounds, title, _describe(puzzle, board, shown=numbers or not look.clues), width, height)
    sketch.draw_heat(scene, look)
    _draw_hint(scene, look)
    if board is not None:
        _draw_board(scene, board, heated=look.heat is not None)
    if look.grid:
        sketch.draw_grid(scene, bold=False)  # nothing is counted in fives
    if numbers:
        _draw_numbers(scene, puzzle, _dark(board, look))
    sketch.draw_caption(scene, look)
    return scene


def _describe(puzzle: Hitori, board: Board | None, *, shown: bool) -> str:
    parts = [f"{puzzle.height} rows of {puzzle.width} numbers, some of which must be shaded."]
    if not shown:
        parts.append("There are too many numbers to draw.")
    if max(puzzle.width, puzzle.height) <= 20:
        parts.append("Rows: " + "; ".join(" ".join(map(str, row)) for row in puzzle.numbers) + ".")
    if board is not None:
        black = int(np.count_nonzero(board.blacks))
        parts.append(f"{board.decided} of {puzzle.width * puzzle.height} cells are decided, {black} are shaded.")
    return " ".join(parts)


def _dark(board: Board | None, look: Look) -> set[tuple[int, int]]:
    """Return the cells whose number is on a dark background."""
    found = set() if board is None else {(row, column) for row, column in np.argwhere(board.blacks).tolist()}
    if look.hint is not None and look.hint.step is not None and look.stage >= 2:
        found |= {(change[0], change[1]) for change in look.hint.step.cells if change[2] == "#"}
    return found


def _draw_numbers(scene: Scene, puzzle: Hitori, dark: set[tuple[int, int]]) -> None:
    groups: dict[tuple[Role, int], list[tuple[float, float, str]]] = {}
    for y, row in enumerate(puzzle.numbers):
        for x, number in enumerate(row):
            text = str(number)
            role = Role.ON_FILL if (y, x) in dark else Role.INK
            groups.setdefault((role, len(text)), []).append((x + 0.5, y + 0.5, text))
    for (role, digits), texts in sorted(groups.items()):
        scene.add(Layer.CLUES, Texts(tuple(texts), sketch.fitting_size(digits, _SIZE, 0.8), role))


def _draw_board(scene: Scene, board: Board, *, heated: bool) -> None:
    black, white = board.blacks, board.cells == Cell.WHITE
    if heated and board.width * board.height <= MOST_CIRCLES:
        # Smaller, so that the cell's colour is seen around it.
        scene.add(Layer.SOLUTION, *(_shade(cell, Role.FILL, 0.12) for cell in np.argwhere(black).tolist()))
    else:
        scene.add(Layer.SOLUTION, CellGrid((0, 0), black.astype(np.uint8), (None, Role.FILL)))
    if (black | white).all() or not white.any():
        return
    if np.count_nonzero(white) > MOST_CIRCLES:
        scene.add(Layer.SOLUTION, CellGrid((0, 0), white.astype(np.uint8), (None, Role.EMPTY)))
    else:
        scene.add(Layer.MARKS, Marks(_centres(np.argwhere(white).tolist()), "circle", 0.38, Role.MARK, 0.05))


def _shade(cell: Sequence[int], role: Role, inset: float) -> Rect:
    row, column = cell[:2]
    return Rect(column + inset, row + inset, 1 - 2 * inset, 1 - 2 * inset, role, radius=0.1)


def _centres(cells: Iterable[Sequence[int]]) -> tuple[tuple[float, float], ...]:
    return tuple((column + 0.5, row + 0.5) for row, column in cells)


def _draw_hint(scene: Scene, look: Look) -> None:
    for line, index in sketch.hint_lines(look):
        across = line == "row"
        band = (0, index, scene.columns, 1) if across else (index, 0, 1, scene.rows)
        scene.add(Layer.HIGHLIGHTS, Rect(*band, fill=Role.EVIDENCE, strength=0.16))
    targets = sketch.hint_targets(look)
    sketch.draw_highlights(
        scene, look, targets=targets, evidence=sketch.hint_evidence(look), mistakes=sketch.hint_mistakes(look)
    )
    if targets and look.hint is not None and look.hint.step is not None:
        changes = look.hint.step.cells
        scene.add(Layer.MARKS, *(_shade(change[:2], Role.TARGET, 0.1) for change in changes if change[2] == "#"))
        white = [change[:2] for change in changes if change[2] == "."]
        scene.add(Layer.MARKS, Marks(_centres(white), "circle", 0.36, Role.TARGET, 0.08))
