"""A real server: it answers while it computes, stops what nobody waits for, and leaves nothing behind."""

import json
import os
import signal
import socket
import threading
from contextlib import suppress

import psutil
import pytest
import requests
from tests.endless import ENDLESS
from tests.waiting import until
from tests.web.conftest import RealServer

import cluewright as cw
from cluewright.core.form import item_to_data


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = RealServer(tmp_path_factory.mktemp("solid") / "library.sqlite", "seconds=60")
    yield server
    server.end()


def eventually(holds, seconds=60.0):
    """Wait until something holds, and tell whether it does."""
    until(holds, seconds=seconds)
    return True


def busy(server, pool):
    return server.figure(f'cluewright_workers_busy{{pool="{pool}"}}')


def post_and_hold(server, path, body):
    """Send a request on a socket of its own and do not wait for the answer."""
    connection = socket.create_connection(("127.0.0.1", server.port))
    content = json.dumps(body).encode()
    head = f"POST /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
    connection.sendall(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
    return connection


def test_the_server_answers_while_everybody_computes(server):
    held = [post_and_hold(server, "/generate", ENDLESS) for _ in range(3)]
    job = server.ask("POST", "/jobs/generate", json=ENDLESS).json()
    assert eventually(lambda: busy(server, "quick") and busy(server, "long"))
    for _ in range(5):
        assert server.session.get(f"{server.address}/health", timeout=60).json()["status"] == "fine"
    assert eventually(lambda: busy(server, "quick") == 3)
    game = server.ask("POST", "/games", json={"puzzle_id": keep(server)}).json()
    assert server.ask("POST", f"/games/{game['id']}/hint").status_code == 200  # hints wait for nobody's long request
    for connection in held:
        connection.close()
    server.ask("DELETE", f"/jobs/{job['id']}")
    assert eventually(lambda: busy(server, "quick") == busy(server, "long") == 0)


def keep(server):
    puzzles = [item_to_data(cw.generate("hitori", size=(6, 5), seed=seed)) for seed in (1, 2)]
    return server.ask("POST", "/library", json={"puzzles": puzzles}).json()["kept"][0]["id"]


def test_hanging_up_stops_the_work(server):
    connection = post_and_hold(server, "/generate", ENDLESS)
    assert eventually(lambda: busy(server, "quick") == 1)
    workers = server.processes()[1:]
    assert eventually(lambda: sum(cpu_seconds(workers).values()) > 0.3)
    connection.close()
    assert eventually(lambda: busy(server, "quick") == 0)
    before = cpu_seconds(workers)
    for _ in range(100):
        server.ask("GET", "/health")
    after = cpu_seconds(workers)
    assert sum(seconds - before[worker] for worker, seconds in after.items()) < 0.2  # nobody goes on in secret
    assert server.ask("POST", "/generate", json={"kind": "zip", "size": "6x5"}).status_code == 200


def cpu_seconds(workers):
    """Measure each worker that is still there: a pool may let spare ones go at any time."""
    seconds = {}
    for worker in workers:
        with suppress(psutil.NoSuchProcess):
            seconds[worker] = sum(worker.cpu_times()[:2])
    return seconds


def test_a_cancelled_job_frees_its_worker(server):
    job = server.ask("POST", "/jobs/generate", json=ENDLESS).json()
    assert eventually(lambda: busy(server, "long") == 1)
    server.ask("DELETE", f"/jobs/{job['id']}")
    assert eventually(lambda: busy(server, "long") == 0)
    assert server.ask("GET", f"/jobs/{job['id']}").json()["state"] == "cancelled"


def test_killed_workers_are_replaced(server):
    assert server.ask("POST", "/generate", json={"kind": "zip", "size": "6x5"}).status_code == 200
    idle = [process.pid for process in server.processes()[1:]]
    for pid in idle:
        os.kill(pid, signal.SIGKILL)
    assert eventually(lambda: server.ask("POST", "/generate", json={"kind": "zip", "size": "6x5"}).status_code == 200)

    answers = []
    asking = threading.Thread(target=lambda: answers.append(server_answer(server)))
    asking.start()
    assert eventually(lambda: busy(server, "quick") == 1)
    for process in server.processes()[1:]:
        process.kill()
    asking.join(60)
    assert answers == [(503, "worker-lost")]
    assert eventually(lambda: server.ask("POST", "/generate", json={"kind": "zip", "size": "6x5"}).status_code == 200)


def server_answer(server):
    answer = requests.post(f"{server.address}/api/v1/generate", json=ENDLESS, timeout=60)
    return answer.status_code, answer.json()["type"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_the_server(serve_for_real, how):
    server = serve_for_real("seconds=60")
    connection = post_and_hold(server, "/generate", ENDLESS)
    assert eventually(lambda: busy(server, "quick") == 1)
    started = server.processes()
    assert len(started) >= 3
    server.end(how)
    _, left = psutil.wait_procs(started[1:], timeout=60)
    connection.close()
    assert left == []
