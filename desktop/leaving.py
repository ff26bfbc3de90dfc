"""What cannot be saved: it stands in the window, and nothing lets the game go unasked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication, QSessionManager
from PySide6.QtWidgets import QFileDialog, QMessageBox

from desktop.games import Games
from desktop.sheets import Sheets
from desktop.window import Window
from models.files import PAUSES
from models.places import EXTENSION
from models.settings import Settings
from models.translate import filled, isolated, sentences, words
from rules.kernel.names import path_words
from views.panels.alert import Offer
from views.plain import QuestionBox


class Leaving(QObject):
    """Watches over one window's game and settings."""

    def __init__(
        self, window: Window, games: Games, settings: Settings, sheets: Sheets, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window, self._games, self._settings, self._sheets = window, games, settings, sheets
        self._folders = self._moved = ""
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._look_at_folders)
        self._looks = 0
        self._check_folders: Callable[[], str] = str
        self._lets_go = False
        games.trouble_changed.connect(self.tell)
        games.moved.connect(self._hear_moved)
        settings.trouble_changed.connect(self.tell)
        window.may_close = lambda: not self.holds(window.close)
        QGuiApplication.instance().commitDataRequest.connect(self.end_session)
        self.tell()

    # ------------------------------------------------------------ what stands
    def watch_folders(self, check: Callable[[], str]) -> None:
        """`check` makes the user's folders and says what is wrong with one; told until it works."""
        self._check_folders = check
        self._look_at_folders()

    def _look_at_folders(self) -> None:
        self._folders = self._check_folders()
        if self._folders:
            self._later.start(PAUSES[min(self._looks, len(PAUSES) - 1)])
            self._looks += 1
        self.tell()

    def _hear_moved(self, old: Path, new: Path) -> None:
        """What stays until it has been read."""
        said = self.tr(
            "Another program has changed {file}, which is left as it is. This game is now saved"
            " in {new}."
        )
        self._moved = filled(
            said, new=isolated(path_words(new)), file=isolated(path_words(Path(old.name)))
        )
        self.tell()

    def _forget_moved(self) -> None:
        self._moved = ""
        self.tell()

    def tell(self) -> None:
        """The worst that is wrong now, or nothing."""
        again, elsewhere = self.tr("Try again"), self.tr("Save as…")
        alert = self._window.alert
        if self._games.trouble is not None:
            offers: list[Offer] = [
                ("try_again", again, "play", self._games.try_again),
                ("save_elsewhere", elsewhere, "save", lambda: self.ask_save_as(None)),
            ]
            alert.tell(words(self._games.trouble), offers)
        elif self._settings.trouble is not None:
            alert.tell(
                words(self._settings.trouble), [("try_again", again, "play", self._settings.save)]
            )
        elif self._folders:
            alert.tell(self._folders, [("try_again", again, "play", self._look_at_folders)])
        elif self._moved:
            alert.tell(self._moved, [("read", self.tr("OK"), "check", self._forget_moved)])
        else:
            alert.end()

    # ------------------------------------------------------------ letting the game go
    def holds(self, then: Callable[[], object]) -> bool:
        """Whether the game must stay until its person has answered; `then` follows a yes."""
        if self._lets_go or not self._games.unsaved:
            return False
        self._ask(then)
        return True

    def end_session(self, manager: QSessionManager) -> None:
        """The system ends: it waits where the game would be lost, if it lets itself be held up."""
        if self.holds(self._window.close) and manager.allowsInteraction():
            manager.cancel()

    def _ask(self, then: Callable[[], object], why: str = "") -> None:
        """`why` it cannot be kept where its person wanted it."""
        trouble = self._games.trouble
        why = why or (words(trouble) if trouble is not None else "")
        lost = self.tr("Your last decisions are not saved: they are lost if you leave the game.")
        box = QuestionBox(self._window)
        box.setText(sentences((why, lost) if why else (lost,)))
        role = QMessageBox.ButtonRole
        choices: dict[object, Callable[[], object]] = {
            box.addButton(self.tr("Try again"), role.AcceptRole): lambda: self._try_for(then),
            box.addButton(self.tr("Save as…"), role.ActionRole): lambda: self.ask_save_as(then),
            box.addButton(self.tr("Leave without saving"), role.DestructiveRole): (
                lambda: self._let_go(then)
            ),
        }
        stay = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        box.buttonClicked.connect(lambda pressed: choices.get(pressed, _nothing)())
        self._sheets.open("unsaved", box)

    def _try_for(self, then: Callable[[], object]) -> None:
        if self._games.try_again():
            then()
        else:
            self._ask(then)

    def _let_go(self, then: Callable[[], object]) -> None:
        self._lets_go = True
        try:
            then()
        finally:
            self._lets_go = False

    # ------------------------------------------------------------ saving
    def save(self) -> None:
        """Each decision is saved by itself; this makes sure of it, and says so."""
        if self._games.try_again():
            self._window.prompt.answer(
                self.tr("Saved. Lamplight saves after every decision."), "good"
            )
        elif self._games.trouble is not None:
            self._window.prompt.answer(words(self._games.trouble), "bad")

    def ask_save_as(self, then: Callable[[], object] | None) -> None:
        """Where the game is kept from now on; `then` follows once it is there."""
        dialog = QFileDialog(self._window, self.tr("Save as"), str(Path.home()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([f"Lamplight (*{EXTENSION})"])
        dialog.setDefaultSuffix(EXTENSION.removeprefix("."))
        dialog.fileSelected.connect(lambda name: self._save_as(Path(name), then))
        self._sheets.open("save_as", dialog)

    def _save_as(self, path: Path, then: Callable[[], object] | None) -> None:
        said = self._cannot_save_as(path)
        if said and then is not None:
            self._ask(then, said)  # a curtain may lie over all other places
        elif said:
            self._window.prompt.answer(said, "bad")
        elif then is not None:
            self._try_for(then)

    def _cannot_save_as(self, path: Path) -> str:
        """Why the game is not kept there now; empty where it is."""
        try:
            if self._games.save_as(path):
                return ""
        except OSError as fault:
            said = self.tr("Could not write {file} ({why}). The game is still saved where it was.")
            why = fault.strerror or str(fault)
            return filled(said, file=isolated(path_words(path)), why=isolated(why))
        return self.tr("The game in that file is open in another window. Choose another file.")


def _nothing() -> None:
    """The game stays."""
