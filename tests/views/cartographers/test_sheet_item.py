"""The sheet shows what it is told, reports what is done to it, and paints within its time."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QImage, QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene
from pytestqt.qtbot import QtBot

from tests.views.cartographers.sample import face, full, played
from views import accessible
from views.cartographers.layout import map_only, wide
from views.cartographers.overlay import Ghost, Mark
from views.cartographers.sheet_item import SheetItem
from views.items.element import ElementView
from views.theme import ThemeName, theme


class Table(ElementView):
    """One sheet in a view, at the size of the smallest window."""

    def __init__(self) -> None:
        self.sheet = SheetItem(map_only(), face(*played("a", 8)))
        scene = QGraphicsScene()
        super().__init__(scene, "Own map")
        scene.setParent(self)
        scene.addItem(self.sheet)
        names = [f"{'ABCDEFGHIJK'[i // 11]}{i % 11 + 1}, empty" for i in range(121)]
        self.set_elements(self.sheet.set_labels(names), columns=11)
        self.resize(600, 600)
        self.setSceneRect(self.sheet.boundingRect())
        self.fitInView(self.sheet.boundingRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def at(self, row: int, col: int) -> QPoint:
        """The middle of a space in the viewport."""
        return self.mapFromScene(self.sheet.mapToScene(self.sheet.layout.space(row, col).center()))

    def picture(self) -> QImage:
        return self.viewport().grab().toImage()


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    accessible.install()
    theme().choose(ThemeName.PAPER)
    view = Table()
    qtbot.addWidget(view)
    view.show()
    yield view
    theme().choose(ThemeName.SYSTEM)


# ---------------------------------------------------------------- what it shows
def shows(table: Table, change: object) -> bool:
    """Whether a change can be seen."""
    before = table.picture()
    assert callable(change)
    change()
    return bool(table.picture() != before)


def test_every_state_can_be_seen_and_taken_back(table: Table) -> None:
    sheet, plain = table.sheet, table.picture()
    for on, off in (
        (lambda: sheet.set_open(0b111), lambda: sheet.set_open(0)),
        (lambda: sheet.set_cursor((4, 4)), lambda: sheet.set_cursor(None)),
        (lambda: sheet.set_asks(True), lambda: sheet.set_asks(False)),
        (lambda: sheet.set_marked(0b11, Mark.SCORE), lambda: sheet.set_marked(0)),
        (lambda: sheet.set_marked(0b11, Mark.LOSS), lambda: sheet.set_marked(0)),
        (lambda: sheet.set_marked(0b11), lambda: sheet.set_marked(0)),
        (lambda: sheet.set_ghosts([Ghost(("farm",), 0b11)]), lambda: sheet.set_ghosts([])),
    ):
        assert shows(table, on)
        assert shows(table, off)
        assert table.picture() == plain


def test_legal_illegal_and_placed_ghosts_differ_without_colour(table: Table) -> None:
    pictures = []
    for ghost in (
        Ghost(("water",), 0b11 << 60),
        Ghost(("water",), 0b11 << 60, legal=False),
        Ghost(("water",), 0b11 << 60, placed=True),
        Ghost(("water",), 0b11 << 60, coin=True),
        Ghost(("hero",), 1 << 60, marks=0b11 << 72),
    ):
        table.sheet.set_ghosts([ghost])
        pictures.append(table.picture().convertToFormat(QImage.Format.Format_Grayscale8))
    for i, one in enumerate(pictures):
        assert all(one != other for other in pictures[i + 1 :])


def test_another_state_of_the_map_is_painted(table: Table) -> None:
    assert shows(table, lambda: table.sheet.set_face(face(*full())))


def test_the_same_state_costs_nothing(table: Table) -> None:
    table.picture()
    baked = table.sheet._baked.cacheKey()
    table.sheet.set_face(face(*played("a", 8)))
    table.sheet.set_cursor((3, 3))
    table.picture()
    assert table.sheet._baked.cacheKey() == baked


def test_another_theme_is_worn_at_once(table: Table) -> None:
    for name in (ThemeName.NIGHT, ThemeName.CONTRAST, ThemeName.PRINT):
        assert shows(table, lambda n=name: theme().choose(n))


def test_the_glow_breathes_only_while_something_is_asked(table: Table) -> None:
    assert not shows(table, lambda: table.sheet.setProperty("glow", 0.2))
    table.sheet.set_asks(True)
    assert shows(table, lambda: table.sheet.setProperty("glow", 0.9))


def test_a_new_layout_moves_its_spaces(table: Table) -> None:
    table.sheet.set_layout(wide())
    assert table.sheet.elements[0].boundingRect() == wide().space(0, 0)


# ---------------------------------------------------------------- what is done to it
def test_pointing_is_reported_in_spaces(table: Table, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.sheet.pointed) as caught:
        qtbot.mouseMove(table.viewport(), table.at(2, 7))
    x, y = caught.args
    assert (x, y) == (pytest.approx(7.5, abs=0.05), pytest.approx(2.5, abs=0.05))


def test_a_click_names_its_space(table: Table, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.sheet.clicked) as caught:
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.at(10, 0))
    assert caught.args == [10, 0]


def test_a_click_on_the_margin_is_none(table: Table, qtbot: QtBot) -> None:
    corner = table.mapFromScene(table.sheet.mapToScene(QPointF(2, 2)))
    with qtbot.assertNotEmitted(table.sheet.clicked):
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=corner)


def wheel(table: Table, steps: int, keys: Qt.KeyboardModifier) -> None:
    where = QPointF(table.at(5, 5))
    event = QWheelEvent(
        where,
        QPointF(table.viewport().mapToGlobal(where.toPoint())),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(table.viewport(), event)


def test_the_wheel_turns_and_leaves_zooming_alone(table: Table, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.sheet.turned) as caught:
        wheel(table, -1, Qt.KeyboardModifier.NoModifier)
    assert caught.args == [-1]
    with qtbot.assertNotEmitted(table.sheet.turned):
        wheel(table, 1, Qt.KeyboardModifier.ControlModifier)


# ---------------------------------------------------------------- keyboard and screen readers
def test_all_spaces_are_named_cells_of_a_table(table: Table) -> None:
    found = QAccessible.queryAccessibleInterface(table)
    assert found.role() == QAccessible.Role.Table
    assert found.childCount() == 121
    names = {found.child(i).text(QAccessible.Text.Name) for i in range(121)}
    assert len(names) == 121
    assert found.child(120).text(QAccessible.Text.Name) == "K11, empty"


def test_arrows_walk_over_the_map_and_stop_at_its_edge(table: Table, qtbot: QtBot) -> None:
    table.sheet.focus_space(0, 0)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down):
        qtbot.keyClick(table.viewport(), key)
    assert table.sheet.elements[2 * 11 + 1].hasFocus()


def test_arrows_can_be_left_to_a_ghost(table: Table, qtbot: QtBot) -> None:
    table.sheet.walks = False
    table.sheet.focus_space(3, 3)
    with qtbot.waitSignal(table.sheet.stepped) as caught:
        qtbot.keyClick(table.viewport(), Qt.Key.Key_Left)
    assert caught.args == [-1, 0]
    assert table.sheet.elements[3 * 11 + 3].hasFocus()


def test_the_focus_is_shown_by_a_ring_and_told(table: Table, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.sheet.focused) as caught:
        assert shows(table, lambda: table.sheet.focus_space(6, 6))
    assert caught.args == [6, 6]


def test_enter_means_the_shape_an_assistive_press_is_a_click(table: Table, qtbot: QtBot) -> None:
    table.sheet.focus_space(1, 2)
    with qtbot.waitSignal(table.sheet.pressed) as caught:
        qtbot.keyClick(table.viewport(), Qt.Key.Key_Return)
    assert caught.args == [1, 2]
    element = table.sheet.elements[13]
    element.can_press = True
    with qtbot.waitSignal(table.sheet.clicked) as caught:
        QAccessible.queryAccessibleInterface(element).actionInterface().doAction("Press")
    assert caught.args == [1, 2]
