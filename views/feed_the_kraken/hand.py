"""The open decision on the table: what can be chosen, what has been, and when it is meant.

The last part of an answer is chosen first and meant afterwards: by a second press, by Enter or by
the button. Parts before it are given at once; Esc takes them back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from models.translate import words
from rules.feed_the_kraken.actions import Appoint, Mark
from rules.feed_the_kraken.enums import NavCard, Post
from rules.feed_the_kraken.state import Kraken, game_of
from rules.feed_the_kraken.telling import fan
from rules.kernel.steps import Action, Option, Seat, Target, TargetKind, is_whole
from rules.kernel.text import Text
from views.feed_the_kraken.phase import is_card_answer

if TYPE_CHECKING:
    from models.option_filter import OptionFilter
    from models.question import Question

JUMP = Target(TargetKind.BUTTON, "jump")


class Hand(QObject):
    """Lives as long as the board; holds one question at a time."""

    acted = Signal(object)
    moved = Signal()
    """Something was picked up or laid back."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.question: Question | None = None
        self.names: tuple[str, ...] = ()
        self._option_filter: OptionFilter | None = None
        self._pending: Option | None = None
        self._refused: dict[Target, Text] = {}
        self._open: set[Target] = set()

    # ------------------------------------------------------------ taking and laying down
    def take(
        self, question: Question | None, option_filter: OptionFilter | None, names: tuple[str, ...]
    ) -> None:
        """Another question, or none."""
        if self._option_filter is not None:
            self._option_filter.changed.disconnect(self._follow)
        self.question, self._option_filter, self.names = question, option_filter, names
        self._pending = None
        if option_filter is not None:
            option_filter.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """What is open now, and why the rest is not."""
        option_filter = self._option_filter
        self._open = set(option_filter.targets()) if option_filter is not None else set()
        self._refused = option_filter.refused() if option_filter is not None else {}
        if self._pending is not None and self._pending.targets[0] not in self._open:
            self._pending = None
        self.moved.emit()

    @property
    def view(self) -> Kraken | None:
        """The view of the question."""
        return game_of(self.question.view) if self.question is not None else None

    @property
    def pending(self) -> Option | None:
        """What has been picked up and is not meant yet."""
        return self._pending

    @property
    def asks_seats(self) -> bool:
        """Whether a seat is to be chosen."""
        return any(target.kind is TargetKind.SEAT for target in self._open)

    def has_rest(self) -> bool:
        """Whether something can be chosen that the table does not show: it lies on the bar."""
        option_filter = self._option_filter
        if option_filter is None:
            return False
        return any(not o.targets or not self.shows(o.targets[0]) for o in option_filter.matching)

    @property
    def offers_jump(self) -> bool:
        """Whether one may jump overboard."""
        return JUMP in self._open

    # ------------------------------------------------------------ what is shown of it
    def shows(self, target: Target) -> bool:
        """Seats and cards held are on the table; so is the way overboard."""
        if target.kind is TargetKind.SEAT or target == JUMP:
            return True
        held = target.kind is TargetKind.CARD and isinstance(target.id, int)
        return held and self.cards() is not None

    def is_open(self, target: Target) -> bool:
        """Whether it can be chosen."""
        return target in self._open

    def explain(self, target: Target) -> str:
        """Why it cannot be chosen; empty where it can, or where nothing is asked."""
        why = self.reason(target) if target not in self._open else None
        return words(why, self.names) if why is not None else ""

    def reason(self, target: Target) -> Text | None:
        """What the question answers to a click on anything; None where nothing is asked."""
        if self.question is None:
            return None
        return self._refused.get(target) or self.question.explain(target)

    def is_chosen(self, target: Target) -> bool:
        """Whether it has been picked up."""
        return self._pending is not None and self._pending.targets[:1] == (target,)

    def ghosts(self) -> dict[int, Post]:
        """The hats that seats would get."""
        parts = [part for part in self._parts() if isinstance(part, Appoint)]
        return {int(part.seat): part.post for part in parts}

    def marks(self) -> dict[int, int]:
        """How often each seat is marked in an answer of several parts."""
        found: dict[int, int] = {}
        for part in self._parts():
            if isinstance(part, Mark):
                found[part.seat] = found.get(part.seat, 0) + 1
        return found

    def _parts(self) -> tuple[Action, ...]:
        if self.question is None:
            return ()
        given = self.question.request.given
        return (*given, self._pending.action) if self._pending is not None else given

    def cards(self) -> tuple[Post, tuple[NavCard, ...]] | None:
        """The hand that is chosen from: whose, and its cards; NAVIGATOR: the logbook."""
        view, question = self.view, self.question
        if view is None or question is None or not self._asks_cards():
            return None
        hands = (
            (Post.CAPTAIN, view.captain, view.captain_hand),
            (Post.LIEUTENANT, view.lieutenant, view.lieutenant_hand),
            (Post.NAVIGATOR, view.navigator, view.logbook),
        )
        for post, seat, cards in hands:
            if seat == question.seat and cards and NavCard.HIDDEN not in cards:
                return post, fan(view, question.seat, cards)
        return None

    def _asks_cards(self) -> bool:
        question = self.question
        return question is not None and any(map(is_card_answer, question.request.actions))

    def words_of_pending(self) -> str:
        """What would be done."""
        return words(self._pending.label, self.names) if self._pending is not None else ""

    # ------------------------------------------------------------ pressing
    def press_seat(self, seat: int) -> bool:
        """A seat is pressed."""
        return self.press(Target(TargetKind.SEAT, seat))

    @staticmethod
    def card_target(place: int) -> Target:
        """A card held, by its place."""
        return Target(TargetKind.CARD, place)

    def press_card(self, place: int) -> bool:
        """A card is pressed."""
        return self.press(self.card_target(place))

    def press_jump(self) -> bool:
        """The way overboard is pressed."""
        return self.press(JUMP)

    def press(self, target: Target) -> bool:
        """Picks up, means what was picked up already, or goes on. False: it is not open."""
        option_filter = self._option_filter
        if option_filter is None or target not in self._open:
            return False
        if self.is_chosen(target):
            # Nobody goes overboard by pressing twice: that takes the button.
            return self.confirm() if target != JUMP else True
        options = option_filter.options_at(target)
        one = options[0] if len(options) == 1 else None
        if one is not None and len(one.targets) == 1 and self._ends(one.action):
            self._pending = one
            self.moved.emit()
            return True
        self._pending = None
        option_filter.choose(target)
        return True

    def _ends(self, action: Action) -> bool:
        """Whether the answer would be whole with this part."""
        question = self.question
        assert question is not None
        given = (*question.request.given, action)
        return is_whole(question.choice, question.view, question.seat, given)

    def confirm(self) -> bool:
        """Means what was picked up. False: nothing was."""
        pending, self._pending = self._pending, None
        if pending is None:
            return False
        self.acted.emit(pending.action)
        return True

    def cancel(self) -> bool:
        """Lays back what was picked up. False: nothing was."""
        if self._pending is None:
            return False
        self._pending = None
        self.moved.emit()
        return True

    def seat_of_pending(self) -> Seat | None:
        """The seat that has been picked up."""
        if self._pending is None or not self._pending.targets:
            return None
        target = self._pending.targets[0]
        return Seat(int(target.id)) if target.kind is TargetKind.SEAT else None
