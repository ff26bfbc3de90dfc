"""The sheet of a player: councilor, pieces, goods, influence, what he has won, his hand."""

from __future__ import annotations

from collections import Counter
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter

from models.translate import headed, number_text, words
from rules.kernel.steps import Seat
from rules.kinfire_council.asking import card_target, cultist_target
from rules.kinfire_council.enums import RESOURCES
from rules.kinfire_council.names import resource_name
from rules.kinfire_council.printed.card_texts import lines_of
from rules.kinfire_council.printed.counting import patron_count
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.signs import printed
from rules.kinfire_council.state import HIDDEN_CARD, Council
from views.items import page_parts as parts
from views.items.cell import Note
from views.items.panel import RIGHT, surface
from views.kinfire_council.icons import RESOURCE_ICON, resource_ink
from views.kinfire_council.inks import inks_of
from views.kinfire_council.panels.chits import draw_chit
from views.kinfire_council.panels.seat_pieces import fill_pieces
from views.kinfire_council.panels.sheet import Sheet
from views.kinfire_council.panels.told import (
    card_note,
    chit_words,
    held_kind,
    item_words,
    kind_line,
    level_words,
    name_of,
    seat_name,
)
from views.kinfire_council.phrases import capital
from views.panels.seat_badge import paint_badge
from views.theme import theme

translate = QCoreApplication.translate
IN_ROW = 8


def fill_seat(seat: Seat, sheet: Sheet) -> None:
    """From the councilor down to the hand."""
    if seat >= len(sheet.view.sheets):
        return
    sheet.topic = "sheet"
    _head(sheet, seat)
    _councilor(sheet, seat)
    fill_pieces(sheet, seat)
    _goods(sheet, seat)
    _influence(sheet, seat)
    sheet.next_column()
    _won(sheet, seat)
    _elections(sheet, seat)
    fill_hand(sheet, seat)


# ---------------------------------------------------------------- who
def _head(sheet: Sheet, seat: Seat) -> None:
    view, unit, name = sheet.view, sheet.unit, seat_name(sheet.showing, seat)
    score = number_text(view.score[seat])

    def draw(painter: QPainter, area: QRectF) -> None:
        badge = parts.left_square(area, 0.94)
        paint_badge(painter, badge, int(seat), name)
        room = parts.beside_badge(area, badge)
        parts.heading(painter, room.adjusted(0, 0, -unit * 2.6, 0), name, unit * 1.1)
        parts.figures(painter, room, score, unit * 1.25, align=RIGHT)

    said = translate("kinfire_council_board", "%n V", None, view.score[seat])
    sheet.add("head", sheet.whole_row(1.25), headed(name, said), draw, (name, score))


def _councilor(sheet: Sheet, seat: Seat) -> None:
    """Whom he plays, and what that brings."""
    view = sheet.view
    own = view.sheets[seat]
    if not own.councilor:
        return
    item = item_set(view).councilors[own.councilor]
    power = words(lines_of(printed(view, item))[0])
    name = name_of(view, own.councilor)
    sheet.box("councilor", name, kind_line(item), power)


# ---------------------------------------------------------------- goods and influence
def _goods(sheet: Sheet, seat: Seat) -> None:
    goods = sheet.view.sheets[seat].goods
    ink = inks_of(theme().name)
    boxes = parts.columns(sheet.row(1.3), len(RESOURCES), 3.0)
    for resource, number, box in zip(RESOURCES, goods, boxes, strict=True):
        name = words(resource_name(resource))
        draw = partial(
            draw_count,
            RESOURCE_ICON[resource],
            resource_ink(ink, resource),
            number,
            sheet.unit,
        )
        label = headed(capital(name), number_text(number))
        note = Note(capital(name), number_text(number), "")
        sheet.add(f"goods:{resource}", box, label, draw, (number, ink.id), note=note)


def draw_count(
    icon: str, ink: str, number: int, unit: float, painter: QPainter, area: QRectF
) -> None:
    """A sign and its number in a small field."""
    parts.ground(painter, area)
    inner = area.adjusted(4, 1, -4, -1)
    side = min(inner.height() * 0.86, inner.width() * 0.5)
    mark = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
    parts.icon(painter, icon, mark, QColor(ink) if number else "muted")
    room = parts.right_of(inner, side + 1)
    parts.figures(painter, room, number_text(number), unit * 1.08, "ink" if number else "muted")


