"""The Cult: its score and where it came from, who serves it, its chits."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter

from models.translate import filled, headed, number_text, words
from rules.kernel.steps import Seat
from rules.kinfire_council.asking import seat_target
from rules.kinfire_council.enums import SOURCES
from rules.kinfire_council.names import source_name
from rules.kinfire_council.printed.library import balance, item_set
from rules.kinfire_council.state import LEADERS, NOBODY
from views.items import page_parts as parts
from views.items.panel import RIGHT, signed, surface
from views.kinfire_council.inks import inks_of
from views.kinfire_council.panels.chits import draw_chit
from views.kinfire_council.panels.plan_page import ahead_of
from views.kinfire_council.panels.plan_table import hidden_words
from views.kinfire_council.panels.sheet import Sheet
from views.kinfire_council.panels.told import chits_words, seat_name
from views.kinfire_council.phrases import capital
from views.panels.seat_badge import paint_badge
from views.theme import theme

translate = QCoreApplication.translate
IN_ROW = 10
LEADER_SIGN = "\N{BLACK STAR}"


def fill_cult(sheet: Sheet) -> None:
    """Score, sources, influence, then where its chits are."""
    sheet.topic = "cult"
    view = sheet.view
    _head(sheet)
    for source, n in zip(SOURCES, view.tally[-1], strict=True):
        if n:
            sheet.caption(f"source:{source}", words(source_name(source)), signed(n))
    hidden = capital(hidden_words(ahead_of(view)))
    sheet.words("hidden", _stopped(hidden))
    _area(sheet)
    sheet.next_column()
    _chits(sheet, "city", translate("kinfire_council_board", "In the city"), view.city)
    _chits(sheet, "hideout", translate("kinfire_council_board", "In the Hideout"), view.hideout)
    _chits(sheet, "bag", translate("kinfire_council_board", "In the bag"), view.bag)
    _chits(sheet, "discard", translate("kinfire_council_board", "Set aside"), view.cult_discard)
    _chits(sheet, "out", translate("kinfire_council_board", "Leaders seen"), view.leaders_out)
    said = translate("kinfire_council_board", "Coffers")
    sheet.caption(
        "coffers", said, translate("kinfire_council_board", "%n coin(s)", None, view.coffers)
    )


def _stopped(said: str) -> str:
    return filled(translate("kinfire_council_board", "{sentence}."), sentence=said)


def _head(sheet: Sheet) -> None:
    view, unit = sheet.view, sheet.unit
    ink, name = inks_of(theme().name), translate("kinfire_council_board", "The Cult")
    score = number_text(view.cult_score)

    def draw(painter: QPainter, area: QRectF) -> None:
        parts.icon(painter, "kc-cult", parts.left_square(area), QColor(ink.cult))
        room = parts.right_of(area, area.height() + 6)
        parts.heading(painter, room.adjusted(0, 0, -unit * 2.6, 0), name, unit * 1.1)
        parts.figures(painter, room, score, unit * 1.25, align=RIGHT)

    said = translate("kinfire_council_board", "%n V", None, view.cult_score)
    sheet.add("head", sheet.whole_row(1.25), headed(name, said), draw, (score, ink.id))
    delta = balance(item_set(view), len(view.sheets))
    if delta:
        said = translate("kinfire_council_board", "Each night at this table")
        sheet.caption("delta", said, signed(delta))


def _area(sheet: Sheet) -> None:
    """Who has sent it influence; the Conspirator."""
    view = sheet.view
    if len(view.sheets) < 3:
        return
    who = (
        seat_name(sheet.showing, view.conspirator)
        if view.conspirator != NOBODY
        else translate("kinfire_council_board", "no one")
    )
    sheet.caption("conspirator", translate("kinfire_council_board", "Conspirator"), who)
    given = [(seat, n) for seat, n in enumerate(view.cult_area) if n]
    for seat, n in sorted(given, key=lambda pair: -pair[1]):
        name = seat_name(sheet.showing, seat)
        draw = partial(_draw_giver, seat, name, n, seat == view.conspirator, sheet.unit)
        said = translate("kinfire_council_board", "%n influence with the Cult", None, n)
        row = sheet.row(1.1, 0.08)
        sheet.add(f"giver:{seat}", row, headed(name, said), draw, (name, n, view.conspirator),
                  target=seat_target(Seat(seat)))  # fmt: skip


def _draw_giver(
    seat: int, name: str, n: int, leads: bool, unit: float, painter: QPainter, area: QRectF
) -> None:
    surface(painter, area, "selected" if leads else "raised", "line", radius=4.0)
    inner = area.adjusted(4, 1, -5, -1)
    badge = parts.left_square(inner)
    paint_badge(painter, badge, seat, name)
    room = parts.beside_badge(inner, badge)
    parts.line(painter, room, name, unit * 0.94, strong=leads)
    parts.figures(painter, room, number_text(n), unit, align=RIGHT)


def _chits(sheet: Sheet, key: str, name: str, chits: tuple[int, ...]) -> None:
    """Chits in rows; leaders bear a star."""
    ink = inks_of(theme().name)
    sheet.caption(key, name, number_text(len(chits)))
    if not chits:
        return
    rows = [chits[start : start + IN_ROW] for start in range(0, len(chits), IN_ROW)]

    def draw(painter: QPainter, area: QRectF) -> None:
        lines = area.height() / len(rows)
        for at, row in enumerate(rows):
            line = QRectF(area.left(), area.top() + at * lines, area.width(), lines)
            for number, box in zip(row, parts.columns(line, IN_ROW, 2.0), strict=False):
                said = LEADER_SIGN if number in LEADERS else number_text(number)
                draw_chit(painter, parts.square(box, 0.96), ink, said)

    label = headed(name, chits_words(chits))
    sheet.add(f"{key}:chits", sheet.row(1.15 * len(rows)), label, draw, (chits, ink.id))
