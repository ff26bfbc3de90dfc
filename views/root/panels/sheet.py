"""A sheet that is filled row by row: the lines are as high as the room allows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from rules.kernel.steps import Seat, Target
from rules.root.state import Woodland
from views.items.cell import Draw
from views.root.panels.cell import Spec
from views.root.panels.homes import Home

PAD = 8.0
LINE, LEAST_LINE = 21.0, 15.0
"""The height of a line at scale 1, and the least one in pixels."""
MOST = 1.2
"""How much higher lines may be where there is room to spare."""


class Sheet:
    """The rows of one page. Areas are pixels of the table; `unit` is the height of a line."""

    def __init__(
        self, view: Woodland, seat: Seat, viewer: Seat | None, area: QRectF, unit: float
    ) -> None:
        self.view, self.seat, self.viewer = view, seat, viewer
        self.area, self.unit = area, unit
        self.specs: list[Spec] = []
        self.topic = ""
        self._top = area.top() + PAD
        self.lines = 0.0

    @property
    def is_own(self) -> bool:
        """Whether whoever sits here may know what its faction keeps to itself."""
        return self.viewer == self.seat

    @property
    def width(self) -> float:
        """The room of a row."""
        return self.area.width() - 2 * PAD

    def row(self, lines: float, gap: float = 0.25) -> QRectF:
        """The next row, so many lines high."""
        made = QRectF(self.area.left() + PAD, self._top, self.width, lines * self.unit)
        self._top += (lines + gap) * self.unit
        self.lines += lines + gap
        return made

    def add(
        self,
        key: str,
        area: QRectF,
        label: str,
        draw: Draw,
        shown: object = None,
        *,
        more: str = "",
        target: Target | None = None,
        does: Callable[[], None] | None = None,
        home: Home = Home.ANYWHERE,
    ) -> None:
        """A thing on the sheet."""
        self.specs.append(
            Spec(
                key=f"{self.seat}:{key}",
                area=area,
                label=label,
                draw=draw,
                shown=(shown, round(self.unit, 2)),
                more=more,
                target=target,
                does=does,
                topic=self.topic,
                home=home,
            )
        )


Fill = Callable[[Sheet], None]


def filled_sheet(
    fill: Fill,
    view: Woodland,
    seat: Seat,
    viewer: Seat | None,
    area: QRectF,
    scale: float,
) -> Sheet:
    """A page with lines as high as they may be in this room."""
    trial = Sheet(view, seat, viewer, area, LINE * scale)
    fill(trial)
    room = (area.height() - 2 * PAD) / max(1.0, trial.lines)
    unit = max(LEAST_LINE, min(MOST * LINE * scale, room))
    made = Sheet(view, seat, viewer, area, unit)
    fill(made)
    return made


def wanted(fill: Fill, view: Woodland, seat: Seat, viewer: Seat | None, scale: float) -> float:
    """How high a page wants to be."""
    trial = Sheet(view, seat, viewer, QRectF(0, 0, 300, 1000), LINE * scale)
    fill(trial)
    return trial.lines * LINE * scale + 2 * PAD


def least(fill: Fill, view: Woodland, seat: Seat, viewer: Seat | None) -> float:
    """The height below which a page does not end."""
    trial = Sheet(view, seat, viewer, QRectF(0, 0, 300, 1000), LEAST_LINE)
    fill(trial)
    return trial.lines * LEAST_LINE + 2 * PAD
