"""Playing over HTTP: what is acknowledged stays, whatever happens."""

import datetime
import json
import zlib
from base64 import b64decode

import pytest
from starlette.testclient import TestClient

import cluewright as cw
from cluewright.core.daily import make_daily
from cluewright.core.form import item_to_data
from cluewright.formats.share import share_link
from cluewright.web import games
from cluewright.web.app import create_app
from cluewright.web.settings import Settings

KINDS = list(cw.kinds())


def item_of(name, seed=21):
    return cw.generate(name, size=(7, 6), seed=seed)


def open_game(client, player="ada", **what):
    answer = client.post("/api/v1/games", json=what, headers={"Cluewright-Player": player})
    assert answer.status_code == 200, answer.text
    return answer.json()


def act(client, game, *actions, player="ada", status=200):
    body = {"revision": game["revision"], "actions": list(actions)}
    answer = client.post(f"/api/v1/games/{game['id']}/actions", json=body, headers={"Cluewright-Player": player})
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.parametrize("name", KINDS)
def test_a_puzzle_is_played_to_its_end_by_hints(client, name):
    game = open_game(client, puzzle=item_to_data(item_of(name)), player=f"{name}-player")
    headers = {"Cluewright-Player": f"{name}-player"}
    assert "solution" not in game
    assert "solution" not in game["puzzle"]
    asked = 0
    while not game["finished"]:
        hint = client.post(f"/api/v1/games/{game['id']}/hint", headers=headers).json()
        again = client.post(f"/api/v1/games/{game['id']}/hint", headers=headers).json()
        asked += 1
        assert hint["hints_asked"] == again["hints_asked"] == asked
        game = act(client, game, {"do": "move", "move": hint["move"]}, player=f"{name}-player")
    assert game["solution"]
    assert game["hints_asked"] == asked
    figures = client.get("/api/v1/stats", headers=headers).json()
    assert (figures["finished"], figures["hints"], figures["streak"]) == (1, asked, 1)
    listed = client.get("/api/v1/games", headers=headers).json()
    assert listed["finished"][0]["puzzle_id"] == game["id"]
    assert listed["under_way"] == []
    game = act(client, game, {"do": "restart"}, player=f"{name}-player")
    assert client.get("/api/v1/games", headers=headers).json()["under_way"] == []  # nothing is done yet
    hint = client.post(f"/api/v1/games/{game['id']}/hint", headers=headers).json()
    game = act(client, game, {"do": "move", "move": hint["move"]}, player=f"{name}-player")
    listed = client.get("/api/v1/games", headers=headers).json()
    assert [entry["puzzle_id"] for entry in listed["under_way"]] == [game["id"]]


def test_undo_checkpoints_and_restart(client):
    game = open_game(client, puzzle=item_to_data(item_of("nonogram")), player="undo")
    blank = game["board"]
    game = act(
        client, game, {"do": "move", "move": "#1,1-3"}, {"do": "checkpoint", "name": "trying this"}, player="undo"
    )
    marked = game["board"]
    game = act(client, game, {"do": "move", "move": ".2,1"}, {"do": "move", "move": "#3,3 #3,5"}, player="undo")
    game = act(client, game, {"do": "undo"}, player="undo")
    assert game["can_redo"]
    game = act(client, game, {"do": "return", "name": "trying this"}, player="undo")
    assert game["board"] == marked
    game = act(client, game, {"do": "undo"}, player="undo")
    assert game["board"] == blank
    game = act(client, game, {"do": "redo"}, {"do": "pause"}, player="undo")
    assert game["paused"]
    game = act(client, game, {"do": "restart"}, player="undo")
    assert (game["board"], game["moves"], game["checkpoints"]) == (blank, 0, {})


def test_a_bad_move_changes_nothing_of_what_was_sent_with_it(client):
    game = open_game(client, puzzle=item_to_data(item_of("hitori")), player="bad")
    problem = act(client, game, {"do": "move", "move": "#1,1"}, {"do": "move", "move": "no"}, player="bad", status=422)
    assert problem["type"] == "invalid-move"
    now = client.get(f"/api/v1/games/{game['id']}", headers={"Cluewright-Player": "bad"}).json()
    assert (now["board"], now["revision"]) == (game["board"], game["revision"])


