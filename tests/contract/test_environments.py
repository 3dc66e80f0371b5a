"""The contract: every kind whose boards are cells or a path is a Gymnasium environment that plays by its rules."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from tests.effort import tries

import cluewright as cw
from cluewright.environments import PuzzleEnv, PuzzleVectorEnv, env_id, register


@pytest.fixture
def made(examples):
    """Give the options of a small environment: few puzzles, so that they are made once."""
    return {"puzzles": [examples.made(seed) for seed in range(3)]}


def solving_actions(env: PuzzleEnv) -> list[int]:
    """List actions that solve the puzzle on the board, found by making every move the kind allows."""
    item, board = env.table.shown(0)
    kind = cw.kind(item.puzzle.kind)
    chosen = []
    while not kind.is_solved(item.puzzle, board):
        for action in range(int(env.action_space.n)):
            try:
                after = kind.apply(item.puzzle, board, env.move_of(action))
            except cw.InvalidMove:
                continue
            further = _decided(kind, item, after) > _decided(kind, item, board)
            if further and not kind.differences(item.puzzle, after, item.solution):
                break
        else:
            raise AssertionError("no action leads on")
        chosen.append(action)
        board = after
    return chosen


def _decided(kind, item, board):
    if kind.paths is not None:
        return len(kind.paths.path(item.puzzle, board))
    return sum(symbol != "?" for row in kind.board_to_data(item.puzzle, board) for symbol in row)


def test_it_is_registered_and_passes_gymnasiums_checker(kind, examples):
    assert env_id(kind.name) in register()
    env = gymnasium.make(env_id(kind.name), size=examples.size, count=4, render_mode="rgb_array")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def test_it_plays_by_the_rules_of_the_kind(kind, made):
    env = PuzzleEnv(kind.name, **made, max_steps=10**6, render_mode="ansi")
    random = np.random.default_rng(1)
    for episode in range(tries(3)):
        seen, info = env.reset(seed=episode)
        item, board = env.table.shown(0)
        assert kind.differences(item.puzzle, board, item.solution) == []
        for _ in range(60):
            action = int(random.integers(env.action_space.n))
            allowed = bool(info["action_mask"][action])
            try:
                after = kind.apply(item.puzzle, board, env.move_of(action))
            except cw.InvalidMove:
                after = board
            assert allowed == (after != board), env.move_of(action)
            seen, _, terminated, _, info = env.step(action)
            assert info["invalid"] == (not allowed)
            assert seen in env.observation_space
            board = env.table.shown(0)[1]
            assert board == after
            assert env.render() == kind.text(item.puzzle, board)
            assert info["wrong"] == len(kind.differences(item.puzzle, board, item.solution))
            assert terminated == info["solved"] == kind.is_solved(item.puzzle, board)
            if terminated:
                break


def test_solving_earns_one_and_the_bonus_less_what_invalid_actions_cost(kind, made):
    env = PuzzleEnv(kind.name, **made, bonus=2.0, penalty=0.25, max_steps=10**6)
    env.reset(seed=1)
    actions = solving_actions(env)
    _, info = env.reset(seed=1)
    earned, invalid, terminated = 0.0, 0, False
    for action in actions:
        for refused in np.flatnonzero(info["action_mask"] == 0)[:1].tolist():
            seen, reward, terminated, _, info = env.step(refused)
            assert (reward, terminated, info["invalid"]) == (-0.25, False, True)
            earned, invalid = earned + reward, invalid + 1
        assert info["action_mask"][action]
        seen, reward, terminated, truncated, info = env.step(action)
        assert reward > 0
        earned += reward
    assert terminated
    assert not truncated
    assert seen in env.observation_space
    assert invalid > 0
    assert earned == pytest.approx(3.0 - 0.25 * invalid)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_many_at_once_play_as_each_alone(kind, made, mode):
    options = {**made, "max_steps": 13}
    many = PuzzleVectorEnv(kind.name, 5, autoreset_mode=mode, **options)
    alone = SyncVectorEnv([lambda: PuzzleEnv(kind.name, **options)] * 5, autoreset_mode=mode)
    same(many.reset(seed=7), alone.reset(seed=7))
    env = PuzzleEnv(kind.name, **options)
    env.reset(seed=9)
    path = iter(solving_actions(env)[:13])
    random = np.random.default_rng(3)
    over = 0
    for _ in range(tries(30)):
        actions = random.integers(many.single_action_space.n, size=5)
        actions[2] = next(path, actions[2])  # the one with the seed 9 gets far, and may solve its puzzle
        stepped, expected = many.step(actions), alone.step(actions)
        same(stepped, expected)
        over += int(np.count_nonzero(stepped[2] | stepped[3]))
    assert over > 5


def same(ours, theirs):
    """Compare everything that `reset` or `step` returned, arrays in dictionaries included."""
    if isinstance(ours, dict):
        assert ours.keys() == theirs.keys()
        for key in ours:
            same(ours[key], theirs[key])
    elif isinstance(ours, tuple):
        assert len(ours) == len(theirs)
        for one, other in zip(ours, theirs, strict=True):
            same(one, other)
    elif ours is None or theirs is None:
        assert ours is theirs
    elif ours.dtype == object:
        for one, other in zip(ours, theirs, strict=True):
            same(one, other)
    else:
        np.testing.assert_array_equal(ours, theirs)
