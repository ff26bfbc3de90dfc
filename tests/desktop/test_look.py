"""Language, theme, letters and motion as chosen; «as the system» follows the desktop's switch."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from desktop import look
from desktop.look import Look, is_switched_off
from models.settings import Motion, Settings
from models.translate import language
from views.theme import ThemeName, theme


@pytest.mark.parametrize(
    ("name", "lines", "is_off"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations = false\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", False),
        ("other.ini", "gtk-enable-animations=0\n", False),
    ],
)
def test_a_desktop_says_in_its_files_whether_things_move(
    tmp_path: Path, name: str, lines: str, is_off: bool
) -> None:
    assert not is_switched_off(tmp_path)
    file = tmp_path / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(lines, encoding="utf-8")
    assert is_switched_off(tmp_path) is is_off


@pytest.fixture
def worn(tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Settings]:
    """Settings that are worn, under a system that wants nothing to move."""
    monkeypatch.setattr(look, "is_switched_off", lambda folder: True)
    monkeypatch.setattr(look.sys, "platform", "linux")
    settings = Settings(tmp_path)
    settings.look = Look(settings, None, None, settings)  # kept with its settings
    yield settings
    theme().set_still(False)
    theme().choose(ThemeName.PAPER)
    theme().set_text(100)
    language().speak("en")


def test_motion_follows_the_system_unless_it_is_chosen(worn: Settings) -> None:
    assert theme().still
    worn.change(motion=Motion.ON)
    assert not theme().still
    worn.change(motion=Motion.SYSTEM)
    assert theme().still


def test_each_change_is_worn_at_once(worn: Settings) -> None:
    worn.change(theme="night", text_size=120, language="tr")
    assert theme().name is ThemeName.NIGHT
    assert theme().text == 120
    assert language().code == "tr"


def test_the_command_line_holds_for_one_start(tmp_path: Path, qapp: QObject) -> None:
    settings = Settings(tmp_path)
    Look(settings, "de", "contrast", settings)
    assert language().code == "de"
    assert theme().name is ThemeName.CONTRAST
    assert settings.now.language == ""
    theme().choose(ThemeName.PAPER)
    language().speak("en")
