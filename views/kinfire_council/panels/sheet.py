"""A page beside the city: rows, captions, boxes of words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from rules.kernel.steps import Target
from rules.kinfire_council.state import Council
from views.items import page_parts as parts
from views.items.cell import Draw
from views.items.page_sheet import PageSheet, filled
from views.items.panel import lines_height, surface, write_lines
from views.kinfire_council.showing import RenderState
from views.theme.fonts import Face

INNER = 6.0
LEAST = 13.5
"""The least height of a line in pixels: letters stay as large as on the table."""
BODY = 0.9
"""Letters of what is read at length, as a share of a line."""
HEAD, KIND, KIND_SHARE, BELOW = 1.05, 0.86, 0.4, 0.15
"""Of a box: the height of its head, the letters of what it is, how much of the head they may have
beside the name, what is left free below a head of several lines."""


class Sheet(PageSheet[RenderState]):
    """The rows of one page."""

    @property
    def view(self) -> Council:
        """What is to be seen."""
        return self.showing.view

    def caption(self, key: str, text: str, number: str = "") -> None:
        """The name of a part of the page, with a number at its end."""
        unit = self.unit

        def draw(painter: QPainter, area: QRectF) -> None:
            parts.caption(painter, area, text, number, unit)

        self.add(key, self.row(0.85, 0.05), parts_of(text, number), draw, (text, number))

    def words(self, key: str, text: str, colour: str = "ink") -> None:
        """A sentence in as many lines as it takes."""
        unit = self.unit

        def draw(painter: QPainter, area: QRectF) -> None:
            parts.paragraph(painter, area, text, unit * BODY, colour)

        self.add(key, self.row(self.high(text, self.width), 0.1), text, draw, (text, colour))

    def box(
        self,
        key: str,
        title: str,
        kind: str,
        text: str,
        *,
        icon: str = "",
        target: Target | None = None,
        mark: Draw | None = None,
        shown: object = None,
        label: str = "",
        tone: str = "line",
        more: str = "",
    ) -> None:
        """A card in words: its name, what it is, what it says. `mark`: drawn at its upper right
        corner in a square of a line."""
        box = Box(title=title, kind=kind, text=text, icon=icon, mark=mark, tone=tone)
        row = self.row(box.high(self.width, self.unit), 0.2)
        said = label or parts_of(title, kind)
        self.add(
            key,
            row,
            said,
            partial(box.draw, self.unit),
            (title, kind, text, icon, tone, shown),
            more=more or text,
            target=target,
        )

    def high(self, text: str, wide: float) -> float:
        """How many lines of the page a text takes."""
        return text_lines(text, wide, self.unit)


def text_lines(text: str, wide: float, unit: float) -> float:
    """How many lines of this height a text takes that is read at length."""
    return lines_height(text, parts.letters(unit * BODY), wide) / unit + 0.05


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """A card in words: its name, what it is, what it says. `mark`: drawn at its upper right corner
    in a square of a line; `is_whole`: a head that has no room in its line takes more of them."""

    title: str
    kind: str = ""
    text: str = ""
    icon: str = ""
    mark: Draw | None = None
    tone: str = "line"
    is_whole: bool = False

    def high(self, wide: float, unit: float) -> float:
        """How many lines of this height it takes."""
        inner = wide - 2 * INNER
        words = text_lines(self.text, inner, unit) if self.text else 0.0
        return self._head_high(inner, unit) + words + 0.3

    def draw(self, unit: float, painter: QPainter, area: QRectF) -> None:
        """On its paper."""
        surface(painter, area, "raised", self.tone, radius=4.0)
        inner = area.adjusted(INNER, 2, -INNER, -3)
        high = self._head_high(inner.width(), unit) * unit
        head = QRectF(inner.left(), inner.top(), inner.width(), high)
        if self._is_one_line(inner.width(), unit):
            self._draw_head(painter, head, unit)
        else:
            self._draw_long_head(painter, head, unit)
        if self.text:
            body = inner.adjusted(0, head.height(), 0, 0)
            parts.paragraph(painter, body, self.text, unit * BODY)

    # ------------------------------------------------------------ the head
    def _is_one_line(self, wide: float, unit: float) -> bool:
        if not self.is_whole:
            return True
        room = self._name_room(wide, unit)
        kind = parts.width_of(self.kind, unit * KIND) + 6 if self.kind else 0.0
        return parts.width_of(self.title, unit, strong=True) + kind <= room

    def _name_room(self, wide: float, unit: float) -> float:
        signs = bool(self.icon) + (self.mark is not None)
        return wide - signs * (HEAD * unit + 2)

    def _head_high(self, wide: float, unit: float) -> float:
        if self._is_one_line(wide, unit):
            return HEAD
        return sum(high for _, _, _, high in self._long_lines(wide, unit)) / unit + BELOW

    def _long_lines(self, wide: float, unit: float) -> list[tuple[str, QFont, str, float]]:
        """The name, what it is: words, letters, colour, height."""
        room = self._name_room(wide, unit)
        name, kind = parts.letters(unit, Face.STRONG), parts.letters(unit * KIND)
        found = ((self.title, name, "ink"), (self.kind, kind, "muted"))
        return [(*each, lines_height(each[0], each[1], room)) for each in found if each[0]]

    def _draw_head(self, painter: QPainter, area: QRectF, unit: float) -> None:
        """A sign, the name, what it is at the right."""
        room = area
        if self.icon:
            parts.icon(painter, self.icon, parts.left_square(area), "muted", 0.86)
            room = parts.right_of(area, area.height() + 2)
        if self.mark is not None:
            square = QRectF(room.right() - area.height(), area.top(), area.height(), area.height())
            self.mark(painter, square)
            room = room.adjusted(0, 0, -area.height() - 2, 0)
        share = room.width() * (1.0 if self.is_whole else KIND_SHARE)
        wide = min(share, parts.width_of(self.kind, unit * KIND)) if self.kind else 0.0
        name = room.adjusted(0, 0, -wide - (6 if self.kind else 0), 0)
        parts.line(painter, name, self.title, unit, strong=True)
        if self.kind:
            right = QRectF(room.right() - wide, room.top(), wide, room.height())
            parts.line(painter, right, self.kind, unit * KIND, "muted")

    def _draw_long_head(self, painter: QPainter, area: QRectF, unit: float) -> None:
        """The sign beside the first line; name and kind below each other."""
        left, side = area.left(), HEAD * unit
        if self.icon:
            sign = QRectF(left, area.top(), side, side)
            parts.icon(painter, self.icon, sign, "muted", 0.86)
            left += side + 2
        top, room = area.top(), self._name_room(area.width(), unit)
        for said, letters, colour, high in self._long_lines(area.width(), unit):
            write_lines(painter, QRectF(left, top, room, high + 2), said, letters, colour)
            top += high
        if self.mark is not None:
            self.mark(painter, QRectF(area.right() - side, area.top(), side, side))


def parts_of(title: str, kind: str) -> str:
    """A name and what is told with it, for who cannot see it."""
    from models.translate import headed

    return headed(title, kind) if kind else title


Fill = Callable[[Sheet], None]


def filled_sheet(fill: Fill, showing: RenderState, name: str, area: QRectF, scale: float) -> Sheet:
    """A page with lines as high as they may be in this room."""
    return filled(partial(Sheet, showing, name, area), fill, area, scale, LEAST)
