"""What strangers send: forged headers, odd names, huge numbers, bombs, slow hands; all of it is answered."""

import contextlib
import gzip
import http.client
import io
import json
import socket
import struct
import time
import zlib

import pytest
from PIL import Image
from tests.waiting import until
from tests.web.conftest import RealServer

import cluewright as cw
from cluewright.core.form import item_to_data
from cluewright.formats import dumps

ZIP = {"kind": "zip", "size": "6x5"}


def is_problem(answer, *statuses):
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    assert answer.json()["detail"]
    return answer.status_code in statuses


# Paths and methods


@pytest.mark.parametrize("path", ["/api/v1/nothing", "/api/v1", "/api/v2/kinds", "/api/v1/kinds/", "/api"])
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_unknown_paths_of_the_api_are_problems(client, path, method):
    assert is_problem(client.request(method, path), 404)


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/v1/library", "GET, HEAD, POST"),
        ("OPTIONS", "/api/v1/collections/winter", "DELETE, GET, HEAD"),
        ("GET", "/api/v1/solve", "POST"),
        ("GET", "/api/v1/games/next", "POST"),
        ("POST", "/", "GET, HEAD"),
        ("TRACE", "/health", "GET, HEAD"),
    ],
)
def test_methods_a_path_does_not_take_are_named(client, method, path, allowed):
    answer = client.request(method, path)
    assert is_problem(answer, 405)
    assert answer.headers["allow"] == allowed


def test_head_is_get_without_the_body(client):
    answer = client.head("/api/v1/kinds")
    assert (answer.status_code, answer.content) == (200, b"")
    assert int(answer.headers["content-length"]) == len(client.get("/api/v1/kinds").content)


@pytest.mark.parametrize(
    "path",
    [
        "/..%2f..%2fapp.py",
        "/%2e%2e/app.py",
        "/js/../../app.py",
        "/%00",
        "/static%5c..%5capp.py",
        "//etc/passwd",
        "/" + "a" * 5000,
    ],
)
def test_no_path_leads_out_of_the_pages(client, path):
    assert is_problem(client.get(path), 404)


# Headers


@pytest.mark.parametrize("length", ["-1", "1e9", "9" * 30, "٣", " "])
def test_a_length_that_is_none_is_refused(client, length):
    answer = client.post("/api/v1/solve", content=b"{}", headers={"Content-Length": length.encode()})
    assert is_problem(answer, 400, 413)


def test_a_header_that_decides_is_not_there_twice(client):
    headers = [("Host", "example.org"), ("Host", "127.0.0.1:8017")]
    assert is_problem(client.get("/health", headers=headers), 400)


@pytest.mark.parametrize("host", ["[::1", "127.0.0.1@example.org", "localhost.example.org", "127.0.0.1:8017/../x"])
def test_odd_hosts_are_refused_or_harmless(client, host):
    answer = client.get("/health", headers={"Host": host})
    assert answer.status_code == 403 or host.startswith("127.0.0.1:8017/")


@pytest.mark.parametrize("origin", ["ftp://127.0.0.1:8017", "http://127.0.0.1:8017.example.org", "http://127.0.0.1"])
def test_an_origin_has_to_be_the_very_one(client, origin):
    assert is_problem(client.post("/api/v1/generate", json=ZIP, headers={"Origin": origin}), 403)


@pytest.mark.parametrize("name", ["%00", "%0a", "a" * 2000, "%ff", "%E2%80%AE", "%ed%a0%80", "..%2f..%2fx"])
def test_odd_names_of_players_are_refused_or_names(client, name):
    answer = client.get("/api/v1/stats", headers={"Cluewright-Player": name})
    assert answer.status_code == 200 or is_problem(answer, 422)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory):
    """Give a server with narrow limits and without workers: what is begun there never ends."""
    limits = ("jobs_per_client=1", "json_bytes=1000", "body_bytes=5000", "sending_seconds=1", "followers_per_client=2")
    server = RealServer(tmp_path_factory.mktemp("narrow") / "library.sqlite", *limits, workers=0)
    yield server
    server.end()


