"""Which motifs are known to make puzzles of a level, from `motif_levels.tsv`, which `tools/grade_motifs.py` writes."""

from functools import cache
from importlib.resources import files

from cluewright.core.technique import Level
from cluewright.motifs import Motif, by_id

SIDE = 15
"""The side of the board on which all motifs were tried; what is intricate there is intricate elsewhere."""


@cache
def good_for(level: Level, subject: str | None) -> tuple[Motif, ...]:
    """List the motifs that had the level when they were tried; none for levels that are common."""
    text = (files("cluewright.nonogram") / "motif_levels.tsv").read_text(encoding="utf-8")
    for line in text.splitlines()[1:]:
        name, ids = line.split("\t")
        if name == level:
            found = (by_id()[each] for each in ids.split())
            return tuple(motif for motif in found if subject in (None, motif.subject))
    return ()
