"""One question to a person: board and bar share one path of clicks that leads to an answer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from models.game_model import GameModel
from models.option_filter import OptionFilter
from models.question import Question
from models.translate import words
from rules.kernel.steps import Action, Option, Page, Seat, Target, TargetKind
from views.board import Board
from views.panels.action_bar import ActionBar, Choice

translate = QCoreApplication.translate

STEP_OUT = "step_out"
MOST_COUNTED = 20
"""More ways than these are not counted: the number tells nothing."""


def speakers(feed: GameModel) -> tuple[Seat, ...]:
    """The persons who may do something unasked at this screen: at the table all of them."""
    return feed.persons if feed.viewer is None else (feed.viewer,)


class Decision(QObject):
    """Lives from the question to its answer. What the board does not show lies on the bar."""

    acted = Signal(object)
    """Action: one part of the answer."""
    stepped_out = Signal()
    """A person who stepped into a window does not act after all."""
    step_changed = Signal()

    def __init__(
        self,
        question: Question,
        board: Board,
        action_bar: ActionBar,
        parent: QObject,
        names: tuple[str, ...] = (),
        may_step_out: bool = False,
    ) -> None:
        """`names` of the seats; `may_step_out`: there is a table to go back to without acting."""
        super().__init__(parent)
        self.question = question
        self._board = board
        self._action_bar = action_bar
        self._names, self._may_step_out = names, may_step_out
        self._option_filter: OptionFilter | None = None

    def begin(self) -> None:
        """Lights the board and fills the action bar."""
        if self._board.takes(self.question):
            self._board.offer(self.question)
        else:
            self._option_filter = OptionFilter(self.question.options(), parent=self)
            self._option_filter.picked.connect(self.acted)
            self._board.offer(self.question, self._option_filter)
            # After the board: what it shows from now on does not lie on the action bar, too.
            self._option_filter.changed.connect(self.follow)
        self._board.step_changed.connect(self.step_changed)
        self._board.released.connect(self.take_focus)
        self._action_bar.chosen.connect(self._choose)
        self._action_bar.hovered.connect(self._hover)
        self.follow()

    def end(self) -> None:
        """Nothing is asked any more."""
        self._board.step_changed.disconnect(self.step_changed)
        self._board.released.disconnect(self.take_focus)
        self._action_bar.chosen.disconnect(self._choose)
        self._action_bar.hovered.disconnect(self._hover)
        self._board.offer(None)
        self._board.mark(())
        self._action_bar.mark(())
        self._action_bar.clear()
        self.deleteLater()

    # ------------------------------------------------------------ the action bar
    def follow(self) -> None:
        """The path went on or back: the action bar follows."""
        path = [self._board.step_text()] if self._option_filter and self._option_filter.path else ()
        chosen = self._choices(self._option_filter) if self._option_filter is not None else []
        hint = (
            self.tr("Everything you can choose is highlighted on the board.")
            if self._option_filter
            else ""
        )
        was_here = self._has_focus()
        has_step = self._board.holds_step()
        self._action_bar.offer(chosen, path, hint, self._board.back_words(), has_step)
        if was_here:
            self.take_focus()
        self.step_changed.emit()

    def _has_focus(self) -> bool:
        """Whether the keyboard is on the board or on the bar: it goes where the choices are."""
        focused = self._board.window().focusWidget()
        on_board = focused is not None and self._board.isAncestorOf(focused)
        return on_board or self._action_bar.has_focus()

    def _choices(self, option_filter: OptionFilter) -> list[Choice]:
        """Open options first, then the way out, then what is closed, with its reason."""
        depth = len(option_filter.path)
        is_page = isinstance(self.question.choice, Page)
        choices = self._orders(option_filter) if not depth else []
        choices += [
            Choice(option.action, words(option.label, self._names), is_primary=is_page)
            for option in sorted(option_filter.matching, key=self._board.rank_of)
            if self._is_for_shelf(option)
        ]
        if self._may_step_out:
            choices.append(Choice(STEP_OUT, self.tr("Back to the table")))
        return choices + ([] if depth else self._closed())

    def _orders(self, option_filter: OptionFilter) -> list[Choice]:
        """Buttons with which choices on the board begin: what is to be done may come before
        where."""
        found = []
        for target in option_filter.targets():
            if target.kind is TargetKind.BUTTON:
                said = self._board.order_words(target, option_filter.options_at(target)[0])
                found += [Choice(target, said)] if said else []
        return found

    def _closed(self) -> list[Choice]:
        question = self.question
        refused = question.choice.refused(question.view, question.seat, question.request.given)
        return [
            Choice(
                option.action, words(option.label, self._names), words(option.why_not, self._names)
            )
            for option in refused
            if option.why_not is not None and self._is_for_shelf(option)
        ]

    def _is_for_shelf(self, option: Option) -> bool:
        """Whether no click on the board leads on to it."""
        option_filter = self._option_filter
        following = option_filter.next_of(option) if option_filter is not None else ()
        return not any(map(self._board.shows, following))

    def _choose(self, key: object) -> None:
        if isinstance(key, Action):
            self.acted.emit(key)
        elif isinstance(key, Target) and self._option_filter is not None:
            self._option_filter.choose(key)
        elif key == STEP_OUT:
            self.stepped_out.emit()

    def _hover(self, key: object) -> None:
        """A choice that is pointed at marks what it is about."""
        targets: tuple[Target, ...] = ()
        if isinstance(key, Target) and self._option_filter is not None:
            targets = tuple(
                target for each in self._option_filter.options_at(key) for target in each.targets
            )
        elif self._option_filter is not None and key is not None:
            found = (each for each in self._option_filter.matching if each.action == key)
            option = next(found, None)
            targets = option.targets if option is not None else ()
        self._board.mark(targets)

    def show_hint(self, option: Option) -> None:
        """Marks all that leads to it, on the board and on the action bar."""
        self._board.mark(option.targets)
        self._action_bar.mark((option.action, *option.targets))

    def take_focus(self) -> None:
        """Puts the keyboard where the choices are: on the board, else on the action bar."""
        on_board = self._option_filter is None or self._board.has_first(
            self._option_filter.targets()
        )
        if not on_board:
            self._action_bar.take_focus()
        elif not self._board.isAncestorOf(self._board.window().focusWidget() or self._action_bar):
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------ steps
    def step_text(self) -> str:
        """Where in the decision one is; how many ways are open."""
        said = self._board.step_text()
        if said or self._option_filter is None:
            return said
        count = len(self._option_filter.matching)
        is_told = 1 < count <= MOST_COUNTED
        return self.tr("%n possible", "ways to decide", count) if is_told else ""

    def confirm(self) -> bool:
        """Enter: what the board has in hand, else the only thing that is left."""
        if self._board.confirm():
            return True
        if self._option_filter is not None and self._option_filter.only is not None:
            self._option_filter.confirm()
            return True
        return False

    def cancel_step(self) -> bool:
        """Esc: one step back; False at the start."""
        if self._board.cancel_step():
            return True
        return self._option_filter is not None and self._option_filter.step_back()
