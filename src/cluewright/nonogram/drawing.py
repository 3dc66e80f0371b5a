"""Nonograms drawn: as plain text, and into a scene."""

from collections.abc import Iterable, Sequence

import numpy as np

from cluewright.core import sketch
from cluewright.core.scene import PLAIN, CellGrid, Layer, Look, Marks, Rect, Role, Scene, Texts
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.puzzle import Clue, Nonogram

_CELLS = {"?": "·", ".": "×", "#": "■", "!": "!"}

MOST_CROSSES = 20_000
"""With more empty cells than this, empty cells have a tint instead of a cross."""

_SIZE = 0.56
_LEVEL = 0.68
"""The height a number takes in a column's clue."""
_DIGIT, _GAP = 0.28, 0.30
"""The width of a digit, and of what is left between two numbers of a row's clue."""
_RING = 0.12
"""The distance from a hidden clue's `?` to the ring around it."""
_NEAR = 0.22
"""The distance from the frame to the nearest number."""


def draw_text(puzzle: Nonogram, board: Board | None = None) -> str:
    """Draw clues and board as plain text, two characters per cell, with a gap after every fifth.

    Cells are `·` unknown, `×` empty, `■` filled.
    """
    cells = board.rows() if board is not None else ["?" * puzzle.width] * puzzle.height
    row_clues = [" ".join(_numbers(clue)) for clue in puzzle.rows]
    left = max(len(text) for text in row_clues)
    column_clues = [_numbers(clue) for clue in puzzle.columns]
    depth = max(len(numbers) for numbers in column_clues)
    pitch = max(2, 1 + max(len(number) for numbers in column_clues for number in numbers))
    lines = []
    for level in range(depth):
        padded = (([""] * (depth - len(numbers)) + numbers)[level] for numbers in column_clues)
        lines.append(" " * left + "  " + _spread([number.rjust(pitch) for number in padded]))
    for y, row in enumerate(cells):
        if y and y % 5 == 0:
            lines.append("")
        lines.append(row_clues[y].rjust(left) + "  " + _spread([_CELLS[cell].rjust(pitch) for cell in row]))
    return "\n".join(line.rstrip() for line in lines)


def _numbers(clue: Clue) -> list[str]:
    if clue is None:
        return ["-"]
    return ["?" if number is None else str(number) for number in clue] or ["0"]


def _spread(cells: list[str]) -> str:
    """Join the cells of a row, a gap after every fifth."""
    return " ".join("".join(cells[start : start + 5]) for start in range(0, len(cells), 5))


def draw_scene(puzzle: Nonogram, board: Board | None = None, look: Look = PLAIN) -> Scene:
    """Draw clues and board into a scene; a board without unknown cells is drawn as its picture, without crosses."""
    width, height = puzzle.width, puzzle.height
    numbers = sum(1 if clue is None else max(1, len(clue)) for clue in puzzle.rows + puzzle.columns)
    clues = look.clues and numbers <= look.most_texts
    left = max(map(_row_room, puzzle.rows)) if clues else 0.0
    above = max(map(_column_room, puzzle.columns)) if clues else 0.0
    margin = sketch.MARGIN
    bounds = (-left - margin, -above - margin, width + margin, height + margin)
    title = sketch.size_in_words("Nonogram", width, height)
    scene = Scene(bounds, title, _describe(puzzle, board, shown=clues or not look.clues), width, height)
    _draw_hint(scene, puzzle, look, left if clues else 0.0, above if clues else 0.0)
    if board is not None:
        _draw_board(scene, board, look)
    elif look.heat is not None:
        sketch.draw_heat(scene, look)
    if look.grid:
        if clues:
            sketch.draw_clue_lines(scene, left, above)
        sketch.draw_grid(scene)
    if clues:
        _draw_clues(scene, puzzle, board)
    sketch.draw_caption(scene, look)
    return scene


def _describe(puzzle: Nonogram, board: Board | None, *, shown: bool) -> str:
    parts = [f"{puzzle.height} rows and {puzzle.width} columns of cells, each with the lengths of its filled blocks."]
    if not shown:
        parts.append("The clues are too many to be drawn.")
    if max(puzzle.width, puzzle.height) <= 30:
        rows = "; ".join(" ".join(_numbers(clue)) for clue in puzzle.rows)
        columns = "; ".join(" ".join(_numbers(clue)) for clue in puzzle.columns)
        parts.append(f"Rows: {rows}. Columns: {columns}.")
    if board is not None:
        filled = int(np.count_nonzero(board.cells == Cell.FILLED))
        parts.append(f"{board.decided} of {puzzle.width * puzzle.height} cells are decided, {filled} are filled.")
    return " ".join(parts)


def _row_room(clue: Clue) -> float:
    texts = _shown(clue)
    return _NEAR + _DIGIT * sum(map(len, texts)) + _GAP * (len(texts) - 1) + (_RING if clue is None else 0)


def _column_room(clue: Clue) -> float:
    return _NEAR + _LEVEL * len(_shown(clue)) - (_LEVEL - _SIZE)


def _shown(clue: Clue) -> list[str]:
    """Return the texts of a clue; for a hidden clue a single `?`, which gets a ring.

    A `?` without a ring is one block of unknown length, which says more.
    """
    return ["?"] if clue is None else _numbers(clue)


