"""The pieces that are still to be placed, one of each sort: a press takes one into the hand."""

from __future__ import annotations

from functools import partial

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
from views.kinfire_council.hand import Hand
from views.kinfire_council.panels.seat_pieces import piece_name, skill_text, skill_word
from views.kinfire_council.panels.told import CONTEXT, seat_name
from views.kinfire_council.piece_paint import paint_piece
from views.kinfire_council.showing import Showing
from views.kinfire_council.words import capital, listed
from views.theme import SeatMark, theme

translate = QCoreApplication.translate
HIGH = 32.0


Sort = tuple[Seat, int, bool]
"""Whose piece, its number, whether it is in the hand."""


def sorts(view: Council, hand: Hand | None) -> tuple[Sort, ...]:
    """The pieces that whoever is on turn has still to place; alike chits once."""
    turn = view.turn
    if turn is None:
        return ()
    held = hand.held if hand is not None else None
    return tuple(
        (turn.seat, number, held == piece_target(turn.seat, number))
        for number in distinct(view, turn.seat)
    )


def grip_specs(showing: Showing, pieces: tuple[Sort, ...], area: QRectF, unit: float) -> list[Spec]:
    """A row of them, as long as somebody is on turn."""
    if not pieces:
        return [_empty(area, unit)]
    boxes = parts.columns(area, max(2, len(pieces)), 3.0)
    return [_spec(showing, sort, box, unit) for sort, box in zip(pieces, boxes, strict=False)]


def _empty(area: QRectF, unit: float) -> Spec:
    said = translate(CONTEXT, "All pieces are placed")

    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "sunken", "line", radius=5.0)
        parts.line(painter, area.adjusted(8, 0, -8, 0), said, unit * 0.86, "muted", CENTRE)

    return Spec(key="grip:none", area=area, label=said, draw=draw, shown=(said,), topic="turn")


def _spec(showing: Showing, sort: Sort, box: QRectF, unit: float) -> Spec:
    view = showing.view
    seat, number, is_held = sort
    piece = view.sheets[seat].pieces[number]
    mark = theme().seat(int(seat), seat_name(showing, seat))
    name, skill = piece_name(view, seat, number), skill_word(piece)
    count = alike(view, seat, number)
    in_hand = translate(CONTEXT, "in your hand") if is_held else ""
    label = listed([each for each in (name, skill, in_hand) if each])
    if count > 1:
        label = headed(label, translate(CONTEXT, "%n alike", None, count))
    said = skill or (name if number == SEEKER else translate(CONTEXT, "worker chit"))
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
    parts.two_lines(painter, room, said, unit * 0.8)
