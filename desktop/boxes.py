"""The boxes on the table: a game's lid, words on it, and the ways to begin it."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout, QWidget

from desktop.dialogs.sheet import button, label
from models.translate import number_text, tooltip
from views.panels.button import Button
from views.panels.lid import HIGH, WIDE, Lid
from views.theme import theme

MARGIN, CLEAR = 14, 4
TALL, BELOW_LID = 430, 230
"""A box so high has its lid above the buttons, which take so much."""
WAYS = (("alone", "person"), ("bots", "bot"), ("setup", "people"))
"""Ways to begin a game, and their signs."""
ABOVE, BELOW, LAST = 0, 2, 3 + len(WAYS)
SHARES = ((0, 1, 0), (1, 0, 1))
"""Room above the words, below them and under the buttons: words beside the lid lie in the middle;
below it, words of all boxes begin and buttons end on one line."""


class BoxOffer(msgspec.Struct, frozen=True):
    """A game on the table, in the user's language."""

    id: str
    name: str
    players: str
    about: str
    least: int = 1
    """The fewest seats."""

    @property
    def bots(self) -> int:
        """How many bots a quick game is against: two, or as many as it needs."""
        return max(2, self.least - 1)


class BoxPanel(QFrame):
    """A game's lid and the ways to begin it."""

    quick = Signal(str, str)
    """A game and a way to begin: `alone`, `bots` or `setup`."""

    def __init__(self, offer: BoxOffer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self.offer, self._is_tall = offer, False
        self.lid = Lid(offer.id, offer.name, offer.players, self)
        self._about = label(offer.about, "", self)
        self._ways: dict[str, Button] = {}
        for way, picture in WAYS:
            made = button("", "", picture, self)
            made.setObjectName(f"begin_{way}")
            made.clicked.connect(lambda _=False, chosen=way: self.quick.emit(self.offer.id, chosen))
            self._ways[way] = made
        self._ways["alone"].setVisible(offer.least == 1)
        self.lid.clicked.connect(lambda: self.quick.emit(self.offer.id, "setup"))
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        px = theme().px
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(px(MARGIN), px(10), px(MARGIN), px(10))
        row.setSpacing(px(MARGIN))
        row.addWidget(self.lid, 0, Qt.AlignmentFlag.AlignCenter)
        self._column = column = QVBoxLayout()
        column.setSpacing(px(6))
        column.addStretch(1)
        column.addWidget(self._about)
        column.addStretch(0)
        for way in self._ways.values():
            column.addWidget(way)
        column.addStretch(1)
        row.addLayout(column, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside the lid where there is room for the longest button, else below it."""
        super().resizeEvent(event)
        self._turn()

    def set_room(self, high: int, wide: int) -> None:
        """How high and wide it may be."""
        px = theme().px
        self._is_tall = high >= px(TALL)
        taken = px(BELOW_LID) if self._is_tall else 2 * px(MARGIN)
        column = max(self._needed(), wide // 2)
        beside = wide - column - 3 * px(MARGIN) - CLEAR
        most = HIGH if self._is_tall else round(beside * HIGH / WIDE)
        self.lid.limit(min(most, high - taken))
        self._turn()

    @property
    def least_width(self) -> int:
        """With the smallest lid beside the buttons."""
        return self.lid.least().width() + self._needed() + 3 * theme().px(MARGIN) + CLEAR

    def wanted(self, wide: int) -> int:
        """How high it is at this width with the words on its game."""
        px = theme().px
        column = wide - 2 * px(MARGIN)
        column -= 0 if self._is_tall else self.lid.sizeHint().width() + px(MARGIN)
        parts = [way.sizeHint().height() for way in self.buttons()]
        words, flags = self._about, int(Qt.TextFlag.TextWordWrap)
        # The label itself never says less than what it has claimed at another width.
        parts.append(
            words.fontMetrics().boundingRect(0, 0, column, 0, flags, words.text()).height()
        )
        beside = sum(parts) + 5 * px(6)
        lid = self.lid.sizeHint().height()
        return 2 * px(10) + (lid + beside if self._is_tall else max(lid, beside))

    def show_words(self, shown: bool) -> None:
        """Words on its game, where they have room; else they are in the tooltip of the lid."""
        self._about.setVisible(shown)
        self.lid.setToolTip("" if shown else tooltip(self.offer.about))

    def _needed(self) -> int:
        """The width of the longest button."""
        return max(way.minimumSizeHint().width() for way in self.buttons())

    def _turn(self) -> None:
        room = self.width() - self.lid.sizeHint().width() - 3 * theme().px(MARGIN) - CLEAR // 2
        is_wide = room >= self._needed() and not self._is_tall
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        for place, share in zip((ABOVE, BELOW, LAST), SHARES[is_wide], strict=True):
            self._column.setStretch(place, share)

    def set_primary(self, primary: bool) -> None:
        """Whether beginning here is the one amber button of the screen."""
        way, sign = next((self._ways[w], s) for w, s in WAYS if not self._ways[w].isHidden())
        way.setProperty("kind", "primary" if primary else "")
        way.wear(sign)
        way.style().polish(way)

    def set_offer(self, offer: BoxOffer) -> None:
        """The same game in another language."""
        self.offer = offer
        self.lid.set_words(offer.name, offer.players)
        self._about.setText(offer.about)
        self.show_words(not self._about.isHidden())
        self.retranslate()

    def retranslate(self) -> None:
        self._ways["alone"].setText(self.tr("Play solo"))
        bots = self.offer.bots
        many = self.tr("Against {count} bots").replace("{count}", number_text(bots))
        self._ways["bots"].setText(many)
        self._ways["setup"].setText(self.tr("Set up a game…"))

    def buttons(self) -> list[QPushButton]:
        return [way for way in self._ways.values() if not way.isHidden()]
