"""A question to the one seat that it names, and the targets of options: the base of most questions
of the factions."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from rules.cthulhu_wars.names import book_name
from rules.cthulhu_wars.state import Area, Earth, Kind, game_of
from rules.kernel.state import State
from rules.kernel.steps import Action, Answers, Choice, Option, Seat, Target, TargetKind
from rules.kernel.table import Table
from rules.kernel.text import Text, say


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

    def carry_out(self, state: Earth, table: Table, action: Action) -> None:
        """What the answer does."""
        raise NotImplementedError(type(self).__name__)


def instead(choice: Choice, state: State, seat: Seat) -> Text:
    """What a click on something that a question is not about is answered with: what is lit."""
    given = state.answers.get(seat, ())
    found = [choice.describe(state, seat, each) for each in choice.actions(state, seat, given)]
    kinds = {each.targets[0].kind for each in found if each.targets}
    kinds.discard(TargetKind.BUTTON)
    name = next(iter(kinds)).value if len(kinds) == 1 else "several" if kinds else "button"
    return say(f"cthulhu_wars.why.instead.{name}")


def refuse(option: Option, why: Text) -> Option:
    """The same option, not open."""
    return msgspec.structs.replace(option, why_not=why)


def too_dear(state: Earth, seat: Seat, cost: int) -> Text:
    """Why something that costs so much Power is not open."""
    return say("cthulhu_wars.why.too_dear", n=cost, held=state.power[seat])


def barred(action: Action, effect: str, why: Text | None) -> list[Option]:
    """An ability or a book that is not open, by its name; nothing where nothing bars it."""
    if why is None:
        return []
    return [Option(action, book_name(effect), (card_target(effect),), why)]


def button_target(name: str) -> Target:
    """A button in the panel."""
    return Target(TargetKind.BUTTON, name)


def button(action: Action, label: Text, name: str) -> Option:
    """An option that is only a button."""
    return Option(action, label, (button_target(name),))


def area_target(area: Area) -> Target:
    """An area of the map."""
    return Target(TargetKind.PLACE, str(area))


def unit_target(area: Area, seat: Seat, kind: Kind, holder: bool = False) -> Target:
    """The units of one kind of a seat in an area, or the one on the gate."""
    if holder:
        return holder_target(area)
    return Target(TargetKind.PIECE, f"unit:{area}:{seat}:{kind}")


def holder_target(area: Area) -> Target:
    """The unit on the gate of an area."""
    return Target(TargetKind.PIECE, f"holder:{area}")


def gate_target(area: Area) -> Target:
    """The gate of an area."""
    return Target(TargetKind.PIECE, f"gate:{area}")


def card_target(id: str) -> Target:
    """A spellbook, an ability or a requirement on a faction card."""
    return Target(TargetKind.CARD, id)


def seat_target(seat: Seat) -> Target:
    """A faction."""
    return Target(TargetKind.SEAT, seat)


def amount_target(number: int) -> Target:
    """A number."""
    return Target(TargetKind.AMOUNT, number)
