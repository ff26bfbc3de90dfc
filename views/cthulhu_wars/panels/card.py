"""A faction's card: Power, Doom, signs, six deeds, six books, figures, awakenings, abilities."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from models.translate import number_text, words
from rules.cthulhu_wars import names
from rules.cthulhu_wars.asking import button_target, card_target
from rules.cthulhu_wars.counting import of_rank, unit_id
from rules.cthulhu_wars.describe import kind_name
from rules.cthulhu_wars.effects import books_of, requirements_of
from rules.cthulhu_wars.gates import gates_of
from rules.cthulhu_wars.recruiting import monsters
from rules.cthulhu_wars.requirement import Requirement
from rules.cthulhu_wars.requirements import due_books
from rules.cthulhu_wars.state import Earth, Kind
from rules.cthulhu_wars.words import UnitClass
from rules.kernel.steps import Seat, Target
from rules.kernel.text import say
from views.cthulhu_wars.panels import card_words as told
from views.cthulhu_wars.panels import parts
from views.cthulhu_wars.panels.cell import Draw, Note
from views.cthulhu_wars.panels.sheet import Fill, Sheet
from views.cthulhu_wars.words import faction_name, filled
from views.items.panel import CENTRE, surface
from views.theme import theme
from views.theme.contrast import mix

translate = QCoreApplication.translate
PRINTED = 20
"""The last space of the printed Power track."""
SIX = 6
LARGE = 140
"""From this size of letters on, in hundredths of the usual, a card has two leaves."""


def card_of(seat: Seat, leaf: int = 0, turn: Callable[[int], None] | None = None) -> Fill:
    """The page of a seat; `turn`: opens another leaf of it, where letters are large."""
    return partial(fill_card, seat, leaf, turn)


def has_leaves() -> bool:
    """Whether letters are so large that the card is told on two leaves."""
    return theme().text >= LARGE


def fill_card(seat: Seat, leaf: int, turn: Callable[[int], None] | None, sheet: Sheet) -> None:
    """All of it from top to bottom."""
    if seat >= len(sheet.view.factions):
        return
    sheet.topic = sheet.view.factions[seat].value
    _head(sheet, seat)
    if not has_leaves():
        _power(sheet, seat)
        _counters(sheet, seat)
    else:
        _leaves(sheet, leaf, turn)
    if leaf == 0 or not has_leaves():
        if has_leaves():
            _counters(sheet, seat)
        _deeds(sheet, seat)
        sheet.next_column()
        _books(sheet, seat)
    if leaf == 1 or not has_leaves():
        if has_leaves():
            _power(sheet, seat)
        _figures(sheet, seat)
        _aside(sheet, seat)
        for kind in of_rank(sheet.view, seat, UnitClass.GREAT_OLD_ONE):
            _awakening(sheet, seat, kind)
        _abilities(sheet, seat)


def _leaves(sheet: Sheet, leaf: int, turn: Callable[[int], None] | None) -> None:
    """Two buttons side by side: what is done and known, what there is."""
    titles = (
        translate("cthulhu_wars_board", "Deeds, books"),
        translate("cthulhu_wars_board", "Figures"),
    )
    boxes = parts.columns(sheet.row(1.3), len(titles), 4.0)
    for number, (title, box) in enumerate(zip(titles, boxes, strict=True)):
        does = partial(turn, number) if turn is not None else None
        sheet.add(
            f"leaf:{number}",
            box,
            title,
            _draw_leaf(title, number == leaf, sheet.unit),
            leaf,
            does=does,
        )


def _draw_leaf(title: str, is_open: bool, unit: float) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        fill, line = ("selected", "ink") if is_open else ("raised", "line")
        surface(painter, area, fill, line, radius=4.0)
        parts.line(painter, area, title, unit * 0.94, "ink", CENTRE, strong=is_open)

    return draw


# ---------------------------------------------------------------- head
def _head(sheet: Sheet, seat: Seat) -> None:
    """Sign and name; whose it is; abilities follow below."""
    view, unit = sheet.view, sheet.unit
    faction, name = view.factions[seat], faction_name(view, seat)
    owner = sheet.showing.names.get(int(seat), "")

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.seal(painter, parts.left_square(area), faction)
        room = parts.right_of(area, area.height() + 6)
        wide = min(room.width() * 0.34, parts.width_of(owner, unit))
        inner = room.adjusted(0, 0, -wide - 6, 0)
        parts.heading(painter, inner, name, unit * 1.16)
        right = QRectF(room.right() - wide, room.top(), wide, room.height())
        parts.line(painter, right, owner, unit, "muted")

    said = translate("cthulhu_wars_board", "{who}, played by {name}")
    label = filled(said, who=name, name=owner) if owner else name
    note = _abilities_note(view, seat)
    sheet.add("head", sheet.row(1.3), label, draw, (faction, owner), note=note)


def _abilities_note(view: Earth, seat: Seat) -> Note:
    """The plan of a faction in a sentence."""
    plan = words(names.faction_name(view.factions[seat]))
    character = _character(view, seat)
    return Note(plan, translate("cthulhu_wars_board", "Faction"), character)


def _character(view: Earth, seat: Seat) -> str:
    return words(say(f"cthulhu_wars.character.{view.factions[seat].value}"))


def _power(sheet: Sheet, seat: Seat) -> None:
    """A number and a bar; what is above the printed track is told by a cap at its end."""
    view, unit = sheet.view, sheet.unit
    power = view.power[seat]
    fill = parts.ink_of(view.factions[seat]).fill

    def draw(painter: QPainter, area: QRectF) -> None:
        side = area.height()
        parts.icon(painter, "power", parts.left_square(area), "muted", 0.86)
        number = QRectF(area.left() + side, area.top(), side * 1.3, side)
        parts.figures(painter, number, number_text(power), unit * 1.3)
        channel = QRectF(number.right() + 6, area.center().y() - unit * 0.27, 0, unit * 0.54)
        channel.setRight(area.right())
        parts.bar(painter, channel, power / PRINTED, QColor(fill), PRINTED // 5)
        if power > PRINTED:
            _draw_above(painter, channel, power - PRINTED, unit)

    said = translate("cthulhu_wars_board", "%n Power", None, power)
    sheet.add("power", sheet.row(1.15), said, draw, power)


def _draw_above(painter: QPainter, channel: QRectF, more: int, unit: float) -> None:
    """«+3» at the end of a full bar."""
    said = f"+{number_text(more)}"
    wide = parts.width_of(said, unit * 0.82, strong=True) + 8
    box = QRectF(channel.right() - wide, channel.top() - 2, wide, channel.height() + 4)
    surface(painter, box, "ink", "ink", radius=3.0)
    parts.line(painter, box, said, unit * 0.82, "surface", CENTRE, strong=True)


# ---------------------------------------------------------------- counters
def _counters(sheet: Sheet, seat: Seat) -> None:
    """Doom, gates, Elder Signs, captives, tokens."""
    view = sheet.view
    tokens = told.tokens_left(view, seat)
    boxes = parts.columns(sheet.row(1.2), 4 if tokens is None else 5, 3.0)
    doom, gates = view.doom[seat], len(gates_of(view, seat))
    _counter(
        sheet,
        "doom",
        boxes[0],
        "doom",
        doom,
        translate("cthulhu_wars_board", "%n Doom", None, doom),
    )
    _counter(
        sheet,
        "gates",
        boxes[1],
        "gate",
        gates,
        translate("cthulhu_wars_board", "%n gate(s)", None, gates),
    )
    _signs(sheet, seat, boxes[2])
    captives = told.captive_words(view, seat)
    _counter(sheet, "captives", boxes[3], "captive", len(view.captives[seat]), captives)
    if tokens is not None:
        said = translate("cthulhu_wars_board", "%n desecration token(s) left", None, tokens)
        _counter(sheet, "tokens", boxes[4], "faction-yellow_sign", tokens, said)


def _counter(sheet: Sheet, key: str, box: QRectF, icon: str, number: int, label: str) -> None:
    note = Note(label, "", "")
    sheet.add(
        key,
        box,
        label,
        _counted(icon, number_text(number), sheet.unit, bool(number)),
        number,
        note=note,
    )


def _counted(icon: str, said: str, unit: float, is_any: bool = True) -> Draw:
    """A sign and its number in a small field."""

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        inner = area.adjusted(3, 1, -3, -1)
        side = min(inner.height(), inner.width() * 0.5)
        mark = QRectF(inner.left(), inner.top(), side, inner.height())
        parts.icon(painter, icon, mark, "muted", 0.92)
        room = parts.right_of(inner, side + 1)
        parts.figures(painter, room, said, unit * 1.08, "ink" if is_any else "muted")

    return draw


def _signs(sheet: Sheet, seat: Seat, box: QRectF) -> None:
    """Face down; their owner holds to see what they are worth."""
    view, unit = sheet.view, sheet.unit
    count = len(view.signs[seat])
    can_hold = bool(count) and sheet.is_own(seat) and 0 not in view.signs[seat]
    label = told.signs_words(view, seat, can_hold)
    draw = _counted("elder-sign", number_text(count), unit, bool(count))
    held: tuple[Draw, str] | None = None
    if can_hold:
        held = (_draw_sum(view.signs[seat], unit), told.held_words(view, seat))
        draw = _with_eye(draw)
    note = Note(translate("cthulhu_wars_board", "%n Elder Sign(s)", None, count), "", label)
    sheet.add("signs", box, label, draw, (count, can_hold), note=note, held=held)


def _with_eye(draw: Draw) -> Draw:
    def with_eye(painter: QPainter, area: QRectF) -> None:
        draw(painter, area)
        side = area.height() * 0.44
        corner = QRectF(area.right() - side - 2, area.top() + 1, side, side)
        parts.icon(painter, "eye", corner, "accent")

    return with_eye


def _draw_sum(values: tuple[int, ...], unit: float) -> Draw:
    """What all are worth together, as long as it is held; each is told beside it."""

    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "selected", "accent", radius=5.0, width=2.0)
        said = f"= {number_text(sum(values))}"
        parts.line(painter, area.adjusted(3, 0, -3, 0), said, unit, "ink", CENTRE, strong=True)

    return draw


# ---------------------------------------------------------------- deeds and books
def _deeds(sheet: Sheet, seat: Seat) -> None:
    """A line each: met or how far."""
    view, unit = sheet.view, sheet.unit
    met = f"{number_text(len(view.met[seat]))}/{number_text(SIX)}"
    title = sheet.row(0.85, 0.05)
    _caption(sheet, "deeds", title, translate("cthulhu_wars_board", "Requirements"), met)
    for deed in requirements_of(view.factions[seat]):
        row = sheet.row(0.98, 0.04)
        sheet.add(
            f"deed:{deed.ID}",
            row,
            told.deed_words(view, seat, deed),
            _draw_deed(view, seat, deed, unit),
            (deed.ID in view.met[seat], told.progress_of(view, seat, deed)),
            more=told.deed_does(deed.ID),
            target=card_target(deed.ID),
            note=told.deed_note(view, seat, deed),
        )


def _caption(sheet: Sheet, key: str, row: QRectF, text: str, number: str) -> None:
    unit = sheet.unit

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.caption(painter, area, text, number, unit)

    said = translate("cthulhu_wars_board", "{title}: {number}")
    label = filled(said, title=text, number=number) if number else text
    sheet.add(f"caption:{key}", row, label, draw, number)


def _draw_deed(view: Earth, seat: Seat, deed: Requirement, unit: float) -> Draw:
    is_met = deed.ID in view.met[seat]
    done, whole = told.progress_of(view, seat, deed)
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


def _books(sheet: Sheet, seat: Seat) -> None:
    """Six slots, those taken in the faction's ink."""
    view, unit = sheet.view, sheet.unit
    taken, due = view.books[seat], due_books(view, seat)
    number = f"{number_text(len(taken))}/{number_text(SIX)}"
    title = sheet.row(0.85, 0.05)
    _caption(sheet, "books", title, translate("cthulhu_wars_board", "Spellbooks"), number)
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
            note = told.book_note(book.ID, kind)
            sheet.add(
                f"book:{book.ID}",
                box,
                told.book_words(book.ID, is_taken),
                _draw_book(view, seat, book.ID, is_taken, unit),
                (is_taken, due),
                more=note.text,
                target=card_target(book.ID),
                note=note,
            )


