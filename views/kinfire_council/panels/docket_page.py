"""The decrees of this round with their words and votes; the laws in force."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import headed, number_text
from rules.kernel.steps import Seat
from rules.kinfire_council.asking import card_target, decree_target
from rules.kinfire_council.enums import DecreeKind
from rules.kinfire_council.printed.library import item_set
from views.items import page_parts as parts
from views.kinfire_council.panels.sheet import Sheet
from views.kinfire_council.panels.told import (
    KIND_ICON,
    item_words,
    kind_line,
    name_of,
    seat_name,
    stand_in,
)
from views.kinfire_council.phrases import listed
from views.panels.seat_badge import paint_badge

translate = QCoreApplication.translate


def fill_docket(sheet: Sheet) -> None:
    """Two decrees, then the laws, the oldest first."""
    sheet.topic = "docket"
    view = sheet.view
    sheet.caption("docket", translate("kinfire_council_board", "Docket"))
    if not view.docket:
        sheet.words(
            "none",
            translate("kinfire_council_board", "There is no decree on the docket now."),
            "muted",
        )
    for at, decree in enumerate(view.docket):
        item = item_set(view).decrees[decree.card]
        sheet.box(
            f"decree:{at}",
            name_of(view, decree.card),
            kind_line(item),
            item_words(view, item),
            icon=KIND_ICON[item.kind],
            target=decree_target(at),
            tone="bad" if item.kind is DecreeKind.CRISIS else "line",
            shown=decree.votes,
        )
        _votes(sheet, at, decree.votes)
    sheet.next_column()
    sheet.caption(
        "laws", translate("kinfire_council_board", "Laws in force"), number_text(len(view.laws))
    )
    for id in view.laws:
        item = item_set(view).decrees[id]
        sheet.box(
            f"law:{id}",
            name_of(view, id),
            stand_in(item),
            item_words(view, item),
            icon=KIND_ICON[item.kind],
            target=card_target(id),
        )
    piles = (
        (translate("kinfire_council_board", "Decrees to come"), len(view.decree_deck)),
        (translate("kinfire_council_board", "Decrees set aside"), len(view.decree_discard)),
    )
    for name, count in piles:
        sheet.caption(f"pile:{name}", name, number_text(count))


def _votes(sheet: Sheet, at: int, votes: tuple[int, ...]) -> None:
    """The tokens of each player on it."""
    names = {seat: seat_name(sheet.showing, Seat(seat)) for seat, n in enumerate(votes) if n}
    total = translate("kinfire_council_board", "%n vote(s)", None, sum(votes))
    each = [headed(name, number_text(votes[seat])) for seat, name in names.items()]
    draw = partial(_draw_votes, votes, names, total, sheet.unit)
    label = listed([headed(name_of(sheet.view, sheet.view.docket[at].card), total), *each])
    sheet.add(f"votes:{at}", sheet.row(1.0, 0.3), label, draw, (votes, tuple(names.items())))


def _draw_votes(
    votes: tuple[int, ...],
    names: dict[int, str],
    total: str,
    unit: float,
    painter: QPainter,
    area: QRectF,
) -> None:
    wide = parts.line(painter, area, total, unit * 0.9, "ink", strong=bool(names))
    left = area.left() + wide + 10
    for seat, name in names.items():
        side = area.height() * 0.9
        box = QRectF(left, area.center().y() - side / 2, side, side)
        paint_badge(painter, box, seat, name)
        room = QRectF(box.right() + 2, area.top(), unit, area.height())
        taken = parts.line(painter, room, number_text(votes[seat]), unit * 0.9)
        left = room.left() + taken + 8
