"""A short run of every fuzz target: the seeds as they are, then changed copies of them, the same ones every time."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.fuzz.changing import changed
from tests.fuzz.seeds import seeds
from tests.fuzz.targets import TARGETS, feed

ROUNDS = 300


@pytest.mark.parametrize("name", TARGETS)
def test_the_seeds_are_accepted(name: str) -> None:
    for data in seeds(name):
        if name != "files":  # some of them are no file of the format they are read as
            TARGETS[name](data)
        feed(name, data)


@pytest.mark.parametrize("name", TARGETS)
def test_changed_inputs_are_accepted_or_refused_in_a_sentence(name: str) -> None:
    for data in changed(seeds(name), ROUNDS, seed=1):
        try:
            feed(name, data)
        except Exception as error:
            raise AssertionError(f"{name} broke on {data!r}") from error


INSTRUMENTED = """
from tests.fuzz.run import instrumenting

with instrumenting():
    from cluewright.core.size import parse_size
assert any("atheris" in str(const) for const in parse_size.__code__.co_consts)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="Atheris is installed on Linux alone")
def test_the_long_run_sees_the_branches_of_our_modules() -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", INSTRUMENTED], cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
