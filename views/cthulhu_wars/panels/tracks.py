"""The tracks below the chart: Doom with every faction's marker, the ritual, who is next."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from models.translate import filled, number_text, stop, words
from rules.cthulhu_wars.data import ritual_track
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.enums import Clock
from rules.cthulhu_wars.names import phase_name
from rules.cthulhu_wars.rounds.ending import threshold
from rules.cthulhu_wars.rounds.order import turn_order
from rules.cthulhu_wars.rounds.ritual import cost as ritual_cost
from rules.cthulhu_wars.rounds.ritual import is_instant_death, marker_cost
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import is_out
from rules.kernel.steps import Seat
from views.cthulhu_wars.panels import parts
from views.cthulhu_wars.panels.moment import active_seat
from views.cthulhu_wars.phrases import faction_name, listed
from views.cthulhu_wars.showing import RenderState
from views.items.panel import CENTRE, RIGHT, Panel, surface
from views.theme import theme

translate = QCoreApplication.translate
GAP = 1.5
"""The least room between two markers."""
MOST_HEAD = 34.0
"""The greatest side of the sign of a track, at scale 1."""
PASSED = 0.62
"""How broad a step of the ritual is that lies behind, next to one that is still to come."""
LITTLE = 0.11
"""The share of a track that its name may take."""
NARROW = 0.3
"""From this share of the track on the words of its end stand in two lines."""
LEAST_STEP = 22.0
"""Pixels in which the cost of a step of the ritual track is read."""
MARKED = 2.2
"""Where steps are narrower the one under the marker is so much broader; costs that are not read
are left out."""


class DoomTrack(Panel):
    """0 to 30. Markers that would hide one another stand side by side; a thread leads each to its
    space."""

    def __init__(self) -> None:
        super().__init__()
        self.topic, self.thing = "winning", "doom_track"
        self._view: Earth | None = None

    def show_track(self, showing: RenderState) -> None:
        """Doom as it is."""
        view = self._view = showing.view
        self.set_label(doom_words(view))
        self.renew(tuple(view.doom), view.factions, threshold(view), theme().name, theme().text)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Name, spaces, threads, markers."""
        view = self._view
        if view is None:
            return
        surface(painter, area)
        side = min(area.height(), MOST_HEAD * self.scale_of_board) * 1.05
        head = draw_head(painter, area, side, "doom", translate("cthulhu_wars_board", "Doom"))
        room = QRectF(area.left() + head, area.top(), area.width() - head - 4, area.height())
        last = threshold(view)
        step = room.width() / (last + 1)
        low = room.height() * 0.4
        unit = min(low * 1.35, step * 0.9)
        for number in range(last + 1):
            box = QRectF(room.left() + number * step, room.bottom() - low, step, low)
            self._draw_space(painter, box, number, last, unit, step)
        self._draw_markers(painter, room.adjusted(0, 2, 0, -low), view, step)

    def _draw_space(
        self, painter: QPainter, box: QRectF, number: int, last: int, unit: float, step: float
    ) -> None:
        is_mark = number % 5 == 0
        painter.setPen(QPen(theme().colour("line"), 1))
        if number:
            painter.drawLine(box.topLeft() + QPointF(0, 2), box.bottomLeft() - QPointF(0, 3))
        token = "accent" if number == last else "ink" if is_mark else "muted"
        if is_mark or step > 17:
            strong = "ink" if is_mark and number != last else token
            parts.line(painter, box, number_text(number), unit, strong, CENTRE, strong=is_mark)

    def _draw_markers(self, painter: QPainter, room: QRectF, view: Earth, step: float) -> None:
        last, side = threshold(view), min(room.height(), 26.0 * self.scale_of_board)
        seats = sorted(all_seats(view)[: len(view.factions)], key=lambda seat: view.doom[seat])
        wanted = [room.left() + (min(last, view.doom[seat]) + 0.5) * step for seat in seats]
        placed = spread(wanted, side + GAP, room.left(), room.right())
        for seat, want, x in zip(seats, wanted, placed, strict=True):
            if abs(want - x) > 1.5:
                colour = QColor(parts.ink_of(view.factions[seat]).line)
                painter.setPen(QPen(colour, 1.4))
                painter.drawLine(
                    QPointF(x, room.bottom() - side * 0.3), QPointF(want, room.bottom() + 0.5)
                )
        for seat, x in zip(seats, placed, strict=True):
            box = QRectF(x - side / 2, room.top(), side, side)
            parts.seal(painter, box, view.factions[seat])
            if view.doom[seat] > last:
                parts.chip(painter, box, number_text(view.doom[seat]), side * 0.5)


