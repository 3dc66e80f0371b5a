"""The progress of puzzles that somebody waits for."""

import asyncio
from types import SimpleNamespace

import pytest

from cluewright.web.ahead import Ahead
from cluewright.web.making import Making
from cluewright.web.settings import Settings

WORD = "5f0c2b9e7a41d836"


def test_work_is_followed_by_its_word_until_it_ends():
    now = [100.0]
    making = Making(lambda: now[0])
    with making.followed(WORD) as report:
        assert making.told(WORD) == {"going": True, "fraction": None, "seconds": 0.0}
        now[0] += 2.5
        report(0.25, "try 2 of at most 8")
        report(None, "still at it")
        assert making.told(WORD) == {"going": True, "fraction": 0.25, "seconds": 2.5}
        assert not making.told("0" * 16)["going"]
    assert making.told(WORD) == {"going": False, "fraction": None, "seconds": 0.0}
    report(0.5, "too late")
    assert making.told(WORD)["fraction"] is None


def test_work_that_fails_is_no_longer_followed():
    making = Making()
    with pytest.raises(ValueError, match="no"), making.followed(WORD):
        raise ValueError("no")
    assert not making.told(WORD)["going"]


def test_without_a_word_nothing_is_kept():
    making = Making()
    with making.followed(None) as report:
        assert report is None


def test_a_puzzle_that_has_to_be_made_is_followed():
    seen = []

    async def run(request, *work, what, progress):
        progress(0.5, "try 2 of at most 4")
        seen.append(studio.making.told(WORD))
        return "a puzzle"

    metrics = SimpleNamespace(looked_up=lambda *_: None)
    studio = SimpleNamespace(making=Making(), metrics=metrics, settings=Settings(), run=run)
    assert asyncio.run(Ahead(studio).take(None, "zip", None, None, follow=WORD)) == "a puzzle"
    [told] = seen
    assert (told["going"], told["fraction"]) == (True, 0.5)
    assert not studio.making.told(WORD)["going"]


def test_nothing_goes_on_for_an_unknown_word(client):
    told = client.get(f"/api/v1/games/making/{WORD}").json()
    assert told.pop("most") > 0
    assert told == {"going": False, "fraction": None, "seconds": 0.0}


@pytest.mark.parametrize("word", ["short", "G" * 16, "0" * 65])
def test_a_word_is_one_that_nobody_guesses(client, word):
    assert client.get(f"/api/v1/games/making/{word}").status_code == 422
    assert client.post("/api/v1/games/next", json={"kind": "zip", "follow": word}).status_code == 422
