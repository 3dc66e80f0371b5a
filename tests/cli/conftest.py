"""Running the command line in this process, and the files it is given."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cluewright.cli.app import run
from cluewright.core.form import dumps
from cluewright.core.item import as_item


@dataclass(frozen=True)
class Ended:
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str


Runner = Callable[..., Ended]


@pytest.fixture
def cluewright(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    """Give a function that runs `cluewright` with arguments and, if given, a standard input."""

    def call(*arguments: object, stdin: str = "") -> Ended:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        return Ended(code, *capsys.readouterr())

    return call


@pytest.fixture
def puzzles(kakurasu: ModuleType, tmp_path: Path) -> dict[str, Path]:
    """Give files of the template kind: a puzzle with one solution, with several and with none, and a broken one."""
    made: dict[str, Any] = {
        "unique": kakurasu.KIND.sample(),
        "several": kakurasu.Kakurasu((3, 3, 3), (3, 3, 3, 0)),
        "none": kakurasu.Kakurasu((6, 0), (2, 2, 2)),
    }
    files = {name: tmp_path / f"{name}.json" for name in (*made, "bad")}
    for name, puzzle in made.items():
        files[name].write_text(dumps(as_item(puzzle)) + "\n")
    head = '"format": "cluewright", "version": 1, "kind": "kakurasu"'
    files["bad"].write_text(f'{{{head}, "rows": [99], "columns": [1, -1]}}')
    return files
