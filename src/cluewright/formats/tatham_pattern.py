"""Tatham's game IDs and save files, all taken for "Pattern" (nonograms) whatever they look like."""

from functools import partial

from cluewright.formats import tatham
from cluewright.formats.format import Format

FORMAT = Format(
    "tatham-pattern",
    "Tatham's Pattern IDs",
    ("pattern",),
    ("nonogram",),
    lambda source: False,  # `tatham` tells the two games apart
    partial(tatham.read, game=tatham.PATTERN),
    tatham.write,
)
