"""Where everything stands on a sheet, in units of a fortieth of a space."""

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from views.cartographers.brush import UNIT

BAND = 18.0
"""Between the map and its border: letters and numbers."""
ZEBRA = 6.0
"""The ticked border itself."""
FRAME = BAND + ZEBRA


class Layout(Struct, frozen=True):
    """One way to lay out a sheet; parts that are None are left away.

    `origin` is the corner of the first space. `bare` leaves the border away as well.
    """

    id: str
    width: float
    height: float
    origin: tuple[float, float]
    rows: int = 11
    cols: int = 11
    bare: bool = False
    title: tuple[float, float, float, float] | None = None
    rose: tuple[float, float, float] | None = None
    coins: tuple[float, float, float, float] | None = None
    seasons: tuple[tuple[float, float, float, float], ...] = ()
    final: tuple[float, float, float, float] | None = None

    @property
    def bounds(self) -> QRectF:
        return QRectF(0, 0, self.width, self.height)

    @property
    def grid(self) -> QRectF:
        return QRectF(*self.origin, self.cols * UNIT, self.rows * UNIT)

    @property
    def frame(self) -> QRectF:
        return self.grid.adjusted(-FRAME, -FRAME, FRAME, FRAME)

    def space(self, row: int, col: int) -> QRectF:
        left, top = self.origin
        return QRectF(left + col * UNIT, top + row * UNIT, UNIT, UNIT)

    def point(self, at: QPointF) -> tuple[float, float]:
        """A place on the sheet counted in spaces: x along the columns, y down the rows."""
        left, top = self.origin
        return (at.x() - left) / UNIT, (at.y() - top) / UNIT


def _size(rows: int, cols: int) -> tuple[float, float]:
    return cols * UNIT + 2 * FRAME, rows * UNIT + 2 * FRAME


def wide(rows: int = 11, cols: int = 11) -> Layout:
    """For the screen: the map at the left, its legend in a column beside it."""
    margin, gap, column = 12.0, 16.0, 204.0
    across, down = _size(rows, cols)
    x, high = margin + across + gap, max(down, 492.0)
    box = 66.0
    seasons = tuple((x, margin + 160 + i * (box + 6), column, box) for i in range(4))
    return Layout(
        id="wide",
        width=x + column + margin,
        height=high + 2 * margin,
        origin=(margin + FRAME, margin + FRAME),
        rows=rows,
        cols=cols,
        title=(x, margin, column, 84),
        rose=(x + column - 27, margin + 27, 25),
        coins=(x, margin + 92, column, 60),
        seasons=seasons,
        final=(x, margin + 160 + 4 * (box + 6), column, high - 160 - 4 * (box + 6)),
    )


def tall(rows: int = 11, cols: int = 11) -> Layout:
    """For paper: the title above, coins, seasons and the final score below the map."""
    margin = 14.0
    across, down = _size(rows, cols)
    top = margin + 82
    low = top + down + 12
    gap, end = 6.0, 76.0
    box = (across - end) / 4 - gap
    seasons = tuple((margin + i * (box + gap), low + 50, box, 86.0) for i in range(4))
    final = margin + across - end
    return Layout(
        id="tall",
        width=across + 2 * margin,
        height=low + 50 + 86 + margin,
        origin=(margin + FRAME, top + FRAME),
        rows=rows,
        cols=cols,
        title=(margin, margin, across - 90, 74),
        rose=(margin + across - 40, margin + 36, 36),
        coins=(margin, low, across, 40),
        seasons=seasons,
        final=(final, low + 50, end, 86),
    )


def map_only(rows: int = 11, cols: int = 11) -> Layout:
    """The map with its border, for tables that show the legend elsewhere."""
    margin = 8.0
    across, down = _size(rows, cols)
    return Layout(
        id="map",
        width=across + 2 * margin,
        height=down + 2 * margin,
        origin=(margin + FRAME, margin + FRAME),
        rows=rows,
        cols=cols,
    )


def mini(rows: int = 11, cols: int = 11) -> Layout:
    """The bare grid: miniatures and thumbnails."""
    margin = 10.0
    return Layout(
        id="mini",
        width=cols * UNIT + 2 * margin,
        height=rows * UNIT + 2 * margin,
        origin=(margin, margin),
        rows=rows,
        cols=cols,
        bare=True,
    )
