"""Files that are written whole or not at all."""

import errno
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


def write_whole(path: str | Path, data: bytes) -> None:
    """Write a file so that a crash or a full disk halfway through leaves the old content.

    What a link points to is replaced, not the link; the file keeps its mode; when this returns, the disk has it. A
    device or pipe is simply written to. An error names the file as it was named here.
    """
    with whole_file(path) as part:
        part.write_bytes(data)


@contextmanager
def whole_file(path: str | Path, *, ending: str = ".part") -> Iterator[Path]:
    """Hand out the name of a file to write; it becomes the file at `path` if all goes well, as in `write_whole`.

    `ending` is that of the name handed out, for programs that go by it.
    """
    try:
        if _is_stream(path):
            with _to_stream(path, ending) as part:
                yield part
        else:
            with _replacing(path, ending) as part:
                yield part
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def _is_stream(path: str | Path) -> bool:
    """Tell whether a path is something to write to rather than replace: a device, a pipe, our own output."""
    if str(path).startswith(("/dev/", "/proc/")):
        return True
    with suppress(OSError):
        return not stat.S_ISREG(Path(path).stat().st_mode)
    return False


@contextmanager
def _to_stream(path: str | Path, ending: str) -> Iterator[Path]:
    import tempfile

    with Path(path).open("ab") as stream, tempfile.TemporaryDirectory() as folder:
        part = Path(folder, f"whole{ending}")
        yield part
        with part.open("rb") as written:
            while piece := written.read(1 << 20):
                stream.write(piece)


@contextmanager
def _replacing(path: str | Path, ending: str) -> Iterator[Path]:
    target = Path(os.path.realpath(path))
    if target.is_symlink():  # a link that leads back to itself
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    # A short name of its own: the target's may be as long as names can be, and somebody else may write it, too.
    part = target.with_name(f".{secrets.token_hex(8)}{ending}")
    mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else None
    try:
        part.touch(0o666 if mode is None else 0o600, exist_ok=False)  # what is secret is secret from the start
        yield part
        if mode is not None:
            part.chmod(mode)
        sync(part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    sync_folder(target.parent)


def sync_folder(path: Path) -> None:
    """Wait until the disk has the names in a folder, where the system can be asked for that."""
    if hasattr(os, "O_DIRECTORY"):
        sync(path, os.O_DIRECTORY)


def sync(path: Path, how: int = 0) -> None:
    """Wait until the disk has a file."""
    handle = os.open(path, os.O_RDONLY | how)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
