"""What the pages are drawn with: what all games draw them with, signs of factions, figures."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from rules.cthulhu_wars.enums import Faction, UnitClass
from views.cthulhu_wars.faces import faction_icon
from views.cthulhu_wars.inks import FactionInk, faction_ink, inks_of
from views.cthulhu_wars.piece_paint import figure_icon, paint_sign_on, rank_side, stamp
from views.items.page_parts import (
    bar,
    bead,
    caption,
    chip,
    columns,
    corner_tick,
    cut,
    figures,
    ground,
    heading,
    icon,
    is_dark,
    left_square,
    letters,
    line,
    paragraph,
    right_of,
    shares,
    square,
    tick,
    two_lines,
    width_of,
)
from views.theme import paint_icon, theme
from views.theme.contrast import mix

__all__ = [
    "bar",
    "bead",
    "caption",
    "chip",
    "columns",
    "corner_tick",
    "cut",
    "figure",
    "figures",
    "ground",
    "heading",
    "icon",
    "ink_of",
    "is_dark",
    "left_square",
    "letters",
    "line",
    "paragraph",
    "right_of",
    "seal",
    "shares",
    "shown_rank",
    "square",
    "tick",
    "two_lines",
    "width_of",
]
RIM = 0.55
FAINT = 0.62
"""How much of what is out of play is paper."""


def ink_of(faction: Faction) -> FactionInk:
    """The inks of a faction on pages: on dark ground the line round a figure is light."""
    ink = faction_ink(faction, inks_of(theme().name).id)
    if not is_dark():
        return ink
    return FactionInk(ink.fill, ink.sign, mix(ink.fill, "#FFFFFF", RIM))


def seal(painter: QPainter, area: QRectF, faction: Faction, faint: bool = False) -> None:
    """The sign of a faction on a disc of its colour."""
    ink, disc = faction_ink(faction, inks_of(theme().name).id), square(area, 0.94)
    if faint:
        painter.setOpacity(0.42)
    painter.setPen(QPen(QColor(ink_of(faction).line), 1.3))
    painter.setBrush(QColor(ink.fill))
    painter.drawEllipse(disc)
    inset = disc.width() * 0.15
    sign = disc.adjusted(inset, inset, -inset, -inset)
    paint_icon(painter, faction_icon(faction), sign, QColor(ink.sign))
    painter.setOpacity(1.0)


def figure(
    painter: QPainter,
    area: QRectF,
    unit: str,
    rank: UnitClass,
    faction: Faction,
    faint: bool = False,
) -> None:
    """A silhouette that stands on the lower edge; cultists are small, Great Old Ones tall."""
    ink, name = ink_of(faction), figure_icon(unit)
    if faint:
        paper = theme().colours.surface
        ink = FactionInk(
            mix(ink.fill, paper, FAINT), mix(ink.sign, paper, FAINT), mix(ink.line, paper, FAINT)
        )
    whole = min(area.width(), area.height())
    side = rank_side(rank, whole)
    place = QRectF(area.center().x() - side / 2, area.bottom() - side, side, side)
    stamp(painter, name, place, ink.fill, ink.line, 1.1)
    if name == "unit-acolyte":
        paint_sign_on(painter, place, faction, ink)


def shown_rank(rank: UnitClass) -> UnitClass:
    """In small places only cultists are smaller than the rest."""
    return UnitClass.MONSTER if rank is UnitClass.CULTIST else UnitClass.GREAT_OLD_ONE
