"""A question to the one seat that it names: the base of most questions, and options in words."""

from collections.abc import Sequence

import msgspec

from rules.cthulhu_wars.state import Area, Earth, Kind, game_of
from rules.kernel.state import State
from rules.kernel.steps import Action, Answers, Choice, Option, Seat, Target, TargetKind
from rules.kernel.table import Table
from rules.kernel.text import Text


class OneSeat(Choice, frozen=True):
    """Asks `seat` while anything is open; its last part is carried out."""

    seat: Seat

    def choices(self, game: Earth) -> Sequence[Action]:
        """What may be answered; nothing: the question is not asked."""
        raise NotImplementedError(type(self).__name__)

    def carry_out(self, game: Earth, table: Table, action: Action) -> None:
        """What the answer does."""
        raise NotImplementedError(type(self).__name__)

    def seats(self, state: State) -> Sequence[Seat]:
        """The seat, if it has anything to answer."""
        return (self.seat,) if self.choices(game_of(state)) else ()

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """What may be answered."""
        return self.choices(game_of(state))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Whatever is not asked for is answered with what is."""
        return self.prompt(state, seat)

    def resolve(self, state: State, table: Table, answers: Answers) -> None:
        """Carries the answer out, if there was a question."""
        if answers:
            self.carry_out(game_of(state), table, answers[self.seat][-1])


def refuse(option: Option, why: Text) -> Option:
    """The same option, not open."""
    return msgspec.structs.replace(option, why_not=why)


def button(action: Action, label: Text, name: str) -> Option:
    """An option that is only a button."""
    return Option(action, label, (button_target(name),))


def button_target(name: str) -> Target:
    """A button in the panel."""
    return Target(TargetKind.BUTTON, name)


def place_target(area: Area) -> Target:
    """An area of the map."""
    return Target(TargetKind.PLACE, str(area))


def card_target(id: str) -> Target:
    """A book, an ability or a requirement."""
    return Target(TargetKind.CARD, id)


def seat_target(seat: Seat) -> Target:
    """A faction."""
    return Target(TargetKind.SEAT, seat)


def amount_target(number: int) -> Target:
    """A number."""
    return Target(TargetKind.AMOUNT, number)


def unit_target(area: Area, seat: Seat, kind: Kind, holder: bool = False) -> Target:
    """A unit on the map; the one on the gate is a target of its own."""
    id = f"holder:{area}" if holder else f"unit:{area}:{seat}:{kind}"
    return Target(TargetKind.PIECE, id)


def gate_target(area: Area) -> Target:
    """A gate."""
    return Target(TargetKind.PIECE, f"gate:{area}")
