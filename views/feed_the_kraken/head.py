"""The line between chart and cards: the round, the clock, and the buttons of the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QAccessible, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from rules.feed_the_kraken.state import Kraken
from views.feed_the_kraken.facts import round_line, stage_name
from views.feed_the_kraken.phase import step_name
from views.items.panel import LEFT, Panel, button, fitted, glyph, tabular, write
from views.theme import Face, theme

translate = QCoreApplication.translate


class Line(Panel):
    """What is known to all about the round: number, guns that a mutiny needs, supply."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "head"
        self.text, self.short, self.clock = "", "", ""
        self.topic = "round"

    def show_line(self, text: str, short: str, clock: str) -> None:
        """The whole sentence, a short one for narrow tables, the clock."""
        self.text, self.short, self.clock = text, short, clock
        self.set_label(text)
        self.renew(text, short, clock, theme().name)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The clock first, then the words."""
        s = self.scale_of_board
        left = area.left() + 2
        if self.clock:
            letters = tabular(fitted(Face.STRONG, 0.96 * s))
            side = 15 * s
            glyph(painter, "clock", QRectF(left, area.center().y() - side / 2, side, side), "muted")
            room = QRectF(left + side + 4 * s, area.top(), 60 * s, area.height())
            left = room.left() + write(painter, room, self.clock, letters) + 10 * s
        letters = fitted(Face.BODY, 0.92 * s)
        room = QRectF(left, area.top(), area.right() - left, area.height())
        fits = QFontMetricsF(letters).horizontalAdvance(self.text) <= room.width()
        write(painter, room, self.text if fits else self.short, letters, "muted", LEFT)


class HeadButton(Panel):
    """Something to press; the primary one is amber."""

    def __init__(self, icon: str, is_primary: bool = False) -> None:
        super().__init__()
        self.thing = "head"
        self.icon, self.is_primary = icon, is_primary
        self.text = ""
        self.is_open = False
        self.role = QAccessible.Role.Button
        self.can_press = True
        self.is_answer = is_primary

    def show_button(self, text: str, description: str = "", is_open: bool = False) -> None:
        """Its words; `is_open`: what it opens lies open."""
        self.text, self.is_open, self.description = text, is_open, description
        self.set_label(text)
        self.renew(text, is_open, theme().name)

    def wanted(self, scale: float) -> float:
        """The width for sign and words."""
        letters = fitted(self._face(), 0.94 * scale)
        return QFontMetricsF(letters).horizontalAdvance(self.text) + 44 * scale

    def _face(self) -> Face:
        return Face.STRONG if self.is_primary else Face.BODY

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Sign and words, or the sign alone where it is narrow."""
        s = self.scale_of_board
        ink = button(painter, area, self.is_open, self.is_hovered, self.is_primary)
        side = 16 * s
        roomy = area.width() > 52 * s
        left = area.left() + 9 * s if roomy else area.center().x() - side / 2
        glyph(painter, self.icon, QRectF(left, area.center().y() - side / 2, side, side), ink)
        if roomy:
            start = left + side + 6 * s
            text = QRectF(start, area.top(), area.right() - start - 6 * s, area.height())
            write(painter, text, self.text, fitted(self._face(), 0.94 * s), ink)


class HeadArea(QObject):
    """The line and its buttons."""

    confirmed = Signal()
    jumped = Signal()
    say_wanted = Signal()
    book_wanted = Signal()

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self.line = Line()
        self.confirm = HeadButton("check", is_primary=True)
        self.jump = HeadButton("overboard")
        self.jump.is_answer = True
        self.say = HeadButton("speech")
        self.book = HeadButton("logbook")
        self.confirm.pressed.connect(self.confirmed)
        self.jump.pressed.connect(self.jumped)
        self.say.topic, self.jump.topic, self.book.topic = "claims", "jumping", "sailing"
        self.say.pressed.connect(self.say_wanted)
        self.book.pressed.connect(self.book_wanted)
        for panel in (self.line, *self.buttons()):
            panel.setZValue(3)
            scene.addItem(panel)
        self._area, self._scale = QRectF(), 1.0
        self._clock = QTimer(self)
        self._clock.setInterval(1000)
        self._clock.timeout.connect(self._tick)
        self._left = 0
        self._view: Kraken | None = None
        self._round = -1

    def buttons(self) -> list[HeadButton]:
        """From the left to the right."""
        return [self.jump, self.confirm, self.say, self.book]

    def elements(self) -> list[Panel]:
        """The line, then the buttons that are there."""
        return [panel for panel in (self.line, *self.buttons()) if panel.isVisible()]

    # ------------------------------------------------------------ following a view
    def show(self, view: Kraken, seen: bool) -> None:
        """Round, need and supply; the clock starts with each round."""
        self._view = view
        self.line.setVisible(seen)
        if view.round != self._round:
            self._round = view.round
            self._left = view.variant.timer
        runs = seen and view.variant.timer > 0 and step_name(view) in CLOCK_STEPS
        self._clock.start() if runs else self._clock.stop()
        self._tell()

    def _tick(self) -> None:
        self._left = max(0, self._left - 1)
        self._tell()

    def _tell(self) -> None:
        view = self._view
        if view is None:
            return
        clock = f"{self._left // 60}:{self._left % 60:02}" if self._clock.isActive() else ""
        self.line.show_line(round_line(view), stage_name(view), clock)

    def offer(self, pending: str, jump: str, speaks: bool, is_saying: bool) -> None:
        """The buttons that are there now."""
        self.confirm.setVisible(bool(pending))
        self.confirm.show_button(pending)
        self.jump.setVisible(bool(jump))
        self.jump.show_button(jump)
        self.say.setVisible(speaks)
        said = translate("feed_the_kraken_board", "Say…")
        why = translate(
            "feed_the_kraken_board", "A claim: claims are never checked, so you may lie."
        )
        self.say.show_button(said, why, is_saying)
        self._place()

    def offer_book(self, shown: bool, is_open: bool) -> None:
        """The log has a button where it has no room of its own."""
        self.book.setVisible(shown)
        self.book.show_button(translate("feed_the_kraken_board", "Log of the voyage"), "", is_open)
        self._place()

    # ------------------------------------------------------------ where it lies
    def place(self, area: QRectF, scale: float) -> None:
        """The words at the left, the buttons at the right."""
        self._area, self._scale = area, scale
        self._place()

    def _place(self) -> None:
        s, area = self._scale, self._area
        shown = [each for each in self.buttons() if each.isVisible()]
        wanted = [each.wanted(s) for each in shown]
        gaps = 6 * s * len(shown)
        if sum(wanted) + gaps > area.width() * 0.96:
            wanted = [
                w if each.is_primary else 36 * s for each, w in zip(shown, wanted, strict=True)
            ]
        over = sum(wanted) + gaps - area.width()
        right = area.right()
        for each, wide in reversed(list(zip(shown, wanted, strict=True))):
            if each.is_primary and over > 0:
                wide = max(60 * s, wide - over)
            each.scale_of_board = s
            each.place(QRectF(right - wide, area.top(), wide, area.height()))
            right -= wide + 6 * s
        self.line.scale_of_board = s
        self.line.place(
            QRectF(area.left(), area.top(), max(0.0, right - area.left()), area.height())
        )


CLOCK_STEPS = ("StepIn", "AppointTeam")
"""While these are asked the table talks."""
