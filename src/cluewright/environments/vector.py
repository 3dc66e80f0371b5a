"""Many puzzles at once: the environment `gymnasium.make_vec` returns, in which a step is a few operations on arrays."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import error
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cluewright.core.errors import InvalidRecipe
from cluewright.environments.form import Arrays
from cluewright.environments.pictures import METADATA, MODES, frame
from cluewright.environments.table import Table

Stepped = tuple[Arrays, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class PuzzleVectorEnv(VectorEnv[Arrays, NDArray[np.int64], NDArray[Any]]):
    """As many environments of one kind as `num_envs` says, on the same puzzles as a single one with these options.

    Each has random numbers of its own: environment i, reset with the seed s, plays what a single one reset with s + i
    plays. With `copy=False` the arrays returned are the environment's own and change with the next step.
    """

    metadata: ClassVar[dict[str, Any]] = METADATA | {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]

    def __init__(
        self,
        kind: str,
        num_envs: int = 1,
        *,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise InvalidRecipe(f"num_envs must be at least 1, not {num_envs}")
        if render_mode is not None and render_mode not in MODES:
            raise InvalidRecipe(f"render_mode must be {' or '.join(MODES)}, not {render_mode!r}")
        self.num_envs, self.render_mode = num_envs, render_mode
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = METADATA | {"autoreset_mode": self.autoreset_mode}  # type: ignore[misc]
        self.table = Table(num_envs, kind, **options)
        self.single_observation_space = self.table.observation_space
        self.single_action_space = self.table.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._random: list[np.random.Generator | None] = [None] * num_envs
        self._over = np.ones(num_envs, np.bool_)
        self._begun = False
        self._every = np.ones(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Begin an episode everywhere, or where `options["reset_mask"]` says."""
        options = dict(options or {})
        mask = self._mask(options.pop("reset_mask", None))
        for place, one in enumerate(self._seeds(seed)):
            if mask[place] and (one is not None or self._random[place] is None):
                self._random[place] = seeding.np_random(one)[0]
        self._begin(np.flatnonzero(mask), options)
        self._begun = True
        return self.table.observation(copy=self._copy), self._info()

    def step(self, actions: Any) -> Stepped:
        """Take an action in every environment; what becomes of those that are over, `autoreset_mode` says."""
        if not self._begun:
            raise error.ResetNeeded("no episode has begun: call reset first")
        active = self._every
        if self._over.any():
            if self.autoreset_mode is AutoresetMode.DISABLED:
                raise error.ResetNeeded("some episodes are over: reset them, with a reset_mask")
            active = ~self._over
            over = np.flatnonzero(self._over)
        turn = self.table.play(actions, active)
        if active is not self._every:
            self._begin(over, {})
        final: dict[str, Any] = {}
        self._over = turn.terminated | turn.truncated
        if self.autoreset_mode is AutoresetMode.SAME_STEP and self._over.any():
            final = self._final(self._over)
            self._begin(np.flatnonzero(self._over), {})
        observation, info = self.table.observation(copy=self._copy), self._info() | final
        return observation, turn.rewards, turn.terminated, turn.truncated, info

    def render(self) -> tuple[Any, ...] | None:
        """Return every board as text or as pixels."""
        if self.render_mode is None:
            return None
        return tuple(frame(self.render_mode, *self.table.shown(place)) for place in range(self.num_envs))

    def _begin(self, places: NDArray[np.intp], options: dict[str, Any]) -> None:
        randoms = (self._random[place] for place in places.tolist())
        self.table.deal(places, [self.table.draw_number(random, options) for random in randoms if random is not None])
        self._over[places] = False

    def _final(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """Return the last observation and info of the episodes that end, as Gymnasium's own environments do."""
        shown, info = self.table.observation(copy=True), self._info()
        last = np.full(self.num_envs, None, object)
        for place in np.flatnonzero(over):
            last[place] = {key: array[place] for key, array in shown.items()}
        where = {f"_{key}": over.copy() for key in info if not key.startswith("_")}
        return {"final_obs": last, "_final_obs": over.copy(), "final_info": info | where, "_final_info": over.copy()}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = self.table.info(copy=self._copy)
        return info | {f"_{key}": self._every.copy() for key in info}

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            return [int(seed) + place for place in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise InvalidRecipe(f"there must be a seed for each of {self.num_envs} environments, not {len(seed)}")
        return seed

    def _mask(self, mask: Any) -> NDArray[np.bool_]:
        if mask is None:
            return self._every
        given = np.asarray(mask)
        if given.shape != (self.num_envs,) or given.dtype != np.bool_ or not given.any():
            raise InvalidRecipe("reset_mask must be an array of bools, one for each environment, and one of them true")
        return given
