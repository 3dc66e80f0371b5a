"""Work for worker processes, plans, and a real Dask cluster."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from cluewright.library import Library

WORKS = Path(__file__).parent / "works"


@pytest.fixture
def works(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Give the module of work that this process and its workers can import."""
    monkeypatch.syspath_prepend(WORKS)
    import batch_works

    yield batch_works
    sys.modules.pop("batch_works")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "library.sqlite") as opened:
        yield opened


@pytest.fixture
def write_plan(tmp_path: Path) -> Callable[[str], Path]:
    def write(text: str, name: str = "plan.toml") -> Path:
        path = tmp_path / name
        path.write_text(text)
        return path

    return write
