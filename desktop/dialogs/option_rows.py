"""The options of a game: each with its values and an explanation, conflicts resolved in sight.

Groups have a heading; one of many rows is folded until it is wanted, or differs from the printed
rules. What is about a seat stands in the row of that seat; what can change nothing is not asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from desktop.dialogs.sheet import button, label
from models.own_items import own_options
from models.translate import filled, number_text, words
from rules.kernel.registry import GameOption, Setup, game, setup_faults
from views.panels.button import Button
from views.theme import theme

LONG_GROUP = 5
"""A group with more rows than this begins folded: nobody needs it for a first game."""


class Group:
    """Some options under one heading."""

    def __init__(self, name: str, options: Sequence[GameOption], parent: QWidget) -> None:
        self.name, self.options = name, tuple(options)
        self.can_fold = bool(name) and len(options) > LONG_GROUP
        self.is_open = not self.can_fold
        self.heading = self._heading(name, parent)

    def _heading(self, name: str, parent: QWidget) -> QLabel | Button:
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
    """One row for each option. `changed` comes after a conflict has been resolved, `settled` when
    values were set that nobody chose."""

    changed = Signal()
    settled = Signal()

    def __init__(self, options: Sequence[GameOption], parent: QWidget) -> None:
        super().__init__(parent)
        self._options = {option.id: option for option in options}
        self._boxes: dict[str, QComboBox] = {}
        self._notes: dict[str, QLabel] = {}
        self._rows: dict[str, tuple[QWidget, ...]] = {}
        self._groups: list[Group] = []
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(theme().px(4))
        grid.setColumnStretch(0, 1)
        self._idle: frozenset[str] = frozenset()
        for option in options:
            self._make(option)
        by_group = groupby((o for o in options if not o.seat), lambda option: option.group)
        for group, members in by_group:
            self._add_group("" if group is None else words(group), list(members))

    def _add_group(self, name: str, options: Sequence[GameOption]) -> None:
        group = Group(name, options, self)
        self._groups.append(group)
        side = Qt.AlignmentFlag.AlignLeft if group.can_fold else Qt.AlignmentFlag(0)
        self._grid.addWidget(group.heading, self._grid.rowCount(), 0, 1, 2, side)
        if isinstance(group.heading, Button):
            group.heading.toggled.connect(partial(self._unfold, group))
        explained = ""
        for option in options:
            said = words(option.help)
            self._add(self._grid.rowCount(), option, said if said != explained else "")
            explained = said

    def _make(self, option: GameOption) -> None:
        """The box of an option, and the note beside it."""
        box = QComboBox(self)
        box.setObjectName(f"option_{option.id}")
        box.setAccessibleName(words(option.name))
        box.setAccessibleDescription(words(option.help))
        for value, value_name in zip(option.values, option.value_names, strict=True):
            box.addItem(words(value_name), value)
        box.setHidden(option.seat > 0)
        note = label("", "good", self)
        note.hide()
        self._boxes[option.id], self._notes[option.id] = box, note
        box.currentIndexChanged.connect(lambda _, chosen=option.id: self._resolve(chosen))

    def of_seat(self, seat: int) -> list[tuple[GameOption, QComboBox, QLabel]]:
        """What is asked about a seat, from 1: its row shows the boxes and the notes."""
        found = (option for option in self._options.values() if option.seat == seat)
        return [(option, self._boxes[option.id], self._notes[option.id]) for option in found]

    def _add(self, row: int, option: GameOption, said: str) -> None:
        """A row; what has just been explained is not explained again."""
        name = label(words(option.name), "strong", self)
        box, note = self._boxes[option.id], self._notes[option.id]
        explained = label(said, "muted", self)
        explained.setContentsMargins(0, 0, 0, theme().px(4))
        explained.setHidden(not said)
        grid = self._grid
        grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(box, row, 1)
        grid.addWidget(explained, row + 1, 0, 1, 2)
        grid.addWidget(note, row + 2, 0, 1, 2)
        self._rows[option.id] = (name, box, explained) if said else (name, box)

    # ------------------------------------------------------------ what is shown
    def _unfold(self, group: Group, is_open: bool) -> None:
        group.is_open = is_open
        if isinstance(group.heading, Button):
            group.heading.wear("up" if is_open else "down")
        self._show_rows()

    def _show_rows(self) -> None:
        """The rows of open groups, but what can change nothing with the other options."""
        for group in self._groups:
            asked = [option for option in group.options if option.id not in self._idle]
            group.heading.setVisible(bool(asked and group.name))
            for option in group.options:
                is_here = group.is_open and option in asked
                for widget in self._rows[option.id]:
                    widget.setVisible(is_here)

    def _unfold_changed(self) -> None:
        """Nothing that differs from the printed rules stays out of sight."""
        for group in self._groups:
            differs = any(self._differs(option) for option in group.options)
            if differs and isinstance(group.heading, Button):
                group.heading.setChecked(True)

    def _differs(self, option: GameOption) -> bool:
        return bool(self._boxes[option.id].currentData() != option.default)

    def values(self) -> dict[str, str]:
        """What is chosen; what nobody is asked for is as printed."""
        return {
            name: self._options[name].default if name in self._idle else value
            for name, value in self._chosen().items()
        }

    def asked(self) -> dict[str, str]:
        """What somebody was asked for: the rest chooses nothing for another time."""
        return {name: value for name, value in self.values().items() if name not in self._idle}

    def _chosen(self) -> dict[str, str]:
        return {name: str(box.currentData()) for name, box in self._boxes.items()}

    def set_values(self, values: Mapping[str, str]) -> None:
        """Chooses these values; options that are not named take their default, which is the
        user's own data where there is some."""
        usual = own_options(self._game) if self._game else {}
        for name, box in self._boxes.items():
            row = box.findData(values.get(name, usual.get(name, self._options[name].default)))
            box.blockSignals(True)
            box.setCurrentIndex(max(0, row))
            box.blockSignals(False)
            self._notes[name].hide()
        self._unfold_changed()
        self._renew()
        self.settled.emit()
        self.changed.emit()

    # ------------------------------------------------------------ dependencies
    def set_table(self, game_id: str, seats: int) -> None:
        """For how many seats the options must fit."""
        self._game, self._seats = game_id, seats
        self._renew()

    def _renew(self) -> None:
        """What is asked follows from what is chosen."""
        if self._game:
            setup = Setup(self._game, self._seats, 0, self._chosen())
            self._idle = frozenset(game(self._game).idle_options(setup))
        self._show_rows()

    _game, _seats = "", 1

    def _resolve(self, chosen: str) -> None:
        """Another option gives way to the one just chosen, and says so."""
        for note in self._notes.values():
            note.hide()
        self._renew()
        reasons = self._faults(self.values())
        if reasons:
            self._give_way(chosen, reasons[0])
            self._renew()
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
        said = self.tr("Set to “{value}”: {reason}")
        note.setText(filled(said, value=box.currentText(), reason=reason))
        note.show()
        self.settled.emit()
