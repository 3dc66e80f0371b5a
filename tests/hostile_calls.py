"""Call everything in `cluewright._native` with values it must refuse or bear. Run as a program, for it may well crash.

What there is to call, and by which arguments, is read from the module and from its stub, so that a new function is
called from the day it exists. Each argument in turn takes every hostile value while the others have sound ones; then
several at once, at random. A call returns or raises one of a few exceptions; it takes little time and little memory.

    python tests/hostile_calls.py LABEL_FILE [MEGABYTES]

The label file says which call is going on, for whoever finds this process dead. Without MEGABYTES memory has no limit.
"""

import ast
import contextlib
import gc
import mmap
import random
import resource
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from cluewright import _native

ALLOWED = (ValueError, TypeError, OverflowError, IndexError, BufferError)
MOST_SECONDS = 2.0
LABEL_BYTES = 4096
MIXES = 150
"""Calls of each function with several hostile arguments at once."""


class Argument(NamedTuple):
    """One argument of a function."""

    name: str
    annotation: str
    keyword: bool


class Entry(NamedTuple):
    """Something to call: a function, the constructor of a class or a method of it."""

    name: str
    owner: str | None
    arguments: tuple[Argument, ...]


def entries() -> list[Entry]:
    """Read from the stub what the module has; what the stub lacks or has too much is an error."""
    tree = ast.parse(Path(_native.__file__).with_name("_native.pyi").read_text("utf-8"))
    found = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found.append(Entry(node.name, None, arguments_of(node)))
        elif isinstance(node, ast.ClassDef):
            methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
            found += [Entry(method.name, node.name, arguments_of(method)) for method in methods]
    told = {entry.owner or entry.name for entry in found}
    there = {name for name in dir(_native) if callable(getattr(_native, name)) and not name.startswith("__")}
    assert told == there, f"the stub and the module differ in {told ^ there}"
    return found


def arguments_of(node: ast.FunctionDef) -> tuple[Argument, ...]:
    """Read the arguments of a function, without `self`."""
    plain = [(argument, False) for argument in (*node.args.posonlyargs, *node.args.args) if argument.arg != "self"]
    keyword = [(argument, True) for argument in node.args.kwonlyargs]
    return tuple(Argument(a.arg, ast.unparse(a.annotation or ast.Constant(None)), k) for a, k in plain + keyword)


ROWS, COLUMNS = ((1, 1), (3,)), ((2,), (1,), (2,))
PICTURE = np.array([[1, 0, 1], [1, 1, 1]], np.uint8)
LIMITS = {"seconds": 0.02, "nodes": 1000, "cancel": bytearray(1), "tick": None}
ANY_BOARD = {"limit": 2, "seed": 1, "strategy": "learn", "record": True, "changes": None, "start": None, "known": None}
SOUND: dict[str, dict[str, Any]] = {
    "colournonogramladder": {"start": np.zeros((2, 3), np.uint8)},
    "colour": {
        "last": 20,
        "technique": 19,
        "colours": 2,
        "rows": (((1, 1), (1, 2)), ((3, 1),)),
        "columns": (((2, 1),), ((1, 1),), ((1, 2), (1, 1))),
        "clue": ((2, 1), (1, 2)),
        "cells": np.array([[1, 0, 2], [1, 1, 1]], np.uint8),
        "known": np.array([[1, 0, 2], [1, 1, 1]], np.uint8),
        "sets": np.full(6, 7, np.uint16),
        "start": np.full((2, 3), 7, np.uint16),
    },
    "nonogram": {
        "rows": ROWS,
        "columns": COLUMNS,
        "known": PICTURE + 1,
        "cells": PICTURE + 1,
        "pictures": PICTURE[None],
        "part": None,
        "last": 17,
        "technique": 16,
        "covered": bytes(6),
        "byte_limit": 10_000,
    },
    "line": {"cells": np.zeros(9, np.uint8), "clue": (2, 1), "byte_limit": 10_000},
    "clues": {"rows": True, "columns": True, "threads": 1},
    "hitori": {
        "numbers": np.array([[1, 2, 3], [2, 3, 1]], np.int32),
        "cells": np.ones((2, 3), np.uint8),
        "start": np.zeros((2, 3), np.uint8),
        "open": np.ones((2, 3), np.uint8),
        "enabled": 3,
        "most_steps": 10,
        "width": 4,
        "height": 3,
        "level": -1,
        "lesson": -1,
        "walk": 3,
        "symmetry": 0,
        "cores": [],
    },
    "zip": {
        "width": 3,
        "height": 2,
        "numbers": [0, 3],
        "walls": [],
        "blocked": [],
        "path": [0, 1, 2, 5, 4, 3],
        "start": np.zeros((2, 3, 2), np.uint8),
        "maker": "backbite",
        "symmetry": "none",
        "hardest": 11,
        "probe_from": 0,
    },
}
"""Sound arguments by what a function is about; beyond these, what the annotation says will do."""
SPECIAL: dict[str, dict[str, Any]] = {
    "flat_clues": {"cells": PICTURE[None]},
    "picture_clues": {"cells": PICTURE},
    "stack_clues": {"cells": PICTURE[None]},
    "line_clue": {"cells": PICTURE[0]},
    "colour_nonogram_climb": {"start": np.zeros((2, 3), np.uint8)},
    "colour_nonogram_line_findings": {"cells": np.zeros((1, 6), np.uint8)},
    "nonogram_line_findings": {"clue": (2, 1), "cells": np.zeros((1, 6), np.uint8)},
    "zip_generate": {"numbers": 3, "walls": 1, "least_walls": 0, "allowed": 7, "surplus_percent": 0},
    "time_lines": {"clues": [(1,)], "cells": [b"\0\0"], "rounds": 1, "engine": "bits"},
}


