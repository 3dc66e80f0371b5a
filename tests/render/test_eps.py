"""EPS: run by an interpreter of our own, it shows what PNG shows, in every language, and follows the conventions."""

import io
import re

import numpy as np
import pytest
from PIL import Image
from tests.render.goldens import CASES, HITORI
from tests.render.postscript import PostScript
from tests.render.scenes import everything
from tests.render.test_pdf import operators

import cluewright as cw
from cluewright.core.locales import LANGUAGES
from cluewright.core.registry import kinds
from cluewright.core.scene import Layer, Role, Scene, Text
from cluewright.render.eps import to_eps
from cluewright.render.fonts import MissingFont, own_face, require_fonts
from cluewright.render.outlines import outline
from cluewright.render.pdf import to_pdf
from cluewright.render.png import to_png
from cluewright.render.svg import to_svg
from cluewright.render.themes import theme as find_theme

POINT = 25.4 / 72
"""In millimetres: at so many a cell, cells and pixels are the same in both."""
PIXELS = 24
ALIKE = 0.45


def difference(scene: Scene, theme: str = "light") -> float:
    """Return how far the pixels of the two drawings are apart, where bare paper would be 1 away from either."""
    there = Image.open(io.BytesIO(to_png(scene, theme, cell=PIXELS))).convert("RGB")
    here = PostScript(to_eps(scene, theme, cell=PIXELS * POINT).decode()).image
    assert abs(here.width - there.width) <= 1
    assert abs(here.height - there.height) <= 1
    coarse = there.width // 4, there.height // 4  # the two place thin lines differently within a pixel
    pixels = [np.asarray(each.resize(coarse, Image.Resampling.BOX), float) for each in (here, there)]
    bare = np.asarray(find_theme(theme).paper, float)
    return float(np.abs(pixels[0] - pixels[1]).mean() / np.abs(pixels[1] - bare).mean())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_primitive_is_painted_as_in_png(theme: str) -> None:
    assert difference(everything(), theme) < ALIKE


@pytest.mark.parametrize("name", CASES)
def test_every_kept_drawing_is_painted_as_in_png(name: str) -> None:
    assert difference(CASES[name]().scene) < ALIKE


def test_the_judge_sees_what_is_missing() -> None:
    scene = everything()
    whole = PostScript(to_eps(scene, "light", cell=PIXELS * POINT).decode()).image
    for layer in (Layer.SOLUTION, Layer.MARKS, Layer.CAPTION, Layer.GRID, Layer.CLUES):
        less = everything()
        less.layers[layer].clear()
        other = PostScript(to_eps(less, "light", cell=PIXELS * POINT).decode()).image
        assert np.abs(np.asarray(whole, float) - np.asarray(other, float)).mean() > 0.5, layer


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_every_language_are_outlines(language: str) -> None:
    try:
        require_fonts(language)
    except MissingFont:
        pytest.skip("this system has no font for the language")
    words = {"ja": "漢字かな", "zh": "简体单词", "de": "Größe", "fr": "cœur à", "es": "niño"}.get(language, "Level 5")
    scene = Scene((0, 0, 8, 2), "Text", language=language)
    scene.add(Layer.CLUES, Text((4, 1), words, 1.2))

    text = to_eps(scene).decode("ascii")

    assert difference(scene) < ALIKE
    assert len(re.findall(r"^/G\d+ \{", text, re.MULTILINE)) == len(set(words))
    assert "findfont" not in text


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_a_text_that_runs_downwards_does_so_in_every_form(anchor: str) -> None:
    scene = Scene((0, 0, 3, 8), "Text")
    scene.add(Layer.CLUES, Text((1, 4), "Lxx", 1.5, Role.INK, anchor, turned=True))  # type: ignore[arg-type]
    pixels = np.asarray(Image.open(io.BytesIO(to_png(scene, "print", cell=PIXELS))).convert("L"))
    rows, columns = np.nonzero(pixels < 128)

    assert difference(scene, "print") < ALIKE
    assert rows.max() - rows.min() > 1.5 * (columns.max() - columns.min())
    middle = {"start": 4 + 1, "middle": 4, "end": 4 - 1}[anchor]
    assert (rows.max() + rows.min()) / 2 / PIXELS == pytest.approx(middle, abs=0.25)
    assert columns.min() < 1 * PIXELS < columns.max()
    assert 'transform="rotate(90 1 4)"' in to_svg(scene)
    assert "0 -1 1 0 " in operators(to_pdf(scene))


def test_it_follows_the_conventions_of_eps() -> None:
    scene = everything()
    scene.title = "Größe (1)\n%%EOF"
    lines = to_eps(scene, "light", cell=5).decode("ascii").split("\n")

    assert lines[0] == "%!PS-Adobe-3.0 EPSF-3.0"
    assert lines[1:3] == ["%%BoundingBox: 0 0 114 86", "%%HiResBoundingBox: 0 0 113.3858 85.0394"]
    assert lines[3] == "%%Title: Gr??e (1)?%%EOF"
    assert lines[-2:] == ["%%EOF", ""]
    assert max(map(len, lines)) <= 255
    assert lines.count("%%EndComments") == lines.count("%%EndProlog") == 1


def test_greys_are_greys_and_colours_are_colours() -> None:
    assert "setrgbcolor" not in PostScript(to_eps(everything(), "print").decode()).used
    assert "setrgbcolor" in PostScript(to_eps(everything(), "light").decode()).used


def test_equal_drawings_have_equal_bytes_and_are_written_by_their_ending(tmp_path) -> None:
    drawing = cw.draw(HITORI)
    drawing.save(tmp_path / "x.eps")

    assert (tmp_path / "x.eps").read_bytes() == drawing.eps() == cw.draw(HITORI).eps()
    assert drawing.eps(cell=7) != drawing.eps()


def test_every_kind_can_be_written() -> None:
    for kind in kinds().values():
        scene = kind.scene(kind.sample().puzzle)
        assert difference(scene, "print") < ALIKE, kind.name


def test_a_character_that_no_font_has_is_a_box() -> None:
    face = own_face()
    assert outline(face, "\U0010ffff") == outline(face, "\U0010fffe")
    assert outline(face, "1") != outline(face, "2")
    assert outline(own_face(bold=True), "1") != outline(face, "1")


def test_what_is_no_primitive_is_refused() -> None:
    scene = Scene((0, 0, 1, 1), "x")
    scene.layers[Layer.MARKS].append(Role.INK)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="not a primitive"):
        to_eps(scene)
