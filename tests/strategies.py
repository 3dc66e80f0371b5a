"""Hypothesis strategies that several tests share."""

import numpy as np
from hypothesis import strategies as st

from cluewright.colour_nonogram.board import Board as ColourBoard
from cluewright.colour_nonogram.palette import LONGEST_NAME, MOST_COLOURS, is_mark
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.core.item import Item
from cluewright.formats.loss import VOCABULARY
from cluewright.hitori.board import Board as HitoriBoard
from cluewright.hitori.board import Cell as HitoriCell
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rules import is_solution
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.puzzle import Nonogram
from cluewright.zip.board import Board as ZipBoard
from cluewright.zip.puzzle import Zip
from cluewright.zip.strategies import make_path


@st.composite
def nonograms(draw, longest=7, hidden=True):
    """A nonogram with at least one solution, and that solution; some clues and numbers are hidden at times."""
    width, height = draw(st.integers(1, longest)), draw(st.integers(1, longest))
    picture = draw(st.lists(st.booleans(), min_size=width * height, max_size=width * height))
    solution = Board.solved(np.array(picture).reshape(height, width))
    puzzle = clues_of(solution)
    if hidden and draw(st.integers(0, 2)) == 0:
        chance = draw(st.sampled_from([0.1, 0.3]))
        random = draw(st.randoms(use_true_random=False))

        def hide(clues):
            return [
                None
                if random.random() < chance / 2
                else [None if random.random() < chance else number for number in clue]
                for clue in clues
            ]

        puzzle = Nonogram(hide(puzzle.rows), hide(puzzle.columns))
    return puzzle, solution


@st.composite
def boards_in_play(draw, longest=7, hidden=True):
    """A nonogram, one of its solutions, and a board on the way to it."""
    puzzle, solution = draw(nonograms(longest, hidden))
    share = draw(st.sampled_from([0.0, 0.2, 0.5]))
    random = draw(st.randoms(use_true_random=False))
    known = np.array([random.random() < share for _ in range(solution.cells.size)]).reshape(solution.cells.shape)
    return puzzle, solution, Board(np.where(known, solution.cells, np.uint8(0)))


SIZES = st.one_of(
    st.tuples(st.integers(1, 12), st.integers(1, 9)),
    st.sampled_from([(60, 40), (1, 300), (300, 1), (2, 33)]),
)
TEXTS = st.one_of(
    st.sampled_from(
        [
            '1 < 2 & "3"',
            "&amp;",
            "[Dimensions]",
            "it's // a // path",
            "====",
            "Größe 3×2",
            "0",
            "rows",
            "a|b",
            "red #ff0000",
        ]
    ),
    st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=30),
)
METAS = st.dictionaries(st.sampled_from(sorted(VOCABULARY)), TEXTS, max_size=5)


@st.composite
def pictures(draw, sizes=SIZES):
    """A picture as an array of bool, from quite empty to quite full."""
    width, height = draw(sizes)
    density = draw(st.sampled_from([0.0, 0.1, 0.5, 0.9, 1.0]))
    return np.random.default_rng(draw(st.integers(0, 2**32))).random((height, width)) < density


@st.composite
def nonogram_items(draw):
    """A nonogram of any shape with what files tell about it; at times clues are hidden or a board is saved."""
    if draw(st.integers(0, 3)) == 0:
        puzzle, solution = draw(nonograms())
    else:
        solution = Board.solved(draw(pictures()))
        puzzle = clues_of(solution)
    rows = solution.rows()
    saved = ["?" * len(row) for row in rows[:-1]] + rows[-1:]
    extra = {"saved": [saved]} if draw(st.booleans()) else {}
    return Item(puzzle, solution=solution, meta=draw(METAS), extra=extra)


