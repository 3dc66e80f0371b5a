"""A real Dask cluster on this machine: a scheduler and two workers, one of which is killed half way."""

import builtins
import itertools
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from tests.datasets.reading import files

from cluewright.batch.cluster import ClusterExecutor
from cluewright.batch.executor import ExecutorError, Lost
from cluewright.batch.plan import load_plan
from cluewright.batch.run import run_batch
from cluewright.batch.streaming import stream
from cluewright.batch.threads import ThreadExecutor
from cluewright.cli.app import run
from cluewright.datasets import make_dataset, read_dataset_plan
from cluewright.formats import save
from cluewright.library import Library
from cluewright.nonogram.puzzle import Nonogram

WORKS = Path(__file__).parent / "works"
# Sockets and event loops of a client that lost its cluster are closed by the garbage collector.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(scope="module")
def dask() -> Iterator[Any]:
    """Give a cluster of two workers; who kills one starts another."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(WORKS)
        from dask_cluster import DaskCluster
    cluster = DaskCluster(2, search=WORKS)
    try:
        cluster.wait_for_workers()
        yield cluster
    finally:
        cluster.close()


def test_every_task_is_done_exactly_once_and_in_order(dask: Any, works: ModuleType) -> None:
    done = list(stream(ClusterExecutor(dask.address), works.double, range(600), ordered=True))

    assert done == [(task, 2 * task) for task in range(600)]


def test_a_fault_costs_its_task_alone(dask: Any, works: ModuleType) -> None:
    done = dict(stream(ClusterExecutor(dask.address), works.fail_on_three, range(20)))

    assert done.pop(3) == Lost("three is not done")
    assert done == {task: task for task in range(20) if task != 3}


def test_leaving_early_leaves_the_cluster_as_it_was(dask: Any, works: ModuleType) -> None:
    results = stream(ClusterExecutor(dask.address), works.slow_double, itertools.count())
    assert next(results)[1] % 2 == 0
    results.close()  # type: ignore[attr-defined]

    assert len(list(stream(ClusterExecutor(dask.address), works.double, range(10)))) == 10


def test_a_batch_survives_the_loss_of_a_worker_with_every_item_exactly_once(
    dask: Any, library: Library, write_plan: Callable[[str], Path], tmp_path: Path
) -> None:
    plan = load_plan(write_plan('seed = 3\n[[recipe]]\nkind = "zip"\nsize = "6x5"\ncount = 300\n'))
    victim = dask.workers[0]

    class KillHalfWay:
        """Kill a worker when the first items are in."""

        def __init__(self) -> None:
            self.items: Counter[int] = Counter()

        def started(self, plan: Any, tally: Any) -> None:
            pass

        def settled(self, task: Any, row: Any) -> None:
            self.items[task.number] += 1

        def advanced(self, tally: Any) -> None:
            if victim.poll() is None and tally.here >= 20:
                dask.kill(victim)

    watcher = KillHalfWay()
    tally = run_batch(plan, library, ClusterExecutor(dask.address), watcher=watcher)
    killed = victim.poll()
    dask.workers[0] = dask.add_worker()

    assert killed is not None
    assert watcher.items == Counter(range(300))
    assert (tally.left, tally.states.total(), len(library)) == (0, 300, tally.states["made"])
    with Library.open(tmp_path / "other.sqlite") as other:
        run_batch(plan, other, ThreadExecutor())
        assert {record.fingerprint for record in other.each()} == {record.fingerprint for record in library.each()}


def test_puzzles_are_solved_on_the_cluster(dask: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save([Nonogram([[1, 1], [3]], [[2], [1], [2]])] * 60, tmp_path / "many.jsonl")

    code = run(["solve", str(tmp_path), "--cluster", dask.address, "--json"])

    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert code == 0
    assert [(answer["index"], answer["verdict"]) for answer in answers] == [(index, "unique") for index in range(60)]


def test_a_data_set_made_and_checked_on_the_cluster_has_the_same_bytes(dask: Any, tmp_path: Path) -> None:
    kinds = ("nonogram", "colour-nonogram", "hitori", "zip")
    plan = tmp_path / "plan.toml"
    recipe = '[[recipe]]\nkind = "{}"\nsize = "5x4"\ncount = 4\n'
    plan.write_text('name = "set"\nseed = 7\nshard = 5\n' + "".join(map(recipe.format, kinds)))

    assert run(["dataset", "make", str(plan), "-o", str(tmp_path / "there"), "--cluster", dask.address]) == 0
    make_dataset(read_dataset_plan(plan), tmp_path / "here", ThreadExecutor(1))

    there, here = (files(tmp_path / name) for name in ("there", "here"))
    assert there == here
    assert json.loads(here["dataset.json"])["figures"]["records"] == 16
    assert run(["dataset", "check", str(tmp_path / "there"), "--cluster", dask.address]) == 0


def test_a_cluster_that_is_not_there_is_named() -> None:
    executor = ClusterExecutor("tcp://127.0.0.1:9", patience=0.5)

    with pytest.raises(ExecutorError, match=r"there is no Dask scheduler at tcp://127\.0\.0\.1:9"):
        list(stream(executor, str, range(3)))


def test_a_scheduler_that_answers_no_more_is_gone() -> None:
    def unanswered() -> dict[str, int]:
        raise OSError("timed out")

    executor = ClusterExecutor("tcp://127.0.0.1:9")
    executor._client = SimpleNamespace(nthreads=unanswered)

    with pytest.raises(ExecutorError, match="is gone"):
        _ = executor.slots


def test_an_address_that_is_none_is_named() -> None:
    with pytest.raises(ExecutorError, match="there is no Dask scheduler at nonsense://"):
        list(stream(ClusterExecutor("nonsense://x:1", patience=0.5), str, range(3)))


def test_workers_with_another_version_are_refused(dask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluewright.batch.cluster.__version__", "0.0.1")

    with pytest.raises(
        ExecutorError, match=r"the worker tcp://.* has Cluewright .*, but this is 0\.0\.1: install the same version"
    ):
        list(stream(ClusterExecutor(dask.address), str, range(3)))


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.startswith("distributed"):
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    monkeypatch.delitem(sys.modules, "distributed", raising=False)

    with pytest.raises(ExecutorError, match=r"pip install 'cluewright\[cluster\]'"):
        list(stream(ClusterExecutor("tcp://127.0.0.1:9"), str, range(3)))


def test_a_cluster_that_goes_away_is_an_error_and_what_is_done_is_kept(
    works: ModuleType, library: Library, write_plan: Callable[[str], Path]
) -> None:
    from dask_cluster import DaskCluster

    plan = load_plan(write_plan('seed = 4\n[[recipe]]\nkind = "zip"\nsize = "7x6"\ncount = 100000\n'))
    cluster = DaskCluster(1)

    class CutOff:
        """End the cluster when the first items are in."""

        def started(self, plan: Any, tally: Any) -> None:
            pass

        def settled(self, task: Any, row: Any) -> None:
            pass

        def advanced(self, tally: Any) -> None:
            if cluster.scheduler.poll() is None:
                cluster.kill(cluster.scheduler)

    try:
        cluster.wait_for_workers()
        with pytest.raises(ExecutorError, match="is gone"):
            run_batch(plan, library, ClusterExecutor(cluster.address, patience=3), watcher=CutOff())
    finally:
        cluster.close()
    assert 0 < len(library) < 100_000
