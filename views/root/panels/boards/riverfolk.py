"""The Riverfolk's board: prices, funds by owner, trade posts, the open hand (7.6)."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter, QPen

from models.translate import number_text, words
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import say
from rules.root.cards.piles import suit_of
from rules.root.enums import CLEARING_SUITS, Suit, TokenKind
from rules.root.factions.riverfolk.holdings import (
    POSTS,
    SERVICES,
    Service,
    board_of,
    tracks,
    uncovered,
)
from rules.root.state import HIDDEN_CARD
from views.items.cell import Draw
from views.items.page_parts import columns, shares
from views.items.panel import RIGHT
from views.root.panels import parts
from views.root.panels.boards import common
from views.root.panels.cards import card_does, card_name, card_words
from views.root.panels.homes import Home
from views.root.panels.sheet import Sheet
from views.root.phrases import capital, filled, folk_name, listed, suit_word
from views.theme import theme

translate = QCoreApplication.translate
HEAD = 2.1
"""The room of a service's name, in spaces of prices."""


def fill(sheet: Sheet) -> None:
    """Funds, prices, posts, the hand that all may see."""
    sheet.topic = "riverfolk"
    common.begin(sheet)
    _boxes(sheet)
    common.heading(sheet, "prices", translate("root_board", "Prices of its services"))
    for number in range(len(SERVICES)):
        _prices(sheet, number)
    said = translate("root_board", "Trade posts left; points for the placed ones")
    common.heading(sheet, "posts", said)
    _posts(sheet)
    if not sheet.is_own:
        _hand(sheet)
    common.end(sheet)


# ---------------------------------------------------------------- funds
def _boxes(sheet: Sheet) -> None:
    """Three boxes: to be spent, to come, spent for good in this turn."""
    board = board_of(sheet.view, sheet.seat)
    boxes = (
        ("funds", translate("root_board", "Funds"), board.funds),
        ("payments", translate("root_board", "Payments"), board.payments),
        ("committed", translate("root_board", "Committed"), board.committed),
    )
    rooms = columns(sheet.row(2.5, 0.2), 3, 4.0)
    for area, (key, name, counts) in zip(rooms, boxes, strict=True):
        warrior_box(sheet, area, key, name, counts)


def warrior_box(sheet: Sheet, area: QRectF, key: str, name: str, counts: tuple[int, ...]) -> None:
    """Warriors of several owners: how many of each."""
    view, unit = sheet.view, sheet.unit
    held = [(Seat(n), count) for n, count in enumerate(counts) if count]
    whole = sum(counts)

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        head = QRectF(area.left() + 5, area.top() + 1, area.width() - 8, unit)
        parts.line(painter, head, name, unit * 0.9, "muted")
        number = number_text(whole)
        parts.line(painter, head, number, unit, "ink", RIGHT, strong=True)
        room = QRectF(area.left() + 3, head.bottom(), area.width() - 6, area.height() - unit - 3)
        for box, (seat, count) in zip(columns(room, max(3, len(held)), 1.0), held, strict=False):
            parts.figure(painter, box.adjusted(0, 0, -2, -2), view, seat)
            high = max(12.0, unit * 0.64)
            spot = QRectF(box.right() - high, box.bottom() - high, high, high)
            common.badge(painter, spot, number_text(count))

    told = [
        filled(
            translate("root_board", "{who}: {count}"),
            count=number_text(count),
            who=folk_name(view, seat),
        )
        for seat, count in held
    ]
    none = translate("root_board", "none")
    label = filled(
        translate("root_board", "{head}: {cards}"), head=name, cards=listed(told) or none
    )
    sheet.add(f"box:{key}", area, label, draw, counts)


