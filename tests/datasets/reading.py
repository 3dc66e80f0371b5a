"""How the tests read data sets, and how they change them."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cluewright.datasets.folder import WrittenFile, revision_of
from cluewright.datasets.parquet import ParquetFile
from cluewright.datasets.plan import RecordPart

Record = dict[str, Any]


def files(folder: Path) -> dict[str, bytes]:
    """Return every file of a folder by its name."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def records(folder: Path, split: str = "*") -> list[Record]:
    """Return the records of the JSON lines, in their order."""
    lines = (gzip.decompress(path.read_bytes()) for path in sorted(folder.glob(f"data/{split}-*.jsonl.gz")))
    return [json.loads(line) for data in lines for line in data.splitlines()]


def rewrite(folder: Path, change: Callable[[list[Record]], None], split: str = "train", *, tables: bool = True) -> None:
    """Let a function change the records of a split's first file, and make the checksums right again."""
    path = next(iter(sorted(folder.glob(f"data/{split}-*.jsonl.gz"))))
    found = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    change(found)
    lines = "".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) + "\n" for each in found)
    path.write_bytes(gzip.compress(lines.encode(), mtime=0))
    table = path.with_name(path.name.replace("jsonl.gz", "parquet"))
    if tables and table.exists():
        with ParquetFile(table, frozenset(RecordPart)) as file:
            for each in found:
                file.add(each)
    resum(folder)


def resum(folder: Path) -> None:
    """Make all checksums right."""
    manifest = json.loads((folder / "dataset.json").read_text())
    data = [WrittenFile.of(folder, each["name"]) for each in manifest["files"]]
    manifest |= {"files": [file.to_data() for file in data], "revision": revision_of(data)}
    (folder / "dataset.json").write_text(json.dumps(manifest) + "\n")
    names = [name for name in files(folder) if name != "SHA256SUMS"]
    sums = (WrittenFile.of(folder, name) for name in names)
    (folder / "SHA256SUMS").write_text("".join(f"{file.sha256}  {file.name}\n" for file in sums))
