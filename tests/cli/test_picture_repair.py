"""`cluewright picture --repair`: cells that stay, and what is said about those that do not."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cluewright.core.locales import LANGUAGES
from cluewright.nonogram.repair import repair

Runner = Callable[..., Any]
STAIRS = "#.. .#. ..#"


@pytest.fixture
def stairs(tmp_path: Path) -> Path:
    path = tmp_path / "stairs.pbm"
    path.write_text("P1 3 3 1 0 0 0 1 0 0 0 1")
    return path


def test_locked_cells_stay(cluewright: Runner, stairs: Path) -> None:
    cells = json.loads(cluewright("picture", stairs, "--size", "3", "--repair", "--json").out)["meta"]["changed"]
    named = " ".join(f"{row + 1},{column + 1}" for row, column in cells)

    again = cluewright("picture", stairs, "--size", "3", "--repair", "--lock", named, "--json").out
    others = json.loads(again)["meta"]["changed"]

    assert cells
    assert others
    assert not any(cell in cells for cell in others)


def test_without_repair_nothing_is_locked(cluewright: Runner, stairs: Path) -> None:
    ended = cluewright("picture", stairs, "--size", "3", "--lock", "1,1")

    assert ended.code == 2
    assert "give --lock with --repair or --no-guess" in ended.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_repair_says_what_it_did_in_the_language_of_the_reader(
    cluewright: Runner, stairs: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    expected = [said.text(language) for said in repair(STAIRS).said]

    ended = cluewright("picture", stairs, "--size", "3", "--repair")

    assert expected
    assert ended.out.splitlines()[-len(expected) :] == expected
    assert language == "en" or expected != [str(said) for said in repair(STAIRS).said]
