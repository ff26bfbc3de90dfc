"""Cards as we draw them: suit by colour and animal, name, cost, what it does in words, points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from models.translate import number_text, words
from rules.root import names
from rules.root.cards.piles import suit_of
from rules.root.data import Card, cards
from rules.root.effects.registry import does
from rules.root.enums import CardKind, Suit
from views.items.panel import RIGHT, lines_height, shrunk, write
from views.root.inks import inks_of
from views.root.panels import parts
from views.root.phrases import filled, listed, suit_word
from views.theme import theme
from views.theme.contrast import mix
from views.theme.fonts import Face, font

translate = QCoreApplication.translate
ANY = "any"
HEAD = 21.0
"""The line with the name at scale 1."""
BODY = 17.6
"""The usual letters of what a card does at scale 1."""
LINE = 14.0
"""From so much room on, at scale 1, a card says what it does."""
READABLE = 0.6
"""How much of a name stands at least on a card."""


def card_name(card: str) -> str:
    """Its name."""
    return words(names.card_name(card))


def card_does(card: str, worth: int | None = None) -> str:
    """What it does, in a sentence; an item is named, with the points it is worth to somebody, or
    with those that are printed."""
    if not card:
        return ""
    known = cards()[card]
    if known.item is None:
        return words(does(card))
    item = words(names.item_name(known.item))
    points = _points_word(known, worth)
    return filled(translate("root_board", "Craft it: {item}, {points}."), item=item, points=points)


def _points_word(known: Card, worth: int | None) -> str:
    points = known.vp if worth is None else worth
    return translate("root_board", "%n point(s)", None, points)


def card_words(card: str, worth: int | None = None) -> str:
    """«Armorers, bird card, costs fox», for those who do not see it."""
    if not card:
        return card_name(card)
    known = cards()[card]
    suit = translate("root_board", "{suit} card")
    told = [card_name(card), filled(suit, suit=suit_word(known.suit))]
    if known.cost:
        cost = listed([_cost_word(each) for each in known.cost])
        told.append(filled(translate("root_board", "costs {cost}"), cost=cost))
    if known.item is not None:
        item = words(names.item_name(known.item))
        points = _points_word(known, worth)
        text = translate("root_board", "gives {item} and {points}")
        told.append(filled(text, item=item, points=points))
    return listed(told)


def _cost_word(suit: str) -> str:
    return translate("root_board", "any suit") if suit == ANY else suit_word(Suit(suit))


# ---------------------------------------------------------------- drawing
def draw_card(
    painter: QPainter,
    area: QRectF,
    card: str,
    scale: float,
    can_craft: bool,
    count: int = 1,
    letters: QFont | None = None,
    worth: int | None = None,
) -> None:
    """A card as large as its place: a low one has name, cost and points (`worth`: those that it
    would score here); a high one its words, in the given letters: all cards that lie together have
    the same."""
    known = cards()[card]
    band = min(area.height(), 30.0 * scale)
    _sheet(painter, area, known.suit, band)
    has_words = area.height() - 4 - HEAD * scale >= LINE * scale
    high = HEAD * scale if has_words else area.height() - 4
    disc = QRectF(area.left() + 2, area.top(), band - 4, min(area.height(), band + 6))
    parts.disc(painter, disc, suit_of(card))
    room = area.adjusted(band + 5, 2, -5, -2)
    head = QRectF(room.left(), room.top(), room.width(), high)
    points = known.vp if worth is None else worth
    _draw_head(painter, head, known, _name_of(card, count), points, can_craft, scale)
    body = room.adjusted(0, high, 0, 0)
    if has_words:
        parts.body(painter, body, card_does(card, worth), letters or body_letters(scale))


def _name_of(card: str, count: int) -> str:
    """Its name, and how many of it there are."""
    if count == 1:
        return card_name(card)
    said = translate("root_board", "{count} {piece}")
    return filled(said, count=number_text(count), piece=card_name(card))


def _draw_head(
    painter: QPainter,
    head: QRectF,
    known: Card,
    name: str,
    points: int,
    can_craft: bool,
    scale: float,
) -> None:
    """Name, cost, item and points; where the name could not be read beside all that, first the cost
    gives way to it, then the rest: what is pointed at tells them."""
    side = min(head.height(), HEAD * scale) * 0.78
    letters = font(Face.STRONG, max(parts.LEAST, min(14.5 * scale, head.height() * 0.72)))
    least = QFontMetricsF(shrunk(letters, name, 0.0)).horizontalAdvance(name)
    cost = len(known.cost) * side * 0.84
    room = head.width() - READABLE * least - 3
    has_cost = _tail_width(known, side) + cost <= room
    has_tail = _tail_width(known, side) <= room
    taken = _draw_tail(painter, head, known, points, side) if has_tail else 0.0
    if has_cost:
        for number, suit in enumerate(reversed(known.cost)):
            right = head.right() - taken - number * side * 0.84
            box = QRectF(right - side * 0.8, head.top(), side * 0.8, head.height())
            _draw_cost(painter, box, suit, can_craft)
        taken += cost
    write(painter, head.adjusted(0, 0, -taken - 3, 0), name, letters)


def _tail_width(known: Card, side: float) -> float:
    """How much room points and item take."""
    points = side * 1.25 if known.vp else 0.0
    return points + (side * 1.15 if known.item is not None or known.kind in SIGNS else 0.0)


def _sheet(painter: QPainter, area: QRectF, suit: Suit, band: float) -> None:
    """Paper with a band in the suit's colour."""
    inks = inks_of(theme().name)
    painter.setPen(QPen(theme().colour("edge"), 1))
    painter.setBrush(theme().colour("raised"))
    box = area.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(box, 4, 4)
    painter.save()
    painter.setClipRect(QRectF(box.left(), box.top(), band, box.height()))
    fill = QColor(mix(inks.suit(suit), theme().colours.raised, 0.35))
    painter.setBrush(fill)
    painter.drawRoundedRect(box, 4, 4)
    painter.restore()