def test_a_game_that_went_on_elsewhere_is_said_to(client):
    game = open_game(client, puzzle=item_to_data(item_of("hitori")), player="two")
    newer = act(client, game, {"do": "move", "move": "#1,1"}, player="two")
    problem = act(client, game, {"do": "move", "move": "#2,2"}, player="two", status=409)
    assert problem["game"]["board"] == newer["board"]
    assert problem["game"]["revision"] == newer["revision"]


def test_players_do_not_meet(client):
    puzzle = item_to_data(item_of("zip"))
    first, second = open_game(client, puzzle=puzzle, player="a"), open_game(client, puzzle=puzzle, player="b")
    assert first["id"] == second["id"]
    act(client, first, {"do": "pause"}, player="a")
    assert open_game(client, puzzle_id=first["id"], player="b")["paused"] is False


def test_mistakes_are_shown_as_asked(client):
    item = item_of("nonogram")
    game = open_game(client, puzzle=item_to_data(item), player="slip")
    empty = next((y, x) for y in range(6) for x in range(7) if item.solution.rows()[y][x] == ".")
    act(client, game, {"do": "move", "move": f"#{empty[0] + 1},{empty[1] + 1}"}, player="slip")
    path, headers = f"/api/v1/games/{game['id']}/check", {"Cluewright-Player": "slip"}
    found = client.post(path, json={"how": "solution"}, headers=headers).json()["mistakes"]
    assert [list(empty)] in [fault["cells"] for fault in found]


def test_a_shared_puzzle_is_played_in_the_form_it_was_shared(client):
    item = item_of("hitori", seed=5)
    mirrored = cw.Hitori([row[::-1] for row in item.puzzle.numbers])
    first = open_game(client, share=share_link(item), player="share")
    second = open_game(client, share=share_link(mirrored), player="share")
    assert first["id"] == second["id"]
    assert first["puzzle"]["numbers"] != second["puzzle"]["numbers"]
    assert second["puzzle"]["numbers"] == [list(row) for row in mirrored.numbers]
    assert first["share"] == share_link(item)


def test_a_new_puzzle_is_of_the_kind_asked_for(client):
    body = {"kind": "zip", "size": "6x5", "difficulty": "easy"}
    game = client.post("/api/v1/games/next", json=body).json()
    assert (game["kind"], game["puzzle"]["width"], game["puzzle"]["height"]) == ("zip", 6, 5)


def test_the_daily_puzzle_is_the_same_for_everybody(client):
    today = client.get("/api/v1/daily").json()
    assert today["day"] == datetime.datetime.now().astimezone().date().isoformat()
    by_kind = {entry["kind"]: entry["puzzle_id"] for entry in today["puzzles"]}
    assert set(by_kind) >= set(KINDS)
    assert open_game(client, daily="zip", player="a")["id"] == by_kind["zip"]
    assert client.get("/api/v1/daily").json() == today


@pytest.mark.parametrize("name", KINDS)
def test_the_daily_puzzle_is_the_one_core_makes(client, name):
    game = open_game(client, daily=name, player="everybody")
    item = make_daily(cw.kind(name), datetime.datetime.now().astimezone().date())
    puzzle = item_to_data(item)
    assert {key: game["puzzle"][key] for key in cw.kind(name).to_data(item.puzzle)}.items() <= puzzle.items()
    assert client.get(f"/api/v1/library/{game['id']}").json()["puzzle"]["meta"]["title"] == item.title


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 422),
        ({"daily": "zip", "puzzle_id": 1}, 422),
        ({"puzzle_id": 10**9}, 404),
        ({"daily": "zap"}, 404),
        ({"share": "nothing"}, 422),
        ({"recipe": {"kind": "hitori", "size": "300x300"}}, 413),
    ],
)
def test_what_cannot_be_opened_is_a_problem(client, body, status):
    answer = client.post("/api/v1/games", json=body)
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json")


