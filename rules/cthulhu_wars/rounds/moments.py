"""Moments between the steps of a round at which some may act (15): before the turn of anybody,
before one's own ritual, after Gather Power."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.effects import having, own
from rules.cthulhu_wars.asking import OneSeat, button
from rules.cthulhu_wars.books import requirements
from rules.cthulhu_wars.books.requirement import Requirement
from rules.cthulhu_wars.describe import who
from rules.cthulhu_wars.rounds.order import turn_order
from rules.cthulhu_wars.rounds.stable import Meet
from rules.cthulhu_wars.state import NOBODY, Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Pass, Seat, Step
from rules.kernel.text import Text, say

Owner = Effect | Requirement


def open_now(state: Earth, seat: Seat) -> list[tuple[Owner, Action]]:
    """What a seat may do at such a moment, each with its effect or deed."""
    found: list[tuple[Owner, Action]] = []
    for each in own(state, seat, "moments"):
        found += [(each, action) for action in each.moments(state, seat)]
    for deed in requirements.having(state, seat, "at_any_time"):
        found += [(deed, action) for action in deed.at_any_time(state, seat)]
    return found


def able(state: Earth) -> list[Seat]:
    """Who has an effect or an open deed that says anything, in turn order."""
    effects, deeds = having(state, "moments"), requirements.all_having(state, "at_any_time")
    if not effects and not any(deeds):
        return []
    owners = {seat for seat, _ in effects}
    return [seat for seat in turn_order(state) if seat in owners or deeds[seat]]


def has_moments(state: Earth) -> bool:
    """Whether there is any need for such a moment."""
    return any(open_now(state, seat) for seat in able(state))


class Moments(Auto, frozen=True):
    """A moment for all, in turn order. `but`: who comes next anyway and can do it then."""

    but: Seat = NOBODY

    def run(self, state: State, context: StepContext) -> None:
        """Whoever could have anything to do."""
        context.then(*[AtMoment(seat) for seat in able(game_of(state)) if seat != self.but])


class AtMoment(OneSeat, frozen=True):
    """One seat is asked, as long as anything is open to it."""

    def seats(self, state: State) -> Sequence[Seat]:
        """The seat, or nobody."""
        return (self.seat,) if open_now(game_of(state), self.seat) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who."""
        return say("cthulhu_wars.prompt.moment", who=who(game_of(state), seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """What is open; nothing."""
        return [*(action for _, action in open_now(game_of(state), self.seat)), Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """In the words of the effect."""
        game = game_of(state)
        if isinstance(action, Pass):
            return button(action, say("cthulhu_wars.do.no_interrupt"), "pass")
        found = [each for each, open in open_now(game, seat) if open == action]
        option = found[0].describe(game, seat, action)
        assert option is not None, f"no words for {action!r}"
        return option

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """Does it; what it earned comes at once (9); then the same moment again."""
        for effect, open in open_now(state, self.seat):
            if open == action:
                effect.carry_out(state, context, self.seat, action)
                context.then(Meet(), self)
                return


STEPS: tuple[type[Step], ...] = (Moments, AtMoment)
