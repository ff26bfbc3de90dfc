"""After the year: who won, and the four seasons by source as a table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneWheelEvent

from models.translate import words
from rules.cartographers.data import EDICTS, card_set
from rules.cartographers.names import card_name, season_name
from rules.cartographers.scoring.seasons_end import SeasonScore
from rules.cartographers.state import Cartographers
from rules.kernel.steps import Seat
from views.cartographers.edicts import SEASON_ICONS
from views.items.panel import LEFT, RIGHT, Panel, fitted, glyph, minus, surface, tabular, write
from views.panels.seat_badge import paint_badge
from views.theme import Face, theme

translate = QCoreApplication.translate
SOURCES = 5
"""Columns of a season: two edicts, coins, monsters, sum."""


class EndRow:
    """One seat's year."""

    def __init__(self, seat: Seat, name: str, scores: tuple[SeasonScore, ...], won: bool) -> None:
        self.seat, self.name, self.scores, self.won = seat, name, scores, won
        self.total = sum(score.total for score in scores)
        self.monsters = sum(score.monsters for score in scores)

    def sentence(self) -> str:
        """The row in words."""
        text = translate("cartographers_board", "{name}: {seasons}, total {total}")
        seasons = ", ".join(minus(score.total) for score in self.scores)
        return text.format(name=self.name, seasons=seasons, total=minus(self.total))


def ranked(view: Cartographers, names: dict[int, str]) -> list[EndRow]:
    """All seats, the best first; among equals those who lost fewest to monsters."""
    outcome = view.outcome
    winners = outcome.winners if outcome is not None else ()
    rows = [
        EndRow(Seat(number), names.get(number, str(number + 1)), scores, number in winners)
        for number, scores in enumerate(view.scores)
    ]
    return sorted(rows, key=lambda row: (-row.total, row.monsters, row.seat))


def headline(view: Cartographers, names: dict[int, str]) -> tuple[str, str]:
    """Who won or which title was earned, and why."""
    outcome = view.outcome
    assert outcome is not None
    every = tuple(names[number] for number in sorted(names))
    reason = words(outcome.reason, every)
    if outcome.titles:
        title = words(outcome.titles[0], every)
        return title, reason.replace(f": {title}", "")
    winners = ", ".join(names.get(seat, str(seat + 1)) for seat in outcome.winners)
    if len(outcome.winners) > 1:
        text = translate("cartographers_board", "{names} share the victory")
    else:
        text = translate("cartographers_board", "{names} wins")
    return text.format(names=winners), reason


