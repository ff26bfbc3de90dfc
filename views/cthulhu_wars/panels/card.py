"""A faction's card: Power, Doom, signs, six deeds, six books, figures, awakenings, abilities."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter

from models.translate import filled, number_text, words
from rules.cthulhu_wars import names
from rules.cthulhu_wars.earth.counting import of_rank
from rules.cthulhu_wars.earth.gates import gates_of
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat
from rules.kernel.text import say
from views.cthulhu_wars.panels import parts, phrases
from views.cthulhu_wars.panels.card_books import fill_abilities, fill_books, fill_deeds
from views.cthulhu_wars.panels.card_figures import (
    fill_aside,
    fill_awakening,
    fill_figures,
    fill_lying,
)
from views.cthulhu_wars.panels.sheet import Fill, Sheet
from views.cthulhu_wars.phrases import faction_name
from views.items.cell import Draw, Note
from views.items.page_sheet import PAD
from views.items.panel import CENTRE, surface
from views.theme import theme

translate = QCoreApplication.translate
PRINTED = 20
"""The last space of the printed Power track."""
SIX = 6
BARE, WORDED = 1.2, 1.95
"""The height of counters without and with their words, in lines."""
ROOMY, WORD = 760.0, 17.0
"""The height of a page from which on there is room for these words; the least line of one."""
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
    sheet.has_head = has_leaves()
    _head(sheet, seat)
    if not has_leaves():
        _power(sheet, seat)
        _counters(sheet, seat)
    else:
        _leaves(sheet, leaf, turn)
    if leaf == 0 or not has_leaves():
        if has_leaves():
            _counters(sheet, seat)
        fill_deeds(sheet, seat)
        sheet.next_column()
        fill_books(sheet, seat)
    if leaf == 1 or not has_leaves():
        if has_leaves():
            _power(sheet, seat)
        fill_figures(sheet, seat)
        fill_aside(sheet, seat)
        fill_lying(sheet, seat)
        if has_leaves():
            sheet.next_column()
        for kind in of_rank(sheet.view, seat, UnitClass.GREAT_OLD_ONE):
            fill_awakening(sheet, seat, kind)
        fill_abilities(sheet, seat)


def _leaves(sheet: Sheet, leaf: int, turn: Callable[[int], None] | None) -> None:
    """Two buttons side by side: what is done and known, what there is."""
    titles = (
        translate("cthulhu_wars_board", "Requirements, spellbooks"),
        translate("cthulhu_wars_board", "Units"),
    )
    boxes = parts.columns(sheet.whole_row(1.3), len(titles), 4.0)
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
    sheet.add("head", sheet.whole_row(1.3), label, draw, (faction, owner), note=note)


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
        left = number.right() + 6
        if _is_roomy(sheet):
            room = QRectF(left, area.top(), area.right() - left, side)
            word = translate("cthulhu_wars_board", "Power")
            left += parts.line(painter, room, word, max(WORD, unit * 0.9), "muted") + 10
        channel = QRectF(left, area.center().y() - unit * 0.27, 0, unit * 0.54)
        channel.setRight(area.right())
        parts.bar(painter, channel, power / PRINTED, QColor(fill), PRINTED // 5)
        if power > PRINTED:
            _draw_above(painter, channel, power - PRINTED, unit)

    said = translate("cthulhu_wars_board", "%n Power", None, power)
    sheet.add("power", sheet.whole_row(1.15), said, draw, power)


def _draw_above(painter: QPainter, channel: QRectF, more: int, unit: float) -> None:
    """«+3» at the end of a full bar."""
    said = f"+{number_text(more)}"
    wide = parts.width_of(said, unit * 0.82, strong=True) + 8
    box = QRectF(channel.right() - wide, channel.top() - 2, wide, channel.height() + 4)
    surface(painter, box, "ink", "ink", radius=3.0)
    parts.line(painter, box, said, unit * 0.82, "surface", CENTRE, strong=True)


# ---------------------------------------------------------------- counters
def counted_names() -> dict[str, str]:
    """What the counters count, in a word each."""
    return {
        "doom": translate("cthulhu_wars_board", "Doom"),
        "gates": translate("cthulhu_wars_board", "Gates"),
        "signs": translate("cthulhu_wars_board", "Elder Signs"),
        "captives": translate("cthulhu_wars_board", "Captives"),
        "tokens": translate("cthulhu_wars_board", "Tokens"),
    }


def _counter_boxes(sheet: Sheet, count: int) -> list[QRectF]:
    """Places for so many counters: higher where their words have room below the numbers."""
    wide = (sheet.area.width() - 2 * PAD - 3.0 * (count - 1)) / count
    longest = max(parts.width_of(said, WORD) for said in counted_names().values())
    has_room = _is_roomy(sheet) and longest + 6 <= wide
    return parts.columns(sheet.whole_row(WORDED if has_room else BARE), count, 3.0)


def _is_roomy(sheet: Sheet) -> bool:
    """Whether counters may carry their words."""
    return sheet.area.height() >= ROOMY


def _counters(sheet: Sheet, seat: Seat) -> None:
    """Doom, gates, Elder Signs, captives, tokens."""
    view = sheet.view
    tokens = phrases.tokens_left(view, seat)
    boxes = _counter_boxes(sheet, 4 if tokens is None else 5)
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
    captives = phrases.captive_words(view, seat)
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
        _counted(icon, number_text(number), sheet.unit, bool(number), counted_names()[key]),
        (number, box.height()),
        note=note,
    )


def _counted(icon: str, said: str, unit: float, is_any: bool, word: str) -> Draw:
    """A sign and its number in a small field; in a higher one the word for it below them."""

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.ground(painter, area)
        inner = area.adjusted(3, 1, -3, -1)
        if area.height() > unit * (BARE + WORDED) / 2:
            lower = inner.adjusted(0, inner.height() * 0.58, 0, 0)
            parts.line(painter, lower, word, max(WORD, unit * 0.78), "muted", CENTRE)
            inner.setBottom(lower.top() + 1)
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
    label = phrases.signs_words(view, seat, can_hold, sheet.showing.viewer is None)
    draw = _counted("elder-sign", number_text(count), unit, bool(count), counted_names()["signs"])
    held: tuple[Draw, str] | None = None
    if can_hold:
        held = (_draw_sum(view.signs[seat], unit), phrases.held_words(view, seat))
        draw = _with_eye(draw, unit)
    note = Note(translate("cthulhu_wars_board", "%n Elder Sign(s)", None, count), "", label)
    sheet.add("signs", box, label, draw, (count, can_hold, box.height()), note=note, held=held)


def _with_eye(draw: Draw, unit: float) -> Draw:
    def with_eye(painter: QPainter, area: QRectF) -> None:
        draw(painter, area)
        side = min(area.height(), unit * BARE) * 0.44
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
