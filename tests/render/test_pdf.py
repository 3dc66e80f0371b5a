"""PDF: the same bytes every time, fonts within, and drawings where they were to be placed."""

import re
import subprocess
import sys
import zlib
from itertools import pairwise

import numpy as np
import pytest
from fpdf import FPDF
from tests.render.goldens import CASES, NONOGRAM
from tests.render.scenes import everything

import cluewright as cw
from cluewright.core.errors import InvalidRecipe
from cluewright.core.scene import Layer, Role, Scene, Text
from cluewright.render.drawing import draw
from cluewright.render.pdf import add_fonts, page_size, place, to_cropped_pdf, to_pdf
from cluewright.render.themes import THEMES

_STREAM = re.compile(rb"stream\n(.*?)\nendstream", re.DOTALL)
_BOX = re.compile(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]")


def operators(data: bytes) -> str:
    """Give what is drawn on the first page."""
    return zlib.decompress(_STREAM.findall(data)[0]).decode("latin-1")


def page_of(data: bytes) -> tuple[float, float]:
    match = _BOX.search(data)
    assert match is not None
    return float(match[1]), float(match[2])


@pytest.mark.parametrize("name", CASES)
def test_every_kept_drawing_becomes_one_page_with_its_font(name: str) -> None:
    data = CASES[name]().pdf()

    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == 1
    assert b"/FontFile2" in data


def test_the_same_drawing_gives_the_same_bytes_in_another_process() -> None:
    script = (
        "import sys; from tests.render.goldens import CASES; sys.stdout.buffer.write(CASES['nonogram-hint']().pdf())"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)

    assert done.stdout == CASES["nonogram-hint"]().pdf()


def test_the_page_lies_as_the_drawing_does() -> None:
    wide, high = draw(NONOGRAM), draw(NONOGRAM.__class__(rows=NONOGRAM.columns, columns=NONOGRAM.rows))

    assert page_of(wide.pdf()) == pytest.approx((841.89, 595.28), abs=0.01)
    assert page_of(high.pdf()) == pytest.approx((595.28, 841.89), abs=0.01)
    assert page_of(wide.pdf(page="A5")) == pytest.approx((595.28, 419.53), abs=0.01)
    assert page_of(high.pdf(page=(100, 200))) == pytest.approx((283.46, 566.93), abs=0.01)


def test_a_cropped_drawing_has_its_own_size_and_no_font() -> None:
    scene = everything()
    data = to_cropped_pdf(scene, "light", cell=5)

    assert page_of(data) == pytest.approx((8 * 5 * 72 / 25.4, 6 * 5 * 72 / 25.4), abs=0.01)
    assert b"/FontFile2" not in data
    assert " Tm " not in operators(data)
    assert operators(data).count(" c\n") > 100, "letters are curves"
    assert data == to_cropped_pdf(scene, "light", cell=5)


def test_an_unknown_page_is_refused() -> None:
    with pytest.raises(InvalidRecipe, match="no page size 'b9'; choose one of a3, a4, a5, letter"):
        page_size("b9")


def test_shapes_are_written_in_cells() -> None:
    drawn = operators(to_pdf(everything(), "light"))

    for box in ("0 0 1 1 re", "1 0 1 1 re", "0 2 2 1 re", "-1 -1 2 1 re", "3 0 1 1 re"):
        assert f"\n{box}\n" in drawn
    assert "3 0 m 3 4 l" in drawn
    assert "3.5 2.5 m 4.5 2.5 l 4.5 3.5 l" in drawn
    assert drawn.count(" Tm ") == 4
    assert len(re.findall(r"^q$", drawn, re.MULTILINE)) == len(re.findall(r"^Q$", drawn, re.MULTILINE))


def test_colours_are_the_themes() -> None:
    drawn = operators(to_pdf(everything(), "dark"))

    colours = {
        tuple(round(255 * float(part)) for part in found)
        for found in re.findall(r"(\d*\.?\d+) (\d*\.?\d+) (\d*\.?\d+) (?:rg|RG)\b", drawn)
    }
    assert {THEMES["dark"].paper, THEMES["dark"].colour(Role.FILL), THEMES["dark"].colour(Role.BOLD)} <= colours
    assert colours <= {THEMES["dark"].colour(role, strength) for role in Role for strength in (1.0, 0.5)}
    assert operators(to_pdf(everything(), "print")) != drawn


@pytest.mark.parametrize("room", [(20, 10, 80, 200), (5, 30, 150, 40)])
def test_a_scene_is_placed_within_its_rectangle(room: tuple[float, float, float, float]) -> None:
    pdf = FPDF(format="A4")
    pdf.add_page()
    scene = everything()

    left, top, width, height = place(pdf, scene, *room)
    pdf.output()

    assert left >= room[0] - 1e-9
    assert left + width <= room[0] + room[2] + 1e-9
    assert top == room[1]
    assert height <= room[3] + 1e-9
    assert width / height == pytest.approx(scene.width / scene.height)
    assert left - room[0] == pytest.approx(room[0] + room[2] - left - width)
    assert width == pytest.approx(room[2]) or height == pytest.approx(room[3])


def test_placing_changes_nothing_for_what_is_written_after_it() -> None:
    pdf = FPDF()
    add_fonts(pdf)
    pdf.add_page()
    pdf.set_font("helvetica", size=11)
    pdf.set_text_color(200, 0, 0)
    before = (pdf.font_family, pdf.font_size_pt, pdf.text_color, pdf.fill_color, pdf.draw_color, pdf.line_width)
    place(pdf, everything(), 10, 10, 50, 50, theme="dark")

    assert before == (pdf.font_family, pdf.font_size_pt, pdf.text_color, pdf.fill_color, pdf.draw_color, pdf.line_width)
    pdf.text(10, 100, "Written after.")
    assert "(Written after.) Tj" in operators(bytes(pdf.output()))


def test_many_scenes_share_a_page_and_a_font() -> None:
    def size_with(count: int) -> int:
        pdf = FPDF()
        pdf.add_page()
        for index in range(count):
            place(pdf, draw(NONOGRAM).scene, 10, 10 + 40 * index, 50, 40)
        return len(pdf.output())

    sizes = [size_with(count) for count in (1, 2, 3)]
    assert all(later - earlier < 2_000 for earlier, later in pairwise(sizes))


def test_centred_text_is_centred() -> None:
    scene = Scene((0, 0, 6, 4), "Text")
    for anchor in ("start", "middle", "end"):
        scene.add(Layer.CLUES, Text((3, 2), "888", 1, Role.INK, anchor))  # type: ignore[arg-type]
    start, middle, end = (float(x) for x in re.findall(r"1 0 0 1 ([\d.]+) [\d.]+ Tm", operators(to_pdf(scene))))

    assert start - middle == pytest.approx(middle - end, abs=0.02)
    assert start - end == pytest.approx(3 * 0.497 * 10 / 25.4 * 72, abs=0.1)


def test_the_grid_of_a_board_of_tiny_cells_does_not_hide_it() -> None:
    def lines(side: int) -> int:
        puzzle = cw.clues_of(np.ones((side, side + 7), bool))
        return len(re.findall(r" m .* l$", operators(draw(puzzle, clues=False).pdf()), re.MULTILINE))

    assert lines(50) == 49 + 56 + 4
    assert lines(900) == 4
