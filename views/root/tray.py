"""The tray beside the map: deck and discards, items, Lost Souls by suit, dominance cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from rules.kernel.steps import Target
from views.items.panel import Panel
from views.root.crowns import CrownPanel, Crowns
from views.root.panels.cell import Cell
from views.root.showing import RenderState
from views.root.tray_panels import Pile, Souls, Supply, TrayPanel

if TYPE_CHECKING:
    from views.root.hand import Hand

GAP = 6.0


class Tray:
    """All of them from top to bottom."""

    def __init__(self, scene: QGraphicsScene) -> None:
        crowns = CrownPanel()
        self.panels: list[TrayPanel] = [Pile("deck"), Pile("discard"), Supply(), Souls(), crowns]
        for panel in self.panels:
            scene.addItem(panel)
        self._crowns = Crowns(scene, crowns)
        self._showing: RenderState | None = None
        self._area, self._scale = QRectF(), 1.0

    @property
    def deck(self) -> Panel:
        """Where cards come from."""
        return self.panels[0]

    @property
    def discard(self) -> Panel:
        """Where they go."""
        return self.panels[1]

    def show(self, showing: RenderState) -> None:
        """Follows a view."""
        self._showing = showing
        for panel in self.panels:
            panel.show_tray(showing.view)
            panel.setVisible(panel.wants())
        self.place(self._area, self._scale)

    def place(self, area: QRectF, scale: float) -> None:
        """One below the other; a low tray makes all of them lower."""
        self._area, self._scale = area, scale
        shown = [panel for panel in self.panels if panel.has_room()]
        wanted = sum(panel.units * scale for panel in shown) + GAP * (len(shown) - 1)
        share = min(1.0, area.height() / wanted) if wanted else 1.0
        top = area.top()
        for panel in shown:
            high = panel.units * scale * share
            panel.scale_of_board = scale
            panel.place(QRectF(area.left(), top, area.width(), high))
            top += high + GAP * share
        if self._showing is not None:
            self._crowns.show(self._showing.view)

    # ------------------------------------------------------------ a decision
    def offer(self, hand: Hand) -> None:
        """Lights what can be chosen."""
        self._crowns.offer(hand)

    def shows(self, target: Target) -> bool:
        """Whether it lies here."""
        return self._crowns.shows(target)

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what is spoken of."""
        self._crowns.mark(targets)

    @property
    def crowns(self) -> list[Cell]:
        """The dominance cards that lie there."""
        return self._crowns.elements()
