"""The Lizard Cult's board: the Outcast, acolytes and what they buy, the gardens (7.5)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from models.translate import number_text, words
from rules.kernel.text import say
from rules.root.cards.piles import suit_of
from rules.root.data import track
from rules.root.describe import button
from rules.root.enums import CLEARING_SUITS, BuildingKind, Suit
from rules.root.factions.cult.holdings import (
    DRAW_BONUS_AT,
    Conspiracy,
    board_of,
    cost,
    gardens,
    value_of,
)
from rules.root.factions.cult.outcast import coming_outcast, soul_counts
from rules.root.scoring.points import change_of
from views.items.cell import Draw
from views.items.page_parts import columns, shares
from views.items.panel import CENTRE
from views.root.panels import parts
from views.root.panels.boards import common
from views.root.panels.sheet import Sheet
from views.root.phrases import capital, filled, listed, suit_word
from views.theme import theme

translate = QCoreApplication.translate
HEAD = 1.3


def fill(sheet: Sheet) -> None:
    """Outcast and Lost Souls, acolytes and conspiracies, gardens."""
    sheet.topic = "cult"
    common.begin(sheet)
    row = sheet.row(2.3, 0.2)
    outcast, souls = shares(row, (1.0, 1.35))
    _outcast(sheet, outcast)
    _souls(sheet, souls)
    _acolytes(sheet)
    said = translate("root_board", "Gardens: points now, and with the next one")
    common.heading(sheet, "gardens", said)
    for suit in CLEARING_SUITS:
        _gardens(sheet, suit)
    common.end(sheet)


# ---------------------------------------------------------------- the Outcast
def _outcast(sheet: Sheet, area: QRectF) -> None:
    """Where the marker lies, and which side is up."""
    board, unit = board_of(sheet.view, sheet.seat), sheet.unit
    suit, hated = board.outcast, board.hated
    side = translate("root_board", "Hated") if hated else translate("root_board", "Outcast")

    def draw(painter: QPainter, area: QRectF) -> None:
        painter.setBrush(theme().colour("raised" if hated else "sunken"))
        painter.setPen(QPen(theme().colour("ink" if hated else "line"), 2.0 if hated else 1.0))
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 5, 5)
        high = area.height()
        spot = QRectF(area.left() + 5, area.top() + high * 0.16, high * 0.68, high * 0.68)
        if suit is not Suit.NONE:
            parts.disc(painter, spot, suit)
        room = parts.right_of(area, high * 0.68 + 11)
        upper = QRectF(room.left(), room.top() + high * 0.12, room.width() - 4, high * 0.4)
        parts.line(painter, upper, side, unit * 1.05, "ink", strong=True)
        name = capital(suit_word(suit)) if suit is not Suit.NONE else ""
        lower = upper.translated(0, high * 0.38)
        parts.line(painter, lower, name, unit * 0.95, "muted")

    said = (
        translate("root_board", "The Outcast is {suit} and Hated: conspiracies cost one less")
        if hated
        else translate("root_board", "The Outcast is {suit}")
    )
    label = filled(said, suit=suit_word(suit))
    sheet.add("outcast", area, label, draw, (suit, hated))


def _souls(sheet: Sheet, area: QRectF) -> None:
    """Lost Souls by suit, and what the next Birdsong would make of them."""
    view, unit = sheet.view, sheet.unit
    counts, (suit, hated) = soul_counts(view), coming_outcast(view)
    birds = sum(suit_of(card) is Suit.BIRD for card in view.lost_souls)
    side = translate("root_board", "Hated") if hated else translate("root_board", "Outcast")

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        half = area.height() / 2
        upper = QRectF(area.left() + 5, area.top() + 1, area.width() - 8, half)
        shown = [*counts.items(), (Suit.BIRD, birds)]
        for box, (each, number) in zip(columns(upper, 4, 2.0), shown, strict=True):
            side_ = min(box.height() * 0.8, box.width() - unit * 0.8)
            spot = QRectF(box.left(), box.center().y() - side_ / 2, side_, side_)
            parts.disc(painter, spot, each)
            room = parts.right_of(box, side_ + 2)
            parts.line(painter, room, number_text(number), unit * 0.95, strong=True)
        lower = upper.translated(0, half - 2)
        coming = translate("root_board", "Lost Souls, next:")
        taken = parts.line(painter, lower, coming, unit * 0.84, "muted") + 4
        room = parts.right_of(lower, taken)
        parts.disc(painter, parts.left_square(room, 0.7), suit)
        parts.line(painter, parts.right_of(room, half * 0.8), side, unit * 0.9, strong=hated)

    told = [f"{suit_word(each)} {number_text(number)}" for each, number in counts.items()]
    told.append(f"{suit_word(Suit.BIRD)} {number_text(birds)}")
    said = (
        translate("root_board", "Lost Souls: {list}. The Outcast would be {suit} and Hated")
        if hated
        else translate("root_board", "Lost Souls: {list}. The Outcast would be {suit}")
    )
    label = filled(said, list=listed(told), suit=suit_word(suit))
    sheet.add("souls", area, label, draw, (tuple(counts.values()), birds, suit, hated))


# ---------------------------------------------------------------- acolytes
def _acolytes(sheet: Sheet) -> None:
    """The box, then the conspiracies with their costs of now."""
    row = sheet.row(1.5, 0.25)
    areas = shares(row, (1.1, 1.0, 1.0, 1.0), 4.0)
    board, unit = board_of(sheet.view, sheet.seat), sheet.unit
    count = board.acolytes

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area, is_raised=True)
        box = area.adjusted(3, 0, -2, 0)
        side = box.height() * 0.8
        parts.figure(painter, parts.left_square(box, 0.8), sheet.view, sheet.seat)
        room = parts.right_of(box, side + 2)
        upper = QRectF(room.left(), room.top(), room.width(), room.height() * 0.56)
        parts.figures(painter, upper, number_text(count), unit * 1.1)
        lower = QRectF(room.left(), upper.bottom() - 2, room.width(), room.height() * 0.42)
        common.caption(painter, lower, translate("root_board", "Acolytes"), unit)

    label = translate("root_board", "%n acolyte(s)", None, count)
    sheet.add("acolytes", areas[0], label, draw, count)
    for area, each in zip(areas[1:], Conspiracy, strict=True):
        price = cost(sheet.view, sheet.seat, each)
        name = words(say(f"root.cult.name.{each}"))
        said = translate("root_board", "{conspiracy} costs %n acolyte(s)", None, price)
        draw_price = _price(name, price, count, unit)
        label, shown = filled(said, conspiracy=name), (price, count)
        sheet.add(f"price:{each}", area, label, draw_price, shown, target=button(each.value))


def _price(name: str, price: int, held: int, unit: float) -> Draw:
    """What can be paid has full dots."""

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        upper = QRectF(area.left() + 3, area.top() + 1, area.width() - 6, area.height() * 0.56)
        can_pay = held >= price
        ink = "ink" if can_pay else "muted"
        parts.line(painter, upper, name, unit * 0.95, ink, CENTRE, strong=can_pay)
        radius = area.height() * 0.12
        left = area.center().x() - (price - 1) * radius * 1.5
        for number in range(price):
            painter.setPen(QPen(theme().colour(ink), 1.2))
            fill = theme().colour("ink") if number < held else Qt.BrushStyle.NoBrush
            painter.setBrush(fill)
            spot = QRectF(0, 0, 2 * radius, 2 * radius)
            spot.moveCenter(area.center())
            spot.moveLeft(left + number * radius * 3 - radius)
            spot.moveTop(area.bottom() - radius * 3.0)
            painter.drawEllipse(spot)

    return draw


# ---------------------------------------------------------------- gardens
def _gardens(sheet: Sheet, suit: Suit) -> None:
    """Five gardens of a suit: uncovered spaces tell what the suit scores."""
    view, seat, unit = sheet.view, sheet.seat, sheet.unit
    built, values = gardens(view, seat, suit), track("cult", "score_by_gardens_of_suit_on_map")
    now = change_of(view, seat, value_of(view, seat, suit))

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        inner = area.adjusted(4, 0, -3, 0)
        spaces = shares(inner, (HEAD, *[1.0] * (len(values) - 1)), 3.0)
        head = spaces[0]
        parts.disc(painter, parts.left_square(head, 0.74), suit)
        room = parts.right_of(head, head.height() * 0.78)
        parts.figures(painter, room, f"+{number_text(now)}", unit)
        for number, space in enumerate(spaces[1:]):
            spot = space.adjusted(0, 2, 0, -2)
            if number < built:
                said = f"+{number_text(values[number + 1])}"
                parts.hole(painter, spot, said, unit, is_strong=number == built - 1)
            else:
                parts.tile(painter, spot, view, seat, BuildingKind.GARDEN.value)
                common.point_mark(painter, spot, values[number + 1], unit)
            if number + 1 == DRAW_BONUS_AT:
                common.card_mark(painter, spot, unit)

    said = translate("root_board", "{suit} gardens: {count} of {whole} on the map, worth {points}")
    points = translate("root_board", "%n point(s)", None, now)
    label = filled(
        said,
        suit=capital(suit_word(suit)),
        count=number_text(built),
        whole=number_text(len(values) - 1),
        points=points,
    )
    sheet.add(f"gardens:{suit}", sheet.row(1.8, 0.12), label, draw, (built, now))
