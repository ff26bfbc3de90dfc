"""The tabs over the boards: one for every seat, one for what is common; whose turn it is is lit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from models.translate import number_text
from rules.kernel.steps import Seat, Target, TargetKind
from rules.root.enums import Faction
from rules.root.state import NOBODY, all_seats
from views.items.cell import Draw
from views.items.page_parts import columns
from views.items.panel import CENTRE
from views.root.panels import parts
from views.root.panels.cell import Spec
from views.root.phrases import filled, listed, score_words
from views.root.showing import RenderState
from views.theme import theme

translate = QCoreApplication.translate
COMMON = -1
"""The page that belongs to nobody."""
HIGH = 40.0
"""The height of the tabs at scale 1."""


def tab_specs(
    showing: RenderState, area: QRectF, page: int, turn: Callable[[int], None]
) -> Sequence[Spec]:
    """The tabs from left to right."""
    view = showing.view
    pages = [*map(int, all_seats(view)), COMMON]
    return [
        _tab(showing, room, each, each == page, turn)
        for room, each in zip(columns(area, len(pages), 3.0), pages, strict=True)
    ]


def _tab(
    showing: RenderState, area: QRectF, page: int, is_open: bool, turn: Callable[[int], None]
) -> Spec:
    seat = Seat(page)
    is_seat = page != COMMON
    return Spec(
        key=f"tab:{page}",
        area=area,
        label=_label(showing, seat) if is_seat else _common_label(),
        more="" if is_open else translate("root_board", "Click to see its board."),
        draw=_draw_seat(showing, seat, is_open) if is_seat else _draw_common(is_open),
        shown=(is_open, _facts(showing, seat) if is_seat else None),
        target=Target(TargetKind.SEAT, page) if is_seat else None,
        does=lambda: turn(page),
        topic=topic_of(showing, seat) if is_seat else "cards",
    )


def topic_of(showing: RenderState, seat: Seat) -> str:
    """The section of the help about who plays there."""
    view = showing.view
    if seat < len(view.automata) and view.automata[seat]:
        return "automata"
    return view.factions[seat].value or "start"


def _facts(showing: RenderState, seat: Seat) -> tuple[object, ...]:
    view = showing.view
    return (
        view.factions[seat],
        view.scores[seat],
        view.dominance[seat],
        view.coalition[seat],
        len(view.hands[seat]),
        _is_active(showing, seat),
        showing.acting == seat,
        seat == showing.viewer,
    )


def _is_active(showing: RenderState, seat: Seat) -> bool:
    turn = showing.view.turn
    return turn is not None and turn.seat == seat


def _common_label() -> str:
    return translate("root_board", "Cards in play, quests and discards")


def _label(showing: RenderState, seat: Seat) -> str:
    """«Lizard Cult: 12 points, 4 cards in hand, its turn»."""
    view = showing.view
    name = showing.names.get(int(seat), "")
    told = [translate("root_board", "%n card(s) in hand", None, len(view.hands[seat]))]
    if _is_active(showing, seat):
        told.append(translate("root_board", "its turn"))
    if seat == showing.viewer:
        told.append(translate("root_board", "your faction"))
    said = listed([score_words(view, seat), *told])
    return filled(translate("root_board", "{name}, {facts}"), name=name, facts=said)


def _sheet(painter: QPainter, area: QRectF, is_open: bool) -> None:
    """A tab; the open one joins the board below it."""
    token = "surface" if is_open else "table"
    painter.setPen(QPen(theme().colour("line"), 1))
    painter.setBrush(theme().colour(token))
    box = area.adjusted(0.5, 0.5, -0.5, 8)
    painter.setClipRect(area.adjusted(0, 0, 0, 3 if is_open else 0))
    painter.drawRoundedRect(box, 6, 6)


def _draw_seat(showing: RenderState, seat: Seat, is_open: bool) -> Draw:
    view = showing.view
    is_active, is_own = _is_active(showing, seat), seat == showing.viewer

    def draw(painter: QPainter, area: QRectF) -> None:
        _sheet(painter, area, is_open)
        room = area.adjusted(2, 4, -2, -3)
        unit = min(room.height() * 0.52, 24.0 * area.height() / HIGH)
        if view.factions[seat] is Faction.NONE:
            parts.figures(painter, room, number_text(seat + 1), unit)
            return
        side = min(room.height(), room.width() * 0.5)
        sign = QRectF(room.left(), room.center().y() - side / 2, side, side)
        parts.figure(painter, sign, view, seat)
        _score(painter, parts.right_of(room, side + 1), showing, seat, unit)
        if is_active:
            colour = "accent" if showing.acting == seat else "ink"
            _stroke(painter, area.left() + 6, area.right() - 6, area.top() + 2, colour, 3.0)
        if is_own:
            _stroke(painter, area.left() + 9, area.right() - 9, area.bottom() - 2, "ink", 1.6)

    return draw


def _score(painter: QPainter, area: QRectF, showing: RenderState, seat: Seat, unit: float) -> None:
    view = showing.view
    if view.dominance[seat] or view.coalition[seat] != NOBODY:
        parts.icon(painter, "dominance", area, "ink", 0.6)
        return
    parts.figures(painter, area, number_text(view.scores[seat]), unit)


def _draw_common(is_open: bool) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        _sheet(painter, area, is_open)
        room, unit = area.adjusted(2, 4, -2, -3), 20.0 * area.height() / HIGH
        parts.line(painter, room, translate("root_board", "Cards"), unit, "muted", CENTRE)

    return draw


def _stroke(
    painter: QPainter, left: float, right: float, height: float, colour: str, width: float
) -> None:
    """Whose turn it is above, whose screen it is below."""
    painter.setPen(QPen(theme().colour(colour), width))
    painter.drawLine(QPointF(left, height), QPointF(right, height))
