"""The public surface is what is recorded here: adding or removing a name is a decision, never an accident."""

import ast
import importlib
import subprocess
import sys
from pathlib import Path

import cluewright

RECORDED = (Path(__file__).parent / "public_names.txt").read_text().split()
HEAVY = ["numpy", "PIL", "typer", "rich", "fastapi", "sqlalchemy", "pysat", "fpdf", "cluewright._native"]


def type_checking_names():
    """List the names a type checker sees: those imported under `if TYPE_CHECKING`, with their modules."""
    tree = ast.parse(Path(cluewright.__file__).read_text())
    blocks = [node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    imports = [node for block in blocks for node in block.body if isinstance(node, ast.ImportFrom)]
    return {alias.asname or alias.name: node.module for node in imports for alias in node.names}


def test_the_public_names_are_the_recorded_ones():
    assert sorted(cluewright.__all__) == sorted(RECORDED)
    assert len(set(RECORDED)) == len(RECORDED) > 20


def test_programs_and_type_checkers_see_the_same_names():
    seen = type_checking_names()
    assert sorted([*seen, "__version__"]) == sorted(cluewright.__all__)
    assert seen == cluewright._HOME


def test_every_name_resolves_to_the_object_in_its_home():
    for name, home in type_checking_names().items():
        value = getattr(cluewright, name)
        assert value is getattr(importlib.import_module(home), name)
        assert value.__module__ == home, f"{name} is defined in {value.__module__}"
    assert set(cluewright.__all__) <= set(dir(cluewright))


def test_every_public_name_has_a_docstring():
    assert [name for name in type_checking_names() if not getattr(cluewright, name).__doc__] == []


def test_a_name_that_is_not_there_is_an_attribute_error():
    assert not hasattr(cluewright, "sudoku")


def test_importing_loads_nothing_heavy():
    script = f"import sys, cluewright; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_check_for_heavy_modules_would_see_one():
    script = f"import sys, numpy, cluewright; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "['numpy']\n"


def test_the_vocabulary_itself_loads_nothing_heavy():
    names = [name for name, home in type_checking_names().items() if home.startswith("cluewright.core.")]
    script = (
        f"import sys, cluewright as cw; [getattr(cw, name) for name in {names}]; "
        f"print(len({names}) > 20, [name for name in {HEAVY} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "True []\n"
