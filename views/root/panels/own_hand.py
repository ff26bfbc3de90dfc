"""The hand of whoever sits here, and which of its cards could be crafted now."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFont, QPainter

from models.translate import number_text
from rules.kernel.steps import Seat, Target, TargetKind
from rules.root.cards.crafting import why_not_craft, worth
from rules.root.state import HIDDEN_CARD, Woodland
from views.items.cell import Draw
from views.items.page_parts import columns
from views.items.panel import CENTRE
from views.root.panels import parts
from views.root.panels.cards import card_does, card_words, draw_card, letters_for
from views.root.panels.cell import Spec
from views.root.panels.homes import Home
from views.root.phrases import filled
from views.root.showing import RenderState

translate = QCoreApplication.translate
FULL, LOW = 72.0, 21.0
"""A card with its words, and the least one, at scale 1."""
GAP = 3.0
MOST_ROWS = 9
LEAST = 20.0
"""No card is lower than this, in pixels."""
WIDE = 230.0
"""The least width of a card at scale 1 before a second column is made."""


def owner(showing: RenderState) -> Seat | None:
    """Whose hand lies on this screen."""
    return showing.viewer


def cards_of(showing: RenderState) -> tuple[str, ...]:
    """The kinds of card in this hand, sorted by suit as the rules sort them."""
    seat = owner(showing)
    if seat is None:
        return ()
    held = [card for card in showing.view.hands[seat] if card != HIDDEN_CARD]
    return tuple(dict.fromkeys(held))


def wanted(showing: RenderState, width: float, scale: float) -> float:
    """The height that shows every card with its words."""
    kinds = len(cards_of(showing))
    rows = -(-kinds // _columns(width, scale, kinds, 1000.0))
    return rows * (FULL * scale + GAP) if kinds else 24.0 * scale


def least(showing: RenderState, width: float, scale: float) -> float:
    """The height that shows every card's name, one below the other where there are not many."""
    kinds = len(cards_of(showing))
    rows = kinds if kinds <= MOST_ROWS and width < 2 * WIDE * scale else -(-kinds // 2)
    return rows * (LOW * scale + GAP)


def least_in_pairs(showing: RenderState, scale: float) -> float:
    """The height that shows every card's name, two in a line."""
    return -(-len(cards_of(showing)) // 2) * (LOW * scale + GAP)


def _columns(width: float, scale: float, kinds: int, height: float) -> int:
    """Two where there is room, or where one would be too low."""
    if width >= 2 * WIDE * scale:
        return 2
    return 1 if kinds * (max(LEAST, LOW * scale * 0.7) + GAP) <= height + GAP else 2


def hand_specs(showing: RenderState, area: QRectF, scale: float) -> list[Spec]:
    """The cards from the top."""
    seat, kinds = owner(showing), cards_of(showing)
    if seat is None:
        return []
    if not kinds:
        return [_empty(area, scale)]
    held = Counter(showing.view.hands[seat])
    across = _columns(area.width(), scale, len(kinds), area.height())
    rows = -(-len(kinds) // across)
    high = min(FULL * scale, (area.height() - (rows - 1) * GAP) / rows)
    found = []
    texts = [card_does(card, worth(showing.view, seat, card)) for card in kinds]
    letters = letters_for(texts, columns(QRectF(0, 0, area.width(), high), across, GAP)[0], scale)
    for number, card in enumerate(kinds):
        line = QRectF(area.left(), area.top() + (number // across) * (high + GAP),
                      area.width(), high)  # fmt: skip
        room = columns(line, across, GAP)[number % across]
        found.append(_card(showing.view, seat, card, held[card], room, scale, letters))
    return found


def _card(
    view: Woodland,
    seat: Seat,
    card: str,
    count: int,
    area: QRectF,
    scale: float,
    letters: QFont,
) -> Spec:
    can_craft = may_craft(view, seat, card)
    points = worth(view, seat, card)
    label = card_words(card, points)
    if count > 1:
        said = translate("root_board", "{count} times {piece}")
        label = filled(said, count=number_text(count), piece=label)
    more = [card_does(card, points)]
    if can_craft:
        more.append(translate("root_board", "Your crafting pieces can pay for it."))
    return Spec(
        key=f"hand:{card}",
        area=area,
        label=label,
        more=" ".join(more),
        draw=_draw(card, scale, can_craft, count, letters, points),
        shown=(card, scale, can_craft, count, points, letters.pixelSize()),
        target=Target(TargetKind.CARD, card),
        topic="cards",
        home=Home.HAND,
        worth=points,
    )


def may_craft(view: Woodland, seat: Seat, card: str) -> bool:
    """Whether the pieces that are left this turn can pay for a card."""
    turn = view.turn
    return turn is not None and turn.seat == seat and why_not_craft(view, seat, card) is None


def _draw(
    card: str, scale: float, can_craft: bool, count: int, letters: QFont, points: int
) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        draw_card(painter, area, card, scale, can_craft, count, letters, points)

    return draw


def _empty(area: QRectF, scale: float) -> Spec:
    said = translate("root_board", "No card in hand")

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.line(painter, area, said, 22.0 * scale, "muted", CENTRE)

    room = QRectF(area.left(), area.top(), area.width(), min(area.height(), 24.0 * scale))
    return Spec(key="hand:none", area=room, label=said, draw=draw, topic="cards")
