"""One style sheet for all widgets, made from the tokens.

Widgets ask for their part by the property `kind`: a button is the one `primary` decision, `quiet`
(a tool), a `link` or opens a `menu`; a label is `title`, `display`, `board`, `strong`, `muted`,
`small`, `bad` or `good`; a frame is `panel` (a surface on the table), `card`, `sheet` (the paper of
a dialog), `prompt` (the line that says who must do what) or `rule` (a line between). A text shown
as part of its panel is a `page`. The property `ground` is `table` for a window's floor and `clear`
inside a scrolled area. Borders at the side where lines begin follow the language.
"""

from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from views.theme.fonts import family
from views.theme.palette import faded
from views.theme.tokens import RADIUS, SPACE, TYPE, Colours, Lines, ThemeName

BASE = """
QWidget { color: $ink; selection-background-color: $selected; selection-color: $ink; }
QMainWindow, QDialog, QStackedWidget#pages, QWidget[ground="table"] { background: $table; }
QToolTip { background: $raised; color: $ink; border: ${hair}px solid $edge;
  padding: ${s4}px ${s8}px; }
QLabel { background: transparent; }
QLabel[kind="title"] { font-family: $serif; font-size: ${title}px; font-weight: 500; }
QLabel[kind="display"] { font-family: $serif; font-size: ${display}px; font-weight: 500; }
QLabel[kind="board"] { font-family: $serif; font-size: ${body}px; font-weight: 500; }
QLabel[kind="strong"] { font-weight: 700; }
QLabel[kind="muted"] { color: $muted; }
QLabel[kind="small"] { color: $muted; font-size: ${small}px; }
QLabel[kind="bad"] { color: $bad; }
QLabel[kind="good"] { color: $good; }
QLabel:disabled { color: $faded; }
QFrame[kind="panel"] { background: $surface; border: ${hair}px solid $line;
  border-radius: ${panel}px; }
QFrame[kind="sheet"] { background: $surface; border: 0; }
QScrollArea[kind="sheet"] { background: $surface; border: 0;
  border-bottom: ${hair}px solid $line; }
QFrame[kind="card"] { background: $surface; border: ${hair}px solid $edge;
  border-radius: ${panel}px; }
QFrame[kind="prompt"] { background: $surface; border: 0; border-$start: ${s4}px solid $accent; }
QFrame[kind="alert"] { background: $surface; border: ${hair}px solid $bad;
  border-radius: ${chip}px; }
QFrame[kind="rule"] { background: $line; border: 0; max-height: ${hair}px; min-height: ${hair}px; }
QGraphicsView { background: $table; border: 0; }
QGraphicsView:focus { border: 0; }
QSplitter::handle { background: $table; }
QStatusBar { background: $surface; border-top: ${hair}px solid $line; }
QStatusBar::item { border: 0; }
"""

BUTTONS = """
QPushButton, QToolButton { background: $raised; color: $ink; border: ${hair}px solid $edge;
  border-radius: ${panel}px; padding: ${s4}px ${s12}px; min-height: ${touch}px; }
QToolButton { padding: ${s4}px ${s8}px; }
QPushButton:hover, QToolButton:hover { border-color: $accent; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked, QPushButton:checked {
  background: $selected; border-color: $accent; }
QPushButton:disabled, QToolButton:disabled { color: $faded; background: $surface;
  border-color: $line; }
QPushButton[kind="primary"] { background: $accent; color: $on_accent; border-color: $accent;
  font-weight: 700; padding: ${s4}px ${s16}px; }
QPushButton[kind="primary"]:hover { border-color: $ink; }
QPushButton[kind="primary"]:disabled { background: $surface; color: $faded; border-color: $line; }
QPushButton[kind="quiet"], QToolButton[kind="quiet"] { background: transparent;
  border-color: transparent; }
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover { border-color: $edge; }
QToolButton[kind="quiet"]:checked { background: $selected; border-color: $accent; }
QPushButton[kind="link"] { background: transparent; border-color: transparent; color: $focus;
  text-decoration: underline; text-align: left; padding: 0 ${s4}px; }
QToolButton:focus, QToolButton[kind="quiet"]:focus { border: ${ring}px solid $focus; }
QPushButton:focus, QPushButton[kind="quiet"]:focus, QPushButton[kind="link"]:focus,
QPushButton[kind="primary"]:focus { border: ${ring}px solid $focus; padding: ${gap}px;
  background-clip: content; }
QFrame[kind="alert"] QToolButton { padding: 0 ${s4}px; min-height: 0; font-weight: 700; }
QPushButton[kind="menu"] { padding-right: ${with_mark}px; }
QPushButton[kind="menu"]:focus { padding-right: ${mark_gap}px; }
QPushButton::menu-indicator { image: url("$marks/down-$theme.svg"); width: ${s12}px;
  height: ${s12}px; subcontrol-position: right center; right: ${s8}px; }
QToolButton::menu-indicator { image: none; }
QToolButton[popupMode="2"] { padding-right: ${s8}px; }
"""