@pytest.fixture
def endless_job(narrow):
    job = narrow.ask("POST", "/jobs/generate", json=ZIP).json()
    yield job["id"]
    narrow.ask("DELETE", f"/jobs/{job['id']}")
    until(lambda: narrow.ask("GET", f"/jobs/{job['id']}").json()["state"] != "running")


@pytest.mark.usefixtures("endless_job")
def test_what_a_client_says_of_its_address_is_not_believed(narrow):
    answer = narrow.ask("POST", "/jobs/generate", json=ZIP, headers={"X-Forwarded-For": "10.0.0.1"})
    assert is_problem(answer, 429)
    assert answer.headers["retry-after"]


# Bodies


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"puzzle": ' + b"9" * 10_000 + b"}",
        b'{"puzzle": {"format": "cluewright", "version": 1, "kind": "\\ud800"}}',
        b'{"puzzle": {"format": "cluewright", "version": 1, "kind": "zip", "width": 1e400, "height": NaN}}',
        b'{"puzzle": {"format": "cluewright", "version": 1, "kind": "zip", "width": '
        + b"9" * 4000
        + b', "height": 3}}',
        b"\xff\xfe{}",
        b"",
        b"null",
    ],
)
def test_bodies_that_are_no_json_of_ours_are_problems(client, body):
    answer = client.post("/api/v1/solve", content=body, headers={"Content-Type": "application/json"})
    assert is_problem(answer, 400, 413, 422)


def nested(depth, inner="1", opening='{"a":', closing="}"):
    return opening * depth + inner + closing * depth


ODD_VALUES = {
    "deep objects": nested(300),
    "deeper objects": nested(900),
    "deep lists": nested(600, "", "[", "]"),
    "no number": "NaN",
    "no end": "-Infinity",
    "too large": "1e400",
    "many digits": "9" * 4200,
    "half a character": '"\\ud800"',
}
BODIES = {
    "solve": '{"puzzle": %s}',
    "games": '{"puzzle": %s}',
    "create/check": '{"puzzle": %s}',
    "watch": '{"puzzle": %s}',
    "convert": '{"puzzles": [%s]}',
    "library": '{"puzzles": [%s]}',
}


@pytest.mark.parametrize("value", ODD_VALUES.values(), ids=list(ODD_VALUES))
def test_what_json_allows_and_nobody_can_use_is_refused(client, value):
    """It stands where we keep what we do not know, so that nobody would look at it before it has to be written."""
    puzzle = json.dumps(item_to_data(cw.kind("hitori").sample()))
    said = {"Content-Type": "application/json"}
    for path, body in BODIES.items():
        for key in ('"extra"', '"meta"'):
            content = body % f'{puzzle[:-1]}, {key}: {{"x": {value}}}}}'
            assert is_problem(client.post(f"/api/v1/{path}", content=content, headers=said), 422), (path, key)
    size = f'{{"kind": "zip", "size": {value}}}'
    assert is_problem(client.post("/api/v1/games/next", content=size, headers=said), 422)


def test_what_looks_odd_and_is_fine_is_taken(client):
    puzzle = item_to_data(cw.kind("hitori").sample())
    own = {"digits": "9" * 500, "face": "\U0001f600", "number": 10**50, "nested": json.loads(nested(40)), "none": None}
    answer = client.post("/api/v1/create/check", json={"puzzle": {**puzzle, "extra": own}})
    assert answer.status_code == 200, answer.text
    assert answer.json()["puzzle"]["extra"] == own


