"""Files that are written whole or not at all."""

import errno
import os
import secrets
from pathlib import Path


def write_whole(path: str | Path, data: bytes) -> None:
    """Write a file so that a crash or a full disk half way leaves the old content.

    What a link points to is replaced, not the link; the file keeps its mode; when this returns, the disk has it. A
    device or pipe is simply written to. An error names the file as it was named here.
    """
    try:
        _write(path, data)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def _write(path: str | Path, data: bytes) -> None:
    target = Path(os.path.realpath(path))
    if target.is_symlink():  # a link that leads back to itself
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    if target.exists() and not target.is_file():
        target.write_bytes(data)
        return
    # A short name of its own: the target's may be as long as names can be, and somebody else may write it, too.
    part = target.with_name(f".{secrets.token_hex(8)}.part")
    try:
        with part.open("xb") as file:
            if target.exists():
                part.chmod(target.stat().st_mode)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Let the disk have the folder's new entry, where the system can be asked for that."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
