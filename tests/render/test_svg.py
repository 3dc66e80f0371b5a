"""SVG: well formed, said in words, and with everything the scene has."""

import re
from xml.etree import ElementTree

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from tests.effort import tries
from tests.render.scenes import everything

from cluewright.core.scene import CellGrid, Layer, Role, Scene
from cluewright.render.svg import number, to_svg
from cluewright.render.themes import THEMES, hex_of

SVG = "{http://www.w3.org/2000/svg}"
_BOX = re.compile(r"M(\d+) (\d+)h(\d+)v(\d+)h-(\d+)z")


def parsed(scene: Scene, **options: object) -> ElementTree.Element:
    return ElementTree.fromstring(to_svg(scene, **options))  # type: ignore[arg-type]


def test_it_says_what_it_shows() -> None:
    root = parsed(everything())

    assert root.get("role") == "img"
    assert root.get("aria-label") == "All & everything"
    assert [root.findtext(f"{SVG}{name}") for name in ("title", "desc")] == ["All & everything", "Described <here>."]
    assert root.get("viewBox") == "-1 -1 8 6"
    assert (root.get("width"), root.get("height")) == ("192", "144")


def test_a_scene_without_a_description_has_no_empty_one() -> None:
    assert parsed(Scene((0, 0, 1, 1), "Little")).find(f"{SVG}desc") is None


def test_the_size_of_a_cell_changes_only_the_size() -> None:
    small, large = to_svg(everything(), cell=10), to_svg(everything(), cell=40.5)

    assert 'width="80" height="60"' in small
    assert large.replace('width="324" height="243"', 'width="80" height="60"') == small


def test_layers_are_groups_in_their_order_and_can_be_left_out() -> None:
    groups = [group.get("class") for group in parsed(everything()).findall(f"{SVG}g")]
    fewer = parsed(everything(), without=[Layer.CLUES, Layer.GRID])

    assert groups == [str(layer) for layer in Layer if layer is not Layer.OUTLINES]
    assert [group.get("class") for group in fewer.findall(f"{SVG}g")] == [
        name for name in groups if name not in ("clues", "grid")
    ]


def test_texts_are_escaped_and_stand_at_their_ends() -> None:
    texts = {element.text: element for element in parsed(everything()).iter(f"{SVG}text")}

    assert set(texts) == {"8", "10", "<&>", "A caption of no great length"}
    assert texts["8"].get("font-weight") == "600"
    assert (texts["10"].get("x"), texts["10"].get("y")) == ("-.2", ".698")


@pytest.mark.parametrize("name", THEMES)
def test_every_colour_is_one_of_the_theme(name: str) -> None:
    theme = THEMES[name]
    known = {hex_of(theme.colour(role, strength)) for role in Role for strength in (1.0, 0.5)}
    found = set(re.findall(r"#[0-9a-f]{6}", to_svg(everything(), name)))

    assert found <= known
    assert {hex_of(theme.paper), hex_of(theme.colour(Role.FILL)), hex_of(theme.colour(Role.MISTAKE, 0.5))} <= found


def test_nothing_comes_from_elsewhere() -> None:
    assert re.findall(r"href|url\(|@import|<script", to_svg(everything())) == []


@settings(max_examples=tries(20), deadline=None)
@given(arrays(np.uint8, st.tuples(st.integers(1, 12), st.integers(1, 9)), elements=st.integers(0, 2)))
def test_merged_cells_cover_exactly_the_cells_of_their_role(values: np.ndarray) -> None:
    height, width = values.shape
    scene = Scene((0, 0, width, height), "Cells")
    scene.add(Layer.SOLUTION, CellGrid((0, 0), values, (None, Role.FILL, Role.TARGET)))
    covered = np.zeros((3, height, width), int)
    for path in parsed(scene).iter(f"{SVG}path"):
        value = {hex_of(THEMES["light"].colour(role)): v for v, role in ((1, Role.FILL), (2, Role.TARGET))}.get(
            str(path.get("fill")), 0
        )
        if value:
            for x, y, w, h, back in (map(int, box) for box in _BOX.findall(str(path.get("d")))):
                assert w == back
                covered[value, y : y + h, x : x + w] += 1

    for value in (1, 2):
        assert np.array_equal(covered[value], values == value)


@given(st.floats(-1e6, 1e6))
def test_numbers_are_short_and_right(value: float) -> None:
    text = number(value)

    assert re.fullmatch(r"-?(\d+|\d*\.\d{1,3})", text)
    assert float(text) == pytest.approx(value, abs=0.00051)
