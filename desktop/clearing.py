"""What lies over the window: before a cover is up all of it is gone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QToolTip,
    QWhatsThis,
    QWidget,
)
from shiboken6 import isValid

from desktop.dialogs.sheet import Sheet
from models.session import Session
from rules.kernel.steps import Seat

ACTIVE = Qt.ApplicationState.ApplicationActive
MOST_POPUPS = 20
"""More menus are never open in one another."""


class Clearing(QObject):
    """Takes dialogs, menus and tooltips off the screen.

    A sheet with `STAYS` is only hidden: whoever had it gets it back, behind the own curtain.
    """

    def __init__(
        self, window: QWidget, session: Callable[[], Session | None], is_covered: Callable[[], bool]
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._is_covered = window, session, is_covered
        self._hidden: list[tuple[Sheet, Seat | None]] = []
        self._back = QTimer(self, singleShot=True)
        self._back.timeout.connect(self._give_back)

    def open(self, dialog: QDialog) -> None:
        """Opens a dialog beside play. Where people share the screen the system's own dialogs are
        not used: some of them cannot be taken away by a program."""
        session = self._session()
        if isinstance(dialog, QFileDialog) and session is not None and session.is_hot_seat:
            dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        if self._is_covered() and isinstance(dialog, Sheet) and dialog.STAYS:
            self._hidden.append((dialog, None))
        else:
            dialog.open()

    def clear(self) -> None:
        """Nothing is seen but the window."""
        had_popups = self._close_popups()
        tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
        dialogs = [top for top in tops if isinstance(top, QDialog)]
        for dialog in sorted(dialogs, key=_depth, reverse=True):
            self._take_away(dialog)
        if (dialogs or had_popups) and QApplication.applicationState() is ACTIVE:
            self._window.activateWindow()

    @staticmethod
    def _close_popups() -> bool:
        """Whether there were any."""
        had_any = QApplication.activePopupWidget() is not None
        for _ in range(MOST_POPUPS):
            popup = QApplication.activePopupWidget()
            if popup is None:
                break
            popup.close()
        QWhatsThis.leaveWhatsThisMode()
        QWhatsThis.hideText()
        QToolTip.hideText()  # it takes its time: what is left is hidden at once
        passing = (Qt.WindowType.ToolTip, Qt.WindowType.Popup)
        for top in QApplication.topLevelWidgets():
            if top.windowType() in passing and top.isVisible():
                top.hide()
        return had_any

    def _take_away(self, dialog: QDialog) -> None:
        if isinstance(dialog, Sheet) and dialog.STAYS:
            session = self._session()
            dialog.hide()
            self._hidden.append((dialog, session.viewer if session is not None else None))
        else:
            dialog.reject()

    # ------------------------------------------------------------ given back
    def give_back_soon(self) -> None:
        """Something is shown again: as soon as it stands there, its person goes on reading."""
        if self._hidden:
            self._back.start(0)

    def _give_back(self) -> None:
        session = self._session()
        if self._is_covered():
            return
        viewer = session.viewer if session is not None else None
        hidden, self._hidden = self._hidden, []
        for sheet, whose in hidden:
            if not isValid(sheet):
                continue
            if whose is None or whose == viewer:
                sheet.open()
            else:
                self._hidden.append((sheet, whose))

    def forget(self) -> None:
        """Another game is laid out: what a seat had is nobody's any more."""
        hidden, self._hidden = self._hidden, []
        for sheet, whose in hidden:
            if whose is None:
                self._hidden.append((sheet, None))
            elif isValid(sheet):
                sheet.reject()
        self.give_back_soon()


def _depth(dialog: QWidget) -> int:
    """How many windows a dialog lies above."""
    parent = dialog.parentWidget()
    return 0 if parent is None else 1 + _depth(parent)
