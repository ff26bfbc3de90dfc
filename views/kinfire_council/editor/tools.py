"""What can be done with an item: buttons in lines that give way to what is narrow."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox, QWidget

from views.kinfire_council.editor.samples_menu import samples_menu
from views.panels.button import Button
from views.panels.flow import FlowLayout
from views.theme import theme


class Tools(QWidget):
    """Save stands first; what it does is connected by the editor."""

    def __init__(self, insert: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._row = FlowLayout(self, theme().px(6))
        self.save = self._button(self.tr("&Save"))
        self.save.setProperty("kind", "primary")
        self.lay_out = self._button(self.tr("&Lay out"))
        self.lay_out.setToolTip(self.tr("Put each op on its own line; nothing else is changed."))
        self.revert = self._button(self.tr("As s&hipped"))
        samples = self._button(self.tr("&Insert…"))
        samples.setMenu(samples_menu(insert, samples))
        samples.setProperty("kind", "menu")
        self.copy = self._button(self.tr("&Add a copy"))
        self.remove = self._button(self.tr("&Remove"))
        self.sure = self._button(self.tr("Yes, &remove it"))
        self.folder = self._button(self.tr("Open the &folder"))
        self.printed = QCheckBox(self.tr("As &printed, no stand-in"), self)
        self._row.addWidget(self.printed)

    def _button(self, said: str) -> Button:
        made = Button(said, self)
        made.setAutoDefault(False)
        self._row.addWidget(made)
        return made

    def ask(self, is_asked: bool) -> None:
        """Whether it is asked if an item is really to be removed."""
        self.remove.setVisible(not is_asked)
        self.sure.setVisible(is_asked)
