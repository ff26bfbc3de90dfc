"""Pictures of the look to judge by eye: `python -m tests.views.gallery FOLDER [NAME...]`."""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
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

from rules.cartographers import data
from rules.cartographers.maps.sheet import BLANK
from tests.views.cartographers.sample import BLANK_SEASONS, OPEN, face, full, played
from views.cartographers.face import Face
from views.cartographers.inks import inks_of
from views.cartographers.layout import map_only, wide
from views.cartographers.sheet_paint import miniature, print_sheet
from views.cartographers.sheet_paint import picture as sheet_picture
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


# ---------------------------------------------------------------- Cartographers
def painted(width: int, height: int, ground: str) -> tuple[QPixmap, QPainter]:
    picture = QPixmap(width, height)
    picture.fill(QColor(ground))
    return picture, QPainter(picture)


def sheet() -> QPixmap:
    """The fullest sheet, as high as in the smallest window."""
    return sheet_picture(face(*full()), wide(), inks_of(theme().name), 560 / 516)


def thick() -> QPixmap:
    """A sheet in the thick of the game, for a large screen."""
    shown = face(*played("b", 12, 9), OPEN)
    return sheet_picture(shown, wide(), inks_of(theme().name), 960 / 516)


def blanks() -> QPixmap:
    """The four printed sides."""
    maps = [
        sheet_picture(Face(data.land(side)), map_only(), inks_of(theme().name), 1.0)
        for side in "abcd"
    ]
    side = maps[0].width() + 12
    picture, painter = painted(2 * side, 2 * side, theme().colours.table)
    for i, each in enumerate(maps):
        painter.drawPixmap(6 + i % 2 * side, 6 + i // 2 * side, each)
    painter.end()
    return picture


def miniatures() -> QPixmap:
    """The same map from large to tiny."""
    picture, painter = painted(1000, 260, theme().colours.surface)
    x = 10
    for width in (240, 180, 140, 110, 80, 60, 40):
        painter.drawPixmap(x, 10, miniature(*full(), inks_of(theme().name), width))
        x += width + 14
    painter.end()
    return picture


def grey() -> QPixmap:
    """The fullest sheet drained of colour."""
    image = sheet().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    return QPixmap.fromImage(image)


def paper(colour: bool, blank: bool) -> QPixmap:
    """A page as it comes from the printer."""
    picture, painter = painted(1240, 1754, "#FFFFFF")
    land, drawn = full()
    shown = face(land, BLANK, BLANK_SEASONS) if blank else face(land, drawn)
    print_sheet(painter, QRectF(60, 60, 1120, 1634), shown, colour)
    painter.end()
    return picture


PICTURES: dict[str, Callable[[], QPixmap]] = {
    "widgets": widgets,
    "primary": lambda: widgets(primary=True),
    "sheet": sheet,
    "thick": thick,
    "blanks": blanks,
    "miniatures": miniatures,
    "grey": grey,
}
PAPERS: dict[str, Callable[[], QPixmap]] = {
    "print-black": lambda: paper(colour=False, blank=False),
    "print-colour": lambda: paper(colour=True, blank=False),
    "print-blank": lambda: paper(colour=False, blank=True),
}


def main(folder: Path, wanted: list[str]) -> None:
    app = QApplication.instance() or QApplication(["gallery"])
    assert app is not None
    folder.mkdir(parents=True, exist_ok=True)
    for name in THEMES:
        theme().choose(name)
        theme().apply()
        for picture, paint in PICTURES.items():
            if not wanted or picture in wanted:
                paint().save(str(folder / f"{picture}-{name}.png"))
    for picture, paint in PAPERS.items():
        if not wanted or picture in wanted:
            paint().save(str(folder / f"{picture}.png"))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
