"""The game itself, for one board or for thousands at once: what an action earns and when an episode ends.

The progress of a board is the share of it that is right minus the share that is wrong, and 1 when it is solved. An
action earns the change in progress; solving earns a bonus, and an invalid action costs a penalty. The rewards of an
episode therefore add up to its last progress, whatever detours it took: marking and clearing a cell earns nothing.
Because the solution is proven to be the only one, what contradicts it is wrong, never another way to solve the puzzle.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import error, spaces
from numpy.typing import NDArray

from cluewright.core.errors import InvalidRecipe, NotOffered
from cluewright.core.item import Item
from cluewright.core.kind import Kind
from cluewright.core.registry import kind as find_kind
from cluewright.core.size import Size
from cluewright.environments.cells import CellForm, usable_marks
from cluewright.environments.deck import Deck, Puzzles, PuzzleStock, make_deck
from cluewright.environments.form import Array, ArrayForm, Arrays
from cluewright.environments.paths import PathForm

_STEPS_PER_CELL = 4


@dataclass(frozen=True, slots=True)
class Turn:
    """What the actions of one step led to, one entry for each board."""

    rewards: NDArray[np.float64]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


class Table:
    """A number of boards with a puzzle on each."""

    def __init__(
        self,
        boards: int,
        kind: str,
        *,
        size: Size | str | int | None = None,
        difficulty: str | None = None,
        seed: int = 0,
        count: int = 1000,
        puzzles: Puzzles | None = None,
        max_steps: int | None = None,
        bonus: float = 1.0,
        penalty: float = 0.05,
        marks: int | None = None,
        clue_limit: int | None = None,
        clue_length: int | None = None,
        **recipe: Any,
    ) -> None:
        found = find_kind(kind)
        recipe = {"difficulty": difficulty, **recipe}
        self.deck = make_deck(found, size=size, seed=seed, count=count, puzzles=puzzles, recipe=recipe)
        self.form = _form(found, self.deck, marks=marks, clue_limit=clue_limit, clue_length=clue_length)
        self.stock = PuzzleStock(self.form, self.deck)
        self.boards = self.form.boards(boards)
        cells = self.deck.size[0] * self.deck.size[1]
        self.max_steps = _STEPS_PER_CELL * cells if max_steps is None else max_steps
        if self.max_steps < 1:
            raise InvalidRecipe(f"max_steps must be at least 1, not {max_steps}")
        self._bonus, self._penalty = bonus, penalty
        self.observation_space = self.form.observation_space
        self.action_space = spaces.Discrete(self.form.actions)
        self._clues: Arrays = {}
        self._steps, self.numbers = np.zeros(boards, np.int32), np.zeros(boards, np.int64)
        self._invalid = np.zeros(boards, np.bool_)

    def draw_number(self, random: np.random.Generator, options: dict[str, Any] | None) -> int:
        """Choose the puzzle of the next episode: by chance, or the one that the options of `reset` name."""
        number = (options or {}).get("puzzle")
        if number is None:
            return int(random.integers(self.deck.count))
        if not isinstance(number, int | np.integer) or not 0 <= number < self.deck.count:
            raise InvalidRecipe(f"puzzle must be a number from 0 to {self.deck.count - 1}, not {number!r}")
        return int(number)

    def deal(self, which: NDArray[np.intp], numbers: list[int]) -> None:
        """Begin episodes on some boards with these puzzles."""
        puzzles = self.stock.take(numbers)
        for key in self.observation_space.spaces:
            if key in puzzles:
                if key not in self._clues:
                    shape, count = puzzles[key].shape[1:], len(self._steps)
                    self._clues[key] = np.zeros((count, *shape), puzzles[key].dtype)
                self._clues[key][which] = puzzles[key]
        self.boards.deal(which, puzzles)
        self._steps[which], self._invalid[which] = 0, False
        self.numbers[which] = numbers

    def play(self, actions: Any, active: NDArray[np.bool_]) -> Turn:
        """Take an action on every active board."""
        chosen = self._read(actions)
        before = self.boards.progress
        invalid = self._invalid = self.boards.play(chosen, active)
        self._steps += active
        terminated = active & self.boards.solved
        rewards = self.boards.progress - before + self._bonus * terminated - self._penalty * invalid
        return Turn(np.where(active, rewards, 0.0), terminated, active & ~terminated & (self._steps >= self.max_steps))

    def _read(self, actions: Any) -> NDArray[np.intp]:
        chosen: Array = np.asarray(actions)
        if chosen.shape != self._steps.shape or not np.issubdtype(chosen.dtype, np.integer):
            raise error.InvalidAction(f"an action is a whole number from 0 to {self.form.actions - 1}, one per board")
        if chosen.min() < 0 or chosen.max() >= self.form.actions:
            raise error.InvalidAction(f"an action must be from 0 to {self.form.actions - 1}")
        return chosen.astype(np.intp, copy=False)

    def observation(self, *, copy: bool) -> Arrays:
        """Return what every board shows, in the order of the space."""
        shown = self._clues | self.boards.observation()
        return {key: shown[key].copy() if copy else shown[key] for key in self.observation_space.spaces}

    def info(self, *, copy: bool) -> Arrays:
        """Return what is known about every board beside what it shows."""
        info: Arrays = {
            "action_mask": self.boards.mask,
            "right": self.boards.right,
            "wrong": self.boards.wrong,
            "solved": self.boards.solved,
            "invalid": self._invalid,
            "puzzle": self.numbers,
        }
        return {key: value.copy() if copy else value for key, value in info.items()}

    def shown(self, place: int) -> tuple[Item[Any, Any], Any]:
        """Return the puzzle on a board, and the board as the kind's own."""
        item = self.stock.item(int(self.numbers[place]))
        observed = {key: array[place] for key, array in self.observation(copy=False).items()}
        return item, self.form.board_of(item, observed)


def _form(
    kind: Kind[Any, Any], deck: Deck, *, marks: int | None, clue_limit: int | None, clue_length: int | None
) -> ArrayForm:
    sheet = kind.sheet
    if sheet is not None:
        if marks is None and deck.known is not None:
            marks = max(usable_marks(sheet, kind.to_data(item.puzzle)) for item in deck.known)
        width, height = deck.size
        return CellForm(kind, sheet, width, height, marks=marks, clue_limit=clue_limit, clue_length=clue_length)
    if kind.paths is not None:
        return PathForm(kind, kind.paths, *deck.size)
    raise NotOffered(f"{kind.title} has no environment: its boards are neither cells to mark nor a path to draw")
