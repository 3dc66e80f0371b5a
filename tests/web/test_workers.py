"""Workers obey their limits, survive what tasks do to them, and stop when told."""

import asyncio
import gc
import os
import signal
import threading
from importlib import import_module
from itertools import product
from pathlib import Path

import psutil
import pytest

from cluewright.core.errors import BudgetExceeded, InvalidRecipe
from cluewright.web import worker_link as link_module
from cluewright.web.refusal import Refused
from cluewright.web.workers import Workers, until_disconnect

MEMORY = 512 * 1024 * 1024
PLACE = Path(__file__).parent


@pytest.fixture
def tasks(monkeypatch):
    """Import the tasks in a way a fresh process can follow."""
    monkeypatch.syspath_prepend(str(PLACE))
    return import_module("worker_tasks")


def listeners():
    return {each for each in threading.enumerate() if each.name == "cluewright-worker-listener"}


def run(work, count=1):
    """Run the work with a pool; nothing that went wrong may be left unsaid, nor any process or thread."""
    unsaid = []
    others = listeners()  # of studios that other tests share
    before = set(psutil.Process().children())  # theirs, too

    async def inside():
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: unsaid.append(context))
        workers = Workers(count, waiting=1, memory=MEMORY)
        try:
            return await work(workers)
        finally:
            workers.close()

    try:
        return asyncio.run(inside())
    finally:
        gc.collect()
        assert unsaid == []
        assert listeners() <= others
        children = set(psutil.Process().children()) - before
        assert not [each for each in children if each.status() == psutil.STATUS_ZOMBIE]


def pids(workers):
    return [worker._process.pid for worker in workers._all]


