"""Load the studio: players who move, ask for hints and begin new puzzles, all at once, for a while.

    python benchmarks/load_studio.py --players 50 --seconds 60

It starts a server of its own on this machine with a library of its own, fills it with 25x25 nonograms, lets every
player play at the pace of a quick person, and stops by itself. It prints requests and errors, times by what was asked,
the processor time the server took for them, and its memory at the beginning, in the middle and at the end.
"""

import argparse
import asyncio
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil

import cluewright as cw
from cluewright.library import Library

NEXT = ("nonogram", "hitori", "zip")


@dataclass
class Tally:
    """What happened."""

    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    problems: Counter[str] = field(default_factory=Counter)

    def print(self, seconds: float) -> None:
        """Print a table of times by what was asked."""
        print(f"{'request':>12}{'count':>8}{'a second':>10}{'p50 ms':>9}{'p95 ms':>9}{'p99 ms':>9}{'worst ms':>10}")
        for what, times in sorted(self.times.items()):
            times.sort()
            p50, p95, p99 = (times[min(len(times) - 1, int(len(times) * share))] * 1e3 for share in (0.5, 0.95, 0.99))
            rate = len(times) / seconds
            print(f"{what:>12}{len(times):>8}{rate:>10.1f}{p50:>9.1f}{p95:>9.1f}{p99:>9.1f}{times[-1] * 1e3:>10.1f}")
        print(f"errors: {sum(self.problems.values())} {dict(self.problems) if self.problems else ''}")


class Client:
    """One player's connection: HTTP/1.1 in as little work as will do, for the load shares the machine."""

    def __init__(self, port: int, name: str, tally: Tally) -> None:
        self._port, self._name, self._tally = port, name, tally
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, what: str, path: str, body: Any) -> Any:
        """Make a request and give the answer's JSON; the time from the first byte sent to the last received counts."""
        content = json.dumps(body).encode()
        lines = [
            f"POST /api/v1{path} HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            "Content-Type: application/json",
            f"Cluewright-Player: {self._name}",
            f"Content-Length: {len(content)}",
        ]
        request = ("\r\n".join(lines) + "\r\n\r\n").encode() + content
        started = time.perf_counter()
        try:
            status, answer = await self._exchange(request)
        except (OSError, asyncio.IncompleteReadError):  # closed between two requests, as idle connections are
            await self.close()
            try:
                status, answer = await self._exchange(request)
            except (OSError, asyncio.IncompleteReadError) as error:
                self._tally.problems[f"{what} {type(error).__name__}"] += 1
                return None
        self._tally.times[what].append(time.perf_counter() - started)
        if status != 200:
            self._tally.problems[f"{what} {status}"] += 1
            return None
        return json.loads(answer)

    async def _exchange(self, request: bytes) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = int(head.partition("content-length:")[2].partition("\r\n")[0])
        return int(head.split(" ", 2)[1]), await reader.readexactly(length)

    async def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            with contextlib.suppress(OSError):
                await self._streams[1].wait_closed()
            self._streams = None


async def play(client: Client, puzzle_ids: list[int], choose: random.Random, pace: float, end: float) -> None:
    """Play until the end: moves that hints give and moves of one's own, now and then a new puzzle."""
    await asyncio.sleep(choose.random() * pace)
    game = await client.ask("open", "/games", {"puzzle_id": choose.choice(puzzle_ids)})
    while time.monotonic() < end and game is not None:
        await asyncio.sleep(choose.expovariate(1 / pace))
        turn = choose.random()
        if turn < 0.03 or game["finished"]:
            new = {"kind": choose.choice(NEXT), "difficulty": "easy"}
            if choose.random() < 0.5:
                game = await client.ask("open", "/games", {"puzzle_id": choose.choice(puzzle_ids)})
            else:
                await client.ask("new puzzle", "/games/next", new)
                game = await client.ask("open", "/games", {"puzzle_id": choose.choice(puzzle_ids)})
        elif turn < 0.23:
            hint = await client.ask("hint 25x25", f"/games/{game['id']}/hint", {})
            if hint is not None and "move" in hint:
                game = await act(client, game, hint["move"])
        else:
            rows = game["board"]
            row, column = choose.randrange(len(rows)), choose.randrange(len(rows[0]))
            game = await act(client, game, f"{choose.choice('#.')}{row + 1},{column + 1}")
    await client.close()


async def act(client: Client, game: dict[str, Any], move: str) -> Any:
    body = {"revision": game["revision"], "actions": [{"do": "move", "move": move}]}
    return await client.ask("move", f"/games/{game['id']}/actions", body)


def memory(server: psutil.Process) -> float:
    """Give the megabytes the server and its workers have in memory, and they alone."""
    processes = [server, *server.children(recursive=True)]
    return sum(process.memory_full_info().uss for process in processes) / 2**20


def processor_seconds(server: psutil.Process) -> tuple[float, float]:
    """Give the processor time of the server itself and of its workers."""
    own = sum(server.cpu_times()[:2])
    return own, sum(sum(process.cpu_times()[:2]) for process in server.children(recursive=True))


async def load(port: int, server: psutil.Process, puzzle_ids: list[int], asked: argparse.Namespace) -> None:
    """Let everybody play and print what came of it."""
    tally = Tally()
    before, marks = processor_seconds(server), [memory(server)]
    started = time.monotonic()
    end = started + asked.seconds
    players = [
        play(Client(port, f"player-{number}", tally), puzzle_ids, random.Random(number), asked.pace, end)
        for number in range(asked.players)
    ]

    async def watch() -> None:
        await asyncio.sleep(asked.seconds / 2)
        marks.append(memory(server))

    await asyncio.gather(watch(), *players)
    seconds = time.monotonic() - started
    marks.append(memory(server))
    after = processor_seconds(server)
    own, workers = after[0] - before[0], after[1] - before[1]
    count = sum(len(times) for times in tally.times.values())
    tally.print(seconds)
    print(f"{count} requests in {seconds:.0f} s by {asked.players} players, {count / seconds:.1f} a second")
    print(f"processor time: server {own:.1f} s ({own / count * 1e3:.1f} ms a request), workers {workers:.1f} s")
    print("memory of server and workers: " + ", ".join(f"{mark:.0f} MB" for mark in marks) + " (start, middle, end)")


def fill(place: Path, count: int) -> list[int]:
    """Keep 25x25 nonograms to play."""
    with Library.open(place) as library:
        items = [cw.generate("nonogram", size=(25, 25), seed=seed) for seed in range(count)]
        return [added.id for added in library.add_many(items)]


def main() -> None:
    """Start a server, load it, end it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=1.0, help="mean seconds a player thinks between requests")
    parser.add_argument("--puzzles", type=int, default=20)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "library.sqlite"
        puzzle_ids = fill(place, asked.puzzles)
        program = str(Path(sys.executable).with_name("cluewright"))
        command = [program, "serve", "--port", "0", "--library", str(place)]
        for name in ("work", "requests", "connections"):  # all players come from one address
            command += ["--limit", f"{name}_per_client=1000"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                address = process.stdout.readline().split()[4]
                time.sleep(10)  # the first puzzles are made ahead
                asyncio.run(load(int(address.rpartition(":")[2]), psutil.Process(process.pid), puzzle_ids, asked))
            finally:
                process.terminate()


if __name__ == "__main__":
    main()
