"""The Ritual of Annihilation (5.3): once in a Doom phase for each faction."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.effects import own
from rules.cthulhu_wars.actions import Ritual
from rules.cthulhu_wars.asking import OneSeat, button
from rules.cthulhu_wars.books.requirements import earn, having
from rules.cthulhu_wars.data import number, ritual_track
from rules.cthulhu_wars.describe import who
from rules.cthulhu_wars.earth.counting import great_old_ones, has_six, in_play
from rules.cthulhu_wars.earth.gates import gate_count
from rules.cthulhu_wars.points import gain_doom, gain_signs, pay
from rules.cthulhu_wars.rounds.events import RitualPerformed
from rules.cthulhu_wars.state import Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Pass, Seat, Step
from rules.kernel.text import Text, say


def is_instant_death(state: Earth) -> bool:
    """Whether the marker has left the last step."""
    return state.ritual >= len(ritual_track(state.variant.ritual))


def marker_cost(state: Earth) -> int:
    """What the marker says: a printed cost, 10 on Instant Death."""
    if is_instant_death(state):
        return number("ritual_track", "instant_death_cost")
    return ritual_track(state.variant.ritual)[state.ritual]


def cost(state: Earth, seat: Seat) -> int:
    """What a ritual costs this seat."""
    found = marker_cost(state)
    for effect in own(state, seat, "ritual_cost"):
        found = effect.ritual_cost(state, seat, found)
    return found


def signs_of(state: Earth, seat: Seat) -> int:
    """An Elder Sign for each own Great Old One in play, and what effects add."""
    more = sum(each.ritual_signs(state, seat) for each in own(state, seat, "ritual_signs"))
    return more + sum(in_play(state, seat, kind) for kind in great_old_ones(state, seat))


def may_perform(state: Earth, seat: Seat) -> bool:
    """Whether a seat can pay, and, by an option, has a Great Old One or six books."""
    if state.power[seat] < cost(state, seat):
        return False
    if not state.variant.is_on("ritual_needs_goo_or_six_books"):
        return True
    return has_six(state, seat) or bool(great_old_ones(state, seat))


class OfferRitual(OneSeat, frozen=True):
    """A faction's one decision in this phase."""

    def seats(self, state: State) -> Sequence[Seat]:
        """Whoever can perform one."""
        return (self.seat,) if may_perform(game_of(state), self.seat) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who, for how much."""
        game = game_of(state)
        facts = {"cost": cost(game, seat), "power": game.power[seat]}
        return say("cthulhu_wars.prompt.ritual", who=who(game, seat), **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Yes or no, or in a way that an effect knows."""
        game = game_of(state)
        if not may_perform(game, seat):
            return ()
        return (Ritual(), *(each for _, each in other_ways(game, seat)), Pass())

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """What it costs and brings."""
        game = game_of(state)
        if isinstance(action, Pass):
            return button(action, say("cthulhu_wars.do.no_ritual"), "pass")
        for effect, each in other_ways(game, seat):
            option = effect.describe(game, seat, action) if each == action else None
            if option is not None:
                return option
        facts = {"doom": gate_count(game, seat), "signs": signs_of(game, seat)}
        return button(action, say("cthulhu_wars.do.ritual", n=cost(game, seat), **facts), "ritual")

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """Performs it, or not."""
        if isinstance(action, Ritual):
            perform(state, context, self.seat)
        for effect, each in other_ways(state, self.seat):
            if each == action:
                effect.carry_out(state, context, self.seat, action)


def other_ways(state: Earth, seat: Seat) -> list[tuple[Effect, Action]]:
    """Ways to perform it that effects know, each with its effect."""
    effects = own(state, seat, "rituals")
    return [(each, action) for each in effects for action in each.rituals(state, seat)]


def perform(state: Earth, context: StepContext, seat: Seat, times: int = 1) -> None:
    """Pays, moves the marker, gains Doom for gates (`times` as much) and signs for Great Old
    Ones."""
    price, signs = cost(state, seat), signs_of(state, seat)
    doom = gate_count(state, seat) * times
    pay(state, context, seat, price, "ritual")
    if not is_instant_death(state):
        state.ritual += 1
    context.emit(RitualPerformed(seat, price, doom, signs, state.ritual))
    gain_doom(state, context, seat, doom, "ritual")
    gain_signs(state, seat, signs)
    for deed in having(state, seat, "after_ritual"):
        if deed.after_ritual(state, seat):
            earn(state, context, seat, deed.ID)


STEPS: tuple[type[Step], ...] = (OfferRitual,)
