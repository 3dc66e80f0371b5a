"""Colour nonograms drawn: true colours, marks for those who cannot see them, greys where a theme has no colours."""

import io

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from tests.colour_nonogram.boards import as_puzzle, colour_puzzles

from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.drawing import draw_scene, draw_text
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.core.hint import Hint
from cluewright.core.message import plain
from cluewright.core.scene import Dye, Layer, Look, Text, Texts
from cluewright.core.technique import Evidence, Level, Step, Technique
from cluewright.render.drawing import draw
from cluewright.render.pdf import to_pdf
from cluewright.render.png import to_png
from cluewright.render.svg import to_svg
from cluewright.render.terminal import to_terminal
from cluewright.render.themes import THEMES

PALETTE = [("sky", "#d7f0ff"), ("red", "#d03a2b"), ("yellow", "#ffe14d"), ("navy", "#101a60")]
SOLVED = Board.parse("aabb. .cc.. a.bbb")
PUZZLE = SOLVED.puzzle(PALETTE)
BEGUN = Board.parse("aab?. ????? a.???")
BLACK = Look(colours=False, marks=True)


def pixels(scene, theme="light", cell=16) -> np.ndarray:
    """Return the pixels of the board in a scene without clues."""
    image = Image.open(io.BytesIO(to_png(scene, theme, cell=cell))).convert("RGB")
    return np.asarray(image)


def test_text_has_the_marks_of_the_colours() -> None:
    assert draw_text(PUZZLE, BEGUN).splitlines()[-4:] == [". sky", "A red", "B yellow", "C navy"]
    assert "2A 2B    A  A  B  ·  ." in draw_text(PUZZLE, BEGUN)


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_solved_cells_have_their_true_colours_in_every_theme(theme: str) -> None:
    picture = pixels(draw_scene(PUZZLE, SOLVED, Look(clues=False)), theme)
    for (row, column), colour in np.ndenumerate(SOLVED.array):
        middle = picture[8 + 16 * row + 8, 8 + 16 * column + 8]
        assert tuple(middle.tolist()) == PUZZLE.palette[colour].rgb


def test_without_colours_there_are_only_greys() -> None:
    for board in (None, BEGUN, SOLVED):
        picture = pixels(draw_scene(PUZZLE, board, BLACK), "print").astype(int)
        assert np.abs(picture - picture[..., :1]).max() == 0
    assert THEMES["print"].black_only
    assert [name for name, theme in THEMES.items() if theme.marks] == ["high-contrast", "print", "colour-blind"]


def test_marks_stand_beside_the_clues_and_in_the_cells() -> None:
    svg = to_svg(draw_scene(PUZZLE, BEGUN))
    assert svg.count(">A</text>") == sum(colour == 1 for clue in PUZZLE.rows + PUZZLE.columns for _, colour in clue)
    marked = to_svg(draw_scene(PUZZLE, BEGUN, Look(marks=True)))
    assert marked.count(">A</text>") == svg.count(">A</text>") + 3 + 1  # the cells, and what the mark stands for
    assert ">navy</text>" in marked
    assert "#d03a2b" in svg


def test_a_terminal_has_clues_with_marks_in_their_colours() -> None:
    text = to_terminal(draw_scene(PUZZLE, BEGUN), "dark", width=90, height=50, colour=True)
    assert "2A 2B" in text.plain
    styles = {str(span.style) for span in text.spans}
    assert any("on #d03a2b" in style for style in styles)


def test_a_page_of_pdf_is_drawn() -> None:
    data = to_pdf(draw_scene(PUZZLE, SOLVED))
    assert data.startswith(b"%PDF")
    assert data == to_pdf(draw_scene(PUZZLE, SOLVED))


