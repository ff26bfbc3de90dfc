"""A screen, a bus and an assistive program of their own for one game, all outside this process."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

SYSTEM_PYTHON = "/usr/bin/python3"
CLIENT = Path(__file__).parent / "atspi_client.py"
LIBRARY = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
ROOT = Path(__file__).parents[2]


@cache
def lacking() -> tuple[str, ...]:
    """What this machine lacks to try assistive programs from outside, as Debian calls it."""
    found = []
    if shutil.which("Xvfb") is None:
        found.append("xvfb")
    if shutil.which("dbus-daemon") is None:
        found.append("dbus")
    if not any(map(os.path.exists, LAUNCHERS)):
        found.append("at-spi2-core")
    if not _has_library():
        found.append("gir1.2-atspi-2.0 python3-gi")
    return tuple(found)


def _has_library() -> bool:
    if not os.path.exists(SYSTEM_PYTHON):
        return False
    tried = subprocess.run([SYSTEM_PYTHON, "-c", LIBRARY], capture_output=True, check=False)
    return tried.returncode == 0


@contextmanager
def _running(command: list[str], env: dict[str, str], log: Path) -> Iterator[subprocess.Popen[str]]:
    """A process of ours, ended with its session's others when it has done its part."""
    with log.open("w") as errors:
        made = subprocess.Popen(
            command, env=env, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True
        )
        try:
            yield made
        finally:
            made.terminate()
            made.wait(10)
            assert made.stdout is not None
            made.stdout.close()


@contextmanager
def listened_to(game: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The program with a new game, and a client that presses what it finds: the client."""
    usual = {key: os.environ[key] for key in ("PATH", "LANG") if key in os.environ}
    own = usual | {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
    screen = ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
    bus = ["dbus-daemon", "--session", "--print-address=1", "--nofork"]
    start = [sys.executable, "-m", "desktop", "--new", game, "--data-dir", str(folder / "data")]
    with (
        _running(screen, own, folder / "screen.log") as shown,
        _running(bus, own, folder / "bus.log") as carrier,
    ):
        assert shown.stdout is not None
        assert carrier.stdout is not None
        env = own | {
            "DISPLAY": f":{shown.stdout.readline().strip()}",
            "DBUS_SESSION_BUS_ADDRESS": carrier.stdout.readline().strip(),
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "LC_ALL": "C.UTF-8",
        }
        with _running(start, env, folder / "program.log") as program:
            asking = [SYSTEM_PYTHON, str(CLIENT), str(program.pid)]
            with _running(asking, env, folder / "client.log") as client:
                yield client
            assert program.poll() is None, (folder / "program.log").read_text()