def _draw_book(view: Earth, seat: Seat, id: str, is_taken: bool, unit: float) -> Draw:
    name, fill = words(names.book_name(id)), parts.ink_of(view.factions[seat]).fill

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

    return draw


# ---------------------------------------------------------------- figures
def _figures(sheet: Sheet, seat: Seat) -> None:
    """The pool: what is left of each kind, and its price."""
    view = sheet.view
    great = of_rank(view, seat, UnitClass.GREAT_OLD_ONE)
    kinds = [kind for kind in range(len(view.pools[seat])) if kind not in great]
    _caption(
        sheet, "pool", sheet.row(0.85, 0.05), translate("cthulhu_wars_board", "Figures left"), ""
    )
    boxes = parts.columns(sheet.row(2.9, 0.12), max(4, len(kinds)), 3.0)
    for kind, box in zip(kinds, boxes, strict=False):
        label = told.figure_words(view, seat, kind)
        sheet.add(
            f"figure:{kind}",
            box,
            label,
            _draw_pool(view, seat, kind, sheet.unit),
            (
                view.pools[seat][kind],
                told.price_of(view, seat, kind) if told.has_price(view, seat, kind) else 0,
            ),
            target=_order(view, seat, kind),
            note=Note(words(kind_name(view, seat, kind)), "", label),
        )


