"""The drawings of the page «Tonight»."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from models.translate import number_text
from rules.kinfire_council.enums import DecreeKind
from rules.kinfire_council.forecast.foresight import Part
from rules.kinfire_council.forecast.outlook import NeedAhead, SlotAhead, TowerAhead
from rules.kinfire_council.state import NOBODY
from views.items import page_parts as parts
from views.items.panel import CENTRE, RIGHT, minus, signed, surface
from views.kinfire_council.icons import KIND_ICON, RESOURCE_ICON, resource_ink
from views.kinfire_council.inks import Inks, inks_of
from views.kinfire_council.piece_paint import pip
from views.panels.seat_badge import paint_badge
from views.theme import theme

translate = QCoreApplication.translate
PART_ICON = {
    Part.NEEDS: "kc-need",
    Part.DOCKET: "kc-vote",
    Part.CULT: "kc-trouble",
    Part.LIGHTHOUSE: "kc-ship",
    Part.END: "kc-law",
}


class ScoreLine(msgspec.Struct, frozen=True):
    """A row of the table; seat -1 is the Cult."""

    seat: int
    name: str
    now: int
    gains: tuple[int, ...]
    after: int
    is_own: bool
    change: int = 0
    """By what is pointed at."""


WASH, FALL = 0.16, 0.36
"""How strong the wash of what is won is; the room of the marker's fall, in heights of a line."""
READ = 17.7
"""Of this height lines have letters of 12 pixels."""


def read(high: float) -> float:
    """The height of a line whose letters can be read; rows are never lower than these are."""
    return max(READ, high)


def inks() -> Inks:
    """The inks of the theme."""
    return inks_of(theme().name)


def draw_head(
    said: str, right: str, is_unsure: bool, unit: float, painter: QPainter, area: QRectF
) -> None:
    """A heading; a wavy sign where something is not sure."""
    wide = parts.width_of(right, read(unit * 0.88))
    room = area.adjusted(0, 0, -wide - 8 - (unit * 1.1 + 5 if is_unsure else 0), 0)
    taken = parts.line(painter, room, said, read(unit * 1.02), strong=True)
    if is_unsure:
        box = QRectF(area.left() + taken + 5, area.top(), unit * 1.1, area.height())
        parts.line(
            painter, box, "\N{ALMOST EQUAL TO}", read(unit * 1.1), "accent", CENTRE, strong=True
        )
    parts.line(painter, area, right, read(unit * 0.88), "muted", RIGHT)