def draw_head(painter: QPainter, area: QRectF, side: float, icon: str, word: str) -> float:
    """What a track counts: its sign, and its name where that takes little of it; gives the room
    that is taken."""
    parts.icon(painter, icon, QRectF(area.left() + 3, area.top(), side, area.height()), share=0.64)
    unit = side * 0.72
    wide = parts.width_of(word, unit, strong=True)
    if wide > area.width() * LITTLE:
        return side
    room = QRectF(area.left() + side, area.top(), wide + 1, area.height())
    parts.line(painter, room, word, unit, strong=True)
    return side + wide + 8


def spread(wanted: Sequence[float], apart: float, least: float, most: float) -> list[float]:
    """Places for markers in their order, none nearer to the next than `apart`, each as near to
    where it belongs as can be.

    >>> spread([10, 10, 50], 4, 0, 100)
    [8.0, 12.0, 50.0]
    >>> spread([0, 0], 4, 0, 100)
    [2.0, 6.0]
    """
    groups: list[tuple[list[float], float]] = []
    for want in wanted:
        group = [float(want)]
        middle = _middle(group, apart, least, most)
        while groups and groups[-1][1] + (len(groups[-1][0]) + len(group)) * apart / 2 > middle:
            group = [*groups.pop()[0], *group]
            middle = _middle(group, apart, least, most)
        groups.append((group, middle))
    return [
        middle + (number - (len(group) - 1) / 2) * apart
        for group, middle in groups
        for number in range(len(group))
    ]


def _middle(group: Sequence[float], apart: float, least: float, most: float) -> float:
    half = len(group) * apart / 2
    return min(max(sum(group) / len(group), least + half), most - half)


def doom_words(view: Earth) -> str:
    """«Doom track to 30. Black Goat: 12. Yellow Sign: 4»."""
    told = filled(
        translate("cthulhu_wars_board", "Doom track to {last}"), last=number_text(threshold(view))
    )
    seats = sorted(all_seats(view)[: len(view.factions)], key=lambda seat: -view.doom[seat])
    pair = translate("cthulhu_wars_board", "{who}: {number}")
    each = [
        filled(pair, who=faction_name(view, seat), number=number_text(view.doom[seat]))
        for seat in seats
    ]
    return stop().join([told, *each])


