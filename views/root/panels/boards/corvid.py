"""The Corvids' board: plots left, face down and face up, what each kind does (7.8)."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from models.translate import number_text, words
from rules.kernel.text import say
from rules.root import names
from rules.root.cards.piles import coming_draw
from rules.root.enums import Phase, PlotKind, TokenKind
from rules.root.factions.corvid.naming import kind_target
from rules.root.factions.corvid.plots import kinds, plots_on_map
from views.items.cell import Draw
from views.items.page_parts import columns, shares
from views.root.panels import parts
from views.root.panels.boards import common
from views.root.panels.boards.common import Fact
from views.root.panels.sheet import Sheet
from views.root.phrases import capital, filled, listed, place_name
from views.theme import theme

translate = QCoreApplication.translate


def fill(sheet: Sheet) -> None:
    """Status, the plots that lie, a row for each kind."""
    sheet.topic = "corvid"
    common.begin(sheet)
    common.status(sheet, _facts(sheet))
    _lying(sheet)
    for kind in kinds():
        _kind(sheet, kind)
    common.end(sheet)


def _facts(sheet: Sheet) -> list[Fact]:
    """Plots in the supply, cards in the Evening, actions left."""
    view, seat = sheet.view, sheet.seat
    left, drawn = len(view.plots[seat]), coming_draw(view, seat)
    told = [
        Fact(
            "token-plot",
            translate("root_board", "Plots"),
            number_text(left),
            translate("root_board", "%n plot(s) in the supply", None, left),
        ),
        Fact(
            "draw",
            translate("root_board", "Draws"),
            f"+{number_text(drawn)}",
            translate("root_board", "Draws %n card(s) in Evening", None, drawn),
        ),
    ]
    turn = view.turn
    if turn is not None and turn.seat == seat and turn.phase is Phase.DAYLIGHT:
        said = translate("root_board", "%n action(s) left", None, turn.actions)
        name = translate("root_board", "Actions")
        told.append(Fact("hourglass", name, number_text(turn.actions), said))
    return told


# ---------------------------------------------------------------- what lies on the map
def _lying(sheet: Sheet) -> None:
    """Every plot on the map with the number of its clearing."""
    lying = plots_on_map(sheet.view, sheet.seat)
    row = sheet.row(1.95, 0.2)
    if not lying:
        _nothing(sheet, row)
        return
    for area, (place, token) in zip(columns(row, max(4, len(lying)), 3.0), lying, strict=False):
        known = token.plot if token.plot is not PlotKind.HIDDEN else None
        name = words(names.plot_name(token.plot))
        said = (
            translate("root_board", "{plot}, face up, in {place}")
            if token.face_up
            else translate("root_board", "{plot}, face down, in {place}")
        )
        label = filled(said, plot=capital(name), place=place_name(sheet.view, place))
        draw = _draw_lying(sheet, place, known, token.face_up)
        sheet.add(f"lying:{place}", area, label, draw, (token.plot, token.face_up))


def _nothing(sheet: Sheet, row: QRectF) -> None:
    said, unit = translate("root_board", "No plot on the map"), sheet.unit

    def draw(painter: QPainter, area: QRectF) -> None:
        common.caption(painter, area, said, unit)

    sheet.add("lying:none", row, said, draw)


def _draw_lying(sheet: Sheet, place: int, kind: PlotKind | None, is_up: bool) -> Draw:
    view, seat, unit = sheet.view, sheet.seat, sheet.unit

    def draw(painter: QPainter, area: QRectF) -> None:
        head = QRectF(area.left(), area.top(), area.width(), area.height() * 0.62)
        if is_up:
            painter.setPen(QPen(theme().colour("ink"), 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(parts.square(head).adjusted(-1, -1, 1, 1))
        parts.coin(painter, head, view, seat, TokenKind.PLOT.value)
        if kind is not None:
            side = head.height() * 0.62
            box = QRectF(head.center().x() + side * 0.2, head.bottom() - side, side, side)
            painter.setPen(QPen(theme().colour("edge"), 1.0))
            painter.setBrush(theme().colour("surface"))
            painter.drawEllipse(box)
            parts.icon(painter, f"plot-{kind.value}", box, "ink", 0.74)
        lower = QRectF(area.left(), head.bottom(), area.width(), area.height() * 0.38)
        parts.figures(painter, lower, number_text(place), unit * 0.92, "muted")

    return draw


# ---------------------------------------------------------------- the kinds
def _kind(sheet: Sheet, kind: PlotKind) -> None:
    """A kind: what it does; how many are left for whoever may know."""
    view, seat, unit = sheet.view, sheet.seat, sheet.unit
    left = Counter(view.plots[seat])[kind]
    name, does = capital(words(names.plot_name(kind))), words(say(f"root.corvid.does.{kind.value}"))
    knows = sheet.is_own
    up = sum(t.face_up and t.plot is kind for _, t in plots_on_map(view, seat))

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        sign, room, number = shares(area.adjusted(3, 2, -4, -2), (0.16, 1.0, 0.14), 4.0)
        parts.icon(painter, f"plot-{kind.value}", sign, "ink", 0.8)
        head = QRectF(room.left(), room.top(), room.width(), unit * 0.86)
        parts.line(painter, head, name, unit * 0.96, strong=True)
        body = room.adjusted(0, unit * 0.84, 0, 2)
        parts.paragraph(painter, body, does, unit * 0.84)
        if knows:
            parts.figures(painter, number, number_text(left), unit * 1.15)

    told = [name]
    if knows:
        told.append(translate("root_board", "%n in the supply", None, left))
    if up:
        told.append(translate("root_board", "%n face up", None, up))
    row = sheet.row(2.45, 0.1)
    sheet.add(
        f"kind:{kind}", row, listed(told), draw, (left, knows), more=does, target=kind_target(kind)
    )
