"""An item as it lies on the table or beside it: painted by what paints it there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rules.kinfire_council.printed import content
from rules.kinfire_council.printed.content import Item
from views.kinfire_council.editor import on_page, on_table
from views.kinfire_council.editor.on_table import SpaceThing
from views.kinfire_council.editor.thing import Thing

MOST = 10_000
"""No screen is wider."""


@singledispatch
def things_of(item: Item) -> Sequence[Thing]:
    """The sides of an item, or its face."""
    raise TypeError(type(item))


@things_of.register
def _district(item: content.District) -> Sequence[Thing]:
    return [SpaceThing(item, item.base, False), SpaceThing(item, item.upgraded, True)]


@things_of.register
def _open_space(item: content.OpenSpace) -> Sequence[Thing]:
    return [SpaceThing(item, item.locations, False)]


@things_of.register
def _dealer(item: content.Dealer) -> Sequence[Thing]:
    return [SpaceThing(item, item.base, False), SpaceThing(item, item.upgraded, True)]


@things_of.register
def _site(item: content.Site) -> Sequence[Thing]:
    return [on_table.SiteThing(item)]


@things_of.register
def _threat(item: content.Threat) -> Sequence[Thing]:
    return [on_table.threat_thing(item)]


@things_of.register
def _decree(item: content.Decree) -> Sequence[Thing]:
    return [on_table.decree_thing(item)]


@things_of.register
def _research(item: content.ResearchCard) -> Sequence[Thing]:
    return [on_page.card_thing(item)]


@things_of.register
def _sentry(item: content.SentryKind) -> Sequence[Thing]:
    return [on_page.card_thing(item)]


@things_of.register
def _councilor(item: content.Councilor) -> Sequence[Thing]:
    return [on_page.councilor_thing(item)]


@things_of.register
def _sheet(item: content.Sheet) -> Sequence[Thing]:
    return [on_page.sheet_thing(item)]


@things_of.register
def _skill(item: content.SkillKind) -> Sequence[Thing]:
    return [on_page.skill_thing(item)]


@things_of.register(content.Tracker)
@things_of.register(content.CityBoards)
@things_of.register(content.Upgrade)
@things_of.register(content.NeedsTrack)
@things_of.register(content.CultArea)
@things_of.register(content.TileKind)
def _board(item: Item) -> Sequence[Thing]:
    return [on_page.board_thing(item)]


class Lying(QWidget):
    """A thing on its ground, as large as it fits."""

    def __init__(self, thing: Thing, parent: QWidget) -> None:
        super().__init__(parent)
        self.thing = thing
        shape = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        shape.setHeightForWidth(True)
        self.setSizePolicy(shape)

    def sizeHint(self) -> QSize:
        wide = self._taken(MOST)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        wide = ceil(self.thing.least())
        return QSize(wide, self.heightForWidth(wide))

    def heightForWidth(self, width: int) -> int:
        return ceil(self.thing.high(self._taken(width)))

    def _taken(self, width: int) -> int:
        """As wide as it fits, but no larger than on a large table."""
        return max(ceil(self.thing.least()), min(round(self.thing.usual()), width))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table does not mirror; the thing stands where lines begin."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        wide = self._taken(self.width())
        area = QRectF(0, 0, wide, self.thing.high(wide))
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            area.moveRight(self.width())
        self.thing.paint(painter, area)
        painter.end()
