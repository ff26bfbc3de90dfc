"""The council's table: docket, laws, needs, Cult, coffers and decks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QRectF
from PySide6.QtWidgets import QGraphicsScene

from rules.kinfire_council.items.checking import MOST_NEEDS
from views.kinfire_council.arrangement import Arrangement
from views.kinfire_council.cult import CultItem
from views.kinfire_council.docket import DecreeItem, LawsItem
from views.kinfire_council.needs_row import NeedItem
from views.kinfire_council.part import Part
from views.kinfire_council.piles import PilesItem
from views.kinfire_council.showing import RenderState
from views.kinfire_council.table_item import TableItem, write_alike

translate = QCoreApplication.translate
LAWS, NEED, CULT, PILES = 36.0, 27.0, 84.0, 58.0
"""Heights at scale 1; the two decrees have what is left."""
GAP = 5.0
COLUMNS = 2


class Council(Part):
    """From the top: docket, laws, needs, Cult, coffers."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(scene, parent)
        self.decrees = [DecreeItem(at) for at in range(2)]
        self.laws, self.cult, self.piles = LawsItem(), CultItem(), PilesItem("coffers")
        self.needs = [NeedItem(row) for row in range(MOST_NEEDS)]
        self._rows = 0
        """How many rows the track has."""
        found: list[TableItem] = [*self.decrees, self.laws, *self.needs, self.cult, self.piles]
        for item in found:
            self.add(item)

    def show(self, showing: RenderState) -> None:
        """As it is."""
        view = showing.view
        coins = translate("kinfire_council_board", "coins in the coffers")
        for decree in self.decrees:
            decree.show_view(showing)
        self._rows = len(view.needs)
        for need in self.needs:
            need.show_view(showing)
            need.setVisible(need.row < self._rows)
        write_alike(self.decrees)
        self.cult.show_view(showing)
        self.laws.show_view(view)
        self.piles.show_counts((
            ("kc-coffers", view.coffers, coins),
            ("kc-order", len(view.decree_deck), translate("kinfire_council_board", "decrees")),
            ("kc-research", len(view.research_deck),
             translate("kinfire_council_board", "research cards")),
        ))  # fmt: skip

    def place(self, found: Arrangement) -> None:
        """One below the other."""
        s, area = found.scale, found.council
        for item in self.items:
            item.scale_of_board = s
        rows = (self._rows + COLUMNS - 1) // COLUMNS
        needs_h = rows * NEED * s + (rows - 1) * 2 * s
        rest = area.height() - (LAWS + CULT + PILES) * s - needs_h - 5 * GAP * s
        decree_h, y = rest / 2, area.top()
        for item, high in (*((d, decree_h) for d in self.decrees), (self.laws, LAWS * s)):
            item.place(QRectF(area.left(), y, area.width(), high))
            y += high + GAP * s
        write_alike(self.decrees)
        self._place_needs(QRectF(area.left(), y, area.width(), needs_h), s)
        y += needs_h + GAP * s
        self.cult.place(QRectF(area.left(), y, area.width(), CULT * s))
        y += (CULT + GAP) * s
        self.piles.place(QRectF(area.left(), y, area.width(), PILES * s))

    def _place_needs(self, area: QRectF, s: float) -> None:
        """Row by row from the top, in columns."""
        rows = (self._rows + COLUMNS - 1) // COLUMNS
        wide = (area.width() - 2 * s) / COLUMNS
        for number, item in enumerate(self.needs[: self._rows]):
            column, row = divmod(number, rows)
            corner = (area.left() + column * (wide + 2 * s), area.top() + row * (NEED + 2) * s)
            item.place(QRectF(*corner, wide, NEED * s))
