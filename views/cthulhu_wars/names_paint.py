"""The printed names of areas with the signs of the rules beside them (3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QLocale, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from rules.cthulhu_wars.data import maps, places
from rules.cthulhu_wars.enums import AreaKind, Faction, Glyph
from views.cthulhu_wars import layout
from views.cthulhu_wars.easel import Easel
from views.cthulhu_wars.inks import Inks
from views.cthulhu_wars.phrases import area_label
from views.items.strokes import polar, round_of, ruled, tinted
from views.theme import paint_icon
from views.theme.fonts import capitals

LETTERS, SEA_LETTERS = 13.5, 16.0
"""The size of names on land and in the sea, in units."""
LEAST = 11.0
"""The least size on the screen."""
FOLLOWS = 0.5
"""How much of the growth of the user's letters names take part in, where an area has room: the
chart itself does not grow with them."""
SIGN = 12.0
"""The side of a sign."""
LEAD = 1.02


class Name(NamedTuple):
    """A name as it stands in its area: its lines, the size of its letters, the side of its signs,
    where it is."""

    lines: list[str]
    size: int
    sign: float
    box: layout.Box


def grown(text: int) -> float:
    """How much larger names are wanted for a size of letters in hundredths of the usual.

    >>> grown(100), grown(200), grown(80)
    (1.0, 1.5, 1.0)
    """
    return 1.0 + max(0, text - 100) / 100 * FOLLOWS


def paint_names(easel: Easel, map_id: str, letters: float = 1.0) -> None:
    """All names with their signs; `letters`: how much larger they are wanted."""
    for area in range(len(maps()[map_id].areas)):
        _paint_name(easel, map_id, area, letters)


def name_box(map_id: str, area: int, scale: float, letters: float = 1.0) -> layout.Box:
    """Where the name of an area stands with its signs: heaps keep off it."""
    return _laid(map_id, area, scale, letters).box


def name_boxes(map_id: str, scale: float, letters: float = 1.0) -> tuple[layout.Box, ...]:
    """Those of all areas."""
    areas = range(len(maps()[map_id].areas))
    return tuple(name_box(map_id, area, scale, letters) for area in areas)


def _laid(map_id: str, area: int, scale: float, letters: float) -> Name:
    """A name in the language of the user, as large as is wanted and its area has room for."""
    least = round(_size(map_id, area, scale))
    most = round(_size(map_id, area, scale) * letters)
    return _laid_in(map_id, area, (least, most), QLocale().name())


def _size(map_id: str, area: int, scale: float) -> float:
    kind = places()[maps()[map_id].areas[area]].kind
    return max(SEA_LETTERS if kind is AreaKind.OCEAN else LETTERS, LEAST / scale)


@lru_cache(maxsize=256)
def _laid_in(map_id: str, area: int, sizes: tuple[int, int], language: str) -> Name:
    """The largest that does not reach over the rim; the least may have to."""
    least, most = sizes
    for size in range(most, least, -1):
        forms, room = _sized(map_id, area, size, least)
        found = layout.name_within(map_id, area, room)
        if found is not None:
            return Name(forms[found[0]], size, SIGN * size / least, found[1])
    forms, room = _sized(map_id, area, least, least)
    number, box = layout.name_box(map_id, area, room)
    return Name(forms[number], least, SIGN, box)


def _sized(map_id: str, area: int, size: int, least: int) -> tuple[list[list[str]], layout.Forms]:
    """The forms of a name with letters of a size, and how large each is; signs grow with them."""
    said, sign = area_label(maps()[map_id].areas[area]), SIGN * size / least
    metrics = QFontMetricsF(capitals(size))
    forms = list(_forms(said.split(" ")))
    beside = len(signs(map_id, area)) * (sign + 3)
    room = tuple(
        (max(metrics.horizontalAdvance(line) for line in lines) + beside + 3,
         max(sign, len(lines) * size * LEAD) + 1)
        for lines in forms
    )  # fmt: skip
    return forms, room


def _forms(parts: list[str]) -> Iterator[list[str]]:
    """A name in one line, in two, in three."""
    yield [" ".join(parts)]
    if len(parts) > 2:
        yield [" ".join(parts[:-1]), parts[-1]]
        yield [parts[0], " ".join(parts[1:])]
    if len(parts) > 1:
        yield parts


def signs(map_id: str, area: int) -> tuple[str, ...]:
    """The sign of the Yellow Sign's rites and the factions' own signs of an area."""
    place = places()[maps()[map_id].areas[area]]
    rite = () if place.ys_glyph is Glyph.NONE else (str(place.ys_glyph),)
    return (*rite, *place.faction_glyphs)


def _paint_name(easel: Easel, map_id: str, area: int, letters: float) -> None:
    painter, inks = easel.painter, easel.inks
    lines, size, side, (left, top, wide, high) = _laid(map_id, area, easel.scale, letters)
    found = signs(map_id, area)
    is_sea = places()[maps()[map_id].areas[area]].kind is AreaKind.OCEAN
    ink, halo = (inks.sea_name, inks.sea_halo) if is_sea else (inks.name, inks.name_halo)
    for number, sign in enumerate(found):
        middle = QPointF(left + 1 + side / 2 + number * (side + 3), top + high / 2)
        paint_sign(painter, sign, middle, side, ink, halo)
    text = QRectF(left + len(found) * (side + 3), top, wide - len(found) * (side + 3), high)
    _paint_lines(painter, lines, text, capitals(size), (ink, halo), inks)


def _paint_lines(
    painter: QPainter,
    lines: list[str],
    area: QRectF,
    letters: QFont,
    colours: tuple[str, str],
    inks: Inks,
) -> None:
    path = QPainterPath()
    metrics = QFontMetricsF(letters)
    step = letters.pixelSize() * LEAD
    top = area.center().y() - step * len(lines) / 2
    for number, line in enumerate(lines):
        x = area.center().x() - metrics.horizontalAdvance(line) / 2
        path.addText(x, top + number * step + step * 0.76, letters, line)
    painter.strokePath(path, ruled(colours[1], 3.2, 0.85 + 0.15 * inks.flat))
    painter.fillPath(path, QColor(colours[0]))


def paint_sign(
    painter: QPainter, sign: str, middle: QPointF, side: float, ink: str, halo: str
) -> None:
    """A sign of the rules: crescent, chevron, slashes, or that of a faction."""
    if sign in set(Faction):
        painter.setPen(ruled(ink, 0.8, 0.8))
        painter.setBrush(tinted(halo, 0.8))
        painter.drawEllipse(round_of(middle, side / 2 + 0.8))
        paint_icon(painter, f"faction-{sign}", round_of(middle, side * 0.42), QColor(ink))
        return
    path = sign_path(sign, middle, side)
    if sign == Glyph.CRESCENT:
        painter.strokePath(path, ruled(halo, 2.4, 0.8))
        painter.fillPath(path, QColor(ink))
        return
    painter.strokePath(path, ruled(halo, side * 0.34, 0.8))
    painter.strokePath(path, ruled(ink, side * 0.15))


def sign_path(sign: str, middle: QPointF, side: float) -> QPainterPath:
    """The form of a rite's sign."""
    path, half = QPainterPath(), side / 2
    if sign == Glyph.CRESCENT:
        path.addEllipse(round_of(middle, half))
        bite = QPainterPath()
        bite.addEllipse(round_of(polar(middle, -25, half * 0.55), half * 0.82))
        return path.subtracted(bite)
    if sign == Glyph.CHEVRON:
        for down in (-0.45, 0.25):
            path.moveTo(middle + QPointF(-half * 0.8, half * (down + 0.5)))
            path.lineTo(middle + QPointF(0, half * (down - 0.3)))
            path.lineTo(middle + QPointF(half * 0.8, half * (down + 0.5)))
        return path
    for across in (-0.55, 0.0, 0.55):
        path.moveTo(middle + QPointF(half * (across - 0.28), half * 0.75))
        path.lineTo(middle + QPointF(half * (across + 0.28), -half * 0.75))
    return path
