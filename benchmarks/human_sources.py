"""Read what people made of published puzzles: labels, weekdays, times, and the moves of solvers.

The data belong to others and stay where they are: each reader takes the path of a copy, a folder or a bare git
repository, and gives the puzzles with one number each that a person decided.
"""

import bz2
import csv
import datetime
import json
import re
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from cluewright.core.errors import CluewrightError
from cluewright.core.puzzle import Puzzle
from cluewright.core.registry import kind_of
from cluewright.hitori.puzzle import Hitori
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.zip.puzzle import Zip

Grid = list[list[str]]
LEVELS = ("1", "2", "3", "4", "5")
REFERENCE = 5
"""How many parts a reference with a level has."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A puzzle, where it comes from, and what a person made of it."""

    source: str
    puzzle: Puzzle
    value: float


@dataclass(frozen=True, slots=True)
class Solve:
    """A puzzle solved by a person."""

    puzzle: int
    minutes: float
    hints: int
    experience: float
    """by their own account, 0 for the average of all"""


def labelled_nonograms(place: str) -> Iterator[Judged]:
    """Read nonograms with a label from 1 to 5; the source is the course they belong to."""
    for course, _, rows, label in _labelled_pictures(place):
        yield Judged(course, _nonogram(rows), label)


def nonograms_in_runs(place: str) -> Iterator[Judged]:
    """Read nonograms with a label; the source is the run they belong to.

    The boards of a run follow each other and have the same label. Boards without a number are one run
    if their course has a single label; otherwise nothing says which belong together, and each is a run of its own.
    """
    courses: dict[str, list[tuple[int | None, Grid, int]]] = {}
    for course, number, rows, label in _labelled_pictures(place):
        courses.setdefault(course, []).append((number, rows, label))
    for course, boards in courses.items():
        boards.sort(key=lambda board: board[0] or 0)
        alike = len({label for *_, label in boards}) == 1
        begun = 0
        for place_in, (number, rows, label) in enumerate(boards):
            if place_in and not alike and (number is None or label != boards[place_in - 1][2]):
                begun = place_in
            yield Judged(f"{course}: run from {begun + 1}", _nonogram(rows), label)


def course_of(run: str) -> str:
    """Return the course a run belongs to."""
    return run.rsplit(": run from ", 1)[0]


def quartered_nonograms(place: str, course: str) -> Iterator[tuple[list[Puzzle], int]]:
    """Read the four quarters of each picture of a course, with its label."""
    for name, _, rows, label in _labelled_pictures(place):
        if name == course:
            half, middle = len(rows) // 2, len(rows[0]) // 2
            parts = [part for lines in (rows[:half], rows[half:]) for part in _halves(lines, middle)]
            yield [_nonogram(part) for part in parts], label


def timed_nonograms(place: str) -> tuple[dict[int, Puzzle], list[Solve]]:
    """Read nonograms by their numbers, and how long people took who solved them."""
    [(_, pictures)] = files(place, "nonograms_6.json")
    [(_, table)] = files(place, "/behavioral_features.csv")
    drawn = {data["id"]: [["_x"[cell] for cell in row] for row in data["solution"]] for data in json.loads(pictures)}
    puzzles = {number: _nonogram(rows) for number, rows in drawn.items()}
    solves = [
        Solve(
            int(row["puzzle_id"]),
            float(row["time_to_solve_sec"]) / 60,
            int(row["hint_count"]),
            float(row["expertise_composite"]),
        )
        for row in csv.DictReader(table.decode().splitlines())
        if row["solved_flag"] == "True"
    ]
    return puzzles, solves


def solved_nonograms(place: str) -> Iterator[Judged]:
    """Read nonograms with the moves of a solver, who is the source; the value is how often a cell was changed."""
    for data in _recorded(place, "Nonogramme"):
        if data.get("solution"):
            yield Judged(data["solver"], _nonogram(data["solution"]), corrections(data["moves"]))


def solved_hitori(place: str) -> Iterator[Judged]:
    """Read Hitori with the moves of a solver; the source is their hundred, for nearly all have the same solver."""
    for number, data in enumerate(_recorded(place, "Hitori")):
        first = number // 100 * 100 + 1
        yield Judged(f"{first} to {first + 99}", _hitori(data["problem"]), corrections(data["moves"]))


def labelled_hitori(place: str) -> Iterator[Judged]:
    """Read Hitori whose reference has a level from 1 to 5, as `9037-44-467181-1-596` has 1; the source is its series.

    Nothing says that this part is the level. It is 0 in series without any, and one series has the word Medium.
    """
    for data in _recorded(place, "Hitori"):
        parts = data.get("info", "").split("-")
        if len(parts) == REFERENCE and parts[3] in LEVELS:
            yield Judged(f"series {parts[0]}", _hitori(data["problem"]), int(parts[3]))


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


def marked_days(place: str) -> list[tuple[int, bool]]:
    """Read on which weekdays a Zip is marked as hard, from the first day that has a mark."""
    days = [json.loads(text) for name, text in files(place, "/zip.json") if name.startswith("outputs/")]
    days.sort(key=lambda data: str(data["date"]))
    marked = [(datetime.date.fromisoformat(data["date"]).weekday(), data.get("difficulty") == "HARD") for data in days]
    first = next((number for number, (_, hard) in enumerate(marked) if hard), len(marked))
    return marked[first:]


def solved_twice(judged: Iterable[Judged]) -> list[tuple[Judged, Judged]]:
    """Return the pairs that are one puzzle, turned or mirrored or not."""
    same: dict[Puzzle, list[Judged]] = {}
    for each in judged:
        same.setdefault(kind_of(each.puzzle).canonical(each.puzzle), []).append(each)
    return [pair for group in same.values() for pair in combinations(group, 2)]


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


def _labelled_pictures(place: str) -> Iterator[tuple[str, int | None, Grid, int]]:
    for name, text in files(place, ".nonogram"):
        for found in ElementTree.fromstring(text).iter("Nonogram"):
            label = int(found.get("difficulty", "0"))
            rows = [(line.text or "").split() for line in found.iter("line")]
            if label and rows:
                number = found.get("level")
                yield Path(name).parent.name, None if number is None else int(number), rows, label


def _halves(rows: Grid, middle: int) -> tuple[Grid, Grid]:
    return [row[:middle] for row in rows], [row[middle:] for row in rows]


def _hitori(rows: Grid) -> Hitori:
    """Return the puzzle; stray characters stand behind some numbers."""
    return Hitori([[int(re.sub(r"\D", "", cell)) for cell in row] for row in rows])


def _nonogram(rows: Grid) -> Puzzle:
    try:
        return clues_of(Board.solved([[cell in "xX" for cell in row] for row in rows]))
    except CluewrightError as error:
        raise SystemExit(f"a picture cannot be read: {error}") from error