def _places(puzzle: Nonogram) -> Iterable[tuple[str, int, int, float, float, str]]:
    """Yield every clue number: "row" or "column", its line, its place in it, its position, and its text."""
    for index, clue in enumerate(puzzle.rows):
        x = -_NEAR - (_RING if clue is None else 0)
        texts = _shown(clue)
        for place in range(len(texts) - 1, -1, -1):
            room = _DIGIT * len(texts[place])
            yield "row", index, place, x - room / 2, index + 0.5, texts[place]
            x -= room + _GAP
    for index, clue in enumerate(puzzle.columns):
        texts = _shown(clue)
        y = -_NEAR - _SIZE / 2 + 0.04
        for place in range(len(texts) - 1, -1, -1):
            yield "column", index, place, index + 0.5, y, texts[place]
            y -= _LEVEL


def _draw_clues(scene: Scene, puzzle: Nonogram, board: Board | None) -> None:
    """Write the clues; those of lines that show exactly their blocks are dimmed while the board is unfinished."""
    done = _finished_lines(puzzle, board) if board is not None and not _complete(board) else set()
    groups: dict[tuple[Role, float], list[tuple[float, float, str]]] = {}
    for line, index, _, x, y, text in _places(puzzle):
        role = Role.FAINT if (line, index) in done else Role.INK
        size = sketch.fitting_size(len(text), _SIZE) if line == "column" else _SIZE
        groups.setdefault((role, size), []).append((x, y, text))
        if (puzzle.rows if line == "row" else puzzle.columns)[index] is None:
            half = _DIGIT / 2 + _RING
            ring = Rect(x - half, y - half, 2 * half, 2 * half, stroke=Role.INK, stroke_width=0.04, radius=half)
            scene.add(Layer.CLUES, ring)
    for (role, size), texts in groups.items():
        scene.add(Layer.CLUES, Texts(tuple(texts), size, role))


def _complete(board: Board) -> bool:
    return bool(((board.cells == Cell.FILLED) | (board.cells == Cell.EMPTY)).all())


def _finished_lines(puzzle: Nonogram, board: Board) -> set[tuple[str, int]]:
    filled = board.array
    found = set()
    for name, clues, cells in (("row", puzzle.rows, filled), ("column", puzzle.columns, filled.T)):
        line, first, end = sketch.runs(cells)
        lengths = (end - first).tolist()
        starts = np.searchsorted(line, np.arange(len(clues) + 1)).tolist()
        found |= {
            (name, index)
            for index, clue in enumerate(clues)
            if clue and clue == tuple(lengths[starts[index] : starts[index + 1]])
        }
    return found


def _draw_board(scene: Scene, board: Board, look: Look) -> None:
    cells = board.cells
    filled = cells == Cell.FILLED
    if look.heat is None:
        scene.add(Layer.SOLUTION, CellGrid((0, 0), filled.astype(np.uint8), (None, Role.FILL)))
    elif filled.size <= MOST_CROSSES:
        # Smaller, so that the cell's colour shows around it: a grey theme could not show both in one shade.
        sketch.draw_heat(scene, look)
        scene.add(Layer.SOLUTION, *map(_inset, np.argwhere(filled).tolist()))
    else:
        # The colour says when, its strength says what: filled cells keep showing the picture.
        sketch.draw_heat(scene, look, filled, strength=1.0)
        sketch.draw_heat(scene, look, ~filled, strength=0.3)
    _draw_crosses(scene, board, look)
    impossible = [(int(row), int(column)) for row, column in np.argwhere(cells == Cell.CONTRADICTION)]
    if impossible:
        sketch.draw_highlights(scene, Look(), mistakes=impossible)


def _inset(cell: Sequence[int]) -> Rect:
    row, column = cell
    return Rect(column + 0.22, row + 0.22, 0.56, 0.56, Role.FILL, radius=0.1)


def _draw_crosses(scene: Scene, board: Board, look: Look) -> None:
    empty = board.cells == Cell.EMPTY
    if _complete(board) or look.heat is not None:
        return
    if np.count_nonzero(empty) > MOST_CROSSES:
        scene.add(Layer.SOLUTION, CellGrid((0, 0), empty.astype(np.uint8), (None, Role.EMPTY)))
    elif empty.any():
        scene.add(Layer.MARKS, Marks(sketch.centres(np.argwhere(empty).tolist()), "cross", 0.2, Role.MARK, 0.05))


def _draw_hint(scene: Scene, puzzle: Nonogram, look: Look, left: float, above: float) -> None:
    step = sketch.draw_hint_places(scene, look, left, above)
    if step is None:
        return
    evidence = set(step.evidence.clues)
    if evidence and (left or above):
        for line, index, place, x, y, text in _places(puzzle):
            if (line, index, place) in evidence:
                wide = _DIGIT * len(text) + 0.22
                box = Rect(x - wide / 2, y - 0.31, wide, 0.62, Role.EVIDENCE, radius=0.14, strength=0.45)
                scene.add(Layer.HIGHLIGHTS, box)
    if look.stage >= 2:
        filled = [change[:2] for change in step.cells if change[2] == "#"]
        empty = [change[:2] for change in step.cells if change[2] == "."]
        scene.add(
            Layer.MARKS,
            *(Rect(x + 0.22, y + 0.22, 0.56, 0.56, Role.TARGET, radius=0.06) for y, x in filled),
            Marks(sketch.centres(empty), "cross", 0.2, Role.TARGET, 0.08),
        )
