"""A page beside the chart."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF

from rules.cthulhu_wars.state import Earth
from views.cthulhu_wars.showing import RenderState
from views.items.page_sheet import PageSheet, filled


class Sheet(PageSheet[RenderState]):
    """The rows of one page."""

    @property
    def view(self) -> Earth:
        """What is to be seen."""
        return self.showing.view


Fill = Callable[[Sheet], None]


def filled_sheet(fill: Fill, showing: RenderState, name: str, area: QRectF, scale: float) -> Sheet:
    """A page with lines as high as they may be in this room."""
    return filled(partial(Sheet, showing, name, area), fill, area, scale)
