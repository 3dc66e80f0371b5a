"""Messages: values in words, plurals and lists by the locale data, catalogues that cannot be read."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluewright.core.catalogue import CatalogueError, catalogue, parse
from cluewright.core.locales import LANGUAGES, PSEUDO, find_language, plural, requested_language, write_list
from cluewright.core.message import Along, Cells, Line, Message, Value, core_message


def said(cells: list[tuple[int, int]]) -> str:
    return core_message("plain", text=Cells.of(cells)).clause()


class TestPlaces:
    def test_cells_are_named_by_the_lines_they_share(self) -> None:
        assert said([(0, 1)]) == "row 1, column 2"
        assert said([(0, 1), (2, 3)]) == "row 1, column 2 and row 3, column 4"
        assert said([(0, 0), (0, 2), (1, 1)]) == "row 1, columns 1 and 3, and row 2, column 2"
        assert said([(2, 1), (0, 1), (1, 1)]) == "column 2, rows 1 to 3"
        assert said([(0, 0), (0, 2), (1, 1), (3, 3)]) == "row 1, columns 1 and 3; row 2, column 2; and row 4, column 4"

    def test_many_cells_are_counted(self) -> None:
        assert said([(each, each) for each in range(9)]).endswith("; and 5 more cells")

    def test_places_on_a_line(self) -> None:
        assert core_message("plain", text=Along("column", (0, 1, 2, 5))).clause() == "columns 1 to 3 and 6"
        assert core_message("plain", text=Along("row", (4,))).clause() == "row 5"
        assert core_message("plain", text=Line("row", 3)).text() == "Row 4"


class TestSpeaking:
    def test_a_missing_message_is_shown_by_its_code(self) -> None:
        assert Message("cluewright.core", "nothing-like-that").text() == "Nothing-like-that"

    def test_a_language_without_a_message_falls_back_to_english(self) -> None:
        assert core_message("level-easy").clause("xx") == "easy"

    def test_the_pseudo_language_is_longer_and_marked(self) -> None:
        plain, stretched = core_message("hint-stuck").text(), core_message("hint-stuck").text(PSEUDO)
        assert len(stretched) > 1.25 * len(plain)
        assert stretched != plain

    def test_lists_and_plurals_follow_the_locale(self) -> None:
        assert write_list("de", ["1", "2", "3"], "or") == "1, 2 oder 3"
        assert write_list("zh", ["1", "2"]) == "1和2"
        assert plural("fr", 0) == "one"
        assert plural("en", 23, "ordinal") == "few"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [("de-CH", "de"), ("ZH-hans", "zh"), ("ja_JP.eucJP@x", "ja"), ("C", "en"), ("tlh", None), ("", None)],
)
def test_languages_are_found_by_any_of_their_names(wanted: str, found: str | None) -> None:
    assert find_language(wanted) == found


def test_a_request_gets_the_language_it_likes_best() -> None:
    assert requested_language("pt, es;q=0.5, fr;q=0.7") == "fr"
    assert requested_language("xx") == "en"
    assert requested_language("de;q=0, en;q=nan") == "en"


@pytest.mark.parametrize(
    "text",
    ["a = { -term }", "-term = x", "a = { SHOUT($x) }", "= b", "a = b\na = c", 'a = { NUMBER("x") }', "a = { $x.y }"],
)
def test_what_is_no_catalogue_is_refused(text: str) -> None:
    with pytest.raises(CatalogueError):
        parse(text)


VALUES: st.SearchStrategy[Value] = st.recursive(
    st.one_of(
        st.integers(-(10**6), 10**6),
        st.text(max_size=5),
        st.dates(),
        st.builds(Line, st.sampled_from(["row", "column"]), st.integers(0, 99)),
        st.builds(Along, st.just("row"), st.lists(st.integers(0, 9), min_size=1, max_size=4).map(tuple)),
        st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=1, max_size=6).map(Cells.of),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(tuple),
        inner.map(lambda value: core_message("plain", text=value)),
    ),
    max_leaves=4,
)


@given(VALUES, st.sampled_from([*LANGUAGES, PSEUDO]))
def test_messages_survive_json_and_speak_in_every_language(value: Value, language: str) -> None:
    message = core_message("plain", text=value)
    again = Message.from_data(message.room, message.to_data())
    assert again.to_data() == message.to_data()
    assert again.clause(language) == message.clause(language)


def test_dates_are_written_as_the_language_does() -> None:
    assert core_message("plain", text=date(2026, 11, 16)).clause("en") == "16 November 2026"


def test_every_catalogue_of_core_can_be_read() -> None:
    assert catalogue("cluewright.core", "en")