def test_files_are_not_nested_without_end_either(client):
    puzzle = json.dumps(item_to_data(cw.generate("hitori", size=(6, 5), seed=44)))[:-1]
    for depth in (100, 300, 600):
        content = f'{puzzle}, "extra": {nested(depth)}}}'.encode()
        answer = client.post("/api/v1/library/import", params={"name": "x.json"}, content=content)
        assert is_problem(answer, 422) if answer.status_code >= 400 else answer.json()["problems"]
    wide = puzzle.replace('"width": 6', f'"width": {"9" * 4000}').replace('"height": 5', f'"height": {"9" * 4000}')
    answer = client.post("/api/v1/library/import", params={"name": "x.json"}, content=wide.encode())
    assert is_problem(answer, 413, 422) if answer.status_code >= 400 else answer.json()["problems"]


def test_a_collection_that_cannot_be_filled_is_not_made(client):
    refused = client.post("/api/v1/collections", json={"name": "half made", "puzzles": [10**9]})
    assert is_problem(refused, 404)
    assert "half made" not in [each["name"] for each in client.get("/api/v1/collections").json()]


def test_what_is_no_http_is_refused_in_the_same_form(shared_server):
    for rubbish in (
        b"RUBBISH\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", shared_server.port)) as connection:
            connection.settimeout(30)
            connection.sendall(rubbish)
            answer = http.client.HTTPResponse(connection)
            answer.begin()
            assert (answer.status, answer.headers["content-type"]) == (400, "application/problem+json")
            assert "script-src 'self'" in answer.headers["content-security-policy"]
            assert json.loads(answer.read())["detail"]


