"""Colour nonograms drawn: as plain text, and into a scene.

A clue number stands on a patch of its colour, with the colour's mark beside it, so that nobody has to see colours to
read it. Cells have their true colours; where a look leaves colours out, they have greys and their marks.
"""

from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from cluewright.colour_nonogram.board import BACKGROUND, UNKNOWN, Board, clue_of
from cluewright.colour_nonogram.colour_names import name_in
from cluewright.colour_nonogram.puzzle import Clue, Colour, ColourNonogram, format_clue, read_palette
from cluewright.core import sketch
from cluewright.core.scene import PLAIN, CellGrid, Dye, Layer, Look, Marks, Rect, Role, Scene, Text, Texts, Tone

MOST_MARKS = 20_000
"""Boards with more cells have no crosses and marks in them."""
_MOST_ROUND = 4_000
"""Patches up to this many have round corners, which take longer to draw."""

_SIZE, _MARK_SIZE = 0.5, 0.4
_DIGIT, _MARK = 0.26, 0.22
"""The width of a digit, and of the mark behind it."""
_EDGE, _HIGH = 0.1, 0.62
"""The patch around a number: what it is wider on each side, and its height."""
_GAP, _LEVEL = 0.08, 0.7
"""Between two patches of a row's clue, and from one to the next in a column's."""
_NEAR = 0.14
"""The distance from the frame to the nearest patch."""
_DIM = 0.35
"""How strong the patches of a finished line are."""
_TINT = 0.4
"""How strong the grey of a patch is where there are no colours."""
_NAME, _NAME_BOX, _NAME_LINE = 0.54, 0.66, 0.9
"""In the list of the marks: the size of a name, the side of the box before it, and from one line to the next."""
_WIDE = 0x2E80
"""Characters from here on are as wide as they are high."""
_WHITE = Dye(255, 255, 255)
_PIECE = 0.44
"""The side of what a hint puts into a cell."""


def draw_text(puzzle: ColourNonogram, board: Board | None = None) -> str:
    """Draw clues and board as plain text, with the marks of the colours and a gap after every fifth cell.

    Cells are `·` unknown, the background's mark, or the mark of their colour.
    """
    marks = ["·", *(colour.mark for colour in puzzle.palette)]
    cells = board.cells.tolist() if board is not None else [[UNKNOWN] * puzzle.width] * puzzle.height
    row_clues = [" ".join(_texts(clue, puzzle.palette)) for clue in puzzle.rows]
    left = max(len(text) for text in row_clues)
    column_clues = [_texts(clue, puzzle.palette) for clue in puzzle.columns]
    depth = max(len(numbers) for numbers in column_clues)
    pitch = max(2, 1 + max(len(number) for numbers in column_clues for number in numbers))
    lines = []
    for level in range(depth):
        padded = (([""] * (depth - len(numbers)) + numbers)[level] for numbers in column_clues)
        lines.append(" " * left + "  " + _spread([number.rjust(pitch) for number in padded]))
    for y, row in enumerate(cells):
        if y and y % 5 == 0:
            lines.append("")
        lines.append(row_clues[y].rjust(left) + "  " + _spread([_mark(marks, value).rjust(pitch) for value in row]))
    lines.append("")
    lines.extend(f"{colour.mark} {colour.name}" for colour in puzzle.palette)
    return "\n".join(line.rstrip() for line in lines)


def _texts(clue: Clue, palette: Sequence[Colour]) -> list[str]:
    if clue is None:
        return ["-"]
    return format_clue(clue, palette).split(" ")


def _mark(marks: Sequence[str], value: int) -> str:
    return marks[value] if value < len(marks) else "!"


def _spread(cells: list[str]) -> str:
    """Join the cells of a row, a gap after every fifth."""
    return " ".join("".join(cells[start : start + 5]) for start in range(0, len(cells), 5))


