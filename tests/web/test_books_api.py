"""Books over HTTP: a job, its file, and pages looked at before."""

import io
import json
import re
from importlib.resources import files
from typing import Any

import pypdf
import pytest
from starlette.testclient import TestClient

from cluewright.core.form import item_to_data
from cluewright.core.registry import kind
from cluewright.web.api.books import Shelf

PLAN: dict[str, Any] = {
    "title": "By wire",
    "page": "A5",
    "per_page": 2,
    "recipes": [{"kind": "hitori", "size": "5x4", "count": 2}],
}


def finished(client: TestClient, job: dict[str, Any]) -> dict[str, Any]:
    """Follow a job to its end, where the stream of its events closes."""
    told = client.get(f"/api/v1/jobs/{job['id']}/events").text.split("\n\n")
    assert all(each.startswith("data: ") for each in told[:-1])
    job["told"] = [json.loads(each[6:]) for each in told[:-1]]
    return dict(client.get(f"/api/v1/jobs/{job['id']}").json())


@pytest.fixture
def kept(client: TestClient) -> int:
    """Keep a puzzle in the library and give its number."""
    answer = client.post("/api/v1/library", json={"puzzles": [item_to_data(kind("zip").sample())]})
    assert answer.status_code in (200, 201), answer.text
    found = client.get("/api/v1/library", params={"kind": "zip"}).json()
    return int(found["puzzles"][0]["id"])


def test_a_book_is_made_and_fetched(client: TestClient, kept: int) -> None:
    started = client.post("/api/v1/books", json={**PLAN, "puzzle_ids": [kept]})
    assert started.status_code == 202, started.text
    begun = started.json()
    job = finished(client, begun)
    assert job["state"] == "done", job
    fractions = [event["fraction"] for event in begun["told"] if event["fraction"] is not None]
    assert fractions == sorted(fractions)
    assert any(0 < fraction < 1 for fraction in fractions), "progress is told on the way"
    assert job["result"]["puzzles"] == 3
    answer = client.get(f"/api/v1/books/{job['id']}.pdf")
    assert answer.headers["content-type"] == "application/pdf"
    assert len(answer.content) == job["result"]["bytes"]
    read = pypdf.PdfReader(io.BytesIO(answer.content))
    assert len(read.pages) == job["result"]["pages"]
    assert read.metadata is not None
    assert read.metadata.title == "By wire"


def test_a_book_for_a_printer_is_checked(client: TestClient) -> None:
    begun = client.post("/api/v1/books", json={**PLAN, "profile": "kdp", "page": "5x8", "language": "de"}).json()
    job = finished(client, begun)
    assert job["state"] == "done", job
    assert [(fault["code"], fault["page"]) for fault in job["result"]["faults"]] == [("few-pages", None)]
    assert "mindestens 24 sind nötig" in job["result"]["faults"][0]["text"]
    read = pypdf.PdfReader(io.BytesIO(client.get(f"/api/v1/books/{job['id']}.pdf").content))
    assert [float(side) for side in read.pages[0].mediabox] == [0, 0, 360, 576]


def test_every_choice_of_the_dialogue_is_accepted(client: TestClient) -> None:
    source = (files("cluewright.web") / "static/js/collect/book.js").read_text(encoding="utf-8")
    pages, per_page = (
        json.loads(found.group(1)) if (found := re.search(rf"^const {name} = (\[.+\]);$", source, re.MULTILINE)) else []
        for name in ("PAGES", "PER_PAGE")
    )
    assert len(pages) > 1
    assert len(per_page) > 1
    for chosen in ({"page": page} for page in pages), ({"per_page": number} for number in per_page):
        for choice in chosen:
            drawn = client.post("/api/v1/books/preview", json={"plan": {**PLAN, **choice}, "page": 1})
            assert drawn.status_code == 200, (choice, drawn.text)


def test_a_page_is_shown_before(client: TestClient) -> None:
    drawn = client.post("/api/v1/books/preview", json={"plan": PLAN, "page": 5})
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert ">2</text>" in drawn.text
    pages = int(drawn.headers["cluewright-pages"])
    pixels = client.post("/api/v1/books/preview", json={"plan": PLAN, "page": pages, "format": "png"})
    assert pixels.content.startswith(b"\x89PNG")
    beyond = client.post("/api/v1/books/preview", json={"plan": PLAN, "page": pages + 1})
    assert beyond.status_code == 422
    assert f"pages 1 to {pages}" in beyond.json()["detail"]


@pytest.mark.parametrize(
    ("change", "status", "words"),
    [
        ({"recipes": []}, 422, "puzzle_ids"),
        ({"page": "quarto"}, 422, "A4"),
        ({"per_page": 3}, 422, "per_page"),
        ({"puzzle_ids": [987654]}, 404, "987654"),
        ({"collection": "nowhere"}, 404, "nowhere"),
        ({"recipes": [{"kind": "hitori", "size": "5x4", "count": 2000}] * 2}, 413, "2000"),
        ({"recipes": [{"kind": "hitori", "size": "400x300"}]}, 422, "100x100"),
        ({"recipes": [{"kind": "hitori", "size": "5x4", "colour": "red"}]}, 422, "section 1: recipe"),
    ],
)
def test_bad_plans_are_refused_with_a_sentence(
    client: TestClient, change: dict[str, Any], status: int, words: str
) -> None:
    answer = client.post("/api/v1/books/preview", json={"plan": {**PLAN, **change}})
    assert answer.status_code == status, answer.text
    assert words in answer.json()["detail"]


def test_what_is_no_book_is_not_found(client: TestClient) -> None:
    assert client.get("/api/v1/books/none.pdf").status_code == 404
    job = client.post("/api/v1/jobs/generate", json={"kind": "hitori", "size": "5x4"}).json()
    finished(client, job)
    assert client.get(f"/api/v1/books/{job['id']}.pdf").status_code == 404


def test_the_shelf_lets_the_oldest_go() -> None:
    shelf = Shelf(most_bytes=10, most_books=3)
    for name in "abcd":
        shelf.put(name, b"123")
    assert [name for name in "abcd" if shelf.get(name)] == ["b", "c", "d"]
    shelf.put("large", b"1" * 50)
    assert shelf.get("d") is None
    assert shelf.get("large") is not None
