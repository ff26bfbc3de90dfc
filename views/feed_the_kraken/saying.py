"""«Say ...»: a claim is put together step by step: who speaks, what about, of what, and what."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from models.translate import number_text, words
from rules.feed_the_kraken.claim import ClaimKind, Say
from rules.feed_the_kraken.knowledge.notebook import moment
from rules.feed_the_kraken.names import card_name
from rules.feed_the_kraken.state import Kraken
from rules.kernel.agenda import aside_options, free_actions
from rules.kernel.steps import Option, Seat
from views.feed_the_kraken.book_rows import Names, name_of
from views.panels.button import Button
from views.panels.flow import FlowLayout
from views.plain import Label, unkeyed
from views.theme import icon, theme

translate = QCoreApplication.translate
LOOKS = (ClaimKind.SEARCH_RESULT, ClaimKind.MERMAID_CARDS, ClaimKind.TOP_CARD)
CARDS = (ClaimKind.OFFICER_CARDS, ClaimKind.NAVIGATOR_CARDS)
Subject = tuple[int, int]
"""Number of the navigation or look, and the seat that is spoken of."""


def kind_name(kind: ClaimKind) -> str:
    """What a claim is about."""
    names = {
        ClaimKind.OFFICER_CARDS: translate("feed_the_kraken_board", "The cards I drew"),
        ClaimKind.NAVIGATOR_CARDS: translate("feed_the_kraken_board", "The cards in my logbook"),
        ClaimKind.SEARCH_RESULT: translate("feed_the_kraken_board", "What I found in a cabin"),
        ClaimKind.MERMAID_CARDS: translate("feed_the_kraken_board", "What the mermaid showed me"),
        ClaimKind.TOP_CARD: translate("feed_the_kraken_board", "The top card"),
        ClaimKind.OWN_SIDE: translate("feed_the_kraken_board", "My side"),
        ClaimKind.ACCUSATION: translate("feed_the_kraken_board", "I accuse"),
        ClaimKind.TRUST: translate("feed_the_kraken_board", "I trust"),
    }
    return names[kind]


def claims_of(view: Kraken, seat: Seat) -> list[Option]:
    """All that a seat may claim now, in words."""
    return [option for option in aside_options(view, seat) if isinstance(option.action, Say)]


def kinds_in(options: Sequence[Option]) -> list[ClaimKind]:
    """The kinds among claims, in their order."""
    return list(dict.fromkeys(_say(option).kind for option in options))


def subjects_in(options: Sequence[Option], kind: ClaimKind) -> list[Subject]:
    """What the claims of a kind may be about."""
    return list(dict.fromkeys(_subject(o) for o in options if _say(o).kind is kind))


def contents_in(options: Sequence[Option], kind: ClaimKind, subject: Subject) -> list[Option]:
    """The claims of a kind about one thing."""
    return [o for o in options if _say(o).kind is kind and _subject(o) == subject]


def _say(option: Option) -> Say:
    assert isinstance(option.action, Say)
    return option.action


def _subject(option: Option) -> Subject:
    said = _say(option)
    return said.number, said.target


def subject_name(view: Kraken, kind: ClaimKind, subject: Subject, names: Names) -> str:
    """A navigation, a look or a seat."""
    number, target = subject
    if kind in CARDS and 0 <= number < len(view.voyages):
        card = words(card_name(view.voyages[number].card))
        text = translate("feed_the_kraken_board", "Navigation {number}: {text}")
        return text.format(number=number_text(number + 1), text=card)
    if kind in LOOKS and 0 <= number < len(view.looks):
        look = view.looks[number]
        said = words(moment(view, look.round))
        return f"{said}: {name_of(names, look.target)}" if look.target >= 0 else said
    return name_of(names, Seat(target))


class SayPanel(QFrame):
    """Buttons for the next step of a claim; Esc goes one step back, then away."""

    spoke = Signal(object, int)
    closed = Signal()
    stepped = Signal()
    """Other buttons lie on it: it wants another height."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("say")
        self.setProperty("kind", "panel")
        self.setAutoFillBackground(True)
        self._view: Kraken | None = None
        self._names: Names = {}
        self._claims: dict[Seat, list[Option]] = {}
        self._speakers: list[Seat] = []
        self._seat: Seat | None = None
        self._kind: ClaimKind | None = None
        self._subject: Subject | None = None
        self._title = Label(self)
        self._title.setProperty("kind", "strong")
        self._title.setWordWrap(True)
        self._note = Label(self)
        self._note.setProperty("kind", "muted")
        self._note.setWordWrap(True)
        self._back, self._close = Button(self), Button(self)
        for made, name, does in (
            (self._back, "left", self.step_back),
            (self._close, "close", self.shut),
        ):
            made.setProperty("kind", "quiet")
            made.setObjectName(f"say_{name}")
            made.clicked.connect(lambda _=False, do=does: do())
        self._buttons = QWidget()
        self._buttons.setProperty("ground", "clear")
        self._flow = FlowLayout(self._buttons, theme().px(6))
        self._lay_out()
        self._dress()
        theme().changed.connect(self._dress)
        self.hide()

    def _lay_out(self) -> None:
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setWidget(self._buttons)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        head = QHBoxLayout()
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self._note)
        column.addWidget(scroll, 1)

    # ------------------------------------------------------------ opening and closing
    def offer(self, view: Kraken | None, seats: Sequence[Seat], names: Names) -> None:
        """Who may claim what now; what has been begun is gone on with where that is possible."""
        self._view, self._names = view, names
        self._claims = {}
        self._speakers = [s for s in seats if view is not None and free_actions(view, s)]
        if not self._speakers:
            self.shut()
        elif self.isVisible():
            self._keep_place()
            self._fill()

    @property
    def has_claims(self) -> bool:
        """Whether anybody may say anything now."""
        return bool(self._speakers)

    def _of(self, seat: Seat) -> list[Option]:
        """All that a seat may claim, put into words when it is first wanted."""
        if seat not in self._claims and self._view is not None:
            self._claims[seat] = claims_of(self._view, seat)
        return self._claims.get(seat, [])

    def _keep_place(self) -> None:
        if self._seat is None or self._seat not in self._speakers:
            self._seat = self._kind = self._subject = None
            return
        claims = self._of(self._seat)
        if self._kind not in kinds_in(claims):
            self._kind = self._subject = None
        elif self._subject not in subjects_in(claims, self._kind):
            self._subject = None

    def open(self) -> None:
        """Shows the first step."""
        self._seat = self._kind = self._subject = None
        if len(self._speakers) == 1:
            self._seat = self._speakers[0]
        self.show()
        self.raise_()
        self._fill()
        self.take_focus()

    def shut(self) -> None:
        """Goes away."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def step_back(self) -> None:
        """One step back; at the start it goes away."""
        if self._subject is not None and self._several_subjects():
            self._subject = None
        elif self._kind is not None:
            self._kind = self._subject = None
        elif self._seat is not None and len(self._speakers) > 1:
            self._seat = None
        else:
            self.shut()
            return
        self._fill()
        self.take_focus()

    def _several_subjects(self) -> bool:
        if self._seat is None or self._kind is None:
            return False
        return len(subjects_in(self._of(self._seat), self._kind)) > 1

    def take_focus(self) -> None:
        """The keyboard goes to the first choice."""
        first = self._flow.itemAt(0)
        widget = first.widget() if first is not None else None
        (widget or self._close).setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self, area: QRect) -> None:
        """Where it lies on the board."""
        self.setGeometry(area)

    # ------------------------------------------------------------ its steps
    def _fill(self) -> None:
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._title.setText(self._path())
        for text, does in self._choices():
            made = Button(unkeyed(text), self._buttons)
            made.setAutoDefault(True)
            made.clicked.connect(lambda _=False, do=does: do())
            self._flow.addWidget(made)
            made.show()
        self._flow.invalidate()
        self.stepped.emit()

    def wanted(self, width: int) -> int:
        """The height that all of it takes at this width."""
        margins = self.layout().contentsMargins()
        inner = width - margins.left() - margins.right() - theme().px(16)
        head = max(self._close.sizeHint().height(), self._title.sizeHint().height())
        note = self._note.heightForWidth(inner)
        buttons = self._flow.heightForWidth(inner)
        return head + note + buttons + margins.top() + margins.bottom() + theme().px(24)

    def _path(self) -> str:
        parts = []
        if self._seat is not None:
            text = translate("feed_the_kraken_board", "{name} says")
            parts.append(text.format(name=name_of(self._names, self._seat)))
        else:
            parts.append(translate("feed_the_kraken_board", "Who is speaking?"))
        if self._kind is not None:
            parts.append(kind_name(self._kind))
        if self._kind is not None and self._subject is not None and self._several_subjects():
            assert self._view is not None
            parts.append(subject_name(self._view, self._kind, self._subject, self._names))
        return " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} ".join(parts)

    def _choices(self) -> list[tuple[str, Callable[[], None]]]:
        view = self._view
        if view is None:
            return []
        if self._seat is None:
            return [
                (name_of(self._names, seat), lambda s=seat: self._take_seat(s))  # type: ignore[misc]
                for seat in self._speakers
            ]
        claims = self._of(self._seat)
        if self._kind is None:
            return [
                (kind_name(kind), lambda k=kind: self._take_kind(k))  # type: ignore[misc]
                for kind in kinds_in(claims)
            ]
        if self._subject is None:
            return [
                (
                    subject_name(view, self._kind, subject, self._names),
                    lambda s=subject: self._take_subject(s),  # type: ignore[misc]
                )
                for subject in subjects_in(claims, self._kind)
            ]
        every = tuple(self._names[seat] for seat in sorted(self._names))
        return [
            (words(option.label, every), lambda o=option: self._say(o))  # type: ignore[misc]
            for option in contents_in(claims, self._kind, self._subject)
        ]

    def _take_seat(self, seat: Seat) -> None:
        self._seat = seat
        self._go_on()

    def _take_kind(self, kind: ClaimKind) -> None:
        assert self._seat is not None
        self._kind = kind
        subjects = subjects_in(self._of(self._seat), kind)
        self._subject = subjects[0] if len(subjects) == 1 else None
        self._go_on()

    def _take_subject(self, subject: Subject) -> None:
        self._subject = subject
        self._go_on()

    def _go_on(self) -> None:
        self._fill()
        self.take_focus()

    def _say(self, option: Option) -> None:
        seat = self._seat
        assert seat is not None
        self.shut()
        self.spoke.emit(option.action, int(seat))

    # ------------------------------------------------------------ keys and looks
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc: one step back."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            self.step_back()
            event.accept()
            return
        super().keyPressEvent(event)

    def _dress(self) -> None:
        px = theme().px
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(px(12), px(8), px(12), px(10))
        layout.setSpacing(px(6))
        for made, name in ((self._back, "left"), (self._close, "close")):
            made.setIcon(icon(name, theme().colours, 18))
        self._name()

    def _name(self) -> None:
        self._back.setText(translate("feed_the_kraken_board", "Back"))
        self._close.setText(translate("feed_the_kraken_board", "Say nothing"))
        note = translate("feed_the_kraken_board", "Claims are never checked: you may lie.")
        self._note.setText(note)
        self.setAccessibleName(translate("feed_the_kraken_board", "Say something"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            if self.isVisible():
                self._fill()
        super().changeEvent(event)
