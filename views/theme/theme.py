"""The one theme of the running program: which colours, how large the letters, how much motion."""

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from models.seats_model import SeatFace
from views.theme import fonts
from views.theme.palette import palette
from views.theme.rows import RowStyle
from views.theme.seats import SeatMark, seat_mark
from views.theme.style_sheet import style_sheet
from views.theme.tokens import COLOURS, LINES, STILL, Colours, Lines, Motion, ThemeName

LEAST_TEXT, MOST_TEXT = 80, 200


class Theme(QObject):
    """Everything a screen asks before it paints; `changed` tells it to paint anew."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chosen = ThemeName.SYSTEM
        self._text = 100
        self._still = False
        self._applied = False
        self._writing = _writing()
        self._rows: RowStyle | None = None
        hints = QGuiApplication.styleHints()
        self._is_dark = hints.colorScheme() == Qt.ColorScheme.Dark
        hints.colorSchemeChanged.connect(self._system_changed)

    # ------------------------------------------------------------ what is chosen
    @property
    def chosen(self) -> ThemeName:
        return self._chosen

    @property
    def name(self) -> ThemeName:
        """The theme in use: never `system`."""
        if self._chosen is not ThemeName.SYSTEM:
            return self._chosen
        return ThemeName.NIGHT if self._is_dark else ThemeName.PAPER

    @property
    def text(self) -> int:
        """Size of the text in percent, apart from any zoom of a board."""
        return self._text

    @property
    def still(self) -> bool:
        return self._still

    def choose(self, name: ThemeName) -> None:
        if name is not self._chosen:
            self._chosen = name
            self._tell()

    def set_text(self, percent: int) -> None:
        percent = min(MOST_TEXT, max(LEAST_TEXT, percent))
        if percent != self._text:
            self._text = percent
            self._tell()

    def set_still(self, still: bool) -> None:
        """Motion off: every duration is nothing."""
        if still != self._still:
            self._still = still
            self.changed.emit()

    def follow_language(self) -> None:
        """Another language is spoken: its letters and its arrows, if they are others."""
        if self._writing != _writing():
            self._writing = _writing()
            self._tell()

    # ------------------------------------------------------------ what it means
    @property
    def colours(self) -> Colours:
        return COLOURS[self.name]

    @property
    def lines(self) -> Lines:
        return LINES[self.name]

    @property
    def motion(self) -> Motion:
        return STILL if self._still else Motion()

    def colour(self, token: str, alpha: float = 1.0) -> QColor:
        """A token's colour by its name, with a share of opacity."""
        colour = QColor(getattr(self.colours, token))
        colour.setAlphaF(alpha)
        return colour

    def px(self, size: float) -> int:
        """A distance that grows with the text."""
        return round(size * self._text / 100)

    def font(self, face: fonts.Face = fonts.Face.BODY) -> QFont:
        return fonts.font(face, fonts.SIZES[face] * self._text / 100)

    def seat(self, seat: int, name: str, face: SeatFace | None = None) -> SeatMark:
        return seat_mark(seat, name, self.colours, face)

    # ------------------------------------------------------------ the whole program
    def apply(self) -> None:
        """Dress the application; from now on changes are worn at once."""
        app = QCoreApplication.instance()
        if isinstance(app, QApplication):
            self._applied = True
            self._wear_rows(app)
            app.setPalette(palette(self.colours))
            app.setFont(self.font())
            app.setStyleSheet(style_sheet(self.name, self.colours, self.lines, self._text))

    def _wear_rows(self, app: QApplication) -> None:
        """The style below the style sheet, made once; Qt owns it from then on."""
        if self._rows is None:
            self._rows = RowStyle()
            app.setStyle(self._rows)
        self._rows.text = self._text

    def _system_changed(self) -> None:
        self._is_dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        if self._chosen is ThemeName.SYSTEM:
            self._tell()

    def _tell(self) -> None:
        if self._applied:
            self.apply()
        self.changed.emit()


def _writing() -> tuple[fonts.Writing, Qt.LayoutDirection]:
    return fonts.writing(), QGuiApplication.layoutDirection()


_current: list[Theme] = []


def theme() -> Theme:
    """The running program's theme; made on first use, once there is an application."""
    if not _current:
        _current.append(Theme())
    return _current[0]
