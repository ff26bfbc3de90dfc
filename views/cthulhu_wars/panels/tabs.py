"""The tabs over the pages: one for every faction, one for a battle, one for a negotiation."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPolygonF

from models.translate import filled, number_text
from rules.cthulhu_wars.describe import seat_target
from rules.cthulhu_wars.earth.counting import has_six
from rules.kernel.steps import Seat
from views.cthulhu_wars.panels import parts
from views.cthulhu_wars.panels.moment import active_seat
from views.cthulhu_wars.phrases import faction_name, listed
from views.cthulhu_wars.showing import RenderState
from views.items.cell import Draw, Spec
from views.theme import theme

translate = QCoreApplication.translate
STAGE, TALKS = -1, -2
"""The pages that belong to nobody."""
HIGH = 40.0
"""The height of the tabs at scale 1."""


def tab_specs(
    showing: RenderState,
    area: QRectF,
    page: int,
    more: Sequence[int],
    calling: Container[int],
    turn: Callable[[int], None],
) -> list[Spec]:
    """The tabs from left to right; `more`: the pages of nobody that there are; `calling`: where
    something is to be decided now."""
    seats = range(len(showing.view.factions))
    pages = [*more, *seats]
    rooms = parts.columns(area, len(pages), 3.0)
    return [
        _tab(showing, room, each, Look(each == page, each in calling and each != page), turn)
        for room, each in zip(rooms, pages, strict=True)
    ]


class Look(NamedTuple):
    """How a tab lies there: open, or calling for whoever has to decide."""

    is_open: bool
    calls: bool


def _tab(
    showing: RenderState, area: QRectF, page: int, look: Look, turn: Callable[[int], None]
) -> Spec:
    is_seat, seat = page >= 0, Seat(page)
    label = _label(showing, seat) if is_seat else _common_label(page)
    if look.calls:
        label = listed(
            [label, translate("cthulhu_wars_board", "there is a decision to make there")]
        )
    return Spec(
        key=f"tab:{page}",
        area=area,
        label=label,
        more="" if look.is_open else _more(is_seat),
        draw=_draw_seat(showing, seat, look) if is_seat else _draw_common(page, look),
        shown=(look, _facts(showing, seat) if is_seat else None),
        target=seat_target(seat) if is_seat else None,
        does=lambda: turn(page),
        topic=showing.view.factions[seat].value if is_seat else "battle",
    )


def _more(is_seat: bool) -> str:
    if is_seat:
        return translate("cthulhu_wars_board", "Click to see its card.")
    return translate("cthulhu_wars_board", "Click to see it.")


def _facts(showing: RenderState, seat: Seat) -> tuple[object, ...]:
    view = showing.view
    return (
        view.factions[seat],
        len(view.books[seat]),
        active_seat(view) == seat,
        showing.acting == seat,
        seat == showing.viewer,
    )


def _common_label(page: int) -> str:
    if page == STAGE:
        return translate("cthulhu_wars_board", "The battle")
    return translate("cthulhu_wars_board", "The negotiation")


def _label(showing: RenderState, seat: Seat) -> str:
    """«Black Goat: 3 of 6 spellbooks, its turn»."""
    view = showing.view
    books = translate("cthulhu_wars_board", "{number} of 6 spellbooks")
    told = [filled(books, number=number_text(len(view.books[seat])))]
    if active_seat(view) == seat:
        told.append(translate("cthulhu_wars_board", "its turn"))
    if seat == showing.viewer:
        told.append(translate("cthulhu_wars_board", "your faction"))
    said = translate("cthulhu_wars_board", "{who}: {facts}")
    return filled(said, who=faction_name(view, seat), facts=listed(told))


def _draw_seat(showing: RenderState, seat: Seat, look: Look) -> Draw:
    view = showing.view
    is_active, is_own = active_seat(view) == seat, seat == showing.viewer
    books, acting = len(view.books[seat]), showing.acting == seat
    faction, is_ready = view.factions[seat], has_six(view, seat)

    def draw(painter: QPainter, area: QRectF) -> None:
        _sheet(painter, area, look)
        room = area.adjusted(3, 5, -3, -4)
        pips = room.height() * 0.22
        sign = QRectF(room.left(), room.top(), room.width(), room.height() - pips - 1)
        parts.seal(painter, sign, faction)
        _draw_books(
            painter, QRectF(room.left(), room.bottom() - pips, room.width(), pips), books, is_ready
        )
        if is_active:
            colour = "accent" if acting else "ink"
            _stroke(painter, area.left() + 6, area.right() - 6, area.top() + 2, colour, 3.0)
        if is_own:
            _stroke(painter, area.left() + 9, area.right() - 9, area.bottom() - 1.5, "ink", 1.6)

    return draw


def _draw_books(painter: QPainter, area: QRectF, books: int, is_ready: bool) -> None:
    """Six small books, those taken filled."""
    wide = min(6.0, (area.width() - 5) / 6)
    left = area.center().x() - (6 * wide + 5) / 2
    for number in range(6):
        box = QRectF(left + number * (wide + 1), area.top(), wide, area.height())
        token = "good" if is_ready else "ink"
        painter.setPen(QPen(theme().colour("edge" if number >= books else token), 1))
        painter.setBrush(theme().colour("sunken" if number >= books else token))
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))


def _draw_common(page: int, look: Look) -> Draw:
    icon = "battle" if page == STAGE else "speech"

    def draw(painter: QPainter, area: QRectF) -> None:
        _sheet(painter, area, look)
        colour = "accent" if look.is_open or look.calls else "muted"
        parts.icon(painter, icon, area.adjusted(3, 4, -3, -3), colour, 0.82)

    return draw


def _sheet(painter: QPainter, area: QRectF, look: Look) -> None:
    """A tab; the open one joins the page below it, one that calls is lit and bears a notch."""
    painter.setPen(QPen(theme().colour("accent" if look.calls else "line"), 2 if look.calls else 1))
    fill = "surface" if look.is_open else "selected" if look.calls else "table"
    painter.setBrush(theme().colour(fill))
    painter.setClipRect(area.adjusted(0, 0, 0, 3 if look.is_open else 0))
    inset = 1.0 if look.calls else 0.5
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, 8), 6, 6)
    if look.calls:
        tip = QPointF(area.right() - 10, area.top() + 12)
        painter.setPen(QPen(theme().colour("surface"), 1))
        painter.setBrush(theme().colour("accent"))
        painter.drawPolygon(QPolygonF([tip + QPointF(-6, -7), tip + QPointF(6, -7), tip]))


def _stroke(
    painter: QPainter, left: float, right: float, height: float, colour: str, width: float
) -> None:
    """Whose turn it is above, whose screen it is below."""
    painter.setPen(QPen(theme().colour(colour), width))
    painter.drawLine(QPointF(left, height), QPointF(right, height))
