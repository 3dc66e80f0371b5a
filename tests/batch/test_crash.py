"""Killing a batch at any moment: nothing told is lost, nothing is made twice, and in the end all is there."""

import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.effort import EFFORT
from tests.waiting import until

from cluewright.batch.plan import load_plan
from cluewright.batch.run import run_batch
from cluewright.batch.threads import ThreadExecutor
from cluewright.library import Library
from cluewright.library import batches as kept

MANY, SOME = (260, 60) if EFFORT > 1 else (80, 20)
PLAN = f"""
seed = 21
[[recipe]]
kind = "zip"
size = "5..6x4..5"
count = {MANY}
[[recipe]]
kind = "hitori"
size = "6x5"
count = {SOME}
difficulty = ["easy", "medium", "hard"]
[[recipe]]
kind = "zip"
size = "3x2"
count = 60
"""
"""The last recipe has fewer different puzzles than items, so that it runs out of them."""
ROUNDS = 4 if EFFORT > 1 else 2
COMMAND = [sys.executable, "-c", "from cluewright.cli import main; main()", "batch", "run"]

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL")


def puzzle_of_each_item(library: Library) -> dict[tuple[str, int], str | None]:
    prints = {record.id: record.fingerprint for record in library.each()}
    rows = list(kept.item_rows(library, kept.batches(library)[0].id))
    found = {(key, row.number): None if row.puzzle_id is None else prints[row.puzzle_id] for key, row in rows}
    assert len(found) == len(rows)
    return found


def run_until(command: list[str], events: int) -> list[dict[str, Any]]:
    """Run a batch, kill it after so many items, in the midst of the next ones, and give the items it told of."""
    told = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        try:
            assert running.stdout is not None
            for line in running.stdout:
                told.append(json.loads(line))
                if len(told) > events:
                    break
        finally:
            running.kill()
        rest = running.stdout.read()
    complete = [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    return [event for event in [*told, *map(json.loads, complete)] if event["event"] in ("item", "reopened")]


def test_killed_at_random_moments_it_ends_like_one_that_was_not(tmp_path: Path) -> None:
    path, place = tmp_path / "plan.toml", tmp_path / "killed.sqlite"
    path.write_text(PLAN)
    plan = load_plan(path)
    command = [*COMMAND, str(path), "--library", str(place), "--jobs", "2", "--json"]
    chance = random.Random(8)
    told: set[tuple[int, int]] = set()
    puzzles: set[int] = set()

    for _ in range(ROUNDS):
        for event in run_until(command, chance.randrange(40)):
            item = event["recipe"], event["number"]
            if event["event"] == "reopened":
                told.remove(item)
                continue
            assert item not in told  # what was told once is never made again, unless it was reopened
            told.add(item)
            puzzles |= {event["puzzle"]} - {None}
        with Library.open(place) as library:
            numbers = {series.key: series.table for series in plan.series}
            assert puzzles <= {record.id for record in library.each()}
            told = {(numbers[key], number) for key, number in puzzle_of_each_item(library)}

    last = subprocess.run(command, capture_output=True, text=True, timeout=900)
    assert last.returncode == 1
    assert "recipe 3, zip 3x2: " in last.stderr
    with Library.open(place) as library, Library.open(tmp_path / "whole.sqlite") as whole:
        run_batch(plan, whole, ThreadExecutor())
        assert puzzle_of_each_item(library) == puzzle_of_each_item(whole)
        assert len(puzzle_of_each_item(library)) == plan.total
        prints = [each for each in puzzle_of_each_item(library).values() if each is not None]
        assert MANY + SOME < len(prints) == len(set(prints)) < plan.total
        assert set(prints) == {record.fingerprint for record in library.each()}


def test_workers_do_not_outlive_a_killed_batch(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    path.write_text('seed = 1\n[[recipe]]\nkind = "zip"\nsize = "6x5"\ncount = 100000\n')
    command = [*COMMAND, str(path), "--library", str(tmp_path / "library.sqlite"), "--jobs", "2", "--json"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
    ) as running:
        assert running.stdout is not None
        running.stdout.readline()
        running.stdout.readline()
        running.kill()
        running.stdout.read()  # ends when the last process that could write here has ended
    until(lambda: not group_exists(running.pid))


def group_exists(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
