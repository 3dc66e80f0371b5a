"""`draw`: what is drawn, in which form it is written, and what a notebook shows."""

import io
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image
from tests.render.goldens import HITORI, NONOGRAM, ZIP, ZIP_BOARD

import cluewright as cw
from cluewright.core import display
from cluewright.core.registry import kind
from cluewright.core.scene import CellGrid, Layer, Role
from cluewright.nonogram.board import Board


def filled(drawing: cw.Drawing) -> list[list[int]]:
    cells = [part for part in drawing.scene.layers[Layer.SOLUTION] if isinstance(part, CellGrid)]
    assert [part.roles for part in cells] == [(None, Role.FILL)]
    return cells[0].values.tolist()


def test_the_solution_is_the_item_s_or_found() -> None:
    item = kind("nonogram").sample()

    known, found = cw.draw(item, solution=True), cw.draw(item.puzzle, solution=True)

    assert filled(known) == filled(found) == item.solution.array.astype(int).tolist()
    assert known.scene.title == "Apple: Nonogram, 9x10"
    assert found.scene.title == "Nonogram, 9x10"


def test_what_cannot_be_drawn_is_said() -> None:
    without_solution = cw.Nonogram(rows=[[1], [1, 1]], columns=[[1], [2], []])

    with pytest.raises(cw.CluewrightError, match="a board or the solution, not both"):
        cw.draw(ZIP, board=ZIP_BOARD, solution=True)
    with pytest.raises(cw.CluewrightError, match="no theme 'pink'"):
        cw.draw(ZIP, theme="pink")
    with pytest.raises(cw.CluewrightError, match="there is no solution to draw"):
        cw.draw(without_solution, solution=True)


@pytest.mark.parametrize(
    ("ending", "start"),
    [(".svg", b"<svg "), (".png", b"\x89PNG"), (".pdf", b"%PDF"), (".txt", b"  "), (".SVG", b"<svg ")],
)
def test_the_ending_says_the_form(tmp_path: Path, ending: str, start: bytes) -> None:
    target = tmp_path / f"picture{ending}"
    cw.draw(NONOGRAM).save(target)

    assert target.read_bytes().startswith(start)
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize("name", ["picture.bmp", "picture", ".svg", "svg"])
def test_another_ending_is_refused_and_writes_nothing(tmp_path: Path, name: str) -> None:
    with pytest.raises(cw.CluewrightError, match=r"a drawing must be a \.svg, \.png, \.pdf, \.eps, \.txt"):
        cw.draw(NONOGRAM).save(tmp_path / name)

    assert list(tmp_path.iterdir()) == []


def test_methods_write_what_they_give(tmp_path: Path) -> None:
    drawing = cw.draw(HITORI, theme="dark")

    assert drawing.svg(tmp_path / "a") == (tmp_path / "a").read_text()
    assert drawing.png(tmp_path / "b", cell=9) == (tmp_path / "b").read_bytes()
    assert drawing.pdf(tmp_path / "c") == (tmp_path / "c").read_bytes()


def test_files_are_light_unless_a_theme_is_wanted_and_pages_are_for_printing() -> None:
    assert cw.draw(HITORI).svg() == cw.draw(HITORI, theme="light").svg() != cw.draw(HITORI, theme="print").svg()
    assert cw.draw(HITORI).pdf() == cw.draw(HITORI, theme="print").pdf()
    assert cw.draw(HITORI).terminal(colour=True) == cw.draw(HITORI, theme="dark").terminal(colour=True)


def test_a_small_board_is_svg_in_a_notebook_and_a_large_one_a_small_picture() -> None:
    picture = np.random.default_rng(3).random((300, 500)) < 0.5
    large = cw.draw(cw.clues_of(picture), board=Board.solved(picture))
    small = cw.draw(NONOGRAM)

    assert (small._repr_svg_(), small._repr_png_()) == (small.svg(), None)
    assert large._repr_svg_() is None
    shown = large._repr_png_()
    assert shown is not None
    assert len(shown) < 400_000
    assert Image.open(io.BytesIO(shown)).size == pytest.approx((3 * 501, 3 * 301), abs=1)


@pytest.mark.parametrize("thing", [NONOGRAM, HITORI, ZIP, kind("zip").sample()], ids=repr)
def test_puzzles_and_items_show_themselves_in_a_notebook(thing: Any) -> None:
    assert thing._repr_svg_() == cw.draw(thing).svg()
    assert thing._repr_png_() is None


def test_without_a_drawer_a_notebook_shows_nothing_special(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "_drawer", None)

    assert NONOGRAM._repr_svg_() is None
    assert NONOGRAM._repr_png_() is None


def test_a_kind_without_a_drawing_of_its_own_is_drawn_as_its_text(kakurasu: ModuleType) -> None:
    item = kind("kakurasu").sample()
    drawing = cw.draw(item, solution=True)
    text = kind("kakurasu").text(item.puzzle, item.solution)

    assert drawing.terminal(colour=False) == text
    assert drawing.svg().count("<text ") == len("".join(text.split()))
    assert drawing.png().startswith(b"\x89PNG")
    assert drawing.pdf().startswith(b"%PDF")
    assert "\x1b" in drawing.terminal(colour=True)


@pytest.mark.parametrize("write", [cw.Drawing.svg, cw.Drawing.png, cw.Drawing.pdf])
def test_a_million_cells_are_drawn(write: Callable[[cw.Drawing], Any]) -> None:
    rows, columns = np.mgrid[0:800, 0:1250]
    picture = ((rows // 40 + columns // 50) % 2).astype(bool)
    drawing = cw.draw(cw.clues_of(picture), board=Board.solved(picture))

    assert 1_000 < len(write(drawing)) < 4_000_000


def test_clues_without_number_are_left_out_unless_wanted() -> None:
    picture = np.random.default_rng(3).random((400, 900)) < 0.5
    puzzle = cw.clues_of(picture)

    auto, all_of_them, none = (cw.draw(puzzle, clues=wanted).scene for wanted in (None, True, False))

    assert "too many to be drawn" in auto.description
    assert auto.bounds == none.bounds
    assert all_of_them.bounds[0] < none.bounds[0] - 50
    assert "too many" not in none.description + all_of_them.description


@pytest.mark.parametrize("title", ["<b>&\"'", "\x1b[2Jgone\x00\ud800\n", "x" * 100_000, "猫のパズル", ""], ids=ascii)
def test_a_stranger_s_title_does_no_harm(title: str) -> None:
    drawing = cw.draw(cw.Item(NONOGRAM, meta={"title": title}), caption=title)

    root = ElementTree.fromstring(drawing.svg())
    assert root.get("aria-label", "").endswith("Nonogram, 6x4")
    assert "\x1b" not in drawing.svg() + drawing.terminal(colour=False)
    assert "\x1b[2J" not in drawing.terminal(colour=True)
    assert drawing.png().startswith(b"\x89PNG")
    assert drawing.pdf().startswith(b"%PDF")


def test_a_file_has_lines_as_long_as_the_clues_need() -> None:
    wide = cw.kind("colour-nonogram").pictures.read_drawing(
        {
            "palette": [("white", "#ffffff"), ("red", "#d7263d"), ("blue", "#2b6cc4")],
            "rows": ["a" * 30 + "b" * 10, "." * 40],
        },
        80,
    )
    drawing = cw.draw(cw.kind("colour-nonogram").pictures.from_solution(wide))

    assert "30A 10B" in drawing.terminal(colour=False)
    assert "30A" not in drawing.terminal(colour=False, width=80)
