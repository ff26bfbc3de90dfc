"""The Doom phase (5.3): Doom for gates, rituals, specials, the end."""

from rules.cthulhu_wars.abilities.effects import own
from rules.cthulhu_wars.books.reveals import Reveals
from rules.cthulhu_wars.earth.gates import gate_count
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.points import gain_doom
from rules.cthulhu_wars.rounds import ending
from rules.cthulhu_wars.rounds.moments import AtMoment
from rules.cthulhu_wars.rounds.order import turn_order
from rules.cthulhu_wars.rounds.phases import begin_phase
from rules.cthulhu_wars.rounds.ritual import OfferRitual
from rules.cthulhu_wars.rounds.stable import Meet
from rules.cthulhu_wars.state import Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step

Seats = tuple[Seat, ...]


class BeginDoom(Auto, frozen=True):
    """The whole phase as one list."""

    def run(self, state: State, context: StepContext) -> None:
        """1 Doom for each own gate, then factions in turn order."""
        game = game_of(state)
        begin_phase(game, context, Phase.DOOM)
        seats = turn_order(game)
        for seat in seats:
            gain_doom(game, context, seat, gate_count(game, seat), "gates")
        own_turn = game.variant.option("doom_specials_timing") == "in_own_doom_turn"
        parts = in_own_turns(seats) if own_turn else rituals_first(seats)
        ends = map(LastSteps, seats)
        context.then(Meet(), *parts, *ends, Meet(seats), Reveals(), EndDoom())


def rituals_first(seats: Seats) -> list[Step]:
    """All rituals, then the specials of all."""
    found: list[Step] = []
    for seat in seats:
        found += [Reveals(), AtMoment(seat), OfferRitual(seat), Meet()]
    for number, seat in enumerate(seats):
        found.append(Specials(seat, seats[: number + 1]))
    return found


def in_own_turns(seats: Seats) -> list[Step]:
    """Each faction's ritual and its specials."""
    found: list[Step] = []
    for number, seat in enumerate(seats):
        begun = seats[: number + 1]
        found += [Reveals(), AtMoment(seat), OfferRitual(seat)]
        found += [Meet(begun[:-1]), Specials(seat, begun)]
    return found


class Specials(Auto, frozen=True):
    """Requirements of a faction about the Doom phase, then the steps of its own. `begun`: whose
    specials have begun, its own included."""

    seat: Seat
    begun: Seats

    def run(self, state: State, context: StepContext) -> None:
        """A book that is picked now works now."""
        context.then(Meet(self.begun), OwnSteps(self.seat, self.begun))


class OwnSteps(Auto, frozen=True):
    """What a faction's effects add to the Doom phase."""

    seat: Seat
    begun: Seats

    def run(self, state: State, context: StepContext) -> None:
        """Each is an event of its own."""
        for step in doom_steps(game_of(state), self.seat):
            context.then(step, Meet(self.begun))


def doom_steps(state: Earth, seat: Seat) -> list[Step]:
    """All steps of its own that a seat has in the Doom phase."""
    effects = own(state, seat, "doom_steps")
    return [step for effect in effects for step in effect.doom_steps(state, seat)]


class LastSteps(Auto, frozen=True):
    """What a faction's effects do when the phase is nearly over (15)."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Their steps, as things are now."""
        game = game_of(state)
        for each in own(game, self.seat, "doom_ends"):
            context.then(*each.doom_ends(game, self.seat))


class EndDoom(Auto, frozen=True):
    """Step 4: the game ends here with thirty Doom or Instant Death (11)."""

    def run(self, state: State, context: StepContext) -> None:
        """Seen once, after all."""
        game = game_of(state)
        if ending.is_triggered(game):
            ending.finish(game, context)


STEPS: tuple[type[Step], ...] = (BeginDoom, Specials, OwnSteps, LastSteps, EndDoom)
