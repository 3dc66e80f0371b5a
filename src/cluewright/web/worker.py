"""A worker process: one task at a time, each under a budget that starts when everything it needs is loaded."""

import os
import pickle
import signal
import threading
import traceback
from functools import partial
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

from cluewright.core.budget import Budget, CancelFlag
from cluewright.core.errors import CluewrightError
from cluewright.web.measuring import PARTS
from cluewright.web.refusal import Refused

_Order = tuple[int, bytes, float, CancelFlag]


def serve(connection: Connection, memory: int, nice: int) -> None:
    """Do what the studio orders until it is gone.

    Orders are `("run", number, pickled task, seconds)` and `("cancel", number)`. Each task is answered with `begun`
    when its clock starts, perhaps `progress` and `measured`, and `done`, `failed` or `broken` at its end.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the studio itself tells its workers when to end
    _bound_memory(memory)
    orders: SimpleQueue[_Order] = SimpleQueue()
    running: dict[int, CancelFlag] = {}
    threading.Thread(target=_read_orders, args=(connection, orders, running), daemon=True).start()
    sending = threading.Lock()

    def send(*message: Any) -> None:
        with sending:
            connection.send(message)

    import cluewright.web.tasks  # noqa: F401  # what every task needs is there before the first one comes

    if nice and hasattr(os, "nice"):  # not before: on a busy machine, the first to ask would wait for its loading
        os.nice(nice)
    send("ready", 0)
    while True:
        order = orders.get()
        try:
            _carry_out(order, send)
        except OSError:  # the other side is gone
            return
        finally:
            running.pop(order[0], None)


def _carry_out(order: _Order, send: Any) -> None:
    number, packed, seconds, flag = order
    PARTS.clear()
    try:
        task, args, options = pickle.loads(packed)  # imports the task's module, which may take a while
        send("begun", number)
        budget = Budget(seconds, cancel=flag, progress=partial(send, "progress", number))
        result = task(budget.start(), *args, **options)
        if PARTS:
            send("measured", number, list(PARTS))
        send("done", number, result)
    except CluewrightError as error:
        send("failed", number, _bare(error))
    except MemoryError:
        send("failed", number, Refused(413, "too-large", "this needs more memory than one request may use"))
    except RecursionError:
        send("failed", number, Refused(422, "too-deep", "this is nested too deeply"))
    except BrokenPipeError:
        raise
    except Exception:
        send("broken", number, traceback.format_exc())


def _read_orders(connection: Connection, orders: "SimpleQueue[_Order]", running: dict[int, CancelFlag]) -> None:
    """Read what the studio sends while a task runs; nothing is loaded here, so that a cancel is never kept waiting."""
    try:
        while True:
            what, number, *rest = connection.recv()
            if what == "cancel":
                if (flag := running.get(number)) is not None:
                    flag.cancel()
            else:
                running[number] = CancelFlag()
                orders.put((number, *rest, running[number]))
    except (EOFError, OSError):
        pass
    finally:
        os._exit(0)  # the studio is gone, or what it sends cannot be read: exit and leave nothing behind


def _bare(error: CluewrightError) -> CluewrightError:
    """Return the error without what would not travel between processes."""
    error.__cause__ = error.__context__ = None
    error.__traceback__ = None
    return error


def _bound_memory(limit: int) -> None:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
