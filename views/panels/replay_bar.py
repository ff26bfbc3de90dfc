"""The bar under a game that is looked at again: step, play, jump, whose view, play on from here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QSlider,
    QToolButton,
    QWidget,
)

from models.translate import dotted, filled, number_text
from views.plain import Label
from views.theme import theme


class ReplayBar(QFrame):
    """Buttons of the replay commands, a slider over all positions, the viewer."""

    jumped = Signal(int)
    viewer_chosen = Signal(object)
    """A seat, or None for what all could see."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replay_bar")
        self.setProperty("kind", "panel")
        self._slider = QSlider(Qt.Orientation.Horizontal, self)
        self._slider.setPageStep(10)
        self._place = Label(self)
        self._place.setProperty("kind", "muted")
        self._viewer = QComboBox(self)
        self._viewer.setObjectName("replay_viewer")
        self._line = QHBoxLayout(self)
        self._slider.valueChanged.connect(self._slid)
        self._viewer.currentIndexChanged.connect(self._choose)
        self._length = 0
        self._player: QToolButton | None = None
        self._names: list[str] = []
        self._retranslate()

    def set_actions(self, before: Sequence[QAction], after: Sequence[QAction]) -> None:
        """Commands before and after the slider; those of `after`, and the one in the middle of
        `before`, which plays, show their words."""
        for number, action in enumerate(before):
            plays = number == len(before) // 2
            self._line.addWidget(button := self._button(action, words=plays))
            self._player = button if plays else self._player
        self._line.addWidget(self._slider, 1)
        self._line.addWidget(self._place)
        self._line.addWidget(self._viewer)
        for action in after:
            self._line.addWidget(self._button(action, words=True))
        self._line.setContentsMargins(theme().px(8), 4, theme().px(8), 4)

    def _button(self, action: QAction, words: bool) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        style = Qt.ToolButtonStyle
        button.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if words else style.ToolButtonIconOnly
        )
        button.setAccessibleName(action.iconText())
        return button

    def take_focus(self) -> None:
        """Puts the keyboard on the button that plays: Space plays and halts."""
        if self._player is not None:
            self._player.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------ what it shows
    def set_names(self, names: Sequence[str], all_open: bool) -> None:
        """The seats whose view can be chosen; while the game runs only the public one."""
        self._names = list(names) if all_open else []
        self._viewer.blockSignals(True)
        self._viewer.clear()
        self._viewer.addItem(self.tr("What everyone sees"), None)
        for seat, name in enumerate(self._names):
            self._viewer.addItem(name, seat)
        self._viewer.blockSignals(False)
        self._viewer.setVisible(bool(self._names))

    def set_viewer(self, viewer: int | None) -> None:
        """Marks whose view is shown, without asking for it."""
        self._viewer.blockSignals(True)
        self._viewer.setCurrentIndex(0 if viewer is None else viewer + 1)
        self._viewer.blockSignals(False)

    def set_place(self, place: int, length: int, name: str) -> None:
        """Where one is."""
        self._length = length
        self._slider.blockSignals(True)
        self._slider.setRange(0, length)
        self._slider.setValue(place)
        self._slider.blockSignals(False)
        of = self.tr("{place} of {length}")
        words = filled(of, place=number_text(place), length=number_text(length))
        self._place.setText(dotted((name, words)))

    def _slid(self, place: int) -> None:
        self.jumped.emit(place)

    def _choose(self, row: int) -> None:
        self.viewer_chosen.emit(self._viewer.itemData(row))

    def _retranslate(self) -> None:
        self._slider.setAccessibleName(self.tr("Position in the game"))
        self._viewer.setAccessibleName(self.tr("Whose view is shown"))
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(button.defaultAction().iconText())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            if self._viewer.count():
                self._viewer.setItemText(0, self.tr("What everyone sees"))
        super().changeEvent(event)
