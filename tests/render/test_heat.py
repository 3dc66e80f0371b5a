"""Heat maps: when, and by what."""

import io
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

import cluewright as cw
from cluewright.core.errors import InvalidRecipe
from cluewright.core.path_recording import record_path
from cluewright.core.recording import Recording
from cluewright.core.registry import kind
from cluewright.core.scene import Layer, Rect, Role, Text
from cluewright.core.verbs import generate
from cluewright.nonogram.clues import clues_of
from cluewright.render.heat import heat_map, heat_png, heat_scenes, heat_svg, reason_theme, write_heat
from cluewright.render.reasons import Names
from cluewright.render.themes import theme


def test_the_steps_follow_the_order_and_have_equally_many_cells() -> None:
    places = np.random.default_rng(4).permutation(48)
    recording = Recording.of(8, 6, ("a",), [(int(place), 1, "a") for place in places])
    found = heat_map(recording)
    assert np.bincount(found.when.ravel()).tolist() == [6] * 8
    assert found.when.ravel()[places].tolist() == sorted(found.when.ravel().tolist())
    assert found.reasons == (("a", 48),)


def test_what_was_taken_back_does_not_count() -> None:
    recording = Recording.of(3, 2, ("a", "b"), [(0, 1, "a"), (1, 2, "b"), 1, (1, 1, "a"), (5, 1, "b")])
    found = heat_map(recording)
    assert found.what.tolist() == [[0, 0, -1], [-1, -1, 1]]
    assert found.when.tolist() == [[0, 2, -1], [-1, -1, 5]]
    assert found.reasons == (("a", 2), ("b", 1))


def test_of_many_reasons_the_rarest_share_a_colour() -> None:
    names = [f"r{number}" for number in range(10)]
    events = [(place, 1, names[min(9, place // 3)]) for place in range(30)]
    found = heat_map(Recording.of(6, 5, names, events))
    assert [name for name, _ in found.reasons][-1] == ""
    assert found.rest == 3
    assert found.what.max() == 7
    assert sum(count for _, count in found.reasons) == 30


def test_a_cell_of_a_path_counts_from_its_last_used_border() -> None:
    # A path from the first cell of a 3x2 board to the right and down; one border is closed before.
    events = [(1, 2, "b"), (0, 1, "a"), (2, 1, "a"), (5, 1, "b")]
    recording = Recording.of(3, 2, ("a", "b"), events, values=("?", "used", "closed"), borders=True)
    found = heat_map(recording)
    assert found.what.tolist() == [[0, 0, 1], [-1, -1, 1]]
    assert found.when[0, 0] < found.when[0, 1] < found.when[0, 2]


@pytest.mark.parametrize("name", list(cw.kinds()))
def test_both_maps_stand_side_by_side_with_their_legends(name: str) -> None:
    found = kind(name)
    puzzle = found.sample().puzzle
    recording = record_path(found, puzzle)
    text = heat_svg(found, puzzle, recording)
    ElementTree.fromstring(text)
    for reason, count in heat_map(recording).reasons:
        assert f">{Names(found).of(reason)} {count}</text>" in text
    assert "last</text>" in text
    picture = Image.open(io.BytesIO(heat_png(found, puzzle, recording, cell=10)))
    colours = {colour for _, colour in picture.convert("RGB").getcolors(1 << 20)}
    legend = {theme("light").colours[role] for role in reason_theme(theme("light")).colours if "heat" in role}
    assert legend <= colours


def test_large_boards_are_pixels(tmp_path: Path) -> None:
    puzzle = clues_of(np.ones((500, 520), bool))
    recording = cw.record(puzzle)[1]
    with pytest.raises(InvalidRecipe, match=r"\.png"):
        write_heat(kind("nonogram"), puzzle, recording, tmp_path / "heat.svg")
    write_heat(kind("nonogram"), puzzle, recording, tmp_path / "heat.png")
    with Image.open(tmp_path / "heat.png") as picture:
        assert picture.width > 2 * 520
    with pytest.raises(InvalidRecipe, match=r"must be an \.svg or \.png file"):
        write_heat(kind("nonogram"), puzzle, recording, tmp_path / "heat.gif")


def test_a_kind_without_a_board_in_its_drawing_has_no_map(kakurasu: Any) -> None:
    puzzle = kakurasu.KIND.sample().puzzle
    with pytest.raises(InvalidRecipe, match="no heat map"):
        heat_svg(kakurasu.KIND, puzzle, cw.record(puzzle)[1])


def test_a_heat_map_in_greys_tells_filled_cells_from_empty_ones() -> None:
    item = generate("nonogram", size=(6, 5), seed=4)
    recording = cw.record(item.puzzle)[1]

    picture = Image.open(io.BytesIO(heat_png(kind("nonogram"), item.puzzle, recording, theme="print", cell=20)))
    when = heat_scenes(kind("nonogram"), item.puzzle, recording)[0]

    left, top = -when.bounds[0], -when.bounds[1]
    fill = theme("print").colour(Role.FILL)
    middles = [
        "".join(
            "#" if picture.getpixel((round((left + x + 0.5) * 20), round((top + y + 0.5) * 20))) == fill else "."
            for x in range(6)
        )
        for y in range(5)
    ]
    assert middles == item.solution.rows()


def test_the_legend_of_a_narrow_board_stands_inside_the_drawing() -> None:
    item = generate("zip", size=(4, 3), seed=2)

    when = heat_scenes(kind("zip"), item.puzzle, cw.record(item.puzzle)[1])[0]

    last = [part for part in when.layers[Layer.CAPTION] if isinstance(part, Text)][-1]
    steps = [part.y for part in when.layers[Layer.CAPTION] if isinstance(part, Rect)]
    assert last.text == "last"
    assert last.at[0] + 0.5 * last.size * len(last.text) <= when.bounds[2]
    assert len(set(steps)) == 1