def sound(entry: Entry, argument: Argument) -> Any:
    """Make a sound value for an argument."""
    words = f"{entry.owner or ''}{entry.name}".lower()
    for known in (SPECIAL.get(entry.name, {}), *(v for k, v in SOUND.items() if k in words), LIMITS, ANY_BOARD):
        if argument.name in known:
            return known[argument.name]
    for start, value in (("bool", True), ("int", 1), ("float", 1.0), ("str", "x"), ("bytes", b""), ("tuple", ())):
        if argument.annotation.startswith(start):
            return value
    if "NDArray" in argument.annotation:
        dtype = np.int32 if "int32" in argument.annotation else np.uint8
        return np.ones((2,) * argument.annotation.count("None,"), dtype)
    return [] if "Sequence" in argument.annotation or argument.annotation.startswith("list") else None


def plain_values() -> Iterator[Any]:
    """Make numbers, texts and containers that are hardly what was asked for."""
    for power in (0, 7, 8, 15, 16, 20, 31, 32, 63, 64, 100):
        yield from (2**power - 1, 2**power, 2**power + 1, -(2**power), -(2**power) - 1)
    yield from (float("nan"), float("inf"), -float("inf"), 1e300, -1.0, -1e300, 0.5, 1j)
    yield from ("", "x", "x" * 100_000, "\ud800", "learn", "dfs", "brute", "frontier", "warnsdorff", "quarter-turn")
    yield from (b"", b"\xff" * 6, b"\3" * 6, bytes(70_000), bytearray(), bytearray(2), bytearray(b"\1"))
    yield from (None, True, object(), [], (), {}, set(), [None], (None,), [[]], ((),), memoryview(b"\2\0\2\0")[::2])
    yield from ([-1], [2**31], [2**63], [2**70], ["x"], [0.5], range(5), range(2**40), range(2**70), [2**31 - 1] * 3)
    yield from ([0] * 5, list(range(7)), list(range(10_001)), [5, 4, 3, 2, 1, 0])
    yield from (_native.Changes(), _native.Changes, print, lambda: 1 / 0, lambda **_: None)


def clue_values() -> Iterator[Any]:
    """Make clues that are no clues, or not those of the lines there are."""
    numbers = (0, -1, 1, 2, 3, 4, 2**31 - 1, 2**31, 2**32 + 1, 2**63, -(2**63), 2**80, None, True, 1.5, "1", (1,), [])
    for number in numbers:
        yield from (
            ((1, number),),
            ((number, 1),),
            (((1, number),), ((number, 1),)),
            (((number, 1), (1, 2)), ((3, 1),)),
        )
        yield from ((number,), [number], ((number,), (3,)), ((number,),) * 3, ((1, number), (3,)))
        yield ((number,) * 9, (3,))
    yield from ((None, None), (None,) * 3, (None,) * 10_000, (None,) * 10_001, ((),) * 65, (1,) * 70_000)
    yield from (((2**28,) * 30, (3,)), ([1, 1], [3]), ((1,) * 40,) * 80, ((1, 1), (3,), (3,)), ("11", "3"))


