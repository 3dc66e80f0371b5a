"""Making a data set: a batch of puzzles without repeats, then their records, shard by shard, then the card.

The puzzles are made into a library of their own inside the folder, as any batch is, so that the work can be stopped at
any moment and resumed. A shard is written whole, and a note about it after that; what has no note is made again and
comes out the same. The order of records is that of the puzzles' fingerprints, whoever made them and when.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Protocol

from cluewright.batch.executor import Executor, Lost
from cluewright.batch.items import ATTEMPTS, SECONDS
from cluewright.batch.progress import Tally
from cluewright.batch.run import RunSettings, RunWatcher, run_batch
from cluewright.batch.streaming import stream
from cluewright.core.files import sync_folder
from cluewright.datasets.card import write_card
from cluewright.datasets.figures import DatasetFigures
from cluewright.datasets.folder import (
    DATA,
    MANIFEST,
    Shard,
    WrittenFile,
    close_work,
    manifest_of,
    only_one,
    open_work,
    read_manifest,
    read_note,
    write_note,
)
from cluewright.datasets.parquet import require_pyarrow
from cluewright.datasets.plan import DatasetPlan, FileFormat
from cluewright.datasets.record import LeftOut, MadeRecord, MakeRecord, RecordTask
from cluewright.datasets.shards import remove_parts, shard_files, shards_of, written
from cluewright.library import Library
from cluewright.library.batches import series_ids
from cluewright.library.errors import LibraryError
from cluewright.library.walking import fingerprints_in_order, puzzles_in_order

_WINDOW = 2_000
"""Records done before their turn: their lines are held in memory."""


class DatasetWatcher(Protocol):
    """Follow the records as they are written."""

    def recorded(self, done: int, total: int) -> None:
        """Receive how many records there are of how many."""


class _NoWatcher:
    def recorded(self, done: int, total: int) -> None:
        pass


@dataclass(frozen=True, slots=True)
class MakeSettings:
    """Say how puzzles and records are made; nothing here changes what they are."""

    attempts: int = ATTEMPTS
    seconds: float | None = SECONDS
    """The time limit of a puzzle, and of its record."""


@dataclass(frozen=True, slots=True)
class MadeDataset:
    """How it went."""

    folder: Path
    tally: Tally | None
    """The progress of the batch; None if the data set was complete before."""
    manifest: dict[str, Any] | None
    """What `dataset.json` says; None if the work was stopped."""

    @property
    def splits(self) -> dict[str, int]:
        """Count the records of each split."""
        tables = {} if self.manifest is None else self.manifest["figures"]["splits"]
        names = () if self.manifest is None else self.manifest["splits"]
        return {name: sum(counts.get(name, 0) for counts in tables.values()) for name in names}

    @property
    def missing(self) -> int:
        """Count the puzzles asked for that are not in the data set."""
        return 0 if self.manifest is None else self.manifest["asked"] - self.manifest["figures"]["records"]


class _Stopped(Exception):
    """Somebody asked us to stop."""


def make_dataset(
    plan: DatasetPlan,
    folder: Path,
    executor: Executor,
    settings: MakeSettings | None = None,
    *,
    batch_watcher: RunWatcher | None = None,
    watcher: DatasetWatcher | None = None,
    stopping: Callable[[], bool] = lambda: False,
) -> MadeDataset:
    """Make what is missing of a data set; when `stopping` says so it ends early, and the same call later resumes."""
    settings = settings or MakeSettings()
    if FileFormat.PARQUET in plan.formats:
        require_pyarrow()  # now, not after hours of work
    work = open_work(plan, folder)
    if work is None:
        return MadeDataset(folder, None, dict(read_manifest(folder)))
    with only_one(folder):
        if open_work(plan, folder) is None:  # another process finished it just now
            return MadeDataset(folder, None, dict(read_manifest(folder)))
        return _made(plan, folder, work, _Work(executor, settings, batch_watcher, watcher or _NoWatcher(), stopping))


@dataclass(frozen=True, slots=True)
class _Work:
    """Who makes it, how, and who looks on."""

    executor: Executor
    settings: MakeSettings
    batch_watcher: RunWatcher | None
    watcher: DatasetWatcher
    stopping: Callable[[], bool]


def _made(plan: DatasetPlan, folder: Path, work: Path, by: _Work) -> MadeDataset:
    with Library.open(work / "puzzles.sqlite") as library:
        run = RunSettings(by.settings.attempts, by.settings.seconds)
        tally = run_batch(plan.batch, library, by.executor, run, watcher=by.batch_watcher, stopping=by.stopping)
        if tally.left:
            return MadeDataset(folder, tally, None)
        shards = shards_of(fingerprints_in_order(library), plan.splits, plan.shard)
        if sum(shard.count for shard in shards) != tally.total - tally.unmade:
            raise LibraryError("the puzzles made so far are not all there: remove the folder and begin again")
        writer = _Writer(plan, folder, work, library, by.watcher, shards)
        try:
            writer.run(by.executor, by.settings.seconds, by.stopping)
        except _Stopped:
            return MadeDataset(folder, tally, None)
    manifest = _finish(plan, folder, work, shards)
    return MadeDataset(folder, tally, manifest)


class _Writer:
    """Write the shards that are missing."""

    def __init__(
        self,
        plan: DatasetPlan,
        folder: Path,
        work: Path,
        library: Library,
        watcher: DatasetWatcher,
        shards: Sequence[Shard],
    ) -> None:
        self._plan, self._folder, self._work = plan, folder, work
        self._library, self._watcher = library, watcher
        self._missing = [shard for shard in shards if not _note(work, shard).is_file()]
        self._total = sum(shard.count for shard in shards)
        self._done = self._total - sum(shard.count for shard in self._missing)

    def run(self, executor: Executor, seconds: float | None, stopping: Callable[[], bool]) -> None:
        (self._folder / DATA).mkdir(exist_ok=True)
        remove_parts(self._folder)
        self._watcher.recorded(self._done, self._total)
        if not self._missing:
            return
        left = self._total - self._done
        results = stream(
            executor,
            MakeRecord(self._plan.parts, self._plan.language, seconds),
            self._tasks(),
            total=lambda: left,
            ordered=True,
            window=_WINDOW,
            seconds_each=seconds,
            stopping=stopping,
        )
        try:
            for shard in self._missing:
                self._write(shard, results)
        finally:
            results.close()  # type: ignore[attr-defined]

    def _tasks(self) -> Iterator[RecordTask]:
        ids = series_ids(self._library, self._plan.name) or {}
        series = {ids[each.key]: each for each in self._plan.batch.series}
        for shard in self._missing:
            for each in puzzles_in_order(self._library, shard.first, shard.last):
                mine = series[each.series_id]
                yield RecordTask(each.fingerprint, shard.split, each.text, mine, each.number, each.attempt)

    def _write(self, shard: Shard, results: Iterator[tuple[RecordTask, Any]]) -> None:
        figures, came = DatasetFigures(), 0
        with shard_files(self._plan, self._folder, shard) as files:
            for task, result in islice(results, shard.count):
                came += 1
                if isinstance(result, MadeRecord):
                    files.add(result.line)
                    figures.add(result.facts)
                elif isinstance(result, LeftOut | Lost):
                    figures.left_out.append(f"{task.fingerprint.hex()}: {result.reason}")
                self._done += 1
                self._watcher.recorded(self._done, self._total)
            if came < shard.count:
                raise _Stopped
        data = [file.to_data() for file in written(self._plan, self._folder, shard)]
        write_note(_note(self._work, shard), {"files": data, "figures": figures.to_data()})


def _note(work: Path, shard: Shard) -> Path:
    return work / f"{shard.stem}.json"


def _finish(plan: DatasetPlan, folder: Path, work: Path, shards: Sequence[Shard]) -> dict[str, Any]:
    """Write what is known about the whole, and remove what was needed to make it."""
    figures, files = DatasetFigures(), []
    for shard in shards:
        note = read_note(_note(work, shard))
        figures.add_all(DatasetFigures.from_data(note["figures"]))
        files += [WrittenFile(**each) for each in note["files"]]
    manifest = manifest_of(plan, figures, files)
    write_note(folder / MANIFEST, manifest)
    write_card(plan, folder, figures, files, manifest["revision"])
    close_work(folder)
    sync_folder(folder)
    return manifest
