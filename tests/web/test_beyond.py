"""The studio reached from beyond its own machine: the token, the host, the players, the proxy."""

import pytest
from starlette.testclient import TestClient

import cluewright as cw
from cluewright.core.form import item_to_data
from cluewright.web.app import create_app
from cluewright.web.security import COOKIE
from cluewright.web.settings import BadSetting, Settings

TOKEN = "a-long-and-secret-word"
TOLD = {"Authorization": f"Bearer {TOKEN}"}
ADA, BOB = {"Cluewright-Key": "ada" * 11}, {"Cluewright-Key": "bob" * 11}
ADDRESS = "http://192.0.2.7:8017"
PAGES = ["/", "/play", "/index.html", "/js/main.js", "/js/token.js", "/css/base.css", "/icon.svg"]


@pytest.fixture(scope="module")
def studio(tmp_path_factory):
    place = tmp_path_factory.mktemp("beyond") / "l.sqlite"
    settings = Settings(
        host="0.0.0.0", token=TOKEN, library=place, quick_workers=1, make_ahead=False, starter=False, prove=False
    )
    with TestClient(create_app(settings), base_url=ADDRESS) as client:
        yield client


def every_operation():
    paths = create_app(Settings())._app.openapi()["paths"]
    return [(method.upper(), path) for path, methods in paths.items() for method in methods]


def test_everything_but_a_sign_of_life_needs_the_token(studio):
    studio.cookies.clear()
    places = {"puzzle_id": "1", "name": "zip", "job_id": "x", "word": "x", "ending": "pdf"}
    asked = [(method, path.format(**places)) for method, path in every_operation() if path != "/health"]
    asked += [("GET", "/openapi.json"), ("GET", "/api/v1/nothing"), ("HEAD", "/api/v1/library"), ("GET", "/api")]
    asked += [("POST", "/"), ("OPTIONS", "/api/v1/library"), ("DELETE", "/js/main.js"), ("GET", "/%61pi/v1/library")]
    assert len(asked) > 50
    for method, path in asked:
        for headers in ({}, {"Authorization": "Bearer another-word-of-length"}, {"Authorization": f"Basic {TOKEN}"}):
            answer = studio.request(method, path, headers=headers)
            assert answer.status_code == 401, (method, path)
            assert answer.headers["www-authenticate"] == "Bearer"
    assert studio.get("/health").json()["status"] == "fine"


def test_with_the_token_everything_is_answered(studio):
    for path in ("/api/v1/library", "/openapi.json", "/api/v1/kinds"):
        assert studio.get(path, headers=TOLD).status_code == 200
    assert studio.post("/api/v1/generate", json={"kind": "zip", "size": 5}, headers=TOLD).status_code == 200


@pytest.mark.parametrize("path", PAGES)
def test_the_pages_are_open_for_one_of_them_asks_for_the_token(studio, path):
    studio.cookies.clear()
    assert studio.get(path).status_code == 200


def test_a_browser_that_has_shown_the_token_is_known_by_a_cookie(studio):
    studio.cookies.clear()
    assert studio.post("/api/v1/session").status_code == 401
    answer = studio.post("/api/v1/session", headers=TOLD)
    assert answer.json() == {"local": False}
    told = answer.headers["set-cookie"]
    assert TOKEN not in told
    assert all(word in told.lower() for word in ("httponly", "samesite=strict", "path=/"))
    assert studio.get("/api/v1/library").status_code == 200
    value = studio.cookies[COOKIE]
    studio.cookies.clear()
    for wrong in ("", value[:-1], value + "0", "x; y", "=;;="):
        assert studio.get("/api/v1/library", headers={"Cookie": f"{COOKIE}={wrong}"}).status_code == 401
    assert studio.get("/api/v1/library", headers={"Cookie": f"a=b; {COOKIE}={value}"}).status_code == 200
    foreign = {"Cookie": f"{COOKIE}={value}", "Origin": "http://example.org"}
    assert studio.post("/api/v1/generate", json={"kind": "zip", "size": 5}, headers=foreign).status_code == 403


