"""A seat that the game gives a face wears it everywhere: a faction's sign and name."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from models.scores_model import ScoreRow, ScoresModel
from models.seats_model import SeatLine, SeatsModel, Turn
from tests.views.panels.score_reading import heads, scorers
from views.panels.end_picture import EndPicture
from views.panels.prompt import PromptLine
from views.panels.result import Result, ResultPage
from views.panels.scores import ScoreGraph, ScoreTable, along
from views.panels.seat_badge import SeatBadge
from views.panels.seats import SeatsStrip, told
from views.theme import Face, SeatFace, theme

CULT = SeatFace("folk-cult", "#F2D33C", "Lizard Cult")


def middle(badge: SeatBadge) -> QColor:
    """The colour of its disc, beside the sign."""
    picture = badge.grab().toImage()
    return picture.pixelColor(picture.width() // 2, 4)


def test_a_badge_wears_the_face_and_keeps_the_initial(qtbot: QtBot) -> None:
    badge = SeatBadge()
    qtbot.addWidget(badge)
    badge.set_seat(0, "Ada", 40, CULT)
    assert middle(badge) == QColor(CULT.colour)
    mark = theme().seat(0, "Ada", CULT)
    assert (mark.emblem, mark.initial) == ("folk-cult", "A")
    badge.set_seat(0, "Ada", 40)
    assert middle(badge) != QColor(CULT.colour)


def test_the_strip_names_the_faction_while_its_seat_decides(qtbot: QtBot) -> None:
    seats = SeatsModel()
    strip = SeatsStrip(seats)
    qtbot.addWidget(strip)
    strip.resize(210, 200)
    line = SeatLine(0, "Ada", "Lizard Cult", face=CULT)
    seats.set_lines([line])
    idle = strip.grab().toImage()
    seats.set_lines([SeatLine(0, "Ada", "Lizard Cult")])
    assert strip.grab().toImage() != idle
    deciding = SeatLine(0, "Ada", "Lizard Cult", Turn.ACTS, "decides", face=CULT)
    assert deciding.sentence() == "Ada, Lizard Cult, decides"


def test_the_strip_names_the_faction_whole_and_the_level_where_it_fits(qtbot: QtBot) -> None:
    letters = QFontMetrics(theme().font(Face.SMALL))
    face = SeatFace("folk-cult", "#F2D33C", "Underground Duchy")
    line = SeatLine(0, "Ada", "Underground Duchy \N{MIDDLE DOT} Master", face=face)
    assert told(line, letters, letters.horizontalAdvance(line.kind)) == line.kind
    cut = told(line, letters, letters.horizontalAdvance(line.kind) - 1)
    assert cut.startswith("Under")
    assert cut.endswith("Master")
    assert "\N{HORIZONTAL ELLIPSIS}" in cut, "the name gives way, the level stays"
    assert told(line, letters, 40) == "Underground Duchy"
    assert "Master" in line.sentence()
    room = theme().px(210 - 12 - 10 - 44 - 24)
    assert letters.horizontalAdvance(face.name) <= room, "beside the sign of the turn, too"


def test_the_prompt_asks_what_the_game_makes_of_a_seat(qtbot: QtBot) -> None:
    prompt = PromptLine()
    qtbot.addWidget(prompt)
    prompt.face_of = lambda seat: CULT if seat == 1 else None
    prompt.ask(1, "Ben", "Ben: choose")
    badge = prompt.findChild(SeatBadge)
    assert badge is not None
    assert middle(badge) == QColor(CULT.colour)


def test_heads_of_the_table_have_sign_name_and_faction(qtbot: QtBot) -> None:
    scores = ScoresModel()
    table = ScoreTable(scores)
    qtbot.addWidget(table)
    rows = [ScoreRow("Crafting", (3, 1)), ScoreRow("Battle", (2, None))]
    scores.tell_ranked(scorers("Ada", "Ben", faces=(CULT, None)), rows, "Total")
    assert heads(table) == ["Ada", "Ben"]
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        assert heads(table, role=role) == ["Ada, Lizard Cult", "Ben"]
    table.resize(400, 200)
    seen = table.horizontalHeader().grab().toImage()
    across, down = range(seen.width()), range(seen.height())
    colours = {seen.pixelColor(x, y).name().upper() for x in across for y in down}
    assert {CULT.colour, theme().seat(1, "Ben").colour} <= colours


def test_six_seats_with_many_sources_stay_columns(qtbot: QtBot) -> None:
    scores = ScoresModel()
    table = ScoreTable(scores)
    qtbot.addWidget(table)
    scores.tell_ranked(scorers(*"ABCDEF"), [ScoreRow(f"Source {n}", (n,) * 6) for n in range(9)])
    assert (table.model().columnCount(), table.model().rowCount()) == (6, 10)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_all_columns_and_ten_rows_are_in_sight(qtbot: QtBot, seats: int) -> None:
    course = ScoresModel()
    page = ResultPage(course)
    qtbot.addWidget(page)
    page.resize(1066, 622)
    names = ("Ada", "Maximiliana-Aurora", "Ember", "Tallow", "Flint", "Brook")[:seats]
    long = "Buildings and tokens removed in other ways"
    rows = [ScoreRow(f"{long} {n}", (n,) * seats) for n in range(10)]
    points = [ScoreRow(f"Round {n}", (n,) * seats) for n in range(4)]
    course.tell(scorers(*names), points)
    drawn = QPixmap(40, 30)
    drawn.fill(QColor("#336644"))
    end = Result(
        "Ada wins",
        "30 points",
        (0,),
        names,
        tuple(rows),
        picture=lambda size, ratio: drawn,
    )
    page.show_result(end)
    page.show()
    table = page.findChild(ScoreTable)
    assert table is not None
    seen = table.viewport().rect()
    for column in range(seats):
        assert seen.contains(table.visualRect(table.model().index(len(rows), column)))
    across = table.horizontalHeader()
    sizes = {across.sectionSize(column) for column in range(seats)}
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) >= 40
    assert across.shows_name(0)
    assert not table.horizontalScrollBar().isVisible()
    assert not table.verticalScrollBar().isVisible()
    tips = heads(table, Qt.Orientation.Vertical, Qt.ItemDataRole.ToolTipRole)
    assert tips[4] == f"{long} 3"
    graph = page.findChild(ScoreGraph)
    assert graph is not None
    assert graph.isVisible()
    page_bar = page.findChild(QScrollArea).verticalScrollBar()
    assert page_bar.maximum() == 0
    if seats == 6:
        assert not across.shows_name(1), "a name that is too long leaves the badge alone"


def test_rounds_have_equal_room_however_much_happens_in_them() -> None:
    names = ["Round 1", "Round 2", "Round 2", "Round 2", "Round 2", "Round 3"]
    places = along([ScoreRow(name, (0,)) for name in names])
    assert (places[0], places[1], places[5]) == (0, 0.5, 1)
    assert places[3] == 0.75


def test_the_end_shows_the_table_beside_the_scores(qtbot: QtBot) -> None:
    page = ResultPage(ScoresModel())
    qtbot.addWidget(page)
    page.resize(1066, 560)
    asked: list[QSize] = []

    def draw(size: QSize, ratio: float) -> QPixmap:
        asked.append(size)
        picture = QPixmap(size)
        picture.fill(QColor("#336644"))
        return picture

    rows = (ScoreRow("Crafting", (3, 30)),)
    end = Result("Ben wins", "30 points", (1,), ("Ada", "Ben"), rows, picture=draw)
    page.show_result(end)
    page.show()
    picture, table = page.findChild(EndPicture), page.findChild(ScoreTable)
    assert picture is not None
    assert table is not None
    assert picture.isVisible()
    assert table.isVisible()
    assert picture.width() >= 400
    assert picture.height() >= 300
    assert picture.geometry().right() < table.geometry().left()
    with qtbot.waitSignal(page.table_wanted):
        picture.click()
    page.show_result(Result("Ben wins", "30 points", (1,), ("Ada", "Ben"), rows))
    assert not picture.isVisible()


def labels_of(points: list[ScoreRow], width: int) -> list[str]:
    course = ScoresModel()
    course.tell(scorers("Ada"), points)
    graph = ScoreGraph(course)
    return [name for _, name in graph._shown_labels(width)]


def test_the_axis_names_each_round_once_and_never_a_part_of_a_name(qtbot: QtBot) -> None:
    points = [ScoreRow(f"Round {1 + n // 4}", (n,)) for n in range(100)]
    wide = labels_of(points, 4_000)
    assert wide == [f"Round {n}" for n in range(1, 26)]
    narrow = labels_of(points, 260)
    assert 1 < len(narrow) < 10
    assert set(narrow) <= set(wide)
    steps = {int(b.split()[1]) - int(a.split()[1]) for a, b in pairwise(narrow)}
    assert len(steps) == 1, "every n-th of them"


def test_the_picture_lies_level_with_the_table_on_a_ground_of_its_own(qtbot: QtBot) -> None:
    """What a game leaves empty around its map does not move the map down."""
    course = ScoresModel()
    page = ResultPage(course)
    qtbot.addWidget(page)
    page.resize(1066, 560)

    def draw(size: QSize, ratio: float) -> QPixmap:
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.fillRect(0, size.height() // 3, size.width(), size.height() // 3, QColor("#336644"))
        painter.end()
        return picture

    rows = (ScoreRow("Crafting", (3, 30)),)
    points = (ScoreRow("Round 1", (3, 20)), ScoreRow("Round 2", (3, 30)))
    course.tell(scorers("Ada", "Ben"), points)
    end = Result("Ben wins", "", (1,), ("Ada", "Ben"), rows, picture=draw)
    page.show_result(end)
    page.show()
    picture, table = page.findChild(EndPicture), page.findChild(ScoreTable)
    assert picture is not None
    assert table is not None
    assert picture.geometry().top() == table.geometry().top()
    seen = picture.grab().toImage()
    middle = seen.width() // 2
    assert seen.pixelColor(middle, 2).name() == theme().colour("sunken").name()
    assert seen.pixelColor(middle, 8).name() == "#336644"
    assert seen.pixelColor(middle, seen.height() - 8).name() != "#336644"
