"""What the things on a table are made of: surfaces, letters, buttons, all from the tokens."""

from __future__ import annotations

import logging
import re

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from models.translate import language, runs_from_right, stop, unwrapped, without_stop
from views.items.element import Element
from views.theme import RADIUS, Face, paint_icon, theme
from views.wrapping import lay

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
AROUND = 4.0
"""Pixels around a thing for its focus ring."""
_log = logging.getLogger(__name__)


class Panel(Element):
    """An element that paints itself once and is then a picture until something about it changes."""

    pointed = Signal(object)
    """The pointer or the keyboard has come to it (itself) or gone (None)."""
    reached = Signal(object)
    """The keyboard has come to it."""
    refused = Signal(str)
    """It was pressed and cannot be chosen: why."""

    def __init__(self, label: str = "", parent: QGraphicsItem | None = None) -> None:
        super().__init__(QRectF(), label, parent)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.role = QAccessible.Role.StaticText
        self.scale_of_board = 1.0
        self._area = QRectF()
        self._shown: tuple[object, ...] = ()
        self._has_failed = False
        self.is_hovered = False
        self.is_current = False
        self.topic = ""
        self.is_answer = False
        """Whether pressing it answers the question that is open."""
        self.why = ""
        """Why it cannot be chosen now; empty where it can, or where nothing is to be chosen."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paints the content; the focus ring comes afterwards."""

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self.area
        if area.width() > 4 and area.height() > 4:
            self._draw_guarded(painter, area)
        if self.is_current:
            focus_ring(painter, self.boundingRect())

    def _draw_guarded(self, painter: QPainter, area: QRectF) -> None:
        """An error that leaves a paint ends the program: a plain surface stands instead, and the
        log tells why, once."""
        try:
            self.draw(painter, area)
        except Exception:
            if not self._has_failed:
                self._has_failed = True
                _log.exception("%s cannot be drawn: %s", type(self).__name__, self.label)
            surface(painter, area)

    def place(self, area: QRectF) -> None:
        """Where it lies; some pixels around it are for the focus ring."""
        if area != self._area:
            self._area = area
            self.set_rect(area.adjusted(-AROUND, -AROUND, AROUND, AROUND))
            self.update()

    def renew(self, *shown: object) -> None:
        """Paints anew if what it shows is not what it showed before, or is told in another
        language."""
        shown = (*shown, language().code)
        if shown != self._shown:
            self._shown = shown
            self.update()

    @property
    def area(self) -> QRectF:
        """Where it lies, without the ring."""
        return self.boundingRect().adjusted(AROUND, AROUND, -AROUND, -AROUND)

    @property
    def can_be_chosen(self) -> bool:
        """Whether a click on it answers the question that is open."""
        return self.is_answer

    def sentence(self) -> str:
        """What it is, and what it does or why it cannot be chosen; nothing is said twice."""
        more = self.why or self.description
        if not more or _names(more, self.label):
            return more or self.label
        told = without_stop(more).split(stop())
        said = without_stop(self.label).split(stop())
        return stop().join([*(part for part in said if part and part not in told), more])

    # ------------------------------------------------------------ pointer and keyboard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on what can do nothing and has nothing to say is for the window."""
        if self.can_press or self.why:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def press(self) -> None:
        """Chosen, or refused with its reason."""
        if self.can_press:
            super().press()
        elif self.why:
            self.refused.emit(self.why)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.is_hovered = True
        self.update()
        self.pointed.emit(self)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.is_hovered = False
        self.update()
        self.pointed.emit(None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Taken, so that the release comes here."""

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.boundingRect().contains(event.pos()):
            self.press()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.is_current = True
        self.update()
        super().focusInEvent(event)
        self.reached.emit(self)
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self.pointed.emit(self)  # a window that comes back points at nothing new

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.is_current = False
        self.update()
        super().focusOutEvent(event)
        self.pointed.emit(None)


# ---------------------------------------------------------------- surfaces
def ring_colours() -> tuple[QColor, QColor]:
    """The outer and the inner line of the focus ring: the pale one outside, so that one of the two
    is seen on whatever lies there."""
    found = sorted((theme().colour("focus"), theme().colour("surface")), key=QColor.lightnessF)
    return found[1], found[0]


def focus_ring(painter: QPainter, area: QRectF) -> None:
    """The mark of the keyboard: a double line outside the thing."""
    broad = theme().lines.focus
    lines = ((0.0, broad), (broad, min(broad, AROUND + 0.5 - broad)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, (begins, width) in zip(ring_colours(), lines, strict=True):
        inset = begins + width / 2
        painter.setPen(QPen(colour, width))
        box = area.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, 8 - inset, 8 - inset)


def surface(
    painter: QPainter,
    area: QRectF,
    fill: str = "surface",
    line: str = "line",
    radius: float = RADIUS.panel,
    width: float | None = None,
) -> None:
    """A sheet on the table."""
    painter.setPen(QPen(theme().colour(line), width or theme().lines.hairline))
    painter.setBrush(theme().colour(fill))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def button(
    painter: QPainter,
    area: QRectF,
    chosen: bool = False,
    hovered: bool = False,
    primary: bool = False,
    closed: bool = False,
) -> QColor:
    """The ground of something to press; gives the ink for what stands on it."""
    if primary:
        surface(painter, area, "accent", "ink" if hovered else "accent")
        return theme().colour("on_accent")
    fill = "selected" if chosen else "surface" if closed else "raised"
    line = "accent" if chosen or (hovered and not closed) else "line" if closed else "edge"
    surface(painter, area, fill, line, width=2.0 if chosen else None)
    return theme().colour("muted" if closed else "ink")


# ---------------------------------------------------------------- letters
def fitted(face: Face, scale: float = 1.0, least: float = 11.0) -> QFont:
    """A face scaled with the board, never under the least size of the board.

    The scale of the board has the size of the text in it already.
    """
    letters = QFont(theme().font(face))
    size = letters.pixelSize() * scale * 100 / theme().text
    letters.setPixelSize(max(round(least), round(size)))
    return letters


def tabular(letters: QFont) -> QFont:
    """Figures of one width, standing on the line."""
    made = QFont(letters)
    made.setFeature(QFont.Tag("tnum"), 1)
    made.setFeature(QFont.Tag("lnum"), 1)
    return made


def write(
    painter: QPainter,
    area: QRectF,
    text: str,
    letters: QFont,
    colour: QColor | str = "ink",
    align: Qt.AlignmentFlag = LEFT,
) -> float:
    """One line, smaller where it has no room, at last cut with dots; gives its width."""
    letters = shrunk(letters, text, area.width())
    painter.setFont(letters)
    painter.setPen(theme().colour(colour) if isinstance(colour, str) else colour)
    metrics = QFontMetricsF(letters)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width() + 0.5)
    painter.drawText(area, align, shown)
    return metrics.horizontalAdvance(shown)


def write_name(
    painter: QPainter, area: QRectF, text: str, letters: QFont, colour: QColor | str = "ink"
) -> None:
    """A name that must not be cut: smaller, then in two lines, at last cut with dots."""
    small = shrunk(letters, text, area.width(), 0.8)
    words = text.split()
    if QFontMetricsF(small).horizontalAdvance(text) <= area.width() or len(words) < 2:
        write(painter, area, text, letters, colour)
        return
    halves = _halves(words)
    longest = max(halves, key=len)
    high = int(area.height() / 2.1)
    letters = shrunk(sized(letters, min(letters.pixelSize(), high)), longest, area.width())
    line = QFontMetricsF(letters).height() * 0.92
    for number, half in enumerate(halves):
        top = area.center().y() + (number - 1) * line
        write(painter, QRectF(area.left(), top, area.width(), line), half, letters, colour)


def _halves(words: list[str]) -> tuple[str, str]:
    """A name in two lines of about the same length."""
    cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(cuts, key=lambda cut: max(len(cut[0]), len(cut[1])))


def sized(letters: QFont, pixels: float) -> QFont:
    """The same letters in another size, never under the least of the board."""
    made = QFont(letters)
    made.setPixelSize(max(11, round(pixels)))
    return made


def shrunk(letters: QFont, text: str, width: float, least: float = 0.72) -> QFont:
    """The same letters, smaller where a long word needs it."""
    made, size = QFont(letters), letters.pixelSize()
    low = max(11, round(size * least))
    while size > low and QFontMetricsF(made).horizontalAdvance(text) > width:
        size -= 1
        made.setPixelSize(size)
    return made


def write_lines(
    painter: QPainter,
    area: QRectF,
    text: str,
    letters: QFont,
    colour: QColor | str = "ink",
    centred: bool = False,
) -> None:
    """Several lines, broken between words; they begin where the language's lines begin."""
    painter.setFont(letters)
    painter.setPen(theme().colour(colour) if isinstance(colour, str) else colour)
    if runs_from_right(unwrapped(text)):
        side = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignRight
        lay(text, letters, area.width(), side)[0].draw(painter, area.topLeft())
        return
    side = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
    painter.drawText(area, Qt.TextFlag.TextWordWrap | side, text)


def lines_height(text: str, letters: QFont, width: float) -> float:
    """How high a text is in a column."""
    wide = QRectF(0, 0, width, 10_000)
    return QFontMetricsF(letters).boundingRect(wide, Qt.TextFlag.TextWordWrap, text).height()


def signed(number: int) -> str:
    """A number with its sign, the minus as long as the plus.

    >>> signed(3), signed(-4), signed(0)
    ('+3', '−4', '0')
    """
    return f"+{number}" if number > 0 else minus(number)


def minus(number: int) -> str:
    """A number with a true minus sign.

    >>> minus(-4)
    '−4'
    """
    return str(number).replace("-", "\N{MINUS SIGN}")


def key_cap(painter: QPainter, corner: QPointF, key: str, colour: QColor, letters: QFont) -> float:
    """A small key beside what it does; `corner` is its top left. Gives its width."""
    metrics = QFontMetricsF(letters)
    wide = max(metrics.height(), metrics.horizontalAdvance(key) + 8)
    cap = QRectF(corner.x(), corner.y(), wide, metrics.height())
    faint = QColor(colour)
    faint.setAlphaF(0.55)
    painter.setPen(QPen(faint, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(cap, 3, 3)
    write(painter, cap, key, letters, colour, CENTRE)
    return wide


def glyph(painter: QPainter, name: str, area: QRectF, token: str | QColor = "ink") -> None:
    """An icon in the middle of an area."""
    side = min(area.width(), area.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(area.center())
    paint_icon(painter, name, square, theme().colour(token) if isinstance(token, str) else token)


def _names(said: str, label: str) -> bool:
    """Whether a sentence says each part of a label («whose: what, where»), in any order; bare
    numbers may mean something else there."""

    def is_named(part: str) -> bool:
        return re.search(rf"(?<!\w){re.escape(part)}(?!\w)", said) is not None

    parts = re.split(r"[:,.]\s+", label.removesuffix("."))
    is_told = all(is_named(part) and not part.isdecimal() for part in parts)
    return is_named(label) or is_told
