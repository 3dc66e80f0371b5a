"""The terminal: as much as fits the window, and nothing but characters where there are no colours."""

import io
import re

import numpy as np
import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.render.goldens import HITORI, HITORI_BOARD, NONOGRAM, NONOGRAM_BOARD, ZIP, ZIP_BOARD

import cluewright as cw
from cluewright.core.registry import kind
from cluewright.core.scene import Role
from cluewright.nonogram.board import Board
from cluewright.render.characters import framed, read
from cluewright.render.drawing import draw
from cluewright.render.terminal import to_terminal
from cluewright.render.themes import THEMES

_ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def lines_of(thing: object, *, width: int = 80, height: int = 24, **options: object) -> list[str]:
    """Give the lines of a drawing in colour, without the colours."""
    scene = draw(thing, **options).scene  # type: ignore[arg-type]
    return [line.rstrip() for line in to_terminal(scene, width=width, height=height).plain.split("\n")]


def test_a_nonogram_has_its_clues_and_lines() -> None:
    assert lines_of(NONOGRAM, board=NONOGRAM_BOARD) == [
        "      2   ?   1   2   1   1",
        "    ┏━━━━━━━━━━━━━━━━━━━┳━━━┓",
        "1 1 ┃   │ × │   │ × │   ┃ × ┃",
        "    ┃───┼───┼───┼───┼───┃───┃",
        "? 3 ┃   │ × │   │   │   ┃   ┃",
        "    ┃───┼───┼───┼───┼───┃───┃",
        "(?) ┃   │   │   │   │   ┃   ┃",
        "    ┃───┼───┼───┼───┼───┃───┃",
        "  0 ┃ × │ × │ × │ × │ × ┃ × ┃",
        "    ┗━━━━━━━━━━━━━━━━━━━┻━━━┛",
    ]


def test_filled_cells_have_the_colour_of_filled_cells() -> None:
    theme = THEMES["dark"]
    page = framed(read(draw(NONOGRAM, board=NONOGRAM_BOARD).scene, theme), 3)
    grounds = [[page[2 + 2 * y][6 + 4 * x].ground for x in range(6)] for y in range(4)]

    assert [[ground == theme.colour(Role.FILL) for ground in row] for row in grounds] == NONOGRAM_BOARD.array.tolist()


def test_a_low_window_gets_a_row_a_line() -> None:
    assert lines_of(NONOGRAM, board=NONOGRAM_BOARD, height=8) == [
        "     2 ? 1 2 1 1",
        "1 1   ×   ×   ×",
        "? 3   ×",
        "(?)",
        "  0 × × × × × ×",
    ]


def test_hitori_numbers_stay_readable() -> None:
    assert lines_of(HITORI, board=HITORI_BOARD) == [
        "┏━━━━━━━━━━━━━━━┓",
        "┃ 1 │(1)│ 2 │12 ┃",
        "┃───┼───┼───┼───┃",
        "┃ 3 │ 2 │ 2 │(4)┃",
        "┃───┼───┼───┼───┃",
        "┃(1)│(3)│(3)│(2)┃",
        "┗━━━━━━━━━━━━━━━┛",
    ]


def test_a_zip_has_its_path_and_walls() -> None:
    assert lines_of(ZIP, board=ZIP_BOARD) == [
        "┏━━━┳━━━━━━━━━━━┓",
        "┃ 1 ┃   │ 3 │   ┃",
        "┃─┃─┼───┼───┼───┃",
        "┃ ┃ │   │   │   ┃",
        "┃─┃─┼───┼━━━┼───┃",
        "┃ ╹ │ 2 ━━╸ │   ┃",
        "┗━━━━━━━━━━━━━━━┛",
    ]


@pytest.mark.parametrize("name", list(cw.kinds()))
def test_the_words_of_a_hint_stand_below(name: str) -> None:
    item = kind(name).sample()
    board = kind(name).empty_board(item.puzzle)
    hint = cw.hint(item, board)

    shown = lines_of(item, board=board, hint=hint, width=50)

    assert " ".join(shown).endswith(str(hint))
    assert "×" in "".join(shown) or name != "nonogram"


@pytest.mark.parametrize("size", [(1, 7), (3, 1), (12, 9), (40, 25), (300, 120)])
@pytest.mark.parametrize("window", [(80, 24), (33, 12)])
@pytest.mark.parametrize("colour", [True, False])
def test_everything_fits_the_width(size: tuple[int, int], window: tuple[int, int], colour: bool) -> None:
    picture = np.random.default_rng(5).random((size[1], size[0])) < 0.6
    drawing = draw(cw.clues_of(picture), board=Board.solved(picture))

    shown = drawing.terminal(width=window[0], height=window[1], colour=colour)

    assert ("\x1b" in shown) == colour
    assert max(cell_len(_ESCAPE.sub("", line)) for line in shown.split("\n")) <= window[0]


def test_half_blocks_are_two_pixels_each() -> None:
    picture = np.zeros((121, 90), bool)
    picture[:61, :45] = True
    drawing = draw(cw.clues_of(picture), board=Board.solved(picture))

    lines = to_terminal(drawing.scene, width=90, height=80, colour=False).plain.split("\n")

    blank = [""] * (len(lines) - 32)
    assert [line.rstrip() for line in lines] == ["█" * 45] * 30 + ["▀" * 45] + blank + ["Nonogram, 90x121"]


def test_a_board_too_large_for_the_window_is_made_smaller() -> None:
    picture = np.zeros((1000, 600), bool)
    picture[:, :300] = True
    text = to_terminal(draw(cw.clues_of(picture), board=Board.solved(picture)).scene, width=60, height=25, colour=False)
    *lines, title = text.plain.split("\n")

    assert len(lines) == 24
    assert {line.rstrip()[:13] for line in lines} == {"█" * 13}
    assert {line[15:].strip() for line in lines} == {""}
    assert title == "Nonogram, 600x1000"


def test_a_board_of_averages_is_as_dark_as_it_is_full() -> None:
    picture = np.random.default_rng(4).random((900, 1200)) < 0.3
    plain = to_terminal(draw(cw.clues_of(picture), board=Board.solved(picture)).scene, width=80, colour=False).plain
    halves = {" ": 0, "▀": 1, "▄": 1, "█": 2}
    dark = [halves[character] for line in plain.split("\n")[:-1] for character in line]

    assert sum(dark) / (2 * len(dark)) == pytest.approx(0.3, abs=0.05)


@pytest.mark.parametrize(("variable", "colour"), [("", True), ("1", False)])
def test_no_color_is_honoured(monkeypatch: pytest.MonkeyPatch, variable: str, colour: bool) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("NO_COLOR", variable)

    assert ("\x1b" in draw(NONOGRAM).terminal()) == colour


def test_without_a_terminal_it_is_the_kind_s_plain_text() -> None:
    shown = draw(NONOGRAM, board=NONOGRAM_BOARD, caption="Half done.").terminal()

    assert shown == kind("nonogram").text(NONOGRAM, NONOGRAM_BOARD) + "\nHalf done."


def test_a_terminal_of_few_colours_gets_few_colours() -> None:
    out = Console(file=io.StringIO(), force_terminal=True, color_system="standard", width=80)
    # A theme no other test here uses: Rich keeps the escape codes of a style it has printed once.
    out.print(to_terminal(draw(NONOGRAM, board=NONOGRAM_BOARD).scene, "high-contrast"))

    assert "38;2" not in out.file.getvalue()  # type: ignore[attr-defined]
    assert "\x1b[" in out.file.getvalue()  # type: ignore[attr-defined]
