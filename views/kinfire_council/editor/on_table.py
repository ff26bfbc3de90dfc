"""Spaces, cards and sites as they lie on the table, upon its dark."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from models.translate import sentences, words
from rules.kernel.text import Text
from rules.kinfire_council.enums import DecreeKind
from rules.kinfire_council.names import kind_name
from rules.kinfire_council.printed import card_texts, content
from rules.kinfire_council.printed.content import Item, Location
from rules.kinfire_council.printed.library import shipped_board
from rules.kinfire_council.printed.sentences import Bearer, sentence_of, sentence_of_mods
from rules.kinfire_council.state import NOBODY
from views.items.panel import lines_height, sized
from views.kinfire_council import docket, light, space_item, threats
from views.kinfire_council.docket import DecreeFace, DecreeItem
from views.kinfire_council.editor.naming import name_of, upgraded_name_of
from views.kinfire_council.editor.thing import SCALE, Thing
from views.kinfire_council.icons import Mark, location_marks, marks_of, marks_width
from views.kinfire_council.inks import inks_of
from views.kinfire_council.light import ShipItem, SiteItem
from views.kinfire_council.plan import SKYLINE, ring_in
from views.kinfire_council.space_face import MANY, SpaceFace
from views.kinfire_council.space_item import SpaceItem
from views.kinfire_council.table_item import kept_together, roomy, rounded
from views.kinfire_council.threats import ThreatFace, ThreatItem
from views.theme import Face, theme

SPACE, THREAT, DECREE, SITE = (176.0, 91.0), (150.0, 178.0), (190.0, 104.0), 146.0
"""Width and height of what is lying there, at scale 1; of a site only the width."""
AROUND = 9.0
LEAST_LETTERS, LEAST_SIGNS = 11, 10
"""The smallest letters of names, and of signs, for which a thing gets broader."""
GROWS = 8.0
"""By so much a card gets higher at once until its words have room, at scale 1."""


class OnTable(Thing):
    """Something with a width and a height at scale 1."""

    def __init__(self, wide: float, high: float) -> None:
        self._wide, self._high = wide, high

    def usual(self) -> float:
        return (self._wide + 2 * AROUND) * SCALE * theme().text / 100

    def least(self) -> float:
        return self._wide + 2 * AROUND

    def high(self, wide: float) -> float:
        s = self._scale(wide)
        return self.tall(s) + 2 * AROUND * s

    def _scale(self, wide: float) -> float:
        return max(1.0, wide / (self._wide + 2 * AROUND))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """On a piece of the table."""
        s = self._scale(area.width())
        painter.fillPath(rounded(area, 6 * s), QColor(inks_of(theme().name).under))
        self.draw(painter, area.adjusted(AROUND * s, AROUND * s, -AROUND * s, -AROUND * s), s)

    def tall(self, scale: float) -> float:
        """How high it is at this scale."""
        return self._high * scale

    def draw(self, painter: QPainter, area: QRectF, scale: float) -> None:
        """The thing itself."""
        raise NotImplementedError(type(self).__name__)


def _name_width(name: str) -> float:
    """In the smallest letters of names."""
    return QFontMetricsF(sized(theme().font(Face.STRONG), LEAST_LETTERS)).horizontalAdvance(name)


def _marks_width(marks: Sequence[Mark]) -> float:
    letters = QFont(theme().font(Face.SMALL))
    letters.setPixelSize(LEAST_SIGNS)
    return marks_width(marks, letters)


# ---------------------------------------------------------------- spaces
class SpaceThing(OnTable):
    """A side of a district or of the dealer, an open space."""

    def __init__(self, item: Item, locations: Sequence[Location], is_upgraded: bool) -> None:
        self.item = SpaceItem(item.id)
        face = _space_face(item, locations, is_upgraded)
        self.item.show_face(face, None)
        super().__init__(max(SPACE[0], _space_width(face)), SPACE[1])

    def draw(self, painter: QPainter, area: QRectF, scale: float) -> None:
        s = scale
        sheet = area.adjusted(0, SKYLINE * s, 0, 0)
        face = self.item.face
        ring = ring_in(sheet, s, face is not None and bool(face.number))
        self.item.lie(area, sheet, ring, s)
        self.item.draw(painter, area)


def _space_width(face: SpaceFace) -> float:
    """In which neither the name nor a row of signs is cut: number and tax beside the name."""
    beside = (26.0 if face.number else 5.0) + (36.0 if face.tax else 0.0) + 8.0
    rows = max((_marks_width(row) for row in face.rows), default=0.0)
    return max(_name_width(face.name) + beside, rows + space_item.INDENT + 8.0)


def _space_face(item: Item, locations: Sequence[Location], is_upgraded: bool) -> SpaceFace:
    number, tier = 0, 0
    patron: tuple[Mark, ...] = ()
    if isinstance(item, content.District):
        number, tier = item.n, item.tier
        patron = tuple(marks_of(item.patron))
    return SpaceFace(
        space=str(number) if number else item.id,
        number=number,
        tier=tier,
        name=_space_name(item, is_upgraded),
        tax=shipped_board().city.taxes[tier - 1] if tier else 0,
        room=_room(item, is_upgraded),
        taken=0,
        rows=tuple(tuple(location_marks(each)) for each in locations),
        row_names=tuple(name_of(each.id, each.name) for each in locations),
        is_upgraded=is_upgraded,
        is_blocked=False,
        patron=NOBODY,
        patron_marks=patron,
    )


def _space_name(item: Item, is_upgraded: bool) -> str:
    if isinstance(item, content.Dealer) and is_upgraded:
        return upgraded_name_of(item)
    return name_of(item.id, item.name)


def _room(item: Item, is_upgraded: bool) -> int:
    if isinstance(item, content.Dealer):
        return item.capacity_upgraded if is_upgraded else item.capacity_base
    return MANY if isinstance(item, content.OpenSpace) else 1


# ---------------------------------------------------------------- cards
class CardThing(OnTable):
    """A threat or a decree: as high as its words need."""

    def __init__(self, item: ThreatItem | DecreeItem, told: str, wide: float, high: float) -> None:
        super().__init__(wide, high)
        self.item, self._told = item, told

    def tall(self, scale: float) -> float:
        self.item.scale_of_board = scale
        area = QRectF(0, 0, self._wide * scale, self._high * scale)
        while not self._has_room(area, scale):
            area.setHeight(area.height() + GROWS * scale)
        return area.height()

    def _has_room(self, area: QRectF, scale: float) -> bool:
        box = self.item.told_area(area)
        letters = roomy(self._told, box, scale)
        return lines_height(self._told, letters, box.width()) <= box.height()

    def draw(self, painter: QPainter, area: QRectF, scale: float) -> None:
        self.item.scale_of_board = scale
        self.item.draw(painter, area)


def threat_thing(item: content.Threat) -> CardThing:
    """A threat without trouble."""
    made = ThreatItem(0)
    face = ThreatFace(
        item.id,
        name_of(item.id, item.name),
        int(item.level) if item.level.isdigit() else 0,
        0,
        item.v,
        tuple(marks_of(item.cost)),
        _told(
            sentence_of_mods(item.ongoing) if item.ongoing else None,
            sentence_of(item.effect) if item.effect else None,
        ),
        False,
    )
    made.show_face(face)
    name, price = _name_width(face.name) + 15.0, _marks_width(face.cost) + threats.HEX + 15.0
    return CardThing(made, face.told, max(THREAT[0], name, price), THREAT[1])


def decree_thing(item: content.Decree) -> CardThing:
    """A decree without votes."""
    made = DecreeItem(0)
    bearer = Bearer.HOLDER if item.kind is DecreeKind.ELECTION else Bearer.ALL
    told = _told(
        sentence_of_mods(item.mods, bearer) if item.mods else None,
        sentence_of(item.effect) if item.effect else None,
    )
    if item.kind is DecreeKind.CRISIS:
        told = _told(*card_texts.lines_of(item))
    name, kind = name_of(item.id, item.name), words(kind_name(item.kind))
    made.face = DecreeFace(name, item.kind, kind, told, ())
    wide = max(DECREE[0], _name_width(name) + docket.HEAD + 14.0)
    return CardThing(made, told, wide, DECREE[1])


def _told(*parts: Text | None) -> str:
    return kept_together(sentences(words(each) for each in parts if each is not None))


# ---------------------------------------------------------------- sites
class SiteThing(OnTable):
    """The card at the foot of the lighthouse, its rows upon it, the Seeker's space."""

    def __init__(self, item: content.Site) -> None:
        self.site, self.hex = SiteItem(), light.site_hex()
        name = name_of(item.id, item.name)
        self.site.show_face(light.site_face(item, name, item.start_trouble))
        self.ships = [ShipItem(row) for row in range(len(item.rows))]
        for ship, row in zip(self.ships, item.rows, strict=True):
            ship.show_face(light.ship_face(row))
        super().__init__(max(SITE, self._least_width()), light.site_height(len(item.rows)))

    def _least_width(self) -> float:
        """In which neither the name, a price nor what a Seeker gains is cut."""
        face, rows = self.site.face, [ship.face for ship in self.ships]
        seeker = _marks_width(face.seeker) + light.HEX + 20.0 if face is not None else 0.0
        name = _name_width(face.name) + 14.0 if face is not None else 0.0
        prices = [_marks_width(row.cost) + light.SLOT * row.slots + 32.0 for row in rows if row]
        return max(seeker, name, *prices)

    def draw(self, painter: QPainter, area: QRectF, scale: float) -> None:
        light.lay_site(self.site, self.ships, self.hex, area, scale)
        for item in (self.site, *self.ships, self.hex):
            item.draw(painter, item.area)