def draw_scene(puzzle: ColourNonogram, board: Board | None = None, look: Look = PLAIN) -> Scene:
    """Draw clues and board into a scene; a board without unknown cells is drawn as its picture."""
    puzzle = _written(puzzle, look)
    blocks = sum(1 if clue is None else max(1, len(clue)) for clue in puzzle.rows + puzzle.columns)
    clues = look.clues and blocks <= look.most_texts
    left = max(map(_row_room, puzzle.rows)) if clues else 0.0
    above = max(map(_column_room, puzzle.columns)) if clues else 0.0
    margin = sketch.MARGIN
    bounds = (-left - margin, -above - margin, puzzle.width + margin, puzzle.height + margin)
    title = sketch.size_in_words("Colour Nonogram", puzzle.width, puzzle.height)
    said = _describe(puzzle, board, shown=clues or not look.clues)
    scene = Scene(bounds, title, said, puzzle.width, puzzle.height)
    dyes = dyes_of(puzzle, colours=look.colours)
    _draw_hint(scene, puzzle, look, dyes, left, above)
    sketch.draw_heat(scene, look)
    if board is not None:
        _draw_board(scene, puzzle, board, look, dyes)
    if look.grid:
        if clues:
            sketch.draw_clue_lines(scene, left, above)
        sketch.draw_grid(scene)
    if clues:
        patches = dyes if look.colours else [_pale(dye) for dye in dyes]
        _draw_clues(scene, puzzle, board, patches, look)
        if look.marks:
            _draw_palette(scene, puzzle, patches, look)
    sketch.draw_caption(scene, look)
    return scene


def _written(puzzle: ColourNonogram, look: Look) -> ColourNonogram:
    """Return the puzzle with letters for marks if there is no font for one: a letter might look like another's mark."""
    if all(look.writes(colour.mark) for colour in puzzle.palette):
        return puzzle
    return puzzle.with_palette(read_palette([(each.name, each.value) for each in puzzle.palette], []))


def dyes_of(puzzle: ColourNonogram, *, colours: bool = True) -> list[Dye]:
    """Return the colours of the palette to draw with, the background's first; without colours, greys."""
    dyes = [Dye(*colour.rgb) for colour in puzzle.palette]
    return dyes if colours else [dye.grey for dye in dyes]


def _pale(dye: Dye) -> Dye:
    """Return a lighter grey: without colours a clue is read by its mark, in black on a tint that does not hide it."""
    return Dye(*(round(255 - _TINT * (255 - part)) for part in (dye.red, dye.green, dye.blue)))


def _describe(puzzle: ColourNonogram, board: Board | None, *, shown: bool) -> str:
    colours = ", ".join(f"{colour.mark} {colour.name}" for colour in puzzle.palette[1:])
    parts = [f"{puzzle.height} rows and {puzzle.width} columns of cells, each with the lengths of its coloured blocks."]
    parts.append(f"Colours: {colours}; the background is {puzzle.palette[0].name}.")
    if not shown:
        parts.append("The clues are too many to be drawn.")
    if max(puzzle.width, puzzle.height) <= 30:
        rows, columns = (
            "; ".join(" ".join(_texts(clue, puzzle.palette)) for clue in side) for side in (puzzle.rows, puzzle.columns)
        )
        parts.append(f"Rows: {rows}. Columns: {columns}.")
    if board is not None:
        painted = int(np.count_nonzero(board.cells > BACKGROUND))
        parts.append(f"{board.decided} of {puzzle.width * puzzle.height} cells are decided, {painted} have a colour.")
    return " ".join(parts)


def _number(length: int | None) -> str:
    return "?" if length is None else str(length)


def _patch_width(length: int | None) -> float:
    return _DIGIT * len(_number(length)) + _MARK + 2 * _EDGE


def _row_room(clue: Clue) -> float:
    if not clue:
        return _NEAR + _HIGH
    return _NEAR + sum(_patch_width(length) + _GAP for length, _ in clue)


def _column_room(clue: Clue) -> float:
    return _NEAR + _LEVEL * len(clue or ((None, 0),))


def _patches(puzzle: ColourNonogram) -> Iterator[tuple[str, int, int, float, float]]:
    """Yield every clue number: "row" or "column", its line, its place in it, and the middle of its patch."""
    for index, clue in enumerate(puzzle.rows):
        if not clue:
            yield "row", index, 0, -_NEAR - _HIGH / 2, index + 0.5
            continue
        x = -_NEAR
        for place in range(len(clue) - 1, -1, -1):
            wide = _patch_width(clue[place][0])
            yield "row", index, place, x - wide / 2, index + 0.5
            x -= wide + _GAP
    for index, clue in enumerate(puzzle.columns):
        for place in range(len(clue or (0,)) - 1, -1, -1):
            yield "column", index, place, index + 0.5, -_NEAR - _LEVEL * (len(clue or (0,)) - place - 0.5)


