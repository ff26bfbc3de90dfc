"""The figures of a faction card: what is left of each kind, its price, awakenings."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import number_text, stop, words
from rules.cthulhu_wars.asking import button_target
from rules.cthulhu_wars.describe import kind_name
from rules.cthulhu_wars.earth.counting import of_rank, unit_id
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.orders.recruiting import monsters
from rules.cthulhu_wars.state import Earth, Kind
from rules.kernel.steps import Seat, Target
from views.cthulhu_wars.panels import parts, phrases
from views.cthulhu_wars.panels.card_books import caption
from views.cthulhu_wars.panels.sheet import Sheet
from views.items.cell import Draw, Note
from views.items.panel import surface

translate = QCoreApplication.translate


# ---------------------------------------------------------------- figures
def fill_figures(sheet: Sheet, seat: Seat) -> None:
    """The pool: what is left of each kind, and its price."""
    view = sheet.view
    great = of_rank(view, seat, UnitClass.GREAT_OLD_ONE)
    kinds = [kind for kind in range(len(view.pools[seat])) if kind not in great]
    caption(sheet, "pool", sheet.row(0.85, 0.05), translate("cthulhu_wars_board", "Units left"), "")
    boxes = parts.columns(sheet.row(2.9, 0.12), max(4, len(kinds)), 3.0)
    for kind, box in zip(kinds, boxes, strict=False):
        label = phrases.figure_words(view, seat, kind)
        sheet.add(
            f"figure:{kind}",
            box,
            label,
            _draw_pool(view, seat, kind, sheet.unit),
            (
                view.pools[seat][kind],
                phrases.price_of(view, seat, kind) if phrases.has_price(view, seat, kind) else 0,
            ),
            target=_order(view, seat, kind),
            note=Note(words(kind_name(view, seat, kind)), "", label),
        )


def fill_aside(sheet: Sheet, seat: Seat) -> None:
    """Units in play that are off the map."""
    view, unit = sheet.view, sheet.unit
    found = [(kind, count) for kind, count in enumerate(view.aside[seat]) if count]
    if not found:
        return
    faction, said = view.factions[seat], phrases.aside_words(view, seat)

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        title = translate("cthulhu_wars_board", "Off the map")
        wide = parts.line(painter, area.adjusted(6, 0, 0, 0), title, unit * 0.9, "muted")
        left = area.left() + wide + 14
        for kind, count in found:
            each = phrases.kind_of(view, seat, kind)
            box = QRectF(left, area.top() + 1, area.height() - 2, area.height() - 2)
            parts.figure(painter, box, each.id, parts.shown_rank(each.rank), faction)
            if count > 1:
                parts.chip(painter, box, number_text(count), unit * 0.7)
            left += area.height() + 2

    note = Note(translate("cthulhu_wars_board", "Off the map"), "", said)
    sheet.add("aside", sheet.row(1.7, 0.12), said, draw, tuple(found), note=note)


def fill_lying(sheet: Sheet, seat: Seat) -> None:
    """What else belongs to the card, a line each."""
    unit = sheet.unit
    for number, said in enumerate(phrases.lies_words(sheet.view, seat)):

        def draw(painter: QPainter, area: QRectF, said: str = said) -> None:
            parts.line(painter, area.adjusted(2, 0, -2, 0), said, unit * 0.92)

        sheet.add(f"lies:{number}", sheet.row(0.95, 0.05), said, draw, said)


def _order(view: Earth, seat: Seat, kind: Kind) -> Target | None:
    """The button of the order that brings this figure."""
    if kind in monsters(view, seat):
        return button_target(f"summon:{unit_id(view, seat, kind)}")
    is_cultist = kind in of_rank(view, seat, UnitClass.CULTIST)
    return button_target("recruit") if is_cultist else None


def _draw_pool(view: Earth, seat: Seat, kind: Kind, unit: float) -> Draw:
    each = phrases.kind_of(view, seat, kind)
    pool, faction = view.pools[seat][kind], view.factions[seat]
    price = (
        number_text(phrases.price_of(view, seat, kind))
        if phrases.has_price(view, seat, kind)
        else ""
    )

    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "raised" if pool else "sunken", "line", radius=4.0)
        low = area.height() * 0.31
        upper = QRectF(area.left() + 3, area.top() + 3, area.width() - 6, area.height() - low - 4)
        parts.figure(painter, upper, each.id, parts.shown_rank(each.rank), faction, faint=not pool)
        parts.chip(painter, upper.adjusted(0, 0, 1, 1), number_text(pool), unit * 0.72)
        foot = QRectF(area.left(), area.bottom() - low - 1, area.width(), low)
        if price:
            _draw_price(painter, foot, price, unit)

    return draw


def _draw_price(painter: QPainter, area: QRectF, price: str, unit: float) -> None:
    """A flame and a number in the middle."""
    side = area.height() * 0.8
    wide = side + parts.width_of(price, unit * 0.9) + 2
    left = area.center().x() - wide / 2
    parts.icon(painter, "power", QRectF(left, area.top(), side, area.height()), "muted")
    room = QRectF(left + side + 2, area.top(), area.width(), area.height())
    parts.line(painter, room, price, unit * 0.9)


def fill_awakening(sheet: Sheet, seat: Seat, kind: Kind) -> None:
    """A Great Old One: what its awakening costs, what is missing."""
    view, unit = sheet.view, sheet.unit
    state, is_open = phrases.awaken_state(view, seat, kind)
    each, faction = phrases.kind_of(view, seat, kind), view.factions[seat]
    name, price = words(kind_name(view, seat, kind)), phrases.price_of(view, seat, kind)
    is_here = not view.pools[seat][kind]

    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "raised" if is_here else "sunken", "line", radius=4.0)
        inner = area.adjusted(4, 2, -5, -2)
        place = parts.left_square(inner)
        parts.figure(painter, place, each.id, each.rank, faction, faint=not is_here)
        room = parts.right_of(inner, inner.height() + 6)
        upper = QRectF(room.left(), room.top(), room.width(), room.height() * 0.4)
        cost = number_text(price)
        side = unit * 0.72
        wide = side + parts.width_of(cost, unit, strong=True) + 3
        parts.line(painter, upper.adjusted(0, 0, -wide - 5, 0), name, unit, strong=True)
        spot = QRectF(upper.right() - wide, upper.top(), side, upper.height())
        parts.icon(painter, "power", spot, "muted")
        parts.line(
            painter, parts.right_of(upper, upper.width() - wide + side + 3), cost, unit, strong=True
        )
        lower = QRectF(room.left(), upper.bottom(), room.width(), room.bottom() - upper.bottom())
        colour = "good" if is_open or is_here else "muted"
        parts.paragraph(painter, lower, state, unit * 0.86, colour)

    label = phrases.awaken_words(view, seat, kind)
    sheet.add(
        f"great:{kind}",
        sheet.row(2.6, 0.12),
        label,
        draw,
        (state, price, is_here),
        target=button_target(f"awaken:{each.id}"),
        note=Note(
            name,
            translate("cthulhu_wars_board", "Great Old One"),
            _great_note(view, seat, kind, state),
        ),
    )


def _great_note(view: Earth, seat: Seat, kind: Kind, state: str) -> str:
    return stop().join(
        each.removesuffix(".") for each in (state, phrases.figure_words(view, seat, kind)) if each
    )
