"""Icons by name, size and colour: drawn once each, for the screen's own density."""

import logging
from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from views.theme.palette import faded
from views.theme.tokens import Colours

_log = logging.getLogger(__name__)
PLAIN_MARK = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    b'<rect x="4" y="4" width="16" height="16" rx="3" fill="none" stroke="#000000"'
    b' stroke-width="2"/></svg>'
)
"""What stands for an icon that is missing."""
MIRRORED = frozenset({"undo", "redo", "left", "right", "first", "last", "play", "forward"})


@cache
def names() -> frozenset[str]:
    """All icons there are."""
    from importlib.resources import files  # late: not needed for the first paint

    folder = files("resources").joinpath("icons")
    return frozenset(e.name[:-4] for e in folder.iterdir() if e.name.endswith(".svg"))


@cache
def _renderer(name: str) -> QSvgRenderer:
    from importlib.resources import files  # late: not needed for the first paint

    path = files("resources").joinpath("icons", f"{name}.svg")
    try:
        drawn = path.read_bytes()
    except OSError:
        drawn = b""
    drawing = QSvgRenderer(QByteArray(drawn.replace(b"currentColor", b"#000000")))
    if not drawing.isValid():
        # An error while something is painted would end the program.
        _log.error("no icon can be drawn from %r", name)
        drawing = QSvgRenderer(QByteArray(PLAIN_MARK))
    return drawing


def paint_icon(painter: QPainter, name: str, rect: QRectF, colour: QColor) -> None:
    """An icon in one colour upon a board or card that is being painted."""
    ratio = painter.device().devicePixelRatioF() * painter.worldTransform().m11()
    side = max(1, round(rect.width() * abs(ratio)))
    baked = _baked(name, side, colour.rgba())
    painter.drawPixmap(rect, baked, QRectF(baked.rect()))


def draw_icon(painter: QPainter, name: str, rect: QRectF) -> None:
    """An icon in black as vectors: for paper."""
    _renderer(name).render(painter, rect)


@lru_cache(maxsize=2048)
def _baked(name: str, side: int, rgba: int) -> QPixmap:
    """The one place where an icon becomes pixels; `side` counts device pixels."""
    drawing = _renderer(name)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    drawing.render(painter, QRectF(0, 0, side, side))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(picture.rect(), QColor.fromRgba(rgba))
    painter.end()
    return picture


@lru_cache(maxsize=1024)
def pixmap(name: str, side: int, colour: str, ratio: float = 1.0) -> QPixmap:
    """A square pixmap, `side` in logical pixels."""
    picture = QPixmap(_baked(name, max(1, round(side * ratio)), QColor(colour).rgba()))
    picture.setDevicePixelRatio(ratio)
    return picture


def icon(name: str, colours: Colours, side: int = 20, token: str = "ink") -> QIcon:
    """An icon for a button or a menu: usual, switched off, and turned round from right to left."""
    ratio = QGuiApplication.primaryScreen().devicePixelRatio() if QGuiApplication.screens() else 1.0
    made = QIcon()
    for mode, colour in (
        (QIcon.Mode.Normal, getattr(colours, token)),
        (QIcon.Mode.Disabled, faded(colours)),
    ):
        made.addPixmap(_turned(name, pixmap(name, side, colour, ratio)), mode)
    return made


def _turned(name: str, picture: QPixmap) -> QPixmap:
    right_to_left = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    if name not in MIRRORED or not right_to_left:
        return picture
    turned = QPixmap.fromImage(picture.toImage().flipped(Qt.Orientation.Horizontal))
    turned.setDevicePixelRatio(picture.devicePixelRatio())
    return turned


def icon_size(side: int) -> QSize:
    return QSize(side, side)
