"""The options of a game: each with its values and an explanation, conflicts resolved in sight.

Groups have a heading; one of many rows is folded until it is wanted, or differs from the printed
rules. What is about a seat is asked for the seats at the table only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QPushButton, QWidget

from desktop.dialogs.sheet import button, label
from models.translate import number_text, words
from rules.kernel.registry import GameOption, Setup, setup_faults
from views.theme import theme

LONG_GROUP = 6
"""A group with more rows than this begins folded: nobody needs it for a first game."""


class Group:
    """Some options under one heading."""

    def __init__(self, name: str, options: Sequence[GameOption], parent: QWidget) -> None:
        self.options = tuple(options)
        self.can_fold = bool(name) and len(options) > LONG_GROUP
        self.is_open = not self.can_fold
        self.heading = self._heading(name, parent)

    def _heading(self, name: str, parent: QWidget) -> QLabel | QPushButton:
        if not self.can_fold:
            made = label(name, "title", parent)
            made.setHidden(not name)
            return made
        counted = f"{name} ({number_text(len(self.options))})"
        fold = button(counted, "quiet", "down", parent)
        fold.setObjectName("fold")
        fold.setCheckable(True)
        fold.setAutoDefault(False)
        return fold


class OptionRows(QWidget):
    """One row for each option. `changed` comes after a conflict has been resolved."""

    changed = Signal()

    def __init__(self, options: Sequence[GameOption], parent: QWidget) -> None:
        super().__init__(parent)
        self._options = {option.id: option for option in options}
        self._boxes: dict[str, QComboBox] = {}
        self._notes: dict[str, QLabel] = {}
        self._rows: dict[str, tuple[QWidget, ...]] = {}
        self._groups: list[Group] = []
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(theme().px(2))
        grid.setColumnStretch(0, 1)
        by_group = groupby(options, lambda option: option.group)
        for group, members in by_group:
            self._add_group("" if group is None else words(group), list(members))

    def _add_group(self, name: str, options: Sequence[GameOption]) -> None:
        group = Group(name, options, self)
        self._groups.append(group)
        self._grid.addWidget(group.heading, self._grid.rowCount(), 0, 1, 2)
        if isinstance(group.heading, QPushButton):
            group.heading.toggled.connect(partial(self._unfold, group))
        explained = ""
        for option in options:
            said = words(option.help)
            self._add(self._grid.rowCount(), option, said if said != explained else "")
            explained = said

    def _add(self, row: int, option: GameOption, said: str) -> None:
        """A row; what has just been explained is not explained again."""
        name = label(words(option.name), "strong", self)
        box = QComboBox(self)
        box.setObjectName(f"option_{option.id}")
        box.setAccessibleName(words(option.name))
        box.setAccessibleDescription(words(option.help))
        for value, value_name in zip(option.values, option.value_names, strict=True):
            box.addItem(words(value_name), value)
        note = label("", "good", self)
        note.hide()
        explained = label(said, "muted", self)
        explained.setHidden(not said)
        grid = self._grid
        grid.addWidget(name, row, 0)
        grid.addWidget(box, row, 1)
        grid.addWidget(explained, row + 1, 0, 1, 2)
        grid.addWidget(note, row + 2, 0, 1, 2)
        self._boxes[option.id], self._notes[option.id] = box, note
        self._rows[option.id] = (name, box, explained) if said else (name, box)
        box.currentIndexChanged.connect(lambda _, chosen=option.id: self._resolve(chosen))

    # ------------------------------------------------------------ what is shown
    def _unfold(self, group: Group, is_open: bool) -> None:
        group.is_open = is_open
        self._show_rows()

    def _show_rows(self) -> None:
        """The rows of open groups, and of seats at the table."""
        for group in self._groups:
            for option in group.options:
                is_here = group.is_open and option.seat <= self._seats
                for widget in self._rows[option.id]:
                    widget.setVisible(is_here)

    def _unfold_changed(self) -> None:
        """Nothing that differs from the printed rules stays out of sight."""
        for group in self._groups:
            differs = any(self._differs(option) for option in group.options)
            if differs and isinstance(group.heading, QPushButton):
                group.heading.setChecked(True)

    def _differs(self, option: GameOption) -> bool:
        return bool(self._boxes[option.id].currentData() != option.default)

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
        self._unfold_changed()
        self.changed.emit()

    # ------------------------------------------------------------ dependencies
    def set_table(self, game: str, seats: int) -> None:
        """For how many seats the options must fit."""
        self._game, self._seats = game, seats
        self._show_rows()

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
            if option.id == chosen or option.seat > self._seats:
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
