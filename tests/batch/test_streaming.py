"""How tasks become chunks and results come back, without processes."""

import itertools
import threading
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from cluewright.batch.executor import Executor, Lost, Report
from cluewright.batch.streaming import LARGEST_CHUNK, Pace, stream
from cluewright.batch.threads import ThreadExecutor


class Losing(Executor):
    """Do nothing but lose what holds a bad task."""

    slots = 2

    def __init__(self, bad: set[int], *, own_fault: bool = False) -> None:
        self.bad, self.own_fault = bad, own_fault
        self.seen: list[list[int]] = []
        self.stopped = False

    def start(self, work: Any) -> None:
        self.waiting: list[tuple[int, list[int]]] = []

    def submit(self, number: int, tasks: Any, *, seconds: float | None = None) -> None:
        self.seen.append(list(tasks))
        self.waiting.append((number, list(tasks)))

    def wait(self, timeout: float) -> list[Report]:
        number, tasks = self.waiting.pop()
        if self.bad & set(tasks):
            return [Report(number, lost="it is bad", own_fault=self.own_fault)]
        return [Report(number, tasks, 0.001)]

    def stop(self) -> None:
        self.stopped = True


def test_a_lost_chunk_is_done_again_task_by_task_and_the_bad_one_given_up() -> None:
    executor = Losing({500})

    done = dict(stream(executor, str, range(1000)))

    assert done.pop(500) == Lost("it is bad")
    assert done == {task: task for task in range(1000) if task != 500}
    assert sum(chunk == [500] for chunk in executor.seen) == 2
    assert executor.stopped


def test_what_a_task_does_itself_is_not_tried_again() -> None:
    executor = Losing({0}, own_fault=True)

    assert dict(stream(executor, str, range(3)))[0] == Lost("it is bad")
    assert executor.seen.count([0]) == 1


def test_order_is_kept_around_a_lost_task() -> None:
    done = list(stream(Losing({3}), str, range(40), ordered=True))

    assert [task for task, _ in done] == list(range(40))


@pytest.mark.parametrize("ordered", [False, True])
def test_tasks_are_taken_as_they_are_needed(ordered: bool) -> None:
    taken = itertools.count()
    executor = ThreadExecutor(2)

    results = stream(executor, str, taken, ordered=ordered)
    first = list(itertools.islice(results, 100))
    results.close()  # type: ignore[attr-defined]

    assert all(result == str(task) for task, result in first)
    assert len({task for task, _ in first}) == 100
    assert next(taken) < 100 + 4 * LARGEST_CHUNK


@pytest.mark.parametrize("window", [None, 50])
def test_a_slow_first_task_holds_only_so_many_others_back(window: int | None) -> None:
    release = threading.Event()
    taken = []

    def tasks() -> Iterator[int]:
        for task in range(100_000):
            taken.append(task)
            if task == 60_000:
                release.set()  # never reached while the first task holds its place
            yield task

    def work(task: int) -> int:
        if task == 0:
            release.wait(0.5)
        return task

    narrow = {} if window is None else {"window": window}
    results = stream(ThreadExecutor(2), work, tasks(), ordered=True, **narrow)
    assert next(results) == (0, 0)
    results.close()  # type: ignore[attr-defined]
    assert not release.is_set()
    if window is None:
        assert LARGEST_CHUNK < len(taken) < 60_000
    else:
        assert 1 < len(taken) <= window


def test_stopping_ends_the_stream_and_the_work(works: ModuleType) -> None:
    calls = iter([False, False, True])

    done = list(stream(ThreadExecutor(1), works.wait_for_budget, range(10), stopping=lambda: next(calls)))

    assert done == []


class TestPace:
    """Chunks grow to the time they should take, and shrink towards the end."""

    def test_the_first_chunks_are_single_tasks(self) -> None:
        assert Pace(None, 0.4).next_size(4) == 1

    def test_cheap_tasks_make_large_chunks_step_by_step(self) -> None:
        pace = Pace(None, 0.4)
        sizes = []
        for _ in range(6):
            sizes.append(size := pace.next_size(4))
            pace.hear(size, size * 0.0001)
        assert sizes == [1, 8, 64, 512, LARGEST_CHUNK, LARGEST_CHUNK]

    def test_dear_tasks_go_alone(self) -> None:
        pace = Pace(None, 0.4)
        pace.hear(1, 3 * 0.4)
        assert pace.next_size(4) == 1

    def test_the_cost_follows_the_tasks(self) -> None:
        pace = Pace(None, 0.4)
        for _ in range(20):
            pace.hear(100, 100 * 0.001)
        cheap = pace.next_size(2)
        for _ in range(20):
            pace.hear(100, 100 * 0.1)
        assert cheap == pytest.approx(0.4 / 0.001, abs=1)
        assert pace.next_size(2) == pytest.approx(0.4 / 0.1, abs=1)

    def test_the_last_tasks_are_shared_out(self) -> None:
        pace = Pace(lambda: 1000, 0.4)
        pace.hear(2000, 0.02)
        pace.taken(960)
        assert pace.next_size(2) == 10
