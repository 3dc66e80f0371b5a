"""Levels that a small board does not have: refused at once by the API, and told to the pages."""

from fastapi.testclient import TestClient

from cluewright.core.registry import kind
from cluewright.core.technique import Level


def test_an_extreme_nonogram_of_6x6_is_refused_in_a_sentence(client: TestClient) -> None:
    answer = client.post("/api/v1/generate", json={"kind": "nonogram", "size": "6x6", "difficulty": "extreme"})

    assert answer.status_code == 422
    assert "extreme Nonogram puzzles have from 6x9 or 7x8 to 64x64 cells, not 6x6" in answer.text


def test_the_pages_are_told_which_sizes_have_a_level(client: TestClient) -> None:
    kinds = {each["name"]: each for each in client.get("/api/v1/kinds").json()}

    assert kinds["nonogram"]["level_sizes"]["extreme"] == kind("nonogram").level_sizes[Level.EXTREME].to_data()
