"""Recordings over HTTP: what is streamed is what the solver, or a person, did."""

import json

import numpy as np
import pytest

from cluewright.core.form import item_from_data, item_to_data
from cluewright.core.recording import Recording
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of, kinds
from cluewright.formats.share import share_link


def watch(client, **form):
    answer = client.post("/api/v1/watch", json=form)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/octet-stream"
    line, words = answer.content.split(b"\n", 1)
    head = json.loads(line)
    recording = Recording(
        head["width"],
        head["height"],
        tuple(head["reasons"]),
        np.frombuffer(words, "<u4"),
        tuple(head["values"]),
        head["places"] == "borders",
        tuple((event, text) for event, text in head["texts"]),
    )
    assert len(recording) == head["length"]
    return head, recording


@pytest.fixture(scope="module")
def samples():
    return {name: find_kind(name).sample() for name in kinds()}


@pytest.mark.parametrize("how", ["solver", "path"])
@pytest.mark.parametrize("name", list(kinds()))
def test_the_stream_leads_to_the_solution(client, samples, name, how):
    item = samples[name]
    head, recording = watch(client, puzzle=item_to_data(item), how=how)
    kind = kind_of(item.puzzle)
    assert (head["kind"], head["how"], head["complete"]) == (name, how, True)
    assert kind.is_solved(item.puzzle, kind.replay(item.puzzle, recording))
    assert item_from_data(head["puzzle"]).puzzle == item.puzzle
    if how == "path":
        assert head["texts"][0][0] == 0
        assert {text for _, text in head["texts"]} == {step.text for step in kind.explain(item.puzzle)}
    else:
        assert head["verdict"] == "unique"


def test_the_head_never_tells_the_solution(client, samples):
    for item in samples.values():
        head, _ = watch(client, puzzle=item_to_data(item))
        assert "solution" not in head["puzzle"]


def test_every_way_to_name_a_puzzle_leads_to_the_same_events(client, samples):
    item = samples["zip"]
    puzzle = item_to_data(item)
    number = client.post("/api/v1/library", json={"puzzles": [puzzle]}).json()["kept"][0]["id"]
    sources = [{"puzzle": puzzle}, {"puzzle_id": number}, {"share": share_link(item)}]
    first, *others = [watch(client, **source)[1].words.tolist() for source in sources]
    assert others == [first, first]


def test_a_recipe_is_made_and_watched(client):
    recipe = {"kind": "hitori", "size": "6x5", "seed": 3}
    made = client.post("/api/v1/generate", json=recipe).json()
    head, recording = watch(client, recipe=recipe)
    item = item_from_data(made)
    assert item_from_data(head["puzzle"]).puzzle == item.puzzle
    kind = kind_of(item.puzzle)
    assert kind.board_to_data(item.puzzle, kind.replay(item.puzzle, recording)) == made["solution"]


def test_a_large_drawing_is_streamed_without_its_clues(client):
    width, height = 320, 210
    rows = [("#" * (1 + y * width // height)).ljust(width, ".") for y in range(height)]
    head, recording = watch(client, kind="nonogram", board=rows)
    assert (head["width"], head["height"], head["complete"]) == (width, height, True)
    assert "puzzle" not in head
    assert len(recording) >= width * height
    assert (recording.timeline.values_at() != 0).all()


def test_the_strategy_is_followed(client, samples):
    puzzle = item_to_data(samples["nonogram"])
    assert watch(client, puzzle=puzzle, strategy="dfs")[0]["strategy"] == "dfs"
    refused = client.post("/api/v1/watch", json={"puzzle": puzzle, "strategy": "no-such"})
    assert (refused.status_code, refused.json()["type"]) == (422, "invalid-recipe")


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({}, 422),
        ({"puzzle_id": 1, "share": "v1/zip/1"}, 422),
        ({"kind": "nonogram"}, 422),
        ({"puzzle_id": 10**9}, 404),
        ({"share": "nothing of the kind"}, 422),
        ({"kind": "hitori", "board": ["#."]}, 422),
        ({"kind": "nonogram", "board": ["#" * 600] * 500}, 422),
        ({"recipe": {"kind": "zip", "size": "900x400"}}, 413),
    ],
    ids=["nothing", "two", "no board", "unknown", "no link", "not drawn", "too large", "too large a recipe"],
)
def test_what_cannot_be_watched_is_said(client, form, status):
    answer = client.post("/api/v1/watch", json=form)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["detail"]
