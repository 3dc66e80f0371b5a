"""Nobody takes everything: caps per client, short work past long work, connections that stall."""

import asyncio
import contextlib
import socket
import threading
from importlib import import_module
from pathlib import Path

import pytest
import requests
import uvicorn
from tests.endless import SMALL_ENDLESS
from tests.web.conftest import RealServer

from cluewright.web import jobs as jobs_module
from cluewright.web import workers as workers_module
from cluewright.web.connections import patient_for
from cluewright.web.jobs import Jobs
from cluewright.web.refusal import Refused
from cluewright.web.settings import Limits
from cluewright.web.shares import Shares
from cluewright.web.workers import Workers

MEMORY = 512 * 1024 * 1024
SMALL = {"kind": "zip", "size": "6x5", "seed": 4}


@pytest.fixture
def tasks(monkeypatch):
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.setattr(workers_module, "SHORT", 0.05)
    return import_module("worker_tasks")


def run(work, **options):
    async def inside():
        workers = Workers(1, waiting=20, memory=MEMORY, **options)
        try:
            async with asyncio.timeout(60):
                return await work(workers)
        finally:
            workers.close()

    return asyncio.run(inside())


async def long_run(workers, task, **options):
    """Start a task and come back when it counts as long."""
    before = len(workers._long())
    asking = asyncio.ensure_future(workers.run(task, seconds=50, **options))
    while len(workers._long()) == before:
        await asyncio.sleep(0.005)
    return asking


# Workers


def test_short_work_does_not_wait_for_long_work(tasks):
    async def work(workers):
        long = await long_run(workers, tasks.obedient)
        assert await workers.run(tasks.double, 4, seconds=30) == 8
        assert not long.done()
        assert len(workers._all) == 1  # the spare one is not kept
        long.cancel()
        await asyncio.gather(long, return_exceptions=True)
        assert len(workers._all) == 1

    run(work, spare=1)


def test_there_are_only_so_many_spare_ones(tasks):
    async def work(workers):
        long = [await long_run(workers, tasks.obedient)]
        long.append(await long_run(workers, tasks.obedient))
        with pytest.raises(Refused, match="no worker was free"):
            await workers.run(tasks.double, 4, seconds=30, patience=0.5)
        for each in long:
            each.cancel()
        await asyncio.gather(*long, return_exceptions=True)

    run(work, spare=1)


def test_what_has_run_longest_gives_way(tasks):
    async def work(workers):
        long = await long_run(workers, tasks.obedient)
        assert await workers.run(tasks.double, 4, seconds=30) == 8
        with pytest.raises(Refused, match="others were waiting"):
            await long
        halt = asyncio.Event()
        watched = await long_run(workers, tasks.count, halt=halt)
        assert await workers.run(tasks.double, 5, seconds=30) == 10
        assert await watched > 0  # what was found until then

    run(work, gives_way=True)


def test_a_waiting_client_with_work_under_way_lets_others_pass(tasks):
    done = []

    async def work(workers):
        workers._count = 2

        async def ask(client, number):
            await workers.run(tasks.double, number, seconds=30, client=client)
            done.append(client)

        held = [await long_run(workers, tasks.obedient, client="many")]
        halt = asyncio.Event()
        held.append(await long_run(workers, tasks.count, client="other", halt=halt))
        asking = [asyncio.ensure_future(ask("many", 1)) for _ in range(2)]
        await asyncio.sleep(0)
        asking.append(asyncio.ensure_future(ask("one", 1)))
        await asyncio.sleep(0)
        halt.set()
        await asyncio.gather(*asking)
        held[0].cancel()
        await asyncio.gather(*held, return_exceptions=True)

    run(work)
    assert done == ["one", "many", "many"]


# Shares


def test_shares_are_counted_by_client_and_given_back():
    shares = Shares()
    with shares.held("a", "watches", 1), shares.held("b", "watches", 1, 3):
        with pytest.raises(Refused, match="you already have 1 watches running") as told, shares.held("a", "watches", 1):
            pass
        assert (told.value.status, told.value.retry_after) == (429, 2)
        with pytest.raises(Refused, match="2 watches are already running") as told, shares.held("c", "watches", 1, 2):
            pass
        assert told.value.status == 503
    assert len(shares) == 0


# The studio


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    limits = ("seconds=20", "watches_per_client=2", "jobs_per_client=3", "followers_per_client=1", "work_per_client=3")
    more = ("requests_per_client=9", "connections_per_client=30", "sending_seconds=30")
    server = RealServer(tmp_path_factory.mktemp("fair") / "library.sqlite", *limits, *more)
    yield server
    server.end()


def refused(answer, *codes):
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    assert int(answer.headers["retry-after"]) >= 1
    assert answer.json()["detail"].endswith(("to finish", "cancel it", "close one"))
    return (answer.status_code, answer.json()["type"]) in [(429, code) for code in codes]


