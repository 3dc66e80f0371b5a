"""Call every native function with its memory refused at one request after the other; run as a program of its own.

    python -m tests.faults.memory_driver FAILING_MEMORY.so

A call gives what it gives otherwise or raises MemoryError, and holds no memory afterwards. What it prints is one
object: by name of the call how many requests there were and how often it raised, and what did not hold.
"""

import ctypes
import gc
import json
import sys
from collections.abc import Callable
from itertools import groupby
from typing import Any

memory = ctypes.CDLL(sys.argv[1], ctypes.RTLD_GLOBAL)
for name in ("memory_refuse", "memory_held"):
    getattr(memory, name).restype = ctypes.c_long
memory.memory_refuse.argtypes = [ctypes.c_long, ctypes.c_long]

import numpy as np  # noqa: E402, what is loaded now finds the failing memory

from cluewright import _native  # noqa: E402

NEVER = sys.maxsize
POINTS = 60
"""Of a call with more requests, so many are refused."""

LIMITS: dict[str, Any] = {"seconds": None, "nodes": 500, "cancel": bytearray(1), "tick": None}
UNCOUNTED = {name: value for name, value in LIMITS.items() if name != "nodes"}

PICTURE = (np.random.default_rng(5).random((9, 9)) < 0.5).astype(np.uint8)
STACK = np.stack([PICTURE, PICTURE.T])
CLUES = _native.picture_clues(PICTURE, rows=True, columns=True, threads=1)
KNOWN = PICTURE + 1
LINE = (20, 3, 20), bytes(80)

HITORI = np.array([[4, 1, 2, 2], [3, 1, 4, 2], [4, 2, 1, 3], [3, 3, 1, 4]], np.int32)
BLANK = np.zeros((4, 4), np.uint8)
CORE = HITORI.copy()
CORE[1, 1] *= -1  # a shaded cell

WIDE = (5, 4, [0, 13, 19], [3], [])
EDGES = np.zeros((4, 5, 2), np.uint8)
PATH = [0, 5, 10, 15, 16, 11, 6, 1, 2, 7, 12, 17, 18, 13, 8, 3, 4, 9, 14, 19]

COLOURED = np.random.default_rng(2).integers(0, 3, (6, 5)).astype(np.uint8)
COLOUR_STRATEGIES = ("auto", "learn", "lines", "brute")

MADE = {"seed": 1, "path_nodes": 1000, "maker": "backbite"}
STRATEGIES = ("auto", "brute", "logic", "lines", "dfs", "dfs-logic", "probe", "learn", "decimate", "frontier")


def solved(solve: Callable[..., dict[str, Any]], *arguments: Any, **more: Any) -> Any:
    """Solve while somebody watches; give what was found."""
    changes = _native.Changes()
    found = solve(*arguments, limit=3, start=None, known=None, record=True, changes=changes, **more, **LIMITS)
    return found["verdict"], plain(found["solutions"]), plain(found["events"]), plain(changes.take())


def climbed() -> Any:
    """Take every step of a ladder, and list what it offers."""
    ladder = _native.NonogramLadder(*CLUES, None)
    told = [ladder.findings(**LIMITS)]
    told += [ladder.suppositions(15, bytes(81), False, **LIMITS), ladder.next(17, **LIMITS), plain(ladder.cells())]
    return told


def climbed_in_colour() -> Any:
    """Take a step of a ladder in colour, and list what it offers."""
    ladder = _native.ColourNonogramLadder(*colour_clues(), None)
    told = [ladder.findings(**LIMITS), ladder.chained(19, bytes(COLOURED.size), False, **LIMITS)]
    return [*told, ladder.next(20, **LIMITS), plain(ladder.cells())]


def remembered() -> Any:
    """Ask a memory of lines twice."""
    lines = _native.LineMemory(4096)
    return lines.solve_line(*LINE), lines.solve_line(*LINE), lines.hits, lines.bytes


def hitori_made(level: int, *, classic: bool = False, cores: tuple[Any, ...] = ()) -> Any:
    """Make a Hitori."""
    more = {"seed": 1, "lesson": -1, "many": 3, "tries": 3, "mask_draws": 60, "classic_blacks": 5}
    more |= {"walk": 3, "symmetry": 0}
    made = _native.hitori_generate(width=5, height=5, level=level, classic=classic, cores=cores, **more, **LIMITS)
    return plain(made["numbers"])