# ---------------------------------------------------------------- prices
def _prices(sheet: Sheet, number: int) -> None:
    """A service and the four prices it may have."""
    service, row = SERVICES[number], sheet.row(1.25, 0.1)
    prices, unit = tracks().service_prices, sheet.unit
    price = board_of(sheet.view, sheet.seat).prices[number]
    name = service_name(service)
    head, *spaces = shares(row, (HEAD, *[1.0] * len(prices)), 4.0)

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.line(painter, area.adjusted(2, 0, 0, 0), name, unit * 0.96)

    said = translate("root_board", "{service} costs {price}")
    label = filled(said, service=name, price=number_text(price))
    sheet.add(f"service:{service}", head, label, draw, price)
    for each, area in zip(prices, spaces, strict=True):
        is_now = each == price
        told = (
            translate("root_board", "{service} at {price}, the current price")
            if is_now
            else translate("root_board", "{service} at {price}")
        )
        target = Target(TargetKind.TRACK, f"price:{service.value}:{each}")
        sheet.add(
            f"price:{service}:{each}",
            area,
            filled(told, service=name, price=number_text(each)),
            _draw_price(each, is_now, unit),
            is_now,
            target=target,
        )


def service_name(service: Service) -> str:
    """A service."""
    return capital(words(say(f"root.riverfolk.service.{service.value}")))


def _draw_price(price: int, is_now: bool, unit: float) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        painter.setPen(QPen(theme().colour("ink" if is_now else "line"), 1.8 if is_now else 1.0))
        painter.setBrush(theme().colour("raised" if is_now else "sunken"))
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4)
        ink = "ink" if is_now else "muted"
        parts.figures(painter, area, number_text(price), unit * (1.1 if is_now else 0.95), ink)

    return draw


# ---------------------------------------------------------------- trade posts
def _posts(sheet: Sheet) -> None:
    """Three posts a suit; uncovered spaces hold funds that craft."""
    for area, suit in zip(columns(sheet.row(1.95, 0.2), 3, 4.0), CLEARING_SUITS, strict=True):
        _post_track(sheet, area, suit)


def _post_track(sheet: Sheet, area: QRectF, suit: Suit) -> None:
    view, seat, unit = sheet.view, sheet.seat, sheet.unit
    board = board_of(view, seat)
    gone = uncovered(board, suit)
    owners = [each.owner for each in board.spaces if each.suit is suit]
    points = tracks().trade_post_vp

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        for number, space in enumerate(columns(area.adjusted(3, 2, -3, -2), POSTS, 2.0)):
            if number >= gone:
                parts.coin(painter, space, view, seat, TokenKind.TRADE_POST.value, suit)
            elif number < len(owners):
                parts.hole(painter, space, "", unit)
                parts.figure(painter, space, view, owners[number])
            else:
                parts.hole(painter, space, f"+{number_text(points[number])}", unit * 0.9)

    said = translate(
        "root_board", "{suit} trade posts: {count} of {whole} left, funds used: {used}"
    )
    label = filled(
        said,
        suit=capital(suit_word(suit)),
        count=number_text(POSTS - gone),
        whole=number_text(POSTS),
        used=number_text(len(owners)),
    )
    sheet.add(f"posts:{suit}", area, label, draw, (gone, tuple(owners)))


# ---------------------------------------------------------------- the open hand
def _hand(sheet: Sheet) -> None:
    """Its hand lies open: others may buy from it."""
    open_cards(sheet, sheet.view.hands[sheet.seat])


def open_cards(sheet: Sheet, cards: tuple[str, ...]) -> None:
    """Cards that others may buy, two in a line."""
    held = Counter(card for card in cards if card != HIDDEN_CARD)
    kinds = sorted(held, key=lambda card: (suit_of(card), card))
    for start in range(0, len(kinds), 2):
        row = sheet.row(1.05, 0.1)
        for area, card in zip(columns(row, 2, 4.0), kinds[start : start + 2], strict=False):
            _card(sheet, area, card, held[card])


def _card(sheet: Sheet, area: QRectF, card: str, count: int) -> None:
    label = filled(translate("root_board", "In its hand: {card}"), card=card_words(card))
    shown = card_name(card) if count == 1 else f"{number_text(count)} {card_name(card)}"
    unit = sheet.unit

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area, is_raised=True)
        box = area.adjusted(2, 1, -3, -1)
        parts.disc(painter, parts.left_square(box, 0.9), suit_of(card))
        parts.line(painter, parts.right_of(box, box.height() + 2), shown, unit * 0.9)

    target = Target(TargetKind.CARD, card)
    more = card_does(card)
    sheet.add(f"open:{card}", area, label, draw, count, more=more, target=target, home=Home.COMPANY)
