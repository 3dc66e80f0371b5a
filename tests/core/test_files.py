"""Files written whole or not at all."""

import errno
import os
import resource
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from cluewright.core.files import write_whole


def test_replaces_the_content_and_leaves_nothing_else(tmp_path: Path) -> None:
    target = tmp_path / "puzzle.json"
    write_whole(target, b"old")
    write_whole(target, b"new")
    assert target.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [target]


def test_keeps_the_mode_and_gives_new_files_the_usual_one(tmp_path: Path) -> None:
    usual, secret = tmp_path / "usual", tmp_path / "secret"
    usual.touch()
    secret.touch(0o600)
    write_whole(secret, b"new")
    write_whole(tmp_path / "fresh", b"new")
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert (tmp_path / "fresh").stat().st_mode == usual.stat().st_mode


def test_writes_what_a_link_points_to(tmp_path: Path) -> None:
    there, link = tmp_path / "there", tmp_path / "link"
    there.mkdir()
    link.symlink_to(there / "puzzle.json")
    for content in (b"old", b"new"):
        write_whole(link, content)
        assert link.is_symlink()
        assert (there / "puzzle.json").read_bytes() == content
    circle = tmp_path / "circle"
    circle.symlink_to(circle)
    with pytest.raises(OSError, match="symbolic links") as caught:
        write_whole(circle, b"x")
    assert (caught.value.errno, circle.is_symlink()) == (errno.ELOOP, True)


def test_a_name_as_long_as_names_can_be_is_fine(tmp_path: Path) -> None:
    target = tmp_path / ("x" * 255)
    write_whole(target, b"new")
    assert target.read_bytes() == b"new"


def test_the_disk_has_the_file_and_its_name_before_it_is_called_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "puzzle.json"
    write_whole(target, b"old")
    synced, sync = [], os.fsync

    def note(handle: int) -> None:
        synced.append((stat.S_ISDIR(os.fstat(handle).st_mode), target.read_bytes()))
        sync(handle)

    monkeypatch.setattr(os, "fsync", note)
    write_whole(target, b"new")
    assert synced == [(False, b"old"), (True, b"new")]


@pytest.mark.parametrize("point", ["fsync", "replace"])
def test_an_error_at_any_point_keeps_the_old_content_and_names_the_file_as_the_user_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, point: str
) -> None:
    target = tmp_path / "puzzle.json"
    write_whole(target, b"old")

    def fail(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error", "something else")

    monkeypatch.setattr(*((os, "fsync") if point == "fsync" else (Path, "replace")), fail)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(OSError, match="Input/output") as caught:
        write_whole("puzzle.json", b"new")
    assert caught.value.filename == "puzzle.json"
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]


def test_a_full_disk_keeps_the_old_content(tmp_path: Path) -> None:
    target = tmp_path / "puzzle.json"
    write_whole(target, b"old")
    code = f"from cluewright.core.files import write_whole; write_whole({str(target)!r}, bytes(100_000))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000)),
        capture_output=True,
        text=True,
    )
    assert done.returncode != 0
    assert f"File too large: {str(target)!r}" in done.stderr
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]


def test_two_writers_leave_the_whole_of_one(tmp_path: Path) -> None:
    target = tmp_path / "puzzle.json"
    code = (
        "import sys; from cluewright.core.files import write_whole\n"
        f"for _ in range(200): write_whole({str(target)!r}, sys.argv[1].encode() * 5000)"
    )
    writers = [subprocess.Popen([sys.executable, "-c", code, letter]) for letter in "ab"]
    assert [writer.wait() for writer in writers] == [0, 0]
    content = target.read_bytes()
    assert len(content) == 5000
    assert len(set(content)) == 1
    assert list(tmp_path.iterdir()) == [target]


def test_devices_are_written_to(tmp_path: Path) -> None:
    write_whole("/dev/null", b"new")
    assert not Path("/dev/null").is_file()
    with pytest.raises(IsADirectoryError) as caught:
        write_whole(tmp_path, b"new")
    assert caught.value.filename == str(tmp_path)