def array_values() -> Iterator[Any]:
    """Make arrays of every wrong and every right shape and type, with values out of range."""
    boards = (0, 0), (0, 3), (2, 0), (1, 6), (2, 3), (3, 2), (3, 3), (65, 66), (1, 1001), (1001, 1), (10_001, 1)
    others = (), (0,), (6,), (70_000,), (1, 70_000), (1, 0, 3), (2, 3, 0), (1, 2, 3), (2, 3, 2), (3, 1, 1, 1)
    for shape in boards + others:
        for dtype in (np.bool_, np.int64, np.float64):
            yield np.ones(shape, dtype)
        yield from (np.full(shape, value, np.uint8) for value in (0, 1, 2, 3, 4, 255))
        yield from (np.full(shape, value, np.int32) for value in (0, 1, 7, -1, 10**6 + 1, 2**31 - 1, -(2**31)))
        yield from (np.full(shape, value, np.uint16) for value in (0, 1, 7, 2**16 - 1))
        yield np.random.default_rng(1).integers(0, 4, shape).astype(np.uint8)
        yield np.random.default_rng(2).integers(-3, 5, shape).astype(np.int32)
    whole = np.arange(36, dtype=np.uint8).reshape(6, 6) % 3
    yield from (whole[:2, :3], whole.T, whole[::2, ::-2], whole[None, ::2], np.asfortranarray(whole))
    yield from (np.ones((2, 3), ">i4"), np.ones((2, 3), "O"), np.ones((2, 3), "U3"), np.zeros((2, 3), [("a", "u1")]))
    yield from (np.broadcast_to(np.uint8(1), (2**20, 2**20)), np.broadcast_to(np.int32(1), (2**15, 2**15)))
    yield np.empty((2**40, 1, 0), np.uint8)
    unaligned = np.frombuffer(bytes(25), np.uint8)[1:].view(np.int32).reshape(2, 3)
    frozen = np.ones((2, 3), np.int32)
    frozen.setflags(write=False)
    yield from (unaligned, frozen, [frozen], [frozen, -frozen], [frozen[:0]], [-frozen[:1, :1]])


class Caller:
    """Make calls, note which one goes on, and collect what is wrong with those that come back."""

    def __init__(self, label_file: Path) -> None:
        with label_file.open("r+b") as file:
            file.truncate(LABEL_BYTES)
            self.label = mmap.mmap(file.fileno(), LABEL_BYTES)  # survives this process
        self.briefs: dict[int, tuple[Any, str]] = {}
        self.calls = 0
        self.returned: set[str] = set()
        self.faults: list[str] = []

    def call(self, name: str, function: Callable[..., Any], arguments: dict[Argument, Any]) -> None:
        label = (
            f"{name}({', '.join([f'{argument.name}={self.brief(value)}' for argument, value in arguments.items()])})"
        )
        self.label[:] = label.encode("utf-8", "replace")[:LABEL_BYTES].ljust(LABEL_BYTES)
        plain = [value for argument, value in arguments.items() if not argument.keyword]
        keywords = {argument.name: value for argument, value in arguments.items() if argument.keyword}
        self.calls += 1
        begin = time.thread_time()
        try:
            function(*plain, **keywords)
            self.returned.add(name)
        except ALLOWED:
            pass
        except ZeroDivisionError:
            pass  # from the tick
        except BaseException as error:
            self.faults.append(f"{label}: {type(error).__name__}: {error}")
        if (taken := time.thread_time() - begin) > MOST_SECONDS:
            self.faults.append(f"{label}: {taken:.1f} s")

    def brief(self, value: Any) -> str:
        """Describe a value in a few characters, and remember them."""
        if id(value) not in self.briefs:
            if isinstance(value, np.ndarray):
                text = f"array({value.shape}, {value.dtype}, {value.flat[0] if value.size else ''})"
            else:
                text = repr(value)[:60]
            self.briefs[id(value)] = value, text  # kept, so that the number stays its own
        return self.briefs[id(value)][1]


def target(entry: Entry) -> Callable[..., Any]:
    """Find what an entry names; a method belongs to an object made for it."""
    if entry.owner is None:
        return getattr(_native, entry.name)
    owner = getattr(_native, entry.owner)
    if entry.name == "__init__":
        return owner
    made = owner(*(sound(init, argument) for init in CONSTRUCTORS[entry.owner] for argument in init.arguments))
    function = getattr(type(made), entry.name)
    return (lambda: getattr(made, entry.name)) if isinstance(function, property) else getattr(made, entry.name)


