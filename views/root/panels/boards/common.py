"""What every faction's board begins and ends with: name, warriors, cards; what it has crafted."""

from __future__ import annotations

from collections import Counter

import msgspec
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from models.translate import number_text, words
from rules.kernel.steps import Target, TargetKind
from rules.root import names
from rules.root.data import cards, pieces
from rules.root.effects.registry import does
from rules.root.enums import Item
from views.items.cell import Draw
from views.items.page_parts import columns
from views.items.panel import CENTRE, tabular, write
from views.root.inks import inks_of
from views.root.panels import parts
from views.root.panels.cards import card_does
from views.root.panels.homes import Home
from views.root.panels.sheet import Sheet
from views.root.phrases import filled, folk_name, listed
from views.theme import theme
from views.theme.fonts import Face, font

translate = QCoreApplication.translate
MOST_CRAFTED = 2
"""Effects side by side in a line."""


class Fact(msgspec.Struct, frozen=True):
    """A number of a board: its sign, its short name, the number, the whole sentence."""

    sign: str
    name: str
    number: str
    said: str


def begin(sheet: Sheet) -> None:
    """The name, the warriors in the supply, the cards in hand."""
    view, seat = sheet.view, sheet.seat
    row = sheet.row(1.35, 0.2)
    name, unit = folk_name(view, seat), sheet.unit
    warriors, held = view.supply[seat], len(view.hands[seat])
    has_warriors = bool(pieces()[view.factions[seat]].warriors)

    counts = [(translate("root_board", "Hand"), number_text(held))]
    if has_warriors:
        counts.insert(0, (translate("root_board", "Supply"), number_text(warriors)))

    def draw(painter: QPainter, area: QRectF) -> None:
        side = area.height()
        parts.figure(painter, parts.left_square(area), view, seat)
        room = parts.right_of(area, side + 6)
        taken = 0.0
        for word, number in reversed(counts):
            taken += parts.named(painter, room.adjusted(0, 0, -taken, 0), word, number, unit)
        parts.heading(painter, room.adjusted(0, 0, -taken, 0), name, unit)

    sheet.add("head", row, head_words(sheet), draw, (view.factions[seat], warriors, held))


def head_words(sheet: Sheet) -> str:
    """«Eyrie Dynasties: 12 warriors in the supply, 3 cards in hand»."""
    view, seat = sheet.view, sheet.seat
    told = [translate("root_board", "%n card(s) in hand", None, len(view.hands[seat]))]
    if pieces()[view.factions[seat]].warriors:
        supply = translate("root_board", "%n warrior(s) in the supply", None, view.supply[seat])
        told.insert(0, supply)
    return filled(
        translate("root_board", "{who}: {pieces}"), who=folk_name(view, seat), pieces=listed(told)
    )


def end(sheet: Sheet) -> None:
    """Crafted effects, each to be asked what it does; revealed cards; crafted items."""
    view, seat = sheet.view, sheet.seat
    lying = [(card, False) for card in Counter(view.crafted[seat])]
    lying += [(card, True) for card in view.revealed[seat]]
    for start in range(0, len(lying), MOST_CRAFTED):
        row = sheet.row(1.1, 0.2)
        for number, area in enumerate(columns(row, MOST_CRAFTED)[: len(lying) - start], start):
            card, is_revealed = lying[number]
            if is_revealed:
                revealed(sheet, area, card, number)
            else:
                effect(sheet, area, card)
    if view.boxes[seat] or view.spent_boxes[seat]:
        item_row(sheet)


def effect(sheet: Sheet, area: QRectF, card: str) -> None:
    """A persistent effect in play."""
    name, unit = words(names.card_name(card)), sheet.unit

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area, is_raised=True)
        box = area.adjusted(3, 1, -4, -1)
        parts.disc(painter, parts.left_square(box, 0.86), cards()[card].suit)
        parts.line(painter, parts.right_of(box, box.height() + 1), name, unit * 0.9)

    label = filled(translate("root_board", "In play: {card}"), card=name)
    target = Target(TargetKind.CARD, card)
    more = words(does(card))
    sheet.add(f"crafted:{card}", area, label, draw, card, more=more, target=target, home=Home.PLAY)


def revealed(sheet: Sheet, area: QRectF, card: str, number: int) -> None:
    """A card that was revealed this turn: it lies open, all may read it."""
    name, unit = words(names.card_name(card)), sheet.unit

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        box = area.adjusted(3, 1, -4, -1)
        sign = parts.left_square(box, 0.86)
        parts.disc(painter, sign, cards()[card].suit)
        eye = QRectF(box.right() - sign.width(), sign.top(), sign.width(), sign.height())
        parts.icon(painter, "eye", eye, "muted", 0.9)
        room = parts.right_of(box, box.height() + 1).adjusted(0, 0, -sign.width() - 2, 0)
        parts.line(painter, room, name, unit * 0.9, "muted")

    label = filled(translate("root_board", "Revealed: {card}"), card=name)
    target, more = Target(TargetKind.CARD, card), card_does(card)
    key = f"revealed:{number}:{card}"
    sheet.add(key, area, label, draw, card, more=more, target=target, home=Home.REVEALED)


