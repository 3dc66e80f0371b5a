"""Pictures of one bit a pixel, scaled, turned and compared in whole numbers."""

import numpy as np
import pytest

from cluewright.motifs import motifs
from cluewright.motifs.shapes import (
    ANGLES,
    PARTS,
    Forms,
    _ones,
    areas,
    is_line_art,
    normal,
    outline,
    scaled,
    solid,
    trimmed,
    turned,
    whole,
)

RING = np.array([[1, 1, 1, 1], [1, 0, 0, 1], [1, 0, 0, 1], [1, 1, 1, 1]], bool)


def slow_areas(bits, size, shift, grow):
    """Count what every cell covers part of a pixel by part, the simplest way there is."""
    (width, height), fine = size, np.kron(bits, np.ones((PARTS, PARTS), int))
    across, down = bits.shape[1] * PARTS + grow[0], bits.shape[0] * PARTS + grow[1]
    board = np.zeros((down, across), int)
    board[shift[1] : shift[1] + fine.shape[0], shift[0] : shift[0] + fine.shape[1]] = fine
    fine_board = np.kron(board, np.ones((height, width), int))
    return fine_board.reshape(height, down, width, across).sum((1, 3))


@pytest.mark.parametrize("shift", [(0, 0), (20, 7)])
def test_areas_are_what_counting_finds(shift):
    bits = np.array([[1, 0, 1], [0, 1, 1]], bool)
    size, grow = (2, 3), (30, 10)
    assert np.array_equal(areas(bits, size, shift=shift, grow=grow), slow_areas(bits, size, shift, grow))


def test_a_whole_cell_is_covered_all_over():
    full = np.ones((5, 7), bool)
    assert (areas(full, (4, 3)) == whole(full, (4, 3))).all()
    assert scaled(full, (4, 3)).all()


def test_nothing_is_lost_when_a_picture_is_scaled():
    for motif in motifs()[::300]:
        covered = areas(motif.bits, (13, 11))
        assert covered.sum() == motif.bits.sum() * PARTS * PARTS * 13 * 11


def test_what_is_enclosed_is_filled():
    assert solid(RING).all()
    open_ring = RING.copy()
    open_ring[0, 1] = False
    assert np.array_equal(solid(open_ring), open_ring)


def test_an_outline_leaves_the_middle_out():
    thin = outline(np.ones((7, 7), bool), 1)
    assert thin.sum() == 24
    assert not thin[1:-1, 1:-1].any()


@pytest.mark.parametrize("degrees", ANGLES)
def test_a_turned_picture_keeps_its_area_and_comes_back(degrees):
    motif = motifs()[0].bits
    there = turned(motif, degrees)
    assert abs(int(there.sum()) - int(motif.sum())) <= motif.sum() // 40
    back = Forms.of(normal(turned(there, -degrees))[None]).near(normal(motif))
    assert back[0] > 800


def test_strokes_are_told_from_silhouettes():
    assert is_line_art(outline(np.ones((96, 96), bool), 5))
    assert not is_line_art(np.ones((96, 96), bool))


def test_common_area_of_the_area_covered():
    square = np.ones((4, 4), bool)
    ring = normal(RING)
    shares = Forms.of(np.stack([ring, normal(square)])).near(ring)
    assert shares.tolist() == [1000, 750]


def test_old_numpy_counts_alike(monkeypatch):
    words = np.array([[0, 1, (1 << 64) - 1]], np.uint64)
    assert _ones(words).tolist() == [65]
    monkeypatch.delattr(np, "bitwise_count", raising=False)
    assert _ones(words).tolist() == [65]


def test_trimming_nothing_gives_it_back():
    empty = np.zeros((3, 2), bool)
    assert trimmed(empty).shape == (3, 2)
