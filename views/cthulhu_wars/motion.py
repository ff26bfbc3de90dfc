"""Motion of the chart: figures come, go and leave; gates open.

Everything here only leads to a view that is shown afterwards; cutting it short loses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QPainter

from models.translate import number_text
from rules.cthulhu_wars.battle.events import DiceRolled, MissesRolled
from rules.cthulhu_wars.data import kinds
from rules.cthulhu_wars.enums import Cause, UnitClass
from rules.cthulhu_wars.events import (
    CameUp,
    CaptiveReturned,
    GateBuilt,
    Left,
    Moved,
    Placed,
    Replaced,
)
from rules.cthulhu_wars.state import Area, Earth
from rules.kernel.steps import Event, Seat, Target, TargetKind
from views.cthulhu_wars import layout
from views.cthulhu_wars.geometry import WIDTH
from views.cthulhu_wars.inks import inks_of
from views.cthulhu_wars.piece_paint import chip, draw_figure, draw_gate
from views.cthulhu_wars.scene import TableScene
from views.items.flyer import Flyer
from views.items.timeline import Timeline
from views.theme import theme


class Motions:
    """Makes the motion for what has happened."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._flyer = Flyer()
        scene.addItem(self._flyer)

    def timeline(self, view: Earth, events: Sequence[Event]) -> QAbstractAnimation | None:
        """The motion that leads to `view`."""
        line = Timeline(self._flyer.hide)
        for event in events:
            self._add(line, view, event)
        line.fit(theme().motion.compound)
        return line if line.duration() > 0 else None

    def _add(self, line: Timeline, view: Earth, event: Event) -> None:
        if isinstance(event, Moved):
            self._add_move(line, view, event)
        elif isinstance(event, Placed | CameUp):
            here = self._pool(event.seat)
            self._fly(line, view, event.seat, event.unit, event.count, here, self._spot(event))
        elif isinstance(event, Left):
            self._add_leaving(line, view, event)
        elif isinstance(event, Replaced):
            here, there = self._spot(event), self._pool(event.seat)
            self._fly(line, view, event.seat, event.unit, event.count, here, there)
        elif isinstance(event, CaptiveReturned):
            here, there = self._pool(event.captor), self._pool(event.seat)
            self._fly(line, view, event.seat, event.unit, 1, here, there)
        elif isinstance(event, GateBuilt):
            self._open_gate(line, event.spot.area)
        elif isinstance(event, DiceRolled | MissesRolled):
            self._roll(line, event.seat)

    # ------------------------------------------------------------ figures
    def _add_move(self, line: Timeline, view: Earth, event: Moved) -> None:
        """On the shorter way, which may lead over the edge of the map."""
        here = self._scene.map.spot(event.source.area)
        there = self._scene.map.spot(event.target.area)
        around = WIDTH * self._scene.map.unit
        if abs(there.x() - here.x()) > around / 2:
            shift = QPointF(around if there.x() < here.x() else -around, 0)
            self._fly(line, view, event.seat, event.unit, event.count, here, there + shift, 0.5)
            here = here - shift
        self._fly(line, view, event.seat, event.unit, event.count, here, there)

    def _add_leaving(self, line: Timeline, view: Earth, event: Left) -> None:
        """To the pool, or to the card of the captor."""
        is_captured = event.cause is Cause.CAPTURE
        there = self._pool(event.by if is_captured else event.seat)
        self._fly(line, view, event.seat, event.unit, event.count, self._spot(event), there)

    def _fly(
        self,
        line: Timeline,
        view: Earth,
        seat: Seat,
        unit: str,
        count: int,
        here: QPointF,
        there: QPointF,
        until: float = 1.0,
    ) -> None:
        if seat >= len(view.factions):
            return
        inks, faction = inks_of(theme().name), view.factions[seat]
        ranks = {each.id: each.rank for each in kinds()[faction]}
        side = layout.SIDES[ranks.get(unit, UnitClass.MONSTER)] * self._scene.map.unit

        def draw(painter: QPainter, area: QRectF) -> None:
            draw_figure(painter, area, unit, faction, inks, count)
            if count > 1:
                chip(painter, area, number_text(count), inks)

        way = (there - here) * until
        line.add(
            theme().motion.move, lambda share: self._flyer.carry(draw, side, here + way * share)
        )

    def _open_gate(self, line: Timeline, area: Area) -> None:
        """A gate grows out of the ground."""
        inks, spot = inks_of(theme().name), self._scene.map.spot(area)
        side = 2 * layout.GATE * self._scene.map.unit

        def show(share: float) -> None:
            def draw(painter: QPainter, box: QRectF) -> None:
                less = box.width() * (1 - share) / 2
                draw_gate(painter, box.adjusted(less, less, -less, -less), None, inks)

            self._flyer.carry(draw, side, spot)

        line.add(theme().motion.flip, show)

    def _roll(self, line: Timeline, seat: Seat) -> None:
        """The dice of a side turn beside the chart."""
        around = self._scene.surroundings
        line.add(2 * theme().motion.flip, lambda share: around.roll(seat, share))

    def _spot(self, event: Placed | CameUp | Left | Replaced) -> QPointF:
        return self._scene.map.spot(event.spot.area)

    def _pool(self, seat: Seat) -> QPointF:
        return self._scene.spot(Target(TargetKind.SEAT, seat))
