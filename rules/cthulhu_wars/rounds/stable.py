"""Stable points (10): what follows when an action is over, before the next one begins.

In this order: Power that is triggered; requirements with what they bring, books, Elder Signs;
what others may do out of turn; reveals; the end. Whatever is done out of turn begins it again at
the requirements.
"""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.effects import having, own
from rules.cthulhu_wars.asking import OneSeat, button
from rules.cthulhu_wars.books import requirements
from rules.cthulhu_wars.books.reveals import Reveals
from rules.cthulhu_wars.books.signs import TakeSigns
from rules.cthulhu_wars.books.spellbooks import PickBook
from rules.cthulhu_wars.describe import who
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.names import book_name
from rules.cthulhu_wars.rounds import two_players
from rules.cthulhu_wars.rounds.order import turn_order
from rules.cthulhu_wars.state import NOBODY, Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Pass, Seat, Step
from rules.kernel.text import Fact, Text, say

Seats = tuple[Seat, ...]


def after_action(state: Earth, context: StepContext, seat: Seat) -> None:
    """An action of this seat is over, when all that it has put on the agenda has happened."""
    context.then(Settle(seat))


# -------------------------------------------------------------------- the stable point
class Settle(Auto, frozen=True):
    """A stable point of the Action phase. `actor`: whose action it was; `declined`: who has
    nothing more to do out of turn; `again`: Power has been triggered already."""

    actor: Seat = NOBODY
    declined: Seats = ()
    again: bool = False

    def run(self, state: State, context: StepContext) -> None:
        """What comes next; then the stable point again."""
        game = game_of(state)
        if not self.again:
            trigger(game, context)
        onward = Settle(self.actor, self.declined, True)
        if meet(game, context):
            context.then(onward)
            return
        seat = interrupter(game, self.declined)
        if seat != NOBODY:
            context.then(Interrupt(seat, self.actor, self.declined))
        else:
            context.then(Reveals())


def trigger(state: Earth, context: StepContext) -> None:
    """Power that is triggered by what left the map in the action, in turn order."""
    found = having(state, "after_action")
    for seat in turn_order(state) if found else ():
        for owner, effect in found:
            if owner == seat:
                effect.after_action(state, context, seat, state.removed)
    two_players.score(state, context)


# -------------------------------------------------------------------- requirements, books, signs
def meet(state: Earth, context: StepContext, specials: Seats = ()) -> bool:
    """Requirements that are true now; puts the picks that are due, or else the signs. False: there
    is nothing to be done."""
    requirements.check(state, context, specials)
    state.removed = ()
    if not requirements.is_anything_due(state):
        return False
    picks = [PickBook(seat) for seat in requirements.pickers(state)]
    if picks:
        context.then(*picks)
    else:
        context.then(*[TakeSigns(seat) for seat in turn_order(state) if state.due_signs[seat]])
    return True


class Meet(Auto, frozen=True):
    """Requirements are looked at outside the Action phase (9). `specials`: whose specials of the
    Doom phase have begun."""

    specials: Seats = ()

    def run(self, state: State, context: StepContext) -> None:
        """Until nothing is due any more."""
        game = game_of(state)
        two_players.score(game, context)
        if meet(game, context, self.specials):
            context.then(self)


# -------------------------------------------------------------------- out of turn
def interrupter(state: Earth, declined: Seats) -> Seat:
    """The first in turn order that may do something out of turn: in the Action phase only."""
    found = having(state, "interrupts")
    if found and state.phase is Phase.ACTION:
        for seat in turn_order(state):
            if seat not in declined and interrupts(state, seat):
                return seat
    return NOBODY


def interrupts(state: Earth, seat: Seat) -> list[Action]:
    """All that a seat may do out of turn."""
    effects = own(state, seat, "interrupts")
    return [action for effect in effects for action in effect.interrupts(state, seat)]


def usable(state: Earth, seat: Seat) -> tuple[Text, ...]:
    """The books that a seat may use out of turn now."""
    effects = own(state, seat, "interrupts")
    return tuple(book_name(each.ID) for each in effects if each.interrupts(state, seat))


class Interrupt(OneSeat, frozen=True):
    """What a seat does out of turn, one thing after the other until it has done enough."""

    actor: Seat = NOBODY
    declined: Seats = ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who may use what, after whose action."""
        game = game_of(state)
        facts: dict[str, Fact] = {"who": who(game, seat), "what": usable(game, seat)}
        if self.actor in (NOBODY, seat):
            return say("cthulhu_wars.prompt.interrupt", **facts)
        return say("cthulhu_wars.prompt.interrupt_after", actor=who(game, self.actor), **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """What its effects allow; nothing."""
        return [*interrupts(game_of(state), seat), Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """In the words of the effect."""
        game = game_of(state)
        if isinstance(action, Pass):
            return button(action, say("cthulhu_wars.do.no_interrupt"), "pass")
        option = self.effect(game, action).describe(game, seat, action)
        assert option is not None, f"no words for {action!r}"
        return option

    def effect(self, state: Earth, action: Action) -> Effect:
        """Which effect an action is of."""
        effects = own(state, self.seat, "interrupts")
        return next(e for e in effects if action in e.interrupts(state, self.seat))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """Then the stable point begins again at the requirements."""
        declined = self.declined
        if isinstance(action, Pass):
            declined = (*declined, self.seat)
        else:
            self.effect(state, action).carry_out(state, context, self.seat, action)
        context.then(Settle(self.actor, declined, True))


STEPS: tuple[type[Step], ...] = (Settle, Meet, Interrupt)
