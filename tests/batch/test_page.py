"""The page of batches says what is so: its examples run, its plan is a plan."""

import doctest
import re
import shutil
from pathlib import Path

from cluewright.batch.items import rehearse
from cluewright.batch.plan import load_plan

PAGE = Path(__file__).parents[2] / "docs" / "batches.md"


def test_the_examples_run() -> None:
    ended = doctest.testfile(str(PAGE), module_relative=False)

    assert (ended.failed, ended.attempted > 0) == (0, True)


def test_the_plan_can_be_run(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "a.png").write_bytes(b"P1 3 2 1 0 1 1 1 1")
    shutil.copy(tmp_path / "pictures" / "a.png", tmp_path / "pictures" / "b.png")
    plan = re.search(r"```toml\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert plan is not None
    (tmp_path / "plan.toml").write_text(plan[1])

    read = load_plan(tmp_path / "plan.toml")

    rehearse(read)
    assert (read.name, read.total) == ("spring", 15002)
