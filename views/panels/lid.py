"""A game's box, seen from above: its lid with emblem and name."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from views.theme import Face, ThemeName, paint_icon, small_capitals, theme

INKS = {
    "cartographers": ("#EADFC6", "#4E4030", "#744923"),
    "root": ("#DCE3C8", "#33402A", "#834221"),
    "feed_the_kraken": ("#CFDDE2", "#20394A", "#872D29"),
    "cthulhu_wars": ("#C9D2C2", "#1F3029", "#3A4C1D"),
    "kinfire_council": ("#E4D3D6", "#43293A", "#633C11"),
}
"""Game id -> paper, ink and second ink of its lid: printed things keep their colours. Both inks can
be read on the paper, also where the lamp dims it."""
PLAIN = ("#E4DCCB", "#3B352C", "#644A26")
DIMMED = 0.86
FRAME, NARROW, CLEAR = 15, 10, 4
"""From the edge of the lid to the inner line of its frame, of a small one less; and from there to
its name."""
TICKS = 0.6
"""Where the outer line of the frame is, as a share of that way."""
WIDE, HIGH, LEAST, NARROWEST = 232, 290, 140, 132
"""A lid's usual size, how low it gets where several lie below each other, and how narrow: its name
must have room."""
LOW, NAME = 150, 40.0
"""A lid that is lower has no room for a second line, at usual letters; the height of a name."""


def emblem(game_id: str) -> str:
    """The icon of a game; the lamp for one that has none."""
    name = f"game-{game_id.replace('_', '-')}"
    return name if game_id in INKS else "lamp"


def arranged(name: str) -> list[str]:
    """A name on one line, then on two.

    >>> arranged("Feed the Kraken")
    ['Feed the Kraken', 'Feed\\nthe Kraken', 'Feed the\\nKraken']
    """
    parts = name.split()
    two = (" ".join(parts[:at]) + "\n" + " ".join(parts[at:]) for at in range(1, len(parts)))
    return [name, *two]


class Lid(QAbstractButton):
    """A lid that can be chosen. Its text is the game's name, `line` what stands below it."""

    def __init__(self, game_id: str, name: str, line: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game, self._line, self._most = game_id, line, HIGH
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(line)
        self.setObjectName(f"lid_{game_id}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme().changed.connect(self.updateGeometry)

    def set_words(self, name: str, line: str) -> None:
        """Its words in another language."""
        self._line = line
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(line)

    def limit(self, height: int) -> None:
        """How high it may be, down to its least."""
        if height != self._most:
            self._most = height
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._sized(self._most)

    def least(self) -> QSize:
        """As small as it gets."""
        return self._sized(0)

    @staticmethod
    def _sized(wanted: int) -> QSize:
        # Its words grow with the text; the box itself not as much, or it would push the rest away.
        grown = min(theme().px(100), 140) / 100
        high = min(HIGH * grown, max(wanted, LEAST * grown))
        return QSize(max(NARROWEST, round(high * WIDE / HIGH)), round(high))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(6, 4, -6, -10)
        if self.isDown():
            box.translate(0, 2)
        self._paint_shadow(painter, box)
        paper, ink, second = (self._lit(colour) for colour in INKS.get(self._game, PLAIN))
        painter.setPen(QPen(ink, 1))
        painter.setBrush(paper)
        painter.drawRoundedRect(box, 5, 5)
        self._paint_frame(painter, box, second)
        side = min(box.width() * 0.56, box.height() * 0.5)
        sign = QRectF(box.center().x() - side / 2, box.top() + box.height() * 0.14, side, side)
        paint_icon(painter, emblem(self._game), sign, ink)
        self._paint_words(painter, box, sign, ink, second)
        if self.hasFocus() or self.underMouse():
            self._paint_ring(painter, box)

    def _lit(self, colour: str) -> QColor:
        """As bright as the lamp makes it."""
        lit = QColor(colour)
        if theme().name is ThemeName.NIGHT and lit.lightnessF() > 0.5:
            lit = QColor.fromHslF(
                max(0.0, lit.hslHueF()), lit.hslSaturationF(), lit.lightnessF() * DIMMED
            )
        return lit

    @staticmethod
    def _paint_shadow(painter: QPainter, box: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for step, alpha in ((5, 0.06), (3, 0.10), (1, 0.16)):
            painter.setBrush(theme().colour("shadow", alpha))
            painter.drawRoundedRect(box.adjusted(-step, -step + 3, step, step + 3), 8, 8)

    @property
    def frame(self) -> int:
        """From the edge to the inner line of the frame: a small lid needs the room for its name."""
        return FRAME if self.height() >= LOW + 2 * NARROW else NARROW

    def _paint_frame(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        """A double line with ticks, as on the border of a map."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 1.4))
        inset, outset = self.frame, round(self.frame * TICKS)
        outer = box.adjusted(outset, outset, -outset, -outset)
        inner = box.adjusted(inset, inset, -inset, -inset)
        painter.drawRect(outer)
        painter.setPen(QPen(colour, 0.8))
        painter.drawRect(inner)
        for share in range(1, 12):
            x = inner.left() + inner.width() * share / 12
            y = inner.top() + inner.height() * share / 12
            for start, end in ((outer.top(), inner.top()), (inner.bottom(), outer.bottom())):
                painter.drawLine(round(x), round(start), round(x), round(end))
            for start, end in ((outer.left(), inner.left()), (inner.right(), outer.right())):
                painter.drawLine(round(start), round(y), round(end), round(y))

    def _paint_words(
        self, painter: QPainter, box: QRectF, sign: QRectF, ink: QColor, second: QColor
    ) -> None:
        """The name between sign and frame; below it how many play, where both can be read."""
        room = box.width() - 2 * (self.frame + CLEAR)
        foot = box.bottom() - self.frame - CLEAR / 2
        small, below = self._line_place(box, room, foot)
        name, letters = self._fitting(QSizeF(room, min(NAME, below.top() - sign.bottom())))
        line = QRectF(box.left(), box.top() + box.height() * 0.66, box.width(), NAME)
        line.moveBottom(max(sign.bottom() + line.height(), min(line.bottom(), below.top())))
        is_low = box.height() < theme().px(LOW) or letters.pixelSize() < small.pixelSize()
        if is_low:
            line.setTop(sign.bottom())
            line.setBottom(foot)
            name, letters = self._fitting(QSizeF(room, line.height()))
        painter.setPen(ink)
        painter.setFont(letters)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, name)
        if not is_low:
            painter.setFont(small)
            painter.setPen(second)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._line)

    def _line_place(self, box: QRectF, room: float, foot: float) -> tuple[QFont, QRectF]:
        """The letters of the line below the name, as narrow as the frame needs, and its place."""
        small = theme().font(Face.SMALL)
        while small.pixelSize() > 1 and QFontMetricsF(small).horizontalAdvance(self._line) > room:
            small.setPixelSize(small.pixelSize() - 1)
        below = QRectF(box.left(), 0, box.width(), QFontMetricsF(small).height())
        middle = box.top() + box.height() * 0.66 + NAME / 2
        middle += min(theme().px(28), 0.105 * box.height())
        below.moveCenter(QPointF(box.center().x(), middle))
        below.moveBottom(min(below.bottom(), foot))
        return small, below

    def _fitting(self, room: QSizeF) -> tuple[str, QFont]:
        """The name on one line or two, whichever is larger, and clear of the frame."""
        letters = small_capitals(theme().font(Face.TITLE))
        while letters.pixelSize() > 1:
            metrics = QFontMetricsF(letters, self)
            for name in arranged(self.text()):
                size = metrics.size(0, name)
                if size.width() <= room.width() and size.height() <= room.height():
                    return name, letters
            letters.setPixelSize(letters.pixelSize() - 1)
        return self.text(), letters

    def _paint_ring(self, painter: QPainter, box: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        token = "focus" if self.hasFocus() else "accent"
        painter.setPen(QPen(theme().colour(token), theme().lines.focus))
        painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 7, 7)
