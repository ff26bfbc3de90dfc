"""The card of the turn and what can be picked on it: shapes, terrains, buttons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QAccessible, QColor, QFont, QFontMetricsF, QPainter

from rules.cartographers.maps.placements import Terrains
from views.cartographers import pieces
from views.cartographers.placing import Lying
from views.items.panel import (
    CENTRE,
    LEFT,
    RIGHT,
    Panel,
    button,
    fitted,
    glyph,
    key_cap,
    lines_height,
    shrunk,
    surface,
    write,
    write_lines,
)
from views.theme import Face, small_capitals, theme

translate = QCoreApplication.translate


class CardFace(Panel):
    """The card itself: name, time, and one line of what it asks."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "card"
        self.name, self.line = "", ""
        self.time: int | None = None
        self.is_urgent = False
        self.icon = ""

    def show_card(
        self, name: str, time: int | None, line: str, urgent: bool = False, icon: str = ""
    ) -> None:
        """What stands on it; `urgent` lines are set apart: ruins, another's map."""
        self.name, self.time, self.line, self.is_urgent, self.icon = name, time, line, urgent, icon
        parts = [name]
        if time is not None:
            parts.append(translate("cartographers_board", "time {time}").format(time=time))
        self.set_label(", ".join([part for part in (*parts, line) if part]))
        self.renew(name, time, line, urgent, icon)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A card on the table with its name in small capitals."""
        s = self.scale_of_board
        surface(painter, area)
        inner = area.adjusted(10 * s, 6 * s, -10 * s, -6 * s)
        head = QRectF(inner.left(), inner.top(), inner.width(), 26 * s)
        time_width = 0.0
        if self.time is not None:
            time_width = 40 * s
            spot = QRectF(head.right() - 40 * s, head.top() + 4 * s, 17 * s, 17 * s)
            glyph(painter, "hourglass", spot, "muted")
            number = QRectF(head.right() - 20 * s, head.top(), 20 * s, head.height())
            write(painter, number, str(self.time), fitted(Face.STRONG, s), "ink", RIGHT)
        title = head.adjusted(0, 0, -time_width, 0)
        write(painter, title, self.name, small_capitals(fitted(Face.TITLE, 0.86 * s)))
        if self.line:
            self._draw_line(painter, QRectF(inner.left(), head.bottom(), inner.width(), 22 * s), s)

    def _draw_line(self, painter: QPainter, area: QRectF, s: float) -> None:
        ink = "accent" if self.is_urgent else "muted"
        left = area.left()
        if self.icon:
            glyph(painter, self.icon, QRectF(left, area.top() + 2 * s, 17 * s, 17 * s), ink)
            left += 22 * s
        face = Face.STRONG if self.is_urgent else Face.SMALL
        letters = fitted(face, (0.88 if self.is_urgent else 1.0) * s)
        write(
            painter,
            QRectF(left, area.top(), area.right() - left, area.height()),
            self.line,
            letters,
            ink,
        )


class Pick(Panel):
    """Something on the card that can be picked."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "pick"
        self.role = QAccessible.Role.RadioButton
        self.is_chosen = False
        self.is_primary = False
        self.text = ""
        self.key = ""
        self.icon = ""

    @property
    def can_be_chosen(self) -> bool:
        """Shapes and terrains are picked before the answer."""
        return self.can_press

    def set_state(self, chosen: bool, why: str = "") -> None:
        """Chosen or not, and why it cannot be."""
        self.is_chosen = self.is_selected = chosen
        self.why = why
        self.can_press = not why
        self.description = why

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A button with icon, word and key."""
        s = self.scale_of_board
        ink = button(
            painter, area, self.is_chosen, self.is_hovered, self.is_primary, bool(self.why)
        )
        letters = fitted(Face.STRONG if self.is_primary else Face.BODY, 0.94 * s)
        small = fitted(Face.SMALL, 0.86 * s)
        inner = area.adjusted(8 * s, 0, -8 * s, 0)
        if self.icon:
            side = 18 * s
            spot = QRectF(inner.left(), area.center().y() - side / 2, side, side)
            if not self.text:
                spot.moveCenter(area.center() - QPointF(8 * s if self.key else 0, 0))
            glyph(painter, self.icon, spot, ink)
            inner.setLeft(spot.right() + 6 * s)
        if self.key and self._has_room(letters, inner.width(), small):
            wide = max(small.pixelSize() * 1.25, small.pixelSize() * 0.62 * len(self.key) + 8)
            right = area.right() - 7 * s - wide
            key_cap(
                painter,
                QPointF(right, area.center().y() - small.pixelSize() * 0.66),
                self.key,
                ink,
                small,
            )
            inner.setRight(right - 4 * s)
        if self.text:
            write(painter, inner, self.text, letters, ink, LEFT if self.icon else CENTRE)

    def _has_room(self, letters: QFont, width: float, small: QFont) -> bool:
        """Whether the key may stand beside the word."""
        if not self.text:
            return True
        needed = QFontMetricsF(letters).horizontalAdvance(self.text)
        return needed + QFontMetricsF(small).horizontalAdvance(self.key) + 14 < width


class ShapePick(Pick):
    """A shape of the card, drawn in the terrain that is chosen."""

    def __init__(self, number: int, lying: Lying, coin: bool) -> None:
        super().__init__()
        self.number, self.lying, self.coin = number, lying, coin
        self.terrains: Terrains | None = None

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The shape, and the coin it brings."""
        s = self.scale_of_board
        button(painter, area, self.is_chosen, self.is_hovered, closed=bool(self.why))
        inner = area.adjusted(6 * s, 6 * s, -6 * s, -6 * s)
        painter.setOpacity(0.4 if self.why else 1.0)
        shown = self.terrains if self.is_chosen or self.why == "" else None
        pieces.shape(painter, inner, self.lying, shown, 40 * s)
        if self.coin:
            side = min(17 * s, area.height() * 0.32)
            pieces.coin(
                painter, QRectF(area.right() - side - 5 * s, area.top() + 5 * s, side, side)
            )
        painter.setOpacity(1.0)
        if self.key and area.height() > 84 * s:
            small = fitted(Face.SMALL, 0.86 * s)
            high = QFontMetricsF(small).height()
            corner = QPointF(area.left() + 6 * s, area.bottom() - high - 6 * s)
            key_cap(painter, corner, self.key, theme().colour("ink"), small)
        if self.why:
            side = 14 * s
            glyph(
                painter,
                "lock",
                QRectF(area.left() + 5 * s, area.top() + 5 * s, side, side),
                "muted",
            )


