"""All that lies on the table, and how it follows a view: no question is answered here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Signal

from rules.kernel.steps import Event, Target, TargetKind
from rules.kinfire_council.spaces import SITE_HEX
from views.items.amounts import Amounts
from views.items.element import Element
from views.items.map_scene import MapScene
from views.kinfire_council.arrangement import Arrangement, arrange
from views.kinfire_council.city import City
from views.kinfire_council.council import Council
from views.kinfire_council.hand import Hand
from views.kinfire_council.light import Light
from views.kinfire_council.night_card import NightCard
from views.kinfire_council.panels import surroundings
from views.kinfire_council.score import ScoreItem
from views.kinfire_council.showing import RenderState
from views.kinfire_council.threats import Threats
from views.theme import theme

BEAM, BEAM_A_FLOOR = 0.10, 0.035


class TableScene(MapScene):
    """The city, what threatens it, what is decided, and what stands beside it."""

    pressed = Signal(object)
    """A Target has been pressed that can be chosen."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self.showing: RenderState | None = None
        self.found: Arrangement | None = None
        self.city = City(self, self)
        self.light, self.threats, self.council = (
            Light(self, self),
            Threats(self, self),
            Council(self, self),
        )
        self.score = ScoreItem()
        self.addItem(self.score)
        self.amounts = Amounts(self, self)
        self.surroundings = surroundings(self)
        self.night = NightCard()
        self.addItem(self.night)
        for part in (self.city, self.light, self.threats, self.council, self.amounts):
            part.pressed.connect(self.pressed)

    @property
    def parts_of_table(self) -> tuple[Light | Threats | Council, ...]:
        """What is lit in one way."""
        return (self.light, self.threats, self.council)

    # ------------------------------------------------------------ following a view
    def show(self, showing: RenderState) -> None:
        """Everything anew."""
        self.showing = showing
        for part in self.parts_of_table:
            part.show(showing)
        self.score.show_view(showing)
        self.city.show(showing)
        self._shine()
        self.surroundings.show(showing)

    def show_asked(self, showing: RenderState) -> None:
        """The same view, but somebody is asked: taxes are those of whoever it is."""
        self.showing = showing
        self.city.show(showing)
        self.surroundings.show(showing)

    def follow(self, events: Sequence[Event]) -> None:
        """What has just happened."""
        self.surroundings.follow(events)

    # ------------------------------------------------------------ a decision
    def offer(self, hand: Hand) -> None:
        """Lights what can be chosen."""
        self.city.offer(hand)
        for part in self.parts_of_table:
            part.offer(hand)
        self.surroundings.offer(hand)
        self.amounts.offer(hand, self)

    def shows(self, target: Target) -> bool:
        """Whether it is somewhere on the table."""
        areas = (self.city, *self.parts_of_table, self.amounts, self.surroundings)
        return any(area.shows(target) for area in areas)

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what a line of the log speaks of."""
        for part in (self.city, *self.parts_of_table, self.surroundings):
            part.mark(targets)

    # ------------------------------------------------------------ where everything lies
    def arrange(self, size: QSizeF) -> None:
        """Lays everything out for a table of this size."""
        if self.showing is None:
            return
        found = self.found = arrange(size.width(), size.height(), theme().text / 100)
        self.setSceneRect(QRectF(0, 0, found.width, found.height))
        self.light.place(found)
        self.threats.place(found, self.city.draw_plan(found))
        self.council.place(found)
        self.city.place(found, self._hexes())
        self._shine()
        self.score.scale_of_board = found.scale
        self.score.place(found.score)
        self.surroundings.place(found)
        self.amounts.place(found.scale)
        self.night.lie(self.area, found.scale)

    def _shine(self) -> None:
        """The higher the tower, the stronger its light."""
        tower = self.light.tower
        self.city.ground.shine(tower.lamp, BEAM + BEAM_A_FLOOR * tower.face.marker)

    def _hexes(self) -> dict[str, QRectF]:
        """Where Seekers stand on threats and on the site."""
        found = {each.space: each.ring for each in self.threats.hexes.values()}
        return found | {SITE_HEX: self.light.hex.ring}

    @property
    def area(self) -> QRectF:
        """The table without what stands beside it."""
        return self.found.city.united(self.found.council) if self.found is not None else QRectF()

    def item_of(self, target: Target) -> Element | None:
        """The thing of a target on the table."""
        parts = (self.city, *self.parts_of_table)
        return next((found for each in parts if (found := each.item(target)) is not None), None)

    def item(self, target: Target) -> Element | None:
        """The same: beside it numbers are laid."""
        return self.item_of(target)

    def spot(self, target: Target) -> QPointF:
        """Where things fly from and to; what nobody knows comes over the upper edge."""
        for part in (self.city, *self.parts_of_table, self.surroundings):
            spot = part.spot(target)
            if spot is not None:
                return spot
        return QPointF(self.area.center().x(), self.area.top())

    def seat_spot(self, seat: int) -> QPointF:
        """Where the things of a seat lie."""
        return self.spot(Target(TargetKind.SEAT, seat))

    # ------------------------------------------------------------ what there is
    def all_parts(self) -> list[list[Element]]:
        """Part by part, in the order in which one reads it."""
        return [
            [self.night],
            list(self.amounts.elements()),
            self.city.elements(),
            self.threats.elements(),
            self.light.elements(),
            self.council.elements(),
            [self.score],
            list(self.surroundings.elements()),
        ]
