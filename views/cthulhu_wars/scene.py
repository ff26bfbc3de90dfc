"""All that lies on the table, and how it follows a view: no question is answered here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF

from rules.kernel.steps import Event, Target
from views.cthulhu_wars.arrangement import Arrangement, arrange
from views.cthulhu_wars.hand import Hand
from views.cthulhu_wars.map_area import MapArea
from views.cthulhu_wars.panels import surroundings
from views.cthulhu_wars.showing import RenderState
from views.items.amounts import Amounts
from views.items.element import Element
from views.items.map_scene import MapScene
from views.theme import theme


class TableScene(MapScene):
    """The chart, and what stands around it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.showing: RenderState | None = None
        self.found: Arrangement | None = None
        self.map = MapArea(self, self)
        self.amounts = Amounts(self, self)
        self.surroundings = surroundings(self)

    # ------------------------------------------------------------ following a view
    def show(self, showing: RenderState) -> None:
        """Everything anew."""
        self.showing = showing
        self.map.show(showing)
        self.surroundings.show(showing)

    def show_asked(self, showing: RenderState) -> None:
        """The same view, but somebody is asked: only the cards of the factions follow that."""
        self.showing = showing
        self.surroundings.show(showing)

    def follow(self, events: Sequence[Event]) -> None:
        """What has just happened."""
        self.map.follow(events)
        self.surroundings.follow(events)

    # ------------------------------------------------------------ a decision
    def offer(self, hand: Hand) -> None:
        """Lights what can be chosen."""
        self.map.offer(hand)
        self.surroundings.offer(hand)
        self.amounts.offer(hand, self.map)

    def shows(self, target: Target) -> bool:
        """Whether it is somewhere on the table."""
        areas = (self.map, self.amounts, self.surroundings)
        return any(area.shows(target) for area in areas)

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what a line of the log speaks of."""
        self.map.mark(targets)
        self.surroundings.mark(targets)

    # ------------------------------------------------------------ where everything lies
    def arrange(self, size: QSizeF) -> None:
        """Lays everything out for a table of this size."""
        if self.showing is None:
            return
        found = self.found = arrange(size.width(), size.height(), theme().text / 100)
        self.setSceneRect(QRectF(0, 0, found.width, found.height))
        self.map.place(found.map)
        self.surroundings.place(found)
        self.amounts.place(found.scale)

    def spot(self, target: Target) -> QPointF:
        """Where things fly from and to; what nobody knows comes over the upper edge."""
        spot = self.surroundings.spot(target)
        sheet = self.map.area
        return spot if spot is not None else QPointF(sheet.center().x(), sheet.top())

    # ------------------------------------------------------------ what there is
    def all_parts(self) -> list[list[Element]]:
        """Part by part, in the order in which one reads it."""
        return [
            list(self.amounts.elements()),
            self.map.elements(),
            list(self.surroundings.elements()),
        ]
