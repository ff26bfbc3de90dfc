"""What happens when a panel cannot draw itself (views/items/panel.py)."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from views.items.panel import Panel


class Broken(Panel):
    """Looks for something that is not there."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        raise KeyError("a sign")


def test_an_error_while_it_is_painted_is_logged_once(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    scene, picture = QGraphicsScene(), QImage(100, 60, QImage.Format.Format_ARGB32)
    panel = Broken("The sign")
    panel.place(QRectF(10, 10, 60, 30))
    scene.addItem(panel)
    with caplog.at_level("ERROR"):
        for _ in range(3):
            picture.fill(0)
            painter = QPainter(picture)
            panel.update()
            scene.render(painter)
            painter.end()
    assert caplog.text.count("Broken cannot be drawn: The sign") == 1
    assert picture.pixelColor(50, 30).alpha(), "a plain surface stands there"