class RitualTrack(Panel):
    """What a ritual costs now, and how many are left before Instant Death."""

    def __init__(self) -> None:
        super().__init__()
        self.topic, self.thing = "doom", "ritual_track"
        self._view: Earth | None = None

    def show_track(self, showing: RenderState) -> None:
        """The marker as it stands."""
        view = self._view = showing.view
        self.set_label(ritual_words(view))
        self.renew(view.ritual, view.variant.ritual, theme().name, theme().text)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A name, the steps with their costs, the end in red."""
        view = self._view
        if view is None:
            return
        surface(painter, area)
        costs = ritual_track(view.variant.ritual)
        side = min(area.height(), MOST_HEAD * self.scale_of_board) * 1.05
        head = draw_head(painter, area, side, "ritual", translate("cthulhu_wars_board", "Ritual"))
        room = area.adjusted(head, 3, -4, -3)
        unit = min(area.height() * 0.78, 24.0 * self.scale_of_board)
        end = self._end_of(room, unit)
        is_narrow = room.width() - end < len(costs) * LEAST_STEP
        wanted = [PASSED if number < view.ritual else 1.0 for number in range(len(costs))]
        if is_narrow and view.ritual < len(costs):
            wanted[view.ritual] = MARKED
        boxes = parts.shares(room.adjusted(0, 0, -end - 3, 0), wanted, 3.0)
        for number, (cost, place) in enumerate(zip(costs, boxes, strict=True)):
            self._draw_step(painter, place, number_text(cost), number - view.ritual, unit)
        last = QRectF(room.right() - end, room.top(), end, room.height())
        self._draw_end(painter, last, view.ritual >= len(costs), unit)

    @staticmethod
    def _end_of(room: QRectF, unit: float) -> float:
        """How broad the end is: its words stand in one line, where there is room for that."""
        wide = parts.width_of(death_words(), unit * 0.86, True) + 12
        if wide <= room.width() * NARROW:
            return wide
        halves = (parts.width_of(each, unit * 0.7, True) for each in death_words().split())
        return min(room.width() * 0.42, wide, max(halves) + 12)

    def _draw_step(
        self, painter: QPainter, box: QRectF, cost: str, ahead: int, unit: float
    ) -> None:
        """Behind the marker faint, under it amber, ahead plain."""
        if parts.width_of(cost, 0.0, True) > box.width():
            cost = ""
        if not ahead:
            surface(painter, box, "accent", "accent", radius=4.0)
            parts.figures(painter, box, cost, unit, "on_accent")
            return
        if ahead < 0:
            surface(painter, box, "sunken", "line", radius=4.0)
            parts.figures(painter, box, cost, unit * 0.78, "muted")
            self._strike(painter, box)
            return
        surface(painter, box, "raised", "line", radius=4.0)
        parts.figures(painter, box, cost, unit * 0.92, "ink")

    @staticmethod
    def _strike(painter: QPainter, box: QRectF) -> None:
        """Two corners are cut: the number between them stays legible."""
        painter.setPen(QPen(theme().colour("muted"), 1.3))
        side = min(box.width(), box.height()) * 0.3
        for corner, sign in ((box.bottomLeft(), 1), (box.topRight(), -1)):
            inner = corner + QPointF(2, -2) * sign
            painter.drawLine(inner + QPointF(0, -side) * sign, inner + QPointF(side, 0) * sign)

    def _draw_end(self, painter: QPainter, box: QRectF, is_there: bool, unit: float) -> None:
        surface(painter, box, "bad" if is_there else "raised", "bad", radius=4.0, width=1.5)
        said = death_words()
        ink = "surface" if is_there else "bad"
        inner = box.adjusted(3, 0, -3, 0)
        if parts.width_of(said, unit * 0.86, True) <= inner.width() or " " not in said:
            parts.line(painter, inner, said, unit * 0.86, ink, CENTRE, strong=True)
            return
        half = inner.height() / 2
        upper = QRectF(inner.left(), inner.top(), inner.width(), half)
        first, second = said.rsplit(" ", 1)
        parts.line(painter, upper, first, unit * 0.7, ink, CENTRE, strong=True)
        parts.line(painter, upper.translated(0, half), second, unit * 0.7, ink, CENTRE, strong=True)


def death_words() -> str:
    """What stands past the last step."""
    return translate("cthulhu_wars_board", "Instant Death")


def ritual_words(view: Earth) -> str:
    """«Ritual track: the next ritual costs 6 Power. 5 steps to Instant Death»; who pays less."""
    return stop().join([_marker_words(view), *_own_prices(view)])


def _own_prices(view: Earth) -> list[str]:
    """Those for whom a ritual costs something else than the marker says."""
    said = translate("cthulhu_wars_board", "{who} pays {cost} Power")
    prices = {seat: ritual_cost(view, seat) for seat in all_seats(view)[: len(view.factions)]}
    return [
        filled(said, who=faction_name(view, seat), cost=number_text(price))
        for seat, price in prices.items()
        if price != marker_cost(view)
    ]


def _marker_words(view: Earth) -> str:
    if is_instant_death(view):
        said = translate(
            "cthulhu_wars_board", "Ritual track: Instant Death. A ritual costs {cost} Power"
        )
        return filled(said, cost=number_text(marker_cost(view)))
    left = len(ritual_track(view.variant.ritual)) - view.ritual
    said = translate("cthulhu_wars_board", "Ritual track: the next ritual costs {cost} Power")
    told = filled(said, cost=number_text(marker_cost(view)))
    steps = translate("cthulhu_wars_board", "%n step(s) to Instant Death", None, left)
    return f"{told}{stop()}{steps}"


class OrderLine(Panel):
    """Round and phase; the factions in turn order behind the first player's marker, with their
    Power: whoever has none is faint."""

    def __init__(self) -> None:
        super().__init__()
        self.topic, self.thing = "round", "order"
        self._showing: RenderState | None = None

    def show_order(self, showing: RenderState) -> None:
        """The order as it is."""
        self._showing, view = showing, showing.view
        self.set_label(order_words(view))
        state = (view.round, view.phase, view.first, view.clock, tuple(view.power), view.factions)
        self.renew(
            state,
            view.once,
            active_seat(view),
            showing.acting,
            view.decay,
            theme().name,
            theme().text,
        )

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Two lines of words, a curved arrow, then the factions."""
        showing = self._showing
        if showing is None:
            return
        view = showing.view
        surface(painter, area)
        inner = area.adjusted(7, 2, -5, -2)
        count = max(2, len(view.factions))
        seat_wide = min(inner.height() * 2.0, inner.width() * 0.6 / count)
        seats_wide, arrow = seat_wide * count, inner.height() * 1.0
        text = QRectF(
            inner.left(), inner.top(), inner.width() - seats_wide - arrow - 8, inner.height()
        )
        taken = self._draw_where(painter, text, view)
        if not view.factions or not view.round:
            return
        self._draw_what(painter, text.adjusted(taken + 16, 0, 0, 0))
        turn = QRectF(text.right() + 4, inner.top(), arrow, inner.height())
        draw_clock(painter, turn, view.clock)
        row = QRectF(inner.right() - seats_wide, inner.top(), seats_wide, inner.height())
        order = turn_order(view)
        for seat, box in zip(order, parts.columns(row, len(order), 2.0), strict=True):
            self._draw_seat(painter, box, view, seat, seat == active_seat(view))

    def _draw_what(self, painter: QPainter, area: QRectF) -> None:
        """What the numbers of the factions are, before them, where there is room for that."""
        said = translate("cthulhu_wars_board", "Power, in turn order")
        unit = min(area.height() * 0.74, 20.0 * self.scale_of_board)
        if parts.width_of(said, unit) <= area.width():
            parts.line(painter, area, said, unit, "muted", RIGHT)

    def _draw_where(self, painter: QPainter, area: QRectF, view: Earth) -> float:
        """Round and phase: in a line where it has room, else one above the other; gives the room
        that is taken."""
        said, phase = round_words(view), phase_words(view)
        unit = min(area.height() * 0.82, 22.0 * self.scale_of_board)
        wide = parts.width_of(said, unit, True)
        if wide + 8 + parts.width_of(phase, unit * 0.9) <= area.width() or area.height() < 30:
            parts.line(painter, area, said, unit, strong=True)
            rest = parts.right_of(area, wide + 8)
            if parts.width_of(phase, 0.0) > rest.width():
                return wide
            return wide + 8 + parts.line(painter, rest, phase, unit * 0.9, "muted")
        half = area.height() / 2
        upper = QRectF(area.left(), area.top(), area.width(), half)
        wider = max(parts.width_of(said, half * 1.1, True), parts.width_of(phase, half))
        size = half * min(1.0, area.width() / (wider + 1))
        parts.line(painter, upper, said, size * 1.1, strong=True)
        parts.line(painter, upper.translated(0, half), phase, size, "muted")
        return area.width()

    def _draw_seat(
        self, painter: QPainter, box: QRectF, view: Earth, seat: Seat, is_active: bool
    ) -> None:
        has_power = view.power[seat] > 0 and not is_out(view, seat)
        if is_active:
            surface(painter, box, "selected", "accent", radius=4.0, width=2.0)
        side = min(box.height() - 4, box.width() * 0.52)
        sign = QRectF(box.left() + 3, box.center().y() - side / 2, side, side)
        parts.seal(painter, sign, view.factions[seat], faint=not has_power)
        room = QRectF(sign.right() + 1, box.top(), box.right() - sign.right() - 2, box.height())
        unit = min(box.height() * 0.8, 24.0 * self.scale_of_board)
        number = number_text(view.power[seat])
        parts.figures(painter, room, number, unit, "ink" if has_power else "muted")


