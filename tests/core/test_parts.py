"""Parts of pictures: numbered as a search by hand numbers them, and cells that hold them together are known."""

import numpy as np
import pytest

from cluewright.core.parts import neighbour_codes, neighbourhoods, numbered_parts


def by_hand(filled: np.ndarray, diagonal: bool) -> np.ndarray:
    labels = np.zeros(filled.shape, int)
    steps = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a or b) and (diagonal or not (a and b))]
    for row, column in np.argwhere(filled).tolist():
        if labels[row, column]:
            continue
        number, waiting = labels.max() + 1, [(row, column)]
        labels[row, column] = number
        while waiting:
            y, x = waiting.pop()
            for down, right in steps:
                place = y + down, x + right
                inside = 0 <= place[0] < filled.shape[0] and 0 <= place[1] < filled.shape[1]
                if inside and filled[place] and not labels[place]:
                    labels[place] = number
                    waiting.append(place)
    return labels


@pytest.mark.parametrize("diagonal", [True, False])
@pytest.mark.parametrize("seed", range(8))
def test_parts_are_those_a_search_finds(seed, diagonal):
    filled = np.random.default_rng(seed).random((9, 13)) < 0.45
    assert numbered_parts(filled, diagonal=diagonal).tolist() == by_hand(filled, diagonal).tolist()


def test_a_simple_point_can_go_without_breaking_anything():
    ring = np.array([[1, 1, 1], [1, 0, 1], [1, 1, 1]], np.uint8)
    line = np.array([[0, 0, 0], [1, 1, 1], [0, 0, 0]], np.uint8)
    simple = neighbourhoods().simple
    assert not simple[neighbour_codes(line)][1, 1], "a line would break"
    assert simple[neighbour_codes(line)][1, 0], "an end may go"
    assert simple[neighbour_codes(ring)][0, 0], "a corner may go"
    assert neighbourhoods().filled[neighbour_codes(ring)][1, 1] == 8
    assert neighbourhoods().pieces[neighbour_codes(line)][1, 1] == 2
