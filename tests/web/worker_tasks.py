"""Tasks that behave well, badly and not at all."""

import os
import signal
import sys
from threading import Event

from cluewright.core.errors import InvalidRecipe


def double(budget, number):
    budget.report(0.5, "half way")
    return 2 * number


def refuse(budget):
    raise InvalidRecipe("not like this")


def stumble(budget):
    raise ZeroDivisionError("a slip")


def obedient(budget, load=b""):
    while not budget.spent:
        Event().wait(0.01)
    budget.check()


def count(budget):
    found = 0
    while not budget.spent:
        Event().wait(0.01)
        found += 1
    return found


def deaf(budget):
    Event().wait()


def die(budget):
    os.kill(os.getpid(), signal.SIGKILL)


def hoard(budget):
    return len(bytearray(1024 * 1024 * 1024))


class Unloadable:
    """What a task is given and no worker can read."""

    def __reduce__(self):
        return fail_to_load, ()


def fail_to_load():
    raise ImportError("this does not load")


def loaded(budget):
    return set(sys.modules)