FIELDS = """
QLineEdit, QPlainTextEdit, QTextEdit, QTextBrowser, QSpinBox, QDoubleSpinBox, QComboBox,
QKeySequenceEdit QLineEdit { background: $sunken; color: $ink; border: ${hair}px solid $edge;
  border-radius: ${chip}px; padding: ${s4}px ${s8}px; }
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox { min-height: ${touch}px; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit, QAbstractSpinBox QLineEdit:focus,
QComboBox QLineEdit:focus { border: 0; padding: 0; min-height: 0; background: transparent; }
QTextBrowser[kind="page"], QTextEdit[kind="page"] { background: $surface; border: 0; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus, QSpinBox:focus,
QDoubleSpinBox:focus, QComboBox:focus { border: ${ring}px solid $focus; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: $faded; background: $surface;
  border-color: $line; }
QComboBox::drop-down { border: 0; width: ${s24}px; }
QComboBox::down-arrow { image: url("$marks/down-$theme.svg"); width: ${s12}px; height: ${s12}px; }
QComboBox QAbstractItemView { background: $surface; border: ${hair}px solid $edge; outline: 0; }
QSpinBox::up-button, QDoubleSpinBox::up-button, QSpinBox::down-button,
QDoubleSpinBox::down-button { border: 0; background: transparent; width: ${s24}px; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url("$marks/up-$theme.svg");
  width: ${s12}px; height: ${s12}px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url("$marks/down-$theme.svg");
  width: ${s12}px; height: ${s12}px; }
QCheckBox, QRadioButton { spacing: ${s8}px; min-height: ${touch}px; background: transparent;
  border: ${ring}px solid transparent; border-radius: ${chip}px; padding: 0 ${s4}px; }
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox:disabled, QRadioButton:disabled { color: $faded; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator { width: ${mark}px;
  height: ${mark}px; border: ${border}px solid $edge; background: $sunken; }
QCheckBox::indicator, QAbstractItemView::indicator { border-radius: ${chip}px; }
QRadioButton::indicator { border-radius: ${round}px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $accent; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { background: $accent;
  border-color: $accent; image: url("$marks/check-$theme.svg"); }
QCheckBox::indicator:indeterminate { background: $accent; border-color: $accent;
  image: url("$marks/dash-$theme.svg"); }
QRadioButton::indicator:checked { border: ${dot}px solid $accent; background: $on_accent;
  width: ${inner}px; height: ${inner}px; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $line; }
QSlider { min-height: ${touch}px; border: ${ring}px solid transparent;
  border-radius: ${chip}px; }
QSlider:focus { border-color: $focus; }
QSlider::groove:horizontal { height: ${s4}px; background: $edge; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal { width: ${s12}px; margin: -${handle}px 0; background: $raised;
  border: ${border}px solid $accent; border-radius: ${chip}px; }
QProgressBar { background: $sunken; border: ${hair}px solid $edge; border-radius: ${chip}px;
  text-align: center; min-height: ${s12}px; }
QProgressBar::chunk { background: $accent; border-radius: ${chip}px; }
"""

