"""All that lies on the table, and how it follows a view: no question is answered here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, QTimer, Signal

from rules.kernel.steps import Event, Target
from rules.root.state import CLEARINGS
from views.items.amounts import Amounts
from views.items.element import Element
from views.items.map_scene import MapScene
from views.items.strokes import round_of
from views.root.arrangement import Arrangement, arrange, with_room
from views.root.dice import HIGH, WIDE, BattlePanel, Fight, after, begun
from views.root.hand import Hand
from views.root.map_area import MapArea
from views.root.panels import surroundings
from views.root.pointer import BattlePointer, best_place
from views.root.showing import RenderState
from views.root.track import Track
from views.root.tray import Tray
from views.theme import theme


class TableScene(MapScene):
    """The map, the track, the tray, and what stands around them."""

    battle_left = Signal()
    """The panel of a battle is gone."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.map = MapArea(self, self)
        self.track = Track()
        self.addItem(self.track)
        self.tray = Tray(self)
        self.pointer = BattlePointer()
        self.addItem(self.pointer)
        self.battle = BattlePanel()
        self.addItem(self.battle)
        self.amounts = Amounts(self, self)
        self.surroundings = surroundings(self)
        self.tray.discard.pressed.connect(self.surroundings.look_through)
        self.showing: RenderState | None = None
        self.found: Arrangement | None = None
        self._fight: Fight | None = None
        self.leaving = QTimer(self)
        self.leaving.setSingleShot(True)
        self.leaving.setInterval(READING)
        self.leaving.timeout.connect(self.close_battle)

    # ------------------------------------------------------------ following a view
    def show(self, showing: RenderState) -> None:
        """Everything anew."""
        self.showing = showing
        self.map.show(showing)
        self.track.show_track(showing)
        self.tray.show(showing)
        self.surroundings.show(showing)
        if self._fight is not None and self._fight.dealt is None and showing.view.battle is None:
            self._fight = None  # it ended unseen: without motion nobody tells its dice
        self._show_battle()

    def show_asked(self, showing: RenderState) -> None:
        """The same view, but somebody is asked: only the boards of the factions follow that."""
        self.showing = showing
        self.surroundings.show(showing)

    def _show_battle(self) -> None:
        if self.showing is not None:
            self.battle.show_fight(self._fight, self.showing.view)
            self._place_battle()

    def follow(self, events: Sequence[Event]) -> None:
        """What happened: a battle stays in sight until something else is done."""
        for event in events:
            self.leaving.stop()
            before = self._fight
            self._fight = after(self._fight, event)
            if before is self._fight and type(event).__name__ in CLOSING:
                self._fight = None

    def close_battle(self) -> None:
        """Its result has been seen."""
        self.leaving.stop()
        self._fight = None
        self._show_battle()
        self.battle_left.emit()

    @property
    def is_fought(self) -> bool:
        """Whether the battle in sight is still on."""
        return self.showing is not None and self.showing.view.battle is not None

    def begin_battle(self) -> None:
        """Something is asked: the battle of the view is shown as far as it has come; one that is
        over leaves the map, when its result could be read."""
        view = self.showing.view if self.showing is not None else None
        if view is None:
            return
        here = begun(view)
        if here is None and self._fight is not None and self._fight.dealt is not None:
            self.leaving.start()
            return
        self.leaving.stop()
        is_known = self._fight is not None and here is not None and self._fight.is_of(here)
        if not is_known:
            self._fight = here
        self._show_battle()

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
        found = arrange(size.width(), size.height(), theme().text / 100)
        least = self.surroundings.least_height(found.panels, found.scale)
        found = self.found = with_room(found, least)
        self.setSceneRect(QRectF(0, 0, found.width, found.height))
        self.map.place(found.map)
        self.track.scale_of_board = found.scale
        self.track.place(found.track)
        self.tray.place(found.tray, found.scale)
        self.surroundings.place(found.panels, found.scale)
        self.amounts.place(found.scale)
        self._place_battle()

    def _place_battle(self) -> None:
        """Where it covers least of the clearings, within the map."""
        found, fight = self.found, self.battle.fight
        self.pointer.setVisible(fight is not None)
        if found is None or fight is None:
            return
        size = QSizeF(WIDE, HIGH) * found.scale
        spot, radius = self.map.spot(fight.place), RING * found.unit
        others = [round_of(self.map.spot(each), radius) for each in CLEARINGS]
        area = best_place(size, found.map, spot, radius, others)
        self.battle.place(area)
        self.pointer.point(area, spot, radius, self.map.spared(fight.place))

    def spot(self, target: Target) -> QPointF:
        """Where things fly from and to; what nobody knows lies on the tray."""
        found = self.surroundings.spot(target)
        return found if found is not None else self.tray.deck.sceneBoundingRect().center()

    # ------------------------------------------------------------ what there is
    def all_parts(self) -> list[list[Element]]:
        """Part by part, in the order in which one reads it."""
        return [
            [self.battle, *self.amounts.elements()],
            self.map.elements(),
            [self.track, *self.tray.panels],
            list(self.surroundings.elements()),
            list(self.tray.crowns),
        ]


READING = 2400
"""Milliseconds for which the result of a battle stays when something else is asked already."""
RING = 112.0
"""How far the ring of a battle runs around its clearing, in units of the map."""
CLOSING = {"TurnBegan", "Moved", "WarriorsPlaced", "BuildingPlaced", "TokenPlaced"}
"""What comes after a battle: then its dice leave the map. A new phase alone does not: it begins by
itself after the last battle of a phase, and nobody would see how that ended."""
