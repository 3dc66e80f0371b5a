"""Checking a data set: its files, every record by itself, and all of them together."""

import gzip
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import zip_longest
from pathlib import Path
from typing import Any

import numpy as np

from cluewright import __version__
from cluewright.batch.executor import Executor, Lost
from cluewright.batch.streaming import stream
from cluewright.core.errors import FormatError, clipped, why
from cluewright.core.json_text import write_json
from cluewright.datasets.card import splits_table
from cluewright.datasets.folder import CARD, DATA, MANIFEST, SUMS, WrittenFile, read_manifest, revision_of
from cluewright.datasets.making import DatasetWatcher
from cluewright.datasets.parquet import read_rows, record_of, require_pyarrow
from cluewright.datasets.plan import RecordPart
from cluewright.datasets.record_check import UNDECIDED, CheckedRecord, CheckRecord, CheckTask
from cluewright.datasets.splits import Splits

_LONGEST_LINE = 256 * 1024 * 1024
_WINDOW = 2_000


@dataclass(frozen=True, slots=True)
class DatasetFault:
    """What is wrong, where, in a sentence; the code is for programs."""

    place: str
    code: str
    problem: str

    def __str__(self) -> str:
        return f"{self.place}: {self.problem}"

    def to_data(self) -> dict[str, str]:
        """Return the JSON form."""
        return {"place": self.place, "fault": self.code, "problem": self.problem}


@dataclass
class DatasetCheck:
    """How a check went, as far as it came."""

    folder: Path
    records: int = 0
    checked: int = 0
    """Records that were solved, followed and verified, too."""
    judged: int = 0
    """Those among them that SAT solved; the others are of kinds that have no such judge."""
    faults: int = 0
    undecided: int = 0
    notes: list[str] = field(default_factory=list)
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class CheckSettings:
    """Say how much is checked."""

    sample: int | None = None
    """How many records are solved, followed and verified; None for all. Everything else is checked of all."""
    seconds: float | None = 60.0
    """The time limit of a record."""


def check_dataset(
    folder: Path,
    executor: Executor,
    settings: CheckSettings | None = None,
    *,
    check: DatasetCheck,
    watcher: DatasetWatcher | None = None,
    stopping: Callable[[], bool] = lambda: False,
) -> Iterator[DatasetFault]:
    """Yield everything that is wrong with a data set, and keep count in `check`.

    Raise `FormatError` if the folder is no data set.
    """
    for fault in _Checking(folder, settings or CheckSettings(), check, watcher).run(executor, stopping):
        if fault.code == UNDECIDED:
            check.undecided += 1
        else:
            check.faults += 1
        yield fault


