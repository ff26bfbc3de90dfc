"""What the program needs from the machine: Python's venv module, system libraries, fonts.

Only the standard library is used: this runs before anything is installed. On Debian and its
relatives what is missing is installed where we may, and named in one sentence where we may not.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

LIBRARIES = (
    # file that the loader must find, then Debian's package, newer names first
    ("libEGL.so.1", ("libegl1",)),
    ("libGL.so.1", ("libgl1",)),
    ("libglib-2.0.so.0", ("libglib2.0-0t64", "libglib2.0-0")),
    ("libfontconfig.so.1", ("libfontconfig1",)),
    ("libdbus-1.so.3", ("libdbus-1-3",)),
    ("libxkbcommon-x11.so.0", ("libxkbcommon-x11-0",)),
    ("libxcb-cursor.so.0", ("libxcb-cursor0",)),
    ("libxcb-icccm.so.4", ("libxcb-icccm4",)),
    ("libxcb-keysyms.so.1", ("libxcb-keysyms1",)),
    ("libxcb-shape.so.0", ("libxcb-shape0",)),
)
FONTS = (
    # Latin, Persian and Arabic letters; Chinese and Japanese ones
    ("DejaVuSans.ttf", ("fonts-dejavu-core",)),
    ("wqy-microhei.ttc", ("fonts-wqy-microhei",)),
)
FONT_FOLDERS = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))

Packages = tuple[str, ...]
Lack = tuple[str, Packages]


class Missing(Exception):
    """Something that set-up cannot provide itself; the text is the sentence to show."""


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_libraries() -> list[Lack]:
    """The system libraries that the window system of Qt needs and the loader does not find."""
    if not sys.platform.startswith("linux"):
        return []
    return [(file, packages) for file, packages in LIBRARIES if not loads(file)]


def missing_fonts() -> list[Lack]:
    if not sys.platform.startswith("linux"):
        return []
    found = {path.name for folder in FONT_FOLDERS for path in folder.rglob("*.tt?")}
    return [(file, packages) for file, packages in FONTS if file not in found]


def missing_venv() -> list[Lack]:
    """Debian's python3 has no ensurepip, without which no environment can be made."""
    if importlib.util.find_spec("ensurepip") is not None:
        return []
    version = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    return [("ensurepip", (version, "python3-venv"))]


def is_known(package: str) -> bool:
    """Whether the package lists have a real package of this name."""
    shown = subprocess.run(
        ["apt-cache", "show", "--no-all-versions", package], capture_output=True, check=False
    )
    return shown.returncode == 0 and bool(shown.stdout.strip())


def chosen(candidates: Packages) -> str:
    """The first name this release of Debian knows; where it knows none, the oldest."""
    return next(filter(is_known, candidates), candidates[-1])


def apt_command(packages: list[str]) -> list[str]:
    return ["apt-get", "install", "-y", "--no-install-recommends", *packages]


def apt_install(wanted: list[Lack]) -> None:
    """Installs as root; apt's own words are shown only where it fails."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    update = ["apt-get", "update", "-qq"]
    subprocess.run(update, env=environment, stdin=subprocess.DEVNULL, check=False)
    packages = [chosen(candidates) for _, candidates in wanted]
    print("Installing from the system's packages:", " ".join(packages), flush=True)
    done = subprocess.run(
        apt_command(packages),
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Missing(f"{done.stdout}{done.stderr}\napt-get could not install: {packages}.")


def name_command(wanted: list[Lack]) -> str:
    """The one sentence that says what is missing and what to type."""
    files = ", ".join(file for file, _ in wanted)
    command = " ".join(apt_command([chosen(candidates) for _, candidates in wanted]))
    return f"This system lacks {files}; please type: sudo {command}"


def provide_on_debian(needed: list[Lack], wished: list[Lack]) -> None:
    if is_root():
        if needed or wished:
            apt_install([*needed, *wished])
        return
    if needed:
        raise Missing(name_command([*needed, *wished]))
    if wished:
        print("Note, for some languages' letters:", name_command(wished), file=sys.stderr)


def provide(makes_environment: bool) -> None:
    """Sees to all that the system must hold; raises Missing where a person has to act.

    Away from Debian a library that we do not find is only a note: the loader may know better.
    """
    libraries = missing_libraries()
    environment = missing_venv() if makes_environment else []
    if shutil.which("apt-get") is not None:
        provide_on_debian([*libraries, *environment], missing_fonts() if makes_environment else [])
        return
    if environment:
        raise Missing("This Python has no ensurepip: please install the system's venv package.")
    if libraries:
        files = ", ".join(file for file, _ in libraries)
        print(f"Note: if no window opens, the system lacks {files}.", file=sys.stderr)


def has_display() -> bool:
    """Whether a window can be shown: on Linux a display, and no platform that has none."""
    if not sys.platform.startswith("linux"):
        return True
    platform = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if platform:
        return platform not in {"offscreen", "minimal"}
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
