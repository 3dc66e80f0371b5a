"""How much memory there is and how much a process holds, if the system says."""

import os
from pathlib import Path

_MEGABYTE = 1024 * 1024
_CONTAINER_LIMITS = ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes")


def held_by(pid: int) -> int | None:
    """Return the megabytes of memory a process holds, or None where that is not known."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE") // _MEGABYTE


def usual_limit(workers: int) -> int | None:
    """Return the megabytes each of this many workers may hold, so that a fifth of the memory stays free."""
    total = _total()
    return None if total is None else max(128, total * 4 // 5 // (workers + 1))


def _total() -> int | None:
    """Return the megabytes available to us: what the machine has, or less if a container is limited."""
    try:
        found = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // _MEGABYTE
    except (AttributeError, ValueError, OSError):
        return None
    for file in _CONTAINER_LIMITS:
        try:
            found = min(found, int(Path(file).read_text()) // _MEGABYTE)
        except (OSError, ValueError):  # there is no container, or it has no limit
            continue
    return found
