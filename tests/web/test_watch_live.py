"""Watching while the solver works: parts lead to the board, little waits for the slow, leaving and stopping end it."""

import asyncio
import json

import numpy as np
import pytest
from tests.waiting import until

from cluewright.core.errors import BudgetExceeded
from cluewright.core.form import item_to_data
from cluewright.core.recording import UNDO, Recording
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kinds
from cluewright.web.changes import MergedChanges
from cluewright.web.live import LiveWatch, LiveWatches
from cluewright.web.problems import Refused

LONG = {"kind": "nonogram", "size": "300x200", "texture": "maze", "seed": 1}
"""Nobody has waited for its end yet."""
PATIENCE = 60.0


class Reader:
    """Reads the parts of an answer from its pieces."""

    def __init__(self, pieces):
        self._pieces, self._held = pieces, b""

    def part(self):
        """Give the next part and its words."""
        while b"\n" not in self._held:
            self._held += next(self._pieces)
        line, self._held = self._held.split(b"\n", 1)
        head = json.loads(line)
        size = 4 * head.get("words", head.get("length", 0))
        while len(self._held) < size:
            self._held += next(self._pieces)
        words, self._held = self._held[:size], self._held[size:]
        return head, words


def wait_until(happens):
    until(happens, seconds=PATIENCE)


def board_of(head, words):
    recording = Recording(
        head["width"], head["height"], tuple(head["reasons"]), np.frombuffer(words, "<u4"), tuple(head["values"])
    )
    return recording.timeline.values_at()


def busy(server):
    return server.figure('cluewright_workers_busy{pool="watch"}')


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    from tests.web.conftest import RealServer

    started = RealServer(tmp_path_factory.mktemp("live") / "library.sqlite")
    yield started
    started.end()


def begin(server, **form):
    answer = server.session.post(f"{server.address}/api/v1/watch", json={**form, "live": True}, stream=True, timeout=60)
    assert answer.status_code == 200, answer.text
    return answer, Reader(answer.iter_content(None))


def test_the_solver_is_seen_at_work_and_stopped_with_what_it_found(server):
    answer, reader = begin(server, picture=LONG)
    changes, meaning, name, before = b"", None, None, 0.0
    while len(changes) < 4000:
        head, words = reader.part()
        assert head["part"] == "live"
        assert head["seconds"] >= before
        before, name, meaning = head["seconds"], head.get("watch", name), head.get("head", meaning)
        changes += words
    assert (meaning["width"], meaning["height"], meaning["kind"]) == (300, 200, "nonogram")
    assert (board_of(meaning, changes) != 0).any()

    assert server.ask("DELETE", f"/watch/{name}").json() == {"watch": name, "halted": True}
    while (told := reader.part())[0].get("part") == "live":
        pass
    head, words = told
    assert (head["verdict"], head["stopped"], head["complete"]) == ("undecided", True, False)
    assert len(words) == 4 * head["length"] > 4000
    assert board_of(head, words).shape == (200, 300)
    answer.close()
    assert server.ask("DELETE", f"/watch/{name}").status_code == 404


def test_who_leaves_ends_the_work(server):
    answer, reader = begin(server, picture=LONG)
    reader.part()
    assert busy(server) == 1
    answer.close()
    server.session.close()
    wait_until(lambda: busy(server) == 0)


def test_who_leaves_before_the_first_news_ends_it_too(server):
    one, reader = begin(server, picture=LONG)  # there is one worker, so whoever comes second waits
    reader.part()
    with pytest.raises(OSError, match="timed out"):
        server.session.post(
            f"{server.address}/api/v1/watch", json={"picture": LONG, "live": True}, stream=True, timeout=0.3
        )
    one.close()
    server.session.close()
    wait_until(lambda: busy(server) == 0)


@pytest.mark.parametrize("how", ["solver", "path"])
@pytest.mark.parametrize("name", list(kinds()))
def test_what_is_quick_ends_as_without_live(client, name, how):
    puzzle = item_to_data(find_kind(name).sample())
    plain = client.post("/api/v1/watch", json={"puzzle": puzzle, "how": how}).content
    live = client.post("/api/v1/watch", json={"puzzle": puzzle, "how": how, "live": True}).content
    reader = Reader(iter([live]))
    while (told := reader.part())[0].get("part") == "live":
        pass
    assert told[1] == plain.split(b"\n", 1)[1]


def test_what_is_wrong_is_a_problem_with_its_status(client):
    for form, status in (
        ({"share": "nothing of the kind"}, 422),
        ({"picture": {**LONG, "texture": "no such"}}, 422),
        ({"picture": {**LONG, "kind": "zip", "texture": "maze"}}, 422),
        ({"picture": {**LONG, "size": "9000x9000"}}, 413),
        ({"puzzle": item_to_data(find_kind("nonogram").sample()), "strategy": "no-such"}, 422),
    ):
        answer = client.post("/api/v1/watch", json={**form, "live": True})
        assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json"), form


def test_changes_that_wait_are_merged():
    def word(number):
        return number.to_bytes(4, "little")

    waiting = MergedChanges()
    assert not waiting
    waiting.hear(word(1) + word(2) + word(3))
    waiting.hear(word(UNDO | 2) + word(4))
    assert waiting.take() == word(1) + word(4)
    waiting.hear(word(5))
    waiting.hear(word(UNDO | 3))
    waiting.hear(word(UNDO | 1) + word(6))
    assert waiting.take() == word(UNDO | 3) + word(6)
    assert not waiting
    assert waiting.take() == b""


def test_a_reader_who_never_comes_costs_no_more_than_the_board():
    async def inside():
        ready = asyncio.Event()

        async def work(watch):
            watch.heard(None, {"head": {"width": 3}, "words": bytes(range(12))})
            for _ in range(1000):
                watch.heard(None, {"words": (UNDO | 2).to_bytes(4, "little") + bytes(8)})
            ready.set()
            await watch.halt.wait()
            return b"{}\n", b""

        watches = LiveWatches()
        watch = watches.start(work)
        assert await watch.begun() is None
        await ready.wait()
        parts = watch.parts()
        reader = Reader(iter([await anext(parts)]))
        head, words = reader.part()
        assert (head["head"], head["watch"], len(words)) == ({"width": 3}, watch.id, 12)
        watches.halt(watch.id)
        assert b"".join([part async for part in parts]).endswith(b"{}\n")
        with pytest.raises(Refused, match="no such recording"):
            watches.halt(watch.id)

    asyncio.run(inside())


def test_what_fails_after_the_beginning_is_a_part():
    async def inside():
        go_on = asyncio.Event()

        async def work(watch):
            watch.heard(0.5, "drawing")
            await go_on.wait()
            raise BudgetExceeded("the time limit of 1 s ran out")

        watch = LiveWatch(work)
        assert await watch.begun() is None
        parts = watch.parts()
        first = json.loads(await anext(parts))
        assert (first["doing"], first["fraction"], first["words"]) == ("drawing", 0.5, 0)
        go_on.set()
        last = json.loads(b"".join([part async for part in parts]).splitlines()[-1])
        assert last == {
            "part": "problem",
            "type": "budget-exceeded",
            "status": 503,
            "detail": "the time limit of 1 s ran out",
            "message": "This took too long and was stopped. Try again, or try a smaller puzzle.",
        }

    asyncio.run(inside())
