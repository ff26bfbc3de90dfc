"""A page that is too long for its room is turned leaf by leaf."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from models.translate import filled, number_text
from views.items import page_parts as parts
from views.items.cell import Spec
from views.items.page_sheet import PAD
from views.items.panel import CENTRE, button

translate = QCoreApplication.translate
HIGH = 26.0
"""The height of the button that turns, at scale 1."""


def leaf_of(
    specs: Sequence[Spec], room: QRectF, scale: float, leaf: int, turn: Callable[[int], None]
) -> list[Spec]:
    """What stands on a leaf, with the button that turns to the next; all of it where it fits."""
    if not specs or max(spec.area.bottom() for spec in specs) <= room.bottom() - PAD + 1:
        return list(specs)
    high = HIGH * scale
    foot = room.bottom() - PAD - high
    starts = _starts(specs, foot - 4 - room.top() - PAD)
    at = leaf % len(starts)
    first, last = starts[at], [*starts, float("inf")][at + 1]
    rise = room.top() + PAD - first
    shown = [
        msgspec.structs.replace(spec, area=spec.area.translated(0, rise))
        for spec in specs
        if first <= spec.area.top() < last
    ]
    box = QRectF(room.left() + PAD, foot, room.width() - 2 * PAD, high)
    return [*shown, _turner(box, at, len(starts), turn)]


def _starts(specs: Sequence[Spec], high: float) -> list[float]:
    """Where each leaf begins: a row goes to the next one where it would not end on this one."""
    starts = [min(spec.area.top() for spec in specs)]
    for spec in sorted(specs, key=lambda each: (each.area.top(), each.area.bottom())):
        if spec.area.bottom() - starts[-1] > high and spec.area.top() > starts[-1]:
            starts.append(spec.area.top())
    return starts


def _turner(box: QRectF, leaf: int, count: int, turn: Callable[[int], None]) -> Spec:
    said = filled(
        translate("kinfire_council_board", "More: page {page} of {count}"),
        page=number_text(leaf + 1),
        count=number_text(count),
    )

    def draw(painter: QPainter, area: QRectF) -> None:
        ink = button(painter, area)
        parts.line(painter, area, said, area.height() * 0.72, ink, CENTRE)

    return Spec(
        key="leaf",
        area=box,
        label=said,
        draw=draw,
        shown=(said,),
        more=translate("kinfire_council_board", "Click to turn the page."),
        does=partial(turn, leaf + 1),
    )
