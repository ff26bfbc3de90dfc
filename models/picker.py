"""From clicks to an action: narrows the described options by what has been clicked so far.

Knows no rules: an option's targets are the path of clicks that leads to it. With `any_order` the
clicks are a bag: hits on three pieces may be pointed at in any order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from rules.kernel.steps import Action, Option, Target
from rules.kernel.text import Text


class Picker(QObject):
    """One decision's path. `picked` comes once, when a click leaves one meaning only."""

    changed = Signal()
    """The path went on or back."""
    picked = Signal(object)
    """Action: the path is complete and can mean nothing else."""

    def __init__(
        self, options: Sequence[Option], any_order: bool = False, parent: QObject | None = None
    ) -> None:
        """All options of a question in words, open and refused."""
        super().__init__(parent)
        self._open = [option for option in options if option.why_not is None]
        self._refused = [option for option in options if option.why_not is not None]
        self._any_order = any_order
        self._path: tuple[Target, ...] = ()

    # ------------------------------------------------------------ where one is
    @property
    def path(self) -> tuple[Target, ...]:
        """What has been clicked."""
        return self._path

    @property
    def matching(self) -> list[Option]:
        """The open options that the path may still lead to."""
        return [option for option in self._open if self._is_on_path(option)]

    @property
    def complete(self) -> list[Option]:
        """The options whose whole path has been clicked: one to confirm, several to choose from."""
        return [option for option in self.matching if len(option.targets) == len(self._path)]

    @property
    def only(self) -> Option | None:
        """The one option that is left, whether its path is complete or not."""
        matching = self.matching
        return matching[0] if len(matching) == 1 else None

    def targets(self) -> list[Target]:
        """What may be clicked next, in the order of the options, each once."""
        found = (target for option in self.matching for target in self._next_of(option))
        return list(dict.fromkeys(found))

    def refused(self) -> dict[Target, Text]:
        """What may not be clicked next though one would expect it, each with its reason."""
        reasons: dict[Target, Text] = {}
        lit = set(self.targets())
        for option in self._refused:
            for target in self._next_of(option) if self._is_on_path(option) else ():
                if target not in lit and option.why_not is not None:
                    reasons.setdefault(target, option.why_not)
        return reasons

    def why_not(self, target: Target) -> Text | None:
        """The reason why this target is greyed; None where it is lit or nobody would expect it."""
        return self.refused().get(target)

    def options_at(self, target: Target) -> list[Option]:
        """What a click on this target would leave: for previews and tooltips."""
        return [option for option in self.matching if target in self._next_of(option)]

    # ------------------------------------------------------------ on and back
    def choose(self, target: Target) -> Action | None:
        """A click. Returns the action (and tells it by `picked`) where it can mean nothing else.

        A target that is not lit changes nothing.
        """
        if target not in self.targets():
            return None
        self._path = (*self._path, target)
        self.changed.emit()
        left = self.matching
        if len(left) == 1 and len(left[0].targets) == len(self._path):
            return self.take(left[0])
        return None

    def confirm(self) -> Action | None:
        """Enter: takes the option whose path is complete, or the only one that is left."""
        complete = self.complete
        if len(complete) == 1:
            return self.take(complete[0])
        return self.take(self.only) if self.only is not None else None

    def take(self, option: Option) -> Action:
        """Takes one of the options by name: from the chooser where one path means several."""
        self.picked.emit(option.action)
        return option.action

    def step_back(self) -> bool:
        """Esc: one click back. False at the start."""
        if not self._path:
            return False
        self._path = self._path[:-1]
        self.changed.emit()
        return True

    def restart(self) -> None:
        """Back to the start."""
        if self._path:
            self._path = ()
            self.changed.emit()

    # ------------------------------------------------------------ how paths compare
    def _is_on_path(self, option: Option) -> bool:
        if self._any_order:
            return not Counter(self._path) - Counter(option.targets)
        return option.targets[: len(self._path)] == self._path

    def _next_of(self, option: Option) -> tuple[Target, ...]:
        if self._any_order:
            return tuple((Counter(option.targets) - Counter(self._path)).elements())
        return option.targets[len(self._path) : len(self._path) + 1]