def influence_of(view: Council, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Where the tokens of a player are, in words."""
    own = view.sheets[seat]
    votes = sum(decree.votes[seat] for decree in view.docket)
    needs = sum(need.met_by == seat for need in view.needs)
    site = sum(who == seat for _, who in view.shipments)
    found = (
        (translate("kinfire_council_board", "sheet"), own.influence),
        (translate("kinfire_council_board", "reserve"), own.reserve),
        (translate("kinfire_council_board", "docket"), votes),
        (translate("kinfire_council_board", "needs"), needs),
        (translate("kinfire_council_board", "lighthouse"), site),
        (translate("kinfire_council_board", "patron"), patron_count(view, seat)),
        (translate("kinfire_council_board", "Cult"), view.cult_area[seat]),
    )
    return tuple((name, count) for at, (name, count) in enumerate(found) if count or at < 2)


def _influence(sheet: Sheet, seat: Seat) -> None:
    """The tokens by where they lie."""
    found, unit = influence_of(sheet.view, seat), sheet.unit
    sheet.caption("influence", translate("kinfire_council_board", "Influence"))
    wanted = [max(2.0, parts.width_of(name, unit * 0.8) / unit + 1.3) for name, _ in found]
    boxes = parts.shares(sheet.row(1.1), wanted, 3.0)
    for (name, count), box in zip(found, boxes, strict=True):
        draw = partial(_draw_tokens, name, count, name == found[0][0], unit)
        label = headed(capital(name), number_text(count))
        sheet.add(f"influence:{name}", box, label, draw, (name, count))


def _draw_tokens(
    name: str, count: int, is_ready: bool, unit: float, painter: QPainter, area: QRectF
) -> None:
    parts.ground(painter, area, is_raised=is_ready)
    inner = area.adjusted(4, 0, -4, 0)
    number = number_text(count)
    wide = parts.width_of(number, unit, strong=True)
    parts.line(painter, inner, number, unit, "ink" if count else "muted", strong=True)
    room = parts.right_of(inner, wide + 3)
    parts.line(painter, room, name, unit * 0.8, "muted")


# ---------------------------------------------------------------- what has been won
def _won(sheet: Sheet, seat: Seat) -> None:
    """Held cultists, trophies, sentries: one chip each."""
    own = sheet.view.sheets[seat]
    if own.cultists:
        count = number_text(len(own.cultists))
        sheet.caption("cultists", translate("kinfire_council_board", "Arrested cultists"), count)
        _chits(sheet, own.cultists)
    if own.trophies:
        count = number_text(len(own.trophies))
        sheet.caption("trophies", translate("kinfire_council_board", "Repelled threats"), count)
        for id in own.trophies:
            _line(sheet, id, level_words(item_set(sheet.view).threats[id]), "kc-repel")
    if own.sentries:
        sheet.caption(
            "sentries",
            translate("kinfire_council_board", "Sentries"),
            number_text(len(own.sentries)),
        )
        for id in own.sentries:
            kind = item_set(sheet.view).sentries[id]
            _line(sheet, id, f"+{number_text(kind.v)}", "kc-sentry")


def _chits(sheet: Sheet, chits: tuple[int, ...]) -> None:
    ink = inks_of(theme().name)
    for start in range(0, len(chits), IN_ROW):
        row = chits[start : start + IN_ROW]
        boxes = parts.columns(sheet.row(1.35, 0.1), IN_ROW, 3.0)
        for number, box in zip(row, boxes, strict=False):
            said = capital(chit_words(number))

            def draw(painter: QPainter, area: QRectF, number: int = number) -> None:
                draw_chit(painter, parts.square(area), ink, number_text(number))

            target = cultist_target(number)
            sheet.add(f"cultist:{number}", box, said, draw, (number, ink.id), target=target)


def _line(sheet: Sheet, id: str, right: str, icon: str) -> None:
    """A card by its name; its words are held nearer."""
    view, unit, name = sheet.view, sheet.unit, name_of(sheet.view, id)

    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "raised", "line", radius=4.0)
        inner = area.adjusted(4, 0, -5, 0)
        mark = parts.left_square(inner, 0.8)
        parts.icon(painter, icon, mark, "muted")
        wide = parts.width_of(right, unit * 0.86)
        room = QRectF(mark.right() + 4, inner.top(), inner.right() - mark.right() - wide - 8,
                      inner.height())  # fmt: skip
        parts.line(painter, room, name, unit * 0.94)
        parts.line(painter, inner, right, unit * 0.86, "muted", RIGHT)

    note = card_note(view, id)
    sheet.add(
        f"card:{id}",
        sheet.row(1.1, 0.1),
        name,
        draw,
        (name, right),
        more=note.text if note is not None else "",
        target=card_target(id),
        note=note,
    )


def _elections(sheet: Sheet, seat: Seat) -> None:
    """Offices for good, with their words."""
    own = sheet.view.sheets[seat]
    if not own.elections:
        return
    sheet.caption("elections", translate("kinfire_council_board", "Elections"))
    for id in own.elections:
        item = item_set(sheet.view).decrees[id]
        sheet.box(
            f"election:{id}",
            name_of(sheet.view, id),
            kind_line(item),
            item_words(sheet.view, item),
            icon="kc-election",
            target=card_target(id),
        )


# ---------------------------------------------------------------- the hand
def fill_hand(sheet: Sheet, seat: Seat) -> None:
    """Own research cards with their words; of another hand only the number."""
    hand = sheet.view.hands[seat]
    known = [card for card in hand if card != HIDDEN_CARD]
    sheet.caption(
        "hand", translate("kinfire_council_board", "Research cards"), number_text(len(hand))
    )
    if not sheet.is_own(seat) or not known:
        return
    for card, count in Counter(known).items():
        item = item_set(sheet.view).research[card]
        name = name_of(sheet.view, card)
        sheet.box(
            f"hand:{card}",
            name,
            held_kind(item, count),
            item_words(sheet.view, item),
            icon="kc-research",
            target=card_target(card),
        )