def draw_clock(painter: QPainter, area: QRectF, clock: Clock) -> None:
    """A nearly closed circle with a head: the way round the table; a 1 in its middle."""
    ring, sign = parts.square(area, 0.72), 1 if clock is Clock.CLOCKWISE else -1
    pen = QPen(theme().colour("accent"), max(1.6, ring.width() * 0.1))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(ring, (90 - sign * 40) * 16, -sign * 270 * 16)
    end = radians(-90 + sign * 318)
    radius, middle = ring.width() / 2, ring.center()
    tip = middle + QPointF(cos(end), sin(end)) * radius
    along = QPointF(-sin(end), cos(end)) * sign
    across = QPointF(cos(end), sin(end))
    size = ring.width() * 0.24
    head = [tip + along * size, tip + across * size * 0.8, tip - across * size * 0.8]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().colour("accent"))
    painter.drawPolygon(QPolygonF(head))
    parts.figures(painter, area, number_text(1), ring.height() * 0.78)


def round_words(view: Earth) -> str:
    """«Round 3»."""
    if not view.round:
        return translate("cthulhu_wars_board", "Setup")
    said = translate("cthulhu_wars_board", "Round {round}")
    return filled(said, round=number_text(view.round))


def phase_words(view: Earth) -> str:
    """The phase; in the game of two the Decay marker."""
    if not view.round:
        return ""
    told = [words(phase_name(view.phase))]
    if view.variant.two_player:
        said = translate("cthulhu_wars_board", "Decay {number}")
        told.append(filled(said, number=number_text(view.decay)))
    return listed(told)


def order_words(view: Earth) -> str:
    """«Round 3, Action. Turn order, clockwise: Black Goat 4 Power, Yellow Sign 0 Power»."""
    head = listed([each for each in (round_words(view), phase_words(view)) if each])
    if not view.factions or not view.round:
        return head
    clock = (
        translate("cthulhu_wars_board", "Turn order, clockwise: {seats}")
        if view.clock is Clock.CLOCKWISE
        else translate("cthulhu_wars_board", "Turn order, counterclockwise: {seats}")
    )
    each = translate("cthulhu_wars_board", "{who} {number} Power")
    seats = []
    for seat in turn_order(view):
        number = number_text(view.power[seat])
        said = filled(each, who=faction_name(view, seat), number=number)
        rests = filled(translate("cthulhu_wars_board", "{seat} (out of Power)"), seat=said)
        seats.append(rests if is_out(view, seat) else said)
    return f"{head}{stop()}{filled(clock, seats=listed(seats))}"
