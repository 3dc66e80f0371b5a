"""The studio speaks the language of the request: kinds, steps, hints, recordings, titles, books and problems."""

import datetime
import json
from typing import Any

import pytest
from starlette.testclient import TestClient

import cluewright as cw
from cluewright.core.catalogue import catalogue
from cluewright.core.daily import daily_title
from cluewright.core.form import item_to_data
from cluewright.core.locales import LANGUAGES, PSEUDO
from cluewright.core.registry import kinds as all_kinds
from cluewright.core.telling import merged
from cluewright.formats import formats
from cluewright.web.app import create_app
from cluewright.web.settings import Settings
from cluewright.web.speech import title_in

GERMAN = {"Accept-Language": "pt, de-AT;q=0.9, en;q=0.5"}
PUZZLE = cw.Nonogram(rows=[[1, 2], [], [4]], columns=[[1, 1], [1], [1, 1], [1, 1]])
AMBIGUOUS = cw.Nonogram(rows=[[1], [1]], columns=[[1], [1]])


def data(puzzle: Any) -> dict[str, Any]:
    return item_to_data(cw.Item(puzzle))


def said(room: str, code: str, language: str) -> Any:
    return catalogue(f"cluewright.{room}", language)[code][0]


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_the_messages_of_a_language_are_served_and_kept_until_they_change(client: TestClient, language: str) -> None:
    answer = client.get(f"/messages/{language}.json")
    spoken = answer.json()
    assert spoken["language"] == language
    assert spoken["messages"]["word-close"] == catalogue("cluewright.web", language)["word-close"]
    assert "page-number" in spoken["kinds"]["zip"]
    assert "title" not in spoken["kinds"]["zip"]
    again = client.get(f"/messages/{language}.json", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_an_unknown_language_is_not_there(client: TestClient) -> None:
    assert client.get("/messages/tlh.json").status_code == 404


def test_the_words_that_ask_for_the_token_need_none(tmp_path: Any) -> None:
    settings = Settings(host="0.0.0.0", token="a" * 24, library=tmp_path / "library.sqlite", starter=False)
    guarded = TestClient(create_app(settings), base_url="http://127.0.0.1:8017", headers=GERMAN)
    assert guarded.get("/messages/de.json").status_code == 200
    refused = guarded.get("/api/v1/kinds").json()
    assert (refused["type"], refused["message"]) == ("token", said("web", "problem-token", "de"))


def test_kinds_are_described_in_the_language(client: TestClient) -> None:
    for kind in client.get("/api/v1/kinds", headers=GERMAN).json():
        own = all_kinds()[kind["name"]]
        assert kind["rules"] == own.say("rules", "de") != own.rules
        assert [each["slug"] for each in kind["techniques"]] == [each.slug for each in own.techniques]
        assert [each["name"] for each in kind["techniques"]] == [each.name_in("de") for each in own.techniques]
        assert kind["editor"]["about"] == own.say("about-editor", "de")
    sheet = client.get("/api/v1/kinds/hitori", headers=GERMAN).json()["board"]["sheet"]
    assert [mark["verb"] for mark in sheet["marks"]] == [
        said("hitori", f"mark-{each}", "de") for each in ("shade", "circle")
    ]
    assert sheet["marks"][0]["name"] == said("hitori", "mark-shade.name", "de")
    assert sheet["given"]["name"] == said("hitori", "clue-numbers", "de")


def test_the_words_of_sheets_in_python_are_those_of_the_catalogue() -> None:
    """They are what a plug-in without a catalogue shows, so they must not drift apart."""
    sheets = {name: kind.sheet for name, kind in all_kinds().items() if kind.sheet is not None}
    assert {"nonogram", "hitori"} <= set(sheets)
    for name, sheet in sheets.items():
        assert sheet.said_in(all_kinds()[name].room, "en") == sheet


def test_steps_hints_and_faults_are_told_in_the_language(client: TestClient) -> None:
    body = {"puzzle": data(PUZZLE)}
    english, german = (client.post("/api/v1/explain", json=body, headers=each).json()["steps"] for each in ({}, GERMAN))
    assert [step["technique"] for step in english] == [step["technique"] for step in german]
    step = next(iter(merged(cw.explain(PUZZLE))))
    assert (english[0]["text"], german[0]["text"]) == (step.text(), step.text("de"))
    assert english[0]["text"] != german[0]["text"]
    hint = client.post("/api/v1/hint", json=body, headers=GERMAN).json()
    assert hint["stages"] == list(cw.hint(PUZZLE, cw.kind("nonogram").empty_board(PUZZLE)).stages_in("de"))
    wrong = {"puzzle": data(PUZZLE), "board": ["##??", "????", "????"]}
    faults = client.post("/api/v1/judge", json=wrong, headers=GERMAN).json()["faults"]
    assert faults
    assert faults[0]["text"] != client.post("/api/v1/judge", json=wrong).json()["faults"][0]["text"]


def test_a_hint_of_a_game_is_remembered_in_each_language(client: TestClient) -> None:
    headers = {"Cluewright-Player": "two-tongues"}
    game = client.post("/api/v1/games", json={"puzzle": data(PUZZLE)}, headers=headers).json()["id"]
    asked = [
        client.post(f"/api/v1/games/{game}/hint", headers={**headers, "Accept-Language": language}).json()
        for language in ("en", "de", "en")
    ]
    assert asked[0]["stages"] == asked[2]["stages"] != asked[1]["stages"]
    assert [each["hints_asked"] for each in asked] == [1, 1, 1]


def test_a_lesson_is_found_by_slug_and_by_the_name_from_before(client: TestClient) -> None:
    path = "/api/v1/kinds/nonogram/lesson"
    by_slug = client.get(path, params={"technique": "complete-line"}, headers=GERMAN).json()
    by_name = client.get(path, params={"technique": "complete line"}, headers=GERMAN).json()
    assert by_slug == by_name
    assert by_slug["step"]["technique"] == "complete-line"
    assert client.get(path, params={"technique": "no such"}).status_code == 404


@pytest.mark.parametrize("how", ["path", "solver"])
def test_a_recording_names_what_decided_in_the_language(client: TestClient, how: str) -> None:
    answer = client.post("/api/v1/watch", json={"puzzle": data(PUZZLE), "how": how}, headers=GERMAN)
    head = json.loads(answer.content.split(b"\n", 1)[0])
    kind = cw.kind("nonogram")
    assert len(head["names"]) == len(head["reasons"])
    if how == "path":
        steps = list(merged(cw.explain(PUZZLE)))
        assert [text for _, text in head["texts"]] == [step.text("de") for step in steps]
        named = dict(zip(head["reasons"], head["names"], strict=True))
        assert named["complete-line"] == kind.say("technique-complete-line", "de")
    else:
        assert head["names"][head["reasons"].index("lines")] == kind.say("reason-lines", "de")
    assert not set(head["names"]) & {"supposed", "lines", "decimate"}, "as they are in files, not as people say it"


def test_problems_say_what_to_do_next_in_the_language(client: TestClient) -> None:
    def problem(path: str, body: Any) -> dict[str, Any]:
        found: dict[str, Any] = client.post(f"/api/v1{path}", json=body, headers=GERMAN).json()
        return found

    link = problem("/games", {"share": "v1/nonogram/x"})
    assert (link["type"], link["message"]) == ("damaged-link", said("web", "problem-damaged-link", "de"))
    assert link["detail"] != link["message"]
    several = problem("/rate", {"puzzle": data(AMBIGUOUS)})
    assert (several["type"], several["message"]) == ("not-unique", said("web", "problem-not-unique", "de"))
    malformed = problem("/solve", {"puzzle": 3})
    assert malformed["message"] == said("web", "problem-malformed-request", "de")
    broken = problem("/solve", {"puzzle": {**data(PUZZLE), "rows": [[9], [], [4]]}})
    assert broken["type"] == "invalid-puzzle"
    assert broken["faults"][0]["text"] in broken["message"]
    picture = client.post("/api/v1/create/picture?kind=nonogram", content=b"no picture", headers=GERMAN).json()
    assert (picture["type"], picture["message"]) == ("picture", said("web", "problem-picture", "de"))
    taken = [problem("/collections", {"name": "doppelt"}) for _ in range(2)][1]
    assert taken["message"] == said("web", "problem-name-taken", "de")
    missing = client.get("/api/v1/nowhere", headers=GERMAN).json()
    assert missing["message"] == said("web", "problem-not-found", "de")


def test_files_that_cannot_be_read_are_told_in_the_language(client: TestClient) -> None:
    answer = client.post("/api/v1/library/import?name=broken.non", content=b"width x\n", headers=GERMAN)
    told = answer.json().get("problems") or [answer.json()["message"]]
    english = client.post("/api/v1/library/import?name=broken.non", content=b"width x\n")
    assert told != (english.json().get("problems") or [english.json()["message"]])
    assert "--" not in told[0]


def test_titles_of_daily_puzzles_follow_the_language_and_others_stay() -> None:
    zip_kind = cw.kind("zip")
    title = daily_title(zip_kind, datetime.date(2026, 11, 16))
    assert title_in("zip", title, "en") == title == "Daily Zip, 16 November"
    german = title_in("zip", title, "de")
    assert german is not None
    assert german != title
    assert "16. November" in german
    for other in (
        None,
        "A cup",
        "16 November",
        "Daily Zip, 31 November",
        "Daily Zip, x November",
        "Daily Hitori, 1 May",
    ):
        assert title_in("zip", other, "de") == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_formats_and_strategies_have_names_in_every_language(language: str) -> None:
    words = catalogue("cluewright.web", language)
    strategies = {strategy for kind in all_kinds() for strategy in cw.kind(kind).strategies}
    assert {f"format-{name}" for name in formats()} <= words.keys()
    assert {f"strategy-{name}" for name in strategies} <= words.keys()
    for start, offered in (("format", formats()), ("strategy", strategies)):
        named = [str(words[f"{start}-{name}"]) for name in offered]
        assert len(set(named)) == len(named), "two are called the same"