def zip_made(*, by_proof: bool) -> Any:
    """Make a Zip puzzle."""
    how = {"allowed": 127, "numbers": 0, "surplus_percent": 0, "walls": 2, "walls_as_needed": False, "spread": False}
    return _native.zip_generate(5, 4, by_proof=by_proof, symmetry="half-turn", proof_nodes=100, **how, **MADE, **LIMITS)


def colour_clues() -> tuple[Any, ...]:
    """Return the number of colours of a small picture and its clues."""

    def clues(lines: Any) -> tuple[Any, ...]:
        return tuple(tuple((len([*run]), colour) for colour, run in groupby(line) if colour) for line in lines.tolist())

    return 2, clues(COLOURED), clues(COLOURED.T)


def plain(value: Any) -> Any:
    """Make arrays lists, so that values can be compared."""
    if isinstance(value, np.ndarray):
        return value.tolist()
    return [plain(part) for part in value] if isinstance(value, list | tuple) else value


CALLS: dict[str, Callable[[], Any]] = {
    "colour_nonogram_is_solution": lambda: _native.colour_nonogram_is_solution(*colour_clues(), COLOURED),
    "colour_nonogram_count": lambda: _native.colour_nonogram_count(*colour_clues(), start=None, **LIMITS),
    "ColourNonogramLadder": climbed_in_colour,
    "colour_nonogram_line_findings": lambda: _native.colour_nonogram_line_findings(
        2, ((2, 1), (3, 2), (1, 1)), np.zeros((1, 9), np.uint8)
    ),
    "colour_nonogram_climb": lambda: plain(
        list(_native.colour_nonogram_climb(*colour_clues(), start=None, last=20, **LIMITS).items())
    ),
    "colour_nonogram_settle_line": lambda: plain(
        _native.colour_nonogram_settle_line(2, ((2, 1), (1, 2)), np.full(5, 7, np.uint16))
    ),
    "hitori_canonical": lambda: _native.hitori_canonical(HITORI),
    "hitori_generate": lambda: [hitori_made(-1), hitori_made(2), hitori_made(-1, classic=True)],
    "hitori_generate grown": lambda: hitori_made(4, cores=(CORE,)),
    "hitori_climb": lambda: _native.hitori_climb(
        HITORI, start=BLANK, enabled=2**19 - 1, unmatched_white=False, record=True, most_steps=99, **LIMITS
    )["steps"],
    "hitori_list_steps": lambda: _native.hitori_list_steps(HITORI, start=BLANK, enabled=2**19 - 1, **LIMITS),
    "hitori_solve": lambda: [solved(_native.hitori_solve, HITORI, strategy=name) for name in ("learn", "dfs")],
    "hitori_is_solution": lambda: _native.hitori_is_solution(HITORI, np.ones_like(BLANK)),
    "hitori_regions": lambda: _native.hitori_regions(np.ones_like(BLANK)),
    "hitori_count": lambda: _native.hitori_count(HITORI, start=BLANK, **LIMITS),
    "flat_clues": lambda: _native.flat_clues(STACK, rows=True, columns=True, threads=1),
    "picture_clues": lambda: _native.picture_clues(PICTURE, rows=True, columns=True, threads=1),
    "stack_clues": lambda: _native.stack_clues(STACK, threads=1),
    "line_clue": lambda: _native.line_clue(PICTURE[0]),
    "nonogram_is_solution": lambda: _native.nonogram_is_solution(*CLUES, KNOWN),
    "nonogram_count": lambda: _native.nonogram_count(*CLUES, start=np.zeros((9, 9), np.uint8), **LIMITS),
    "solve_line": lambda: _native.solve_line(*LINE),
    "LineMemory": remembered,
    "line_ranges": lambda: _native.line_ranges(*LINE),
    "time_lines": lambda: [
        len(_native.time_lines([LINE[0]], [LINE[1]], 2, way, 99)) for way in ("bits", "plain", "cache")
    ],
    "nonogram_settle_towards": lambda: _native.nonogram_settle_towards(*CLUES, KNOWN, contradictions=True, **UNCOUNTED),
    "nonogram_settle_pictures": lambda: _native.nonogram_settle_pictures(
        STACK, part=STACK, contradictions=True, **UNCOUNTED
    ),
    "nonogram_find_others": lambda: _native.nonogram_find_others(*CLUES, KNOWN, limit=3, **LIMITS)["solutions"],
    "NonogramLadder": climbed,
    "nonogram_line_findings": lambda: _native.nonogram_line_findings((2, 3, 1), np.zeros((1, 9), np.uint8)),
    "nonogram_climb": lambda: _native.nonogram_climb(*CLUES, start=None, last=17, path=True, **LIMITS)["path"],
    "zip_path": lambda: _native.zip_path(5, 4, **MADE, **LIMITS),
    "zip_generate": lambda: [zip_made(by_proof=True), zip_made(by_proof=False)],
    "zip_steps": lambda: _native.zip_steps(*WIDE, start=EDGES, hardest=11, limit=9, probe_from=0, **LIMITS),
    "zip_count_steps": lambda: _native.zip_count_steps(*WIDE, **LIMITS),
    "zip_list_steps": lambda: _native.zip_list_steps(*WIDE, start=EDGES, hardest=11, **LIMITS),
    "zip_is_solution": lambda: _native.zip_is_solution(*WIDE, PATH),
    "zip_count": lambda: [_native.zip_count(*WIDE, by_search=way, **LIMITS) for way in (True, False)],
}
for _name in STRATEGIES:
    CALLS[f"nonogram_solve {_name}"] = lambda name=_name: solved(_native.nonogram_solve, *CLUES, strategy=name, seed=1)
