"""How much one call may ask for, in a module that costs nothing to load."""

from dataclasses import dataclass

MEGABYTE = 1024 * 1024


@dataclass(frozen=True, slots=True)
class ToolLimits:
    """The limits of the server; whatever goes beyond them is answered with a sentence."""

    cells: int = 10_000
    """Of a board."""
    seconds: float = 20.0
    """Of one call, from when a worker begins with it."""
    workers: int = 2
    waiting: int = 32
    """Calls that may wait for a worker at the same time."""
    message_bytes: int = 4 * MEGABYTE
    """Of a message that is sent to the server."""
    answer_bytes: int = MEGABYTE
    """Of an answer."""
    worker_bytes: int = 2048 * MEGABYTE
    """Memory of one worker."""
