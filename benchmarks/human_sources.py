"""Read what people made of published puzzles: labels, weekdays, and the moves of solvers.

The data belong to others and stay where they are: each reader takes the path of a copy, a folder or a bare git
repository, and gives the puzzles with one number each that a person decided.
"""

import bz2
import datetime
import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from cluewright.core.errors import CluewrightError
from cluewright.core.puzzle import Puzzle
from cluewright.hitori.puzzle import Hitori
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.zip.puzzle import Zip

Grid = list[list[str]]


@dataclass(frozen=True, slots=True)
class Judged:
    """A puzzle, where it comes from, and what a person made of it."""

    source: str
    puzzle: Puzzle
    value: float


def labelled_nonograms(place: str) -> Iterator[Judged]:
    """Read nonograms with a label from 1 to 5; the source is the course they belong to."""
    for name, text in files(place, ".nonogram"):
        for found in ElementTree.fromstring(text).iter("Nonogram"):
            label = int(found.get("difficulty", "0"))
            rows = [(line.text or "").split() for line in found.iter("line")]
            if label and rows:
                yield Judged(Path(name).parent.name, _nonogram(rows), label)


def solved_nonograms(place: str) -> Iterator[Judged]:
    """Read nonograms with the moves of a solver, who is the source; the value is how often a cell was changed."""
    for data in _recorded(place, "Nonogramme"):
        if data.get("solution"):
            yield Judged(data["solver"], _nonogram(data["solution"]), corrections(data["moves"]))


def solved_hitori(place: str) -> Iterator[Judged]:
    """Read Hitori with the moves of a solver; the source is the hundred they belong to, for nearly all have one solver.

    Stray characters stand behind some numbers.
    """
    for number, data in enumerate(_recorded(place, "Hitori")):
        rows = [[int(re.sub(r"\D", "", cell)) for cell in row] for row in data["problem"]]
        first = number // 100 * 100 + 1
        yield Judged(f"{first} to {first + 99}", Hitori(rows), corrections(data["moves"]))


def daily_zips(place: str) -> Iterator[Judged]:
    """Read Zips of a day; the value is the weekday, from 0 for Monday, and the source the week."""
    for name, text in files(place, "/zip.json"):
        if not name.startswith("outputs/"):
            continue
        data = json.loads(text)
        day = datetime.date.fromisoformat(data["date"])
        numbers = [(node["row"], node["col"]) for node in sorted(data["nodes"], key=lambda node: node["id"])]
        walls = [(*min(a, b), "right" if a[0] == b[0] else "down") for a, b in data["walls"]]
        yield Judged(f"week {day.isocalendar().week}", Zip(*data["grid_size"], numbers, walls), day.weekday())


def corrections(moves: str) -> int:
    """Count the moves that change a cell again.

    >>> corrections("Z2;ba,0;bc,0;ba,1;")
    1
    """
    cells = [move.split(",")[0] for move in moves.split(";") if "," in move]
    return len(cells) - len(set(cells))


def files(place: str, ending: str) -> Iterator[tuple[str, bytes]]:
    """Read the files of a folder or of a bare repository's last commit whose names end so."""
    root = Path(place)
    if not (root / "objects").is_dir():
        found = sorted(path for path in root.rglob("*") if path.is_file() and str(path).endswith(ending))
        yield from ((str(path.relative_to(root)), path.read_bytes()) for path in found)
        return
    names = _git(root, "ls-tree", "-r", "-z", "--name-only", "HEAD").decode().split("\0")
    for name in names:
        if name.endswith(ending):
            yield name, _git(root, "show", f"HEAD:{name}")


def _git(root: Path, *arguments: str) -> bytes:
    return subprocess.run(["git", f"--git-dir={root}", *arguments], check=True, capture_output=True).stdout


def _recorded(place: str, name: str) -> Iterator[dict[str, Any]]:
    for _, packed in files(place, f"/{name}.jsonl.bz2"):
        for line in bz2.decompress(packed).decode().splitlines():
            data = json.loads(line)["data"]
            if data.get("moves") and data.get("solver"):
                yield data


def _nonogram(rows: Grid) -> Puzzle:
    try:
        return clues_of(Board.solved([[cell in "xX" for cell in row] for row in rows]))
    except CluewrightError as error:
        raise SystemExit(f"a picture cannot be read: {error}") from error
