"""Nothing acknowledged is lost: a fault at every point where the studio touches its library, and clocks that jump."""

import datetime as real_datetime
import itertools
import sqlite3

import pytest
from sqlalchemy import event
from starlette.testclient import TestClient
from tests.effort import EFFORT

import cluewright as cw
from cluewright.core.cell_moves import write_cells
from cluewright.library import Library
from cluewright.library import play as play_module
from cluewright.web.app import create_app
from cluewright.web.keeping import Keeper, _Pending
from cluewright.web.settings import Settings

ADDRESS = "http://127.0.0.1:8017"
MOST_POINTS = 400


class Faults:
    """Let the database fail at one point: when a statement is sent, before a commit, or after it."""

    def __init__(self, engine):
        self._at = self._seen = 0
        self._error = sqlite3.OperationalError
        self._sentence = ""
        commit = engine.dialect.do_commit

        def do_commit(connection):
            self._pass("before the commit")
            commit(connection)
            self._pass("after the commit")

        engine.dialect.do_commit = do_commit
        for name in ("do_execute", "do_execute_no_params", "do_executemany"):
            event.listen(engine, name, lambda cursor, statement, *_: self._pass(statement))
        self.failed = None

    def arm(self, point, error, sentence):
        self._at, self._seen, self._error, self._sentence, self.failed = point, 0, error, sentence, None

    def _pass(self, what):
        self._seen += 1
        if self._seen == self._at:
            self.failed = what
            raise self._error(self._sentence)


KINDS = {
    "full disk": (sqlite3.OperationalError, "database or disk is full"),
    "lost connection": (sqlite3.ProgrammingError, "Cannot operate on a closed database."),
}


@pytest.fixture(scope="module")
def studio(tmp_path_factory):
    place = tmp_path_factory.mktemp("faults") / "library.sqlite"
    with Library.open(place) as library:
        item = cw.generate("nonogram", size=(5, 4), seed=3)
        number = library.add(item).id
    settings = Settings(library=place, quick_workers=1, long_workers=1, make_ahead=False, starter=False, prove=False)
    with TestClient(create_app(settings), base_url=ADDRESS, raise_server_exceptions=False) as client:
        client.faults = Faults(client.app._app.state.studio.library._engine)
        yield client, place, number, item


def ask(client, method, path, **options):
    """Ask until it is answered; a failure is said in a sentence, with when to try again."""
    for _ in range(3):
        answer = client.request(method, f"/api/v1{path}", **options)
        if answer.status_code < 300:
            return answer.json()
        assert answer.status_code == 503, answer.text
        assert (answer.json()["type"], "retry-after" in answer.headers) == ("library", True)
        assert "sqlite" not in answer.text
        assert "disk" not in answer.text
    raise AssertionError(answer.text)


def solution_moves(item):
    cells = [
        (row, column, symbol) for row, text in enumerate(item.solution.rows()) for column, symbol in enumerate(text)
    ]
    half = len(cells) // 2
    return [write_cells(cells[:half]), write_cells(cells[half:])]


def play_to_the_end(client, player, number, item):
    """Play; what was answered must be there whenever it is looked for. Give how often the game was acknowledged."""
    said = {"headers": {"Cluewright-Player": player}}
    known = ask(client, "POST", "/games", json={"puzzle_id": number}, **said)
    for count, move in enumerate(solution_moves(item), 1):
        body = {"revision": known["revision"], "actions": [{"do": "move", "move": move}]}
        answer = client.post(f"/api/v1/games/{number}/actions", json=body, **said)
        if answer.status_code == 200:
            known = answer.json()
        else:
            assert answer.status_code == 503, answer.text
            found = ask(client, "GET", f"/games/{number}", **said)
            assert found["moves"] in (count - 1, count)  # it may have reached the disk before the fault
            assert found["moves"] >= known["moves"]
            known = found
            if found["moves"] < count:
                body["revision"] = found["revision"]
                known = ask(client, "POST", f"/games/{number}/actions", json=body, **said)
        assert known["moves"] == count
    assert known["finished"]
    return known


