"""The end of a game: who won and why, the score by source, the graph, what help was taken."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from models.scores_model import Scorer, ScoreRow, ScoresModel
from views.board import Board
from views.panels.button import Button
from views.panels.end_picture import EndPicture, Picture
from views.panels.flow import FlowLayout
from views.panels.paragraph import Paragraph
from views.panels.scores import ScoreGraph, ScoreTable
from views.panels.seat_badge import SeatBadge
from views.theme import SeatFace, theme


class Result(msgspec.Struct, frozen=True):
    """All that the page shows, in the user's language."""

    headline: str
    reason: str
    winners: tuple[int, ...]
    names: tuple[str, ...]
    rows: tuple[ScoreRow, ...]
    titles: tuple[str, ...] = ()
    """What is said of each seat (a rating); empty where nothing is."""
    help_taken: tuple[str, ...] = ()
    faces: tuple[SeatFace | None, ...] = ()
    """What the game makes of each seat; empty where it makes nothing of any."""

    picture: Picture | None = None
    """The table at the end, where the board does not tell the end itself."""

    @property
    def scorers(self) -> list[Scorer]:
        """Who has points in the rows."""
        return [Scorer(n, name, self.face(n)) for n, name in enumerate(self.names)]

    def face(self, seat: int) -> SeatFace | None:
        """What the game makes of one seat."""
        return self.faces[seat] if self.faces else None


QWIDGETSIZE_MAX = 16_777_215
"""What Qt calls «no limit» to a widget's size."""
GRAPH = 150
"""With less room below the table, at usual letters, the graph stands below the picture."""
ROOMY = 1400
"""So wide, at usual letters, a page is that has the graph beside a board."""
ASIDE = 320
FRESH = 500
"""Milliseconds in which a page that has just come takes no press."""
MOST_BUTTONS = 0.24
"""The share of the height that buttons may take from a board."""


