"""The notebooks run from beginning to end, and print what they say they print."""

import importlib.util
from pathlib import Path
from typing import Any

import nbformat
import pytest

DOCS = Path(__file__).parents[1] / "docs"
NOTEBOOKS = sorted(DOCS.glob("*.ipynb"))


def shown(cell: Any) -> list[tuple[str, Any]]:
    """Return what a cell prints, and in which forms it shows pictures: how they are drawn is tested elsewhere."""
    found: list[tuple[str, Any]] = []
    for output in cell.get("outputs", ()):
        if output.output_type == "stream":
            found.append((output.name, output.text))
        else:
            found.append((output.data["text/plain"], sorted(output.data)))
    return found


def test_there_are_notebooks():
    assert NOTEBOOKS


@pytest.mark.filterwarnings("default")  # Jupyter's own, not ours: those fail in the notebook's kernel
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_shows_what_it_says(path):
    spec = importlib.util.spec_from_file_location("write_notebook", DOCS / "write_notebook.py")
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    stored, fresh = nbformat.read(path, as_version=4), tool.executed(path)
    nbformat.validate(stored)
    assert stored.metadata == fresh.metadata
    pictures = 0
    for said, is_so in zip(stored.cells, fresh.cells, strict=True):
        assert shown(said) == shown(is_so), said.source
        pictures += sum("image/svg+xml" in forms for _, forms in shown(said))
    assert pictures >= 3
