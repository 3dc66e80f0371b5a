"""Worker processes: everything exactly once, whatever becomes of the workers."""

import operator
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from cluewright.batch import processes
from cluewright.batch.executor import ExecutorError, Lost
from cluewright.batch.processes import ProcessExecutor
from cluewright.batch.streaming import stream

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL")


def test_every_task_is_done_exactly_once(works: ModuleType) -> None:
    done = list(stream(ProcessExecutor(2), works.double, range(3000)))

    assert sorted(done) == [(task, 2 * task) for task in range(3000)]


def test_order_is_kept_when_asked(works: ModuleType) -> None:
    done = list(stream(ProcessExecutor(3), works.double, iter(range(500)), ordered=True))

    assert done == [(task, 2 * task) for task in range(500)]


def test_a_fault_costs_its_task_alone(works: ModuleType) -> None:
    done = dict(stream(ProcessExecutor(2), works.fail_on_three, range(50)))

    assert done[3] == Lost("three is not done")
    assert all(done[task] == task for task in range(50) if task != 3)


def test_a_result_that_cannot_be_sent_costs_its_task_alone(works: ModuleType) -> None:
    done = dict(stream(ProcessExecutor(1), works.unsendable, range(20)))

    assert isinstance(done[1], Lost)
    assert "pickle" in done[1].reason
    assert [done[task] for task in range(2, 20)] == list(range(2, 20))


def test_a_task_that_kills_every_worker_is_given_up_and_the_others_done(works: ModuleType) -> None:
    done = dict(stream(ProcessExecutor(2), works.die_on_seven, range(200)))

    assert done.pop(7) == Lost("the worker process died (killed by SIGKILL)")
    assert done == {task: task for task in range(200) if task != 7}


def test_a_worker_that_dies_once_costs_nothing(works: ModuleType, tmp_path: Path) -> None:
    tasks = [(str(tmp_path), number) for number in range(60)]

    done = list(stream(ProcessExecutor(2), works.die_once, tasks, ordered=True))

    assert [result for _, result in done] == list(range(60))
    assert (tmp_path / "died").exists()


def test_work_that_ignores_its_time_limit_is_ended(works: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluewright.batch.streaming._GRACE", 0.3)

    done = dict(stream(ProcessExecutor(2), works.hang_on_two, range(12), seconds_each=0.2))

    assert done.pop(2) == Lost("it ran past its time limit, so its worker was stopped")
    assert done == {task: task for task in range(12) if task != 2}


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system does not tell the memory of processes")
def test_a_worker_that_takes_too_much_memory_is_ended(works: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "_LOOK_AT_MEMORY", 0.05)

    done = dict(stream(ProcessExecutor(1, memory_limit=400), works.swallow_memory, range(8)))

    assert done.pop(4) == Lost("its worker used more than 400 MB of memory and was stopped")
    assert done == {task: task for task in range(8) if task != 4}


def test_workers_are_replaced_after_many_chunks(works: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "MOST_CHUNKS", 2)
    monkeypatch.setattr("cluewright.batch.streaming.LARGEST_CHUNK", 1)

    pids = [pid for _, pid in stream(ProcessExecutor(1), works.pid, range(6), ordered=True)]

    assert pids[0] == pids[1]
    assert pids[0] != pids[-1]


def test_a_worker_that_cannot_start_is_an_error_not_a_loop(works: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "_serve", operator.is_)  # takes two arguments, says nothing, and ends

    with pytest.raises(ExecutorError, match="a worker process ended right after it started \\(exit code 0\\)"):
        list(stream(ProcessExecutor(1), works.double, range(3)))


def test_leaving_early_ends_the_workers(works: ModuleType) -> None:
    executor = ProcessExecutor(2)
    results = stream(executor, works.pid, range(100_000))
    _, pid = next(results)
    results.close()  # type: ignore[attr-defined]

    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_worker_that_makes_puzzles_does_not_wait_for_the_database() -> None:
    script = "import sys; from cluewright.batch.items import MakePuzzle; print('sqlalchemy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
