"""The window: start screen or table, panels around, menus above, the curtain over all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QMainWindow,
    QMenu,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QWidget,
)

from desktop.focus import first_field, holds
from desktop.ground import Ground
from models.places import NAME

if TYPE_CHECKING:
    from desktop.actions import Commands
    from models.game_model import GameModel
    from views.board import Board

AREAS = {
    "seats": Qt.DockWidgetArea.LeftDockWidgetArea,
    "log": Qt.DockWidgetArea.RightDockWidgetArea,
    "rules": Qt.DockWidgetArea.RightDockWidgetArea,
    "scores": Qt.DockWidgetArea.RightDockWidgetArea,
}
"""Panel -> where it stands at first. Only the seats are open then, and not where a board shows them
itself."""
LAYOUT_VERSION = 1


class Window(QMainWindow):
    """Everything that a person sees. It knows no game and keeps no file.

    It is on the screen before it is furnished: what it is furnished with takes longer to load than
    a window takes to appear.
    """

    closing = Signal()
    """The window is about to close: the game is put away first."""
    may_close: Callable[[], bool] = staticmethod(lambda: True)
    """False: it stays until a question has been answered."""
    put_aside = Signal()
    """It is minimised or hidden, or comes back from that."""

    _is_furnished = False

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setWindowTitle(NAME)
        self.setMinimumSize(640, 420)
        self._docks: dict[str, QDockWidget] = {}
        self._was_minimised = False
        self._pages = QStackedWidget(self)
        self._pages.setObjectName("pages")
        self.ground = Ground(self._pages)
        self._pages.addWidget(self.ground)
        self.setCentralWidget(self._pages)

    def furnish(self, commands: Commands, submenus: dict[str, QMenu]) -> None:
        """Brings in menus, table, panels and curtain."""
        from desktop.covering import Covering
        from desktop.greys import Greys
        from desktop.keys import Presses
        from desktop.menus import Menus
        from desktop.moves import Moves
        from desktop.notebook import Notebook
        from desktop.privacy import Privacy
        from desktop.table import Table
        from views.panels.alert import Alert
        from views.panels.prompt import PromptLine
        from views.panels.replay_bar import ReplayBar

        self.commands = commands
        commands.setParent(self)
        self.setDockNestingEnabled(True)
        self.prompt = PromptLine(self)
        self.table = Table(self.prompt, self)
        self.moves = Moves(commands, self.table, self)
        self.menus = Menus(self.menuBar(), commands, self.moves.menus(submenus))
        self.replay_bar = ReplayBar(self.table)
        self.replay_bar.hide()
        self.table.column.insertWidget(1, self.replay_bar)
        self._pages.addWidget(self.table)
        self._make_panels()
        self._make_way_out()
        self.alert = Alert(self.menuBar(), self)
        self.privacy = Privacy(self, self.table)
        self.notebook = Notebook(self, self.table)
        self.covering = Covering(self)
        self.curtain = self.covering.curtain
        self.greys = Greys(self)
        self._presses = Presses(self)
        self._connect()
        self.prompt.set_tools([commands[each] for each in ("undo", "hint", "why")])
        self._is_furnished = True
        self.retranslate()
        self._shipped_layout = self.saveState(LAYOUT_VERSION)

    # ------------------------------------------------------------ parts
    def _make_panels(self) -> None:
        from views.panels.dock_title import DockTitle
        from views.panels.help import HelpPanel
        from views.panels.log import LogPanel
        from views.panels.scores import ScorePanel
        from views.panels.seats import SeatsStrip

        self.seats = SeatsStrip(self.table.seats, self)
        self.log = LogPanel(self)
        self.help = HelpPanel(self)
        self.scores = ScorePanel(self.table.scores, self)
        panels = {"seats": self.seats, "log": self.log, "rules": self.help, "scores": self.scores}
        feature = QDockWidget.DockWidgetFeature
        for name, panel in panels.items():
            dock = QDockWidget(self)
            dock.setObjectName(f"dock_{name}")
            # A panel that floats would lie outside the curtain.
            dock.setFeatures(feature.DockWidgetClosable | feature.DockWidgetMovable)
            dock.setTitleBarWidget(DockTitle(dock))
            dock.setWidget(panel)
            self.addDockWidget(self._area(name), dock)
            self._docks[name] = dock
            dock.setVisible(name == "seats")
            dock.visibilityChanged.connect(lambda _=False, each=name: self._follow_panel(each))
            self.commands[name].triggered.connect(
                lambda shown, each=name: self.show_panel(each, shown)
            )
        self._lay_on_each_other()

    def _lay_on_each_other(self) -> None:
        """Panels on the right share their room; keys lead to each, not through their tabs, which
        would be stops without anything to see while the panels are closed."""
        self.tabifyDockWidget(self._docks["log"], self._docks["rules"])
        self.tabifyDockWidget(self._docks["rules"], self._docks["scores"])
        for tabs in self._tabs():
            tabs.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _tabs(self) -> list[QTabBar]:
        """Qt's own, of panels that lie on each other."""
        return self.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)

    @staticmethod
    def _area(name: str) -> Qt.DockWidgetArea:
        """Where a panel stands at first: Qt does not mirror panels with the language."""
        area = AREAS[name]
        if QGuiApplication.layoutDirection() == Qt.LayoutDirection.LeftToRight:
            return area
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        return right if area == left else left

    def _mirror_panels(self) -> None:
        """The language reads the other way: every panel changes its side."""
        for name, dock in self._docks.items():
            shown = not dock.isHidden()
            self.removeDockWidget(dock)
            self.addDockWidget(self._area(name), dock)
            dock.setVisible(shown)
        self._lay_on_each_other()

    def _make_way_out(self) -> None:
        """Full screen keeps a visible way out, in the corner of the menu bar."""
        self._way_out = QToolButton(self)
        self._way_out.setProperty("kind", "quiet")
        self._way_out.clicked.connect(self.commands["fullscreen"].trigger)
        self._way_out.hide()

    def _connect(self) -> None:
        commands = self.commands
        self.table.state_changed.connect(self.refresh)
        self.table.ended.connect(lambda _: self.refresh())
        commands["notebook"].triggered.connect(self.notebook.want)
        self.seats.seat_chosen.connect(self._point_at_seat)
        self.log.marked.connect(self._mark)
        commands["fullscreen"].triggered.connect(self.set_full_screen)
        commands["reset_layout"].triggered.connect(self.reset_layout)
        commands["next_panel"].triggered.connect(lambda: self.cycle_panels(1))
        commands["previous_panel"].triggered.connect(lambda: self.cycle_panels(-1))
        commands["result"].triggered.connect(self.table.show_result)
        commands["zoom_in"].triggered.connect(lambda: self._zoom(1.2))
        commands["zoom_out"].triggered.connect(lambda: self._zoom(1 / 1.2))
        commands["fit"].triggered.connect(self._fit)

    # ------------------------------------------------------------ start screen or table
    def set_start(self, page: QWidget) -> None:
        """The start screen; made by the one who knows games and files."""
        self._pages.addWidget(page)
        self._start = page
        self._pages.setCurrentWidget(page)

    def show_start(self, page: QWidget | None = None) -> None:
        """Back to the table with the boxes, or to another page: the game is put away."""
        self.menus.remove_guests()
        self.notebook.close()
        self.table.close_feed()
        self.privacy.close()
        self.covering.open_all()
        self.log.set_log(None, ())
        for dock in self._docks.values():
            dock.hide()
        self._pages.setCurrentWidget(page or self._start)
        self.setWindowTitle(NAME)
        self.refresh()

    def show_feed(self, feed: GameModel, help_text: str, layout: QByteArray | None) -> None:
        """Sets the table for a game; the caller starts the feed."""
        self.covering.open_all()
        feed.moved.connect(self.covering.clearing.follow)  # before the table shows anything
        self._pages.setCurrentWidget(self.table)
        self.table.open(feed)
        from desktop.naming import seat_names

        board = self.table.board
        assert board is not None
        self.menus.add_guests(board.commands(), board.overlays())
        self.log.set_log(feed.log, seat_names(feed))
        self.help.set_text(help_text)
        self._docks["seats"].setVisible(not board.SHOWS_SEATS)
        if layout is not None:
            self._restore(layout)
        self.refresh()
        board.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_at_start(self) -> bool:
        return self._pages.currentWidget() is not self.table

    def refresh(self) -> None:
        """What may be done now, and the window's title."""
        self.moves.refresh()
        feed, board = self.table.feed, self.table.board
        is_over = feed is not None and feed.outcome is not None
        self.commands["result"].setChecked(is_over and self.table.shows_result)
        if feed is None or board is None:
            return
        self._name(feed, type(board))

    def _name(self, feed: GameModel, board: type[Board]) -> None:
        from desktop.naming import seat_names
        from models.translate import bare, words
        from rules.kernel.registry import game
        from views.plain import window_title

        names = seat_names(feed)
        stage = board.stage_name(feed.public_view, names)
        parts = (bare(words(game(feed.setup.game).name)), bare(stage), NAME)
        self.setWindowTitle(window_title(" \N{EN DASH} ".join(part for part in parts if part)))

    # ------------------------------------------------------------ panels
    def show_panel(self, name: str, shown: bool, takes_focus: bool = True) -> None:
        """Opens a panel and puts the keyboard into it, or closes it."""
        dock = self._docks[name]
        dock.setVisible(shown)
        if shown:
            dock.raise_()
            if takes_focus:
                first_field(dock.widget()).setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.focus_table()

    def _follow_panel(self, name: str) -> None:
        self.commands[name].setChecked(not self._docks[name].isHidden())
        others = (dock for each, dock in self._docks.items() if each != "seats")
        self.seats.share_room(any(not dock.isHidden() for dock in others))

    def cycle_panels(self, step: int) -> None:
        """F6: to the next panel that is open."""
        panels = self._open_panels()
        focused = self.focusWidget()
        here = next((n for n, each in enumerate(panels) if holds(each, focused)), -1)
        target = panels[(here + step) % len(panels)]
        first_field(target).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _open_panels(self) -> list[QWidget]:
        found: list[QWidget | None] = [self._pages.currentWidget()]
        if not self.is_at_start:
            found = [self.table.result if self.table.shows_result else self.table.board]
            found += [self.prompt, self.replay_bar]
            found += [self.table.action_bar] if self.table.action_bar.has_choices else []
            found += [dock.widget() for dock in self._docks.values()]
        return [panel for panel in found if panel is not None and panel.isVisible()]

    def reset_layout(self) -> None:
        """All panels where they were when the program was new."""
        self._restore(self._shipped_layout)
        board = self.table.board
        self._docks["seats"].setVisible(board is not None and not board.SHOWS_SEATS)

    def _restore(self, layout: QByteArray) -> None:
        """Puts the panels where they were; whatever a layout of the user's file says, they stay
        under the curtain."""
        self.restoreState(layout, LAYOUT_VERSION)
        for dock in self._docks.values():
            dock.setFloating(False)

    def layout_state(self) -> QByteArray:
        """Where the panels are, to be kept."""
        return self.saveState(LAYOUT_VERSION)

    def parts(self) -> list[QWidget]:
        """All that a cover lies over."""
        return [self.menuBar(), self.alert, self._pages, *self._docks.values()]

    def focus_table(self) -> None:
        """The keyboard goes to the board."""
        board = self.table.board
        if board is not None:
            board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _point_at_seat(self, seat: int) -> None:
        from rules.kernel.steps import Target, TargetKind

        self._mark((Target(TargetKind.SEAT, seat),))

    def _mark(self, targets: Sequence[object]) -> None:
        if self.table.board is not None:
            self.table.board.mark(targets)  # type: ignore[arg-type]

    def _zoom(self, factor: float) -> None:
        if self.table.board is not None:
            self.table.board.zoom(factor)

    def _fit(self) -> None:
        if self.table.board is not None:
            self.table.board.fit()

    def set_full_screen(self, full: bool) -> None:
        """The whole screen; the way out stands in the corner."""
        self.setWindowState(
            self.windowState() | Qt.WindowState.WindowFullScreen
            if full
            else self.windowState() & ~Qt.WindowState.WindowFullScreen
        )

    # ------------------------------------------------------------ keys
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no widget has wanted may be a command."""
        if not self._is_furnished or not self._presses.hear(event):
            super().keyPressEvent(event)

    # ------------------------------------------------------------ words and states
    def retranslate(self) -> None:
        """Everything that this window says itself."""
        from views.plain import window_title

        titles = {
            "seats": self.tr("Players"),
            "log": self.tr("Log"),
            "rules": self.tr("Rules"),
            "scores": self.tr("Scores"),
        }
        for name, title in titles.items():
            self._docks[name].setWindowTitle(window_title(title))
            self._docks[name].titleBarWidget().name_button(self.tr("Close"))  # type: ignore[attr-defined]
        self._way_out.setText(self.tr("Leave full screen"))
        self._explain_panels()
        self.table.setAccessibleName(self.tr("Table"))

    def _explain_panels(self) -> None:
        """What «What's this?» says of each part of the window."""
        docks = self._docks
        told = {
            docks["seats"]: self.tr("The players in order, each with their public numbers."),
            docks["log"]: self.tr("Everything that has happened in this game, newest last."),
            docks["rules"]: self.tr(
                "The rules of this game. F1 opens them for whatever you point at."
            ),
            docks["scores"]: self.tr("Each player's score over the game."),
            self.prompt: self.tr("Whose decision it is and what to do; answers appear here."),
            self.table.action_bar: self.tr("Choices that are not on the board, as buttons."),
            self._pages: self.tr("The table: click anything highlighted to choose it."),
            self.menuBar(): self.tr("All commands, with their keys."),
        }
        told |= {each: self.tr("Panels that share this space.") for each in self._tabs()}
        for part, words in told.items():
            part.setWhatsThis(words)

    def changeEvent(self, event: QEvent) -> None:
        kind = event.type()
        if not self._is_furnished:
            pass
        elif kind == QEvent.Type.LanguageChange:
            self.commands.retranslate()
            self.menus.retranslate()
            self.retranslate()
        elif kind == QEvent.Type.LayoutDirectionChange:
            self._mirror_panels()
        elif kind == QEvent.Type.WindowStateChange:
            self._state_changed()
        super().changeEvent(event)

    def _state_changed(self) -> None:
        full = self.isFullScreen()
        # A hidden corner would still make the menu bar as high as it is.
        self.menuBar().setCornerWidget(self._way_out if full else None)  # type: ignore[arg-type]
        self._way_out.setVisible(full)
        self.commands["fullscreen"].setChecked(full)
        if self._was_minimised != self.isMinimized():
            self._was_minimised = self.isMinimized()
            self.put_aside.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        event.setAccepted(self.may_close())
        if event.isAccepted():
            self.closing.emit()
