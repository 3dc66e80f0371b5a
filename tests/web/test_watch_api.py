"""Recordings over HTTP: what is streamed is what the solver, or a person, did."""

import json

import numpy as np
import pytest

from cluewright.core.form import item_from_data, item_to_data
from cluewright.core.recording import Recording
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of, kinds
from cluewright.core.telling import merged
from cluewright.core.verbs import generate
from cluewright.formats import dumps
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
        assert {text for _, text in head["texts"]} == {step.text() for step in merged(kind.explain(item.puzzle))}
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


@pytest.mark.parametrize("name", list(kinds()))
def test_files_and_texts_of_any_format_are_watched_and_not_kept(client, samples, name):
    item = samples[name]
    before = client.get("/api/v1/library/statistics").json()
    expected = watch(client, puzzle=item_to_data(item))[1].words.tolist()
    for content in (
        dumps([item], format_name="json"),
        share_link(item).encode(),
        dumps([item, item], format_name="json"),
    ):
        answer = client.post("/api/v1/watch/file", content=content, params={"name": "../some.txt"})
        assert answer.status_code == 200, answer.text
        assert np.frombuffer(answer.content.split(b"\n", 1)[1], "<u4").tolist() == expected
    assert client.get("/api/v1/library/statistics").json() == before


def test_a_file_without_a_puzzle_is_refused_in_words(client):
    for content in (b"", b"\xff\xfe nothing", b"{ no puzzle", b'{"format": "cluewright", "version": 1}'):
        answer = client.post("/api/v1/watch/file", content=content, params={"live": "true"})
        assert (answer.status_code, answer.headers["content-type"]) == (422, "application/problem+json"), answer.text


def test_a_picture_of_chance_is_the_same_for_the_same_seed(client):
    picture = {"kind": "nonogram", "size": "60x45", "texture": "islands", "seed": 2**62 + 1}
    head, first = watch(client, picture=picture)
    assert (head["width"], head["height"]) == (60, 45)
    assert watch(client, picture=picture)[1].words.tolist() == first.words.tolist()
    assert watch(client, picture={**picture, "seed": 7})[1].words.tolist() != first.words.tolist()
    offered = {kind["name"]: kind["textures"] for kind in client.get("/api/v1/kinds").json()}
    assert "islands" in offered["nonogram"]
    assert offered["zip"] == []


@pytest.mark.parametrize("name", list(kinds()))
def test_the_steps_of_a_person_name_techniques_and_evidence(client, samples, name):
    item = samples[name]
    kind = kind_of(item.puzzle)
    head, _ = watch(client, puzzle=item_to_data(item), how="path")
    steps = list(merged(kind.explain(item.puzzle)))
    assert [text for _, text in head["texts"]] == [step.text() for step in steps]
    for told, step in zip(head["steps"], steps, strict=True):
        assert told == {
            "technique": step.technique.slug,
            "techniques": [technique.slug for technique in step.techniques],
            "level": str(step.technique.level),
            "evidence": step.evidence.to_data(),
        }


def test_the_chain_of_a_contradiction_comes_with_its_step(client):
    item = generate("hitori", size=5, seed=1, difficulty="hard")
    head, _ = watch(client, puzzle=item_to_data(item), how="path")
    steps = list(merged(kind_of(item.puzzle).explain(item.puzzle)))
    chains = [step["chain"] for step in head["steps"] if "chain" in step]
    assert chains
    assert [[link["text"] for link in chain] for chain in chains] == [
        [link.text() for link in step.chain] for step in steps if step.chain
    ]
    assert [chain[0]["technique"] for chain in chains] == ["supposition"] * len(chains)


@pytest.mark.parametrize(
    ("rows", "columns", "verdict"),
    [([[1], [1]], [[1], [], [1]], "several"), ([[2], []], [[1], [], [1]], "none"), ([[7]], [[1]] * 7, "unique")],
    ids=["several", "none", "one row"],
)
def test_odd_puzzles_are_watched_to_their_verdict(client, rows, columns, verdict):
    puzzle = {"format": "cluewright", "version": 1, "kind": "nonogram", "rows": rows, "columns": columns}
    head, recording = watch(client, puzzle=puzzle)
    assert (head["verdict"], head["complete"], head["stopped"]) == (verdict, verdict != "none", False)
    if head["complete"]:
        assert (recording.timeline.values_at() != 0).all()
    path, _ = watch(client, puzzle=puzzle, how="path")
    assert path["complete"] is (verdict == "unique")


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
