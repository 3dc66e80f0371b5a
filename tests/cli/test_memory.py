"""What is refused is refused in little memory, however much a small file unpacks to, and with few words."""

import base64
import gzip
import json
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.effort import sampled

MEGABYTE = 1024 * 1024
MOST = 400
"""Megabytes of memory, the program itself among them."""

PEAK = """
import re, sys
from pathlib import Path
from cluewright.cli.app import run
code = run(sys.argv[1:])
peak = re.search(r"VmHWM:\\s*([0-9]+)", Path("/proc/self/status").read_text())[1]
Path(sys.argv[-1] + ".peak").write_text(f"{code} {int(peak) // 1024}")
"""


def run_measured(*arguments: str) -> tuple[int, int, list[str]]:
    """Run a command whose last argument is a file; give its exit code, its peak in megabytes and its error lines."""
    done = subprocess.run([sys.executable, "-c", PEAK, *arguments], capture_output=True, timeout=300, check=False)
    code, peak = Path(arguments[-1] + ".peak").read_text().split()
    return int(code), int(peak), done.stderr.decode().splitlines()


def puzzle(kind: str, rest: str) -> bytes:
    return f'{{"format":"cluewright","version":1,"kind":"{kind}",{rest}}}'.encode()


def shared(payload: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress(payload) + packer.flush()
    return b"#v1/z/nonogram/" + base64.urlsafe_b64encode(packed).rstrip(b"=") + b"\n"


def recording() -> bytes:
    """Give a recording of the most events, each of which is taken back in vain."""
    from cluewright.core.recording import MOST_EVENTS

    words = (b"\0\0\0\0" * 2 + b"\x01\0\0\x80") * (MOST_EVENTS // 3)
    events = base64.b64encode(zlib.compress(words + b"\xff\xff\xff\xff", 6)).decode()
    sides = {"width": 4, "height": 4, "length": len(words) // 4 + 1, "places": "cells"}
    head = {"format": "cluewright-recording", "version": 1, "values": ["?", ".", "#"], "reasons": ["a"]}
    return json.dumps(head | sides | {"events": events}).encode()


GREEDY: dict[str, Callable[[], bytes]] = {
    "lists.json": lambda: b"[" + b"[]," * 10 * MEGABYTE + b"[]]",
    "objects.json": lambda: b"[" + b'{"a":0},' * 3 * MEGABYTE + b"0]",
    "depth.json": lambda: b'{"a":' * 400_000,
    "numbers.json": lambda: puzzle("nonogram", f'"rows":[[{"1," * 15 * MEGABYTE}1]],"columns":[[1]]'),
    "large.json": lambda: puzzle("nonogram", f'"rows":[[{"257," * 3 * MEGABYTE}1]],"columns":[[1]]'),
    "faults.json": lambda: puzzle("hitori", f'"numbers":[{",".join(["[" + "0," * 999 + "0]"] * 900)}]'),
    "wide.json": lambda: '{"title":"😀'.encode() + b"a" * 15 * MEGABYTE + b'"}',
    "lines.jsonl": lambda: b"{}\n" * 3 * MEGABYTE,
    "blank.txt": lambda: b"\n" * 127 * MEGABYTE,
    "one-line.nin": lambda: b"3 3\n" + b"1 " * 15 * MEGABYTE,
    "clues.mk": lambda: b"10000 10000\n" + (b"1 " * 5000 + b"\n") * 3000 + b"#\n",
    "row.hitori": lambda: b"1 " * 15 * MEGABYTE + b"\n",
    "rows.taai": lambda: b"$1\n" + b"1\n" * 10 * MEGABYTE,
    "goal.non": lambda: b"width 9\nheight 9\nrows\n1\ncolumns\n1\ngoal " + b"1 " * 14 * MEGABYTE,
    "elements.xml": lambda: b"<puzzle>" + b"<a b='1'/><c>1</c>\n" * 3_000_000,
    "attributes.xml": lambda: b"<puzzle " + b"".join(b"a%d='1' " % number for number in range(900_000)) + b"/>",
    "checkered.pbm": lambda: b"P4 10000 10000\n" + b"\x55" * 12_500_000,
    "digits.pbm": lambda: b"P1 10000 10000\n" + b"10" * 50_000_000,
    "slashes.tatham": lambda: b"5x5:" + b"/" * 30 * MEGABYTE,
    "slots.puzzlink": lambda: b"nonogram/10000/10000/" + b"1" * 9 * MEGABYTE,
    "slashes.pzprv3": lambda: b"pzprv3/nonogram/9/9/" + b"/" * 31 * MEGABYTE,
    "lists.share": lambda: shared(b"[" + b"[]," * 5 * MEGABYTE + b"[]]"),
    "numbers.share": lambda: shared(b'{"rows":[[' + b"1," * 7 * MEGABYTE + b'1]],"columns":[[1]]}'),
}


@pytest.mark.parametrize("name", sampled(GREEDY, 3))
def test_a_file_that_is_refused_takes_little_memory_and_few_words(tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.gz"
    path.write_bytes(gzip.compress(GREEDY[name](), 1))

    code, peak, lines = run_measured("check", str(path))

    assert code == 2, lines
    assert 1 <= len(lines) <= 12
    assert all(len(line) < 1000 + len(str(path)) for line in lines)
    assert peak < MOST


def test_a_recording_that_is_refused_takes_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(recording())

    code, peak, lines = run_measured("watch", str(path))

    assert code == 2, lines
    assert len(lines) == 1
    assert peak < MOST
