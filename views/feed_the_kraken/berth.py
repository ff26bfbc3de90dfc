"""A seat's place at the table: mark, name, hats, pistols, resume cards, marks, what was said."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPen, QPolygonF

from models.translate import dotted, number_text, words
from rules.feed_the_kraken.enums import Faction, Post, Side
from rules.feed_the_kraken.names import character_name, faction_name, mark_name, post_name
from rules.kernel.steps import Target, TargetKind
from views.feed_the_kraken import pieces
from views.feed_the_kraken.arrangement import Form
from views.feed_the_kraken.mates import UNSEEN, Berth, Fist
from views.items.panel import Panel, fitted, glyph, surface, tabular, write
from views.panels.seat_badge import paint_badge
from views.theme import Face, theme

translate = QCoreApplication.translate
CHIP = 17.0
"""The height of a mark at scale 1."""


class BerthPanel(Panel):
    """One seat. Where it can be chosen its outline and a notch are amber."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.target = Target(TargetKind.SEAT, seat)
        self.role = QAccessible.Role.ListItem
        self.form = Form.FULL
        self.is_left = True
        self.shown: Berth | None = None
        self.is_ringed = False
        self.is_acting = False
        self.ghost: Post | None = None
        """The hat that the seat would get; a seat marked without an office has none."""
        self.marks = 0
        """How often it is marked in an answer of several parts."""
        self.topic = "appoint"

    def show_berth(self, berth: Berth, is_acting: bool) -> None:
        """Follows the view."""
        self.shown, self.is_acting = berth, is_acting
        self.set_label(berth.sentence())
        self.description = berth.more()
        self.topic = _topic(berth)
        self._look()

    def offer(self, is_open: bool, why: str, chosen: bool, ghost: Post | None, marks: int) -> None:
        """Whether it can be chosen, and whether it has been, until that is meant."""
        self.can_press = self.is_answer = is_open
        self.why = why
        self.is_selected, self.ghost, self.marks = chosen, ghost, marks
        self._look()

    def ring(self, ringed: bool) -> None:
        """Somebody speaks of this seat."""
        self.is_ringed = ringed
        self._look()

    def _look(self) -> None:
        own = (self.can_press, self.is_selected, self.ghost, self.marks, self.is_ringed)
        self.renew(self.shown, *own, self.is_acting, self.form, theme().name)

    # ------------------------------------------------------------ painting
    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The ground, then line by line."""
        berth = self.shown
        if berth is None:
            return
        self._draw_ground(painter, area, berth)
        if not berth.alive:
            painter.setOpacity(0.5)
        s = self.scale_of_board
        left, right = (8 * s, 13 * s) if self.is_left else (13 * s, 8 * s)
        inner = area.adjusted(left, 5 * s, -right, -5 * s)
        lines = self._lines(inner, s)
        for high, draw, top in lines:
            draw(painter, QRectF(inner.left(), top, inner.width(), high), berth)
        painter.setOpacity(1.0)

    def _lines(self, inner: QRectF, s: float) -> list[tuple[float, Draw, float]]:
        """The lines that find room, spread over the height."""
        tall = inner.height() >= 104 * s
        wanted: list[tuple[float, Draw]] = [((30 if tall else 25) * s, self._draw_name)]
        if self.form is Form.TIGHT:
            wanted = [(19 * s, self._draw_name), (16 * s, self._draw_numbers)]
        else:
            wanted.append(((23 if tall else 17) * s, self._draw_piles))
            wanted.append((CHIP * s, self._draw_marks))
        if self.form is Form.FULL and inner.height() >= 77 * s:
            said = self.shown.said if self.shown is not None else ""
            high = pieces.bubble_height(said, inner.width(), s) if tall else pieces.BUBBLE * s
            wanted.append((high, self._draw_said))
        taken = sum(high for high, _ in wanted)
        gap = max(0.0, min(7 * s, (inner.height() - taken) / max(1, len(wanted) - 1)))
        top = inner.top() + max(0.0, (inner.height() - taken - gap * (len(wanted) - 1)) / 2)
        found = []
        for high, draw in wanted:
            found.append((high, draw, top))
            top += high + gap
        return found

    def _draw_ground(self, painter: QPainter, area: QRectF, berth: Berth) -> None:
        fill, line, width = "surface", "line", None
        if self.is_selected:
            fill, line, width = "selected", "accent", 2.5
        elif self.can_press:
            line, width = "accent", 2.0 if self.is_hovered else 1.5
        elif self.is_ringed:
            line, width = "ink", 2.0
        surface(painter, area, fill, line, width=width)
        if self.can_press or self.is_selected:
            self._draw_notch(painter, area)
        if self.is_acting:
            bar = QRectF(area.left() + 1, area.top() + 5, 4, area.height() - 10)
            if not self.is_left:
                bar.moveRight(area.right() - 1)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().colour("accent"))
            painter.drawRoundedRect(bar, 2, 2)

    def _draw_notch(self, painter: QPainter, area: QRectF) -> None:
        """Amber at the side of the chart: where colour is off, the form says it."""
        side = 9.0 * self.scale_of_board
        x, sign = (area.right(), -1) if self.is_left else (area.left(), 1)
        y = area.center().y()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().colour("accent"))
        tip = QPointF(x + sign * side, y)
        painter.drawPolygon(QPolygonF([QPointF(x, y - side), tip, QPointF(x, y + side)]))

    # ------------------------------------------------------------ its lines
    def _draw_name(self, painter: QPainter, line: QRectF, berth: Berth) -> None:
        s, side = self.scale_of_board, line.height()
        badge = QRectF(line.left(), line.top(), side, side)
        paint_badge(painter, badge, berth.seat, berth.name)
        right = line.right()
        hats = [(post, False) for post in berth.posts]
        if self.ghost is not None and self.ghost not in berth.posts:
            hats.append((self.ghost, True))
        if berth.contends:
            hats.append((Post.CAPTAIN, True))
        for post, is_ghost in reversed(hats):
            size = min(side, 24 * s)
            place = QRectF(right - size, line.center().y() - size / 2, size, size)
            pieces.hat(painter, place, post, "accent" if is_ghost else "ink")
            right = place.left() - 3 * s
        right = self._draw_answer_marks(painter, line, right)
        room = QRectF(badge.right() + 6 * s, line.top(), right - badge.right() - 7 * s, side)
        face = Face.STRONG if berth.alive else Face.BODY
        size = 0.84 * s if self.form is Form.TIGHT else 0.98 * s
        title = words(post_name(berth.posts[0])) if berth.posts else ""
        if not berth.alive:
            title = translate("feed_the_kraken_board", "overboard")
        if self.form is Form.TIGHT or not (title or berth.is_viewer):
            write(painter, room, berth.name, fitted(face, size))
            return
        if berth.is_viewer:
            title = self._yours(title)
        upper = QRectF(room.left(), room.top() - 1.5 * s, room.width(), side * 0.62)
        lower = QRectF(room.left(), upper.bottom() - 1.5 * s, room.width(), side * 0.48)
        write(painter, upper, berth.name, fitted(face, 0.94 * s))
        write(painter, lower, title, fitted(Face.SMALL, 0.84 * s), "muted")

    @staticmethod
    def _yours(title: str) -> str:
        """The seat of the one who sits before the screen."""
        you = translate("feed_the_kraken_board", "you")
        return dotted((title, you))

    def _draw_answer_marks(self, painter: QPainter, line: QRectF, right: float) -> float:
        """Stars of an answer that has several parts."""
        size = line.height() * 0.62
        for _ in range(self.marks):
            place = QRectF(right - size, line.center().y() - size / 2, size, size)
            glyph(painter, "star", place, "accent")
            right = place.left() - 1
        return right

    def _draw_short_marks(
        self, painter: QPainter, line: QRectF, right: float, berth: Berth
    ) -> float:
        """Signs only, from the right."""
        size = line.height() * 0.94
        for icon, token in self._signs(berth):
            place = QRectF(right - size, line.center().y() - size / 2, size, size)
            glyph(painter, icon, place, token)
            right = place.left() - 2
        return right

    @staticmethod
    def _signs(berth: Berth) -> list[tuple[str, str]]:
        found = []
        if berth.off_duty:
            found.append(("off-duty", "muted"))
        if not berth.tongue:
            found.append(("silenced", "bad"))
        if berth.unconvertible:
            found.append(("shield", "good"))
        return found

    def _draw_piles(self, painter: QPainter, line: QRectF, berth: Berth) -> None:
        """Pistols at the left, resume cards at the right."""
        s = self.scale_of_board
        high = line.height()
        wide = pieces.cards_row(
            painter,
            QRectF(line.center().x(), line.top(), line.width() / 2, high),
            berth.resumes,
            from_right=True,
        )
        room = QRectF(line.left(), line.top(), line.width() - wide - 6 * s, high)
        self._draw_guns(painter, room, berth)

    def _draw_guns(self, painter: QPainter, room: QRectF, berth: Berth) -> None:
        s, left = self.scale_of_board, room.left()
        if berth.fist is not Fist.NONE:
            token = "accent" if berth.fist is Fist.CLOSED else "muted"
            high = room.height() * 1.15
            place = QRectF(left, room.center().y() - high / 2, high, high)
            glyph(painter, "fist", place, token)
            if berth.fist is Fist.CLOSED:
                small = high * 0.6
                tick = QRectF(place.right(), place.center().y() - small / 2, small, small)
                glyph(painter, "check", tick, "accent")
                left = tick.right()
            left = max(left, place.right()) + 6 * s
        if berth.guns is not None:
            rest = QRectF(left, room.top(), room.right() - left, room.height())
            token = "muted" if berth.table_guns else "ink"
            most = rest.width() * (0.5 if berth.table_guns else 1.0)
            rest.setWidth(most)
            left += pieces.pistols(painter, rest, berth.guns, token) + 6 * s
        if berth.table_guns is not None:
            self._draw_table_guns(
                painter, QRectF(left, room.top(), room.right() - left, room.height()), berth
            )

    def _draw_table_guns(self, painter: QPainter, room: QRectF, berth: Berth) -> None:
        """Revealed guns, in amber, with their number."""
        count = berth.table_guns or 0
        letters = tabular(fitted(Face.STRONG, 0.94 * self.scale_of_board))
        if not count:
            if berth.guns:
                write(painter, room, number_text(0), letters, "muted")
            return
        wide = pieces.pistols(painter, room, count, "accent")
        if berth.doubled:
            rest = room.adjusted(wide + 3, 0, 0, 0)
            write(painter, rest, "\N{MULTIPLICATION SIGN}2", letters, "accent")

    def _draw_numbers(self, painter: QPainter, line: QRectF, berth: Berth) -> None:
        """Guns and resume cards as numbers."""
        s, side = self.scale_of_board, line.height()
        letters = tabular(fitted(Face.STRONG, 0.84 * s))
        left = line.left()
        if berth.fist is not Fist.NONE:
            token = "accent" if berth.fist is Fist.CLOSED else "muted"
            glyph(painter, "fist", QRectF(left, line.top(), side, side), token)
            left += side + 3 * s
        if berth.guns is not None:
            glyph(painter, "gun", QRectF(left, line.top(), side, side))
            number = QRectF(left + side + 2 * s, line.top(), 24 * s, side)
            left = number.left() + write(painter, number, number_text(berth.guns), letters) + 4 * s
        if berth.table_guns is not None:
            number = QRectF(left, line.top(), 26 * s, side)
            left += write(painter, number, f"+{berth.table_guns}", letters, "accent") + 4 * s
        if berth.faction is not Faction.HIDDEN:
            pieces.faction_sign(painter, QRectF(left, line.top(), side, side), berth.faction)
            left += side + 3 * s
        room = QRectF(left, line.top(), line.right() - left, side)
        taken = pieces.cards_row(painter, room, berth.resumes, from_right=True)
        self._draw_short_marks(painter, line, line.right() - taken - 3 * s, berth)

    def _draw_marks(self, painter: QPainter, line: QRectF, berth: Berth) -> None:
        """Side, character, off duty, tongue, unconvertible, «not X»: as many as find room."""
        left, high = line.left(), line.height()
        for draw in self._marks(berth):
            if left > line.right() - high:
                return
            left += draw(painter, QPointF(left, line.top()), line.right() - left) + 4

    def _marks(self, berth: Berth) -> list[Mark]:
        s = self.scale_of_board
        found: list[Mark] = []
        if berth.faction is not Faction.HIDDEN or berth.known is not Faction.HIDDEN:
            found.append(self._side_mark(berth))
        if berth.not_side is not Side.NONE:
            found.append(self._not_mark(berth.not_side))
        if not berth.tongue:
            found.append(_chip(CHIP * s, "", "silenced", "bad"))
        if berth.off_duty:
            text = words(mark_name("off_duty")) if not self._is_crowded(berth) else ""
            found.append(_chip(CHIP * s, text, "off-duty", "muted"))
        if berth.unconvertible:
            found.append(_chip(CHIP * s, "", "shield", "good"))
        if berth.barred:
            found.append(_chip(CHIP * s, "", "lock", "muted"))
        if berth.agitated:
            found.append(_chip(CHIP * s, "", "warning", "accent"))
        if berth.has_character:
            found.append(self._character_mark(berth))
        return found

    def _is_crowded(self, berth: Berth) -> bool:
        """Whether signs must do without their words."""
        marks = (berth.not_side is not Side.NONE, not berth.tongue, berth.unconvertible)
        words_wanted = sum(marks) + (berth.faction is not Faction.HIDDEN) + berth.off_duty
        return words_wanted > (1 if self.form is Form.FULL else 0)

    def _side_mark(self, berth: Berth) -> Mark:
        side = CHIP * self.scale_of_board
        is_known = berth.faction is not Faction.HIDDEN
        faction = berth.faction if is_known else berth.known
        name = words(faction_name(faction)) if is_known and not self._is_crowded(berth) else ""

        def draw(painter: QPainter, corner: QPointF, room: float) -> float:
            spot = QRectF(corner.x(), corner.y(), side, side)
            if not is_known:
                painter.setPen(QPen(theme().colour("edge"), 1, Qt.PenStyle.DotLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(spot.adjusted(0.5, 0.5, -0.5, -0.5))
                spot = spot.adjusted(2, 2, -2, -2)
            pieces.faction_sign(painter, spot, faction)
            if not name:
                return side
            text = QRectF(corner.x() + side + 4, corner.y(), max(0.0, room - side - 4), side)
            letters = fitted(Face.STRONG, 0.84 * self.scale_of_board)
            return side + 6 + write(painter, text, name, letters)

        return draw

    def _not_mark(self, not_side: Side) -> Mark:
        high = CHIP * self.scale_of_board

        def draw(painter: QPainter, corner: QPointF, room: float) -> float:
            area = QRectF(corner.x(), corner.y(), high * 1.3, high)
            surface(painter, area, "raised", "bad", radius=3.0)
            spot = area.adjusted(high * 0.3, high * 0.15, -high * 0.3, -high * 0.15)
            pieces.not_side(painter, spot, not_side)
            return area.width()

        return draw

    def _character_mark(self, berth: Berth) -> Mark:
        """Face up: its name on a light label; face down: a back, for its owner with the name."""
        high = CHIP * self.scale_of_board
        name = "" if berth.character in UNSEEN else words(character_name(berth.character))

        def draw(painter: QPainter, corner: QPointF, room: float) -> float:
            if berth.face_up:
                return pieces.chip(painter, corner, high, name, "person", room, "ink", "selected")
            back = QRectF(corner.x(), corner.y() + 0.5, high * 0.76, high - 1)
            pieces.character_back(painter, back)
            if not name:
                return back.width()
            text = QRectF(back.right() + 4, corner.y(), room - back.width() - 4, high)
            letters = fitted(Face.PENCIL, 0.84 * self.scale_of_board)
            return back.width() + 4 + write(painter, text, name, letters, "muted")

        return draw

    def _draw_said(self, painter: QPainter, line: QRectF, berth: Berth) -> None:
        """The last claim beside the seat."""
        if berth.said:
            pieces.bubble(painter, line, berth.said, self.is_left, self.scale_of_board)


def _topic(berth: Berth) -> str:
    """What the help says about a seat now."""
    if not berth.alive:
        return "jumping"
    if berth.fist is not Fist.NONE or berth.table_guns is not None:
        return "loyalty"
    return "characters" if berth.face_up else "appoint"


Draw = Callable[[QPainter, QRectF, Berth], None]
Mark = Callable[[QPainter, QPointF, float], float]


def _chip(high: float, text: str, icon: str, token: str) -> Mark:
    """A label with a sign, or the sign alone."""

    def draw(painter: QPainter, corner: QPointF, room: float) -> float:
        if text:
            return pieces.chip(painter, corner, high, text, icon, room, token)
        glyph(painter, icon, QRectF(corner.x(), corner.y(), high, high), token)
        return high

    return draw