@pytest.mark.parametrize("host", ["example.org", "example.org:8017", "", "192.0.2.7.example.org", "0x7f.1", "[::1"])
def test_no_foreign_name_leads_here(studio, host):
    for path in ("/health", "/", "/api/v1/library"):
        answer = studio.get(path, headers={**TOLD, "Host": host})
        assert (answer.status_code, answer.json()["type"]) == (403, "wrong-host")


@pytest.mark.parametrize("host", ["192.0.2.7", "10.0.0.1:8017", "[2001:db8::1]:8017", "localhost:8017", "127.0.0.1"])
def test_numbers_and_own_names_do(studio, host):
    assert studio.get("/health", headers={"Host": host}).status_code == 200


def test_games_belong_to_who_knows_the_secret(studio):
    puzzle = item_to_data(cw.generate("nonogram", size=(6, 5), seed=4))
    name = {"Cluewright-Player": "ada"}
    for headers in (
        {},
        name,
        {"Cluewright-Key": "short"},
        {"Cluewright-Key": "x" * 31},
        {"Cluewright-Key": "ä b" * 20},
    ):
        safe = {key: value.encode() for key, value in {**TOLD, **headers}.items()}
        for path in ("/api/v1/games", "/api/v1/stats", "/api/v1/games/1"):
            answer = studio.get(path, headers=safe)
            assert (answer.status_code, answer.json()["type"]) == (401, "player-key")
    game = studio.post("/api/v1/games", json={"puzzle": puzzle}, headers={**TOLD, **ADA, **name}).json()
    assert ADA["Cluewright-Key"] not in str(game)
    act = {"revision": game["revision"], "actions": [{"do": "move", "move": "#1,1"}]}
    path = f"/api/v1/games/{game['id']}"
    assert studio.post(f"{path}/actions", json=act, headers={**TOLD, **ADA}).status_code == 200
    assert len(studio.get("/api/v1/games", headers={**TOLD, **ADA}).json()["under_way"]) == 1
    # The same name, or what the game says of its player, opens nothing.
    for other in (BOB, {**BOB, **name}, {**BOB, "Cluewright-Player": game["player"].replace(" ", "%20")}):
        assert studio.get("/api/v1/games", headers={**TOLD, **other}).json()["under_way"] == []
        assert studio.get(path, headers={**TOLD, **other}).json()["moves"] == 0


def test_on_its_own_machine_players_have_names_as_before(client):
    puzzle = item_to_data(cw.generate("nonogram", size=(6, 5), seed=5))
    name = {"Cluewright-Player": "Grandmother", **ADA}
    game = client.post("/api/v1/games", json={"puzzle": puzzle}, headers=name).json()
    assert game["player"] == "Grandmother"
    assert client.post("/api/v1/session").json() == {"local": True}
    assert "set-cookie" not in client.post("/api/v1/session").headers


def test_numbers_are_told_only_if_asked_for(studio, client):
    assert studio.get("/metrics", headers=TOLD).status_code == 404
    assert client.get("/metrics").status_code == 200


def test_behind_a_proxy_the_token_is_needed_as_well(tmp_path):
    settings = Settings(
        public_address="https://puzzles.example/",
        token=TOKEN,
        library=tmp_path / "l.sqlite",
        quick_workers=1,
        make_ahead=False,
        starter=False,
        prove=False,
    )
    assert (settings.is_local, settings.has_proxy, settings.address) == (False, True, "https://puzzles.example")
    with TestClient(create_app(settings), base_url="https://puzzles.example") as client:
        assert client.get("/api/v1/library").status_code == 401
        own = {**TOLD, "Origin": "https://puzzles.example"}
        answer = client.post("/api/v1/session", headers=own)
        assert "secure" in answer.headers["set-cookie"].lower()
        assert client.get("/api/v1/library").status_code == 200
        assert client.get("/health", headers={"Host": "other.example"}).status_code == 403


@pytest.mark.parametrize("options", [{"token": "short"}, {"public_address": "puzzles"}, {"public_address": "ftp://x"}])
def test_what_would_not_be_safe_is_refused_at_the_start(options):
    with pytest.raises(BadSetting):
        Settings(**options)