LISTS = """
QListView, QTreeView, QTableView { background: $surface; alternate-background-color: $sunken;
  color: $ink; border: ${hair}px solid $line; border-radius: ${panel}px; outline: 0;
  gridline-color: $line; }
QListView:focus, QTreeView:focus, QTableView:focus { border: ${ring}px solid $focus; }
QListView::item, QTreeView::item, QTableView::item { padding: 0 ${s8}px;
  border: 0 solid transparent; border-$start: ${chip}px solid transparent; }
QListView::item:hover, QTreeView::item:hover, QTableView::item:hover { background: $raised; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {
  background: $selected; color: $ink; border-$start-color: $accent; }
QHeaderView { background: $surface; border: 0; }
QHeaderView::section { background: $surface; color: $muted; border: 0;
  border-bottom: ${border}px solid $edge; padding: ${s4}px ${s8}px; font-weight: 700; }
QHeaderView::section:vertical { border-bottom: 0; }
QTableCornerButton::section { background: $surface; border: 0; }
QScrollArea { background: transparent; border: 0; }
QAbstractScrollArea::corner { background: transparent; border: 0; }
QScrollArea > QWidget > QWidget[ground="clear"] { background: transparent; }
QScrollBar { background: transparent; border: 0; }
QScrollBar:vertical { width: ${bar}px; }
QScrollBar:horizontal { height: ${bar}px; }
QScrollBar::handle { background: $edge; border-radius: ${chip}px; margin: 3px; }
QScrollBar::handle:vertical { min-height: ${s32}px; }
QScrollBar::handle:horizontal { min-width: ${s32}px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""

FRAMES = """
QMenuBar { background: $surface; border-bottom: ${hair}px solid $line; padding: 2px; }
QMenuBar::item { padding: ${s4}px ${s8}px; border-radius: ${chip}px; background: transparent; }
QMenuBar::item:selected { background: $selected; }
QMenu { background: $surface; border: ${hair}px solid $edge; padding: ${s4}px; }
QMenu::item { padding: ${s4}px ${s24}px; border-radius: ${chip}px; min-height: ${s16}px; }
QMenu::item:selected { background: $selected; }
QMenu::item:disabled { color: $faded; }
QMenu::separator { height: ${hair}px; background: $line; margin: ${s4}px ${s8}px; }
QMenu::indicator { width: ${s12}px; height: ${s12}px; left: ${s4}px; }
QMenu::indicator:checked { image: url("$marks/tick-$theme.svg"); }
QDockWidget { font-size: ${body}px; titlebar-close-icon: url("$marks/close-$theme.svg");
  titlebar-normal-icon: url("$marks/float-$theme.svg"); }
QDockWidget::title { background: $surface; padding: ${s4}px ${s8}px; text-align: left;
  border-bottom: ${hair}px solid $line; }
QDockWidget > QWidget { background: $surface; }
QDockWidget::close-button, QDockWidget::float-button { border: ${hair}px solid transparent;
  border-radius: ${chip}px; padding: 2px; icon-size: ${s12}px; }
QDockWidget::close-button:hover, QDockWidget::float-button:hover { border-color: $edge; }
QMainWindow::separator { background: $table; width: ${s4}px; height: ${s4}px; }
QMainWindow::separator:hover { background: $accent; }
QToolBar { background: $surface; border: 0; spacing: ${s4}px; padding: ${s4}px; }
QTabWidget::pane { border: 0; border-top: ${hair}px solid $line; }
QTabBar::tab { padding: ${s8}px ${s16}px; color: $muted; background: transparent;
  border: ${ring}px solid transparent; }
QTabBar::tab:selected { color: $ink; border-bottom: ${ring}px solid $accent; }
QTabBar::tab:hover { color: $ink; }
QTabBar::tab:selected:focus { border: ${ring}px solid $focus; }
QGroupBox { border: 0; margin-top: ${s24}px; font-weight: 700; }
QGroupBox::title { subcontrol-origin: margin; left: 0; color: $muted; }
"""


def measures(text: int, lines: Lines) -> dict[str, int]:
    """Every number of the sheet; what holds letters grows with them."""

    def px(size: float) -> int:
        return max(1, round(size * text / 100))

    steps = (SPACE.xs, SPACE.s, SPACE.m, SPACE.l, SPACE.xl, SPACE.xxl)
    mark = px(16)
    return {f"s{step}": px(step) for step in steps} | {
        "small": px(TYPE.small),
        "body": px(TYPE.body),
        "title": px(TYPE.title),
        "display": px(TYPE.display),
        "touch": px(24),
        "mark": mark,
        "round": (mark + 3) // 2,
        "dot": max(4, mark // 3),
        "inner": mark + 2 * round(lines.border) - 2 * max(4, mark // 3),
        "handle": (mark - px(SPACE.xs)) // 2,
        "bar": px(14),
        "hair": round(lines.hairline),
        "border": round(lines.border),
        "ring": round(lines.focus),
        "gap": round(lines.gap),
        "with_mark": px(32),
        "mark_gap": px(32) - px(12) + round(lines.gap),
        "panel": RADIUS.panel,
        "chip": RADIUS.chip,
    }


def style_sheet(name: ThemeName, colours: Colours, lines: Lines, text: int) -> str:
    """The whole sheet for a theme and a size of text in percent."""
    from importlib.resources import files  # late: not needed for the first paint

    marks = files("resources").joinpath("icons", "controls")
    theme = ThemeName.PAPER if name is ThemeName.PRINT else name
    names = {token: getattr(colours, token) for token in colours.__struct_fields__}
    places = {"marks": str(marks).replace("\\", "/"), "theme": str(theme)}
    from_right = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    places["start"] = "right" if from_right else "left"
    letters = {"serif": ", ".join(f'"{name}"' for name in family(serif=True)[:2])}
    values: dict[str, object] = names | measures(text, lines) | places | letters
    values["faded"] = faded(colours)
    return Template(BASE + BUTTONS + FIELDS + LISTS + FRAMES).substitute(values)
