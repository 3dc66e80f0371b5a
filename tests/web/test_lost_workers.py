"""A worker that dies at any word it would have said costs its job alone: one sentence, and asking again does it."""

import itertools
import os

import pytest
from starlette.testclient import TestClient
from tests.brief import require_brief
from tests.library.samples import rated

from cluewright.core import form
from cluewright.library import Library
from cluewright.web.app import create_app
from cluewright.web.settings import Settings
from cluewright.web.worker_link import WorkerLink

ADDRESS = "http://127.0.0.1:8017"
EVERY_POINT = int(os.environ.get("CLUEWRIGHT_FAULT_POINTS", "0")) >= 100
"""Otherwise a worker dies at the first word, the fourth and so on, for each costs a new worker."""
PICTURE = b"P1 4 3 1000 0110 0001"
JOBS = {
    "books": {"title": "Lost", "puzzle_ids": [1, 2], "cover": False, "rules": False},
    "jobs/generate": {"kind": "zip", "size": 5, "seed": 3},
    "create/repair": {"kind": "nonogram", "board": ["#.#.#.", ".#.#.#", "#.#.#.", ".#.#.#"]},
}
QUICK = {
    "create/check": {"kind": "nonogram", "board": ["#.", ".#"], "quality": True},
    "create/picture": None,
    "solve": {"puzzle": form.item_to_data(rated(1))},
}
"""What is answered at once; a picture is sent as it is."""


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    place = tmp_path_factory.mktemp("lost") / "library.sqlite"
    with Library.open(place) as library:
        library.add_many([rated(1), rated(2)])
    settings = Settings(library=place, quick_workers=1, long_workers=1, make_ahead=False, starter=False, prove=False)
    with TestClient(create_app(settings), base_url=ADDRESS) as found:
        yield found


@pytest.fixture
def words(monkeypatch):
    """Let a worker die instead of saying its n-th word; hold the words that were heard and the one that was not."""
    heard = {"at": 0, "words": [], "lost": None}
    tell = WorkerLink._tell

    def strike(self, answer, what, rest):
        if not heard["words"] and what != "begun":  # of a job before, which a busy machine hears late
            tell(self, answer, what, rest)
            return
        heard["words"].append(what)
        if len(heard["words"]) == heard["at"]:
            heard["lost"] = what
            self.kill()
        elif self.alive:  # the dead say nothing more, even if it is in the pipe
            tell(self, answer, what, rest)

    monkeypatch.setattr(WorkerLink, "_tell", strike)
    return heard


@pytest.mark.parametrize("path", JOBS)
def test_a_job_whose_worker_dies_says_so_and_can_be_asked_for_again(client, words, path):
    lost = set()
    for at in itertools.count(1) if EVERY_POINT else (4**power for power in itertools.count()):
        words.update(at=at, words=[], lost=None)
        started = client.post(f"/api/v1/{path}", json=JOBS[path])
        assert started.status_code == 202, started.text
        number = started.json()["id"]
        assert client.get(f"/api/v1/jobs/{number}/events").text
        job = client.get(f"/api/v1/jobs/{number}").json()
        assert client.get("/health").status_code == 200
        lost.add(words["lost"])
        if words["lost"] in (None, "begun"):  # what had not begun is done by another worker
            assert (job["state"], job["problem"]) == ("done", None)
        else:
            assert (job["state"], job["problem"]["type"], job["result"]) == ("failed", "worker-lost", None)
            require_brief(job["problem"]["detail"], "")
        if path == "books":
            book = client.get(f"/api/v1/books/{number}.pdf")
            assert book.status_code == (200 if job["state"] == "done" else 404)
            assert job["state"] != "done" or book.content.rstrip().endswith(b"%%EOF")
        if words["lost"] is None:
            break
    assert len(lost) > 1


@pytest.mark.parametrize("path", QUICK)
def test_a_question_whose_worker_dies_is_refused_in_a_sentence_and_can_be_asked_again(client, words, path):
    content = (
        {"content": PICTURE, "params": {"kind": "nonogram", "size": "4x3"}}
        if QUICK[path] is None
        else {"json": QUICK[path]}
    )
    lost = set()
    for at in itertools.count(1) if EVERY_POINT else (2**power for power in itertools.count()):
        words.update(at=at, words=[], lost=None)
        answer = client.post(f"/api/v1/{path}", **content)
        lost.add(words["lost"])
        if words["lost"] in (None, "begun"):
            assert answer.status_code == 200, answer.text
        else:
            assert (answer.status_code, answer.json()["type"]) == (503, "worker-lost")
            require_brief(answer.json()["detail"], "")
        if words["lost"] is None:
            break
    assert len(lost) > 1
