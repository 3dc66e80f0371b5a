"""The library over HTTP."""

import io
from dataclasses import replace

import pytest
from PIL import Image, ImageDraw

import cluewright as cw
from cluewright.core.form import item_to_data
from cluewright.core.rating import Rating
from cluewright.core.technique import Level
from cluewright.formats import dumps, loads

KINDS = list(cw.kinds())


@pytest.fixture(scope="module")
def kept(client):
    puzzles = [item_to_data(cw.generate(name, size=(6, 7), seed=101)) for name in KINDS]
    answer = client.post("/api/v1/library", json={"puzzles": puzzles, "tags": ["shelf"]})
    assert answer.status_code == 201
    return dict(zip(KINDS, [entry["id"] for entry in answer.json()["kept"]], strict=True))


def found(client, **query):
    return [entry["id"] for entry in client.get("/api/v1/library", params=query).json()["puzzles"]]


def test_puzzles_are_found_by_what_they_are(client, kept):
    assert found(client, tag="shelf", kind="zip") == [kept["zip"]]
    assert set(found(client, tag="shelf")) == set(kept.values())
    assert found(client, tag="shelf", largest="5x5") == []
    page = client.get("/api/v1/library", params={"tag": "shelf", "limit": 2}).json()
    rest = client.get("/api/v1/library", params={"tag": "shelf", "limit": 2, "after": page["next"]}).json()
    assert page["count"] == len(KINDS)
    assert len(page["puzzles"]) + len(rest["puzzles"]) == len(KINDS)


def test_scores_of_an_earlier_scale_come_last_and_are_counted(client):
    library = client.app._app.state.studio.library
    one, two, three = (cw.generate("zip", size=(6, 5), seed=seed) for seed in (102, 103, 104))
    old = Rating(Level.EXTREME, 99.0, revision=2)
    number = library.add(replace(one, rating=old), tags=["of-scores"]).id
    library.add(replace(two, rating=Rating(Level.EASY, 20.0)), tags=["of-scores"])
    library.add(replace(three, rating=Rating(Level.EASY, 30.0)), tags=["of-scores"])
    page = client.get("/api/v1/library", params={"tag": "of-scores", "sort": "score"}).json()
    assert [puzzle["score"] for puzzle in page["puzzles"]] == [30.0, 20.0, None]
    assert (page["puzzles"][-1]["id"], page["old_scores"]) == (number, 1)
    by_level = client.get("/api/v1/library", params={"tag": "of-scores", "sort": "level"}).json()
    assert (by_level["puzzles"][0]["id"], by_level["old_scores"]) == (number, 0)


def test_a_puzzle_is_kept_once(client, kept):
    again = item_to_data(cw.generate("hitori", size=(6, 7), seed=101))
    entry = client.post("/api/v1/library", json={"puzzles": [again]}).json()["kept"][0]
    assert entry == {"id": kept["hitori"], "new": False}


def test_title_and_tags_change(client, kept):
    path = f"/api/v1/library/{kept['zip']}"
    changed = client.patch(path, json={"title": "A walk", "add_tags": ["long"], "remove_tags": []}).json()
    assert (changed["title"], "long" in changed["tags"]) == ("A walk", True)
    assert found(client, text="walk", tag="long") == [kept["zip"]]
    assert client.get("/api/v1/library/tags").json()["long"] == 1
    assert client.get(path).json()["puzzle"]["kind"] == "zip"


@pytest.mark.parametrize("name", KINDS)
def test_every_puzzle_has_a_thumbnail(client, kept, name):
    answer = client.get(f"/api/v1/library/{kept[name]}/thumbnail.png")
    assert Image.open(io.BytesIO(answer.content)).width > 20


def test_files_come_in_and_go_out(client):
    puzzle = cw.generate("nonogram", size=(9, 8), seed=77)
    content = dumps(puzzle, format_name="non") + b"\n====\nwidth x\n"
    answer = client.post("/api/v1/library/import", params={"name": "../../etc/cat.non"}, content=content).json()
    assert len(answer["kept"]) == 1
    assert answer["problems"]
    number = answer["kept"][0]["id"]
    back = client.get(f"/api/v1/library/{number}/export", params={"format": "non"})
    assert loads(back.content)[0].puzzle == puzzle.puzzle
    assert "attachment" in back.headers["content-disposition"]
    refused = client.get(f"/api/v1/library/{number}/export", params={"format": "ziplink"})
    assert (refused.status_code, refused.json()["type"]) == (422, "format")
    written = client.post("/api/v1/convert", json={"puzzles": [item_to_data(puzzle)], "format": "mk"})
    assert loads(written.content, format_name="mk")[0].puzzle == puzzle.puzzle


def test_a_puzzle_is_forgotten(client):
    puzzle = item_to_data(cw.generate("zip", size=(5, 4), seed=3))
    number = client.post("/api/v1/library", json={"puzzles": [puzzle]}).json()["kept"][0]["id"]
    assert client.delete(f"/api/v1/library/{number}").status_code == 200
    assert client.delete(f"/api/v1/library/{number}").status_code == 404
    assert client.get(f"/api/v1/library/{number}").status_code == 404


