"""One question to a person: board and shelf share one path of clicks that leads to an answer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from models.feed import Feed
from models.picker import Picker
from models.question import Question
from models.translate import words
from rules.kernel.steps import Action, Option, Page, Seat, Target, TargetKind
from views.board import Board
from views.panels.shelf import Choice, Shelf

translate = QCoreApplication.translate

STEP_OUT = "step_out"
MOST_COUNTED = 20
"""More ways than these are not counted: the number tells nothing."""


def speakers(feed: Feed) -> tuple[Seat, ...]:
    """The persons who may do something unasked at this screen: at the table all of them."""
    return feed.persons if feed.viewer is None else (feed.viewer,)


class Decision(QObject):
    """Lives from the question to its answer. What the board does not show lies on the shelf."""

    acted = Signal(object)
    """Action: one part of the answer."""
    stepped_out = Signal()
    """A person who stepped into a window does not act after all."""
    step_changed = Signal()

    def __init__(
        self,
        question: Question,
        board: Board,
        shelf: Shelf,
        parent: QObject,
        names: tuple[str, ...] = (),
        may_step_out: bool = False,
    ) -> None:
        """`names` of the seats; `may_step_out`: there is a table to go back to without acting."""
        super().__init__(parent)
        self.question = question
        self._board = board
        self._shelf = shelf
        self._names, self._may_step_out = names, may_step_out
        self._picker: Picker | None = None

    def begin(self) -> None:
        """Lights the board and fills the shelf."""
        if self._board.takes(self.question):
            self._board.offer(self.question)
        else:
            self._picker = Picker(self.question.options(), parent=self)
            self._picker.picked.connect(self.acted)
            self._board.offer(self.question, self._picker)
            # After the board: what it shows from now on does not lie on the shelf, too.
            self._picker.changed.connect(self.follow)
        self._board.step_changed.connect(self.step_changed)
        self._board.released.connect(self.take_focus)
        self._shelf.chosen.connect(self._choose)
        self._shelf.hovered.connect(self._hover)
        self.follow()

    def end(self) -> None:
        """Nothing is asked any more."""
        self._board.step_changed.disconnect(self.step_changed)
        self._board.released.disconnect(self.take_focus)
        self._shelf.chosen.disconnect(self._choose)
        self._shelf.hovered.disconnect(self._hover)
        self._board.offer(None)
        self._board.mark(())
        self._shelf.mark(())
        self._shelf.clear()
        self.deleteLater()

    # ------------------------------------------------------------ the shelf
    def follow(self) -> None:
        """The path went on or back: the shelf follows."""
        path = [self._board.step_text()] if self._picker and self._picker.path else ()
        chosen = self._choices(self._picker) if self._picker is not None else []
        hint = self.tr("All that can be chosen is lit on the board.") if self._picker else ""
        was_here = self._has_focus()
        has_step = self._board.holds_step()
        self._shelf.offer(chosen, path, hint, self._board.back_words(), has_step)
        if was_here:
            self.take_focus()
        self.step_changed.emit()

    def _has_focus(self) -> bool:
        """Whether the keyboard is on the board or on the shelf: it goes where the choices are."""
        focused = self._board.window().focusWidget()
        on_board = focused is not None and self._board.isAncestorOf(focused)
        return on_board or self._shelf.has_focus()

    def _choices(self, picker: Picker) -> list[Choice]:
        """Open options first, then the way out, then what is closed, with its reason."""
        depth = len(picker.path)
        is_page = isinstance(self.question.choice, Page)
        choices = self._orders(picker) if not depth else []
        choices += [
            Choice(option.action, words(option.label, self._names), is_primary=is_page)
            for option in sorted(picker.matching, key=self._board.rank_of)
            if self._is_for_shelf(option)
        ]
        if self._may_step_out:
            choices.append(Choice(STEP_OUT, self.tr("Back to the table")))
        return choices + ([] if depth else self._closed())

    def _orders(self, picker: Picker) -> list[Choice]:
        """Buttons with which choices on the board begin: what is to be done may come before
        where."""
        found = []
        for target in picker.targets():
            if target.kind is TargetKind.BUTTON:
                said = self._board.order_words(target, picker.options_at(target)[0])
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
        picker = self._picker
        following = picker.next_of(option) if picker is not None else ()
        return not any(map(self._board.shows, following))

    def _choose(self, key: object) -> None:
        if isinstance(key, Action):
            self.acted.emit(key)
        elif isinstance(key, Target) and self._picker is not None:
            self._picker.choose(key)
        elif key == STEP_OUT:
            self.stepped_out.emit()

    def _hover(self, key: object) -> None:
        """A choice that is pointed at marks what it is about."""
        targets: tuple[Target, ...] = ()
        if isinstance(key, Target) and self._picker is not None:
            targets = tuple(
                target for each in self._picker.options_at(key) for target in each.targets
            )
        elif self._picker is not None and key is not None:
            found = (each for each in self._picker.matching if each.action == key)
            option = next(found, None)
            targets = option.targets if option is not None else ()
        self._board.mark(targets)

    def show_hint(self, option: Option) -> None:
        """Marks all that leads to it, on the board and on the shelf."""
        self._board.mark(option.targets)
        self._shelf.mark((option.action, *option.targets))

    def take_focus(self) -> None:
        """Puts the keyboard where the choices are: on the board, else on the shelf."""
        on_board = self._picker is None or self._board.has_first(self._picker.targets())
        if not on_board:
            self._shelf.take_focus()
        elif not self._board.isAncestorOf(self._board.window().focusWidget() or self._shelf):
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------ steps
    def step_text(self) -> str:
        """Where in the decision one is; how many ways are open."""
        said = self._board.step_text()
        if said or self._picker is None:
            return said
        count = len(self._picker.matching)
        is_told = 1 < count <= MOST_COUNTED
        return self.tr("%n possible", "ways to decide", count) if is_told else ""

    def confirm(self) -> bool:
        """Enter: what the board has in hand, else the only thing that is left."""
        if self._board.confirm():
            return True
        if self._picker is not None and self._picker.only is not None:
            self._picker.confirm()
            return True
        return False

    def cancel_step(self) -> bool:
        """Esc: one step back; False at the start."""
        if self._board.cancel_step():
            return True
        return self._picker is not None and self._picker.step_back()
