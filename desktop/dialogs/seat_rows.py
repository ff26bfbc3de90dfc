"""The seats of a set-up: one row each, a person, a bot of a level, or nobody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop.dialogs.sheet import button, label
from desktop.levels import Level
from desktop.wish import bot_name
from models.seating import SeatKind, SeatPlan, bot, person
from models.translate import headed, number_text, tooltip, words
from rules.kernel.names import MOST_NAME, clean_name
from rules.kernel.namesakes import namesakes, told_apart
from rules.kernel.registry import GameOption
from views.panels.seat_badge import SeatBadge
from views.plain import Label
from views.theme import SeatFace, theme

Part = tuple[GameOption, QComboBox, QLabel]
"""Something that the game asks about a seat: its box, and the note that tells of a conflict."""
PERSON, CLOSED = "person", "closed"
TIP = Qt.ItemDataRole.ToolTipRole
AUTOMATIC = Qt.ItemDataRole.UserRole + 1
"""Set on a value of a box with which the seat acts by a list of steps: no bot decides for it."""
FACE = Qt.ItemDataRole.UserRole + 2
"""Set on a value of a box that gives the seat a face."""


class SeatRow(QWidget):
    """Badge, name, who sits here."""

    changed = Signal()
    named = Signal()

    def __init__(self, number: int, levels: Sequence[Level], parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number
        self._given = ""
        self._held: list[tuple[QComboBox, QLabel, Callable[..., None]]] = []
        self.badge = SeatBadge(self)
        self.name = QLineEdit(self)
        self.name.setMaxLength(MOST_NAME)
        self.name.setObjectName(f"seat_name_{number}")
        self.kind = QComboBox(self)
        self.kind.setObjectName(f"seat_kind_{number}")
        self.kind.addItem(self.tr("Human"), PERSON)
        for level in levels:
            said = self.tr("Bot: {level}").replace("{level}", level.name)
            self.kind.addItem(said, level.id)
            self.kind.setItemData(self.kind.count() - 1, tooltip(level.character), TIP)
        self.kind.addItem(self.tr("Closed"), CLOSED)
        place = self.tr("Seat {number}").replace("{number}", number_text(number + 1))
        self.name.setAccessibleName(self.tr("Name, {seat}").replace("{seat}", place))
        self.kind.setAccessibleName(self.tr("Who sits here, {seat}").replace("{seat}", place))
        self.name.setPlaceholderText(place)
        self._row = row = QHBoxLayout()
        row.setSpacing(theme().px(10))
        row.addWidget(self.badge)
        row.addWidget(self.name, 3)
        row.addWidget(self.kind, 2)
        self._steps = label(self.tr("Automaton"), "muted", self)
        self._steps.setMinimumWidth(self.kind.sizeHint().width())
        self._steps.hide()
        row.addWidget(self._steps, 2)
        self._about = label("", "muted", self)
        self._about.hide()
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme().px(2))
        column.addLayout(row)
        column.addWidget(self._about)
        self.kind.currentIndexChanged.connect(self._choose)
        self.name.textChanged.connect(self._dress)
        self.name.textEdited.connect(self.named)
        self._dress()

    @property
    def called(self) -> str:
        """What the table calls whoever sits here; empty where nobody does."""
        if self.chosen == CLOSED:
            return ""
        return clean_name(self.name.text()) or self.name.placeholderText()

    @property
    def chosen(self) -> str:
        return str(self.kind.currentData())

    @property
    def is_automatic(self) -> bool:
        """Whether nobody decides for this seat, neither a person nor a bot."""
        is_bot = self.chosen not in (PERSON, CLOSED)
        return is_bot and any(box.currentData(AUTOMATIC) for box, _, _ in self._held)

    def hold(self, parts: Sequence[Part]) -> None:
        """What the game asks about this seat stands beside who sits here."""
        for option, box, note in parts:
            self._row.addWidget(box, 3)
            self._column.addWidget(note)
            box.show()
            tell = partial(self._tell, option, box)
            box.currentIndexChanged.connect(tell)
            self._held.append((box, note, tell))
            tell()

    def let_go(self, parent: QWidget) -> None:
        """The row goes; the boxes are kept for another time."""
        for box, note, tell in self._held:
            box.currentIndexChanged.disconnect(tell)
            for widget in (box, note):
                widget.setParent(parent)
                widget.hide()
        self._held = []

    def tell(self) -> None:
        """What was chosen for this seat by others is told as well."""
        for _, _, tell in self._held:
            tell()

    def _tell(self, option: GameOption, box: QComboBox, _: int = 0) -> None:
        """One line on what has been chosen; what is there at first needs none."""
        self._dress()
        helps, row = option.value_helps, option.values.index(str(box.currentData()))
        said = words(helps[row]) if helps and option.values[row] != option.default else ""
        self._about.setText(said)
        self._about.setVisible(bool(said))
        if self._give_way():
            self.changed.emit()

    def _give_way(self) -> bool:
        """An automaton has no level. Whether that is news."""
        was = self.kind.isHidden()
        self._steps.setVisible(self.is_automatic)
        self.kind.setHidden(self.is_automatic)
        return was != self.kind.isHidden()

    def choose(self, kind: str) -> None:
        """Sets who sits here by id; an unknown level becomes the first one."""
        row = self.kind.findData(kind)
        self.kind.setCurrentIndex(row if row >= 0 else min(1, self.kind.count() - 1))

    def set_given_name(self, name: str) -> None:
        """A name that the program gives, as long as nobody typed one."""
        if self.name.text() in ("", self._given):
            self.name.setText(name)
        self._given = name

    def plan(self) -> SeatPlan | None:
        """The seat as set up; None: nobody sits here."""
        name = clean_name(self.name.text())
        if self.chosen == CLOSED:
            return None
        return person(name) if self.chosen == PERSON else bot(self.chosen, name)

    def _choose(self) -> None:
        self.name.setEnabled(self.chosen != CLOSED)
        self._give_way()
        self.changed.emit()

    def _dress(self) -> None:
        faces = (box.currentData(FACE) for box, _, _ in self._held)
        face = next((each for each in faces if isinstance(each, SeatFace)), None)
        name = self.name.text() or str(self._number + 1)
        self.badge.set_seat(self._number, name, theme().px(30), face)


class SeatRows(QWidget):
    """All rows, and how many there are. The level of the last bot is given to new rows."""

    changed = Signal()
    named = Signal()
    """Somebody is called otherwise."""

    def __init__(
        self,
        counts: range,
        levels: Sequence[Level],
        parent: QWidget,
        asked: Callable[[int], Sequence[Part]] = lambda seat: (),
    ) -> None:
        """`asked`: what the game asks about a seat, from 1."""
        super().__init__(parent)
        self._levels, self._asked = list(levels), asked
        self._rows: list[SeatRow] = []
        self._count = QSpinBox(self)
        self._count.setRange(counts[0], counts[-1])
        self._count.setObjectName("seat_count")
        self._count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._count.setAccessibleName(self.tr("Number of seats"))
        self._column = QVBoxLayout()
        self._column.setSpacing(theme().px(10))
        self._character = label("", "muted", self)
        self.apart = button(self.tr("Use different names"), "", "", self)
        self.apart.setObjectName("tell_apart")
        self.apart.setAutoDefault(False)
        self.apart.clicked.connect(self._tell_apart)
        self.apart.hide()
        head = QHBoxLayout()
        title = Label(self.tr("&Seats"), self)
        title.setProperty("kind", "title")
        title.setBuddy(self._count)
        head.addWidget(title, 1)
        head.addWidget(self._count)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(head)
        whole.addLayout(self._column)
        whole.addWidget(self.apart, 0, Qt.AlignmentFlag.AlignLeft)
        whole.addWidget(self._character)
        self._count.valueChanged.connect(self._set_count)

    def set_plans(self, plans: Sequence[SeatPlan]) -> None:
        """Shows these seats."""
        self._count.setValue(len(plans))
        self._set_count(len(plans))
        for row, plan in zip(self._rows, plans, strict=True):
            row.choose(PERSON if plan.kind is SeatKind.PERSON else plan.level)
            row.name.setText(plan.name)
        self._renew()

    def plans(self) -> tuple[SeatPlan, ...]:
        """The seats in play, closed ones left out."""
        found = (row.plan() for row in self._rows)
        return tuple(plan for plan in found if plan is not None)

    def tell(self) -> None:
        """Each row says what is chosen now."""
        for row in self._rows:
            row.tell()

    def rows(self) -> list[SeatRow]:
        return list(self._rows)

    def namesake(self) -> str:
        """The first name that two seats have, or that looks so; empty where there is none."""
        called = [row.called for row in self._rows]
        return next((called[place] for place in namesakes(called)), "")

    def _look_for_namesakes(self) -> None:
        self.apart.setVisible(bool(self.namesake()))
        self.named.emit()

    def _tell_apart(self) -> None:
        """A number behind each name that another seat has, too."""
        called = [row.called for row in self._rows]
        for row, was, name in zip(self._rows, called, told_apart(called), strict=True):
            if name != was:
                row.name.setText(name)
        self._look_for_namesakes()

    def _set_count(self, count: int) -> None:
        levels = {level.id for level in self._levels}
        last = next((row.chosen for row in reversed(self._rows) if row.chosen in levels), None)
        while len(self._rows) < count:
            row = SeatRow(len(self._rows), self._levels, self)
            row.choose(last or (self._levels[0].id if self._levels else PERSON))
            row.changed.connect(self._renew)
            row.named.connect(self._look_for_namesakes)
            self._rows.append(row)
            self._column.addWidget(row)
            row.hold(self._asked(len(self._rows)))
        while len(self._rows) > count:
            row = self._rows.pop()
            row.let_go(self)
            row.hide()
            row.deleteLater()
        self._renew()

    def _renew(self) -> None:
        """Names for the bots, and how the chosen levels play."""
        bots = 0
        for row in self._rows:
            is_bot = row.chosen not in (PERSON, CLOSED)
            row.set_given_name(bot_name(bots) if is_bot else "")
            bots += is_bot
        chosen = {row.chosen for row in self._rows if not row.is_automatic}
        lines = [headed(each.name, each.character) for each in self._levels if each.id in chosen]
        self._character.setText("\n".join(lines))
        self._character.setVisible(bool(lines))
        self.apart.setVisible(bool(self.namesake()))
        self.changed.emit()
