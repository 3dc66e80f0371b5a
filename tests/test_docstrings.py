"""Docstrings begin with what is done: Return, Make, Read, Write, Check; never with Give."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
HELD = ("src", "tests/template_kind")
"""What people read who use Cluewright, or copy from it."""
_GIVE = re.compile(r"\s*Gives?\b|.*\bgives? None\b", re.DOTALL)


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield every text that stands as a statement of its own, with its line."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


def test_nothing_is_given():
    files = [path for folder in HELD for path in (ROOT / folder).rglob("*.py")]
    found = [(path, line, text) for path in files for line, text in docstrings(path)]
    assert len(found) > 2000
    assert [f"{path.relative_to(ROOT)}:{line}" for path, line, text in found if _GIVE.match(text)] == []


def test_what_would_be_refused(tmp_path):
    path = tmp_path / "module.py"
    path.write_text(
        'def a():\n    """Give it."""\n\n\ndef b():\n    """Read it, or give None."""\n\n\nC = 1\n"""Given."""\n'
    )
    assert [line for line, text in docstrings(path) if _GIVE.match(text)] == [2, 6]
