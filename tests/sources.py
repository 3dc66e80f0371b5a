"""The source of Cluewright as a syntax tree, parsed once for all tests that look for strays in it."""

import ast
from functools import cache
from pathlib import Path

import cluewright

SOURCE = Path(cluewright.__file__).parent


@cache
def calls() -> tuple[tuple[Path, ast.Call], ...]:
    """Return every call in every module, with the module's file."""
    files = sorted(SOURCE.rglob("*.py"))
    assert len(files) > 200
    trees = ((path, ast.parse(path.read_text())) for path in files)
    return tuple((path, node) for path, tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))
