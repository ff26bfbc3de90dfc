"""The board of a seat that an automaton plays: its order, its steps, its numbers, traits (9)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFont, QPainter

from models.translate import number_text, words
from rules.kernel.text import say
from rules.root import names
from rules.root.automata.boards import AutomatonBoard, RobotsBoard, VagabotBoard
from rules.root.automata.choosing import ordered
from rules.root.automata.numbers import is_cut
from rules.root.automata.traits import trait_does, trait_name
from rules.root.cards.piles import suit_of
from rules.root.data import pieces, quests
from rules.root.enums import Faction, Phase, Suit
from rules.root.factions.vagabond.names import character_name
from views.items.cell import Draw
from views.items.page_parts import columns
from views.items.panel import CENTRE, surface
from views.root.panels import parts
from views.root.panels.boards import common
from views.root.panels.boards.automaton_facts import facts_of
from views.root.panels.boards.automaton_steps import Line, steps_of
from views.root.panels.boards.riverfolk import open_cards, warrior_box
from views.root.panels.cards import card_does, card_words
from views.root.panels.sheet import Sheet
from views.root.phrases import capital, filled, folk_name, listed, suit_word

translate = QCoreApplication.translate
NAME = 0.27
"""The share of a line that the name of a step has."""
FEW, TALL, LOW = 5, 2.0, 1.5
"""So few steps have high lines."""
IN_ROW = 3
"""Traits side by side."""


def fill(sheet: Sheet) -> None:
    """Name, numbers, the order, the steps, the traits."""
    sheet.topic = "automata"
    view, seat = sheet.view, sheet.seat
    if view.factions[seat] is Faction.NONE:
        return
    _head(sheet)
    common.status(sheet, facts_of(view, seat))
    _order(sheet)
    _market(sheet)
    _character(sheet)
    _steps(sheet)
    _traits(sheet)
    common.end(sheet)


# ---------------------------------------------------------------- who it is
def automaton_name(automaton: str) -> str:
    """Its name, as the set-up has it."""
    return words(say(f"root.automaton.{automaton}"))


def _head(sheet: Sheet) -> None:
    """The name; below it how strong it is and that nobody is asked for it."""
    view, seat, unit = sheet.view, sheet.seat, sheet.unit
    whole, strength = automaton_name(view.automata[seat]), _strength(sheet)
    kind, _, name = whole.rpartition(": ")
    more = " · ".join(each for each in (kind, strength) if each)
    has_warriors = bool(pieces()[view.factions[seat]].warriors)
    supply = number_text(view.supply[seat]) if has_warriors else ""

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.figure(painter, parts.left_square(area, 0.9), view, seat)
        room = parts.right_of(area, area.height() + 6)
        if supply:
            word = translate("root_board", "Supply")
            taken = parts.named(painter, room, word, supply, unit)
            room = room.adjusted(0, 0, -taken, 0)
        upper = QRectF(room.left(), room.top(), room.width(), room.height() * 0.55)
        parts.heading(painter, upper, name, unit)
        lower = QRectF(room.left(), upper.bottom(), room.width(), area.bottom() - upper.bottom())
        parts.line(painter, lower, more, unit * 0.84, "muted")

    label = listed([whole, folk_name(view, seat), strength])
    if supply:
        left = translate("root_board", "%n warrior(s) in the supply", None, view.supply[seat])
        label = listed([label, left])
    sheet.add("head", sheet.row(1.7, 0.2), label, draw, (name, more, supply))


def _strength(sheet: Sheet) -> str:
    """«Difficulty: normal»; the director's cut is named."""
    view = sheet.view
    level = words(say(f"root.option.difficulty.{view.variant.difficulty}"))
    said = filled(translate("root_board", "Difficulty: {level}"), level=level)
    return listed([said, translate("root_board", "director's cut")]) if is_cut(view) else said


# ---------------------------------------------------------------- the order
def _order(sheet: Sheet) -> None:
    """The order card; where it sends the automaton, highest priority first."""
    view, unit = sheet.view, sheet.unit
    board = view.boards[sheet.seat]
    turn = view.turn
    is_now = turn is not None and turn.seat == sheet.seat
    if not isinstance(board, AutomatonBoard):
        return
    card, suit = board.order, board.suit if board.order or is_now else Suit.NONE
    told = [_order_words(card, suit)]
    if suit is not Suit.NONE:
        places = listed([number_text(place) for place in ordered(view, suit)])
        first = translate("root_board", "Ordered clearings, first to last: {list}")
        told.append(filled(first, list=places))

    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "raised", "edge", radius=5.0)
        inner = area.adjusted(4, 1, -5, -1)
        parts.disc(painter, parts.left_square(inner, 0.8), suit)
        room = parts.right_of(inner, inner.height() + 2)
        if len(told) == 1:
            parts.line(painter, room, told[0], unit * 0.95)
            return
        upper = QRectF(room.left(), room.top(), room.width(), room.height() / 2)
        parts.line(painter, upper, told[0], unit * 0.95, strong=True)
        parts.line(painter, upper.translated(0, upper.height()), told[1], unit * 0.84, "muted")

    label = ". ".join(told)
    more = card_does(card) if card else ""
    sheet.add("order", sheet.row(1.8, 0.2), label, draw, (card, suit, label), more=more)


