"""Tatham's game IDs and save files, all taken for "Singles" (Hitori) whatever they look like."""

from functools import partial

from cluewright.formats import tatham
from cluewright.formats.format import Format

FORMAT = Format(
    "tatham-singles",
    "Tatham's Singles IDs",
    ("singles",),
    ("hitori",),
    lambda source: False,  # `tatham` tells the two games apart
    partial(tatham.read, game=tatham.SINGLES),
    tatham.write,
)
