"""Board elements are named, placed and usable for assistive technology, without a screen reader."""

import pytest
import shiboken6
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from views import accessible
from views.items.element import Element, ElementView


@pytest.fixture
def board(qtbot: QtBot) -> ElementView:
    """A board of two by two named spaces."""
    accessible.install()
    scene = QGraphicsScene(0, 0, 200, 200)
    view = ElementView(scene, "Own map")
    scene.setParent(view)
    elements = []
    for name, x, y in (("A1", 0, 0), ("A2", 100, 0), ("B1", 0, 100), ("B2", 100, 100)):
        element = Element(QRectF(x, y, 100, 100), f"{name}, empty")
        scene.addItem(element)
        elements.append(element)
    view.set_elements(elements, columns=2)
    qtbot.addWidget(view)
    view.resize(240, 240)
    view.show()
    return view


def test_the_board_is_a_named_table_of_its_elements(board: ElementView) -> None:
    found = QAccessible.queryAccessibleInterface(board)
    assert found.role() == QAccessible.Role.Table
    assert found.text(QAccessible.Text.Name) == "Own map"
    assert found.childCount() == 4
    names = [found.child(i).text(QAccessible.Text.Name) for i in range(4)]
    assert names == ["A1, empty", "A2, empty", "B1, empty", "B2, empty"]
    assert [found.indexOfChild(found.child(i)) for i in range(4)] == [0, 1, 2, 3]
    assert found.child(4) is None


def test_without_columns_it_is_a_list(board: ElementView) -> None:
    board.set_elements(board.elements)
    assert QAccessible.queryAccessibleInterface(board).role() == QAccessible.Role.List


def test_an_element_knows_its_role_parent_and_place(board: ElementView) -> None:
    element = QAccessible.queryAccessibleInterface(board.elements[3])
    assert element.role() == QAccessible.Role.Cell
    assert element.parent().object() is board
    assert (element.childCount(), element.child(0)) == (0, None)
    left = QAccessible.queryAccessibleInterface(board.elements[2]).rect()
    assert element.rect().width() >= 100
    assert element.rect().left() > left.left()


def test_names_and_descriptions_follow_the_game(board: ElementView) -> None:
    board.elements[0].set_label("A1, forest")
    board.elements[0].description = "Drawn in spring"
    found = QAccessible.queryAccessibleInterface(board.elements[0])
    assert found.text(QAccessible.Text.Name) == "A1, forest"
    assert found.text(QAccessible.Text.Description) == "Drawn in spring"


def test_pressing_by_assistive_technology_is_a_press(board: ElementView, qtbot: QtBot) -> None:
    element = board.elements[1]
    element.can_press = True
    action = QAccessible.queryAccessibleInterface(element).actionInterface()
    assert action.actionNames() == ["Press"]
    with qtbot.waitSignal(element.pressed):
        action.doAction("Press")


def test_what_cannot_be_chosen_offers_no_action(board: ElementView, qtbot: QtBot) -> None:
    element = board.elements[1]
    action = QAccessible.queryAccessibleInterface(element).actionInterface()
    assert action.actionNames() == []
    with qtbot.assertNotEmitted(element.pressed):
        action.doAction("Press")


def test_the_focus_is_told(board: ElementView, qtbot: QtBot) -> None:
    board.setFocus()
    element = board.elements[2]
    with qtbot.waitSignal(element.focused):
        element.setFocus()
    found = QAccessible.queryAccessibleInterface(board)
    assert found.focusChild().object() is element
    assert QAccessible.queryAccessibleInterface(element).state().focused
    assert not QAccessible.queryAccessibleInterface(board.elements[0]).state().focused


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_presses_the_focused_element(board: ElementView, qtbot: QtBot, key: Qt.Key) -> None:
    board.setFocus()
    board.elements[0].setFocus()
    with qtbot.waitSignal(board.elements[0].pressed):
        qtbot.keyClick(board.viewport(), key)


def test_interfaces_are_forgotten_with_their_objects(qtbot: QtBot) -> None:
    accessible.install()
    scene = QGraphicsScene()
    view = ElementView(scene, "Gone soon")
    element = Element(QRectF(0, 0, 1, 1), "A1")
    scene.addItem(element)
    view.set_elements([element])
    QAccessible.queryAccessibleInterface(view).child(0)
    keys = {id(view), id(element)}
    assert keys <= set(accessible._alive)
    view.set_elements([])
    shiboken6.delete(element)
    shiboken6.delete(view)
    assert keys.isdisjoint(accessible._alive)


def test_no_interface_is_given_twice(qtbot: QtBot) -> None:
    """Qt would delete it twice, and with it the process: it asks anew after a class has changed."""
    thing = Element(QRectF(0, 0, 1, 1), "A1")
    mine = {shiboken6.getCppPointer(accessible._factory("Element", thing))[0] for _ in range(2)}
    assert len(mine) == 2
    del accessible._alive[id(thing)]  # nobody else was given them


def test_many_questions_do_not_end_the_process(board: ElementView) -> None:
    for _ in range(200):
        found = QAccessible.queryAccessibleInterface(board)
        for i in range(found.childCount()):
            child = found.child(i)
            child.state()
            child.actionInterface().actionNames()
            child.parent()
    assert found.childCount() == 4