async def until(holds, seconds=60.0):
    """Let others work until something holds."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.005)


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


def test_a_task_ends_at_its_time_limit(tasks, monkeypatch):
    monkeypatch.setattr(link_module, "GRACE", 0.3)

    async def work(workers):
        await workers.run(tasks.double, 1, seconds=30)
        with pytest.raises(BudgetExceeded):
            await workers.run(tasks.deaf, seconds=0.1)
        monkeypatch.setattr(link_module, "GRACE", 30)
        with pytest.raises(BudgetExceeded):
            await workers.run(tasks.obedient, seconds=0.1)
        (kept,) = pids(workers)
        assert await workers.run(tasks.double, 4, seconds=30) == 8
        assert pids(workers) == [kept]

    run(work)


def test_loading_is_no_part_of_a_task(tasks, monkeypatch):
    monkeypatch.setattr(link_module, "GRACE", 0.1)
    slow = import_module("slow_to_load")

    async def work(workers):
        return await workers.run(slow.seconds_left, seconds=0.5)

    assert run(work) > 0


def test_loading_has_a_bound_of_its_own(tasks, monkeypatch):
    slow = import_module("slow_to_load")

    async def work(workers):
        await workers.run(tasks.double, 1, seconds=30)
        (first,) = pids(workers)
        with monkeypatch.context() as patch:
            patch.setattr(link_module, "_STARTING", 0.2)
            with pytest.raises(Refused, match="started in time"):
                await workers.run(slow.seconds_left, seconds=30)
        assert await workers.run(tasks.double, 2, seconds=30) == 4
        assert first not in pids(workers)

    run(work)


def test_what_cannot_be_loaded_is_said_and_the_worker_stays(tasks):
    async def work(workers):
        await workers.run(tasks.double, 1, seconds=30)
        before = pids(workers)
        with pytest.raises(RuntimeError, match="does not load"):
            await workers.run(tasks.double, tasks.Unloadable(), seconds=30)
        assert pids(workers) == before

    run(work)


def test_a_lost_worker_is_replaced(tasks):
    async def work(workers):
        with pytest.raises(Refused, match="stopped unexpectedly"):
            await workers.run(tasks.die, seconds=30)
        with pytest.raises(Refused, match="more memory"):
            await workers.run(tasks.hoard, seconds=30)
        return await workers.run(tasks.double, 5, seconds=30)

    assert run(work) == 10


def test_nobody_hears_of_a_worker_lost_while_it_was_idle(tasks):
    async def work(workers):
        assert await workers.run(tasks.double, 1, seconds=30) == 2
        (pid,) = pids(workers)
        os.kill(pid, signal.SIGSTOP)  # so that it is there when the task is sent, and gone before it begins
        asking = asyncio.ensure_future(workers.run(tasks.double, 2, seconds=30))
        await until(lambda: workers.busy == 1)
        os.kill(pid, signal.SIGKILL)
        assert await asking == 4
        (pid,) = pids(workers)
        os.kill(pid, signal.SIGKILL)
        return await workers.run(tasks.double, 3, seconds=30)

    assert run(work) == 6


def test_hanging_up_stops_the_work_and_frees_the_worker(tasks):
    async def work(workers):
        await workers.run(tasks.double, 1, seconds=30)
        before = pids(workers)

        async def receive():
            await until(lambda: workers.busy == 1)
            return {"type": "http.disconnect"}

        with pytest.raises(Refused, match="disconnected"):
            await until_disconnect(receive, workers.run(tasks.obedient, seconds=30))
        assert await asyncio.wait_for(workers.run(tasks.double, 6, seconds=30), 60) == 12
        assert pids(workers) == before

    run(work)


def test_a_body_that_does_not_come_is_not_taken_for_hanging_up(tasks):
    async def work(workers):
        async def receive():
            raise Refused(408, "late", "too late")

        with pytest.raises(Refused, match="too late"):
            await until_disconnect(receive, workers.run(tasks.obedient, seconds=30))

    run(work)


def test_cancelling_at_any_moment_leaves_the_worker_free(tasks):
    """From before the task is sent until after it has begun; a large one is being sent for a while."""

    async def work(workers):
        await workers.run(tasks.double, 1, seconds=30)
        before = pids(workers)
        for turns, large in product([0, 1, 3, 30, 300], [0, 2_000_000]):
            asking = asyncio.ensure_future(workers.run(tasks.obedient, bytes(large), seconds=60))
            for _ in range(turns):
                await asyncio.sleep(0)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            assert workers.busy == 0
            assert await asyncio.wait_for(workers.run(tasks.double, 3, seconds=30), 60) == 6
        assert pids(workers) == before

    run(work)


@pytest.mark.parametrize("early", [True, False])
def test_halting_gives_what_was_found_until_then(tasks, early):
    async def work(workers):
        await workers.run(tasks.double, 1, seconds=30)
        halt = asyncio.Event()
        asking = asyncio.ensure_future(workers.run(tasks.count, seconds=60, halt=halt))
        if not early:
            await until(lambda: workers.busy == 1)
        halt.set()
        assert await asyncio.wait_for(asking, 30) < 60 / 0.01
        return await workers.run(tasks.double, 3, seconds=30)

    assert run(work) == 6


def test_cancelling_before_a_worker_has_started(tasks):
    async def work(workers):
        asking = asyncio.ensure_future(workers.run(tasks.obedient, seconds=30))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert workers.busy == 0
        return await workers.run(tasks.double, 3, seconds=30)

    assert run(work) == 6


def test_cancelling_twice_ends_a_deaf_worker_at_once(tasks):
    async def work(workers):
        await workers.run(tasks.double, 1, seconds=30)
        asking = asyncio.ensure_future(workers.run(tasks.deaf, seconds=30))
        await until(lambda: workers.busy == 1)
        asking.cancel()
        await asyncio.sleep(0)
        asking.cancel()
        await until(asking.done)
        assert asking.cancelled()
        return await workers.run(tasks.double, 3, seconds=30)

    assert run(work) == 6


def test_too_many_who_wait_are_turned_away(tasks):
    async def work(workers):
        first = asyncio.ensure_future(workers.run(tasks.obedient, seconds=1))
        second = asyncio.ensure_future(workers.run(tasks.double, 7, seconds=30))
        await until(lambda: workers.waiting == 1)
        with pytest.raises(Refused, match="the studio is busy"):
            await workers.run(tasks.double, 8, seconds=30)
        with pytest.raises(BudgetExceeded):
            await first
        return await second

    assert run(work) == 14


def test_who_waits_gets_the_worker_that_replaces_a_lost_one(tasks):
    async def work(workers):
        first = asyncio.ensure_future(workers.run(tasks.die, seconds=30))
        second = asyncio.ensure_future(workers.run(tasks.double, 7, seconds=30))
        with pytest.raises(Refused, match="stopped unexpectedly"):
            await first
        return await second

    assert run(work) == 14


def test_closing_ends_what_runs_and_what_waits(tasks):
    async def work(workers):
        await workers.run(tasks.double, 1, seconds=30)
        first = asyncio.ensure_future(workers.run(tasks.deaf, seconds=30))
        second = asyncio.ensure_future(workers.run(tasks.double, 7, seconds=30))
        await until(lambda: workers.waiting == 1)
        await until(lambda: workers.busy == 1)
        workers.close()
        for each in (first, second):
            with pytest.raises(Refused, match=r"stopped unexpectedly|closing"):
                await each
        with pytest.raises(Refused, match="closing"):
            await workers.run(tasks.double, 7, seconds=30)

    run(work)


def test_a_worker_loads_no_web_framework(tasks):
    async def work(workers):
        return await workers.run(tasks.loaded, seconds=30)

    assert {"fastapi", "pydantic", "sqlalchemy"}.isdisjoint(run(work))