@contextlib.contextmanager
def asking(server, path, body, count):
    """Keep so many requests in progress on connections of their own."""
    held = []
    content = requests.Request("POST", f"{server.address}/api/v1{path}", json=body).prepare()
    head = f"POST /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
    for _ in range(count):
        connection = socket.create_connection(("127.0.0.1", server.port))
        connection.sendall(f"{head}Content-Length: {len(content.body)}\r\n\r\n".encode() + content.body)
        held.append(connection)
    try:
        yield held
    finally:
        for connection in held:
            connection.close()


def under_way(server, pool, count):
    """Wait until so many requests are computed or wait for it."""
    for _ in range(5000):
        busy = server.figure(f'cluewright_workers_busy{{pool="{pool}"}}')
        if busy + server.figure(f'cluewright_tasks_waiting{{pool="{pool}"}}') == count:
            return
    raise AssertionError("they never got as far")


def until_accepted(ask):
    for _ in range(2000):
        answer = ask()
        if answer.status_code < 300:
            return answer
    raise AssertionError(answer.text)


def test_watches_are_counted_and_small_jobs_go_past_them(server):
    body = {"recipe": SMALL_ENDLESS, "live": True}
    with asking(server, "/watch", body, 2):
        under_way(server, "watch", 2)
        assert refused(server.ask("POST", "/watch", json={"recipe": SMALL}), "too-many")
        job = server.ask("POST", "/jobs/generate", json=SMALL).json()
        assert server.ask("GET", f"/jobs/{job['id']}/events").text
        assert server.ask("GET", f"/jobs/{job['id']}").json()["state"] == "done"
        assert server.ask("POST", "/generate", json=SMALL).status_code == 200
    until_accepted(lambda: server.ask("POST", "/watch", json={"recipe": SMALL}))


def test_long_jobs_are_counted_and_small_ones_go_past_them(server):
    long = [server.ask("POST", "/jobs/generate", json=SMALL_ENDLESS).json()["id"] for _ in range(2)]
    job = server.ask("POST", "/jobs/generate", json=SMALL).json()["id"]
    assert refused(server.ask("POST", "/jobs/generate", json=SMALL), "too-many-jobs")
    assert server.ask("GET", f"/jobs/{job}/events").text
    assert server.ask("GET", f"/jobs/{job}").json()["state"] == "done"
    with server.ask("GET", f"/jobs/{long[0]}/events", stream=True) as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith(b"data: ")
        assert refused(server.ask("GET", f"/jobs/{long[0]}/events", stream=True), "too-many")
    for each in long:
        server.ask("DELETE", f"/jobs/{each}")


def test_requests_that_are_computed_are_counted(server):
    with asking(server, "/generate", SMALL_ENDLESS, 3):
        under_way(server, "quick", 3)
        assert refused(server.ask("POST", "/generate", json=SMALL_ENDLESS), "too-many")
        assert server.ask("GET", "/library").status_code == 200
    until_accepted(lambda: server.ask("POST", "/generate", json=SMALL))


def test_connections_are_counted(server):
    held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(30)]
    with pytest.raises((requests.ConnectionError, AssertionError)):  # the answer may be lost with the connection
        assert requests.get(f"{server.address}/health", timeout=120).status_code == 200
    for connection in held:
        connection.close()
    for _ in range(2000):
        with contextlib.suppress(requests.ConnectionError):
            if requests.get(f"{server.address}/health", timeout=120).status_code == 200:
                return
    raise AssertionError("no connection is taken any more")


def test_a_body_in_crumbs_is_refused(server):
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        head = f"POST /api/v1/library/import HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        connection.settimeout(30)
        with contextlib.suppress(ConnectionError):
            connection.sendall(head.encode() + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 5000)
        assert b" 400 " in connection.recv(100)


def test_a_stream_without_news_ends(monkeypatch):
    monkeypatch.setattr(jobs_module, "NO_NEWS", 0.01)

    async def follow():
        jobs = Jobs(per_client=1)
        job = jobs.start("work", "me", lambda report: asyncio.Event().wait())
        told = [state async for state in jobs.events(job.id)]
        await jobs.close()
        return told

    assert len(asyncio.run(follow())) == 1


@pytest.fixture
def stubborn():
    """Serve an answer larger than any buffer, to see what becomes of those who do not take it."""
    ended = threading.Event()

    async def app(scope, receive, send):
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            for _ in range(64):
                await send({"type": "http.response.body", "body": bytes(1024 * 1024), "more_body": True})
            await send({"type": "http.response.body", "body": b""})
            ended.set()

    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    config = uvicorn.Config(app, http=patient_for(Limits(sending_seconds=0.5)), lifespan="off", log_level="critical")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    yield listening.getsockname()[1], ended
    server.should_exit = True
    thread.join(60)
    listening.close()


def test_who_does_not_take_the_answer_is_hung_up_on(stubborn):
    port, ended = stubborn
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert ended.wait(60)
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        taken = 0
        while piece := connection.recv(1 << 20):
            taken += len(piece)
        assert taken > 64 * 1024 * 1024  # who takes it gets all of it
