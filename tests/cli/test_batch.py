"""`cluewright batch`, as people and programs use it."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Runner = Callable[..., Any]
PLAN = 'name = "spring"\nseed = 5\n[[recipe]]\nkind = "zip"\nsize = "5x4"\ncount = {count}\n'
COMMAND = [sys.executable, "-c", "from cluewright.cli import main; main()", "batch", "run"]


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    path = tmp_path / "plan.toml"
    path.write_text(PLAN.format(count=40))
    return path


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite"


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_plan_is_run_and_its_state_told(cluewright: Runner, plan: Path, place: Path, tmp_path: Path) -> None:
    log = tmp_path / "batch.log"

    ended = cluewright("batch", "run", plan, "--library", place, "--jobs", 1, "--log", log, "--tag", "new")

    assert (ended.code, ended.err) == (0, "")
    assert re.match(r"\d+ made(, \d+ duplicates)? of 40 in [\d.]+ s \(", ended.out)
    first, *_, last = log.read_text().splitlines()
    assert f"starting batch 'spring' from {plan}: 0 made of 40" in first
    assert " end: " in last
    told = cluewright("batch", "status", "--library", place).out.splitlines()
    assert re.fullmatch(r"spring: \d+ made(, \d+ duplicate)? of 40, 0 left", told[0])
    assert told[1].startswith("  recipe 1, zip 5x4: 40 of 40 (")
    (data,) = lines(cluewright("batch", "status", "spring", "--library", place, "--json").out)
    assert (data["batch"], data["total"], data["left"], data["failed"]) == ("spring", 40, 0, 0)
    assert data["made"] + data["duplicate"] == 40
    assert sum(count["items"] for count in data["recipes"][0]["counts"]) == 40


def test_events_are_one_object_a_line(cluewright: Runner, plan: Path, place: Path) -> None:
    ended = cluewright("batch", "run", plan, "--library", place, "--jobs", 1, "--json")

    start, *events, end = lines(ended.out)
    items = [event for event in events if event["event"] == "item"]
    assert (start["event"], start["batch"], start["total"], start["left"]) == ("start", "spring", 40, 40)
    assert sorted(event["number"] for event in items) == list(range(40))
    assert all(event["puzzle"] and event["state"] in ("made", "duplicate") for event in items)
    assert (end["event"], end["stopped"], end["left"]) == ("end", False, 0)
    again = lines(cluewright("batch", "run", plan, "--library", place, "--json").out)
    assert [event["event"] for event in again] == ["start", "end"]


def test_failed_items_are_exit_code_1_and_listed(cluewright: Runner, tmp_path: Path, place: Path) -> None:
    plan = tmp_path / "hopeless.toml"
    recipe = 'kind = "nonogram"\nsize = "8x8"\ncount = 3\ndifficulty = "extreme"\ndensity = 0.8\ntries = 1\n'
    plan.write_text(f"seed = 1\n[[recipe]]\n{recipe}")

    ended = cluewright("batch", "run", plan, "--library", place, "--jobs", 1, "--attempts", 1)

    assert ended.code == 1
    assert ended.out.startswith("0 made, 3 failed of 3 in ")
    assert (
        f"to try again: cluewright batch run {plan} --library {place} --jobs 1 --attempts 1 --retry-failed" in ended.err
    )
    told = cluewright("batch", "status", "--library", place, "--failed").out.splitlines()
    assert told[0] == "hopeless: 3 failed of 3, 0 left"
    assert told[1] == "  recipe 1, nonogram 8x8: 0 of 3, 3 failed"
    assert all(re.match(r"  failed: nonogram 8x8, item \d: \S", line) for line in told[2:])
    assert len(told) == 5
    (data,) = lines(cluewright("batch", "status", "--library", place, "--failed", "--json").out)
    assert [failure["number"] for failure in data["failures"]] == [0, 1, 2]


def test_a_batch_that_runs_out_of_puzzles_says_how_many_there_are(
    cluewright: Runner, tmp_path: Path, place: Path
) -> None:
    plan = tmp_path / "tiny.toml"
    plan.write_text('seed = 1\n[[recipe]]\nkind = "zip"\nsize = "3x2"\ncount = 12\n')

    ended = cluewright("batch", "run", plan, "--library", place, "--jobs", 1)

    assert ended.code == 1
    numbers = re.match(r"(\d+) made, (\d+) without a new puzzle of 12 in ", ended.out)
    assert numbers is not None, ended.out
    made = int(numbers[1])
    assert made + int(numbers[2]) == 12
    said = f"recipe 1, zip 3x2: {made} different puzzles of 12; no more were found in 100 attempts per puzzle; "
    assert f"cluewright: {said}to try 100 more: cluewright batch run {plan} " in ended.err
    told = cluewright("batch", "status", "--library", place).out.splitlines()
    assert told[0] == f"tiny: {made} made, {12 - made} without a new puzzle of 12, 0 left"
    assert told[1].startswith(f"  recipe 1, zip 3x2: {made} of 12, no more found (")


def test_mistakes_in_a_plan_are_one_line_and_exit_code_2(cluewright: Runner, plan: Path, place: Path) -> None:
    plan.write_text(PLAN.format(count="'many'"))

    ended = cluewright("batch", "run", plan, "--library", place)

    problem = "recipe 1 (zip): count: expected a whole number from 1, found 'many'"
    assert (ended.code, ended.err) == (2, f"cluewright: {plan}: {problem}\n")
    assert not place.exists()
    assert cluewright("batch", "run", plan.parent / "none.toml", "--library", place).code == 2


def test_jobs_and_cluster_exclude_each_other(cluewright: Runner, plan: Path, place: Path) -> None:
    ended = cluewright("batch", "run", plan, "--library", place, "--jobs", 2, "--cluster", "tcp://127.0.0.1:9")

    assert (ended.code, ended.err) == (2, "cluewright: invalid value: use either --jobs or --cluster, not both\n")


def test_an_empty_library_has_no_batches(cluewright: Runner, plan: Path, place: Path) -> None:
    cluewright("library", "add", "-", "--library", place, stdin="3 2\n1 1\n3\n2\n1\n2\n")

    assert cluewright("batch", "status", "--library", place).out == "the library has no batches\n"
    refused = cluewright("batch", "status", "summer", "--library", place)
    assert (refused.code, refused.err) == (2, "cluewright: the library has no batch 'summer'; there are: none\n")


def test_the_cost_of_a_plan_is_estimated_with_its_spread(cluewright: Runner, plan: Path) -> None:
    plan.write_text(PLAN.format(count=1_000_000))

    (data,) = lines(cluewright("batch", "plan-cost", plan, "--sample", 15, "--jobs", 4, "--json").out)
    words = cluewright("batch", "plan-cost", plan, "--sample", 5, "--jobs", 4).out.splitlines()

    (recipe,) = data["recipes"]
    assert (recipe["count"], recipe["sampled"], data["cores"]) == (1_000_000, 15, 4)
    assert data["core_seconds"] == pytest.approx(1_000_000 * recipe["seconds_each"], rel=0.01)
    assert data["seconds"] == pytest.approx(data["core_seconds"] / 4, rel=0.01)
    assert 0 < data["seconds_low"] < data["seconds"] < data["seconds_high"]
    assert words[0].startswith("recipe 1, zip 5x4: 1000000 puzzles, ")
    assert re.fullmatch(r"in all: 1000000 puzzles, about .* on 4 cores \(.* to .*\)", words[1])


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_cleanly_and_says_how_to_go_on(
    cluewright: Runner, plan: Path, place: Path, number: signal.Signals
) -> None:
    plan.write_text(PLAN.format(count=1_000_000))
    command = [*COMMAND, str(plan), "--library", str(place), "--jobs", "2", "--json"]
    errors = place.with_name("errors")
    # In a group of its own, which a terminal would send Ctrl-C to as a whole, workers included.
    group: dict[str, Any] = {"start_new_session": True}
    with (
        errors.open("w") as file,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, text=True, **group) as running,
    ):
        try:
            assert running.stdout is not None
            while json.loads(running.stdout.readline())["event"] != "item":
                pass
            os.killpg(running.pid, number) if number == signal.SIGINT else running.send_signal(number)
            out = running.stdout.read()
            running.wait(60)
        finally:
            running.kill()

    err = errors.read_text()
    assert running.returncode == 130, err
    go_on = f"cluewright batch run {plan} --library {place} --jobs 2 --json"
    left = re.fullmatch(rf"cluewright: stopped with (\d+) to go; to resume: {go_on}\n", err)
    assert left is not None, err
    end = lines(out)[-1]
    assert (end["event"], end["stopped"], end["left"]) == ("end", True, int(left[1]))
    (data,) = lines(cluewright("batch", "status", "--library", place, "--json").out)
    assert data["left"] == int(left[1])


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_a_terminal_shows_rate_levels_and_time_left(plan: Path, place: Path) -> None:
    import pty

    plan.write_text(PLAN.format(count=400))
    terminal, end = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "140"}
    with subprocess.Popen(
        [*COMMAND, str(plan), "--library", str(place), "--jobs", "1"],
        stdout=subprocess.PIPE,
        stderr=end,
        env=environment,
    ) as running:
        os.close(end)
        shown = b""
        try:
            while part := os.read(terminal, 100_000):
                shown += part
        except OSError:  # the other end is closed
            pass
        os.close(terminal)
        assert running.wait(60) == 0

    text = shown.decode()
    assert "spring" in text
    assert re.search(r"\d+\.\d/s", text)
    assert re.search(r"easy \d+ %", text)