def test_collections_hold_puzzles_in_order(client, kept):
    first, second, third = list(kept.values())[:3]
    made = client.post("/api/v1/collections", json={"name": "For Sunday", "puzzles": [first, second]})
    assert made.status_code == 201
    path = "/api/v1/collections/For%20Sunday"
    put = client.post(f"{path}/entries", json={"do": "put", "puzzles": [third]}).json()
    assert [entry["id"] for entry in put["puzzles"]] == [first, second, third]
    client.post(f"{path}/entries", json={"do": "reorder", "puzzles": [third, first, second]})
    client.post(f"{path}/entries", json={"do": "take out", "puzzles": [first]})
    assert [entry["id"] for entry in client.get(path).json()["puzzles"]] == [third, second]
    entry = {"name": "For Sunday", "title": "", "note": "", "pack": False, "count": 2, "solved": 0, "next": third}
    assert entry in client.get("/api/v1/collections").json()
    assert client.delete(path).status_code == 200
    assert client.get(path).status_code == 404


def test_statistics_count_what_is_there(client, kept):
    assert client.get("/api/v1/library/statistics").status_code == 200


def image(width=60, height=40):
    picture = Image.new("L", (width, height), 255)
    ImageDraw.Draw(picture).ellipse((8, 6, 50, 34), fill=0)
    content = io.BytesIO()
    picture.save(content, "PNG")
    return content.getvalue()


@pytest.mark.parametrize("path", ["check", "repair"])
def test_an_empty_drawing_is_no_puzzle(client, path):
    answer = client.post(f"/api/v1/create/{path}", json={"kind": "nonogram", "board": ["...", "..."]})
    if path == "repair":
        client.get(f"/api/v1/jobs/{answer.json()['id']}/events")
        problem = client.get(f"/api/v1/jobs/{answer.json()['id']}").json()["problem"]
    else:
        problem = answer.json()
    assert (problem["status"], problem["type"]) == (422, "empty-drawing")
    assert problem["message"] == "Draw something first: an empty board is no puzzle."


def test_a_picture_becomes_a_puzzle_that_is_repaired(client):
    query = {"kind": "nonogram", "size": "12x10", "trim": "true"}
    board = client.post("/api/v1/create/picture", params=query, content=image()).json()["board"]
    assert (len(board), len(board[0])) == (10, 12)
    inverted = client.post("/api/v1/create/picture", params={**query, "invert": "true"}, content=image()).json()[
        "board"
    ]
    assert inverted != board
    judged = client.post("/api/v1/create/check", json={"kind": "nonogram", "board": board, "quality": True}).json()
    assert judged["verdict"] == "unique"
    assert judged["rating"]["level"]
    assert judged["quality"]["correct"] is True
    ambiguous = ["#..", ".#.", "..#", "..."]
    judged = client.post("/api/v1/create/check", json={"kind": "nonogram", "board": ambiguous}).json()
    assert (judged["verdict"], len(judged["solutions"])) == ("several", 2)
    assert judged["differences"]
    job = client.post("/api/v1/create/repair", json={"kind": "nonogram", "board": ambiguous}).json()
    with client.stream("GET", f"/api/v1/jobs/{job['id']}/events") as stream:
        stream.read()
    done = client.get(f"/api/v1/jobs/{job['id']}").json()["result"]
    assert (done["verdict"], done["reached"]) == ("unique", True)
    differing = [[y, x] for y in range(4) for x in range(3) if done["board"][y][x] != ambiguous[y][x]]
    assert sorted(done["changed"]) == differing
    assert done["said"]
    assert cw.solve(cw.Nonogram(done["puzzle"]["rows"], done["puzzle"]["columns"])).verdict is cw.Verdict.UNIQUE


@pytest.mark.parametrize("others", [[], [["red", "#d7263d"]]], ids=["alone", "beside another"])
def test_a_drawing_in_one_colour_is_judged_as_an_ordinary_nonogram(client, others):
    drawn = {"palette": [["white", "#ffffff"], ["black", "#262626"], *others], "rows": [".aa", "a.a"]}
    judged = client.post("/api/v1/create/check", json={"kind": "colour-nonogram", "board": drawn}).json()
    assert (judged["verdict"], judged["puzzle"]["kind"]) == ("unique", "nonogram")
    assert judged["puzzle"]["rows"] == [[2], [1, 1]]
    assert judged["puzzle"]["meta"]["colour"] == "black #262626"


def test_an_image_in_one_colour_is_drawn_and_judged_as_an_ordinary_nonogram(client):
    shown = Image.new("RGB", (8, 6), "white")
    shown.paste("#d7263d", (2, 1, 7, 4))
    file = io.BytesIO()
    shown.save(file, "PNG")
    query = {"kind": "colour-nonogram", "size": "8x6", "trim": "false"}
    board = client.post("/api/v1/create/picture", params=query, content=file.getvalue()).json()["board"]
    assert board["rows"] == ["........", *[".." + 5 * "a" + "."] * 3, "........", "........"]
    judged = client.post("/api/v1/create/check", json={"kind": "colour-nonogram", "board": board}).json()
    assert (judged["puzzle"]["kind"], judged["puzzle"]["rows"]) == ("nonogram", [[], [5], [5], [5], [], []])


