"""Opens each thing of `openings.THINGS`, wherever a person could."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QMenu,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.dialogs.records import RecordsSheet
from desktop.papers import PrintSheet
from models.records import open_record
from models.saves import older
from tests.desktop.openings import ASKED_BELOW, HINTED, MENU


class Opener:
    """Opens things in one window; what a game has no use for opens nothing."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot) -> None:
        self.lamp, self.qtbot, self.window = lamp, qtbot, lamp.window
        self._inner: dict[str, Callable[[], object]] = {
            HINTED: self._point,
            ASKED_BELOW: self._ask_below,
            "older copies": self._older_copies,
            "export of a record": lambda: self._records()._export_chosen(),
            "preview": lambda: self._papers()._preview(),
            "save as PDF": lambda: self._papers()._ask_pdf(),
            "samples": self._samples,
            "always": lambda: self.window.prompt.always_wanted.emit(self.window.prompt),
            "unsaved": lambda: lamp.controller.leaving._ask(lambda: None),
            "elsewhere": lambda: lamp.controller.elsewhere.ask(open_record(self._path())),
            "opening": self._opening,
            "question": lambda: lamp.controller.sheets.ask("Is it so?", "Yes", lambda: None),
            "fault": lambda: lamp._hear_fault((KeyError, KeyError("fault"), None)),
        }

    def open_thing(self, thing: str) -> None:
        """As a person may: by its key while the menus are shut, else by its command."""
        if thing in self._inner:
            self._inner[thing]()
        elif thing.startswith(MENU):
            self._popup(self.window.menus.menu(thing.removeprefix(MENU)))
        elif not self.window.menuBar().isEnabled():
            self._press_keys(thing)
        else:
            self._command(thing)
        if self.dialogs() and QApplication.activePopupWidget() is None:
            self.qtbot.waitUntil(self.has_keyboard)
            for box in self.dialogs()[-1].findChildren(QComboBox)[:1]:
                box.showPopup()

    # ------------------------------------------------------------ commands and menus
    def _command(self, thing: str) -> None:
        action = self.lamp.controller.commands[thing]
        menu = action.menu()
        if isinstance(menu, QMenu) and action.isEnabled():
            self._popup(menu)
        else:
            action.trigger()

    def _popup(self, menu: QMenu) -> None:
        """A menu with one of the menus that open from it."""
        menu.popup(self.window.mapToGlobal(QPoint(40, 40)))
        inner = (each for each in menu.actions() if isinstance(each.menu(), QMenu))
        first = next((each for each in inner if each.isEnabled()), None)
        if first is not None:
            first.menu().popup(self.window.mapToGlobal(QPoint(300, 60)))  # type: ignore[attr-defined]

    def _press_keys(self, thing: str) -> None:
        handle = self.window.windowHandle()
        assert handle is not None
        for sequence in self.lamp.controller.commands[thing].shortcuts():
            pressed = sequence[0]  # type: ignore[index]
            if thing != "cover" and pressed.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Space):
                QTest.keyClick(handle, pressed.key(), pressed.keyboardModifiers())

    # ------------------------------------------------------------ what opens from a dialog
    def _path(self) -> Path:
        autosave = self.lamp.games.autosave
        assert autosave is not None
        self.lamp.games.queue.flush()
        return autosave.file.path

    def _records(self) -> RecordsSheet:
        self._path()
        self.lamp.controller.show_records()
        sheet = self.lamp.controller.sheets.opened["records"]
        self.qtbot.waitUntil(self.has_keyboard)
        assert isinstance(sheet, RecordsSheet)
        return sheet

    def _older_copies(self) -> None:
        sheet = self._records()
        assert sheet.chosen is not None
        copy = older(sheet.chosen.path, 1)
        copy.parent.mkdir(exist_ok=True)
        shutil.copyfile(sheet.chosen.path, copy)
        sheet._show_older()

    def _papers(self) -> PrintSheet:
        self.lamp.controller.papers.ask_print()
        sheet = self.lamp.controller.papers._sheet
        assert isinstance(sheet, PrintSheet)
        return sheet

    def _samples(self) -> None:
        self.lamp.controller.edit_items()
        self.qtbot.waitUntil(self.has_keyboard)
        tools = self.lamp.controller.sheets.opened["edit_items"].findChildren(QToolButton)
        buttons = self.lamp.controller.sheets.opened["edit_items"].findChildren(QWidget)
        menus = [each.menu() for each in (*tools, *buttons) if hasattr(each, "menu")]
        self._popup(next(each for each in menus if isinstance(each, QMenu)))

    def _opening(self) -> None:
        opening = self.lamp.controller.opening
        opening.path = self._path()
        opening._tell()

    # ------------------------------------------------------------ what the pointer opens
    def _point(self) -> None:
        """The pointer rests on everything that has a tooltip; the last one stays."""
        for widget in self.window.findChildren(QWidget):
            if widget.isVisible() and widget.toolTip():
                spot = widget.rect().center()
                where = widget.mapToGlobal(spot)
                near = QPointF(spot), QPointF(spot), QPointF(where)
                QApplication.sendEvent(widget, QEnterEvent(*near))
                QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, spot, where))

    def _ask_below(self) -> None:
        """The menus that widgets have of their own, one after the other; the last one stays."""
        last: QWidget | None = None
        for widget in self.window.findChildren(QWidget):
            if widget.isVisible() and widget.isEnabled():
                ask_at(widget)
                popup = QApplication.activePopupWidget()
                if popup is not None:
                    last = widget
                    popup.close()
        if last is not None:
            ask_at(last)

    # ------------------------------------------------------------ what is open
    @staticmethod
    def has_keyboard() -> bool:
        """Whether a dialog has it: a desktop gives it at once."""
        modal = QApplication.activeModalWidget()
        return modal is not None and QApplication.focusWindow() is modal.windowHandle()

    @staticmethod
    def dialogs() -> list[QDialog]:
        """The dialogs that are seen."""
        tops = QApplication.topLevelWidgets()
        return [each for each in tops if isinstance(each, QDialog) and each.isVisible()]

    def above(self) -> list[QWidget]:
        """What lies above the window."""
        tops = QApplication.topLevelWidgets()
        return [each for each in tops if each.isVisible() and each is not self.window]


def ask_at(widget: QWidget) -> None:
    """The right button, in its middle."""
    spot = widget.rect().center()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, widget.mapToGlobal(spot))
    QApplication.sendEvent(widget, asked)
