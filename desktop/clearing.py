"""What lies over the window: before a cover is up all of it is gone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QClipboard, QDrag, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QMainWindow,
    QToolTip,
    QWhatsThis,
    QWidget,
)
from shiboken6 import isValid

from desktop.dialogs.sheet import Sheet
from models.moment import Moment
from models.session import GameSession
from rules.kernel.steps import Seat

NOT_NATIVE = Qt.ApplicationAttribute.AA_DontUseNativeDialogs
ACTIVE = Qt.ApplicationState.ApplicationActive
MOST_POPUPS = 20
"""More menus are never open in one another, nor more dialogs one after another."""


class Clearing(QObject):
    """Takes dialogs, menus and tooltips off the screen.

    A sheet with `STAYS` is only hidden: whoever had it gets it back, behind the own curtain.
    """

    def __init__(
        self,
        window: QWidget,
        session: Callable[[], GameSession | None],
        is_covered: Callable[[], bool],
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._is_covered = window, session, is_covered
        self._hidden: list[tuple[Sheet, Seat | None]] = []
        self._viewer: Seat | None = None
        """Whoever has the screen."""
        self._back = QTimer(self, singleShot=True)
        self._back.timeout.connect(self._give_back)

    def open(self, dialog: QDialog) -> None:
        """Opens a dialog beside play. Where people share the screen the system's own dialogs are
        not used: some of them cannot be taken away by a program.

        Over a cover comes only what is asked of everybody: no sheet.
        """
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)  # else the window would keep it
        session = self._session()
        is_shared = session is not None and session.floor.is_shared
        QCoreApplication.setAttribute(NOT_NATIVE, is_shared)  # for what it opens in its turn
        if is_shared and isinstance(dialog, QFileDialog):
            dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        if not self._is_covered() or not isinstance(dialog, Sheet):
            dialog.open()
        elif dialog.STAYS:
            self._hidden.append((dialog, None))
        else:
            dialog.reject()

    def clear(self) -> None:
        """Nothing is seen but the window, and nothing of it waits in another place."""
        focused = self._window.focusWidget()
        if focused is not None and not self._is_covered():
            focused.clearFocus()  # else it is read out when it has the keyboard again
        had_any = self._close_popups()
        for _ in range(MOST_POPUPS):  # one that goes may bring another
            dialogs = [top for top in self._others() if isinstance(top, QDialog)]
            had_any = had_any or bool(dialogs)
            for dialog in sorted(dialogs, key=_depth, reverse=True):
                self._take_away(dialog)
            if not dialogs:
                break
        for other in self._others():
            other.hide()
        self._forget_copies()
        if had_any and QApplication.applicationState() is ACTIVE:
            self._window.activateWindow()

    def follow(self, now: Moment) -> None:
        """Whoever sat here may leave the screen to all without a curtain: what was opened for the
        one goes before they look. What tells nothing of the game stays open."""
        before, self._viewer = self._viewer, now.viewer
        is_left = before is not None and now.viewer is None and now.cover is None
        if is_left and self._session() is not None:
            self._end_telling()

    def _end_telling(self) -> None:
        """What may tell of a seat goes, whether or not anything else does."""
        self._close_popups()
        for other in sorted(self._others(), key=_depth, reverse=True):
            if not isinstance(other, QDialog):
                other.hide()
            elif isinstance(other, Sheet) and not other.STAYS:
                other.reject()
        self._forget_copies()

    def _others(self) -> list[QWidget]:
        """What is seen beside the window."""
        tops = QApplication.topLevelWidgets()
        return [top for top in tops if top.isVisible() and not isinstance(top, QMainWindow)]

    def _close_popups(self) -> bool:
        """Whether there were any."""
        had_any = QApplication.activePopupWidget() is not None
        for _ in range(MOST_POPUPS):
            popup = QApplication.activePopupWidget()
            if popup is None:
                break
            popup.close()
        if any(top.findChild(QDrag) for top in QApplication.topLevelWidgets()):
            QDrag.cancel()
        QWhatsThis.leaveWhatsThisMode()
        QWhatsThis.hideText()
        QToolTip.hideText()  # it takes its time: what is left is hidden with all else
        return had_any

    def _forget_copies(self) -> None:
        """What has been copied from the window may be pasted by whoever comes next."""
        session, clipboard = self._session(), QGuiApplication.clipboard()
        if session is None or not session.floor.is_shared:
            return
        for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
            data = clipboard.mimeData(mode) if _owns(clipboard, mode) else None
            if data is not None and data.hasText():
                clipboard.clear(mode)

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
        """Another game is laid out, or none: what a seat had is nobody's any more."""
        self._end_telling()
        hidden, self._hidden = self._hidden, []
        for sheet, whose in hidden:
            if whose is None:
                self._hidden.append((sheet, None))
            elif isValid(sheet):
                sheet.reject()
        self.give_back_soon()


def _owns(clipboard: QClipboard, mode: QClipboard.Mode) -> bool:
    """Whether what lies there was copied in this program."""
    if mode is QClipboard.Mode.Selection:
        return clipboard.supportsSelection() and clipboard.ownsSelection()
    return clipboard.ownsClipboard()


def _depth(dialog: QWidget) -> int:
    """How many windows a dialog lies above."""
    parent = dialog.parentWidget()
    return 0 if parent is None else 1 + _depth(parent)