def test_a_drawing_in_two_colours_stays_in_colour(client):
    drawn = {"palette": [["white", "#ffffff"], ["black", "#262626"], ["red", "#d7263d"]], "rows": [".ab", "a.a"]}
    judged = client.post("/api/v1/create/check", json={"kind": "colour-nonogram", "board": drawn}).json()
    assert (judged["verdict"], judged["puzzle"]["kind"]) == ("unique", "colour-nonogram")


def result_of(client, job):
    assert "id" in job, job
    with client.stream("GET", f"/api/v1/jobs/{job['id']}/events") as stream:
        stream.read()
    return client.get(f"/api/v1/jobs/{job['id']}").json()["result"]


def test_a_picture_gives_the_board_its_shape_and_has_variants(client):
    query = {"kind": "nonogram", "size": "auto"}
    board = client.post("/api/v1/create/picture", params=query, content=image()).json()["board"]
    assert max(len(board), len(board[0])) == 30
    found = result_of(client, client.post("/api/v1/create/variants", params=query, content=image()).json())["variants"]
    assert len({each["method"] for each in found}) > 1
    assert len({tuple(each["size"]) for each in found}) > 1
    for each in found:
        assert [len(each["board"][0]), len(each["board"])] == each["size"]
    assert found[0]["verdict"] == "unique"
    assert found[0]["level"]


def test_locked_cells_stay_when_a_drawing_is_repaired(client):
    ambiguous = ["#...", ".#..", "..#.", "...."]
    form = {"kind": "nonogram", "board": ambiguous}
    changed = result_of(client, client.post("/api/v1/create/repair", json=form).json())["changed"]
    locked = result_of(client, client.post("/api/v1/create/repair", json={**form, "locked": changed}).json())
    assert changed
    assert not [cell for cell in locked["changed"] if cell in changed]


def test_an_empty_picture_is_refused_in_a_sentence(client):
    content = io.BytesIO()
    Image.new("L", (20, 20), 255).save(content, "PNG")
    query = {"kind": "nonogram", "size": "10x10"}
    answer = client.post("/api/v1/create/picture", params=query, content=content.getvalue())
    assert answer.status_code == 422
    assert "Nothing of this picture shows" in answer.text


@pytest.mark.parametrize(
    ("query", "content", "status"),
    [
        ({"kind": "nonogram"}, b"no image", 422),
        ({"kind": "nonogram"}, image()[:90], 422),
        ({"kind": "zip"}, image(), 422),
        ({"kind": "zap"}, image(), 404),
        ({"kind": "nonogram", "size": "900x900"}, image(), 413),
        ({"kind": "nonogram", "threshold": "dark"}, image(), 422),
        ({"kind": "nonogram", "crop": "1,2"}, image(), 422),
    ],
)
def test_bad_pictures_are_problems(client, query, content, status):
    answer = client.post("/api/v1/create/picture", params=query, content=content)
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json")


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize(("format_name", "start"), [("svg", b"<svg"), ("png", b"\x89PNG"), ("pdf", b"%PDF")])
def test_puzzles_are_drawn(client, name, format_name, start):
    body = {"puzzle": item_to_data(cw.generate(name, size=(6, 7), seed=101)), "format": format_name, "solution": True}
    assert start in client.post("/api/v1/draw", json=body).content[:200]


def test_what_is_half_made_is_judged_without_a_refusal(client):
    half = {"format": "cluewright", "version": 1, "kind": "zip", "width": 3, "height": 2, "numbers": [[0, 0], [9, 9]]}
    judged = client.post("/api/v1/create/check", json={"puzzle": half})
    assert judged.status_code == 200
    assert (judged.json()["verdict"], judged.json()["puzzle"]) == ("invalid", None)
    assert judged.json()["faults"][0]["text"]


@pytest.mark.parametrize("theme", ["light", "dark", "high-contrast", "print", "colour-blind"])
def test_drawings_in_every_theme(client, theme):
    puzzle = item_to_data(cw.generate("hitori", size=(5, 4), seed=1))
    drawn = client.post("/api/v1/draw", json={"puzzle": puzzle, "theme": theme})
    assert drawn.status_code == 200
    assert "<svg" in drawn.text[:200]


def test_what_was_kept_on_purpose_is_apart_from_what_was_only_played(client, kept):
    puzzle = item_to_data(cw.generate("zip", size=(6, 7), seed=105))
    number = client.post("/api/v1/games", json={"puzzle": puzzle}, headers={"Cluewright-Player": "someone"}).json()[
        "id"
    ]
    assert number in found(client, shelf="history")
    assert number not in found(client, shelf="kept", limit=200)
    assert set(kept.values()) <= set(found(client, shelf="kept", limit=200))
    assert client.post("/api/v1/library", json={"puzzles": [puzzle]}).json()["kept"][0]["id"] == number
    assert number in found(client, shelf="kept", limit=200)
    assert number not in found(client, shelf="history")
