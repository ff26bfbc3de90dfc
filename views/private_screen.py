"""A private screen at a shared laptop: the same for every seat, its secret only while it is held.

Layout, brightness, number of presses and least time are those of the question, whatever the seat
has to answer: who looks on from afar, or counts the seconds, learns nothing. What has been chosen
is secret, too: while nothing is held one sees only that it has.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import msgspec
from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from models.clock import Clock
from models.draft import Draft
from models.translate import headed, isolated, listed
from rules.kernel.steps import Action, Option
from rules.kernel.text import Text
from views.accessible import announce
from views.curtain import Cover
from views.panels.button import Button
from views.panels.hold_button import ConfirmButton, HoldButton
from views.panels.option_list import Line, OptionList
from views.panels.paragraph import Paragraph
from views.panels.seat_badge import SeatBadge
from views.panels.secret_card import SecretCard
from views.plain import Label
from views.theme import theme
from views.theme.tokens import COLOURS


class Visit(msgspec.Struct, frozen=True):
    """What a seat comes to the screen for."""

    seat: int
    name: str
    draft: Draft
    say: Callable[[Text], str]
    dwell: float = 0
    """Seconds before the answer can be confirmed."""
    may_step_out: bool = False


def _without_name(prompt: str, name: str) -> str:
    """The name stands above already: a prompt that begins with it goes on after it."""
    for start in (headed(isolated(name), ""), headed(name, "")):
        if prompt.startswith(start):
            rest = prompt.removeprefix(start)
            return QLocale().toUpper(rest[:1]) + rest[1:]
    return prompt


class PrivateScreen(Cover):
    """Name, prompt, card, list, «Done». Empty between two visits."""

    done = Signal(object)
    """The parts of the answer, whole."""
    stepped_out = Signal()

    def __init__(self, parent: QWidget, clock: Clock | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("private_screen")
        clock = clock if clock is not None else Clock()
        self._visit: Visit | None = None
        self._refused: Action | None = None
        self._has_looked = self._dwelt = False
        self._badge = SeatBadge(self)
        self._name, self._prompt = Label(self), Paragraph(self)
        self._name.setProperty("kind", "display")
        self._prompt.setProperty("kind", "title")
        self.card = SecretCard(self)
        self.hold_button = HoldButton(self, clock)
        self.hold_button.setObjectName("hold_to_see")
        self.hold_button.held.connect(self._uncover)
        self.hold_button.turned.connect(self.card.turn)
        self.options = OptionList(self)
        self.options.chosen.connect(self._choose)
        self._given, self._notice = Paragraph(self), Paragraph(self)
        self._take_back, self._out = Button(self), Button(self)
        self._take_back.setObjectName("take_back_part")
        self._take_back.clicked.connect(self._take_part_back)
        self._out.setObjectName("step_out")
        self._out.clicked.connect(self.stepped_out)
        for button in (self._take_back, self._out):
            button.setProperty("kind", "quiet")
        self.done_button = ConfirmButton(self, clock)
        self.done_button.setObjectName("private_done")
        self.done_button.setProperty("kind", "primary")
        self.done_button.confirmed.connect(self._confirm)
        self._dwell = clock.timer(self)
        self._dwell.timeout.connect(self._end_dwell)
        for label in (self._prompt, self._given, self._notice):
            label.setWordWrap(True)
        for label in (self._prompt, self._notice):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._notice.setProperty("kind", "muted")
        self._lay_out()
        self._retranslate()
        theme().changed.connect(self._dress)
        self._dress()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addStretch(1)
        head.addWidget(self._badge)
        head.addWidget(self._name)
        head.addStretch(1)
        left = QVBoxLayout()
        left.addWidget(self.card, 1)
        left.addWidget(self.hold_button)
        given = QHBoxLayout()
        given.addWidget(self._given, 1)
        given.addWidget(self._take_back)
        right = QVBoxLayout()
        right.addWidget(self.options, 1)
        right.addLayout(given)
        self._left, self._right = QWidget(self), QWidget(self)
        for widget, column in ((self._left, left), (self._right, right)):
            column.setContentsMargins(0, 0, 0, 0)
            widget.setLayout(column)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.addWidget(self._left, 1)
        self._middle.addWidget(self._right, 1)
        foot = QGridLayout()
        foot.addWidget(self._out, 0, 0, Qt.AlignmentFlag.AlignLeft)
        foot.addWidget(self.done_button, 0, 1)
        foot.setColumnStretch(0, 1)
        foot.setColumnStretch(2, 1)
        sheet = QWidget(self)
        self._column = QVBoxLayout(sheet)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(head)
        self._column.addWidget(self._prompt)
        self._column.addLayout(self._middle, 1)
        self._column.addWidget(self._notice)
        self._column.addLayout(foot)
        self._sheet = sheet
        self._around = QGridLayout(self)
        self._around.addWidget(sheet, 1, 1)
        for edge in (0, 2):
            self._around.setColumnStretch(edge, 1)
            self._around.setRowStretch(edge, 1)
        self._around.setColumnStretch(1, 1000)
        self._around.setRowStretch(1, 1000)
        self._parts = (head, left, right, given, foot)

    # ------------------------------------------------------------ a visit
    def open(self, visit: Visit) -> None:
        """Somebody sits down: nothing is shown, nothing is chosen, the time begins."""
        self.blank()
        self._visit = visit
        self._has_looked = not self._has_secret
        self._name.setText(visit.name)
        prompt = _without_name(visit.say(visit.draft.question.request.prompt), visit.name)
        self._prompt.setText(prompt)
        self.setAccessibleName(headed(visit.name, prompt))
        self._out.setVisible(visit.may_step_out)
        self._follow()
        self._set_parts_visible(True)
        self._dwelt = visit.dwell <= 0
        self.done_button.setEnabled(self._dwelt)
        if not self._dwelt:
            self._dwell.start(round(visit.dwell * 1000))
        self._notify(self._waiting_words())
        self.cover(dark=True)
        self.hold_button.show_eye(COLOURS[self.ground])
        self._fit()
        announce(self, self.accessibleName())
        self.take_focus()

    def blank(self) -> None:
        """Nobody sits here: the bare table, until it is known what comes."""
        self._visit = self._refused = None
        self._dwell.stop()
        self.hold_button.let_go()
        self.done_button.let_go()
        self.card.hide_words()
        self.options.clear()
        for label in (self._name, self._prompt, self._given, self._notice):
            label.clear()
        self.setAccessibleName("")
        self._set_parts_visible(False)

    def close_screen(self) -> None:
        """Away with it; nothing of the visit stays."""
        self.blank()
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether it covers the window, with or without a visit."""
        return not self.isHidden()

    @property
    def visit(self) -> Visit | None:
        return self._visit

    def _set_parts_visible(self, shown: bool) -> None:
        draft = self._visit.draft if self._visit is not None else None
        for widget in (self._badge, self._name, self._prompt, self._notice, self.done_button):
            widget.setVisible(shown)
        self._left.setVisible(shown)
        self._right.setVisible(shown and draft is not None and not draft.is_page)
        if not shown:
            self._out.hide()

    @property
    def _has_secret(self) -> bool:
        return self._visit is not None and self._visit.draft.secret() is not None

    def take_focus(self) -> None:
        """The keyboard goes to the first thing that everybody does here."""
        if self._has_secret:
            self.hold_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.options.rows:
            self.options.take_focus()
        else:
            self.done_button.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------ held to be seen
    def _uncover(self, held: bool) -> None:
        visit = self._visit
        if held and visit is not None:
            self._has_looked = visit.draft.has_looked = True
            self.card.show_words("\n\n".join(self._held_words(visit)))
        else:
            self.card.hide_words()
            self._notify(self._waiting_words() if visit is not None else "")
        self.options.uncover(held and visit is not None)
        self._show_given(held)

    def _held_words(self, visit: Visit) -> list[str]:
        """The secret, why something is not open, and what has been chosen."""
        secret, reasons, chosen = visit.draft.secret(), self._reasons(visit), self._chosen_words()
        told = [] if secret is None else [visit.say(secret)]
        told += reasons + ([chosen] if chosen else [])
        return told or [self.tr("Nothing chosen yet")]

    def _reasons(self, visit: Visit) -> list[str]:
        """Why what was pressed is not open; who steps in hears it unasked."""
        is_window = visit.draft.question.is_window
        return [
            headed(visit.say(option.label), visit.say(option.why_not))
            for option in visit.draft.options()
            if option.why_not is not None and (is_window or option.action == self._refused)
        ]

    # ------------------------------------------------------------ choosing
    def _choose(self, key: Hashable) -> None:
        visit = self._visit
        if visit is None or not isinstance(key, Action):
            return
        self._refused = None
        if not visit.draft.choose(key):
            self._refuse(visit, key)
            return
        self._follow()
        announce(self, self._given.text())
        more = not visit.draft.is_whole
        self._notify(self.tr("Choose the next one.") if more else self._waiting_words())
        self._leave_rows()

    def _refuse(self, visit: Visit, action: Action) -> None:
        """Why not stands where the secret stands."""
        self._refused = action
        self._follow()
        self._notify(self.tr("Not available. Hold to see why."))
        self._leave_rows()

    def _leave_rows(self) -> None:
        """Neither keyboard nor pointer marks the row that was pressed."""
        self.hold_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.options.rest()

    def _take_part_back(self) -> bool:
        visit = self._visit
        if visit is None or not visit.draft.take_back():
            return False
        self._follow()
        self._notify(self._waiting_words())
        return True

    def _follow(self) -> None:
        """The list and the parts so far."""
        visit = self._visit
        if visit is None:
            return
        lines = [self._line(option) for option in visit.draft.options()]
        self.options.offer(lines, visit.draft.chosen)
        self._take_back.setEnabled(visit.draft.may_take_back)
        self._show_given(False)

    def _line(self, option: Option) -> Line:
        assert self._visit is not None
        say = self._visit.say
        label = say(option.label)
        cover = say(option.cover) if option.cover is not None else label
        return Line(option.action, cover, label)

    def _show_given(self, held: bool) -> None:
        words = self._chosen_words() if held else self._covered_words()
        self._given.setText(words or self.tr("Nothing chosen yet"))

    def _chosen_words(self) -> str:
        """What has been chosen: only for whoever holds."""
        visit = self._visit
        if visit is None:
            return ""
        said = [visit.say(option.label) for option in visit.draft.described()]
        return self.tr("Chosen: {what}").replace("{what}", listed(said)) if said else ""

    def _covered_words(self) -> str:
        """That something has been chosen: the same whatever it is."""
        draft = self._visit.draft if self._visit is not None else None
        number = draft.number if draft is not None else 0
        if draft is None or not number:
            return ""
        if draft.is_whole:
            return self.tr("Chosen. Hold to see what.")
        said = self.tr("Chosen so far: {number}. Hold to see what.")
        return said.replace("{number}", QLocale().toString(number))

    # ------------------------------------------------------------ done
    def _end_dwell(self) -> None:
        self._dwelt = True
        self.done_button.setEnabled(True)
        self._notify(self._waiting_words())

    def _waiting_words(self) -> str:
        visit = self._visit
        if not self._dwelt:
            return self.tr("Everyone stays here for at least the same time.")
        if not self._has_looked:
            return self.tr("Hold to see what is here first.")
        if visit is not None and not visit.draft.is_whole:
            some = visit.draft.number > 0
            return self.tr("Choose the next one.") if some else self.tr("Choose first.")
        return self.tr("Hold \u201cDone\u201d for a moment.")

    def _confirm(self) -> None:
        visit = self._visit
        if visit is None or not self._dwelt:
            return
        if self._has_looked and visit.draft.is_whole:
            self.done.emit(visit.draft.parts)
        else:
            # It may stand there already: who pressed is told anew.
            self._notice.setText(self._waiting_words())
            announce(self, self._notice.text())

    def _notify(self, sentence: str) -> None:
        if sentence != self._notice.text():
            self._notice.setText(sentence)
            announce(self, sentence)

    # ------------------------------------------------------------ keys
    def stops(self) -> list[QWidget]:
        buttons = (self._take_back, self._out, self.done_button)
        return [self.hold_button, *self.options.rows, *buttons]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes a part back, or steps out at the start; the rest ends here."""
        if event.key() == Qt.Key.Key_Escape:
            may_leave = self._visit is not None and self._visit.may_step_out
            if not self._take_part_back() and may_leave:
                self.stepped_out.emit()
        event.accept()

    # ------------------------------------------------------------ look and words
    def _dress(self) -> None:
        px = theme().px
        self._around.setContentsMargins(px(20), px(14), px(20), px(14))
        self._column.setSpacing(px(10))
        self._middle.setSpacing(px(24))
        for part in self._parts:
            part.setSpacing(px(10))
        self._fit()

    def _fit(self) -> None:
        """Beside each other, or one below the other in a narrow window; never wider than hands."""
        sides = 2 if self._left.isVisibleTo(self) and self._right.isVisibleTo(self) else 1
        self._sheet.setMaximumSize(theme().px(440 * sides), theme().px(560))
        is_low = self.height() < theme().px(440)
        self._set_kind(self._name, "title" if is_low else "display")
        self._set_kind(self._prompt, "strong" if is_low else "title")
        if self._visit is not None:
            side = theme().px(28 if is_low else 40)
            self._badge.set_seat(self._visit.seat, self._visit.name, side)
        across = self.width() >= theme().px(560)
        direction = QBoxLayout.Direction
        self._middle.setDirection(direction.LeftToRight if across else direction.TopToBottom)

    @staticmethod
    def _set_kind(label: QLabel, kind: str) -> None:
        if label.property("kind") != kind:
            label.setProperty("kind", kind)
            label.style().polish(label)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _retranslate(self) -> None:
        self.hold_button.setText(self.tr("Hold to see"))
        self.hold_button.setToolTip(self.tr("Hold the mouse button or Space"))
        self.done_button.setText(self.tr("Done"))
        self.done_button.setToolTip(self.tr("Hold the mouse button or Enter"))
        self._take_back.setText(self.tr("Take back"))
        self._out.setText(self.tr("Back to the table"))
        self.card.rest_with(self.tr("Hold the button to read."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