def _order_words(card: str, suit: Suit) -> str:
    if card and suit_of(card) is suit:
        return filled(translate("root_board", "Order: {card}"), card=card_words(card))
    if suit is not Suit.NONE:
        return filled(translate("root_board", "Order: {suit}"), suit=capital(suit_word(suit)))
    return translate("root_board", "The order is revealed in its Birdsong.")


def _market(sheet: Sheet) -> None:
    """The Riverfolk's cards that lie open, and whose warriors are in Payments."""
    board = sheet.view.boards[sheet.seat]
    if isinstance(board, RobotsBoard):
        open_cards(sheet, board.market)
        if not any(board.payments):
            return
        payments = translate("root_board", "Payments")
        warrior_box(sheet, sheet.row(2.2, 0.15), "payments", payments, board.payments)


def _character(sheet: Sheet) -> None:
    """Who the Vagabot is, and the quest that is its own."""
    board, unit = sheet.view.boards[sheet.seat], sheet.unit
    if not isinstance(board, VagabotBoard) or not board.character:
        return
    told = [words(character_name(board.character))]
    if board.quest:
        items = listed([words(names.item_name(item)) for item in quests()[board.quest].items])
        said = translate("root_board", "its quest: {items}")
        told.append(filled(said, items=items))
    said = listed(told)

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.line(painter, area.adjusted(4, 0, -4, 0), said, unit * 0.95)

    sheet.add("character", sheet.row(1.1, 0.15), said, draw, said)


# ---------------------------------------------------------------- the steps
def _steps(sheet: Sheet) -> None:
    """All in letters of one size, as on a printed board."""
    lines = steps_of(sheet.view, sheet.seat)
    high = TALL if len(lines) <= FEW else LOW
    rooms = [sheet.row(high, 0.06) for _ in lines]
    body = _body(rooms[0]).size()
    made = parts.fitting([line.does for line in lines], body, sheet.unit * 0.86)
    for number, (line, room) in enumerate(zip(lines, rooms, strict=True)):
        _step(sheet, number, line, room, made)


def _body(area: QRectF) -> QRectF:
    """Where it stands what a step does."""
    wide = area.width() * NAME
    return QRectF(area.left() + wide, area.top(), area.width() - wide - 4, area.height())


def _step(sheet: Sheet, number: int, line: Line, room: QRectF, made: QFont) -> None:
    """A step as it is printed; those of the phase of now stand on light ground."""
    turn = sheet.view.turn
    is_now = turn is not None and turn.seat == sheet.seat and turn.phase is line.phase
    said = translate("root_board", "{phase}, {step}: {does}")
    if line.phase is Phase.EVENING:
        said = translate("root_board", "{step}: {does}")
    phase = capital(words(names.phase_name(line.phase)))
    label = filled(said, phase=phase, step=line.name, does=line.does)
    draw = _draw_step(line, is_now, sheet.unit, made)
    sheet.add(f"step:{number}", room, label, draw, (line, is_now, made.pixelSize()))


def _draw_step(line: Line, is_now: bool, unit: float, made: QFont) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        fill = "raised" if is_now else "sunken"
        surface(painter, area, fill, "ink" if is_now else "line", radius=4.0)
        body = _body(area)
        head = QRectF(area.left() + 6, area.top(), body.left() - area.left() - 8, area.height())
        parts.line(painter, head, line.name, unit * 0.95, strong=True)
        parts.in_middle(painter, body, line.does, made)

    return draw


# ---------------------------------------------------------------- the traits
def _traits(sheet: Sheet) -> None:
    """What makes this one special: a name each, asked for what it does."""
    held = sheet.view.traits[sheet.seat] if sheet.seat < len(sheet.view.traits) else ()
    for start in range(0, len(held), IN_ROW):
        row = sheet.row(1.15, 0.15)
        for area, trait in zip(columns(row, IN_ROW, 4.0), held[start:], strict=False):
            _trait(sheet, area, trait)


def _trait(sheet: Sheet, area: QRectF, trait: str) -> None:
    name, unit = words(trait_name(trait)), sheet.unit

    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "raised", "edge", radius=4.0)
        parts.line(painter, area.adjusted(4, 0, -4, 0), name, unit * 0.92, "ink", CENTRE)

    label = filled(translate("root_board", "Trait: {name}"), name=name)
    does = words(trait_does(trait, is_cut(sheet.view)))
    sheet.add(f"trait:{trait}", area, label, draw, trait, more=does)