def _draw_clues(scene: Scene, puzzle: ColourNonogram, board: Board | None, dyes: Sequence[Dye], look: Look) -> None:
    """Draw the clues; those of lines that show exactly their blocks are pale while the board is unfinished."""
    unfinished = board is not None and bool((board.cells == UNKNOWN).any())
    done = _finished_lines(puzzle, board) if board is not None and unfinished else set()
    numbers: dict[tuple[Tone, float], list[tuple[float, float, str]]] = {}
    marks: dict[Tone, list[tuple[float, float, str]]] = {}
    patches = list(_patches(puzzle))
    for line, index, place, x, y in patches:
        clue = (puzzle.rows if line == "row" else puzzle.columns)[index]
        if not clue:
            numbers.setdefault((Role.INK, _SIZE), []).append((x, y, "?" if clue is None else "0"))
            if clue is None:
                half = _HIGH / 2 - 0.04
                ring = Rect(x - half, y - half, 2 * half, 2 * half, stroke=Role.INK, stroke_width=0.04, radius=half)
                scene.add(Layer.CLUES, ring)
            continue
        length, colour = clue[place]
        text, pale = _number(length), (line, index) in done
        wide = min(_patch_width(length), 0.94) if line == "column" else _patch_width(length)
        patch = Rect(x - wide / 2, y - _HIGH / 2, wide, _HIGH, dyes[colour], Role.GRID, 0.03)
        scene.add(Layer.CLUES, _rounded(patch, strength=_DIM if pale else 1.0, round_=len(patches) <= _MOST_ROUND))
        ink: Tone = Role.FAINT if pale else _letters(dyes[colour], look)
        squeeze = wide / _patch_width(length)
        numbers.setdefault((ink, _SIZE * squeeze), []).append((x - _MARK * squeeze / 2, y, text))
        right = x + (_DIGIT * len(text) / 2 + 0.02) * squeeze
        marks.setdefault(ink, []).append((right, y + 0.08 * (line == "row"), puzzle.palette[colour].mark))
    for (tone, size), texts in numbers.items():
        scene.add(Layer.CLUES, Texts(tuple(texts), size, tone, bold=True))
    for tone, texts in marks.items():
        scene.add(Layer.CLUES, Texts(tuple(texts), _MARK_SIZE, tone, joined=True))


def _rounded(rect: Rect, *, strength: float, round_: bool) -> Rect:
    radius = 0.12 if round_ else 0.0
    return Rect(rect.x, rect.y, rect.width, rect.height, rect.fill, rect.stroke, rect.stroke_width, radius, strength)


def _finished_lines(puzzle: ColourNonogram, board: Board) -> set[tuple[str, int]]:
    picture = board.array
    return {
        (name, index)
        for name, index, clue, _ in puzzle.lines()
        if clue and clue == clue_of(picture[index] if name == "row" else picture[:, index])
    }


def _draw_board(scene: Scene, puzzle: ColourNonogram, board: Board, look: Look, dyes: Sequence[Dye]) -> None:
    cells = board.cells
    complete = not (cells == UNKNOWN).any()
    known = np.minimum(cells, np.uint8(len(dyes)))
    if look.heat is None:
        scene.add(Layer.SOLUTION, CellGrid((0, 0), known, (None, *dyes)))
    elif cells.size <= MOST_MARKS:
        # Smaller, so that the colour of the time shows around it.
        inner = (_piece(row, column, dyes[int(known[row, column]) - 1]) for row, column in np.argwhere(known).tolist())
        scene.add(Layer.SOLUTION, *inner)
    if cells.size > MOST_MARKS:
        return
    if not complete and look.heat is None:
        crosses = sketch.centres(np.argwhere(cells == BACKGROUND).tolist())
        ink = _between(dyes[0])
        scene.add(Layer.MARKS, Marks(crosses, "cross", 0.16, ink, 0.05))
    if look.marks:
        for colour in range(1, len(dyes)):
            places = sketch.centres(np.argwhere(cells == colour + BACKGROUND).tolist())
            texts = tuple((x, y, puzzle.palette[colour].mark) for x, y in places)
            scene.add(Layer.MARKS, Texts(texts, 0.6, _letters(dyes[colour], look)))


