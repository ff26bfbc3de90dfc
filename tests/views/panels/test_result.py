"""The end: who is ahead and by how much is in sight; nothing scrolls within what scrolls."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPixmap
from PySide6.QtWidgets import QPushButton, QScrollArea, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from models.scores_model import ScoreRow, ScoresModel
from tests.views.panels.score_reading import cells, heads, scorers
from views.panels.end_picture import EndPicture, trimmed
from views.panels.result import Result, ResultPage
from views.panels.score_heads import SeatHead
from views.panels.scores import ScoreGraph, ScoreTable, apart
from views.panels.seat_badge import SeatBadge
from views.theme import SeatFace, theme

NAMES = ("Ada", "Wick", "Ember", "Tallow", "Flint", "Moth", "The Cult")
PAGE = QSize(1278, 622)
"""What the page has in the smallest window."""
SOURCES = 13
Part = TypeVar("Part", bound=QWidget)
CULT = SeatFace("kc-cult", "#6E3FA0", "The Cult", is_rival=True)


@pytest.fixture(autouse=True)
def as_usual(qapp: QCoreApplication) -> Iterator[None]:
    """Letters are put back."""
    yield
    theme().set_text(100)


def city(size: QSize, ratio: float) -> QPixmap:
    """A picture that is nearly square, on a ground."""
    made = QPixmap(size)
    made.fill(QColor("#E4D9C6"))
    side = min(size.width(), size.height())
    painter = QPainter(made)
    painter.fillRect(QRect((size.width() - side) // 2, 0, side, side), QColor("#336644"))
    painter.end()
    return made


def laid(qtbot: QtBot, text: int = 100, size: QSize = PAGE, sources: int = SOURCES) -> ResultPage:
    """The end of a game of six and the Cult; the fourth has won."""
    theme().set_text(text)
    course = ScoresModel()
    page = ResultPage(course)
    qtbot.addWidget(page)
    page.set_actions([QAction(words, page) for words in ("New with the same setup", "Back")])
    page.resize(size)
    points = (3, 5, 4, 9, 1, 2, 8)
    rows = tuple(ScoreRow(f"Source {n}", points) for n in range(sources))
    moments = [ScoreRow(f"Round {n}", tuple(n * each for each in points)) for n in range(1, 7)]
    notes = tuple(f"{name}: patron of 3 districts, 11 resources left" for name in NAMES[:6])
    faces = (*[None] * 6, CULT)
    course.tell(scorers(*NAMES, faces=faces), moments)
    end = Result("Tallow wins", "The most V", (3,), NAMES, rows, notes, (), faces, picture=city)
    page.show_result(end)
    page.show()
    qtbot.waitUntil(lambda: page.isVisible())
    return page


def part(page: ResultPage, kind: type[Part]) -> Part:
    """The one widget of a kind."""
    found = page.findChild(kind)
    assert found is not None
    return found


def seen(page: ResultPage, widget: QWidget, area: QRect) -> bool:
    """Whether an area of a widget is in sight without scrolling."""
    view = part(page, QScrollArea).viewport()
    placed = QRect(widget.mapTo(view, area.topLeft()), area.size())
    return view.rect().adjusted(-1, -1, 1, 1).contains(placed)


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_total_is_the_first_row_and_in_sight(qtbot: QtBot, text: int) -> None:
    page = laid(qtbot, text)
    table = part(page, ScoreTable)
    assert heads(table, Qt.Orientation.Vertical)[0] == "Total"
    for column in range(len(NAMES)):
        cell = table.model().index(0, column)
        option = QStyleOptionViewItem()
        table.itemDelegate().initStyleOption(option, cell)
        assert option.font.bold()
        assert seen(page, table.viewport(), table.visualRect(cell))


def test_who_is_ahead_comes_first(qtbot: QtBot) -> None:
    table = part(laid(qtbot), ScoreTable)
    assert heads(table) == ["Tallow", "The Cult", "Wick", "Ember", "Ada", "Moth", "Flint"]
    assert cells(table, 1)[:3] == ["9", "8", "5"]


def test_a_winner_with_fewer_points_comes_first(qtbot: QtBot) -> None:
    scores = ScoresModel()
    table = ScoreTable(scores)
    qtbot.addWidget(table)
    scores.tell_ranked(scorers("Ada", "Ben"), [ScoreRow("Crafting", (9, 2))], winners=(1,))
    assert heads(table) == ["Ben", "Ada"]


@pytest.mark.parametrize("text", [100, 125, 150, 200])
def test_only_the_page_scrolls(qtbot: QtBot, text: int) -> None:
    table = part(laid(qtbot, text), ScoreTable)
    assert table.verticalScrollBar().maximum() == 0
    last = table.visualRect(table.model().index(table.model().rowCount() - 1, 0))
    assert table.viewport().rect().contains(last)


def test_in_the_smallest_window_all_is_in_sight(qtbot: QtBot) -> None:
    page = laid(qtbot)
    for each in (part(page, ScoreTable), part(page, ScoreGraph), part(page, EndPicture)):
        assert seen(page, each, each.rect())
    assert page.findChild(QScrollArea).verticalScrollBar().maximum() == 0


def test_with_room_the_graph_is_below_the_table(qtbot: QtBot) -> None:
    page = laid(qtbot, size=QSize(1900, 900))
    table, graph = part(page, ScoreTable), part(page, ScoreGraph)
    assert graph.mapTo(page, QPoint()).x() == table.mapTo(page, QPoint()).x()
    assert graph.height() >= 150
    page.resize(PAGE)
    picture = part(page, EndPicture)
    qtbot.waitUntil(lambda: graph.mapTo(page, QPoint()).x() == picture.mapTo(page, QPoint()).x())


@pytest.mark.parametrize("text", [100, 150])
def test_every_column_has_its_name(qtbot: QtBot, text: int) -> None:
    across = part(laid(qtbot, text), SeatHead)
    assert all(across.shows_name(column) for column in range(len(NAMES)))


def test_who_scores_without_a_seat_has_no_initial(qtbot: QtBot) -> None:
    def corner(is_rival: bool) -> QColor:
        badge = SeatBadge()
        qtbot.addWidget(badge)
        badge.set_seat(6, "The Cult", 56, SeatFace("kc-cult", "#6E3FA0", "x", is_rival=is_rival))
        return badge.grab().toImage().pixelColor(53, 38)

    assert corner(False) == theme().colour("surface")
    assert corner(True) != theme().colour("surface")


@pytest.mark.parametrize("text", [100, 150])
def test_the_picture_has_no_empty_block(qtbot: QtBot, text: int) -> None:
    picture = part(laid(qtbot, text), EndPicture)
    image = picture.grab().toImage()
    drawn = [y for y in range(image.height())
             if image.pixelColor(image.width() // 2, y).name() == "#336644"]  # fmt: skip
    assert drawn[0] <= 6
    assert image.height() - drawn[-1] <= 8


def test_a_rim_of_one_colour_is_cut_off(qapp: QCoreApplication) -> None:
    assert trimmed(city(QSize(300, 100), 1.0)).size() == QSize(100, 100)


def test_badges_at_the_end_do_not_lie_on_one_another() -> None:
    moved = apart([50, 52, 51, 90], 21, 0, 130)
    places = sorted(moved)
    assert all(after - before >= 20.9 for before, after in pairwise(places))
    assert moved[0] < moved[2] < moved[1] < moved[3]
    assert places[0] >= 10
    assert places[-1] <= 120


def test_a_long_figure_is_whole(qtbot: QtBot) -> None:
    scores = ScoresModel()
    table = ScoreTable(scores)
    qtbot.addWidget(table)
    rows = [ScoreRow("Removed from the track for dominance", (-20, 1)), ScoreRow("x", (30, 3))]
    scores.tell_ranked(scorers("A", "B"), rows, "Total")
    table.resize(table.minimumWidth(), 200)
    table.show()
    assert all(table.columnWidth(n) >= table.sizeHintForColumn(n) for n in range(2))


def test_without_a_graph_below_it_the_picture_is_level_with_the_table(qtbot: QtBot) -> None:
    page = laid(qtbot, size=QSize(1900, 900), sources=3)
    picture, table = part(page, EndPicture), part(page, ScoreTable)
    assert picture.mapTo(page, QPoint()).y() == table.mapTo(page, QPoint()).y()


def test_with_the_largest_letters_buttons_leave_the_page_its_room(qtbot: QtBot) -> None:
    theme().set_text(200)
    page = ResultPage(ScoresModel())
    qtbot.addWidget(page)
    named = (
        "New with the same setup",
        "Look at this game again",
        "Export",
        "Back to the start",
    )
    page.set_actions([QAction(words, page) for words in named])
    page.resize(620, 574)
    page.show_result(Result("Ada wins", "", (0,), ("Ada", "Ben"), (ScoreRow("x", (3, 1)),)))
    page.show()
    shown = [each for each in page._each_button() if each.isVisible()]
    told = [each.text() for each in shown if isinstance(each, QPushButton)]
    assert (told[0], told[-1]) == (named[0], named[-1])
    assert page._flow.heightForWidth(620 - 16) <= 574 * 0.24 or len(told) == 2
