"""A page that is filled row by row: the lines are as high as the room allows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF

from rules.kernel.steps import Seat, Target
from views.items.cell import Draw, Note, Spec
from views.items.map_scene import RenderState

S = TypeVar("S", bound=RenderState)
PAD = 8.0
LINE, LEAST_LINE = 21.0, 15.0
"""The height of a line at scale 1, and the least one in pixels."""
MOST = 1.3
"""How much higher lines may be where there is room to spare."""
WIDE = 1.2
"""From so many of its heights on a page has two columns."""
GUTTER = 14.0
SHRINKS = 0.95
"""How much lower lines get at once where a page is too long."""


class PageSheet(Generic[S]):
    """The rows of one page. Areas are pixels of the table; `unit` is the height of a line."""

    def __init__(self, showing: S, name: str, area: QRectF, unit: float) -> None:
        self.showing = showing
        self.area, self.unit = area, unit
        self.specs: list[Spec] = []
        self.topic = ""
        self.has_head = True
        self._name = name
        self._top = self._head = area.top() + PAD
        self.is_wide = area.width() > WIDE * area.height()
        self._column, self._filled = 0, [0.0, 0.0]

    @property
    def width(self) -> float:
        """The room of a row."""
        whole = self.area.width() - 2 * PAD
        return (whole - GUTTER) / 2 if self.is_wide else whole

    @property
    def lines(self) -> float:
        """How many lines are filled, in the longer column."""
        return max(self._filled)

    def next_column(self) -> None:
        """Where the page is wide the rest goes beside what is there."""
        if self.is_wide:
            self._column, self._top = 1, self._head

    def is_own(self, seat: Seat) -> bool:
        """Whether whoever sits here may know what this seat keeps to itself."""
        return self.showing.viewer == seat

    def whole_row(self, lines: float, gap: float = 0.2) -> QRectF:
        """The next row, across both columns of a page that has a head: before the second begins."""
        made = self.row(lines, gap)
        if not self.has_head:
            return made
        made.setWidth(self.area.width() - 2 * PAD)
        self._head, self._filled[1] = self._top, self._filled[0]
        return made

    def row(self, lines: float, gap: float = 0.2) -> QRectF:
        """The next row, so many lines high."""
        left = self.area.left() + PAD + self._column * (self.width + GUTTER)
        made = QRectF(left, self._top, self.width, lines * self.unit)
        self._top += (lines + gap) * self.unit
        self._filled[self._column] += lines + gap
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
        note: Note | None = None,
        held: tuple[Draw, str] | None = None,
    ) -> None:
        """A thing on the page."""
        spec = Spec(
            key=f"{self._name}:{key}",
            area=area,
            label=label,
            draw=draw,
            shown=(shown, round(self.unit, 2), held[1] if held is not None else ""),
            more=more,
            target=target,
            does=does,
            topic=self.topic,
            note=note,
            held=held,
        )
        self.specs.append(spec)


P = TypeVar("P")


def filled(
    make: Callable[[float], P],
    fill: Callable[[P], None],
    area: QRectF,
    scale: float,
    least: float = LEAST_LINE,
) -> P:
    """A page with lines as high as they may be in this room; `make`: an empty page with lines of
    this height; `least`: of a line, in pixels."""
    trial = make(LINE * scale)
    fill(trial)
    assert isinstance(trial, PageSheet)
    room = (area.height() - 2 * PAD) / max(1.0, trial.lines)
    unit = max(least, min(MOST * LINE * scale, room))
    made = make(unit)
    fill(made)
    while _overflows(made, area) and unit > least:
        unit = max(least, unit * SHRINKS)
        made = make(unit)
        fill(made)
    return made


def _overflows(made: object, area: QRectF) -> bool:
    """Words that wrap take other shares of a page when letters change."""
    assert isinstance(made, PageSheet)
    return made.lines * made.unit > area.height() - 2 * PAD + 1
