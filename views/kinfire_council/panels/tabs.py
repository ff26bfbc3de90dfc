"""The tabs over the pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter, QPen

from views.items import page_parts as parts
from views.items.cell import Draw, Spec
from views.items.panel import CENTRE
from views.theme import theme

translate = QCoreApplication.translate
HIGH = 26.0


class Page(StrEnum):
    """What can lie open below the seats."""

    CHOICE = "choice"
    PLAN = "plan"
    SHEET = "sheet"
    DOCKET = "docket"
    THREATS = "threats"
    CULT = "cult"
    SCORES = "scores"


def page_name(page: Page) -> str:
    """What stands on its tab."""
    return {
        Page.CHOICE: translate("kinfire_council_board", "Choose"),
        Page.PLAN: translate("kinfire_council_board", "Tonight"),
        Page.SHEET: translate("kinfire_council_board", "Sheet"),
        Page.DOCKET: translate("kinfire_council_board", "Docket"),
        Page.THREATS: translate("kinfire_council_board", "Threats"),
        Page.CULT: translate("kinfire_council_board", "Cult"),
        Page.SCORES: translate("kinfire_council_board", "Scores"),
    }[page]


def tab_specs(
    pages: Sequence[Page], area: QRectF, opened: Page, turn: Callable[[Page], None]
) -> list[Spec]:
    """The tabs from left to right."""
    boxes = parts.columns(area, len(pages), 2.0)
    return [
        Spec(
            key=f"tab:{page}",
            area=box,
            label=page_name(page),
            more="" if page is opened else translate("kinfire_council_board", "Click to see it."),
            draw=_draw(page_name(page), page is opened, page is Page.CHOICE),
            shown=(page_name(page), page is opened),
            does=partial(turn, page),
            topic="sheet",
        )
        for page, box in zip(pages, boxes, strict=True)
    ]


def _draw(said: str, is_open: bool, is_asked: bool) -> Draw:
    def draw(painter: QPainter, area: QRectF) -> None:
        painter.setPen(QPen(theme().colour("line"), 1))
        painter.setBrush(theme().colour("surface" if is_open else "table"))
        painter.setClipRect(area.adjusted(0, 0, 0, 3 if is_open else 0))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, 8), 6, 6)
        ink = "accent" if is_asked else "ink" if is_open else "muted"
        unit = area.height() * 0.74
        parts.line(painter, area.adjusted(3, 0, -3, 0), said, unit, ink, CENTRE, strong=is_open)

    return draw