def test_hidden_clues_empty_lines_and_large_lengths_have_room() -> None:
    wide = ColourNonogram(PALETTE, [[(120, 1), (None, 2)], None, []], [None] * 130)
    scene = draw_scene(wide)
    left = -scene.bounds[0]
    assert left > 2
    assert all(x >= -left for layer in scene.layers.values() for part in layer for x in [getattr(part, "x", 0)])
    assert to_svg(scene).count(">?</text>") == 1 + 1 + 130


@pytest.mark.parametrize("stage", [0, 1, 2])
def test_a_hint_shows_the_colour_it_puts_into_cells(stage: int) -> None:
    technique = Technique("overlap", Level.EASY, 1, "cluewright.colour_nonogram")
    step = Step(
        technique, ((1, 1, "c"), (1, 0, ".")), plain("so"), Evidence(lines=(("row", 1),), clues=(("row", 1, 0),))
    )
    svg = to_svg(
        draw_scene(PUZZLE, BEGUN, Look(hint=Hint((plain("a"), plain("b"), plain("c")), step=step), stage=stage))
    )
    assert ('width=".44"' in svg) == (stage == 2)


@given(st.integers(0, 255), st.integers(0, 255), st.integers(0, 255))
def test_what_is_written_on_a_colour_can_be_read(red: int, green: int, blue: int) -> None:
    dye = Dye(red, green, blue)
    high, low = sorted((dye.luminance, dye.readable.luminance), reverse=True)
    assert (high + 0.05) / (low + 0.05) >= 4.5


@given(colour_puzzles(most_cells=12), st.data())
def test_every_board_is_drawn(drawn, data) -> None:
    raw, picture = drawn
    puzzle = as_puzzle(raw)
    values = st.lists(st.integers(0, 16), min_size=picture.size, max_size=picture.size)
    board = Board(np.array(data.draw(values), np.uint8).reshape(picture.shape))
    assert to_svg(draw_scene(puzzle, board, BLACK)).startswith("<svg")
    assert draw_text(puzzle, board)


@pytest.mark.parametrize(("colour", "screen", "press"), [("#367db4", 0, 255), ("#ffcc4d", 0, 0), ("#1e1e5a", 255, 255)])
def test_letters_are_white_on_what_a_press_prints_dark(colour: str, screen: int, press: int) -> None:
    puzzle = Board.parse("aab").puzzle([("white", "#ffffff"), ("own", colour), ("red", "#d03a2b")])
    for look, ink in ((Look(), screen), (Look(press=True), press)):
        letters = [each for each in draw_scene(puzzle, look=look).layers[Layer.CLUES] if isinstance(each, Texts)]
        marks = {each.fill for each in letters if any(text == "A" for _, _, text in each.texts)}
        assert marks == {Dye(ink, ink, ink)}


@pytest.mark.parametrize(("background", "listed"), [("#ffffff", ["A", "B"]), ("#2850a0", [".", "A", "B"])])
def test_a_white_background_is_not_in_the_list_of_marks(background: str, listed: list[str]) -> None:
    puzzle = Board.parse("aab").puzzle([("ground", background), ("red", "#d03a2b"), ("navy", "#101a60")])
    captions = draw_scene(puzzle, look=Look(marks=True)).layers[Layer.CAPTION]
    assert [each.text for each in captions if isinstance(each, Text)][::2] == listed


@pytest.mark.parametrize("theme", [None, "print"])
def test_marks_without_a_font_give_way_to_letters(theme: str | None) -> None:
    marks = ("\U00010480", "A", "\u0412")  # Osmanya, Latin, and a Cyrillic one that looks like B
    puzzle = SOLVED.puzzle(
        [("white", "#ffffff"), *((*PALETTE[place][:2], mark) for place, mark in enumerate(marks, 1))]
    )
    clues = draw(puzzle, theme=theme).scene.layers[Layer.CLUES]
    written = {text for each in clues if isinstance(each, Texts) for _, _, text in each.texts if not text.isdigit()}
    assert written == {"A", "B", "C"}
    assert "\U00010480 red" in draw_text(puzzle, None)
