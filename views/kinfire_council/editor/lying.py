"""An item as it lies on the table: painted by what paints it there."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from models.translate import sentences, words
from rules.kernel.text import Text
from rules.kinfire_council import card_texts, content
from rules.kinfire_council.content import Item, Location
from rules.kinfire_council.data import PARAMS, TAX_OF
from rules.kinfire_council.names import kind_name
from rules.kinfire_council.sentences import Bearer, sentence_of, sentence_of_mods
from rules.kinfire_council.state import NOBODY
from rules.kinfire_council.words import DecreeKind
from views.kinfire_council.docket import DecreeFace, DecreeItem
from views.kinfire_council.editor.naming import name_of
from views.kinfire_council.icons import Mark, location_marks, marks_of
from views.kinfire_council.inks import inks_of
from views.kinfire_council.plan import LEAST_RING, RING, SKYLINE
from views.kinfire_council.space_face import MANY, SpaceFace
from views.kinfire_council.space_item import SpaceItem
from views.kinfire_council.table_item import TableItem, kept_together, rounded
from views.kinfire_council.threats import ThreatFace, ThreatItem
from views.theme import theme

SCALE = 1.3
"""So much larger than on a small table."""
SPACE, THREAT, DECREE = (176.0, 76.0), (150.0, 178.0), (190.0, 104.0)
"""Width and height of what is lying there, at scale 1."""
AROUND = 9.0


class Thing(Struct, frozen=True):
    """What is painted, and how large it is at scale 1."""

    item: TableItem
    wide: float
    high: float


def things_of(item: Item) -> Sequence[Thing]:
    """The sides of an item, or its face; nothing of kinds that lie on no table as themselves."""
    if isinstance(item, content.District):
        return [_space(item, item.base, False), _space(item, item.upgraded, True)]
    if isinstance(item, content.OpenSpace):
        return [_space(item, item.locations, False)]
    if isinstance(item, content.Dealer):
        return [_space(item, item.base, False), _space(item, item.upgraded, True)]
    if isinstance(item, content.Threat):
        return [_threat(item)]
    return [_decree(item)] if isinstance(item, content.Decree) else []


# ---------------------------------------------------------------- spaces
def _space(item: Item, locations: tuple[Location, ...], is_upgraded: bool) -> Thing:
    made = SpaceItem(item.id)
    made.show_face(_space_face(item, locations, is_upgraded), None)
    wide, high = SPACE
    return Thing(made, wide, high + SKYLINE)


def _space_face(item: Item, locations: tuple[Location, ...], is_upgraded: bool) -> SpaceFace:
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
        tax=PARAMS[TAX_OF[tier - 1]] if tier else 0,
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
        return item.name_upgraded
    return name_of(item.id, item.name)


def _room(item: Item, is_upgraded: bool) -> int:
    if isinstance(item, content.Dealer):
        return item.capacity_upgraded if is_upgraded else item.capacity_base
    return MANY if isinstance(item, content.OpenSpace) else 1


# ---------------------------------------------------------------- cards
def _told(*parts: Text | None) -> str:
    return kept_together(sentences(words(each) for each in parts if each is not None))


def _threat(item: content.Threat) -> Thing:
    made = ThreatItem(0)
    made.show_face(
        ThreatFace(
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
    )
    return Thing(made, *THREAT)


def _decree(item: content.Decree) -> Thing:
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
    return Thing(made, *DECREE)


class Lying(QWidget):
    """A thing on a piece of the table."""

    def __init__(self, thing: Thing, parent: QWidget) -> None:
        super().__init__(parent)
        self.thing = thing
        shape = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        shape.setHeightForWidth(True)
        self.setSizePolicy(shape)

    def sizeHint(self) -> QSize:
        wide = round((self.thing.wide + 2 * AROUND) * theme().px(100) / 100 * SCALE)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        wide = round(self.thing.wide)
        return QSize(wide, self.heightForWidth(wide))

    def heightForWidth(self, width: int) -> int:
        return round((self.thing.high + 2 * AROUND) * self._scale(width))

    def _scale(self, width: float) -> float:
        """As large as it fits, but no larger than on a large table."""
        usual = theme().px(100) / 100 * SCALE
        return min(usual, width / (self.thing.wide + 2 * AROUND))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Upon the dark of the table."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        s, inks = self._scale(self.width()), inks_of(theme().name)
        wide, high = self.thing.wide + 2 * AROUND, self.thing.high + 2 * AROUND
        whole = QRectF(0, 0, wide * s, high * s)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            whole.moveRight(self.width())
        painter.fillPath(rounded(whole, 6 * s), QColor(inks.under))
        area = whole.adjusted(AROUND * s, AROUND * s, -AROUND * s, -AROUND * s)
        item = self.thing.item
        item.scale_of_board = s
        if isinstance(item, SpaceItem):
            sheet = area.adjusted(0, SKYLINE * s, 0, 0)
            side = max(LEAST_RING * s, min(RING * s, sheet.height() - 19 * s))
            ring = QRectF(sheet.left() + 3.5 * s, sheet.bottom() - side - 2.5 * s, side, side)
            item.lie(area, sheet, ring, s)
        item.draw(painter, area)
        painter.end()
