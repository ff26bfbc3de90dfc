"""The door through which a user's files enter."""

import os
import socket
from pathlib import Path

import pytest

from rules.kernel.door import (
    MOST_DEEP,
    Missing,
    Unreadable,
    check_json,
    is_deep,
    read_file,
    read_toml,
    shown,
)


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x" * 2048)
    assert read_file(path, 2048) == b"x" * 2048
    with pytest.raises(Unreadable, match=r"too large: the limit is 1 kB\."):
        read_file(path, 1024)


def test_an_endless_device_and_a_pipe_are_not_even_opened(tmp_path: Path) -> None:
    pipe, link, folder = tmp_path / "pipe", tmp_path / "link", tmp_path / "folder"
    os.mkfifo(pipe)
    link.symlink_to("/dev/zero")
    folder.mkdir()
    unix = socket.socket(socket.AF_UNIX)
    unix.bind(str(tmp_path / "socket"))
    for path in (pipe, link, folder, tmp_path / "socket"):
        with pytest.raises(Unreadable, match="a folder, a pipe or a device"):
            read_file(path, 10)
    unix.close()


def test_a_pipe_that_takes_a_file_s_place_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, pipe = tmp_path / "good", tmp_path / "pipe"
    good.write_bytes(b"")
    os.mkfifo(pipe)
    seen = os.stat(good)
    monkeypatch.setattr(os, "stat", lambda path: seen)
    with pytest.raises(Unreadable, match="a folder, a pipe or a device"):
        read_file(pipe, 10)


def test_what_is_not_there_has_a_sentence_of_its_own(tmp_path: Path) -> None:
    with pytest.raises(Missing, match=r"File not found: .*gone\."):
        read_file(tmp_path / "gone", 10)
    (tmp_path / "loop").symlink_to("loop")
    for path in (tmp_path / "loop", tmp_path / "a\0b", tmp_path / ("a" * 400)):
        with pytest.raises(Unreadable, match=r"Cannot open .+ \(.+\)\.$"):
            read_file(path, 10)


@pytest.mark.parametrize(
    "raw",
    [
        b'{"a": [1, {"b": "[[[[["}]}',
        rb'["\"[[[[", "\\", []]',
        b"[" * 5 + b"]" * 5,
        b"[[[",  # no JSON, which is for the decoder to say
        b'"' + b"[" * 99,
    ],
)
def test_json_of_usual_depth_passes(raw: bytes) -> None:
    check_json(raw, deep=5)


@pytest.mark.parametrize(
    "raw", [b"[" * 6 + b"]" * 6, b'{"a":' * 6 + b"1" + b"}" * 6, b"[" * 99_999, b"[{}," * 9 + b"9"]
)
def test_json_that_nests_too_deeply_is_refused(raw: bytes) -> None:
    with pytest.raises(Unreadable, match="more than 5 levels deep"):
        check_json(raw, deep=5)


def test_json_of_many_values_is_refused() -> None:
    check_json(b"[1,2,3]", values=3)
    with pytest.raises(Unreadable, match="more than 3 values"):
        check_json(b"[1,2,3,4]", values=3)
    with pytest.raises(Unreadable, match="more than 3 values"):
        check_json(b"[[],[],[],[]]", values=3)


@pytest.mark.parametrize("sign", [b'"', b'\\"', b'"\\', b"[", b"{]", b"\\"])
def test_hostile_json_takes_no_longer_than_any_other(sign: bytes) -> None:
    """A check that looked back for each quote would take hours."""
    check_json(b'["' + sign * 200_000, deep=1 << 30)


def test_toml_is_read_with_its_faults_told(tmp_path: Path) -> None:
    path = tmp_path / "options.toml"
    for raw, said in (
        (b"a = ", "not valid TOML"),
        (b"a = 1\nb = '\xff'", "Line 2 of .* is not UTF-8"),
        (b"a = " + b"[" * 5_000, "not valid TOML"),
        (b".".join([b"a"] * (MOST_DEEP + 2)) + b" = 1", "levels deep"),
        (b"a = " + b"9" * 9_999, "not valid TOML"),
    ):
        path.write_bytes(raw)
        with pytest.raises(Unreadable, match=said):
            read_toml(path)
    path.write_bytes(b"\xef\xbb\xbfskills = true")
    assert read_toml(path) == {"skills": True}


def test_depth_is_found_without_recursion() -> None:
    value: object = 1
    for _ in range(100_000):
        value = [value]
    assert is_deep(value)
    assert not is_deep({"a": [{"b": 1}]}, most=3)


def test_words_of_a_file_stay_on_one_line() -> None:
    assert shown("a\u2028b\r\nc\x1b[0m\u202e") == "a b c?[0m?"
