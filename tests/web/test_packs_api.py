"""Packs over HTTP: how far a player is, what is next, and a secret that nobody hears who has not solved the puzzle."""

import json

import pytest
from starlette.testclient import TestClient

from cluewright.library import Library, prepare
from cluewright.packs import keeping, make, pack
from cluewright.web.app import create_app
from cluewright.web.settings import Settings

PLAYER = {"Cluewright-Player": "Packer"}


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    return tmp_path_factory.mktemp("packs") / "l.sqlite"


@pytest.fixture(scope="module")
def animals(place):
    """Return the first three pictures of a pack with their numbers; the second is solved."""
    with Library.open(place) as library:
        keeping.begin(library, "pack animals", [pack("animals")])
        wanted = keeping.wanted(library, "pack animals", [pack("animals")])[:3]
        items = [make(each.series, each.number) for each in wanted]
        numbers = keeping.keep(library, [(each, prepare(item)) for each, item in zip(wanted, items, strict=True)])
        library.play.finish("Packer", numbers[1], seconds=60)
    return list(zip(numbers, items, strict=True))


@pytest.fixture(scope="module")
def client(place, animals):
    settings = Settings(library=place, quick_workers=1, long_workers=1, make_ahead=False, starter=False, prove=False)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8017") as found:
        yield found


def entry(client, headers=PLAYER, **query):
    answer = client.get("/api/v1/collections", params=query, headers=headers).json()
    return next(each for each in answer if each["name"] == "animals")


def words(item):
    """Return what would give a picture away."""
    return [*item.meta["shows"]["titles"].values(), *(f'"{motif}"' for motif in item.meta["shows"]["motifs"])]


def test_a_pack_has_its_name_in_every_language_and_what_is_done_of_it(client, animals):
    assert entry(client) == {
        "name": "animals",
        "title": "Animals",
        "note": "",
        "pack": True,
        "count": 3,
        "solved": 1,
        "next": animals[0][0],
    }
    assert entry(client, {**PLAYER, "Accept-Language": "de"})["title"] == "Tiere"
    assert entry(client, {"Cluewright-Player": "Somebody"})["solved"] == 0


def test_what_follows_a_puzzle_is_told(client, animals):
    assert entry(client, puzzle_id=animals[1][0])["next"] == animals[2][0]
    assert entry(client, puzzle_id=animals[2][0])["next"] == animals[0][0]
    assert client.get("/api/v1/collections", params={"puzzle_id": 2**40}).json() == []


@pytest.mark.parametrize("path", ["/api/v1/collections/animals", "/api/v1/library?collection=animals"])
def test_lists_tell_what_is_solved_and_its_title_and_no_other(client, animals, path):
    answer = client.get(path, headers={**PLAYER, "Accept-Language": "de"})
    told = {each["id"]: each for each in answer.json()["puzzles"]}
    for place, (number, item) in enumerate(animals):
        assert told[number]["solved"] == (place == 1)
        assert told[number]["title"] == (item.solved_title("de") if place == 1 else None)
        if place != 1:
            assert not any(f'"{word}"' in answer.text for word in item.meta["shows"]["titles"].values())


def test_a_puzzle_that_is_not_solved_keeps_its_secrets(client, animals):
    number, item = animals[0]
    answer = client.get(f"/api/v1/library/{number}", headers=PLAYER)
    assert not any(word in answer.text for word in words(item))
    puzzle = answer.json()["puzzle"]
    assert "solution" not in puzzle
    assert "recipe" not in puzzle
    assert puzzle["meta"] == {"author": "Cluewright"}
    whole = client.get(f"/api/v1/library/{number}", params={"whole": True}, headers=PLAYER).json()
    assert whole["puzzle"]["solution"]
    assert whole["title"] is None


def test_a_solved_one_is_told_whole(client, animals):
    number, item = animals[1]
    answer = client.get(f"/api/v1/library/{number}", headers=PLAYER).json()
    assert answer["title"] == item.solved_title()
    assert answer["puzzle"]["meta"]["shows"] == json.loads(json.dumps(item.meta["shows"]))
    other = client.get(f"/api/v1/library/{number}", headers={"Cluewright-Player": "Somebody"}).json()
    assert other["title"] is None
    assert "shows" not in other["puzzle"]["meta"]


def test_a_title_that_somebody_gives_is_the_title(client, animals):
    number, item = animals[1]
    for title, told in (("My cat", "My cat"), (None, item.solved_title())):
        answer = client.patch(f"/api/v1/library/{number}", json={"title": title or ""}, headers=PLAYER)
        assert answer.json()["title"] == told
        assert client.get(f"/api/v1/library/{number}", headers=PLAYER).json()["title"] == told


def test_the_picture_is_for_those_who_found_it(client, animals):
    solved, unsolved = animals[1][0], animals[0][0]
    picture = client.get(f"/api/v1/library/{solved}/solved.png", headers=PLAYER)
    assert picture.content.startswith(b"\x89PNG")
    assert picture.content != client.get(f"/api/v1/library/{solved}/thumbnail.png").content
    for number, player in ((unsolved, "Packer"), (solved, "Somebody")):
        refused = client.get(f"/api/v1/library/{number}/solved.png", headers={"Cluewright-Player": player})
        assert refused.status_code == 404


def test_a_file_is_named_by_its_number(client, animals):
    number, item = animals[0]
    exported = client.get(f"/api/v1/library/{number}/export", headers=PLAYER)
    assert exported.headers["content-disposition"] == f'attachment; filename="nonogram-{number}.json"'
    assert item.solved_title() in exported.text  # a file is whole: whoever takes it may want to keep the title
