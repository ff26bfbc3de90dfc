"""The theme follows the choice and the system, and tells whoever paints."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QPushButton,
    QSpinBox,
    QTreeWidget,
    QTreeWidgetItem,
)
from pytestqt.qtbot import QtBot

from views.theme import Face, Theme, ThemeName, theme
from views.theme.style_sheet import style_sheet
from views.theme.tokens import COLOURS, LINES


@pytest.fixture
def dress(qtbot: QtBot) -> Iterator[Theme]:
    """A theme of the test's own; the application is undressed afterwards."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before = app.palette(), app.font()
    yield Theme(app)
    app.setStyleSheet("")
    app.setPalette(before[0])
    app.setFont(before[1])


def test_there_is_one_theme(qtbot: QtBot) -> None:
    assert theme() is theme()


def test_choosing_tells_once(dress: Theme, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dress.changed):
        dress.choose(ThemeName.NIGHT)
    with qtbot.assertNotEmitted(dress.changed):
        dress.choose(ThemeName.NIGHT)
    assert dress.colours is COLOURS[ThemeName.NIGHT]


class Desktop(QObject):
    """A desktop whose colour scheme a test can change: the offscreen one has none."""

    colorSchemeChanged = Signal(Qt.ColorScheme)  # noqa: N815 (Qt's own name)

    def __init__(self) -> None:
        super().__init__()
        self.scheme = Qt.ColorScheme.Dark

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802 (Qt's own name)
        return self.scheme


def test_system_follows_the_desktop(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    desktop = Desktop()
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: desktop)
    dress = Theme(desktop)
    assert dress.name is ThemeName.NIGHT
    desktop.scheme = Qt.ColorScheme.Light
    with qtbot.waitSignal(dress.changed):
        desktop.colorSchemeChanged.emit(desktop.scheme)
    assert dress.name is ThemeName.PAPER
    dress.choose(ThemeName.CONTRAST)
    with qtbot.assertNotEmitted(dress.changed):
        desktop.colorSchemeChanged.emit(Qt.ColorScheme.Dark)


def test_text_size_is_kept_in_bounds_and_scales_letters(dress: Theme) -> None:
    usual = dress.font(Face.BODY).pixelSize()
    dress.set_text(500)
    assert dress.text == 200
    assert dress.font(Face.BODY).pixelSize() == 2 * usual
    dress.set_text(10)
    assert dress.text == 80


def test_stillness_takes_all_time_away(dress: Theme) -> None:
    assert dress.motion.move == 220
    dress.set_still(True)
    assert (dress.motion.move, dress.motion.fade, dress.motion.flip) == (0, 0, 0)


def test_a_colour_may_be_transparent(dress: Theme) -> None:
    dress.choose(ThemeName.PAPER)
    colour = dress.colour("accent", 0.5)
    assert colour.name().upper() == dress.colours.accent
    assert colour.alphaF() == pytest.approx(0.5, abs=0.01)


def test_the_application_wears_the_theme_and_its_changes(dress: Theme, qtbot: QtBot) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress.choose(ThemeName.NIGHT)
    dress.apply()
    assert app.palette().color(QPalette.ColorRole.Window).name() == "#231f1b"
    button = QPushButton("Confirm")
    button.setProperty("kind", "primary")
    qtbot.addWidget(button)
    button.show()
    assert button.grab().toImage().pixelColor(7, button.height() // 2).name() == "#f0ac56"
    dress.choose(ThemeName.CONTRAST)
    assert app.palette().color(QPalette.ColorRole.Window).name() == "#000000"


@pytest.mark.parametrize("name", list(COLOURS))
@pytest.mark.parametrize("text", [80, 100, 200])
def test_the_style_sheet_leaves_no_blank(name: ThemeName, text: int) -> None:
    sheet = style_sheet(name, COLOURS[name], LINES[name], text)
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")


def test_targets_grow_with_the_text(dress: Theme, qtbot: QtBot) -> None:
    dress.apply()
    button = QPushButton("Undo")
    qtbot.addWidget(button)
    usual = button.sizeHint().height()
    assert usual >= 32
    dress.set_text(200)
    button.ensurePolished()
    assert button.sizeHint().height() >= 1.7 * usual


def test_rows_of_lists_and_trees_are_high_enough_from_the_first(dress: Theme, qtbot: QtBot) -> None:
    dress.apply()
    rows, tree = QListWidget(), QTreeWidget()
    rows.addItems(["Cartographers", "Root", "Feed the Kraken"])
    tree.addTopLevelItems([QTreeWidgetItem(["Spring"]), QTreeWidgetItem(["Summer"])])
    for view in (rows, tree):
        qtbot.addWidget(view)
        view.show()
    tops = [rows.visualItemRect(rows.item(i)).top() for i in range(3)]
    assert tops[1] - tops[0] >= 24
    assert tops[2] - tops[1] == tops[1] - tops[0]
    second = tree.topLevelItem(1)
    first = tree.topLevelItem(0)
    assert first is not None
    assert second is not None
    assert tree.visualItemRect(second).top() - tree.visualItemRect(first).top() >= 24


def test_the_figures_of_a_spin_box_keep_off_its_edge(dress: Theme, qtbot: QtBot) -> None:
    dress.apply()
    box = QSpinBox()
    qtbot.addWidget(box)
    box.show()
    assert box.lineEdit().textMargins().left() > 4
