"""The techniques of a ladder, each with its level and its place in the order in which a person tries them."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from cluewright.clued_lines.climbing import ONLY_PLACE, LadderRung
from cluewright.core.technique import Level, Technique

R = TypeVar("R", bound=LadderRung)

_ROUTINE = ("complete-line", "finished-line", "satisfied-clue")


class Catalogue(Generic[R]):
    """Make the techniques from the ranks of the rungs: their levels, and numbers for the order."""

    def __init__(self, ranks: Mapping[R, tuple[Level, int]], room: str) -> None:
        self.by_rung = {rung: Technique(rung.slug, level, order, room) for rung, (level, order) in ranks.items()}
        self.search = Technique("search", Level.EXTREME, 900, room)
        overlap = next(rank for rung, rank in ranks.items() if rung.is_overlap)
        named = (Technique(ONLY_PLACE, *overlap, room), *self.by_rung.values())
        self.techniques = (*sorted(named, key=lambda technique: technique.order), self.search)
        """All techniques, in the order in which a person tries them."""
        self.by_slug = {technique.slug: technique for technique in self.techniques}
        self.routine = frozenset(_ROUTINE)
        """Their crosses go without saying."""

    def last_rung(self, last: Technique) -> R | None:
        """Return the hardest rung that is no harder than a technique."""
        return max((rung for rung, technique in self.by_rung.items() if technique.order <= last.order), default=None)
