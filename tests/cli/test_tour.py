"""`cluewright tour`: every registered kind, in a terminal and out of one."""

import json
import re
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from cluewright.core.registry import kinds

Runner = Callable[..., Any]


def test_every_kind_is_proven_explained_and_drawn(cluewright: Runner, kakurasu: ModuleType) -> None:
    ended = cluewright("tour", "--seed", "3")

    assert ended.code == 0
    assert ended.err == ""
    assert "\x1b" not in ended.out
    kakurasu_part, nonogram_part = re.split(r"(?<!Colour )Nonogram, ", ended.out)
    assert "Kakurasu, 8x6, generated with seed 3" in kakurasu_part
    for part in (kakurasu_part, nonogram_part):
        for heading in ("The puzzle", "Proof", "How a person solves it", "The solution"):
            assert f"\n{heading}" in part
        assert "There is exactly one solution (" in part
    assert "line sum" in kakurasu_part
    assert f"cluewright play --kind {next(iter(kinds()))}" in ended.out


def test_the_same_seed_gives_the_same_tour(cluewright: Runner, kakurasu: ModuleType) -> None:
    def puzzles(seed: int) -> list[Any]:
        return [json.loads(line)["puzzle"] for line in cluewright("tour", "--seed", seed, "--json").out.splitlines()]

    assert puzzles(3) == puzzles(3)
    assert puzzles(3) != puzzles(4)


def test_json_has_the_steps_to_the_end(cluewright: Runner, kakurasu: ModuleType) -> None:
    shown = [json.loads(line) for line in cluewright("tour", "--json").out.splitlines()]

    assert [data["puzzle"]["kind"] for data in shown] == list(kinds())
    for data in shown:
        assert data["verdict"] == "unique"
        assert len(data["solutions"]) == 1
        assert data["steps"]
        assert {"technique", "level", "cells", "evidence", "text"} <= data["steps"][0].keys()


def test_a_kind_that_cannot_make_the_size_shows_its_sample(
    cluewright: Runner, kakurasu: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kakurasu, "LONGEST_SIDE", 5)

    assert "Kakurasu, 3x2, a sample" in cluewright("tour").out
