"""The deeds and books of a faction card, and what the faction can do from the beginning."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from models.translate import filled, number_text, words
from rules.cthulhu_wars import names
from rules.cthulhu_wars.abilities.effects import books_of, requirements_of
from rules.cthulhu_wars.asking import card_target
from rules.cthulhu_wars.books.requirement import Requirement
from rules.cthulhu_wars.books.requirements import due_books
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat
from views.cthulhu_wars.panels import parts, phrases
from views.cthulhu_wars.panels.sheet import Sheet
from views.cthulhu_wars.phrases import listed
from views.items.cell import Draw
from views.items.panel import CENTRE, surface
from views.theme.contrast import mix

translate = QCoreApplication.translate
SIX = 6


def caption(sheet: Sheet, key: str, row: QRectF, text: str, number: str) -> None:
    """The name of a part of a card, with a number at its end."""
    unit = sheet.unit

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.caption(painter, area, text, number, unit)

    said = translate("cthulhu_wars_board", "{title}: {number}")
    label = filled(said, title=text, number=number) if number else text
    sheet.add(f"caption:{key}", row, label, draw, number)


# ---------------------------------------------------------------- deeds and books
def fill_deeds(sheet: Sheet, seat: Seat) -> None:
    """A line each: met or how far."""
    view, unit = sheet.view, sheet.unit
    met = f"{number_text(len(view.met[seat]))}/{number_text(SIX)}"
    title = sheet.row(0.85, 0.05)
    caption(sheet, "deeds", title, translate("cthulhu_wars_board", "Requirements"), met)
    for deed in requirements_of(view.factions[seat]):
        row = sheet.row(0.98, 0.04)
        sheet.add(
            f"deed:{deed.ID}",
            row,
            phrases.deed_words(view, seat, deed),
            _draw_deed(view, seat, deed, unit),
            (deed.ID in view.met[seat], phrases.progress_of(view, seat, deed)),
            more=phrases.deed_does(deed.ID),
            target=card_target(deed.ID),
            note=phrases.deed_note(view, seat, deed),
        )


def _draw_deed(view: Earth, seat: Seat, deed: Requirement, unit: float) -> Draw:
    is_met = deed.ID in view.met[seat]
    done, whole = phrases.progress_of(view, seat, deed)
    name, signs = words(names.deed_name(deed.ID)), deed.SIGNS
    fill = parts.ink_of(view.factions[seat]).fill

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.bead(painter, parts.left_square(area, 0.86), is_met)
        room = parts.right_of(area, area.height())
        if signs:
            side = area.height() * 0.7
            mark = QRectF(room.right() - side, area.center().y() - side / 2, side, side)
            parts.icon(painter, "elder-sign", mark, "muted")
            room = room.adjusted(0, 0, -side - 4, 0)
        if whole > 1 and not is_met:
            room = _draw_steps(painter, room, done, whole, unit, fill)
        parts.line(painter, room, name, unit, "muted" if is_met else "ink")

    return draw


def _draw_steps(
    painter: QPainter, room: QRectF, done: int, whole: int, unit: float, fill: str
) -> QRectF:
    """«4/6» with a small bar before it; gives what is left of the room."""
    said = f"{number_text(done)}/{number_text(whole)}"
    wide = parts.width_of("10/12", unit * 0.9, strong=True)
    text = QRectF(room.right() - wide, room.top(), wide, room.height())
    parts.figures(painter, text, said, unit * 0.9, "ink" if done else "muted")
    channel = QRectF(
        text.left() - unit * 2.1 - 3, room.center().y() - unit * 0.17, unit * 2.1, unit * 0.34
    )
    parts.bar(painter, channel, done / whole, QColor(fill))
    return room.adjusted(0, 0, channel.left() - room.right() - 6, 0)


def fill_books(sheet: Sheet, seat: Seat) -> None:
    """Six slots, those taken in the faction's ink."""
    view, unit = sheet.view, sheet.unit
    taken, due = view.books[seat], due_books(view, seat)
    number = f"{number_text(len(taken))}/{number_text(SIX)}"
    title = sheet.row(0.85, 0.05)
    caption(sheet, "books", title, translate("cthulhu_wars_board", "Spellbooks"), number)
    books = books_of(view.factions[seat])
    for start in range(0, len(books), 2):
        boxes = parts.columns(sheet.row(1.42, 0.14), 2, 4.0)
        for book, box in zip(books[start : start + 2], boxes, strict=False):
            is_taken = book.ID in taken
            kind = (
                translate("cthulhu_wars_board", "Spellbook, taken")
                if is_taken
                else translate("cthulhu_wars_board", "Spellbook, not taken yet")
            )
            note = phrases.book_note(book.ID, kind)
            sheet.add(
                f"book:{book.ID}",
                box,
                phrases.book_words(view, seat, book.ID),
                _draw_book(view, seat, book.ID, is_taken, unit),
                (is_taken, due, phrases.used_words(view, seat, book.ID)),
                more=note.text,
                target=card_target(book.ID),
                note=note,
            )


def _draw_book(view: Earth, seat: Seat, id: str, is_taken: bool, unit: float) -> Draw:
    name, fill = words(names.book_name(id)), parts.ink_of(view.factions[seat]).fill
    is_used = bool(phrases.used_words(view, seat, id))

    def draw(painter: QPainter, area: QRectF) -> None:
        if not is_taken:
            surface(painter, area, "sunken", "line", radius=4.0)
            parts.two_lines(painter, area.adjusted(9, 1, -4, -1), name, unit * 0.86, "muted")
            return
        surface(painter, area, "raised", "edge", radius=4.0, width=1.4)
        painter.setPen(QPen(QColor(mix(fill, "#000000", 0.35)), 1))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(
            QRectF(area.left() + 1.5, area.top() + 1.5, 5.5, area.height() - 3), 2, 2
        )
        parts.two_lines(painter, area.adjusted(9, 1, -4, -1), name, unit * 0.86, "ink", strong=True)
        if is_used:
            parts.corner_tick(painter, area)

    return draw


def fill_abilities(sheet: Sheet, seat: Seat) -> None:
    """What it can do from the beginning, as words to be pointed at."""
    view, unit = sheet.view, sheet.unit
    ids = phrases.ability_ids(view, seat)
    if not ids:
        return
    boxes = parts.columns(sheet.row(1.15, 0.0), len(ids), 4.0)
    kind = translate("cthulhu_wars_board", "Ability")
    for id, box in zip(ids, boxes, strict=True):
        note, used = phrases.book_note(id, kind), phrases.used_words(view, seat, id)
        said = translate("cthulhu_wars_board", "Ability: {ability}")
        sheet.add(
            f"ability:{id}",
            box,
            filled(said, ability=listed([note.title, used]) if used else note.title),
            _draw_ability(note.title, unit, bool(used)),
            used,
            more=note.text,
            target=card_target(id),
            note=note,
        )


def _draw_ability(name: str, unit: float, is_used: bool) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "surface", "edge", radius=area.height() / 2)
        parts.line(painter, area.adjusted(5, 0, -5, 0), name, unit * 0.9, "ink", CENTRE)
        if is_used:
            parts.corner_tick(painter, area)

    return draw