for _name in COLOUR_STRATEGIES:
    CALLS[f"colour_nonogram_solve {_name}"] = lambda name=_name: solved(
        _native.colour_nonogram_solve, *colour_clues(), strategy=name, seed=1
    )
CALLS["colour_nonogram_solve proven"] = lambda: solved(
    _native.colour_nonogram_solve, *colour_clues(), strategy="learn", seed=1, prove=True
)
CALLS["nonogram_solve proven"] = lambda: solved(_native.nonogram_solve, *CLUES, strategy="auto", seed=1, prove=True)
CALLS["hitori_solve proven"] = lambda: solved(_native.hitori_solve, HITORI, strategy="learn", prove=True)
CALLS["zip_solve proven"] = lambda: solved(_native.zip_solve, *WIDE, strategy="learn", prove=True)
for _name in ("learn", "search", "logic", "walk"):
    CALLS[f"zip_solve {_name}"] = lambda name=_name: solved(_native.zip_solve, *WIDE, strategy=name)

APART = {"calibrate", "Changes"}
"""The one takes a second and asks for memory once; the other is made and taken by all that is solved here."""


def spread(count: int) -> list[int]:
    """Give numbers from 1 to a count: the first ones, and a sample of the others."""
    if count <= POINTS:
        return list(range(1, count + 1))
    return sorted(
        {*range(1, POINTS // 2), *(1 + round(at * (count - 1) / (POINTS // 2)) for at in range(POINTS // 2 + 1))}
    )


def refuse_each(name: str, call: Callable[[], Any], problems: list[str]) -> tuple[int, int]:
    """Make a call with each of its requests refused, alone and with all that follow; count requests and errors."""
    expected = plain(call())
    held = settled()
    memory.memory_refuse(NEVER, NEVER)
    assert plain(call()) == expected, f"{name} does not give the same twice"
    count, errors = memory.memory_refuse(NEVER, NEVER), 0
    for first in spread(count):
        for last in (first, NEVER):
            found = expected
            memory.memory_refuse(first, last)
            try:
                given = call()
                memory.memory_refuse(NEVER, NEVER)
                found = plain(given)
                del given
            except MemoryError:
                memory.memory_refuse(NEVER, NEVER)
                errors += 1
            where = f"{name}, request {first} of {count}{'' if last == first else ' and all after it'}"
            if found != expected:
                problems.append(f"{where}: gives {found!r:.200}")
            if (more := settled() - held) != 0:
                problems.append(f"{where}: holds {more} pieces of memory more")
                held += more
    if plain(call()) != expected:
        problems.append(f"{name}: another answer in the end")
    return count, errors


def settled() -> int:
    """Give how much memory is held when nothing is left to collect."""
    gc.collect(0)
    return memory.memory_held()


def main() -> dict[str, object]:
    problems: list[str] = []
    counts = {}
    for name, call in CALLS.items():
        print(name, file=sys.stderr, flush=True)  # for who finds this process dead
        counts[name] = refuse_each(name, call, problems)
    memory.memory_refuse(1, 1)
    try:
        _native.calibrate()
        problems.append("calibrate does without memory")
    except MemoryError:
        memory.memory_refuse(NEVER, NEVER)
    return {"counts": counts, "apart": sorted(APART), "problems": problems}


if __name__ == "__main__":
    print(json.dumps(main()))
