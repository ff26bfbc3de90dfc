"""Builds the program as one folder in dist that needs no Python, with its desktop files.

    make bundle

Linux: dist/lamplight-VERSION-linux-MACHINE/ with `lamplight/` (the program) and `share/` (desktop
entry, AppStream metainfo, MIME type, icons), and the same as .tar.xz. Windows: the folder and a
.zip. macOS: Lamplight.app and a .zip.
"""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from models.places import APP_ID, COMMAND, NAME, version

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
DIST = ROOT / "dist"
ICON = PACKAGING / "lamplight.svg"


def drawn_icon(size: int) -> QImage:
    """The program's icon as pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(ICON)).render(painter)
    painter.end()
    return image


def save_icon(size: int, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if not drawn_icon(size).save(str(target)):
        raise OSError(f"Qt cannot write {target}")


def apple_icon(target: Path) -> None:
    """macOS has its own tool for its icon files."""
    folder = target.with_suffix(".iconset")
    for size in (16, 32, 128, 256, 512):
        save_icon(size, folder / f"icon_{size}x{size}.png")
        save_icon(2 * size, folder / f"icon_{size}x{size}@2x.png")
    subprocess.run(["iconutil", "-c", "icns", "-o", str(target), str(folder)], check=True)


def system_icon() -> None:
    """What Windows and macOS put on the program itself."""
    if sys.platform == "win32":
        save_icon(256, BUILD / "icons" / "lamplight.ico")
    elif sys.platform == "darwin":
        apple_icon(BUILD / "icons" / "lamplight.icns")


def share(folder: Path) -> None:
    """The files by which a Linux desktop knows the program, laid out as under /usr/share."""
    homes = {
        ".desktop": folder / "applications" / f"{APP_ID}.desktop",
        ".metainfo.xml": folder / "metainfo" / f"{APP_ID}.metainfo.xml",
        ".mime.xml": folder / "mime" / "packages" / f"{APP_ID}.xml",
    }
    for suffix, target in homes.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PACKAGING / "linux" / f"{APP_ID}{suffix}", target)
    icons = folder / "icons" / "hicolor"
    save_icon(256, icons / "256x256" / "apps" / f"{APP_ID}.png")
    scalable = icons / "scalable" / "apps" / f"{APP_ID}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(ICON, scalable)


def freeze() -> Path:
    """Runs the builder; the program's folder."""
    work = ["--workpath", str(BUILD / "frozen"), "--distpath", str(BUILD / "out")]
    builder = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    subprocess.run([*builder, *work, str(PACKAGING / "lamplight.spec")], check=True, cwd=ROOT)
    return BUILD / "out" / (f"{NAME}.app" if sys.platform == "darwin" else COMMAND)


def executable(program: Path) -> Path:
    if sys.platform == "darwin":
        return program / "Contents" / "MacOS" / COMMAND
    return program / (f"{COMMAND}.exe" if sys.platform == "win32" else COMMAND)


def smoke_test(program: Path) -> None:
    """The built program starts and says the version of this source."""
    answer = subprocess.run(
        [str(executable(program)), "--version"], capture_output=True, text=True, check=True
    )
    if version() not in answer.stdout:
        raise RuntimeError(f"the bundle says {answer.stdout!r} instead of {version()}")


def pack(program: Path) -> Path:
    """Puts all that a user gets into one folder of dist, and that into one archive."""
    target = DIST / f"{COMMAND}-{version()}-{sys.platform}-{platform.machine().lower()}"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(program, target / program.name, symlinks=True)
    if sys.platform.startswith("linux"):
        share(target / "share")
    kind = "xztar" if sys.platform.startswith("linux") else "zip"
    shutil.make_archive(str(target), kind, DIST, target.name)
    return target


def main() -> None:
    app = QGuiApplication.instance() or QGuiApplication([])
    system_icon()
    program = freeze()
    smoke_test(program)
    target = pack(program)
    files = [path for path in target.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files)
    print(f"{target.relative_to(ROOT)}: {size / 1e6:.0f} MB")
    app.quit()


if __name__ == "__main__":
    main()
