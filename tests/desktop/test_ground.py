"""The first moment: what is loaded before the window is seen, and how it looks then."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor

from desktop.app import Lamplight
from desktop.ground import TABLES, Glance, colour_of, glance
from models.places import Places
from tests.desktop.conftest import put_out
from views.theme.theme import COLOURS, ThemeName

OpenLamp = Callable[..., Lamplight]
HEAVY = ("msgspec", "shapely", "numpy", "rules", "views", "models.settings", "PySide6.QtSvg")
LIGHT = {
    "rules",
    "rules.console",
    "rules.console.streams",
    "rules.kernel",
    "rules.kernel.door",
}
"""They load nothing but Python's own."""
FIRST_LOOK = """
import sys
from PySide6.QtCore import QCoreApplication
from desktop import __main__, ground
def seen(self, event, paint=ground.Ground.paintEvent):
    paint(self, event)
    print(" ".join(sys.modules), flush=True)
    QCoreApplication.exit()
ground.Ground.paintEvent = seen
__main__.main(["--data-dir", sys.argv[1]])
"""


def test_before_the_window_is_seen_nothing_heavy_is_loaded(data_dir: Path) -> None:
    command = [sys.executable, "-c", FIRST_LOOK, str(data_dir)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    loaded = told.stdout.splitlines()[0].split()
    assert "desktop.window" in loaded
    assert not [name for name in loaded if name.startswith(HEAVY) and name not in LIGHT]


@pytest.mark.parametrize("name", sorted(TABLES))
def test_the_bare_table_has_the_colour_of_its_theme(name: str, qapp: object) -> None:
    assert colour_of(name) == QColor(COLOURS[ThemeName(name)].table)


def test_the_first_look_is_that_of_the_settings(open_lamp: OpenLamp, user_places: Places) -> None:
    lamp = open_lamp(theme="contrast")
    lamp.window.resize(700, 500)
    put_out(lamp)
    assert glance(user_places.config).theme == "contrast"
    again = open_lamp(theme="contrast")
    assert again.window.ground.colour == QColor(TABLES["contrast"])
    assert again.window.size() == QSize(700, 500)


@pytest.mark.parametrize(
    "raw", [b"", b"[]", b'{"windows": 3}', b'{"windows": {"start": {"geometry": 7}}}', b"\xff\x00"]
)
def test_a_strange_file_gives_the_usual_look(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(raw)
    assert glance(tmp_path) == Glance()
    assert glance(tmp_path / "nowhere") == Glance()
