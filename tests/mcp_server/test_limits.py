"""Calls that ask for too much, or for nonsense: each is answered with a sentence, and the server goes on."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter

import anyio
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cluewright as cw
from cluewright.cli.app import run
from cluewright.mcp_server.limits import ToolLimits
from cluewright.mcp_server.server import PuzzleServer
from cluewright.mcp_server.wire import TooLong, lines_of
from cluewright.nonogram.families import random_picture

GRID = {"kind": "nonogram", "width": 2, "height": 1, "rows": [[1]], "columns": [[1], []]}
DEEP: list = []
for _ in range(200):
    DEEP = [DEEP]
MCP = [sys.executable, "-c", "from cluewright.cli import main; main()", "mcp"]


def hard_puzzle() -> dict:
    """Make a puzzle that takes far longer than a call may."""
    puzzle = cw.clues_of(random_picture(100, 100, 50, 1))
    return {"kind": "nonogram", **cw.kind("nonogram").to_data(puzzle)}


@pytest.mark.parametrize(
    ("tool", "arguments", "said"),
    [
        ("nope", {}, "there is no tool 'nope'; there are: kinds, make"),
        ("make", {}, "kind: Field required"),
        ("make", {"kind": "chess"}, "there is no kind 'chess'; there are:"),
        ("make", {"kind": "nonogram", "size": "99999x99999"}, "at most 10000 cells"),
        ("make", {"kind": "nonogram", "size": "-3x2"}, "-3x2"),
        ("make", {"kind": "nonogram", "size": 12}, "size: Input should be a valid string"),
        ("make", {"kind": "nonogram", "difficulty": "lethal"}, "lethal"),
        ("make", {"kind": "nonogram", "seed": -1}, "seed"),
        ("make", {"kind": "nonogram", "sise": "5x5"}, "there is no argument 'sise'"),
        ("make", {"kind": "nonogram", "options": {"seed": 4}}, "seed is an argument of its own"),
        ("make", {"kind": "nonogram", "options": {"pattern": "picture", "picture": "/etc/passwd"}}, "names a file"),
        ("make", {"kind": "nonogram", "options": {"tries": "x" * 9999}}, "tries"),
        ("make", {"kind": "hitori", "language": "tlh"}, "language must be one of en, de"),
        ("solve", {"puzzle": ""}, "no puzzle in a format"),
        ("solve", {"puzzle": "hello\n" * 100}, "no puzzle in a format"),
        ("solve", {"puzzle": "\x1f\x8b\ufffe \x00"}, "no puzzle in a format"),
        ("solve", {"puzzle": 7}, "puzzle"),
        ("solve", {"puzzle": {}}, "kind"),
        ("solve", {"puzzle": {"kind": "nonogram", "rows": "x", "columns": None}}, "row clues"),
        ("solve", {"puzzle": {**GRID, "width": 10**9, "height": 10**9}}, "at most 10000 cells"),
        ("solve", {"puzzle": GRID, "limit": 10**9}, "limit"),
        ("hint", {"puzzle": GRID, "board": ["##########"]}, "10x1"),
        ("hint", {"puzzle": GRID, "board": {"x": [[[[]]]]}}, "board"),
        ("explain", {"puzzle": GRID, "most": 0}, "most"),
        ("check", {"puzzle": GRID, "board": ["#."], "answer": "#."}, "either an answer or a board"),
        ("draw", {"puzzle": GRID, "theme": "../../etc/passwd"}, "theme"),
        ("draw", {"puzzle": GRID, "board": ["#."], "solution": True}, "either a board or the solution"),
        ("draw", {"puzzle": GRID, "format": "exe"}, "format"),
        ("rate", {"puzzle": {**GRID, "columns": [None, None]}}, "several solutions"),
    ],
)
def test_nonsense_is_answered_with_a_sentence(server, tool, arguments, said):
    assert said in server.refusal(tool, **arguments)


def test_many_calls_at_once_are_all_answered(server):
    async def all_at_once() -> list:
        found = []

        async def one(number: int) -> None:
            arguments = {"kind": "zip", "size": "5x5", "seed": number}
            found.append(await server.client.call_tool("make", arguments))

        async with anyio.create_task_group() as group:
            for number in range(45):
                group.start_soon(one, number)
        return found

    answers = server.ask(all_at_once)
    refused = [answer.content[0].text for answer in answers if answer.is_error]
    assert len(answers) == 45
    assert set(refused) <= {"too many calls at once: try again in a moment"}
    assert len(answers) - len(refused) >= 30


def test_a_call_that_is_given_up_ends(server):
    async def given_up() -> bool:
        with anyio.move_on_after(0.7) as scope:
            await server.client.call_tool("solve", {"puzzle": puzzle, "limit": 2})
        return scope.cancelled_caught

    puzzle = hard_puzzle()
    assert server.ask(given_up)
    began = time.monotonic()
    assert server.answer("solve", puzzle=GRID)["verdict"] == "unique"  # the only worker is free again
    assert time.monotonic() - began < 4


def test_a_call_that_takes_too_long_is_answered_with_what_is_known():
    async def solved() -> dict:
        server = PuzzleServer(ToolLimits(seconds=2, workers=1))  # on a busy machine the worker starts late
        try:
            with anyio.fail_after(30):
                return (await server.call("solve", {"puzzle": puzzle, "limit": 2})).structured_content
        finally:
            server.workers.close()

    puzzle = hard_puzzle()
    assert anyio.run(solved)["verdict"] == "undecided"


def test_a_message_that_is_too_long_is_refused_and_the_next_is_read(server):
    with pytest.raises(Exception, match="at most 4194304 bytes"):
        server.call("solve", puzzle={"rows": "x" * 5_000_000})
    assert server.answer("solve", puzzle=GRID)["verdict"] == "unique"


def test_a_message_that_is_nested_too_deeply_is_refused(server):
    with pytest.raises(Exception, match="not a message that can be read"):
        server.call("solve", puzzle={**GRID, "rows": DEEP})


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_what_is_no_message_at_all_is_survived_and_ctrl_c_ends_it_while_it_waits():
    lines = [b"\xff\xfe", b"{]", b"[]", b'{"jsonrpc": "2.0", "id": 1}', b"null", b"", b'{"id": 7, "method": "\\ud800"}']
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with subprocess.Popen(MCP, **pipes) as process:
        process.stdin.write(b"\n".join([*lines, b'{"jsonrpc":"2.0","id":8,"method":"ping"}', b""]))
        process.stdin.flush()
        answers = [json.loads(process.stdout.readline()) for _ in range(7)]
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=20)
    assert Counter(answer.get("id") for answer in answers) == {None: 4, 1: 1, 7: 1, 8: 1}
    assert process.returncode == 0
    assert b"Traceback" not in said


def test_without_the_sdk_one_sentence_names_the_extra(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "mcp", None)
    assert run(["mcp"]) == 2
    said = "cluewright: the MCP server needs an extra package: pip install 'cluewright[mcp]'\n"
    assert capsys.readouterr().err == said


@given(st.lists(st.binary(max_size=40).map(lambda line: line.replace(b"\n", b""))), st.integers(1, 40))
def test_lines_are_kept_whole_or_not_at_all(tmp_path_factory, lines, longest):
    path = tmp_path_factory.getbasetemp() / "lines"
    path.write_bytes(b"".join(line + b"\n" for line in lines))
    descriptor = os.open(path, os.O_RDONLY)
    try:
        found = list(lines_of(descriptor, longest))
    finally:
        os.close(descriptor)
    expected = [
        TooLong(len(line), None) if len(line) > longest else line.decode("utf-8", "replace")
        for line in lines
        if len(line) > longest or line.strip()
    ]
    assert found == expected


@pytest.mark.parametrize("form", ['{{"jsonrpc":"2.0","id":{id},"params":"{fill}"}}', '{{"params":"{fill}","id":{id}}}'])
@pytest.mark.parametrize("name", ["17", '"a-b"'])
def test_the_id_of_a_long_message_is_found_at_either_end(tmp_path, form, name):
    line = form.format(id=name, fill="x" * 200_000)
    (tmp_path / "lines").write_text(f"{line}\nnext\n")
    descriptor = os.open(tmp_path / "lines", os.O_RDONLY)
    found = list(lines_of(descriptor, 1000))
    os.close(descriptor)
    assert found == [TooLong(len(line), 17 if name == "17" else "a-b"), "next"]
