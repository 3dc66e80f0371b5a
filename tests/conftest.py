"""What several test folders share: plug-ins, the template kind among them, as they are found by entry points."""

import gc
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import hypothesis
import pytest
from tests.effort import tries

from cluewright.core import registry

# Speed is measured in benchmarks/; a busy machine must not fail a test.
collect_ignore = ["faults/memory_driver.py"]  # a program of its own, which needs its argument to be read at all
hypothesis.settings.register_profile("unhurried", deadline=None, max_examples=tries(20))
hypothesis.settings.load_profile("unhurried")
# What commands print depends on the language of the environment; the tests compare English.
os.environ["LC_ALL"] = "C.UTF-8"

TEMPLATE = Path(__file__).parent / "template_kind"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keep the garbage collector from going through ten thousand tests again and again: they stay till the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def forget_kinds() -> None:
    """Let the registry look for plug-ins anew."""
    importlib.invalidate_caches()
    registry._entry_points.cache_clear()
    registry._load.cache_clear()


def describe_plugin(folder: Path, distribution: str, kinds: Mapping[str, str]) -> None:
    """Write what an installer leaves beside a package, which is what entry points are read from."""
    info = folder / f"{distribution.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    lines = [f"[{registry.GROUP}]", *(f"{name} = {target}" for name, target in kinds.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def describe_template(folder: Path) -> None:
    """Describe the template kind as its own pyproject.toml does."""
    project = tomllib.loads((TEMPLATE / "pyproject.toml").read_text())["project"]
    describe_plugin(folder, project["name"], project["entry-points"][registry.GROUP])


@contextmanager
def template_registered() -> Iterator[ModuleType]:
    """Register the template kind as its own pyproject.toml says, and give its module."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        describe_template(Path(folder))
        patch.syspath_prepend(TEMPLATE / "src")
        patch.syspath_prepend(folder)
        forget_kinds()
        yield importlib.import_module("cluewright_kakurasu")
    sys.modules.pop("cluewright_kakurasu")
    forget_kinds()


@pytest.fixture(scope="module")
def kakurasu() -> Iterator[ModuleType]:
    """Give the template kind's module, registered."""
    with template_registered() as module:
        yield module


@pytest.fixture
def plug_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Path]]:
    """Give a function that adds a plug-in for this test: its distribution, its kinds and its module's source."""
    modules = []

    def add(distribution: str, kinds: Mapping[str, str], source: str) -> Path:
        folder = tmp_path / distribution
        describe_plugin(folder, distribution, kinds)
        modules.append(distribution.replace("-", "_"))
        (folder / f"{modules[-1]}.py").write_text(source)
        monkeypatch.syspath_prepend(folder)
        forget_kinds()
        return folder

    yield add
    monkeypatch.undo()
    for module in modules:
        sys.modules.pop(module, None)
    forget_kinds()


@pytest.fixture(scope="session")
def template_found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Give the environment in which a new process finds the template kind where it lies."""
    folder = tmp_path_factory.mktemp("found")
    describe_template(folder)
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(TEMPLATE / "src"), str(folder)])}


@pytest.fixture(scope="session")
def template_installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Install the template kind with pip, and give the environment in which a new process finds it."""
    folder = tmp_path_factory.mktemp("installed")
    source = shutil.copytree(TEMPLATE, folder / "source", ignore=shutil.ignore_patterns("__pycache__"))
    target = folder / "packages"
    options = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return os.environ | {"PYTHONPATH": str(target)}
