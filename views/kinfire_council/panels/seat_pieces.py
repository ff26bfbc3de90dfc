"""The pieces of a player on his sheet, with their skills and where they stand."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import filled, number_text, words
from rules.kernel.steps import Seat
from rules.kinfire_council.asking import piece_target
from rules.kinfire_council.names import skill_name, space_name
from rules.kinfire_council.pieces import distinct
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.state import SEEKER, Council, Piece
from views.items import page_parts as parts
from views.items.cell import Note
from views.items.panel import CENTRE, surface
from views.kinfire_council.panels.sheet import Sheet
from views.kinfire_council.panels.told import (
    item_words,
    name_of,
    seat_name,
)
from views.kinfire_council.phrases import capital, listed
from views.kinfire_council.piece_paint import paint_piece
from views.theme import SeatMark, theme

translate = QCoreApplication.translate


def fill_pieces(sheet: Sheet, seat: Seat) -> None:
    """The Seeker and the worker chits: with skill and place; what is on the sheet is bright."""
    view, pieces = sheet.view, sheet.view.sheets[seat].pieces
    if not pieces:
        return
    left = sum(not piece.space for piece in pieces)
    count = filled(
        translate("kinfire_council_board", "{left} of {all} to place"),
        left=number_text(left),
        all=number_text(len(pieces)),
    )
    sheet.caption("pieces", translate("kinfire_council_board", "Pieces"), count)
    boxes = parts.columns(sheet.row(2.75), len(pieces), 3.0)
    mark = theme().seat(int(seat), seat_name(sheet.showing, seat))
    for number, (piece, box) in enumerate(zip(pieces, boxes, strict=True)):
        text = piece_words(view, seat, number)
        draw = partial(draw_piece, piece, number, mark, skill_word(piece), sheet.unit)
        note = Note(piece_name(view, seat, number), skill_word(piece), skill_text(view, piece))
        sheet.add(
            f"piece:{number}",
            box,
            text,
            draw,
            (piece, mark.colour),
            target=piece_target(seat, lowest_alike(view, seat, number)),
            note=note,
        )


def lowest_alike(view: Council, seat: Seat, number: int) -> int:
    """Alike chits on the sheet are taken as the one with the lowest number."""
    piece = view.sheets[seat].pieces[number]
    if piece.space or number == SEEKER:
        return number
    pieces = view.sheets[seat].pieces
    same = (each for each in distinct(view, seat) if each != SEEKER)
    return next(each for each in same if pieces[each].skill == piece.skill)


def skill_word(piece: Piece) -> str:
    """The name of its skill."""
    return words(skill_name(piece.skill)) if piece.skill is not None else ""


def skill_text(view: Council, piece: Piece) -> str:
    """What a skill does."""
    if piece.skill is None:
        return translate("kinfire_council_board", "No skill yet.")
    return item_words(view, item_set(view).skills[piece.skill])


def piece_name(view: Council, seat: Seat, number: int) -> str:
    """A worker chit, or the Seeker by name."""
    if number != SEEKER:
        return chit_name()
    sheet = view.sheets[seat].worker_sheet
    if not sheet:
        return translate("kinfire_council_board", "Seeker")
    return seeker_name(name_of(view, sheet))


def chit_name() -> str:
    """A piece that is not the Seeker."""
    return translate("kinfire_council_board", "worker chit")


def seeker_name(name: str) -> str:
    """The Seeker of a worker sheet."""
    return filled(translate("kinfire_council_board", "Seeker {name}"), name=name)


def piece_words(view: Council, seat: Seat, number: int) -> str:
    """«Seeker Naz, Scholar, on the sheet»."""
    piece = view.sheets[seat].pieces[number]
    where = (
        words(space_name(view, piece.space))
        if piece.space
        else translate("kinfire_council_board", "on the sheet")
    )
    told = [piece_name(view, seat, number), skill_word(piece), where]
    return capital(listed([each for each in told if each]))


def draw_piece(
    piece: Piece,
    number: int,
    mark: SeatMark,
    skill: str,
    unit: float,
    painter: QPainter,
    area: QRectF,
) -> None:
    """The piece; below it its skill. One that stands in the city is faint."""
    is_here = not piece.space
    surface(painter, area, "raised" if is_here else "sunken", "line", radius=4.0)
    foot = unit * 0.8
    high = area.height() - foot - 4
    box = parts.square(QRectF(area.left() + 2, area.top() + 2, area.width() - 4, high), 0.96)
    painter.setOpacity(1.0 if is_here else 0.38)
    paint_piece(painter, box, mark, number == SEEKER, piece.skill)
    painter.setOpacity(1.0)
    row = QRectF(area.left() + 2, area.bottom() - foot - 1, area.width() - 4, foot)
    said = skill if is_here or not piece.space.isdigit() else number_text(int(piece.space))
    said = said or translate("kinfire_council_board", "no skill")
    parts.line(painter, row, said, unit * 0.74, "ink" if is_here else "muted", CENTRE)
