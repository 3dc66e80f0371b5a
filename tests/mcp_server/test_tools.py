"""The tools as a client uses them, for every kind, over standard input and output of a real process."""

import base64
import io

import pytest
from PIL import Image
from tests.contract.names import NAMES

from cluewright.core.locales import LANGUAGES


def test_tools_say_what_they_do_and_what_they_take(server):
    tools = {tool.name: tool for tool in server.ask(server.client.list_tools).tools}
    assert list(tools) == ["kinds", "make", "solve", "check", "hint", "explain", "rate", "draw"]
    for tool in tools.values():
        assert len(tool.description) > 60
        assert tool.annotations.read_only_hint
        assert tool.input_schema["additionalProperties"] is False
        for name, argument in tool.input_schema["properties"].items():
            assert argument["description"].endswith("."), name
    assert tools["make"].input_schema["properties"]["kind"]["enum"] == NAMES
    assert tools["hint"].input_schema["properties"]["language"]["enum"] == list(LANGUAGES)


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_can_be_made_solved_checked_explained_rated_and_drawn(server, name):
    made = server.answer("make", kind=name, size="5x5", seed=2, language="de")
    puzzle = made["puzzle"]
    assert not {"solution", "proof"} & puzzle.keys()
    assert made["level"] == server.answer("rate", puzzle=puzzle)["level"]
    assert made["text"].startswith(item_title(server, name, "de"))
    solved = server.answer("solve", puzzle=puzzle, count=True)
    assert (solved["verdict"], solved["count"]) == ("unique", 1)
    assert server.answer("check", puzzle=puzzle)["ok"]
    assert server.answer("check", puzzle=puzzle, board=solved["solutions"][0])["finished"]
    written = f"I am sure:\n\n```\n{solved['solution_texts'][0]}\n```"
    assert server.answer("check", puzzle=puzzle, answer=written)["correct"]
    wrong = server.answer("check", puzzle=puzzle, answer="no idea", language="de")
    assert (wrong["correct"], wrong["faults"][0]["code"]) == (False, "no-answer")
    hint = server.answer("hint", puzzle=puzzle)
    steps = server.answer("explain", puzzle=puzzle, most=3)["steps"]
    assert 1 <= len(steps) <= 3
    assert hint["text"]
    assert hint["move"]
    assert all(step["text"].endswith(".") for step in steps)
    image = server.call("draw", puzzle=puzzle, solution=True).content[0]
    assert image.mime_type == "image/png"
    assert Image.open(io.BytesIO(base64.b64decode(image.data))).width > 100
    svg = server.call("draw", puzzle=puzzle, board=solved["solutions"][0], format="svg", theme="dark").content[0].text
    assert svg.startswith("<svg")


def item_title(server, name, language):
    kinds = {kind["name"]: kind for kind in server.answer("kinds", language=language)["kinds"]}
    return kinds[name]["title"]


def test_the_solution_is_told_only_if_it_is_asked_for(server):
    made = server.answer("make", kind="nonogram", size="10x10", seed=5, solution=True)
    assert made["puzzle"]["solution"] == made["solution_text"].split("\n")
    hidden = server.answer("make", kind="nonogram", size="10x10", seed=5)
    assert not {"solution", "proof", "recipe"} & hidden["puzzle"].keys()  # a motif's recipe names it
    assert "solution_text" not in hidden


def test_without_a_seed_each_puzzle_is_another(server):
    first, second = (server.answer("make", kind="zip", size="5x5")["puzzle"] for _ in range(2))
    assert first["recipe"]["seed"] != second["recipe"]["seed"]


def test_a_puzzle_may_be_text_in_any_format(server):
    assert server.answer("solve", puzzle="3 2\n1 1\n3\n2\n1\n2\n")["solution_texts"] == ["#.#\n###"]
    assert server.answer("solve", puzzle="http://127.0.0.1:8017/play#v1/nonogram/3/2/212113g")["verdict"] == "unique"


def test_rules_are_resources(server):
    found = server.ask(server.client.list_resources).resources
    assert [resource.name for resource in found] == NAMES
    page = server.ask(server.client.read_resource, "cluewright://kinds/kakurasu").contents[0].text
    assert page.startswith("# Kakurasu\n")
    assert "- `shaded`: Approximate percentage" in page
    with pytest.raises(Exception, match="there is no resource 'cluewright://kinds/chess'"):
        server.ask(server.client.read_resource, "cluewright://kinds/chess")
