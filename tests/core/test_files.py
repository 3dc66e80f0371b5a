"""Files written whole or not at all."""

import ast
import errno
import os
import resource
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from tests.sources import SOURCE, calls

from cluewright.core.files import whole_file, write_whole


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


def test_a_secret_file_is_secret_while_it_is_written_and_a_read_only_one_stays_so(tmp_path: Path) -> None:
    target = tmp_path / "secret"
    for mode in (0o600, 0o400):
        target.touch()
        target.chmod(mode)
        with whole_file(target) as part:
            assert stat.S_IMODE(part.stat().st_mode) == 0o600
            part.write_bytes(b"new")
        assert stat.S_IMODE(target.stat().st_mode) == mode


def test_a_file_that_is_left_half_way_leaves_nothing(tmp_path: Path) -> None:
    target = tmp_path / "puzzle.json"
    write_whole(target, b"old")

    def give_up() -> None:
        with whole_file(target) as part:
            part.write_bytes(b"half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        give_up()
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize("how", ["| cat", "> out.txt; cat out.txt", ">> out.txt; cat out.txt"])
def test_our_own_output_is_written_to_by_its_name(tmp_path: Path, how: str) -> None:
    code = (
        "from cluewright.core.files import write_whole; print('first', flush=True); write_whole('/dev/stdout', b'new')"
    )
    done = subprocess.run(
        ["bash", "-c", f'"$0" -c "$1" {how}', sys.executable, code], cwd=tmp_path, capture_output=True, text=True
    )
    assert (done.stdout, done.stderr) == ("first\nnew", "")


def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE)
    write_whole(pipe, b"new" * 1000)
    assert reader.communicate()[0] == b"new" * 1000
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_folder_that_takes_no_file_is_named_with_the_file(tmp_path: Path) -> None:
    for name in ("/proc/puzzle.json", str(tmp_path / "none" / "puzzle.json")):
        with pytest.raises(OSError, match=r"puzzle\.json") as caught:
            write_whole(name, b"new")
        assert caught.value.filename == name


def test_every_file_is_written_whole() -> None:
    """Whatever opens a file for writing itself might leave half of it."""
    known = {"core/files.py", "cli/batching.py", "library/backup.py", "cli/__init__.py"}
    known.add("books/parts.py")  # whose files wait in a folder of their own until the last is written
    known.add("datasets/shards.py")  # into the part that `whole_file` gives it
    opened = set()
    for path, call in calls():
        if not isinstance(call.func, ast.Attribute | ast.Name):
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id
        texts = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
        if name in ("write_bytes", "write_text") or (name == "open" and {"w", "wb", "x", "xb", "a", "ab"} & {*texts}):
            opened.add(str(path.relative_to(SOURCE)))
    assert opened - known == set(), "use cluewright.core.files"
    assert "core/files.py" in opened


def test_devices_are_written_to(tmp_path: Path) -> None:
    write_whole("/dev/null", b"new")
    assert not Path("/dev/null").is_file()
    with pytest.raises(IsADirectoryError) as caught:
        write_whole(tmp_path, b"new")
    assert caught.value.filename == str(tmp_path)
