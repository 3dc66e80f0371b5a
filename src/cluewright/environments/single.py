"""One puzzle at a time: the environment `gymnasium.make` returns."""

from typing import Any, ClassVar, cast

import gymnasium
import numpy as np
from gymnasium import error, spaces
from numpy.typing import NDArray

from cluewright.core.errors import InvalidRecipe
from cluewright.environments.form import Arrays
from cluewright.environments.pictures import METADATA, MODES, frame
from cluewright.environments.table import Table

_ONLY: NDArray[np.intp] = np.zeros(1, np.intp)
_ACTIVE = np.ones(1, np.bool_)


class PuzzleEnv(gymnasium.Env[Arrays, np.int64]):
    """An environment of one kind of puzzle.

    `kind` is the name of the kind; the puzzles are made by the recipe that `size`, `difficulty`, `seed` and the kind's
    own options describe, `count` different ones, or are `puzzles`: a file or a list. An episode ends when the puzzle is
    solved, and is cut off after `max_steps` (4 for each cell). Docs: docs/environments.md.
    """

    metadata: ClassVar[dict[str, Any]] = METADATA  # type: ignore[misc]  # gymnasium's is not marked as the class's

    def __init__(self, kind: str, *, render_mode: str | None = None, **options: Any) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise InvalidRecipe(f"render_mode must be {' or '.join(MODES)}, not {render_mode!r}")
        self.render_mode = render_mode
        self.table = Table(1, kind, **options)
        self.observation_space = cast("spaces.Space[Arrays]", self.table.observation_space)
        self.action_space = self.table.action_space
        self._playing = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        """Begin an episode with a puzzle drawn by chance, or with number `options["puzzle"]`."""
        super().reset(seed=seed)
        self.table.deal(_ONLY, [self.table.draw_number(self.np_random, options)])
        self._playing = True
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        """Take an action; one that changes nothing costs the penalty and leaves the board as it is."""
        if not self._playing:
            raise error.ResetNeeded("the episode is over or has not begun: call reset first")
        turn = self.table.play(np.asarray(action).reshape(1), _ACTIVE)
        terminated, truncated = bool(turn.terminated[0]), bool(turn.truncated[0])
        self._playing = not (terminated or truncated)
        return self._observation(), float(turn.rewards[0]), terminated, truncated, self._info()

    def render(self) -> Any:
        """Return the board as text or as pixels, as `render_mode` says."""
        if self.render_mode is None:
            return None
        return frame(self.render_mode, *self.table.shown(0))

    def move_of(self, action: int) -> str:
        """Write an action as the move a player would make: `#3,4`."""
        return self.table.form.move_of(int(action))

    def action_of(self, row: int, column: int, mark: str) -> int:
        """Return the action that gives a cell a mark, as the steps of an explanation do: `action_of(2, 3, "#")`."""
        return self.table.form.action_of(row, column, mark)

    def _observation(self) -> Arrays:
        return {key: array[0] for key, array in self.table.observation(copy=True).items()}

    def _info(self) -> dict[str, Any]:
        info = {key: array[0] for key, array in self.table.info(copy=True).items()}
        return {key: value.item() if value.ndim == 0 else value for key, value in info.items()}
