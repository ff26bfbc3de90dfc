"""The chart on the table: it follows a view, moves the ship, answers pointer and keyboard."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QGraphicsScene
from pytestqt.qtbot import QtBot

from rules.feed_the_kraken.data import charts, spaces
from rules.feed_the_kraken.enums import Color, Voyage
from rules.kernel.steps import Target, TargetKind
from tests.views.feed_the_kraken.voyages import MIDDLE_OF, TO_THE_KRAKEN, route, sailed
from views import accessible
from views.feed_the_kraken.chart_area import ChartArea
from views.feed_the_kraken.outlines import SUPPLY_LINE
from views.items.table_view import TableView
from views.theme import ThemeName, theme

QUICK, LONG = Voyage.QUICK, Voyage.LONG


def place(id: str) -> Target:
    return Target(TargetKind.PLACE, id)


class Table(TableView):
    """The chart alone in a view, as large as in the smallest window."""

    def __init__(self) -> None:
        scene = QGraphicsScene()
        super().__init__(scene, "Chart")
        scene.setParent(self)
        self.chart = ChartArea()
        scene.addItem(self.chart)
        self.resize(660, 560)
        self.setSceneRect(0, 0, 660, 560)
        self.chart.place(QRectF(0, 0, 660, 560))

    def at(self, id: str) -> QPoint:
        """The middle of a space in the viewport."""
        return self.mapFromScene(self.chart.place_of(id).center())

    def picture(self) -> QImage:
        return self.viewport().grab().toImage()


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    accessible.install()
    theme().choose(ThemeName.PAPER)
    theme().set_still(False)
    view = Table()
    qtbot.addWidget(view)
    view.chart.show(sailed(LONG, MIDDLE_OF[LONG]))
    view.set_elements(view.chart.elements())
    view.show()
    yield view
    theme().set_still(False)
    theme().choose(ThemeName.SYSTEM)


# ---------------------------------------------------------------- following a view
@pytest.mark.parametrize("voyage", list(Voyage))
def test_the_ship_lies_on_its_space(table: Table, voyage: Voyage) -> None:
    for colors in ((), MIDDLE_OF[voyage], TO_THE_KRAKEN[voyage]):
        table.chart.show(sailed(voyage, colors))
        here = route(voyage, colors)[-1]
        ship = table.mapFromScene(table.chart.ship.sceneBoundingRect().center())
        where = table.chart.element_at(table.chart.mapFromScene(table.mapToScene(ship)))
        assert where is not None
        assert where.id == here


def test_another_chart_has_its_own_elements(table: Table) -> None:
    assert [e.id for e in table.chart.elements()][-1] == SUPPLY_LINE
    table.chart.show(sailed(QUICK))
    assert {e.id for e in table.chart.elements()} == set(spaces(QUICK))
    assert len(table.chart.childItems()) == len(spaces(QUICK)) + 4


def test_without_the_option_there_is_no_supply_line(table: Table) -> None:
    view = sailed(LONG)
    view.variant = type(view.variant)(voyage=LONG, supply_line=False)
    table.chart.show(view)
    assert SUPPLY_LINE not in {e.id for e in table.chart.elements()}
    assert len(table.chart.elements()) == len(spaces(LONG))


def test_elements_are_read_from_north_to_south(table: Table) -> None:
    order = [spaces(LONG)[e.id] for e in table.chart.elements() if e.id != SUPPLY_LINE]
    assert order == sorted(order, key=lambda space: (space.y, space.x))
    assert order[-1].id == charts()[LONG].start


def test_every_element_has_a_name_and_says_more(table: Table) -> None:
    for element in table.chart.elements():
        assert element.label
        assert element.description
    here = table.chart.element(place(route(LONG, MIDDLE_OF[LONG])[-1]))
    assert here is not None
    assert "the ship is here" in here.label


def test_the_chart_keeps_its_form_within_its_place(table: Table) -> None:
    for area in (QRectF(10, 20, 640, 500), QRectF(0, 0, 300, 560), QRectF(40, 0, 620, 200)):
        table.chart.place(area)
        paper = table.chart.rect()
        assert area.adjusted(-1, -1, 1, 1).contains(paper)
        fills = max(paper.width() / area.width(), paper.height() / area.height())
        assert fills == pytest.approx(1, abs=0.01)


def test_every_theme_dresses_the_chart_anew(table: Table) -> None:
    seen = []
    for name in (ThemeName.PAPER, ThemeName.NIGHT, ThemeName.CONTRAST, ThemeName.PRINT):
        theme().choose(name)
        seen.append(table.picture())
    assert all(one != other for one, other in pairwise(seen))


def test_overlays_change_what_is_seen(table: Table) -> None:
    plain = table.picture()
    table.chart.set_courses(False)
    bare = table.picture()
    table.chart.set_distances(True)
    far = table.picture()
    assert plain != bare != far
    table.chart.set_courses(True)
    table.chart.set_distances(False)
    assert table.picture() == plain


def test_a_course_that_is_thought_of_is_shown_and_goes(table: Table) -> None:
    plain = table.picture()
    seen = []
    for color in Color:
        table.chart.show_course(color)
        seen.append(table.picture())
    assert all(one != other for one, other in pairwise([plain, *seen]))
    table.chart.show_course(None)
    assert table.picture() == plain
    table.chart.show(sailed(LONG, TO_THE_KRAKEN[LONG]))
    over = table.picture()
    table.chart.show_course(Color.RED)
    assert table.picture() == over


def test_nothing_mirrors_from_right_to_left(table: Table) -> None:
    before = table.at("long_w3_09").x()
    QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        table.chart.show(sailed(LONG, MIDDLE_OF[LONG]))
        assert table.at("long_w3_09").x() == before < table.at("long_e3_09").x()
    finally:
        QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


# ---------------------------------------------------------------- motion
def test_the_ship_follows_its_arrow_and_draws_its_wake(table: Table) -> None:
    table.chart.show(sailed(LONG))
    start, target = route(LONG, (Color.RED,))
    motion = table.chart.animate_move(start, target)
    assert motion is not None
    still = table.picture()
    motion.start()
    motion.pause()
    motion.setCurrentTime(motion.duration() // 2)
    from_, to = table.chart.place_of(start).center(), table.chart.place_of(target).center()
    ship = table.chart.ship.sceneBoundingRect().center()
    assert to.x() - 20 < ship.x() < from_.x()
    assert table.chart.ship.looks_west
    assert table.picture() != still
    motion.stop()
    table.chart.show(sailed(LONG, (Color.RED,)))
    arrived = table.chart.ship.sceneBoundingRect().center()
    assert abs(arrived.x() - to.x()) < 12


def test_a_motion_cut_short_leaves_no_wake_behind(table: Table) -> None:
    table.chart.show(sailed(QUICK))
    plain = table.picture()
    motion = table.chart.animate_move(*route(QUICK, (Color.BLUE,)))
    assert motion is not None
    motion.start()
    motion.pause()
    motion.setCurrentTime(motion.duration() // 3)
    motion.stop()
    table.chart.show(sailed(QUICK))
    assert table.picture() == plain


def test_motion_off_means_no_motion(table: Table) -> None:
    theme().set_still(True)
    assert table.chart.animate_move("long_c_00", "long_w1_01") is None


# ---------------------------------------------------------------- pointer
def test_pointing_at_a_space_says_what_it_is(table: Table, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.chart.hovered) as caught:
        qtbot.mouseMove(table.viewport(), table.at("long_w1_07"))
    assert "Flogging" in caught.args[0]
    with qtbot.waitSignal(table.chart.pointed) as caught:
        qtbot.mouseMove(table.viewport(), table.at("long_c_08"))
    assert caught.args[0] == place("long_c_08")


def test_pointing_at_the_rope_says_what_the_supply_line_does(table: Table, qtbot: QtBot) -> None:
    west = table.chart.mapToScene(260, 574)
    with qtbot.waitSignal(table.chart.hovered) as caught:
        qtbot.mouseMove(table.viewport(), table.mapFromScene(west))
    assert "every living player with fewer than 3 guns is refilled to 3" in caught.args[0]


def test_land_says_nothing(table: Table, qtbot: QtBot) -> None:
    qtbot.mouseMove(table.viewport(), table.at("long_c_08"))
    corner = table.mapFromScene(table.chart.rect().topLeft()) + QPoint(40, 60)
    with qtbot.waitSignal(table.chart.hovered) as caught:
        qtbot.mouseMove(table.viewport(), corner)
    assert caught.args == [""]


def test_a_click_names_its_space(table: Table, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.chart.pressed) as caught:
        spot = table.at("long_e1_09")
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert caught.args[0] == place("long_e1_09")


# ---------------------------------------------------------------- lit and marked
def test_what_can_be_chosen_is_lit_and_can_be_pressed(table: Table) -> None:
    plain = table.picture()
    table.chart.light([place("long_c_08"), Target(TargetKind.SEAT, 3), place("nowhere")])
    assert table.picture() != plain
    assert [e.id for e in table.chart.elements() if e.can_press] == ["long_c_08"]
    table.chart.light([])
    assert table.picture() == plain


def test_marks_come_and_go(table: Table) -> None:
    plain = table.picture()
    table.chart.mark([place("long_c_08"), place(SUPPLY_LINE)])
    assert table.picture() != plain
    table.chart.mark([])
    assert table.picture() == plain


def test_targets_are_those_of_the_elements(table: Table) -> None:
    assert place("long_c_12") in table.chart.targets()
    assert table.chart.element(Target(TargetKind.CARD, "long_c_12")) is None
    assert len(table.chart.targets()) == len(table.chart.elements())


# ---------------------------------------------------------------- keyboard
def test_arrow_keys_go_to_the_neighbours(table: Table, qtbot: QtBot) -> None:
    table.setFocus()
    start = table.chart.element(place("long_c_06"))
    assert start is not None
    start.setFocus()
    walked = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Right):
        qtbot.keyClick(table.viewport(), key)
        focused = table.scene().focusItem()
        assert focused is not None
        walked.append(focused.id)
    assert walked[0] == "long_c_08"
    assert spaces(LONG)[walked[1]].col < 0
    assert spaces(LONG)[walked[2]].level < spaces(LONG)[walked[1]].level
    assert spaces(LONG)[walked[3]].col > spaces(LONG)[walked[2]].col


def test_every_element_is_reached_by_arrows(table: Table) -> None:
    seen = {"long_c_00"}
    ways = [(0, -1), (0, 1), (-1, 0), (1, 0)]
    queue = ["long_c_00"]
    while queue:
        element = table.chart.element(place(queue.pop()))
        assert element is not None
        for way in ways:
            element.setFocus()
            element.stepped.emit(*way)
            focused = table.scene().focusItem()
            assert focused is not None
            if focused.id not in seen:
                seen.add(focused.id)
                queue.append(focused.id)
    assert seen == {e.id for e in table.chart.elements()}


def test_the_focus_is_seen_and_said(table: Table, qtbot: QtBot) -> None:
    table.setFocus()
    plain = table.picture()
    element = table.chart.element(place("long_c_10"))
    assert element is not None
    with qtbot.waitSignal(table.chart.hovered) as caught:
        element.setFocus()
    assert "Feed the Kraken" in caught.args[0]
    assert table.picture() != plain
    with qtbot.waitSignal(table.chart.pressed) as pressed:
        qtbot.keyClick(table.viewport(), Qt.Key.Key_Return)
    assert pressed.args[0] == place("long_c_10")


# ---------------------------------------------------------------- size and speed
def test_a_resized_chart_is_drawn_anew_when_it_rests(table: Table, qtbot: QtBot) -> None:
    table.picture()
    table.chart.place(QRectF(0, 0, 600, 510))
    stretched = table.picture()
    qtbot.waitUntil(lambda: table.picture() != stretched, timeout=5000)
    fresh = Table()
    qtbot.addWidget(fresh)
    fresh.chart.show(sailed(LONG, MIDDLE_OF[LONG]))
    fresh.chart.place(QRectF(0, 0, 600, 510))
    assert table.picture() == fresh.picture()
