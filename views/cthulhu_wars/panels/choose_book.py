"""Picking a spellbook: what each does stands there while one is picked."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import words
from rules.cthulhu_wars import names
from rules.cthulhu_wars.abilities.effects import books_of
from rules.cthulhu_wars.asking import card_target
from rules.cthulhu_wars.books.spellbooks import PickBook
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.steps import Seat
from views.cthulhu_wars.panels import parts, phrases
from views.cthulhu_wars.panels.sheet import Fill, Sheet
from views.items import page_parts
from views.items.cell import Draw
from views.items.panel import lines_height, surface

translate = QCoreApplication.translate
TEXT = 0.86
"""How large the letters of what a book does are, in lines."""
NAME = 1.1
SIDE = 9.0


def is_picking(view: Earth, seat: Seat) -> bool:
    """Whether this seat picks a book now."""
    if view.outcome is not None or not view.agenda:
        return False
    step = view.agenda[-1]
    return isinstance(step, PickBook) and list(agenda.asked(view)) == [seat]


def books_page(seat: Seat) -> Fill:
    """The page of a seat that picks."""
    return partial(_fill, seat)


def _fill(seat: Seat, sheet: Sheet) -> None:
    view = sheet.view
    sheet.topic = view.factions[seat].value
    _head(sheet, seat)
    books = [book.ID for book in books_of(view.factions[seat])]
    for number, id in enumerate(books):
        if number == (len(books) + 1) // 2:
            sheet.next_column()
        _book(sheet, seat, id)


def _head(sheet: Sheet, seat: Seat) -> None:
    view, unit = sheet.view, sheet.unit
    said = translate("cthulhu_wars_board", "Choose a spellbook")

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.seal(painter, parts.left_square(area), view.factions[seat])
        parts.heading(painter, parts.right_of(area, area.height() + 6), said, unit * 1.1)

    sheet.add("head", sheet.whole_row(1.3), said, draw, seat)


def _book(sheet: Sheet, seat: Seat, id: str) -> None:
    """Its name, below it what it does; of one that is taken the name alone."""
    view, unit = sheet.view, sheet.unit
    is_taken, does = id in view.books[seat], words(names.book_does(id))
    letters = page_parts.letters(unit * TEXT)
    high = 0.0 if is_taken else lines_height(does, letters, sheet.width - 2 * SIDE) + 5
    box = sheet.row(NAME + 0.2 + high / unit, 0.18)
    sheet.add(
        f"book:{id}",
        box,
        phrases.book_words(view, seat, id),
        _draw(words(names.book_name(id)), "" if is_taken else does, unit),
        is_taken,
        more=does,
        target=card_target(id),
    )


def _draw(name: str, does: str, unit: float) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "raised" if does else "sunken", "edge", radius=4.0)
        head = QRectF(area.left() + SIDE, area.top() + 2, area.width() - 2 * SIDE, unit * NAME)
        parts.line(painter, head, name, unit, "ink" if does else "muted", strong=bool(does))
        if does:
            below = area.bottom() - head.bottom() - 2
            text = QRectF(head.left(), head.bottom(), head.width(), below)
            parts.paragraph(painter, text, does, unit * TEXT)

    return draw