def _aside(sheet: Sheet, seat: Seat) -> None:
    """Units in play that are off the map."""
    view, unit = sheet.view, sheet.unit
    found = [(kind, count) for kind, count in enumerate(view.aside[seat]) if count]
    if not found:
        return
    faction, said = view.factions[seat], told.aside_words(view, seat)

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        title = translate("cthulhu_wars_board", "Off the map")
        wide = parts.line(painter, area.adjusted(6, 0, 0, 0), title, unit * 0.9, "muted")
        left = area.left() + wide + 14
        for kind, count in found:
            each = told.kind_of(view, seat, kind)
            box = QRectF(left, area.top() + 1, area.height() - 2, area.height() - 2)
            parts.figure(painter, box, each.id, parts.shown_rank(each.rank), faction)
            if count > 1:
                parts.chip(painter, box, number_text(count), unit * 0.7)
            left += area.height() + 2

    note = Note(translate("cthulhu_wars_board", "Off the map"), "", said)
    sheet.add("aside", sheet.row(1.7, 0.12), said, draw, tuple(found), note=note)


def _order(view: Earth, seat: Seat, kind: Kind) -> Target | None:
    """The button of the order that brings this figure."""
    if kind in monsters(view, seat):
        return button_target(f"summon:{unit_id(view, seat, kind)}")
    is_cultist = kind in of_rank(view, seat, UnitClass.CULTIST)
    return button_target("recruit") if is_cultist else None


