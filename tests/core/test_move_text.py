"""Moves are read from left to right, and how much one may do is bounded, for every kind alike."""

import pytest

import cluewright as cw
from cluewright.core.move_text import LONGEST_MOVE, MoveText
from cluewright.core.registry import kinds
from cluewright.core.session import Session

KINDS = sorted(kinds())


def test_a_text_is_taken_token_by_token():
    text = MoveText(" #12, 7 RIGHT")
    taken = text.blanks(), text.one_of("#."), text.number(), text.one_of(","), text.blanks()
    assert taken == (True, "#", 12, ",", True)
    assert (text.number(), text.blanks(), text.word("down", "right"), text.at_end) == (7, True, "right", True)
    assert (text.next, text.one_of("#"), text.number(), text.word("down"), text.blanks()) == ("", "", None, "", False)


def test_what_is_no_number_is_not_taken():
    for text in ("x", "123456", "٣", "", "-1"):
        read = MoveText(text)
        assert read.number() is None
        assert read.next == text[:1]


@pytest.mark.parametrize("name", KINDS)
def test_a_move_of_any_length_is_answered(name):
    session = Session(cw.kind(name).sample())
    for text in ("L" + " " * 20_000 + "!", "#1,1" + " " * LONGEST_MOVE, "+1" * LONGEST_MOVE, "1" * 20_000):
        with pytest.raises(cw.InvalidMove) as told:
            session.move(text)
        assert len(str(told.value)) < 500
    assert session.moves == []


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("text", ["#1\x1c,1", "#١,1", "R\x1d2", "R٢", "1\x1f,2", "\x1c", "+1,1\x85right"])
def test_separators_are_no_blanks_and_foreign_digits_no_digits(name, text):
    with pytest.raises(cw.InvalidMove):
        Session(cw.kind(name).sample()).move(text)


@pytest.mark.parametrize("name", ["nonogram", "hitori"])
def test_a_move_sets_the_board_a_few_times_at_most(name):
    item = cw.generate(name, size=(6, 5), seed=1)
    session = Session(item)
    session.move("#1-5,1-6 " * 4)
    with pytest.raises(cw.InvalidMove, match="more than 4 times"):
        session.move("#1-5,1-6 " * 5)


def test_a_path_goes_back_and_forth_but_not_for_ever():
    puzzle = cw.Zip(5, 4, numbers=[(0, 0), (3, 4)])
    session = Session(cw.Item(puzzle))
    session.move("R4L4" * 10)
    assert session.board.path == ((0, 0),)
    with pytest.raises(cw.InvalidMove, match="more than 4 times"):
        session.move("R4L4" * 11)
    with pytest.raises(cw.InvalidMove, match="there is no"):
        session.move("R99999")
