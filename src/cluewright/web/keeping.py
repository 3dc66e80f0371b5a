"""Writing to the library together: what arrives while one transaction reaches the disk shares the next one."""

import threading
from collections.abc import Callable, Sequence

from sqlalchemy import Connection

from cluewright.library import Library, LibraryError

Write = Callable[[Connection], None]


class Keeper:
    """Write for many threads at a time; waiting for the disk is what a write costs, and it is paid once for all.

    The first to come while no write is running writes for all who wait. That also lets writers queue here instead
    of at the lock of SQLite, where those who wait look again only from time to time.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self._waiting: list[_Pending] = []
        self._list_lock = threading.Lock()
        self._write_lock = threading.Lock()

    def write(self, work: Write) -> None:
        """Do the work in a transaction; when this returns, it is on the disk. Raise what it raises."""
        mine = _Pending(work)
        with self._list_lock:
            self._waiting.append(mine)
        with self._write_lock:
            if not mine.done:
                with self._list_lock:
                    batch, self._waiting = self._waiting, []
                try:
                    self._write_all(batch)
                finally:
                    for each in batch:  # whatever ended this thread, no unwritten change may pass for written
                        if not each.done:
                            each.done, each.error = True, LibraryError("the change could not be saved")
        if mine.error is not None:
            raise mine.error

    def _write_all(self, batch: "Sequence[_Pending]") -> None:
        if len(batch) > 1:
            try:
                with self._library.writing() as connection:
                    for each in batch:
                        each.work(connection)
            except Exception:  # when everybody writes alone, it shows whose fault it is
                pass
            else:
                for each in batch:
                    each.done = True
                return
        for each in batch:
            try:
                with self._library.writing() as connection:
                    each.work(connection)
            except Exception as error:
                each.error = error
            each.done = True


class _Pending:
    """A write that somebody waits for."""

    def __init__(self, work: Write) -> None:
        self.work = work
        self.done = False
        self.error: Exception | None = None
