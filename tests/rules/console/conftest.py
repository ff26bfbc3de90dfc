import io
from collections.abc import Callable

import pytest

from rules.__main__ import main

TOYS = ["--also", "tests.toys.raid", "--also", "tests.toys.harbour"]

Console = Callable[..., tuple[int, str, str]]


@pytest.fixture
def console(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Console:
    """Runs a command that knows the toys; gives its status and what it wrote."""

    def run(*words: object, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            status = main([*TOYS, *map(str, words)])
        except SystemExit as left:
            status = left.code
        out, err = capsys.readouterr()
        return status, out, err

    return run
