"""The rooms of the house and the doors between them, as docs/architecture.md draws them.

Core and command line reach a kind through the registry alone; a file format may know a kind's puzzle and board, but
not how it is solved; kinds do not know each other; only kinds open the door to native code.
"""

import ast
import importlib
import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())

NATIVE = "cluewright._native"


@dataclass(frozen=True)
class Line:
    """A line of the table of modules in docs/architecture.md."""

    module: str
    needed: bool
    names: set[str]
    imports: set[str]
    native: bool


def module_table() -> list[Line]:
    """Read the table."""
    page = (ROOT / "docs" / "architecture.md").read_text()
    table = page.split("| module | public names |", 1)[1].split("\n\n", 1)[0].splitlines()[2:]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table]
    return [
        Line(
            module.strip("*`"),
            not module.startswith("*"),
            set(re.findall("`(\\w+)`", names)),
            {row[0].strip("*`") for row in rows} if imports == "everything" else set(re.findall("\\w+", imports)),
            native == "yes",
        )
        for module, names, imports, native, _ in rows
    ]


MODULES = module_table()
WITHOUT_NATIVE = {line.module for line in MODULES if not line.native}
TARGETS = PROJECT["project"]["entry-points"]["cluewright.kinds"].values()
KINDS = {".".join(re.split("[.:]", target)[:2]) for target in TARGETS}
PACKAGES = KINDS | {f"cluewright.{path.parent.name}" for path in SOURCE.glob("cluewright/*/board.py")}
"""The packages of kinds, also of one that is not registered."""
KNOWS_NO_KIND = {
    f"cluewright.{room}"
    for room in (
        "core",
        "clued_lines",
        "cli",
        "render",
        "library",
        "batch",
        "packs",
        "books",
        "datasets",
        "environments",
        "mcp_server",
        "web",
    )
}
KNOWS_MODELS = {"cluewright.formats"}
MODELS = {"puzzle", "board"}


