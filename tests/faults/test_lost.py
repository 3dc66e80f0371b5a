"""Lost workers and lost connections to a database: nothing twice, nothing lost, and doing it again completes it."""

from collections import Counter
from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event
from tests.faults.operations import PLAN, Inline, Told
from tests.library.conftest import make_empty, new_schema  # noqa: F401
from tests.library.samples import nonogram, rated

import cluewright as cw
from cluewright.batch.executor import Report
from cluewright.batch.plan import load_plan
from cluewright.batch.proving import prove_inputs, prove_kept
from cluewright.batch.run import run_batch
from cluewright.core.session import Session
from cluewright.library import Library, LibraryError
from cluewright.library.batches import State, batches, item_rows
from cluewright.library.soundness import damages


class Dying(Inline):
    """Lose the chunk of every so many-th submission, as a worker does that dies at it; no task more than twice."""

    def __init__(self, every: int) -> None:
        self._every, self._submitted = every, 0
        self._losses: Counter[int] = Counter()

    def submit(self, number: int, tasks: Sequence[Any], *, seconds: float | None = None) -> None:
        self._submitted += 1
        if self._submitted % self._every == 0 and all(self._losses[id(task)] < 2 for task in tasks):
            self._losses.update(map(id, tasks))
            self._done.append(Report(number, lost="the worker died"))
        else:
            super().submit(number, tasks, seconds=seconds)


class DyingOnce(Inline):
    """Lose the chunk of one submission."""

    def __init__(self, at: int) -> None:
        self._at, self.submitted = at, 0

    def submit(self, number: int, tasks: Sequence[Any], *, seconds: float | None = None) -> None:
        self.submitted += 1
        if self.submitted == self._at:
            self._done.append(Report(number, lost="the worker died"))
        else:
            super().submit(number, tasks, seconds=seconds)


class Cursed(Inline):
    """Lose every chunk that holds a certain task, as a worker does that dies of it."""

    def __init__(self, is_cursed: Any) -> None:
        self._is_cursed = is_cursed

    def submit(self, number: int, tasks: Sequence[Any], *, seconds: float | None = None) -> None:
        if any(self._is_cursed(task) for task in tasks):
            self._done.append(Report(number, lost="the worker died"))
        else:
            super().submit(number, tasks, seconds=seconds)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "puzzles.jsonl"
    cw.save([nonogram(number) for number in range(1, 41)], path)
    return path


@pytest.mark.parametrize("every", [2, 3, 7])
def test_puzzles_are_added_once_however_often_workers_die(library, file, every):
    done = library.import_files([file], prepared=prove_inputs(Dying(every), 60.0))

    assert (done.added, done.doubles, done.problems) == (40, 0, [])
    assert [record.puzzle for record in library.each()] == [nonogram(number).puzzle for number in range(1, 41)]
    assert {record.verdict for record in library.each()} == {"unique"}


def test_a_puzzle_that_kills_its_worker_is_named_and_the_others_are_added(library, file):
    executor = Cursed(lambda given: given.index == 16)

    done = library.import_files([file], prepared=prove_inputs(executor, 60.0))

    assert done.added == 39
    assert [str(problem) for problem in done.problems] == [f"{file}#17: the worker died"]
    assert library.where(nonogram(17)) is None


def test_a_kept_puzzle_that_kills_its_worker_stays_as_it_is(library):
    ids = [each.id for each in library.add_many([nonogram(number).puzzle for number in range(1, 11)])]

    told = dict(prove_kept(library, ids, Cursed(lambda kept: kept.id == 4), seconds=60))

    assert str(told.pop(4)) == "the worker died"
    assert set(told.values()) == {"unique"}
    assert library.get(4).verdict is None
    assert dict(prove_kept(library, [4], Dying(2), seconds=60)) == {4: "unique"}


