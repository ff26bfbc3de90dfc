"""Counts of decks and coins: a small card of lines, each a sign, a number and its word."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter

from models.translate import filled, number_text, sentences
from rules.kinfire_council.asking import space_target
from views.items.panel import fitted, tabular, write
from views.items.strokes import ruled
from views.kinfire_council.icons import Mark, draw_marks
from views.kinfire_council.inks import on_card
from views.kinfire_council.table_item import TableItem, rounded
from views.theme import Face, theme

translate = QCoreApplication.translate


class PilesItem(TableItem):
    """The decks below the slots: how many threats are to come, and how many lie hidden."""

    def __init__(self, place: str) -> None:
        super().__init__(space_target(place))
        self._counts: tuple[tuple[str, int, str], ...] = ()

    def show_counts(self, counts: tuple[tuple[str, int, str], ...]) -> None:
        """Sign, number, words."""
        self._counts = counts
        said = translate("kinfire_council_board", "{what}: {number}")
        self.set_label(
            sentences(
                filled(translate("kinfire_council_board", "{sentence}."),
                       sentence=filled(said, what=name, number=number_text(n)))
                for _, n, name in counts
            )
        )  # fmt: skip
        self.renew(counts, theme().name, theme().text)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A row of counts, each with its word."""
        inks, s = self.inks, self.scale_of_board
        path = rounded(area.adjusted(1, 1, -1, -1), 5 * s)
        painter.fillPath(path, QColor(inks.card))
        painter.strokePath(path, ruled(inks.edge, 1.0 * s, 0.7))
        letters = tabular(fitted(Face.SMALL, s * 0.84, 11))
        high = (area.height() - 8 * s) / max(1, len(self._counts))
        for number, (icon, n, name) in enumerate(self._counts):
            row = QRectF(area.left() + 7 * s, area.top() + 4 * s + number * high,
                         area.width() - 12 * s, high)  # fmt: skip
            marks = (Mark(icon), Mark("", number_text(n)))
            wide = draw_marks(painter, row, marks, letters, on_card(inks), inks.card_ink)
            rest = row.adjusted(wide + 6 * s, 0, 0, 0)
            write(painter, rest, name, letters, QColor(inks.card_muted))
