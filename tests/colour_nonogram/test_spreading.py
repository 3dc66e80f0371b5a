"""Palettes whose colours are moved apart: nothing else changes, and no two colours come closer."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

import cluewright as cw
from cluewright.colour_nonogram.colour_names import named_palette
from cluewright.colour_nonogram.oklab import distances, oklab
from cluewright.colour_nonogram.palette import Colour
from cluewright.colour_nonogram.poses import pose
from cluewright.colour_nonogram.spreading import spread
from cluewright.core.chance import Chance
from cluewright.motifs.colour_pack import colour_by_id

AMOUNTS = st.tuples(*[st.integers(0, 255)] * 3)


def closest(palette: tuple[Colour, ...]) -> int:
    places = oklab([colour.rgb for colour in palette])
    away = distances(places, places)
    np.fill_diagonal(away, np.iinfo(np.int64).max)
    return int(away.min())


@given(st.lists(AMOUNTS, min_size=3, max_size=16))
def test_no_two_colours_come_closer_and_names_and_marks_stay(values: list[tuple[int, int, int]]) -> None:
    palette = named_palette(np.array(values, np.uint8))

    moved = spread(palette)

    assert closest(moved) >= closest(palette)
    assert moved[0] == palette[0]
    assert [(each.name, each.mark) for each in moved] == [(each.name, each.mark) for each in palette]


def test_colours_far_apart_stay() -> None:
    palette = named_palette([(255, 255, 255), (215, 38, 61), (43, 108, 196), (63, 155, 66)])

    assert spread(palette) == palette


def test_two_shades_of_a_motif_move_apart() -> None:
    recipe = {"size": "15x15", "motif": "chick"}
    drawn = next(iter(pose(colour_by_id()["chick"], (15, 15), 0, Chance(1)).pictures(1, Chance(1), colours=None)))

    made = cw.generate("colour-nonogram", seed=1, **recipe).puzzle.palette

    assert {each.value for each in made} - {each.value for each in drawn.palette}
