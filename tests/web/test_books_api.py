"""Books over HTTP: a job, its file, and pages looked at before."""

import io
import json
import re
import zipfile
from base64 import b64decode
from importlib.resources import files
from typing import Any

import pypdf
import pytest
from starlette.testclient import TestClient

from cluewright.books import make_book, parse_plan
from cluewright.books.plan_file import KEYS
from cluewright.core.form import item_to_data
from cluewright.core.locales import LANGUAGES
from cluewright.core.registry import kind
from cluewright.render.fonts import MissingFont, require_fonts
from cluewright.web.api.book_forms import BookForm
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


def test_a_cover_for_a_printer_is_checked(client: TestClient) -> None:
    plan = {**PLAN, "profile": "kdp", "page": "5x8", "paper": "cream", "language": "de"}
    faults = {}
    for blurb in ("", "http://localhost:8000/play"):
        begun = client.post("/api/v1/books", params={"make": "cover"}, json={**plan, "blurb": blurb}).json()
        job = finished(client, begun)
        assert job["state"] == "done", job
        faults[blurb] = job["result"]["faults"]
    words = "Eine Adresse führt auf den eigenen Rechner des Lesers (localhost)."
    assert [*faults.values()] == [[], [{"code": "local-link", "page": None, "text": words}]]


def test_subjects_have_names_in_the_language_of_the_page(client: TestClient) -> None:
    for language, words in (("en", "At home"), ("de", "Zuhause"), ("ja", "家の中")):
        choices = client.get("/api/v1/books/choices", headers={"Accept-Language": language}).json()
        assert choices["subjects"]["home"] == words
        kinds = client.get("/api/v1/kinds").json()
        offered = {each["name"]: {option["name"]: option["choices"] for option in each["options"]} for each in kinds}
        assert set(offered["nonogram"]["subject"]) == set(choices["subjects"])
        assert "subject" not in offered["zip"]


def test_every_choice_there_is_is_accepted(client: TestClient) -> None:
    choices = client.get("/api/v1/books/choices").json()
    tried = 0
    for profile in choices["profiles"]:
        plan = {**PLAN, "profile": profile["name"], "per_page": 1}
        changes = [{"page": trim["page"]} for trim in profile["trims"]]
        changes += [{"colour": colour} for colour in profile["colours"]]
        for change in changes:
            looked = look(client, {**plan, "page": profile["page"], **change}, pages=[])
            assert [each for each in looked["advice"] if each["stops"]] == [], change
            tried += 1
    assert tried > 40
    changes = [{"per_page": number} for number in choices["per_page"]]
    changes += [{"solution_size": size} for size in choices["solution_sizes"]]
    changes += [{"paper": paper} for paper in choices["papers"]] + [{"theme": theme} for theme in choices["themes"]]
    for change in changes:
        looked = look(client, {**PLAN, **change}, pages=[])
        assert [each for each in looked["advice"] if each["stops"]] == [], change


@pytest.mark.parametrize("language", LANGUAGES)
def test_books_in_every_language_are_accepted(client: TestClient, language: str) -> None:
    assert set(client.get("/api/v1/books/choices").json()["languages"]) == set(LANGUAGES)
    try:
        require_fonts(language)
    except MissingFont:
        pytest.skip("this system has no font for the language")
    looked = look(client, {**PLAN, "language": language}, pages=[])
    assert [each for each in looked["advice"] if each["stops"]] == []


def look(client: TestClient, plan: dict[str, Any], pages: list[int], language: str = "en") -> dict[str, Any]:
    answer = client.post(
        "/api/v1/books/look", json={"plan": plan, "pages": pages}, headers={"Accept-Language": language}
    )
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def said(looked: dict[str, Any], *, stops: bool) -> set[tuple[str, int | None, str]]:
    return {(each["key"], each["section"], each["code"]) for each in looked["advice"] if each["stops"] is stops}


def test_a_plan_with_mistakes_is_shown_as_far_as_it_goes(client: TestClient) -> None:
    made = {"recipe": {"kind": "hitori", "size": "5x4", "count": 2}}
    sections = [{"library": {"collection": "nowhere"}}, made, {"recipe": {"kind": "hitori", "size": "101x7"}}]
    plan = {"profile": "kdp", "isbn": "978-3-16-148410-1", "theme": "light", "link": "http://localhost/", "bleed": 2}
    looked = look(client, {**plan, "margins": {"inner": 1}, "section": sections}, [0, 3, 500], "de")
    assert said(looked, stops=True) == {
        ("isbn", None, "plan-isbn"),
        ("theme", None, "plan-theme"),
        ("link", None, "plan-link"),
        ("bleed", None, "plan-bleed"),
        ("margins", None, "plan-margins"),
        ("section", 1, "plan-empty"),
        ("section", 3, "plan-recipe"),
    }
    assert {("section", None, "note-few-pages"), ("paper", None, "advice-spine")} <= said(looked, stops=False)
    assert any("ISBN" in each["text"] and "Ziffer" in each["text"] for each in looked["advice"])
    assert [each["number"] for each in looked["shown"]] == [0, 3, looked["pages"]]
    assert all(b64decode(each["png"]).startswith(b"\x89PNG") for each in looked["shown"])
    assert (looked["width"], looked["height"]) == (152.4, 228.6)
    nothing = look(client, {"title": "None yet"}, [1])
    assert (nothing["pages"], nothing["shown"]) == (0, [])
    assert said(nothing, stops=True) == {("section", None, "plan-section")}


