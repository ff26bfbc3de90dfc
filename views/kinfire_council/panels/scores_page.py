"""Where the points came from: every player beside the Cult, source by source."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from models.translate import filled, headed, number_text, words
from rules.kinfire_council.enums import SOURCES
from rules.kinfire_council.names import source_name
from views.items import page_parts as parts
from views.items.panel import CENTRE, minus
from views.kinfire_council.inks import inks_of
from views.kinfire_council.panels.sheet import Sheet
from views.kinfire_council.panels.told import is_known, name_of, seat_name
from views.kinfire_council.phrases import listed
from views.panels.seat_badge import paint_badge
from views.theme import theme

translate = QCoreApplication.translate
NAME_SHARE = 2.6


def fill_scores(sheet: Sheet) -> None:
    """A head with the marks, a row for each source, the sums."""
    sheet.topic = "winning"
    view = sheet.view
    names = tuple(seat_name(sheet.showing, seat) for seat in range(len(view.sheets)))
    label = listed([*names, translate("kinfire_council_board", "Cult")])
    head = partial(_draw_head, names)
    sheet.add("head", sheet.row(1.4), label, head, (names, theme().name))
    for at, source in enumerate(SOURCES):
        values = tuple(row[at] for row in view.tally)
        if any(values):
            _row(sheet, str(source), words(source_name(source)), values, names)
    sums = (*view.score, view.cult_score)
    _row(sheet, "sum", translate("kinfire_council_board", "Total"), sums, names, is_sum=True)
    hidden = [name_of(view, card) for card in view.hidden_threats if is_known(card)]
    if hidden:
        said = translate("kinfire_council_board", "Hidden threats: {threats}.")
        sheet.words("hidden", filled(said, threats=listed(hidden)), "muted")


def _boxes(area: QRectF, count: int) -> list[QRectF]:
    return parts.shares(area, [NAME_SHARE, *[1.0] * count], 2.0)


def _draw_head(names: tuple[str, ...], painter: QPainter, area: QRectF) -> None:
    _, *boxes = _boxes(area, len(names) + 1)
    for seat, (name, box) in enumerate(zip(names, boxes, strict=False)):
        paint_badge(painter, parts.square(box, 0.94), seat, name)
    ink = QColor(inks_of(theme().name).cult)
    parts.icon(painter, "kc-cult", boxes[-1], ink, 0.94)


def _row(
    sheet: Sheet,
    key: str,
    name: str,
    values: tuple[int, ...],
    names: tuple[str, ...],
    is_sum: bool = False,
) -> None:
    every = (*names, translate("kinfire_council_board", "Cult"))
    told = [headed(who, minus(value)) for who, value in zip(every, values, strict=True) if value]
    draw = partial(_draw_row, name, values, is_sum, sheet.unit)
    sheet.add(key, sheet.row(1.2 if is_sum else 1.0, 0.08), headed(name, listed(told)), draw,
              (name, values))  # fmt: skip


def _draw_row(
    name: str, values: tuple[int, ...], is_sum: bool, unit: float, painter: QPainter, area: QRectF
) -> None:
    first, *boxes = _boxes(area, len(values))
    if is_sum:
        painter.setPen(QPen(theme().colour("ink"), 1.2))
        painter.drawLine(area.topLeft(), area.topRight())
    parts.line(painter, first, name, unit * 0.92, "ink" if is_sum else "muted", strong=is_sum)
    best = max(values)
    for value, box in zip(values, boxes, strict=True):
        if value or is_sum:
            ink = "accent" if is_sum and value == best else "ink"
            said = number_text(value) if value >= 0 else minus(value)
            parts.line(painter, box, said, unit * (1.0 if is_sum else 0.92), ink, CENTRE, is_sum)
