"""The crew around the chart."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from rules.kernel.steps import Target, TargetKind
from views.feed_the_kraken.arrangement import Arrangement
from views.feed_the_kraken.berth import BerthPanel
from views.feed_the_kraken.hand import Hand
from views.feed_the_kraken.mates import Berth
from views.items.panel import Panel


class CrewArea(QObject):
    """One berth a seat, in seat order."""

    seat_pressed = Signal(int)

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.berths: list[BerthPanel] = []

    def elements(self) -> list[Panel]:
        """All seats, clockwise."""
        return [berth for berth in self.berths if berth.isVisible()]

    def show(self, berths: list[Berth], acting: int | None, seen: bool) -> None:
        """Follows a view."""
        while len(self.berths) > len(berths):
            self._scene.removeItem(self.berths.pop())
        while len(self.berths) < len(berths):
            self._add()
        for panel, berth in zip(self.berths, berths, strict=True):
            panel.setVisible(seen)
            panel.show_berth(berth, berth.seat == acting)

    def _add(self) -> None:
        panel = BerthPanel(len(self.berths))
        panel.pressed.connect(lambda seat=panel.seat: self.seat_pressed.emit(seat))
        self._scene.addItem(panel)
        self.berths.append(panel)

    def offer(self, hand: Hand) -> None:
        """Lights the seats that can be chosen; the others say why not."""
        ghosts, marks = hand.ghosts(), hand.marks()
        for panel in self.berths:
            target = Target(TargetKind.SEAT, panel.seat)
            chosen = hand.is_chosen(target)
            is_open = hand.is_open(target)
            why = "" if is_open or not hand.asks_seats else hand.explain(target)
            panel.offer(is_open, why, chosen, ghosts.get(panel.seat), marks.get(panel.seat, 0))

    def ring(self, seats: set[int]) -> None:
        """Somebody speaks of these seats."""
        for panel in self.berths:
            panel.ring(panel.seat in seats)

    def place(self, found: Arrangement) -> None:
        """Where everybody sits."""
        left = len(self.berths) // 2
        for panel, area in zip(self.berths, found.berths, strict=True):
            panel.scale_of_board, panel.form = found.scale, found.form
            panel.is_left = panel.seat < left
            panel.place(area)
            panel.update()