def test_puzzles_are_gathered_once(client: TestClient, kept: int) -> None:
    """After the job that gathers, pages, file, cover and parts are of the same puzzles, and need no others."""
    sections = [{"library": {"ids": [kept, kept, 987654]}}, {"recipe": {"kind": "hitori", "size": "6x4", "count": 3}}]
    plan = {"title": "Once", "page": "A5", "seed": 9, "section": sections}
    results = {}
    for what in ("puzzles", "book", "cover", "parts"):
        begun = client.post("/api/v1/books", params={"make": what}, json=plan)
        job = finished(client, begun.json())
        assert job["state"] == "done", job
        results[what] = job
    assert len({job["result"]["puzzles"] for job in results.values()}) == 1
    assert client.get(f"/api/v1/books/{results['puzzles']['id']}.pdf").status_code == 404
    cover = client.get(f"/api/v1/books/{results['cover']['id']}.pdf").content
    assert len(pypdf.PdfReader(io.BytesIO(cover)).pages) == 1
    packed = client.get(f"/api/v1/books/{results['parts']['id']}.zip")
    assert packed.headers["content-type"] == "application/zip"
    names = zipfile.ZipFile(io.BytesIO(packed.content)).namelist()
    assert len(names) == 4 * 6 + 2
    looked = look(client, plan, [1])
    assert ("section", 1, "advice-missing") in said(looked, stops=False)
    book = make_book(parse_plan(looked["toml"].replace(f"{kept}, {kept}, 987654", str(kept))), library=library(client))
    assert book.pdf() == client.get(f"/api/v1/books/{results['book']['id']}.pdf").content


def library(client: TestClient) -> Any:
    return client.app._app.state.studio.library  # type: ignore[attr-defined]


def test_requests_and_pages_know_every_key_of_a_plan() -> None:
    """What a plan file may say is accepted, shown in a step of the studio and kept; only time is the studio's own."""
    keys = set(KEYS) - {"time_limit"}
    assert keys <= set(BookForm.model_fields)
    steps = (files("cluewright.web") / "static/js/book/plan.js").read_text(encoding="utf-8").partition("finish:")[0]
    assert set(re.findall(r'"(\w+)"', steps)) == keys


def test_a_plan_file_comes_back_as_it_was(client: TestClient) -> None:
    plan = {
        "title": 'So "quoted" \\ 猫',
        "author": "A",
        "language": "fr",
        "seed": 3,
        "profile": "kdp",
        "page": "7x10",
        "margins": {"inner": 20.5, "outer": 15.0},
        "per_page": 4,
        "imprint": ["One", "Two"],
        "volume": 2,
        "solutions": False,
        "hints": True,
        "on_ambiguous": "leave-out",
        "series": "S",
        "isbn": "978-3-16-148410-0",
        "section": [
            {"recipe": {"kind": "nonogram", "size": "10x8", "difficulty": "easy", "subject": "animals", "count": 3}},
            {"library": {"collection": "autumn", "level": ["easy", "medium"], "count": 5}},
        ],
    }
    text = look(client, plan, [])["toml"]
    answer = client.post("/api/v1/books/plan", json={"text": text})
    assert answer.status_code == 200, answer.text
    assert answer.json() == {"plan": plan, "advice": []}


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ('[[section]]\nfiles = ["/etc/passwd"]\n', {"plan-files", "plan-section"}),
        ('[[section]]\nrecipe = {kind = "nonogram", picture = "/etc/passwd"}\n', {"plan-recipe"}),
        ('title = 5\nwhen = 2027-01-01\n[[section]]\nrecipe = {kind = "zip"}', {"plan-text", "plan-other"}),
        ("margins = 1\nimprint = 'One'\nprofile = 'kdp'\nsection = 3", {"plan-section"}),
        (
            "[[section]]\nrecipe = {kind = 'zip', count = 100000}\n[[section]]\nnothing = 1",
            {"plan-other", "plan-recipe"},
        ),
        ("[[section]]\nrecipe = {kind = 'zip'}\n" * 101, {"plan-other"}),
    ],
)
def test_what_a_plan_file_may_not_say_is_left_out_and_said(client: TestClient, text: str, codes: set[str]) -> None:
    answer = client.post("/api/v1/books/plan", json={"text": text})
    assert answer.status_code == 200, answer.text
    read = answer.json()
    assert codes <= {each["code"] for each in read["advice"]}
    assert "files" not in str(read["plan"])
    assert client.post("/api/v1/books/look", json={"plan": read["plan"], "pages": []}).status_code == 200


def test_what_is_no_plan_file_is_refused_with_its_line(client: TestClient) -> None:
    answer = client.post("/api/v1/books/plan", json={"text": "title = 'a'\nsubtitle = \n"})
    assert answer.status_code == 422
    assert answer.json()["message"].startswith("Line 2")


@pytest.mark.parametrize("text", ["volume = 0x" + "f" * 9000, ".".join(["a"] * 90_000) + " = 1"])
def test_plan_files_that_would_keep_a_worker_busy_are_refused(client: TestClient, text: str) -> None:
    answer = client.post("/api/v1/books/plan", json={"text": text})
    assert (answer.status_code, answer.json()["type"]) == (422, "format")


def test_a_plan_of_too_many_values_is_refused_and_not_taken_for_an_empty_one(client: TestClient) -> None:
    plan = {"section": [{"library": {"ids": [1] * 2000}}] * 9}
    assert client.post("/api/v1/books/look", json={"plan": plan}).status_code == 413


def test_a_page_is_shown_before(client: TestClient) -> None:
    drawn = client.post("/api/v1/books/preview", json={"plan": PLAN, "page": 6})
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
    shelf = Shelf(most_bytes=10, most_files=3)
    for name in "abcd":
        shelf.put(name, b"123")
    assert [name for name in "abcd" if shelf.get(name)] == ["b", "c", "d"]
    shelf.put("large", b"1" * 50)
    assert shelf.get("d") is None
    assert shelf.get("large") is not None