class EndTable(Panel):
    """The table of the year; many seats scroll."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "score"
        self.role = QAccessible.Role.Table
        self.rows: list[EndRow] = []
        self.title, self.reason = "", ""
        self.names: tuple[str, ...] = ()
        self.edicts: tuple[tuple[str, str], ...] = ()
        self.first = 0
        self.viewer: Seat | None = None
        self.cards: tuple[str, ...] = ()
        self.topic = "seasons"

    def show_year(self, view: Cartographers, names: dict[int, str], viewer: Seat | None) -> None:
        """The finished game."""
        self.rows = ranked(view, names)
        self.title, self.reason = headline(view, names)
        seasons = card_set(view.variant.card_set).season
        set_id = view.variant.card_set
        self.names = tuple(words(season_name(set_id, n)) for n in range(len(seasons)))
        self.edicts = tuple(season.edicts for season in seasons)
        self.viewer = viewer
        self.cards = tuple(words(card_name(card)) for card in view.edicts)
        self.set_label(f"{self.title}. {self.reason}".removesuffix("."))
        self.description = ". ".join(row.sentence() for row in self.rows)
        self.update()

    # ------------------------------------------------------------ how it is laid out
    def heights(self) -> tuple[float, float, float]:
        """Of the headline, the head of the table, one row."""
        s = self.scale_of_board
        return 58 * s, 46 * s, 30 * s

    def room(self) -> int:
        """How many rows are shown."""
        title, head, row = self.heights()
        free = self.area.height() - title - head - 6
        if len(self.rows) * row > free:
            free -= 20 * self.scale_of_board
        return max(1, int(free // row))

    def scroll(self, step: int) -> None:
        """More rows."""
        last = max(0, len(self.rows) - self.room())
        self.first = min(max(0, self.first + step), last)
        self.update()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        self.scroll(-1 if event.delta() > 0 else 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        step = steps.get(Qt.Key(event.key()), 0)
        before = self.first
        self.scroll(step)
        if self.first == before:
            super().keyPressEvent(event)

    # ------------------------------------------------------------ painting
    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Headline, seasons, rows."""
        s = self.scale_of_board
        surface(painter, area)
        title, head, row = self.heights()
        inner = area.adjusted(16 * s, 4, -16 * s, -4)
        top = QRectF(inner.left(), inner.top(), inner.width(), title)
        self._draw_title(painter, top, s)
        columns = self._columns(inner, s)
        self._draw_head(
            painter, QRectF(inner.left(), top.bottom(), inner.width(), head), columns, s
        )
        y = top.bottom() + head
        for each in self.rows[self.first : self.first + self.room()]:
            self._draw_row(painter, QRectF(inner.left(), y, inner.width(), row), each, columns, s)
            y += row
        self._draw_more(painter, area, s)

    def _draw_more(self, painter: QPainter, area: QRectF, s: float) -> None:
        """How many rows lie below those shown: wheel and arrow keys bring them."""
        left = len(self.rows) - self.first - self.room()
        if left <= 0:
            return
        chip = QRectF(0, 0, 54 * s, 20 * s)
        chip.moveCenter(QPointF(area.center().x(), area.bottom() - 9 * s))
        surface(painter, chip, "raised", "edge", 9 * s)
        spot = QRectF(chip.left() + 9 * s, chip.center().y() - 7 * s, 14 * s, 14 * s)
        glyph(painter, "down", spot, "ink")
        count = chip.adjusted(26 * s, 0, -8 * s, 0)
        write(painter, count, str(left), tabular(fitted(Face.STRONG, 0.86 * s)), "ink", LEFT)

    def _draw_title(self, painter: QPainter, area: QRectF, s: float) -> None:
        upper = QRectF(area.left(), area.top() + 2 * s, area.width(), area.height() * 0.6)
        left = upper.left()
        icon = QRectF(left, upper.center().y() - 13 * s, 26 * s, 26 * s)
        glyph(painter, "laurels", icon, "accent")
        text = upper.adjusted(34 * s, 0, 0, 0)
        write(painter, text, self.title, fitted(Face.TITLE, 1.1 * s), "ink", LEFT)
        lower = QRectF(
            area.left() + 34 * s,
            upper.bottom() - 2 * s,
            area.width() - 34 * s,
            area.height() * 0.36,
        )
        wide = write(painter, lower, self.reason, fitted(Face.BODY, 0.94 * s), "muted", LEFT)
        edicts = "   ".join(f"{EDICTS[n]} {card}" for n, card in enumerate(self.cards))
        rest = lower.adjusted(wide + 24 * s, 0, 0, 0)
        write(painter, rest, edicts, fitted(Face.SMALL, 0.94 * s), "muted", RIGHT)

    def _columns(self, area: QRectF, s: float) -> list[QRectF]:
        """Name, then five columns a season, then the total; only left and width count."""
        name = min(190 * s, area.width() * 0.2)
        total = 64 * s
        wide = (area.width() - name - total) / (len(self.names) * SOURCES)
        found = [QRectF(area.left(), 0, name, 0)]
        for number in range(len(self.names) * SOURCES):
            found.append(QRectF(area.left() + name + number * wide, 0, wide, 0))
        found.append(QRectF(area.right() - total, 0, total, 0))
        return found

    def _draw_head(self, painter: QPainter, area: QRectF, columns: list[QRectF], s: float) -> None:
        half = area.height() / 2
        for number, name in enumerate(self.names):
            first, last = columns[1 + number * SOURCES], columns[(number + 1) * SOURCES]
            place = QRectF(first.left(), area.top(), last.right() - first.left(), half)
            if number % 2 == 0:
                band = QRectF(
                    place.left(), area.top(), place.width(), self.area.bottom() - area.top() - 8
                )
                painter.fillRect(band, theme().colour("raised"))
            side = 16 * s
            icon = QRectF(place.left() + 8 * s, place.center().y() - side / 2, side, side)
            glyph(painter, SEASON_ICONS[number], icon)
            text = place.adjusted(30 * s, 0, 0, 0)
            write(painter, text, name, fitted(Face.STRONG, 0.94 * s))
            signs = (*self.edicts[number], "coin", "monster", "=")
            for offset, sign in enumerate(signs):
                column = columns[1 + number * SOURCES + offset]
                cell = QRectF(column.left(), area.top() + half, column.width() - 6 * s, half)
                self._draw_sign(painter, cell, sign, s)
        line = QRectF(area.left(), area.bottom(), area.width(), 0)
        painter.setPen(QPen(theme().colour("edge"), 1))
        painter.drawLine(line.topLeft(), line.topRight())

    def _draw_sign(self, painter: QPainter, cell: QRectF, sign: str, s: float) -> None:
        if sign in ("coin", "monster"):
            side = 14 * s
            glyph(
                painter,
                sign,
                QRectF(cell.right() - side, cell.center().y() - side / 2, side, side),
                "muted",
            )
        else:
            write(painter, cell, sign, fitted(Face.SMALL, s), "muted", RIGHT)

    def _draw_row(
        self, painter: QPainter, area: QRectF, row: EndRow, columns: list[QRectF], s: float
    ) -> None:
        if row.seat == self.viewer and len(self.rows) > 1:
            painter.setPen(QPen(theme().colour("edge"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(-6, 1, 6, -1), 4, 4)
        badge = QRectF(
            area.left(), area.top() + 4 * s, area.height() - 8 * s, area.height() - 8 * s
        )
        paint_badge(painter, badge, row.seat, row.name)
        name = QRectF(
            badge.right() + 6 * s,
            area.top(),
            columns[0].right() - badge.right() - 6 * s,
            area.height(),
        )
        face = Face.STRONG if row.won else Face.BODY
        write(painter, name, row.name, fitted(face, 0.96 * s))
        body, strong = tabular(fitted(Face.BODY, 0.94 * s)), tabular(fitted(Face.STRONG, 0.98 * s))
        for number, score in enumerate(row.scores):
            values = (score.first, score.second, score.coins, -score.monsters, score.total)
            for offset, value in enumerate(values):
                column = columns[1 + number * SOURCES + offset]
                cell = QRectF(column.left(), area.top(), column.width() - 6 * s, area.height())
                is_sum = offset == SOURCES - 1
                ink = "bad" if value < 0 else "ink" if is_sum else "muted"
                write(painter, cell, minus(value), strong if is_sum else body, ink, RIGHT)
        last = QRectF(columns[-1].left(), area.top(), columns[-1].width(), area.height())
        letters = tabular(fitted(Face.LEAD, 1.1 * s))
        write(painter, last, minus(row.total), letters, "accent" if row.won else "ink", RIGHT)


class EndArea(QObject):
    """The table of the year on the table."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self.table = EndTable()
        scene.addItem(self.table)
        self.table.setVisible(False)

    def elements(self) -> list[Panel]:
        """The table, when the game is over."""
        return [self.table] if self.table.isVisible() else []

    def show(self, view: Cartographers | None, names: dict[int, str], viewer: Seat | None) -> None:
        """The finished game, or nothing."""
        self.table.setVisible(view is not None)
        if view is not None:
            self.table.show_year(view, names, viewer)

    def place(self, area: QRectF, scale: float) -> None:
        """Where it lies."""
        self.table.scale_of_board = scale
        self.table.place(area)
        self.table.scroll(0)
