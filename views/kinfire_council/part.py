"""A part of the table with things that can be chosen: lit and marked all in the same way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QGraphicsScene

from rules.kernel.steps import Target
from views.items.element import Element
from views.kinfire_council.hand import Hand
from views.kinfire_council.showing import RenderState
from views.kinfire_council.table_item import TableItem
from views.theme import SeatMark, theme


class Part(QObject):
    """Its items are made once, in reading order."""

    pressed = Signal(object)
    """A Target has been pressed that can be chosen."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.items: list[TableItem] = []

    def add(self, item: TableItem) -> None:
        """One more thing."""
        self._scene.addItem(item)
        self.items.append(item)
        item.pressed.connect(lambda: self.pressed.emit(item.target))

    # ------------------------------------------------------------ elements
    def elements(self) -> list[Element]:
        """What is there."""
        return [each for each in self.items if each.isVisible()]

    def all_items(self) -> Iterator[TableItem]:
        """What may stand for a target."""
        return (each for each in self.items if each.isVisible())

    def item(self, target: Target) -> TableItem | None:
        """The thing of a target, if it lies here."""
        return next((each for each in self.all_items() if target in each.meanings), None)

    def shows(self, target: Target) -> bool:
        """Whether it lies here."""
        return self.item(target) is not None

    def spot(self, target: Target) -> QPointF | None:
        """Its middle; None: it does not lie here."""
        item = self.item(target)
        return item.area.center() if item is not None else None

    # ------------------------------------------------------------ a decision
    def offer(self, hand: Hand) -> None:
        """Lights what can be chosen."""
        for item in self.items:
            item.take_meaning(hand)

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what a line of the log speaks of."""
        spoken = {id(item) for item in map(self.item, targets) if item is not None}
        for item in self.items:
            item.speak_of(id(item) in spoken)


def seat_marks(showing: RenderState) -> tuple[SeatMark, ...]:
    """Colour and emblem of each seat."""
    seats = range(len(showing.view.sheets))
    return tuple(theme().seat(seat, showing.names.get(seat, str(seat + 1))) for seat in seats)
