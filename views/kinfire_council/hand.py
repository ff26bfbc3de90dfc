"""The open decision on the table of Kinfire Council: a piece is in the hand from the start.

Whoever is to place a piece holds a worker chit already, so that all spaces are lit at once and one
click places it. Another piece, or a card, may be clicked instead at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from models.translate import words
from rules.kernel.steps import Option, Seat, Target, TargetKind
from rules.kinfire_council.asking import button_target
from rules.kinfire_council.enums import Window
from rules.kinfire_council.pieces import distinct
from rules.kinfire_council.state import SEEKER, game_of
from rules.kinfire_council.turn.actions import Place
from rules.kinfire_council.turn.playing import why_not_play
from views.items.hand import Hand as ChoosingHand

if TYPE_CHECKING:
    from models.option_filter import OptionFilter
    from models.question import Question

translate = QCoreApplication.translate
OPEN_HAND = button_target("hand")


class Hand(ChoosingHand):
    """Holds one question, and a piece where one is to be placed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._at_hand: Target | None = None
        self._starts: dict[Target, list[Option]] = {}
        self._wanted: Target | None = None

    def choices(self, count: int) -> str:
        """So many choices."""
        return translate("kinfire_council_board", "%n choice(s)", None, count)

    def take(
        self, question: Question | None, option_filter: OptionFilter | None, names: tuple[str, ...]
    ) -> None:
        """Another question: the first piece that can be placed is taken up."""
        self._at_hand, self._starts = None, {}
        super().take(question, option_filter, names)
        if option_filter is None:
            return
        self._starts = {target: option_filter.options_at(target) for target in self.open_targets}
        wanted, self._wanted = self._wanted, None
        first = self._first_piece()
        if first is not None:
            self._at_hand = first
            option_filter.point(first)
        elif wanted is not None and super().is_open(wanted):
            option_filter.point(wanted)

    def _first_piece(self) -> Target | None:
        """A worker chit, else the Seeker, where pieces are asked for; None: something else is."""
        found = [each for each in self._starts if _is_own_piece(each)]
        if not found or not all(_is_placing(o) for each in found for o in self._starts[each]):
            return None
        workers = [each for each in found if not str(each.id).endswith(f":{SEEKER}")]
        return (workers or found)[0]

    # ------------------------------------------------------------ what is shown of it
    @property
    def held(self) -> Target | None:
        """The piece in the hand: taken up, or clicked."""
        found = [each for each in self.path if _is_own_piece(each)]
        return found[-1] if found else None

    @property
    def piece(self) -> tuple[Seat, int] | None:
        """Whose piece is to be placed, and its number: the one that is held; where only one sort
        is left nobody needs to take it up."""
        question = self.question
        starts = [option for found in self._starts.values() for option in found]
        if question is None or not any(isinstance(each.action, Place) for each in starts):
            return None
        if self.held is not None:
            return question.seat, int(str(self.held.id).split(":")[2])
        left = distinct(game_of(question.view), question.seat)
        return (question.seat, left[0]) if left else None

    @property
    def holds_step(self) -> bool:
        """Whether somebody has clicked something: what was taken up by itself is no click."""
        return bool(self.path) and self.path != (self._at_hand,)

    def is_open(self, target: Target) -> bool:
        """Whether it can be clicked, now or instead of the piece in the hand."""
        return super().is_open(target) or self._is_instead(target)

    def _is_instead(self, target: Target) -> bool:
        if self.path and self.path == (self.held,) and target != self.held:
            return target in self._starts or self._opens_hand(target)
        return not self.path and self._opens_hand(target)

    def _opens_hand(self, target: Target) -> bool:
        """A research card is played from the hand: a click on one that can be played opens it."""
        if target.kind is not TargetKind.CARD or OPEN_HAND not in self._starts:
            return False
        if self.question is None:
            return False
        seat, game = self.question.seat, game_of(self.question.view)
        is_own = target.id in game.hands[seat]
        return is_own and why_not_play(game, seat, str(target.id), Window.TURN) is None

    def prospect(self, target: Target) -> str:
        """What a click would do."""
        if super().is_open(target) or not self._is_instead(target):
            return super().prospect(target)
        found = self._starts.get(target) or self._starts[OPEN_HAND]
        return words(found[0].label, self.names) if len(found) == 1 else self.choices(len(found))

    def press(self, target: Target) -> bool:
        """A click; one on something else puts the piece back first."""
        if super().is_open(target) or not self._is_instead(target) or self.option_filter is None:
            return super().press(target)
        if self.path:
            self.option_filter.restart()
        if super().is_open(target):
            return super().press(target)
        self._wanted = target
        return super().press(OPEN_HAND)


def _is_own_piece(target: Target) -> bool:
    return target.kind is TargetKind.PIECE and str(target.id).startswith("piece:")


def _is_placing(option: Option) -> bool:
    """A piece and where it goes."""
    return [each.kind for each in option.targets] == [TargetKind.PIECE, TargetKind.PLACE]
