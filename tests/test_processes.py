"""Native code holds no state that threads, fork or spawn could trip over."""

import multiprocessing
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor

import numpy as np
import pytest

from cluewright.core.verbs import solve
from cluewright.nonogram.clues import clues_of

PUZZLES = [clues_of(np.random.default_rng(seed).random((14, 11)) < 0.62) for seed in range(12)]


def check(pool: Executor) -> None:
    # The function is one of the package, so that a spawned process finds it too.
    expected = [solve(puzzle).solutions for puzzle in PUZZLES]
    assert [outcome.solutions for outcome in pool.map(solve, PUZZLES, timeout=100)] == expected


@pytest.mark.parametrize("method", [m for m in ("fork", "spawn") if m in multiprocessing.get_all_start_methods()])
@pytest.mark.filterwarnings("ignore:This process.*is multi-threaded:DeprecationWarning")
def test_worker_processes_give_the_same_answers(method: str) -> None:
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context(method)) as pool:
        check(pool)


def test_threads_give_the_same_answers() -> None:
    with ThreadPoolExecutor(4) as pool:
        check(pool)
