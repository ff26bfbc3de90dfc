"""The pieces that are still to be placed, one of each sort: a press takes one into the hand."""

from __future__ import annotations

from functools import partial

import msgspec
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import headed, number_text
from rules.kernel.steps import Seat
from rules.kinfire_council.asking import piece_target
from rules.kinfire_council.pieces import distinct
from rules.kinfire_council.state import SEEKER, Council, Piece
from views.items import page_parts as parts
from views.items.cell import Note, Spec
from views.items.panel import CENTRE, surface
from views.kinfire_council.hand import OPEN_HAND, Hand
from views.kinfire_council.panels.seat_pieces import chit_name, piece_name, skill_text, skill_word
from views.kinfire_council.panels.told import seat_name
from views.kinfire_council.phrases import capital, listed
from views.kinfire_council.piece_paint import paint_piece
from views.kinfire_council.showing import RenderState
from views.theme import SeatMark, theme

translate = QCoreApplication.translate
HIGH = 32.0


Sort = tuple[Seat, int, bool]
"""Whose piece, its number, whether it is in the hand."""


class Tray(msgspec.Struct, frozen=True):
    """The pieces that whoever is on turn has still to place, alike chits once. `cards`: of his
    hand, where it can be opened now."""

    pieces: tuple[Sort, ...] = ()
    cards: int = 0


def tray_of(view: Council, hand: Hand | None) -> Tray:
    """What lies there now."""
    turn = view.turn
    if turn is None:
        return Tray()
    held = hand.held if hand is not None else None
    opens = hand is not None and hand.is_open(OPEN_HAND)
    pieces = tuple(
        (turn.seat, number, held == piece_target(turn.seat, number))
        for number in distinct(view, turn.seat)
    )
    return Tray(pieces, len(view.hands[turn.seat]) if opens else 0)


def grip_specs(
    showing: RenderState, tray: Tray, hand: Hand | None, area: QRectF, unit: float
) -> list[Spec]:
    """A row of them, as long as somebody is on turn."""
    row = QRectF(area)
    found: list[Spec] = []
    if tray.cards and hand is not None:
        said = translate("kinfire_council_board", "%n card(s)", None, tray.cards)
        wide = min(area.width() * 0.4, area.height() + parts.width_of(said, unit * 0.86) + 8)
        row.setWidth(area.width() - wide - 3)
        box = QRectF(row.right() + 3, area.top(), wide, area.height())
        found.append(_hand(tray.cards, said, hand.prospect(OPEN_HAND), box, unit))
    if not tray.pieces:
        return [_empty(row, unit), *found]
    boxes = parts.columns(row, max(2, len(tray.pieces)), 3.0)
    pieces = zip(tray.pieces, boxes, strict=False)
    return [*(_spec(showing, sort, box, unit) for sort, box in pieces), *found]


def _hand(cards: int, said: str, does: str, box: QRectF, unit: float) -> Spec:
    """Opens the own research cards."""

    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "raised", "edge", radius=5.0)
        inner = area.adjusted(5, 2, -5, -2)
        side = inner.height() * 0.74
        mark = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
        parts.icon(painter, "kc-research", mark, "ink")
        room = parts.right_of(inner, side + 4)
        parts.line(painter, room, said, unit * 0.86, strong=True)

    return Spec(
        key="grip:hand",
        area=box,
        label=translate("kinfire_council_board", "%n research card(s)", None, cards),
        draw=draw,
        shown=(cards, said, does),
        target=OPEN_HAND,
        topic="research",
    )


def _empty(area: QRectF, unit: float) -> Spec:
    said = translate("kinfire_council_board", "All pieces are placed")

    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "sunken", "line", radius=5.0)
        parts.line(painter, area.adjusted(8, 0, -8, 0), said, unit * 0.86, "muted", CENTRE)

    return Spec(key="grip:none", area=area, label=said, draw=draw, shown=(said,), topic="turn")


def _spec(showing: RenderState, sort: Sort, box: QRectF, unit: float) -> Spec:
    view = showing.view
    seat, number, is_held = sort
    piece = view.sheets[seat].pieces[number]
    mark = theme().seat(int(seat), seat_name(showing, seat))
    name, skill = piece_name(view, seat, number), skill_word(piece)
    count = alike(view, seat, number)
    in_hand = translate("kinfire_council_board", "in your hand") if is_held else ""
    label = listed([each for each in (name, skill, in_hand) if each])
    if count > 1:
        label = headed(label, translate("kinfire_council_board", "%n alike", None, count))
    said = skill or (name if number == SEEKER else capital(chit_name()))
    return Spec(
        key=f"grip:{number}",
        area=box,
        label=capital(label),
        draw=partial(_draw, piece, number, mark, said, count, is_held, unit),
        shown=(piece, count, mark.colour, said, is_held),
        target=piece_target(seat, number),
        topic="turn",
        note=Note(capital(name), skill, skill_text(view, piece)),
    )


def alike(view: Council, seat: Seat, number: int) -> int:
    """How many pieces of this sort are on the sheet."""
    if number == SEEKER:
        return 1
    pieces = view.sheets[seat].pieces
    return sum(not each.space and each.skill == pieces[number].skill for each in pieces[1:])


def _draw(
    piece: Piece,
    number: int,
    mark: SeatMark,
    said: str,
    count: int,
    is_held: bool,
    unit: float,
    painter: QPainter,
    area: QRectF,
) -> None:
    """The piece, what it can, how many of it there are."""
    surface(painter, area, "selected" if is_held else "raised", "edge", radius=5.0)
    inner = area.adjusted(3, 2, -4, -2)
    if is_held:
        side = inner.height() * 0.62
        sign = QRectF(inner.right() - side, inner.center().y() - side / 2, side, side)
        parts.icon(painter, "check", sign, "accent")
        inner.setRight(sign.left() - 2)
    box = parts.left_square(inner)
    paint_piece(painter, box, mark, number == SEEKER, piece.skill)
    room = parts.right_of(inner, box.width() + 4)
    if count > 1:
        parts.chip(painter, box, number_text(count), unit * 0.62)
    if max(parts.width_of(each, unit * 0.8) for each in said.split()) <= room.width():
        parts.two_lines(painter, room, said, unit * 0.8)
