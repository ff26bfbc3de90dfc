"""The page that belongs to nobody: dominance beside the map, effects in play, the discards."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import number_text
from rules.kernel.steps import Target, TargetKind
from rules.root.cards import suit_of
from rules.root.state import all_seats
from rules.root.words import Suit
from views.root.panels import parts
from views.root.panels.cards import card_does, card_name, card_words
from views.root.panels.cell import Draw
from views.root.panels.sheet import Sheet, columns
from views.root.showing import Showing
from views.root.words import filled, folk_name

translate = QCoreApplication.translate
ORDER = (Suit.BIRD, Suit.FOX, Suit.RABBIT, Suit.MOUSE)


def fill_common(showing: Showing, sheet: Sheet) -> None:
    """Part by part; what is empty is not there."""
    view = showing.view
    sheet.topic = "cards"
    if view.available:
        _part(sheet, translate("root_board", "Dominance beside the map"), view.available, "open")
    for seat in all_seats(view):
        if view.crafted[seat]:
            said = filled(translate("root_board", "In play: {who}"), who=folk_name(view, seat))
            _part(sheet, said, view.crafted[seat], f"play{seat}")
    if view.lost_souls:
        _part(sheet, translate("root_board", "Lost Souls"), view.lost_souls, "souls")
    _part(sheet, translate("root_board", "Discard pile"), view.discard, "discard")


def _part(sheet: Sheet, title: str, pile: tuple[str, ...], key: str) -> None:
    """A pile by suit, cards alike once with their number."""
    unit, count = sheet.unit, len(pile)
    number = translate("root_board", "%n card(s)", None, count)

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.line(painter, area, f"{title} ({number_text(count)})", unit, "muted", strong=True)

    said = filled(translate("root_board", "{head}: {cards}"), head=title, cards=number)
    sheet.add(f"title:{key}", sheet.row(1.0, 0.05), said, draw, count)
    held = Counter(pile)
    kinds = sorted(held, key=lambda card: (ORDER.index(suit_of(card)), card))
    for start in range(0, len(kinds), 2):
        row = sheet.row(0.95, 0.1)
        for area, card in zip(columns(row, 2), kinds[start : start + 2], strict=False):
            _card(sheet, area, card, held[card], key)


def _card(sheet: Sheet, area: QRectF, card: str, count: int, key: str) -> None:
    label = card_words(card)
    if count > 1:
        said = translate("root_board", "{count} times {piece}")
        label = filled(said, count=number_text(count), piece=label)
    target = Target(TargetKind.CARD, card)
    draw = _draw(card, count, sheet.unit)
    sheet.add(f"{key}:{card}", area, label, draw, count, more=card_does(card), target=target)


def _draw(card: str, count: int, unit: float) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        parts.disc(painter, parts.left_square(area, 0.9), suit_of(card))
        room = parts.right_of(area, area.height() + 3)
        said = card_name(card)
        if count > 1:
            said = f"{number_text(count)} {said}"
        parts.line(painter, room, said, unit * 0.92)

    return draw
