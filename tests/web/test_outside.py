"""No request names a file: asked of every place in the description where a recipe or a puzzle can stand."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image
from tests.web.test_description import DESCRIPTION

import cluewright as cw
from cluewright.core.form import item_to_data
from cluewright.core.registry import kinds

REFUSED = "files cannot be used here"
Place = tuple[str | int, ...]
FILE_OPTIONS = [(name, option.name) for name, kind in kinds().items() for option in kind.options if option.file]


def places_of(schema: Any, schemas: Any, place: Place = ()) -> Iterator[tuple[Place, bool]]:
    """Yield where in a body keys of any name may stand, and whether a recipe is wanted there."""
    if "$ref" in schema:
        schema = schemas[schema["$ref"].rpartition("/")[2]]
    for each in schema.get("anyOf", ()):
        yield from places_of(each, schemas, place)
    if "items" in schema:
        yield from places_of(schema["items"], schemas, (*place, 0))
    if schema.get("additionalProperties") is True:
        yield place, {"kind", "size"} <= schema.get("properties", {}).keys()
    for name, each in schema.get("properties", {}).items():
        yield from places_of(each, schemas, (*place, name))


def free_places() -> list[tuple[str, str, Place, bool]]:
    schemas = DESCRIPTION["components"]["schemas"]
    return [
        (method, path, place, recipe)
        for path, operations in DESCRIPTION["paths"].items()
        for method, operation in operations.items()
        for body in [operation.get("requestBody", {}).get("content", {}).get("application/json")]
        if body is not None
        for place, recipe in places_of(body["schema"], schemas)
    ]


FREE = free_places()
RECIPES = [(method, path, place) for method, path, place, recipe in FREE if recipe]


def put(place: Place, value: Any) -> Any:
    for part in reversed(place):
        value = [value] if part == 0 else {part: value}
    return value


def answer_to(client, method, path, body) -> tuple[int, Any]:
    answer = client.request(method, path.replace("{puzzle_id}", "1"), json=body)
    if answer.status_code != 202:
        return answer.status_code, answer.text
    job = answer.json()["id"]
    assert client.get(f"/api/v1/jobs/{job}/events").text
    ended = client.get(f"/api/v1/jobs/{job}").json()
    return 202, json.dumps([ended["state"], ended["problem"], bool(ended["result"])])


@pytest.fixture(scope="module")
def names(tmp_path_factory) -> list[str]:
    """Name an image that is there, one that is not, a file that is none, and a folder."""
    folder = tmp_path_factory.mktemp("files")
    Image.new("1", (9, 8)).save(folder / "there.png")
    return [str(folder / "there.png"), str(folder / "absent.png"), "/etc/passwd", str(folder)]


def test_there_are_places_and_options_to_try():
    assert {"/api/v1/generate", "/api/v1/watch", "/api/v1/books", "/api/v1/books/preview", "/api/v1/games"} <= {
        path for _, path, _ in RECIPES
    }
    assert ("nonogram", "picture") in FILE_OPTIONS
    assert len(FREE) > 20


@pytest.mark.parametrize(("kind", "option"), FILE_OPTIONS)
@pytest.mark.parametrize(("method", "path", "place"), RECIPES)
def test_no_recipe_names_a_file(client, names, method, path, place, kind, option):
    for more in ({"pattern": "picture"}, {}):
        told = set()
        for name in names:
            body = put(place, {"kind": kind, "size": "9x8", **more, option: name})
            status, text = answer_to(client, method, path, body)
            told.add((status, text.replace(name, "NAME")))  # a plan that is looked at is also written down
        assert len(told) == 1
        ((status, text),) = told
        if path == "/api/v1/books/look":  # it lists what is wrong
            assert (status, "plan-recipe" in text) == (200, True)
            continue
        assert status in (202, 422)
        assert REFUSED in text


@pytest.mark.parametrize(("kind", "option"), FILE_OPTIONS)
@pytest.mark.parametrize(("method", "path", "place"), [each[:3] for each in FREE if not each[3]])
def test_no_puzzle_makes_anybody_look_for_the_file_its_recipe_names(client, names, method, path, place, kind, option):
    puzzle = item_to_data(cw.kind(kind).sample())
    told = set()
    for name in names:
        recipe = {"kind": kind, "size": "9x8", "pattern": "picture", option: name}
        status, text = answer_to(client, method, path, put(place, {**puzzle, **recipe, "recipe": recipe}))
        for each in names:  # a puzzle that is kept keeps the first
            text = text.replace(each, "NAME")
        told.add((status, cut_times(text)))
    assert len(told) == 1


def cut_times(text: str) -> str:
    """Leave out of an answer what depends on when it was given."""
    try:
        data = json.loads(text)
    except ValueError:
        return ""  # a drawing or a recording
    if isinstance(data, dict):
        for key in ("seconds", "now", "stats", "id", "kept", "statistics"):
            data.pop(key, None)
    return json.dumps(data)
