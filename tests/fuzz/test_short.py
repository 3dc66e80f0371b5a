"""A short run of every fuzz target: the seeds as they are, then changed copies of them, the same ones every time."""

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
