"""The threats with their words and trouble; the site with its rows and who has shipped."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from models.translate import filled, headed, number_text, without_stop, words
from rules.kernel.steps import Seat
from rules.kinfire_council.asking import ship_target, slot_target
from rules.kinfire_council.data import SLOTS
from rules.kinfire_council.printed.card_texts import lines_of, row_text
from rules.kinfire_council.printed.content import Site
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.signs import printed
from rules.kinfire_council.state import HIDDEN_CARD
from views.items import page_parts as parts
from views.items.panel import RIGHT, surface
from views.kinfire_council.icons import cost_marks, draw_marks
from views.kinfire_council.inks import inks_of
from views.kinfire_council.panels.sheet import Sheet
from views.kinfire_council.panels.told import (
    item_words,
    kind_line,
    level_words,
    name_of,
    seat_name,
)
from views.kinfire_council.phrases import listed
from views.kinfire_council.piece_paint import pip
from views.panels.seat_badge import paint_badge
from views.theme import theme
from views.theme.fonts import Face

translate = QCoreApplication.translate


def fill_threats(sheet: Sheet) -> None:
    """Three slots, then the lighthouse."""
    sheet.topic = "threats"
    view = sheet.view
    _happening(sheet)
    for slot in range(SLOTS):
        first, last = item_set(view).board.city.tiers[slot]
        said = filled(
            translate("kinfire_council_board", "Slot {slot}: cultists {first} to {last}"),
            slot=number_text(slot + 1),
            first=number_text(first),
            last=number_text(last),
        )
        sheet.caption(f"slot:{slot}", said)
        _threat(sheet, slot)
    sheet.next_column()
    _site(sheet)
    counts = (
        (translate("kinfire_council_board", "Threats to come"), len(view.threat_deck)),
        (translate("kinfire_council_board", "Threats set aside"), len(view.threat_discard)),
    )
    for name, count in counts:
        sheet.caption(f"pile:{name}", name, number_text(count))


def _happening(sheet: Sheet) -> None:
    """Threats whose effect is being carried out lie in no slot."""
    view = sheet.view
    for card in view.resolving:
        sheet.caption(f"now:{card}", translate("kinfire_council_board", "Happens now"))
        item = item_set(view).threats[card]
        name = name_of(view, card)
        sheet.box(f"happens:{card}", name, kind_line(item), item_words(view, item), tone="bad")


def _threat(sheet: Sheet, slot: int) -> None:
    view, threat = sheet.view, sheet.view.threats[slot]
    if threat is None:
        said = translate("kinfire_council_board", "Empty: the next event reveals a threat.")
        sheet.words(f"empty:{slot}", said, "muted")
        return
    item = item_set(view).threats[threat.card]
    trouble = translate("kinfire_council_board", "%n trouble", None, threat.trouble)
    draw = partial(_draw_trouble, threat.trouble, sheet.unit)
    sheet.box(
        f"threat:{slot}",
        name_of(view, threat.card),
        kind_line(item),
        item_words(view, item),
        target=slot_target(slot),
        mark=draw,
        shown=threat.trouble,
        label=headed(name_of(view, threat.card), listed([level_words(item), trouble])),
    )


def _draw_trouble(trouble: int, unit: float, painter: QPainter, area: QRectF) -> None:
    """A number on the sign of trouble."""
    ink = inks_of(theme().name)
    middle = QPointF(area.left() + area.width() * 0.24, area.center().y())
    pip(painter, middle, area.width() * 0.24, bool(trouble), ink.trouble)
    parts.figures(painter, area, number_text(trouble), unit, align=RIGHT)


# ---------------------------------------------------------------- the site
def _site(sheet: Sheet) -> None:
    """Name and trouble, a row for each size of shipment, what a Seeker finds there."""
    view = sheet.view
    if view.site in ("", HIDDEN_CARD):
        return
    site = item_set(view).sites[view.site]
    trouble = translate("kinfire_council_board", "%n trouble", None, view.site_trouble)
    sheet.caption(
        "site",
        headed(translate("kinfire_council_board", "Lighthouse"), name_of(view, site.id)),
        trouble,
    )
    for row in range(len(site.rows)):
        _row(sheet, site, row)
    seeker = words(lines_of(printed(view, site))[-1])
    sheet.words("seeker", seeker)
    if view.sea_beast:
        sheet.words(
            "beast",
            translate("kinfire_council_board", "The Sea Beast is there: no Seeker can be placed."),
        )


def _row(sheet: Sheet, site: Site, row: int) -> None:
    """Floors, price, who has shipped, what is free."""
    view, unit = sheet.view, sheet.unit
    printed = site.rows[row]
    sent = [(seat, seat_name(sheet.showing, seat)) for at, seat in view.shipments if at == row]
    free = printed.slots - len(sent)
    floors = translate("kinfire_council_board", "%n floor(s)", None, printed.floors)
    ink = inks_of(theme().name)

    def draw(painter: QPainter, area: QRectF) -> None:
        surface(painter, area, "raised" if free else "sunken", "line", radius=4.0)
        inner = area.adjusted(5, 1, -4, -1)
        first, price, last = parts.shares(inner, (2.2, 4.0, 2.6), 6.0)
        parts.line(painter, first, floors, unit * 0.94, strong=True)
        colour = theme().colour("ink" if free else "muted").name()
        letters = parts.letters(unit * 1.05, Face.STRONG)
        draw_marks(painter, price, cost_marks(printed.cost), letters, ink, colour)
        _draw_slots(painter, last, sent, free)

    who = listed([name for _, name in sent])
    room = translate("kinfire_council_board", "%n free place(s)", None, free)
    label = listed([without_stop(words(row_text(printed))), *([who] if who else []), room])
    sheet.add(f"row:{row}", sheet.row(1.2, 0.12), label, draw, (tuple(sent), free, ink.id),
              target=ship_target(row))  # fmt: skip


def _draw_slots(painter: QPainter, area: QRectF, sent: list[tuple[Seat, str]], free: int) -> None:
    """A ring for each place, the token of whoever has shipped in it; from the right."""
    side = min(area.height() * 0.86, 22.0)
    right = area.right()
    for number in range(free + len(sent)):
        box = QRectF(right - side, area.center().y() - side / 2, side, side)
        if number < len(sent):
            paint_badge(painter, box, int(sent[number][0]), sent[number][1])
        else:
            parts.bead(painter, box, False)
        right -= side + 3