def _wash(painter: QPainter, area: QRectF) -> None:
    """What is won: in the green of its line, for amber is what wants a decision."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().colour("good", WASH))
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 3, 3)


# ---------------------------------------------------------------- needs
def draw_need(need: NeedAhead, who: str, unit: float, painter: QPainter, area: QRectF) -> None:
    """What is wanted; a mark of who has met it, or the chit that it draws."""
    is_met = need.met_by != NOBODY
    surface(painter, area, "raised", "good" if is_met else "line", radius=4.0)
    if is_met:
        _wash(painter, area)
    side = min(area.height() * 0.68, (area.width() - 6) / (len(need.wants) + 1.1))
    left = area.left() + 3
    for each in need.wants:
        box = QRectF(left, area.center().y() - side / 2, side, side)
        parts.icon(painter, RESOURCE_ICON[each], box, QColor(resource_ink(inks(), each)))
        left += side + 1
    end = QRectF(area.right() - side - 3, area.center().y() - side / 2, side, side)
    if is_met:
        paint_badge(painter, end, int(need.met_by), who)
    else:
        parts.icon(painter, "kc-hideout", end, QColor(inks().cult), 0.92)


# ---------------------------------------------------------------- docket
def draw_decree(
    name: str,
    kind: DecreeKind,
    votes: tuple[int, ...],
    names: tuple[str, ...],
    wins: bool,
    strikes: bool,
    unit: float,
    painter: QPainter,
    area: QRectF,
) -> None:
    """Kind, name, whose votes lie on it, how many."""
    tone = "good" if wins else "bad" if strikes else "line"
    surface(painter, area, "raised", tone, radius=4.0)
    if wins:
        _wash(painter, area)
    inner = area.adjusted(4, 1, -4, -1)
    mark = parts.left_square(inner, 0.86)
    parts.icon(painter, KIND_ICON[kind], mark, "bad" if kind is DecreeKind.CRISIS else "muted")
    total = QRectF(inner.right() - unit * 1.2, inner.top(), unit * 1.2, inner.height())
    parts.figures(painter, total, number_text(sum(votes)), unit * 1.05)
    side = unit * 0.82
    voters = [seat for seat, count in enumerate(votes) if count]
    left = total.left() - len(voters) * (side + 9)
    text = QRectF(mark.right() + 4, inner.top(), left - mark.right() - 8, inner.height())
    sign = side if wins or strikes else 0.0
    taken = parts.line(painter, text.adjusted(0, 0, -sign, 0), name, read(unit * 0.94), strong=wins)
    if wins or strikes:
        box = QRectF(text.left() + taken + 2, text.top(), sign, text.height())
        if wins:
            parts.tick(painter, parts.square(box, 0.9), theme().colour("good"))
        else:
            parts.icon(painter, "warning", box, "bad", 0.9)
    for seat in voters:
        box = QRectF(left, inner.center().y() - side / 2, side, side)
        paint_badge(painter, box, seat, names[seat])
        number = QRectF(box.right(), inner.top(), 9, inner.height())
        if votes[seat] > 1:
            parts.line(painter, number, number_text(votes[seat]), read(unit * 0.74), "muted")
        left += side + 9


# ---------------------------------------------------------------- threats
def draw_slot(
    slot: SlotAhead, name: str, level: str, unit: float, painter: QPainter, area: QRectF
) -> None:
    """The threat, its trouble, and in amber what will come onto it."""
    surface(painter, area, "raised", "bad" if slot.triggers else "line", radius=4.0,
            width=2.0 if slot.triggers else None)  # fmt: skip
    inner = area.adjusted(5, 2, -5, -3)
    foot = unit * 0.8 if slot.card or slot.turns_up else 0.0
    head = QRectF(inner.left(), inner.top(), inner.width(), inner.height() - foot)
    parts.two_lines(painter, head, name, read(unit * 0.82), "ink" if slot.card else "muted")
    row = QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot)
    if slot.card and level.isdigit():
        _pips(painter, row, slot, int(level))
    elif slot.card:
        _loose(painter, row, slot, unit)
    elif slot.turns_up:
        parts.line(
            painter,
            row,
            translate("kinfire_council_board", "revealed"),
            read(unit * 0.76),
            "accent",
        )


def _pips(painter: QPainter, row: QRectF, slot: SlotAhead, level: int) -> None:
    """A place for each trouble up to the level; a bang where it triggers."""
    red, amber = inks().trouble, theme().colours.accent
    step = min(row.height(), (row.width() - 4) / (level + 1.4))
    far = step * 0.4
    more = min(level, slot.trouble + len(slot.hits))
    for number in range(level):
        middle = QPointF(row.left() + (number + 0.5) * step, row.center().y())
        if slot.trouble <= number < more:
            pip(painter, middle, far, False, amber)
            pip(painter, middle, far * 0.46, True, amber)
        else:
            pip(painter, middle, far, number < slot.trouble, red)
    if slot.triggers:
        box = QRectF(row.right() - row.height(), row.top(), row.height(), row.height())
        parts.icon(painter, "warning", box, "bad")


def _loose(painter: QPainter, row: QRectF, slot: SlotAhead, unit: float) -> None:
    """Trouble of a card that never triggers: as many as there are."""
    pip(painter, QPointF(row.left() + unit * 0.36, row.center().y()), unit * 0.3, True,
        inks().trouble)  # fmt: skip
    room = parts.right_of(row, unit * 0.85)
    wide = parts.line(painter, room, number_text(slot.trouble), read(unit * 0.84), strong=True)
    if slot.hits:
        said = f"+{number_text(len(slot.hits))}"
        parts.line(
            painter, parts.right_of(room, wide + 4), said, read(unit * 0.84), "accent", strong=True
        )


# ---------------------------------------------------------------- lighthouse
def draw_tower(
    tower: TowerAhead,
    rows: tuple[tuple[int, int], ...],
    unit: float,
    painter: QPainter,
    area: QRectF,
) -> None:
    """The rows from the bottom at the left: where the marker is, and where it will stop; below what
    the Cult gains there."""
    area = area.adjusted(0, 0, 0, -FALL * unit)
    side = min(unit * 0.7, area.height() * 0.4)
    _name_rows(painter, QRectF(area.left(), area.top() + 1, side, area.height() - 2))
    boxes = parts.columns(area.adjusted(side + 3, 0, 0, 0), len(rows), 2.0)
    for row, ((worth, gain), box) in enumerate(zip(rows, boxes, strict=True)):
        is_end, is_now = row == tower.row, row == tower.marker
        lost = tower.row < row <= tower.marker
        fill = "selected" if is_end else "sunken" if lost else "raised"
        line = "accent" if is_end else "edge" if is_now else "line"
        surface(painter, box, fill, line, radius=3.0, width=2.0 if is_end or is_now else None)
        upper = QRectF(box.left(), box.top() + 1, box.width(), box.height() * 0.48)
        lower = QRectF(box.left(), upper.bottom(), box.width(), box.height() * 0.48)
        ink = "ink" if is_end else "muted"
        parts.line(painter, upper, number_text(worth), read(unit * 0.86), ink, CENTRE, True)
        cult = "ink" if is_end else "muted"
        parts.line(painter, lower, number_text(gain), read(unit * 0.66), cult, CENTRE)
    if tower.trouble:
        _draw_fall(painter, boxes, tower)
    if tower.collapses:
        far = min(11.0, boxes[0].height() * 0.32)
        corner = QRectF(boxes[0].left() - far * 0.3, boxes[0].top() - far * 0.45, far, far)
        parts.icon(painter, "warning", corner, "bad")


def _name_rows(painter: QPainter, area: QRectF) -> None:
    """Whose the figures are: V a floor above, below what the Cult gains."""
    half = area.height() / 2
    signs = (("kc-v", inks().gold), ("kc-cult", inks().cult))
    for at, (sign, ink) in enumerate(signs):
        box = QRectF(area.left(), area.top() + at * half, area.width(), half)
        parts.icon(painter, sign, parts.square(box, 1.0), QColor(ink))


def _draw_fall(painter: QPainter, boxes: list[QRectF], tower: TowerAhead) -> None:
    """An arrow below from where the marker is to where it stops."""
    start, end = boxes[tower.marker].center().x(), boxes[tower.row].center().x()
    if tower.marker == tower.row:
        return
    y = boxes[0].bottom() + 3.5
    painter.setPen(QPen(QColor(inks().trouble), 2.0))
    painter.drawLine(QPointF(start, y), QPointF(end, y))
    for way in (-3.0, 3.0):
        painter.drawLine(QPointF(end, y), QPointF(end + 5, y + way))


# ---------------------------------------------------------------- scores
def _score_boxes(area: QRectF, count: int) -> tuple[QRectF, list[QRectF], QRectF]:
    """The name, the parts, the sum."""
    wide = area.width()
    name = QRectF(area.left(), area.top(), wide * 0.36, area.height())
    total = QRectF(area.right() - wide * 0.15, area.top(), wide * 0.15, area.height())
    middle = QRectF(name.right(), area.top(), total.left() - name.right(), area.height())
    return name, parts.columns(middle, count, 1.0), total


def draw_table_head(
    label: str,
    is_then: bool,
    icons: tuple[str, ...],
    unit: float,
    painter: QPainter,
    area: QRectF,
) -> None:
    """Signs over the columns."""
    name, boxes, total = _score_boxes(area, len(icons))
    parts.line(
        painter, name, label, read(unit * 0.9), "accent" if is_then else "muted", strong=is_then
    )
    for icon, box in zip(icons, boxes, strict=True):
        parts.icon(painter, icon, box, "muted", 0.86)
    parts.icon(painter, "kc-v", total, QColor(inks().gold), 0.92)
    painter.setPen(QPen(theme().colour("line"), 1))
    painter.drawLine(area.bottomLeft(), area.bottomRight())


def draw_score(
    line: ScoreLine, is_unsure: bool, unit: float, painter: QPainter, area: QRectF
) -> None:
    """Name and score now, what each part brings, the score after the night."""
    is_cult = line.seat < 0
    if is_cult:
        painter.setPen(Qt.PenStyle.NoPen)
        tint = QColor(inks().cult)
        tint.setAlphaF(0.14)
        painter.setBrush(tint)
        painter.drawRoundedRect(area, 3, 3)
    name, boxes, total = _score_boxes(area, len(line.gains))
    badge = parts.left_square(name, 0.92)
    if is_cult:
        parts.icon(painter, "kc-cult", badge, QColor(inks().cult))
    else:
        paint_badge(painter, badge, line.seat, line.name)
    now = QRectF(name.right() - unit * 1.4, name.top(), unit * 1.4, name.height())
    room = parts.beside_badge(name, badge)
    named = parts.width_of(line.name, read(unit * 0.9), strong=line.is_own)
    if named <= now.left() - room.left():
        room.setRight(now.left())
        parts.figures(painter, now, number_text(line.now), read(unit * 0.88), "muted", RIGHT)
    # Else the score of now gives way, which stands with the seats, too.
    parts.line(painter, room, line.name, read(unit * 0.9), strong=line.is_own)
    for gain, box in zip(line.gains, boxes, strict=True):
        if gain:
            ink = "bad" if (gain > 0) is is_cult else "good"
            parts.figures(painter, box, signed(gain), read(unit * 0.88), ink)
    said = minus(line.after) if not is_unsure else f"\N{ALMOST EQUAL TO}{minus(line.after)}"
    parts.figures(painter, total, said, read(unit * 1.02), align=RIGHT)
    if line.change:
        _draw_change(painter, area, line.change, is_cult, unit)


def _draw_change(painter: QPainter, area: QRectF, change: int, is_cult: bool, unit: float) -> None:
    """A ring of amber round the row, and by how much the sum would change."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme().colour("accent"), 1.6))
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 3, 3)
    said = signed(change)
    wide = parts.width_of(said, read(unit * 0.84), strong=True) + 8
    right = area.right() - area.width() * 0.15
    box = QRectF(right - wide, area.top() + 1, wide, area.height() - 2)
    surface(painter, box, "accent", "accent", radius=3.0)
    parts.line(painter, box, said, read(unit * 0.84), "on_accent", CENTRE, strong=True)