def test_what_was_acknowledged_survives_the_server(tmp_path):
    settings = Settings(library=tmp_path / "l.sqlite", quick_workers=1, long_workers=1, make_ahead=False, starter=False)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8017") as client:
        game = open_game(client, puzzle=item_to_data(item_of("nonogram")))
        game = act(client, game, {"do": "move", "move": "#1,1-3"}, {"do": "checkpoint", "name": "here"})
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8017") as client:
        again = open_game(client, puzzle_id=game["id"])
        assert {**again, "now": 0, "seconds": 0} == {**game, "now": 0, "seconds": 0}
        assert again["seconds"] > game["seconds"] - 1


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("_SECONDS", -1.0, "these actions took too long: send fewer at a time"),
        ("_MOST_MOVES", 2, "this game has too many moves: start it again"),
        ("_MOST_CHARACTERS", 11, "this game has too many moves: start it again"),
    ],
)
def test_what_one_request_and_one_game_may_hold_is_bounded(client, monkeypatch, name, value, sentence):
    item = cw.generate("nonogram", size=(6, 5), seed=98)
    game = client.post("/api/v1/games", json={"puzzle": item_to_data(item)}).json()
    actions = [{"do": "move", "move": f"#1,{column}"} for column in (1, 2, 3)]
    path = f"/api/v1/games/{game['id']}/actions"
    monkeypatch.setattr(games, name, value)
    refused = client.post(path, json={"revision": game["revision"], "actions": actions})
    assert (refused.status_code, refused.json()["detail"]) == (413, sentence)
    assert client.get(f"/api/v1/games/{game['id']}").json()["revision"] == game["revision"]


def test_times_are_used_only_of_players_who_agree(client):
    ada, bob = ({"Cluewright-Player": name} for name in ("ada-agrees", "bob-does-not"))
    assert client.get("/api/v1/consent", headers=ada).json() == {"calibration": False}
    assert client.patch("/api/v1/consent", json={"calibration": True}, headers=ada).json() == {"calibration": True}
    assert client.get("/api/v1/consent", headers=ada).json() == {"calibration": True}
    assert client.get("/api/v1/consent", headers=bob).json() == {"calibration": False}
    for wrong in ({}, {"calibration": "perhaps"}, {"calibration": True, "more": 1}):
        assert client.patch("/api/v1/consent", json=wrong, headers=bob).status_code == 422
    assert client.patch("/api/v1/consent", json={"calibration": False}, headers=ada).json() == {"calibration": False}
    assert client.get("/api/v1/consent", headers=ada).json() == {"calibration": False}


def test_a_puzzle_made_ahead_is_played_elsewhere_and_handed_in(client):
    """Its game counts as it was played: moves, time and hints."""
    ahead = client.post(
        "/api/v1/games/ahead", json={"kind": "hitori", "size": "5x5"}, headers={"Accept-Language": "de"}
    )
    told = json.loads(zlib.decompress(b64decode(ahead.json()["sealed"]), -zlib.MAX_WBITS))
    assert "Zeile" in json.dumps(ahead.json()["words"], ensure_ascii=False)
    game = client.post("/api/v1/games", json={"puzzle": told["item"]}, headers={"Cluewright-Player": "away"}).json()
    actions = [{"do": "move", "move": hint["move"]} for hint in told["hints"]]
    body = {"revision": game["revision"], "actions": actions, "played": 600, "hints": 7}
    done = client.post(f"/api/v1/games/{game['id']}/actions", json=body, headers={"Cluewright-Player": "away"}).json()
    assert (done["finished"], done["hints_asked"], done["mistaken_moves"]) == (True, 7, 0)
    assert 600 <= done["seconds"] < 700
    [result] = client.get("/api/v1/games", headers={"Cluewright-Player": "away"}).json()["finished"]
    assert (result["hints"], result["seconds"] >= 600) == (7, True)