ENTRIES = entries()
CONSTRUCTORS = {e.owner: [e] for e in ENTRIES if e.owner and e.name == "__init__"}


def call_all(caller: Caller) -> None:
    """Call everything: with sound values, each argument hostile, some arguments hostile, none at all and too many."""
    hostile = [*plain_values(), *clue_values(), *array_values()]
    rng = random.Random(1)
    for entry in ENTRIES:
        name = f"{entry.owner}.{entry.name}" if entry.owner else entry.name
        base = {argument: sound(entry, argument) for argument in entry.arguments}
        caller.call(name, target(entry), base)
        if name not in caller.returned:
            caller.faults.append(
                f"{name} refuses what should be sound: {[caller.brief(value) for value in base.values()]}"
            )
        function = target(entry)
        for argument in entry.arguments:
            for value in hostile:
                caller.call(name, function, base | {argument: value})
        free = [argument for argument in entry.arguments if argument.name != "seconds"]
        for _ in range(MIXES if len(free) > 1 else 0):
            some = rng.sample(free, rng.randint(2, min(4, len(free))))
            caller.call(name, function, base | {argument: rng.choice(hostile) for argument in some})
        caller.call(name, function, {})
        caller.call(name, function, {Argument(f"a{i}", "", i % 2 > 0): 1 for i in range(30)})


def misuse_objects(caller: Caller) -> None:
    """Use objects that were not made, that are made twice, and that are at work."""
    for owner in CONSTRUCTORS:
        unmade = getattr(_native, owner).__new__(getattr(_native, owner))
        for entry in ENTRIES:
            if entry.owner == owner and entry.name != "__init__":
                base = {argument: sound(entry, argument) for argument in entry.arguments}
                caller.call(f"unmade {owner}.{entry.name}", partial(use, unmade, entry.name), base)
        made = target(Entry("__init__", owner, ()))
        values = [sound(init, argument) for init in CONSTRUCTORS[owner] for argument in init.arguments]
        twice = made(*values)
        caller.call(f"{owner} made twice", lambda twice=twice, values=values: twice.__init__(*values), {})
    # A long climb, and what may happen on the way.
    ladder = _native.NonogramLadder(((1,),) * 300, ((1,),) * 300)
    flag = bytearray(1)
    limits = {"seconds": 1.0, "nodes": None, "cancel": flag}
    busy: dict[str, Callable[[], Any]] = {
        "climbs on": lambda: ladder.next(17, seconds=0.1, nodes=None, cancel=None, tick=None),
        "looks": ladder.cells,
        "makes it anew": lambda: ladder.__init__(ROWS, COLUMNS),
        "resizes the flag": lambda: flag.extend(bytes(10_000)),
    }
    for name, tick in busy.items():
        heard: list[str] = []

        def meddle(tick: Callable[[], Any] = tick, heard: list[str] = heard) -> None:
            try:
                tick()
            except ALLOWED as error:
                heard.append(str(error))
                raise

        caller.call(f"a tick {name}", lambda meddle=meddle: ladder.next(17, tick=meddle, **limits), {})
        if not heard:
            caller.faults.append(f"a tick {name}: nobody objects")
    many = [threading.Thread(target=climb_alone, args=(ladder,)) for _ in range(4)]
    for thread in many:
        thread.start()
    for thread in many:
        thread.join()


def use(thing: Any, name: str, *arguments: Any, **keywords: Any) -> Any:
    """Call a method, or read a property."""
    found = getattr(thing, name)
    return found(*arguments, **keywords) if callable(found) else found


def climb_alone(ladder: Any) -> None:
    for _ in range(20):
        with contextlib.suppress(*ALLOWED):
            ladder.next(17, seconds=0.01, nodes=None, cancel=None, tick=None)


def main() -> int:
    """Call everything and print what is wrong."""
    caller = Caller(Path(sys.argv[1]))
    if len(sys.argv) > 2:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + (int(sys.argv[2]) << 20)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    gc.disable()
    misuse_objects(caller)
    call_all(caller)
    print(f"{caller.calls} calls of {len(ENTRIES)} entries, {len(caller.faults)} faults")
    print("\n".join(caller.faults[:50]))
    return 1 if caller.faults else 0


if __name__ == "__main__":
    sys.exit(main())
