"""The menu bar: what a game adds comes and goes with it."""

from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenuBar
from pytestqt.qtbot import QtBot

from desktop.actions import COMMANDS, SUBMENUS, Commands
from desktop.menus import Menus
from desktop.submenus import Submenus
from models.settings import Settings


@pytest.fixture
def menus(qtbot: QtBot, tmp_path: Path) -> Menus:
    bar = QMenuBar()
    qtbot.addWidget(bar)
    settings = Settings(tmp_path, bar)
    made = Menus(bar, Commands(bar), Submenus(settings, bar).menus)
    made.kept = bar  # the menus live as long as their bar
    return made


def test_every_command_stands_in_its_menu(menus: Menus) -> None:
    for command in COMMANDS:
        found = [action.objectName() for action in menus.menu(command.menu).actions()]
        assert command.id in found


def test_a_board_brings_its_commands_and_takes_them_away(menus: Menus) -> None:
    before = len(menus.menu("move").actions())
    turn = QAction("Turn", menus.kept)
    turn.setShortcut(QKeySequence("R"))
    overlays = [QAction(f"Overlay {number}", menus.kept) for number in range(11)]
    menus.add_guests([turn], overlays)
    assert menus.guests() == [turn, *overlays]
    keys = [overlay.shortcut().toString() for overlay in overlays]
    assert keys == [*"123456789", "", ""]
    menus.add_guests([turn], [])
    assert menus.guests() == [turn]
    menus.remove_guests()
    assert menus.guests() == []
    assert len(menus.menu("move").actions()) == before


def test_the_menus_of_choices_show_and_change_the_settings(qtbot: QtBot, tmp_path: Path) -> None:
    bar = QMenuBar()
    qtbot.addWidget(bar)
    settings = Settings(tmp_path, bar)
    made = Submenus(settings, bar)
    assert set(made.menus) < SUBMENUS
    pace = made.menus["pace"].actions()
    assert [action.isChecked() for action in pace].count(True) == 1
    pace[0].trigger()
    assert settings.now.pace == "instant"
    assert made.menus["pace"].actions()[0].isChecked()


def test_recent_files_are_there_by_name_with_their_place_as_tip(
    qtbot: QtBot, tmp_path: Path
) -> None:
    bar = QMenuBar()
    qtbot.addWidget(bar)
    settings = Settings(tmp_path, bar)
    made = Submenus(settings, bar)
    made.menus["recent"].aboutToShow.emit()
    assert not made.menus["recent"].actions()[0].isEnabled()
    settings.remember_file(tmp_path / "game.lamplight")
    made.menus["recent"].aboutToShow.emit()
    first = made.menus["recent"].actions()[0]
    assert (first.text(), first.toolTip()) == ("game.lamplight", str(tmp_path / "game.lamplight"))
    with qtbot.waitSignal(made.file_chosen) as chosen:
        first.trigger()
    assert chosen.args == [tmp_path / "game.lamplight"]
