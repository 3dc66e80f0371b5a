"""Several processes at once, and processes that die: nothing twice, nothing lost."""

import os
import signal
import subprocess
import sys
import textwrap

from tests.library.samples import nonogram

from cluewright.library import Library, fingerprint

ADD_ALL = """
    import sys
    from cluewright.library import Library
    from tests.library.samples import nonogram

    place, start, stop, step, at_once = sys.argv[1], *map(int, sys.argv[2:])
    with Library.open(place) as library:
        numbers = list(range(start, stop, step))
        for first in range(0, len(numbers), at_once):
            chunk = numbers[first : first + at_once]
            done = library.add_many([nonogram(number) for number in chunk], tags=["batch"])
            print(*(f"{number}:{one.id}:{int(one.added)}" for number, one in zip(chunk, done)), flush=True)
"""


def start(place, *numbers):
    command = [sys.executable, "-c", textwrap.dedent(ADD_ALL), place, *map(str, numbers)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


def told(text):
    """Give what a process said it had added: the number of the puzzle, its id and whether it was new."""
    return [tuple(map(int, word.split(":"))) for word in text.split()]


def test_two_processes_that_add_the_same_puzzles_add_each_once(place):
    Library.open(place).close()
    one, two = start(place, 0, 150, 1, 20), start(place, 149, -1, -1, 20)
    first, second = told(one.communicate(timeout=120)[0]), told(two.communicate(timeout=120)[0])
    assert one.returncode == two.returncode == 0
    assert [number for number, _, _ in first] == list(range(150))
    assert [number for number, _, _ in second] == list(range(149, -1, -1))
    assert {(number, kept) for number, kept, _ in first} == {(number, kept) for number, kept, _ in second}
    assert sum(new for _, _, new in first + second) == 150
    with Library.open(place) as library:
        assert len(library) == 150
        assert library.tags() == {"batch": 150}
        assert {record.fingerprint for record in library.each()} == {fingerprint(nonogram(n)) for n in range(150)}


def test_a_process_killed_while_adding_loses_nothing_it_was_told_is_kept(place):
    Library.open(place).close()
    process = start(place, 0, 100_000, 1, 10)
    lines = []
    while len(lines) < 8:
        lines.append(process.stdout.readline())
    process.send_signal(signal.SIGKILL)
    lines.append(process.communicate(timeout=60)[0].rpartition("\n")[0])
    assert process.returncode == -signal.SIGKILL
    known = told("\n".join(lines))
    assert len(known) >= 80
    with Library.open(place) as library:
        for number, kept, new in known:
            assert new
            assert library.where(nonogram(number)) == kept
        count = len(library)
        assert count % 10 == 0  # a transaction is there whole or not at all
        assert library.tags() == {"batch": count}
        assert [record.item for record in library.each()] == [nonogram(number) for number in range(count)]
        done = library.add_many([nonogram(number) for number in range(count + 10)])
        assert [one.added for one in done] == [False] * count + [True] * 10
