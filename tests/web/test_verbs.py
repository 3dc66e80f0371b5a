"""The verbs over HTTP: the same answers as the library gives, and a clear sentence for what is wrong."""

import pytest

import cluewright as cw
from cluewright.core.form import item_to_data
from cluewright.core.telling import merged

KINDS = list(cw.kinds())
PALETTE = [("white", "#ffffff"), ("red", "#d7263d"), ("green", "#3f9b42")]


@pytest.fixture(scope="module", params=KINDS)
def item(request):
    return cw.generate(request.param, size=(7, 6), seed=11)


def post(client, verb, **body):
    answer = client.post(f"/api/v1/{verb}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_solve_gives_the_solution_of_the_library(client, item):
    data = item_to_data(item)
    found = post(client, "solve", puzzle=data)
    assert found["verdict"] == "unique"
    assert found["solutions"] == [data["solution"]]


def test_solutions_are_counted_when_asked(client, item):
    assert "count" not in post(client, "solve", puzzle=item_to_data(item))
    assert post(client, "solve", puzzle=item_to_data(item), count=True)["count"] == 1
    ambiguous = {
        "nonogram": (cw.Nonogram([[1]] * 6, [[1]] * 6), 720),
        "colour-nonogram": (cw.ColourNonogram(PALETTE, [[(1, 1)], [(1, 2)], [(1, 1)]], [None] * 4), 64),
        "hitori": (cw.Hitori([[1, 2, 3], [4, 5, 6], [7, 8, 9]]), 39),
        "zip": (cw.Zip(5, 5, [(0, 0), (4, 4)]), 104),
    }
    puzzle, number = ambiguous[item.puzzle.kind]
    found = post(client, "solve", puzzle=item_to_data(cw.Item(puzzle)), count=True)
    assert (found["verdict"], found["count"], len(found["solutions"])) == ("several", number, 2)


def test_large_counts_are_exact_in_every_reader_of_json(client):
    found = post(client, "solve", puzzle=item_to_data(cw.Item(cw.Nonogram([None] * 10, [None] * 10))), count=True)
    assert found["count"] == str(2**100)


def test_a_bare_puzzle_is_taken_as_well(client, item):
    answer = client.post("/api/v1/check", json=item_to_data(item))
    assert answer.json()["ok"] is True


def test_check_shows_two_solutions_of_an_ambiguous_puzzle(client):
    found = post(client, "check", puzzle=item_to_data(cw.Item(cw.Nonogram([[1], [1]], [[1], [1]]))))
    assert (found["ok"], found["verdict"], len(found["solutions"])) == (False, "several", 2)


def test_all_hints_are_those_of_the_library(client, item):
    data = item_to_data(item)
    board = cw.kind(item.puzzle.kind).empty_board(item.puzzle)
    listed = post(client, "hints", puzzle=data)["hints"]
    assert [hint["stages"] for hint in listed] == [list(hint.stages) for hint in cw.hints(item, board)]
    assert listed[0] == post(client, "hint", puzzle=data)
    assert all(hint["move"] for hint in listed)


def test_hints_lead_to_the_end(client, item):
    kind = cw.kind(item.puzzle.kind)
    puzzle, board = item_to_data(item), kind.empty_board(item.puzzle)
    for _ in range(400):
        found = post(client, "hint", puzzle=puzzle, board=kind.board_to_data(item.puzzle, board))
        if "move" not in found:
            break
        assert len(found["stages"]) == 3
        board = kind.apply(item.puzzle, board, found["move"])
    assert kind.is_solved(item.puzzle, board)
    judged = post(client, "judge", puzzle=puzzle, board=kind.board_to_data(item.puzzle, board))
    assert judged["finished"] is True
    assert judged["faults"] == []


def test_a_mistake_comes_first(client):
    item = cw.generate("hitori", size=(7, 6), seed=11)
    wrong = [row.translate(str.maketrans("#.", ".#")) for row in item_to_data(item)["solution"]]
    assert "mistake" in post(client, "hint", puzzle=item_to_data(item), board=wrong)


def test_explain_and_rate_agree_with_the_library(client, item):
    explained = post(client, "explain", puzzle=item_to_data(item))
    assert explained["finished"] is True
    assert [step["text"] for step in explained["steps"]] == [step.text() for step in merged(cw.explain(item))]
    assert post(client, "rate", puzzle=item_to_data(item)) == cw.rate(item).to_data()


def test_generate_follows_the_recipe(client, item):
    made = post(client, "generate", kind=item.puzzle.kind, size="7x6", seed=11)
    assert made == item_to_data(item)


@pytest.mark.parametrize(
    ("verb", "body", "status", "code"),
    [
        ("solve", {"puzzle": {"format": "cluewright", "version": 1, "kind": "zap"}}, 422, "unknown-kind"),
        ("solve", {"puzzle": {"format": "cluewright", "version": 1, "kind": "nonogram"}}, 422, "invalid-puzzle"),
        ("solve", {"puzzle": {}}, 422, "format"),
        ("solve", {}, 422, "malformed-request"),
        ("solve", {"puzzle": {}, "more": 1}, 422, "malformed-request"),
        ("generate", {"kind": "zip", "size": "7x6", "no_such": 1}, 422, "invalid-recipe"),
        ("generate", {"kind": "zip", "size": "9000x9000"}, 413, "too-large"),
        ("generate", {"kind": "zip", "size": [1, 2, 3]}, 422, "invalid-recipe"),
        (
            "check",
            {
                "puzzle": {
                    "format": "cluewright",
                    "version": 1,
                    "kind": "zip",
                    "width": 9000,
                    "height": 90,
                    "numbers": [],
                }
            },
            413,
            "too-large",
        ),
    ],
)
def test_what_is_wrong_is_a_problem_document(client, verb, body, status, code):
    answer = client.post(f"/api/v1/{verb}", json=body)
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert (answer.status_code, problem["status"], problem["type"]) == (status, status, code)
    assert problem["detail"]


def test_kinds_tell_what_a_form_needs(client):
    kinds = {kind["name"]: kind for kind in client.get("/api/v1/kinds").json()}
    assert set(kinds) >= set(KINDS)
    for name in KINDS:
        assert kinds[name]["techniques"]
        assert kinds[name]["options"]
        assert client.get(f"/api/v1/kinds/{name}").json() == kinds[name]
    assert client.get("/api/v1/kinds/zap").status_code == 404


@pytest.mark.parametrize("name", KINDS)
def test_a_lesson_shows_the_technique(client, name):
    technique = cw.kind(name).techniques[0].slug
    found = client.get(f"/api/v1/kinds/{name}/lesson", params={"technique": technique}).json()
    assert found["step"]["technique"] == technique
    assert client.get(f"/api/v1/kinds/{name}/lesson", params={"technique": "none"}).status_code == 404
