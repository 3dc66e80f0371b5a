import json

import pytest

import cluewright as cw
from cluewright.core.form import dumps, item_from_data, item_to_data, loads
from cluewright.core.item import as_item


@pytest.fixture
def item(kakurasu):
    """Give an item in which every field is used."""
    return cw.Item(
        kakurasu.Kakurasu((4, 5), (1, 2, 3)),
        solution=("#.#", ".##"),
        proof={"verdict": "unique", "nodes": 1.0},
        rating=cw.Rating(cw.Level.EASY, 2.5, {"line-sum": 2}, {"slack": 0.25}),
        recipe=cw.Recipe("kakurasu", (3, 2), 7, cw.Level.EASY, {"shaded": 40}, 2),
        meta={"title": "Ein Kätzchen", "author": None},
        extra={"tags": ["small"], "rated": {"by": [1, 2]}},
    )


@pytest.fixture
def data(item):
    return json.loads(json.dumps(item_to_data(item)))


def test_an_item_round_trips_with_everything_in_it(item):
    assert loads(dumps(item)) == item
    assert dumps(loads(dumps(item))) == dumps(item)


def test_files_from_before_there_were_slugs_name_techniques(item, data):
    data["rating"]["techniques"] = {"line sum": 2}
    data["recipe"]["lesson"] = "line sum"
    again = item_from_data(data)
    assert again.rating == item.rating
    assert again.recipe.options["lesson"] == "line-sum"


def test_the_form_is_one_line_with_keys_in_a_fixed_order(item):
    text = dumps(item)
    assert "\n" not in text
    assert "Ein Kätzchen" in text
    own = ["width", "height", "rows", "columns"]
    known = ["solution", "rating", "proof", "recipe", "meta"]
    assert list(json.loads(text)) == ["format", "version", "kind", *own, *known, "tags", "rated"]
    assert text.startswith('{"format":"cluewright","version":1,"kind":"kakurasu","width":3,"height":2,')


def test_a_bare_puzzle_round_trips_without_anything_invented(item):
    bare = as_item(item.puzzle)
    data = item_to_data(bare)
    assert list(data) == ["format", "version", "kind", "width", "height", "rows", "columns"]
    assert item_from_data(data) == bare
    assert as_item(bare) is bare


def test_null_is_read_as_nothing_said(data):
    nothing = dict.fromkeys(["solution", "rating", "proof", "recipe", "meta"])
    item = item_from_data(data | nothing)
    assert (item.solution, item.rating, item.proof, item.recipe, item.meta) == (None, None, None, None, {})


def test_unknown_keys_are_kept_at_every_level(data):
    data |= {"from-the-future": {"x": 1}}
    data["meta"] |= {"colour": "red"}
    data["proof"] |= {"engine": "pencil"}
    data["recipe"] |= {"mood": "calm"}
    again = item_to_data(item_from_data(data))
    assert again == data


def test_extra_keys_cannot_speak_for_the_item(item):
    cheat = cw.Item(item.puzzle, extra={"kind": "nonogram", "rows": [9], "solution": ["###", "###"], "note": 1})
    again = loads(dumps(cheat))
    assert (again.puzzle, again.solution, again.extra) == (item.puzzle, None, {"note": 1})


def test_the_title_is_found_in_the_metadata(item):
    assert item.title == "Ein Kätzchen"
    assert cw.Item(item.puzzle).title is None


def test_text_that_utf8_cannot_hold_still_round_trips(item):
    strange = cw.Item(item.puzzle, meta={"title": "half \ud83d a pair"})
    assert loads(dumps(strange).encode().decode()) == strange


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"format": "other"}, 'a puzzle must be a JSON object with "format": "cluewright"'),
        ({"format": ["cluewright"]}, 'a puzzle must be a JSON object with "format": "cluewright"'),
        ({"version": 2}, "a puzzle of version 2 is too new: this program reads up to version 1"),
        ({"version": 0}, "the version must be a whole number from 1, not 0"),
        ({"version": True}, "the version must be a whole number from 1, not True"),
        ({"version": "1"}, "the version must be a whole number from 1, not '1'"),
        ({"version": None}, "the version must be a whole number from 1, not None"),
        ({"kind": None}, 'the kind must be a name, such as "nonogram", not None'),
        ({"kind": ["kakurasu"]}, "the kind must be a name, such as \"nonogram\", not ['kakurasu']"),
        ({"proof": [1]}, "proof must be an object, not [1]"),
        ({"meta": "cat"}, "meta must be an object, not 'cat'"),
        ({"rating": {"level": "easy"}}, "the rating is malformed"),
        ({"rating": []}, "the rating is malformed"),
        ({"rating": {"level": "x", "score": 1}}, "the rating is malformed"),
        ({"recipe": 5}, "the recipe is malformed"),
    ],
)
def test_what_is_wrong_with_the_form_is_said(data, change, problem):
    with pytest.raises(cw.FormatError) as caught:
        item_from_data(data | change)
    assert str(caught.value) == problem


@pytest.mark.parametrize("thing", [None, 1, "cluewright", [], ["format"], {}, True])
def test_what_is_not_a_puzzle_is_refused(thing):
    with pytest.raises(cw.FormatError, match="a puzzle must be a JSON object"):
        item_from_data(thing)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"kind": "sudoku"}, cw.UnknownKind),
        ({"rows": [99, -1]}, cw.InvalidPuzzle),
        ({"rows": None}, cw.InvalidPuzzle),
        ({"solution": ["#.#"]}, cw.InvalidPuzzle),
        ({"solution": {"a": 1}}, cw.InvalidPuzzle),
        ({"recipe": {"kind": "kakurasu"}}, cw.InvalidRecipe),
        ({"recipe": {"kind": "kakurasu", "size": "huge"}}, cw.InvalidRecipe),
    ],
)
def test_parts_answer_for_themselves(data, change, error):
    with pytest.raises(error):
        item_from_data(data | change)


def test_a_kind_that_trips_over_a_file_is_reported_as_a_malformed_file(data, kakurasu, monkeypatch):
    monkeypatch.setattr(kakurasu.KakurasuKind, "from_data", lambda self, data: data["rows"]["first"])
    with pytest.raises(cw.FormatError, match=r"^the puzzle is malformed$"):
        item_from_data(data)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "1:1: this is not JSON: expecting value"),
        ('{"format":\n  cluewright}', "2:3: this is not JSON: expecting value"),
        ('{"format": "cluewright", "version": NaN}', "this JSON cannot be read: NaN is not a finite number"),
        ('{"format": "cluewright", "version": 1e999}', "this JSON cannot be read: 1e999 is not a finite number"),
        ("[" * 100_000, "this JSON cannot be read: it is nested more than 100 levels deep"),
    ],
    ids=["empty", "second line", "nan", "infinite", "deep"],
)
def test_text_that_is_not_json_is_refused_with_the_place(text, problem):
    with pytest.raises(cw.FormatError) as caught:
        loads(text)
    assert str(caught.value) == problem


def test_a_number_of_thousands_of_digits_is_refused():
    with pytest.raises(cw.FormatError, match=r"^this JSON cannot be read: a number may have at most 100 digits"):
        loads('{"format": "cluewright", "version": ' + "9" * 5000 + "}")


def test_a_puzzle_is_not_written_to_be_read(data, kakurasu, monkeypatch):
    monkeypatch.setattr(kakurasu.KakurasuKind, "to_data", lambda *_: pytest.fail("it was written"))

    assert item_from_data({**data, "of others": 1}).extra["of others"] == 1
