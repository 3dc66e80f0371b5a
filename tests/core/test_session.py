import json
from dataclasses import replace

import pytest

import cluewright as cw

SOLUTION = ["1 1 #", "1 3 #", "2 2 #", "2 3 #"]


class Clock:
    """A clock whose hands the test moves."""

    def __init__(self):
        self.now = 5000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def item(kakurasu):
    return kakurasu.KIND.sample()


@pytest.fixture
def session(item, clock):
    return cw.Session(item, clock=clock)


def test_a_game_from_before_there_were_slugs_goes_on(item):
    session = play(cw.Session(replace(item, rating=cw.Rating(cw.Level.EASY, 5.0, {"line-sum": 2}))), "1 1 #")
    data = json.loads(session.to_json())
    data["item"]["rating"]["techniques"] = {"line sum": 2}
    again = cw.Session.from_json(json.dumps(data))
    assert again.item == session.item
    assert again.board == session.board


def play(session, *moves):
    for move in moves:
        session.move(move)
    return session


def test_a_session_starts_on_the_empty_board_of_an_item_or_a_bare_puzzle(item):
    for thing in (item, item.puzzle):
        session = cw.Session(thing)
        assert session.board == ("???", "???")
        assert session.moves == []
        assert (session.can_undo, session.can_redo, session.finished) == (False, False, False)
        assert session.puzzle is item.puzzle


def test_moves_give_the_new_board_and_are_kept(session):
    assert session.move("1 1 #") == ("#??", "???")
    assert session.move(" 2 3 . ") == ("#??", "??.")
    assert session.moves == ["1 1 #", "2 3 ."]
    assert session.text() == "  #  ?  ?   4\n  ?  ?  .   5\n  1  2  3"


@pytest.mark.parametrize("move", ["", "x", "1 1", "3 1 #", "1 4 #", "1 1 @", 7, None])
def test_a_move_that_cannot_be_made_changes_nothing(session, move):
    play(session, "1 1 #", "2 2 #").undo()
    with pytest.raises(cw.InvalidMove):
        session.move(move)
    assert (session.board, session.moves, session.can_redo) == (("#??", "???"), ["1 1 #"], True)


def test_undo_and_redo_go_all_the_way(session):
    play(session, *SOLUTION)
    boards = [session.board]
    while session.can_undo:
        boards.append(session.undo())
    assert boards[-1] == ("???", "???")
    assert len(boards) == len(SOLUTION) + 1
    while session.can_redo:
        boards.pop()
        assert session.redo() == boards[-1]
    assert session.moves == SOLUTION


def test_undo_and_redo_say_when_there_is_nothing_left(session):
    with pytest.raises(cw.InvalidMove, match=r"^there is no move to undo$"):
        session.undo()
    with pytest.raises(cw.InvalidMove, match=r"^there is no move to redo$"):
        session.redo()


def test_a_new_move_forgets_what_was_undone(session):
    play(session, "1 1 #", "1 2 #").undo()
    session.move("1 3 #")
    assert not session.can_redo
    assert session.moves == ["1 1 #", "1 3 #"]


# Checkpoints


def test_returning_to_a_checkpoint_can_be_redone(session):
    play(session, "1 1 #").set_checkpoint("trying this")
    play(session, "1 2 #", "2 2 #")
    assert session.checkpoints == {"trying this": 1}
    assert session.return_to("trying this") == ("#??", "???")
    assert session.redo() == ("##?", "???")
    assert session.redo() == ("##?", "?#?")
    assert session.checkpoints == {"trying this": 1}


def test_a_checkpoint_outlives_the_line_it_was_set_on(session):
    play(session, "1 1 #", "1 2 #").set_checkpoint("left")
    session.undo()
    play(session, "2 3 .").set_checkpoint("right")
    assert session.return_to("left") == ("##?", "???")
    assert not session.can_redo
    assert session.undo() == ("#??", "???")
    assert session.redo() == ("##?", "???")
    assert session.return_to("right") == ("#??", "??.")
    assert list(session.checkpoints) == ["left", "right"]


