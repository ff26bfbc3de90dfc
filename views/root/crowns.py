"""The dominance cards beside the map: each can be taken there, for a card of its suit (6.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from models.translate import words
from rules.kernel.steps import Target, TargetKind
from rules.root import names
from rules.root.cards.dominance import removed_dominance
from rules.root.data import cards
from rules.root.enums import CardKind
from rules.root.state import Woodland
from views.items.cell import Draw
from views.items.page_parts import columns
from views.items.panel import surface
from views.root.panels import parts
from views.root.panels.cards import card_does, card_words
from views.root.panels.cell import Cell, Spec
from views.root.panels.homes import Home
from views.root.phrases import filled, listed
from views.root.tray_panels import TrayPanel, caption
from views.theme import theme

if TYPE_CHECKING:
    from views.root.hand import Hand

translate = QCoreApplication.translate
ACROSS = 2
GAP = 2.0
HEAD = 17.0
"""The line with the name at scale 1."""


def dominance_cards() -> list[str]:
    """All there are: each has its place, whether it lies there or not."""
    return [card.id for card in cards().values() if card.kind is CardKind.DOMINANCE]


class CrownPanel(TrayPanel):
    """The ground below them: a heading, and a place for each suit."""

    units = 78.0

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[str, ...] = ()
        self._may_come = True
        self.topic, self.thing = "dominance", "crowns"

    def show_tray(self, view: Woodland) -> None:
        """Which are available."""
        self._cards = view.available
        self._may_come = bool(view.available) or not removed_dominance(view)
        said = listed([words(names.card_name(each)) for each in view.available])
        none = translate("root_board", "none")
        text = translate("root_board", "Dominance cards beside the map: {list}")
        self.set_label(filled(text, list=said or none))
        self.renew(self._cards, theme().name, theme().text)

    def has_room(self) -> bool:
        """Not where these cards are out of the game."""
        return self._may_come

    def rooms(self) -> list[QRectF]:
        """The places of the cards."""
        area = self.area
        head = self._head()
        rest = QRectF(area.left() + 3, head.bottom(), area.width() - 6, area.bottom() - 2)
        rest.setBottom(area.bottom() - 3)
        high = (rest.height() - GAP) / ACROSS
        rows = [
            QRectF(rest.left(), rest.top() + n * (high + GAP), rest.width(), high)
            for n in range(ACROSS)
        ]
        return [room for row in rows for room in columns(row, ACROSS, GAP)]

    def _head(self) -> QRectF:
        area = self.area
        high = max(14.0, area.height() * HEAD / self.units)
        return QRectF(area.left(), area.top() + 1, area.width(), high)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The name; what does not lie there leaves an empty place."""
        surface(painter, area)
        caption(painter, self._head(), translate("root_board", "Dominance"))
        painter.setPen(QPen(theme().colour("line"), 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for card, room in zip(dominance_cards(), self.rooms(), strict=True):
            if card not in self._cards:
                painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 4, 4)


class Crowns(QObject):
    """A cell for each available card, pressed like any card on the table."""

    def __init__(self, parent: QGraphicsScene, panel: CrownPanel) -> None:
        super().__init__(parent)
        self._panel = panel
        self._hand: Hand | None = None
        self._cells = {card: Cell() for card in dominance_cards()}
        for cell in self._cells.values():
            parent.addItem(cell)
            cell.setVisible(False)
            cell.pressed.connect(partial(self._press, cell))

    def show(self, view: Woodland) -> None:
        """Follows a view, and the place of the panel."""
        for (card, cell), room in zip(self._cells.items(), self._panel.rooms(), strict=True):
            if card in view.available:
                cell.show_spec(_spec(card, room))
                cell.setVisible(True)
            else:
                cell.forget()
        if self._hand is not None:
            self.offer(self._hand)

    def offer(self, hand: Hand) -> None:
        """Lights what can be taken."""
        self._hand = hand
        for cell in self.elements():
            cell.light(hand)

    def shows(self, target: Target) -> bool:
        """Whether it is one of them, and meant."""
        hand = self._hand
        if hand is None or not hand.is_open(target):
            return any(cell.target == target for cell in self.elements())
        return any(cell.target == target and cell.means(hand) for cell in self.elements())

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what is spoken of."""
        for cell in self.elements():
            cell.speak_of(cell.target in targets)

    def elements(self) -> list[Cell]:
        """Those that lie there."""
        return [cell for cell in self._cells.values() if cell.spec is not None]

    def _press(self, cell: Cell) -> None:
        if self._hand is not None and cell.target is not None:
            self._hand.press(cell.target)


def _spec(card: str, room: QRectF) -> Spec:
    return Spec(
        key=f"crown:{card}",
        area=room,
        label=card_words(card),
        more=card_does(card),
        draw=_draw(card),
        shown=(card,),
        target=Target(TargetKind.CARD, card),
        topic="dominance",
        home=Home.AVAILABLE,
    )


def _draw(card: str) -> Draw:
    """The suit, and a crown on it: here lies a card."""

    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "raised", "edge", radius=4.0)
        parts.disc(painter, area.adjusted(2, 2, -2, -2), cards()[card].suit)

    return draw
