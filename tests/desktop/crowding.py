"""What is wrong with a crowded window: things that lie on each other, words that cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsView, QLabel, QWidget

from views.board import Board
from views.items.cell import Cell
from views.items.lit_item import LitItem
from views.items.panel import Panel
from views.kinfire_council.piece_item import PieceItem

TOUCH = 4.0
"""Pixels by which neighbours may reach into each other: rims and marks."""
READABLE = 5
"""So many letters of a label are seen at least, or all of it."""


class Elisions:
    """Notes every label of a board that is cut to less than can be read, from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: set[tuple[str, str]] = set()
        usual = QFontMetricsF.elidedText

        def elided(
            letters: QFontMetricsF, text: str, mode: Qt.TextElideMode, width: float, flags: int = 0
        ) -> str:
            shown: str = usual(letters, text, mode, width, flags)
            if shown != text and len(shown.removesuffix("\N{HORIZONTAL ELLIPSIS}")) < READABLE - 1:
                self.found.add((text, shown))
            return shown

        monkeypatch.setattr(QFontMetricsF, "elidedText", elided)


def overlaps(board: Board) -> Iterator[str]:
    """Panels, cards and cells that lie on each other: what stands on a map may, and what is meant
    to lie above others does so by its height."""
    table = board.findChild(QGraphicsView)
    assert table is not None
    seen = [each for each in table.scene().items() if isinstance(each, Panel) and each.isVisible()]
    lying = [each for each in seen if not isinstance(each, LitItem | PieceItem)]
    for one, other in combinations(lying, 2):
        if one.zValue() != other.zValue() or one.isAncestorOf(other) or other.isAncestorOf(one):
            continue
        mine, theirs = _area(one), _area(other)
        common = mine & theirs
        is_part = common in (mine, theirs) and "hand" not in {_home(one), _home(other)}
        if common.width() > TOUCH and common.height() > TOUCH and not is_part:
            yield f"{type(one).__name__} «{one.label}» on «{other.label}»: {common.getRect()}"


def _area(panel: Panel) -> QRectF:
    return panel.mapRectToScene(panel.area)


def _home(panel: Panel) -> str:
    """The page or the hand that a cell is of: on pages smaller things lie on larger ones."""
    spec = panel.spec if isinstance(panel, Cell) else None
    return spec.key.split(":")[0] if spec is not None else ""


def cut_prompt(prompt: QWidget) -> Iterator[str]:
    """Words of the prompt line that do not stand there whole."""
    for label in prompt.findChildren(QLabel):
        if label.isVisible() and label.height() + 1 < label.heightForWidth(label.width()):
            yield label.text()
    for each in prompt.findChildren(QWidget):
        if each.isVisible() and not prompt.rect().contains(each.geometry()):
            yield f"{type(each).__name__} {each.geometry().getRect()} in {prompt.size().toTuple()}"