def _letters(dye: Dye, look: Look) -> Dye:
    """Return black or white, whichever is easier to read on a colour."""
    return (dye.pressed if look.press else dye).readable


def _between(dye: Dye) -> Dye:
    """Return a colour that is seen on another without standing out: half way to black or white."""
    far = dye.readable
    return Dye((dye.red + far.red) // 2, (dye.green + far.green) // 2, (dye.blue + far.blue) // 2)


def _piece(row: int, column: int, tone: Tone) -> Rect:
    start = (1 - _PIECE) / 2
    return Rect(column + start, row + start, _PIECE, _PIECE, tone, radius=0.06)


def _draw_palette(scene: Scene, puzzle: ColourNonogram, dyes: Sequence[Dye], look: Look) -> None:
    """Write below the board which mark stands for which colour; a white background has none in its cells."""
    language = look.language
    left, top, right, bottom = scene.bounds
    half = _NAME_BOX / 2
    x, y = left + sketch.MARGIN, bottom - sketch.MARGIN + 0.25 + _NAME_LINE / 2
    named = list(zip(puzzle.palette, dyes, strict=True))
    for colour, dye in named[1:] if dyes[0] == _WHITE else named:
        name = name_in(colour.name, language)
        wide = _NAME_BOX + 0.2 + _NAME * sum(map(_width, name))
        if x > left + sketch.MARGIN and x + wide > right - sketch.MARGIN:
            x, y = left + sketch.MARGIN, y + _NAME_LINE
        scene.add(Layer.CAPTION, Rect(x, y - half, _NAME_BOX, _NAME_BOX, dye, Role.GRID, 0.03))
        scene.add(Layer.CAPTION, Text((x + half, y), colour.mark, _NAME, _letters(dye, look)))
        scene.add(Layer.CAPTION, Text((x + _NAME_BOX + 0.16, y), name, _NAME, Role.INK, "start"))
        right = max(right, x + wide + sketch.MARGIN)
        x += wide + 0.3
    scene.language = language
    scene.bounds = (left, top, right, y + half + 0.1 + sketch.MARGIN)


def _width(letter: str) -> float:
    """Return about how wide a letter is, as a share of its size."""
    if ord(letter) >= _WIDE:
        return 1.0
    return 0.3 if letter in " -fijlrt" else 0.8 if letter in "mw" else 0.52


def _draw_hint(
    scene: Scene, puzzle: ColourNonogram, look: Look, dyes: Sequence[Dye], left: float, above: float
) -> None:
    step = sketch.draw_hint_places(scene, look, left, above)
    if step is None:
        return
    evidence = set(step.evidence.clues)
    if evidence and (left or above):
        for line, index, place, x, y in _patches(puzzle):
            clue = (puzzle.rows if line == "row" else puzzle.columns)[index]
            if (line, index, place) in evidence and clue:
                wide, high = _patch_width(clue[place][0]) + 0.14, _HIGH + 0.14
                box = Rect(x - wide / 2, y - high / 2, wide, high, Role.EVIDENCE, radius=0.16)
                scene.add(Layer.HIGHLIGHTS, box)
    if look.stage >= 2:
        _draw_changes(scene, step.cells, dyes)


def _draw_changes(scene: Scene, changes: Iterable[Sequence[object]], dyes: Sequence[Dye]) -> None:
    """Draw what a step puts into cells: a piece in the colour, or a cross for the background."""
    empty = []
    for row, column, symbol in (change[:3] for change in changes):
        value = Board.symbols.find(str(symbol))
        place = int(str(row)), int(str(column))
        if value == BACKGROUND:
            empty.append(place)
        elif value > BACKGROUND:
            scene.add(Layer.MARKS, _piece(*place, dyes[min(value, len(dyes)) - BACKGROUND]))
    scene.add(Layer.MARKS, Marks(sketch.centres(empty), "cross", 0.2, Role.TARGET, 0.08))
