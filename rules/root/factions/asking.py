"""A question to the one seat that it names: the base of most of the factions' questions."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from rules.kernel.state import State
from rules.kernel.steps import Action, Answers, Choice, Option, Seat, Target, TargetKind
from rules.kernel.table import Table
from rules.kernel.text import Text
from rules.root.describe import not_asked
from rules.root.state import Woodland, game_of


class OneSeat(Choice, frozen=True):
    """Asks `seat`; its last part is carried out."""

    IS_PUBLIC: ClassVar[bool] = False
    """What is open follows from what all see, in one part: a single answer is not asked for."""

    seat: Seat

    def seats(self, state: State) -> Sequence[Seat]:
        """The seat."""
        return () if self.IS_PUBLIC and self._only(state) is not None else (self.seat,)

    def _only(self, state: State) -> Action | None:
        found = self.actions(state, self.seat, ())
        return found[0] if len(found) == 1 else None

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Whatever is not asked for is answered with what is."""
        return not_asked(self.prompt(state, seat))

    def resolve(self, state: State, table: Table, answers: Answers) -> None:
        """Carries the answer out, or what needed none."""
        action = answers[self.seat][-1] if answers else self._only(state)
        if action is not None:
            self.carry_out(game_of(state), table, action)

    def carry_out(self, state: Woodland, table: Table, action: Action) -> None:
        """What the answer does."""
        raise NotImplementedError(type(self).__name__)


def refuse(option: Option, why: Text) -> Option:
    """The same option, not open."""
    return msgspec.structs.replace(option, why_not=why)


def button(action: Action, label: Text, name: str) -> Option:
    """An option that is only a button."""
    return Option(action, label, (button_target(name),))


def button_target(name: str) -> Target:
    """A button in the panel."""
    return Target(TargetKind.BUTTON, name)


def place_target(place: int) -> Target:
    """A place on the map."""
    return Target(TargetKind.PLACE, place)


def card_target(card: str) -> Target:
    """A card."""
    return Target(TargetKind.CARD, card)
