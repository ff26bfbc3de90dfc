"""An element reports what is done to it and takes no room from the board below."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene
from pytestqt.qtbot import QtBot

from views.items.element import Element, ElementView


def test_an_element_lets_clicks_through_to_the_board(qtbot: QtBot) -> None:
    element = Element(QRectF(0, 0, 10, 10), "A1")
    assert element.acceptedMouseButtons() == Qt.MouseButton.NoButton
    assert element.flags() & QGraphicsItem.GraphicsItemFlag.ItemHasNoContents
    assert element.flags() & QGraphicsItem.GraphicsItemFlag.ItemIsFocusable


def test_its_view_is_that_of_its_scene(qtbot: QtBot) -> None:
    element = Element(QRectF(0, 0, 10, 10), "A1")
    assert element.view is None
    scene = QGraphicsScene()
    scene.addItem(element)
    assert element.view is None
    view = ElementView(scene, "Map")
    qtbot.addWidget(view)
    assert element.view is view


def test_moving_it_changes_its_bounds(qtbot: QtBot) -> None:
    element = Element(QRectF(0, 0, 10, 10), "A1")
    element.set_rect(QRectF(5, 5, 20, 20))
    assert element.boundingRect() == QRectF(5, 5, 20, 20)


def test_other_keys_are_left_to_the_board(qtbot: QtBot) -> None:
    scene = QGraphicsScene()
    view = ElementView(scene, "Map")
    qtbot.addWidget(view)
    element = Element(QRectF(0, 0, 10, 10), "A1")
    scene.addItem(element)
    view.show()
    element.setFocus()
    with qtbot.assertNotEmitted(element.pressed):
        qtbot.keyClick(view.viewport(), Qt.Key.Key_R)
