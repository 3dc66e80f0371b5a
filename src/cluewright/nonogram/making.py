"""Items of puzzles that were just made: the proof, the rating and what was done to the picture."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.clued_lines.hiding import Hide, OptimizedClues, item_of_hidden
from cluewright.core.budget import Budget
from cluewright.core.item import SHOWS, Item
from cluewright.core.locales import write_list
from cluewright.core.outcome import Verdict
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level
from cluewright.motifs import LANGUAGES, Motif
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.ladder import Climb
from cluewright.nonogram.near import prove
from cluewright.nonogram.optimize import optimize_clues
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.rating import rate, rate_climb

_NODES = 100_000


def made_item(
    picture: NDArray[np.bool_],
    *,
    original: NDArray[np.bool_] | None = None,
    recipe: Recipe | None = None,
    meta: Mapping[str, Any] = MappingProxyType({}),
    climbed: Climb | None = None,
    budget: Budget,
) -> Item[Nonogram, Board]:
    """Return the item of a picture; the cells in which it differs from the original are listed in `meta["changed"]`.

    A path that was already found and solved the puzzle is not searched for again.
    """
    puzzle, solution = clues_of(picture), Board.solved(picture)
    if original is not None and (changed := np.argwhere(picture != original).tolist()):
        meta = {**meta, "changed": changed}
    return _proven(puzzle, solution, meta, recipe, budget, climbed)


def reveals(motifs: Sequence[Motif]) -> dict[str, Any]:
    """Return the metadata of a picture of motifs: which they are, and the title it has once it is solved."""
    titles = {language: write_list(language, [each.titles[language] for each in motifs]) for language in LANGUAGES}
    return {SHOWS: {"motifs": [each.id for each in motifs], "titles": titles}}


def hidden_item(
    before: Item[Nonogram, Board], target: Level | None, *, hide: Hide, seed: int, budget: Budget
) -> Item[Nonogram, Board]:
    """Return the item of a puzzle with hidden clues; `meta["hidden"]` says which."""

    def item(found: OptimizedClues[Nonogram, Board]) -> Item[Nonogram, Board]:
        return _proven(found.puzzle, found.solution, {**before.meta, "hidden": found.to_data()}, None, budget)

    return item_of_hidden(
        lambda: optimize_clues(before.puzzle, target, solution=before.solution, hide=hide, seed=seed, budget=budget),
        item,
    )


def _proven(
    puzzle: Nonogram,
    solution: Board,
    meta: Mapping[str, Any],
    recipe: Recipe | None,
    budget: Budget,
    climbed: Climb | None = None,
) -> Item[Nonogram, Board]:
    proof = prove(puzzle, solution, nodes=_NODES, budget=budget)
    rating = None
    if proof["verdict"] == Verdict.UNIQUE:
        rating = rate_climb(puzzle, climbed, budget=budget) if climbed else rate(puzzle, budget=budget)
    return Item(
        puzzle,
        solution=solution,
        proof=proof,
        rating=rating,
        recipe=recipe,
        meta=meta,
    )
