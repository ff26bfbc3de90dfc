"""The open decision on the table of Kinfire Council: a piece is in the hand from the start.

Whoever is to place a piece holds a worker chit already, so that all spaces are lit at once and one
click places it. Another piece, or a card, may be clicked instead at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from rules.kernel.steps import Option, Target, TargetKind
from rules.kinfire_council.state import SEEKER
from views.items.hand import Hand as ChoosingHand

if TYPE_CHECKING:
    from models.picker import Picker
    from models.question import Question

translate = QCoreApplication.translate


class Hand(ChoosingHand):
    """Holds one question, and a piece where one is to be placed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._at_hand: Target | None = None

    def choices(self, count: int) -> str:
        """So many choices."""
        return translate("kinfire_council_board", "%n choice(s)", None, count)

    def take(
        self, question: Question | None, picker: Picker | None, names: tuple[str, ...]
    ) -> None:
        """Another question: the first piece that can be placed is taken up."""
        self._at_hand = None
        super().take(question, picker, names)
        first = self._first_piece()
        if first is not None and picker is not None:
            self._at_hand = first
            picker.point(first)

    def _first_piece(self) -> Target | None:
        """A worker chit, else the Seeker, where pieces are asked for; None: something else is."""
        found = [each for each in self.open_targets if _is_own_piece(each)]
        if not found or not all(self._is_placing(option) for option in self._options(found)):
            return None
        workers = [each for each in found if not str(each.id).endswith(f":{SEEKER}")]
        return (workers or found)[0]

    def _options(self, found: list[Target]) -> list[Option]:
        picker = self.picker
        return [o for each in found for o in picker.options_at(each)] if picker is not None else []

    @staticmethod
    def _is_placing(option: Option) -> bool:
        """A piece and where it goes."""
        kinds = [target.kind for target in option.targets]
        return kinds == [TargetKind.PIECE, TargetKind.PLACE]

    # ------------------------------------------------------------ what is shown of it
    @property
    def held(self) -> Target | None:
        """The piece in the hand: taken up, or clicked."""
        found = [each for each in self.path if _is_own_piece(each)]
        return found[-1] if found else None

    @property
    def holds_step(self) -> bool:
        """Whether somebody has clicked something: what was taken up by itself is no click."""
        return bool(self.path) and self.path != (self._at_hand,)

    def is_open(self, target: Target) -> bool:
        """Whether it can be clicked, now or instead of the piece in the hand."""
        return super().is_open(target) or self._is_instead(target)

    def _is_instead(self, target: Target) -> bool:
        if self.picker is None or len(self.path) != 1 or self.held is None:
            return False
        return any(target == option.targets[0] for option in self._all_open() if option.targets)

    def _all_open(self) -> list[Option]:
        """The open options from the start of the decision."""
        found = self.question.options() if self.question is not None else []
        return [option for option in found if option.why_not is None]

    def prospect(self, target: Target) -> str:
        """What a click would do."""
        if super().is_open(target) or not self._is_instead(target):
            return super().prospect(target)
        found = [o for o in self._all_open() if o.targets and o.targets[0] == target]
        return self._told(found)

    def _told(self, found: list[Option]) -> str:
        from models.translate import words

        return words(found[0].label, self.names) if len(found) == 1 else self.choices(len(found))

    def press(self, target: Target) -> bool:
        """A click; one on something else puts the piece back first."""
        if not super().is_open(target) and self._is_instead(target) and self.picker is not None:
            self.picker.restart()
        return super().press(target)


def _is_own_piece(target: Target) -> bool:
    return target.kind is TargetKind.PIECE and str(target.id).startswith("piece:")
