"""How hard a Zip puzzle is: from the techniques on a person's way to the solution."""

from collections.abc import Mapping

from cluewright.core.budget import Budget
from cluewright.core.duration import Seconds, Work, work_of
from cluewright.core.rating import Rating, rating_of
from cluewright.core.technique import Level
from cluewright.zip.ladder import ROUTINE, TECHNIQUES
from cluewright.zip.puzzle import Zip
from cluewright.zip.techniques import technique_counts

SECONDS = Seconds(cell=1, look=0, travel=0, easy=0.05, medium=0.25, hard=1, expert=2, extreme=120, link=0)
"""What the work of a Zip costs a person."""


def rate(puzzle: Zip, *, budget: Budget | None = None) -> Rating:
    """Grade a puzzle with one solution by the path a person follows to it."""
    return rate_path(*technique_counts(puzzle, budget=budget), puzzle.cells)


def rate_path(counts: Mapping[str, int], solved: bool, cells: int) -> Rating:
    """Grade a puzzle by how often each technique is needed.

    The level is that of the hardest technique needed; a puzzle that all techniques together leave open is extreme.
    """
    hardest = next((technique.level for technique in reversed(TECHNIQUES) if technique.slug in counts), Level.EASY)
    level = hardest if solved else Level.EXTREME
    work = work_of_path(counts, solved, cells)
    return rating_of(level, work, counts, {"steps": sum(counts.values())}, seconds=SECONDS)


def work_of_path(counts: Mapping[str, int], solved: bool, cells: int) -> Work:
    """Return the work: the cells the path runs through, and the steps to it."""
    work = work_of(cells, counts, TECHNIQUES, ROUTINE)
    return work if solved else work._replace(extreme=work.extreme + 1)
