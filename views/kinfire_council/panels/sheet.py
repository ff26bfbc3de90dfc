"""A page beside the city: rows, captions, boxes of words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rules.kernel.steps import Target
from rules.kinfire_council.state import Council
from views.items import page_parts as parts
from views.items.cell import Draw
from views.items.page_sheet import PageSheet, filled
from views.items.panel import lines_height, surface
from views.kinfire_council.showing import Showing

INNER = 6.0
LEAST = 13.5
"""The least height of a line in pixels: letters stay as large as on the table."""
BODY = 0.9
"""Letters of what is read at length, as a share of a line."""


class Sheet(PageSheet[Showing]):
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
        unit = self.unit
        wide = self.width - 2 * INNER
        high = 1.05 + (self.high(text, wide) if text else 0.0) + 0.3

        def draw(painter: QPainter, area: QRectF) -> None:
            surface(painter, area, "raised", tone, radius=4.0)
            inner = area.adjusted(INNER, 2, -INNER, -3)
            head = QRectF(inner.left(), inner.top(), inner.width(), unit * 1.05)
            _draw_head(painter, head, title, kind, icon, unit, mark)
            if text:
                body = inner.adjusted(0, head.height(), 0, 0)
                parts.paragraph(painter, body, text, unit * BODY)

        said = label or parts_of(title, kind)
        self.add(
            key,
            self.row(high, 0.2),
            said,
            draw,
            (title, kind, text, icon, tone, shown),
            more=more or text,
            target=target,
        )

    def high(self, text: str, wide: float) -> float:
        """How many lines of the page a text takes."""
        made = parts.letters(self.unit * BODY)
        return lines_height(text, made, wide) / self.unit + 0.05


def _draw_head(
    painter: QPainter,
    area: QRectF,
    title: str,
    kind: str,
    icon: str,
    unit: float,
    mark: Draw | None,
) -> None:
    """A sign, the name, what it is at the right."""
    room = area
    if icon:
        parts.icon(painter, icon, parts.left_square(area), "muted", 0.86)
        room = parts.right_of(area, area.height() + 2)
    if mark is not None:
        square = QRectF(room.right() - area.height(), area.top(), area.height(), area.height())
        mark(painter, square)
        room = room.adjusted(0, 0, -area.height() - 2, 0)
    wide = min(room.width() * 0.4, parts.width_of(kind, unit * 0.86)) if kind else 0.0
    name = room.adjusted(0, 0, -wide - (6 if kind else 0), 0)
    parts.line(painter, name, title, unit, strong=True)
    if kind:
        right = QRectF(room.right() - wide, room.top(), wide, room.height())
        parts.line(painter, right, kind, unit * 0.86, "muted")


def parts_of(title: str, kind: str) -> str:
    """A name and what is told with it, for who cannot see it."""
    from models.translate import headed

    return headed(title, kind) if kind else title


Fill = Callable[[Sheet], None]


def filled_sheet(fill: Fill, showing: Showing, name: str, area: QRectF, scale: float) -> Sheet:
    """A page with lines as high as they may be in this room."""
    return filled(partial(Sheet, showing, name, area), fill, area, scale, LEAST)
