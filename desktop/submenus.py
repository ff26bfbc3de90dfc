"""The menus of choices: recent files, theme, language, pace."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from desktop.actions import exclusive
from desktop.choices import PACES, THEMES, choice_name
from models.files import path_of
from models.settings import Settings, ThemeChoice
from models.translate import available, tooltip
from rules.kernel.names import file_words
from views.plain import unkeyed


class Submenus(QObject):
    """Each shows what is chosen now and changes it at once."""

    file_chosen = Signal(object)
    """Path: one of the recent files."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self.menus = {name: QMenu() for name in ("recent", "theme", "language", "pace")}
        self._groups = {name: exclusive(menu) for name, menu in self.menus.items()}
        self.menus["recent"].aboutToShow.connect(self._fill_recent)
        settings.changed.connect(self._follow)
        self.fill()

    def fill(self) -> None:
        """Names in the language of now."""
        self._fill("theme", {each: choice_name(said) for each, said in THEMES.items()})
        self._fill("pace", {each: choice_name(said) for each, said in PACES.items()})
        system = {"": choice_name(THEMES[ThemeChoice.SYSTEM])}
        self._fill("language", system | dict(available()))

    def _follow(self, name: str) -> None:
        if name in self.menus:
            self.fill()

    def _fill(self, name: str, values: dict[str, str]) -> None:
        menu = self.menus[name]
        menu.clear()
        group = self._groups[name]
        for value, words in values.items():
            action = menu.addAction(words)
            action.setCheckable(True)
            action.setChecked(value == getattr(self._settings.now, name))
            group.addAction(action)
            action.triggered.connect(
                lambda _=False, chosen=value: self._settings.change(**{name: chosen})
            )

    def _fill_recent(self) -> None:
        menu = self.menus["recent"]
        menu.clear()
        for name in self._settings.now.recent:
            path = path_of(name)
            action = QAction(unkeyed(file_words(path.name)), menu)
            action.setToolTip(tooltip(str(path)))
            action.triggered.connect(lambda _=False, path=path: self.file_chosen.emit(path))
            menu.addAction(action)
        if menu.isEmpty():
            menu.addAction(self.tr("No files yet")).setEnabled(False)
