"""What boards with a map share: places, pieces, numbers and cards are chosen on a scene.

A game gives its scene, hand, walker and commands by `_furnish`, and its words and motion by the
methods of `Board` that stay open here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from models.translate import words
from rules.kernel.registry import Setup, name_of_seat
from rules.kernel.state import State
from rules.kernel.steps import Seat, Target
from views.items.hand import Hand
from views.items.map_scene import MapScene, RenderState
from views.items.panel import Panel
from views.items.table_commands import TableCommands
from views.items.table_view import TableView
from views.items.walking import Walker
from views.scene_board import SceneBoard

if TYPE_CHECKING:
    from models.option_filter import OptionFilter
    from models.question import Question


class MapBoard(SceneBoard):
    """Shows one view; what is open is chosen on it by mouse and by keys."""

    ACTION_LINES = 2
    SHOWING: ClassVar[type[RenderState]]
    """What this game shows."""
    scene: MapScene
    _hand: Hand

    def _furnish(
        self,
        scene: MapScene,
        table: TableView,
        hand: Hand,
        walker: Walker,
        commands: TableCommands,
    ) -> None:
        """Takes the parts of a game and joins them."""
        self._hand = hand
        self._lay(scene, table, walker, commands)
        hand.moved.connect(self._refresh)

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

    def _show(self, showing: RenderState) -> None:
        self.scene.show(showing)
        self._arrange()
        self._refresh()

    def _show_again(self) -> None:
        if self.scene.showing is not None:
            self._show(self.scene.showing)

    def _refresh(self) -> None:
        """What can be chosen, and what has been."""
        if self.scene.showing is None:
            return
        self.scene.offer(self._hand)
        self._follow()
        self.step_changed.emit()

    def _point_at(self, panel: Panel | None) -> None:
        target = self._target_of(panel) if panel is not None else None
        self._tell_pointed(target, panel)
        super()._point_at(panel)

    def _tell_pointed(self, target: Target | None, panel: Panel | None) -> None:
        """Whatever stands around the map may follow the pointer."""

    # ------------------------------------------------------------ a decision
    def shows(self, target: Target) -> bool:
        """Whether it can be found on the table."""
        return self.scene.shows(target)

    def offer(self, question: Question | None, option_filter: OptionFilter | None = None) -> None:
        """Opens a decision, or closes it."""
        if question is None and self._hand.question is None:
            return
        self._take(question, option_filter)
        showing = self.scene.showing
        if showing is None:
            return
        if question is None:
            self._refresh()  # what is shown stays: the next view comes in a moment
            return
        self._show_asked(question, showing)
        self.walker.begin()

    def _take(self, question: Question | None, option_filter: OptionFilter | None) -> None:
        """Everything is lit once, when all of it is there."""
        names = tuple(self._names[seat] for seat in sorted(self._names))
        before = self._hand.blockSignals(True)
        self._hand.take(question, option_filter, names)
        self._hand.blockSignals(before)

    def _show_asked(self, question: Question, showing: RenderState) -> None:
        """A view that is shown already is not shown again: only whose question it is may differ."""
        asked = self.SHOWING(question.view, showing.viewer, showing.names, int(question.seat))
        if asked.view is not showing.view and asked.view != showing.view:
            self._show(asked)
            return
        self.scene.show_asked(asked)
        self._refresh()

    def confirm(self) -> bool:
        """Enter: what is focused, else the one choice that is left."""
        return self._press_focused() or self._hand.confirm()

    def cancel_step(self) -> bool:
        """Esc: one click back."""
        return self._hand.cancel()

    def holds_step(self) -> bool:
        """Whether something has been clicked and is not whole yet."""
        return bool(self._hand.path)

    def next_option(self, step: int) -> bool:
        """Tab: through what can be chosen; False where the action bar has the rest of it."""
        return self.walker.next_option(step, self._hand.has_rest(self.shows))

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what is spoken of."""
        self.scene.mark(targets)
