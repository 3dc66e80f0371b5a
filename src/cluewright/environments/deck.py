"""The puzzles an environment plays: made by a recipe one after the other as they are needed, or given.

Rewards are shaped by the solution, so every puzzle must have exactly one: makers prove that, and given ones are proven
as the environment is built.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.core.budget import Budget
from cluewright.core.errors import GenerationFailed, InvalidRecipe
from cluewright.core.item import Item, as_item
from cluewright.core.kind import Kind
from cluewright.core.outcome import Verdict
from cluewright.core.puzzle import Puzzle
from cluewright.core.size import Size, format_size, parse_size
from cluewright.core.verbs import check
from cluewright.environments.form import Array, ArrayForm
from cluewright.environments.records import read_puzzles

AnyItem = Item[Any, Any]
Puzzles = str | Path | Iterable[AnyItem | Puzzle]

_TRIES = 20
"""How many seeds are tried for one puzzle; each has as many tries as its recipe allows."""
_PROOF_SECONDS = 60.0


class Deck(ABC):
    """A number of puzzles of one kind and size."""

    def __init__(self, kind: Kind[Any, Any], size: Size, count: int) -> None:
        self.kind, self.size, self.count = kind, size, count

    @abstractmethod
    def card(self, number: int) -> AnyItem:
        """Return a puzzle with its solution, the same one for the same number."""

    @property
    def known(self) -> Sequence[AnyItem] | None:
        """Return all puzzles, if none has yet to be made."""
        return None


class MadeDeck(Deck):
    """Puzzles made when they are first asked for: number 0 from the recipe's seed, number 1 from the next."""

    def __init__(self, kind: Kind[Any, Any], size: Size, count: int, seed: int, recipe: Mapping[str, Any]) -> None:
        super().__init__(kind, size, count)
        if count < 1:
            raise InvalidRecipe(f"count must be at least 1, not {count}")
        self._seed, self._recipe = seed, recipe
        self._read(0)  # a recipe that cannot be made is refused now

    def card(self, number: int) -> AnyItem:
        """Make a puzzle; a seed that finds none is replaced by one that no other number has."""
        for other in range(_TRIES):
            try:
                return self.kind.generate(self._read(number + other * self.count))
            except GenerationFailed as failed:
                last = failed
        raise last

    def _read(self, offset: int) -> Any:
        data = {"kind": self.kind.name, "size": self.size, "seed": self._seed + offset, **self._recipe}
        return self.kind.read_recipe(data, files=True)


class GivenDeck(Deck):
    """Puzzles that someone has, each proven to have exactly one solution."""

    def __init__(self, kind: Kind[Any, Any], puzzles: Puzzles, size: Size | None) -> None:
        items = read_puzzles(puzzles) if isinstance(puzzles, str | Path) else [as_item(puzzle) for puzzle in puzzles]
        own = [item for item in items if item.puzzle.kind == kind.name]
        sizes = {(item.puzzle.width, item.puzzle.height) for item in own}
        if not own:
            raise InvalidRecipe(f"there is no {kind.title} puzzle among the {len(items)} given")
        if size is None and len(sizes) > 1:
            found = ", ".join(format_size(one) for one in sorted(sizes))
            raise InvalidRecipe(f"the puzzles have different sizes ({found}): give the size to play")
        size = size or sizes.pop()
        chosen = [item for item in own if (item.puzzle.width, item.puzzle.height) == size]
        if not chosen:
            raise InvalidRecipe(f"none of the {len(own)} puzzles has the size {format_size(size)}")
        super().__init__(kind, size, len(chosen))
        self._items = [_proven(item, number) for number, item in enumerate(chosen, 1)]

    def card(self, number: int) -> AnyItem:
        """Return one of them."""
        return self._items[number]

    @property
    def known(self) -> Sequence[AnyItem]:
        """Return all of them."""
        return self._items


def make_deck(
    kind: Kind[Any, Any],
    *,
    size: Size | str | int | None,
    seed: int,
    count: int,
    puzzles: Puzzles | None,
    recipe: Mapping[str, Any],
) -> Deck:
    """Return the deck that the options of an environment ask for."""
    wanted = None if size is None else parse_size(size)
    if puzzles is None:
        return MadeDeck(kind, wanted or kind.default_size, count, seed, recipe)
    if chosen := [name for name, value in recipe.items() if value is not None]:
        raise InvalidRecipe(f"given puzzles are not made: leave out {', '.join(chosen)}")
    return GivenDeck(kind, puzzles, wanted)


def _proven(item: AnyItem, number: int) -> AnyItem:
    checked = check(item, budget=Budget(seconds=_PROOF_SECONDS))
    if checked.outcome.verdict is Verdict.UNIQUE:
        return Item(item.puzzle, solution=checked.outcome.solution, rating=item.rating, meta=item.meta)
    reason = {
        Verdict.NONE: "has no solution",
        Verdict.SEVERAL: "has several solutions",
    }.get(checked.outcome.verdict, f"could not be proven in {_PROOF_SECONDS:.0f} seconds")
    raise InvalidRecipe(f"puzzle {number} {reason}: an environment needs puzzles with exactly one")


class PuzzleStock:
    """The arrays of the puzzles played so far, stacked, so that many boards are dealt with one look-up each."""

    def __init__(self, form: ArrayForm, deck: Deck) -> None:
        self._form, self._deck = form, deck
        self._place: dict[int, int] = {}
        self._items: list[AnyItem] = []
        self._arrays: dict[str, Array] = {}

    def item(self, number: int) -> AnyItem:
        """Return a puzzle that was dealt."""
        return self._items[self._place[number]]

    def take(self, numbers: list[int]) -> dict[str, Array]:
        """Return the arrays of these puzzles, one row each; whatever is not there yet is made."""
        places: NDArray[np.intp] = np.array([self._place_of(number) for number in numbers], np.intp)
        return {key: array[places] for key, array in self._arrays.items()}

    def _place_of(self, number: int) -> int:
        place = self._place.get(number)
        if place is None:
            item = self._deck.card(number)
            encoded = self._form.encode(item)
            place = len(self._items)
            for key, array in encoded.items():
                self._arrays[key] = _with_room(self._arrays.get(key), array, place)
                self._arrays[key][place] = array
            self._items.append(item)
            self._place[number] = place
        return place


def _with_room(stack: Array | None, array: Array, place: int) -> Array:
    """Return the stack with room for another array: twice as large when it is full."""
    if stack is not None and place < len(stack):
        return stack
    larger = np.zeros((max(8, 2 * place), *array.shape), array.dtype)
    if stack is not None:
        larger[: len(stack)] = stack
    return larger
