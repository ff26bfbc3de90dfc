"""The end of a game: who won and why, the score by source, the graph, what help was taken."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from views.panels.flow import FlowLayout
from views.panels.scores import Point, ScoreGraph, ScoreRow, ScoreTable
from views.panels.seat_badge import SeatBadge
from views.theme import theme


class Result(msgspec.Struct, frozen=True):
    """All that the page shows, in the user's language."""

    headline: str
    reason: str
    winners: tuple[int, ...]
    names: tuple[str, ...]
    rows: tuple[ScoreRow, ...]
    titles: tuple[str, ...] = ()
    """What is said of each seat (a rating); empty where nothing is."""
    points: tuple[Point, ...] = ()
    help_taken: tuple[str, ...] = ()


class ResultPage(QFrame):
    """Headline, table and graph side by side, buttons below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("result")
        self.setProperty("kind", "panel")
        self._badges = QHBoxLayout()
        self._headline = self._label("display")
        self._reason = self._label("muted")
        self._titles = self._label("title")
        self._help = self._label("muted")
        self._table = ScoreTable(self)
        self._graph = ScoreGraph(self)
        self._buttons = QWidget(self)
        self._flow = FlowLayout(self._buttons, theme().px(8))
        self._lay_out()

    def _label(self, kind: str) -> QLabel:
        label = QLabel(self)
        label.setProperty("kind", kind)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _lay_out(self) -> None:
        px = theme().px
        head = QHBoxLayout()
        words = QVBoxLayout()
        words.addWidget(self._headline)
        words.addWidget(self._reason)
        words.addWidget(self._titles)
        head.addLayout(self._badges)
        head.addLayout(words, 1)
        self._middle = middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        middle.setSpacing(px(16))
        middle.addWidget(self._table, 3)
        middle.addWidget(self._graph, 2)
        inner = QWidget()
        inner.setProperty("ground", "clear")
        column = QVBoxLayout(inner)
        column.setContentsMargins(px(24), px(16), px(24), px(16))
        column.setSpacing(px(12))
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addWidget(self._help)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, px(12))
        outer.addWidget(scroll, 1)
        row = QHBoxLayout()
        row.setContentsMargins(px(24), 0, px(24), 0)
        row.addWidget(self._buttons)
        outer.addLayout(row)
        self._table.setMinimumHeight(px(180))

    def set_actions(self, actions: Sequence[QAction]) -> None:
        """What one may do next; the first is the amber one."""
        for rank, action in enumerate(actions):
            button = QPushButton(self._buttons)
            button.setProperty("kind", "primary" if rank == 0 else "")
            button.setObjectName(f"result_{action.objectName()}")
            button.clicked.connect(action.trigger)
            action.changed.connect(lambda b=button, a=action: _follow(b, a))
            _follow(button, action)
            self._flow.addWidget(button)

    def show_result(self, result: Result) -> None:
        """Fills the page."""
        self._headline.setText(result.headline)
        self._reason.setText(result.reason)
        self._titles.setText("\n".join(result.titles))
        self._titles.setVisible(bool(result.titles))
        self._help.setText("\n".join(result.help_taken))
        self._help.setVisible(bool(result.help_taken))
        while (item := self._badges.takeAt(0)) is not None:
            item.widget().deleteLater()
        for seat in result.winners[:4]:
            badge = SeatBadge(self)
            badge.set_seat(seat, result.names[seat], theme().px(56))
            self._badges.addWidget(badge)
        self._table.set_rows(result.names, result.rows, self.tr("Total"))
        self._graph.set_points(result.names, result.points)
        self._graph.setVisible(self._graph.has_points)
        self.setAccessibleName(result.headline)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Table and graph side by side where there is room."""
        super().resizeEvent(event)
        direction = QBoxLayout.Direction
        is_wide = self.width() >= theme().px(760)
        self._middle.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def take_focus(self) -> None:
        """Puts the keyboard on the first button."""
        first = self._flow.itemAt(0)
        if first is not None and first.widget() is not None:
            first.widget().setFocus(Qt.FocusReason.OtherFocusReason)


def _follow(button: QPushButton, action: QAction) -> None:
    """A button that says and may what its command does."""
    button.setText(action.text())
    button.setEnabled(action.isEnabled())
    button.setVisible(action.isVisible())
    button.setToolTip(action.toolTip() if action.toolTip() != action.text() else "")