@pytest.mark.parametrize("every", [2, 5])
def test_a_batch_is_made_whole_however_often_workers_die(library, tmp_path, every):
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN)

    tally = run_batch(load_plan(plan), library, Dying(every))

    assert (tally.left, tally.states[State.FAILED]) == (0, 0)
    rows = [row for _, row in item_rows(library, batches(library)[0].id)]
    assert [row.number for row in rows] == list(range(30))


def test_a_batch_is_made_whole_at_whatever_chunk_a_worker_dies(tmp_path):
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN)
    for at in count(1):
        executor = DyingOnce(at)
        with Library.open(tmp_path / f"{at}.sqlite") as library:
            tally = run_batch(load_plan(plan), library, executor)
            assert (tally.left, tally.states[State.FAILED]) == (0, 0)
            assert [row.number for _, row in item_rows(library, batches(library)[0].id)] == list(range(30))
        if executor.submitted < at:
            break
    assert at > 3


# Connections


def lose_connection_at(library: Library, server: str, at: int) -> Any:
    """End the server's side of the connection before the n-th statement; give what counts them."""
    counted = {"statements": 0}

    @event.listens_for(library._engine, "before_cursor_execute")
    def strike(connection: Any, *_: Any) -> None:
        counted["statements"] += 1
        if counted["statements"] == at:
            number = connection.connection.driver_connection.info.backend_pid
            other = sa.create_engine(server)
            with other.connect() as killer:
                killer.execute(sa.text("SELECT pg_terminate_backend(:number)"), {"number": number})
            other.dispose()

    return counted


def change_much(library: Library, acked: list[str]) -> None:
    done = library.add_many([nonogram(number) for number in range(100, 110)], tags=["new"])
    acked.append(f"added {done[-1].id}")
    library.tag([1], add=["seen"])
    acked.append("tagged")
    library.collections.put("book", [2, 3])
    acked.append("collected")
    session = Session(rated(2))
    session.move("#1,1")
    library.play.save("Ada", 2, session)
    acked.append("saved")
    library.play.finish("Ada", 2, seconds=3)
    acked.append("finished")


def test_nothing_acknowledged_is_lost_wherever_the_connection_is(postgres, make_empty):  # noqa: F811
    lost = at = 0
    while True:
        at += 1
        place = new_schema(postgres)
        make_empty(place)
        acked: list[str] = []
        with Library.open(place) as library:
            library.add_many([rated(number) for number in (1, 2, 3)])
        with Library.open(place) as library:
            counted = lose_connection_at(library, postgres, at)
            try:
                change_much(library, acked)
            except LibraryError:
                lost += 1
            is_done = counted["statements"] < at
        with Library.open(place) as library:
            assert list(damages(library)) == []
            for word in acked:
                verify(library, word)
            change_much(library, acked)
            assert len(library) == 13
        if is_done:
            break
    assert lost > 15


def verify(library: Library, word: str) -> None:
    match word.split():
        case ["added", number]:
            assert library.get(int(number)).puzzle == nonogram(109).puzzle
        case ["tagged"]:
            assert "seen" in library.get(1).tags
        case ["collected"]:
            assert [entry.puzzle_id for entry in library.collections.entries("book")] == [2, 3]
        case ["finished"]:
            assert [result.seconds for result in library.play.results("Ada")] == [3]


def test_a_batch_goes_on_after_its_connection_was_lost(postgres, tmp_path):
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN)
    place = new_schema(postgres)
    Library.open(place).close()
    lost, at, acked = 0, 0, []
    while True:
        at += 2
        with Library.open(place) as library:
            counted = lose_connection_at(library, postgres, at)
            try:
                run_batch(load_plan(plan), library, Inline(), watcher=Told(acked.append))
            except LibraryError:
                lost += 1
                continue
            if counted["statements"] < at:
                break
    with Library.open(place) as library:
        rows = {row.number: row.puzzle_id for _, row in item_rows(library, batches(library)[0].id)}
        assert sorted(rows) == list(range(30))
        assert all(rows[number] == puzzle for number, puzzle in (map(int, each.split(":")) for each in acked))
        assert list(damages(library)) == []
    assert lost > 3