def test_a_checkpoint_ahead_is_reached_by_redoing(session):
    play(session, "1 1 #", "1 2 #").set_checkpoint("here")
    play(session, "1 3 #")
    for _ in range(3):
        session.undo()
    assert session.return_to("here") == ("##?", "???")
    assert session.redo() == ("###", "???")


def test_setting_again_moves_a_checkpoint_and_dropping_removes_it(session):
    session.set_checkpoint("a")
    play(session, "1 1 #").set_checkpoint("b")
    session.set_checkpoint("a")
    assert session.checkpoints == {"b": 1, "a": 1}
    session.drop_checkpoint("b")
    assert session.checkpoints == {"a": 1}
    assert session.board == ("#??", "???")


@pytest.mark.parametrize("act", ["return_to", "drop_checkpoint"])
def test_a_checkpoint_that_is_not_there_is_answered_with_those_that_are(session, act):
    with pytest.raises(cw.InvalidMove, match=r"^there is no checkpoint 'x'; there are: none$"):
        getattr(session, act)("x")
    session.set_checkpoint("a")
    session.set_checkpoint("b")
    with pytest.raises(cw.InvalidMove, match=r"^there is no checkpoint 'x'; there are: a, b$"):
        getattr(session, act)("x")


@pytest.mark.parametrize("name", ["", "  ", "n" * 101, None, 5])
def test_a_checkpoint_needs_a_sensible_name(session, name):
    with pytest.raises(cw.InvalidMove, match=r"^the name of a checkpoint must have 1 to 100 characters$"):
        session.set_checkpoint(name)


# Mistakes and hints


def test_mistakes_are_broken_rules_and_cells_that_differ_from_the_solution(session):
    play(session, "1 1 .")
    assert [(fault.code, fault.cells[0]) for fault in session.mistakes()] == [
        ("no-way", (0, 0)),
        ("no-way", (0, 0)),
        ("wrong-cell", (0, 0)),
    ]
    session.undo()
    assert session.mistakes() == []


def test_without_a_trusted_solution_only_the_rules_speak(kakurasu):
    puzzle = kakurasu.Kakurasu((0, 0, 7), (0, 0, 3, 3))
    solution = ("....", "....", "..##")
    trusted = [
        (cw.Item(puzzle, solution=solution), True),
        (cw.Item(puzzle, solution=solution, proof={"verdict": "unique"}), True),
        (cw.Item(puzzle, solution=solution, proof={"verdict": "undecided"}), False),
        (cw.Item(puzzle, solution=("....", "....", "..#."), proof={"verdict": "unique"}), False),
        (cw.Item(puzzle), False),
    ]
    for item, compared in trusted:
        session = play(cw.Session(item), "3 3 .")
        assert [fault.code for fault in session.mistakes()] == ["wrong-cell"] * compared
        assert session.mistaken_moves == int(compared)


@pytest.mark.parametrize("with_solution", [True, False])
def test_mistaken_moves_count_once_each_and_stay_counted(item, with_solution):
    session = cw.Session(item if with_solution else item.puzzle)
    play(session, "1 1 #")
    assert session.mistaken_moves == 0
    play(session, "1 2 #")
    assert session.mistaken_moves == 1
    play(session, "2 2 #")  # right, with the mistake still on the board
    assert session.mistaken_moves == 1
    session.undo()
    session.undo()
    session.redo()
    assert session.mistaken_moves == 1
    play(session, "1 2 .")
    assert session.mistaken_moves == 1
    play(session, "2 1 #")
    assert session.mistaken_moves == 2


def test_a_hint_at_the_same_position_counts_once(session):
    assert session.hints_asked == 0
    first = session.hint()
    assert session.hint() is first
    assert (first.code, session.hints_asked) == ("line-sum", 1)
    play(session, "1 1 #")
    assert session.hint() is not first
    assert session.hints_asked == 2


def test_a_hint_names_the_mistake_first(session):
    play(session, "1 1 .")
    assert session.hint().mistake is not None


# Time and the end


def test_time_passes_but_not_in_a_pause(session, clock):
    clock.now += 10
    assert (session.elapsed, session.paused) == (10, False)
    session.pause()
    clock.now += 100
    session.pause()
    assert (session.elapsed, session.paused) == (10, True)
    session.resume()
    session.resume()
    clock.now += 5
    assert (session.elapsed, session.paused) == (15, False)


