"""The options of a game: each with its values and an explanation, conflicts resolved in sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from desktop.dialogs.sheet import label
from models.translate import words
from rules.kernel.registry import GameOption, Setup, setup_faults
from views.theme import theme


class OptionRows(QWidget):
    """One row for each option. `changed` comes after a conflict has been resolved."""

    changed = Signal()

    def __init__(self, options: Sequence[GameOption], parent: QWidget) -> None:
        super().__init__(parent)
        self._options = {option.id: option for option in options}
        self._boxes: dict[str, QComboBox] = {}
        self._notes: dict[str, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(theme().px(2))
        grid.setColumnStretch(0, 1)
        for row, option in enumerate(options):
            self._add(grid, row * 3, option)

    def _add(self, grid: QGridLayout, row: int, option: GameOption) -> None:
        name = label(words(option.name), "strong", self)
        box = QComboBox(self)
        box.setObjectName(f"option_{option.id}")
        box.setAccessibleName(words(option.name))
        box.setAccessibleDescription(words(option.help))
        for value, said in zip(option.values, option.value_names, strict=True):
            box.addItem(words(said), value)
        note = label("", "good", self)
        note.hide()
        explained = label(words(option.help), "muted", self)
        grid.addWidget(name, row, 0)
        grid.addWidget(box, row, 1)
        grid.addWidget(explained, row + 1, 0, 1, 2)
        grid.addWidget(note, row + 2, 0, 1, 2)
        grid.setRowMinimumHeight(row + 2, theme().px(6))
        self._boxes[option.id], self._notes[option.id] = box, note
        box.currentIndexChanged.connect(lambda _, chosen=option.id: self._resolve(chosen))

    def values(self) -> dict[str, str]:
        """What is chosen."""
        return {name: str(box.currentData()) for name, box in self._boxes.items()}

    def set_values(self, values: Mapping[str, str]) -> None:
        """Chooses these values; options that are not named take their default."""
        for name, box in self._boxes.items():
            row = box.findData(values.get(name, self._options[name].default))
            box.blockSignals(True)
            box.setCurrentIndex(max(0, row))
            box.blockSignals(False)
            self._notes[name].hide()
        self.changed.emit()

    # ------------------------------------------------------------ dependencies
    def set_table(self, game: str, seats: int) -> None:
        """For how many seats the options must fit."""
        self._game, self._seats = game, seats

    _game, _seats = "", 1

    def _resolve(self, chosen: str) -> None:
        """Another option gives way to the one just chosen, and says so."""
        for note in self._notes.values():
            note.hide()
        reasons = self._faults(self.values())
        if reasons:
            self._give_way(chosen, reasons[0])
        self.changed.emit()

    def _faults(self, values: Mapping[str, str]) -> list[str]:
        setup = Setup(self._game, self._seats, 0, dict(values))
        return [words(reason) for reason in setup_faults(setup)]

    def _give_way(self, chosen: str, reason: str) -> None:
        values = self.values()
        for option in self._options.values():
            if option.id == chosen:
                continue
            for value in (option.default, *option.values):
                if not self._faults(values | {option.id: value}):
                    self._set_quietly(option, value, reason)
                    return

    def _set_quietly(self, option: GameOption, value: str, reason: str) -> None:
        box, note = self._boxes[option.id], self._notes[option.id]
        box.blockSignals(True)
        box.setCurrentIndex(box.findData(value))
        box.blockSignals(False)
        said = self.tr("Set to «{value}»: {reason}")
        note.setText(said.replace("{value}", box.currentText()).replace("{reason}", reason))
        note.show()