def item_row(sheet: Sheet) -> None:
    """Crafted items: ready ones, then those exhausted for good."""
    view, seat = sheet.view, sheet.seat
    row = sheet.row(1.2, 0.2)
    kinds: list[tuple[Item, bool]] = [(item, False) for item in view.boxes[seat]]
    kinds += [(item, True) for item in view.spent_boxes[seat]]
    grouped = Counter(kinds)
    wide = min(row.height() * 2.0, row.width() / max(1, len(grouped)))
    for number, ((item, spent), count) in enumerate(grouped.items()):
        area = QRectF(row.left() + number * wide, row.top(), wide - 3, row.height())
        crafted_item(sheet, area, item, spent, count)


def crafted_item(sheet: Sheet, area: QRectF, item: Item, spent: bool, count: int) -> None:
    """Items alike in the box."""
    unit, name = sheet.unit, words(names.item_name(item))

    def draw(painter: QPainter, area: QRectF) -> None:
        item_chip(painter, parts.left_square(area), item, exhausted=spent)
        if count > 1:
            parts.line(
                painter, parts.right_of(area, area.height() + 2), number_text(count), unit, "muted"
            )

    said = (
        translate("root_board", "Crafted, permanently exhausted: {item}, {count}")
        if spent
        else translate("root_board", "Crafted: {item}, {count}")
    )
    label = filled(said, item=name, count=number_text(count))
    target = Target(TargetKind.PIECE, f"crafted:{sheet.seat}:{item}:{int(spent)}")
    sheet.add(
        f"crafted_item:{item}:{spent}", area, label, draw, (item, spent, count), target=target
    )


def item_chip(
    painter: QPainter,
    area: QRectF,
    item: Item,
    exhausted: bool = False,
    damaged: bool = False,
    is_hollow: bool = False,
) -> None:
    """An item: exhausted ones lie dark with their face down; damaged ones have a broken frame and a
    cross at their corner, so that one still sees what they are."""
    box = parts.square(area).adjusted(1, 1, -1, -1)
    token = "bad" if damaged else "line" if is_hollow else "edge"
    dash = Qt.PenStyle.DashLine if damaged else Qt.PenStyle.SolidLine
    painter.setPen(QPen(theme().colour(token), 1.6 if damaged else 1.0, dash))
    painter.setBrush(theme().colour("muted" if exhausted else "sunken" if is_hollow else "raised"))
    painter.drawRoundedRect(box, 4, 4)
    ink = theme().colour("surface") if exhausted else theme().colour("ink")
    if is_hollow:
        ink = theme().colour("muted", 0.45)
    parts.icon(painter, f"item-{item}", box, ink, 0.72)
    if damaged:
        side = max(8.0, box.width() * 0.34)
        parts.cross_out(painter, QRectF(box.right() - side, box.top(), side, side))


def status(sheet: Sheet, told: list[Fact], key: str = "status") -> None:
    """A row of facts: a sign with its number, its name below."""
    if not told:
        return
    row, unit = sheet.row(1.7, 0.2), sheet.unit
    for number, (area, fact) in enumerate(zip(columns(row, len(told)), told, strict=True)):
        shown = (fact.sign, fact.number)
        sheet.add(f"{key}:{number}", area, fact.said, _draw_fact(fact, unit), shown)


def _draw_fact(fact: Fact, unit: float) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        inner = area.adjusted(5, 1, -3, -1)
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.55)
        parts.counted(painter, upper, fact.sign, fact.number, unit)
        lower = QRectF(inner.left(), upper.bottom(), inner.width(), inner.bottom() - upper.bottom())
        caption(painter, lower, fact.name, unit, centred=False)

    return draw


def caption(painter: QPainter, area: QRectF, text: str, unit: float, centred: bool = True) -> None:
    """The small quiet word above or beside something."""
    if centred:
        parts.line(painter, area, text, unit * 0.84, "muted", CENTRE)
    else:
        parts.line(painter, area, text, unit * 0.84, "muted")


def badge(painter: QPainter, box: QRectF, text: str) -> None:
    """A number in a small dark chip."""
    inks = inks_of(theme().name)
    painter.setPen(QPen(QColor(inks.disc), 1))
    painter.setBrush(QColor(inks.ink))
    painter.drawRoundedRect(box, box.height() / 2.6, box.height() / 2.6)
    letters = tabular(font(Face.STRONG, max(11.0, box.height() * 0.82)))
    write(painter, box, text, letters, QColor(inks.disc), CENTRE)


def heading(sheet: Sheet, key: str, said: str) -> None:
    """A quiet line over numbers: what they count."""
    unit = sheet.unit

    def draw(painter: QPainter, area: QRectF) -> None:
        caption(painter, area, said, unit, centred=False)

    sheet.add(key, sheet.row(0.8, 0.05), said, draw)


def card_mark(painter: QPainter, space: QRectF, unit: float) -> None:
    """A space that brings a card more when it is uncovered."""
    spot = parts.square(space)
    side = max(11.0, unit * 0.6)
    box = QRectF(spot.left(), spot.top(), side, side)
    painter.setPen(QPen(theme().colour("edge"), 0.8))
    painter.setBrush(theme().colour("surface"))
    painter.drawRoundedRect(box, 3, 3)
    parts.icon(painter, "draw", box, "ink", 0.9)


def point_mark(painter: QPainter, space: QRectF, points: int, unit: float) -> None:
    """What a building will score, on its tile."""
    spot = parts.square(space)
    high = max(12.0, unit * 0.66)
    badge(
        painter, QRectF(spot.right() - high, spot.bottom() - high, high, high), number_text(points)
    )