def _draw_pool(view: Earth, seat: Seat, kind: Kind, unit: float) -> Draw:
    each = told.kind_of(view, seat, kind)
    pool, faction = view.pools[seat][kind], view.factions[seat]
    price = number_text(told.price_of(view, seat, kind)) if told.has_price(view, seat, kind) else ""

    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "raised" if pool else "sunken", "line", radius=4.0)
        low = area.height() * 0.31
        upper = QRectF(area.left() + 3, area.top() + 3, area.width() - 6, area.height() - low - 4)
        parts.figure(painter, upper, each.id, parts.shown_rank(each.rank), faction, faint=not pool)
        parts.chip(painter, upper.adjusted(0, 0, 1, 1), number_text(pool), unit * 0.72)
        foot = QRectF(area.left(), area.bottom() - low - 1, area.width(), low)
        if price:
            _draw_price(painter, foot, price, unit)

    return draw


def _draw_price(painter: QPainter, area: QRectF, price: str, unit: float) -> None:
    """A flame and a number in the middle."""
    side = area.height() * 0.8
    wide = side + parts.width_of(price, unit * 0.9) + 2
    left = area.center().x() - wide / 2
    parts.icon(painter, "power", QRectF(left, area.top(), side, area.height()), "muted")
    room = QRectF(left + side + 2, area.top(), area.width(), area.height())
    parts.line(painter, room, price, unit * 0.9)


