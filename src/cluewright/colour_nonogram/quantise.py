"""The few colours that show a picture best: cut apart where they differ most to the eye, then moved to their means.

Boxes of colours are split in OKLab, each time the one whose colours lie furthest apart in sum (after Heckbert's median
cut, 1982, and Wu's measure, 1991); then every colour goes to the nearest palette colour and that to their mean, a few
times (Lloyd 1982). Colours too close to be told apart become one. All of it is whole-number arithmetic.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cluewright.colour_nonogram.oklab import Colours, Places, apart, distances, oklab

TOLD_APART = 0.075
"""Colours closer than this, as a share of the way from black to white, count as one."""
_ROUNDS = 12
_MOST_DISTINCT = 4096
"""With more different colours than this, those that differ only in their last bits count as one."""
_AT_ONCE = 1 << 16


@dataclass(frozen=True, slots=True, eq=False)
class Histogram:
    """The different colours of a picture, where they lie, and how many pixels have each."""

    colours: Colours
    places: Places
    counts: NDArray[np.int64]


def histogram(pixels: Colours) -> Histogram:
    """Count the colours of (..., 3) pixels."""
    flat = pixels.reshape(-1, 3)
    if len(np.unique(_packed(flat))) > _MOST_DISTINCT:
        flat = (flat & np.uint8(0xF8)) | np.uint8(4)
    packed, counts = np.unique(_packed(flat), return_counts=True)
    colours = np.stack([packed >> 16, packed >> 8 & 255, packed & 255], axis=1).astype(np.uint8)
    return Histogram(colours, oklab(colours), counts.astype(np.int64))


def find_palette(pixels: Colours, most: int, *, told_apart: float = TOLD_APART) -> Colours:
    """Return at most `most` colours that show the pixels best, the commonest first.

    >>> find_palette(np.array([[250, 0, 0], [250, 0, 0], [252, 2, 1], [0, 0, 200]], np.uint8), 3).tolist()
    [[250, 0, 0], [0, 0, 200]]
    """
    return palette_of(histogram(pixels), most, told_apart=told_apart)


def palette_of(found: Histogram, most: int, *, told_apart: float = TOLD_APART) -> Colours:
    """Return at most `most` colours that show what was counted best, the commonest first."""
    labels = _split(found, most)
    for _ in range(_ROUNDS):
        moved = np.argmin(distances(found.places, _means(found, labels)), axis=1)
        if np.array_equal(moved, labels):
            break
        labels = moved
    labels = _merged(found, labels, apart(told_apart))
    sizes = np.bincount(labels, weights=found.counts)
    order = [int(label) for label in np.argsort(-sizes, kind="stable") if sizes[label]]
    return np.array([_shown(found, labels == label) for label in order], np.uint8)


def nearest(pixels: Colours, palette: Colours) -> NDArray[np.uint8]:
    """Return for each of (..., 3) pixels the place of the palette colour that is closest to the eye."""
    flat = np.ascontiguousarray(pixels).reshape(-1, 3)
    places = oklab(palette)
    found = np.empty(len(flat), np.uint8)
    for first in range(0, len(flat), _AT_ONCE):
        piece = oklab(flat[first : first + _AT_ONCE])
        found[first : first + _AT_ONCE] = np.argmin(distances(piece, places), axis=1)
    return found.reshape(pixels.shape[:-1])


def _packed(flat: Colours) -> NDArray[np.int64]:
    wide = flat.astype(np.int64)
    return np.asarray(wide[:, 0] << 16 | wide[:, 1] << 8 | wide[:, 2])


def _split(found: Histogram, most: int) -> NDArray[np.intp]:
    """Split the colours into boxes, each time the one with the largest sum of squares, along its widest axis."""
    labels = np.zeros(len(found.counts), np.intp)
    spreads = [_spread(found, labels == 0)]
    while len(spreads) < most:
        label = int(np.argmax([int(spread.max()) for spread in spreads]))
        axis = int(np.argmax(spreads[label]))
        if not spreads[label][axis]:
            break
        inside = labels == label
        line = found.places[:, axis]
        weights = found.counts[inside]
        upper = inside & (line * int(weights.sum()) > int((line[inside] * weights).sum()))
        labels[upper] = len(spreads)
        spreads[label] = _spread(found, labels == label)
        spreads.append(_spread(found, upper))
    return labels


def _spread(found: Histogram, inside: NDArray[np.bool_]) -> Places:
    """Return the sum of squared distances from the mean along each axis."""
    places, weights = found.places[inside], found.counts[inside, None]
    mean = (places * weights).sum(axis=0) // max(1, int(weights.sum()))
    return np.asarray(((places - mean) ** 2 * weights).sum(axis=0))


def _means(found: Histogram, labels: NDArray[np.intp]) -> Places:
    count = int(labels.max()) + 1
    sums, weights = np.zeros((count, 3), np.int64), np.zeros(count, np.int64)
    np.add.at(sums, labels, found.places * found.counts[:, None])
    np.add.at(weights, labels, found.counts)
    return np.asarray(sums // np.maximum(weights, 1)[:, None])


def _merged(found: Histogram, labels: NDArray[np.intp], closest: int) -> NDArray[np.intp]:
    """Join the two nearest groups of colours until all are far enough apart."""
    labels = np.unique(labels, return_inverse=True)[1].reshape(-1)
    while (count := int(labels.max()) + 1) > 1:
        means = _means(found, labels)
        between = distances(means, means)
        between[np.tril_indices(count)] = np.iinfo(np.int64).max
        first, second = divmod(int(np.argmin(between)), count)
        if between[first, second] >= closest:
            break
        labels = np.unique(np.where(labels == second, first, labels), return_inverse=True)[1].reshape(-1)
    return labels


def _shown(found: Histogram, inside: NDArray[np.bool_]) -> Colours:
    """Return the commonest colour of a group where it is most of it, as in artwork; else the mean."""
    colours, counts = found.colours[inside], found.counts[inside]
    total, common = int(counts.sum()), int(np.argmax(counts))
    if 2 * int(counts[common]) > total:
        return np.asarray(colours[common])
    sums = (colours.astype(np.int64) * counts[:, None]).sum(axis=0)
    return np.asarray((2 * sums + total) // (2 * total), np.uint8)
