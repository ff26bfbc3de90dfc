"""The Alliance's board: supporters by suit, officers, bases, the track of sympathy (7.3)."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import number_text, words
from rules.kernel.steps import Target, TargetKind
from rules.root import names
from rules.root.cards.piles import suit_of
from rules.root.data import track
from rules.root.enums import CLEARING_SUITS, BuildingKind, Phase, Suit, TokenKind
from rules.root.factions.alliance.birdsong import (
    cost,
    least_cost,
    next_points,
    spread_targets,
)
from rules.root.factions.alliance.holdings import (
    bases,
    board_of,
    limit,
    sympathy_out,
)
from rules.root.scoring.points import change_of
from rules.root.state import HIDDEN_CARD, Building
from views.items.cell import Draw
from views.items.page_parts import columns, shares
from views.items.panel import CENTRE
from views.root.panels import parts
from views.root.panels.boards import common
from views.root.panels.cards import card_words
from views.root.panels.homes import Home
from views.root.panels.sheet import Sheet
from views.root.phrases import capital, filled, listed, place_name, suit_word

translate = QCoreApplication.translate
ORDER = (Suit.FOX, Suit.RABBIT, Suit.MOUSE, Suit.BIRD)
IN_ROW = 10
"""Supporters side by side."""
HALF = 5
"""Spaces of the track in a row."""


def fill(sheet: Sheet) -> None:
    """Supporters, officers and bases, sympathy."""
    sheet.topic = "alliance"
    common.begin(sheet)
    _supporters(sheet)
    _people(sheet)
    said = translate("root_board", "Sympathy: supporters to pay, points to score")
    common.heading(sheet, "sympathy", said)
    _sympathy(sheet)
    common.end(sheet)


# ---------------------------------------------------------------- supporters
def _supporters(sheet: Sheet) -> None:
    """The number for all; by suit, and each of them, for whoever may know."""
    view, seat, unit = sheet.view, sheet.seat, sheet.unit
    held, most = view.supporters[seat], limit(view, seat)
    known = [card for card in held if card != HIDDEN_CARD]
    counts = Counter(suit_of(card) for card in known)
    shown = number_text(len(held)) + (f"/{number_text(most)}" if most is not None else "")

    def draw(painter: QPainter, area: QRectF) -> None:
        head, rest = shares(area, (1.0, 1.5), 4.0)
        title = translate("root_board", "Supporters")
        taken = parts.line(painter, head, title, unit * 0.95, "muted") + 5
        parts.line(painter, parts.right_of(head, taken), shown, unit, strong=True)
        for suit, box in zip(ORDER, columns(rest, 4, 2.0) if known else [], strict=False):
            parts.disc(painter, parts.left_square(box, 0.86), suit)
            room = parts.right_of(box, box.height() * 0.9 + 2)
            parts.line(painter, room, number_text(counts[suit]), unit, strong=True)

    label = _supporter_words(sheet, counts, len(held))
    sheet.add("supporters", sheet.row(1.05, 0.1), label, draw, (shown, tuple(known)))
    for start in range(0, len(known), IN_ROW):
        _line_of_supporters(sheet, known[start : start + IN_ROW], start)


def _supporter_words(sheet: Sheet, counts: Counter[Suit], whole: int) -> str:
    most = limit(sheet.view, sheet.seat)
    said = translate("root_board", "%n supporter(s)", None, whole)
    if most is not None:
        room = translate("root_board", "room for %n without a base", None, most)
        said = listed([said, room])
    if counts:
        told = [f"{suit_word(suit)} {number_text(counts[suit])}" for suit in ORDER]
        said = filled(translate("root_board", "{head}: {cards}"), head=said, cards=listed(told))
    return said


def _line_of_supporters(sheet: Sheet, held: list[str], start: int) -> None:
    """Each supporter by its suit; its name comes when one points at it."""
    ordered = sorted(held, key=lambda card: (ORDER.index(suit_of(card)), card))
    for number, (area, card) in enumerate(
        zip(columns(sheet.row(1.2, 0.15), IN_ROW, 3.0), ordered, strict=False)
    ):
        said = filled(translate("root_board", "Supporter: {card}"), card=card_words(card))
        target = Target(TargetKind.CARD, card)
        key = f"supporter:{start + number}"
        home = Home.SUPPORTERS
        sheet.add(key, area, said, _small(card), card, target=target, home=home)


def _small(card: str) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area, is_raised=True)
        parts.disc(painter, area.adjusted(2, 2, -2, -2), suit_of(card))

    return draw


# ---------------------------------------------------------------- officers and bases
def _people(sheet: Sheet) -> None:
    """Officers, operations left, the three bases."""
    view, seat, unit = sheet.view, sheet.seat, sheet.unit
    row = sheet.row(1.8, 0.2)
    officers, *rooms = shares(row, (1.5, 1.0, 1.0, 1.0), 4.0)
    count = board_of(view, seat).officers
    turn = view.turn
    is_now = turn is not None and turn.seat == seat and turn.phase is Phase.EVENING
    left = turn.actions if turn is not None and is_now else count
    shown = f"{number_text(left)}/{number_text(count)}" if is_now else number_text(count)

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area, is_raised=True)
        box = area.adjusted(4, 0, -2, 0)
        side = box.height() * 0.7
        parts.figure(painter, parts.left_square(box, 0.7), view, seat)
        room = parts.right_of(box, side + 4)
        upper = QRectF(room.left(), room.top() + 2, room.width(), room.height() * 0.52)
        parts.line(painter, upper, shown, unit * 1.05, strong=True)
        lower = upper.translated(0, room.height() * 0.44)
        name = capital(translate("root_board", "officers"))
        parts.line(painter, lower, name, unit * 0.86, "muted")

    label = translate("root_board", "%n officer(s)", None, count)
    if is_now:
        more = translate("root_board", "%n operation(s) left", None, left)
        label = listed([label, more])
    sheet.add("officers", officers, label, draw, shown)
    built = {suit: place for place, suit in bases(view, seat)}
    for suit, area in zip(CLEARING_SUITS, rooms, strict=True):
        _base(sheet, area, suit, built.get(suit))


def _base(sheet: Sheet, area: QRectF, suit: Suit, place: int | None) -> None:
    """A base on the board, or the number of its clearing."""
    view, seat, unit = sheet.view, sheet.seat, sheet.unit
    name = words(names.building_name(Building(seat, BuildingKind.BASE, suit)))

    def draw(painter: QPainter, area: QRectF) -> None:
        if place is None:
            parts.tile(painter, area, view, seat, BuildingKind.BASE.value, suit)
            return
        parts.ground(painter, area)
        side = area.height() * 0.5
        parts.disc(painter, parts.left_square(area.adjusted(3, 0, 0, 0), 0.5), suit)
        room = parts.right_of(area, side + 4)
        said = translate("root_board", "in {number}").replace("{number}", number_text(place))
        parts.line(painter, room, said, unit * 0.92, "ink", CENTRE)

    if place is None:
        label = filled(translate("root_board", "{piece}, not built"), piece=capital(name))
    else:
        said = translate("root_board", "{piece} in {place}")
        label = filled(said, piece=capital(name), place=place_name(view, place))
    sheet.add(f"base:{suit}", area, label, draw, place)


# ---------------------------------------------------------------- sympathy
def _sympathy(sheet: Sheet) -> None:
    """Ten tokens in two rows: the next one's cost and points stand on it."""
    view, seat = sheet.view, sheet.seat
    out = sympathy_out(view, seat)
    costs, points = track("alliance", "sympathy_cost"), track("alliance", "sympathy_vp")
    for start in range(0, len(costs), HALF):
        spaces = range(start, start + HALF)
        label = _track_words(sheet) if not start else _cost_words(costs, start)
        draw = _draw_track(sheet, out, spaces, costs, points)
        sheet.add(f"sympathy:{start}", sheet.row(2.45, 0.12), label, draw, (out, label))


