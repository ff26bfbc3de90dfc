"""Pictures of the chart to judge by eye: `python -m tests.views.feed_the_kraken.gallery FOLDER`."""

import sys
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene

from rules.feed_the_kraken.enums import Color, Voyage
from tests.views.feed_the_kraken.voyages import MIDDLE_OF, TO_THE_KRAKEN, sailed
from views.feed_the_kraken.chart_area import ChartArea
from views.items.table_view import TableView
from views.theme import ThemeName, theme

SIZES = ((640, 560), (1080, 900))
"the chart's The room in a window of 1280x720 and of 1920x1080."
THEMES = (ThemeName.PAPER, ThemeName.NIGHT, ThemeName.CONTRAST, ThemeName.PRINT)


def moments(voyage: Voyage) -> dict[str, tuple[Color, ...]]:
    """The voyage at its start, in its midst, and a move before the Kraken."""
    return {"start": (), "middle": MIDDLE_OF[voyage], "near": TO_THE_KRAKEN[voyage][:-1]}


def picture(voyage: Voyage, colors: tuple[Color, ...], size: tuple[int, int]) -> QPixmap:
    """The chart alone on the table."""
    scene = QGraphicsScene()
    view = TableView(scene, "Chart")
    scene.setParent(view)
    view.resize(*size)
    view.setSceneRect(0, 0, *size)
    scene.setBackgroundBrush(theme().colour("table"))
    chart = ChartArea()
    scene.addItem(chart)
    chart.place(QRectF(10, 10, size[0] - 20, size[1] - 20))
    chart.show(sailed(voyage, colors))
    return view.grab()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    _app = QApplication.instance() or QApplication([])
    for name in THEMES:
        theme().choose(name)
        for voyage in Voyage:
            for moment, colors in moments(voyage).items():
                for size in SIZES:
                    path = folder / f"chart-{voyage}-{moment}-{name}-{size[0]}.png"
                    picture(voyage, colors, size).save(str(path))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
