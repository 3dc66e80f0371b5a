"""Jobs: followed to their end, cancelled, and not too many of them."""

import asyncio
import json

from starlette.testclient import TestClient
from tests.endless import ENDLESS

from cluewright.web.app import create_app
from cluewright.web.jobs import Jobs
from cluewright.web.settings import Limits, Settings
from cluewright.web.unread import Unread

QUICK = {"kind": "zip", "size": "6x5", "seed": 4}


def events(client, job):
    with client.stream("GET", f"/api/v1/jobs/{job['id']}/events") as stream:
        return [json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: ")]


def test_a_job_is_followed_to_its_result(client):
    job = client.post("/api/v1/jobs/generate", json=QUICK).json()
    told = events(client, job)
    assert told[-1]["state"] == "done"
    assert told[-1]["result"]["kind"] == "zip"
    assert client.get(f"/api/v1/jobs/{job['id']}").json()["result"] == told[-1]["result"]


def test_a_job_that_fails_says_why(client):
    job = client.post("/api/v1/jobs/generate", json={**QUICK, "no_such": 1}).json()
    last = events(client, job)[-1]
    assert (last["state"], last["problem"]["type"]) == ("failed", "invalid-recipe")


def test_nobody_knows_a_job_that_is_not(client):
    assert client.get("/api/v1/jobs/1-x").status_code == 404
    assert client.get("/api/v1/jobs/1-x/events").status_code == 404
    assert client.delete("/api/v1/jobs/1-x").status_code == 404


def test_jobs_are_cancelled_and_counted(tmp_path):
    limits = Limits(jobs_per_client=2)
    settings = Settings(
        library=tmp_path / "l.sqlite", quick_workers=1, long_workers=1, limits=limits, make_ahead=False, starter=False
    )
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8017") as client:
        jobs = [client.post("/api/v1/jobs/generate", json=ENDLESS).json() for _ in range(2)]
        refused = client.post("/api/v1/jobs/generate", json=ENDLESS)
        assert (refused.status_code, refused.json()["type"]) == (429, "too-many-jobs")
        assert "Retry-After" in refused.headers
        for job in jobs:
            client.delete(f"/api/v1/jobs/{job['id']}")
            assert events(client, job)[-1]["state"] == "cancelled"
        assert client.post("/api/v1/jobs/generate", json=QUICK).status_code == 202


def test_the_end_is_told_to_a_slow_listener():
    async def follow():
        jobs = Jobs(per_client=1)
        done = asyncio.Event()

        async def work(report):
            await done.wait()
            return Unread(b"42")

        job = jobs.start("work", "me", work)
        told = []
        async for state in jobs.events(job.id):
            told.append(json.loads(state)["state"])
            done.set()
            for _ in range(100):  # while this one is busy, the job ends
                await asyncio.sleep(0)
        return told

    assert asyncio.run(follow()) == ["running", "done"]