@st.composite
def hitori_items(draw):
    """A Hitori with a solution: no number repeats in a line, but under some cells that may be shaded."""
    width, height = draw(st.integers(1, 9)), draw(st.integers(1, 9))
    step = draw(st.sampled_from([1, 4, 200]))
    numbers = np.add.outer(np.arange(height), np.arange(width)) % max(width, height) * step + 1
    board = HitoriBoard(np.full((height, width), HitoriCell.WHITE, np.uint8))
    for row, column in draw(st.lists(st.tuples(st.integers(0, height - 1), st.integers(0, width - 1)), max_size=8)):
        shaded = board.with_cells([(row, column, HitoriCell.BLACK)])
        if is_solution(Hitori(numbers), shaded):
            board = shaded
            numbers[row, column] = numbers[row, column - 1]
    return Item(Hitori(numbers), solution=board, meta=draw(METAS))


@st.composite
def zip_items(draw):
    """A Zip puzzle around a path, with that path; some walls beside it."""
    size = draw(st.integers(1, 7)), draw(st.integers(1, 6))
    path = make_path(size, "backbite", draw(st.integers(0, 10**6)))
    shown = {0, len(path) - 1} | draw(st.sets(st.integers(0, len(path) - 1), max_size=30))
    bare = Zip(*size, [path[index] for index in sorted(shown)])
    beside = [border for border in bare.passable() if border not in ZipBoard(path).all_used()]
    walls = draw(st.sets(st.sampled_from(beside), max_size=9)) if beside else ()
    return Item(Zip(*size, bare.numbers, walls), solution=ZipBoard(path), meta=draw(METAS))


@st.composite
def palettes(draw, most=MOST_COLOURS):
    """A background and 2 or more colours, plain ones or with any names, values and marks."""
    count = 1 + draw(st.integers(2, most))
    if draw(st.booleans()):
        return [("white", "#ffffff"), *((f"colour {n}", f"#{n:02x}8040") for n in range(1, count))]
    names = draw(
        st.lists(TEXTS.filter(lambda text: len(text) <= LONGEST_NAME), min_size=count, max_size=count, unique=True)
    )
    values = draw(st.lists(st.integers(0, 0xFFFFFF), min_size=count, max_size=count))
    marks = st.characters(exclude_categories=["C", "Z", "M", "N"]) | st.sampled_from("|?[]#.:&<\"'aAbBzZ")
    marks = draw(st.lists(marks.filter(is_mark), min_size=count, max_size=count, unique=True))
    return [(name, f"#{value:06x}", mark) for name, value, mark in zip(names, values, marks, strict=True)]


@st.composite
def colour_pictures(draw, colours):
    """A picture of colour numbers in which each colour has a cell, from quite empty to full."""
    sizes = st.tuples(st.integers(1, 12), st.integers(1, 9)) | st.sampled_from([(1, 40), (40, 1), (30, 20)])
    width, height = draw(sizes.filter(lambda size: size[0] * size[1] >= colours))
    random = np.random.default_rng(draw(st.integers(0, 2**32)))
    cells = random.integers(1, colours + 1, (height, width)) * (random.random((height, width)) < draw(st.floats(0, 1)))
    cells.flat[random.permutation(cells.size)[:colours]] = np.arange(1, colours + 1)
    return cells.astype(np.uint8)


@st.composite
def colour_nonogram_items(draw):
    """A colour nonogram of any shape with its solution; at times clues are hidden or a board is saved."""
    palette = draw(palettes())
    solution = ColourBoard.solved(draw(colour_pictures(len(palette) - 1)))
    puzzle = solution.puzzle(palette)
    if draw(st.integers(0, 3)) == 0:
        random = draw(st.randoms(use_true_random=False))
        rows = [
            tuple((None if random.random() < 0.3 else length, colour) for length, colour in row) for row in puzzle.rows
        ]
        columns = [None if random.random() < 0.1 else column for column in puzzle.columns]
        puzzle = ColourNonogram(puzzle.palette, rows, columns)
    rows = solution.rows()
    saved = ["?" * len(row) for row in rows[:-1]] + rows[-1:]
    extra = {"saved": [saved]} if draw(st.booleans()) else {}
    return Item(puzzle, solution=solution, meta=draw(METAS), extra=extra)


ITEMS = {
    "nonogram": nonogram_items(),
    "colour-nonogram": colour_nonogram_items(),
    "hitori": hitori_items(),
    "zip": zip_items(),
}
"""The items of each kind that formats are tried with."""
