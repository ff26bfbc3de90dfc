"""What boards share that lie on a scene: zoom, keys, commands, what is told of what is pointed at.

A game gives its scene, table, walker and commands by `_lay`, and refreshes what is lit by
`_refresh`; it keeps its question itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from models.translate import words
from rules.kernel.registry import game
from rules.kernel.steps import Target, TargetKind
from rules.kernel.text import Text
from views.board import Board, told_of
from views.items.board_scene import BoardScene
from views.items.element import Element
from views.items.panel import Panel
from views.items.table_commands import OwnCommands
from views.items.table_view import TableView
from views.items.walking import Walker
from views.theme import theme

if TYPE_CHECKING:
    from models.question import Question

LEAST_ZOOM, MOST_ZOOM = 1.0, 3.0
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Asks(Protocol):
    """The hand of a game, as far as it is asked about things."""

    @property
    def question(self) -> Question | None:
        """What is asked."""

    def reason(self, target: Target) -> Text | None:
        """What the question answers to a click on anything; None where nothing is asked."""


class SceneBoard(Board):
    """A table of things that are pointed at, by mouse and by keys."""

    KEEPS_SIZE = True
    scene: BoardScene
    _hand: Asks
    table_view: TableView
    walker: Walker
    _commands: OwnCommands

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: dict[int, str] = {}
        self._known: set[Element] = set()
        self._zoom = 1.0

    def _lay(
        self, scene: BoardScene, table: TableView, walker: Walker, commands: OwnCommands
    ) -> None:
        """Takes the parts of a game and joins them."""
        self.scene, self.table_view = scene, table
        self.walker, self._commands = walker, commands
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(table)
        self.setFocusProxy(table)
        table.resized.connect(self._resize)
        table.wheeled.connect(self._wheel)
        table.focus_came.connect(walker.enter)
        theme().changed.connect(self._dress)

    def table_name(self) -> str:
        """What a screen reader calls the table."""
        raise NotImplementedError(type(self).__name__)

    # ------------------------------------------------------------ what is shown
    def _show_again(self) -> None:
        """The same as before, with other letters or in another language."""
        raise NotImplementedError(type(self).__name__)

    def _refresh(self) -> None:
        """What can be chosen, and what has been."""
        raise NotImplementedError(type(self).__name__)

    def _resize(self) -> None:
        """A table that is looked at from nearer keeps its form until the whole is seen again."""
        if self._zoom == LEAST_ZOOM:
            self._arrange()
            self._refresh()

    def _arrange(self) -> None:
        if self.scene.showing is None or self._zoom != 1.0:
            return
        self.table_view.lay_out(self.scene.arrange)

    def _follow(self) -> None:
        """Things have come or gone: keyboard and screen readers are told."""
        for panel in self.scene.panels():
            if panel not in self._known:
                self._known.add(panel)
                panel.pointed.connect(self._point_at)
                panel.reached.connect(self._bring_to_sight)
                panel.refused.connect(self.noticed)
        self._known = {each for each in self._known if isValid(each) and each.scene() is not None}
        self.walker.set_areas(self.scene.parts())
        self.table_view.set_elements(self.elements())

    def _point_at(self, panel: Panel | None) -> None:
        self.hovered.emit(panel.sentence() if panel is not None else "")

    def _bring_to_sight(self, panel: Panel) -> None:
        self.table_view.bring_to_sight(panel.sceneBoundingRect())

    def _press_focused(self) -> bool:
        """Enter on what can be pressed, or tells why not."""
        focused = self.walker.focused()
        if not isinstance(focused, Panel) or not self.table_view.hasFocus():
            return False
        if not focused.can_press and not focused.why:
            return False
        focused.press()
        return True

    # ------------------------------------------------------------ why not
    def pointed(self) -> Element | None:
        """What the pointer is on, else what has the keyboard."""
        return self.walker.hovered() or self.walker.focused()

    def element_at(self, at: QPoint) -> Element | None:
        """What lies there."""
        return self.table_view.element_at(at)

    def why_not(self, element: Element | None = None) -> str:
        """What the rules say of the thing, to the seat that is asked or looks on."""
        thing = element or self.pointed()
        if thing is None or self.scene.showing is None or thing.can_be_chosen:
            return ""
        return thing.answered(self._why(thing))

    def _why(self, thing: Element) -> str:
        said = self._hand.reason(self._target_of(thing))
        return self._rule(thing, said)

    def what_is(self, element: Element) -> str:
        """With its rule; what the question says of it is no part of what it is."""
        if self.scene.showing is None:
            return super().what_is(element)
        return told_of(element, self._rule(element, None))

    def _rule(self, thing: Element, said: Text | None) -> str:
        """What the rules say of a thing, to the seat that is asked or looks on."""
        question, showing = self._hand.question, self.scene.showing
        assert showing is not None
        view, viewer = showing.view, showing.viewer
        if question is not None:
            view, viewer = question.view, question.seat
        why = said
        if (asked := game(view.GAME).why) is not None:
            why = asked(view, viewer, self._thing(thing), said)
        names = tuple(self._names[seat] for seat in sorted(self._names))
        return words(why, names) if why is not None else ""

    def _thing(self, thing: Element) -> Target:
        """What a thing is, whatever a click on it would mean."""
        if thing.thing:
            return Target(TargetKind.TRACK, thing.thing)
        own = getattr(thing, "own_target", None) or getattr(thing, "target", None)
        return own if isinstance(own, Target) else self._target_of(thing)

    def _target_of(self, thing: Element) -> Target:
        """What a thing stands for."""
        target = getattr(thing, "meant", None) or getattr(thing, "target", None)
        return target if isinstance(target, Target) else Target(TargetKind.BUTTON, "")

    # ------------------------------------------------------------ looking closer
    def zoom(self, factor: float) -> None:
        """Nearer or farther; nearer than the whole the table scrolls."""
        zoom = min(MOST_ZOOM, max(LEAST_ZOOM, self._zoom * factor))
        if zoom == self._zoom:
            return
        self.table_view.hold_still()
        self.table_view.scale(zoom / self._zoom, zoom / self._zoom)
        self._zoom = zoom
        self.table_view.allow_scrolling(zoom > LEAST_ZOOM)
        self._resize()

    def fit(self) -> None:
        """The whole table."""
        self.zoom(LEAST_ZOOM / self._zoom)

    def _wheel(self, step: int, held: Qt.KeyboardModifier) -> None:
        if held & CONTROL:
            self.zoom(1.15 if step > 0 else 1 / 1.15)

    def _dress(self) -> None:
        """Theme or text size have changed."""
        self._show_again()
        for item in self.scene.items():
            item.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._commands.name()
            self.table_view.setAccessibleName(self.table_name())
            self._show_again()
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
        if self.walker.key(event) or self._own_key(event):
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
        return self.scene.elements()

    def topic(self) -> str:
        """The section of the help about what is focused."""
        panel = self.walker.focused() or self.walker.hovered()
        return panel.topic if isinstance(panel, Panel) else ""