def _draw_track(
    sheet: Sheet, out: int, spaces: range, costs: tuple[int, ...], points: tuple[int, ...]
) -> Draw:
    view, seat, unit = sheet.view, sheet.seat, sheet.unit

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        inner = area.adjusted(4, 1, -4, -2)
        for number, space in zip(spaces, columns(inner, HALF, 4.0), strict=True):
            head = QRectF(space.left(), space.top(), space.width(), unit * 0.85)
            _draw_cost(painter, head, costs[number], unit, number == out)
            room = space.adjusted(0, unit * 0.85, 0, 0)
            if number < out:
                parts.hole(painter, room, f"+{number_text(points[number])}", unit)
            else:
                parts.coin(painter, room, view, seat, TokenKind.SYMPATHY.value)
                common.point_mark(painter, room, points[number], unit)

    return draw


def _draw_cost(painter: QPainter, area: QRectF, cost: int, unit: float, is_next: bool) -> None:
    """Supporters for this token."""
    ink = "ink" if is_next else "muted"
    half = area.width() / 2
    number = area.adjusted(0, 0, -half, 0)
    parts.figures(painter, number, number_text(cost), unit, ink)
    parts.icon(painter, "hand", area.adjusted(half * 0.85, 0, -half * 0.15, 0), ink, 0.9)


def _track_words(sheet: Sheet) -> str:
    """How many are out; what the next one costs, and where that is more (7.3)."""
    view, seat = sheet.view, sheet.seat
    out, whole = sympathy_out(view, seat), len(track("alliance", "sympathy_cost"))
    head = filled(
        translate("root_board", "Sympathy: {count} of {whole} on the map"),
        count=number_text(out),
        whole=number_text(whole),
    )
    if out == whole:
        return head
    least = least_cost(view, seat)
    price = translate("root_board", "%n supporter(s)", None, least)
    points = number_text(change_of(view, seat, next_points(view, seat)))
    said = translate("root_board", "{head}; the next one costs {cost} and scores {points}")
    told = filled(said, head=head, cost=price, points=points)
    more = [p for p in spread_targets(view, seat) if cost(view, seat, p) > least]
    if not more:
        return told
    said = translate("root_board", "{head}. Martial Law makes it cost one more in {list}")
    return filled(said, head=told, list=listed([place_name(view, place) for place in more]))


def _cost_words(costs: tuple[int, ...], start: int) -> str:
    told = listed([number_text(cost) for cost in costs[start:]])
    said = translate("root_board", "Supporters for the last five sympathy tokens: {list}")
    return filled(said, list=told)