def test_a_wait_is_taken_off_the_clock_but_nothing_before_it(session, clock):
    clock.now += 10
    session.pause()
    session.discount(4)
    assert session.elapsed == 10, "a clock that stands has not counted the wait"
    session.resume()
    clock.now += 10
    session.discount(4)
    assert session.elapsed == 16
    session.discount(100)
    assert session.elapsed == 10


def test_playing_on_ends_a_pause(session, clock):
    for act in (lambda: session.move("1 1 #"), session.undo, session.redo):
        session.pause()
        clock.now += 100
        act()
        assert not session.paused
        clock.now += 1
    assert session.elapsed == 3


def test_a_move_that_fails_does_not_end_a_pause(session):
    session.pause()
    with pytest.raises(cw.InvalidMove):
        session.move("nonsense")
    assert session.paused


def test_the_clock_stops_with_the_last_move_and_goes_on_when_it_is_undone(session, clock):
    clock.now += 7
    play(session, *SOLUTION)
    assert session.finished
    clock.now += 100
    session.resume()
    clock.now += 100
    assert session.elapsed == 7
    session.undo()
    clock.now += 2
    assert (session.finished, session.elapsed) == (False, 9)


def test_a_puzzle_that_is_solved_as_it_stands_is_finished_at_once(kakurasu, clock):
    session = cw.Session(kakurasu.Kakurasu((0, 0), (0, 0, 0)), clock=clock)
    clock.now += 3
    assert (session.finished, session.elapsed) == (True, 0)


# Saving


@pytest.fixture
def busy(session, clock):
    """Give a session in which everything is in use."""
    play(session, "1 1 #", "1 2 #").set_checkpoint("wrong")
    session.undo()
    session.set_checkpoint("good")
    play(session, "1 3 #", "2 2 #").hint()
    session.undo()
    clock.now += 12.5
    session.pause()
    return session


def test_the_saved_form(busy, item):
    data = busy.to_data()
    assert data.pop("item")["kind"] == "kakurasu"
    assert data == {
        "format": "cluewright-session",
        "version": 1,
        "moves": ["1 1 #", "1 3 #", "2 2 #"],
        "position": 2,
        "branches": [{"from": 1, "moves": ["1 2 #"]}],
        "checkpoints": {"wrong": 4, "good": 1},
        "seconds": 12.5,
        "paused": True,
        "mistaken_moves": 1,
        "hints_asked": 1,
    }


def test_a_restored_session_goes_on_where_it_was_saved(busy):
    clock = Clock()
    session = cw.Session.from_json(busy.to_json(), clock=clock)
    clock.now += 100
    assert session.to_data() == busy.to_data()
    assert session.item == busy.item
    assert session.board == busy.board == ("#?#", "???")
    assert session.redo() == ("#?#", "?#?")
    assert session.return_to("wrong") == ("##?", "???")
    assert session.return_to("good") == ("#??", "???")
    clock.now += 1
    assert session.elapsed == 13.5


def test_a_session_saved_running_runs_on_from_when_it_is_restored(session, clock):
    clock.now += 4
    later = Clock()
    again = cw.Session.from_data(session.to_data(), clock=later)
    later.now += 3
    assert (again.elapsed, again.paused) == (7, False)


def test_a_checkpoint_beyond_the_end_of_the_line_is_saved_apart_from_redo(session):
    play(session, "1 1 #").set_checkpoint("base")
    play(session, "1 2 .").set_checkpoint("far")
    session.return_to("base")
    play(session, "2 1 .")
    session.return_to("base")
    play(session, "2 2 #")
    session.return_to("far")
    session.return_to("base")
    again = cw.Session.from_data(session.to_data())
    for each in (session, again):
        assert each.redo() == ("#.?", "???")
        assert not each.can_redo


def test_a_finished_session_is_restored_finished(session, clock):
    play(session, *SOLUTION)
    clock.now += 50
    again = cw.Session.from_data(session.to_data(), clock=clock)
    clock.now += 50
    assert (again.finished, again.paused, again.elapsed) == (True, True, 0)


