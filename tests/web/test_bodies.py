"""Large bodies and answers pass through the studio as bytes: it reads and writes little itself."""

import json
import time
from typing import Any

import pytest
from tests.web.test_description import DESCRIPTION

import cluewright as cw
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded
from cluewright.core.form import item_to_data
from cluewright.core.pictures import pictures_of
from cluewright.web.bodies import LIGHT_BYTES, LIGHT_VALUES, MOST_VALUES, is_light, read_body, read_heavy
from cluewright.web.refusal import Refused
from cluewright.web.unread import Unread, opened

EMPTY = [[] for _ in range(20_000)]


def test_a_body_is_light_by_its_values_and_its_length():
    assert is_light(b"[" + b"1," * 2000 + b"1]")
    assert not is_light(b"[" + b"1," * 5000 + b"1]")
    assert is_light(b'"' + b"x" * 200_000 + b'"')
    assert not is_light(b'"' + b"x" * 300_000 + b'"')


def test_of_a_heavy_body_the_small_parts_are_read():
    body = {"small": {"a": [1, 2]}, "large": list(range(MOST_VALUES + 1)), "text": "é" * 500_000}
    data = read_heavy(Budget(), json.dumps(body).encode())
    assert (data["small"], data["text"]) == (body["small"], body["text"])
    assert isinstance(data["large"], Unread)
    assert opened(data) == body


@pytest.mark.parametrize("body", [b"[1]", b"{", b'{"a": NaN}', b'{"a": ' + b"[" * 100 + b"]" * 100 + b"}", b"\xff"])
def test_what_cannot_be_worked_with_is_refused_in_the_worker_as_well(body):
    with pytest.raises(Refused):
        read_heavy(Budget(), body)


@pytest.fixture
def read_here(monkeypatch) -> list[int]:
    """Count the values of every JSON text that is read or written in the studio's own process."""
    counts: list[int] = []

    def values(text: Any) -> int:
        return sum(map(text.count, ",:[{"))

    decode, encode = json.JSONDecoder.decode, json.JSONEncoder.encode

    def reading(self: Any, text: str, *args: Any) -> Any:
        counts.append(values(text))
        return decode(self, text, *args)

    def writing(self: Any, data: Any) -> str:
        text = encode(self, data)
        counts.append(values(text))
        return text

    monkeypatch.setattr(json.JSONDecoder, "decode", reading)
    monkeypatch.setattr(json.JSONEncoder, "encode", writing)
    return counts


def properties() -> list[tuple[str, str, str]]:
    forms = DESCRIPTION["components"]["schemas"]
    return [
        (method, path, name)
        for path, operations in DESCRIPTION["paths"].items()
        for method, operation in operations.items()
        for body in [operation.get("requestBody", {}).get("content", {}).get("application/json")]
        if body is not None
        for name in forms[body["schema"]["$ref"].rpartition("/")[2]]["properties"]
    ]


@pytest.mark.parametrize(("method", "path", "name"), properties())
def test_no_part_of_a_body_is_too_much_for_the_studio(client, read_here, method, path, name):
    body = json.dumps({name: EMPTY}).encode()
    read_here.clear()
    said = {"Content-Type": "application/json"}
    answer = client.request(method, path.replace("{puzzle_id}", "1"), content=body, headers=said)
    assert answer.status_code in (413, 422), answer.text
    assert len(answer.text) < 500
    assert max(read_here) <= LIGHT_VALUES


def test_a_large_puzzle_is_solved_and_answered_without_being_read_here(client, read_here):
    drawn = ["#." * 99 + "#" for _ in range(200)]
    pictures = pictures_of(cw.kind("nonogram"))
    puzzle = pictures.from_solution(pictures.read_drawing(drawn, 40_000))
    data = item_to_data(cw.Item(puzzle))
    for body in ({"puzzle": data}, data):
        content = json.dumps(body).encode()
        assert not is_light(content)
        read_here.clear()
        answer = client.post("/api/v1/solve", content=content, headers={"Content-Type": "application/json"})
        assert max(read_here, default=0) <= LIGHT_VALUES
        assert answer.json()["verdict"] == "unique"
        assert len(answer.json()["solutions"][0]) == 200
    kept = client.post("/api/v1/library", json={"puzzles": [data, data]}).json()["kept"]
    assert kept[0]["id"] == kept[1]["id"]
    shown = client.get(f"/api/v1/library/{kept[0]['id']}").json()
    assert {key: shown["puzzle"][key] for key in data} == data
    listed = client.post("/api/v1/hint", json={"puzzle": data, "history": ["#1,1"] * 20_000, "board": None})
    assert listed.status_code == 200, listed.text
    wrong = client.post("/api/v1/hint", json={"puzzle": data, "history": [1] * 20_000})
    assert (wrong.status_code, wrong.json()["detail"]) == (422, "a move must be text")


def test_a_body_that_takes_too_long_to_read_is_refused_like_any_other(client, monkeypatch):
    async def too_slow(*args, **options):
        raise BudgetExceeded("the time limit of 20 s ran out")

    monkeypatch.setattr(client.app._app.state.studio.reading, "run", too_slow)
    answer = client.post("/api/v1/solve", json={"puzzle": EMPTY})
    assert (answer.status_code, answer.json()["type"]) == (503, "budget-exceeded")
    assert answer.headers["retry-after"]


def test_a_body_has_as_many_keys_as_a_form_could_have(client):
    answer = client.post("/api/v1/solve", json={f"key {number}": 1 for number in range(5000)})
    assert (answer.status_code, answer.json()["detail"]) == (413, "a request may have at most 1000 keys")


def test_an_answer_has_a_limit(client):
    wide = {"format": "cluewright", "version": 1, "kind": "nonogram", "rows": [[]] * 499, "columns": [[]] * 500}
    answer = client.post("/api/v1/solve", json={"puzzle": {**wide, "width": 500, "height": 499}, "limit": 1000})
    assert answer.status_code == 413
    assert "at most 80 solutions" in answer.json()["detail"]


def test_numbers_of_almost_too_many_digits_are_read_as_quickly_as_words():
    """Each is looked at from its first digit on, not from each of its hundred, in the event loop of all places."""

    def seconds(text: bytes) -> float:
        body = b'{"x": "%s"}' % (text * (LIGHT_BYTES // len(text) - 1))
        assert is_light(body)
        started = time.thread_time()
        read_body(body)
        return time.thread_time() - started

    tries = [(seconds(b"1" * 100 + b" "), seconds(b"a" * 100 + b" ")) for _ in range(5)]
    assert min(digits for digits, _ in tries) <= 4 * min(letters for _, letters in tries)
