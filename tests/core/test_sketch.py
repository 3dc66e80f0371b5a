"""What drawings of several kinds have in common, held against counting cell by cell."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from cluewright.core.scene import Layer, Look, Scene, Text
from cluewright.core.sketch import MARGIN, draw_caption, fitting_size, mask_of, outline, runs

masks = arrays(bool, st.tuples(st.integers(1, 9), st.integers(1, 12)))


@settings(deadline=None)
@given(masks)
def test_runs_are_what_is_true(mask: np.ndarray) -> None:
    rebuilt = np.zeros_like(mask)
    for row, first, end in zip(*runs(mask), strict=True):
        assert first < end
        assert first == 0 or not mask[row, first - 1]
        assert end == mask.shape[1] or not mask[row, end]
        rebuilt[row, first:end] = True

    assert np.array_equal(rebuilt, mask)


@settings(deadline=None)
@given(masks)
def test_an_outline_has_every_border_between_inside_and_outside_once(mask: np.ndarray) -> None:
    expected: Counter[tuple[int, int, str]] = Counter()
    padded = np.pad(mask, 1)
    for y in range(mask.shape[0] + 1):
        for x in range(mask.shape[1] + 1):
            if padded[y + 1, x + 1] != padded[y, x + 1]:
                expected[y, x, "level"] += 1
            if padded[y + 1, x + 1] != padded[y + 1, x]:
                expected[y, x, "upright"] += 1
    found: Counter[tuple[int, int, str]] = Counter()
    for x1, y1, x2, y2 in outline(mask):
        if y1 == y2:
            found.update((int(y1), x, "level") for x in range(int(x1), int(x2)))
        else:
            found.update((y, int(x1), "upright") for y in range(int(y1), int(y2)))

    assert found == expected


def test_cells_beside_the_board_are_left_out() -> None:
    assert mask_of([(0, 1), (-1, 0), (2, 0), (0, 3)], 3, 2).tolist() == [[False, True, False], [False] * 3]


@pytest.mark.parametrize("width", [1, 8, 40, 1000])
def test_captions_are_wrapped_into_the_width_and_get_room(width: int) -> None:
    scene = Scene((-MARGIN, -MARGIN, width + MARGIN, 5 + MARGIN), "Scene")
    words = "A hint of several words, and an unbearablylongwordlikethisone, to be wrapped. " * 4
    draw_caption(scene, Look(caption=words + "\nNew line."))
    texts = [part for part in scene.layers[Layer.CAPTION] if isinstance(part, Text)]

    assert " ".join("".join(text.text for text in texts).split()).replace(" ", "") == (
        (words + "New line.").replace(" ", "")
    )
    assert texts[-1].text == "New line."
    left, _, right, bottom = scene.bounds
    assert all(text.at[0] == left + MARGIN for text in texts)
    assert all(0.47 * text.size * len(text.text) <= right - left - 2 * MARGIN + 1e-9 for text in texts)
    assert [text.at[1] for text in texts] == sorted(text.at[1] for text in texts)
    assert texts[0].at[1] - texts[0].size / 2 > 5
    assert bottom > texts[-1].at[1] + texts[-1].size / 2


def test_without_words_nothing_changes() -> None:
    scene = Scene((0, 0, 3, 2), "Scene")
    draw_caption(scene, Look())

    assert scene.bounds == (0, 0, 3, 2)


@given(st.integers(1, 12))
def test_numbers_fit_their_room(digits: int) -> None:
    assert 0.5 * digits * fitting_size(digits, 0.6) <= 0.9 + 1e-9