def test_restoring_needs_no_more_than_the_text(busy):
    text = busy.to_json()
    assert cw.Session.from_json(json.dumps(json.loads(text), indent=2)).to_json() == text


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"format": "cluewright"}, 'a saved game must be a JSON object with "format": "cluewright-session"'),
        ({"version": 2}, "a saved game of version 2 is too new: this program reads up to version 1"),
        ({"version": None}, "the version must be a whole number from 1, not None"),
        ({"item": None}, "'item' of a saved game must be an object, not None"),
        ({"item": {}}, 'a puzzle must be a JSON object with "format": "cluewright"'),
        ({"moves": "1 1 #"}, "'moves' of a saved game must be a list, not '1 1 #'"),
        ({"moves": [1]}, "a move of a saved game must be text, not 1"),
        ({"position": 4}, "'position' of a saved game must be a whole number from 0 to 3, not 4"),
        ({"position": -1}, "'position' of a saved game must be a whole number from 0 to 3, not -1"),
        ({"position": True}, "'position' of a saved game must be a whole number from 0 to 3, not True"),
        ({"branches": None}, "'branches' of a saved game must be a list, not None"),
        ({"branches": [[1, []]]}, "a branch of a saved game must be an object, not [1, []]"),
        (
            {"branches": [{"from": 4, "moves": []}]},
            "'from' of a saved game must be a whole number from 0 to 3, not 4",
        ),
        ({"branches": [{"from": 1}]}, "'moves' of a saved game must be a list, not None"),
        ({"checkpoints": []}, "'checkpoints' of a saved game must be an object, not []"),
        ({"checkpoints": {"a": 5}}, "'a' of a saved game must be a whole number from 0 to 4, not 5"),
        ({"seconds": -1}, "'seconds' of a saved game must be a number from 0, not -1"),
        ({"seconds": "12"}, "'seconds' of a saved game must be a number from 0, not '12'"),
        ({"seconds": float("nan")}, "'seconds' of a saved game must be a number from 0, not nan"),
        ({"seconds": float("inf")}, "'seconds' of a saved game must be a number from 0, not inf"),
        ({"paused": 1}, "'paused' of a saved game must be true or false, not 1"),
        ({"mistaken_moves": None}, "'mistaken_moves' of a saved game must be a whole number from 0, not None"),
        ({"hints_asked": 1.5}, "'hints_asked' of a saved game must be a whole number from 0, not 1.5"),
        ({"paused": "x" * 100}, f"'paused' of a saved game must be true or false, not '{'x' * 56}..."),
    ],
)
def test_a_damaged_save_says_what_is_wrong(busy, change, problem):
    with pytest.raises(cw.FormatError) as caught:
        cw.Session.from_data(busy.to_data() | change)
    assert str(caught.value) == problem


@pytest.mark.parametrize(
    ("change", "number"),
    [
        ({"moves": ["1 1 #", "9 9 #", "2 2 #"]}, 2),
        ({"moves": ["1 1 #", "1 3 #", "jump"]}, 3),
        ({"branches": [{"from": 1, "moves": ["jump"]}]}, 4),
    ],
)
def test_a_saved_move_that_cannot_be_made_is_named_even_where_the_player_does_not_stand(busy, change, number):
    with pytest.raises(cw.InvalidMove, match=rf"^move {number} cannot be replayed: "):
        cw.Session.from_data(busy.to_data() | change)


@pytest.mark.parametrize("text", ["", "{", "null", "[]", '"session"'])
def test_text_that_is_no_session_is_refused(text):
    with pytest.raises(cw.FormatError):
        cw.Session.from_json(text)


def test_a_missing_key_is_damage_not_a_crash(busy):
    for key in busy.to_data():
        data = busy.to_data()
        del data[key]
        with pytest.raises(cw.FormatError):
            cw.Session.from_data(data)


def test_long_games_stay_playable(item):
    session = cw.Session(item.puzzle)
    for number in range(3000):
        session.move(f"{number % 2 + 1} {number % 3 + 1} {'#.?'[number % 7 % 3]}")
    again = cw.Session.from_json(session.to_json())
    assert again.board == session.board
    while again.can_undo:
        again.undo()
    assert again.board == ("???", "???")