def _draw_tail(painter: QPainter, head: QRectF, known: Card, points: int, side: float) -> float:
    """Item and points at the right end; gives their width."""
    right = head.right()
    if known.vp:
        text = f"+{number_text(points)}"
        letters = font(Face.STRONG, max(parts.LEAST, side * 0.9))
        box = QRectF(right - side * 1.2, head.top(), side * 1.2, head.height())
        write(painter, box, text, letters, "ink", RIGHT)
        right -= side * 1.25
    box = QRectF(right - side, head.top(), side, head.height())
    if known.item is not None:
        parts.icon(painter, f"item-{known.item}", box, "ink")
    elif known.kind in SIGNS:
        parts.icon(painter, SIGNS[known.kind], box, "muted")
    return _tail_width(known, side)


SIGNS = {CardKind.AMBUSH: "battle", CardKind.DOMINANCE: "dominance"}


def _draw_cost(painter: QPainter, box: QRectF, suit: str, can_craft: bool) -> None:
    """A crafting piece that the card costs; a full ring where it can be crafted now."""
    spot = parts.square(box, 0.96)
    if suit == ANY:
        painter.setPen(QPen(theme().colour("edge"), 1, Qt.PenStyle.DashLine))
        painter.setBrush(theme().colour("sunken"))
        painter.drawEllipse(spot)
    else:
        parts.disc(painter, spot, Suit(suit))
    if can_craft:
        painter.setPen(QPen(theme().colour("ink"), 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(spot.adjusted(-1, -1, 1, 1))


def body_letters(scale: float) -> QFont:
    """The usual letters of what a card does."""
    return parts.letters(BODY * scale)


def letters_for(texts: Sequence[str], area: QRectF, scale: float) -> QFont:
    """Letters of one size for what cards say that lie together in places of this size: the largest,
    up to the usual ones, in which each says it whole. A text that has no room in the smallest is
    cut in any case (the prompt line tells it whole) and makes nobody else smaller."""
    wide = area.width() - min(area.height(), 30.0 * scale) - 10
    room = QSizeF(wide, area.height() - 4 - HEAD * scale)
    least = body_letters(scale)
    least.setPixelSize(round(parts.LEAST))
    whole = [text for text in texts if lines_height(text, least, wide) < room.height() - 1]
    return parts.fitting(whole, room, BODY * scale) if whole else least


def whole_height(card: str, width: float, scale: float) -> float:
    """How high a card must be to say all it does."""
    type_ = body_letters(scale)
    room = width - 30.0 * scale - 10
    return HEAD * scale + lines_height(card_does(card), type_, room) + 8
