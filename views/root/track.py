"""The score track: 0 to 30, every faction's marker on it; who left it stands at its end (6)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from models.translate import number_text
from rules.kernel.steps import Seat
from rules.root.enums import Faction
from rules.root.state import NOBODY, Woodland, all_seats
from views.items.panel import CENTRE, Panel, surface, tabular, write
from views.root import phrases
from views.root.inks import inks_of
from views.root.piece_paint import folk_icon, ink_of, stamp
from views.root.pieces import folk_of
from views.root.showing import RenderState
from views.theme import paint_icon, theme
from views.theme.fonts import Face, font

LAST = 30
ASIDE, NO_ASIDE = 3.4, 0.4
"""The room at the end for those who left the track, in spaces; where nobody has, it is closed."""
APART = 1.6
"""Nearer than so many spaces, markers are in each other's way."""


class Track(Panel):
    """One panel; its name tells all scores."""

    def __init__(self) -> None:
        super().__init__()
        self.topic, self.thing = "winning", "track"
        self._view: Woodland | None = None
        self._offset: dict[int, float] = {}

    def show_track(self, showing: RenderState) -> None:
        """Scores as they are."""
        view = self._view = showing.view
        self._offset = {}
        self.set_label(phrases.track_label(view))
        marks = (tuple(view.scores), tuple(view.dominance), tuple(view.coalition))
        self.renew(marks, view.factions, theme().name)

    def shift(self, seat: int, points: float) -> None:
        """A marker on its way: so many points beside where it stands."""
        self._offset[seat] = points
        self.update()

    @property
    def _aside(self) -> float:
        view = self._view
        if view is None:
            return NO_ASIDE
        left = (view.dominance[seat] or view.coalition[seat] != NOBODY for seat in all_seats(view))
        return ASIDE if any(left) else NO_ASIDE

    def _space(self, area: QRectF) -> float:
        return area.width() / (LAST + 1 + self._aside)

    def spot(self, points: float) -> QPointF:
        """The middle of a space, in the scene."""
        step = self._space(self.area)
        return QPointF(self.area.left() + (points + 0.5) * step, self.area.center().y())

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Spaces, then markers, those alike side by side."""
        surface(painter, area)
        self._draw_spaces(painter, area)
        view = self._view
        if view is None:
            return
        stacks: dict[float, list[Seat]] = {}
        for seat in all_seats(view):
            if view.factions[seat] is Faction.NONE:
                continue
            stacks.setdefault(self._at(view, seat), []).append(seat)
        for at, seats in sorted(stacks.items()):
            is_free = not any(0 < abs(other - at) < APART for other in stacks)
            for level, seat in enumerate(seats):
                box = self._marker_box(area, at, level, len(seats), is_free)
                self._draw_marker(painter, box, view, seat)

    def _at(self, view: Woodland, seat: Seat) -> float:
        """The space of a marker; those without points stand after the last one."""
        if view.dominance[seat] or view.coalition[seat] != NOBODY:
            return LAST + 1 + ASIDE / 2 - 0.5
        return min(LAST, view.scores[seat]) + self._offset.get(seat, 0.0)

    def _draw_spaces(self, painter: QPainter, area: QRectF) -> None:
        step = self._space(area)
        letters = tabular(font(Face.SMALL, max(11.0, min(14.0, area.height() * 0.34))))
        low = QRectF(area.left(), area.bottom() - area.height() * 0.38, step, area.height() * 0.36)
        for points in range(LAST + 1):
            is_ten = points % 10 == 0
            left = area.left() + points * step
            painter.setPen(QPen(theme().colour("line"), 1))
            if points:
                painter.drawLine(QPointF(left, area.top() + 5), QPointF(left, area.bottom() - 5))
            token = "accent" if points == LAST else "ink" if is_ten else "muted"
            if is_ten or points % 5 == 0 or step > 17:
                write(
                    painter,
                    low.translated(points * step, 0),
                    number_text(points),
                    letters,
                    token,
                    CENTRE,
                )
        if self._aside == ASIDE:
            self._draw_aside(painter, area, area.left() + (LAST + 1) * step)

    def _draw_aside(self, painter: QPainter, area: QRectF, left: float) -> None:
        """The room of those who win by other things than points: a line, a crown."""
        painter.setPen(QPen(theme().colour("edge"), 1.5))
        painter.drawLine(QPointF(left, area.top() + 3), QPointF(left, area.bottom() - 3))
        side = area.height() * 0.36
        crown = QRectF(left + 4, area.bottom() - side - 2, side, side)
        paint_icon(painter, "dominance", crown, theme().colour("muted"))

    def _draw_marker(self, painter: QPainter, box: QRectF, view: Woodland, seat: Seat) -> None:
        side = box.width()
        inks = inks_of(theme().name)
        folk = folk_of(view, seat)
        ink = ink_of(folk, inks)
        painter.setPen(QPen(QColor(ink.line), 1.3))
        painter.setBrush(QColor(ink.fill))
        painter.drawRoundedRect(box, side * 0.3, side * 0.3)
        inset = side * 0.14
        sign = box.adjusted(inset, inset, -inset, -inset)
        paint_icon(painter, folk_icon(folk), sign, QColor(ink.sign))
        self._draw_crown(painter, box, view, seat)

    def _marker_box(
        self, area: QRectF, at: float, level: int, count: int, is_free: bool = False
    ) -> QRectF:
        """Above the numbers, several of one space in two rows, none outside; two lie side by side
        where the spaces about them are free."""
        step, high = self._space(area), area.height() * 0.62
        is_pair = count == 2 and is_free
        rows = 1 if count == 1 or is_pair else 2
        side = min(high, max(16.0, step * 1.15)) if count == 1 else high / 2
        if is_pair:
            side = max(side, min(high, step * 0.75))
        columns = (count + rows - 1) // rows
        column, row = divmod(level, rows)
        left = area.left() + (at + 0.5) * step - columns * side / 2 + column * side
        left = min(max(left, area.left() + 2), area.right() - 2 - (columns - column) * side)
        left = max(left, area.left() + 2 + column * side)
        return QRectF(left, area.top() + 2 + row * side, side, side)

    def _draw_crown(self, painter: QPainter, box: QRectF, view: Woodland, seat: Seat) -> None:
        """What somebody without points wins by."""
        card = view.dominance[seat]
        if not card:
            return
        inks = inks_of(theme().name)
        side = box.width() * 0.7
        mark = QRectF(box.right() - side * 0.5, box.bottom() - side * 0.55, side, side)
        painter.setPen(QPen(QColor(inks.ink), 1))
        painter.setBrush(QColor(inks.gold))
        painter.drawEllipse(mark)
        suit = card.removeprefix("dominance_")
        inset = side * 0.14
        stamp(
            painter,
            f"suit-{suit}",
            mark.adjusted(inset, inset, -inset, -inset),
            inks.ink,
            inks.gold,
            0.4,
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