def keep_things(client, name, number):
    ask(client, "PATCH", f"/library/{number}", json={"title": name, "add_tags": [name]})
    made = client.post("/api/v1/collections", json={"name": name})
    assert made.status_code in (201, 503), made.text
    if made.status_code == 503:  # it may be there all the same
        made = client.post("/api/v1/collections", json={"name": name})
        assert made.status_code in (201, 422), made.text
    ask(client, "POST", f"/collections/{name}/entries", json={"do": "put", "puzzles": [number]})


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_acknowledged_is_lost_whatever_fails(studio, kind):
    client, place, number, item = studio
    points = []
    for point in itertools.count(1) if EFFORT > 1 else itertools.count(1 + list(KINDS).index(kind), 3):
        assert point < MOST_POINTS
        client.faults.arm(point, *KINDS[kind])
        player = f"{kind.replace(' ', '-')}-{point}"
        final = play_to_the_end(client, player, number, item)
        keep_things(client, player, number)
        failed = client.faults.failed
        client.faults.arm(0, *KINDS[kind])
        with Library.open(place) as library:
            session = library.play.load(player, number)
            assert (len(session.moves), session.finished) == (final["moves"], True)
            assert len(list(library.play.results(player))) == 1
            record = library.get(number)
            assert record.title == player
            assert player in record.tags
            assert [entry.puzzle_id for entry in library.collections.entries(player)] == [number]
        if failed is None:
            break
        points.append(failed)
    assert len(points) > (20 if EFFORT > 1 else 6)
    assert {"before the commit", "after the commit"} <= set(points)


def test_a_picture_that_cannot_be_kept_is_shown(studio):
    client, _, number, _ = studio
    library = client.app._app.state.studio.library
    writes = []
    for point in range(1, 20):
        client.faults.arm(0, *KINDS["full disk"])
        with library.writing() as connection:
            connection.exec_driver_sql("DELETE FROM thumbnail")
        client.faults.arm(point, *KINDS["full disk"])
        answer = client.get(f"/api/v1/library/{number}/thumbnail.png")
        if client.faults.failed is None:
            break
        if client.faults.failed.startswith(("INSERT", "BEGIN IMMEDIATE")):
            writes.append(client.faults.failed)
            assert answer.status_code == 200
        else:
            assert answer.status_code in (200, 503)
    assert len(writes) == 2


def test_a_game_said_to_be_finished_twice_counts_once(studio):
    _, place, number, _ = studio
    moment = real_datetime.datetime.now().astimezone()
    with Library.open(place) as library:
        for _ in range(2):
            library.play.finish("twice", number, seconds=3.0, finished=moment)
        assert len(list(library.play.results("twice"))) == 1


def test_a_writer_that_ends_half_way_tells_those_it_wrote_for(studio):
    _, place, _, _ = studio

    class Ended(BaseException):
        pass

    def end(connection):
        raise Ended

    with Library.open(place) as library:
        keeper = Keeper(library)
        other = _Pending(lambda connection: None)
        keeper._waiting.append(other)
        with pytest.raises(Ended):
            keeper.write(end)
        assert other.done
        assert other.error is not None
        keeper.write(lambda connection: None)


@pytest.mark.parametrize("days", [-4000, -1, 1, 4000])
def test_a_clock_that_jumps_loses_nothing(studio, monkeypatch, days):
    client, place, number, item = studio

    class Jumping(real_datetime.datetime):
        turns = itertools.count()

        @classmethod
        def now(cls, zone=None):
            moment = real_datetime.datetime.now(zone)
            return moment + real_datetime.timedelta(days=days * (next(cls.turns) % 2))

    monkeypatch.setattr(play_module, "datetime", Jumping)
    player = f"jumping{days}"
    assert play_to_the_end(client, player, number, item)["finished"]
    assert ask(client, "GET", "/stats", headers={"Cluewright-Player": player})["finished"] == 1
    with Library.open(place) as library:
        assert library.play.load(player, number).finished
        assert len(list(library.play.results(player))) == 1
