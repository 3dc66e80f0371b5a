"""Records written to files, each file whole or not at all."""

import gzip
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

from cluewright.core.files import whole_file
from cluewright.core.json_text import read_json
from cluewright.datasets.folder import DATA, Shard, WrittenFile
from cluewright.datasets.parquet import ParquetFile
from cluewright.datasets.plan import DatasetPlan, FileFormat
from cluewright.datasets.splits import Splits

_LEVEL = 6
_PART = ".part"


def shards_of(fingerprints: Iterable[bytes], splits: Splits, most: int) -> list[Shard]:
    """Cut puzzles, in the order of their fingerprints, into files of at most so many records of one split."""
    found: list[tuple[str, bytes, bytes, int]] = []
    for each in fingerprints:
        split = splits.of(each)
        if found and found[-1][0] == split and found[-1][3] < most:
            found[-1] = split, found[-1][1], each, found[-1][3] + 1
        else:
            found.append((split, each, each, 1))
    totals = {name: sum(split == name for split, *_ in found) for name in splits.names}
    numbers = dict.fromkeys(splits.names, 0)
    shards = []
    for split, first, last, count in found:
        shards.append(Shard(split, numbers[split], totals[split], first, last, count))
        numbers[split] += 1
    return shards


def remove_parts(folder: Path) -> None:
    """Remove files that were not finished when somebody pulled the plug."""
    for path in (folder / DATA).glob(f".*{_PART}"):
        path.unlink(missing_ok=True)


class ShardFiles:
    """Take the records of a shard, as lines of JSON, and write them in every format of the plan."""

    def __init__(self, lines: list[IO[bytes] | gzip.GzipFile], tables: list[ParquetFile]) -> None:
        self._lines, self._tables = lines, tables

    def add(self, line: bytes) -> None:
        """Write a record."""
        for file in self._lines:
            file.write(line + b"\n")
        if self._tables:
            record: Any = read_json(line.decode())
            for table in self._tables:
                table.add(record)


@contextmanager
def shard_files(plan: DatasetPlan, folder: Path, shard: Shard) -> Iterator[ShardFiles]:
    """Open the files of a shard; they get their names if all goes well."""
    with ExitStack() as closing:
        lines: list[IO[bytes] | gzip.GzipFile] = []
        tables: list[ParquetFile] = []
        for form in plan.formats:
            name = shard.file(form, compress=plan.compress)
            part = closing.enter_context(whole_file(folder / name, ending=_PART))
            if form is FileFormat.PARQUET:
                tables.append(closing.enter_context(ParquetFile(part, plan.parts)))
                continue
            file = closing.enter_context(part.open("wb"))
            if plan.compress:  # without name and time, which would differ from one run to another
                lines.append(closing.enter_context(gzip.GzipFile("", "wb", _LEVEL, file, mtime=0)))
            else:
                lines.append(file)
        yield ShardFiles(lines, tables)


def written(plan: DatasetPlan, folder: Path, shard: Shard) -> list[WrittenFile]:
    """Look at the files of a shard."""
    return [WrittenFile.of(folder, shard.file(form, compress=plan.compress)) for form in plan.formats]
