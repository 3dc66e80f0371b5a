"""`cluewright dataset`: from the example to a checked folder, and one sentence where there is none."""

import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.datasets.reading import files, records, rewrite

from cluewright.batch.threads import ThreadExecutor

Runner = Callable[..., Any]
PLAN = 'seed = 1\n[[recipe]]\nkind = "zip"\nsize = "5x4"\ncount = 6\n'


@pytest.fixture(autouse=True)
def _threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in threads: that processes give the same is shown where batches are tested."""
    monkeypatch.setattr("cluewright.cli.batch.executor_for", lambda *_: ThreadExecutor(1))


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    target = tmp_path / "paths.toml"
    target.write_text(PLAN)
    return target


def test_the_example_is_a_plan(cluewright: Runner, tmp_path: Path) -> None:
    assert cluewright("dataset", "make", "--example", "-o", tmp_path / "plan.toml").code == 0
    (tmp_path / "plan.toml").write_text((tmp_path / "plan.toml").read_text().replace("count = 20", "count = 1"))
    ended = cluewright("dataset", "make", tmp_path / "plan.toml")
    assert ended.code == 0
    assert ended.err.startswith(f"{tmp_path / 'plan'}: 13 records, train ")
    assert len(records(tmp_path / "plan")) == 13


def test_a_data_set_is_made_and_checked(cluewright: Runner, plan: Path, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    ended = cluewright("dataset", "make", plan, "-o", folder, "--json")
    *events, last = map(json.loads, ended.out.splitlines())
    assert ended.code == 0
    assert (last["event"], last["records"], last["missing"]) == ("dataset", 6, 0)
    assert {"event": "records", "done": 6, "total": 6} in events
    assert cluewright("dataset", "make", plan, "-o", folder).err.endswith(" (it was complete already)\n")
    ended = cluewright("dataset", "check", folder, "--sample", 2)
    assert (ended.code, ended.out) == (0, f"{folder}: 6 records, 2 solved again and verified: no faults\n")
    split = records(folder)[0]["split"]
    rewrite(folder, lambda found: found[0].update(id="zip-1"), split)
    ended = cluewright("dataset", "check", folder, "--sample", 2, "--json")
    fault, summary = map(json.loads, ended.out.splitlines())
    assert ended.code == 1
    assert (fault["fault"], fault["place"].endswith("record 1 (zip-1)")) == ("id", True)
    assert (summary["ok"], summary["records"], summary["checked"], summary["faults"]) == (False, 6, 2, 1)


def test_ctrl_c_stops_and_the_same_command_resumes(
    cluewright: Runner, plan: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cluewright.datasets.record import MakeRecord

    work, left = MakeRecord.__call__, [3]

    def interrupted(self: MakeRecord, task: Any) -> Any:
        left[0] -= 1
        if not left[0]:
            os.kill(os.getpid(), signal.SIGINT)
        return work(self, task)

    with monkeypatch.context() as patch:
        patch.setattr(MakeRecord, "__call__", interrupted)
        ended = cluewright("dataset", "make", plan, "-o", tmp_path / "set")
    assert ended.code == 130
    assert f"stopped; to resume: cluewright dataset make {plan} -o {tmp_path / 'set'}" in ended.err
    assert cluewright("dataset", "make", plan, "-o", tmp_path / "set").code == 0
    assert cluewright("dataset", "make", plan, "-o", tmp_path / "other").code == 0
    assert files(tmp_path / "set") == files(tmp_path / "other")


def test_bad_input_is_one_sentence(cluewright: Runner, plan: Path, tmp_path: Path) -> None:
    for arguments, problem in (
        (("make",), "name a plan"),
        (("make", tmp_path / "none.toml"), "no such file"),
        (("make", plan, "-o", tmp_path), "this folder is not empty"),
        (("make", plan, "-o", plan), "this is a file"),
        (("make", plan, "--jobs", 2, "--cluster", "tcp://x:1"), "either --jobs or --cluster"),
        (("check", tmp_path), "there is no dataset.json"),
        (("check", plan), "there is no dataset.json"),
    ):
        ended = cluewright("dataset", *arguments)
        assert ended.code == 2
        assert problem in ended.err
        assert ended.err.count("\n") == 1
