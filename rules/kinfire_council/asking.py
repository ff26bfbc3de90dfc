"""A question to the one seat that it names, and the targets of options."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from rules.kernel.state import State
from rules.kernel.steps import Action, Answers, Choice, Option, Seat, Target, TargetKind
from rules.kernel.table import Table
from rules.kernel.text import Text, say
from rules.kinfire_council.state import Council, Space, game_of


class OneSeat(Choice, frozen=True):
    """Asks `seat`; its last part is carried out."""

    IS_PUBLIC: ClassVar[bool] = False
    """What is open follows from what all see, in one part: a single answer is not asked for, and
    where there is none nothing happens."""

    seat: Seat

    def seats(self, state: State) -> Sequence[Seat]:
        """The seat."""
        if self.IS_PUBLIC and len(self.actions(state, self.seat, ())) < 2:
            return ()
        return (self.seat,)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Whatever is not asked for is answered with what is."""
        return instead(self, state, seat)

    def resolve(self, state: State, table: Table, answers: Answers) -> None:
        """Carries the answer out, or what needed none."""
        found = answers[self.seat] if answers else self.actions(state, self.seat, ())
        if found:
            self.carry_out(game_of(state), table, found[-1])

    def carry_out(self, state: Council, table: Table, action: Action) -> None:
        """What the answer does."""
        raise NotImplementedError(type(self).__name__)


def instead(choice: Choice, state: State, seat: Seat) -> Text:
    """What a click on something that a question is not about is answered with: what is lit."""
    given = state.answers.get(seat, ())
    found = [choice.describe(state, seat, each) for each in choice.actions(state, seat, given)]
    kinds = {each.targets[0].kind for each in found if each.targets}
    kinds.discard(TargetKind.BUTTON)
    name = next(iter(kinds)).value if len(kinds) == 1 else "several" if kinds else "button"
    return say(f"kinfire_council.why.instead.{name}")


def refuse(option: Option, why: Text) -> Option:
    """The same option, not open."""
    return msgspec.structs.replace(option, why_not=why)


def button_target(name: str) -> Target:
    """A button in the panel."""
    return Target(TargetKind.BUTTON, name)


def button(action: Action, label: Text, name: str) -> Option:
    """An option that is only a button."""
    return Option(action, label, (button_target(name),))


def space_target(space: Space) -> Target:
    """A space."""
    return Target(TargetKind.PLACE, space)


def location_target(space: Space, index: int) -> Target:
    """A location of a space."""
    return Target(TargetKind.PLACE, f"location:{space}:{index}")


def need_target(row: int) -> Target:
    """A row of the needs track."""
    return Target(TargetKind.PLACE, f"row:{row}")


def ship_target(row: int) -> Target:
    """A row of the site."""
    return Target(TargetKind.PLACE, f"ship:{row}")


def slot_target(slot: int) -> Target:
    """A threat slot."""
    return Target(TargetKind.PLACE, f"slot:{slot}")


def decree_target(at: int) -> Target:
    """A decree of the docket."""
    return Target(TargetKind.PLACE, f"decree:{at}")


def piece_target(seat: Seat, number: int) -> Target:
    """A Seeker or chit."""
    return Target(TargetKind.PIECE, f"piece:{seat}:{number}")


def cultist_target(number: int) -> Target:
    """A cultist in the city or held."""
    return Target(TargetKind.PIECE, f"cultist:{number}")


def rubble_target(number: int) -> Target:
    """Rubble on a space."""
    return Target(TargetKind.PIECE, f"rubble:{number}")


def card_target(id: str) -> Target:
    """A research card, a threat, a decree, a token by its id."""
    return Target(TargetKind.CARD, id)


def seat_target(seat: Seat) -> Target:
    """A player."""
    return Target(TargetKind.SEAT, seat)


def amount_target(number: int) -> Target:
    """A number."""
    return Target(TargetKind.AMOUNT, number)
