"""Find out which motifs give nonograms of which level, and write `src/cluewright/nonogram/motif_levels.tsv`.

    python tools/grade_motifs.py

Every motif takes two poses. Easy pictures are common; for harder levels the list names the motifs that had
one, so that the generator finds them quickly. Run it again after the packs have changed.
"""

import sys
from pathlib import Path

from cluewright.clued_lines.pictures import Goal
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.technique import Level
from cluewright.motifs import motifs
from cluewright.nonogram.motif_levels import SIDE
from cluewright.nonogram.motif_making import Wish, attempt

LIST = Path(__file__).parents[1] / "src" / "cluewright" / "nonogram" / "motif_levels.tsv"
POSES = 2


def main() -> None:
    """Grade every motif."""
    budget = Budget().start()
    lines = ["level\tmotifs"]
    for level in (Level.MEDIUM, Level.HARD, Level.EXPERT):
        good = []
        for motif in motifs():
            wish = Wish((SIDE, SIDE), level, Goal.UNIQUE, motif=motif.id)
            tries = (attempt(wish, number, Chance(number).fork(motif.number), budget) for number in range(POSES))
            if any(shown.level == level and shown.recognised() for each in tries for shown in each):
                good.append(motif.id)
        lines.append(f"{level}\t{' '.join(good)}")
        print(f"{len(good)} motifs were {level}", file=sys.stderr, flush=True)
    LIST.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
