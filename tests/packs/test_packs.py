"""The packs: enough of them, each from easy to hard, no motif twice, made to the same bytes everywhere."""

import os
import re
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise

import pytest
from tests.effort import EFFORT

from cluewright.cli.app import run
from cluewright.core.errors import GenerationFailed
from cluewright.core.locales import LANGUAGES
from cluewright.core.registry import kind as find_kind
from cluewright.core.technique import Level
from cluewright.core.verbs import check
from cluewright.motifs import SUBJECTS, by_id
from cluewright.packs import make, pack, packs
from cluewright.packs.plan import UnknownPack

PICTURES = [each for each in packs().values() if each.name in SUBJECTS]
OTHERS = [each for each in packs().values() if each.name not in SUBJECTS]
SOME = ["plants", "colour-nonogram-easy", "hitori-hard", "zip-medium"]
MADE = [each.name for each in packs().values()] if EFFORT > 1 else SOME


def motifs_of(each):
    return [by_id()[recipe.options["motif"]] for recipe in each.recipes()]


def test_there_are_enough():
    assert len(PICTURES) == 12
    assert sum(map(len, PICTURES)) >= 300
    assert all(20 <= len(each) <= 30 for each in packs().values())
    levels = {"colour-nonogram": list(Level)[:3], "hitori": Level, "zip": Level}
    assert {each.name for each in OTHERS} == {f"{kind}-{level}" for kind in levels for level in levels[kind]}


@pytest.mark.parametrize("each", packs().values(), ids=packs())
def test_they_rise_from_easy_to_hard(each):
    steps = [(recipe.difficulty, recipe.size) for recipe in each.recipes()]
    assert all(before <= after for before, after in pairwise(steps))
    assert len({size for _, size in steps}) >= 3
    levels = {level for level, _ in steps}
    assert levels == set(list(Level)[:4]) if each in PICTURES else levels == {Level(each.name.rsplit("-")[-1])}


@pytest.mark.parametrize("each", PICTURES, ids=lambda each: each.name)
def test_no_motif_comes_twice_under_whatever_name(each):
    shown = motifs_of(each)
    assert {motif.subject for motif in shown} == {each.name}
    assert len({re.sub(r"-\d+$", "", motif.id) for motif in shown}) == len(each)
    assert len({motif.titles["en"] for motif in shown}) == len(each)


def test_no_motif_in_colour_comes_twice_in_a_pack():
    coloured = [each for each in OTHERS if each.kind == "colour-nonogram"]
    assert len(coloured) == 3
    for each in coloured:
        assert len({recipe.options["motif"] for recipe in each.recipes()}) == len(each)


def test_they_have_names_in_every_language():
    for each in packs().values():
        names = {language: each.title(language) for language in LANGUAGES}
        assert all(names.values())
        assert names["ja"] != names["en"] != names["zh"]
    assert pack("travel").title("fr") == "Voyages"
    assert pack("zip-hard").title("de") == "Zip: schwer"
    for language in LANGUAGES:
        assert len({each.title(language) for each in packs().values()}) == len(packs())


def test_a_name_there_is_not_is_refused_with_those_there_are():
    with pytest.raises(UnknownPack, match="animals, plants"):
        pack("aminals")


@pytest.mark.parametrize("name", MADE)
def test_the_same_bytes_come_out_of_every_process(name, capsys):
    """Another process with other hashes makes the same file."""
    words, seed = ["pack", "make", name, "--json"], str(hash("any") % 1000)
    command = [sys.executable, "-m", "cluewright", *words]
    there = subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True).stdout
    assert run(words) == 0
    here = capsys.readouterr().out.encode()
    assert here.count(b"\n") == len(pack(name))
    assert here == there


@pytest.mark.parametrize("name", MADE)
def test_every_puzzle_is_as_planned_and_proven(name):
    for recipe, (series, number) in list(zip(pack(name).recipes(), pack(name).places(), strict=True))[::5]:
        item = make(series, number)
        assert replace(item.recipe, seed=0) == replace(recipe, seed=0)
        assert item.rating.level == recipe.difficulty
        assert item.title is None
        assert check(item).ok
        if name in SUBJECTS:
            assert item.meta["shows"]["motifs"] == [recipe.options["motif"]]
            assert max(item.puzzle.width, item.puzzle.height) == recipe.size[0]


def test_a_seed_that_gives_nothing_is_followed_by_the_next(monkeypatch):
    series = pack("zip-easy").series[0]
    tried = []

    def refuse_first(self, recipe, *, budget=None):
        tried.append(recipe)
        if len(tried) < 3:
            raise GenerationFailed("nothing", None)
        return original(self, recipe, budget=budget)

    kind = type(find_kind("zip"))
    original = kind.generate
    monkeypatch.setattr(kind, "generate", refuse_first)
    assert make(series, 1).recipe == series.recipe(1, 2)
    assert tried == [series.recipe(1, attempt) for attempt in range(3)]
    tried.clear()
    monkeypatch.setattr(kind, "generate", lambda *_, **__: (_ for _ in ()).throw(GenerationFailed("nothing", None)))
    with pytest.raises(GenerationFailed):
        make(series, 1)