def modules(source: Path) -> dict[str, Path]:
    """Give every module below a source folder by its dotted name."""
    found = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(name: str, path: Path) -> set[str]:
    """Give every module that a module may import: by statement, at any depth, or by `import_module("...")`."""
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found.add(module)
            found.update(f"{module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            found.update(argument.value for argument in node.args[:1] if isinstance(argument, ast.Constant))
    return found


def inside(name: str, packages: set[str]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def violations(source: Path, kinds: set[str]) -> list[str]:
    """List every import that goes through a wall."""
    found = []
    for name, path in modules(source).items():
        taken = imports(name, path)
        if any(inside(module, {NATIVE}) for module in taken):
            if not inside(name, kinds):
                found.append(f"{name} is no kind and imports {NATIVE}")
            elif name.rpartition(".")[2] in WITHOUT_NATIVE:
                found.append(f"{name} imports {NATIVE}")
        if inside(name, KNOWS_NO_KIND):
            closed = kinds
        elif inside(name, KNOWS_MODELS):
            closed = {f"{kind}.{room}" for kind in kinds for room in modules_of(source, kind) - MODELS}
        else:
            closed = {kind for kind in kinds if inside(name, kinds) and not inside(name, {kind})}
        found.extend(f"{name} imports {module}" for module in sorted(taken) if inside(module, closed))
    return found


def modules_of(source: Path, kind: str) -> set[str]:
    return {path.stem for path in source.joinpath(*kind.split(".")).glob("*.py")} - {"__init__"}


def test_nothing_goes_through_a_wall():
    assert violations(SOURCE, PACKAGES) == []


def test_there_was_something_to_check():
    seen = modules(SOURCE)
    assert seen.keys() >= KINDS
    assert {
        "cluewright.core.session",
        "cluewright.cli",
        "cluewright.formats",
        "cluewright.nonogram.puzzle",
    } <= seen.keys()
    assert "cluewright.core.registry" in imports("cluewright.core.session", seen["cluewright.core.session"])


@pytest.mark.parametrize(
    ("module", "statement", "found"),
    [
        ("cluewright.core.a", "from cluewright import _native", True),
        ("cluewright.core.a", "from .. import _native", True),
        ("cluewright.core.a", "from ..nonogram import puzzle", True),
        ("cluewright.core.a", "from ..nonogramme import puzzle", False),
        ("cluewright.cli.a", "def f():\n    import cluewright.nonogram.puzzle as p", True),
        ("cluewright.cli.a", "from cluewright.core.registry import kind", False),
        ("cluewright.cli.a", "import importlib\nimportlib.import_module('cluewright.nonogram')", True),
        ("cluewright.formats.a", "from cluewright._native import solve", True),
        ("cluewright.formats.a", "from cluewright.nonogram.puzzle import Nonogram", False),
        ("cluewright.formats.a", "from cluewright.nonogram import solver", True),
        ("cluewright.formats.a", "from cluewright.nonogram.solver import solve", True),
        ("cluewright.nonogram.solver", "from cluewright._native import solve", False),
        ("cluewright.nonogram.solver", "from cluewright.hitori import puzzle", True),
        ("cluewright.nonogram.puzzle", "import cluewright._native", True),
        ("cluewright.nonogram.rating", "from cluewright._native import rate", True),
        ("cluewright.nonogram.drawing", "from .._native import draw", True),
        ("cluewright.nonogram.puzzle", "from .board import Board", False),
    ],
)
def test_the_scan_sees_every_way_through_a_wall(tmp_path, module, statement, found):
    path = tmp_path.joinpath(*module.split(".")).with_suffix(".py")
    for kind in ("nonogram", "hitori"):
        (tmp_path / "cluewright" / kind).mkdir(parents=True, exist_ok=True)
        for room in ("puzzle", "solver"):
            (tmp_path / "cluewright" / kind / f"{room}.py").touch()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(statement + "\n")
    assert bool(violations(tmp_path, {"cluewright.nonogram", "cluewright.hitori"})) is found


def test_the_table_of_modules_was_read():
    assert {"puzzle", "solver", "techniques", "kind"} < {line.module for line in MODULES if line.needed}
    assert {"TECHNIQUES", "explain"} < next(line for line in MODULES if line.module == "techniques").names
    assert {"puzzle", "board", "rating", "drawing"} <= WITHOUT_NATIVE
    assert len(KINDS) >= 3


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_has_the_modules_of_the_table(kind):
    there = modules_of(SOURCE, kind)
    assert {line.module for line in MODULES if line.needed} <= there
    for line in MODULES:
        if line.module in there:
            assert line.names <= set(vars(importlib.import_module(f"{kind}.{line.module}"))), line.module


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_the_modules_of_a_kind_import_what_the_table_says(kind):
    named = {line.module for line in MODULES}
    taken = {
        room: {
            name.split(".")[2]
            for name in imports(f"{kind}.{room}", SOURCE.joinpath(*kind.split("."), f"{room}.py"))
            if name.startswith(f"{kind}.")
        }
        for room in modules_of(SOURCE, kind)
    }

    def reached(room: str, seen: set[str]) -> set[str]:
        """Give the modules of the table that a module imports, directly or through others of the kind."""
        found = set()
        for name in taken.get(room, set()) - seen:
            seen.add(name)
            found |= {name} if name in named else reached(name, seen)
        return found

    for line in MODULES:
        if line.module in taken:
            assert reached(line.module, set()) - {line.module} <= line.imports, line.module


SAME_IN_EVERY_KIND = {"Board", "Cell"}
SCHEMAS = re.compile(r"cluewright\.web\.api\.(\w+_)?answers")
"""Modules that describe what other classes say of themselves, under their names."""


def test_no_two_classes_share_a_name():
    homes: dict[str, list[str]] = {}
    for name, path in modules(SOURCE).items():
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_") and not SCHEMAS.fullmatch(name):
                homes.setdefault(node.name, []).append(name)
    assert len(homes) > 100
    assert {name: found for name, found in homes.items() if not _is_one_thing(name, found)} == {}


def _is_one_thing(name: str, homes: list[str]) -> bool:
    """Tell whether a class has one home, or is the same thing in each kind, or in both nonograms in like modules."""
    both = {home.replace(".colour_nonogram.", ".nonogram.") for home in homes}
    return name in SAME_IN_EVERY_KIND or len(both) == 1


def test_every_room_has_its_place_in_the_order_of_the_layers():
    [contract] = [each for each in PROJECT["tool"]["importlinter"]["contracts"] if each["type"] == "layers"]
    named = {room.strip() for layer in contract["layers"] for room in layer.split("|")}
    rooms = {f"cluewright.{path.parent.name}" for path in SOURCE.glob("cluewright/*/__init__.py")}
    assert rooms == named
    assert len(rooms) >= 4


def test_the_dependencies_point_one_way():
    command = [Path(sys.executable).with_name("lint-imports"), "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    contracts = len(PROJECT["tool"]["importlinter"]["contracts"])
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"Contracts: {contracts} kept, 0 broken." in done.stdout


def test_the_page_names_every_room_of_the_native_code() -> None:
    tree = (ROOT / "docs" / "architecture.md").read_text().split("\nnative/", 1)[1].split("\nsrc/", 1)[0]
    folders = {path.name for path in (ROOT / "native").rglob("*") if path.is_dir()}
    assert "bindings" in folders
    assert set(re.findall("(\\w+)/", tree)) == folders