class _Checking:
    """The state of one check."""

    def __init__(
        self, folder: Path, settings: CheckSettings, check: DatasetCheck, watcher: DatasetWatcher | None
    ) -> None:
        self._folder, self._settings, self._check, self._watcher = folder, settings, check, watcher
        self._manifest = read_manifest(folder)
        try:
            self._shares: dict[str, float] = dict(self._manifest["splits"])
            self._splits = Splits({name: Fraction(str(share)) for name, share in self._shares.items()})
            self._parts = frozenset(map(RecordPart, self._manifest["parts"]))
            self._language = str(self._manifest["language"])
            self._made_with = str(self._manifest["cluewright"])
            self._total = int(self._manifest["figures"]["records"])
            self._files = [WrittenFile(**each) for each in self._manifest["files"]]
            self._told: Mapping[str, Any] = self._manifest["figures"]
        except (LookupError, TypeError, ValueError) as error:
            raise FormatError(f"this does not describe a data set: {why(error)}", file=str(folder / MANIFEST)) from None
        if self._made_with != __version__:  # the words of rules may have changed since then
            self._parts -= {RecordPart.PROMPT}
            versions = f"they are those of Cluewright {clipped(self._made_with)}, and this is {__version__}"
            check.notes.append(f"prompts were not compared: {versions}")
        if all(file.name.endswith(".parquet") for file in self._files):
            require_pyarrow()  # nothing could be read without it
        self._prints = bytearray()
        self._places: list[tuple[int, str]] = []
        """Where the records of each file begin."""
        self._counts: dict[str, dict[str, Counter[str]]] = {"splits": {}, "levels": {}}

    def run(self, executor: Executor, stopping: Callable[[], bool]) -> Iterator[DatasetFault]:
        yield from self._sums()
        problems: list[DatasetFault] = []
        results = stream(
            executor,
            CheckRecord(self._splits, self._parts, self._language, self._settings.seconds),
            self._tasks(problems),
            total=lambda: self._total,
            ordered=True,
            window=_WINDOW,
            seconds_each=None if self._settings.seconds is None else 3 * self._settings.seconds,
            stopping=stopping,
        )
        for task, result in results:
            yield from self._take(task, result)
            while problems:
                yield problems.pop(0)
        yield from problems
        if stopping():
            self._check.stopped = True
            return
        yield from self._repeats()
        yield from self._whole()

    def _sums(self) -> Iterator[DatasetFault]:
        """Compare the checksums of all files."""
        listed = dict[str, str]()
        try:
            for line in (self._folder / SUMS).read_text("utf-8").splitlines():
                digest, _, name = line.partition("  ")
                listed[name] = digest
        except (OSError, UnicodeDecodeError) as error:
            yield DatasetFault(SUMS, "checksum", f"it cannot be read: {why(error)}")
        for file in self._files:
            if listed.get(file.name) != file.sha256:
                yield DatasetFault(file.name, "checksum", f"{SUMS} and {MANIFEST} do not have the same checksum")
        for name, digest in listed.items():
            if not _is_inside(self._folder, name):
                yield DatasetFault(name, "file", "it is listed, but not there")
            elif WrittenFile.of(self._folder, name).sha256 != digest:
                yield DatasetFault(name, "checksum", "its checksum is not the one listed")
        data = self._folder / DATA
        there = {f"{DATA}/{path.name}" for path in data.iterdir()} if data.is_dir() else set()
        for name in sorted(there - {file.name for file in self._files}):
            yield DatasetFault(name, "file", "it is not part of the data set")
        for name in (CARD, MANIFEST):
            if name not in listed:
                yield DatasetFault(name, "checksum", f"it is not listed in {SUMS}")
        if self._manifest.get("revision") != revision_of(self._files):
            yield DatasetFault(MANIFEST, "revision", "the revision is not that of the files")

    def _tasks(self, problems: list[DatasetFault]) -> Iterator[CheckTask]:
        """Read every record, from JSON lines if there are any, and compare the other files with them."""
        stems: dict[str, list[str]] = {}
        for file in self._files:
            stems.setdefault(file.name.partition(".")[0], []).append(file.name)
        index = 0
        for stem, names in stems.items():
            names.sort(key=lambda name: name.endswith(".parquet"))  # lines first
            self._places.append((index, names[0]))
            number = 0
            for number, line in enumerate(self._lines(names, problems), 1):
                sample, total = self._settings.sample, max(1, self._total)
                deep = sample is None or index * sample // total != (index + 1) * sample // total
                yield CheckTask(f"{names[0]}, record {number}", stem.removeprefix(f"{DATA}/").split("-")[0], line, deep)
                index += 1
            if not number:
                problems.append(DatasetFault(names[0], "file", "it has no records"))

    def _lines(self, names: list[str], problems: list[DatasetFault]) -> Iterator[bytes]:
        """Yield the records of a shard as lines; its other files must say the same."""
        readers = [self._read(name, problems) for name in names]
        for number, (line, *others) in enumerate(zip_longest(*filter(None, readers)), 1):
            for name, other in zip(names[1:], others, strict=False):
                if other != line:
                    problems.append(
                        DatasetFault(f"{name}, record {number}", "formats", f"it is not that of {names[0]}")
                    )
            if line is not None:
                yield line

    def _read(self, name: str, problems: list[DatasetFault]) -> Iterator[bytes] | None:
        if not _is_inside(self._folder, name):
            return iter(())  # told already, by its checksum
        if not name.endswith(".parquet"):
            return self._read_lines(name, problems)
        try:
            require_pyarrow()
        except Exception as error:
            if str(error) not in self._check.notes:
                self._check.notes.append(str(error))
            return None
        return self._read_rows(name, problems)

    def _read_lines(self, name: str, problems: list[DatasetFault]) -> Iterator[bytes]:
        path = self._folder / name
        try:
            with gzip.open(path) if name.endswith(".gz") else path.open("rb") as file:
                while line := file.readline(_LONGEST_LINE):
                    yield line.rstrip(b"\n")
        except (OSError, EOFError, zlib.error) as error:
            problems.append(DatasetFault(name, "unreadable", f"it cannot be read to its end: {why(error)}"))

    def _read_rows(self, name: str, problems: list[DatasetFault]) -> Iterator[bytes]:
        try:
            for row in read_rows(self._folder / name):
                yield write_json(record_of(row)).encode()
        except (FormatError, OSError) as error:
            problems.append(DatasetFault(name, "unreadable", f"it cannot be read to its end: {why(error)}"))

    def _take(self, task: CheckTask, result: Any) -> Iterator[DatasetFault]:
        self._check.records += 1
        if self._watcher is not None:
            self._watcher.recorded(self._check.records, max(self._total, self._check.records))
        if isinstance(result, Lost):
            yield DatasetFault(task.place, UNDECIDED, f"it could not be checked: {result.reason}")
        found = result if isinstance(result, CheckedRecord) else CheckedRecord(())
        self._check.checked += task.deep
        self._check.judged += found.judged
        # A record without a puzzle has a place of its own, too, so that all are found by their number.
        self._prints += found.fingerprint or bytes(8) + self._check.records.to_bytes(8, "big")
        if found.kind:
            for table, entry in (("splits", found.split), ("levels", found.level)):
                self._counts[table].setdefault(found.kind, Counter())[entry] += 1
        for fault in found.faults:
            name = f"{task.place} ({found.id})" if found.id else task.place
            yield DatasetFault(name, fault.code, fault.problem)

    def _repeats(self) -> Iterator[DatasetFault]:
        """Name the records whose puzzles came before, perhaps turned or mirrored, in the same split or another."""
        prints = np.frombuffer(bytes(self._prints), "V16")
        order = np.argsort(prints, kind="stable")
        same = np.flatnonzero(prints[order[1:]] == prints[order[:-1]])
        for place in same.tolist():
            first, second = int(order[place]), int(order[place + 1])
            problem = f"its puzzle is that of {self._name(first)}, up to symmetry"
            yield DatasetFault(self._name(second), "repeated", problem)

    def _name(self, index: int) -> str:
        begin, name = max(place for place in self._places if place[0] <= index)
        return f"{name}, record {index - begin + 1}"

    def _whole(self) -> Iterator[DatasetFault]:
        """Compare the counts with those on the card."""
        if not self._check.records:
            yield DatasetFault(str(self._folder), "records", "there is not a single record")
        if self._check.records != self._total:
            problem = f"it says {self._total:,} records, but there are {self._check.records:,}"
            yield DatasetFault(MANIFEST, "counts", problem)
        tables = ["splits", *(["levels"] if RecordPart.RATING in self._parts else [])]
        for table in tables:
            counted = {kind: dict(counts) for kind, counts in self._counts[table].items()}
            if counted != self._told.get(table):
                yield DatasetFault(MANIFEST, "counts", f"the numbers of records by {table} are not those of the files")
        try:
            card = (self._folder / CARD).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            yield DatasetFault(CARD, "counts", f"it cannot be read: {why(error)}")
            return
        if splits_table(self._shares, self._counts["splits"]) not in card:
            yield DatasetFault(CARD, "counts", "the numbers of records on the card are not those of the files")


def _is_inside(folder: Path, name: str) -> bool:
    """Tell whether a name is that of a file in the folder: what is listed may be anything."""
    path = Path(name)
    return not path.is_absolute() and ".." not in path.parts and (folder / path).is_file()
