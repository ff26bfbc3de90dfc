"""Pictures of the look to judge by eye: `python -m tests.views.gallery FOLDER [NAME...]`."""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from views.theme import ThemeName, icon, theme

THEMES = (ThemeName.PAPER, ThemeName.NIGHT, ThemeName.CONTRAST)


def labelled(kind: str, text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("kind", kind)
    return label


def button(text: str, kind: str = "", name: str = "") -> QPushButton:
    made = QPushButton(text)
    made.setProperty("kind", kind)
    if name:
        token = "on_accent" if kind == "primary" else "ink"
        made.setIcon(icon(name, theme().colours, 18, token))
    return made


def row(*widgets: QWidget) -> QHBoxLayout:
    layout = QHBoxLayout()
    for widget in widgets:
        layout.addWidget(widget)
    layout.addStretch()
    return layout


def fields(panel: QVBoxLayout) -> None:
    box = QComboBox()
    box.addItems(["Side A, the wilderness", "Side B, the wastelands"])
    ticked, plain = QCheckBox("Play forced choices for me"), QCheckBox("Sound")
    ticked.setChecked(True)
    plain.setEnabled(False)
    one, two = QRadioButton("Novice"), QRadioButton("Master")
    two.setChecked(True)
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setValue(60)
    edit = QLineEdit("Ayşe Größe")
    panel.addLayout(row(box, QSpinBox(), edit))
    panel.addLayout(row(ticked, plain, one, two, slider))


def scores() -> QTableWidget:
    table = QTableWidget(3, 4)
    table.setHorizontalHeaderLabels(["Spring", "Summer", "Fall", "Winter"])
    table.setVerticalHeaderLabels(["Ayşe", "Bot", "Chen"])
    for cell in range(12):
        item = QTableWidgetItem(str(cell * 7 - 9).replace("-", "−"))
        item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        table.setItem(cell // 4, cell % 4, item)
    table.setCurrentCell(1, 1)
    return table


def widgets(primary: bool = False) -> QPixmap:
    """The widgets of the program in one window, the focus on one of two buttons."""
    window = QWidget()
    window.setProperty("ground", "table")
    outer = QVBoxLayout(window)
    frame = QFrame()
    frame.setProperty("kind", "panel")
    outer.addWidget(frame)
    panel = QVBoxLayout(frame)
    panel.addWidget(labelled("display", "Lamplight"))
    panel.addWidget(labelled("title", "A table at night, under a lamp"))
    panel.addWidget(QLabel("Blue: choose a clearing to move from, 3 possible."))
    panel.addWidget(labelled("muted", "The last shape closed a mountain: one coin."))
    panel.addLayout(row(labelled("bad", "−4 monsters"), labelled("good", "+6 coins")))
    tool = QToolButton()
    tool.setIcon(icon("settings", theme().colours, 18))
    confirm = button("Confirm", "primary", "check")
    off = button("Redo", "", "redo")
    off.setEnabled(False)
    panel.addLayout(
        row(
            confirm,
            button("Undo", "", "undo"),
            off,
            button("Hint", "quiet", "hint"),
            button("Why not?", "quiet", "why"),
            tool,
        )
    )
    focused = button("In focus", "", "eye")
    panel.addLayout(row(focused, button("Read the rule", "link")))
    fields(panel)
    choices = QListWidget()
    choices.addItems(["Cartographers", "Root", "Feed the Kraken"])
    choices.setCurrentRow(0)
    choices.setMaximumHeight(theme().px(110))
    panel.addWidget(choices)
    panel.addWidget(scores())
    window.resize(theme().px(760), theme().px(760))
    window.show()
    (confirm if primary else focused).setFocus()
    QApplication.processEvents()
    return window.grab()


PICTURES: dict[str, Callable[[], QPixmap]] = {
    "widgets": widgets,
    "primary": lambda: widgets(primary=True),
}


def main(folder: Path, wanted: list[str]) -> None:
    app = QApplication.instance() or QApplication(["gallery"])
    app.setStyle("Fusion")
    folder.mkdir(parents=True, exist_ok=True)
    for name in THEMES:
        theme().choose(name)
        theme().apply()
        for picture, paint in PICTURES.items():
            if not wanted or picture in wanted:
                paint().save(str(folder / f"{picture}-{name}.png"))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
