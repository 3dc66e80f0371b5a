"""Workers obey their limits, survive what tasks do to them, and stop when told."""

import asyncio
from importlib import import_module
from pathlib import Path

import pytest

from cluewright.core.errors import BudgetExceeded, InvalidRecipe
from cluewright.web.problems import Refused
from cluewright.web.workers import Workers, until_disconnect

MEMORY = 512 * 1024 * 1024


TASKS = Path(__file__).parent / "worker_tasks.py"


@pytest.fixture
def tasks(monkeypatch):
    """Import the tasks in a way a fresh process can follow."""
    monkeypatch.syspath_prepend(str(TASKS.parent))
    return import_module(TASKS.stem)


def run(work):
    async def inside():
        workers = Workers(1, waiting=1, memory=MEMORY)
        try:
            return await work(workers)
        finally:
            workers.close()

    return asyncio.run(inside())


def test_results_progress_and_errors_come_back(tasks):
    told = []

    async def work(workers):
        assert await workers.run(tasks.double, 21, seconds=30, progress=lambda *said: told.append(said)) == 42
        with pytest.raises(InvalidRecipe, match="not like this"):
            await workers.run(tasks.refuse, seconds=30)
        with pytest.raises(RuntimeError, match="a slip"):
            await workers.run(tasks.stumble, seconds=30)
        return await workers.run(tasks.double, 1, seconds=30)

    assert run(work) == 2
    assert told == [(0.5, "half way")]


def test_a_task_ends_at_its_time_limit(tasks):
    async def work(workers):
        await workers.run(tasks.double, 1, seconds=30)
        with pytest.raises(BudgetExceeded):
            await workers.run(tasks.obedient, seconds=0.1)
        with pytest.raises(BudgetExceeded):
            await workers.run(tasks.deaf, seconds=0.1)
        return await workers.run(tasks.double, 4, seconds=30)

    assert run(work) == 8


def test_a_lost_worker_is_replaced(tasks):
    async def work(workers):
        with pytest.raises(Refused, match="ended before its time"):
            await workers.run(tasks.die, seconds=30)
        with pytest.raises(Refused, match="more memory"):
            await workers.run(tasks.hoard, seconds=30)
        return await workers.run(tasks.double, 5, seconds=30)

    assert run(work) == 10


def test_hanging_up_stops_the_work_and_frees_the_worker(tasks):
    async def work(workers):
        await workers.run(tasks.double, 1, seconds=30)

        async def receive():
            await asyncio.sleep(0.1)
            return {"type": "http.disconnect"}

        with pytest.raises(Refused, match="hung up"):
            await until_disconnect(receive, workers.run(tasks.obedient, seconds=30))
        return await asyncio.wait_for(workers.run(tasks.double, 6, seconds=5), 10)

    assert run(work) == 12


def test_too_many_who_wait_are_turned_away(tasks):
    async def work(workers):
        first = asyncio.ensure_future(workers.run(tasks.obedient, seconds=1))
        second = asyncio.ensure_future(workers.run(tasks.double, 7, seconds=30))
        await asyncio.sleep(0.1)
        assert workers.waiting == 1
        with pytest.raises(Refused, match="too much work"):
            await workers.run(tasks.double, 8, seconds=30)
        with pytest.raises(BudgetExceeded):
            await first
        return await second

    assert run(work) == 14
