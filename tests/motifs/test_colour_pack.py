"""The motifs in colour: enough of them, each titled, in a few colours that can be told apart, with their licence."""

from collections import Counter

import numpy as np
import pytest

from cluewright.motifs import SUBJECTS, by_id
from cluewright.motifs.colour_pack import (
    CREDIT,
    MOST_COLOURS,
    PACKAGE,
    colour_by_id,
    colour_by_subject,
    colour_motifs,
    shares,
)
from cluewright.motifs.index import SIDE
from cluewright.motifs.pack import _DATA


def test_there_are_enough_motifs_in_colour():
    assert len(colour_motifs()) >= 500
    assert len(colour_by_id()) == len(colour_motifs())
    assert set(colour_by_subject()) == set(SUBJECTS)
    assert all(each.motif is by_id()[each.id] for each in colour_motifs())
    assert max(Counter(each.icon for each in colour_motifs()).values()) == 1


@pytest.mark.parametrize("drawing", colour_motifs()[::9], ids=lambda each: each.id)
def test_drawings_have_a_few_colours_and_are_cut_to_their_edges(drawing):
    labels = drawing.labels
    assert max(labels.shape) == SIDE
    assert 2 <= len(drawing.palette) <= MOST_COLOURS
    assert set(np.unique(labels[labels > 0]).tolist()) == set(range(1, len(drawing.palette) + 1))
    assert len(set(drawing.palette)) == len(drawing.palette)
    assert all((labels[edge] > 0).any() for edge in (np.s_[:3], np.s_[-3:], np.s_[:, :3], np.s_[:, -3:]))


def test_shares_add_up_to_whole_cells():
    drawing = colour_by_id()["owl"]
    parts = shares(drawing.labels, len(drawing.palette), (25, 20))
    assert parts.shape == (1 + len(drawing.palette), 20, 25)
    assert len(np.unique(parts.sum(axis=0))) == 1


def test_the_licence_lies_beside_the_drawings_and_asks_for_the_credit():
    licences = _DATA / "licences"
    table = (licences / "README.md").read_text(encoding="utf-8")
    row = next(line for line in table.splitlines() if line.startswith(f"| `{PACKAGE}`"))
    assert "CC BY 4.0" in row
    assert "twemoji.txt" in row
    assert "creativecommons.org/licenses/by/4.0" in (licences / "twemoji.txt").read_text(encoding="utf-8")
    assert CREDIT in " ".join(table.split())
