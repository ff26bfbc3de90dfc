"""From clicks to an action: narrows the described options by what has been clicked so far.

Knows no rules: an option's targets are the path of clicks that leads to it. A button on the way may
be left out: what comes behind it can be clicked at once, and only where that means several things
the buttons tell which. With `any_order` the clicks are a bag: hits on three pieces may be pointed
at in any order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from rules.kernel.steps import Action, Option, Target, TargetKind
from rules.kernel.text import Text

FOLLOWS = (TargetKind.SEAT, TargetKind.AMOUNT)
"""Once a place is clicked, these need no click where there is only one of them."""


class OptionFilter(QObject):
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
        self._narrow()

    # ------------------------------------------------------------ where one is
    @property
    def path(self) -> tuple[Target, ...]:
        """What has been clicked."""
        return self._path

    @property
    def matching(self) -> list[Option]:
        """The open options that the path may still lead to."""
        return list(self._matching)

    @property
    def complete(self) -> list[Option]:
        """The options whose whole path has been clicked: one to confirm, several to choose from."""
        return [option for option in self.matching if len(option.targets) == len(self._path)]

    @property
    def only(self) -> Option | None:
        """The one option that is left, whether its path is complete or not."""
        return self._matching[0] if len(self._matching) == 1 else None

    def targets(self) -> list[Target]:
        """What may be clicked next, in the order of the options, each once."""
        return list(self._targets)

    def refused(self) -> dict[Target, Text]:
        """What may not be clicked next though one would expect it, each with its reason."""
        reasons: dict[Target, Text] = {}
        for option in self._refused:
            for target in self.next_of(option):
                if target not in self._targets and option.why_not is not None:
                    reasons.setdefault(target, option.why_not)
        return reasons

    def why_not(self, target: Target) -> Text | None:
        """The reason why this target is greyed; None where it is lit or nobody would expect it."""
        return self.refused().get(target)

    def options_at(self, target: Target) -> list[Option]:
        """What a click on this target would leave: for previews and tooltips."""
        return list(self._targets.get(target, ()))

    def next_of(self, option: Option) -> tuple[Target, ...]:
        """What may be clicked next on the way to this option; nothing if it is off the path."""
        left = self._left_of(option)
        if left is None:
            return ()
        return left if self._any_order else _within_reach(left, option.card_first)

    # ------------------------------------------------------------ on and back
    def choose(self, target: Target) -> Action | None:
        """A click. Returns the action (and tells it by `picked`) where it can mean nothing else.

        A target that is not lit changes nothing.
        """
        if not self.point(target):
            return None
        only = self.only
        return self.take(only) if only is not None and self._is_meant(only) else None

    def point(self, target: Target) -> bool:
        """A click that takes nothing yet, whatever it leaves. False: the target is not lit."""
        if target not in self._targets:
            return False
        self._go((*self._path, target))
        return True

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
        self._go(self._path[:-1])
        return True

    def restart(self) -> None:
        """Back to the start."""
        if self._path:
            self._go(())

    def _go(self, path: tuple[Target, ...]) -> None:
        self._path = path
        self._narrow()
        self.changed.emit()

    # ------------------------------------------------------------ how paths compare
    def _narrow(self) -> None:
        """What is left of the options, and which of them each click would leave."""
        self._matching = [each for each in self._open if self._left_of(each) is not None]
        self._targets: dict[Target, list[Option]] = {}
        for option in self._matching:
            for target in dict.fromkeys(self.next_of(option)):
                self._targets.setdefault(target, []).append(option)

    def _left_of(self, option: Option) -> tuple[Target, ...] | None:
        """What of its path has not been clicked; None: another path was taken."""
        if self._any_order:
            missing = Counter(option.targets) - Counter(self._path)
            return None if Counter(self._path) - Counter(option.targets) else _all_of(missing)
        left = option.targets
        for target in self._path:
            if target not in _within_reach(left, option.card_first):
                return None
            at = left.index(target)
            left = (*left[:at], *left[at + 1 :])
        return left

    def _is_meant(self, option: Option) -> bool:
        """Whether the one option that is left needs no further click: its path is whole but for
        buttons that were left out; or a place is chosen, and whom or how many is no question."""
        left = self._left_of(option) or ()
        if self._any_order or not left:
            return not left
        skipped = _skipped(option.targets, self._path, left)
        rest = left[skipped:]
        knows_where = any(target.kind is TargetKind.PLACE for target in self._path)
        return not rest or (knows_where and all(target.kind in FOLLOWS for target in rest))


def _within_reach(left: tuple[Target, ...], card_first: bool) -> tuple[Target, ...]:
    """What may be clicked next: buttons, and the first that is none; a card, where it may come
    early."""
    for number, target in enumerate(left):
        if target.kind is not TargetKind.BUTTON:
            cards = [each for each in left[number + 1 :] if each.kind is TargetKind.CARD]
            return (*left[: number + 1], *(cards if card_first else ()))
    return left


def _skipped(
    targets: tuple[Target, ...], path: tuple[Target, ...], left: tuple[Target, ...]
) -> int:
    """How many of the buttons that are left stand before something that has been clicked."""
    last = max((targets.index(target) for target in path), default=-1)
    before = targets[:last]
    skipped = (each in before and each.kind is TargetKind.BUTTON for each in left)
    return next((n for n, is_skipped in enumerate(skipped) if not is_skipped), len(left))


def _all_of(bag: Counter[Target]) -> tuple[Target, ...]:
    return tuple(bag.elements())
