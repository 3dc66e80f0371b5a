"""The folder of a data set: what its files are called, and what is written down about them."""

import hashlib
import shutil
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cluewright.core.errors import FormatError
from cluewright.core.files import write_whole
from cluewright.core.json_text import read_json, write_json
from cluewright.datasets.figures import DatasetFigures
from cluewright.datasets.plan import DatasetPlan, FileFormat

FORMAT, VERSION = "cluewright-dataset", 1
DATA, IMAGES, WORK = "data", "images", ".making"
CARD, MANIFEST, PLAN, SUMS = "README.md", "dataset.json", "plan.toml", "SHA256SUMS"
_LARGEST_NOTE = 64 * 1024 * 1024
_PIECE = 1 << 20


@dataclass(frozen=True, slots=True)
class WrittenFile:
    """A file with its size and SHA-256 checksum; the name is relative to the folder."""

    name: str
    bytes: int
    sha256: str

    @classmethod
    def of(cls, folder: Path, name: str) -> "WrittenFile":
        """Look at a file of a folder."""
        digest, size = hashlib.sha256(), 0
        with (folder / name).open("rb") as file:
            while piece := file.read(_PIECE):
                digest.update(piece)
                size += len(piece)
        return cls(name, size, digest.hexdigest())

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form."""
        return {"name": self.name, "bytes": self.bytes, "sha256": self.sha256}


@dataclass(frozen=True, slots=True)
class Shard:
    """Records that share a file of each format: those of a split with fingerprints in a range."""

    split: str
    number: int
    of: int
    first: bytes
    last: bytes
    count: int

    @property
    def stem(self) -> str:
        """Return the name of its files, without the extension: `train-00000-of-00003`."""
        return f"{self.split}-{self.number:05}-of-{self.of:05}"

    def file(self, form: FileFormat, *, compress: bool) -> str:
        """Return the name of its file of a format, relative to the folder."""
        return f"{DATA}/{self.stem}.{extension(form, compress=compress)}"


def extension(form: FileFormat, *, compress: bool) -> str:
    """Return the extension of the files of a format."""
    return "jsonl.gz" if form is FileFormat.JSONL and compress else str(form)


def read_note(path: Path) -> Any:
    """Read a small JSON file of a folder; raise `FormatError` if it is not one."""
    with path.open("rb") as file:
        data = file.read(_LARGEST_NOTE + 1)
    if len(data) > _LARGEST_NOTE:
        raise FormatError("this file is too large", file=str(path))
    try:
        return read_json(data.decode())
    except UnicodeDecodeError:
        raise FormatError("expected UTF-8 text", file=str(path)) from None
    except FormatError as error:
        raise FormatError(str(error), file=str(path)) from None


def manifest_of(plan: DatasetPlan, figures: DatasetFigures, files: Sequence[WrittenFile]) -> dict[str, Any]:
    """Return what `dataset.json` says: how the records are made and written, how many there are, and of which files."""
    from cluewright import __version__

    return {
        "format": FORMAT,
        "version": VERSION,
        "name": plan.name,
        "title": plan.title,
        "description": plan.description,
        "licence": plan.licence,
        "language": plan.language,
        "cluewright": __version__,
        "plan": plan.digest,
        "revision": revision_of(files),
        "asked": plan.batch.total,
        "splits": plan.splits.to_data(),
        "parts": sorted(plan.parts),
        "formats": list(plan.formats),
        **plan_of_files(plan),
        "figures": figures.to_data(),
        "files": [file.to_data() for file in files],
    }


def plan_of_files(plan: DatasetPlan) -> dict[str, Any]:
    """Return how records are distributed over files."""
    return {"compress": plan.compress, "shard": plan.shard}


def revision_of(files: Iterable[WrittenFile]) -> str:
    """Return the revision of a data set: a hash of all its records, as they are written."""
    text = "".join(f"{file.sha256}  {file.name}\n" for file in files)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_manifest(folder: Path) -> Mapping[str, Any]:
    """Read `dataset.json`; raise `FormatError` if the folder is no data set."""
    path = folder / MANIFEST
    if not path.is_file():
        raise FormatError(f"this is not a data set: there is no {MANIFEST} in it", file=str(folder))
    data = read_note(path)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise FormatError("this does not describe a data set", file=str(path))
    if data.get("version") != VERSION:
        raise FormatError(f"this is a data set of version {data.get('version')}; {VERSION} can be read", file=str(path))
    return data


def data_files(path: Path) -> list[Path]:
    """Return the files with the records of a data set, or of a file of one, each record once; none of anything else."""
    alone = path.parent.name == DATA and path.is_file()
    folder = path.parent.parent if alone else path
    try:
        read_manifest(folder)
    except FormatError:
        return []
    if alone:
        return [path]
    return next(filter(None, (sorted((path / DATA).glob(f"*.{end}")) for end in ("jsonl.gz", "jsonl", "parquet"))), [])


def write_note(path: Path, data: Any) -> None:
    """Write a small JSON file, whole or not at all."""
    write_whole(path, f"{write_json(data)}\n".encode())


def open_work(plan: DatasetPlan, folder: Path) -> Path | None:
    """Return the place for work in progress; None if the data set is complete.

    Raise `FormatError` if the folder has anything else in it.
    """
    if folder.exists() and not folder.is_dir():
        raise FormatError("this is a file: name a folder for the data set", file=str(folder))
    work, marker = folder / WORK, marker_of(folder)
    if marker.is_file():
        if read_note(marker) != {"plan": plan.digest}:
            raise FormatError(
                "this folder has a data set in progress of another plan or version: choose another folder",
                file=str(folder),
            )
        return work
    if (folder / MANIFEST).is_file():
        if read_manifest(folder).get("plan") == plan.digest:
            shutil.rmtree(work, ignore_errors=True)  # who finished it may have been ended before that
            return None
        raise FormatError("this folder has the data set of another plan: choose another folder", file=str(folder))
    if folder.is_dir() and any(path.name != WORK for path in folder.iterdir()):
        raise FormatError("this folder is not empty: choose a new one", file=str(folder))
    work.mkdir(parents=True, exist_ok=True)
    write_note(marker, {"plan": plan.digest})
    return work


def marker_of(folder: Path) -> Path:
    """Return the file that is there as long as the data set is in progress."""
    return folder / WORK / "plan.json"


def close_work(folder: Path) -> None:
    """Remove what was needed to make a data set that is complete, the marker first."""
    marker_of(folder).unlink()
    shutil.rmtree(folder / WORK, ignore_errors=True)


@contextmanager
def only_one(folder: Path) -> Iterator[None]:
    """Keep the work in progress to this process, or raise `FormatError`; the lock ends with the process."""
    with closing(sqlite3.connect(folder / WORK / "lock.sqlite", timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            busy = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
            problem = "another process is making this data set" if busy else f"no lock can be set here: {error}"
            raise FormatError(problem, file=str(folder)) from None
        yield
