"""The SAT solver may be interrupted at any moment."""

import gc
from typing import Any

import pysolvers
import pytest

from cluewright.core.cadical import Cadical


def test_it_is_freed_once_when_an_interruption_comes_while_it_is_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    freed: list[Any] = []

    def interrupted(solver: Any, proof: Any) -> None:
        freed.append(solver)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(pysolvers, "cadical195_del", interrupted)
        with pytest.raises(KeyboardInterrupt), Cadical(bootstrap_with=[[1, 2], [-1]]) as solver:
            assert solver.solve()
        del solver
        gc.collect()
        assert len(freed) == 1
    pysolvers.cadical195_del(freed[0], None)


def test_it_is_freed_when_nobody_needs_it_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    free, freed = pysolvers.cadical195_del, []
    monkeypatch.setattr(pysolvers, "cadical195_del", lambda *given: (freed.append(given), free(*given)))
    solver = Cadical()
    solver.delete()
    solver.delete()
    del solver
    left = Cadical()
    del left
    gc.collect()
    assert len(freed) == 2
