"""Work for worker processes, plans, and a real Dask cluster."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

WORKS = Path(__file__).parent / "works"


@pytest.fixture
def works(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Give the module of work that this process and its workers can import."""
    monkeypatch.syspath_prepend(WORKS)
    import batch_works

    yield batch_works
    sys.modules.pop("batch_works")
