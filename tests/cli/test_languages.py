"""`--lang`, and the language of the environment: texts for players follow it, help and errors do not."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Runner

import cluewright as cw
from cluewright.core.form import dumps
from cluewright.core.locales import LANGUAGES, PSEUDO

STRETCHED = "·"
"""Ends every text of the pseudo-locale, which comes from the catalogues alone."""


@pytest.fixture
def hitori(tmp_path: Path) -> Path:
    path = tmp_path / "hitori.json"
    path.write_text(dumps(cw.kind("hitori").sample()))
    return path


@pytest.mark.parametrize("command", ["explain", "hint", "hint --all"])
def test_texts_are_in_the_language_asked_for(cluewright: Runner, hitori: Path, command: str) -> None:
    words = command.split()
    english = cluewright(words[0], hitori, *words[1:], "--quiet").out
    other = cluewright(words[0], hitori, *words[1:], "--quiet", "--lang", PSEUDO).out
    assert STRETCHED in other
    assert STRETCHED not in english
    assert len(other.splitlines()) == len(english.splitlines())


def test_the_environment_chooses_the_language_unless_it_is_said(
    cluewright: Runner, hitori: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en_XA.UTF-8")
    monkeypatch.delenv("LC_ALL")
    monkeypatch.setenv("LC_MESSAGES", "")
    assert STRETCHED in cluewright("hint", hitori).out
    assert STRETCHED not in cluewright("hint", hitori, "--lang", "en").out
    monkeypatch.setenv("LC_MESSAGES", "en_GB")
    assert STRETCHED not in cluewright("hint", hitori).out
    monkeypatch.setenv("LC_ALL", "tlh")  # a language we do not speak
    assert STRETCHED not in cluewright("hint", hitori).out


def test_a_language_there_is_not_is_refused_with_those_there_are(cluewright: Runner, hitori: Path) -> None:
    ended = cluewright("explain", hitori, "--lang", "tlh")
    assert ended.code == 2
    assert ended.err == f"cluewright: invalid value: --lang must be one of {', '.join(LANGUAGES)}, not 'tlh'\n"


def test_help_and_errors_stay_english(cluewright: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    english = cluewright("explain", "--help").out, cluewright("explain", "missing.non").err
    monkeypatch.setenv("LC_ALL", "en_XA")
    assert (cluewright("explain", "--help").out, cluewright("explain", "missing.non").err) == english


def test_a_game_speaks_the_language(cluewright: Runner) -> None:
    lines = "hint\nhelp\ncheckpoint here\ncheckpoint\ncheck\n"
    ended = cluewright("play", "--kind", "hitori", "--lang", PSEUDO, stdin=lines)
    for line in ended.out.split("\n"):
        letters = [character for character in line if character.isalpha()]
        assert STRETCHED in line or len(letters) < 3, line


def test_the_tour_speaks_the_language(cluewright: Runner) -> None:
    ended = cluewright("tour", "--lang", PSEUDO)
    assert ended.code == 0
    headings = [line for line in ended.out.splitlines() if line.startswith("Thé púžžľé")]
    assert len(headings) == len(cw.kinds())
    assert all(STRETCHED in line for line in headings)


def test_json_has_code_values_and_the_text_in_the_language(cluewright: Runner, hitori: Path) -> None:
    english, other = (json.loads(cluewright("hint", hitori, "--json", "--lang", lang).out) for lang in ("en", PSEUDO))
    assert STRETCHED in other["stages"][0]
    for hint in (english, other):
        del hint["stages"], hint["text"]
    assert english == other


def test_chains_open_with_v_link_by_link(cluewright: Runner, tmp_path: Path) -> None:
    file = tmp_path / "hard.json"
    assert cluewright("generate", "nonogram", "--size", 8, "--difficulty", "hard", "--out", file).code == 0
    plain = cluewright("explain", file, "--quiet").out.splitlines()
    opened = cluewright("explain", file, "--quiet", "-v").out.splitlines()
    assert [line for line in opened if not line.startswith(" ")] == plain
    data = json.loads(cluewright("explain", file, "--json").out)
    chains = [step["chain"] for step in data["steps"] if "chain" in step]
    assert chains
    links = [line for line in opened if line.startswith("   - ")]
    assert [line[5:] for line in links] == [link["text"] for chain in chains for link in chain]
