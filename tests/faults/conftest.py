"""Libraries in both databases, as the tests of the library have them, and the disk that fails."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.library.conftest import (  # noqa: F401
    empty_place,
    library,
    make_empty,
    new_place,
    place,
    postgres,
)


@pytest.fixture(scope="session")
def failing_disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the disk that fails."""
    if sys.platform != "linux":
        pytest.skip("the failing disk is put before the system's by LD_PRELOAD, which is Linux's")
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    assert compiler is not None, "a C compiler is needed, as for Cluewright itself"
    target = tmp_path_factory.mktemp("disk") / "failing_disk.so"
    source = Path(__file__).with_name("failing_disk.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", target, source, "-ldl"], check=True)
    return target