class TerrainPick(Pick):
    """A terrain of the card."""

    def __init__(self, terrains: Terrains, name: str) -> None:
        super().__init__()
        self.terrains = terrains
        self.text = name

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A swatch, and its word where there is room."""
        s = self.scale_of_board
        ink = button(painter, area, self.is_chosen, self.is_hovered, closed=bool(self.why))
        side = min(area.height() - 10 * s, 26 * s, area.width() - 8 * s)
        letters = fitted(Face.STRONG if self.is_chosen else Face.BODY, 0.92 * s)
        least = QFontMetricsF(shrunk(letters, self.text, 0)).horizontalAdvance(self.text)
        roomy = area.width() > side + least + 17 * s
        left = area.left() + 6 * s if roomy else area.center().x() - side / 2
        spot = QRectF(left, area.center().y() - side / 2, side, side)
        painter.setOpacity(0.4 if self.why else 1.0)
        pieces.swatch(painter, spot, self.terrains, 1)
        painter.setOpacity(1.0)
        if roomy:
            word = QRectF(
                spot.right() + 7 * s,
                area.top(),
                area.right() - spot.right() - 10 * s,
                area.height(),
            )
            wide = write(painter, word, self.text, letters, ink)
            self._draw_key(painter, word.adjusted(wide + 6 * s, 0, 0, 0), ink, s)

    def _draw_key(self, painter: QPainter, room: QRectF, ink: QColor, s: float) -> None:
        small = fitted(Face.SMALL, 0.86 * s)
        high = QFontMetricsF(small).height()
        if self.key and room.width() > high + 6 * s:
            corner = QPointF(room.right() - 4 * s - high, room.center().y() - high / 2)
            key_cap(painter, corner, self.key, ink, small)


class Waiting(Panel):
    """What the card says when nothing is asked: its rule in words."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "card"
        self.text = ""
        self.shapes: tuple[Lying, ...] = ()
        self.terrains: Terrains | None = None

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The shapes, where they lie when they can be picked, and the sentence."""
        s = self.scale_of_board
        letters = fitted(Face.BODY, 0.92 * s)
        text = area
        if self.shapes:
            words = lines_height(self.text, letters, area.width())
            high = max(40 * s, min(120 * s, area.height() - words - 12 * s))
            wide = area.width() / len(self.shapes)
            for number, lying in enumerate(self.shapes):
                left = area.left() + number * wide + 6 * s
                picture = QRectF(left, area.top() + 6 * s, wide - 12 * s, high - 6 * s)
                pieces.shape(painter, picture, lying, self.terrains, 40 * s)
            text = area.adjusted(0, high + 12 * s, 0, 0)
        write_lines(painter, text, self.text, letters, "muted", centred=bool(self.shapes))
