"""Files written whole or not at all."""

from pathlib import Path

import pytest

from cluewright.core.files import write_whole


def test_replaces_the_content_and_leaves_nothing_else(tmp_path: Path) -> None:
    target = tmp_path / "puzzle.json"
    write_whole(target, b"old")
    write_whole(target, b"new")
    assert target.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [target]


def test_keeps_the_old_content_when_writing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "puzzle.json"
    write_whole(target, b"old")

    def full_disk(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[:1])
        raise OSError("no space left on device")

    monkeypatch.setattr(Path, "write_bytes", full_disk)
    with pytest.raises(OSError, match="no space"):
        write_whole(target, b"new")
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]
