"""Files that are written whole or not at all."""

import os
from pathlib import Path


def write_whole(path: str | Path, data: bytes) -> None:
    """Write a file so that a crash half way leaves the old content; a device or pipe is simply written to."""
    target = Path(path)
    if target.exists() and not target.is_file():
        target.write_bytes(data)
        return
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        part.write_bytes(data)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