class ResultPage(QFrame):
    """Headline, table and graph side by side, buttons below.

    A board that tells the end itself takes the place of headline and table; graph and buttons then
    stand beside it, or below it the buttons alone. Of any other board a picture stands beside the
    table.
    """

    table_wanted = Signal()
    """The picture has been pressed: the table itself is to be seen."""

    def __init__(self, course: ScoresModel, parent: QWidget | None = None) -> None:
        """`course`: how the scores went so far, which the graph follows."""
        super().__init__(parent)
        self.setObjectName("result")
        self._board: QWidget | None = None
        self._actions: list[QAction] = []
        self._seen = QElapsedTimer()
        self._badges = QHBoxLayout()
        self._headline = self._label("display")
        self._reason = self._label("")
        self._titles = QWidget(self)
        self._each_title = FlowLayout(self._titles, theme().px(24), between=0)
        self._help = self._label("muted")
        self._rows = ScoresModel(self)
        self._table = ScoreTable(self._rows, self)
        self._graph = ScoreGraph(course, self)
        self._picture = EndPicture(self)
        self._picture.clicked.connect(self.table_wanted)
        self._buttons = QWidget(self)
        self._flow = FlowLayout(self._buttons, theme().px(8))
        self._lay_out()
        self._dress()

    def _label(self, kind: str) -> QLabel:
        label = Paragraph(self)
        label.setProperty("kind", kind)
        label.setWordWrap(True)
        return label

    def _lay_out(self) -> None:
        """All in one column, which scrolls, but for the buttons; beside it, at need, a board."""
        self._head = head = QHBoxLayout()
        self._words = words = QVBoxLayout()
        for label in (self._headline, self._reason, self._titles):
            words.addWidget(label)
        head.addLayout(self._badges)
        head.addLayout(words, 1)
        head.setAlignment(self._badges, Qt.AlignmentFlag.AlignTop)
        self._scores = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._scores.addWidget(self._table, 3)
        self._scores.addWidget(self._graph, 2)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._left = QVBoxLayout()
        self._left.addWidget(self._picture, 2)
        self._middle.addLayout(self._left, 5)
        self._middle.addLayout(self._scores, 4)
        inner = QWidget()
        inner.setProperty("ground", "clear")
        self._column = column = QVBoxLayout(inner)
        column.addLayout(head)
        column.addLayout(self._middle, 1)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(inner)
        self._row = QHBoxLayout()
        self._row.addWidget(self._buttons)
        self._aside = QFrame(self)
        self._parts = QVBoxLayout(self._aside)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.addWidget(self._scroll, 1)
        self._parts.addWidget(self._help)
        self._parts.addLayout(self._row)
        self._page = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._page.setContentsMargins(0, 0, 0, 0)
        self._page.setSpacing(0)
        self._page.addWidget(self._aside)

    # ------------------------------------------------------------ a board on the page
    def show_on(self, pages: QStackedWidget, board: Board, shown: bool) -> None:
        """This page, or the board as it was at the end; `pages` holds both."""
        if board is not self._board:
            self._board = None
        if shown and board.ENDING:
            self._board = board
            self._page.insertWidget(0, board, 1)
            board.show()
        elif board is self._board:
            self._board = None
            pages.addWidget(board)
        self._dress()
        self._fit()
        pages.setCurrentWidget(self if shown else board)
        if shown:
            self._seen.start()
            self.take_focus()

    def _dress(self) -> None:
        """With a board on it the page is the table; else a sheet that lies there."""
        bare, px = self._board is None, theme().px
        self.setProperty("kind", "panel" if bare else "")
        self.setProperty("ground", "" if bare else "table")
        self.style().polish(self)
        for label in (self._headline, self._reason):
            label.setVisible(bare and bool(label.text()))
        self._titles.setVisible(bare and self._each_title.count() > 0)
        for number in range(self._badges.count()):
            self._badges.itemAt(number).widget().setVisible(bare)
        self._table.setVisible(bare)
        self._picture.setVisible(bare and self._picture.has_picture)
        side, top = (px(24), px(16)) if bare else (px(8), px(8))
        self._column.setContentsMargins(side, top, side, top)
        self._column.setSpacing(px(12))
        for row in (self._middle, self._scores, self._left):
            row.setSpacing(px(16))
        self._row.setContentsMargins(side, 0, side, px(12))
        self._help.setContentsMargins(side, 0, side, 0)
        self._scroll.setMaximumHeight(QWIDGETSIZE_MAX if bare else px(380))

    def _fit(self) -> None:
        """Table and graph, or board and graph, side by side where there is room."""
        direction, px = QBoxLayout.Direction, theme().px
        is_wide = self.width() >= px(760)
        # One below the other, the scores come first.
        self._middle.setDirection(direction.LeftToRight if is_wide else direction.BottomToTop)
        across = is_wide and not self._picture.has_picture
        self._scores.setDirection(direction.LeftToRight if across else direction.TopToBottom)
        self._place_titles(is_wide)
        self._place_graph(is_wide and self._picture.has_picture and self._is_low())
        # Below the table the graph has all the room that rows leave.
        self._table.setMaximumHeight(QWIDGETSIZE_MAX if across else self._table.needed_height())
        is_roomy = self.width() >= px(ROOMY) and self._graph.has_points
        beside = self._board is not None and is_roomy
        below = self._board is not None and not beside
        self._page.setDirection(direction.TopToBottom if below else direction.LeftToRight)
        self._scroll.setVisible(not below)
        self._stand_beside(beside)
        self._thin_out(below)

    def _is_low(self) -> bool:
        """Whether the graph has no room below the table."""
        margins, foot = self._column.contentsMargins(), self._row.contentsMargins()
        across = self.width() - margins.left() - margins.right()
        head, buttons = self._head.heightForWidth(across), self._flow.heightForWidth(across)
        told = 0 if self._help.isHidden() else self._help.heightForWidth(across)
        gaps = self._column.spacing() + self._scores.spacing() + 2 * self._parts.spacing()
        edges = margins.top() + margins.bottom() + foot.bottom()
        room = self.height() - head - buttons - told - gaps - edges - self._table.needed_height()
        return room < theme().px(GRAPH)

    def _place_graph(self, is_below_picture: bool) -> None:
        """Below the table, or below the picture."""
        wanted, other = self._scores, self._left
        if is_below_picture:
            wanted, other = other, wanted
        if wanted.indexOf(self._graph) < 0:
            other.removeWidget(self._graph)
            wanted.addWidget(self._graph, 1 if is_below_picture else 2)
        self._picture.hug(is_below_picture)
        top = Qt.AlignmentFlag.AlignTop if is_below_picture else Qt.AlignmentFlag(0)
        self._middle.setAlignment(self._scores, top)

    def _place_titles(self, is_wide: bool) -> None:
        """With large letters what was said of each seat stands below the scores."""
        wanted, other = self._words, self._column
        if not is_wide:
            wanted, other = other, wanted
        if wanted.indexOf(self._titles) < 0:
            other.removeWidget(self._titles)
            wanted.addWidget(self._titles)

    def _stand_beside(self, beside: bool) -> None:
        """Graph and buttons as a sheet of their own, the buttons one below the other."""
        px = theme().px
        self._aside.setProperty("kind", "panel" if beside else "")
        self.style().polish(self._aside)
        self._page.setContentsMargins(0, 0, px(8) if beside else 0, 0)
        align = Qt.AlignmentFlag.AlignVCenter if beside else Qt.AlignmentFlag(0)
        self._page.setAlignment(self._aside, align)
        self._aside.setMaximumWidth(px(ASIDE) if beside else QWIDGETSIZE_MAX)
        self._aside.setMinimumWidth(px(ASIDE) if beside else 0)
        for button in self._each_button():
            button.setMinimumWidth(px(ASIDE - 24) if beside else 0)

    def _thin_out(self, below: bool) -> None:
        """With large letters only a few buttons stand there; all are in the menus."""
        buttons = self._each_button()
        for button, action in zip(buttons, self._actions, strict=True):
            button.setVisible(action.isVisible())
        room = self.width() - 2 * theme().px(8)
        if self._flow.heightForWidth(room) > self.height() * MOST_BUTTONS:
            for button in buttons[2:-1]:
                button.hide()
        if self._flow.heightForWidth(room) > self.height() * MOST_BUTTONS:
            for button in buttons[1:-1]:
                button.hide()

    def _each_button(self) -> list[QWidget]:
        items = [self._flow.itemAt(number) for number in range(self._flow.count())]
        widgets = [item.widget() for item in items if item is not None]
        return [widget for widget in widgets if widget is not None]

    def set_actions(self, actions: Sequence[QAction]) -> None:
        """What one may do next; the first is the amber one."""
        self._actions = list(actions)
        for rank, action in enumerate(actions):
            button = Button(self._buttons)
            button.setProperty("kind", "primary" if rank == 0 else "")
            button.setObjectName(f"result_{action.objectName()}")
            button.clicked.connect(lambda _=False, does=action: self._do(does))
            action.changed.connect(lambda b=button, a=action: _follow(b, a))
            _follow(button, action)
            self._flow.addWidget(button)

    def _do(self, action: QAction) -> None:
        """A press that was meant for the last decision starts nothing new."""
        if not self._seen.isValid() or self._seen.hasExpired(FRESH):
            action.trigger()

    def show_result(self, result: Result) -> None:
        """Fills the page."""
        self._headline.setText(result.headline)
        self._reason.setText(result.reason)
        self._reason.setVisible(bool(result.reason))
        self._tell_titles(result.titles)
        self._help.setText("\n".join(result.help_taken))
        self._help.setVisible(bool(result.help_taken))
        while (item := self._badges.takeAt(0)) is not None:
            item.widget().deleteLater()
        for seat in result.winners[:4]:
            badge = SeatBadge(self)
            badge.set_seat(seat, result.names[seat], theme().px(56), result.face(seat))
            self._badges.addWidget(badge)
        total = self.tr("Total")
        self._rows.tell_ranked(result.scorers, result.rows, total, result.winners)
        self._picture.show_picture(result.picture)
        self._graph.setVisible(self._graph.has_points)
        self._dress()
        self._fit()
        for each in (self, self._scroll):
            each.setAccessibleName(result.headline)

    def _tell_titles(self, titles: Sequence[str]) -> None:
        """Side by side while there is room."""
        while (item := self._each_title.takeAt(0)) is not None:
            item.widget().deleteLater()
        for title in titles:
            label = self._label("muted")
            label.setWordWrap(False)
            label.setText(title)
            self._each_title.addWidget(label)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room, or less."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Only now words have their letters, and with them their height."""
        super().showEvent(event)
        self._fit()

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
