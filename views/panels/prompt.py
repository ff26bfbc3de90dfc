"""The prompt line: it always says who must do what, and answers what was asked of the table."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from models.translate import dotted, number_text, set_apart, tooltip, without_stop
from views.accessible import announce
from views.panels.button import Button
from views.panels.paragraph import Paragraph
from views.panels.seat_badge import SeatBadge
from views.plain import unkeyed
from views.theme import SeatFace, icon, theme

ANSWER_LINES = 2
SHARE, STEADY_SHARE = 0.11, 0.2
"""The most of the window's height that is kept free for answers; a line that cannot grow needs
more: large letters were cut else."""
NO_LIMIT = 16_777_215
"""What Qt calls «no limit» to a widget's size."""


class PromptLine(QFrame):
    """Badge, sentence, the step one is at, the last answer; the commands that are always near.

    The one amber button ends a rest of the table or answers a question; Enter does the same.
    """

    offered = Signal()
    """The amber button is there, for something new."""
    since_wanted = Signal()
    always_wanted = Signal(object)
    """The button has been pressed that leads to answers until further notice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("prompt")
        self.setProperty("kind", "prompt")
        self.face_of: Callable[[int], SeatFace | None] = lambda seat: None
        """What the game makes of a seat."""
        self._badge = SeatBadge(self)
        self._badge.hide()
        self._ask = Paragraph(self)
        self._ask.setProperty("kind", "strong")
        self.reply = Paragraph(self)
        for label in (self._ask, self.reply):
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.reply.hide()
        self._go_on = Button(self)
        self._go_on.setObjectName("go_on")
        self._go_on.clicked.connect(self.go_on)
        self._then: Callable[[], None] | None = None
        self._is_question = False
        self._go_on.hide()
        self._since = Button(self)
        self._since.setObjectName("since")
        self._since.clicked.connect(self.since_wanted)
        self._since.hide()
        self._since_count = 0
        self._always_said = ""
        self._always = Button(self)
        self._always.setObjectName("always")
        self._always.clicked.connect(lambda: self.always_wanted.emit(self._always))
        self._always.hide()
        self._tools = QHBoxLayout()
        self._tool_buttons: list[QToolButton] = []
        self._parts = ("", "")
        self._answered = ""
        self._told = ""
        self._thinking = ""
        self._is_steady = False
        self._form: tuple[object, ...] = ()
        for label in (self._ask, self.reply):
            label.installEventFilter(self)
        self._lay_out()
        theme().changed.connect(self._dress)
        self._dress()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._ask)
        words.addWidget(self.reply, 1)
        self._said = QHBoxLayout()
        self._said.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        self._said.addLayout(words, 1)
        near = QHBoxLayout()
        near.addWidget(self._since)
        near.addWidget(self._always)
        near.addWidget(self._go_on)
        near.addLayout(self._tools)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.addLayout(self._said, 1)
        self._line.addLayout(near)

    def set_tools(self, actions: Sequence[QAction]) -> None:
        """The commands beside the sentence, each with its word."""
        for action in actions:
            button = QToolButton(self)
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setProperty("kind", "quiet")
            button.setObjectName(f"tool_{action.objectName()}")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._tools.addWidget(button)
            self._tool_buttons.append(button)
        self._dress()

    def is_pointed_at(self, command: str) -> bool:
        """Whether the pointer is on the button of a command."""
        named = f"tool_{command}"
        return any(each.underMouse() for each in self._tool_buttons if each.objectName() == named)

    # ------------------------------------------------------------ what it says
    def ask(self, seat: int | None, name: str, prompt: str, step: str = "") -> None:
        """Who must do what; `step` is where in the decision one is. Clears the last answer."""
        self._badge.setVisible(seat is not None)
        if seat is not None:
            self._badge.set_seat(seat, name, theme().px(32), self.face_of(seat))
        before = self._parts[0]
        self._parts = (prompt, step)
        self._say_parts()
        self._told = self._thinking = ""
        self.answer("")
        if prompt and prompt != before:
            announce(self, prompt)

    def be_silent(self) -> None:
        """Nobody is spoken to."""
        self.ask(None, "", "")
        self.show_since(0)

    def _say_parts(self) -> None:
        """The sentence ends in one sign: a full stop gives way to the dot before the step.

        Both are set apart where they run the other way: their signs would jump.
        """
        prompt, step = self._parts
        said = without_stop(prompt) if step else prompt
        self._ask.setText(dotted((set_apart(said), set_apart(step))))
        self._fit()  # a sentence of two lines leaves less room below it

    def set_step(self, step: str) -> None:
        """The path went on or back; the sentence stays."""
        self._parts = (self._parts[0], step)
        self._say_parts()

    def answer(self, sentence: str, kind: str = "muted") -> None:
        """A result or a reason below the sentence; `kind` is muted, good or bad. With nothing to
        say, that a bot thinks stands there again, or what was told with the question."""
        if not sentence:
            sentence, kind = self._thinking or self._told, "muted"
        self.reply.setVisible(bool(sentence))
        if sentence == self._answered and kind == self.reply.property("kind"):
            return
        self._answered = sentence
        self.reply.setAccessibleName(sentence)
        if kind != self.reply.property("kind"):
            self.reply.setProperty("kind", kind)
            self.style().polish(self.reply)
        self._fit_answer()
        if not self._is_steady:
            self._fit()
        if sentence:
            announce(self, sentence)

    def tell(self, sentence: str) -> None:
        """What only the person who is asked may read: it goes with the question."""
        self._told = sentence
        self.answer(sentence)
        self._fit()

    def think(self, sentence: str) -> None:
        """A bot thinks about the question: that stands here until it has done; empty: it has."""
        self._thinking = sentence
        self.answer("")

    def end_question(self) -> None:
        """Nothing is asked any more: what belonged to the question goes."""
        if self._thinking:
            self.think("")
        self.take_back_go_on()
        self.show_since(0)
        self.offer_always("")
        told, self._told = self._told, ""
        if told and self._answered == told:
            self.answer("")

    def offer_go_on(self, words: str, then: Callable[[], None]) -> None:
        """Shows the button with these words; `then` is what it does."""
        self._then = then
        self._go_on.setText(unkeyed(words))
        self._go_on.setProperty("kind", "primary")
        self.style().polish(self._go_on)
        self._go_on.show()
        self.offered.emit()

    def take_focus(self) -> None:
        """Puts the keyboard on the button: Enter goes on, whatever the board would do with it."""
        if self._go_on.isVisible():
            self._go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_first(self, words: str, then: Callable[[], None]) -> None:
        """A question before `then`: its button has the keyboard, Esc takes the question back."""
        self.offer_go_on(words, then)
        self._is_question = True
        self._go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> bool:
        """Takes a question back. False when there is none."""
        if not self._is_question:
            return False
        self.take_back_go_on()
        self.answer("")
        return True

    def take_back_go_on(self) -> None:
        """There is nothing to go on to. The words go too: they may have named somebody."""
        self._then = None
        self._is_question = False
        self._go_on.hide()
        self._go_on.setText("")

    @property
    def is_waiting(self) -> bool:
        """Whether the button is there."""
        return self._then is not None

    def go_on(self) -> bool:
        """Presses the button. False when it is not there."""
        then = self._then
        self.take_back_go_on()
        if then is None:
            return False
        then()
        return True

    def offer_always(self, words: str) -> None:
        """A small button: this question need not be asked every time; empty: no button."""
        self._always_said = words
        self._always.setVisible(bool(words))
        self._fit()

    def show_since(self, count: int) -> None:
        """Offers what happened since the last turn; 0: nothing to offer."""
        self._since_count = count
        self._since.setVisible(count > 0)
        self._fit()

    def _name_offers(self, is_short: bool) -> None:
        """What lies beside the sentence for now: with words, or with its sign alone."""
        said, side = self._always_said, theme().px(18)
        self._always.setText("" if is_short else unkeyed(said))
        self._always.setAccessibleName(said)
        self._always.setToolTip(tooltip(said))
        sign = icon("seal", theme().colours, side) if is_short else QIcon()
        self._always.setIcon(sign)
        self._always.setIconSize(QSize(side, side))
        self._name_since(is_short)

    def _name_since(self, is_short: bool) -> None:
        said = self.tr("%n event(s) since your move", "", self._since_count)
        self._since.setText(number_text(self._since_count) if is_short else said)
        self._since.setAccessibleName(said)
        self._since.setToolTip(tooltip(said))
        self._since.setIcon(icon("clock", theme().colours, theme().px(18)))
        self._since.setIconSize(QSize(theme().px(18), theme().px(18)))

    @property
    def sentence(self) -> str:
        return self._ask.text()

    # ------------------------------------------------------------ look
    def _dress(self) -> None:
        px = theme().px
        self._line.setContentsMargins(px(12), px(6), px(8), px(6))
        self._line.setSpacing(px(10))
        self._said.setSpacing(px(10))
        self._tools.setSpacing(px(2))
        for button in self._tool_buttons:
            button.setIconSize(QSize(px(18), px(18)))
        self._find_room()

    def _fit(self) -> None:
        """What lies here has its room; asked for whenever one of it may be another."""
        said = (self._ask.text(), self._answered, self._told, self._always_said, self._go_on.text())
        there = tuple(each.isHidden() for each in (self._badge, self._since, self._go_on))
        sizes = (self.size().toTuple(), self.window().height(), self._ask.width())
        form = (said, there, sizes, self._since_count, self._is_steady, self.reply.width())
        if form != self._form:
            self._form = form
            self._find_room()

    def _find_room(self) -> None:
        """With less room the commands lose their words; with little they stand below."""
        direction = QBoxLayout.Direction
        is_tight = self.width() < theme().px(430)
        self._line.setDirection(direction.TopToBottom if is_tight else direction.LeftToRight)
        self._keep_room()
        steps = (True, True), (False, True), (False, False)
        for offers, tools in steps[2 if self.width() < theme().px(720) else 0 :]:
            self._dress_near(offers, tools)
            if self._has_room():
                break
        self._keep_room()

    def _dress_near(self, offers: bool, tools: bool) -> None:
        """What is near with words, or with signs alone: offers lose theirs first."""
        style = Qt.ToolButtonStyle
        for button in self._tool_buttons:
            button.setToolButtonStyle(
                style.ToolButtonTextBesideIcon if tools else style.ToolButtonIconOnly
            )
        self._name_offers(not offers)

    def _has_room(self) -> bool:
        """Whether the sentence and what goes with it have the room beside what is near."""
        width, told = self._width_of_words(), self.reply.fontMetrics()
        # Where the line may grow, a long answer moves the board: then words give way to it, too.
        said = self._told if self._is_steady else self._answered
        below = max(told.lineSpacing(), _height(told, said, width))
        asked = _height(self._ask.fontMetrics(), self._ask.text(), width)
        return width > theme().px(200) and asked + below <= self._room_of_words()

    def _width_of_words(self) -> int:
        """What the sentence has beside all that is near, as it is dressed now."""
        margins, gap = self._line.contentsMargins(), self._line.spacing()
        near = [self._since, self._always, self._go_on, *self._tool_buttons]
        if self._line.direction() == QBoxLayout.Direction.TopToBottom:
            near.clear()  # they lie below
        taken = sum(each.sizeHint().width() + gap for each in near if not each.isHidden())
        taken += 0 if self._badge.isHidden() else self._badge.sizeHint().width() + gap
        return self.width() - taken - margins.left() - margins.right()

    def _height_below(self) -> int:
        """What lies below the words, in a narrow line."""
        if self._line.direction() != QBoxLayout.Direction.TopToBottom:
            return 0
        near = [self._since, self._always, self._go_on, *self._tool_buttons]
        return self._line.spacing() + max(each.sizeHint().height() for each in near)

    def _room_of_words(self) -> int:
        """The height that is kept for words, whatever they are."""
        margins = self._line.contentsMargins()
        answer = ANSWER_LINES * self.reply.fontMetrics().lineSpacing()
        frame = margins.top() + margins.bottom()
        wanted = self._ask.fontMetrics().lineSpacing() + answer + frame
        share = STEADY_SHARE if self._is_steady else SHARE
        return max(theme().px(40), min(wanted, int(self.window().height() * share))) - frame

    def keep_height(self, kept: bool) -> None:
        """Whether it has one height whatever it says: what has no room ends in dots."""
        self._is_steady = kept
        self.setMinimumHeight(0)
        self.setMaximumHeight(NO_LIMIT)
        self._keep_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            # What is near takes its room when it has its letters: later than the sentence is said.
            self._fit() if watched is self._ask else self._fit_answer()
        if event.type() in (QEvent.Type.Enter, QEvent.Type.MouseButtonPress):
            self._show_whole(self.reply)
        return super().eventFilter(watched, event)

    def _fit_answer(self) -> None:
        """The whole answer, or as much as the height has room for; then the rest is a tooltip that
        comes at once."""
        said, label = self._answered, self.reply
        shown = said if not self._is_steady else self._cut(said)
        if shown != label.text():
            label.setText(shown)
        label.setVisible(bool(shown))
        for each in (label, self._ask):
            each.setToolTip(tooltip(said) if shown != said else "")

    def _show_whole(self, label: QWidget) -> None:
        """All that is said, while the pointer is on the part of it that has room."""
        if label.toolTip():
            QToolTip.showText(label.mapToGlobal(QPoint(0, 0)), label.toolTip(), label)

    def _cut(self, said: str) -> str:
        margins, width = self._line.contentsMargins(), self.reply.width()
        asked = self._ask.heightForWidth(self._ask.width())
        frame = margins.top() + margins.bottom() + self._height_below()
        room = self.maximumHeight() - frame - asked
        letters = self.reply.fontMetrics()
        if room < letters.lineSpacing():
            return ""

        def fits(words: str) -> bool:
            flags = int(Qt.TextFlag.TextWordWrap)
            return letters.boundingRect(0, 0, width, 0, flags, words).height() <= room

        if fits(said):
            return said
        dots = "\N{HORIZONTAL ELLIPSIS}"
        most = bisect_left(range(len(said)), True, key=lambda n: not fits(said[:n] + dots))
        return said[: max(0, most - 1)].rstrip() + dots

    def _keep_room(self) -> None:
        """Room for an answer of two lines, so that the board never moves when one comes.

        A low window with large letters gives less; there the line grows when it must, if it may.
        """
        margins, room = self._line.contentsMargins(), self._room_of_words()
        frame = margins.top() + margins.bottom()
        if self._is_steady:
            # It grows rather than that a question is cut: with large letters in small windows.
            width = max(1, self._width_of_words())
            asked = _height(self._ask.fontMetrics(), self._ask.text(), width)
            self.setFixedHeight(max(room, asked) + frame + self._height_below())
            self._fit_answer()
        else:
            self.setMinimumHeight(room + frame)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._since_count:
            self.show_since(self._since_count)
        super().changeEvent(event)


def _height(letters: QFontMetrics, words: str, width: int) -> int:
    """How high words are in a width; nothing is not high."""
    flags = int(Qt.TextFlag.TextWordWrap)
    return letters.boundingRect(0, 0, width, 0, flags, words).height() if words else 0
