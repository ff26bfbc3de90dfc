"""What boards with a map share: places, pieces, numbers and cards are chosen on a scene.

A game gives its scene, hand, walker and commands by `_furnish`, and its words and motion by the
methods of `Board` that stay open here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, QSizeF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget

from models.translate import words
from rules.kernel.registry import Setup, name_of_seat
from rules.kernel.state import State
from rules.kernel.steps import Seat, Target, TargetKind
from views.board import Board
from views.items.element import Element
from views.items.hand import Hand
from views.items.map_scene import MapScene, Showing
from views.items.panel import Panel
from views.items.table_commands import TableCommands
from views.items.table_view import TableView
from views.items.walking import Walker
from views.theme import theme

if TYPE_CHECKING:
    from models.picker import Picker
    from models.question import Question

LEAST_ZOOM, MOST_ZOOM = 1.0, 3.0
BAR = 14
"""The width of a scroll bar in the style sheet, at usual letters."""
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class MapBoard(Board):
    """Shows one view; what is open is chosen on it by mouse and by keys."""

    KEEPS_SIZE = True
    SHELF_LINES = 2
    SHOWING: ClassVar[type[Showing]]
    """What this game shows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: dict[int, str] = {}
        self._known: set[Element] = set()
        self._zoom = 1.0

    def _furnish(
        self,
        scene: MapScene,
        table: TableView,
        hand: Hand,
        walker: Walker,
        commands: TableCommands,
    ) -> None:
        """Takes the parts of a game and joins them."""
        self._scene, self._table, self._hand = scene, table, hand
        self._walker, self._commands = walker, commands
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(table)
        self.setFocusProxy(table)
        hand.moved.connect(self._refresh)
        table.resized.connect(self._resize)
        table.wheeled.connect(self._wheel)
        table.focus_came.connect(walker.enter)
        theme().changed.connect(self._dress)

    # ------------------------------------------------------------ what is shown
    def show_view(self, view: State, viewer: Seat | None, setup: Setup) -> None:
        """The table as a view has it."""
        self._names = {seat: words(name_of_seat(setup, Seat(seat))) for seat in range(setup.seats)}
        question = self._hand.question
        stands = question is not None and question.view.ply == view.ply
        if question is not None and not stands:
            self._take(None, None)
        acting = int(question.seat) if question is not None and stands else None
        self._show(self.SHOWING(view, viewer, self._names, acting))

    def _show(self, showing: Showing) -> None:
        self._scene.show(showing)
        self._arrange()
        self._refresh()

    def _resize(self) -> None:
        """A table that is looked at from nearer keeps its form until the whole is seen again."""
        if self._zoom == LEAST_ZOOM:
            self._arrange()
            self._refresh()

    def _arrange(self) -> None:
        if self._scene.showing is None or self._zoom != 1.0:
            return
        size = QSizeF(self._table.viewport().size())
        self._scene.arrange(size)
        found = self._scene.sceneRect()
        is_high = found.height() > size.height() + 1
        if is_high:
            # Qt reckons with bars of its own width; the style sheet's grow with the letters.
            size.setWidth(self._table.width() - theme().px(BAR))
            self._scene.arrange(size)
            found = self._scene.sceneRect()
        is_wide = found.width() > size.width() + 1
        self._table.allow_scrolling(is_high or is_wide)
        if not is_wide:
            self._table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _follow(self) -> None:
        """Things have come or gone: keyboard and screen readers are told."""
        for panel in self._scene.panels():
            if panel not in self._known:
                panel.pointed.connect(self._point_at)
                panel.reached.connect(self._bring_to_sight)
                panel.refused.connect(self.noticed)
        self._known = set(self._scene.panels())
        self._walker.set_areas(self._scene.parts())
        self._table.set_elements(self.elements())

    def _refresh(self) -> None:
        """What can be chosen, and what has been."""
        if self._scene.showing is None:
            return
        self._scene.offer(self._hand)
        self._follow()
        self.step_changed.emit()

    def _point_at(self, panel: Panel | None) -> None:
        target = self._target_of(panel) if panel is not None else None
        self._tell_pointed(target, panel)
        self.hovered.emit(panel.sentence() if panel is not None else "")

    def _tell_pointed(self, target: Target | None, panel: Panel | None) -> None:
        """Whatever stands around the map may follow the pointer."""

    def _bring_to_sight(self, panel: Panel) -> None:
        self._table.ensureVisible(panel.sceneBoundingRect(), 8, 8)

    # ------------------------------------------------------------ a decision
    def shows(self, target: Target) -> bool:
        """Whether it can be found on the table."""
        return self._scene.shows(target)

    def offer(self, question: Question | None, picker: Picker | None = None) -> None:
        """Opens a decision, or closes it."""
        if question is None and self._hand.question is None:
            return
        self._take(question, picker)
        showing = self._scene.showing
        if showing is None:
            return
        if question is None:
            self._refresh()  # what is shown stays: the next view comes in a moment
            return
        self._show_asked(question, showing)
        self._walker.begin()

    def _take(self, question: Question | None, picker: Picker | None) -> None:
        """Everything is lit once, when all of it is there."""
        names = tuple(self._names[seat] for seat in sorted(self._names))
        before = self._hand.blockSignals(True)
        self._hand.take(question, picker, names)
        self._hand.blockSignals(before)

    def _show_asked(self, question: Question, showing: Showing) -> None:
        """A view that is shown already is not shown again: only whose question it is may differ."""
        asked = self.SHOWING(question.view, showing.viewer, showing.names, int(question.seat))
        if asked.view != showing.view:
            self._show(asked)
            return
        self._scene.show_asked(asked)
        self._refresh()

    def confirm(self) -> bool:
        """Enter: what is focused, else the one choice that is left."""
        focused = self._walker.focused()
        is_here = isinstance(focused, Panel) and self._table.hasFocus()
        if isinstance(focused, Panel) and is_here and (focused.can_press or focused.why):
            focused.press()
            return True
        return self._hand.confirm()

    def cancel_step(self) -> bool:
        """Esc: one click back."""
        return self._hand.cancel()

    def holds_step(self) -> bool:
        """Whether something has been clicked and is not whole yet."""
        return bool(self._hand.path)

    def next_option(self, step: int) -> bool:
        """Tab: through what can be chosen; False where the shelf has the rest of it."""
        return self._walker.next_option(step, self._hand.has_rest(self.shows))

    def why_not(self) -> str:
        """Why what is focused or pointed at cannot be chosen."""
        panel = self._walker.hovered() or self._walker.focused()
        if not isinstance(panel, Panel) or panel.can_press:
            return ""
        return panel.why or self._hand.explain(self._target_of(panel))

    def _target_of(self, panel: Panel) -> Target:
        """What a thing stands for."""
        target = getattr(panel, "meant", None) or getattr(panel, "target", None)
        return target if isinstance(target, Target) else Target(TargetKind.BUTTON, "")

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what is spoken of."""
        self._scene.mark(targets)

    # ------------------------------------------------------------ looking closer
    def zoom(self, factor: float) -> None:
        """Nearer or farther; nearer than the whole the table scrolls."""
        zoom = min(MOST_ZOOM, max(LEAST_ZOOM, self._zoom * factor))
        if zoom == self._zoom:
            return
        self._table.hold_still()
        self._table.scale(zoom / self._zoom, zoom / self._zoom)
        self._zoom = zoom
        self._table.allow_scrolling(zoom > LEAST_ZOOM)
        self._resize()

    def fit(self) -> None:
        """The whole table."""
        self.zoom(LEAST_ZOOM / self._zoom)

    def _wheel(self, step: int, held: Qt.KeyboardModifier) -> None:
        if held & CONTROL:
            self.zoom(1.15 if step > 0 else 1 / 1.15)

    def _dress(self) -> None:
        """Theme or text size have changed."""
        if self._scene.showing is not None:
            self._show(self._scene.showing)
        for item in self._scene.items():
            item.update()

    def table_name(self) -> str:
        """What a screen reader calls the table."""
        raise NotImplementedError(type(self).__name__)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._commands.name()
            self._table.setAccessibleName(self.table_name())
            if self._scene.showing is not None:
                self._show(self._scene.showing)
        super().changeEvent(event)

    # ------------------------------------------------------------ commands
    def commands(self) -> list[QAction]:
        """The way through the table by keyboard."""
        return list(self._commands.actions)

    def overlays(self) -> list[QAction]:
        """What may be laid over the map."""
        return list(self._commands.overlays)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that neither the window nor an element has taken."""
        if self._walker.key(event) or self._own_key(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _own_key(self, event: QKeyEvent) -> bool:
        key, held = Qt.Key(event.key()), event.modifiers()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self.confirm()
        if key == Qt.Key.Key_Escape:
            return self.cancel_step()
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self.next_option(-1 if key == Qt.Key.Key_Backtab or held & SHIFT else 1)
        if held & ~SHIFT or not Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
            return False
        wanted = QKeySequence(key.value | (SHIFT.value if held & SHIFT else 0))
        for action in self._commands.actions:
            if action.shortcut() == wanted and action.isEnabled():
                action.trigger()
                return True
        return False

    # ------------------------------------------------------------ words
    def elements(self) -> list[Element]:
        """Everything in reading order."""
        return self._scene.elements()

    def topic(self) -> str:
        """The section of the help about what is focused."""
        panel = self._walker.focused() or self._walker.hovered()
        return panel.topic if isinstance(panel, Panel) else ""