def _awakening(sheet: Sheet, seat: Seat, kind: Kind) -> None:
    """A Great Old One: what its awakening costs, what is missing."""
    view, unit = sheet.view, sheet.unit
    state, is_open = told.awaken_state(view, seat, kind)
    each, faction = told.kind_of(view, seat, kind), view.factions[seat]
    name, price = words(kind_name(view, seat, kind)), told.price_of(view, seat, kind)
    is_here = not view.pools[seat][kind]

    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "raised" if is_here else "sunken", "line", radius=4.0)
        inner = area.adjusted(4, 2, -5, -2)
        place = parts.left_square(inner)
        parts.figure(painter, place, each.id, each.rank, faction, faint=not is_here)
        room = parts.right_of(inner, inner.height() + 6)
        upper = QRectF(room.left(), room.top(), room.width(), room.height() * 0.4)
        cost = number_text(price)
        side = unit * 0.72
        wide = side + parts.width_of(cost, unit, strong=True) + 3
        parts.line(painter, upper.adjusted(0, 0, -wide - 5, 0), name, unit, strong=True)
        spot = QRectF(upper.right() - wide, upper.top(), side, upper.height())
        parts.icon(painter, "power", spot, "muted")
        parts.line(
            painter, parts.right_of(upper, upper.width() - wide + side + 3), cost, unit, strong=True
        )
        lower = QRectF(room.left(), upper.bottom(), room.width(), room.bottom() - upper.bottom())
        colour = "good" if is_open or is_here else "muted"
        parts.paragraph(painter, lower, state, unit * 0.86, colour)

    label = told.awaken_words(view, seat, kind)
    sheet.add(
        f"great:{kind}",
        sheet.row(2.6, 0.12),
        label,
        draw,
        (state, price, is_here),
        target=button_target(f"awaken:{each.id}"),
        note=Note(
            name,
            translate("cthulhu_wars_board", "Great Old One"),
            _great_note(view, seat, kind, state),
        ),
    )


def _great_note(view: Earth, seat: Seat, kind: Kind, state: str) -> str:
    return ". ".join(
        each.removesuffix(".") for each in (state, told.figure_words(view, seat, kind)) if each
    )


def _abilities(sheet: Sheet, seat: Seat) -> None:
    """What it can do from the beginning, as words to be pointed at."""
    view, unit = sheet.view, sheet.unit
    ids = told.ability_ids(view, seat)
    if not ids:
        return
    boxes = parts.columns(sheet.row(1.15, 0.0), len(ids), 4.0)
    kind = translate("cthulhu_wars_board", "Ability")
    for id, box in zip(ids, boxes, strict=True):
        note = told.book_note(id, kind)
        said = translate("cthulhu_wars_board", "Ability: {ability}")
        sheet.add(
            f"ability:{id}",
            box,
            filled(said, ability=note.title),
            _draw_ability(note.title, unit),
            more=note.text,
            target=card_target(id),
            note=note,
        )


def _draw_ability(name: str, unit: float) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "surface", "edge", radius=area.height() / 2)
        parts.line(painter, area.adjusted(5, 0, -5, 0), name, unit * 0.9, "ink", CENTRE)

    return draw
