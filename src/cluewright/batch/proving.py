"""Proving many puzzles: on their way into a library, and those it already keeps."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cluewright.batch.executor import Executor, ExecutorError, Lost, task_budget
from cluewright.batch.streaming import stream
from cluewright.core.errors import CluewrightError
from cluewright.core.form import item_from_data
from cluewright.core.json_text import read_json
from cluewright.formats.inputs import Input
from cluewright.library import Library, NotInLibrary, Prepared, prepare
from cluewright.library.proving import facts_of, prove

_COMMIT_PUZZLES = 500
_COMMIT_SECONDS = 0.25


@dataclass(frozen=True, slots=True)
class ProveInput:
    """Prove and rate the puzzle of an input and make it ready to be added, wherever this runs."""

    seconds: float | None

    def __call__(self, given: Input) -> Prepared | Exception:
        """Return the puzzle ready, or what is wrong with it."""
        try:
            return prepare(prove(given.puzzle_item, budget=task_budget(self.seconds)))
        except CluewrightError as error:
            return error


def prove_inputs(
    executor: Executor, seconds: float | None, stopping: Callable[[], bool] = lambda: False
) -> Callable[[Iterable[Input]], Iterator[tuple[Input, Prepared | Exception]]]:
    """Return what proves puzzles on their way into a library, in their order; see `library.transfer.import_files`."""

    def prepared(inputs: Iterable[Input]) -> Iterator[tuple[Input, Prepared | Exception]]:
        work = ProveInput(seconds)
        for given, found in stream(executor, work, inputs, ordered=True, seconds_each=seconds, stopping=stopping):
            yield given, ExecutorError(f"{given.place}: {found.reason}") if isinstance(found, Lost) else found

    return prepared


@dataclass(frozen=True, slots=True)
class _Kept:
    """A puzzle of the library on its way to a worker."""

    id: int
    text: str


@dataclass(frozen=True, slots=True)
class ProveKept:
    """Prove and rate a puzzle that is kept, from its JSON form, and return the facts or what is wrong."""

    seconds: float | None

    def __call__(self, kept: _Kept) -> dict[str, Any] | Exception:
        """Return the facts."""
        try:
            return facts_of(prove(item_from_data(read_json(kept.text)), budget=task_budget(self.seconds)))
        except CluewrightError as error:
            return error


def prove_kept(
    library: Library,
    ids: Sequence[int],
    executor: Executor,
    *,
    seconds: float | None,
    stopping: Callable[[], bool] = lambda: False,
) -> Iterator[tuple[int, str | Exception]]:
    """Prove puzzles of a library and yield each with its verdict, or what is wrong, once that is kept.

    Results are written in small transactions, so that stopping at any moment costs only what is in progress.
    """
    waiting: list[tuple[int, dict[str, Any]]] = []
    since = time.monotonic()

    def write() -> list[tuple[int, str | Exception]]:
        done: list[tuple[int, str | Exception]] = []
        with library.writing() as connection:
            for number, facts in waiting:
                try:
                    library.learn(number, facts, connection=connection)
                except NotInLibrary:  # removed meanwhile
                    continue
                done.append((number, facts["proof"]["verdict"]))
        waiting.clear()
        return done

    results = stream(
        executor,
        ProveKept(seconds),
        _texts(library, ids),
        total=ids.__len__,
        seconds_each=seconds,
        stopping=stopping,
    )
    for kept, found in results:
        if isinstance(found, Lost):
            yield kept.id, ExecutorError(found.reason)
        elif isinstance(found, Exception):
            yield kept.id, found
        else:
            since = since if waiting else time.monotonic()
            waiting.append((kept.id, found))
            if len(waiting) >= _COMMIT_PUZZLES or time.monotonic() - since >= _COMMIT_SECONDS:
                yield from write()
    if waiting:
        yield from write()


def _texts(library: Library, ids: Sequence[int]) -> Iterator[_Kept]:
    for start in range(0, len(ids), _COMMIT_PUZZLES):
        for record in library.get_many(ids[start : start + _COMMIT_PUZZLES]):
            yield _Kept(record.id, record.text)