@pytest.mark.parametrize(
    ("first", "rest", "status"),
    [
        (b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n", b"\r\n", 431),
        (b"GET /health HTTP/1.1\r\n" + b"a: b\r\n" * 3000, b"\r\n", 431),
        (b"GET /health HTTP/1.1\r\n" + b"a: b\r\n" * 200, b"\r\n", 400),
        (b"GET /health HTTP/1.1\r\n" + b"a: b\r\n" * 1000, b"a: b\r\n" * 3000 + b"\r\n", 431),
    ],
)
def test_the_head_of_a_request_is_short(shared_server, first, rest, status):
    with socket.create_connection(("127.0.0.1", shared_server.port)) as connection:
        connection.settimeout(30)
        connection.sendall(first)
        with contextlib.suppress(ConnectionError):
            connection.sendall(f"Host: 127.0.0.1:{shared_server.port}\r\n".encode() + rest)
        answer = http.client.HTTPResponse(connection)
        answer.begin()
        assert (answer.status, answer.headers["content-type"]) == (status, "application/problem+json")


def test_json_has_a_limit_of_its_own(narrow):
    server = narrow
    large = b'"' + b"x" * 2000 + b'"'
    assert server.ask("POST", "/solve", data=large, headers={"Content-Type": "application/json"}).status_code == 413
    said = {"Content-Type": "application/problem+json; charset=utf-8"}
    assert server.ask("POST", "/solve", data=large, headers=said).status_code == 413
    assert server.ask("POST", "/solve", data=large, headers={"Content-Type": "text/plain"}).status_code == 422


def test_bombs_are_defused(client):
    packed = gzip.compress(bytes(200 * 1024 * 1024), 9)
    answer = client.post("/api/v1/library/import", params={"name": "x.non.gz"}, content=packed)
    assert is_problem(answer, 413, 422)
    nested = gzip.compress(gzip.compress(bytes(1000)))
    assert is_problem(client.post("/api/v1/library/import", params={"name": "x.gz"}, content=nested), 422)
    good = gzip.compress(dumps([cw.generate("zip", size=(5, 4), seed=3)], format_name="json"))
    assert len(client.post("/api/v1/library/import", params={"name": "x.json.gz"}, content=good).json()["kept"]) == 1


def png_of(width, height):
    """A small file that says it holds a very large picture."""

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(bytes(1000), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def test_pictures_that_would_fill_the_memory_are_refused(client):
    query = {"kind": "nonogram", "size": "20x15"}
    for content in (png_of(60_000, 60_000), png_of(2**31 - 1, 1), b"GIF89a" + bytes(50)):
        assert is_problem(client.post("/api/v1/create/picture", params=query, content=content), 413, 422)


def test_other_formats_of_images_than_ours_are_refused(client):
    file = io.BytesIO()
    Image.new("RGB", (8, 6)).save(file, "EPS")
    query = {"kind": "nonogram", "size": "20x15"}
    assert is_problem(client.post("/api/v1/create/picture", params=query, content=file.getvalue()), 422)


def test_an_import_never_keeps_more_than_it_may(client):
    lines = "\n".join("1/1/1" for _ in range(10))
    answer = client.post("/api/v1/library/import", params={"name": "../../etc/x.txt"}, content=lines.encode())
    assert answer.status_code in (201, 422)
    assert "etc" not in answer.text


# Slow and silent clients


def test_half_a_request_is_not_waited_for(narrow):
    server = narrow
    silent = socket.create_connection(("127.0.0.1", server.port))
    slow = socket.create_connection(("127.0.0.1", server.port))
    slow.sendall(b"POST /api/v1/solve HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n" % server.port)
    body = socket.create_connection(("127.0.0.1", server.port))
    head = f"POST /api/v1/solve HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
    body.sendall(f"{head}Content-Length: 100\r\n\r\n{{".encode())
    for connection in (silent, slow, body):
        connection.settimeout(30)
    assert silent.recv(100) == b""
    assert slow.recv(100) == b""
    assert b" 408 " in body.recv(1000)
    for connection in (silent, slow, body):
        connection.close()


def test_a_connection_that_is_used_stays(narrow):
    connection = http.client.HTTPConnection("127.0.0.1", narrow.port, timeout=120)
    connection.connect()
    own = connection.sock
    begun = time.monotonic()
    while time.monotonic() - begun < 1.6:  # longer than one request may take
        connection.request("GET", "/health")
        assert b"fine" in connection.getresponse().read()
    assert connection.sock is own
    connection.close()


def test_too_many_at_once_are_told_so(serve_for_real):
    server = serve_for_real("connections=2", workers=0)
    head = f"POST /api/v1/solve HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Length: 5\r\n\r\n"
    held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(2)]
    for connection in held:
        connection.sendall(head.encode())
    deadline = time.monotonic() + 30
    while (answer := server.session.get(f"{server.address}/health", timeout=120)).status_code != 503:
        assert time.monotonic() < deadline
    assert is_problem(answer, 503)
    assert answer.headers["retry-after"]
    for connection in held:
        connection.close()


def test_open_streams_are_bounded_and_given_back(narrow, endless_job):
    server, path = narrow, f"/jobs/{endless_job}/events"
    streams = [server.ask("GET", path, stream=True) for _ in range(2)]
    lines = [stream.iter_lines() for stream in streams]
    assert all(next(each).startswith(b"data: ") for each in lines)
    refused = server.ask("GET", path, stream=True)
    assert refused.status_code == 429
    assert is_problem(refused, 429)
    for stream in streams:
        stream.close()
    deadline = time.monotonic() + 30
    while (again := server.ask("GET", path, stream=True)).status_code == 429:
        again.close()
        assert time.monotonic() < deadline
    assert again.status_code == 200
    again.close()


def test_sessions_in_memory_are_bounded(client, monkeypatch):
    monkeypatch.setattr("cluewright.web.games._MOST_KEPT", 16)
    data = item_to_data(cw.generate("hitori", size=(5, 4), seed=1))
    number = client.post("/api/v1/games", json={"puzzle": data}).json()["id"]
    for player in range(30):
        client.get(f"/api/v1/games/{number}", headers={"Cluewright-Player": f"crowd-{player}"})
    studio = client.app._app.state.studio
    assert len(studio.games._kept) <= 16
