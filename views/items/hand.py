"""The open decision on the table: what can be clicked, what has been, and what a click would do.

A click that can mean one thing only is meant at once; before that Esc goes back click by click.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from models.translate import words
from rules.kernel.steps import Option, Target, TargetKind
from rules.kernel.text import Text

if TYPE_CHECKING:
    from models.option_filter import OptionFilter
    from models.question import Question


class Hand(QObject):
    """Lives as long as the board; holds one question at a time."""

    moved = Signal()
    """Another question, or the path went on or back."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.question: Question | None = None
        self.names: tuple[str, ...] = ()
        self.option_filter: OptionFilter | None = None
        self._refused: dict[Target, Text] = {}
        self._open: dict[Target, None] = {}

    def take(
        self, question: Question | None, option_filter: OptionFilter | None, names: tuple[str, ...]
    ) -> None:
        """Another question, or none."""
        if self.option_filter is not None:
            self.option_filter.changed.disconnect(self._follow)
        self.question, self.option_filter, self.names = question, option_filter, names
        if option_filter is not None:
            option_filter.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """What is open now, and why the rest is not."""
        option_filter = self.option_filter
        self._open = dict.fromkeys(option_filter.targets()) if option_filter is not None else {}
        self._refused = option_filter.refused() if option_filter is not None else {}
        self.moved.emit()

    # ------------------------------------------------------------ what is shown of it
    @property
    def open_targets(self) -> tuple[Target, ...]:
        """What can be clicked next, in the order of the options."""
        return tuple(self._open)

    @property
    def path(self) -> tuple[Target, ...]:
        """What has been clicked."""
        return self.option_filter.path if self.option_filter is not None else ()

    def is_open(self, target: Target) -> bool:
        """Whether it can be clicked."""
        return target in self._open

    def is_chosen(self, target: Target) -> bool:
        """Whether it has been clicked."""
        return target in self.path

    def why(self, target: Target) -> str:
        """Why it cannot be chosen; empty where it can, or where nobody would expect it."""
        why = self._refused.get(target)
        return words(why, self.names) if why is not None else ""

    def explain(self, target: Target) -> str:
        """The same for anything at all."""
        why = self.reason(target) if target not in self._open else None
        return words(why, self.names) if why is not None else ""

    def reason(self, target: Target) -> Text | None:
        """What the question answers to a click on anything; None where nothing is asked."""
        if self.question is None:
            return None
        return self._refused.get(target) or self.question.explain(target, self.path)

    def prospect(self, target: Target) -> str:
        """What a click would do: the choice in words, or how many it leaves."""
        if self.option_filter is None or target not in self._open:
            return ""
        options = self.option_filter.options_at(target)
        if len(options) == 1:
            return words(options[0].label, self.names)
        return self.choices(len(options))

    def choices(self, count: int) -> str:
        """So many choices, in words."""
        raise NotImplementedError(type(self).__name__)

    def options_at(self, target: Target) -> list[Option]:
        """The options that a click on this target would leave."""
        is_open = self.option_filter is not None and target in self._open
        return (
            self.option_filter.options_at(target)
            if self.option_filter is not None and is_open
            else []
        )

    def options_to(self, path: Sequence[Target]) -> list[Option]:
        """The open options with exactly this path."""
        found = self.option_filter.matching if self.option_filter is not None and path else []
        return [option for option in found if option.targets == tuple(path)]

    def amounts(self) -> tuple[int, ...]:
        """The numbers that can be chosen next."""
        found = (t.id for t in self._open if t.kind is TargetKind.AMOUNT)
        return tuple(sorted(each for each in found if isinstance(each, int)))

    def has_rest(self, shows: object) -> bool:
        """Whether something can be chosen that the table does not show."""
        option_filter = self.option_filter
        if option_filter is None or not callable(shows):
            return False
        return any(
            not any(map(shows, option_filter.next_of(option))) for option in option_filter.matching
        )

    def again(self) -> None:
        """The table shows other things now: whoever follows the path looks again."""
        if self.option_filter is not None:
            self.option_filter.changed.emit()
        else:
            self.moved.emit()

    # ------------------------------------------------------------ pressing
    def press(self, target: Target) -> bool:
        """A click. False: it is not open."""
        if self.option_filter is None or target not in self._open:
            return False
        self.option_filter.choose(target)
        return True

    def confirm(self) -> bool:
        """Enter: the one choice that is left."""
        option_filter = self.option_filter
        if option_filter is None or not option_filter.path:
            return False
        return option_filter.confirm() is not None

    def cancel(self) -> bool:
        """Esc: one click back. False: nothing was clicked."""
        return self.option_filter is not None and self.option_filter.step_back()
