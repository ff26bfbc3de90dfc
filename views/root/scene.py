"""All that lies on the table, and how it follows a view: no question is answered here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from rules.kernel.steps import Event, Target
from views.items.element import Element
from views.items.panel import Panel
from views.root.amounts import Amounts
from views.root.arrangement import Arrangement, arrange
from views.root.dice import HIGH, WIDE, BattlePanel, Fight, after
from views.root.hand import Hand
from views.root.map_area import MapArea
from views.root.panels import surroundings
from views.root.showing import Showing
from views.root.track import Track
from views.root.tray import Tray
from views.theme import theme


class TableScene(QGraphicsScene):
    """The map, the track, the tray, and what stands around them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.map = MapArea(self, self)
        self.track = Track()
        self.addItem(self.track)
        self.tray = Tray(self)
        self.battle = BattlePanel()
        self.addItem(self.battle)
        self.amounts = Amounts(self, self)
        self.surroundings = surroundings(self)
        self.tray.discard.pressed.connect(self.surroundings.look_through)
        self.showing: Showing | None = None
        self.found: Arrangement | None = None
        self._fight: Fight | None = None

    # ------------------------------------------------------------ following a view
    def show(self, showing: Showing) -> None:
        """Everything anew."""
        self.showing = showing
        self.map.show(showing)
        self.track.show_track(showing)
        self.tray.show(showing)
        self.surroundings.show(showing)
        if self._fight is not None and self._fight.dealt is None and showing.view.battle is None:
            self._fight = None  # it ended unseen: without motion nobody tells its dice
        self.battle.show_fight(self._fight, showing.view)
        self._place_battle()

    def follow(self, events: Sequence[Event]) -> None:
        """What happened: a battle stays in sight until something else is done."""
        for event in events:
            before = self._fight
            self._fight = after(self._fight, event)
            if before is self._fight and type(event).__name__ in CLOSING:
                self._fight = None

    def close_battle(self) -> None:
        """Its result has been seen."""
        self._fight = None
        if self.showing is not None:
            self.battle.show_fight(None, self.showing.view)

    def begin_battle(self) -> None:
        """Shows the battle of the view where none has been seen beginning."""
        view = self.showing.view if self.showing is not None else None
        if view is None or view.battle is None or self._fight is not None:
            return
        battle = view.battle
        self._fight = Fight(place=battle.place, attacker=battle.attacker, defender=battle.defender)
        self.battle.show_fight(self._fight, view)
        self._place_battle()

    # ------------------------------------------------------------ a decision
    def offer(self, hand: Hand) -> None:
        """Lights what can be chosen."""
        self.map.offer(hand)
        self.tray.offer(hand)
        self.surroundings.offer(hand)
        self.amounts.offer(hand, self.map)

    def shows(self, target: Target) -> bool:
        """Whether it is somewhere on the table."""
        areas = (self.map, self.amounts, self.tray, self.surroundings)
        return any(area.shows(target) for area in areas)

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what a line of the log speaks of."""
        self.map.mark(targets)
        self.tray.mark(targets)
        self.surroundings.mark(targets)

    # ------------------------------------------------------------ where everything lies
    def arrange(self, size: QSizeF) -> None:
        """Lays everything out for a table of this size."""
        if self.showing is None:
            return
        found = self.found = arrange(size.width(), size.height(), theme().text / 100)
        self.setSceneRect(QRectF(0, 0, found.width, found.height))
        self.map.place(found.map)
        self.track.scale_of_board = found.scale
        self.track.place(found.track)
        self.tray.place(found.tray, found.scale)
        self.surroundings.place(found.panels, found.scale)
        self.amounts.place(found.scale)
        self._place_battle()

    def _place_battle(self) -> None:
        """Beside the clearing, within the map."""
        found, fight = self.found, self.battle.fight
        if found is None or fight is None:
            return
        wide, high = WIDE * found.scale, HIGH * found.scale
        spot, board = self.map.spot(fight.place), found.map
        radius = 100 * found.unit
        below = spot.y() + radius + high < board.bottom()
        top = spot.y() + radius if below else spot.y() - radius - high
        left = min(max(board.left() + 4, spot.x() - wide / 2), board.right() - wide - 4)
        self.battle.place(QRectF(left, max(board.top() + 4, top), wide, high))

    def spot(self, target: Target) -> QPointF:
        """Where things fly from and to; what nobody knows lies on the tray."""
        found = self.surroundings.spot(target)
        return found if found is not None else self.tray.deck.sceneBoundingRect().center()

    # ------------------------------------------------------------ what there is
    def parts(self) -> list[list[Element]]:
        """What is seen, part by part, in the order in which one reads it."""
        parts: list[list[Element]] = [
            [self.battle, *self.amounts.elements()],
            self.map.elements(),
            [self.track, *self.tray.panels],
            list(self.surroundings.elements()),
            list(self.tray.crowns),
        ]
        shown = [[each for each in part if each.isVisible()] for part in parts]
        return [part for part in shown if part]

    def elements(self) -> list[Element]:
        """The same in one row."""
        return [each for part in self.parts() for each in part]

    def panels(self) -> list[Panel]:
        """What can be pointed at."""
        return [each for each in self.elements() if isinstance(each, Panel)]


CLOSING = {"TurnBegan", "PhaseBegan", "Moved", "WarriorsPlaced", "BuildingPlaced", "TokenPlaced"}
"""What begins after a battle: then its dice leave the map."""
